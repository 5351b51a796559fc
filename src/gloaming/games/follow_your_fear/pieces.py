"""The ids of pieces and places: `ember-fox` for a card, `tile-27`, `seat-1`, `pile-3`, `fear-deck` and so on."""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.constants import PILES, TYPES

FEAR_DECK: Final = PILES
"""The number of the Fear deck, after the numbers of the Spirit decks."""

RESERVE: Final = "fear-reserve"
"""The id of the reserve: the Fear tokens that are neither on the board nor captured."""


def seat_piece(seat: int) -> str:
    """Return the id of a player."""
    return f"seat-{seat}"


def tile_piece(tile: int) -> str:
    """Return the id of a tile."""
    return f"tile-{tile}"


def pile_piece(pile: int) -> str:
    """Return the id of a face-down Spirit deck, or of the Fear deck."""
    return "fear-deck" if pile == FEAR_DECK else f"pile-{pile}"


def pile_id(pile: int) -> str:
    """Return the name of a deck in options: `hope-1`, `hope-2`, `fear-deck`."""
    return "fear-deck" if pile == FEAR_DECK else f"{TYPES[pile // 2]}-{pile % 2 + 1}"


def discard_piece(kind: int) -> str:
    """Return the id of the discard pile of a type of Spirits."""
    return f"discard-{kind}"


def side_piece(side: int) -> str:
    """Return the id of a side of the board."""
    return f"side-{side}"


def taken_piece(seat: int, kind: int) -> str:
    """Return the id of the tokens of one kind that a player has captured."""
    return f"taken-{seat}-{kind}"


def hand_piece(seat: int) -> str:
    """Return the id of a player's hand."""
    return f"hand-{seat}"


def defense_piece(seat: int) -> str:
    """Return the id of the Defense that a player's tokens have."""
    return f"defense-{seat}"
