"""What Ghosts do after a player moves: follow, stay or vanish."""

from __future__ import annotations

from gloaming.games.fatal_frame.constants import CELLS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import detach, without
from gloaming.games.fatal_frame.state import State


def follow(s: State, old: int, new: int) -> None:
    """Move the Chase Ghosts at a player's old place to the new one if their zone allows it. Other Ghosts stay.

    Ghosts follow even if other players stay behind.
    (FF-GHOST-3, FF-FOLLOW-1, FF-FOLLOW-3, FF-FOLLOW-4, FF-FOLLOW-7)
    """
    kept = []
    for card in s.ghosts[old]:
        ghost = s.box.ghost[card]
        if ghost.chase and (ghost.indoors if new >= CELLS else ghost.outdoors):
            put_in_stack(s, new, card)
            events.followed(s, s.turn, card)
        else:
            kept.append(card)
    s.ghosts[old] = tuple(kept)


def put_in_stack(s: State, place: int, card: int) -> None:
    """Insert a Ghost into the stack at a place, in ascending order of Power. (FF-FIGHT-2, FF-FOLLOW-5)"""
    stack = s.ghosts[place]
    power = s.box.ghost[card].power
    at = 0
    while at < len(stack) and s.box.ghost[stack[at]].power < power:
        at += 1
    s.ghosts[place] = stack[:at] + (card,) + stack[at:]


def vanish(s: State, place: int) -> None:
    """Discard the blue Ghosts at a place if no player is there. (FF-GHOST-4, FF-GHOST-5, FF-FOLLOW-6)"""
    if s.ghosts[place] and not s.somebody_at(place):
        for card in s.ghosts[place]:
            if s.box.ghost[card].blue:
                events.vanished(s, card)
                discard_ghost(s, place, card)


def discard_ghost(s: State, place: int, card: int) -> None:
    """Discard a Ghost in play together with the Actions attached to it. (FF-ATTACH-1)"""
    s.ghosts[place] = without(s.ghosts[place], card)
    s.discard += (card,)
    detach(s, card)
