"""The verb `madden`: draw Insanity cards."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import FOR_ONE, Does, Some, Who
from gloaming.games.ghost_hunter.generated.flows import DrawInsanityArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import whom
from gloaming.games.ghost_hunter.rules.lines import concerned
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Madden(Does):
    """Draw Insanity cards, one at a time. (GH-MAD-1)

    cards: the number of cards that each hunter draws; who: the hunters whom the effect reaches.
    """

    cards: Some
    who: Who = "me"

    def do(self, s: State) -> None:
        cause, about = s.args
        for hunter in reversed(concerned(s, self.who, about)):
            s.run_named("draw Insanity", DrawInsanityArgs(cause, hunter, self.cards))

    def refusal(self, s: State) -> Why | None:
        if s.insanity or s.insanity_discard:
            for hunter in concerned(s, self.who, s.args[1]):
                if s.fares[hunter] == STANDING:
                    return None
        return "Nobody can draw an Insanity card.", "GH-MAD-10"

    def harms(self) -> bool:
        return True

    def for_one(self) -> bool:
        return self.who in FOR_ONE

    def words(self) -> str:
        return f"{whom(self.who)}draw {count(self.cards, 'Insanity card')}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION
