"""The piles of Event, Insanity and Item cards: take the top card, and reshuffle the discards."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import NONE, Cards
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.state import State

EVENTS: Final = 0
INSANITY: Final = 2


def top_event(s: State) -> int:
    """Remove and return the top card of the Event pile; NONE if no card is left. (GH-EVENT-9)"""
    card, s.event_cards, s.event_discard = _take_top(s, s.event_cards, s.event_discard, "event", EVENTS)
    return card


def top_insanity(s: State) -> int:
    """Remove and return the top card of the Insanity pile; NONE if no card is left. (GH-MAD-10)"""
    card, s.insanity, s.insanity_discard = _take_top(s, s.insanity, s.insanity_discard, "insanity", INSANITY)
    return card


def top_item(s: State) -> int:
    """Remove and return the top card of the Item pile; NONE if no card is left. (GH-ITEM-8)"""
    if not s.item_cards:
        return NONE
    card = s.item_cards[-1]
    s.item_cards = s.item_cards[:-1]
    return card


def _take_top(s: State, pile: Cards, discard: Cards, back: str, message: int) -> tuple[int, Cards, Cards]:
    """Take the top card of a pile. Return the card (NONE if none is left), the new pile and the new discard pile.

    If the pile is empty, the discards are shuffled to form a new one. back: the kind of card; message: the number of
    the pile in the announcement.
    """
    if not pile:
        if not discard:
            return NONE, pile, discard
        cards = list(discard)
        s.shuffle_openly(cards, back)
        s.dice.shuffle(cards)
        pile, discard = tuple(cards), ()
        events.shuffled(s, message)
    return pile[-1], pile[:-1], discard
