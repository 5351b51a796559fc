"""Source code that writes one value into an observation: what each class of `writers` does, as straight code."""

from __future__ import annotations

from typing import Final

from gloaming.engine.errors import RulesFault
from gloaming.engine.observation.writers import (
    BitsWriter,
    CountWriter,
    JoinedWriter,
    OneWriter,
    OwnWriter,
    PackedWriter,
    PerWriter,
    PileWriter,
    Places,
    RowsWriter,
    SomeWriter,
    WhereWriter,
    WhichWriter,
    Writer,
)
from gloaming.engine.state.meanings import MOST
from gloaming.engine.state.zones import ALL, LOOKED, NO_CARD, OWNER

FRESH: Final = -999_999_999
"""Stands for the earlier value of a number that was never written. No field has this value."""

INDENT: Final = "    "


class Source:
    """Lines of source code in the making.

    The code has these names: `out`, the places that it writes; `seat`, the observing seat; `s`, the state.
    lines: the lines so far; constants: the names of the constants, by their source; offsets: for each list of offsets
    of members, its axis and stride, by name; starts: the source of each list of first places, by name; turning: the
    axes whose number of members is used.
    """

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.constants: dict[str, str] = {}
        self.offsets: dict[str, tuple[int, int]] = {}
        self.starts: dict[str, str] = {}
        self.turning: set[int] = set()
        self._depth: int = 2
        self._names: int = 0

    def add(self, line: str) -> None:
        """Add a line."""
        self.lines.append(INDENT * self._depth + line)

    def open(self, line: str) -> None:
        """Add a line that opens a block. `close` ends the block."""
        self.add(line)
        self._depth += 1

    def close(self) -> None:
        """End the last block that is open."""
        self._depth -= 1

    def name(self, start: str) -> str:
        """Return a name for a local variable that no other has."""
        self._names += 1
        return f"{start}{self._names}"

    def constant(self, value: object) -> str:
        """Return the name of a constant."""
        return self.constants.setdefault(repr(value), f"C{len(self.constants)}")

    def zeros(self, width: int) -> str:
        """Return the name of a constant of bytes that are 0."""
        return self.constants.setdefault(f"bytes({width})", f"ZEROS{width}")

    def offset(self, places: Places, number: str) -> str:
        """Return the source of the place of a number that is on the axis, from the place of the first kind."""
        index = f"{number} - {places.first}" if places.first else number
        if places.turn >= 0:
            return f"{self.members(places)}[{index}]"
        if is_straight(places):
            index = f"({index})" if places.first and places.stride != 1 else index
            return index if places.stride == 1 else f"{index} * {places.stride}"
        kinds = tuple([kind * places.stride for kind in places.kinds])
        return f"{self.constant(kinds)}[{index}]"

    def members(self, places: Places) -> str:
        """Return the name of the offsets of the members of an axis that turns."""
        name = f"axis{places.turn}_by_{places.stride}"
        self.offsets[name] = (places.turn, places.stride)
        return name

    def start_places(self, places: Places, at: int, size: int, step: int) -> str:
        """Return the source of the first place of each entry of a list.

        size, step: the number of entries of each member, and how far they are apart.
        """
        name = f"places{at}"
        each = "" if size == 1 else f" for number in range({size})"
        place = f"{at} + place * {places.stride}" + ("" if size == 1 else f" + number * {step}")
        self.starts[name] = f"[{place} for place in self.orders[{places.turn}]{each}]"
        return f"self.{name}"

    def on_axis(self, places: Places, number: str) -> str:
        """Return the source of whether a number is on an axis."""
        if places.turn >= 0:
            self.turning.add(places.turn)
            return f"{places.first} <= {number} < {f'{places.first} + ' if places.first else ''}count{places.turn}"
        return f"{places.first} <= {number} < {places.first + len(places.kinds)}"

    def erase(self, at: str, width: int) -> None:
        """Write 0 at successive places."""
        if width == 1:
            self.add(f"out[{at}] = 0")
        elif at.isdigit():
            self.add(f"out[{at} : {int(at) + width}] = {self.zeros(width)}")
        else:
            first = at
            if " " in at or "[" in at:
                first = self.name("a")
                self.add(f"{first} = {at}")
            self.add(f"out[{first} : {first} + {width}] = {self.zeros(width)}")

    def clipped(self, writer: CountWriter, value: str) -> str:
        """Return the source of a number as its place has it."""
        most = writer.range
        if most == 1 and not writer.least:
            return f"1 if {value} > 0 else 0"
        if writer.least:
            number = self.name("n")
            self.add(
                f"{number} = {value} - {writer.least}" if writer.least > 0 else f"{number} = {value} + {-writer.least}"
            )
            value = number
        return f"{value} if 0 <= {value} <= {most} else 0 if {value} < 0 else {most}"

    def mark(self, writer: OneWriter, at: str, value: str, byte: int) -> None:
        """Write 1 or 0 at the place of one number."""
        places, none = writer.places, writer.none
        if writer.apart and none == places.first - 1 and is_straight(places) and places.stride == 1:
            number = f" - {none}" if none > 0 else f" + {-none}" if none else ""
            self.open(f"if {none} <= {value} < {places.first + len(places.kinds)}:")
            self.add(f"out[{plus(at, value + number)}] = {byte}")
            self.close()
            return
        if writer.apart:
            self.open(f"if {value} == {none}:")
            self.add(f"out[{at}] = {byte}")
            self.close()
            at = plus(at, "1")
        also = ""
        if none is not None and places.first <= none < places.first + max(len(places.kinds), 1):
            also = f"{value} != {none} and "
        self.open(f"if {also}{self.on_axis(places, value)}:")
        self.add(f"out[{plus(at, self.offset(places, value))}] = {byte}")
        self.close()

    def write(self, writer: Writer, at: str, value: str, fresh: bool, pile: str = "0", masks: str = "") -> None:
        """Write a value, as `Writer.write` does.

        at: the source of the first place; value: that of the value, a name. fresh: whether all the places are 0.
        pile: the source of the number of the next pile of a zone; masks: that of the masks of its cards, if known.
        """
        if isinstance(writer, CountWriter):
            self.add(f"out[{at}] = {self.clipped(writer, value)}")
        elif isinstance(writer, OneWriter):
            self.mark(writer, at, value, 1)
        elif isinstance(writer, WhichWriter):
            self._which(writer, at, value, fresh)
        elif isinstance(writer, BitsWriter):
            self._bits(writer, at, value, fresh)
        elif isinstance(writer, SomeWriter):
            self._some(writer, at, value)
        elif isinstance(writer, WhereWriter):
            card, number = self.name("c"), self.name("x")
            self.open(f"for {card}, {number} in zip(s.{writer.zone}, {value}):")
            self.open(f"if {self.on_axis(writer.places, number)}:")
            place = plus(at, self.offset(writer.cards, card))
            self.add(f"out[{place}] = {plus(self.offset(writer.places, number), '1')}")
            self.close()
            self.close()
        elif isinstance(writer, PackedWriter):
            self._packed(writer, at, value)
        elif isinstance(writer, RowsWriter):
            self._rows(writer, at, value)
        elif isinstance(writer, PerWriter):
            self._per(writer, at, value, pile)
        elif isinstance(writer, OwnWriter):
            self._own(writer, at, value)
        elif isinstance(writer, JoinedWriter):
            for (first, of), part in zip(writer.parts, (f"[: {writer.size}]", f"[{writer.size} :]")):
                entries = self.name("v")
                self.add(f"{entries} = {value}{part}")
                self.write(of, plus(at, str(first)), entries, fresh)
        elif isinstance(writer, PileWriter):
            self.pile(writer, at, value, pile, "()", masks)
        else:
            raise RulesFault(f"there is no source code for {type(writer).__name__}")

    def _which(self, writer: WhichWriter, at: str, value: str, fresh: bool) -> None:
        places, none = writer.places, writer.none
        if none is not None and none == places.first - 1 and is_straight(places):
            place = value if none == 0 else f"{value} - {none}" if none > 0 else f"{value} + {-none}"
        else:
            place = plus(self.offset(places, value), "1")
        there = self.on_axis(places, value)
        if none is not None and places.first <= none < places.first + len(places.kinds):
            there = f"{value} != {none} and {there}"
        if fresh:
            self.open(f"if {there}:")
            self.add(f"out[{at}] = {place}")
            self.close()
        else:
            self.add(f"out[{at}] = {place} if {there} else 0")

    def _bits(self, writer: BitsWriter, at: str, value: str, fresh: bool) -> None:
        """Write all flags, but on fresh places only those that are 1: numbers may share a place."""
        places = writer.places
        bit = self.name("h")
        if places.turn >= 0:
            offset = self.name("b")
            self.open(f"for {bit}, {offset} in {counted(self.members(places), places.first)}:")
            place = plus(at, offset)
        else:
            self.open(f"for {bit} in range({places.first}, {places.first + len(places.kinds)}):")
            place = plus(at, self.offset(places, bit))
        if fresh:
            self.open(f"if {value} >> {bit} & 1:")
            self.add(f"out[{place}] = 1")
            self.close()
        else:
            self.add(f"out[{place}] = {value} >> {bit} & 1")
        self.close()

    def _some(self, writer: SomeWriter, at: str, value: str) -> None:
        number = self.name("x")
        self.open(f"for {number} in {value}:")
        if writer.by is None:
            tests = [self.on_axis(writer.places, number)]
            place = plus(at, self.offset(writer.places, number))
        else:
            first, second = self.name("x"), self.name("y")
            self.add(f"{first} = {number} // {writer.base}")
            self.add(f"{second} = {number} % {writer.base}")
            tests = [self.on_axis(writer.places, first), self.on_axis(writer.by, second)]
            place = plus(plus(at, self.offset(writer.places, first)), self.offset(writer.by, second))
        if writer.others:
            tests.insert(0, f"{number} not in {self.constant(writer.others)}")
        self.open(f"if {' and '.join(tests)}:")
        if writer.most == 1:
            self.add(f"out[{place}] = 1")
        else:
            at = self.name("a")
            self.add(f"{at} = {place}")
            self.open(f"if out[{at}] < {writer.most}:")
            self.add(f"out[{at}] += 1")
            self.close()
        self.close()
        self.close()

    def _packed(self, writer: PackedWriter, at: str, value: str) -> None:
        number = self.name("n")
        self.open(f"if {value} >= 0:")
        self.add(f"{number} = {value}")
        for digit in range(len(writer.radix) - 1, 0, -1):
            self.add(f"out[{plus(at, str(digit))}] = {number} % {writer.radix[digit]}")
            self.add(f"{number} //= {writer.radix[digit]}")
        self.add(f"out[{at}] = {number} + 1 if {number} < {writer.radix[0]} else {writer.radix[0]}")
        self.close()

    def _rows(self, writer: RowsWriter, at: str, value: str) -> None:
        size = len(writer.columns)
        count, place, row = self.name("n"), self.name("a"), self.name("h")
        self.add(f"{count} = len({value})" + (f" // {size}" if writer.flat and size > 1 else ""))
        self.open(f"if {count} > {writer.most}:")
        self.add(f"{count} = {writer.most}")
        self.close()
        self.add(f"out[{at}] = {count}")
        self.add(f"{place} = {plus(at, '1')}")
        self.open(f"for {row} in range({count}):")
        for number, (column, of) in enumerate(writer.columns):
            entry = self.name("x")
            index = f"[{row}][{number}]"
            if writer.flat:
                index = f"[{plus(row if size == 1 else f'{row} * {size}', str(number))}]"
            self.add(f"{entry} = {value}{index}")
            self.write(of, plus(place, str(column)), entry, True)
        self.add(f"{place} += {writer.width}")
        self.close()

    def _per(self, writer: PerWriter, at: str, value: str, pile: str) -> None:
        number, entry, places = self.name("h"), self.name("x"), writer.places
        start = writer.first
        if writer.size:
            size = writer.size
            self.open(f"for {number} in range({start}, {plus(str(start), f'len({value}) // {size}')}):")
            index = f"({number} - {start})" if start else number
            self.add(f"{entry} = {value}[{index} * {size} : {index} * {size} + {size}]")
        else:
            self.open(f"for {number}, {entry} in {counted(value, start)}:")
        self.open(f"if {self.on_axis(places, number)}:")
        next_pile = number if pile == "0" and not start else plus(pile, f"{number} - {start}" if start else number)
        self.write(writer.of, self.local(plus(at, self.offset(places, number))), entry, True, next_pile)
        self.close()
        self.close()

    def _own(self, writer: OwnWriter, at: str, value: str) -> None:
        owner, entry = self.name("h"), self.name("x")
        self.open(f"for {owner}, {entry} in enumerate({value}):")
        shown = f"{owner} == seat" + (f" or s.{writer.revealed}" if writer.revealed else "")
        self.open(f"if {shown}:")
        place = self.local(plus(at, self.offset(writer.places, owner)))
        self.add(f"out[{place}] = 1")
        self.write(writer.of, plus(place, "1"), entry, True)
        self.close()
        self.close()

    def pile(self, writer: PileWriter, at: str, value: str, pile: str, was: str = "()", masks: str = "") -> None:
        """Write a pile. was: the source of the pile that was written last, for piles that are counted by kind."""
        zone = writer.zone
        if writer.cards:
            self._pile_by_place(writer, at, value, pile, masks)
        elif zone.seen == ALL:
            self._count(writer.kinds, at, value, was)
        elif zone.seen == OWNER:
            self._backs(writer, at, value, was)
            owner = f"s.{zone.owners}[{pile}]" if zone.owners else pile
            self.open(f"if {owner} == seat:")
            self._count(writer.kinds, plus(at, str(writer.backs)), value, was)
            self.close()
        else:
            fits = len(writer.kinds.kinds) <= MOST
            self.add(f"out[{at}] = len({value})" if fits else f"out[{at}] = min(len({value}), {MOST})")

    def _count(self, places: Places, at: str, value: str, was: str) -> None:
        kinds = self.constant(tuple([kind * places.stride for kind in places.kinds]))
        self.add(f"recount(out, {at}, {kinds}, {places.first}, {was}, {value})")

    def _backs(self, writer: PileWriter, at: str, value: str, was: str) -> None:
        if writer.zone.numbers:
            self.add(f"recount(out, {at}, {self.constant(tuple(writer.zone.numbers))}, 0, {was}, {value})")
        else:
            self.add(f"out[{at}] = len({value}) - {value}.count({NO_CARD})")

    def _pile_by_place(self, writer: PileWriter, at: str, value: str, pile: str, masks: str) -> None:
        zone = writer.zone
        place, card, mask = self.name("a"), self.name("c"), self.name("g")
        self.add(f"{place} = {at}")
        if zone.seen == LOOKED:
            masks = masks or f"s.{zone.looked}" + (f"[{pile}]" if zone.many else "")
            self.open(f"for {card}, {mask} in zip({value}[: {writer.cards}], {masks}):")
        else:
            self.open(f"for {card} in {value}[: {writer.cards}]:")
        self.open(f"if {card} != {NO_CARD}:")
        shown = plus(self.offset(writer.kinds, card), str(writer.backs + (writer.width == 1)))
        hidden = f"{self.constant(tuple(zone.numbers))}[{card}]" if zone.numbers else "0"
        hidden = plus(hidden, "1") if writer.width == 1 else hidden
        if zone.seen != ALL:
            owner = f"s.{zone.owners}[{pile}]" if zone.owners else pile
            sees = f"{mask} >> seat & 1" if zone.seen == LOOKED else f"{owner} == seat"
            shown = f"{shown} if {sees} else {hidden}"
        if writer.width == 1:
            self.add(f"out[{place}] = {shown}")
        elif " if " in shown:
            self.add(f"out[{place} + ({shown})] = 1")
        else:
            self.add(f"out[{place} + {shown}] = 1")
        self.close()
        self.add(f"{place} += {writer.width}")
        self.close()

    def local(self, expression: str) -> str:
        """Return the name of a local variable with the value of an expression, or the expression if it is short."""
        if "[" not in expression and "*" not in expression:
            return expression
        name = self.name("a")
        self.add(f"{name} = {expression}")
        return name


def plus(one: str, other: str) -> str:
    """Return the source of a sum, with its numbers added up."""
    if "(" in one + other or "[" in one + other:
        return other if one == "0" else one if other == "0" else f"{one} + {other}"
    terms = f"{one} + {other}".split(" + ")
    number = sum([int(term) for term in terms if term.isdigit()])
    rest = [term for term in terms if not term.isdigit()]
    return " + ".join(([str(number)] if number or not rest else []) + rest)


def counted(values: str, first: int) -> str:
    """Return the source that counts values from a number on."""
    return f"enumerate({values}, {first})" if first else f"enumerate({values})"


def is_straight(places: Places) -> bool:
    """Return whether an axis does not turn and no two numbers are of one kind."""
    return places.turn < 0 and places.kinds == list(range(len(places.kinds)))
