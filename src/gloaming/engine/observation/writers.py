"""Write values of the state into an observation. `binding` makes a writer from each meaning."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloaming.engine.state.meanings import MOST
from gloaming.engine.state.state import State
from gloaming.engine.state.zones import ALL, NO_CARD, OWNER, Zone

OUTSIDE: Final = -1
"""Stands for the place of a number that an axis does not have."""


class Context:
    """For whom an observation is written.

    orders: for each axis that turns, the place of each member from the observing seat's point of view.
    pile: the index of the next pile of the zone that is being written.
    misfits: the number of values so far that did not fit their places, and were clipped or left out.
    """

    __slots__ = ("state", "seat", "orders", "pile", "misfits")

    def __init__(self, state: State, seat: int, orders: list[list[int]]) -> None:
        self.state: State = state
        self.seat: int = seat
        self.orders: list[list[int]] = orders
        self.pile: int = 0
        self.misfits: int = 0


class Places:
    """Where the numbers of an axis lie in an observation.

    turn: the index of the axis in `Context.orders`, -1 if it does not turn; kinds: for an axis that does not turn, the
    kind of each number; first: the first number; stride: the number of places from one kind or member to the next.
    """

    __slots__ = ("turn", "kinds", "first", "stride")

    def __init__(self, turn: int, kinds: list[int], first: int, stride: int) -> None:
        self.turn: int = turn
        self.kinds: list[int] = kinds
        self.first: int = first
        self.stride: int = stride

    def of(self, number: int, context: Context) -> int:
        """Return the place of a number, from the place of the first kind; OUTSIDE if the axis lacks the number."""
        number -= self.first
        kinds = self.kinds if self.turn < 0 else context.orders[self.turn]
        return kinds[number] * self.stride if 0 <= number < len(kinds) else OUTSIDE


class Writer:
    """Writes the values of one meaning."""

    __slots__ = ()

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value from place `at` on. All its places are 0 before."""
        raise NotImplementedError


class CountWriter(Writer):
    """Writes a number less the smallest one."""

    __slots__ = ("least", "range")

    def __init__(self, least: int, most: int) -> None:
        self.least: int = least
        self.range: int = most - least

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        number: int = value - self.least
        if not 0 <= number <= self.range:
            context.misfits += 1
            number = 0 if number < 0 else self.range
        out[at] = number


class OneWriter(Writer):
    """Writes one number. none: the number without a place on the axis.

    apart: whether `none` has the first place, before those of the axis.
    """

    __slots__ = ("places", "none", "apart")

    def __init__(self, places: Places, none: int | None, apart: bool) -> None:
        self.places: Places = places
        self.none: int | None = none
        self.apart: bool = apart

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        if value == self.none:
            if self.apart:
                out[at] = 1
            return
        place = self.places.of(value, context)
        if place == OUTSIDE:
            context.misfits += 1
        else:
            out[at + self.apart + place] = 1


class WhichWriter(Writer):
    """Writes the kind of one number, counted from 1. none: the number that stands for none, which is 0."""

    __slots__ = ("places", "none")

    def __init__(self, places: Places, none: int | None) -> None:
        self.places: Places = places
        self.none: int | None = none

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        if value != self.none:
            place = self.places.of(value, context)
            if place == OUTSIDE:
                context.misfits += 1
            else:
                out[at] = place + 1


class BitsWriter(Writer):
    """Writes a mask."""

    __slots__ = ("places",)

    def __init__(self, places: Places) -> None:
        self.places: Places = places

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        mask: int = value
        number = 0
        while mask > 0:
            if mask & 1:
                place = self.places.of(number, context)
                if place == OUTSIDE:
                    context.misfits += 1
                else:
                    out[at + place] = 1
            mask >>= 1
            number += 1


class SomeWriter(Writer):
    """Counts the numbers of a tuple. The parameters are those of the meaning `Some`."""

    __slots__ = ("places", "by", "base", "most", "others")

    def __init__(self, places: Places, by: Places | None, base: int, most: int, others: tuple[int, ...]) -> None:
        self.places: Places = places
        self.by: Places | None = by
        self.base: int = base
        self.most: int = most
        self.others: tuple[int, ...] = others

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        by = self.by
        for number in value:
            if number in self.others:
                continue
            if by is None:
                place = self.places.of(number, context)
            else:
                place, second = self.places.of(number // self.base, context), by.of(number % self.base, context)
                place = OUTSIDE if OUTSIDE in (place, second) else place + second
            if place == OUTSIDE or out[at + place] == self.most:
                context.misfits += 1
            else:
                out[at + place] += 1


class WhereWriter(Writer):
    """Writes where cards lie.

    zone: the name of the zone with the cards; cards: the places of its kinds; places: those of the axis.
    """

    __slots__ = ("zone", "cards", "places")

    def __init__(self, zone: str, cards: Places, places: Places) -> None:
        self.zone: str = zone
        self.cards: Places = cards
        self.places: Places = places

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        for card, number in zip(getattr(context.state, self.zone), value):
            place = self.places.of(number, context)
            if place == OUTSIDE:
                context.misfits += 1
            else:
                out[at + self.cards.of(card, context)] = place + 1


class PackedWriter(Writer):
    """Writes numbers packed into one. radix: how many values each of them has."""

    __slots__ = ("radix",)

    def __init__(self, radix: tuple[int, ...]) -> None:
        self.radix: tuple[int, ...] = radix

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        if value < 0:
            return
        radix = self.radix
        number: int = value
        for digit in range(len(radix) - 1, 0, -1):
            number, out[at + digit] = divmod(number, radix[digit])
        if number >= radix[0]:
            context.misfits += 1
            number = radix[0] - 1
        out[at] = number + 1


class RowsWriter(Writer):
    """Writes the number of rows, and then the rows.

    columns: the writer of each number of a row, and its place in the row; width: the number of places of a row; flat:
    whether the rows are joined to one tuple.
    """

    __slots__ = ("most", "columns", "width", "flat")

    def __init__(self, most: int, columns: list[tuple[int, Writer]], width: int, flat: bool) -> None:
        self.most: int = most
        self.columns: list[tuple[int, Writer]] = columns
        self.width: int = width
        self.flat: bool = flat

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        size = len(self.columns)
        rows: Sequence[Any] = value
        if self.flat:
            rows = [value[first : first + size] for first in range(0, len(value), size)]
        if len(rows) > self.most:
            context.misfits += 1
            rows = rows[: self.most]
        out[at] = len(rows)
        at += 1
        for row in rows:
            for (column, writer), number in zip(self.columns, row):
                writer.write(out, at + column, number, context)
            at += self.width


class PerWriter(Writer):
    """Writes a list with entries for the numbers of an axis, from `first` on.

    size: the number of entries of a flat list for each number of the axis; 0 for one entry that is no list.
    """

    __slots__ = ("places", "of", "size", "first")

    def __init__(self, places: Places, of: Writer, size: int, first: int) -> None:
        self.places: Places = places
        self.of: Writer = of
        self.size: int = size
        self.first: int = first

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        entries: Sequence[Any] = value
        size = self.size
        if size:
            entries = [value[first : first + size] for first in range(0, len(value), size)]
        number = self.first
        for entry in entries:
            place = self.places.of(number, context)
            if place != OUTSIDE:
                self.of.write(out, at + place, entry, context)
            elif entry:  # lists may have empty entries for seats without players
                context.misfits += 1
            number += 1


class OwnWriter(Writer):
    """Writes the values that a seat sees of an OWNER value, after a place that says whether it sees them.

    revealed: the name of the field that says whether all seats see the values; "" if they never do.
    """

    __slots__ = ("places", "of", "revealed")

    def __init__(self, places: Places, of: Writer, revealed: str) -> None:
        self.places: Places = places
        self.of: Writer = of
        self.revealed: str = revealed

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        revealed = bool(self.revealed) and getattr(context.state, self.revealed)
        for owner, entry in enumerate(value):
            if revealed or owner == context.seat:
                place = at + self.places.of(owner, context)
                out[place] = 1
                self.of.write(out, place + 1, entry, context)


class JoinedWriter(Writer):
    """Writes a list of two parts.

    parts: the writers of both parts of a list and their places; size: the number of entries of the first part.
    """

    __slots__ = ("size", "parts")

    def __init__(self, size: int, parts: list[tuple[int, Writer]]) -> None:
        self.size: int = size
        self.parts: list[tuple[int, Writer]] = parts

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        (first, of), (second, rest) = self.parts
        of.write(out, at + first, value[: self.size], context)
        rest.write(out, at + second, value[self.size :], context)


class PileWriter(Writer):
    """Writes a pile of a zone: cards that the seat sees by kind, others by their backs.

    The places of a pile that all seats see are those of the kinds. Otherwise the places of the backs come first: one
    for each word in `zone.backs`, or one; NOBODY zones have a single place, with the number of cards. A pile observed
    place by place has these places, `width` of them, for each of `cards` places in the pile; if `width` is 1, the only
    place has the number of the card that would be 1, counted from 1.
    kinds: the places of the kinds; backs: the number of backs.
    """

    __slots__ = ("zone", "kinds", "backs", "cards", "width")

    def __init__(self, zone: Zone, kinds: Places, backs: int, cards: int, width: int) -> None:
        self.zone: Zone = zone
        self.kinds: Places = kinds
        self.backs: int = backs
        self.cards: int = cards
        self.width: int = width

    def write(self, out: bytearray, at: int, value: Any, context: Context) -> None:
        """Write a value, as `Writer.write` says."""
        pile: tuple[int, ...] = value
        zone = self.zone
        number = context.pile
        context.pile += 1
        if self.cards:
            self._write_by_place(out, at, pile, number, context)
        elif zone.seen == ALL:
            self._write_open(out, at, pile, context)
        elif zone.seen == OWNER and zone.owner(context.state, number) == context.seat:
            self._write_backs(out, at, pile)
            self._write_open(out, at + self.backs, pile, context)
        elif zone.seen == OWNER:
            self._write_backs(out, at, pile)
        else:
            out[at] = min(len(pile), MOST)

    def _write_open(self, out: bytearray, at: int, pile: tuple[int, ...], context: Context) -> None:
        for card in pile:
            if card != NO_CARD:
                place = self.kinds.of(card, context)
                if place == OUTSIDE:
                    context.misfits += 1
                else:
                    out[at + place] += 1

    def _write_backs(self, out: bytearray, at: int, pile: tuple[int, ...]) -> None:
        numbers = self.zone.numbers
        for card in pile:
            if card != NO_CARD:
                out[at + (numbers[card] if numbers else 0)] += 1

    def _write_by_place(self, out: bytearray, at: int, pile: tuple[int, ...], number: int, context: Context) -> None:
        zone = self.zone
        if len(pile) > self.cards:
            context.misfits += 1
            pile = pile[: self.cards]
        for place, card in enumerate(pile):
            if card != NO_CARD:
                shown = zone.numbers[card] if zone.numbers else 0
                if zone.sees(context.state, context.seat, number, place):
                    shown = self.backs + self.kinds.of(card, context)
                if self.width == 1:
                    out[at] = shown + 1
                else:
                    out[at + shown] = 1
            at += self.width
