"""Keep the last observation of a match for one seat, and write only what has changed since."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from gloaming.engine.observation.writers import Context
from gloaming.engine.state.state import State

if TYPE_CHECKING:
    from gloaming.engine.observation.observation import Observation


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """The last observation of one match for one seat. What writes the fields is generated code (`source`).

    out: the observation; seat: the observing seat; context: as full writers need it; step, to_move, turn, args, named:
    the question and whose turn it was; question: the places where these are; traces, known: what the seat knew of
    hidden cards, and the places of that.
    """

    __slots__ = ("observation", "out", "seat", "context", "traces", "known")

    def __init__(self, observation: Observation, state: State, seat: int) -> None:
        self.observation: Observation = observation
        self.out: bytearray = bytearray(observation.size)
        self.seat: int = seat
        self.context: Context = Context(state, seat, observation.orders(state, seat))
        self.traces: Any = ()
        self.known: list[int] = []
        observation.begin(self.out, self.context)
        self.start(state)

    def start(self, state: State) -> None:
        """Set the initial values of what is kept."""

    def update(self, state: State, asked: int) -> None:
        """Write what has changed. asked: the seat to move, NOT_ASKED when the match is over."""
        raise NotImplementedError

    def write(self, state: State, asked: int, out: Any = None) -> Any:
        """Return the observation of the seat. The parameters are those of `Observation.write`."""
        self.update(state, asked)
        kept = self.out
        if out is None:
            return kept[:]
        return self.observation.copied(kept, out)

    def restart(self, state: State) -> None:
        """Forget all that has been written: other members of an axis come first now."""
        observation = self.observation
        self.out = bytearray(observation.size)
        self.context = Context(state, self.seat, observation.orders(state, self.seat))
        self.traces = ()
        self.known = []
        observation.begin(self.out, self.context)
        self.start(state)

    def learn(self, state: State) -> None:
        """Write the hidden cards that the seat knows."""
        for place in self.known:
            self.out[place] = 0
        self.context.state = state
        self.known = self.observation.write_known(self.out, self.context)
        self.traces = state.traces


MemoryClass = Callable[["Observation", State, int], Memory]
"""A class of memories."""


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
