"""Commands whose standard input, output or error is closed, full or a broken pipe."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from typer.main import get_command

from gloaming.cli import app
from gloaming.cli.main import COMMAND_MODULES
from tests.cli.conftest import GAME, PATIENCE

FULL = Path("/dev/full")
COMMANDS = {
    "help": ("--help",),
    "games": ("games",),
    "content": ("content", GAME, "--json"),
    "sim": ("sim", GAME, "--matches", "2"),
    "play": ("play", GAME, "--seed", "1"),
    "watch": ("play", GAME, "--seats", "random,random", "--seed", "1"),
    "learn": ("learn", GAME, "first-match"),
    "refused": ("replay", "no-such-file.json"),
}
NEEDS_INPUT = ("play", "learn")


def start(command: str, redirections: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run a command in a shell with some streams redirected."""
    return subprocess.run(
        ["sh", "-c", f'exec "$@" {redirections}', "sh", sys.executable, "-m", "gloaming", *COMMANDS[command]],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "sim"])
def test_closed_input_is_like_input_that_has_ended(command: str, tmp_path: Path) -> None:
    ended = start(command, "", tmp_path)
    closed = start(command, "<&-", tmp_path)
    assert (closed.returncode, closed.stdout, closed.stderr) == (ended.returncode, ended.stdout, ended.stderr)
    assert ("The input ended before the match did." in closed.stdout) == (command in NEEDS_INPUT)


@pytest.mark.parametrize("streams", [">&-", "<&- >&-", "2>&-", "<&- >&- 2>&-"])
@pytest.mark.parametrize("command", ["games", "play", "refused"])
def test_closed_output_is_like_output_that_nobody_reads(command: str, streams: str, tmp_path: Path) -> None:
    usual = start(command, "", tmp_path)
    closed = start(command, streams, tmp_path)
    assert closed.returncode == usual.returncode
    assert closed.stdout == ("" if ">&-" in streams.replace("2>&-", "") else usual.stdout)
    assert closed.stderr == ("" if "2>&-" in streams else usual.stderr)


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize("command", [name for name in COMMANDS if name != "refused"])
def test_output_to_a_full_disk_is_one_line_of_error(command: str, tmp_path: Path) -> None:
    full = start(command, ">/dev/full", tmp_path)
    assert full.returncode == 1
    assert full.stderr == "Error: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
def test_no_output_at_all_still_gives_an_exit_code(tmp_path: Path) -> None:
    assert start("games", "<&- >/dev/full 2>/dev/full", tmp_path).returncode == 1
    assert start("refused", "<&- >/dev/full 2>/dev/full", tmp_path).returncode != 0


@pytest.mark.skipif(not FULL.exists(), reason="the system has no device that is always full")
@pytest.mark.parametrize("command", COMMAND_MODULES)
def test_every_command_reports_output_that_cannot_be_written(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with FULL.open("w") as full:
        monkeypatch.setattr(sys, "stdout", full)
        with pytest.raises(SystemExit) as left:
            get_command(app).main([command, "--help"], prog_name="gloaming")
        monkeypatch.undo()
    assert left.value.code == 1
    assert capsys.readouterr().err.strip() == "Error: the output cannot be written: No space left on device"
