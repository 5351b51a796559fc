"""`gloaming games`: list the games with their seats, minutes and setup options."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from gloaming.cli.arguments import Packs
from gloaming.cli.console import make_console
from gloaming.games.listing import listing


def games(pack: Packs = None) -> None:
    """List the games: seats, minutes, setup options."""
    table = Table(box=box.SIMPLE_HEAD, show_lines=True, padding=(0, 1))
    table.add_column("Game", no_wrap=True)
    table.add_column("Seats", no_wrap=True)
    table.add_column("Minutes", no_wrap=True)
    table.add_column("Setup options (--set name=value)")
    for game in listing(pack or ()):
        options = Text("\n").join([_setting(setting) for setting in game["options"]] or [Text("none")])
        if game["styles"]:
            options.append("\nbot styles", "bold").append(f" (hard:{min(game['styles'])}): ")
            options.append(" or ".join(game["styles"]))
        table.add_row(
            Text.assemble((game["id"], "bold"), "\n", game["title"]),
            _span(*game["seats"]),
            _span(*game["minutes"]),
            options,
        )
    make_console().print(table)


def _setting(facts: dict[str, Any]) -> Text:
    if facts["kind"] == "number":
        values = f"{facts['least']} to {facts['most']} (default: {facts['default']})"
        if "names" in facts:
            values += "; numbers in the list of `gloaming content`"
    elif facts["kind"] == "some":
        counts = facts["counts"]
        by_seats = ", ".join([f"{count} with {seats} seats" for seats, count in counts.items()])
        values = f"some of {', '.join(facts['choices'])}: {by_seats}"
    else:
        values = " or ".join(facts["choices"])
    return Text.assemble((facts["id"], "bold"), f": {values}")


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"
