"""Rooms with conditions for entering."""

from __future__ import annotations

from gloaming.games.ghost_hunter.state import State


def barred(s: State, hunter: int, tile: int) -> str:
    """Return the message of the unmet condition of a room, "" if the hunter may enter.

    It applies at every door, printed or made by a marker. (GH-MARKER-5, GH-SCENE-67)
    """
    for gate in s.scenario_entry().gates:
        if s.box.number[gate.tile] == tile and not all(condition.holds(s, hunter) for condition in gate.only_if):
            return gate.words
    return ""
