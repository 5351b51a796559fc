"""The parts of an observation: the entries of fields, and where they are written."""

from __future__ import annotations

from typing import Any

from gloaming.engine.observation.binding import Bound
from gloaming.engine.observation.writers import OUTSIDE, Context, PerWriter
from gloaming.engine.state.meanings import Where
from gloaming.engine.state.zones import Field, Zone


class Part:
    """Entries of a field and their places.

    first, end: the entries of the list from `first` up to `end` (None: to its end). at: the first place; spans: the
    first places of the runs that together are all its places, each run with a place for each label. reads: the names of
    the fields on which the places depend.
    """

    __slots__ = ("field", "bound", "first", "end", "at", "spans", "reads", "_each", "_looked", "_nothing")

    def __init__(self, field: Field, bound: Bound, first: int, end: int | None) -> None:
        self.field: Field = field
        self.bound: Bound = bound
        self.first: int = first
        self.end: int | None = end
        self.at: int = 0
        self.spans: list[int] = []
        self.reads: tuple[str, ...] = read_by(field)
        writer = bound.writer
        self._each: PerWriter | None = writer if isinstance(writer, PerWriter) and writer.size == 0 else None
        """The writer of a list whose entries can be written one by one."""
        self._looked: str = field.looked if isinstance(field, Zone) else ""
        self._nothing: bytes = bytes(len(bound.labels))

    def lay(self, spans: list[int]) -> None:
        """Set the places of the part. spans: as the attribute."""
        self.at = spans[0]
        self.spans = spans

    def write(self, out: bytearray, context: Context) -> None:
        """Write the entries of the state. All places are 0 before."""
        value = getattr(context.state, self.field.name)
        if self.end is not None or self.first > 0:
            value = value[self.first : self.end]
        context.pile = self.first
        self.bound.writer.write(out, self.at, value, context)

    def update(self, out: bytearray, context: Context, changed: dict[str, Any]) -> None:
        """Write the entries of the state that have changed.

        changed: the values of the changed fields when they were written last, by name; None before the first time.
        """
        state = context.state
        each = self._each
        reads = self.reads
        if each is not None:
            now = getattr(state, reads[0])
            before = changed.get(reads[0], now)
            if before is not None and len(before) == len(now):
                if len(reads) == 1:
                    self._update_entries(out, context, each, now, before, now)
                    return
                if self._looked:
                    masks = getattr(state, self._looked)
                    earlier = changed.get(self._looked, masks)
                    if earlier is not None and len(masks) == len(now) == len(earlier):
                        both = list(zip(now, masks))
                        self._update_entries(out, context, each, both, list(zip(before, earlier)), now)
                        return
                elif reads[1] not in changed:
                    self._update_entries(out, context, each, now, before, now)
                    return
        nothing = self._nothing
        width = len(nothing)
        for first in self.spans:
            out[first : first + width] = nothing
        self.write(out, context)

    def _update_entries(
        self, out: bytearray, context: Context, each: PerWriter, now: Any, before: Any, entries: Any
    ) -> None:
        """Write the entries of a list where `now` differs from `before`, and erase what was there."""
        places = each.places
        hoisted = 0 <= places.turn == self.bound.turn
        spans = [self.at] if hoisted else self.spans
        nothing = self._nothing if hoisted else bytes(places.stride)
        width = len(nothing)
        number = self.first
        end = len(now) if self.end is None else self.end
        while number < end:
            if now[number] != before[number]:
                place = places.of(number - self.first + each.first, context)
                if place != OUTSIDE:
                    for span in spans:
                        first = span + place
                        out[first : first + width] = nothing
                    context.pile = number
                    each.of.write(out, self.at + place, entries[number], context)
            number += 1


def read_by(field: Field) -> tuple[str, ...]:
    """Return the names of the fields on which the places of a field depend: its own, and those that say who sees it."""
    if isinstance(field, Zone):
        others = [field.looked, field.owners]
    else:
        others = [field.revealed, field.of.zone if isinstance(field.of, Where) else ""]
    return (field.name, *[name for name in others if name])
