"""Learn Final Girl or Don't Go In There by MaskablePPO of sb3-contrib, in environments of Gymnasium.

    pip install "gloaming[gym,learn]"
    python examples/maskable_ppo.py final-girl --minutes 12 --seed 1 --out curve.json --model final-girl.pt

It runs on one core. Afterwards, the model is an agent for `gloaming evaluate`:

    MASKABLE_PPO_MODEL=final-girl.pt gloaming evaluate examples/maskable_ppo.py:make --game final-girl
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.vec_env import DummyVecEnv

import gloaming
import gloaming.envs.gymnasium  # registers the environments
from gloaming.bots import SeatView

MODEL = "maskable-ppo.pt"
MODEL_VARIABLE = "MASKABLE_PPO_MODEL"

SETUPS: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "final-girl": (
        "gloaming/FinalGirl-v0",
        [
            {"options": {"girl": girl, "board": board}}
            for board in ("normal", "extreme")
            for girl in ("laurie", "reiko")
        ],
    ),
    "dont-go-in-there": (
        "gloaming/DontGoInThere-v0",
        [{"opponents": bot} for bot in ("random", "policy", "policy", "search:10")],
    ),
}
"""For each game its environment, and the set-ups that take turns in training.

Final Girl is played alone, with the set-ups of its ladder. In Don't Go In There, the opponents are cheap bots: `easy`
itself needs so much time for its choices that the learner would see few matches.
"""

ENVIRONMENTS = 32
STEPS = 128
"""Decisions in each environment between two updates."""

SLOTS = 1021
"""The greatest number of outputs of the policy. A wide action space is folded: action n has the output n % SLOTS.

Final Girl has 8,482 actions, of which only a few hundred ever occur. If two legal actions share an output, the learner
can only choose the first.
"""

LEARNING_RATE = 1e-3

HYPERPARAMETERS: dict[str, Any] = {
    "n_steps": STEPS,
    "batch_size": 512,
    "n_epochs": 4,
    "gamma": 0.99,
    "gae_lambda": 0.9,
    "ent_coef": 0.01,
}

CURVE_SEED = 4000
"""The seed of the deals of the curve. Those of the final evaluation are the published ones."""

BOTS = "random,easy,medium"


class LearnerEnv(gymnasium.Wrapper):
    """Scale observations to 0 to 1, fold actions into at most `SLOTS` numbers, and leave the mask to `action_masks`."""

    def __init__(self, env: Any) -> None:
        super().__init__(env)
        game = env.unwrapped.setup.game
        self.observation_space = gymnasium.spaces.Box(0.0, 1.0, (game.observation.size,), np.float32)
        self.action_space = gymnasium.spaces.Discrete(min(game.actions.size, SLOTS))
        self.legal: np.ndarray = np.zeros(0, dtype=np.int64)
        self.scale = scale(game)

    def reset(self, **given: Any) -> tuple[np.ndarray, dict[str, Any]]:
        """Start a match."""
        observation, info = self.env.reset(**given)
        return self.observe(observation, info), info

    def step(self, action: Any) -> tuple[np.ndarray, float, bool, bool, dict[str, Any]]:
        """Choose the first legal action with this output."""
        number = self.legal[self.legal % SLOTS == action][0]
        observation, reward, terminated, truncated, info = self.env.step(number)
        return self.observe(observation, info), float(reward), terminated, truncated, info

    def action_masks(self) -> np.ndarray:
        """Return which outputs stand for a legal action."""
        return slots(self.legal, int(self.action_space.n))

    def observe(self, observation: dict[str, np.ndarray], info: dict[str, Any]) -> np.ndarray:
        """Keep the legal actions, and return the scaled vector."""
        self.legal = np.array(info["legal_actions"], dtype=np.int64)
        vector: np.ndarray = observation["observation"] * self.scale
        return vector


def scale(game: gloaming.Game) -> np.ndarray:
    """Return the factor for each place of an observation."""
    factors: np.ndarray = np.float32(1) / np.frombuffer(game.observation.high, np.uint8).astype(np.float32)
    return factors


def slots(legal: np.ndarray, size: int) -> np.ndarray:
    """Return a mask of the outputs that stand for legal actions."""
    mask: np.ndarray = np.zeros(size, dtype=bool)
    mask[legal % SLOTS] = True
    return mask


class Clock:
    """The time of a training run, in minutes of the processor. It starts when the training does."""

    def __init__(self, minutes: float) -> None:
        self.minutes = minutes
        self.began: float | None = None

    def start(self) -> None:
        """Start, unless the clock is already running."""
        if self.began is None:
            self.began = time.process_time()

    @property
    def done(self) -> float:
        """The share of the time that has passed."""
        return 0.0 if self.began is None else (time.process_time() - self.began) / 60 / self.minutes

    def learning_rate(self, _: float) -> float:
        """Return a learning rate that falls with time."""
        return LEARNING_RATE * max(0.05, 1.0 - self.done)


class Checkpoints(BaseCallback):
    """Save the policy from time to time, and stop when the time is over.

    points: minutes, decisions, matches and file of each saved policy.
    """

    def __init__(self, clock: Clock, number: int, out: Path) -> None:
        super().__init__()
        self.clock = clock
        self.number = number
        self.out = out
        self.matches = 0
        self.points: list[dict[str, Any]] = []

    def _on_step(self) -> bool:
        self.matches += int(self.locals["dones"].sum())
        return True

    def _on_rollout_start(self) -> None:
        self.clock.start()
        done = self.clock.done
        if done >= len(self.points) / self.number:
            self.save(done)

    def _on_rollout_end(self) -> None:
        print(f"{self.clock.done:.0%}  {self.num_timesteps:,} decisions, {self.matches:,} matches", flush=True)

    def save(self, done: float) -> None:
        """Save the policy as a point of the curve."""
        file = self.out.with_suffix(f".{len(self.points)}.pt")
        self.model.policy.save(str(file))
        point = {"minutes": round(done * self.clock.minutes, 2), "decisions": self.num_timesteps}
        self.points.append({**point, "matches": self.matches, "file": str(file)})


def train(game: str, minutes: float, seed: int, checkpoints: int, out: Path) -> list[dict[str, Any]]:
    """Train a policy and save it. Return the checkpoints, from the untrained policy to the final one.

    Ctrl-C ends the training early.
    """
    name, setups = SETUPS[game]

    def environment(number: int) -> Any:
        setup = setups[number % len(setups)]
        return lambda: LearnerEnv(gymnasium.make(name, shaping="win_probabilities", **setup))

    envs = DummyVecEnv([environment(number) for number in range(ENVIRONMENTS)])
    clock = Clock(minutes)
    callback = Checkpoints(clock, checkpoints, out)
    layers = {"pi": [128], "vf": [128]}
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        learning_rate=clock.learning_rate,
        seed=seed,
        device="cpu",
        policy_kwargs={"net_arch": layers, "activation_fn": torch.nn.ReLU},
        **HYPERPARAMETERS,
    )
    # Learn in slices of one update, because the length of the training is a time and not a number of decisions.
    with suppress(KeyboardInterrupt):
        while clock.done < 1.0:
            model.learn(ENVIRONMENTS * STEPS, callback=callback, reset_num_timesteps=callback.num_timesteps == 0)
    callback.save(clock.done)
    model.policy.save(str(out))
    envs.close()
    return callback.points


class Agent:
    """An agent for `gloaming evaluate` that takes the most probable action of a policy."""

    def __init__(self, policy: MaskableActorCriticPolicy) -> None:
        self.policy = policy

    def choose(self, view: SeatView) -> int:
        """Return the index of an option."""
        game = view.game
        vector = view.observe(np.empty(game.observation.size, dtype=np.uint8))
        legal = np.array(view.legal_actions())
        mask = slots(legal, int(self.policy.action_space.n))
        slot = self.policy.predict(vector * scale(game), action_masks=mask, deterministic=True)[0]
        return int(np.flatnonzero(legal % SLOTS == slot)[0])


@cache
def load(file: str) -> MaskableActorCriticPolicy:
    """Load a policy."""
    torch.set_num_threads(1)
    return MaskableActorCriticPolicy.load(file, device="cpu")


def make() -> Agent:
    """Return the agent for `gloaming evaluate`."""
    return Agent(load(os.environ.get(MODEL_VARIABLE, MODEL)))


def evaluate(game: str, file: str, against: str, deals: int, *more: str) -> dict[str, Any]:
    """Evaluate a policy against bots by `gloaming evaluate`, and return its result."""
    words = ["--game", game, "--against", against, "--deals", str(deals), "--json", "--strict", *more]
    done = subprocess.run(
        [sys.executable, "-m", "gloaming", "evaluate", f"{os.path.relpath(__file__)}:make", *words],
        env={**os.environ, MODEL_VARIABLE: file},
        stdout=subprocess.PIPE,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


KEYS = ("score", "interval", "agent_won", "agent_interval", "bot_won", "bot_interval")
"""What a curve keeps of the result against a bot; the shares of wins only exist in games that are played alone."""


def curve(game: str, points: list[dict[str, Any]], bots: str, deals: int) -> list[dict[str, Any]]:
    """Evaluate checkpoints, and return the points of the curve."""
    evaluated = []
    for point in points:
        result = evaluate(game, point["file"], bots, deals, "--seed", str(CURVE_SEED))
        against = {row["bot"]: {key: row[key] for key in KEYS if key in row} for row in result["against"]}
        evaluated.append({**{key: point[key] for key in ("minutes", "decisions", "matches")}, "against": against})
        print(json.dumps(evaluated[-1]), flush=True)
    return evaluated


def main() -> None:
    """Train, then evaluate the checkpoints and the result, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn a game by MaskablePPO.")
    parser.add_argument("game", choices=SETUPS)
    parser.add_argument("--minutes", type=float, default=12.0, help="minutes of training, of processor time")
    parser.add_argument("--checkpoints", type=int, default=10, help="points of the curve, in addition to the start")
    parser.add_argument("--against", default=BOTS, help="bots of the curve, separated by commas")
    parser.add_argument("--deals", type=int, default=40, help="deals per point of the curve and bot")
    parser.add_argument("--final-deals", type=int, default=100, help="deals of the final evaluation per bot")
    parser.add_argument("--seed", type=int, default=1, help="seed of the training")
    parser.add_argument("--out", type=Path, required=True, help="file for the curve")
    parser.add_argument("--model", type=Path, default=Path(MODEL), help="file for the policy")
    given = parser.parse_args()
    torch.set_num_threads(1)
    points = train(given.game, given.minutes, given.seed, given.checkpoints, given.model)
    result = {
        "format": "gloaming-learning-curve-1",
        "learner": "MaskablePPO",
        "game": given.game,
        "seed": given.seed,
        "versions": {
            "gloaming": gloaming.__version__,
            "rules": gloaming.game(given.game).version,
            "observation": gloaming.game(given.game).observation.version,
            "python": platform.python_version(),
            **{name: version(name) for name in ("sb3-contrib", "torch", "gymnasium")},
        },
        "curve_seed": CURVE_SEED,
        "curve_deals": given.deals,
        "points": curve(given.game, points, given.against, given.deals),
        "final": evaluate(given.game, str(given.model), BOTS, given.final_deals),
    }
    given.out.write_text(json.dumps(result, indent=1) + "\n")
    print(result["final"]["citation"])
    for point in points:
        Path(point["file"]).unlink()


if __name__ == "__main__":
    main()
