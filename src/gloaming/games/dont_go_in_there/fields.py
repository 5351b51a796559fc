"""The fields of the state of Don't Go In There: name, type, visibility and description of each.

Cards, card types and rooms are stored as their numbers in the box. Boards, spaces and slots count from 0: spaces from
the top, slots from the left. `board`, `space`, `slot` and `card` refer to the meeple that is placed or takes a card.
"""

from __future__ import annotations

from typing import Final

from gloaming.engine.state.fields import chosen, shared, value, zone
from gloaming.engine.state.meanings import SEAT, Axis, left_out, numbered, one, per, pile, rows, some, upto
from gloaming.engine.state.zones import ALL, LOOKED, NOBODY, OWNER
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS, SPACES, Box

CARD: Final = Axis("card", lambda box: box.entry)
TYPE: Final = Axis("type", lambda box: [card_type.id for card_type in box.types])
ROOM: Final = Axis("room", lambda box: [room.id for room in box.rooms])
BOARD: Final = Axis("board", lambda box: [f"board{number}" for number in range(len(box.boards))])
SPACE: Final = numbered("space", SPACES)
SLOT: Final = numbered("slot", SLOTS)
FACE: Final = Axis("face", lambda box: ("blank", "ghost"))

MOST_GHOSTS: Final = 60
"""More ghosts than a player can collect."""

MOST_DICE: Final = 20
"""More dice than a room can roll."""


class Fields:
    """The declared fields of the state."""

    box: Box = shared("All cards and rooms.")
    deck: tuple[int, ...] = zone(NOBODY, "The deck; the next card to deal is last.", of=pile(CARD))
    removed: tuple[int, ...] = zone(NOBODY, "Cards that set-up removed from the deck, unseen.", of=pile(CARD))
    cards: list[tuple[int, ...]] = zone(
        LOOKED,
        "The cards in the rooms, by board and slot.",
        each=lambda s: len(s.box.boards),
        looked="looked",
        of=per(BOARD, pile(CARD, SLOTS)),
    )
    tableau: list[tuple[int, ...]] = zone(
        ALL, "The face-up cards of each player.", each=lambda s: s.seats, of=per(SEAT, pile(CARD))
    )
    dispelled: list[tuple[int, ...]] = zone(
        ALL, "The dispelled (face-down) cards of each player.", each=lambda s: s.seats, of=per(SEAT, pile(CARD))
    )
    looked: list[tuple[int, ...]] = value(
        (), "The seats that have seen each card in the rooms, as bits.", NOBODY, each=lambda s: len(s.box.boards)
    )
    meeples: int = chosen("The number of meeples of each player.", of=upto(10))
    chosen_types: tuple[int, ...] = chosen(
        "The card types chosen in the settings, empty for a random choice.",
        of=left_out("`types` shows the types in play"),
    )
    chosen_rooms: tuple[int, ...] = chosen(
        "The first room of each board, NOBODY_HERE for a random choice.", of=left_out("`room` shows the rooms in play")
    )
    types: tuple[int, ...] = value((), "The card types in play.", of=some(TYPE))
    room: list[int] = value(
        NOBODY_HERE,
        "The face-up room of each board, NOBODY_HERE for a removed board.",
        each=lambda s: len(s.box.boards),
        of=per(BOARD, one(ROOM, NOBODY_HERE)),
    )
    spaces: list[tuple[int, ...]] = value(
        (),
        "The seat whose meeple is on each space of each board.",
        each=lambda s: len(s.box.boards),
        of=per(BOARD, per(SPACE, one(SEAT, NOBODY_HERE))),
    )
    supply: list[int] = value(
        0, "The meeples left in each player's supply.", each=lambda s: s.seats, of=per(SEAT, upto(10))
    )
    ghosts: list[int] = value(
        0,
        "The ghosts of each player.",
        OWNER,
        each=lambda s: s.seats,
        revealed="revealed",
        of=per(SEAT, upto(MOST_GHOSTS)),
    )
    haunted: list[int] = value(
        0, "The Curses of each player that come from ghosts.", each=lambda s: s.seats, of=per(SEAT, upto(MOST_GHOSTS))
    )
    first_reached: tuple[int, ...] = value(
        (), "The card types whose once-per-match effect has been used.", of=some(TYPE)
    )
    revealed: bool = value(False, "Whether all ghosts have been revealed.")
    resolving: bool = value(False, "Whether a room is being resolved.")
    resolver: int = value(0, "The seat that placed the 3rd meeple in the room being resolved.", of=one(SEAT, None))
    rolled: tuple[int, ...] = value(
        (), "The dice rolled for the room being resolved, 1 for a ghost.", of=rows(MOST_DICE, one(FACE, None))
    )
    board: int = value(0, of=one(BOARD, None))
    space: int = value(0, of=one(SPACE, None))
    slot: int = value(0, of=one(SLOT, None))
    card: int = value(0, of=one(CARD, None))
