"""OpenSpiel's ISMCTS bot, and our bots, at tables of OpenSpiel."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming.bots

from .extras import require_library

pyspiel = require_library("pyspiel")
np = require_library("numpy")
require_library("open_spiel.python.algorithms.ismcts")

from open_spiel.python.algorithms.evaluate_bots import evaluate_bots  # noqa: E402
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # noqa: E402
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # noqa: E402

import gloaming.envs.openspiel  # noqa: E402  # registers the games
from gloaming.envs.openspiel_bots import GloamingBot  # noqa: E402


def searcher(game: Any, simulations: int, seed: int, length: int | None = None) -> Any:
    """Return OpenSpiel's bot with reproducible dice. length: after how many decisions its playouts stop."""
    random = np.random.RandomState(seed)
    evaluator = RandomRolloutEvaluator(1, random, max_length=length)
    bot = ISMCTSBot(game, evaluator, 1.0, simulations, random_state=random)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, random.random_sample))
    return bot


@pytest.mark.parametrize(
    ("name", "simulations", "length"),
    [
        ("gloaming_dont_go_in_there(seats=3)", 20, None),
        ("gloaming_final_girl", 6, None),
        ("gloaming_ghost_hunter(seats=2,characters=1)", 6, 40),
        ("gloaming_follow_your_fear(seats=2,rounds=8)", 6, 40),
        pytest.param("gloaming_fatal_frame(seats=2)", 6, 40, marks=pytest.mark.slow),
    ],
)
def test_ismcts_plays_whole_matches(name: str, simulations: int, length: int | None) -> None:
    game = pyspiel.load_game(name)
    state = game.new_initial_state("1")
    bot = searcher(game, simulations, 1, length)
    while not state.is_terminal():
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)
    assert state.match.over


def test_ismcts_beats_random_play() -> None:
    game = pyspiel.load_game("gloaming_dont_go_in_there(seats=2)")
    won = 0.0
    for seed in range(12):
        state = game.new_initial_state(str(seed))
        bots = [searcher(game, 30, seed), GloamingBot(game, 1, "random", seed)]
        while not state.is_terminal():
            state.apply_action(bots[state.current_player()].step(state))
        won += state.returns()[0]
    assert won >= 9


def test_agents_of_open_spiel_play_in_its_environment() -> None:
    from open_spiel.python.algorithms.random_agent import RandomAgent
    from open_spiel.python.rl_environment import Environment

    environment = Environment("gloaming_ghost_hunter", seats=2)
    actions = environment.action_spec()["num_actions"]
    agents = [RandomAgent(player, actions) for player in range(2)]
    step = environment.reset()
    while not step.last():
        step = environment.step([agents[step.observations["current_player"]].step(step).action])
    assert set(step.rewards) <= {0.0, 1.0}


def test_our_bots_play_as_at_our_own_table() -> None:
    game = pyspiel.load_game("gloaming_dont_go_in_there(seats=3)")
    bots = [GloamingBot(game, player, "easy", player) for player in range(3)]
    state = game.new_initial_state("4")
    assert [bot.player_id() for bot in bots] == [0, 1, 2]
    first = evaluate_bots(state, bots, np.random.RandomState(1))
    match = gloaming.game("dont-go-in-there").new(seats=3, seed=4)
    gloaming.bots.play(match, [gloaming.bots.bot("easy", player) for player in range(3)])
    assert match.result == state.match.result
    assert evaluate_bots(game.new_initial_state("4"), bots, np.random.RandomState(2)) == first


def test_a_bot_that_does_not_exist_is_refused() -> None:
    game = pyspiel.load_game("gloaming_dont_go_in_there")
    with pytest.raises(gloaming.bots.UnknownBot, match="genius"):
        GloamingBot(game, 0, "genius")
