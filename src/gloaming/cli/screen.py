"""Where commands write, and how errors and times look there."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from gloaming.engine.errors import GloamingError


class Refused(GloamingError):
    """The command cannot do what was asked; the message says why and what would be right."""


class Commands(TyperGroup):
    """Commands whose errors, raised on purpose, become one line on stderr and exit code 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command."""
        try:
            return super().invoke(ctx)
        except GloamingError as error:
            say_error(screen(stderr=True), error)
            raise typer.Exit(2) from None


def screen(*, stderr: bool = False) -> Console:
    """The terminal as it is now. Words in brackets and colons stay as they are."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def say_error(console: Console, error: object) -> None:
    """In red: wrapped at words for a person, else one line, however long."""
    console.print(f"Error: {' '.join(str(error).split())}", style="red", soft_wrap=not console.is_terminal)


def agreed(read: Callable[[str], str], question: str) -> bool:
    """A yes or no to a question, which is asked until it is one. read: asks, and gives the line that is typed."""
    while True:
        answer = read(f"{question} (yes or no) ").lower()
        if answer in ("y", "yes", "n", "no"):
            return answer in ("y", "yes")


def clock_time(seconds: float) -> str:
    """Seconds as minutes and seconds, and hours where there are any."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def never_choke_on_a_letter() -> None:
    """Letters that the terminal's encoding lacks are shown as question marks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
