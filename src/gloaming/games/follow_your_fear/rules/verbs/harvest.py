"""The attribute Harvest: draw more cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import count, signed
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import occupied_types
from gloaming.games.follow_your_fear.rules.mats import tokens_on
from gloaming.games.follow_your_fear.rules.piles import HARVEST, draw_fear_cards, harvest_from, not_drawn_from, to_hand
from gloaming.games.follow_your_fear.rules.sentences import with_count
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import FEAR, SPIRIT


@dataclass(frozen=True)
class Harvest(Attribute):
    """Draw cards when the card is summoned. n: the number of cards to draw. (FY-DRAW-1, FY-BONUS-4)"""

    n: Annotated[int, Meta(ge=1, le=9)]

    def do(self, s: State) -> None:
        """Draw `n` cards, and 1 more for each captured token on the card. In a Fear Phase, draw Fear cards."""
        s.harvests += self.n + tokens_on(s, s.mat(), s.arg)
        s.run("harvest more", s.arg)

    def again(self) -> bool:
        return False

    def powered(self, s: State, laid: int, more: int) -> bool:
        """Return whether a further captured token would draw another card. (FY-BONUS-11)"""
        return cards_to_harvest(s) > (self.n + laid) * s.harvest_times

    def words(self) -> str:
        return f"{self.short()}: draw {count(self.n, 'card')} of types that your tokens stand on"

    def short(self) -> str:
        return f"{signed(self.n)} Harvest"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


def owed(s: State) -> int:
    """Return the number of cards still to be drawn for Harvest attributes and multipliers. (FY-DRAW-1, FY-TIMES-6)"""
    return s.harvests * s.harvest_times - s.harvested


def cards_to_harvest(s: State) -> int:
    """Return the number of cards that can be drawn: of types on which the player's tokens stand, or of Fear cards.

    Fear cards are drawn in a Fear Phase. (FY-DRAW-2, FY-DRAW-3, FY-DRAW-4)
    """
    if s.phase == FEAR:
        return len(s.fear_deck) + len(s.fear_discard)
    types = occupied_types(s)
    cards = 0
    for kind in range(3):
        if types >> kind & 1:
            cards += len(s.piles[2 * kind]) + len(s.piles[2 * kind + 1]) + len(s.discards[kind])
    return cards


def more_to_harvest(s: State) -> list[Option]:
    """Return the options to draw from a deck or discard pile of a type occupied when the card was summoned.

    (FY-DRAW-2, FY-DRAW-3)
    """
    options: list[Option] = []
    if owed(s) > 0 and s.phase == SPIRIT:
        options = [HARVEST[pile] for pile in range(PILES) if not_drawn_from(s, pile, s.here) is None]
        for kind in range(3):
            if s.here >> kind & 1 and s.discards[kind]:
                options.append(("gather", kind))
    return options


def how_many_to_harvest(s: State) -> str:
    """Return the prompt with the number of cards left to draw. (FY-DRAW-1)"""
    return with_count("Harvest a card", owed(s))


def harvest_more(s: State, option: Option) -> None:
    """Draw the chosen card; if it comes from a discard pile, all players see it. (FY-DRAW-1, FY-DRAW-3, FY-INFO-4)"""
    s.harvested += 1
    if option[0] == "harvest":
        harvest_from(s, option[1])
    else:
        kind: int = option[1]
        card = s.discards[kind][-1]
        s.discards[kind] = s.discards[kind][:-1]
        s.hide_openly(card)
        to_hand(s, s.turn, card)
        events.gathered(s, s.turn, card)
    if owed(s) > 0:
        s.again()


def harvest_no_more(s: State) -> None:
    """In a Fear Phase, draw the Fear cards; in any phase, drop the draws that were impossible. (FY-DRAW-4,
    FY-MANY-2)
    """
    if s.phase == FEAR and owed(s) > 0:
        draw_fear_cards(s, owed(s))
    s.harvested = s.harvests * s.harvest_times
