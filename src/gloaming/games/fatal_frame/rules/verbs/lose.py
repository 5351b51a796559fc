"""An effect that makes a player lose cards in play."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Effect, resolve
from gloaming.games.fatal_frame.cards import PART_NAMES, PARTS, Part
from gloaming.games.fatal_frame.entry import Count
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import losable, lying
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class Lose(Effect):
    """Lose cards of your choice that you have in play.

    what: the sort of card: "upgrade" any Upgrade, "orb" a Spirit Orb, "film" a Film, "function" a Function, "item" an
    Item in play, "album-ghost" a Ghost in the Album; count: the number of cards.
    (FF-TERM-3)
    """

    what: Part
    count: Count = 1

    def do(self, s: State) -> None:
        """Let the player lose one card after the other, or log why there is none to lose. (FF-TERM-4)"""
        seat = s.turn
        part = PARTS.index(self.what)
        if not losable(s, seat, self.what):
            if lying(s, seat, self.what):
                events.guarded(s, seat, s.guard(seat, self.what), part)
            else:
                events.nothing_lost(s, seat, part)
            return
        if self.count > 1:
            resolve(s, (Lose(self.what, self.count - 1),))
        s.run("lose", part)

    def words(self) -> str:
        return f"lose {count(self.count, PART_NAMES[self.what])}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
