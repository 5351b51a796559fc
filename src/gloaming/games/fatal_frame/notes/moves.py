"""Features of moving a player."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.chances import apart, moves_to_an_end
from gloaming.games.fatal_frame.constants import CELLS, ENTER, GO, INSIDE, LEAVE, LEAVE_BY_TWIN, LONGEST, NOTHING
from gloaming.games.fatal_frame.notes.fights import fights
from gloaming.games.fatal_frame.notes.situation import Situation

UNEXPLORED: Final = 9
"""The code of a face-down destination. The code of an explored Exterior Location is its own number."""

ROOMS: Final = 10
ENTERED: Final = 30
LEFT: Final = 40
BY_TWIN: Final = 50
"""Codes of destinations: ROOMS plus the number of an Interior Location, ENTERED or LEFT plus the number of a house, and
BY_TWIN for leaving to a twin house."""

FAR: Final = 6
UNKNOWN: Final = 7


def moved(situation: Situation, way: int, to: int) -> list[int]:
    """Return the features of a move of the player to move."""
    s = situation.s
    box = s.box
    seat = situation.seat
    at = s.at[seat]
    inside = s.inside[seat]
    cell = at
    room = NOTHING
    place = NOTHING
    if way == GO:
        cell = to
        place = to
        code = s.exterior[to] if s.explored[to] else UNEXPLORED
    elif way == ENTER:
        code = ENTERED + s.exterior[at]
    elif way == INSIDE:
        room = s.path[seat][to]
        code = ROOMS + room
        place = CELLS + LONGEST * seat + to
    elif way == LEAVE:
        code = LEFT + s.exterior[at]
        place = at
    else:
        code = BY_TWIN
        twin = s.exterior.index(box.twin[s.exterior[at]])
        cell = NOTHING
        if s.explored[twin]:
            cell = twin
            place = twin
    within = way in (ENTER, INSIDE)
    stack = _stack(situation, place, within)
    life = min(s.life[seat], 3) if s.boss[seat] else 0
    items = _items(situation, way, to, room)
    free = not stack
    promise = situation.indoors if within else situation.outdoors
    far = _far(situation, cell, within, way, to)
    to_shrine = 1 if way == ENTER and at == situation.shrine else 0
    return [
        code * 4 + situation.four,
        far * 6 + situation.stage + (48 if inside >= 0 else 0),
        (far * 8 + min(int(situation.boss / 3.0), 7)) * 4 + situation.four,
        (far * 4 + situation.threat) * 6 + situation.stage,
        (to_shrine * 8 + min(int(situation.boss / 3.0), 7)) * 4 + situation.threat,
        fights(situation, stack, room),
        items * 2 + situation.needs,
        (min(int(promise * 4.0), 7) if free else 8) * 6 + situation.stage,
        code * 4 + (0 if situation.held <= 2 else 1 if situation.held <= 4 else 2 if situation.held == 5 else 3),
        (_house(situation, cell, within) * 2 + (1 if situation.items else 0)) * 4 + situation.four,
        (_dark(situation, cell) * 2 + (1 if situation.shrine >= 0 else 0)) * 4 + situation.four,
        (way * 4 + situation.threat) * 6 + situation.stage,
        (life * 5 + way) * 4 + min(situation.arms[seat].dice, 4) - 1,
        len(stack) * 6 + situation.stage,
    ]


def _stack(situation: Situation, place: int, within: bool) -> list[int]:
    """Return the Ghosts at the destination after a move, including those that follow the player, in ascending Power."""
    s = situation.s
    box = s.box
    stack: list[int] = list(s.ghosts[place]) if place >= 0 else []
    old = s.place(situation.seat)
    if old >= 0:
        for card in s.ghosts[old]:
            ghost = box.ghost[card]
            if ghost.chase and (ghost.indoors if within else ghost.outdoors):
                at = 0
                while at < len(stack) and box.ghost[stack[at]].power < ghost.power:
                    at += 1
                stack.insert(at, card)
    return stack


def _items(situation: Situation, way: int, to: int, room: int) -> int:
    """Return a code for the Items in hand and how near they could be played after a move."""
    s = situation.s
    seat = situation.seat
    count = min(len(situation.items), 3)
    if way == GO:
        if not s.explored[to]:
            return 20 + count
        return 24 + count * 5 + min(s.box.exteriors[s.exterior[to]].rooms, 4)
    if way == ENTER:
        return 44 + count * 5 + min(s.box.exteriors[s.exterior[s.at[seat]]].rooms, 4)
    if way == INSIDE:
        return _worth_in(situation, room) * 5 + _near(situation, to)
    return 64 + _near(situation, s.inside[seat]) * 2 + (1 if way == LEAVE_BY_TWIN else 0)


def _worth_in(situation: Situation, room: int) -> int:
    """Return a code for the best Item in hand to play in a room: 0 for none, 2 for more than 3 points, else 1."""
    s = situation.s
    best = 0
    for kind in situation.items:
        if room in s.box.played_at[kind]:
            best = max(best, 2 if s.box.items[kind - s.box.first_item].value > 3 else 1)
    return best


def _near(situation: Situation, place: int) -> int:
    """Return the distance in the path to the nearest room where an Item in hand can be played; 4 if there is none."""
    path = situation.s.path[situation.seat]
    near = 4
    for number in range(len(path)):
        far = number - place if number > place else place - number
        if far < near and _worth_in(situation, path[number]):
            near = far
    return near


def _far(situation: Situation, cell: int, within: bool, way: int, to: int) -> int:
    """Return the distance from the destination of a move to the Shrine, at most FAR; UNKNOWN if either is unknown."""
    if situation.shrine < 0 or cell < 0:
        return UNKNOWN
    far = apart(cell, situation.shrine)
    if within:
        far += 1 + (moves_to_an_end(situation.s, situation.seat, to) if way == INSIDE else 0)
    return min(far, FAR)


def _house(situation: Situation, cell: int, within: bool) -> int:
    """Return the distance from a cell to the nearest explored house except the Shrine; 5 if unknown or inside."""
    if within or cell < 0:
        return 5
    s = situation.s
    near = 5
    for other in range(CELLS):
        if other != situation.shrine and s.explored[other] and s.box.exteriors[s.exterior[other]].rooms:
            near = min(near, apart(cell, other))
    return near


def _dark(situation: Situation, cell: int) -> int:
    """Return the number of face-down Locations next to a cell; 5 if the cell itself is face down."""
    if cell < 0:
        return 0
    explored = situation.s.explored
    if not explored[cell]:
        return 5
    dark = 0
    if cell >= 3 and not explored[cell - 3]:
        dark += 1
    if cell < 6 and not explored[cell + 3]:
        dark += 1
    if cell % 3 and not explored[cell - 1]:
        dark += 1
    if cell % 3 < 2 and not explored[cell + 1]:
        dark += 1
    return dark


def displaced(situation: Situation, kind: int, seat: int, way: int, to: int) -> list[int]:
    """Return the features of an Action that moves a player.

    For another player, only a few features matter: the player's stage, the kind of move, the Ghosts at the player's
    Location, the beads of the player's Boss, and whether the player is ahead. These are at the same positions as in
    `moved`; the other positions hold constant placeholders. The placeholders are arbitrary, but changing them requires
    retraining `weights.json`.
    """
    if seat == situation.seat:
        return [situation.stage] + moved(situation, way, to)
    s = situation.s
    stage = situation.stages[seat]
    life = min(s.life[seat], 3) if s.boss[seat] else 0
    place = s.place(seat)
    here = len(s.ghosts[place])
    return [
        10 + stage,
        220 + way,
        200,
        200,
        70,
        100 + stage * 5 + way,
        150 + min(here, 3),
        200 + life,
        (60 + life) * 2 + (1 if way >= LEAVE else 0),
        210,
        100,
        100,
        130,
        150 + (1 if seat == situation.ahead else 0),
        150,
    ]
