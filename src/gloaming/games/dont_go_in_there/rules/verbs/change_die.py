"""A room effect: turn one die to its other face."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.dont_go_in_there.box import KEEP, RoomEffect
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class ChangeDie(RoomEffect):
    """The player who placed the 3rd meeple may turn one die to its other face. (DG-HALLWAY-1)"""

    def words(self) -> str:
        return "The player who placed the 3rd meeple may turn one die to its other result."

    def short(self) -> str:
        return "Place the 3rd meeple, and you may turn one die."

    def expect(self, outlook: Visit) -> float:
        return NO_OPINION


def may_change_a_die(s: State) -> list[Option]:
    """Return the options to keep the dice or turn one die; none if the room does not have this effect.

    (DG-HALLWAY-1)
    """
    options: list[Option] = []
    if isinstance(s.box.effect[s.room[s.board]], ChangeDie):
        options.append(KEEP)
        for face in (1, 0):
            if face in s.rolled:
                options.append(("change", face))
    return options


def change_a_die(s: State, option: Option) -> None:
    """Turn one die that shows the chosen face to its other face, unless the player keeps the dice. (DG-HALLWAY-1)"""
    if option != KEEP:
        face: int = option[1]
        changed = list(s.rolled)
        changed[changed.index(face)] = 1 - face
        s.rolled = tuple(changed)
        events.changed(s, s.resolver, face)
