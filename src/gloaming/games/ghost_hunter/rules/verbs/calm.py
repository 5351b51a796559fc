"""The verb `calm`: discard Insanity cards."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.flow import PASS
from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import STANDING
from gloaming.games.ghost_hunter.entry import FOR_ONE, Does, Some, Who
from gloaming.games.ghost_hunter.generated.flows import CalmArgs
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.card_words import whom
from gloaming.games.ghost_hunter.rules.lines import concerned
from gloaming.games.ghost_hunter.rules.minds import ease_by_lot, may_hold_numerals, relieve
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class Calm(Does):
    """Each hunter whom the effect reaches may discard Insanity cards of their choice. A fallen hunter discards random
    numerals. (GH-SCEPTER-1, GH-KEY-2, GH-EVENT-4, GH-ENEMY-18)

    cards: the maximum number of cards that each hunter discards; who: the hunters whom the effect reaches.
    """

    cards: Some
    who: Who = "me"

    def do(self, s: State) -> None:
        cause, about = s.args
        for hunter in reversed(concerned(s, self.who, about)):
            left = self.cards if s.fares[hunter] == STANDING else ease_by_lot(s, hunter, self.cards)
            if left and s.minds[hunter]:
                s.run_named("calm", CalmArgs(cause, hunter, left))

    def refusal(self, s: State) -> Why | None:
        for hunter in concerned(s, self.who, s.args[1]):
            if may_hold_numerals(s, hunter) if s.fares[hunter] != STANDING else s.minds[hunter]:
                return None
        return "There are no Insanity cards to discard.", "GH-SCEPTER-1"

    def helps(self) -> bool:
        return True

    def for_one(self) -> bool:
        return self.who in FOR_ONE

    def words(self) -> str:
        return f"{whom(self.who)}discard up to {count(self.cards, 'Insanity card')} of your choice"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def cards_to_discard(s: State) -> list[Option]:
    """Return the options to discard each Insanity card of the hunter, even Court cards and Aces, or to stop.

    (GH-SCEPTER-1, GH-MAD-5, GH-MAD-9)
    """
    calming: CalmArgs = s.named
    return [("ease", card) for card in s.minds[calming.hunter]] + [PASS]


def discard(s: State, option: Option) -> None:
    """Discard the chosen Insanity card, and ask for the next one if more may be discarded. (GH-SCEPTER-1)"""
    if option == PASS:
        return
    calming: CalmArgs = s.named
    relieve(s, calming.hunter, option[1])
    if calming.left > 1:
        s.named = CalmArgs(calming.cause, calming.hunter, calming.left - 1)
        s.again()


def whose_mind(s: State) -> int:
    """Return the seat of the hunter who decides: the hunter in the flow's second argument, after the cause."""
    return s.owner[s.arguments()[1]]
