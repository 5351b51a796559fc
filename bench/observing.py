"""Random play with observation and action mask, for bench/observations.py: answers lines of JSON.

One seat's observation and mask are written for each decision, and a random legal option is chosen. Seconds are those of
the processor, so other work on the machine matters less.
"""

from __future__ import annotations

import json
import random
import sys
from array import array
from collections.abc import Callable
from functools import partial
from time import process_time

SEED = 1
CROWD = 3
"""The number of seats, in games that have at least three."""

Measure = Callable[[float], float]
"""Plays for some seconds, and returns the decisions per second."""


class Gloaming:
    """Matches of one game, single or many at a time."""

    def __init__(self, id: str) -> None:
        import gloaming

        self.game = gloaming.game(id)
        self.seats = min(CROWD, max(self.game.seats))
        self.rng = random.Random(SEED)
        self.started = 0

    def single(self, seconds: float) -> float:
        """One match after another, each seat with an observer."""
        game, seats, chance = self.game, self.seats, self.rng.random
        out, mask = bytearray(game.observation.size), bytearray(game.actions.size)
        shown: list[int] = []
        decisions = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            self.started += 1
            match = game.new(seats=seats, seed=self.started)
            observers = [match.observer(seat) for seat in range(seats)]
            while (decision := match.decision) is not None:
                observers[decision.seat].observe(out)
                for number in shown:
                    mask[number] = 0
                shown = match.legal_actions()
                for number in shown:
                    mask[number] = 1
                match.pick(int(chance() * len(shown)))
                decisions += 1
        return decisions / spent

    def vector(self, size: int, seconds: float) -> float:
        """Many matches at a time."""
        from gloaming.engine.match.batch import Buffers, MatchBatch

        game, seats, chance = self.game, self.seats, self.rng.random
        width = game.actions.size
        masks = bytearray(size * width)
        buffers = Buffers(
            bytearray(size * game.observation.size),
            masks,
            array("i", [0] * size),
            array("f", [0] * size * seats),
            array("f", [0] * size),
            ended := bytearray(size),
        )
        batch = MatchBatch(game, size, buffers, seats=seats)
        self.started += 1
        batch.reset(self.started)
        decisions = 0
        begun = process_time()
        while (spent := process_time() - begun) < seconds:
            actions = []
            for place in range(size):
                legal = batch._legal[place]
                actions.append(legal[int(chance() * len(legal))] if legal else 0)
            decisions += size - sum(map(bool, ended))
            batch.step(actions)
        return decisions / spent


def gloaming_rows(build: str, sizes: list[int]) -> dict[str, Measure]:
    import gloaming
    from gloaming.benchmark import COMPILED

    if (build == "compiled") != COMPILED:
        sys.exit("the environments are mixed up: .venv must be plain, .venv-compiled compiled. Run 'make clean'")
    rows: dict[str, Measure] = {}
    for id in gloaming.games():
        game = Gloaming(id)
        rows[f"{id}, single, {build}"] = game.single
        for size in sizes:
            rows[f"{id}, {size} at a time, {build}"] = partial(game.vector, size)
    return rows


def rlcard_uno(seconds: float) -> float:
    import rlcard

    env = rlcard.make("uno", config={"seed": SEED, "allow_step_back": False})
    chance = random.Random(SEED).random
    decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(chance() * len(actions))])
            decisions += 1
    return decisions / spent


def openspiel_gin_rummy(seconds: float) -> float:
    import pyspiel

    game = pyspiel.load_game("gin_rummy")
    rng = random.Random(SEED)
    decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                state.observation_tensor()
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
    return decisions / spent


def pettingzoo_classic(name: str, seconds: float) -> float:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").env()
    chance = random.Random(SEED).random
    decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        env.reset(seed=SEED + decisions)
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
            else:
                legal = seen["action_mask"].nonzero()[0]
                env.step(int(legal[int(chance() * len(legal))]))
                decisions += 1
    return decisions / spent


def catanatron(seconds: float) -> float:
    """Without observations, which Catanatron leaves to its users: the rate is that of the rules alone."""
    from catanatron import Color, Game, RandomPlayer

    decisions = 0
    begun = process_time()
    while (spent := process_time() - begun) < seconds:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE)])
        game.play()
        decisions += len(game.state.actions)
    return decisions / spent


PEERS: dict[str, Measure] = {
    "RLCard uno": rlcard_uno,
    "OpenSpiel gin_rummy, tensor": openspiel_gin_rummy,
    "PettingZoo connect_four": partial(pettingzoo_classic, "connect_four_v3"),
    "PettingZoo texas_holdem": partial(pettingzoo_classic, "texas_holdem_v4"),
    "Catanatron, no observation": catanatron,
}


def main() -> None:
    """Print the names of the rows that can be measured here, then the rate of each that a line asks for."""
    build = sys.argv[1]
    rows: dict[str, Measure] = {}
    for name, measure in (PEERS if build == "peers" else gloaming_rows(build, list(map(int, sys.argv[2:])))).items():
        try:
            measure(0.05)
        except ImportError as error:
            print(f"{name} is not installed: {error}", file=sys.stderr)
        else:
            rows[name] = measure
    print(json.dumps(list(rows)), flush=True)
    for line in sys.stdin:
        name, seconds = json.loads(line)
        print(json.dumps(rows[name](seconds)), flush=True)


if __name__ == "__main__":
    main()
