"""The cards and Locations that cause decisions."""

from __future__ import annotations

from gloaming.engine.flow import Cause
from gloaming.games.fatal_frame.constants import DISCARD, NOTHING
from gloaming.games.fatal_frame.state import State


def exterior(house: int) -> int:
    """Return the number of an Exterior Location among all Locations."""
    return 2 * house


def interior(room: int) -> int:
    """Return the number of an Interior Location among all Locations."""
    return 2 * room + 1


def location(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Location whose effects are applied; None if the effects have another source."""
    if args[0] < 0:
        return None
    number, indoors = divmod(args[0], 2)
    if indoors:
        room = s.box.interiors[number]
        return room.name, (room.id,)
    return s.box.exteriors[number].name, (f"cell-{s.exterior.index(number)}",)


def played(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Action being resolved; None once it is attached to a card."""
    return _card(s, s.played[0]) if s.played else None


def used(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Function being used."""
    return _card(s, args[1])


def fought(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the Ghost or Boss being fought."""
    return _card(s, s.fought)


def full_hand(s: State, args: tuple[int, ...]) -> Cause | None:
    """Return the hand limit at the end of a turn; None if a card requires the discard. (FF-DISCARD-1)"""
    return ("Your hand is over its limit", ()) if s.phase == DISCARD else None


def _card(s: State, card: int) -> Cause | None:
    return None if card == NOTHING else (s.box.name(card), (s.box.piece[card],))
