"""The ids of pieces and places: a card's own (`ember-fox`), `tile-27`, `seat-1`, `pile-3`, `fear-deck` and so on."""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.constants import PILES, TYPES

FEAR_DECK: Final = PILES
"""Stands for the Fear deck where the number of a pile may."""

RESERVE: Final = "fear-reserve"
"""The Fear tokens that are not on the board nor captured."""


def seat_piece(seat: int) -> str:
    """A player."""
    return f"seat-{seat}"


def tile_piece(tile: int) -> str:
    """A tile."""
    return f"tile-{tile}"


def pile_piece(pile: int) -> str:
    """A face-down pile of Spirits, or the Fear deck."""
    return "fear-deck" if pile == FEAR_DECK else f"pile-{pile}"


def pile_id(pile: int) -> str:
    """A face-down pile in the name of an option: `hope-1`, `hope-2`, `fear-deck`."""
    return "fear-deck" if pile == FEAR_DECK else f"{TYPES[pile // 2]}-{pile % 2 + 1}"


def discard_piece(kind: int) -> str:
    """The discard pile of a type of Spirits."""
    return f"discard-{kind}"


def side_piece(side: int) -> str:
    """A side of the board."""
    return f"side-{side}"


def taken_piece(seat: int, kind: int) -> str:
    """The captured tokens of a kind before a player."""
    return f"taken-{seat}-{kind}"


def hand_piece(seat: int) -> str:
    """The cards in a player's hand, as they lie before the player."""
    return f"hand-{seat}"


def defense_piece(seat: int) -> str:
    """The Defense of a player's tokens."""
    return f"defense-{seat}"
