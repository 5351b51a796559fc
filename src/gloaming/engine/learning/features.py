"""Compute the features of a decision: indexes into a list of weights, from the fields of the state and the options.

The features of an option are its verb; each of its arguments; its verb with each state number (a public number, the
length of a pile, or a number that the game computes); its verb and first argument with each state number that the game
declares as a key; and the notes that the game computes for the option. The indexes are hashes (Weinberger and others
2009, Feature hashing for large scale multitask learning, ICML), so fields and verbs that are added later change no
existing index.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from math import exp, log
from typing import Any, Final
from zlib import crc32

from mypy_extensions import i64

from gloaming.engine.state.dice import Dice
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import ALL, Field, Zone

PLACES: Final = 1 << 16
"""The number of weights of a policy, and of a value model."""

_PLACES: Final[i64] = 1 << 16
_MIX: Final[i64] = 0x2545F491
_WORD: Final[i64] = (1 << 31) - 1

MOST: Final = 255
"""The maximum of a feature value. Values are clamped to the range from LEAST to MOST."""

LEAST: Final = -4

ITSELF: Final = 1
"""The kind of a feature of the verb alone, for `place`.

The other kinds: NUMBER: an argument of the option; NOTE: a note; KEY: a key with the first argument; TABLE: a state
number.
"""
NUMBER: Final = 2
NOTE: Final = 40
KEY: Final = 100
TABLE: Final = 1 << 20


def place(verb: int, kind: int, value: int) -> int:
    """Return the index of a feature in a list of weights, from 0 to PLACES - 1.

    verb: the hash of the verb, below 2**31; kind: the kind of the feature, below 2**24; value: the value of the
    feature.
    """
    return hashed(verb, kind, value)


def hashed(verb: i64, kind: i64, value: i64) -> i64:
    """Compute `place` for compiled callers, which use machine words."""
    mixed = ((verb ^ (kind * 7919)) * _MIX) & _WORD
    mixed = ((mixed ^ (mixed >> 15) ^ ((value + 1024) * 104729)) * _MIX) & _WORD
    mixed ^= mixed >> 13
    return mixed & (_PLACES - 1)


def kept(number: int) -> int:
    """Clamp a number to the range from LEAST to MOST."""
    return LEAST if number < LEAST else MOST if number > MOST else number


def numbers_seen(fields: Sequence[Field], without: Collection[str] = ()) -> tuple[list[str], list[str]]:
    """Return the names of the fields that `Features` can use: public whole numbers, and single piles (by their length).

    without: the names of fields to leave out, because their number is an id rather than an amount or bots do not need
    it.
    """
    numbers: list[str] = []
    piles: list[str] = []
    for field in fields:
        if field.name in without:
            continue
        if isinstance(field, Zone):
            if not field.many:
                piles.append(field.name)
        elif field.seen == ALL and field.type in (int, bool):
            numbers.append(field.name)
    return numbers, piles


Numbers = tuple[tuple[str, ...], Callable[[Any], list[int]]]
"""Names of fields, and a function that reads these fields from a state in the same order. `make generate` writes it."""


def _one_by_one(names: Sequence[str], piles: Sequence[str]) -> Numbers:
    """Return the names, and a function that reads the numbers `names` and the lengths of `piles` from a state."""
    return (*names, *piles), lambda s: [
        *[getattr(s, name) for name in names],
        *[len(getattr(s, name)) for name in piles],
    ]


def _runs(names: Sequence[str], wanted: Sequence[str]) -> list[tuple[int, int]]:
    """Return the positions of the wanted names in all names, as (start, end) of each run of consecutive names."""
    runs: list[tuple[int, int]] = []
    for name in wanted:
        at = names.index(name)
        if runs and runs[-1][1] == at:
            runs[-1] = (runs[-1][0], at + 1)
        else:
            runs.append((at, at + 1))
    return runs


class QuestionFeatures:
    """The features of a decision.

    seen: the state numbers, as `Features.table` returns them; shared: the feature indexes of each verb among the
    options; verb_of: for each option, the position of its verb in `shared`; own: the further feature indexes of each
    option.
    """

    __slots__ = ("seen", "shared", "verb_of", "own")

    def __init__(self, seen: list[int], shared: list[list[int]], verb_of: list[int], own: list[list[int]]) -> None:
        self.seen: list[int] = seen
        self.shared: list[list[int]] = shared
        self.verb_of: list[int] = verb_of
        self.own: list[list[int]] = own


class Features:
    """Computes the features of a game's decisions. All numbers are small whole numbers.

    seen: the names of public numbers of the state, and of piles whose length is public.
    glance(state, seat): return further state numbers, computed by the game from what the seat knows.
    keys: the first `keys` numbers of `glance` are also combined with the first argument of each option.
    notes(state, option): return numbers about an option, computed by the game from what the seat to move knows.
    first(state, option): return the number that stands for the first argument of an option, for games in which one
    argument means something else in another match; without it, the argument itself.
    compare(state, options): return the notes on all options at once, for games whose options share computations.
    numbers: the generated function that reads the fields in `seen`; without it, the fields are read one by one.
    """

    __slots__ = ("_read", "_runs", "_glance", "keys", "_notes", "_first", "_compare", "_verbs")

    def __init__(
        self,
        seen: tuple[list[str], list[str]],
        *,
        glance: Callable[[Any, int], list[int]],
        keys: int,
        notes: Callable[[Any, Option], list[int]] | None = None,
        first: Callable[[Any, Option], int] | None = None,
        compare: Callable[[Any, Sequence[Option]], list[list[int]]] | None = None,
        numbers: Numbers | None = None,
    ) -> None:
        names, read = _one_by_one(*seen) if numbers is None else numbers
        self._read: Callable[[Any], list[int]] = read
        self._runs: list[tuple[int, int]] = _runs(names, [*seen[0], *seen[1]])
        self._glance: Callable[[Any, int], list[int]] = glance
        self.keys: int = keys
        self._notes: Callable[[Any, Option], list[int]] | None = notes
        self._first: Callable[[Any, Option], int] | None = first
        self._compare: Callable[[Any, Sequence[Option]], list[list[int]]] | None = compare
        self._verbs: dict[str, int] = {}

    def table(self, s: State, seat: int) -> list[int]:
        """Return the state numbers that the seat sees: first those that the game computes, then those of the fields."""
        seen = self._glance(s, seat)
        numbers = self._read(s)
        for start, end in self._runs:
            seen += numbers[start:end]
        return seen

    def question(self, s: State, seat: int, options: Sequence[Option]) -> QuestionFeatures:
        """Return the features of an open question for the seat to move."""
        seen = self.table(s, seat)
        at: dict[int, int] = {}
        shared: list[list[int]] = []
        verb_of: list[int] = []
        own: list[list[int]] = []
        noted = self.noted(s, options)
        for number in range(len(options)):
            option = options[number]
            verb = self.verb(option[0])
            group = at.get(verb, -1)
            if group < 0:
                group = len(shared)
                at[verb] = group
                shared.append(self._shared(verb, seen))
            verb_of.append(group)
            own.append(self._own(s, option, verb, seen, noted[number]))
        return QuestionFeatures(seen, shared, verb_of, own)

    def value_places(self, seen: list[int]) -> list[int]:
        """Return the feature indexes that the value model uses. seen: the state numbers, as `table` returns them."""
        return self._shared(0, seen)

    def verb(self, name: str) -> int:
        """Return the hash of a verb, which is the same in every process and on every machine."""
        known = self._verbs.get(name)
        if known is None:
            known = crc32(name.encode()) >> 1
            self._verbs[name] = known
        return known

    def _shared(self, verb: int, seen: list[int]) -> list[int]:
        places = [place(verb, ITSELF, 0)]
        for i in range(len(seen)):
            places.append(place(verb, TABLE + i, kept(seen[i])))
        return places

    def noted(self, s: State, options: Sequence[Option]) -> list[list[int]]:
        """Return the notes on each option: the numbers that the game computes with `compare` or `notes`."""
        compare = self._compare
        if compare is not None:
            return compare(s, options)
        notes = self._notes
        if notes is not None:
            return [notes(s, option) for option in options]
        return [[] for _ in options]

    def first(self, s: State, option: Option) -> int:
        """Return the number that stands for the first argument of an option. The option must have one."""
        first = self._first
        number: int = option[1] if first is None else first(s, option)
        return number

    def _own(self, s: State, option: Option, verb: int, seen: list[int], notes: list[int]) -> list[int]:
        places: list[int] = []
        if len(option) > 1:
            first = self.first(s, option)
            places.append(place(verb, NUMBER + 1, first))
            for i in range(2, len(option)):
                places.append(place(verb, NUMBER + i, option[i]))
            for i in range(self.keys):
                places.append(place(verb, KEY + i + 20 * (first + 2), kept(seen[i])))
        for i in range(len(notes)):
            places.append(place(verb, NOTE + i, kept(notes[i])))
        return places


def readiness(weights: list[float], question: QuestionFeatures) -> list[float]:
    """Return the policy: one probability per option, summing to 1.

    This is the softmax over the options of the sum of the weights of each option's features.
    """
    sums: list[float] = []
    for places in question.shared:
        total = 0.0
        for at in places:
            total += weights[at]
        sums.append(total)
    scores: list[float] = []
    for i in range(len(question.own)):
        total = sums[question.verb_of[i]]
        for at in question.own[i]:
            total += weights[at]
        scores.append(total)
    most = max(scores)
    probabilities: list[float] = []
    total = 0.0
    for score in scores:
        chance = exp(max(score - most, -30.0))
        probabilities.append(chance)
        total += chance
    return [chance / total for chance in probabilities]


def drawn(probabilities: list[float], dice: Dice) -> int:
    """Return a random index into a list of probabilities, drawn with these probabilities."""
    left = dice.next() / 2147483648.0
    for i in range(len(probabilities)):
        left -= probabilities[i]
        if left < 0.0:
            return i
    return len(probabilities) - 1


def logit(chance: float) -> float:
    """Return the logit of a probability, which is first clamped to the range from 0.001 to 0.999."""
    kept = min(max(chance, 0.001), 0.999)
    return log(kept / (1.0 - kept))


def chance_of(logit: float) -> float:
    """Return the probability that has this logit."""
    return 1.0 / (1.0 + exp(-min(max(logit, -30.0), 30.0)))
