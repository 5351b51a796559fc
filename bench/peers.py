"""The same random play with OpenSpiel and RLCard, in their own environment: answers lines of JSON."""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter


def paces(decisions: int, matches: int, spent: float) -> dict[str, float]:
    return {"decisions_per_s": decisions / spent, "matches_per_s": matches / spent}


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
    return paces(decisions, matches, spent)


def copies(name: str, seconds: float) -> dict[str, float]:
    import pyspiel

    state = pyspiel.load_game(name).new_initial_state()
    rng = random.Random(1)
    for _ in range(60):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    copied = 0
    started = perf_counter()
    while (spent := perf_counter() - started) < seconds:
        for _ in range(200):
            state.clone()
        copied += 200
    return {"copy_us": 1e6 * spent / copied}


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
    return paces(decisions, matches, spent)


PEERS: dict[str, dict[str, Callable[[float], dict[str, float]]]] = {
    "RLCard uno": {"pace": rlcard_uno, "costs": lambda _: {}},
}
for game in ("crazy_eights", "gin_rummy"):
    PEERS[f"OpenSpiel {game}"] = {"pace": partial(openspiel, game), "costs": partial(copies, game)}


def main() -> None:
    """Print what there is here, then the figures that each line asks for: of what, which, and for how many seconds."""
    there = []
    for name, acts in PEERS.items():
        try:
            acts["pace"](0.1)
        except ImportError as error:
            print(f"{name} is not installed: {error}", file=sys.stderr)
        else:
            there.append(name)
    print(json.dumps(there), flush=True)
    for line in sys.stdin:
        name, of, seconds = json.loads(line)
        print(json.dumps(PEERS[name][of](seconds)), flush=True)


if __name__ == "__main__":
    main()
