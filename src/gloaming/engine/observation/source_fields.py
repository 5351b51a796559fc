"""Source code that writes a field into an observation if it has changed since the last one."""

from __future__ import annotations

from typing import Final, get_origin

from gloaming.engine.observation.binding import NO_AXIS
from gloaming.engine.observation.parts import Part, read_by
from gloaming.engine.observation.source_writers import FRESH, Source, is_straight, plus
from gloaming.engine.observation.writers import (
    BitsWriter,
    CountWriter,
    OneWriter,
    OwnWriter,
    PerWriter,
    PileWriter,
    Places,
    WhichWriter,
    Writer,
)
from gloaming.engine.state.zones import OWNER, Field, Zone

LIST: Final = "list"
TUPLE: Final = "tuple"
NUMBER: Final = "number"
OTHER: Final = "other"
"""What a field holds: a list; a tuple of any length, which never changes; a whole number; anything else."""


class FieldBlock:
    """The code of one field.

    kind: what the field holds; hint: its type; reads: the other fields on which its places depend.
    """

    def __init__(self, source: Source, field: Field, parts: list[Part], types: dict[str, tuple[str, str]]) -> None:
        self.source: Source = source
        self.name: str = field.name
        self.parts: list[Part] = parts
        self.kind, self.hint = held(field)
        self.reads: list[str] = list(read_by(field)[1:])
        self.types: dict[str, tuple[str, str]] = types
        self.looked: str = field.looked if isinstance(field, Zone) else ""
        self.many: bool = isinstance(field, Zone) and field.many

    def slots(self) -> list[tuple[str, str, str]]:
        """Return name, type and initial value of each attribute that the block needs."""
        found = [(f"last_{self.name}", self.hint, initial(self.kind, self.hint))]
        for name in self.reads:
            kind, hint = self.types[name]
            found.append((f"last_{self.name}_{name}", hint, initial(kind, hint)))
        return found

    def write(self) -> None:
        """Add the code."""
        source = self.source
        name = self.name
        tests = [differs(self.kind, f"s.{name}", f"self.last_{name}")]
        for other in self.reads:
            tests.append(differs(self.types[other][0], f"s.{other}", f"self.last_{name}_{other}"))
        source.open(f"if {' or '.join(tests)}:")
        value = source.name("v")
        source.add(f"{value} = s.{name}")
        for part in self.parts:
            self._part(part, value)
        source.add(f"self.last_{name} = {copied(self.kind, self.hint, value)}")
        for other in self.reads:
            kind, hint = self.types[other]
            source.add(f"self.last_{name}_{other} = {copied(kind, hint, f's.{other}')}")
        source.close()

    def _part(self, part: Part, value: str) -> None:
        source, writer, at = self.source, part.bound.writer, str(part.at)
        if self.kind == NUMBER and isinstance(writer, CountWriter):
            source.add(f"out[{at}] = {source.clipped(writer, value)}")
        elif self.kind == NUMBER and isinstance(writer, OneWriter):
            was = source.name("w")
            source.add(f"{was} = self.last_{self.name}")
            source.mark(writer, at, was, 0)
            source.mark(writer, at, value, 1)
        elif self.kind == NUMBER and (isinstance(writer, WhichWriter) or writes_all(writer)):
            source.write(writer, at, value, False)
        elif self.kind in (LIST, TUPLE) and self._entries(part, value):
            pass
        elif isinstance(writer, PileWriter) and self.kind == TUPLE and not writer.cards:
            source.pile(writer, at, value, "0", f"self.last_{self.name}")
        else:
            self._anew(part, value)

    def _anew(self, part: Part, value: str) -> None:
        """Erase all and write it."""
        source = self.source
        self._erase_all(part)
        if part.end is not None or part.first:
            whole = value
            value = source.name("v")
            source.add(f"{value} = {whole}[{part.first} : {'' if part.end is None else part.end}]")
        source.write(part.bound.writer, str(part.at), value, True, str(part.first))

    def _erase_all(self, part: Part) -> None:
        width = len(part.bound.labels)
        if part.bound.turn == NO_AXIS:
            self.source.erase(str(part.at), width)
        else:
            self._erase_for_members(part, str(part.at), width)

    def _erase_for_members(self, part: Part, at: str, width: int) -> None:
        source = self.source
        first = source.name("a")
        stride = part.spans[1] - part.spans[0] if len(part.spans) > 1 else 0
        source.open(f"for {first} in {source.members(Places(part.bound.turn, [], 0, stride))}:")
        source.erase(plus(at, first), width)
        source.close()

    def _entries(self, part: Part, value: str) -> bool:
        """Write only the entries that have changed. Return False, and add nothing, if that is not possible."""
        source, writer = self.source, part.bound.writer
        own = isinstance(writer, OwnWriter)
        if not isinstance(writer, OwnWriter | PerWriter) or (writer.places.turn < 0 and not is_straight(writer.places)):
            return False
        of = writer.of
        starts = self._starts(part, writer)
        if not starts:
            return False
        if isinstance(writer, PerWriter) and writer.size:
            assert isinstance(of, PerWriter)
            of = of.of
        was, now, then, at = source.name("w"), source.name("x"), source.name("z"), source.name("a")
        self._earlier(self.name, value, was, part)
        span = f"[{part.first} : {'' if part.end is None else part.end}]" if part.first or part.end is not None else ""
        if span:
            value, whole = source.name("v"), value
            source.add(f"{value} = {whole}{span}")
            source.add(f"{was} = {was}{span}")
        names, lists = [now, then, at], [value, was, starts]
        test = differ(self.hint, now, then)
        others = [other for other in self.reads if other in (self.looked, getattr(part.field, "owners", ""))]
        masks = ""
        for other in others:
            before, after, entries = source.name("z"), source.name("x"), source.name("w")
            self._earlier(other, f"s.{other}", entries)
            lists += [f"s.{other}{span}", f"{entries}{span}"]
            names += [after, before]
            test += f" or {differ(self.types[other][1], after, before)}"
            masks = after
        number = ""
        if own or (isinstance(of, PileWriter) and of.zone.seen == OWNER):
            number = source.name("h")
            names.append(number)
            lists.append(f"range({part.first}, {part.first} + len({value}))" if part.first else f"range(len({value}))")
        if own and self.reads:
            source.open(f"if s.{self.reads[0]} != self.last_{self.name}_{self.reads[0]}:")
            self._erase_all(part)
            source.add(f"{was} = [{FRESH}] * len({value})")
            source.close()
        if span:
            source.open(f"if {value} != {was}:")
        source.open(f"for {', '.join(names)} in zip({', '.join(lists)}):")
        if own:
            shown = f"{number} == seat" + (f" or s.{self.reads[0]}" if self.reads else "")
            source.open(f"if {test} and ({shown}):")
            source.add(f"out[{at}] = 1")
            at = plus(at, "1")
        else:
            source.open(f"if {test}:")
        self._entry(part, of, at, now, then, number, masks, bool(others))
        source.close()
        source.close()
        if span:
            source.close()
        return True

    def _earlier(self, name: str, value: str, was: str, part: Part | None = None) -> None:
        """Add code that sets `was` to as many earlier values of a list as there are now."""
        source = self.source
        kind, hint = self.types[name]
        source.add(f"{was} = self.last_{self.name}" + (f"_{name}" if part is None else ""))
        source.open(f"if len({was}) != len({value}):")
        if part is not None:
            source.open(f"if {was}:")
            self._erase_all(part)
            source.close()
        entry = entry_hint(hint)
        fresh = "()" if entry.startswith("tuple[") else "[]" if entry.startswith("list[") else str(FRESH)
        source.add(f"{was} = [{fresh}] * len({value})" if kind == LIST else f"{was} = ({fresh},) * len({value})")
        source.close()

    def _starts(self, part: Part, writer: PerWriter | OwnWriter) -> str:
        """Return the source of the first places of all entries, in their order; "" if they are not that simple."""
        source, places = self.source, writer.places
        size, step = 1, 0
        if isinstance(writer, PerWriter) and writer.size:
            of = writer.of
            if not isinstance(of, PerWriter) or of.size or of.places.first or not is_straight(of.places):
                return ""
            size, step = writer.size, of.places.stride
        if isinstance(writer, PerWriter) and writer.first != places.first:
            return ""
        if places.turn < 0:
            members = range(len(places.kinds))
            starts = [part.at + kind * places.stride + number * step for kind in members for number in range(size)]
            return source.constant(tuple(starts))
        return source.start_places(places, part.at, size, step)

    def _entry(
        self, part: Part, of: Writer, at: str, now: str, then: str, number: str, masks: str, others: bool
    ) -> None:
        """Write an entry of a list. number: the source of its index; masks: that of the masks of its cards."""
        source = self.source
        if isinstance(of, CountWriter):
            source.add(f"out[{at}] = {source.clipped(of, now)}")
        elif isinstance(of, OneWriter):
            source.mark(of, at, then, 0)
            source.mark(of, at, now, 1)
        elif isinstance(of, WhichWriter) or writes_all(of):
            source.write(of, at, now, False)
        elif isinstance(of, PileWriter) and not of.cards and not others:
            source.pile(of, at, now, number, then)
        elif self._inner_entries(part, of, at, now, then):
            pass
        else:
            self._erase_entry(part, at)
            source.write(of, at, now, True, number or "0", masks)

    def _erase_entry(self, part: Part, at: str) -> None:
        width = widths(part)
        if part.bound.turn == NO_AXIS or hoisted(part):
            self.source.erase(at, width)
        else:
            self._erase_for_members(part, at, width)

    def _inner_entries(self, part: Part, of: Writer, at: str, now: str, then: str) -> bool:
        """Write the entries of a tuple in a list that have changed, if each is a single number."""
        source = self.source
        if not isinstance(of, PerWriter) or of.size or of.first or not is_straight(of.places):
            return False
        inner = of.of
        if not isinstance(inner, CountWriter | OneWriter) or not entry_hint(self.hint).startswith("tuple["):
            return False
        x, z, place = source.name("x"), source.name("z"), source.name("a")
        source.open(f"if len({then}) != len({now}):")
        self._erase_entry(part, at)
        source.add(f"{then} = ({FRESH},) * len({now})")
        source.close()
        source.add(f"{place} = {at}")
        source.open(f"for {x}, {z} in zip({now}, {then}):")
        source.open(f"if {x} != {z}:")
        if isinstance(inner, CountWriter):
            source.add(f"out[{place}] = {source.clipped(inner, x)}")
        else:
            source.mark(inner, place, z, 0)
            source.mark(inner, place, x, 1)
        source.close()
        source.add(f"{place} += {of.places.stride}")
        source.close()
        return True


def widths(part: Part) -> int:
    """Return the number of places of an entry of the list that a part is."""
    writer = part.bound.writer
    assert isinstance(writer, PerWriter)
    width = len(part.bound.labels)
    if not hoisted(part):
        width = writer.places.stride
    if writer.size:
        assert isinstance(writer.of, PerWriter)
        width = writer.of.places.stride
    return width


def hoisted(part: Part) -> bool:
    """Return whether the entries of a list are those of the members that have these places each."""
    writer = part.bound.writer
    return isinstance(writer, PerWriter | OwnWriter) and 0 <= writer.places.turn == part.bound.turn


def writes_all(writer: Writer) -> bool:
    """Return whether a writer writes a mask, and its code all places of the mask."""
    if not isinstance(writer, BitsWriter):
        return False
    return writer.places.turn >= 0 or is_straight(writer.places)


def held(field: Field) -> tuple[str, str]:
    """Return what a field holds, and its type."""
    if isinstance(field, Zone):
        return (LIST, "list[tuple[int, ...]]") if field.many else (TUPLE, "tuple[int, ...]")
    return of_type(field.type)


def of_type(type_: object) -> tuple[str, str]:
    """Return what a field of a type holds, and the type as source code."""
    if type_ is int or type_ is bool:
        return NUMBER, "int"
    hint = str(type_).replace("list[bool]", "list[Any]")
    if get_origin(type_) is list:
        return LIST, hint
    if get_origin(type_) is tuple and hint.endswith(", ...]"):
        return TUPLE, hint
    return OTHER, hint if get_origin(type_) is tuple else "Any"


def differ(hint: str, now: str, then: str) -> str:
    """Return the source of whether two entries of a list differ. hint: the type of the list."""
    return f"{now} is not {then}" if entry_hint(hint).startswith("tuple[") else f"{now} != {then}"


def entry_hint(hint: str) -> str:
    """Return the type of the entries of a list or tuple, and what follows it."""
    return hint.partition("[")[2]


def initial(kind: str, hint: str) -> str:
    """Return the source of the value of a field before it was written: equal to none, or one with nothing to write."""
    if kind == NUMBER:
        return str(FRESH)
    if kind == OTHER and hint.startswith("tuple["):
        return f"({f'{FRESH}, ' * hint.count('int')})"
    return {LIST: "[]", TUPLE: "()"}.get(kind, "None")


def differs(kind: str, now: str, then: str) -> str:
    """Return the source of whether a field has changed."""
    return f"{now} is not {then}" if kind == TUPLE else f"{now} != {then}"


def copied(kind: str, hint: str, value: str) -> str:
    """Return the source of a value that stays as it is when the state changes."""
    if kind == LIST:
        return f"[entry[:] for entry in {value}]" if hint.startswith("list[list[") else f"{value}[:]"
    if kind == OTHER and hint == "Any":
        return f"kept({value})"
    return value
