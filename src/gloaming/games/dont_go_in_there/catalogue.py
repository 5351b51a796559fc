"""List the content of a box for `gloaming content` and the web page."""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from gloaming.engine.content.content_files import Entry
from gloaming.engine.content.schema import word
from gloaming.games.dont_go_in_there.box import Box, read_on
from gloaming.games.dont_go_in_there.rules.sentences import SLOT_NAMES, SPACE_NAMES

TERMS: Final = {
    "dispel": r"dispel(s|led)?",
    "curse": r"curses?",
    "ghost": r"ghosts?",
    "flashlight": r"flashlights?",
    "meeple": r"meeples?",
    "die": r"dice|die",
}
"""The keywords that the web page explains, and the words in which they appear."""


def terms(text: str) -> list[str]:
    """Return the keywords that a text uses, in order of appearance."""
    found = {term: re.search(rf"\b({words})\b", text, re.IGNORECASE) for term, words in TERMS.items()}
    places = {term: match.start() for term, match in found.items() if match is not None}
    return sorted(places, key=lambda term: places[term])


def entries(box: Box) -> list[dict[str, Any]]:
    """Return an entry for each card, room and component, in the order of the box."""
    listed = []
    ids = iter(box.ids)
    for card_type in box.types:
        for card in card_type.cards:
            facts = {
                "type": card_type.id,
                "title": card_type.name,
                "type_source": card_type.source,
                "short": card_type.short(card),
                "effects": [word(type(effect)) for effect in card_type.effects],
                "curses": card.curses,
                "dice": card.dice,
                "names": card.names,
                "terms": terms(card_type.text),
            }
            name = f"{card_type.name} {card.curses}"
            entry = f"{card_type.id}-{card.curses}"
            pieces = [next(ids) for _ in range(card.copies)]
            listed.append(
                Entry(
                    entry,
                    "cursed card",
                    name,
                    card.copies,
                    card.source,
                    card_type.text,
                    read_on(card_type),
                    facts,
                    pieces,
                )
            )
    for room in box.rooms:
        hidden = room.effect.hidden_slot()
        facts = {
            "board": room.board,
            "flashlights": list(room.flashlights),
            "face_down": hidden,
            "short": room.effect.short(),
            "effects": [word(type(room.effect))],
            "spaces": list(SPACE_NAMES),
            "slots": list(SLOT_NAMES),
            "terms": terms(room.text),
        }
        listed.append(Entry(room.id, "room", room.name, 1, room.source, room.text, read_on(room), facts, [room.id]))
    for part in box.components:
        listed.append(Entry(part.id, "component", part.name, part.copies, part.source))
    return [msgspec.to_builtins(entry) for entry in listed]
