"""Work units: the matches of a run, each a pure function of its unit."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, Final, overload

import msgspec

from gloaming.lab.runs.rows import Columns, Row

UNIT_COLUMNS: Final[Columns] = {
    "unit": "str",
    "game": "str",
    "variant": "str",
    "seats": "int",
    "options": "str",
    "bots": "list[str]",
    "deal_seed": "int",
    "bot_seed": "int",
}
"""The columns of `Unit.as_row`, which come first in every row of a run."""


class Unit(msgspec.Struct, frozen=True):
    """A match to be played. Equal units give equal results, in any process and at any time.

    game: the id of the game; variant: the id of the variant of its content, "" for the game as shipped; options: the
    setup options; bots: one spec per seat; deal_seed: the seed of the match; bot_seed: the seed from which each seat's
    bot gets its own (`seeds.seat_seed`).
    """

    game: str
    bots: tuple[str, ...]
    deal_seed: int
    bot_seed: int
    options: dict[str, Any] = {}
    variant: str = ""

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.bots)

    @property
    def key(self) -> str:
        """The identifier of the unit: 24 hexadecimal digits, a hash of all its fields."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=12).hexdigest()

    def as_row(self) -> Row:
        """Return the key and the fields of the unit, one per column of UNIT_COLUMNS. Options are JSON."""
        return {
            "unit": self.key,
            "game": self.game,
            "variant": self.variant,
            "seats": self.seats,
            "options": msgspec.json.encode(self.options, order="sorted").decode(),
            "bots": list(self.bots),
            "deal_seed": self.deal_seed,
            "bot_seed": self.bot_seed,
        }


class UnitSequence(Sequence[Unit]):
    """Units that are computed on access, so that a million of them take no memory.

    unit: returns the unit with a number; numbers: those of the units.
    """

    def __init__(self, unit: Callable[[int], Unit], numbers: range) -> None:
        self._unit, self._numbers = unit, numbers

    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, index: int) -> Unit: ...

    @overload
    def __getitem__(self, index: slice) -> Sequence[Unit]: ...

    def __getitem__(self, index: int | slice) -> Unit | Sequence[Unit]:
        if isinstance(index, slice):
            return [self._unit(number) for number in self._numbers[index]]
        return self._unit(self._numbers[index])
