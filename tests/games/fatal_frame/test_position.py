"""Positions by names, for challenges, lessons, golden records and tests."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gloaming
from gloaming.games.fatal_frame.position import ASKED, describe
from tests.games.fatal_frame.table import GAME, MAP
from tests.packs import packed

HERE: dict[str, Any] = {"phase": "move", "map": list(MAP), "at": ["kiryu-house", "mill-stream"]}


def at(**position: Any) -> gloaming.Match:
    return GAME.new(seats=2, seed=1, options={"position": {**HERE, **position}})


def described(match: gloaming.Match) -> dict[str, Any]:
    state: Any = match._state
    return describe(state)


@pytest.mark.parametrize("seed", range(12))
def test_a_table_is_described_and_arranged_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    match = GAME.new(seats=2 + seed % 3, seed=seed)
    compared = 0
    while match.decision and compared < 25:
        state: Any = match._state
        if state.program.names[state.step] in ASKED:
            position = describe(state)
            again = GAME.new(seats=match.seats, seed=0, options={"position": position})
            assert described(again) == position
            assert [again.spell(i) for i in range(len(again.decision.options))] == [  # type: ignore[union-attr]
                match.spell(i) for i in range(len(match.decision.options))
            ]
            compared += 1
        match.pick(chance.randrange(len(match.decision.options)))
    assert compared == 25


def test_what_is_named_nowhere_lies_in_the_deck_below_what_is() -> None:
    state: Any = at(deck=["seeker", "blast"], hand=[["seeker"]])._state
    drawn = [GAME.box.piece[card] for card in state.deck[::-1]]
    assert drawn[:2] == ["seeker-b", "blast"]
    assert len(state.deck) == GAME.box.first_boss - 1


def test_an_action_lies_on_the_copy_that_its_place_tells() -> None:
    ghosts = {"kiryu-house": ["broken-neck"], "mill-stream": ["broken-neck"]}
    for place, ghost in (("kiryu-house", "broken-neck"), ("mill-stream", "broken-neck-b")):
        position = {"ghosts": ghosts, "attached": {"zero-shot": f"broken-neck at {place}"}}
        state: Any = at(**position)._state
        assert [GAME.box.piece[on] for _, on in state.attached] == [ghost]
        assert describe(state)["attached"] == position["attached"]


def test_a_card_more_in_the_box_changes_neither_dice_nor_what_is_drawn(tmp_path: Any) -> None:
    ghost = '[[ghost]]\nid = "x"\nname = "X"\npower = 2\nzone = "both"\nchase = false\nvalue = 1\nsource = "ours"\n'
    game = GAME.with_packs(packed(tmp_path / "x", "fatal-frame", ghosts=ghost))
    position = {**HERE, "deck": ["seeker", "blast"], "dice": "3d77e2261ea0cd94"}
    for variant in (GAME, game):
        state: Any = variant.new(seats=2, seed=5, options={"position": position})._state
        assert [variant.box.piece[card] for card in state.deck[:-3:-1]] == ["seeker", "blast"]
        assert f"{state.dice.state:x}" == position["dice"]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"phase": "lunch"}, "Invalid enum value 'lunch' - at `[$].phase`"),
        ({"weather": "fog"}, "unknown field `weather`"),
        ({"map": list(MAP)[1:]}, "Expected `array` of length >= 9 - at `[$].map`"),
        ({"map": ["castle", *MAP[1:]]}, "there is no 'castle'"),
        ({"at": ["kiryu-house"]}, "'at' needs one Location for each of 2 seats"),
        ({"at": ["castle", ""]}, "'castle' is not in list"),
        ({"turn": 2}, "'at' needs one Location for each of 2 seats"),
        ({"hand": [["sword"]]}, "there is no card 'sword'"),
        ({"hand": [["seeker"] * 3]}, "there is no further card 'seeker'"),
        ({"ghosts": {"tea-room": ["seeker"]}}, "'tea-room' is not in any path"),
        ({"attached": {"zero-shot": "seeker at kiryu-house"}}, "'seeker' is not there"),
        ({"used": ["sense"]}, "'sense' is not there"),
        ({"rolls": [[1], [1] * 8]}, "after the first roll at most 7 dice can be fixed, not 8"),
        ({"rolls": [[7]]}, "a die shows 1 to 6"),
        ({"dice": "0"}, "the state of the dice must be a hexadecimal number below 2[*][*]62, not '0'"),
        ({"dice": "fog"}, "invalid literal for int"),
        (
            {"camera": [["14-film", "61-film"]]},
            "it breaks the rules of Fatal Frame.*: seat 0's Camera holds too many cards",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"the set-up option 'position': .*{fault}"):
        at(**position)


def test_no_position_begins_in_the_middle_of_a_fight() -> None:
    match = at(phase="fight", ghosts={"kiryu-house": ["seeker"]}, camera=[["spirit-orb"]], rolls=[[2]])
    assert match.spell(0) == "stand"
    with pytest.raises(ValueError, match="cannot begin at 'combat/add_assigned', only at one of: attack/face, "):
        described(match)
