"""What the editor of the workshop needs to know of a game: its schema, tables and entries."""

from __future__ import annotations

from gloaming.games import content_sources, game, table_titles
from gloaming.lab.content.overrides import as_in_pack, printed_entries
from gloaming.server.protocol.workshop_info import TableKind, WorkshopGame


def workshop_game(id: str) -> WorkshopGame:
    """Return what the editor needs to know of a game. Raises UnknownGame."""
    played = game(id)
    format = played.box.added.format
    files = content_sources(id)[1]
    pieces: dict[str, dict[str, list[str]]] = {}
    for piece, (table, entry) in played.box.added.entries.items():
        pieces.setdefault(table, {}).setdefault(entry, []).append(piece)
    return WorkshopGame(
        schema=played.pack_schema(),
        tables=[
            TableKind(
                id=table, title=title, singular=singular, file=files[table], required=table not in format.optional
            )
            for table, (title, singular) in table_titles(id).items()
        ],
        entries={
            table: [as_in_pack(entry) for entry in entries.values()] for table, entries in printed_entries(id).items()
        },
        pieces=pieces,
    )
