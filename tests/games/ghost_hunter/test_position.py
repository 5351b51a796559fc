"""Positions by names: what challenges, lessons, golden records and tests begin at."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter.position import ASKED, describe
from tests.packs import packed

GAME = gloaming.game("ghost-hunter")
HERE: dict[str, Any] = {"phase": "turn", "hunters": ["c-2", "c-6"]}


def at(scenario: int = 1, **position: Any) -> gloaming.Match:
    return GAME.new(seats=2, seed=1, options={"scenario": scenario, "position": {**HERE, **position}})


def described(match: gloaming.Match) -> dict[str, Any]:
    state: Any = match._state
    return describe(state)


@pytest.mark.parametrize("scenario", range(1, 14))
def test_a_table_is_described_and_arranged_as_it_was(scenario: int) -> None:
    seats = 2 + scenario % 3
    match = GAME.new(seats=seats, seed=scenario, options={"scenario": scenario})
    chance = seeded(scenario)
    compared = 0
    while match.decision and compared < 25:
        state: Any = match._state
        if state.program.names[state.step] in ASKED:
            position = describe(state)
            again = GAME.new(seats=seats, seed=0, options={"scenario": scenario, "position": position})
            assert again.decision is not None
            assert described(again) == position
            assert again.decision is not None
            assert [again.spell(i) for i in range(len(again.decision.options))] == [
                match.spell(i) for i in range(len(match.decision.options))
            ]
            compared += 1
        match.pick(chance.weighted(match.policy_weights()))
    assert compared > 15


def test_what_is_named_nowhere_lies_where_the_scenario_has_it_at_the_start() -> None:
    state: Any = at(tiles=["t-35", "t-1"], events=["e-44", "e-2"], minds=[["2-of-clubs"]])._state
    box: Any = GAME.box
    dealt: Any = GAME.new(seats=2, seed=0)._state
    assert [box.ids[card] for card in state.piles[0][:-3:-1]] == ["t-35", "t-1"]
    assert [box.ids[card] for card in state.event_cards[:-3:-1]] == ["e-44", "e-2"]
    for zone in ("aside", "boxed", "events_out", "items_out", "laid", "covered", "roles_out", "tickets_out"):
        assert sorted(getattr(state, zone)) == sorted(getattr(dealt, zone)), zone
    assert len(state.piles[0]) == len(dealt.piles[0])
    assert len(state.insanity) == len(dealt.insanity) - 1


def test_a_card_more_in_the_box_changes_neither_dice_nor_what_is_drawn(tmp_path: Any) -> None:
    monster = '[[monster]]\nid = "x"\nname = "X"\nhp = 2\nattack = "hp"\nline = "X."\nsource = "ours"\n'
    position = {**HERE, "events": ["e-44", "e-2"], "tiles": ["t-35"], "dice": "3d77e2261ea0cd94"}
    for game in (GAME, GAME.with_packs(packed(tmp_path / "x", "ghost-hunter", monsters=monster))):
        state: Any = game.new(seats=2, seed=5, options={"position": position})._state
        assert [state.box.ids[card] for card in state.event_cards[:-3:-1]] == ["e-44", "e-2"]
        assert state.box.ids[state.piles[0][-1]] == "t-35"
        assert f"{state.dice.state:x}" == position["dice"]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"phase": "lunch"}, "Invalid enum value 'lunch' - at `[$].phase`"),
        ({"weather": "fog"}, "unknown field `weather`"),
        ({"hunters": ["c-2"]}, "'hunters' must name the sheets of 2 hunters, in order"),
        ({"hunter": 2}, "'hunters' must name the sheets of 2 hunters, in order"),
        ({"hunters": ["c-2", "c-99"]}, "there is no 'c-99'"),
        ({"hunters": ["c-2", "c-2"]}, "it breaks the rules of Ghost Hunter 13.*: two hunters have the same sheet"),
        ({"at": ["castle"]}, "there is no 'castle'"),
        ({"at": ["t-35"]}, "it breaks the rules of Ghost Hunter 13.*: hunter 0 stands on tile"),
        ({"map": {"t-17": [0]}}, "Expected `array` of length >= 2 - at"),
        ({"held": [["sword"]]}, "there is no card 'sword'"),
        ({"held": [["i-1"], ["i-1"]]}, "there is no further card 'i-1'"),
        ({"dazed": ["c-1"]}, "there is no 'c-1'"),
        ({"fares": ["asleep"]}, "there is no 'asleep'"),
        ({"laws": ["fog"]}, "there is no 'fog'"),
        ({"counts": {"fog": 1}}, "there is no 'fog'"),
        ({"markers": ["t-17"]}, "there is no ''"),
        ({"monsters": {"e-99": "t-17"}}, "there is no 'e-99'"),
        ({"dice": "fog"}, "invalid literal for int"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"the set-up option 'position': .*{fault}"):
        at(**position)


def test_no_position_begins_in_the_middle_of_a_battle() -> None:
    match = at(monsters={"e-44": "t-17"})
    with pytest.raises(ValueError, match="a position cannot begin at 'join/join', only at one of: choose a character/"):
        described(match)
