"""The save of a local match, which contains the match and its players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from gloaming import Shelf
from gloaming.cli.arguments import check_seat
from gloaming.cli.files import load_file
from gloaming.engine.decoding import convert
from gloaming.engine.errors import DamagedSave, GloamingError
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import hints_of

FIELD: Final = "terminal"

FIELD_NAMES: Final = {"specs": "seats", "events_read": "told", "undone": "taken_back", "hinted_choices": "hinted"}
"""The names of fields in save files that differ from those in the code, so that saves of earlier versions load."""

SHOWN_AT_FIRST: Final = 12
"""The number of past events that are shown to players who join a match."""


class TerminalSeats(msgspec.Struct, forbid_unknown_fields=True, rename=FIELD_NAMES):
    """The players of a local match, with the events they have read, their undos and their hints.

    Each list has one entry per seat, except the last. specs: `human` or a bot's spec; events_read: the number of events
    that the person has read; undone: the number of choices undone; hints: the number of hints taken; hinted_choices:
    the indices of the choices for which a hint was taken.
    """

    specs: list[str]
    events_read: list[int]
    undone: list[int]
    hints: list[int] = []
    hinted_choices: list[int] = []

    def __post_init__(self) -> None:
        self.hints = self.hints or [0] * len(self.specs)

    @staticmethod
    def starting(specs: list[str]) -> TerminalSeats:
        """Return the players at the start of a match; none of them has read an event."""
        return TerminalSeats(specs, [0] * len(specs), [0] * len(specs))

    @staticmethod
    def joining(specs: list[str], match: Match) -> TerminalSeats:
        """Return the players who take over a match in progress; they have read all but the latest events."""
        read = max(0, len(match.events(None)) - SHOWN_AT_FIRST)
        return TerminalSeats(specs, [read] * len(specs), [0] * len(specs))


def save_data(match: Match, players: TerminalSeats) -> dict[str, Any]:
    """Return the save of a match with its players. `Game.load` also accepts it, and ignores the players."""
    return {**match.save(), FIELD: msgspec.to_builtins(players)}


def load_save(path: Path, shelf: Shelf) -> tuple[Match, TerminalSeats | None]:
    """Return the match and the players in a save file; None in place of players that it does not name.

    Errors name the file.
    """
    return load_file(path, lambda data: load_save_data(data, shelf))


def load_save_data(data: Mapping[str, Any], shelf: Shelf) -> tuple[Match, TerminalSeats | None]:
    """Return the match and the players in a save; None in place of players that the save does not name.

    Raises DamagedSave, and the errors of `Shelf.load`.
    """
    match = shelf.load(data)
    if FIELD not in data:
        return match, None
    try:
        players = convert(data[FIELD], TerminalSeats)
    except msgspec.ValidationError as error:
        raise DamagedSave(f"the save's '{FIELD}' is damaged: {error}") from None
    for name in ("specs", "events_read", "undone", "hints"):
        if len(getattr(players, name)) != match.seats:
            raise DamagedSave(
                f"the save's '{FIELD}' has a '{FIELD_NAMES.get(name, name)}' that is not of {match.seats} seats"
            )
    hints_of({"choices": match.choices or [], "hints": players.hinted_choices})
    for spec in players.specs:
        try:
            check_seat(spec, match.game)
        except GloamingError as error:
            raise DamagedSave(f"the save's '{FIELD}' is damaged: {error}") from None
    return match, players
