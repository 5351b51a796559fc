"""The verb `confine`: confine a hunter to the tile."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import Does, Effects, Least
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import line_words
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Confine(Does):
    """The hunter cannot leave the tile until an ST check succeeds, with one try in each turn. A Key opens the door at
    once. (GH-CONFINED-1, GH-CONFINED-3, GH-CONFINED-4)

    least: the result needed; failed: the effects of each failure.
    """

    least: Least
    failed: Effects

    def do(self, s: State) -> None:
        hunter = s.args[1]
        if not self.shuts(s, hunter):
            return
        s.confined |= 1 << hunter
        s.confined_by[hunter] = s.box.confines.index((s.args[0], self))
        events.confined(s, s.character[hunter])

    def refusal(self, s: State) -> Why | None:
        return None if self.shuts(s, s.args[1]) else ("Nothing can confine this hunter.", "GH-ITEM-6")

    def shuts(self, s: State, hunter: int) -> bool:
        """Return whether this effect would confine a hunter: one who stands, owns no Key and is not confined yet.

        (GH-CONFINED-3, GH-CONFINED-4)
        """
        return s.fares[hunter] == STANDING and not s.has_key(hunter) and not s.confined >> hunter & 1

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        leave = f"to leave, pass ST {self.least} or own a Key"
        return f"you are confined: {leave}; each failure deals {line_words(self.failed)}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
