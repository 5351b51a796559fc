"""Invariants: each violation has a message."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.games.dont_go_in_there import GAME
from tests.games.dont_go_in_there.table import CARD, KIND, ROOM, Position, given
from tests.games.sitting import put


def at_a_turn() -> Position:
    return given(
        2,
        rooms=["attic", "library"],
        cards={"attic": ["ring-1", "ring-2", "ring-3"]},
        meeples={"attic": {"2nd": 0, "3rd": 1}},
        tableau={0: ["tome-1"]},
        ghosts={0: 2},
    )


def at_a_pick() -> Position:
    table = at_a_turn()
    table.place("attic", "bottom", ghosts=0)
    return table


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("room", [0, 4]), "'room' needs one entry for each of 3 boards"),
        (put("ghosts", [2]), "'ghosts' needs one entry for each of 2 seats"),
        (put("room", ROOM["basement"], 0), "board 0 cannot show room 2"),
        (put("cards", (1, 2), 0), "board 0 has 2 slots for cards, not 3"),
        (put("cards", (1, 2, 3), 1), "board 1 has 3 slots for cards, not 0"),
        (put("spaces", (-1, 0, 1), 0), "board 0 has 3 spaces, not 4"),
        (put("spaces", (-1, 0, 2, -1), 0), "board 0 holds a meeple of seat 2, which does not exist"),
        (put("types", (12,)), "there is no card type 12"),
        (put("resolver", 2), "the acting seat, board, space or slot does not exist"),
        (put("space", -1), "the acting seat, board, space or slot does not exist"),
        (put("rolled", (0, 2)), "the dice cannot show (0, 2)"),
        (put("rolled", (1,) * 7), "the dice cannot show (1, 1, 1, 1, 1, 1, 1)"),
        (
            put("tableau", (), 0),
            f"lies in one place; wrong are cards [{CARD['tome-1']}]",
        ),
        (
            put("tableau", (CARD["tome-1"], CARD["ring-1"]), 1),
            f"lies in one place; wrong are cards [{CARD['ring-1']}, {CARD['tome-1']}]",
        ),
        (put("cards", (CARD["ring-1"], CARD["ring-2"], -1), 0), "a card is missing on board 0"),
        (put("looked", (-1, -1, 1), 0), "a card is face down in the Attic"),
        (put("supply", 5, 0), "seat 0 has 5 + 1 meeples, not 5"),
        (put("spaces", (0, 0, 1, -1), 0), "there are more than 2 meeples on board 0"),
        (put("ghosts", 3, 0), "the ghosts in the log add up to [2, 0], not [3, 0]"),
        (put("resolving", True), "'resolving' is True, which does not fit the step 'turn/place_a_meeple'"),
    ],
)
def test_at_a_turn(change: Callable[[Any], None], complaint: str) -> None:
    assert complaint in _broken(at_a_turn(), change)


def test_at_a_turn_the_deck_is_a_multiple_of_three() -> None:
    def change(state: Any) -> None:
        state.removed += state.deck[-1:]
        state.deck = state.deck[:-1]

    assert "the deck must be a multiple of 3 cards, not 32" in _broken(at_a_turn(), change)


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (put("resolving", False), "there are more than 2 meeples on board 0"),
        (put("board", 1), "a removed board is being resolved"),
        (put("board", 2), "there are more than 2 meeples on board 0"),
        (put("space", 2), "board 0 and space 2 do not fit the step 'take a card/take_a_card'"),
        (put("space", 0), "board 0 and space 0 do not fit the step 'take a card/take_a_card'"),
    ],
)
def test_at_a_pick(change: Callable[[Any], None], complaint: str) -> None:
    assert complaint in _broken(at_a_pick(), change)


def test_at_the_basement_three_meeples_and_three_cards_are_there() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": {"2nd": 0, "3rd": 1}})
    table.place("basement", "bottom", ghosts=0)
    assert "do not fit the step 'resolve a room/roll_again'" in _broken(table, put("turn", 1))


def test_at_the_tomes_the_tome_lies_before_who_took_it() -> None:
    table = given(
        2,
        rooms=["attic"],
        cards={"attic": ["tome-1"]},
        meeples={"attic": {"2nd": 0, "3rd": 1}},
        tableau={0: ["tome-2", "ring-1", "cat-4"]},
    )
    table.place("attic", "bottom", ghosts=0)
    table.take("tome-1")
    assert table.rule == "DG-TOME-1"
    assert "do not fit the step 'name a type/dispel_named_type'" in _broken(table, put("card", CARD["ring-4"]))
    assert "there is no card type" in _broken(table, put("first_reached", (KIND["twin"] + 1,)))


def _broken(table: Position, change: Callable[[Any], None]) -> str:
    """Return the messages after a change to a valid table."""
    state: Any = table.match._state.copy()
    change(state)
    return "; ".join(GAME.rules.check(state))
