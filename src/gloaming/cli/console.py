"""The console of the commands: errors, yes-or-no questions and durations."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from typing import Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from gloaming.engine.errors import GloamingError


class ErrorReportingGroup(TyperGroup):
    """A group of commands that prints an expected error as one line on stderr and exits with code 2."""

    def invoke(self, ctx: Any) -> Any:
        """Run the command; print an expected error and exit with code 2."""
        try:
            return super().invoke(ctx)
        except GloamingError as error:
            print_error(make_console(stderr=True), error)
            raise typer.Exit(2) from None


def make_console(*, stderr: bool = False) -> Console:
    """Return a console for the terminal's current size and streams. Markup, emoji codes and highlighting are off."""
    return Console(stderr=stderr, markup=False, highlight=False, emoji=False)


def print_error(console: Console, error: object) -> None:
    """Print an error in red: wrapped at words in a terminal, otherwise as one line of any length."""
    console.print(f"Error: {' '.join(str(error).split())}", style="red", soft_wrap=not console.is_terminal)


def ask_yes_or_no(read: Callable[[str], str], question: str) -> bool:
    """Ask a question until the answer is yes or no; return whether it is yes.

    read: shows a prompt and returns the line that the person types.
    """
    while True:
        answer = read(f"{question} (yes or no) ").lower()
        if answer in ("y", "yes", "n", "no"):
            return answer in ("y", "yes")


def format_clock(seconds: float) -> str:
    """Format a duration as minutes and seconds, with hours if it is that long."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def replace_unencodable_characters() -> None:
    """Make the standard streams print a question mark for every character that their encoding lacks."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
