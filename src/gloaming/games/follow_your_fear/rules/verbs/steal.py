"""The attribute Steal: take a card from another player's hand."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import BACKS
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.piles import put_on_discards, to_hand
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import SPIRIT


@dataclass(frozen=True)
class Steal(Attribute):
    """Take a random card from another player's hand. (FY-STEAL-1)"""

    def do(self, s: State) -> None:
        """Ask from which player to steal."""
        s.run("steal", s.arg)

    def uses(self, s: State) -> int:
        """Return the number of cards in the other players' hands. (FY-BONUS-11)"""
        return sum([len(s.hands[seat]) for seat in range(s.seats) if seat != s.turn])

    def words(self) -> str:
        return "Steal: take a random card from another player's hand"

    def short(self) -> str:
        return "Steal"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def players_to_rob(s: State) -> list[Option]:
    """Return the options to steal from a player: every other player with a card in hand. (FY-STEAL-1)"""
    return [("steal", seat) for seat in range(s.seats) if seat != s.turn and s.hands[seat]]


def steal(s: State, option: Option) -> None:
    """Take a random card from the chosen player: in a Spirit Phase into the hand, in a Fear Phase to the Fear discard
    pile.

    (FY-STEAL-1, FY-STEAL-2, FY-STEAL-3)
    """
    other: int = option[1]
    hand = s.hands[other]
    card = hand[s.dice.below(len(hand))]
    s.hands[other] = tuple([left for left in hand if left != card])
    if s.phase == SPIRIT:
        knowers = 1 << s.turn | 1 << other
        back = s.box.backs[card]
        s.draw_blind(knowers, card, [left for left in hand if s.box.backs[left] == back])
        to_hand(s, s.turn, card)
        events.stole(s, knowers, s.turn, other, BACKS.index(back), card)
    else:
        put_on_discards(s, card, True)
        events.fed(s, s.turn, other, card)
