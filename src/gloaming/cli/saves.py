"""A match at a terminal as a file: the match's own save, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from gloaming import Shelf
from gloaming.cli.arguments import check_seat
from gloaming.cli.files import of_file
from gloaming.engine.errors import DamagedSave, GloamingError
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import hints_of

FIELD = "terminal"


class Seating(msgspec.Struct, forbid_unknown_fields=True):
    """Who sits where, and how far each is told. One entry a seat.

    seats: `human` or a bot's spec; told: the number of events its person has read; taken_back: choices undone;
    hints: those that were given; hinted: the choices for which, as in a record.
    """

    seats: list[str]
    told: list[int]
    taken_back: list[int]
    hints: list[int] = []
    hinted: list[int] = []

    def __post_init__(self) -> None:
        self.hints = self.hints or [0] * len(self.seats)


def seated(seats: list[str], match: Match) -> Seating:
    """Players at a match that is new to them: they are told the latest events only."""
    known = max(0, len(match.events(None)) - 12)
    return Seating(seats, [known] * len(seats), [0] * len(seats))


def to_data(match: Match, seating: Seating) -> dict[str, Any]:
    """A save that also names the players; `Game.load` takes it too."""
    return {**match.save(), FIELD: msgspec.to_builtins(seating)}


def from_file(path: Path, shelf: Shelf) -> tuple[Match, Seating | None]:
    """A saved match, and its players unless the save came from elsewhere. The errors name the file."""
    return of_file(path, lambda data: from_data(data, shelf))


def from_data(data: Mapping[str, Any], shelf: Shelf) -> tuple[Match, Seating | None]:
    """A saved match, and its players unless the save came from elsewhere. Raises DamagedSave and others."""
    match = shelf.load(data)
    if FIELD not in data:
        return match, None
    try:
        seating = msgspec.convert(data[FIELD], Seating)
    except msgspec.ValidationError as error:
        raise DamagedSave(f"the save's '{FIELD}' is damaged: {error}") from None
    for name in ("seats", "told", "taken_back", "hints"):
        if len(getattr(seating, name)) != match.seats:
            raise DamagedSave(f"the save's '{FIELD}' has a '{name}' that is not of {match.seats} seats")
    hints_of({"choices": match.choices or [], "hints": seating.hinted})
    for spec in seating.seats:
        try:
            check_seat(spec, match.game)
        except GloamingError as error:
            raise DamagedSave(f"the save's '{FIELD}' is damaged: {error}") from None
    return match, seating
