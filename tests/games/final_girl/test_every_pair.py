"""Every Killer at every Location: random matches end, hide what is hidden, and continue from their saves."""

from __future__ import annotations

import json
from typing import Any

import pytest

from gloaming import Match
from gloaming.games.final_girl.packs import BOX
from tests.every_game.conftest import looked_at, walk
from tests.every_game.test_no_leak import assert_nothing_leaks
from tests.games.final_girl.contract import pair
from tests.games.final_girl.table import GAME

PAIRS = [(killer.id, location.id) for location in BOX.locations for killer in BOX.killers]
MOST_TURNS = 400
"""The most turns of a match."""


def turns(match: Match) -> int:
    """Return the number of turns of a match."""
    state: Any = match._state
    return int(state.round)


def test_the_pairs_are_the_killers_and_the_film_without_one_at_every_location() -> None:
    assert len(PAIRS) == len(BOX.killers) * len(BOX.locations)
    assert [tuple(pair(seed).values()) for seed in range(len(PAIRS))] == PAIRS


@pytest.mark.parametrize("seed", range(len(PAIRS)), ids=["-at-".join(names) for names in PAIRS])
def test_a_match_of_each_pair_ends_leaks_nothing_and_continues_from_its_saves(seed: int) -> None:
    differed: dict[str, int] = {}
    since = 0
    match = None
    for number, (match, _) in enumerate(walk(GAME, 1, seed)):
        if looked_at(number, 6):
            assert match.check() == []
            assert_nothing_leaks(match, number, differed, since)
            since = len(match._state.events)
            loaded = GAME.load(json.loads(json.dumps(match.save())))
            assert loaded.view(0) == match.view(0)
            assert loaded.question == match.question
    assert match is not None
    assert match.over
    assert turns(match) <= MOST_TURNS
    assert {"terror", "decks", "event_deck"} <= set(differed)


@pytest.mark.sweep
@pytest.mark.parametrize("seed", range(len(PAIRS)), ids=["-at-".join(names) for names in PAIRS])
def test_many_matches_of_each_pair_keep_the_invariants(seed: int) -> None:
    for again in range(40):
        match = [match for match, _ in walk(GAME, 1, seed + again * len(PAIRS))][-1]
        assert match.over
        assert match.check() == []
        assert turns(match) <= MOST_TURNS
