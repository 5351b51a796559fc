"""Parts of sentences that cards, events and answers share."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.words import player
from gloaming.games.follow_your_fear.box import SIDES, SIZE, Box
from gloaming.games.follow_your_fear.pieces import FEAR_DECK
from gloaming.games.follow_your_fear.tokens import BLUE, NONE, RED

TYPE_NAMES: Final = ("Courage", "Reason", "Hope", "Void")
SYMBOL_NAMES: Final = ("Courage", "Reason", "Hope", "Corrupt")
SIDE_NAMES: Final = tuple([side.capitalize() for side in SIDES])


def square(tile: int) -> str:
    """A tile by column and row: a to h from the west, 1 to 8 from the south."""
    row, column = divmod(tile, SIZE)
    return f"{'abcdefgh'[column]}{SIZE - row}"


def tile_name(box: Box, tile: int) -> str:
    """A tile in words: `the Hope tile e5`."""
    return f"the {TYPE_NAMES[box.tiles[tile]]} tile {square(tile)}"


def token_name(box: Box, fear: int, kind: int) -> str:
    """A token in words, with its article where it has one."""
    if kind < RED:
        return f"a token of {player(kind)}"
    if fear == NONE:
        return "a Fear token"
    tokens = box.fears[fear].tokens
    name = tokens[min(kind - RED, len(tokens) - 1)].name
    return name if name.startswith("The ") else f"a {name}"


def kind_name(kind: int) -> str:
    """The kind of a token, where the Fear is not known."""
    if kind < RED:
        return f"a token of {player(kind)}"
    return "a blue dragon" if kind == BLUE else "a Fear token"


def pile_name(pile: int) -> str:
    """A pile in words: `the 2nd Hope pile`."""
    if pile == FEAR_DECK:
        return "the Fear deck"
    return f"the {'2nd' if pile % 2 else '1st'} {TYPE_NAMES[pile // 2]} pile"


def signed(number: int) -> str:
    """A number with its sign: `+2`, `-1`."""
    return f"+{number}" if number >= 0 else f"-{-number}"


def back_name(s: Any, card: int) -> str:
    """What the back of a card shows, in words."""
    return str(s.box.backs[card]).capitalize()
