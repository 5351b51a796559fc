"""A hunter cannot leave the tile."""

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
    """The hunter alone cannot leave the tile before a check of ST has succeeded, one try a turn; a Key opens at once.

    least: what the check must reach; failed: what each failure brings.

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
        """Whether it confines a hunter: one who stands and has no Key, and only once. (GH-CONFINED-3, GH-CONFINED-4)"""
        return s.fares[hunter] == STANDING and not s.has_key(hunter) and not s.confined >> hunter & 1

    def harms(self) -> bool:
        return True

    def words(self) -> str:
        return f"you are confined: to leave, ST {self.least} or a key; each failure is {line_words(self.failed)}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
