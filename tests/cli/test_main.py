from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import gloaming
import gloaming.benchmark
from tests.cli.conftest import GAME, Launch, Run, refused
from tests.packs import pack


def test_the_version_is_told(launch: Launch) -> None:
    result = launch("--version")
    assert result.stdout == f"gloaming {gloaming.__version__}\n"
    assert result.returncode == 0


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


def test_without_arguments_the_first_steps_are_shown(launch: Launch) -> None:
    result = launch()
    assert result.returncode == 0
    for step in ("gloaming serve --open", "gloaming play", "gloaming learn GAME", "gloaming --help"):
        assert f"\n  {step} " in result.stdout


@pytest.mark.parametrize(
    ("typed", "completed"),
    [
        ("gloaming pl", "play"),
        ("gloaming play fi", "final-girl"),
        ("gloaming sim gh", "ghost-hunter"),
        ("gloaming learn fa", "fatal-frame"),
        ("gloaming campaign st", "start"),
    ],
)
def test_a_shell_completes_commands_and_games(
    typed: str, completed: str, launch: Launch, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("_GLOAMING_COMPLETE", "complete_bash")
    monkeypatch.setenv("COMP_WORDS", typed)
    monkeypatch.setenv("COMP_CWORD", str(typed.count(" ")))
    assert launch().stdout.split() == [completed]


def test_completion_can_be_shown_for_the_shell_that_asks() -> None:
    asked_in_bash = f"{sys.executable} -m gloaming --show-completion; exit $?"
    shown = subprocess.run(["bash", "-c", asked_in_bash], capture_output=True, text=True)
    assert "_GLOAMING_COMPLETE" in shown.stdout, shown.stderr


def test_a_command_starts_without_what_only_others_need() -> None:
    """All of it together takes longer than the start of most."""
    unneeded = "{'websockets', 'multiprocessing'}"
    program = f"import sys, gloaming.cli.commands.play; sys.exit(bool({unneeded} & sys.modules.keys()))"
    assert subprocess.run([sys.executable, "-c", program]).returncode == 0


def loaded_by(*words: str, folder: Path) -> set[str]:
    """The modules that a command loads."""
    program = (
        "import sys\n"
        "from gloaming.cli import app\n"
        "try:\n    app(sys.argv[1:])\n"
        "finally:\n    print(*sys.modules, file=sys.stderr)"
    )
    result = subprocess.run([sys.executable, "-c", program, *words], capture_output=True, text=True, cwd=folder)
    assert result.returncode == 0, result.stderr
    return set(result.stderr.split())


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


@pytest.mark.parametrize("command", ["play", "sim", "content", "rules"])
def test_an_unknown_game_is_answered_with_the_games_there_are(run: Run, command: str) -> None:
    assert refused(run(command, "monopoly")) == f"Error: no game 'monopoly'; there are: {', '.join(gloaming.games())}"
