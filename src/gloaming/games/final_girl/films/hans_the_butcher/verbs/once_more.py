"""An additional attack."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True)
class OnceMore(Trait):
    """Attack the girl again after each action in which the Killer has attacked her. (FG-POWER-6)

    It is for Dark Powers, but not for Minor ones.
    """

    def words(self) -> str:
        return "whenever he attacks you at least once, he attacks one more time"

    def attacks_again(self, s: State) -> bool:
        """Return whether his action has hit her, and log the additional attack. (FG-POWER-6)"""
        if not s.hit_girl:
            return False
        s.hit_girl = False
        events.once_more(s)
        return True

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
