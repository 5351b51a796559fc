"""The verb `when-he-kills`: effects for each Victim that the Killer kills."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION, Line
from gloaming.games.final_girl.sentences import line_text
from gloaming.games.final_girl.traits import Trait


@dataclass(frozen=True)
class WhenHeKills(Trait):
    """Resolve effects for each Victim that the Killer kills himself. (FG-POWER-7, FG-POWER-8)

    Only Dark Powers can have this trait, not Minor ones.

    does: the effects for each Victim, from left to right.
    """

    does: Line

    def words(self) -> str:
        return f"for each Victim he kills himself, in addition: {line_text(self.does)}"

    def when_he_kills(self) -> Line:
        """Return the effects for each Victim that the Killer kills himself. (FG-POWER-7, FG-POWER-8)"""
        return self.does

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
