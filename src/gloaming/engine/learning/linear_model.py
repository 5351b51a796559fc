"""Evaluate linear models of the policy and of the win probability incrementally.

The models return what `features.readiness` and `policy_model.win_probability` compute, but with weights in whole
thousandths. Such sums are exact in any order, so only terms that changed are added again. Playouts by a learned policy
and searches guided by win probabilities need this speed.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from mypy_extensions import i64

from gloaming.engine.learning.features import ITSELF, KEY, NOTE, NUMBER, TABLE, Features, chance_of, hashed, kept, logit
from gloaming.engine.state.state import Option, State

GRAIN: Final = 1000
"""The number of units per 1.0 in stored weights: weights are stored in thousandths."""

LOWEST: Final = -30.0
"""The minimum logit of an option relative to the best option. Lower logits are raised to it."""


class Sum:
    """The sum of one verb's weights for the state numbers, updated when numbers change.

    grains: all weights in thousandths, by feature index; verb: the hash of the verb; kind: the feature kind of the
    first number, as in `place`; count: how many numbers the sum covers, starting with the first.
    """

    __slots__ = ("_grains", "_verb", "_kind", "_count", "_known")

    def __init__(self, grains: list[int], verb: i64, kind: i64, count: i64) -> None:
        self._grains: list[int] = grains
        self._verb: i64 = verb
        self._kind: i64 = kind
        self._count: i64 = count
        total = 0
        for i in range(count):
            total += grains[hashed(verb, kind + i, 0)]
        self._known: tuple[list[int], int] = ([0] * count, total)

    def of(self, seen: list[int]) -> int:
        """Return the sum of the weights for the state numbers `seen`. The list must not change afterwards."""
        before, total = self._known
        if before is seen:
            return total
        grains = self._grains
        verb = self._verb
        kind = self._kind
        for i in range(self._count):
            value = seen[i]
            was = before[i]
            if value != was:
                total += grains[hashed(verb, kind + i, kept(value))] - grains[hashed(verb, kind + i, kept(was))]
        self._known = (seen, total)
        return total


class VerbSums:
    """The cached sums of weights of one verb.

    number: the hash of the verb; own: the weight of the verb alone; table: the sum for the state numbers; firsts: the
    sum for the keys, by the first argument of an option.
    """

    __slots__ = ("number", "own", "table", "firsts")

    def __init__(self, grains: list[int], number: i64, numbers: i64) -> None:
        self.number: i64 = number
        self.own: int = grains[hashed(number, ITSELF, 0)]
        self.table: Sum = Sum(grains, number, TABLE, numbers)
        self.firsts: dict[int, Sum] = {}


class Scores:
    """The policy as a linear model. weights: multiples of 0.001, as weights files store them."""

    __slots__ = ("_features", "_grains", "_verbs")

    def __init__(self, features: Features, weights: list[float]) -> None:
        self._features: Features = features
        self._grains: list[int] = [round(weight * GRAIN) for weight in weights]
        self._verbs: dict[str, VerbSums] = {}

    def policy(self, s: State, seat: int, options: Sequence[Option]) -> list[float]:
        """Return the policy of the seat to move: one probability per option, summing to 1."""
        if len(options) == 1:
            return [1.0]
        totals = self._totals(s, seat, options)
        most = max(totals)
        probabilities: list[float] = []
        whole = 0.0
        for total in totals:
            chance = exp(max((total - most) / GRAIN, LOWEST))
            probabilities.append(chance)
            whole += chance
        return [chance / whole for chance in probabilities]

    def readiest(self, s: State, seat: int, options: Sequence[Option]) -> int:
        """Return the index of the most probable option; the first of them if several are equally probable."""
        if len(options) == 1:
            return 0
        totals = self._totals(s, seat, options)
        best = 0
        for i in range(1, len(totals)):
            if totals[i] > totals[best]:
                best = i
        return best

    def _totals(self, s: State, seat: int, options: Sequence[Option]) -> list[int]:
        """Return for each option the sum of its weights, in thousandths."""
        features = self._features
        seen = features.table(s, seat)
        noted = features.noted(s, options)
        verbs = self._verbs
        totals: list[int] = []
        for number in range(len(options)):
            option = options[number]
            name: str = option[0]
            verb = verbs.get(name)
            if verb is None:
                verb = VerbSums(self._grains, features.verb(name), len(seen))
                verbs[name] = verb
            totals.append(verb.own + verb.table.of(seen) + self._own(s, verb, option, seen, noted[number]))
        return totals

    def _own(self, s: State, verb: VerbSums, option: Option, seen: list[int], notes: list[int]) -> int:
        """Return the sum of the weights of an option's arguments, keys and notes, in thousandths."""
        grains = self._grains
        number = verb.number
        total = 0
        if len(option) > 1:
            first = self._features.first(s, option)
            total += grains[hashed(number, NUMBER + 1, first)]
            for i in range(2, len(option)):
                value: int = option[i]
                total += grains[hashed(number, NUMBER + i, value)]
            keys = verb.firsts.get(first)
            if keys is None:
                keys = Sum(grains, number, KEY + 20 * (first + 2), self._features.keys)
                verb.firsts[first] = keys
            total += keys.of(seen)
        for i in range(len(notes)):
            total += grains[hashed(number, NOTE + i, kept(notes[i]))]
        return total


class WinProbabilityModel:
    """The win probability as a linear model.

    value: the weights of the value model, multiples of 0.001 as weights files store them; trust: the weight of the
    game's own evaluation.
    """

    __slots__ = ("_features", "_grains", "_own", "_trust", "_sums")

    def __init__(self, features: Features, value: list[float], trust: float) -> None:
        self._features: Features = features
        self._grains: list[int] = [round(weight * GRAIN) for weight in value]
        self._own: int = self._grains[hashed(0, ITSELF, 0)]
        self._trust: float = trust
        self._sums: list[Sum] = []

    def win_probabilities(self, s: State, evaluated: list[float]) -> list[float]:
        """Return each seat's probability of winning, from 0 to 1.

        evaluated: each seat's value in the game's own evaluation.
        """
        sums = self._sums
        probabilities: list[float] = []
        for seat in range(len(evaluated)):
            seen = self._features.table(s, seat)
            if seat == len(sums):
                sums.append(Sum(self._grains, 0, TABLE, len(seen)))
            total = self._trust * logit(evaluated[seat]) + (self._own + sums[seat].of(seen)) / GRAIN
            probabilities.append(chance_of(total))
        return probabilities
