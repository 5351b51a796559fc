"""Move players over the Exterior Map, into houses and along their paths."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import resolve
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import (
    CELLS,
    ENTER,
    GO,
    INSIDE,
    LEAVE,
    LEAVE_BY_TWIN,
    LONGEST,
    MOVE,
    OUTSIDE,
)
from gloaming.games.fatal_frame.constants import OUTDOORS as IN_NO_HOUSE
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.rules.cards import detach
from gloaming.games.fatal_frame.rules.causes import exterior, interior
from gloaming.games.fatal_frame.rules.following import discard_ghost, follow, vanish
from gloaming.games.fatal_frame.rules.verbs.scout import explore
from gloaming.games.fatal_frame.state import State

CENTRE: Final = 4
PERIPHERY: Final[tuple[Option, ...]] = tuple([("move", GO, cell) for cell in range(CELLS) if cell != CENTRE])


def _beside(cell: int) -> tuple[Option, ...]:
    """Return the moves from a cell to orthogonally adjacent cells. (FF-MOVE-3)"""
    row = cell // 3
    column = cell % 3
    ways: list[Option] = []
    for other in range(CELLS):
        if abs(other // 3 - row) + abs(other % 3 - column) == 1:
            ways.append(("move", GO, other))
    return tuple(ways)


BESIDE: Final[tuple[tuple[Option, ...], ...]] = tuple([_beside(cell) for cell in range(CELLS)])
"""For each cell, the moves to orthogonally adjacent cells."""


def ways(s: State, seat: int) -> list[Option]:
    """Return the options to move a player to each adjacent Location.

    Each has the kind of move and the destination: a cell, an index in the path, or 0 if the kind has only one
    destination.
    (FF-MOVE-2, FF-MOVE-5, FF-LOCATION-3)
    """
    at = s.at[seat]
    if at == OUTSIDE:
        return list(PERIPHERY)
    if s.inside[seat] < 0:
        return ways_outside(s, seat, at)
    return ways_along(s, at, s.inside[seat], len(s.path[seat]))


def ways_outside(s: State, seat: int, cell: int) -> list[Option]:
    """Return the options to move a player from an Exterior Location. (FF-MOVE-3, FF-HOUSE-1)"""
    ways = list(BESIDE[cell])
    if may_enter(s, seat, cell):
        ways.append(("move", ENTER, 0))
    return ways


def ways_along(s: State, cell: int, inside: int, length: int) -> list[Option]:
    """Return the options to move from a place in the path of a house. length: the number of Locations in the path.

    (FF-HOUSE-4, FF-HOUSE-5, FF-HOUSE-7)
    """
    ways: list[Option] = []
    last = length - 1
    if inside > 0:
        ways.append(("move", INSIDE, inside - 1))
    if inside < last:
        ways.append(("move", INSIDE, inside + 1))
    if inside == 0 or inside == last:
        ways.append(("move", LEAVE, 0))
        if s.box.twin[s.exterior[cell]] >= 0:
            ways.append(("move", LEAVE_BY_TWIN, 0))
    return ways


def may_enter(s: State, seat: int, cell: int) -> bool:
    """Return whether a player may enter a house at this cell. The Shrine requires enough Album Points.

    (FF-HOUSE-1, FF-SHRINE-1, FF-SHRINE-3, FF-GOAL-3)
    """
    house = s.exterior[cell]
    return s.box.exteriors[house].rooms > 0 and (house != s.box.shrine or s.points(seat) >= s.threshold)


def twin_of(s: State, cell: int) -> int:
    """Return the cell of the house that is connected to the house at this cell. (FF-HOUSE-7)"""
    return s.exterior.index(s.box.twin[s.exterior[cell]])


def move_phase(s: State) -> None:
    """3. Let the player move 1 Location, unless the player failed a fight and chose to play. (FF-MOVE-1, FF-FIGHT-5)"""
    if s.only == 0 or s.only == MOVE:
        s.phase = MOVE
        s.run("move")


def moves(s: State) -> list[Option]:
    """Return the options to move the current player. (FF-MOVE-1)"""
    return ways(s, s.turn)


def move(s: State, option: Option) -> None:
    """Move the current player to the chosen Location. (FF-MOVE-1)"""
    go(s, s.turn, option[1], option[2])


def moves_on(s: State) -> list[Option]:
    """Return the options after a step of a Function: each further move, or stop. There are none if no steps are left.

    (FF-FUNCTION-6)
    """
    if s.arg == 0:
        return []
    return [*moves(s), ("stay",)]


def move_first(s: State, option: Option) -> None:
    """Make the first step of a Function. (FF-FUNCTION-6)"""
    s.arg -= 1
    move(s, option)


def move_on(s: State, option: Option) -> None:
    """Make another step of a Function, or stop."""
    if option[0] != "stay":
        s.again()
        s.arg -= 1
        move(s, option)


def go(s: State, seat: int, way: int, to: int) -> None:
    """Move a player and the Ghosts that follow. Effects on arrival apply only in the player's own turn.

    (FF-MOVE-1, FF-FOLLOW-1, FF-FOLLOW-2, FF-LOCATION-4, FF-HOUSE-8)
    """
    old = s.place(seat)
    cell = s.at[seat]
    if way == GO:
        s.at[seat] = to
        new = to
        explore(s, new)
        events.went(s, seat, new, s.exterior[new])
    elif way == ENTER:
        new = CELLS + LONGEST * seat
        _deal_a_path(s, seat)
    elif way == INSIDE:
        new = CELLS + LONGEST * seat + to
        s.inside[seat] = to
        events.walked(s, seat, to, s.path[seat][to])
    else:
        new = cell if way == LEAVE else twin_of(s, cell)
        s.at[seat] = new
        s.inside[seat] = IN_NO_HOUSE
        explore(s, new)
        events.left(s, seat, new, s.exterior[new])
    if old >= 0 and s.ghosts[old]:
        if seat == s.turn:
            follow(s, old, new)
        vanish(s, old)
    if way >= LEAVE:
        clear_the_path(s, seat)
    elif way == ENTER and s.exterior[cell] == s.box.shrine:
        meet_a_boss(s, seat)
    arrive(s, seat)


def _deal_a_path(s: State, seat: int) -> None:
    """Deal the path of the house at a player's cell, and put the player on its first Location.

    (FF-HOUSE-2, FF-HOUSE-3)
    """
    house = s.exterior[s.at[seat]]
    rooms: list[int] = []
    for _ in range(s.box.exteriors[house].rooms):
        if not s.interiors:
            cards = sorted(s.interior_discard)
            s.dice.shuffle(cards)
            s.interiors = tuple(cards)
            s.interior_discard = ()
            events.reshuffled_interiors(s)
        rooms.append(s.interiors[-1])
        s.interiors = s.interiors[:-1]
    s.path[seat] = tuple(rooms)
    s.inside[seat] = 0
    events.entered(s, seat, house, *rooms)


def arrive(s: State, seat: int) -> None:
    """Apply the effects on arrival at a player's Location, only in the player's own turn.

    (FF-LOCATION-4, FF-LOCATION-5)
    """
    if seat == s.turn:
        room = s.room(seat)
        if room < 0:
            house = s.exterior[s.at[seat]]
            resolve(s, s.box.exteriors[house].arrive, exterior(house))
        else:
            resolve(s, s.box.interiors[room].arrive, interior(room))


def clear_the_path(s: State, seat: int) -> None:
    """Discard the Locations and Ghosts of a player's path, and return the player's Boss to the pile.

    (FF-HOUSE-6, FF-BOSS-9)
    """
    for place in range(CELLS + LONGEST * seat, CELLS + LONGEST * seat + len(s.path[seat])):
        for card in s.ghosts[place]:
            events.left_behind(s, card)
            discard_ghost(s, place, card)
    s.interior_discard += s.path[seat]
    s.path[seat] = ()
    if s.boss[seat]:
        boss = s.boss[seat][0]
        s.boss[seat] = ()
        s.life[seat] = 0
        pile = sorted([*s.boss_pile, boss])
        s.dice.shuffle(pile)
        s.boss_pile = tuple(pile)
        events.boss_withdrew(s, seat, boss)
        detach(s, s.box.first_boss + boss)


def meet_a_boss(s: State, seat: int) -> None:
    """Draw a Boss with all its beads for a player who enters the Shrine. (FF-BOSS-2, FF-BOSS-3)"""
    boss = s.boss_pile[-1]
    s.boss_pile = s.boss_pile[:-1]
    s.boss[seat] = (boss,)
    s.life[seat] = s.box.bosses[boss].life
    events.boss_appeared(s, seat, boss)


def put_out(s: State, seat: int) -> None:
    """Move a player out of a house to the Exterior Location of the house. (FF-BOSS-8)"""
    s.inside[seat] = IN_NO_HOUSE
    events.put_out(s, seat, s.at[seat], s.exterior[s.at[seat]])
    clear_the_path(s, seat)
    arrive(s, seat)
