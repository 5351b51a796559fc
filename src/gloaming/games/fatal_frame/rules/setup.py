"""Set-up."""

from __future__ import annotations

from gloaming.games.fatal_frame.constants import HAND
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import draw
from gloaming.games.fatal_frame.state import State


def lay_the_exterior_map(s: State) -> None:
    """The 9 Exterior Locations, shuffled, face down, three by three. (FF-SETUP-2)"""
    s.exterior = _shuffled(s, len(s.box.exteriors))
    s.explored = (0,) * len(s.box.exteriors)


def shuffle_the_interiors(s: State) -> None:
    """The 20 Interior Locations, shuffled as a deck of their own. (FF-SETUP-3)"""
    s.interiors = _shuffled(s, len(s.box.interiors))


def shuffle_the_bosses(s: State) -> None:
    """The 4 Bosses, set aside. (FF-SETUP-4)"""
    s.boss_pile = _shuffled(s, len(s.box.bosses))


def deal(s: State) -> None:
    """The other 85 cards, shuffled, and 5 of them to every player. (FF-SETUP-5)"""
    s.deck = _shuffled(s, s.box.first_boss)
    for seat in range(s.seats):
        draw(s, seat, HAND)


def choose_the_first_player(s: State) -> None:
    """A random player begins. (FF-SETUP-7)"""
    s.turn = s.dice.below(s.seats)
    s.first = s.turn
    events.first(s, s.turn)


def _shuffled(s: State, count: int) -> tuple[int, ...]:
    cards = list(range(count))
    s.dice.shuffle(cards)
    return tuple(cards)
