"""Observations: they tell a seat what it may know, all of it and nothing else."""

from __future__ import annotations

import random
from array import array
from typing import Any

import pytest

from gloaming import Game, Match
from gloaming.engine.observation.observation import unexplained
from gloaming.engine.state.zones import OWNER, Value
from tests.every_game.conftest import looked_at, played_out, walk
from tests.every_game.observing import differing, known_in_observation, known_in_view, seen, shown_kinds
from tests.games.contract import contract

MATCHES = pytest.mark.parametrize("matches", [3, pytest.param(13, marks=pytest.mark.sweep)])
"""Few random matches of each game and number of seats; in the sweep one for each scenario of Ghost Hunter 13."""

PLAYED_ON = 20
"""The number of choices for which a match and an imagined world are played on together."""


def positions(game: Game, seats: int, seed: int, every: int) -> list[Match]:
    return [match.copy() for number, (match, _) in enumerate(walk(game, seats, seed)) if looked_at(number, every)]


def test_every_place_has_a_name_of_its_own_and_a_bound(game: Game, seats: int) -> None:
    observation = game.observation
    assert len(observation.names) == len(set(observation.names)) == len(observation.high) == observation.size
    assert min(observation.high) > 0
    assert unexplained(game.rules.fields) == []
    assert all(observation.left_out.values())


@pytest.mark.parametrize("matches", [4, pytest.param(50, marks=pytest.mark.sweep)])
def test_all_numbers_keep_their_bounds(game: Game, seats: int, matches: int) -> None:
    observation = game.observation
    for seed in range(matches):
        for number, (match, _) in enumerate(walk(game, seats, seed)):
            if looked_at(number, 3):
                seat = number % seats
                assert observation.misfits(match._state, seat) == []
                vector = match.observe(seat)
                assert [
                    name for name, byte, most in zip(observation.names, vector, observation.high) if byte > most
                ] == []


@MATCHES
def test_a_seat_sees_the_same_in_every_world_it_imagines(game: Game, seats: int, matches: int) -> None:
    for seed in range(matches):
        for number, match in enumerate(positions(game, seats, seed, 4)):
            for seat in range(seats):
                world = match.imagine(seat, number)
                assert differing(match, match.observe(seat), world.observe(seat)) == []


@MATCHES
def test_a_match_and_an_imagined_world_stay_alike_while_the_seat_sees_no_difference(
    game: Game, seats: int, matches: int
) -> None:
    """Imagined worlds share all values with the match, so only play can show that a hidden value leaks."""
    rng = random.Random(f"{game.id} {seats}")
    compared = 0
    for seed in range(matches):
        for number, match in enumerate(positions(game, seats, seed, 12)):
            seat = number % seats
            world = match.imagine(seat, number)
            world._state.dice = match._state.dice.copy()
            since = match.event_count
            for _ in range(PLAYED_ON):
                options = match._options
                if not options or options != world._options:
                    break
                choice = rng.randrange(len(options))
                match.pick(choice)
                world.pick(choice)
                heard = [[entry["event"] for entry in one.events(seat, since)] for one in (match, world)]
                if heard[0] != heard[1] or seen(match, seat) != seen(world, seat):
                    break
                compared += 1
                assert differing(match, match.observe(seat), world.observe(seat)) == []
    assert compared > 0


@MATCHES
def test_the_view_lists_the_hidden_cards_that_the_observation_knows(game: Game, seats: int, matches: int) -> None:
    for seed in range(matches):
        for match in positions(game, seats, seed, 4):
            for seat in range(seats):
                listed = known_in_view(match, seat)
                observed = known_in_observation(match, seat)
                assert not listed - observed, "the view says more than the observation"
                assert set(observed - listed) <= shown_kinds(match, seat), "the view says less than the observation"
            if "known" in match.view(None):
                assert match.view(None)["known"] == []


def changed(rng: random.Random, value: Any, elsewhere: Any) -> list[Any]:
    """Return other values of a field: one from elsewhere in the match, and its own in another order."""
    shuffled: Any = value
    if isinstance(value, list) and value and isinstance(value[0], tuple):
        shuffled = value[:]
        place = rng.randrange(len(value))
        shuffled[place] = tuple(rng.sample(value[place], len(value[place])))
    elif isinstance(value, list | tuple):
        shuffled = type(value)(rng.sample(value, len(value)))
    return [elsewhere[:] if isinstance(elsewhere, list) else elsewhere, shuffled]


@pytest.mark.parametrize("matches", [2, pytest.param(13, marks=pytest.mark.sweep)])
def test_positions_that_differ_for_a_seat_differ_in_its_observation(game: Game, seats: int, matches: int) -> None:
    rng = random.Random(f"{game.id} {seats}")
    lost: set[str] = set()
    beyond: set[str] = set()
    told = 0
    for seed in range(matches):
        there = positions(game, seats, seed, 3)
        for match in rng.sample(there, min(len(there), 12)):
            seat = rng.randrange(seats)
            view, vector = seen(match, seat), match.observe(seat)
            for field in game.rules.fields:
                value = getattr(match._state, field.name)
                for other in changed(rng, value, getattr(rng.choice(there)._state, field.name)):
                    if other == value:
                        continue
                    mutant = match.copy()
                    setattr(mutant._state, field.name, other)
                    mutant._decision = None
                    try:
                        view_too, vector_too = seen(mutant, seat), mutant.observe(seat)
                    except (IndexError, KeyError, ValueError):
                        continue  # an impossible position
                    told += view != view_too
                    if view != view_too and vector == vector_too:
                        lost.add(field.name)
                    elif view == view_too and vector != vector_too:
                        own = isinstance(field, Value) and field.seen == OWNER and other[seat] != value[seat]
                        beyond.add("its own value" if own else field.name)
    assert told > 5
    assert lost - set(contract(game).unobserved) == set(), "the view shows these fields"
    assert beyond - {"its own value"} - set(contract(game).public) == set(), (
        "add a reason why all seats know these fields to observed.py"
    )


def test_the_observing_seat_comes_first(game: Game, seats: int) -> None:
    observation = game.observation
    match = game.new(seats=seats, seed=3)
    assert match.decision is not None
    for seat in range(seats):
        vector = match.observe(seat)
        asked = [vector[observation.names.index(f"seat[{who}].asked")] for who in ("me", "+1")[:seats]]
        assert asked[0] == (match.decision.seat == seat)
        assert seats == 1 or asked[1] == (match.decision.seat == (seat + 1) % seats)
        here = [place for place, name in enumerate(observation.names) if name.startswith("seat[") and "].here" in name]
        assert [vector[place] for place in here] == [1] * seats + [0] * (max(game.seats) - seats)


def test_an_observation_is_written_into_the_buffer_that_is_given(game: Game, seats: int) -> None:
    match = game.new(seats=seats, seed=5)
    vector = match.observe(0)
    size = game.observation.size
    for buffer in (bytearray(size), array("B", bytes(size)), memoryview(bytearray(size))):
        assert match.observe(0, buffer) is buffer
        assert bytes(buffer) == vector
    rows = memoryview(bytearray(3 * size))
    match.observe(0, rows[size : 2 * size])
    assert bytes(rows) == bytes(size) + vector + bytes(size)
    with pytest.raises(ValueError, match=f"{size} bytes"):
        match.observe(0, bytearray(size + 1))


def test_a_finished_match_asks_no_seat(game: Game, seats: int) -> None:
    match = played_out(game, seats, 0)
    places = zip(game.observation.names, match.observe(0))
    assert match.over
    assert [name for name, byte in places if byte and name.startswith("seat[") and name.endswith("].asked")] == []


@MATCHES
def test_an_observer_with_a_memory_writes_what_a_new_observation_shows(game: Game, seats: int, matches: int) -> None:
    for seed in range(matches):
        for number, (match, _) in enumerate(walk(game, seats, seed)):
            if number == 0:
                observers = [match.observer(seat) for seat in range(seats)]
                out = bytearray(game.observation.size)
            for seat in range(seats) if number < 300 else [number % seats]:
                if seat == 0 or number % (seat + 1) == 0:
                    observers[seat].observe(out)
                    assert differing(match, bytes(out), match.observe(seat)) == []
