"""OpenSpiel's own tests: random matches with all observations, masks, copies and stored states."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

from .extras import require_library

pyspiel = require_library("pyspiel")

import gloaming.envs.openspiel  # noqa: E402, F401  # registers the games

GAMES = [
    "gloaming_dont_go_in_there(seats=3)",
    "gloaming_final_girl",
    "gloaming_fatal_frame",
    "gloaming_follow_your_fear(seats=3,rounds=5)",
    "gloaming_ghost_hunter(seats=3)",
]

TABLES = [
    *[f"gloaming_dont_go_in_there(seats={seats})" for seats in (2, 4, 5)],
    "gloaming_final_girl(epic=shuffled,bonus=on,board=extreme,victims=24)",
    *[f"gloaming_fatal_frame(seats={seats})" for seats in (3, 4)],
    *[f"gloaming_follow_your_fear(seats={seats})" for seats in (2, 4)],
    *[f"gloaming_ghost_hunter(seats={1 + scenario % 4},scenario={scenario})" for scenario in range(1, 14)],
    "gloaming_ghost_hunter(seats=5,host=yes)",
]


def simulate(game: Any) -> None:
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_random_matches(name: str) -> None:
    simulate(pyspiel.load_game(name))


@pytest.mark.slow
@pytest.mark.parametrize("name", TABLES)
def test_random_matches_at_other_tables(name: str) -> None:
    simulate(pyspiel.load_game(name))


@pytest.mark.parametrize("name", GAMES)
def test_games_and_states_are_pickled(name: str) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    assert pickle.loads(pickle.dumps(game.get_type())) == game.get_type()
    assert str(pickle.loads(pickle.dumps(game))) == str(game)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)


@pytest.mark.parametrize("name", GAMES)
def test_players_that_do_not_exist_are_refused(name: str) -> None:
    state = pyspiel.load_game(name).new_initial_state()
    for player in (-1, state.num_players()):
        for method in ("information_state_string", "observation_string", "observation_tensor"):
            with pytest.raises(pyspiel.SpielError):
                getattr(state, method)(player)
