"""The verb `call`: adjacent Victims come to the Final Girl."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.games.final_girl.constants import NORMAL
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.movement import ways
from gloaming.games.final_girl.rules.victims import count_at, is_deadly, kinds_at, put_on, take_off
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Warns


@dataclass(frozen=True)
class Call(Warns):
    """Move all Victims from adjacent spaces to the Final Girl. (FG-ITEM-14)"""

    def do(self, s: State) -> None:
        """Move the Victims of one adjacent space after the other."""
        for space in ways(s, s.girl_space):
            for kind in kinds_at(s, space):
                for _ in range(s.victims[space] if kind == NORMAL else 1):
                    take_off(s, space, kind)
                    events.called(s, kind, s.at(space), s.at(s.girl_space))
                    put_on(s, s.girl_space, kind)

    def warning(self, s: State) -> str:
        """Return a warning if the called Victims would die in the Final Girl's space; "" otherwise. (FG-CAMP-17)"""
        if not is_deadly(s, s.girl_space):
            return ""
        called = sum([count_at(s, space) for space in ways(s, s.girl_space)])
        if not called:
            return ""
        return f"{count(called, 'Victim')} {'comes and dies' if called == 1 else 'come and die'} there"

    def words(self) -> str:
        return "all adjacent Victims come to you"

    def short(self) -> str:
        return "Adjacent Victims come"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
