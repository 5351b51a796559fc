"""Why something is not allowed, and by which clause."""

from __future__ import annotations

import pytest

from tests.games.final_girl.table import Table, given


def why(table: Table, piece: str) -> str | None:
    """The clause that forbids a piece, or None."""
    found = table.match.why_not(0, piece)
    return None if found is None else found[1]


@pytest.mark.parametrize(
    ("piece", "clause"),
    [
        ("walk-a", None),
        ("weak-attack", "FG-ATTACK-1"),
        ("search-a", "FG-PLAN-1"),
        ("focus-b", "FG-PLAN-6"),
        ("guard-a", "FG-REACT-1"),
        ("close-call-a", "FG-ROLL-6"),
        ("sprint-a", None),
        ("space-sports-courts", "FG-MOVE-1"),
        ("space-nowhere", None),
        ("item-axe", "FG-ITEM-2"),
        ("item-knife", None),
        ("item-map", None),
        ("item-fireworks", None),
        ("nonsense", None),
    ],
)
def test_in_the_action_phase(piece: str, clause: str | None) -> None:
    table = given(
        hand=["walk", "weak-attack", "guard", "close-call", "focus", "sprint"], discard=["focus"], held=["knife"],
        backpack=["axe", "map"],
    )  # fmt: skip
    assert why(table, piece) == clause


def test_on_the_way() -> None:
    table = given(at="firepit").play("Walk", 5, 5)
    assert why(table, "space-firepit") == "FG-MOVE-1"
    assert why(table, "space-dock") == "FG-BOARD-1"
    assert why(table, "space-south-path") is None
    assert why(table, "focus-a") == "FG-ACT-2"


def test_in_the_planning_phase() -> None:
    table = given("planning", time=2, hand=["walk", "focus", "focus"], backpack=["map"])
    assert why(table, "search-a") is None
    assert why(table, "long-rest") == "FG-PLAN-1"
    assert why(table, "walk-a") == "FG-ACT-2"
    assert why(table, "item-map") == "FG-ITEM-7"
    table = given("planning", time=-1, hand=["walk", "focus", "focus"])
    assert table.match.why_not(0, "search-a") == ("It costs 2 Time, and you have 0.", "FG-PLAN-1")


def test_an_item_used_once_waits_for_the_next_action_phase() -> None:
    table = given(backpack=["flashlight"]).pick("Use the Flashlight", "Leave it on top")
    assert why(table, "item-flashlight") == "FG-ITEM-7"


def test_a_search_space_without_items() -> None:
    assert why(given(at="dock", hand=["search"], decks={"dock": []}), "search-a") == "FG-SEARCH-5"
