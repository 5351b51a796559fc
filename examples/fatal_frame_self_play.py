"""Learn Fatal Frame by self-play: one network plays all seats of PettingZoo environments and learns by PPO.

At first it imitates easy bots, because random players hardly ever defeat a Boss; then it plays against itself.

    pip install "gloaming[pettingzoo,learn]"
    python examples/fatal_frame_self_play.py --minutes 10 --out fatal-frame-self-play.pt --curve curve.json

It runs on one core. Afterwards, the weights are an agent for `gloaming evaluate`:

    gloaming evaluate examples/fatal_frame_self_play.py:make --game fatal-frame --against easy,medium

FATAL_FRAME_WEIGHTS names the file of the weights that `make` loads; the default is fatal-frame-self-play.pt.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass
from functools import cache
from importlib.metadata import version
from math import log
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

import gloaming
from gloaming.bots import Bot, bot
from gloaming.envs.pettingzoo import raw_env

GAME = "fatal-frame"
SEATS = 2
WEIGHTS = "fatal-frame-self-play.pt"

TABLES = 64
"""Matches that are played at the same time, so that the network answers many questions at once."""

DECISIONS = 32
"""Decisions of each table between two updates of the network."""

HIDDEN = 256
EPOCHS = 4
BATCH = 256
TEACHER = "easy"
IMITATION = 0.25
"""The bot that is imitated first, and the share of the time for it."""

LEARNING_RATE = 1e-3
SELF_PLAY_RATE = 3e-4
CLIP = 0.2
ENTROPY = 0.003
DISCOUNT = 0.98
TRACE = 0.9
"""The lambda of generalized advantage estimation."""

SHAPING = 0.2
"""The weight of a seat's log-odds of winning, by the game's heuristic, in the shaping of rewards.

Victories alone teach slowly. With potential-based shaping, the best
policy stays the same (Ng, Harada and Russell, 1999). The heuristic reads hidden cards, so only the training uses it.
"""

SHARPNESS = 2.0
"""The exponent of the probabilities in evaluations: 1 plays as in training, more plays the best action more often."""


CURVE_SEED = 4_000
"""The seed of the deals of the curve. The published deals are only for the final evaluation."""


class Network(nn.Module):
    """Two layers with a policy head for the legal actions, and a value head."""

    def __init__(self) -> None:
        super().__init__()
        game = gloaming.game(GAME)
        self.register_buffer("scale", 1.0 / torch.tensor(list(game.observation.high), dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(game.observation.size, HIDDEN), nn.ReLU())
        self.policy = nn.Linear(HIDDEN, game.actions.size)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.policy.bias)

    def forward(self, vectors: list[np.ndarray], legal: list[np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        """Return the logarithm of the probability of each legal action, and the value of each position.

        Few of the 2,728 actions are legal at a time, so the head computes only those. Rows are padded with -1e9.
        """
        hidden = self.body(torch.from_numpy(np.stack(vectors)).float() * self.scale)
        sizes = [len(numbers) for numbers in legal]
        rows = torch.from_numpy(np.repeat(np.arange(len(sizes)), sizes))
        places = torch.from_numpy(np.concatenate([np.arange(size) for size in sizes]))
        numbers = torch.from_numpy(np.concatenate(legal))
        scores = (hidden[rows] * self.policy.weight[numbers]).sum(dim=1) + self.policy.bias[numbers]
        logits = torch.full((len(sizes), max(sizes)), -1e9).index_put((rows, places), scores)
        return torch.log_softmax(logits, dim=1), self.value(hidden).squeeze(1)


@dataclass
class Decision:
    """A decision of one seat, and what came of it until the next decision of this seat."""

    vector: np.ndarray
    legal: np.ndarray
    choice: int
    logp: float
    value: float
    potential: float
    reward: float = 0.0
    over: bool = False
    advantage: float = 0.0


class Table:
    """A match in which the network plays all seats, with the decisions of each seat since the last update."""

    def __init__(self, seed: int) -> None:
        self.env = raw_env(GAME, seats=SEATS)
        self.decisions: dict[str, list[Decision]] = {agent: [] for agent in self.env.possible_agents}
        self.finished: list[list[Decision]] = []
        self.matches = 0
        self.won = 0
        self.env.reset(seed=seed)
        self.observe()

    def observe(self) -> None:
        """Observe the match as the agent to move."""
        observation = self.env.observe(self.env.agent_selection)
        self.vector, self.legal = observation["observation"], np.flatnonzero(observation["action_mask"])

    def ask(self, bot: Bot) -> int:
        """Return the index in `legal` of the action that a bot chooses."""
        return int(np.searchsorted(self.legal, self.env.ask(bot)))

    def act(self, choice: int, logp: float, value: float) -> None:
        """Take a legal action of the agent to move, and begin a new match if this one is over.

        choice: the index of the action in `legal`.
        """
        env = self.env
        agent = env.agent_selection
        estimate = min(max(env.match.evaluate()[env.possible_agents.index(agent)], 1e-3), 1.0 - 1e-3)
        potential = SHAPING * log(estimate / (1.0 - estimate))
        decisions = self.decisions[agent]
        if decisions:
            decisions[-1].reward += DISCOUNT * potential - decisions[-1].potential
        decisions.append(Decision(self.vector, self.legal, choice, logp, value, potential))
        env.step(int(self.legal[choice]))
        if env.match.over:
            self.matches += 1
            self.won += 1 if any(info["won"] for info in env.infos.values()) else 0
            for seat, own in self.decisions.items():
                if own:
                    own[-1].reward += env.rewards[seat] - own[-1].potential
                    own[-1].over = True
                    self.finished.append(own)
            self.decisions = {agent: [] for agent in env.possible_agents}
            env.reset()
        self.observe()

    def take(self) -> list[list[Decision]]:
        """Return the decisions whose rewards are known, by seat and match; the last decision of a seat has to wait."""
        taken, self.finished = self.finished, []
        for agent, own in self.decisions.items():
            if len(own) > 1:
                taken.append(own)
                self.decisions[agent] = own[-1:]
        return taken


def collect(network: Network, tables: list[Table], generator: torch.Generator, teacher: Bot | None) -> list[Decision]:
    """Play on at all tables, and return the decisions with their advantages. teacher: a bot that chooses, or None."""
    with torch.no_grad():
        for _ in range(DECISIONS):
            logps, values = network([table.vector for table in tables], [table.legal for table in tables])
            choices = torch.multinomial(logps.exp(), 1, generator=generator)
            if teacher is not None:
                choices = torch.tensor([[table.ask(teacher)] for table in tables])
            chosen = zip(choices[:, 0].tolist(), logps.gather(1, choices)[:, 0].tolist(), values.tolist())
            for table, (choice, logp, value) in zip(tables, chosen):
                table.act(choice, logp, value)
    return [decision for table in tables for own in table.take() for decision in with_advantages(own)]


def with_advantages(decisions: list[Decision]) -> list[Decision]:
    """Compute the advantages of one seat's decisions in a match, and return those with known rewards."""
    known = decisions if decisions[-1].over else decisions[:-1]
    next_value = 0.0 if decisions[-1].over else decisions[-1].value
    advantage = 0.0
    for decision in reversed(known):
        error = decision.reward + DISCOUNT * next_value - decision.value
        advantage = decision.advantage = error + DISCOUNT * TRACE * advantage
        next_value = decision.value
    return known


def update(
    network: Network, optimizer: torch.optim.Optimizer, decisions: list[Decision], rng: Any, imitate: bool
) -> None:
    """Improve the network by PPO; or with `imitate`, make it choose as in the decisions."""
    choices = torch.tensor([[decision.choice] for decision in decisions])
    before = torch.tensor([decision.logp for decision in decisions])
    advantages = torch.tensor([decision.advantage for decision in decisions])
    targets = advantages + torch.tensor([decision.value for decision in decisions])
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
    for _ in range(EPOCHS):
        for part in torch.from_numpy(rng.permutation(len(decisions))).split(BATCH):
            chosen = [decisions[number] for number in part.tolist()]
            logps, values = network([decision.vector for decision in chosen], [decision.legal for decision in chosen])
            logp = logps.gather(1, choices[part])[:, 0]
            ratio = (logp - before[part]).exp()
            clipped = ratio.clamp(1.0 - CLIP, 1.0 + CLIP)
            better = torch.minimum(ratio * advantages[part], clipped * advantages[part])
            gain = logp.mean() if imitate else better.mean()
            entropy = -(logps.exp() * logps).sum(dim=1).mean()
            loss = 0.5 * nn.functional.mse_loss(values, targets[part]) - gain - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(minutes: float, out: Path, checkpoints: int, seed: int) -> list[dict[str, Any]]:
    """Train a network, save it, and return the saved checkpoints: minutes, decisions, matches, file."""
    torch.manual_seed(seed)
    generator = torch.Generator().manual_seed(seed)
    rng = np.random.default_rng(seed)
    network = Network()
    optimizer = torch.optim.Adam(network.parameters(), LEARNING_RATE)
    tables = [Table(seed * 1_000_003 + number) for number in range(TABLES)]
    saved: list[dict[str, Any]] = []
    begun, decisions = time.process_time(), 0
    while True:
        done = (time.process_time() - begun) / 60 / minutes
        if done >= len(saved) / checkpoints:
            file = out.with_suffix(f".{len(saved)}.pt")
            torch.save(network.state_dict(), file)
            point = {"minutes": round(done * minutes, 2), "decisions": decisions, "matches": count(tables)}
            saved.append({**point, "file": str(file)})
        if done >= 1.0:
            torch.save(network.state_dict(), out)
            return saved
        teacher = bot(TEACHER, int(rng.integers(2**31))) if done < IMITATION else None
        for group in optimizer.param_groups:
            group["lr"] = LEARNING_RATE if teacher else SELF_PLAY_RATE * max(0.05, 1.0 - done)
        batch = collect(network, tables, generator, teacher)
        decisions += len(batch)
        update(network, optimizer, batch, rng, teacher is not None)
        won = sum(table.won for table in tables)
        print(f"{done:.0%}  {decisions:,} decisions, {count(tables):,} matches, {won:,} with a winner", flush=True)


def count(tables: list[Table]) -> int:
    """Return the number of matches that are over."""
    return sum(table.matches for table in tables)


class Policy:
    """A PettingZoo policy that draws actions from a network's probabilities."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network = network
        self.rng = np.random.default_rng(seed)

    def act(self, observation: dict[str, np.ndarray], agent: str) -> int:
        """Return an action for an agent."""
        legal = np.flatnonzero(observation["action_mask"])
        with torch.no_grad():
            logps = self.network([observation["observation"]], [legal])[0][0]
        sharp = np.exp(SHARPNESS * logps.numpy().astype(float))
        return int(self.rng.choice(legal, p=sharp / sharp.sum()))


@cache
def load(file: str) -> Network:
    """Load a network."""
    torch.set_num_threads(1)
    network = Network()
    network.load_state_dict(torch.load(file, weights_only=True))
    return network


def make(seed: int) -> Policy:
    """Return the agent for `gloaming evaluate`."""
    return Policy(load(os.environ.get("FATAL_FRAME_WEIGHTS", WEIGHTS)), seed)


def evaluate(file: str, deals: int, *more: str) -> dict[str, Any]:
    """Evaluate weights against easy and medium bots by `gloaming evaluate`, and return its result."""
    words = ["--game", GAME, "--against", "easy,medium", "--deals", str(deals), "--json", "--strict", *more]
    done = subprocess.run(
        [sys.executable, "-m", "gloaming", "evaluate", f"{__file__}:make", *words],
        env={**os.environ, "FATAL_FRAME_WEIGHTS": file},
        stdout=subprocess.PIPE,
        check=True,
    )
    result: dict[str, Any] = json.loads(done.stdout)
    return result


def main() -> None:
    """Train, then evaluate the checkpoints, and write the curve."""
    parser = argparse.ArgumentParser(description="Learn Fatal Frame by self-play.")
    parser.add_argument("--minutes", type=float, default=10.0, help="minutes of processor time for the training")
    parser.add_argument("--checkpoints", type=int, default=6, help="points of the curve, in addition to the start")
    parser.add_argument("--deals", type=int, default=30, help="deals per point of the curve and opponent")
    parser.add_argument("--final-deals", type=int, default=100, help="published deals of the last evaluation")
    parser.add_argument("--seed", type=int, default=1, help="seed of the training")
    parser.add_argument("--out", type=Path, default=Path(WEIGHTS), help="file for the weights")
    parser.add_argument("--curve", type=Path, help="file for the curve; without it, nothing is evaluated")
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    points = train(chosen.minutes, chosen.out, chosen.checkpoints, chosen.seed)
    if chosen.curve is None:
        return
    rules = gloaming.game(GAME)
    curve: dict[str, Any] = {
        "format": "gloaming-learning-curve-1",
        "learner": f"imitation of {TEACHER}, then self-play by PPO",
        "game": GAME,
        "seed": chosen.seed,
        "versions": {
            "gloaming": gloaming.__version__,
            "rules": rules.version,
            "observation": rules.observation.version,
            "python": platform.python_version(),
            **{name: version(name) for name in ("torch", "pettingzoo")},
        },
        "curve_seed": CURVE_SEED,
        "curve_deals": chosen.deals,
        "points": [],
    }
    for point in points:
        result = evaluate(point.pop("file"), chosen.deals, "--seed", str(CURVE_SEED))
        point["against"] = {row["bot"]: {key: row[key] for key in ("score", "interval")} for row in result["against"]}
        curve["points"].append(point)
        print(json.dumps(point), flush=True)
    curve["final"] = evaluate(str(chosen.out), chosen.final_deals)
    chosen.curve.write_text(json.dumps(curve, indent=1) + "\n")
    print(curve["final"]["citation"])


if __name__ == "__main__":
    main()
