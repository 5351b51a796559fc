"""Vector environments of Gymnasium: many matches at once, in one process or in several."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from gloaming import IllegalChoice
from gloaming.engine.errors import BadSetup
from tests.envs.extras import require_library

gymnasium = require_library("gymnasium")
np = require_library("numpy")

from gymnasium.vector import AutoresetMode  # noqa: E402

from gloaming.envs.gymnasium import ENVIRONMENTS  # noqa: E402

DONT_GO = "gloaming/DontGoInThere-v0"
FATAL_FRAME = "gloaming/FatalFrame-v0"


def make(name: str, number: int, **options: Any) -> Any:
    return gymnasium.make_vec(name, number, vectorization_mode="vector_entry_point", **{"opponents": None, **options})


def playing(envs: Any, steps: int, seed: int = 1) -> Iterator[Any]:
    """Play at random. Yield what `reset` and then each step returned."""
    envs.action_space.seed(seed)
    yield envs.reset(seed=seed)
    for _ in range(steps):
        yield envs.step(envs.action_space.sample())


def played(envs: Any, steps: int, seed: int = 1) -> list[Any]:
    return list(playing(envs, steps, seed))


def same(one: Any, other: Any) -> bool:
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, list | tuple):
        return len(one) == len(other) and all(same(*both) for both in zip(one, other))
    if isinstance(one, np.ndarray) and one.dtype == object:
        return same(list(one), list(other))
    return bool(np.all(one == other))


@pytest.mark.parametrize("name", ENVIRONMENTS)
def test_rows_are_the_observations_of_the_seats_to_move(name: str) -> None:
    envs = make(name, 3)
    assert (envs.observation_space["observation"].shape[0], envs.num_envs) == (3, 3)
    for returned in playing(envs, 60):
        observations, infos = returned[0], returned[-1]
        assert observations in envs.observation_space
        for place, match in enumerate(envs._matches.batch.matches):
            if not match.over:
                assert match.decision.seat == infos["seat"][place]
                assert bytes(observations["observation"][place]) == bytes(match.observe(infos["seat"][place]))
                assert bytes(observations["action_mask"][place]) == bytes(match.action_mask())
                assert (envs.action_masks()[place] == observations["action_mask"][place]).all() or len(returned) == 2


def test_a_seed_repeats_everything_whatever_the_number_of_processes() -> None:
    once = played(make(DONT_GO, 5, seats=3), 60)
    assert same(once, played(make(DONT_GO, 5, seats=3), 60))
    assert not same(once[0], played(make(DONT_GO, 5, seats=3), 0, seed=2)[0])
    envs = make(DONT_GO, 5, seats=3, processes=2)
    try:
        assert same(once, played(envs, 60))
    finally:
        envs.close()


def test_workers_play_against_bots() -> None:
    options = {"seats": 3, "opponents": "random", "shaping": "evaluate"}
    envs = make(DONT_GO, 4, processes=2, **options)
    try:
        assert same(played(make(DONT_GO, 4, **options), 40), played(envs, 40))
    finally:
        envs.close()
    envs.close()


def test_the_next_step_starts_the_next_match() -> None:
    envs = make(DONT_GO, 4, seats=2)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    before = None
    ends = 0
    for observations, rewards, over, truncated, infos in islice(playing(envs, 120), 1, None):
        assert not truncated.any()
        if before is not None:
            for place in np.flatnonzero(before):
                assert not over[place] and rewards[place] == 0
                assert envs._matches.batch.matches[place].decision is not None
        for place in np.flatnonzero(over):
            ends += 1
            result = envs._matches.batch.matches[place].result
            assert observations["action_mask"][place].sum() == observations["action_mask"][place][0] == 1
            assert infos["_rewards"][place] and rewards[place] == infos["rewards"][place][infos["seat"][place]]
            if len(result.winners) == 1:
                assert infos["rewards"][place][result.winners[0]] == 1
        before = over
    assert ends > 4


def test_matches_can_be_replaced_at_once() -> None:
    envs = make(DONT_GO, 4, seats=2, autoreset="SameStep")
    assert envs.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    ends = 0
    for observations, rewards, over, _, infos in islice(playing(envs, 120), 1, None):
        assert ("final_obs" in infos) == over.any()
        assert (observations["action_mask"].sum(axis=1) > 0).all()
        for place in np.flatnonzero(over):
            ends += 1
            assert infos["_final_obs"][place] and abs(rewards[place]) <= 1
            assert infos["final_obs"][place]["observation"].shape == observations["observation"][place].shape
            assert infos["final_info"]["rewards"][place][infos["final_info"]["seat"][place]] == rewards[place]
            assert not envs._matches.batch.matches[place].over
    assert ends > 4


def test_matches_can_wait_for_a_reset_by_mask() -> None:
    envs = make(DONT_GO, 4, seats=2, autoreset=AutoresetMode.DISABLED)
    envs.reset(seed=1)
    over = np.zeros(4, dtype=bool)
    while not over.any():
        _, _, over, _, _ = envs.step(envs.action_space.sample())
    with pytest.raises(gymnasium.error.ResetNeeded, match="reset_mask"):
        envs.step(envs.action_space.sample())
    running = [match for place, match in enumerate(envs._matches.batch.matches) if not over[place]]
    observations, _ = envs.reset(options={"reset_mask": over})
    assert [match for place, match in enumerate(envs._matches.batch.matches) if not over[place]] == running
    assert (observations["action_mask"].sum(axis=1) > 0).all()
    envs.step(envs.action_space.sample())


def test_the_learner_is_always_to_move_against_bots() -> None:
    envs = make(FATAL_FRAME, 3, seats=3, seat=1, opponents=["random", "easy"])
    for returned in played(envs, 40):
        assert (returned[-1]["seat"] == 1).all()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    for processes in (1, 2):
        envs = make(DONT_GO, 2, processes=processes)
        try:
            observations, _ = envs.reset(seed=1)
            closed = int(np.flatnonzero(observations["action_mask"][1] == 0)[0])
            legal = int(np.flatnonzero(observations["action_mask"][0])[0])
            for wrong in (closed, -1, 31):
                with pytest.raises(IllegalChoice, match=f"match 1: .*number {wrong}"):
                    envs.step(np.array([legal, wrong]))
            envs.step(np.array([legal, int(np.flatnonzero(observations["action_mask"][1])[0])]))
        finally:
            envs.close()


def test_an_illegal_action_can_lose_the_match() -> None:
    envs = make(DONT_GO, 2, opponents="random", illegal="lose")
    observations, _ = envs.reset(seed=1)
    closed = [int(np.flatnonzero(row == 0)[0]) for row in observations["action_mask"]]
    _, rewards, over, _, _ = envs.step(np.array(closed))
    assert rewards.tolist() == [-1, -1] and over.all()
    observations, rewards, over, _, _ = envs.step(np.array([0, 0]))
    assert not over.any() and not rewards.any()


def test_long_matches_are_truncated() -> None:
    for opponents in (None, "random"):
        envs = make(FATAL_FRAME, 2, seats=2, max_choices=12, opponents=opponents)
        envs.reset(seed=1)
        truncated = np.zeros(2, dtype=bool)
        for _ in range(12):
            _, rewards, over, now, _ = envs.step(envs.action_space.sample())
            assert not over.any() and not rewards.any()
            truncated |= now
        assert truncated.all()


def test_a_worker_that_has_ended_is_reported() -> None:
    envs = make(DONT_GO, 2, processes=2)
    envs.reset(seed=1)
    envs._matches._workers[1].kill()
    envs._matches._workers[1].join()
    with pytest.raises(RuntimeError, match="worker process 1 has ended"):
        envs.step(envs.action_space.sample())
    envs.close()


def test_without_copies_observations_are_views() -> None:
    envs = make(DONT_GO, 2, copy=False)
    first, _ = envs.reset(seed=1)
    second = envs.step(envs.action_space.sample())[0]
    assert np.shares_memory(first["observation"], second["observation"])
    copied = make(DONT_GO, 2).reset(seed=1)[0]
    assert not same(copied, first)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"processes": 3}, "1 to 2 processes"),
        ({"render_mode": "ansi"}, "gymnasium.make"),
        ({"shaping": "evaluate"}, "self-play"),
        ({"illegal": "lose"}, "learner's seat"),
    ],
)
def test_a_wrong_set_up_says_what_is_allowed(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadSetup, match=message):
        make(DONT_GO, 2, **wrong)
