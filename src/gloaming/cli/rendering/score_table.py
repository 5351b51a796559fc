"""The scores at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table


def print_scores(console: Console, rows: list[tuple[str, str, str]], reason: str) -> None:
    """Print a row per player (name, score, remarks), winners in bold, and why the match ended."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("Player")
    table.add_column("Score", justify="right")
    table.add_column("")
    for row in rows:
        table.add_row(*row, style="bold" if row[2].startswith("wins") else "")
    console.print()
    console.print(table)
    console.print(reason)


def describe_outcome(seat: int, winners: Sequence[int], sides: Sequence[str]) -> list[str]:
    """Return remarks on a player's result: a win, and the side if the game has sides."""
    return ["wins"] * (seat in winners) + ([f"with {sides[seat]}"] if sides else [])
