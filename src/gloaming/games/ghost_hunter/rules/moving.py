"""Movement through doors, over stairs and by the Chute; confinement and locks."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why, resolve
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import (
    CLIMB,
    DX,
    FAR,
    NONE,
    SLIDE,
    ST,
    STAIRS,
    UNOPENED,
    WAYS,
    for_hunter,
    move_number,
)
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.generated.flows import OpenArgs
from gloaming.games.ghost_hunter.rules.board import chart_of, charted_ways, destination, locked_tiles, passage
from gloaming.games.ghost_hunter.rules.checks import passes
from gloaming.games.ghost_hunter.rules.doors import opens
from gloaming.games.ghost_hunter.rules.gates import barred
from gloaming.games.ghost_hunter.rules.rooms import arrive, is_ladder, ladder_below
from gloaming.games.ghost_hunter.rules.verbs.confine import Confine
from gloaming.games.ghost_hunter.rules.verbs.lock import Lock
from gloaming.games.ghost_hunter.state import State, changed
from gloaming.games.ghost_hunter.traits import Swift

MOVES: Final = 2
"""The Movement Points of a hunter in a turn, without feats, Items and other effects. (GH-MOVE-1)"""

BREAK_OUT: Final[Option] = ("break-out",)
PICK_LOCK: Final[Option] = ("pick-lock",)
GO: Final[tuple[Option, ...]] = tuple([("go", way) for way in range(WAYS)])
OPEN: Final[tuple[Option, ...]] = tuple([("open", way) for way in range(WAYS)])


def movement_points(s: State, hunter: int) -> int:
    """Return a hunter's Movement Points for a turn: 2, more with feats and Items, fewer when dazed or leading a slow
    companion, at least 1. (GH-CHAR-3, GH-STATE-1, GH-SCENE-42)
    """
    points = MOVES
    for trait in s.traits(hunter):
        if isinstance(trait, Swift):
            points += trait.points
    if s.dazed >> hunter & 1:
        points -= 1
    if s.led_by == hunter:
        points -= s.companion_rule[1]
    return max(1, points)


def moves(s: State, hunter: int) -> list[Option]:
    """Return the options of a hunter to take each step that is possible now.

    They do not reveal what is behind unopened doors. (GH-MOVE-1, GH-MOVE-3, GH-MOVE-5, GH-MOVE-10, GH-CHUTE-5,
    GH-LADDER-1, GH-CONFINED-1)
    """
    options: list[Option] = []
    tile = s.at[hunter]
    if s.confined >> hunter & 1:
        return [BREAK_OUT] if s.points > 0 or s.extra else []
    if s.points > 0 or s.extra:
        chart = chart_of(s)
        leads = chart.of(tile).leads
        enters_all = not s.fresh and not s.scenario_entry().gates
        # All four sides of a tile lead to its floor: without face-down tiles beyond them, all can be opened or none.
        alike = enters_all and not s.covered_at
        opens_all: bool | None = None
        for way in charted_ways(s, chart, tile):
            there = leads[way] if way <= FAR else destination(s, tile, way)
            if s.points <= 0 and extra_move(s, tile, way) == NONE:
                continue
            if there >= 0:
                may_go = enters_all
            elif alike and way < FAR:
                if opens_all is None:
                    opens_all = opens(s, tile, way)
                may_go = opens_all
            else:
                may_go = False
            if may_go or not_there(s, hunter, way, there) is None:
                options.append(OPEN[way] if there == UNOPENED else GO[way])
    chute = way_of_the_chute(s, hunter)
    if chute != NONE:
        options.append(GO[chute])
    return options


def way_of_the_chute(s: State, hunter: int) -> int:
    """Return the way SLIDE or CLIMB if a hunter or an Enemy-player may take the Chute now, otherwise NONE.

    (GH-CHUTE-5, GH-CHUTE-7, GH-LADDER-1)
    """
    chute = s.box.tiles[s.at[hunter]].chute
    if not chute:
        return NONE
    way = SLIDE if chute == "upper" else CLIMB
    return way if refusal(s, hunter, way) is None else NONE


def refusal(s: State, hunter: int, way: int) -> Why | None:
    """Return why a hunter may not take a way out of the tile now, None if they may.

    (GH-MOVE-1, GH-DOOR-6, GH-DOOR-7, GH-DOOR-8, GH-STAIR-2, GH-CHUTE-5, GH-CHUTE-7, GH-LADDER-1, GH-CONFINED-1,
    GH-SCENE-67, GH-TURN-7)
    """
    tile = s.at[hunter]
    if s.confined >> hunter & 1:
        return "You are confined: break out first.", "GH-CONFINED-1"
    if way == SLIDE:
        if s.cell[s.box.pair[tile]] < 0:
            return "This Chute leads nowhere.", "GH-PLACE-9"
        if s.movement_is_over() and extra_move(s, tile, way) == NONE:
            return "Your movement in this turn has ended.", "GH-TURN-7"
        return None
    if s.points <= 0 and extra_move(s, tile, way) == NONE:
        return "You have no Movement Points left.", "GH-MOVE-1"
    if way == CLIMB:
        pair = s.box.pair[tile]
        ladders = [card for card in s.held[hunter] if is_ladder(s, card)]
        if s.cell[pair] < 0 or (not ladders and not ladder_below(s, pair)):
            return "You need a Ladder to go up here.", "GH-CHUTE-7"
        return None
    return not_there(s, hunter, way, destination(s, tile, way))


def not_there(s: State, hunter: int, way: int, there: int) -> Why | None:
    """Return why a hunter with enough Movement Points may not take a way through a passage, stairs or a Tower, None if
    they may.

    there: the tile to which the way leads, UNOPENED or NONE. (GH-DOOR-6, GH-DOOR-7, GH-DOOR-8, GH-STAIR-2, GH-SCENE-67)
    """
    if there == NONE:
        return "There is no passage.", "GH-DOOR-6"
    if s.fresh and there in s.fresh:
        return "A hunter who opened a staircase cannot enter its pair tile in the same turn.", "GH-STAIR-2"
    if there == UNOPENED and not opens(s, s.at[hunter], way):
        return "The door stays shut: no tile left in the pile can be laid there.", "GH-DOOR-7"
    words = barred(s, hunter, there)
    return (words, "GH-SCENE-67") if words else None


def extra_move(s: State, tile: int, way: int) -> int:
    """Return the index of the extra move that a step can use, NONE if there is none.

    An extra move for this door alone is used first. (GH-MOVE-10, GH-PICTURE-1)
    """
    if not s.extra:
        return NONE
    if move_number(tile, way) in s.extra:
        return s.extra.index(move_number(tile, way))
    return s.extra.index(NONE) if NONE in s.extra else NONE


def move(s: State, option: Option) -> None:
    """Take one step, or open a door.

    It costs a Movement Point unless it uses an extra move or leads down the Chute. (GH-MOVE-1, GH-MOVE-8, GH-MOVE-10,
    GH-CHUTE-5)
    """
    hunter = s.hunter
    tile = s.at[hunter]
    way: int = option[1]
    if way != SLIDE or s.movement_is_over():
        place = extra_move(s, tile, way)
        if place == NONE:
            s.points -= 1
        else:
            s.extra = s.extra[:place] + s.extra[place + 1 :]
    if option[0] == "open":
        s.run_named("open", OpenArgs(tile, way, hunter))
        return
    there = destination(s, tile, way)
    if way == STAIRS:
        events.stairs(s, s.character[hunter], there)
    arrive(s, hunter, there)


# Confined, and locked doors


def break_out(s: State) -> None:
    """Try to leave a tile in which the hunter is confined: with a Key at once, otherwise by a check.

    A failure has the effects stated by the confining card and ends movement. (GH-CONFINED-1, GH-CONFINED-2,
    GH-CONFINED-3)
    """
    hunter = s.hunter
    cause, confine = s.box.confines[s.confined_by[hunter]]
    if not isinstance(confine, Confine) or s.has_key(hunter) or passes(s, hunter, ST, confine.least, cause):
        s.confined &= ~(1 << hunter)
        s.note_progress()
        events.freed(s, s.character[hunter])
        return
    s.end_movement()
    resolve(s, confine.failed, cause, hunter)


def add_locks(s: State, hunter: int, options: list[Option]) -> None:
    """Add the options of a hunter to try the locks of the tile, once per tile, and to open locks with a Key from either
    side. (GH-LOCKED-2, GH-LOCKED-3)
    """
    locked = locked_tiles(s)
    if not locked:
        return
    tile = s.at[hunter]
    if s.locks[tile] and for_hunter(tile, hunter) not in s.lock_tried:
        options.append(PICK_LOCK)
    if s.has_key(hunter):
        options += [("unlock", other) for other in locked if at_the_locks(s, tile, other)]


def at_the_locks(s: State, tile: int, locked: int) -> bool:
    """Return whether a hunter on `tile` can open the locks of `locked`.

    This is possible on the same tile, and from a tile with a locked door to it.

    tile: the hunter's tile; locked: the tile with the locks. (GH-LOCKED-3)
    """
    if tile == locked:
        return True
    chart = chart_of(s)
    return any([s.locks[locked] >> way & 1 and passage(s, chart, locked, way) == tile for way in range(FAR + 1)])


def pick_lock(s: State) -> None:
    """Make the check to open the locks of the tile, which each hunter may make once.

    It costs no Movement Point. (GH-LOCKED-2)
    """
    hunter = s.hunter
    tile = s.at[hunter]
    s.lock_tried += (for_hunter(tile, hunter),)
    cause, lock = s.box.locks[s.locked_by[tile]]
    if isinstance(lock, Lock) and passes(s, hunter, DX, lock.least, cause):
        unlock(s, tile)


def unlock(s: State, tile: int) -> None:
    """Open all locked doors of a tile. A Key is not used up. (GH-LOCKED-3, GH-KEY-1)"""
    s.locks = changed(s.locks, tile, 0)
    s.note_progress()
    events.unlocked(s, s.character[s.hunter], tile)
