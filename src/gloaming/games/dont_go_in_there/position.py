"""Positions written with names: starting points of lessons, challenges and tests, instead of the regular set-up.

Cards are named by the ids of their entries (`cat-2`) or, if the copy matters, by their own ids (`cat-2-b`). Cards of
the types in play that are not named are in the deck or out of the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from gloaming.engine.decoding import convert
from gloaming.engine.state.log import EventLog
from gloaming.engine.state.positions import Positions, Supply, dice_of, dice_showing, dice_state, number_of, spare
from gloaming.engine.state.zones import EVERYONE
from gloaming.games.dont_go_in_there.box import NOBODY_HERE, SLOTS, SPACES, Box
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.rules.sentences import SPACE_NAMES
from gloaming.games.dont_go_in_there.state import State

ASKED: Final = "turn/place_a_meeple"
"""The step at which a position begins: a player places a meeple."""

SPACE_NUMBER: Final = {name: number for number, name in enumerate(SPACE_NAMES)}

Names = list[str]
Seat = Annotated[int, Meta(ge=0)]
Count = Annotated[int, Meta(ge=0)]
Face = Annotated[int, Meta(ge=0, le=1)]


class Position(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """The table at the start of a turn. Lists of lists have one list per seat.

    types: the card types in play. rooms: the cards of each face-up room, from the left; a board without a room here has
    been removed. meeples: the seat on each occupied space, by room and space; these seats have seen the room's
    face-down card. deck: the next cards to deal, in groups of three, from the left; deck_size: the number of cards in
    the deck, if it has more cards than `deck`. first_reached: the types whose once-per-match effect has been used.
    rolls: the results of the next dice rolls, 1 for a ghost; dice: the state of the dice as in a save, instead of
    `rolls`.
    """

    types: Names
    rooms: dict[str, Annotated[Names, Meta(min_length=SLOTS, max_length=SLOTS)]] = {}
    meeples: dict[str, dict[str, Seat]] = {}
    turn: Seat = 0
    tableau: list[Names] = []
    dispelled: list[Names] = []
    ghosts: list[Count] = []
    first_reached: Names = []
    deck: Names = []
    deck_size: Count = 0
    rolls: list[list[Face]] = []
    dice: str = ""


def arrange(s: State, data: Mapping[str, Any]) -> None:
    """Set up a position, given as the fields of Position, on a new table.

    Raises ValueError if the position is invalid.
    """
    p = convert(data, Position)
    box = s.box
    if p.turn >= s.seats:
        raise ValueError(f"'turn' must be a seat from 0 to {s.seats - 1}")
    s.start(s.seats)
    s.supply = [s.meeples] * s.seats
    s.events, s.secrets = EventLog(), {}
    s.turn = p.turn
    rolls = [[face + 1 for face in roll] for roll in p.rolls]
    s.dice = dice_showing(rolls, 2) if rolls else dice_of((), p.dice, s.dice)
    s.types = tuple(sorted([number_of(box.type_number, name) for name in p.types]))
    s.first_reached = tuple([number_of(box.type_number, name) for name in p.first_reached])
    cards = Supply([[box.ids[card], box.entry[card]] for card in range(len(box.cards))])
    cards.left = [card for card in cards.left if box.kind[card] in s.types]
    s.tableau = cards.by_seat(p.tableau, s.seats)
    s.dispelled = cards.by_seat(p.dispelled, s.seats)
    _open_rooms(s, p, cards)
    order = cards.pile(p.deck, s.dice)[::-1]
    size = max(p.deck_size, len(p.deck))
    dealt, s.removed = order[:size], order[size:]
    hands = [dealt[first : first + SLOTS] for first in range(0, size, SLOTS)]
    s.deck = tuple([card for hand in hands[::-1] for card in hand])
    for seat, held in enumerate(p.ghosts):
        if held:
            s.ghosts[seat] = held
            events.ghosts(s, seat, held)
    s.stand([(s.program.numbers["match/play_turns"], ())])


def _open_rooms(s: State, p: Position, cards: Supply) -> None:
    """Set up the rooms of a position with their cards and meeples. Raises ValueError if the position is invalid."""
    box = s.box
    for name in p.meeples:
        if name not in p.rooms:
            raise ValueError(f"meeples stand in {name!r}, which is not face up")
    for name, lying in p.rooms.items():
        room = number_of(box.room_number, name)
        board = _board_of(box, room)
        if s.room[board] != NOBODY_HERE:
            raise ValueError(f"two rooms of one board are face up: {box.rooms[s.room[board]].id!r} and {name!r}")
        spaces = [NOBODY_HERE] * SPACES
        seen = 0
        for space, seat in p.meeples.get(name, {}).items():
            if seat >= s.seats:
                raise ValueError(f"a meeple of seat {seat} stands in {name!r}, but seats go from 0 to {s.seats - 1}")
            spaces[number_of(SPACE_NUMBER, space)] = seat
            s.supply[seat] -= 1
            seen |= 1 << seat
        hidden = box.effect[room].hidden_slot()
        s.room[board] = room
        s.cards[board] = cards.take_all(lying)
        s.looked[board] = tuple([seen if slot == hidden else EVERYONE for slot in range(SLOTS)])
        s.spaces[board] = tuple(spaces)


def _board_of(box: Box, room: int) -> int:
    return next(board for board, rooms in enumerate(box.boards) if room in rooms)


def describe(s: State) -> dict[str, Any]:
    """Return the table as data for `arrange`, with all cards of the deck.

    Raises ValueError unless a player is placing a meeple.
    """
    box = s.box
    step = s.program.names[s.step]
    if step != ASKED:
        raise ValueError(f"a position can only begin at '{ASKED}', not at '{step}'")

    def names(cards: tuple[int, ...]) -> Names:
        return [box.entry[card] for card in cards]

    there = [(board, box.rooms[room].id) for board, room in enumerate(s.room) if room != NOBODY_HERE]
    hands = [s.deck[first : first + SLOTS] for first in range(0, len(s.deck), SLOTS)]
    return spare(
        {
            "types": [box.types[kind].id for kind in s.types],
            "rooms": {room: names(s.cards[board]) for board, room in there},
            "meeples": {
                room: {space: seat for space, seat in zip(SPACE_NAMES, s.spaces[board]) if seat != NOBODY_HERE}
                for board, room in there
                if any([seat != NOBODY_HERE for seat in s.spaces[board]])
            },
            "turn": s.turn,
            "tableau": [names(pile) for pile in s.tableau],
            "dispelled": [names(pile) for pile in s.dispelled],
            "ghosts": list(s.ghosts),
            "first_reached": [box.types[kind].id for kind in s.first_reached],
            "deck": [name for hand in hands[::-1] for name in names(hand)],
            "deck_size": len(s.deck),
            "dice": dice_state(s.dice),
        }
    )


POSITIONS: Final = Positions(arrange=arrange, describe=describe, piles=("deck",))
