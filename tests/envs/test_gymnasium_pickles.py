"""Pickled environments: they continue at the same decision, with the same future."""

from __future__ import annotations

import copy
import pickle
from pathlib import Path
from typing import Any

import pytest

import gloaming
from tests.envs.extras import require_library
from tests.packs import pack

gymnasium = require_library("gymnasium")
np = require_library("numpy")

from gloaming.envs.gymnasium import ENVIRONMENTS  # noqa: E402

FATAL_FRAME = "gloaming/FatalFrame-v0"


def begun(name: str, **options: Any) -> Any:
    """Return an environment some choices after its second reset, so that its seeds have moved on."""
    env = gymnasium.make(name, **options)
    env.action_space.seed(3)
    env.reset(seed=1)
    env.reset()
    for _ in range(4):
        _, _, terminated, _, _ = env.step(env.action_space.sample())
        if terminated:
            env.reset()
    return env


def continued(env: Any, steps: int) -> list[Any]:
    """Play on with the environment's own random actions, through the ends of matches."""
    seen = []
    for _ in range(steps):
        observation, reward, terminated, truncated, info = env.step(env.action_space.sample())
        seen.append((bytes(observation["observation"]), bytes(observation["action_mask"]), reward, info))
        if terminated or truncated:
            env.reset()
    return seen


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_a_pickled_environment_has_the_same_future(name: str) -> None:
    env = begun(name, opponents="easy", shaping="evaluate")
    pickled = pickle.dumps(env)
    expected = continued(env, 30)
    assert continued(pickle.loads(pickled), 30) == expected


def test_a_deep_copy_plays_on_by_itself() -> None:
    env = begun("gloaming/DontGoInThere-v0", seats=3, opponents=["random", "medium"])
    twin = copy.deepcopy(env)
    before = env.unwrapped.match.save()
    expected = continued(twin, 20)
    assert env.unwrapped.match.save() == before
    assert continued(env, 20) == expected


def test_an_environment_with_packs_can_be_pickled(tmp_path: Path) -> None:
    env = begun(FATAL_FRAME, opponents="random", packs=[pack(tmp_path / "well")])
    loaded = pickle.loads(pickle.dumps(env))
    assert loaded.unwrapped.match.game is loaded.unwrapped.setup.game
    assert loaded.unwrapped.match.game.packs is not None
    assert continued(loaded, 20) == continued(env, 20)


def test_an_environment_can_be_pickled_before_the_first_match_and_after_the_last() -> None:
    env = pickle.loads(pickle.dumps(gymnasium.make("gloaming/DontGoInThere-v0", opponents="random")))
    env.reset(seed=1)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = env.step(env.action_space.sample())
    loaded = pickle.loads(pickle.dumps(env))
    assert loaded.unwrapped.match.result.as_json() == info["result"]
    with pytest.raises(gymnasium.error.ResetNeeded):
        loaded.step(0)


def test_a_pickled_observer_observes_the_same() -> None:
    match = gloaming.game("fatal-frame").new(seats=2, seed=1)
    observer = match.observer(1)
    observer.observe()
    loaded = pickle.loads(pickle.dumps(observer))
    assert bytes(loaded.observe()) == bytes(observer.observe())
