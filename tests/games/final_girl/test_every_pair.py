"""Every Killer at every Location: random matches end, hide what is hidden, and continue from their saves."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from gloaming import Match
from gloaming.games.final_girl.constants import EPIC_POWER, LAST_TURN_PUBLISHED, TIES
from gloaming.games.final_girl.packs import BOX
from tests.every_game import test_contract
from tests.every_game.conftest import LONG, go_on, looked_at, walk
from tests.every_game.test_no_leak import assert_nothing_leaks
from tests.games.contract import Settings
from tests.games.final_girl.contract import pair
from tests.games.final_girl.table import GAME

PAIRS = [(killer.id, location.id) for location in BOX.locations for killer in BOX.killers]
IDS = ["-at-".join(names) for names in PAIRS]
GIRLS = [girl.id for girl in BOX.girls]
BOARDS = [board.id for board in BOX.boards]
MATCHES = 2000
AGAIN = -(-MATCHES // (len(PAIRS) * len(GIRLS) * len(BOARDS)))
"""The least number of random matches of the sweep, and how many of them have the same pair, girl and board."""


def turns(match: Match) -> int:
    """Return the number of turns of a match."""
    state: Any = match._state
    return int(state.round)


def continued(match: Match) -> Match:
    """Return the match as loaded from its save, which must look and be asked the same."""
    loaded = GAME.load(json.loads(json.dumps(match.save())))
    assert loaded.view(0) == match.view(0)
    assert loaded.question == match.question
    return loaded


def test_the_pairs_are_the_killers_and_the_film_without_one_at_every_location() -> None:
    assert len(PAIRS) == len(BOX.killers) * len(BOX.locations)
    assert [tuple(pair(seed).values()) for seed in range(len(PAIRS))] == PAIRS


@pytest.mark.parametrize("seed", range(len(PAIRS)), ids=IDS)
def test_the_contract_of_every_game_holds_for_each_pair(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_contract, "SEEDS", [seed])
    test_contract.test_every_question_has_options_that_differ_and_can_be_described(GAME, 1)
    test_contract.test_every_option_has_a_number_of_its_own(GAME, 1)
    test_contract.test_no_invariant_breaks_and_the_match_ends_within_bounds(GAME, 1)
    test_contract.test_a_save_goes_on_like_the_match(GAME, 1)
    test_contract.test_a_record_replays_to_the_last_byte(GAME, 1)


@pytest.mark.parametrize("seed", range(len(PAIRS)), ids=IDS)
def test_a_match_of_each_pair_ends_leaks_nothing_and_continues_from_its_saves(seed: int) -> None:
    differed: dict[str, int] = {}
    since = 0
    match = None
    for number, (match, _) in enumerate(walk(GAME, 1, seed)):
        if looked_at(number, 6):
            assert match.check() == []
            assert_nothing_leaks(match, number, differed, since)
            since = len(match._state.events)
            continued(match)
    assert match is not None
    assert match.over
    assert turns(match) <= LAST_TURN_PUBLISHED
    assert {"terror", "decks", "event_deck"} <= set(differed)


def night(number: int, girl: str, board: str) -> Settings:
    """Return settings for a girl on a board; the options that change the rules little vary with the number."""
    return {
        "girl": girl,
        "board": board,
        "ties": TIES[number % len(TIES)],
        "epic": EPIC_POWER[number // 2 % len(EPIC_POWER)],
        "bonus": ("on", "off")[number % 2],
        "victims": ("21", "24")[number // 3 % 2],
    }


def play_a_night(settings: Settings, seed: int, most: int = LONG) -> Match:
    """Play a match that is saved and loaded on the way, and check it.

    most: the number of random choices at its beginning; later ones are mostly the best-looking.
    """
    chance = random.Random(f"{settings} {seed}")
    match = GAME.new(seats=1, seed=seed, options=settings)
    since, taken = 0, 0
    while not match.over:
        until = taken + chance.randint(15, 40)
        for now, _ in go_on(match, chance, max(0, most - taken)):
            taken += 1
            if looked_at(taken, 5):
                assert now.check() == []
            if taken == until:
                break
        if not match.over:
            assert_nothing_leaks(match, taken, {}, since)
            since = len(match._state.events)
            match = continued(match)
    assert match.check() == []
    assert turns(match) <= LAST_TURN_PUBLISHED
    return match


@pytest.mark.parametrize("number", range(len(PAIRS)), ids=IDS)
def test_a_random_night_of_each_pair_is_saved_and_loaded_on_the_way(number: int) -> None:
    play_a_night(pair(number) | night(number, GIRLS[number % len(GIRLS)], BOARDS[number % len(BOARDS)]), number)


@pytest.mark.sweep
@pytest.mark.timeout(900)
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("number", range(len(PAIRS)), ids=IDS)
def test_two_thousand_nights_of_all_pairs_girls_and_boards_keep_the_invariants(number: int, board: str) -> None:
    for again in range(AGAIN):
        for girl in GIRLS:
            play_a_night(pair(number) | night(again + number, girl, board), 1000 + again, (LONG, 30, 5)[again % 3])
