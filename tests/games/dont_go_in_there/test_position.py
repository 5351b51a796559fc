"""Positions by names, for challenges, lessons, golden records and tests."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import gloaming
from gloaming.games.dont_go_in_there.position import ASKED, describe
from tests.games.dont_go_in_there.table import GAME

HERE: dict[str, Any] = {
    "types": ["cat", "clock", "doll", "ring", "twin"],
    "rooms": {"attic": ["cat-1", "doll-1", "ring-1"], "secret-passage": ["cat-2", "doll-2", "ring-2"]},
    "deck": ["ring-1", "twin-1", "clock-2", "doll-3"],
    "deck_size": 9,
}


def at(**position: Any) -> gloaming.Match:
    return GAME.new(seats=2, seed=1, options={"position": {**HERE, **position}})


def state_of(match: gloaming.Match) -> Any:
    return match._state


def seen(match: gloaming.Match, seat: int | None) -> str:
    """Return what a seat sees, without distinguishing copies of a card."""
    return re.sub(r"(-\d)-[b-h]\b", r"\1", json.dumps(match.view(seat)))


@pytest.mark.parametrize("seed", range(8))
def test_a_table_is_described_and_arranged_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    match = GAME.new(seats=2 + seed % 4, seed=seed)
    compared = 0
    while match.decision:
        state = state_of(match)
        if state.program.names[state.step] == ASKED:
            position = describe(state)
            again = GAME.new(seats=match.seats, seed=0, options={"position": position})
            assert describe(state_of(again)) == position
            for seat in (None, *range(match.seats)):
                assert seen(again, seat) == seen(match, seat)
            assert [again.spell(i) for i in range(len(again.decision.options))] == [  # type: ignore[union-attr]
                match.spell(i) for i in range(len(match.decision.options))
            ]
            compared += 1
        match.pick(chance.randrange(len(match.decision.options)))
    assert compared > 15


def test_what_is_named_nowhere_lies_in_the_deck_below_what_is_or_is_removed() -> None:
    state = state_of(at())
    assert [GAME.box.ids[card] for card in state.deck[-3:]] == ["ring-1-b", "twin-1", "clock-2"]
    assert GAME.box.ids[state.deck[3]] == "doll-3"
    assert len(state.deck) == 9
    assert len(state.removed) == 40 - 6 - 9


def test_who_stands_in_a_room_has_seen_its_face_down_card() -> None:
    match = at(meeples={"secret-passage": {"bottom": 1}})
    assert match.view(0)["boards"][2]["cards"][2] == "?"
    assert match.view(1)["boards"][2]["cards"][2] == "ring-2"


def test_dice_fall_as_asked_for() -> None:
    match = at(rolls=[[1, 0, 1, 1, 0], [0] * 6], rooms={"basement": ["cat-1", "doll-2", "ring-3"]})
    for choice in ("place basement top", "place basement 2nd", "place basement 3rd", "roll-again"):
        match.pick(choice)
    rolled = [event["event"][3:] for event in match.events(None) if event["event"][0].startswith("rolled")]
    assert rolled == [[1, 0, 1, 1, 0], [0] * 5]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"phase": "lunch"}, "unknown field `phase`"),
        ({"types": ["dog"]}, "there is no 'dog'"),
        ({"types": ["cat"]}, "there is no further card 'doll-1'"),
        ({"first_reached": ["dog"]}, "there is no 'dog'"),
        ({"rooms": {"pantry": ["cat-1", "cat-2", "cat-3"]}}, "there is no 'pantry'"),
        ({"rooms": {"attic": ["cat-1"]}}, "Expected `array` of length >= 3"),
        (
            {"rooms": {"attic": ["cat-1", "cat-2", "cat-3"], "nursery": ["cat-1", "cat-2", "cat-3"]}},
            "two rooms of one board are face up: 'attic' and 'nursery'",
        ),
        ({"meeples": {"basement": {"top": 0}}}, "meeples stand in 'basement', which is not face up"),
        ({"meeples": {"attic": {"door": 0}}}, "there is no 'door'"),
        ({"meeples": {"attic": {"top": 2}}}, "a meeple of seat 2 stands in 'attic', but seats go from 0 to 1"),
        ({"turn": 2}, "'turn' must be a seat from 0 to 1"),
        ({"tableau": [["dagger"]]}, "there is no card 'dagger'"),
        ({"deck_size": 7}, "it breaks the rules of Don't Go In There: the deck must be a multiple of 3 cards, not 7"),
        ({"rolls": [[2]]}, "Expected `int` <= 1"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"the set-up option 'position': .*{fault}"):
        at(**position)


def test_no_position_begins_while_a_room_is_resolved() -> None:
    match = at(meeples={"attic": {"top": 0, "3rd": 1}})
    match.pick("place attic bottom")
    with pytest.raises(ValueError, match=f"can only begin at '{ASKED}', not at 'take a card/take_a_card'"):
        describe(state_of(match))
