"""The editor knows the tables, entries and pieces of every game."""

from __future__ import annotations

import msgspec
import pytest

from gloaming import game
from gloaming.games import content_sources, ids
from gloaming.server.protocol.workshop_info import WorkshopGame
from gloaming.server.workshop.workshop_games import workshop_game


@pytest.mark.parametrize("id", ids())
def test_every_table_has_a_title_entries_and_a_place_in_the_schema(id: str) -> None:
    known = workshop_game(id)
    tables = [table.id for table in known.tables]
    assert set(tables) == set(known.entries) == set(known.schema["properties"]) == set(content_sources(id)[1])
    for table in known.tables:
        assert table.title[0].isupper()
        assert table.singular[0].isupper()
        assert known.entries[table.id]
        assert not any({"rule", "topic"} & set(entry) for entry in known.entries[table.id])
    assert {table.id for table in known.tables if not table.required} <= {"minion"}
    pieces = {piece for own in known.pieces.values() for those in own.values() for piece in those}
    assert pieces == set(game(id).box.added.entries)
    assert msgspec.json.decode(msgspec.json.encode(known), type=WorkshopGame) == known
