"""Positions by names, from which challenges, lessons, golden records and tests begin."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gloaming
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.position_description import ASKED
from gloaming.games.final_girl.position_fields import PLAIN
from tests.games.final_girl.table import GAME
from tests.packs import packed

HERE: dict[str, Any] = {"phase": "action", "at": "dock", "killer": "swamp", "girl": "laurie", "setup": "bonfire"}

OPTIONS: list[dict[str, Any]] = [{}, {"board": "extreme"}, {"epic": "forced"}, {"bonus": "on"}]


def at(game: gloaming.Game = GAME, options: Any = None, **position: Any) -> gloaming.Match:
    return game.new(seats=1, seed=1, options={**(options or {}), "position": {**HERE, **position}})


def state_of(match: gloaming.Match) -> Any:
    return match._state


def described(match: gloaming.Match) -> dict[str, Any]:
    assert GAME.rules.positions is not None
    return GAME.rules.positions.describe(state_of(match))


def spelled(match: gloaming.Match) -> list[str]:
    return [match.spell(number) for number in range(len(match.decision.options))] if match.decision else []


@pytest.mark.parametrize("seed", range(16))
def test_a_table_is_described_and_arranged_as_it_was(seed: int) -> None:
    chance = random.Random(seed)
    match = GAME.new(seats=1, seed=seed, options=OPTIONS[seed % 4])
    compared = 0
    while match.decision:
        state = state_of(match)
        if state.program.names[state.step] in ASKED:
            position = described(match)
            again = GAME.new(seats=1, seed=0, options={**match.settings, "position": position})
            assert described(again) == position
            assert spelled(again) == spelled(match)
            compared += 1
        match.pick(chance.randrange(len(match.decision.options)))
    assert compared > 20


def test_a_position_holds_every_field_that_lasts_from_question_to_question() -> None:
    of_a_roll_or_an_action = {
        *("rolled", "converted", "successes", "played", "weapon", "prey", "prey_space", "damage", "wound", "steps"),
        *("tie_lot", "actor", "goal", "after_girl", "moves_left", "attacks_left", "panicking", "stop_kept", "let_be"),
        *("killed_phase", "killed_action", "phase", "girl_dead", "killer_dead", "film_won", "drifting", "hit_girl"),
    }
    of_the_deal = {"terror_box", "item_box", "finale_box", "token_box", "tableau", "terror_drawn", "box", "map"}
    set_up = {"killer", "location", "girl", "setup", "extreme", "ambiguity", "epic", "bonus", "most_victims"}
    named = {
        *PLAIN,
        *("terror", "terror_looked", "terror_discard", "minors", "minor_health", "decks", "decks_looked", "held"),
        *("backpack", "item_discard", "uses", "used", "event_deck", "events_here", "event_discard", "finale"),
        *("finale_up", "power", "power_box", "powers_up", "girl_token", "killer_token", "tokens_shown", "hand"),
        *("discard", "health", "covered", "rewards", "saved", "killer_space", "killer_health", "row", "minions"),
        *(
            "minion_kinds",
            "minion_health",
            "finale_before",
            "victims",
            "special_at",
            "special_card",
            "supply",
            "girl_space",
        ),
        *[name for film in FILMS for name in (*film.placed, *film.markers)],
    }
    fields = {field.name for field in GAME.rules.fields}
    assert fields - of_a_roll_or_an_action - of_the_deal - set_up == named & fields
    assert named <= fields


def test_what_is_named_nowhere_lies_in_the_decks_below_what_is() -> None:
    state = state_of(at(decks={"dock": ["axe"]}, deck_sizes={"dock": 4}, terror=["fire"], terror_size=9))
    deck = state.decks[GAME.box.locations[state.location].decks.index("dock")]
    assert (GAME.box.items[deck[0]].id, len(deck)) == ("axe", 4)
    assert (GAME.box.terrors[state.terror[0]].id, len(state.terror)) == ("fire", 9)


def test_a_mark_says_who_has_seen_a_card() -> None:
    state = state_of(at(decks={"dock": ["axe", "?knife", "!map"]}, terror=["!fire", "scatter"]))
    assert state.decks_looked[GAME.box.locations[state.location].decks.index("dock")] == (EVERYONE, 0, 1)
    assert state.terror_looked == (1, 0)


def test_what_is_not_named_is_dealt_as_at_set_up() -> None:
    state = state_of(at())
    counts = [len(getattr(state, zone)) for zone in ("finale", "power", "girl_token", "killer_token")]
    assert counts == [1] * 4
    revealed = state_of(at(white=True, tokens_shown=["final-health-2"], powers=["well-fed"], finale_up=["red-supper"]))
    counts = [len(getattr(revealed, zone)) for zone in ("finale", "power", "girl_token", "killer_token")]
    assert counts == [0, 0, 0, 1]


def test_the_next_dice_show_the_rolls() -> None:
    match = at(hand=["walk", "focus", "focus"], horror=3, time=6, rolls=[4, 2])
    match.pick("play walk")
    assert match.view(0)["roll"]["dice"] == [4, 2]


def test_a_turn_begins_with_its_action_phase() -> None:
    match = at(phase="turn", round=2, time=6, film={"next_time": 12})
    assert (match.view(0)["round"], match.view(0)["player"]["time"]) == (3, 12)


def test_a_card_more_in_the_box_changes_neither_dice_nor_what_is_drawn(tmp_path: Any) -> None:
    terror = """
[[terror]]
id = "x"
name = "X"
of = "hans-the-butcher"
effects = [{ verb = "horror", by = 1 }]
rule = "FG-HANS-3"
grade = "placeholder"
source = "ours"
"""
    game = GAME.with_packs(packed(tmp_path / "x", "final-girl", terrors=terror))
    position = {"terror": ["fire", "step-by-step"], "terror_size": 8, "dice": "3d77e2261ea0cd94"}
    for edition in (GAME, game):
        state = state_of(at(edition, **position))
        assert [edition.box.terrors[card].id for card in state.terror[:2]] == position["terror"]
        assert f"{state.dice.state:x}" == position["dice"]


@pytest.mark.parametrize(
    ("position", "fault"),
    [
        ({"phase": "lunch"}, "Invalid enum value 'lunch' - at `[$].phase`"),
        ({"weather": "fog"}, "unknown field `weather`"),
        ({"at": "castle"}, "there is no 'castle'"),
        ({"girl": ""}, "there is no girl ''"),
        ({"girl": "hans"}, "there is no girl 'hans'"),
        ({"setup": ""}, "there is no setup ''"),
        ({"hand": ["sword"]}, "there is no card 'sword'"),
        ({"hand": ["walk"] * 3}, "there is no further card 'walk'"),
        ({"decks": {"lake": ["axe"]}}, "there is no deck at 'lake'"),
        ({"specials": {"a-late-bus": "dock"}}, "'a-late-bus' makes nobody a Special Victim"),
        ({"specials": {"boyfriend": "dock"}}, "the Event of a Special Victim is not in play"),
        ({"film": {"balloon": "dock"}}, "no film lays balloon on the table"),
        ({"horror": 8}, "there is no Horror Level 8"),
        ({"rolls": [1] * 9}, "after the first roll at most 7 dice can be fixed, not 8"),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_words(position: dict[str, Any], fault: str) -> None:
    with pytest.raises(gloaming.BadSetup, match=f"the set-up option 'position': .*{fault}"):
        at(**position)


def test_another_girl_than_the_set_up_says_is_refused() -> None:
    with pytest.raises(gloaming.BadSetup, match="the set-up has another girl than 'laurie'"):
        at(options={"girl": "reiko"})


def test_no_position_begins_in_the_middle_of_a_roll() -> None:
    match = at(hand=["walk", "focus", "focus"], horror=3, time=6, rolls=[4, 2])
    match.pick("play walk")
    with pytest.raises(ValueError, match="no position begins at 'horror roll/change_roll', but at one of: action/"):
        described(match)
