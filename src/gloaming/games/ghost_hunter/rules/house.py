"""A house that changes: tiles that fold away, and tiles that change places."""

from __future__ import annotations

from typing import Final

from gloaming.engine.flow import PASS
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import ENEMY, NONE, STANDING
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.board import distances, lift
from gloaming.games.ghost_hunter.rules.harm import hurt_all
from gloaming.games.ghost_hunter.rules.roaming import meet
from gloaming.games.ghost_hunter.state import State, changed

FOLDED: Final = 5
"""The HP damage to each hunter on a tile that folds away. (GH-SCENE-46)"""


def fold_away(s: State) -> None:
    """Remove the tile that is farthest from the start by doors.

    Among several, tiles without hunters come first; then an Enemy-player or the host chooses, otherwise chance.
    (GH-SCENE-45, GH-SCENE-46)
    """
    ends = farthest(s)
    if not ends:
        return
    if len(ends) > 1 and enemies(s):
        s.run("fold", enemies(s)[0])
    elif len(ends) > 1 and hosted(s):
        s.run("fold", NONE)
    else:
        fold(s, ends[s.dice.below(len(ends))])


def farthest(s: State) -> list[int]:
    """Return the tiles that are farthest from the start; if some of them have no hunters, return only those.

    (GH-SCENE-45)
    """
    start = s.box.number[s.scenario_entry().start[0]]
    far = distances(s, start)
    left = [tile for tile in s.laid if tile != start]
    if not left:
        return []
    most = max([far.get(tile, 99) for tile in left])
    ends = [tile for tile in left if far.get(tile, 99) == most]
    empty = [tile for tile in ends if tile not in s.at]
    return empty or ends


def enemies(s: State) -> list[int]:
    """Return the hunters who play on the Enemy side, without a beaten Guest. (GH-SCENE-58)"""
    return [hunter for hunter in range(s.hunters) if s.fares[hunter] >= ENEMY and not s.is_beaten(hunter)]


def tiles_to_fold(s: State) -> list[Option]:
    """Return the options to fold away each of the tiles that are equally far from the start. (GH-SCENE-65)"""
    return [("fold", tile) for tile in farthest(s)]


def choose_fold(s: State, option: Option) -> None:
    """Fold away the tile that an Enemy-player or the host has chosen. (GH-SCENE-65)"""
    fold(s, option[1])


def who_folds(s: State) -> int:
    """Return the seat of the Enemy-player, or of the host, who chooses the tile to fold away. (GH-HOST-5)"""
    return s.owner[s.args[0]] if s.args[0] >= 0 else s.host


def fold(s: State, tile: int) -> None:
    """Fold a tile away. Hunters on it take damage and move to the nearest tile, where they fight any Monster; Monsters
    on it move along. (GH-SCENE-45, GH-SCENE-46, GH-CONFINED-3, GH-MONSTER-7)
    """
    events.folded(s, tile)
    near = nearest(s, tile)
    moved = [hunter for hunter in range(s.hunters) if s.at[hunter] == tile]
    taken_away(s, tile)
    for hunter in moved:
        s.at[hunter] = near
        s.came_from[hunter] = near
        s.confined &= ~(1 << hunter)
    for monster in range(len(s.lair)):
        if s.lair[monster] == tile:
            s.lair[monster] = near
    meet(s, near)
    hurt_all(s, [DamageArgs(tile, hunter, FOLDED, 0, NONE, 0, 0) for hunter in moved])


def nearest(s: State, tile: int) -> int:
    """Return the tile nearest to a tile, other than itself, or the start tile if none can be reached. (GH-SCENE-46)"""
    far = distances(s, tile)
    best = s.box.number[s.scenario_entry().start[0]]
    steps = 99
    for other in s.laid:
        if other != tile and far.get(other, 99) < steps:
            best = other
            steps = far[other]
    return best


def taken_away(s: State, tile: int) -> None:
    """Remove a tile from the map, and move all cards, tokens and the companion on it to the nearest tile.

    (GH-SCENE-46)
    """
    near = nearest(s, tile)
    s.dropped_at = tuple([near if at == tile else at for at in s.dropped_at])
    s.left_items_at = tuple([near if at == tile else at for at in s.left_items_at])
    s.left_events_at = tuple([near if at == tile else at for at in s.left_events_at])
    s.left_insanity_at = tuple([near if at == tile else at for at in s.left_insanity_at])
    tokens = list(s.tokens)
    for place in range(1, len(tokens), 2):
        if tokens[place] == tile:
            tokens[place] = near
    s.tokens = tuple(tokens)
    if s.companion == tile:
        s.companion = near
    lift(s, tile)
    s.boxed += (tile,)


def cells_to_shift(s: State) -> list[int]:
    """Return the cells of all tiles that may swap: open ones without hunters and Monsters, and face-down ones.

    (GH-SCENE-48)
    """
    still = [s.cell[tile] for tile in s.laid if tile not in s.at and not s.has_monsters(tile)]
    return still + list(s.covered_at)


def shift_pair(s: State) -> None:
    """Swap two random tiles of those in `cells_to_shift`. (GH-SCENE-48)"""
    places = cells_to_shift(s)
    if len(places) < 2:
        return
    first = places.pop(s.dice.below(len(places)))
    exchange_cells(s, first, places.pop(s.dice.below(len(places))))


def exchange_cells(s: State, first: int, second: int) -> None:
    """Swap the tiles, open or face down, of two cells. (GH-SCENE-48)"""
    in_first = [tile for tile in s.laid if s.cell[tile] == first]
    in_second = [tile for tile in s.laid if s.cell[tile] == second]
    for tile in in_first:
        s.cell = changed(s.cell, tile, second)
    for tile in in_second:
        s.cell = changed(s.cell, tile, first)
    covered: list[int] = []
    for cell in s.covered_at:
        covered.append(second if cell == first else first if cell == second else cell)
    s.covered_at = tuple(covered)
    events.shifted(s, *in_first, *in_second)


def pairs_to_rearrange(s: State) -> list[Option]:
    """Return the options to swap each pair of tiles without hunters and Monsters. (GH-ENEMY-17)"""
    still = [tile for tile in s.laid if tile not in s.at and not s.has_monsters(tile)]
    options: list[Option] = []
    for place in range(len(still)):
        options += [("rearrange", still[place], other) for other in still[place + 1 :]]
    return options


def rearrange(s: State, option: Option) -> None:
    """Swap the two chosen tiles, unless the choice is to swap none. (GH-ENEMY-17)"""
    if option != PASS:
        exchange_cells(s, s.cell[option[1]], s.cell[option[2]])


def hosted(s: State) -> bool:
    """Return whether the host decides for the Enemy side where no pawn is needed, which lasts until a hunter has
    fallen. (GH-HOST-5)
    """
    if s.host < 0:
        return False
    for fares in s.fares:
        if fares != STANDING:
            return False
    return True


def rearrangements(s: State) -> list[Option]:
    """Return the host's options to swap two tiles at the start of a round, or to swap none. (GH-HOST-5)"""
    if not hosted(s) or s.over() or "rearrange" not in s.scenario_entry().enemy.acts:
        return []
    return [*pairs_to_rearrange(s), PASS]
