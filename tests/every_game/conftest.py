"""The contract runs over every registered game and number of seats, and over the engine's own toy."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import gloaming
from gloaming import Game, Match
from tests.engine.toy import LANTERNS

TABLES = [(game, seats) for game in [*gloaming.games().values(), LANTERNS] for seats in game.seats]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "seats" in metafunc.fixturenames and "game" in metafunc.fixturenames:
        metafunc.parametrize(("game", "seats"), TABLES, ids=[f"{game.id}-{seats}" for game, seats in TABLES])


def walk(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, int]]:
    """A random match: at every decision the match, and the option that will be picked next."""
    rng = random.Random(f"{game.id} {seats} {seed}")
    match = game.new(seats=seats, seed=seed)
    while (decision := match.decision) is not None:
        choice = rng.randrange(len(decision.options))
        yield match, choice
        match.pick(choice)


def played_out(game: Game, seats: int, seed: int) -> Match:
    """A random match that is over."""
    return [match for match, _ in walk(game, seats, seed)][-1]
