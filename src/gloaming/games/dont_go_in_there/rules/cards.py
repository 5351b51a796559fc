"""Dispel Cursed cards and apply their effects. The effects themselves are verbs in `rules/verbs`. (DG-TAKE-3)"""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve_last
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import State


def dispel(s: State, seat: int, cards: list[int]) -> None:
    """Dispel a seat's cards: turn them face down, so that they no longer count for Curses or for sets.

    (DG-GOAL-2, DG-SET-1)
    """
    if cards:
        kept = []
        for card in s.tableau[seat]:
            if card not in cards:
                kept.append(card)
        s.tableau[seat] = tuple(kept)
        s.dispelled[seat] += tuple(cards)
        events.dispelled(s, seat, *cards)


def highest(s: State, cards: list[int], count: int) -> list[int]:
    """Return the `count` cards with the highest Curses. A player has no reason to dispel lower cards instead.

    (DG-SET-3)
    """
    curses = s.box.curses
    ordered = sorted([(-curses[card], place) for place, card in enumerate(cards)])
    return [cards[place] for _, place in ordered[:count]]


def trigger_card(s: State) -> None:
    """Apply the effects of the card that was just taken, before the next card is taken. (DG-TAKE-3, DG-SET-2)"""
    resolve_last(s, s.box.claim[s.box.kind[s.card]])
