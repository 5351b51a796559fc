"""Behavior in a real terminal only."""

from __future__ import annotations

import os
import pty
import re
import selectors
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.cli.conftest import GAME, PATIENCE

TAKE_THE_TERMINAL = """
import os, signal, sys
from gloaming.cli import app
signal.signal(signal.SIGINT, signal.default_int_handler)
os.close(os.open(os.ttyname(0), os.O_RDWR))
app(sys.argv[1:])
"""
"""Restore SIGINT, which is ignored if the tests run in the background."""


class Terminal:
    """A command that believes it runs in a terminal."""

    def __init__(self, main: int, process: subprocess.Popen[bytes]) -> None:
        self.main = main
        self.process = process

    def wait_for(self, text: str, *, seconds: float = PATIENCE) -> str:
        """Return the output up to a text; fail if it does not appear."""
        shown = b""
        until = time.monotonic() + seconds
        with selectors.DefaultSelector() as printed:
            printed.register(self.main, selectors.EVENT_READ)
            while text.encode() not in shown:
                assert printed.select(max(0.0, until - time.monotonic())), shown.decode()
                shown += os.read(self.main, 4096)
        return shown.decode()

    def type(self, text: str) -> None:
        """Press keys."""
        os.write(self.main, text.encode())

    def interrupt(self, text: str) -> None:
        """Press Ctrl-C until a text appears; a single press may come between the prompt and the reading."""
        for _ in range(5):
            time.sleep(0.2)
            self.type("\x03")
            try:
                self.wait_for(text, seconds=PATIENCE / 12)
            except AssertionError:
                continue
            return
        raise AssertionError(f"no {text!r} after Ctrl-C")

    def end(self) -> int:
        """The exit code."""
        return self.process.wait(timeout=PATIENCE)


@contextmanager
def terminal(folder: Path, *words: str) -> Iterator[Terminal]:
    main, side = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "50"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        [sys.executable, "-c", TAKE_THE_TERMINAL, *words],
        stdin=side,
        stdout=side,
        stderr=side,
        cwd=folder,
        env=environment,
        start_new_session=True,
    )
    os.close(side)
    try:
        yield Terminal(main, process)
    finally:
        process.kill()
        process.wait()
        os.close(main)


def test_ctrl_c_offers_to_save_and_to_play_on(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", GAME, "--seats", "human,random", "--seed", "1") as session:
        session.wait_for("or a command: ")
        session.type("1\n")
        session.wait_for("or a command: ")
        session.interrupt("continue) ")
        session.type("back\n")
        session.wait_for("or a command: ")
        session.interrupt("continue) ")
        session.type("kept.json\n")
        session.wait_for("Saved to kept.json")
        assert session.end() == 0
    assert (tmp_path / "kept.json").exists()


def test_an_error_is_wrapped_at_words(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", GAME, "--seats", "human,random", "--seed", "1") as session:
        session.wait_for("or a command: ")
        session.type("why unicorn\n")
        error = re.sub("\x1b\\[[0-9;]*m", "", session.wait_for("or a command: "))
        assert "the pieces are: " in " ".join(error.split())
        assert max(len(line.rstrip()) for line in error.splitlines()) <= 80


def test_the_end_of_the_input_offers_to_save_once(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", GAME, "--seats", "human,random", "--seed", "1") as session:
        session.wait_for("or a command: ")
        session.type("1\n")
        session.wait_for("or a command: ")
        session.type("\x04")
        session.wait_for("continue) ")
        session.type("\x04")
        session.wait_for("It was not saved.")
        assert session.end() == 1


def test_the_table_is_wiped_from_what_can_be_scrolled_back_to(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", GAME, "--seats", "human,human", "--seed", "1") as session:
        session.wait_for("then press Enter. ")
        session.type("\n")
        assert "\x1b[1;36mPlayer 1" in session.wait_for("or a command: ")
        session.type("1\n")
        session.wait_for("hide the table. ")
        session.type("\n")
        assert "\x1b[H\x1b[2J\x1b[3J" in session.wait_for("then press Enter. ")


def test_after_the_end_one_may_still_look_and_keep_the_record(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", GAME, "--seats", "random,random", "--seed", "1") as session:
        session.wait_for("Press Enter to leave, or type a command: ")
        session.type("log 2\n")
        assert "wins." in session.wait_for("Press Enter to leave, or type a command: ")
        session.type("why\n")
        assert "you have no question to answer now" in session.wait_for("Press Enter to leave, or type a command: ")
        session.type("undo\n")
        assert "nothing can be undone now" in session.wait_for("Press Enter to leave, or type a command: ")
        session.type("3\n")
        ended = session.wait_for("Press Enter to leave, or type a command: ")
        assert "The match is over. The commands are: why, hint, log," in ended
        session.type("record whole.json\n")
        session.wait_for("Press Enter to leave, or type a command: ")
        session.type("\n")
        assert session.end() == 0
    assert (tmp_path / "whole.json").exists()
