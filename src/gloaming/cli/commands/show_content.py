"""`gloaming content`: the cards and pieces of a game, with their sources and copies, and what packs may contain."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich import box
from rich.table import Table
from rich.text import Text

import gloaming
from gloaming.cli.arguments import GameId, Packs, load_shelf
from gloaming.cli.command_errors import CommandError
from gloaming.cli.console import make_console
from gloaming.engine.content.content_checks import shortened
from gloaming.engine.match.settings import WholeNumber
from gloaming.engine.phrases import either_of
from gloaming.games import content_sources
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.overrides import as_in_pack, printed_entries
from gloaming.lab.content.toml_text import toml_tables

WIDE: Final = 120
"""The terminal columns that are needed to show all fields of an entry."""


def content(
    game: GameId,
    as_json: Annotated[bool, typer.Option("--json", help="Print only a JSON list.")] = False,
    toml: Annotated[
        str, typer.Option(metavar="ID", help="Print only the TOML of an entry, to begin a pack that replaces it.")
    ] = "",
    schema: Annotated[
        bool, typer.Option("--schema", help="Print only the JSON Schema of the TOML files of packs, for editors.")
    ] = False,
    pack: Packs = None,
) -> None:
    """List the cards and pieces of a game and their sources.

    Column "In a pack": the table of an entry in a pack's TOML files, and its id there if it differs.
    """
    played = load_shelf(pack, game).game(game)
    if toml:
        print(_entry_as_toml(game, pack or (), toml))
        return
    if schema:
        print(json.dumps(played.pack_schema(), ensure_ascii=False, indent=1))
        return
    entries = played.content()
    if as_json:
        print(json.dumps(entries, ensure_ascii=False, indent=1))
        return
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    console = make_console()
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
        console.print(
            Text(f"New or changed by packs: {shortened([entry['name'] for entry in entries if entry not in sold])}")
        )
    for setting in played.form_settings:
        if isinstance(setting, WholeNumber) and setting.names:
            places = [f"{setting.least + at} {name}" for at, name in enumerate(setting.names)]
            console.print(f"--set {setting.id}=: {'; '.join(places)}")


def _entry_as_toml(game: str, packs: Sequence[Path], id: str) -> str:
    """Return an entry as a pack may have it, after a comment with the name of its file. Raises CommandError.

    id: the id of the entry, as listed or as in packs, or a part of a single id or name.
    """
    tables = printed_entries(game, GameFiles.read(game, packs).packs)
    known = [(table, entry) for table, entries in tables.items() for entry in entries.values()]
    found = [(table, entry) for table, entry in known if id in (entry["id"], f"{table}-{entry['id']}")]
    found = found or [(table, entry) for table, entry in known if id in entry["id"]]
    found = found or [(table, entry) for table, entry in known if id.lower() in str(entry.get("name", "")).lower()]
    if len(found) != 1:
        fix = f"it may be {either_of([entry['id'] for _, entry in found])}" if 0 < len(found) < 10 else ""
        fix = fix or f"`gloaming content {game}` lists the ids"
        raise CommandError(f"{'several entries have' if found else 'no entry has'} {id!r} in the id or name; {fix}")
    table, entry = found[0]
    fields = as_in_pack(entry) | ({"source": "ours"} if "source" in entry else {})
    return f"# {content_sources(game)[1][table]}\n{toml_tables({table: [fields]})}"


def _own(entry: dict[str, Any], known: Mapping[str, tuple[str, str]]) -> str:
    """Return the TOML table of an entry in a pack, such as `[[item]]`, followed by its id there if that differs.

    known: the tables and ids by piece.
    """
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
