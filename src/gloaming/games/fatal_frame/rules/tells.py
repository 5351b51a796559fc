"""Generated from told.py: do not edit."""

from __future__ import annotations

from gloaming.engine.log import Event


def drew(seat: int, card: int) -> Event:
    """{seat} draws {card}."""
    return ("drew", seat, card)


def discarded(seat: int, card: int) -> Event:
    """{seat} discards {card}."""
    return ("discarded", seat, card)


def salvaged(seat: int, card: int) -> Event:
    """{seat} takes {card} from the discard pile."""
    return ("salvaged", seat, card)


def turn(seat: int, round: int) -> Event:
    """Round {round}: {seat}'s turn."""
    return ("turn", seat, round)


def went(seat: int, cell: int, location: int) -> Event:
    """{seat} moves to {location}."""
    return ("went", seat, cell, location)


def explored(cell: int, location: int) -> Event:
    """The Location in the {cell} is turned up: {location}."""
    return ("explored", cell, location)


def entered(seat: int, house: int, *many_rooms: int) -> Event:
    """{seat} enters {house}; the path is: {many_rooms}."""
    return ("entered", seat, house, *many_rooms)


def captured(seat: int, ghost: int) -> Event:
    """{seat} captures {ghost}."""
    return ("captured", seat, ghost)


def held(seat: int) -> Event:
    """{seat} will skip the next turn."""
    return ("held", seat)


def reshuffled() -> Event:
    """The discard pile is shuffled into a new deck."""
    return ("reshuffled",)
