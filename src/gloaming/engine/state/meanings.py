"""Say what the numbers of a field stand for, next to its declaration (`of=`). Observations are derived from it.

    supply: list[int] = value(0, each=lambda s: s.seats, of=per(SEAT, upto(10)))
    room: list[int] = value(NONE, each=lambda s: BOARDS, of=per(BOARD, one(ROOM)))
    hand: list[Cards] = zone(OWNER, each=lambda s: s.seats, of=per(SEAT, pile(CARD)))

Meanings hold data only; `engine/observation` turns them into places of an observation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

MOST: Final = 255
"""The largest number at one place of an observation, which is an unsigned byte."""


class Axis:
    """What numbers of the state refer to, such as cards, tiles or seats.

    name: the name in the names of places. names: returns from the box the name of each number, in order; numbers with
    the same name are alike, as copies of a card are. first: returns the first number from the box (default: 0).
    An axis with `count` and `start` turns: its members sit around the table, and the observing seat's own comes first.
    count: returns the number of members from the state; start: returns the observing seat's own member, from the state
    and the seat. The names of such an axis stand for the members from the observer's point of view. reads: the fields
    from which `start` is derived and that change during a match.
    """

    __slots__ = ("name", "names", "first", "count", "start", "reads")

    def __init__(
        self,
        name: str,
        names: Callable[[Any], Sequence[str]],
        *,
        first: Callable[[Any], int] | None = None,
        count: Callable[[Any], int] | None = None,
        start: Callable[[Any, int], int] | None = None,
        reads: Sequence[str] = (),
    ) -> None:
        if (count is None) != (start is None):
            raise ValueError(f"the axis '{name}' turns only with both 'count' and 'start'")
        self.name: str = name
        self.names: Callable[[Any], Sequence[str]] = names
        self.first: Callable[[Any], int] | None = first
        self.count: Callable[[Any], int] | None = count
        self.start: Callable[[Any, int], int] | None = start
        self.reads: tuple[str, ...] = tuple(reads)

    @property
    def turns(self) -> bool:
        """Whether the observing seat's own member comes first."""
        return self.count is not None


def numbered(name: str, size: int) -> Axis:
    """Return an axis of this many things without names: `space0`, `space1`, ..."""
    names = tuple([f"{name}{number}" for number in range(size)])
    return Axis(name, lambda box: names)


def members(most: int) -> tuple[str, ...]:
    """Return the names of the members of an axis that turns: `me`, `+1`, `+2`, ... most: the maximum number."""
    return ("me", *[f"+{number}" for number in range(1, most)])


SEAT: Final = Axis("seat", lambda box: (), count=lambda state: state.seats, start=lambda state, seat: seat)
"""The seats. An observation has places for the maximum number of seats of the game."""


class Meaning:
    """What a number or a list of numbers stands for."""

    __slots__ = ()


class Count(Meaning):
    """A number from `least` to `most`; one place, with the number less `least`. Other numbers are clipped."""

    __slots__ = ("most", "least")

    def __init__(self, most: int, least: int) -> None:
        if not 0 < most - least <= MOST:
            raise ValueError(f"a place holds numbers from 0 to {MOST}, so not those from {least} to {most}")
        self.most: int = most
        self.least: int = least


class One(Meaning):
    """One number of an axis; a place for each, of which one is 1.

    none: the number that stands for none, which has a separate place unless the axis turns; None if there is none.
    """

    __slots__ = ("axis", "none")

    def __init__(self, axis: Axis, none: int | None) -> None:
        self.axis: Axis = axis
        self.none: int | None = none


class Which(Meaning):
    """One number of an axis that does not turn, at a single place: 0 for none, otherwise its kind, counted from 1.

    Use it instead of `One` where places for every kind would be too many, as in rows. none: the number that stands for
    none; None if there is none.
    """

    __slots__ = ("axis", "none")

    def __init__(self, axis: Axis, none: int | None) -> None:
        self.axis: Axis = axis
        self.none: int | None = none


class Bits(Meaning):
    """A mask of numbers of an axis; a place for each, which is 1 if the bit is set."""

    __slots__ = ("axis",)

    def __init__(self, axis: Axis) -> None:
        self.axis: Axis = axis


class Some(Meaning):
    """A tuple of numbers of an axis; a place for each, with the number of times it occurs, at most `most`.

    by: a second axis, if each number stands for two: `first * base + second`. others: numbers that stand for nothing.
    """

    __slots__ = ("axis", "by", "base", "most", "others")

    def __init__(self, axis: Axis, by: Axis | None, base: int, most: int, others: tuple[int, ...]) -> None:
        if (by is None) != (base == 0):
            raise ValueError(f"a second axis next to '{axis.name}' needs a base, and a base needs a second axis")
        self.axis: Axis = axis
        self.by: Axis | None = by
        self.base: int = base
        self.most: int = most
        self.others: tuple[int, ...] = others


class Where(Meaning):
    """A tuple parallel to the pile of a zone: for each card, a number of an axis that says where it lies.

    One place for each kind of card: 0 if no such card lies anywhere, otherwise 1 more than the number on the axis.
    """

    __slots__ = ("zone", "axis")

    def __init__(self, zone: str, axis: Axis) -> None:
        self.zone: str = zone
        self.axis: Axis = axis


class FlatRows(Meaning):
    """A flat tuple of at most `most` rows. Each row has one number for each of the meanings `of`.

    The number of rows has the first place; then come the places of each row.
    """

    __slots__ = ("most", "of")

    def __init__(self, most: int, of: tuple[Meaning, ...]) -> None:
        self.most: int = most
        self.of: tuple[Meaning, ...] = of


class Pairs(Meaning):
    """A tuple of at most `most` tuples, each with one number per meaning in `of`. Places as for `FlatRows`."""

    __slots__ = ("most", "of")

    def __init__(self, most: int, of: tuple[Meaning, ...]) -> None:
        self.most: int = most
        self.of: tuple[Meaning, ...] = of


class Packed(Meaning):
    """Several numbers packed into one: the last is the rest of a division by the last radix, and so on.

    One place for each; all are 0 for the number -1, which stands for none, and the first is 1 more than its number.
    """

    __slots__ = ("radix",)

    def __init__(self, radix: tuple[int, ...]) -> None:
        if len(radix) < 2 or radix[0] > MOST or max(radix) > MOST + 1:
            raise ValueError(f"{radix} does not fit: packed numbers are at least two, from 0 to {MOST}, the first less")
        self.radix: tuple[int, ...] = radix


class Per(Meaning):
    """A list with one entry for each number of an axis."""

    __slots__ = ("axis", "of")

    def __init__(self, axis: Axis, of: Meaning) -> None:
        self.axis: Axis = axis
        self.of: Meaning = of


class Split(Meaning):
    """A flat list with the same number of entries, `size`, for each number of an axis."""

    __slots__ = ("axis", "size", "of")

    def __init__(self, axis: Axis, size: int, of: Meaning) -> None:
        self.axis: Axis = axis
        self.size: int = size
        self.of: Meaning = of


class Joined(Meaning):
    """A list of two parts: its first `size` entries, and the others."""

    __slots__ = ("size", "of", "rest")

    def __init__(self, size: int, of: Meaning, rest: Meaning) -> None:
        self.size: int = size
        self.of: Meaning = of
        self.rest: Meaning = rest


class Pile(Meaning):
    """A pile of cards of a zone.

    places: the maximum number of cards in a pile that is observed place by place, as piles of LOOKED zones must be; 0
    if the order of the cards does not matter: then cards are counted by kind.
    by_number: whether each place in a pile has one place in the observation, with the number of the kind from 1 on,
    instead of one place for each kind.
    """

    __slots__ = ("axis", "places", "by_number")

    def __init__(self, axis: Axis, places: int, by_number: bool) -> None:
        self.axis: Axis = axis
        self.places: int = places
        self.by_number: bool = by_number


class LeftOut(Meaning):
    """A field that observations leave out, and the reason."""

    __slots__ = ("reason",)

    def __init__(self, reason: str) -> None:
        self.reason: str = reason


def upto(most: int, least: int = 0) -> Count:
    """A number from `least` to `most`."""
    return Count(most, least)


FLAG: Final = Count(1, 0)
"""Whether something is the case: False or 0, True or 1."""


def one(axis: Axis, none: int | None = -1) -> One:
    """One number of an axis. none: the number that stands for none of them; None if the field is never without one."""
    return One(axis, none)


def which(axis: Axis, none: int | None = -1) -> Which:
    """One number of an axis, at a single place. The parameters are those of `one`."""
    return Which(axis, none)


def bits(axis: Axis) -> Bits:
    """A mask of numbers of an axis."""
    return Bits(axis)


def some(axis: Axis, by: Axis | None = None, *, base: int = 0, most: int = 1, others: Sequence[int] = ()) -> Some:
    """A tuple of numbers of an axis, in any order. The parameters are those of `Some`."""
    return Some(axis, by, base, most, tuple(others))


def where(zone: str, axis: Axis) -> Where:
    """Where each card of a zone lies: a tuple of numbers of an axis, parallel to the pile."""
    return Where(zone, axis)


def rows(most: int, *of: Meaning) -> FlatRows:
    """A flat tuple of rows of numbers. most: the maximum number of rows; of: the meaning of each number of a row."""
    return FlatRows(most, of)


def pairs(most: int, *of: Meaning) -> Pairs:
    """A tuple of tuples of numbers. most: the maximum number of tuples; of: the meaning of each number of one."""
    return Pairs(most, of)


def packed(*radix: int) -> Packed:
    """Several numbers packed into one. radix: how many values each of them has, the most significant first."""
    return Packed(radix)


def per(axis: Axis, of: Meaning) -> Per:
    """A list with one entry for each number of an axis, of which each has the meaning `of`."""
    return Per(axis, of)


def split(axis: Axis, size: int, of: Meaning) -> Split:
    """A flat list with `size` entries for each number of an axis. of: the meaning of each list of `size` entries."""
    return Split(axis, size, of)


def joined(size: int, of: Meaning, rest: Meaning) -> Joined:
    """A list whose first `size` entries have another meaning than the others."""
    return Joined(size, of, rest)


def pile(axis: Axis, places: int = 0, *, by_number: bool = False) -> Pile:
    """A pile of cards. The parameters are those of `Pile`."""
    return Pile(axis, places, by_number)


def left_out(reason: str) -> LeftOut:
    """A field that observations leave out, and why."""
    return LeftOut(reason)
