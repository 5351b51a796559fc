"""The piles of Event, Insanity and Item cards: their top cards, and how they are shuffled again."""

from __future__ import annotations

from typing import Final

from gloaming.games.ghost_hunter.constants import NONE, Cards
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.state import State

EVENTS: Final = 0
INSANITY: Final = 2


def top_event(s: State) -> int:
    """Take the top card of the Event pile; NONE if none is left. (GH-EVENT-9)"""
    card, s.event_cards, s.event_discard = _take_top(s, s.event_cards, s.event_discard, "event", EVENTS)
    return card


def top_insanity(s: State) -> int:
    """Take the top card of the Insanity pile; NONE if none is left. (GH-MAD-10)"""
    card, s.insanity, s.insanity_discard = _take_top(s, s.insanity, s.insanity_discard, "insanity", INSANITY)
    return card


def top_item(s: State) -> int:
    """Take the top card of the Item pile; NONE if none is left. (GH-ITEM-8)"""
    if not s.item_cards:
        return NONE
    card = s.item_cards[-1]
    s.item_cards = s.item_cards[:-1]
    return card


def _take_top(s: State, pile: Cards, discard: Cards, back: str, message: int) -> tuple[int, Cards, Cards]:
    """Take the top card of a pile. Return it, or NONE if none is left, with the pile and its discards.

    When the pile is empty, the discards are shuffled into a new one. message: the number of the pile in the event.
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
