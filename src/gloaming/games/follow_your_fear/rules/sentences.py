"""Parts of sentences that cards, events and answers share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from gloaming.engine.phrases import a, listed, player
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.constants import COLUMNS, ROWS, SIDES, SIZE
from gloaming.games.follow_your_fear.pieces import FEAR_DECK
from gloaming.games.follow_your_fear.tokens import RED

TYPE_NAMES: Final = ("Courage", "Reason", "Hope", "Void")
SIDE_NAMES: Final = tuple([side.capitalize() for side in SIDES])


def square(tile: int) -> str:
    """A tile by column and row: a to h from the west, 1 to 8 from the south."""
    row, column = divmod(tile, SIZE)
    return f"{COLUMNS[column]}{ROWS[row]}"


def tile_name(box: Box, tile: int) -> str:
    """A tile with the type that is printed on it: `the Hope tile e5`."""
    return f"the {TYPE_NAMES[box.tiles[tile]]} tile {square(tile)}"


def look(box: Box, kind: int, otherwise: str) -> str:
    """One of the two tokens of Fear by its name, as events tell its kind: `the red dragon`; or other words."""
    name = box.looks[kind]
    return f"the {name}" if name else otherwise


def token_name(box: Box, kind: int) -> str:
    """A token by its kind as events tell it: `Player 2's token`, `a Fear token`, `the red dragon`."""
    return f"{player(kind)}'s token" if kind < RED else look(box, kind, "a Fear token")


def captured_name(box: Box, kind: int) -> str:
    """One of the tokens that somebody has captured: `Player 2's token`, `a Fear token`, `a red dragon`."""
    name = box.looks[kind]
    return a(name) if name else token_name(box, kind)


def own_or_name(box: Box, seat: int, kind: int) -> str:
    """A token that a player moves: `a token` if it is the player's own, `Fear` where Fear has one colour."""
    if kind == seat:
        return "a token"
    return token_name(box, kind) if kind < RED else look(box, kind, "Fear")


def pile_name(pile: int) -> str:
    """A pile in words: `the 2nd Hope pile`."""
    if pile == FEAR_DECK:
        return "the Fear deck"
    return f"the {'2nd' if pile % 2 else '1st'} {TYPE_NAMES[pile // 2]} pile"


def needed(symbols: Sequence[str]) -> str:
    """The symbols that a card asks for, in words: `2 Courage and 1 Hope`."""
    counts = Counter(symbols)
    return listed([f"{number} {symbol.capitalize()}" for symbol, number in counts.items()]) if counts else "nothing"
