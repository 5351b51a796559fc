"""Set up a match."""

from __future__ import annotations

from gloaming.games.fatal_frame.constants import HAND
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import draw
from gloaming.games.fatal_frame.state import State


def lay_the_exterior_map(s: State) -> None:
    """Lay out the 9 Exterior Locations face down, in random order. (FF-SETUP-2)"""
    s.exterior = _shuffled(s, len(s.box.exteriors))
    s.explored = (0,) * len(s.box.exteriors)


def shuffle_the_interiors(s: State) -> None:
    """Shuffle the 20 Interior Locations into a separate deck. (FF-SETUP-3)"""
    s.interiors = _shuffled(s, len(s.box.interiors))


def shuffle_the_bosses(s: State) -> None:
    """Shuffle the 4 Bosses. (FF-SETUP-4)"""
    s.boss_pile = _shuffled(s, len(s.box.bosses))


def deal(s: State) -> None:
    """Shuffle the 85 cards of the main deck and deal 5 to each player. (FF-SETUP-5)"""
    s.deck = _shuffled(s, s.box.first_boss)
    for seat in range(s.seats):
        draw(s, seat, HAND)


def choose_the_first_player(s: State) -> None:
    """Choose the first player at random. (FF-SETUP-7)"""
    s.turn = s.dice.below(s.seats)
    s.first = s.turn
    events.first(s, s.turn)


def _shuffled(s: State, count: int) -> tuple[int, ...]:
    cards = list(range(count))
    s.dice.shuffle(cards)
    return tuple(cards)
