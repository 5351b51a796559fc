"""The same random play with OpenSpiel and RLCard, in their own environment. Prints JSON."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from time import perf_counter


def openspiel(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    game = pyspiel.load_game(name)
    rng = random.Random(1)
    decisions = matches = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes())
                state.apply_action(rng.choices(actions, chances)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decisions += 1
        matches += 1
    state = game.new_initial_state()
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    copied = 5000
    before = perf_counter()
    for _ in range(copied):
        state.clone()
    copy_us = 1e6 * (perf_counter() - before) / copied
    return {"decisions_per_s": decisions / spent, "matches_per_s": matches / spent, "copy_us": copy_us}


def rlcard_uno(seconds: float) -> dict[str, float]:
    import rlcard

    env = rlcard.make("uno", config={"seed": 1, "allow_step_back": False})
    rng = random.Random(1)
    decisions = matches = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        matches += 1
    return {"decisions_per_s": decisions / spent, "matches_per_s": matches / spent}


def main() -> None:
    seconds = float(sys.argv[1])
    figures = {}
    peers: dict[str, Callable[[], dict[str, float]]] = {
        "OpenSpiel crazy_eights": lambda: openspiel("crazy_eights", seconds),
        "OpenSpiel gin_rummy": lambda: openspiel("gin_rummy", seconds),
        "RLCard uno": lambda: rlcard_uno(seconds),
    }
    for name, act in peers.items():
        try:
            figures[name] = act()
        except ImportError as error:
            print(f"{name} is not installed: {error}", file=sys.stderr)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
