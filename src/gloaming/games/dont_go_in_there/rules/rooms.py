"""Deal cards to rooms and apply the effects of rooms. The effects themselves are verbs in `rules/verbs`."""

from __future__ import annotations

from gloaming.engine.state.zones import NO_CARD
from gloaming.games.dont_go_in_there.box import SLOTS
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import ALL_UP, EMPTY_SPACES, State


def deal_to(s: State, board: int) -> None:
    """Deal 3 cards to the room on a board. The effect of the room determines their order and which card is face down.

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
    """Apply the effect of the room in which a meeple was just placed, also if the meeple is its 3rd. (DG-PLACE-4)"""
    s.box.effect[s.room[s.board]].place(s)


def act_on_resolving(s: State) -> None:
    """Apply the effect of the room being resolved, before the dice are rolled. (DG-SECRETPASSAGE-4)"""
    s.box.effect[s.room[s.board]].resolve(s)


def act_on_taking(s: State) -> None:
    """Apply the effect of the room from which a card was just taken, before the card's own effects. (DG-LIBRARY-3)"""
    s.box.effect[s.room[s.board]].take(s)
