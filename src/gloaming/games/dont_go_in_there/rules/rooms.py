"""The rooms: how their cards are dealt, and when they act. What each does is a verb of `rules/verbs`."""

from __future__ import annotations

from gloaming.engine.state.zones import NO_CARD
from gloaming.games.dont_go_in_there.box import SLOTS
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import ALL_UP, EMPTY_SPACES, State


def deal_to(s: State, board: int) -> None:
    """Deal 3 cards from the deck to the room that lies up, in the order and face up or down as the room says.

    (DG-SETUP-6)
    """
    room = s.room[board]
    effect = s.box.effect[room]
    dealt = effect.arranged(s, s.deck[-SLOTS:])
    s.deck = s.deck[:-SLOTS]
    looked = ALL_UP
    shown = dealt
    hidden = effect.hidden_slot()
    if hidden >= 0:
        looked = looked[:hidden] + (0,) + looked[hidden + 1 :]
        shown = dealt[:hidden] + (NO_CARD,) + dealt[hidden + 1 :]
    s.cards[board] = dealt
    s.looked[board] = looked
    s.spaces[board] = EMPTY_SPACES
    events.dealt(s, board, room, *shown)


def act_on_placing(s: State) -> None:
    """A room may act the moment a meeple is placed, the 3rd as well. (DG-PLACE-4)"""
    s.box.effect[s.room[s.board]].place(s)


def act_on_resolving(s: State) -> None:
    """A room may act when its 3rd meeple is placed, before dice. (DG-SECRETPASSAGE-4)"""
    s.box.effect[s.room[s.board]].resolve(s)


def act_on_taking(s: State) -> None:
    """A room may act when a card is taken from it, before the card acts. (DG-LIBRARY-3)"""
    s.box.effect[s.room[s.board]].take(s)
