"""Simulate bot matches in one or several processes. The results do not depend on the number of processes."""

from __future__ import annotations

import hashlib
import multiprocessing
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from gloaming import Shelf
from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.cli.command_errors import CommandError
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Game

BATCH_SECONDS: Final = 0.25
"""Seconds for which a process plays matches before it reports their results."""


@dataclass(frozen=True)
class SimulationPlan:
    """The settings of simulated matches.

    bots: one bot per seat; rotate: whether the bots rotate over the seats; packs: the folders of packs.
    """

    game: str
    bots: tuple[str, ...]
    settings: dict[str, Any]
    seed: int
    rotate: bool
    packs: tuple[Path, ...] = ()

    def seating(self, number: int) -> list[int]:
        """Return the index of the bot that plays at each seat in a match. number: the number of the match."""
        turn = number if self.rotate else 0
        return [(seat + turn) % len(self.bots) for seat in range(len(self.bots))]


@dataclass
class SimulationTally:
    """The summed results of matches, by seat and by bot.

    All sums are integers or fractions, so they do not depend on the order of addition. seat_wins, bot_wins: a shared
    win counts as a fraction for each winner; side_wins: the number of matches won by the side that the game reports.
    """

    seat_wins: list[Fraction]
    bot_wins: list[Fraction]
    seat_scores: list[int]
    bot_scores: list[int]
    decisions: Counter[int] = field(default_factory=Counter)
    matches: int = 0
    shared: int = 0
    lost_by_all: int = 0
    side_wins: int = 0

    @staticmethod
    def empty(seats: int) -> SimulationTally:
        """Return a tally that contains no matches yet."""
        return SimulationTally([Fraction(0)] * seats, [Fraction(0)] * seats, [0] * seats, [0] * seats)

    def add(self, other: SimulationTally) -> None:
        """Add the results in another tally to this tally."""
        for mine, theirs in ((self.seat_wins, other.seat_wins), (self.bot_wins, other.bot_wins)):
            mine[:] = [a + b for a, b in zip(mine, theirs, strict=True)]
        for scores, more in ((self.seat_scores, other.seat_scores), (self.bot_scores, other.bot_scores)):
            scores[:] = [a + b for a, b in zip(scores, more, strict=True)]
        self.decisions.update(other.decisions)
        self.matches += other.matches
        self.shared += other.shared
        self.lost_by_all += other.lost_by_all
        self.side_wins += other.side_wins


@cache
def load_game(name: str, packs: tuple[Path, ...]) -> Game:
    """Return a game with packs. The packs are read once in each process."""
    return Shelf(packs).game(name)


def match_seed(plan: SimulationPlan, number: int) -> int:
    """Return the seed of a match by its number. `gloaming play --seed` deals the same match."""
    return derive_seed(f"{plan.seed} match {number}")


def play_batch(plan: SimulationPlan, first: int, count: int) -> tuple[SimulationTally, float]:
    """Play `count` matches, starting with match number `first`. Return the tally and the seconds that it took."""
    began = perf_counter()
    game = load_game(plan.game, plan.packs)
    seats = len(plan.bots)
    tally = SimulationTally.empty(seats)
    for number in range(first, first + count):
        seed = match_seed(plan, number)
        seating = plan.seating(number)
        match = game.new(seats=seats, seed=seed, options=plan.settings)
        try:
            play_out(
                match, [bot(plan.bots[seating[seat]], derive_seed(f"{seed} seat {seat}")) for seat in range(seats)]
            )
        except GloamingError as error:
            raise type(error)(f"match {number + 1}, of seed {seed}: {error}") from None
        result = match.result
        assert result is not None
        assert match.choices is not None
        for seat in result.winners:
            share = Fraction(1, len(result.winners))
            tally.seat_wins[seat] += share
            tally.bot_wins[seating[seat]] += share
        for seat, score in enumerate(result.scores):
            tally.seat_scores[seat] += score
            tally.bot_scores[seating[seat]] += score
        tally.decisions[len(match.choices)] += 1
        tally.matches += 1
        tally.shared += len(result.winners) > 1
        tally.lost_by_all += not result.winners
        if result.sides:
            tally.side_wins += any([result.sides[seat] == game.side for seat in result.winners])
    return tally, perf_counter() - began


def simulate(plan: SimulationPlan, matches: int, jobs: int) -> Iterator[SimulationTally]:
    """Play matches in `jobs` processes, and yield the tally of each batch when it ends.

    Stopping the iteration also stops the processes.
    """
    if jobs == 1:
        for number in range(matches):
            yield play_batch(plan, number, 1)[0]
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), initializer=ignore_interrupts)
    try:
        yield from _batches(pool, plan, matches, jobs)
    except BrokenProcessPool:
        raise CommandError("a simulation process died; use --jobs 1 to run without more processes") from None
    except BaseException:
        pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():
            process.terminate()
        raise
    pool.shutdown()


def _batches(pool: ProcessPoolExecutor, plan: SimulationPlan, matches: int, jobs: int) -> Iterator[SimulationTally]:
    size = 1
    begun = 0
    running: set[Future[tuple[SimulationTally, float]]] = set()
    while begun < matches or running:
        with _shield_children_from_interrupts():
            while begun < matches and len(running) < 2 * jobs:
                count = min(size, matches - begun)
                running.add(pool.submit(play_batch, plan, begun, count))
                begun += count
        ended, running = wait(running, return_when=FIRST_COMPLETED)
        for batch in ended:
            tally, seconds = batch.result()
            size = max(1, min(2 * size, int(tally.matches * BATCH_SECONDS / max(seconds, 1e-6))))
            yield tally


def ignore_interrupts() -> None:
    """Make this process ignore Ctrl-C, which the process that started it handles."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _shield_children_from_interrupts() -> Iterator[None]:
    """Block Ctrl-C while child processes start: they inherit this, so that only this process handles Ctrl-C."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    previous = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, previous)


def derive_seed(text: str) -> int:
    """Return a seed that is a hash of a text."""
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=6).digest(), "big")
