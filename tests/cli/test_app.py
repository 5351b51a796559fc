from __future__ import annotations

import socket
import subprocess
import sys
import webbrowser
from pathlib import Path
from threading import Event

import pytest

import gloaming
import gloaming.benchmark
from gloaming import server
from tests.packs import pack

from .conftest import GAME, Launch, Run, refused


def test_the_version_is_told(launch: Launch) -> None:
    told = launch("--version")
    assert told.stdout == f"gloaming {gloaming.__version__}\n"
    assert told.returncode == 0


def test_help_names_every_command_with_a_whole_sentence(run: Run) -> None:
    shown = run("--help").stdout
    for command in (
        "games",
        "learn",
        "play",
        "campaign",
        "join",
        "sim",
        "replay",
        "verify",
        "content",
        "rules",
        "serve",
        "bench",
    ):
        assert f"\n  {command} " in shown
    assert "..." not in shown.partition("Commands:")[2]


def test_a_command_starts_without_what_only_others_need() -> None:
    """All of it together takes longer than the start of most."""
    program = "import sys, gloaming.cli.play; sys.exit(bool({'websockets', 'multiprocessing'} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def loaded_by(*words: str, folder: Path) -> set[str]:
    """The modules that a command loads."""
    program = (
        "import sys\n"
        "from gloaming.cli import app\n"
        "try:\n    app(sys.argv[1:])\n"
        "finally:\n    print(*sys.modules, file=sys.stderr)"
    )
    told = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, cwd=folder)
    assert told.returncode == 0, told.stderr
    return set(told.stderr.split())


def games_among(modules: set[str]) -> set[str]:
    """The games whose modules are among these."""
    folders = {gloaming.game(id).folder.name for id in gloaming.games()}
    return folders & {name.split(".")[2] for name in modules if name.startswith("gloaming.games.")}


def test_the_list_of_games_loads_no_game(tmp_path: Path) -> None:
    modules = loaded_by("games", folder=tmp_path)
    assert games_among(modules) == set()
    assert not {"asyncio", "multiprocessing", "websockets", "gloaming.server", "gloaming.client"} & modules


def test_the_list_of_games_loads_the_game_of_a_pack(tmp_path: Path) -> None:
    modules = loaded_by("games", "--pack", str(pack(tmp_path / "well")), folder=tmp_path)
    assert games_among(modules) == {"fatal_frame"}


@pytest.mark.parametrize("words", [("content", GAME), ("rules", GAME, "DG-GOAL"), ("sim", GAME, "--matches", "1")])
def test_a_command_about_one_game_loads_no_other(words: tuple[str, ...], tmp_path: Path) -> None:
    assert games_among(loaded_by(*words, folder=tmp_path)) == {"dont_go_in_there"}


@pytest.mark.parametrize("words", [["dance"], ["sim", GAME, "--turbo"], ["sim", GAME, "--matches", "0"], ["content"]])
def test_bad_usage_is_explained_without_a_traceback(run: Run, words: list[str]) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert "Error" in result.stderr
    assert "Traceback" not in result.output


@pytest.mark.parametrize("words", [["content", GAME], ["play", GAME, "--seats", "random,random"]])
def test_a_reader_that_goes_away_is_no_error(words: list[str]) -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "gloaming", *words],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        process.stdout.close()
        assert process.stderr.read() == b""


def test_serve_passes_port_and_bound_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(server, "serve", lambda port, most_tables, **_: asked.append((port, most_tables)))
    assert run("serve", "--port", "8123", "--most-tables", "500").exit_code == 0
    assert asked == [(8123, 500)]


@pytest.mark.parametrize(("words", "delay"), [((), 0.3), (("--bot-delay", "0"), 0), (("--bot-delay", "1.5"), 1.5)])
def test_serve_sets_how_long_bots_take(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], delay: float
) -> None:
    asked = []
    monkeypatch.setattr(server, "serve", lambda pause, **_: asked.append(pause))
    assert run("serve", *words).exit_code == 0
    assert asked == [delay]


def test_serve_shows_the_delay_of_bots_in_its_help(run: Run) -> None:
    assert "--bot-delay SECONDS" in run("serve", "--help").stdout


@pytest.mark.parametrize("delay", ["-1", "11", "nan", "soon"])
def test_serve_refuses_a_delay_that_is_none(run: Run, delay: str) -> None:
    assert run("serve", "--bot-delay", delay).exit_code == 2


def test_serve_opens_the_browser_once_the_server_listens(
    run: Run, own_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    seen = Event()

    def serve(port: int, **_: object) -> None:
        assert not opened
        with socket.create_server(("127.0.0.1", port)):
            assert seen.wait(10)

    def open_page(address: str) -> None:
        opened.append(address)
        seen.set()

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(webbrowser, "open", open_page)
    assert run("serve", "--open", "--port", str(own_port)).exit_code == 0
    assert opened == [f"http://127.0.0.1:{own_port}/"]


def test_serve_cannot_open_a_page_on_any_port(run: Run) -> None:
    assert "--port" in refused(run("serve", "--open", "--port", "0"))


def test_bench_shows_what_was_measured(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gloaming.benchmark, "measure", lambda: {"speed": 7})
    monkeypatch.setattr(gloaming.benchmark, "report", lambda figures: f"It does {figures['speed']}.")
    assert run("bench").stdout == "It does 7.\n"
    assert run("bench", "--json").stdout == '{\n "speed": 7\n}\n'
