"""Load a match from a record or save, up to one of its choices."""

from __future__ import annotations

from typing import Any, NamedTuple

from gloaming import Shelf
from gloaming.cli.command_errors import CommandError
from gloaming.cli.play_sessions.rewind import is_replayable
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import hints_of


class LoadedMatch(NamedTuple):
    """replayable: whether its choices lead to its position; hints: the numbers of the choices with a hint."""

    match: Match
    replayable: bool
    hints: list[int]


def load_match(data: dict[str, Any], end: int | None, shelf: Shelf, option: str = "--to") -> LoadedMatch:
    """Return the match of a record or a save, up to a choice if one is named.

    option: the option of the command that names the choice. Raises DamagedRecord, DamagedSave and others.
    """
    if data.get("format") != "gloaming-save-1":
        choices, hints = data.get("choices"), hints_of(data)
        if end is None or not isinstance(choices, list):
            return LoadedMatch(shelf.replay(data), True, hints)
        return LoadedMatch(shelf.replay({**data, "choices": _first(choices, end, option)}), True, hints)
    match = shelf.load(data)
    replayable = is_replayable(match)
    if end is None:
        return LoadedMatch(match, replayable, [])
    if not replayable:
        raise CommandError(f"the choices in this save do not lead to its position: omit {option}")
    record = match.record()
    earlier = match.game.replay({**record, "choices": _first(record["choices"], end, option)})
    return LoadedMatch(earlier, True, [])


def _first(choices: list[Any], end: int, option: str) -> list[Any]:
    if end > len(choices):
        raise CommandError(f"{option} {end}: there are only {len(choices)} choices")
    return choices[:end]
