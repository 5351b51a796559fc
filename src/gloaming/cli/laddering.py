"""How `gloaming ladder` goes about it: deals played by pairs of bots, and what they say of who is stronger.

A deal is one seed. Where people play against one another two bots share the seats of a table, by turns, and then change
places; their score is the share of the victories, so that 0.5 is even. In games that one person can play the same deal
is played by each bot alone, at all seats, and the shares of seats that won are compared; or, where seats may go over to
another side, who has won: the side that they all begin on, or not.
"""

from __future__ import annotations

import json
import multiprocessing
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations
from math import inf, log
from pathlib import Path
from typing import Any, Final

import msgspec

from gloaming.bots import bot, check_style
from gloaming.bots import play as play_out
from gloaming.bots.previous_weights import PastBot
from gloaming.bots.search_bot import PAST
from gloaming.bots.seat_view import Bot
from gloaming.cli.screen import Refused
from gloaming.cli.simulation import game_with, leave_interrupts_alone, mixed
from gloaming.engine.learning.policy_model import Weights, read
from gloaming.engine.match.match import Game, Match

FORMAT: Final = "gloaming-ladder-1"

ROUND: Final = 4
"""After so many deals of each pair it is asked which pairs are settled."""

LEAST: Final = 8
"""Fewer deals settle nothing."""

SURE: Final = log(0.95 / 0.05)
"""A pair is settled at this logarithm of likelihoods: either mistake happens once in twenty times."""

EVEN: Final = "even"


@dataclass(frozen=True)
class Plan:
    """What is played. rungs: bots by spec, or by a file of weights that ends in .json; settings: of the set-up.

    lessons: deals have, in turns, the settings that bots of the game learn from; packs: folders.
    """

    game: str
    seats: int
    settings: dict[str, Any]
    seed: int
    rungs: tuple[str, ...]
    lessons: bool = False
    packs: tuple[Path, ...] = ()

    @property
    def rules(self) -> Game:
        """The game, with the packs."""
        return game_with(self.game, self.packs)

    def settings_of(self, deal: int) -> dict[str, Any]:
        """The settings of a deal, by its number."""
        learned = self.rules.rules.learned
        if not self.lessons or learned is None:
            return self.settings
        return {**learned.lessons[deal % len(learned.lessons)], **self.settings}

    @property
    def alone(self) -> bool:
        """Whether each bot plays a deal by itself: people play such a game with one another, not against."""
        return 1 in self.rules.seats


Task = tuple[int, ...]
"""The number of a deal, and the rungs that play it: one alone, or two against one another."""


class Played(msgspec.Struct, frozen=True):
    """What came of a deal. score: of the first of these rungs, 0 to 1."""

    deal: int
    rungs: tuple[str, ...]
    score: float


class Kept(msgspec.Struct, frozen=True):
    """A ladder as a file keeps it. set: options of the set-up; lessons: as in `Plan`; packs: as a record says it."""

    format: str
    game: str
    version: int
    seats: int
    seed: int
    set: dict[str, Any]
    played: list[Played]
    lessons: bool = False
    packs: dict[str, Any] | None = None


@dataclass
class Ladder:
    """The deals that have been played."""

    plan: Plan
    played: dict[tuple[int, tuple[str, ...]], float] = field(default_factory=dict)

    def scores(self, one: str, other: str) -> list[float]:
        """What the first of two rungs had against the second, deal by deal: 0 to 1, 0.5 is even."""
        if not self.plan.alone:
            known = [(deal, score) for (deal, rungs), score in self.played.items() if rungs == (one, other)]
            known += [(deal, 1.0 - score) for (deal, rungs), score in self.played.items() if rungs == (other, one)]
            return [score for _, score in sorted(known)]
        mine, theirs = (
            {deal: s for (deal, rungs), s in self.played.items() if rungs == (rung,)} for rung in (one, other)
        )
        return [0.5 + (mine[deal] - theirs[deal]) / 2 for deal in sorted(mine.keys() & theirs.keys())]

    def round(self, deals: int, margin: float) -> list[Task]:
        """What to play next: ROUND deals of every pair that is not settled, until so many are played."""
        tasks: set[Task] = set()
        rungs = self.plan.rungs
        for i, j in combinations(range(len(rungs)), 2):
            scores = self.scores(rungs[i], rungs[j])
            if settled(scores, margin):
                continue
            for deal in range(len(scores), min((len(scores) // ROUND + 1) * ROUND, deals)):
                tasks |= {(deal, i), (deal, j)} if self.plan.alone else {(deal, i, j)}
        return sorted(task for task in tasks if (task[0], tuple(rungs[i] for i in task[1:])) not in self.played)

    def add(self, task: Task, score: float) -> None:
        """Note what came of a deal."""
        self.played[task[0], tuple(self.plan.rungs[i] for i in task[1:])] = score

    def write(self, path: Path) -> None:
        """Keep it in a file."""
        plan = self.plan
        played = [Played(deal, rungs, score) for (deal, rungs), score in sorted(self.played.items())]
        packs = _packs(plan)
        kept = Kept(
            FORMAT, plan.game, plan.rules.version, plan.seats, plan.seed, plan.settings, played, plan.lessons, packs
        )
        spare = path.with_name(path.name + ".new")
        spare.write_bytes(msgspec.json.format(msgspec.json.encode(kept), indent=0))
        os.replace(spare, path)

    def read(self, path: Path) -> None:
        """Go on from a file. Raises Refused where it is not of these matches."""
        try:
            kept = msgspec.json.decode(path.read_bytes(), type=Kept)
        except (OSError, msgspec.DecodeError) as error:
            raise Refused(f"{path} holds no ladder: {error}") from None
        plan = self.plan
        wanted = {
            "format": FORMAT,
            "game": plan.game,
            "version": plan.rules.version,
            "seats": plan.seats,
            "seed": plan.seed,
            "set": plan.settings,
            "lessons": plan.lessons,
            "packs": _packs(plan),
        }
        for name, value in wanted.items():
            found = getattr(kept, name)
            if found != value:
                raise Refused(f"{path} is a ladder with {name} {json.dumps(found)}, not {json.dumps(value)}")
        self.played = {(one.deal, one.rungs): one.score for one in kept.played}


def _packs(plan: Plan) -> dict[str, Any] | None:
    packs = plan.rules.packs
    return None if packs is None else packs.as_json()


def play(plan: Plan, task: Task) -> float:
    """Play a deal. Returns the score of its first rung, 0 to 1."""
    game = plan.rules
    deal, *rungs = task
    if len(rungs) == 1:
        match = _played(plan, game, deal, rungs * plan.seats)
        if game.rules.teams is not None:
            return match.value_for_team(match.evaluate(), [0] * plan.seats)[0]
        return len(_winners(match)) / plan.seats
    won = 0.0
    all_ = 0
    for turned in (0, 1):
        seating = [rungs[(seat + turned) % 2] for seat in range(plan.seats)]
        winners = _winners(_played(plan, game, deal, seating))
        won += sum(seating[seat] == rungs[0] for seat in winners) / max(len(winners), 1)
        all_ += bool(winners)
    return (won + (2 - all_) / 2) / 2


def _played(plan: Plan, game: Game, deal: int, seating: Sequence[int]) -> Match:
    seed = mixed(f"{plan.seed} deal {deal}")
    match = game.new(seats=plan.seats, seed=seed, options=plan.settings_of(deal))
    bots = [_bot(plan.rungs[rung], mixed(f"{seed} seat {seat}")) for seat, rung in enumerate(seating)]
    return play_out(match, bots)


def _winners(match: Match) -> Sequence[int]:
    result = match.result
    assert result is not None
    return result.winners


def _bot(rung: str, seed: int) -> Bot:
    return PastBot(seed, _weights(rung)) if rung.endswith(".json") else bot(rung, seed)


@cache
def _weights(path: str) -> Weights:
    return read(Path(path))


def check(rungs: Sequence[str], game: Game) -> None:
    """Raises UnknownBot, UnknownStyle, BadWeights or Refused where one of the rungs cannot play the game."""
    if len(set(rungs)) != len(rungs) or len(rungs) < 2:
        raise Refused("a ladder takes two different bots or more, as in --bots medium,hard,search:200")
    for rung in rungs:
        _bot(rung, 0)
        check_style(game, rung)
        if rung.endswith(".json") and (game.rules.learned is None or not game.rules.learned.plays):
            raise Refused(f"bots cannot learn to play {game.title} yet, so that {rung} cannot play it")
        if rung == f"policy:{PAST}" and (game.rules.learned is None or not game.rules.learned.past_plays):
            raise Refused(f"{game.title} keeps no policy that was learned before the one of now: leave '{rung}' out")


def played(plan: Plan, tasks: Sequence[Task], jobs: int) -> Iterator[tuple[Task, float]]:
    """Play deals, in one process or several, with the same outcome."""
    if jobs == 1:
        for task in tasks:
            yield task, play(plan, task)
        return
    spawn = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, spawn, initializer=leave_interrupts_alone) as processes:
        try:
            yield from zip(tasks, processes.map(play, [plan] * len(tasks), tasks))
        except BaseException:
            processes.shutdown(wait=False, cancel_futures=True)
            raise


def settled(scores: Sequence[float], margin: float) -> str:
    """Whether deals say which of two is better: "first", "second", EVEN; "" while they do not.

    A sequential test (A. Wald 1945; generalised by M. Van den Bergh for the tests of chess programs: the likelihoods of
    a normal distribution with the variance that is seen). EVEN: neither is better by the margin. Two deals are thought
    of besides, one won and one lost, so that a run of luck does not settle it.
    """
    count = len(scores)
    if count < LEAST:
        return ""
    mean = (sum(scores) + 1.0) / (count + 2)
    variance = (sum((score - mean) ** 2 for score in scores) + (1.0 - mean) ** 2 + mean**2) / (count + 2)
    found = []
    for better in (margin, -margin):
        likelier = count * better * (2.0 * mean - 1.0 - better) / (2.0 * variance) if variance else inf
        found.append(1 if likelier >= SURE else -1 if likelier <= -SURE else 0)
    if found[0] > 0:
        return "first"
    if found[1] > 0:
        return "second"
    return EVEN if found == [-1, -1] else ""


@dataclass(frozen=True)
class Standing:
    """How a rung stands. rating, error: by OpenSkill, with its standard deviation; deals: how many it played."""

    rung: str
    rating: float
    error: float
    deals: int


def standings(ladder: Ladder) -> list[Standing]:
    """The rungs from the strongest down. Raises Refused where OpenSkill is not there."""
    try:
        from openskill.models import BradleyTerryFull
    except ImportError:
        raise Refused("a ladder needs OpenSkill: pip install 'gloaming[ladder]'") from None
    rungs = ladder.plan.rungs
    model = BradleyTerryFull(tau=0.0)
    ratings = {rung: model.rating() for rung in rungs}
    deals = dict.fromkeys(rungs, 0)
    pairs = {pair: ladder.scores(*pair) for pair in combinations(rungs, 2)}
    for number in range(max(map(len, pairs.values()), default=0)):
        for (one, other), scores in pairs.items():
            if number < len(scores):
                score = scores[number]
                rated = model.rate([[ratings[one]], [ratings[other]]], scores=[score, 1.0 - score])
                (ratings[one],), (ratings[other],) = rated
                deals[one] += 1
                deals[other] += 1
    found = [Standing(rung, ratings[rung].mu, ratings[rung].sigma, deals[rung]) for rung in rungs]
    return sorted(found, key=lambda one: -one.rating)
