"""Locked doors: from which sides they are shut, and who can open them."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter.constants import FAR
from gloaming.games.ghost_hunter.rules.board import neighbours
from tests.games.ghost_hunter.table import BOX, Position, card, position

NORTH, EAST, SOUTH = 0, 1, 2
SECOND = 2


def sitting_behind_locks(**more: Any) -> Position:
    """Scenario 5: the first hunter is in a room with a locked door in the north, the second in the room behind it."""
    lay = {"t-6": (0, -1), "t-18": (1, -1)}
    locks = [int(name == "t-26") for name in BOX.ids[: len(BOX.tiles)]]
    return position(scenario=5, at={0: "t-26", 1: "t-6"}, lay=lay, locks=locks, **more)


@pytest.mark.rule("GH-LOCKED-1", "GH-SCENE-53")
def test_in_a_house_where_every_side_is_a_door_a_lock_holds_from_outside_too() -> None:
    table = sitting_behind_locks()
    assert not table.may("go", NORTH)
    assert table.end().at(1) == "t-6" and not table.may("go", SOUTH)
    assert table.may("go", EAST)


@pytest.mark.rule("GH-LOCKED-1", "GH-JOIN-1", "GH-ESCAPE-3")
def test_nobody_joins_a_battle_or_is_next_door_through_a_locked_door() -> None:
    table = sitting_behind_locks()
    assert neighbours(table.state, card("t-6")) == (card("t-18"),)
    assert card("t-6") not in neighbours(table.state, card("t-26"))


@pytest.mark.rule("GH-LOCKED-1", "GH-LOCKED-3", "GH-TOWER-3")
def test_a_lock_on_either_side_shuts_the_other_door_of_a_tower() -> None:
    end = (card("t-19") * 4 + EAST,)
    lay = {"t-14": (0, -1), "t-19": (0, 0, 0, SECOND)}
    for tile, way in (("t-14", FAR), ("t-19", EAST)):
        locks = [(1 << way) * (name == tile) for name in BOX.ids[: len(BOX.tiles)]]
        where: dict[str, Any] = {"lay": lay, "ends": end, "ends_of": (card("t-14"),), "locks": locks}
        table = position(at={0: "t-14", 1: "t-19"}, items={0: "i-6", 1: "i-17"}, **where)
        assert not table.may("go", FAR) and table.may("unlock", tile)
        table.end()
        assert not table.may("go", EAST) and table.may("unlock", tile)
        table.pick("unlock", tile).go(EAST)
        assert table.at(1) == "t-14"


@pytest.mark.rule("GH-LOCKED-3")
def test_a_key_opens_no_lock_through_a_wall_of_ones_own_tile() -> None:
    locks = [int(name == "t-12") << NORTH for name in BOX.ids[: len(BOX.tiles)]]
    where: dict[str, Any] = {"at": "t-9", "locks": locks, "items": {0: "i-6"}}
    wall = position(lay={"t-12": (0, -1), "t-9": (0, -2)}, **where)
    assert not wall.may("unlock")
    door = position(lay={"t-12": (0, -1), "t-9": (0, -2, 2)}, **where)
    assert door.may("unlock", "t-12")
