"""Effects for each Victim that the Killer kills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION, Line
from gloaming.games.final_girl.sentences import line_text
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True)
class WhenHeKills(Trait):
    """Effects for each Victim that the Killer kills himself. (FG-POWER-7, FG-POWER-8)

    It is for Dark Powers, but not for Minor ones.

    does: what happens each time, from left to right.
    """

    does: Line

    def words(self) -> str:
        return f"for each Victim he kills himself, in addition: {line_text(self.does)}"

    def when_he_kills(self) -> Line:
        """Return the effects for each Victim that he kills. (FG-POWER-7, FG-POWER-8)"""
        return self.does

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
