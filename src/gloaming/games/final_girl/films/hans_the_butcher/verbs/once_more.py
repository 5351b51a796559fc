"""The verb `once-more`: the Killer attacks again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True)
class OnceMore(Trait):
    """Attack the Final Girl once again after each Killer Action in which the Killer has attacked her. (FG-POWER-6)

    Only Dark Powers can have this trait, not Minor ones.
    """

    def words(self) -> str:
        return "whenever he attacks you at least once, he attacks one more time"

    def attacks_again(self, s: State) -> bool:
        """Return whether the Killer has attacked the Final Girl in this action; if so, log that he attacks again.

        (FG-POWER-6)
        """
        if not s.hit_girl:
            return False
        s.hit_girl = False
        events.once_more(s)
        return True

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
