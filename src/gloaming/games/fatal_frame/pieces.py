"""The ids of pieces."""

from __future__ import annotations

from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, INTERIORS


def card_piece(card: int) -> str:
    """The id of a card of the main deck."""
    return CARDS[card][0]


def exterior_piece(card: int) -> str:
    """The id of an Exterior Location."""
    return EXTERIORS[card].id


def interior_piece(card: int) -> str:
    """The id of an Interior Location."""
    return INTERIORS[card].id


def boss_piece(card: int) -> str:
    """The id of a Boss."""
    return BOSSES[card].id
