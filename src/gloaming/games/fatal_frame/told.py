"""What happens in Fatal Frame and what may be chosen: every event and option, its numbers and its words."""

from __future__ import annotations

from typing import Any

from gloaming.engine.declare import Declared, Param
from gloaming.games.fatal_frame.content import BOSSES, CARDS, EXTERIORS, INTERIORS, NAMES
from gloaming.games.fatal_frame.names import CELL_NAMES, card_id, card_name, kind_name, player, the
from gloaming.games.fatal_frame.state import BOSS, CELLS, FACES, LONGEST, MOST_DICE


def _itself(box: Any, number: int) -> str:
    return str(number)


SEAT = Param("seat", 4, lambda box, seat: player(seat), lambda box, seat: f"seat-{seat}")
CARD = Param("card", len(CARDS), lambda box, card: card_name(card), lambda box, card: card_id(card))
GHOST = Param("ghost", BOSS + len(BOSSES), lambda box, card: the(card), lambda box, card: card_id(card))
KIND = Param("kind", len(NAMES), lambda box, kind: kind_name(kind))
CELL = Param("cell", CELLS, lambda box, cell: CELL_NAMES[cell], lambda box, cell: f"cell-{cell}")
LOCATION = Param("location", len(EXTERIORS), lambda box, location: EXTERIORS[location].name)
ROOM = Param("room", len(INTERIORS), lambda box, room: INTERIORS[room].name, lambda box, room: INTERIORS[room].id)
FACE = Param("face", FACES + 1, _itself)
ROUND = Param("round", 10_000, _itself)
DIE = Param("die", MOST_DICE + 1, _itself, least=-1)
WAY = Param("way", 5, _itself)
TO = Param("to", max(CELLS, LONGEST), _itself)
OLD = Param("old", len(NAMES) + 1, lambda box, kind: kind_name(kind), least=-1)
STEP_LEFT = Param("step", 6, _itself)
PART = Param("part", max(CARDS.__len__() + len(BOSSES), 9), _itself)

EVENTS = (
    Declared("drew", "{seat} draws {card}.", public="{seat} draws a card.", seat=SEAT, card=CARD),
    Declared("discarded", "{seat} discards {card}.", seat=SEAT, card=CARD),
    Declared("salvaged", "{seat} takes {card} from the discard pile.", seat=SEAT, card=CARD),
    Declared("turn", "Round {round}: {seat}'s turn.", seat=SEAT, round=ROUND),
    Declared("went", "{seat} moves to {location}.", seat=SEAT, cell=CELL, location=LOCATION),
    Declared("explored", "The Location in the {cell} is turned up: {location}.", cell=CELL, location=LOCATION),
    Declared(
        "entered",
        "{seat} enters {house}; the path is: {many_rooms}.",
        seat=SEAT,
        house=LOCATION,
        many_rooms=ROOM,
    ),
    Declared("captured", "{seat} captures {ghost}.", seat=SEAT, ghost=GHOST),
    Declared("held", "{seat} will skip the next turn.", seat=SEAT),
    Declared("reshuffled", "The discard pile is shuffled into a new deck."),
)

OPTIONS = (
    Declared("pass", "Pass"),
    Declared("stand", "Let the dice stand"),
    Declared("keep", "Discard nothing: the Trapped Boy keeps your hand"),
    Declared("leave-it", "Take nothing"),
    Declared("stay", "Go no further"),
    Declared("go-on", "Stay here"),
    Declared("draw", "Draw 1 card"),
    Declared("end-turn", "End your turn"),
    Declared("move", "Move", way=WAY, to=TO),
    Declared("scout", "Turn up {cell}", cell=CELL),
    Declared("fight", "Fight {ghost}", ghost=GHOST),
    Declared("orb", "Spirit Orb", die=DIE),
    Declared("add", "Add", kind=KIND, die=DIE),
    Declared("ghost", "{kind} on {seat}", kind=KIND, seat=SEAT),
    Declared("item", "{kind}", kind=KIND),
    Declared("upgrade", "{kind}", kind=KIND, old=OLD),
    Declared("discard", "Discard {kind}", kind=KIND),
    Declared("pay", "Pay with {kind}", kind=KIND),
    Declared("lose", "Lose {kind}", kind=KIND),
    Declared("give-up", "Give up {kind}", kind=KIND),
    Declared("salvage", "Take {kind}", kind=KIND),
    Declared("function", "Use {kind}", kind=KIND),
    Declared("only", "Only that", phase=STEP_LEFT),
)
