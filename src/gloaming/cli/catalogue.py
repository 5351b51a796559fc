"""What there is: games, their content, their rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

import gloaming
from gloaming.cli.arguments import Packs, shelf_of
from gloaming.cli.rulebook import drawn, found
from gloaming.cli.screen import screen
from gloaming.engine.content.content_checks import told
from gloaming.engine.match.settings import WholeNumber
from gloaming.games.listing import listing

WIDE: Final = 120
"""So many columns a terminal has at least for all that `content` can tell of an entry in a line."""

GameId = Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `gloaming games` lists them.")]


def games(pack: Packs = None) -> None:
    """List the games: seats, minutes, and what may be chosen at set-up."""
    table = Table(box=box.SIMPLE_HEAD, show_lines=True, padding=(0, 1))
    table.add_column("Game", no_wrap=True)
    table.add_column("Seats", no_wrap=True)
    table.add_column("Minutes", no_wrap=True)
    table.add_column("Set-up options (--set name=value)")
    for game in listing(pack or ()):
        options = Text("\n").join([_setting(setting) for setting in game["options"]] or [Text("none")])
        if game["styles"]:
            options.append("\nstyles of bots", "bold").append(f" (hard:{min(game['styles'])}): ")
            options.append(" or ".join(game["styles"]))
        table.add_row(
            Text.assemble((game["id"], "bold"), "\n", game["title"]),
            _span(*game["seats"]),
            _span(*game["minutes"]),
            options,
        )
    screen().print(table)


def _setting(facts: dict[str, Any]) -> Text:
    if facts["kind"] == "number":
        values = f"{facts['least']} to {facts['most']}, else {facts['default']}"
        if "names" in facts:
            values += "; the place in the list, as `gloaming content` shows it"
    elif facts["kind"] == "some":
        counts = facts["counts"]
        by_seats = ", ".join([f"{count} with {seats} seats" for seats, count in counts.items()])
        values = f"some of {', '.join(facts['choices'])}: {by_seats}"
    else:
        values = " or ".join(facts["choices"])
    return Text.assemble((facts["id"], "bold"), f": {values}")


def _span(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}-{most}"


def content(
    game: GameId,
    as_json: Annotated[bool, typer.Option("--json", help="A JSON list and nothing else.")] = False,
    pack: Packs = None,
) -> None:
    """List the cards and pieces of a game and their sources.

    In a pack: what a pack writes to replace an entry, its table and its id there where it is listed under another.
    """
    played = shelf_of(pack, game).game(game)
    entries = played.content()
    if as_json:
        print(json.dumps(entries, ensure_ascii=False, indent=1))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    console = screen()
    wide = console.width >= WIDE
    table.add_column("Id", no_wrap=True)
    for heading in ("In a pack", "Name"):
        table.add_column(heading, overflow="fold")
    if wide:
        table.add_column("Kind", overflow="fold")
        table.add_column("Source", overflow="fold")
    table.add_column("Copies", justify="right", no_wrap=True)
    for entry in entries:
        own = _own(entry, played.box.added.entries)
        more = [entry["kind"], entry["source"]] if wide else []
        table.add_row(entry["id"], own, entry["name"], *more, str(entry["copies"]))
    console.print(table)
    console.print("By kind:   " + _totals(entries, "kind"))
    console.print("By source: " + _totals(entries, "source"))
    if pack:
        sold = gloaming.game(game).content()
        console.print(Text(f"New or changed by packs: {told([one['name'] for one in entries if one not in sold])}"))
    for setting in played.asked:
        if isinstance(setting, WholeNumber) and setting.names:
            places = [f"{setting.least + at} {name}" for at, name in enumerate(setting.names)]
            console.print(f"--set {setting.id}=: {'; '.join(places)}")


def _own(entry: dict[str, Any], known: Mapping[str, tuple[str, str]]) -> str:
    """The table of an entry, and its own id there where it is listed under another: `[[item]] knife`."""
    for piece in [entry["id"], *entry["pieces"]]:
        if piece in known:
            table, id = known[piece]
            return f"[[{table}]]" if id == entry["id"] else f"[[{table}]] {id}"
    return "-"


def _totals(entries: list[dict[str, Any]], field: str) -> str:
    listed = Counter([entry[field] for entry in entries])
    copies: Counter[str] = Counter()
    for entry in entries:
        copies[entry[field]] += entry["copies"]
    shares = [
        f"{name} {count} ({count / len(entries):.0%} of the entries), {copies[name]} copies"
        for name, count in listed.items()
    ]
    return "; ".join(shares)


def rules(
    game: GameId,
    word: Annotated[str, typer.Argument(help="A clause's id, the beginning of one, or a word; else all.")] = "",
) -> None:
    """Look up a game's rules by clause or by word."""
    screen().print(drawn(found(gloaming.game(game), word)))
