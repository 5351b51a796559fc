"""The board: tokens on tiles, and what a tile counts as."""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.constants import TILES, VOID
from gloaming.games.follow_your_fear.map import Ground
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import BLUE, NONE, RED, SPIRIT

COVERED: Final = 4
"""The number that a Corrupt tile counts as, after the numbers of the three types and the Void."""


def occupant(s: State, tile: int) -> int:
    """Return the kind of the token on a tile; NONE if the tile is free."""
    for kind, tiles in enumerate(s.standing):
        for other in tiles:
            if other == tile:
                return kind
    return NONE


def occupants(s: State) -> list[int]:
    """Return the kind of the token on each tile; NONE for each free tile."""
    kinds = [NONE] * TILES
    for kind, tiles in enumerate(s.standing):
        for tile in tiles:
            kinds[tile] = kind
    return kinds


def event_kind(s: State, kind: int) -> int:
    """Return the number by which events name a kind of token; a Fear token that can look different has two numbers."""
    return kind if kind < RED else s.box.event_kinds[s.fear][kind - RED]


def unoccupied(s: State) -> list[int]:
    """Return the tiles without a token."""
    return [tile for tile, kind in enumerate(occupants(s)) if kind < 0]


def stand(s: State, kind: int, tile: int) -> None:
    """Place a token of a kind on a tile."""
    tiles = list(s.standing[kind])
    tiles.append(tile)
    tiles.sort()
    s.standing[kind] = tuple(tiles)


def lift(s: State, kind: int, tile: int) -> None:
    """Remove a token of a kind from its tile."""
    s.standing[kind] = tuple([other for other in s.standing[kind] if other != tile])


def relocate(s: State, kind: int, start: int, end: int) -> None:
    """Move a token to a free tile; a hidden token stays hidden. (FY-HIDE-3, FY-BOARD-5)"""
    lift(s, kind, start)
    stand(s, kind, end)
    if s.hidden:
        s.hidden = tuple(
            [end if place % 2 == 0 and number == start else number for place, number in enumerate(s.hidden)]
        )


def is_hidden(s: State, tile: int) -> bool:
    """Return whether the token on a tile is hidden, so that it cannot be captured. (FY-HIDE-1, FY-HIDE-2)"""
    return bool(s.hidden) and tile in s.hidden[::2]


def acting(s: State) -> tuple[int, ...]:
    """Return the tiles of the tokens that act in this phase: the player's own tokens, or the Fear tokens."""
    if s.phase == SPIRIT:
        return s.standing[s.turn]
    return s.standing[RED] + s.standing[BLUE]


def ground(s: State) -> tuple[int, ...]:
    """Return what each tile counts as: its type, or COVERED if it is Corrupt. (FY-CORRUPT-1)"""
    if s.ground.corrupt is not s.corrupt:
        tiles = list(s.box.tiles)
        for tile in s.corrupt:
            tiles[tile] = COVERED
        s.ground = Ground(s.corrupt, tuple(tiles))
    return s.ground.tiles


def activated(s: State) -> tuple[int, int, int, int, int]:
    """Count what meets requirements: tokens and symbols of each type, tokens on Corrupt tiles, and tokens in the Void.

    Only the tokens that act in this phase count. (FY-NEED-1, FY-NEED-4, FY-NEED-5, FY-VOID-3, FY-VOID-4, FY-CORRUPT-1,
    FY-SYMBOL-1, FY-SYMBOL-2)
    """
    courage, reason, hope = s.symbols
    corrupt = 0
    void = 0
    tiles = ground(s)
    for tile in acting(s):
        kind = tiles[tile]
        if kind == COVERED:
            corrupt += 1
        elif kind == VOID:
            void += 1
        elif kind == 0:
            courage += 1
        elif kind == 1:
            reason += 1
        else:
            hope += 1
    return courage, reason, hope, corrupt, void


def occupied_types(s: State) -> int:
    """Return the types from which the player can harvest, as bits; with a token in the Void, all types.

    (FY-HARVEST-1, FY-HARVEST-4, FY-HARVEST-5, FY-CORRUPT-1)
    """
    types = 0
    tiles = ground(s)
    for tile in acting(s):
        kind = tiles[tile]
        if kind != COVERED:
            types |= 7 if kind == VOID else 1 << kind
    return types


def in_the_void(s: State, kind: int) -> bool:
    """Return whether a token of a kind is on a Void tile that is not Corrupt. (FY-VOID-1, FY-VOID-2, FY-VOID-4)"""
    tiles = s.box.tiles
    return any(tiles[tile] == VOID and tile not in s.corrupt for tile in s.standing[kind])


def nearest_the_void(s: State) -> list[int]:
    """Return the tiles on which a Fear token may be placed: the free tiles of the Void, or of the nearest ring with
    any.

    (FY-RESPAWN-1, FY-RESPAWN-2, FY-VOID-4)
    """
    there = occupants(s)
    for ring in s.box.rings:
        free = [tile for tile in ring if there[tile] < 0]
        if free:
            return free
    return []
