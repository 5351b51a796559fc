"""PettingZoo environments: playing matches, rewards, rendering and errors."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.bots import bot
from tests.envs.extras import require_library
from tests.packs import pack

np = require_library("numpy")
require_library("pettingzoo")

from gloaming.envs import pettingzoo as environments  # noqa: E402

FATAL_FRAME = gloaming.game("fatal-frame")


def turns(environment: Any, seed: int = 7, limit: int = 20_000) -> Iterator[str]:
    """Play a match with random actions, and yield each agent before it moves."""
    rng = np.random.default_rng(seed)
    for agent in environment.agent_iter(limit):
        yield agent
        observation, _, terminated, truncated, _ = environment.last()
        legal = np.flatnonzero(observation["action_mask"])
        environment.step(None if terminated or truncated else rng.choice(legal))


def finish(environment: Any, seed: int = 7) -> dict[str, tuple[float, dict[str, Any]]]:
    """Play a match to its end, and return the last reward and info of each agent."""
    last = {}
    for agent in turns(environment, seed):
        _, reward, terminated, truncated, info = environment.last(observe=False)
        if terminated or truncated:
            last[agent] = (reward, info)
    assert environment.agents == []
    return last


def test_the_loop_of_the_documentation_plays_a_match() -> None:
    environment = environments.env("dont-go-in-there", seats=3, render_mode=None)
    environment.reset(seed=42)
    movers = []
    for agent in environment.agent_iter():
        observation, _, termination, truncation, _ = environment.last()
        if termination or truncation:
            action = None
        else:
            movers.append(agent)
            action = environment.action_space(agent).sample(observation["action_mask"])
        environment.step(action)
    environment.close()
    assert set(movers) == {"seat_0", "seat_1", "seat_2"}
    assert environment.agents == []


def test_an_agent_observes_what_its_seat_knows_and_which_actions_are_legal() -> None:
    environment = environments.env("fatal-frame", seats=3)
    environment.reset(seed=3)
    for number, agent in enumerate(turns(environment)):
        match = environment.unwrapped.match
        for seat, observer in enumerate(environment.possible_agents):
            observed = environment.observe(observer)
            assert environment.observation_space(observer).contains(observed)
            assert bytes(observed["observation"]) == bytes(match.observe(seat))
            expected = match.legal_actions() if observer == agent else []
            assert np.flatnonzero(observed["action_mask"]).tolist() == sorted(set(expected))
        state = environment.state()
        assert environment.state_space.contains(state)
        assert bytes(state) == b"".join(bytes(match.observe(seat)) for seat in range(3))
        if number == 200:
            break


def test_actions_are_numbered_from_the_point_of_view_of_the_agent() -> None:
    environment = environments.raw_env("follow-your-fear", seats=4)
    environment.reset(seed=5)
    for number, _ in enumerate(turns(environment)):
        match, mask = environment.match, environment.last()[0]["action_mask"]
        decision = match.decision
        if decision is not None and decision.seat == 2:
            numbers = [match.turned(action, 2) for action in match.actions()]
            assert sorted(set(numbers)) == np.flatnonzero(mask).tolist()
        if number == 300:
            break


def test_the_seed_of_a_reset_deals_the_match_of_this_seed() -> None:
    environment = environments.env("fatal-frame", seats=2)
    environment.reset(seed=11)
    assert environment.unwrapped.match.view(0) == FATAL_FRAME.new(seats=2, seed=11).view(0)
    environment.reset()
    following = environment.unwrapped.match.seed
    environment.reset(seed=11)
    environment.reset()
    assert environment.unwrapped.match.seed == following != 11


def test_a_reset_can_change_the_setup_of_one_match() -> None:
    environment = environments.env("ghost-hunter", seats=2, options={"scenario": 2})
    scenarios = []
    for options in (None, {"setup": {"scenario": 5}}, {"unknown": 1}):
        environment.reset(seed=1, options=options)
        scenarios.append(environment.unwrapped.match.settings["scenario"])
    assert scenarios == [2, 5, 2]
    with pytest.raises(gloaming.BadSetup, match="has no set-up option 'hunter'"):
        environment.reset(options={"setup": {"hunter": 3}})


def test_winners_get_1_and_the_others_minus_1_at_the_end() -> None:
    environment = environments.env("dont-go-in-there", seats=4)
    environment.reset(seed=9)
    last = finish(environment)
    result = environment.unwrapped.match.result
    assert {agent: reward for agent, (reward, _) in last.items()} == {
        f"seat_{seat}": 1.0 if seat in result.winners else -1.0 for seat in range(4)
    }
    for agent, (_, info) in last.items():
        assert info == {"won": int(agent[-1]) in result.winners, "result": result.as_json()}


def test_all_agents_of_a_lost_scenario_lose() -> None:
    environment = environments.env("ghost-hunter", seats=1)
    environment.reset(seed=2)
    assert finish(environment) == {
        "seat_0": (-1.0, {"won": False, "result": environment.unwrapped.match.result.as_json()})
    }


@pytest.mark.parametrize(
    ("kind", "rewards"), [("win", [-1.0, 1.0, -1.0]), ("rank", [-1.0, 1.0, 0.0]), ("score", [-31.0, -12.0, -23.0])]
)
def test_a_reward_is_the_victory_the_rank_or_the_score(kind: str, rewards: list[float]) -> None:
    environment = environments.env("dont-go-in-there", seats=3, reward=kind)
    environment.reset(seed=9)
    last = finish(environment, seed=1)
    assert [reward for reward, _ in last.values()] == rewards


def test_a_banished_player_acts_until_the_match_is_over() -> None:
    environment = environments.env("follow-your-fear", seats=4)
    opponent = bot("easy", seed=5)
    environment.reset(seed=5)
    match = environment.unwrapped.match
    acted = set()
    for agent in environment.agent_iter():
        seat = int(agent[-1])
        if match.over:
            environment.step(None)
            continue
        assert not any(environment.terminations.values())
        if match.view(seat)["players"][seat]["banished"]:
            acted.add(agent)
        environment.step(environment.unwrapped.ask(opponent))
    assert acted


def test_a_hunter_who_changes_sides_keeps_its_agent() -> None:
    environment = environments.env("ghost-hunter", seats=3)
    for seed in range(10):
        environment.reset(seed=seed)
        changed = set()
        for agent in turns(environment, seed):
            teams = environment.unwrapped.match.teams()
            if teams[int(agent[-1])] == 1 and not environment.terminations[agent]:
                changed.add(agent)
        result = environment.unwrapped.match.result
        assert result is not None
        if changed and not environment.agents:
            return
    pytest.fail("no hunter changed sides in 10 matches")


def test_a_long_match_is_truncated() -> None:
    environment = environments.env("final-girl", max_cycles=5)
    environment.reset(seed=1)
    moves = [agent for agent in turns(environment) if not environment.truncations[agent]]
    assert len(moves) == 5
    assert environment.agents == []


def test_a_bot_can_play_some_of_the_agents() -> None:
    environment = environments.env("dont-go-in-there", seats=2)
    environment.reset(seed=4)
    opponent = bot("medium", seed=1)
    for agent in environment.agent_iter():
        observation, _, terminated, _, _ = environment.last()
        if terminated:
            environment.step(None)
        elif agent == "seat_0":
            environment.step(environment.unwrapped.ask(opponent))
        else:
            environment.step(np.flatnonzero(observation["action_mask"])[0])
    assert environment.unwrapped.match.over
    view = environment.unwrapped.seat_view("seat_1")
    assert view.view()["seat"] == 1
    with pytest.raises(gloaming.IllegalChoice, match="the match is over"):
        environment.unwrapped.ask(opponent)


def test_a_pack_adds_its_cards(tmp_path: Path) -> None:
    environment = environments.env("fatal-frame", packs=[pack(tmp_path / "pack")])
    environment.reset(seed=1)
    assert environment.unwrapped.game.packs is not None
    assert environment.observe("seat_0")["observation"].size == environment.unwrapped.game.observation.size


def test_text_shows_the_table_as_the_agent_to_move_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    environment = environments.env("dont-go-in-there", seats=2, render_mode="ansi")
    environment.reset(seed=1)
    agent = environment.agent_selection
    assert f"{agent} is to move: Place a meeple" in environment.render()
    finish(environment)
    assert environment.unwrapped.match.result.reason in environment.render()
    assert capsys.readouterr().out == ""

    environment = environments.env("dont-go-in-there", seats=2, render_mode="human")
    environment.reset(seed=1)
    assert "is to move: Place a meeple" in capsys.readouterr().out
    environment.step(np.flatnonzero(environment.last()[0]["action_mask"])[0])
    assert "places a meeple" in capsys.readouterr().out


def test_rendering_without_a_mode_says_how_to_choose_one() -> None:
    environment = environments.env("final-girl")
    environment.reset(seed=1)
    with pytest.warns(UserWarning, match='render_mode="ansi"'):
        assert environment.render() is None


def test_an_environment_can_be_pickled_before_a_match() -> None:
    environment = pickle.loads(pickle.dumps(environments.raw_env("fatal-frame", seats=3, reward="rank")))
    environment.reset(seed=1)
    assert environment.possible_agents == ["seat_0", "seat_1", "seat_2"]


@pytest.mark.parametrize("make", [environments.env, environments.raw_env])
@pytest.mark.parametrize("copied", [copy.deepcopy, lambda environment: pickle.loads(pickle.dumps(environment))])
def test_a_pickled_or_copied_environment_keeps_its_match_and_its_seeds(make: Any, copied: Any, tmp_path: Path) -> None:
    environment = make("fatal-frame", seats=2, packs=[pack(tmp_path / "well")])
    environment.reset(seed=4)
    for _ in range(30):
        environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"])[0]))
    other = copied(environment)
    before = other.unwrapped.match.save()
    assert finish(environment, seed=2) == finish(other, seed=2) != {}
    assert environment.unwrapped.match.save() == other.unwrapped.match.save() != before
    environment.reset()
    other.reset()
    assert environment.unwrapped.match.seed == other.unwrapped.match.seed


@pytest.mark.parametrize(
    ("settings", "error", "message"),
    [
        ({"game": "chess"}, gloaming.UnknownGame, "no game 'chess'; there are: dont-go-in-there, final-girl"),
        ({"seats": 9}, gloaming.BadSetup, "is for 2 to 4 seats, not 9"),
        ({"options": {"length": 3}}, gloaming.BadSetup, "has no set-up option 'length'; it has longer"),
        ({"options": {"longer": -5}}, gloaming.BadSetup, "the set-up option 'longer' must be"),
        ({"reward": "points"}, gloaming.BadSetup, "no reward 'points': it must be 'win', 'rank' or 'score'"),
        ({"render_mode": "rgb_array"}, gloaming.BadSetup, "must be 'human' or 'ansi', or None, not 'rgb_array'"),
        ({"max_cycles": 0}, gloaming.BadSetup, "max_cycles must be a whole number from 1 on, or None, not 0"),
    ],
)
def test_a_wrong_setting_is_refused_with_what_is_allowed(
    settings: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        environments.env(**{"game": "fatal-frame", **settings})


def test_an_illegal_action_changes_nothing_without_wrappers() -> None:
    environment = environments.raw_env("fatal-frame", seats=2)
    environment.reset(seed=1)
    before = environment.last()[0]
    illegal = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(gloaming.IllegalChoice, match=f"no open option has the number {illegal}"):
        environment.step(illegal)
    with pytest.raises(gloaming.IllegalChoice, match="have the numbers 0 to"):
        environment.step(10**6)
    with pytest.raises(gloaming.IllegalChoice, match=r"seat_\d is to move: its action must be a number, not None"):
        environment.step(None)
    after = environment.last()[0]
    assert (before["observation"] == after["observation"]).all()
    with pytest.raises(gloaming.UnknownSeat, match="there is no agent 'seat_2'; the agents are seat_0 or seat_1"):
        environment.observe("seat_2")


def test_an_illegal_action_loses_the_match_with_wrappers() -> None:
    environment = environments.env("fatal-frame", seats=2)
    environment.reset(seed=1)
    agent = environment.agent_selection
    environment.step(int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0]))
    assert environment.rewards[agent] == environments.ILLEGAL_REWARD
    assert all(environment.terminations.values())
    with pytest.raises(AssertionError, match="action is not in action space"):
        environment.step(10**6)


def test_nothing_can_be_observed_before_the_first_match() -> None:
    with pytest.raises(RuntimeError, match=r"there is no match yet: call reset\(\) first"):
        environments.raw_env("fatal-frame").observe("seat_0")
    with pytest.raises(RuntimeError, match=r"there is no match yet: call reset\(\) first"):
        environments.raw_env("fatal-frame").step(0)
