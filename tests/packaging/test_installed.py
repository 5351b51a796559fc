"""What the installed package can do without the checkout."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.packaging.conftest import Launch
from tests.ports import port_of_its_own
from tests.server.house import PATIENCE, get

COMMANDS = ["admin", "analyse", "backup", "bench", "campaign", "compare", "content", "evaluate", "games", "join"]
COMMANDS += [
    "lab",
    "ladder",
    "learn",
    "mcp",
    "play",
    "replay",
    "restore",
    "rules",
    "scrapbook",
    "serve",
    "sim",
    "train",
    "verify",
]


def test_the_package_is_not_the_checkout(program: Path) -> None:
    where = subprocess.run(
        [program.parent / "python", "-c", "import gloaming; print(gloaming.__file__)"],
        capture_output=True,
        text=True,
        cwd="/",
        check=True,
    ).stdout
    assert "site-packages" in where


def test_every_command_explains_itself(launch: Launch) -> None:
    listed = re.findall(r"^  ([a-z]+) ", launch("--help").stdout.partition("Commands:")[2], re.MULTILINE)
    assert sorted(listed) == COMMANDS
    for command in COMMANDS:
        result = launch(command, "--help")
        assert result.returncode == 0, result.stderr
        assert result.stdout.startswith(f"Usage: gloaming {command} ")


@pytest.mark.parametrize("game", ["dont-go-in-there", "final-girl", "fatal-frame", "follow-your-fear", "ghost-hunter"])
def test_bots_play_a_match_of_every_game(game: str, launch: Launch) -> None:
    result = launch("sim", game, "--matches", "2", "--bots", ",".join(["greedy"] * (1 if game == "final-girl" else 3)))
    assert result.returncode == 0, result.stderr
    assert "decisions/s" in result.stdout


def test_a_match_is_played_to_its_end_in_the_terminal(launch: Launch) -> None:
    typed = "\n".join(["1"] * 200)
    result = launch("play", "dont-go-in-there", "--seats", "human,random", "--seed", "3", typed=typed)
    assert result.returncode == 0, result.stderr
    assert re.search(r"(win|wins|share)", result.stdout[-600:])


def test_a_shell_completes_a_command(launch: Launch) -> None:
    result = launch(_GLOAMING_COMPLETE="complete_bash", COMP_WORDS="gloaming lad", COMP_CWORD="1")
    assert result.stdout.strip() == "ladder"


@pytest.fixture
def server(program: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that the installed program runs."""
    with port_of_its_own() as port:
        command = [str(program), "serve", "--port", str(port), "--data", str(tmp_path / "data"), "--bot-delay", "0"]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path)
        assert process.stdout is not None
        try:
            yield process.stdout.readline().strip().rstrip("/")
        finally:
            process.terminate()
            process.wait(30)
            process.stdout.close()


def test_it_serves_the_page(server: str) -> None:
    page = get(f"{server}/")
    assert page.status_code == 200
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page.text)
    assert scripts
    for script in scripts:
        assert get(server + script).status_code == 200


def test_it_serves_a_table_that_the_terminal_watches(server: str, launch: Launch) -> None:
    opened = httpx.post(
        f"{server}/api/tables",
        json={"game": "dont-go-in-there", "seats": ["random", "random"]},
        headers={"Origin": server},
        timeout=PATIENCE,
    )
    assert opened.status_code == 201, opened.text
    result = launch("join", f"{server}/table/{opened.json()['id']}", typed="")
    assert "Don't Go In There" in result.stdout, result.stderr
    assert "wins" in result.stdout
