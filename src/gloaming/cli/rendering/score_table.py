"""Print the scores at the end of a match."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table


def print_scores(console: Console, rows: list[tuple[str, str, str]], reason: str) -> None:
    """Print a table of scores, with winners in bold, and the reason for the end of the match.

    rows: the name, the score and the remarks of each player.
    """
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
    """Return remarks on a player's result: a win, and the player's side if the game has sides."""
    return ["wins"] * (seat in winners) + ([f"with {sides[seat]}"] if sides else [])
