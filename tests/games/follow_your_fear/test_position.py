"""Positions by names: what challenges, lessons, golden records and tests begin at."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import gloaming
from gloaming.games.follow_your_fear.position import describe
from tests.games.follow_your_fear.table import SOLD

HERE: dict[str, Any] = {
    "phase": "spirit",
    "fear": "heights",
    "side": ["south", "north"],
    "tokens": [["b1", "c1", "d1", "e1", "f1", "g1"], ["b8", "c8", "d8", "e8", "f8", "g8"]],
    "red": ["d4"],
    "reserve": [5],
    "hands": [["bristling-cat", "hound-at-heel"], ["runaway-hare"]],
}


def at(**position: Any) -> gloaming.Match:
    return SOLD.new(seats=2, seed=1, options={"position": {**HERE, **position}})


def state_of(match: gloaming.Match) -> Any:
    return match._state


def seen(match: gloaming.Match, seat: int | None) -> str:
    """What a seat sees, all copies of a card alike, without the cards that it knows from the past."""
    return re.sub(r"-[b-h]\b", "", json.dumps({**match.view(seat), "known": []}))


@pytest.mark.parametrize("seed", range(6))
def test_a_table_is_described_and_arranged_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    match = SOLD.new(seats=2 + seed % 3, seed=seed)
    compared = set()
    for _ in range(250):
        try:
            position = describe(state_of(match))
        except ValueError:
            position = {}
        if position:
            again = SOLD.new(seats=match.seats, seed=0, options={"position": position})
            assert describe(state_of(again)) == position
            for seat in (None, *range(match.seats)):
                assert seen(again, seat) == seen(match, seat)
            assert again.decision is not None and match.decision is not None
            assert [again.spell(i) for i in range(len(again.decision.options))] == [
                match.spell(i) for i in range(len(match.decision.options))
            ]
            compared.add(position["phase"])
        assert match.decision is not None
        match.pick(chance.randrange(len(match.decision.options)))
    assert {"set-up", "harvest", "spirit"} <= compared


def test_what_is_named_nowhere_lies_in_its_pile_below_what_is() -> None:
    state = state_of(at(courage_1=["torch-marten"], fear_deck=["heights-giddy", "heights-look-down"]))
    entry = [each.id for each in SOLD.box.entry]
    assert entry[state.piles[0][-1]] == "torch-marten"
    assert [entry[card] for card in state.fear_deck[:-3:-1]] == ["heights-giddy", "heights-look-down"]
    assert sum(map(len, state.piles)) == sum(map(len, SOLD.box.of_type))
    assert len(state.offered) == len(SOLD.box.starting) - 3


def test_a_card_on_a_mat_has_come_to_what_is_told_of_it() -> None:
    goose = {"card": "iron-goose", "defense": 3, "hides": "b8"}
    match = at(mat=[[], [goose]])
    assert match.view(0)["players"][1]["defense"] == 3
    assert describe(state_of(match))["mat"] == [[], [goose]]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"phase": "lunch"}, "Invalid enum value 'lunch' - at `[$].phase`"),
        ({"weather": "fog"}, "unknown field `weather`"),
        ({"fear": "mice"}, "there is no 'mice'"),
        ({"side": ["south"]}, "'side' and 'tokens' need one entry for each of 2 players, starting with seat 0"),
        ({"turn": 2}, "'side' and 'tokens' need one entry for each of 2 players, starting with seat 0"),
        ({"tokens": [["z9"], []]}, "there is no 'z9'"),
        ({"hands": [["dagger"]]}, "there is no card 'dagger'"),
        ({"hands": [["dark-blind-corner"]]}, "there is no further card 'dark-blind-corner'"),
        ({"mat": [[{"card": "iron-goose", "laid": {"mouse": 1}}]]}, "there is no 'mouse'"),
        ({"taken": [{"mouse": 1}]}, "there is no 'mouse'"),
        ({"reserve": [4]}, "it breaks the rules of Follow Your Fear: the Fear tokens of colour 0 do not come to 6"),
        ({"dice": "0"}, "the state of the dice must be a hexadecimal number below 2[*][*]62, not '0'"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"the set-up option 'position': .*{fault}"):
        at(**position)


def test_no_position_begins_in_the_middle_of_a_card() -> None:
    match = at(hands=[["hound-at-heel"]])
    match.pick("summon hound-at-heel")
    with pytest.raises(ValueError, match=r"no position can begin at '.*', only at one of: "):
        describe(state_of(match))
