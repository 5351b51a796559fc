"""Print the events of a match: the new ones, or the numbered log."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text


def print_events(console: Console, texts: Iterable[str]) -> None:
    """Print the texts of events that are new to the player."""
    for text in texts:
        console.print(Padding(Text(text), (0, 0, 0, 2)))


def print_log(console: Console, events: Iterable[tuple[int, str]]) -> None:
    """Print events with their numbers, counted from 1. events: pairs of a number, counted from 0, and a text."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(justify="right", min_width=4)
    grid.add_column()
    for number, text in events:
        grid.add_row(str(number + 1), text)
    console.print(grid)
