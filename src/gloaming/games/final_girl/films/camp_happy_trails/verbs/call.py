"""Victims come to the girl."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.effects import Effect
from gloaming.games.final_girl.constants import NORMAL
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.movement import ways
from gloaming.games.final_girl.rules.victims import kinds_at, put_on, take_off
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Call(Effect):
    """All Victims of adjacent spaces come to the girl. (FG-ITEM-14)"""

    def do(self, s: State) -> None:
        """Space by space."""
        for space in ways(s, s.girl_space):
            for kind in kinds_at(s, space):
                for _ in range(s.victims[space] if kind == NORMAL else 1):
                    take_off(s, space, kind)
                    events.called(s, kind, s.at(space), s.at(s.girl_space))
                    put_on(s, s.girl_space, kind)

    def words(self) -> str:
        return "all adjacent Victims come to you"
