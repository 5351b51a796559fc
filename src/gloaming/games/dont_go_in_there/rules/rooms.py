"""The rooms: dealing cards, and the moments of their effects. The effects are verbs in `rules/verbs`."""

from __future__ import annotations

from gloaming.engine.state.zones import NO_CARD
from gloaming.games.dont_go_in_there.box import SLOTS
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import ALL_UP, EMPTY_SPACES, State


def deal_to(s: State, board: int) -> None:
    """Deal 3 cards to the face-up room of a board, in the order and facing that its effect sets.

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
    """Apply the room effect for placing a meeple, including the 3rd. (DG-PLACE-4)"""
    s.box.effect[s.room[s.board]].place(s)


def act_on_resolving(s: State) -> None:
    """Apply the room effect after the 3rd meeple, before the dice. (DG-SECRETPASSAGE-4)"""
    s.box.effect[s.room[s.board]].resolve(s)


def act_on_taking(s: State) -> None:
    """Apply the room effect for taking a card, before the card acts. (DG-LIBRARY-3)"""
    s.box.effect[s.room[s.board]].take(s)
