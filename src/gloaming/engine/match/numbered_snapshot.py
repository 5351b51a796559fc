"""A match as numbers, for programs that learn: numbers of options and observations."""

from __future__ import annotations

from typing import Any, SupportsIndex

from gloaming.engine.errors import IllegalChoice
from gloaming.engine.integers import as_integer
from gloaming.engine.match.observer import Observer
from gloaming.engine.match.snapshot import Snapshot


class NumberedSnapshot(Snapshot):
    """A match at one moment as numbers.

    `actions` and `mask` use the numbers of `game.actions`. `legal_actions` and `action_mask` use the same numbers from
    the point of view of the seat to move: arguments that stand for seats (in Ghost Hunter 13, also for hunters) turn,
    as in observations, so that the policy of one seat fits every seat.
    """

    __slots__ = ()

    def actions(self) -> list[int]:
        """Return the number in `game.actions` of each open option, in order; [] when the match is over."""
        number = self.definition.actions.number
        return [number(option) for option in self._options]

    def mask(self) -> bytearray:
        """Return an action mask: one byte for each number of `game.actions`, 1 for legal options, 0 for others."""
        mask = bytearray(self.definition.actions.size)
        for number in self.actions():
            mask[number] = 1
        return mask

    def legal_actions(self) -> list[int]:
        """Return the number of each open option, in order, from the point of view of the seat to move.

        Returns [] when the match is over.
        """
        options = self._options
        return self.definition.actions.turned.numbers(self._state, self._asked(), options) if options else []

    def action_mask(self, out: Any = None) -> Any:
        """Return an action mask for the seat to move: one byte for each number, 1 for those of `legal_actions()`.

        out: a writable buffer of `game.actions.size` bytes, into which the mask is written: a numpy array of type int8,
        an `array("B")` or the like; None for a new bytearray. Raises ValueError for a buffer of another size.
        """
        size = self.definition.actions.size
        mask = bytearray(size)
        for number in self.legal_actions():
            mask[number] = 1
        if out is None:
            return mask
        places = memoryview(out).cast("B")
        if len(places) != size:
            raise ValueError(f"an action mask has {size} bytes, but the buffer has {len(places)}")
        places[:] = mask
        return out

    def turned(self, number: SupportsIndex, seat: SupportsIndex) -> int:
        """Return the number from the point of view of a seat of the option with this number in `game.actions`.

        Raises IllegalChoice for a number out of range, or UnknownSeat.
        """
        checked_seat = self._observing_seat(seat)
        return self.definition.actions.turned.turned(self._state, checked_seat, self._checked_number(number))

    def unturned(self, number: SupportsIndex, seat: SupportsIndex) -> int:
        """Return the number in `game.actions` of the option that has this number from the point of view of a seat.

        Raises IllegalChoice for a number out of range, or UnknownSeat.
        """
        checked_seat = self._observing_seat(seat)
        return self.definition.actions.turned.unturned(self._state, checked_seat, self._checked_number(number))

    def observer(self, seat: SupportsIndex) -> Observer:
        """Return an observer of this match for one seat, which is faster than `observe`. Raises UnknownSeat.

        It writes only what has changed since its last observation: keep one for each match and seat.
        """
        return Observer(self, self._observing_seat(seat))

    def _checked_number(self, number: SupportsIndex) -> int:
        wanted = as_integer(number)
        size = self.definition.actions.size
        if wanted is None or wanted < 0 or wanted >= size:
            raise IllegalChoice(f"the options of this game have the numbers 0 to {size - 1}, not {number!r}")
        return wanted

    def _index_of(self, number: SupportsIndex) -> int:
        """Return the index of the open option with a number of `legal_actions()`. Raises IllegalChoice."""
        options = self._options
        if not options:
            raise IllegalChoice(f"the match is over, so there is no option with the number {number!r}")
        wanted = self._checked_number(number)
        option = self.definition.actions.turned.option(self._state, self._asked(), wanted)
        if option not in options:
            raise IllegalChoice(
                f"no open option has the number {wanted}, which stands for {option!r}: `legal_actions()` returns the "
                f"numbers of the {len(options)} open options"
            )
        return options.index(option)
