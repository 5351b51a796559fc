"""The revealed Ninth Guest, an Enemy-player with HP and MP."""

from __future__ import annotations

from gloaming.games.ghost_hunter.constants import HP, NONE
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.state import State


def wound_guest(s: State, hunter: int, pool: int, points: int) -> None:
    """Deal damage to the revealed Guest. hunter: the number of the Guest; pool: HP or MP. (GH-SCENE-58)"""
    if pool == HP:
        s.hp_damage[hunter] += points
    else:
        s.mp_damage[hunter] += points
    s.note_progress()
    events.hurt(s, s.character[hunter], points, pool)
    look_whether_beaten(s, hunter)


def look_whether_beaten(s: State, hunter: int) -> None:
    """Remove the Guest from the map permanently if no HP or MP are left. (GH-SCENE-58)"""
    if s.hp(hunter) <= 0 or s.mp(hunter) <= 0:
        s.at[hunter] = NONE
        events.beaten(s, s.character[hunter])
