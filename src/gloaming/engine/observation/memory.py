"""Keep the last observation of a match for one seat, and write only what has changed since."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from mypy_extensions import mypyc_attr

from gloaming.engine.observation.observation import Observation
from gloaming.engine.observation.writers import Context
from gloaming.engine.state.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """The last observation of one match for one seat. `source` generates the code that writes the fields.

    out: the observation; seat: the observing seat; orders: as in `Context`; traces, known: what the seat knew of hidden
    cards, and the places of these cards that are not 0.
    """

    __slots__ = ("observation", "out", "seat", "orders", "traces", "known")

    def __init__(self, observation: Observation, seat: int) -> None:
        self.observation: Observation = observation
        self.seat: int = seat

    def restart(self, state: State) -> None:
        """Begin with an observation of which nothing is written but who is there."""
        observation = self.observation
        context = Context(state, self.seat, observation.orders(state, self.seat))
        self.orders: list[list[int]] = context.orders
        self.out: bytearray = bytearray(observation.size)
        self.traces: Any = ()
        self.known: list[int] = []
        observation.begin(self.out, context)
        self.start(state)

    def take_observation(self, other: Memory) -> None:
        """Take over what the base class keeps. `take` calls it."""
        self.orders = other.orders
        self.out = other.out[:]
        self.traces = other.traces
        self.known = other.known

    def learn(self, state: State) -> None:
        """Write the hidden cards that the seat knows."""
        for place in self.known:
            self.out[place] = 0
        self.known = self.observation.write_known(self.out, Context(state, self.seat, self.orders))
        self.traces = state.traces

    def start(self, state: State) -> None:
        """Set the values from which nothing was written."""
        raise NotImplementedError

    def take(self, other: Memory) -> None:
        """Take over what another memory keeps, of the same seat among as many seats."""
        raise NotImplementedError

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        raise NotImplementedError


MemoryClass = Callable[[Observation, int], Memory]
"""A class of memories."""


def kept(value: Any) -> Any:
    """Return a copy of the value of a field, of which the code does not know the type."""
    if isinstance(value, list):
        return [entry[:] if isinstance(entry, list) else entry for entry in value]
    return value


def recount(
    out: bytearray, at: int, places: tuple[int, ...], first: int, was: tuple[int, ...], now: tuple[int, ...]
) -> None:
    """Count the cards of a pile by kind. Piles to which cards were added at the end are counted on.

    at: the place of the first kind; places: for each card from `first` on, the place of its kind from there; was: the
    pile that was counted last, at the same places.
    """
    size = len(was)
    if size:
        if now[:size] == was:
            now = now[size:]
        else:
            for card in was:
                number = card - first
                if 0 <= number < len(places):
                    out[at + places[number]] = 0
    for card in now:
        number = card - first
        if 0 <= number < len(places):
            out[at + places[number]] += 1
