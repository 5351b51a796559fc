"""The clauses of RULES.md that say what stands on cards and boards, made from their entries."""

from __future__ import annotations

from gloaming.engine.rulebook import Made
from gloaming.engine.words import listed
from gloaming.games.dont_go_in_there.box import Box, CardType, Room


def clauses(box: Box) -> dict[str, list[Made]]:
    """A clause for every card type and room that names one, by the chapter it stands in."""
    return {
        "types": [Made(one.rule, _card_type(one)) for one in box.types if one.rule],
        "rooms": [Made(one.rule, _room(one)) for one in box.rooms if one.rule],
    }


def _card_type(one: CardType) -> str:
    values = listed([str(card.curses) for card in one.cards])
    named = [f"the {card.curses} names {card.names}" for card in one.cards if card.names]
    return f"{one.name}, of {values} Curses{f': {listed(named)}' if named else ''}. {one.text}"


def _room(room: Room) -> str:
    lights = listed([str(light) for light in room.flashlights])
    return f"{room.name}, on board {room.board}, with {lights} flashlights. {room.text}"
