"""Decks, hands and discard piles."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.engine.state.state import Option
from gloaming.games.follow_your_fear.constants import PILES
from gloaming.games.follow_your_fear.generated import events
from gloaming.games.follow_your_fear.rules.mats import place_of, take_up
from gloaming.games.follow_your_fear.rules.sentences import TYPE_NAMES
from gloaming.games.follow_your_fear.state import State

HARVEST: Final[tuple[Option, ...]] = tuple([("harvest", pile) for pile in range(PILES)])
NOT_THERE: Final[tuple[Why, ...]] = tuple(
    [(f"None of your tokens stands on a {name} tile.", "FY-HARVEST-1") for name in TYPE_NAMES]
)
EMPTY: Final[Why] = ("This pile is empty.", "FY-HARVEST-6")
OPEN: Final[Why] = ("The only card left of this type is face up: take it from there.", "FY-DRAW-3")


def distinct_cards(s: State, cards: tuple[int, ...]) -> list[int]:
    """Return the cards in order, keeping only the first of identical ones."""
    distinct: list[int] = []
    designs = s.box.design
    last = -1
    for card in cards:
        design = designs[card]
        if design != last:
            last = design
            distinct.append(card)
    return distinct


def with_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return sorted cards with a card added in its place."""
    place = len(cards)
    while place and cards[place - 1] > card:
        place -= 1
    return cards[:place] + (card,) + cards[place:]


def without_card(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    """Return the cards without a card that is among them."""
    place = place_of(cards, card)
    return cards[:place] + cards[place + 1 :]


def to_hand(s: State, seat: int, card: int) -> None:
    """Add a card to a hand, which is kept sorted."""
    s.hands[seat] = with_card(s.hands[seat], card)


def return_to_hand(s: State, mat: int, card: int) -> None:
    """Return a face-up Spirit, which all players have seen, from a mat to its owner's hand. (FY-CLEAN-1,
    FY-DISCARD-1)
    """
    take_up(s, mat, card)
    s.hide_openly(card)
    to_hand(s, mat // 2, card)


def put_on_discards(s: State, card: int, in_fear_phase: bool = False) -> None:
    """Put a card face up on its discard pile; a Starting Spirit leaves the game.

    in_fear_phase: whether the card goes to the Fear discard pile even if it is a Spirit, as cards of the Fear deck do.
    (FY-DISCARD-5, FY-FEAR-12, FY-STEAL-3, FY-STEAL-5, FY-HEAL-4)
    """
    back = s.box.backs[card]
    if in_fear_phase or back == "fear":
        s.fear_discard += (card,)
    elif back == "starting":
        s.gone += (card,)
    else:
        s.discards[s.box.kind[card]] += (card,)


def discard_from_hand(s: State, seat: int, card: int) -> None:
    """Discard a card from a hand; all players see the card. (FY-DISCARD-5)"""
    s.hands[seat] = without_card(s.hands[seat], card)
    put_on_discards(s, card)
    events.discarded(s, seat, card)


def lay_two_piles(s: State, kind: int, cards: list[int]) -> None:
    """Shuffle Spirits of a type into the two decks of that type; an odd card goes to the first. (FY-SETUP-2,
    FY-HARVEST-6)
    """
    s.dice.shuffle(cards)
    half = (len(cards) + 1) // 2
    s.piles[2 * kind] = tuple(cards[:half])
    s.piles[2 * kind + 1] = tuple(cards[half:])


def rebuild(s: State, kind: int) -> None:
    """Shuffle the discard pile of a type into two new decks, when both its decks are empty. (FY-HARVEST-6)"""
    cards = list(s.discards[kind])
    s.discards[kind] = ()
    s.shuffle_openly(cards)
    lay_two_piles(s, kind, cards)
    events.rebuilt(s, kind)


def piles_to_harvest(s: State, types: int) -> list[Option]:
    """Return the options to harvest from decks of the allowed types that have cards or can be rebuilt.

    types: the allowed types, as bits. (FY-HARVEST-2, FY-HARVEST-6)
    """
    return [HARVEST[pile] for pile in range(PILES) if not_from(s, pile, types) is None]


def not_from(s: State, pile: int, types: int) -> Why | None:
    """Return why no card can be harvested from a deck; None if one can. types: the allowed types, as bits.

    If both decks of a type are empty, only the first can be chosen: both are then rebuilt from the discard pile.
    (FY-HARVEST-1, FY-HARVEST-6)
    """
    if not types >> pile // 2 & 1:
        return NOT_THERE[pile // 2]
    if s.piles[pile] or (pile % 2 == 0 and not s.piles[pile + 1] and s.discards[pile // 2]):
        return None
    return EMPTY


def not_drawn_from(s: State, pile: int, types: int) -> Why | None:
    """Return why no card can be drawn from a deck for a Harvest attribute; None if one can. (FY-DRAW-2, FY-DRAW-3)

    types: the allowed types, as bits. If the only card left of a type is face up, it must be taken from the discard
    pile, because a rebuilt deck would hold only that card.
    """
    refused = not_from(s, pile, types)
    if refused is None and not s.piles[pile] and len(s.discards[pile // 2]) == 1:
        return OPEN
    return refused


def harvest_from(s: State, pile: int) -> None:
    """Draw the top card of a deck into the hand, after rebuilding both decks of the type if they are empty.

    (FY-HARVEST-1, FY-INFO-4)
    """
    if not s.piles[pile] and not s.piles[pile ^ 1]:
        rebuild(s, pile // 2)
    card = s.piles[pile][-1]
    s.piles[pile] = s.piles[pile][:-1]
    to_hand(s, s.turn, card)
    events.harvested(s, 1 << s.turn, s.turn, pile, card)


def draw_fear_cards(s: State, count: int) -> None:
    """Draw Fear cards; if the deck runs out, shuffle the discard pile into a new deck and continue. (FY-FEAR-4)"""
    deck = s.fear_deck
    left = len(deck)
    for _ in range(count):
        if not left:
            if not s.fear_discard:
                break
            cards = list(s.fear_discard)
            s.fear_discard = ()
            s.shuffle_openly(cards)
            s.dice.shuffle(cards)
            deck = tuple(cards)
            left = len(deck)
            events.reshuffled(s)
        left -= 1
        card = deck[left]
        s.drawn[s.turn] = with_card(s.drawn[s.turn], card)
        events.drew(s, 1 << s.turn, s.turn, card)
    s.fear_deck = deck[:left]
