"""Keep the last observation of a match, and write only what has changed since."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final

from gloaming.engine.observation.observation import Observation
from gloaming.engine.observation.parts import Part
from gloaming.engine.observation.writers import Context
from gloaming.engine.state.state import State

TOGETHER: Final = 12
"""The number of fields that are compared at once. Most groups of this size have not changed since the last choice."""


class FieldGroup:
    """Fields that are compared at once.

    get: returns the values of the fields from the state; kept: copies of the values when they were compared last.
    """

    __slots__ = ("get", "names", "kept")

    def __init__(self, names: list[str]) -> None:
        if len(names) == 1:  # `attrgetter` of one name returns no tuple
            names = names * 2
        self.get: Callable[[Any], tuple[Any, ...]] = attrgetter(*names)
        self.names: list[str] = names
        self.kept: tuple[Any, ...] = (None,) * len(names)

    def compare(self, state: State, changed: dict[str, Any]) -> None:
        """Add the fields that have changed since the last call to `changed`, with their earlier values."""
        now = self.get(state)
        kept = self.kept
        if now == kept:
            return
        copies = list(kept)
        for number, value in enumerate(now):
            if value != kept[number]:
                changed[self.names[number]] = kept[number]
                copies[number] = _copied(value) if isinstance(value, list) else value
        self.kept = tuple(copies)


class Memory:
    """The last observation of one match for one seat, and the values of the fields from which it was written."""

    __slots__ = ("_observation", "_context", "_kept", "_groups", "_readers", "_question", "_known", "_traces")

    def __init__(self, observation: Observation, state: State, seat: int) -> None:
        self._observation: Observation = observation
        self._context: Context = Context(state, seat, [])
        self._kept: bytearray = bytearray()
        names = list(dict.fromkeys([name for part in observation.parts for name in part.reads]))
        self._readers: dict[str, list[int]] = {
            name: [number for number, part in enumerate(observation.parts) if name in part.reads] for name in names
        }
        self._groups: list[FieldGroup] = [
            FieldGroup(names[first : first + TOGETHER]) for first in range(0, len(names), TOGETHER)
        ]
        self._question: list[int] = []
        self._known: list[int] = []
        self._traces: Any = None

    def write(self, state: State, asked: int, out: Any = None) -> Any:
        """Return the observation of the seat. The parameters are those of `Observation.write`."""
        observation = self._observation
        context = self._context
        context.state = state
        orders = observation.orders(state, context.seat)
        if not _same(orders, context.orders):
            context.orders = orders
            self._begin()
        kept = self._kept
        for place in self._question:
            kept[place] = 0
        self._question = observation.write_question(kept, context, asked)
        if state.traces is not self._traces:
            for place in self._known:
                kept[place] = 0
            self._known = observation.write_known(kept, context)
            self._traces = state.traces
        changed: dict[str, Any] = {}
        for group in self._groups:
            group.compare(state, changed)
        parts: list[Part] = observation.parts
        done: set[int] = set()
        for name in changed:
            for number in self._readers[name]:
                if number not in done:
                    done.add(number)
                    parts[number].update(kept, context, changed)
        return bytearray(kept) if out is None else observation.copied(kept, out)

    def _begin(self) -> None:
        """Forget all that has been written."""
        self._kept = bytearray(self._observation.size)
        self._observation.begin(self._kept, self._context)
        self._question = []
        self._known = []
        self._traces = None
        for group in self._groups:
            group.kept = (None,) * len(group.names)


def _copied(values: list[Any]) -> list[Any]:
    return [value[:] if isinstance(value, list) else value for value in values]


def _same(orders: list[list[int]], others: list[list[int]]) -> bool:
    return len(orders) == len(others) and all([one is other for one, other in zip(orders, others)])
