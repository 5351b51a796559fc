"""The attribute Let Go: discard cards for Strength and Defense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from msgspec import Meta

from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.generated.flows import LetGoArgs
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.board import activated
from gloaming.games.follow_your_fear.rules.mats import add_mark, tokens_on
from gloaming.games.follow_your_fear.rules.piles import discard_from_hand, distinct_cards, put_on_discards
from gloaming.games.follow_your_fear.rules.summoning import must_summon
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import DEFENSE, SPIRIT, STRENGTH

ENOUGH: Final[Option] = ("enough",)


@dataclass(frozen=True)
class LetGo(Attribute):
    """Discard at least one card, for +1 Strength and +1 Defense each. (FY-LETGO-1, FY-LETGO-2, FY-BONUS-7)

    n: the maximum number of cards.
    """

    n: Annotated[int, Meta(ge=1, le=9)]

    def do(self, s: State) -> None:
        """Ask which cards to discard. Each captured token on the card adds 1 Strength and 1 Defense."""
        more = tokens_on(s, s.mat(), s.arg)
        add_mark(s, s.mat(), s.arg, STRENGTH, more)
        add_mark(s, s.mat(), s.arg, DEFENSE, more)
        s.run_named("let go", LetGoArgs(s.arg, self.n, 0))

    def again(self) -> bool:
        return False

    def stays(self) -> bool:
        return True

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        add_mark(s, mat, card, STRENGTH, -1)
        add_mark(s, mat, card, DEFENSE, -1)

    def words(self) -> str:
        cards = "a card" if self.n == 1 else f"up to {self.n} cards"
        return f"{self.short()}: discard {cards} for +1 Strength and +1 Defense each"

    def short(self) -> str:
        return f"Let Go {self.n}"

    def expect(self, outlook: Outlook) -> float:
        """Return the Strength for discarding the maximum number of cards."""
        return float(self.n)


def cards_to_let_go(s: State) -> list[Option]:
    """Return the options to discard a card from the hand or, in a Fear Phase, a drawn card that need not be summoned.

    After the first card, there is also an option to stop. (FY-LETGO-1, FY-LETGO-3, FY-CORRUPT-4)
    """
    letting: LetGoArgs = s.named
    if letting.gone >= letting.most:
        return []
    if s.phase == SPIRIT:
        cards = s.hands[s.turn]
    else:
        bound = must_summon(s, s.drawn[s.turn], activated(s))
        cards = tuple([card for card in s.drawn[s.turn] if card not in bound])
    options: list[Option] = [s.box.discard[card] for card in distinct_cards(s, cards)]
    if options and letting.gone:
        options.append(ENOUGH)
    return options


def how_many_to_let_go(s: State) -> str:
    """Return the prompt with the number of cards that may still be let go. (FY-LETGO-1)"""
    letting: LetGoArgs = s.named
    left = letting.most - letting.gone
    return f"Let go of a card (up to {left})" if left > 1 else "Let go of a card"


def others_stay_hidden(s: State) -> bool:
    """Return whether taking the only option automatically would reveal that all cards in the hand are identical.

    (FY-INFO-1, FY-INFO-3)
    """
    return s.phase == SPIRIT and len(s.hands[s.turn]) > 1


def let_go(s: State, option: Option) -> None:
    """Discard the chosen card for +1 Strength and +1 Defense, or stop. (FY-LETGO-1, FY-LETGO-2)"""
    letting: LetGoArgs = s.named
    card = letting.card
    if option == ENOUGH:
        return
    other: int = option[1]
    if s.phase == SPIRIT:
        discard_from_hand(s, s.turn, other)
    else:
        s.drawn[s.turn] = tuple([kept for kept in s.drawn[s.turn] if kept != other])
        put_on_discards(s, other, True)
        events.discarded(s, s.turn, other)
    add_mark(s, s.mat(), card, STRENGTH, 1)
    add_mark(s, s.mat(), card, DEFENSE, 1)
    s.named = LetGoArgs(card, letting.most, letting.gone + 1)
    s.again()
