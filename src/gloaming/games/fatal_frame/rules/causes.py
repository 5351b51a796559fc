"""The causes of decisions, which are shown with the prompt: a card or a Location."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.fatal_frame.constants import DISCARD, NOTHING
from gloaming.games.fatal_frame.state import State


def exterior(house: int) -> int:
    """Return the number of an Exterior Location as a cause: an even number. Interior Locations have odd numbers."""
    return 2 * house


def interior(room: int) -> int:
    """Return the number of an Interior Location as a cause: an odd number. Exterior Locations have even numbers."""
    return 2 * room + 1


def location(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and id of the Location whose effects are applied; None if the effects have another source."""
    if args[0] < 0:
        return None
    number, indoors = divmod(args[0], 2)
    if indoors:
        room = s.box.interiors[number]
        return room.name, (room.id,)
    return s.box.exteriors[number].name, (f"cell-{s.exterior.index(number)}",)


def played(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and id of the Action being resolved; None once the Action is attached to a card."""
    return _card(s, s.played[0]) if s.played else None


def used(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and id of the Function being used."""
    return _card(s, args[1])


def fought(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the name and id of the Ghost or Boss being fought."""
    return _card(s, s.fought)


def full_hand(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return a note on the hand limit if the player discards at the end of a turn; None for other discards.

    (FF-DISCARD-1)
    """
    return ("Your hand is over its limit", ()) if s.phase == DISCARD else None


def _card(s: State, card: int) -> Cause | None:
    return None if card == NOTHING else (s.box.name(card), (s.box.piece[card],))
