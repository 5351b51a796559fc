"""PettingZoo policies as agents of `gloaming evaluate`."""

from __future__ import annotations

import json
import runpy
from pathlib import Path

import pytest
from typer.testing import CliRunner

import gloaming
from gloaming.bots import SeatView, play
from gloaming.cli import app
from gloaming.lab.matches.agents import AgentFailed, make_agent
from tests.envs.extras import require_library

np = require_library("numpy")
require_library("pettingzoo")

from gloaming.envs.pettingzoo import env  # noqa: E402

ARBITRARY = """
import numpy as np


class Policy:
    '''Choose an action that depends on everything in the observation, and on the name of the agent.'''

    def act(self, observation, agent):
        legal = np.flatnonzero(observation["action_mask"])
        vector = observation["observation"].astype(int)
        return legal[(vector @ np.arange(vector.size) + int(agent[-1])) % legal.size]
"""

RANDOM = """
import numpy as np


class Policy:
    def __init__(self, seed):
        self.rng = np.random.default_rng(seed)

    def act(self, observation, agent):
        return self.rng.choice(np.flatnonzero(observation["action_mask"]))
"""


def policy(folder: Path, text: str) -> str:
    """Write a policy's file, and return its spec. Each file has its own name, because files are loaded once."""
    path = folder / f"policy{len(list(folder.glob('*.py')))}.py"
    path.write_text(text)
    return f"{path}:Policy"


def choose(folder: Path, body: str) -> int:
    """Return the option that a policy chooses in the first question of a match."""
    text = f"import numpy as np\n\nclass Policy:\n    def act(self, observation, agent):\n        {body}\n"
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=1)
    assert match.decision is not None
    return make_agent(policy(folder, text), 0).choose(SeatView(match, match.decision.seat))


@pytest.mark.parametrize(("game", "seats"), [("dont-go-in-there", 4), ("fatal-frame", 3), ("ghost-hunter", 2)])
def test_a_policy_plays_as_in_the_environment(tmp_path: Path, game: str, seats: int) -> None:
    spec = policy(tmp_path, ARBITRARY)
    match = play(gloaming.game(game).new(seats=seats, seed=8), [make_agent(spec, 0) for _ in range(seats)])

    act = runpy.run_path(spec.removesuffix(":Policy"))["Policy"]().act
    environment = env(game, seats=seats)
    environment.reset(seed=8)
    for agent in environment.agent_iter():
        observation, _, terminated, _, _ = environment.last()
        environment.step(None if terminated else act(observation, agent))
    assert environment.unwrapped.match.result == match.result
    assert environment.unwrapped.match.events(None) == match.events(None)


@pytest.mark.parametrize("value", ["legal[1]", "int(legal[1])", "np.array(legal[1])"])
def test_an_action_is_a_whole_number_of_any_type(tmp_path: Path, value: str) -> None:
    assert choose(tmp_path, f"legal = np.flatnonzero(observation['action_mask']); return {value}") == 1


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ("return 10**6", r"returned 1000000 for a question with \d+ legal actions; return a number whose place in"),
        ("return int(observation['action_mask'].argmin())", r"returned \d+ for a question with \d+ legal actions"),
        ("return float(observation['action_mask'].argmax())", r"returned \d+.0 for a question with"),
        ("return None", "returned None for a question with"),
        ("return observation['action_mask']", r"returned array\(.* for a question with"),
        ("return observation['mask']", r"raised KeyError: 'mask' \(policy0.py, line 5, in act\)"),
    ],
)
def test_what_a_policy_does_wrong_is_told_with_the_line(tmp_path: Path, body: str, message: str) -> None:
    with pytest.raises(AgentFailed, match=message):
        choose(tmp_path, body)


def test_a_policy_is_evaluated_like_any_agent(tmp_path: Path) -> None:
    words = ["evaluate", policy(tmp_path, RANDOM), "--game", "dont-go-in-there", "--against", "random"]
    first, second = [CliRunner().invoke(app, [*words, "--deals", "2", "--json"], catch_exceptions=False) for _ in "12"]
    assert first.exit_code == 0, first.output
    data = json.loads(first.stdout)
    assert (data["forfeits"], data["against"][0]["matches"]) == ([], 4)
    assert json.loads(second.stdout) == data
