"""The verb `antidote`: stop a hunter's bleeding."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Antidote(Does):
    """The hunter stops bleeding. Recovering HP does not stop it. (GH-STATE-3, GH-MAIDEN-1)"""

    def do(self, s: State) -> None:
        hunter = s.args[1]
        if s.bleeding >> hunter & 1:
            s.bleeding &= ~(1 << hunter)
            events.stanched(s, s.character[hunter])

    def refusal(self, s: State) -> Why | None:
        return None if s.bleeding >> s.args[1] & 1 else ("This hunter does not bleed.", "GH-ITEM-6")

    def helps(self) -> bool:
        return True

    def words(self) -> str:
        return "stop bleeding"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
