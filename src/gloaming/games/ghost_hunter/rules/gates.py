"""Rooms that hunters may enter only on conditions of the scenario."""

from __future__ import annotations

from gloaming.games.ghost_hunter.state import State


def barred(s: State, hunter: int, tile: int) -> str:
    """Return the message that tells why a hunter may not enter a room, "" if the hunter may.

    The scenario's conditions apply at every door of the room, printed or made by a door marker. (GH-MARKER-5,
    GH-SCENE-67)
    """
    for gate in s.scenario_entry().gates:
        if s.box.number[gate.tile] == tile and not all(condition.holds(s, hunter) for condition in gate.only_if):
            return gate.words
    return ""
