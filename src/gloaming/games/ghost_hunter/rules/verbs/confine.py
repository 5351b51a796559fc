"""Confine a hunter to the tile."""

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
    """The hunter cannot leave the tile until a check of ST succeeds, one try a turn; a Key opens the door at once.

    least: the number to reach; failed: the effects of each failure.

    (GH-CONFINED-1, GH-CONFINED-3, GH-CONFINED-4)
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
        """Return whether it confines a hunter: one who stands, has no Key and is not confined. (GH-CONFINED-3,
        GH-CONFINED-4)
        """
        return s.fares[hunter] == STANDING and not s.has_key(hunter) and not s.confined >> hunter & 1

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        leave = f"to leave, pass ST {self.least} or own a Key"
        return f"you are confined: {leave}; each failure deals {line_words(self.failed)}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
