"""The environments of Gymnasium: a learner plays against bots."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

import gloaming
from gloaming import IllegalChoice
from gloaming.engine.errors import BadSetup
from tests.envs.extras import require_library

gymnasium = require_library("gymnasium")
np = require_library("numpy")

from gymnasium.utils.env_checker import check_env  # noqa: E402

from gloaming.envs.gymnasium import ENVIRONMENTS  # noqa: E402

DONT_GO = "gloaming/DontGoInThere-v0"
FATAL_FRAME = "gloaming/FatalFrame-v0"


def make(name: str, **options: Any) -> Any:
    return gymnasium.make(name, **{"opponents": "random", **options})


def played(env: Any, seed: int, most: int = 400) -> tuple[list[Any], float]:
    """Play a random match. Return all observations, and the sum of rewards."""
    env.action_space.seed(seed)
    observation, _ = env.reset(seed=seed)
    seen, total = [observation], 0.0
    for _ in range(most):
        observation, reward, terminated, truncated, _ = env.step(env.action_space.sample())
        seen.append(observation)
        total += reward
        if terminated or truncated:
            break
    return seen, total


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_every_environment_passes_the_check_of_gymnasium(name: str) -> None:
    check_env(make(name, illegal="lose", render_mode="ansi").unwrapped)


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_seed_repeats_deals_seats_and_bots(name: str) -> None:
    env = make(name, opponents="easy")
    once, again, other = played(env, 5, 30), played(env, 5, 30), played(env, 6, 30)
    assert len(once[0]) == len(again[0]) and once[1] == again[1]
    for one, two in zip(once[0], again[0]):
        assert (one["observation"] == two["observation"]).all() and (one["action_mask"] == two["action_mask"]).all()
    assert any((one["observation"] != two["observation"]).any() for one, two in zip(once[0], other[0]))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_observations_and_masks_are_those_of_the_learners_seat(name: str) -> None:
    env = make(name)
    env.action_space.seed(1)
    observation, info = env.reset(seed=1)
    for _ in range(40):
        match = env.unwrapped.match
        assert bytes(observation["observation"]) == bytes(match.observe(info["seat"]))
        assert bytes(observation["action_mask"]) == bytes(match.action_mask())
        assert match.decision.seat == info["seat"] and match.decision.prompt == info["prompt"]
        assert info["legal_actions"] == match.legal_actions()
        assert np.flatnonzero(env.unwrapped.action_masks()).tolist() == sorted(set(info["legal_actions"]))
        observation, _, terminated, _, info = env.step(env.action_space.sample())
        if terminated:
            assert not observation["action_mask"].any() and info["prompt"] == "" and info["result"]["reason"]
            observation, info = env.reset()


@pytest.mark.parametrize(
    ("reward", "expected"),
    [("win", lambda won, scores: 1.0 if won else -1.0), ("score", lambda won, scores: -float(scores))],
)
def test_the_reward_comes_at_the_end(reward: str, expected: Any) -> None:
    env = make(DONT_GO, reward=reward, seat=1, seats=2)
    for seed in range(5):
        total = played(env, seed)[1]
        result = env.unwrapped.match.result
        if len(result.winners) == 1:
            assert total == expected(1 in result.winners, result.scores[1])


def test_ranks_are_equal_steps_from_the_best_to_the_last() -> None:
    env = make(DONT_GO, reward="rank", seat=0, seats=5)
    totals = set()
    for seed in range(12):
        total = played(env, seed)[1]
        scores = env.unwrapped.match.result.scores
        if len(set(scores)) == 5:
            assert total == 1.0 - sorted(scores).index(scores[0]) / 2
            totals.add(total)
    assert len(totals) > 1


def test_shaped_rewards_add_up_to_the_reward_less_the_first_value() -> None:
    plain, shaped = make(FATAL_FRAME, seat=0), make(FATAL_FRAME, seat=0, shaping="evaluate")
    shaped.reset(seed=3)
    first = 2 * shaped.unwrapped.match.evaluate()[0] - 1
    assert played(shaped, 3, 10_000)[1] == pytest.approx(played(plain, 3, 10_000)[1] - first)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = make(DONT_GO)
    _, info = env.reset(seed=1)
    closed = next(number for number in range(31) if number not in info["legal_actions"])
    before = env.unwrapped.match.save()
    with pytest.raises(IllegalChoice, match=f"number {closed}.*illegal='lose'"):
        env.step(closed)
    assert env.unwrapped.match.save() == before
    env.step(info["legal_actions"][0])


def test_an_illegal_action_can_lose_the_match() -> None:
    env = make(DONT_GO, illegal="lose")
    _, info = env.reset(seed=1)
    closed = next(number for number in range(31) if number not in info["legal_actions"])
    observation, reward, terminated, truncated, info = env.step(closed)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert not observation["action_mask"].any() and info["legal_actions"] == []
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset"):
        env.step(0)


def test_a_match_that_is_too_long_is_truncated() -> None:
    env = make(FATAL_FRAME, max_choices=20)
    env.reset(seed=1)
    ended = (False, False)
    while not any(ended):
        _, _, terminated, truncated, info = env.step(env.action_space.sample())
        ended = (terminated, truncated)
    assert ended == (False, True) and info["legal_actions"] == []


def test_the_learner_sits_at_random_unless_its_seat_is_given() -> None:
    env = make(DONT_GO, seats=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}
    assert env.reset(options={"seat": 2})[1]["seat"] == 2
    assert make(DONT_GO, seats=4, seat=3).reset()[1]["seat"] == 3


def test_opponents_are_named_one_for_all_or_in_turn_order() -> None:
    class First:
        def __init__(self) -> None:
            self.seats: set[int] = set()

        def choose(self, view: Any) -> int:
            self.seats.add(view.seat)
            return 0

    after, before = First(), First()
    played(make(DONT_GO, seats=4, seat=1, opponents=[after, "random", before]), 1)
    assert (after.seats, before.seats) == ({2}, {0})


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"seats": 9}, "2 to 5 seats"),
        ({"seats": 3, "seat": 3}, "0 to 2"),
        ({"seats": 3, "opponents": ["easy"]}, "2 opponents"),
        ({"opponents": None}, "self-play"),
        ({"reward": "fame"}, "'win', 'rank' or 'score'"),
        ({"shaping": "hope"}, "evaluate"),
        ({"illegal": "ignore"}, "lose"),
        ({"illegal": "lose", "reward": "score"}, "rank"),
        ({"options": {"ghosts": 3}}, "ghosts"),
    ],
)
def test_a_wrong_set_up_says_what_is_allowed(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        make(DONT_GO, **wrong)


def test_set_up_options_reach_the_match() -> None:
    env = make(DONT_GO, seats=3, options={"meeples": 6})
    env.reset(seed=1)
    assert env.unwrapped.match.settings["meeples"] == 6


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_rendering_shows_the_table_as_the_learner_sees_it(name: str) -> None:
    env = make(name, render_mode="ansi")
    _, info = env.reset(seed=2)
    text = env.render()
    assert env.unwrapped.match.question in text
    assert all(f"{number}  " in text for number in info["legal_actions"])
    assert make(name).unwrapped.render_mode is None


def test_the_environments_are_made_by_their_module_and_name() -> None:
    code = """
import gymnasium
env = gymnasium.make("gloaming.envs.gymnasium:gloaming/FinalGirl-v0")
env.reset(seed=1)
print(env.unwrapped.match.game.id)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout == "final-girl\n"


def test_every_game_has_an_environment() -> None:
    assert sorted(ENVIRONMENTS.values()) == sorted(gloaming.games())


@pytest.mark.slow
def test_maskable_ppo_learns_in_the_environment() -> None:
    ppo = require_library("sb3_contrib")
    env = gymnasium.wrappers.FilterObservation(make(DONT_GO, seats=2), ["observation"])
    model = ppo.MaskablePPO("MultiInputPolicy", env, n_steps=256, seed=1, device="cpu")
    model.learn(2_000)
    observation, _ = env.reset(seed=1)
    action, _ = model.predict(observation, action_masks=env.unwrapped.action_masks())
    assert env.unwrapped.action_masks()[action]
