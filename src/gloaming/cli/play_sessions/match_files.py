"""Load a match from a record or a save, optionally only up to a given choice."""

from __future__ import annotations

from typing import Any, NamedTuple

from gloaming import Shelf
from gloaming.cli.command_errors import CommandError
from gloaming.cli.play_sessions.rewind import is_replayable
from gloaming.engine.match.match import Match
from gloaming.engine.match.record_hints import hints_of


class LoadedMatch(NamedTuple):
    """A match from a file.

    replayable: whether replaying its choices leads to its position; hints: the indices of the choices for which a hint
    was taken.
    """

    match: Match
    replayable: bool
    hints: list[int]


def load_match(data: dict[str, Any], end: int | None, shelf: Shelf, option: str = "--to") -> LoadedMatch:
    """Return the match of a record or a save, after its first `end` choices.

    end: the number of choices, None for all of them; option: the command-line option for `end`, which errors name.
    Raises DamagedRecord, DamagedSave, CommandError, and the errors of replaying.
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
