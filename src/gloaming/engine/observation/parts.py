"""The parts of an observation: the entries of fields, and where they are written."""

from __future__ import annotations

from gloaming.engine.observation.binding import Bound
from gloaming.engine.observation.writers import Context
from gloaming.engine.state.meanings import Where
from gloaming.engine.state.zones import Field, Zone


class Part:
    """Entries of a field and their places.

    first, end: the entries of the list from `first` up to `end` (None: to its end). at: the first place; spans: the
    first places of the runs that together are all its places, each run with a place for each label.
    """

    __slots__ = ("field", "bound", "first", "end", "at", "spans")

    def __init__(self, field: Field, bound: Bound, first: int, end: int | None) -> None:
        self.field: Field = field
        self.bound: Bound = bound
        self.first: int = first
        self.end: int | None = end
        self.at: int = 0
        self.spans: list[int] = []

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


def read_by(field: Field) -> tuple[str, ...]:
    """Return the names of the fields on which the places of a field depend: its own, and those that say who sees it."""
    if isinstance(field, Zone):
        others = [field.looked, field.owners]
    else:
        others = [field.revealed, field.of.zone if isinstance(field.of, Where) else ""]
    return (field.name, *[name for name in others if name])
