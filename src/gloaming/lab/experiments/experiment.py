"""Experiments: which matches are played under which conditions, and which conditions are compared.

All conditions of a game with the same number of seats play the same deals with the same bot seeds (common random
numbers), so that the differences between them are paired.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from gloaming.lab.content.variants import Variant
from gloaming.lab.experiments.report_plan import ReportPlan
from gloaming.lab.matches.players import Players
from gloaming.lab.runs.seeds import derive_seed
from gloaming.lab.runs.work_units import Unit, UnitSequence

FACTORS: Final = ("variant", "options", "bots")
"""What conditions of the same game and number of seats can differ in."""


@dataclass(frozen=True)
class Condition:
    """One combination of everything that an experiment varies.

    bots: one spec per seat, before they rotate; options: the setup options.
    """

    game: str
    variant: Variant
    bots: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def has_equal_bots(self) -> bool:
        """Whether the same bot plays all seats."""
        return len(set(self.bots)) == 1

    def value(self, factor: str) -> str:
        """Return the value of one of FACTORS as a text, which is unique in an experiment."""
        if factor == "variant":
            return self.variant.name
        if factor == "bots":
            return self.bots[0] if self.has_equal_bots else ",".join(self.bots)
        return ", ".join([f"{name}={value}" for name, value in self.options.items()]) or "default options"

    def unit(self, seed: int, deal: int, rotate: bool) -> Unit:
        """Return the match of a deal. `gloaming sim` plays the same matches with the same seed."""
        deal_seed = derive_seed(f"{seed} match {deal}")
        turn = deal % self.seats if rotate else 0
        bots = self.bots[turn:] + self.bots[:turn]
        return Unit(self.game, bots, deal_seed, deal_seed, self.options, self.variant.id)


@dataclass(frozen=True)
class Contrast:
    """Two conditions that differ in one factor. before, after: their numbers; `before` has the baseline's value."""

    before: int
    after: int
    factor: str


class GamePlan:
    """The part of an experiment that concerns one game with one number of seats.

    conditions: they differ in FACTORS only; matches: the maximum number of deals, each of which is played once under
    every condition; baseline: the number of the condition with whose values others are compared; until: half the width
    of the wanted intervals, None for a fixed number of deals; measure: the id of the measure with these intervals;
    decide: whether to stop also as soon as it is certain which condition of every contrast has the higher measure.
    """

    def __init__(
        self,
        conditions: Sequence[Condition],
        seed: int,
        rotate: bool,
        matches: int,
        baseline: int = 0,
        until: float | None = None,
        measure: str = "",
        decide: bool = False,
    ) -> None:
        self.conditions = tuple(conditions)
        self.seed, self.rotate, self.matches = seed, rotate, matches
        self.baseline, self.until, self.measure, self.decide = baseline, until, measure, decide

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.conditions[0].game

    @property
    def seats(self) -> int:
        """The number of seats."""
        return self.conditions[0].seats

    def contrasts(self) -> list[Contrast]:
        """Return the pairs of conditions to compare: those that differ in one factor, where one has the baseline's."""
        values = [tuple([condition.value(factor) for factor in FACTORS]) for condition in self.conditions]
        base = values[self.baseline]
        found = []
        for number, those in enumerate(values):
            for place, factor in enumerate(FACTORS):
                partner = (*those[:place], base[place], *those[place + 1 :])
                if partner != those and partner in values:
                    found.append(Contrast(values.index(partner), number, factor))
        return found

    def units(self, first: int, end: int) -> UnitSequence:
        """Return the units from deal `first` to before deal `end`, by deal, and for each deal by condition."""
        each = len(self.conditions)
        return UnitSequence(self._unit, range(first * each, end * each))

    def _unit(self, number: int) -> Unit:
        deal, condition = divmod(number, len(self.conditions))
        return self.conditions[condition].unit(self.seed, deal, self.rotate)


@dataclass(frozen=True)
class Experiment:
    """An experiment: one plan per game and number of seats.

    players: the weights files and agents among its bots; report: what it wants in its report; file: the path of the
    file that describes it; fingerprint: a hash of the keys and values of this file, 8 hexadecimal digits. Both are ""
    without a file.
    """

    title: str
    plans: tuple[GamePlan, ...]
    players: Players = field(default_factory=Players)
    report: ReportPlan = field(default_factory=ReportPlan)
    file: str = ""
    fingerprint: str = ""
