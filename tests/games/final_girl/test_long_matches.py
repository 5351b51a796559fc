"""Long matches end by rule, even if the girl only hides."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming import Match
from gloaming.games.final_girl.constants import LAST_TURN, LAST_TURN_PUBLISHED, TURNS_LEFT
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.contract import pair
from tests.games.final_girl.hiding import hide
from tests.games.final_girl.table import GAME, ITEM, Position, given

PAIRS = len(BOX.killers) * len(BOX.locations)
MARTA = "marta"


def late(turn: int, girl: str = MARTA, **more: Any) -> Position:
    """Set up a table in the Upkeep phase of a turn."""
    return given("upkeep", girl=girl, round=turn, **more)


def turns(match: Match) -> int:
    """Return the number of turns of a match."""
    state: Any = match._state
    return int(state.round)


@pytest.mark.rule("FG-END-5")
def test_the_match_is_lost_after_the_last_turn() -> None:
    table = late(LAST_TURN)
    assert table.over
    assert (table.result.winners, table.labels) == ((), [])
    assert table.result.reason.startswith(f"Turn {LAST_TURN} was the last, and she has not won.")
    assert (table.match.evaluate(), table.match.win_probabilities()) == ([0.0], [0.0])
    assert table.events("credits") == [["credits"]]
    assert GAME.load(json.loads(json.dumps(table.match.save()))).result == table.result
    assert not late(LAST_TURN - 1).over


@pytest.mark.rule("FG-END-4", "FG-END-5")
def test_a_victory_in_the_last_upkeep_phase_counts() -> None:
    table = late(LAST_TURN, killer=None, options={"killer": "low-water"}, terror=["slack-tide"])
    assert table.over
    assert table.result.winners == (0,)


@pytest.mark.rule("FG-END-5")
def test_the_log_announces_the_last_turns() -> None:
    assert late(LAST_TURN - TURNS_LEFT - 1).events("turns-left") == []
    assert late(LAST_TURN - TURNS_LEFT).events("turns-left") == [["turns-left", TURNS_LEFT]]
    assert late(LAST_TURN - TURNS_LEFT + 1).events("turns-left") == []


@pytest.mark.rule("FG-END-5")
@pytest.mark.parametrize("girl", ["laurie", "reiko"])
def test_a_published_film_is_longer(girl: str) -> None:
    assert not late(LAST_TURN, girl).over
    assert late(LAST_TURN_PUBLISHED - TURNS_LEFT, girl).events("turns-left") == [["turns-left", TURNS_LEFT]]
    assert not late(LAST_TURN_PUBLISHED - 1, girl).over
    assert late(LAST_TURN_PUBLISHED, girl).over
    elsewhere = {"at": "nave", "killer": "crypt", "options": {"location": "harrowcell-priory"}}
    assert late(LAST_TURN, girl, **elsewhere).over


def hidden(seed: int, girl: str) -> Match:
    """Return the match of a girl who hides, in each pair in turn. Marta has the lure that she can use every turn."""
    match = GAME.new(seats=1, seed=seed, options={**pair(seed), "girl": girl, "bonus": "on"})
    if girl == MARTA:
        give(match, ITEM["martas-metronome"])
    while match.decision is not None:
        match.pick(hide(match))
    return match


def give(match: Match, item: int) -> None:
    """Put an Item into the girl's backpack."""
    s: Any = match._state
    s.item_box = tuple([other for other in s.item_box if other != item])
    for number, deck in enumerate(s.decks):
        if item in deck:
            at = deck.index(item)
            looked = s.decks_looked[number]
            s.decks[number] = deck[:at] + deck[at + 1 :]
            s.decks_looked[number] = looked[:at] + looked[at + 1 :]
    s.backpack += (item,)


@pytest.mark.rule("FG-END-5")
@pytest.mark.parametrize(
    "seed", range(PAIRS), ids=["-at-".join(map(str, pair(seed).values())) for seed in range(PAIRS)]
)
def test_hiding_ends_in_every_pair(seed: int) -> None:
    match = hidden(seed, MARTA)
    assert turns(match) <= LAST_TURN
    assert match.check() == []


@pytest.mark.sweep
@pytest.mark.parametrize("girl", [girl.id for girl in BOX.girls])
def test_every_girl_who_hides_is_found_or_forgotten(girl: str) -> None:
    longest = max([turns(hidden(seed, girl)) for seed in range(5 * PAIRS)])
    assert longest <= LAST_TURN
