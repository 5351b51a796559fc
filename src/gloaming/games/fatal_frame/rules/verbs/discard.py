"""An effect that makes a player discard cards from the hand."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Effect
from gloaming.games.fatal_frame.entry import Count
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class Discard(Effect):
    """Discard cards of your choice from your hand, or all if you have fewer. count: the number of cards.

    (FF-TERM-1, FF-TERM-2)
    """

    count: Count

    def do(self, s: State) -> None:
        """Let the player discard one card after the other, or log that the hand is empty."""
        if s.hand[s.turn]:
            s.run("discard", self.count)
        else:
            events.nothing_discarded(s, s.turn)

    def words(self) -> str:
        return f"discard {count(self.count, 'card')}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
