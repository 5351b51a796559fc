"""Number options from the point of view of the seat to move, so that the policy of one seat fits every seat."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import Any, Final

from gloaming.engine.rules.action_parts import VerbShape
from gloaming.engine.state.meanings import Axis
from gloaming.engine.state.state import Option, State

MOST_MEMBERS: Final = 256
"""The maximum number of members of an axis that turns."""


class TurnedArgument:
    """An argument of a verb from the point of view of one seat.

    stride: the distance between the numbers of two options of which only this argument differs, by 1. least: the
    smallest value; distances: for each value from `least` on, what it adds to the option's number; -1 for numbers that
    are no values. values: the value at each turned index. turned: the turned index of each index.
    """

    __slots__ = ("stride", "least", "distances", "values", "turned", "unturned")

    def __init__(self, values: Sequence[int], turned: list[int], stride: int) -> None:
        self.stride: int = stride
        self.least: int = min(values)
        self.distances: list[int] = [-1] * (max(values) + 1 - self.least)
        self.values: list[int] = list(values)
        self.turned: list[int] = turned
        self.unturned: list[int] = list(turned)
        for index, value in enumerate(values):
            self.distances[value - self.least] = turned[index] * stride
            self.values[turned[index]] = value
            self.unturned[turned[index]] = index


class TurnedVerb:
    """A verb from the point of view of one seat. turning: those of its arguments that turn."""

    __slots__ = ("verb", "first", "arguments", "turning")

    def __init__(self, verb: str, first: int, arguments: list[TurnedArgument], turning: list[TurnedArgument]) -> None:
        self.verb: str = verb
        self.first: int = first
        self.arguments: list[TurnedArgument] = arguments
        self.turning: list[TurnedArgument] = turning

    def number(self, option: Option) -> int:
        """Return the number of an option with this verb. Raises IndexError for a value that is too large."""
        number = self.first
        for place, argument in enumerate(self.arguments, 1):
            value: int = option[place]
            number += argument.distances[value - argument.least]
        return number

    def option(self, number: int) -> Option:
        """Return the option of this verb with this number."""
        parts: list[Any] = [self.verb]
        rest = number - self.first
        for argument in self.arguments:
            parts.append(argument.values[rest // argument.stride])
            rest %= argument.stride
        return tuple(parts)


class PointOfView:
    """The numbers of all options from one point of view. by_verb: the verbs; verbs: the same in order."""

    __slots__ = ("by_verb", "verbs")

    def __init__(self, verbs: list[TurnedVerb]) -> None:
        self.verbs: list[TurnedVerb] = verbs
        self.by_verb: dict[str, TurnedVerb] = {verb.verb: verb for verb in verbs}

    def numbers(self, options: list[Option]) -> list[int]:
        """Return the number of each option, in order."""
        numbers: list[int] = []
        by_verb = self.by_verb
        last = ""
        verb = self.verbs[0]
        for option in options:
            name: str = option[0]
            if name is not last:
                verb = by_verb[name]
                last = name
            numbers.append(verb.number(option))
        return numbers


class TurnedActions:
    """Numbers the options of a game from the point of view of a seat.

    The numbers are those of `Actions`, except that arguments turn that stand for members of an axis that turns, such as
    seats (`Number.axis`): the seat's own member has the number of the first, and so on around the table, as in
    observations.
    """

    __slots__ = ("_shape", "_starts", "_arguments", "_axes", "_box", "_known")

    def __init__(self, shape: Sequence[VerbShape], axes: list[list[Axis | None]], box: Any) -> None:
        """axes: for each argument of each verb the axis by which it turns; None if it does not."""
        self._shape: tuple[VerbShape, ...] = tuple(shape)
        self._starts: list[int] = [verb.first for verb in shape]
        self._arguments: list[list[Axis | None]] = axes
        self._axes: list[Axis] = []
        for arguments in axes:
            for axis in arguments:
                if axis is not None and axis not in self._axes:
                    self._axes.append(axis)
        self._box: Any = box
        self._known: dict[int, PointOfView] = {}

    def point_of_view(self, state: State, seat: int) -> PointOfView:
        """Return the numbers of all options from the point of view of a seat."""
        key = 0
        for axis in self._axes:
            assert axis.count is not None and axis.start is not None
            key = (key * MOST_MEMBERS + axis.count(state)) * MOST_MEMBERS + axis.start(state, seat)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._turned_by(state, seat)
        return known

    def numbers(self, state: State, seat: int, options: list[Option]) -> list[int]:
        """Return the number of each option from the point of view of a seat, in order."""
        return self.point_of_view(state, seat).numbers(options)

    def option(self, state: State, seat: int, number: int) -> Option:
        """Return the option that has this number from the point of view of a seat. The number must be in range."""
        return self._verb(state, seat, number).option(number)

    def turned(self, state: State, seat: int, number: int) -> int:
        """Return the number from the point of view of a seat of the option with this number in `Actions`."""
        verb = self._verb(state, seat, number)
        turned = number
        for argument in verb.turning:
            index = (number - verb.first) // argument.stride % len(argument.values)
            turned += (argument.turned[index] - index) * argument.stride
        return turned

    def unturned(self, state: State, seat: int, number: int) -> int:
        """Return the number in `Actions` of the option that has this number from the point of view of a seat."""
        verb = self._verb(state, seat, number)
        unturned = number
        for argument in verb.turning:
            index = (number - verb.first) // argument.stride % len(argument.values)
            unturned += (argument.unturned[index] - index) * argument.stride
        return unturned

    def _verb(self, state: State, seat: int, number: int) -> TurnedVerb:
        return self.point_of_view(state, seat).verbs[bisect_right(self._starts, number) - 1]

    def _turned_by(self, state: State, seat: int) -> PointOfView:
        verbs: list[TurnedVerb] = []
        for shape, axes in zip(self._shape, self._arguments):
            arguments: list[TurnedArgument] = []
            turning: list[TurnedArgument] = []
            stride = shape.size
            for argument, axis in zip(shape.arguments, axes if shape.size else []):
                values = argument.values
                stride //= len(values)
                if axis is None:
                    arguments.append(TurnedArgument(values, list(range(len(values))), stride))
                else:
                    arguments.append(TurnedArgument(values, self._order(axis, values, state, seat), stride))
                    turning.append(arguments[-1])
            verbs.append(TurnedVerb(shape.verb, shape.first, arguments, turning))
        return PointOfView(verbs)

    def _order(self, axis: Axis, values: Sequence[int], state: State, seat: int) -> list[int]:
        """Return the turned index of each index. Numbers that are no members keep their place."""
        assert axis.count is not None and axis.start is not None
        first = 0 if axis.first is None else axis.first(self._box)
        count, start = axis.count(state), axis.start(state, seat)
        return [
            values.index(first + (value - first - start) % count) if first <= value < first + count else index
            for index, value in enumerate(values)
        ]
