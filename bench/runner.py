"""Measure the runner of the lab: `python bench/runner.py 600`, with `--ray` also Ray, with `--memory 100000` memory.

The same matches are played by two processes that only play them (the bare loop), then by the runner with two processes
and a Parquet store. Prints the throughput of each, best of several rounds in turn, because other programs on the
machine can only slow them down. The first matches of each process are not measured: they load the game.
"""

from __future__ import annotations

import resource
from argparse import ArgumentParser
from collections.abc import Callable, Sequence
from multiprocessing import get_context
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, GamePlan
from gloaming.lab.matches.match_player import RESULT_COLUMNS, MatchPlayer
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.engines.local import LocalEngine
from gloaming.lab.runs.parquet_store import ParquetStore
from gloaming.lab.runs.runner import run
from gloaming.lab.runs.work_units import UNIT_COLUMNS, Unit

WORKERS = 2


def units(game: str, bot: str, first: int, count: int) -> Sequence[Unit]:
    """Return the matches to play, which take no memory."""
    condition = Condition(game, make_variant(game), (bot, bot))
    return GamePlan([condition], 0, False, first + count).units(first, first + count)


def loop(matches: Sequence[Unit]) -> None:
    """Play matches without the runner."""
    player = MatchPlayer()
    for unit in matches:
        player(unit)


def run_all(matches: Sequence[Unit], engine: Engine) -> None:
    """Play matches with the runner, and store their rows."""
    with TemporaryDirectory() as folder:
        store = ParquetStore(Path(folder), {**UNIT_COLUMNS, **RESULT_COLUMNS})
        for _ in run(matches, MatchPlayer(), engine=engine, store=store):
            pass


def seconds(play: Callable[[], object]) -> float:
    """Return how long a function takes."""
    began = perf_counter()
    play()
    return perf_counter() - began


def memory() -> float:
    """Return the largest memory of this process so far, in MB."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def measure(game: str, bot: str, count: int, rounds: int, ray: bool) -> None:
    """Print the throughput of the bare loop and the engines."""
    matches, warm = units(game, bot, 0, count), units(game, bot, count, 4 * WORKERS)
    engines: dict[str, Engine] = {"runner": LocalEngine(WORKERS)}
    if ray:
        from gloaming.lab.runs.engines.ray_engine import RayEngine

        engines["runner on Ray"] = RayEngine(jobs=WORKERS)
    best: dict[str, float] = {}
    with get_context("spawn").Pool(WORKERS) as pool:
        halves = [matches[worker::WORKERS] for worker in range(WORKERS)]
        pool.map(loop, [warm] * WORKERS, chunksize=1)
        for engine in engines.values():
            run_all(warm, engine)
        for _ in range(rounds):
            taken = {"bare loop": seconds(lambda: pool.map(loop, halves, chunksize=1))}
            for name, engine in engines.items():
                taken[name] = seconds(lambda engine=engine: run_all(matches, engine))  # type: ignore[misc]
            best = {name: min(best.get(name, took), took) for name, took in taken.items()}
    for engine in engines.values():
        engine.__exit__(None, None, None)
    for name, took in best.items():
        print(f"{name}: {count / took:.1f} matches/s, {best['bare loop'] / took:.1%} of the bare loop")


def measure_memory(game: str, bot: str, count: int) -> None:
    """Print the memory of this process, which plays matches and stores them, after each tenth of the matches."""
    with TemporaryDirectory() as folder:
        store = ParquetStore(Path(folder), {**UNIT_COLUMNS, **RESULT_COLUMNS})
        for number, _ in enumerate(run(units(game, bot, 0, count), MatchPlayer(), store=store), 1):
            if number % (count // 10) == 0:
                print(f"{number} matches: {memory():.0f} MB", flush=True)


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("matches", type=int)
    parser.add_argument("--game", default="dont-go-in-there")
    parser.add_argument("--bot", default="easy")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--ray", action="store_true")
    parser.add_argument("--memory", type=int, default=0, help="also play this many matches in one process")
    asked = parser.parse_args()
    measure(asked.game, asked.bot, asked.matches, asked.rounds, asked.ray)
    if asked.memory:
        measure_memory(asked.game, asked.bot, asked.memory)


if __name__ == "__main__":
    main()
