"""PettingZoo's own tests for environments, for every game at several numbers of seats."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import gloaming
from tests.envs.extras import require_library

require_library("pettingzoo")

from pettingzoo.test import (  # noqa: E402
    api_test,
    performance_benchmark,
    render_test,
    seed_test,
)
from pettingzoo.test.state_test import test_state, test_state_space  # noqa: E402

from gloaming.envs import pettingzoo as environments  # noqa: E402

test_state.__test__ = False
test_state_space.__test__ = False

GAMES = ["dont-go-in-there", "final-girl", "fatal-frame", "follow-your-fear", "ghost-hunter"]

every_table = pytest.mark.parametrize(
    ("game", "seats"), [(game, seats) for game in GAMES for seats in gloaming.game(game).seats]
)
EXPECTED_WARNINGS = [
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
    "ignore:Action mask numpy array is all zeros",
]
"""What PettingZoo says of every environment with an action mask in the observation."""

pytestmark = [pytest.mark.filterwarnings(*EXPECTED_WARNINGS)]


@every_table
def test_the_api_is_the_one_of_pettingzoo(game: str, seats: int) -> None:
    api_test(environments.env(game, seats=seats), num_cycles=200)


@every_table
def test_the_raw_environment_passes_the_same_test(game: str, seats: int) -> None:
    api_test(environments.raw_env(game, seats=seats), num_cycles=100)


@every_table
def test_equal_seeds_play_equal_matches(game: str, seats: int) -> None:
    seed_test(partial(environments.env, game, seats=seats), num_cycles=100)


@every_table
def test_both_modes_render(game: str, seats: int) -> None:
    def is_text(shown: Any) -> bool:
        return isinstance(shown, str) and "is to move" in shown

    render_test(partial(environments.env, game, seats=seats), custom_tests={"ansi": is_text})


@every_table
def test_states_are_in_their_space(game: str, seats: int) -> None:
    environment = environments.raw_env(game, seats=seats)
    test_state_space(environment)
    environment.reset(seed=0)
    for _ in range(50):
        environment.step(environment.match.legal_actions()[0])
        assert environment.state_space.contains(environment.state())
        if environment.match.over:
            break


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_benchmark_runs(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(environments.env(game))
    assert "turns per second" in capsys.readouterr().out
