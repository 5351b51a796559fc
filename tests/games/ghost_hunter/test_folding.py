"""Tiles that fold away: where hunters and Monsters on them are put, and what comes of it."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter.constants import LAWS
from tests.games.ghost_hunter.table import Position, position

FOLD = LAWS.index("fold")


def folding(**more: Any) -> Position:
    """Scenario 9 in a house of three rooms in a row, before the round in which the farthest, T-7, folds away."""
    law = {"laws": 1 << FOLD, "law_since": [int(law == FOLD) for law in range(16)]}
    return position("c-2 c-1", turn=1, scenario=9, lay={"t-6": (0, -1), "t-7": (0, -2)}, **law, **more)


def after_folding(table: Position) -> list[str]:
    """What has happened since the tile folded away, of all that is about falls and battles, up to the next turn."""
    verbs = [event[0] for event in table.events("folded", "hurt", "fell", "battle", "turn")]
    since = verbs[verbs.index("folded") + 1 :]
    return since[: since.index("turn")] if "turn" in since else since


@pytest.mark.rule("GH-MONSTER-7", "GH-SCENE-46")
def test_a_monster_that_is_put_on_the_tile_of_a_hunter_fights_at_once() -> None:
    table = folding(at={0: "t-17", 1: "t-6"}, monsters={"b-9": "t-7"}).end()
    assert table.lies("t-7") is None and table.lair("b-9") == "t-6"
    assert after_folding(table)[0] == "battle"
    assert table.state.intruding


@pytest.mark.rule("GH-MONSTER-7", "GH-SCENE-46")
def test_a_hunter_who_is_put_on_the_tile_of_a_monster_is_hurt_and_then_fights() -> None:
    table = folding(at={0: "t-17", 1: "t-7"}, monsters={"b-9": "t-6"}).end().let()
    assert table.at(1) == "t-6"
    assert after_folding(table)[:2] == ["hurt", "battle"]


@pytest.mark.rule("GH-SCENE-46", "GH-FALL-3")
def test_who_falls_with_the_tile_fights_nobody() -> None:
    table = folding(at={0: "t-17", 1: "t-7"}, monsters={"b-9": "t-6"}, hurt={1: (18, 0)}).end().let().give_up()
    assert table.fares(1) == "fallen" and after_folding(table) == ["hurt", "fell"]


@pytest.mark.rule("GH-MONSTER-7")
def test_a_monster_that_is_put_where_nobody_is_fights_nobody() -> None:
    table = folding(at="t-17", monsters={"b-9": "t-7"}).end()
    assert table.lair("b-9") == "t-6" and after_folding(table) == []
