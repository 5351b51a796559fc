"""The verb `deadly`: a space that kills Victims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.final_girl.entry import SpaceId
from gloaming.games.final_girl.rules.victims import count_at, kill, kinds_at
from gloaming.games.final_girl.sentences import titled
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Standing


@dataclass(frozen=True)
class Deadly(Standing):
    """Kill the Victims in a space, and each Victim that enters it later. (FG-CAMP-17)

    space: the deadly space.
    """

    space: SpaceId

    def words(self) -> str:
        return f"Victims in the {titled(self.space)} die, and so does every Victim that enters it"

    def begin(self, s: State, event: int) -> None:
        """Kill the Victims who are in the deadly space when the rule comes into play. (FG-CAMP-17)"""
        space = s.map.number[self.space]
        while count_at(s, space) > 0:
            kill(s, space, kinds_at(s, space)[0], ())

    def kills_in(self, s: State, space: int) -> bool:
        """Return whether a space is the deadly one. (FG-CAMP-17)"""
        return s.map.number[self.space] == space

    def expect(self, outlook: Any) -> float:
        return NO_OPINION
