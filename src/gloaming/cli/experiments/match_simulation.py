"""Simulate bot matches and sum up their results, which do not depend on where the matches are played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from pathlib import Path
from typing import Any

from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.content.variants import AS_SOLD, Variant
from gloaming.lab.experiments.experiment import Condition
from gloaming.lab.matches.match_player import MatchPlayer
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.rows import Row
from gloaming.lab.runs.runner import run
from gloaming.lab.runs.work_units import Unit, UnitSequence


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

    def unit(self, number: int) -> Unit:
        """Return the match with a number. `gloaming play --seed` deals the same match."""
        return self._condition.unit(self.seed, number, self.rotate)

    @cached_property
    def _condition(self) -> Condition:
        # The id of this variant is "", also with packs: `simulate` gives this id to their content.
        return Condition(self.game, Variant(AS_SOLD, GameFiles(self.game)), self.bots, self.settings)


@dataclass
class SimulationTally:
    """The summed results of matches, by seat and by bot.

    All sums are integers or fractions, so they do not depend on the order of addition. seat_wins, bot_wins: a shared
    win counts as a fraction for each winner; seat_squares, bot_squares: the sums of squared scores; difference_squares:
    for each bot, the sum of the squared differences of its wins and those of the first bot; side_wins: the number of
    matches won by the side that the game reports.
    """

    seat_wins: list[Fraction]
    bot_wins: list[Fraction]
    seat_scores: list[int]
    bot_scores: list[int]
    seat_squares: list[int]
    bot_squares: list[int]
    difference_squares: list[Fraction]
    decisions: Counter[int] = field(default_factory=Counter)
    matches: int = 0
    shared: int = 0
    lost_by_all: int = 0
    side_wins: int = 0

    @staticmethod
    def empty(seats: int) -> SimulationTally:
        """Return a tally that contains no matches yet."""
        wins, scores = [[Fraction(0)] * seats for _ in range(3)], [[0] * seats for _ in range(4)]
        return SimulationTally(wins[0], wins[1], scores[0], scores[1], scores[2], scores[3], wins[2])

    def add(self, row: Row, seating: Sequence[int], side: str) -> None:
        """Add a match. seating: the index of the bot at each seat; side: the side that the game reports, or ""."""
        winners = row["winners"]
        won = [Fraction(0)] * len(seating)
        for seat in winners:
            share = Fraction(1, len(winners))
            self.seat_wins[seat] += share
            won[seating[seat]] = share
        for bot, share in enumerate(won):
            self.bot_wins[bot] += share
            self.difference_squares[bot] += (won[0] - share) ** 2
        for seat, score in enumerate(row["scores"]):
            self.seat_scores[seat] += score
            self.bot_scores[seating[seat]] += score
            self.seat_squares[seat] += score * score
            self.bot_squares[seating[seat]] += score * score
        self.decisions[row["decisions"]] += 1
        self.matches += 1
        self.shared += len(winners) > 1
        self.lost_by_all += not winners
        if row["sides"]:
            self.side_wins += any([row["sides"][seat] == side for seat in winners])


def simulate(plan: SimulationPlan, matches: int, engine: Engine | None = None) -> Iterator[Row]:
    """Play matches, and yield the row of each, with the columns of `record_result`, in the order of their numbers.

    Stopping the iteration also stops the engine.
    """
    player = MatchPlayer({"": GameFiles.read(plan.game, plan.packs)})
    yield from run(UnitSequence(plan.unit, range(matches)), player, engine=engine)
