"""The attribute Peek: look at a hidden card."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.pieces import FEAR_DECK
from gloaming.games.follow_your_fear.state import State


@dataclass(frozen=True)
class Peek(Attribute):
    """Look at the top card of any deck, or at a random card in another player's hand. (FY-PEEK-1, FY-PEEK-2)"""

    def do(self, s: State) -> None:
        """Ask which deck or hand to look at."""
        s.run("peek", s.arg)

    def words(self) -> str:
        return "Peek: look at the top card of any pile, or at a random card in another player's hand"

    def short(self) -> str:
        return "Peek"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def piles_to_peek_at(s: State) -> list[Option]:
    """Return the options to peek: every deck with cards, the Fear deck, and every other hand with cards.

    (FY-PEEK-1, FY-PEEK-2)
    """
    options: list[Option] = [("peek", pile) for pile in range(PILES) if s.piles[pile]]
    if s.fear_deck:
        options.append(("peek", FEAR_DECK))
    return options + [("spy", seat) for seat in range(s.seats) if seat != s.turn and s.hands[seat]]


def peek(s: State, option: Option) -> None:
    """Show the chosen card only to the player who peeks. (FY-PEEK-1, FY-PEEK-2, FY-INFO-4)"""
    where: int = option[1]
    seat = s.turn
    if option[0] == "peek":
        card = s.fear_deck[-1] if where == FEAR_DECK else s.piles[where][-1]
        s.show_only(1 << seat, card)
        events.peeked(s, 1 << seat, seat, where, card)
    else:
        hand = s.hands[where]
        card = hand[s.dice.below(len(hand))]
        s.show_only(1 << seat, card)
        events.spied(s, 1 << seat, seat, where, card)
