"""The fields of the state of Don't Go In There: name, type, visibility and description of each.

Cards, card types and rooms are stored as their numbers in the box. Boards, spaces and slots count from 0: spaces from
the top, slots from the left. `board`, `space`, `slot` and `card` refer to the meeple that is placed or takes a card.
"""

from __future__ import annotations

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, Box


class Fields:
    """The declared fields of the state."""

    box: Box = shared("All cards and rooms.")
    deck: tuple[int, ...] = zone(NOBODY, "The deck; the next card to deal is last.")
    removed: tuple[int, ...] = zone(NOBODY, "Cards that set-up removed from the deck, unseen.")
    cards: list[tuple[int, ...]] = zone(
        LOOKED, "The cards in the rooms, by board and slot.", each=lambda s: len(s.box.boards), looked="looked"
    )
    tableau: list[tuple[int, ...]] = zone(ALL, "The face-up cards of each player.", each=lambda s: s.seats)
    dispelled: list[tuple[int, ...]] = zone(
        ALL, "The dispelled (face-down) cards of each player.", each=lambda s: s.seats
    )
    looked: list[tuple[int, ...]] = value(
        (), "The seats that have seen each card in the rooms, as bits.", NOBODY, each=lambda s: len(s.box.boards)
    )
    meeples: int = chosen("The number of meeples of each player.")
    chosen_types: tuple[int, ...] = chosen("The card types chosen in the settings, empty for a random choice.")
    chosen_rooms: tuple[int, ...] = chosen("The first room of each board, NOBODY_HERE for a random choice.")
    types: tuple[int, ...] = value((), "The card types in play.")
    room: list[int] = value(
        NOBODY_HERE,
        "The face-up room of each board, NOBODY_HERE for a removed board.",
        each=lambda s: len(s.box.boards),
    )
    spaces: list[tuple[int, ...]] = value(
        (), "The seat whose meeple is on each space of each board.", each=lambda s: len(s.box.boards)
    )
    supply: list[int] = value(0, "The meeples left in each player's supply.", each=lambda s: s.seats)
    ghosts: list[int] = value(0, "The ghosts of each player.", OWNER, each=lambda s: s.seats, revealed="revealed")
    haunted: list[int] = value(0, "The Curses of each player that come from ghosts.", each=lambda s: s.seats)
    first_reached: tuple[int, ...] = value((), "The card types whose once-per-match effect has been used.")
    revealed: bool = value(False, "Whether all ghosts have been revealed.")
    resolving: bool = value(False, "Whether a room is being resolved.")
    resolver: int = value(0, "The seat that placed the 3rd meeple in the room being resolved.")
    rolled: tuple[int, ...] = value((), "The dice rolled for the room being resolved, 1 for a ghost.")
    board: int = value(0)
    space: int = value(0)
    slot: int = value(0)
    card: int = value(0)
