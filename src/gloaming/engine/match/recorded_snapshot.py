"""Saves, positions and records of a match at one moment."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

from gloaming.engine.errors import NoRecord
from gloaming.engine.match.branch import FIELD
from gloaming.engine.match.numbered_snapshot import NumberedSnapshot
from gloaming.engine.match.save import saved


class RecordedSnapshot(NumberedSnapshot):
    """A match at one moment, as JSON data that outlasts the program."""

    __slots__ = ()

    def save(self) -> dict[str, Any]:
        """Return the match as JSON data, for `gloaming.load`.

        The save contains all hidden information: do not show it to players.
        """
        return saved(self.definition, self.settings, self.seed, self.choices, self._state, self.branched_from)

    def position(self) -> dict[str, Any]:
        """Return a save without the past, for bots: instead of seed, choices and events, only the number of events.

        The size of this save does not grow with the match. A match loaded from it has only later events.
        """
        return saved(self.definition, self.settings, None, None, self._state, None, past=False)

    def record(self) -> dict[str, Any]:
        """Return game, rules version, seats, options, seed and choices as JSON data, for `gloaming.replay`.

        The record of a branch also contains its starting point (`engine/match/branch.py`). Raises NoRecord for an
        imagined world.
        """
        choices = self.choices
        if choices is None:
            raise NoRecord("an imagined world has no record of its past; use save() to keep it")
        return {
            "format": "gloaming-record-1",
            "game": self.definition.id,
            "version": self.definition.version,
            **({} if self.definition.packs is None else {"packs": self.definition.packs.as_json()}),
            "seats": self._state.seats,
            "options": deepcopy(dict(self.settings)),
            "seed": self.seed,
            "choices": choices,
            **({} if self.branched_from is None else {FIELD: self.branched_from.as_json()}),
        }
