"""The contract runs over every registered game and number of seats, and over the engine's own toy."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import gloaming
from gloaming import Game, Match
from tests.engine.toy import LANTERNS
from tests.games.contract import Settings, contract

TABLES = [(game, seats) for game in [*gloaming.games().values(), LANTERNS] for seats in game.seats]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Parametrize over every table; seat counts between a game's smallest and largest are slow."""
    if "seats" in metafunc.fixturenames and "game" in metafunc.fixturenames:
        metafunc.parametrize(
            ("game", "seats"),
            [
                pytest.param(
                    game,
                    seats,
                    id=f"{game.id}-{seats}",
                    marks=[] if seats in (min(game.seats), max(game.seats)) else [pytest.mark.slow],
                )
                for game, seats in TABLES
            ],
        )


LONG = 300
"""The limit of decisions: random players may need thousands to end a game that one must win."""


def looked_at(number: int, every: int = 1) -> bool:
    """Return whether to check this decision closely: one in `every`, or one in 25 late in a match."""
    return number % (every if number < LONG else max(every, 25)) == 0


def set_up(game: Game, seed: int) -> Settings | None:
    """Return the set-up options of a short random match."""
    return played_whole(game, seed) or contract(game).short


def played_whole(game: Game, seed: int) -> Settings | None:
    """Return the set-up options of a random match of full length."""
    return contract(game).settings(seed)


def walk(game: Game, seats: int, seed: int) -> Iterator[tuple[Match, int]]:
    """Yield every decision of a random match, and the choice; late in a long match, mostly the best-looking option."""
    match = game.new(seats=seats, seed=seed, options=set_up(game, seed))
    known = _known(game, seats, seed)
    if known is not None:
        for choice in known:
            yield match, choice
            match.pick(choice)
        return
    picked = []
    for now, choice in go_on(match, random.Random(f"{game.id} {seats} {seed}"), LONG):
        yield now, choice
        picked.append(choice)
    _keep(game, seats, seed, picked)


_walked: dict[tuple[Game, int, int], list[int]] = {}
"""The choices of matches walked so far: many tests walk the same ones, and finding the best option is slow."""

_folder: list[Path] = []
"""The folder in which test processes share the choices with one another, if they do.

Only for the games of `TABLES`: a game with other cards has the same id.
"""


@pytest.fixture(scope="session", autouse=True)
def walks_of_all_processes(tmp_path_factory: pytest.TempPathFactory) -> None:
    if "PYTEST_XDIST_WORKER" in os.environ:
        _folder[:] = [tmp_path_factory.getbasetemp().parent / "walks"]
        _folder[0].mkdir(exist_ok=True)


def _folders(game: Game) -> list[Path]:
    return _folder if any(game is known for known, _ in TABLES) else []


def _known(game: Game, seats: int, seed: int) -> list[int] | None:
    if (game, seats, seed) not in _walked:
        for folder in _folders(game):
            file = folder / f"{game.id}-{seats}-{seed}.json"
            if file.exists():
                _walked[game, seats, seed] = json.loads(file.read_text())
    return _walked.get((game, seats, seed))


def _keep(game: Game, seats: int, seed: int, picked: list[int]) -> None:
    _walked[game, seats, seed] = picked
    for folder in _folders(game):
        written = folder / f"{game.id}-{seats}-{seed} of {os.getpid()}"
        written.write_text(json.dumps(picked))
        written.replace(folder / f"{game.id}-{seats}-{seed}.json")


def go_on(match: Match, rng: random.Random, long: int = 0) -> Iterator[tuple[Match, int]]:
    """Play the rest of a match like `walk`."""
    taken = 0
    while (decision := match.decision) is not None:
        random_now = taken < long or rng.random() < 0.2
        choice = rng.randrange(len(decision.options)) if random_now else _best(match)
        yield match, choice
        match.pick(choice)
        taken += 1


def _best(match: Match) -> int:
    decision = match.decision
    assert decision is not None
    hopes = []
    for i in range(len(decision.options)):
        tried = match.copy()
        tried.pick(i)
        hopes.append(tried.evaluate()[decision.seat])
    return hopes.index(max(hopes))


def played_out(game: Game, seats: int, seed: int) -> Match:
    """Return a finished random match."""
    return [match for match, _ in walk(game, seats, seed)][-1]


def assert_won(match: Match) -> None:
    """Check that a seat has won, except in solitaire, for one side, or where the rules let all players lose."""
    result = match.result
    assert result is not None
    alone = match.seats == 1 or len(set(result.sides)) == 1
    unwon = contract(match.game).unwon
    assert result.winners or alone or (unwon and unwon in result.reason), result
