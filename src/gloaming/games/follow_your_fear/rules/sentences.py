"""Phrases that the texts of cards, events and refusals share."""

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
    """Return the square of a tile, such as `e5`: a to h from the west, 1 to 8 from the south."""
    row, column = divmod(tile, SIZE)
    return f"{COLUMNS[column]}{ROWS[row]}"


def tile_name(box: Box, tile: int) -> str:
    """Return a tile in words, with its printed type: `the Hope tile e5`."""
    return f"the {TYPE_NAMES[box.tiles[tile]]} tile {square(tile)}"


def look(box: Box, kind: int, otherwise: str) -> str:
    """Return a Fear token's name, such as `the red dragon`; `otherwise` if the Fear has only one look.

    kind: the token's number in events.
    """
    name = box.looks[kind]
    return f"the {name}" if name else otherwise


def token_name(box: Box, kind: int) -> str:
    """Return a token's name: `Player 2's token`, `a Fear token`, `the red dragon`. kind: its number in events."""
    return f"{player(kind)}'s token" if kind < RED else look(box, kind, "a Fear token")


def captured_name(box: Box, kind: int) -> str:
    """Return a captured token's name: `Player 2's token`, `a Fear token`, `a red dragon`. kind: its number in
    events.
    """
    name = box.looks[kind]
    return a(name) if name else token_name(box, kind)


def own_or_name(box: Box, seat: int, kind: int) -> str:
    """Return the name of a token that a player moves: `a token` for the player's own, `Fear` for a Fear with one
    look.
    """
    if kind == seat:
        return "a token"
    return token_name(box, kind) if kind < RED else look(box, kind, "Fear")


def pile_name(pile: int) -> str:
    """Return the name of a deck: `the 2nd Hope pile`, `the Fear deck`."""
    if pile == FEAR_DECK:
        return "the Fear deck"
    return f"the {'2nd' if pile % 2 else '1st'} {TYPE_NAMES[pile // 2]} pile"


def needed(symbols: Sequence[str]) -> str:
    """Return the symbols of a requirement in words: `2 Courage and 1 Hope`."""
    counts = Counter(symbols)
    return listed([f"{number} {symbol.capitalize()}" for symbol, number in counts.items()]) if counts else "nothing"


def with_count(prompt: str, left: int) -> str:
    """Return a prompt with the number of choices left, unless this is the last one."""
    return f"{prompt} ({left} left)" if left > 1 else prompt
