"""The fields of the state of Don't Go In There: name, type, visibility and description of each.

Cards, types and rooms are numbers of the box. Boards, spaces and slots count from 0, spaces from the top, slots from
the left. `board`, `space`, `slot` and `card` belong to the acting meeple.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, Box


class Fields:
    """The fields of the state."""

    box: Box = shared("All cards and rooms.")
    deck: tuple[int, ...] = zone(NOBODY, "Its top last.")
    removed: tuple[int, ...] = zone(NOBODY, "Out of the game, unseen.")
    cards: list[tuple[int, ...]] = zone(
        LOOKED, "In the rooms, by board and slot.", each=lambda s: len(s.box.boards), looked="looked"
    )
    tableau: list[tuple[int, ...]] = zone(ALL, "Face up before each player.", each=lambda s: s.seats)
    dispelled: list[tuple[int, ...]] = zone(ALL, "Face down before each player.", each=lambda s: s.seats)
    looked: list[tuple[int, ...]] = value(
        (), "The seats that have seen each card in the rooms.", NOBODY, each=lambda s: len(s.box.boards)
    )
    meeples: int = chosen("Of each player.")
    chosen_types: tuple[int, ...] = chosen("The types that the table has chosen, none where chance chooses.")
    chosen_rooms: tuple[int, ...] = chosen("The room to lie up on each board, NOBODY_HERE where chance chooses.")
    types: tuple[int, ...] = value((), "In play.")
    room: list[int] = value(
        NOBODY_HERE, "That lies up on each board, NOBODY_HERE for a board removed.", each=lambda s: len(s.box.boards)
    )
    spaces: list[tuple[int, ...]] = value(
        (), "The seat whose meeple stands on each space of each board.", each=lambda s: len(s.box.boards)
    )
    supply: list[int] = value(0, "The meeples left to each player.", each=lambda s: s.seats)
    ghosts: list[int] = value(0, "Of each player.", OWNER, each=lambda s: s.seats, revealed="revealed")
    haunted: list[int] = value(0, "The Curses that ghosts have brought each player.", each=lambda s: s.seats)
    first_reached: tuple[int, ...] = value((), "The types whose race is run.")
    revealed: bool = value(False, "The ghosts have been shown.")
    resolving: bool = value(False, "A room is being resolved.")
    resolver: int = value(0, "Who placed its 3rd meeple.")
    rolled: tuple[int, ...] = value((), "The dice of the room being resolved, 1 for a ghost.")
    board: int = value(0)
    space: int = value(0)
    slot: int = value(0)
    card: int = value(0)
