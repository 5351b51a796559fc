"""Generate the clauses of RULES.md that depend on the card entries. (FF-COMP-9)"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gloaming.engine.content.clauses import Made
from gloaming.engine.phrases import count, in_words, listed
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Item
from gloaming.games.fatal_frame.catalogue import ZONES
from gloaming.games.fatal_frame.entry import Known, Printed
from gloaming.games.fatal_frame.ghosts import Boss, Ghost
from gloaming.games.fatal_frame.packs import SCHEMA

PRINTED_ZONES: Final = {**ZONES, "both": "Exterior/Interior"}

KNOWN: Final[dict[Known, str]] = {
    "name": "its name",
    "power": "its Power",
    "filament": "its filament",
    "effect": "its effect",
    "value": "its value",
    "attached": "that it is attached",
    "rooms": "its size",
    "life": "its life",
    "bonus": "its bonus",
}
"""The facts about a card that can come from the rulebook, with their names in RULES.md."""

VOCABULARY: Final = ("verb", "when", "gives", "cost", "to", "steal", "steady", "zone", "chase", "blue")
"""The fields of entries whose values are fixed words or flags."""


def clauses(box: Box) -> dict[str, list[Made]]:
    """Return the generated clauses by chapter: one for each card, and clauses that count cards.

    Cards from packs have no clause and are not counted.
    """
    chapters: dict[str, Sequence[Printed]] = {
        "camera": [box.camera],
        "ghosts": box.ghosts,
        "items": box.items,
        "upgrades": box.upgrades,
        "actions": box.actions,
        "exterior": box.exteriors,
        "interior": box.interiors,
        "bosses": box.bosses,
    }
    made = {
        chapter: [
            Made(card.rule, _text(box, card), frozenset(_words(SCHEMA.plain(card)))) for card in cards if card.rule
        ]
        for chapter, cards in chapters.items()
    }
    locations = [len([place for place in places if place.rule]) for places in (box.exteriors, box.interiors)]
    bosses = len([boss for boss in box.bosses if boss.rule])
    counts = {
        "FF-COMP-3": f"The main deck has {len(box.kind)} cards: Ghosts, Items, Upgrades and Actions.",
        "FF-COMP-4": _items(box),
        "FF-COMP-5": f"There are {locations[0]} Exterior and {locations[1]} Interior Locations.",
        "FF-COMP-6": f"There are {bosses} Boss Ghosts, and a Camera Obscura for each of "
        f"{count(box.camera.copies, 'player')}.",
    }
    made["counts"] = [Made(rule, text, frozenset([rule])) for rule, text in counts.items()]
    return made


def _items(box: Box) -> str:
    """Return a sentence on how many Items have which value."""
    values = [item.value for item in box.items if item.rule for _ in range(item.copies)]
    parts: list[str] = []
    for value in sorted(set(values), reverse=True):
        items = values.count(value)
        worth = str(value) if parts else count(value, "point")
        parts.append(f"{in_words(items)} {'is' if items == 1 else 'are'} worth {worth}")
    return f"Of the {count(len(values), 'Item')} {listed(parts or ['none'])}."


def _text(box: Box, card: Printed) -> str:
    parts = [_head(card), card.says(box.names) or _other(box, card), _source(card)]
    if card.ruling:
        parts.append(f"*(Ruling: {card.ruling})*")
    return " ".join(parts)


def _head(card: Printed) -> str:
    """Return the name of a card followed by its printed numbers."""
    name = f"{card.name} ({card.how_many()} cards)" if card.how_many() > 1 else card.name
    match card:
        case Ghost():
            follows = "Chase" if card.chase else "Bound"
            filament = "blue" if card.blue else "red"
            value = count(card.value, "point")
            return f"{name}: Power {card.power}, {PRINTED_ZONES[card.zone]}, {follows}, {filament} filament, {value}."
        case Item():
            return f"{name}: {count(card.value, 'point')}."
        case Boss():
            return f"{name}: Power {card.power}, {count(card.life, 'bead')}."
    return f"{name}."


def _other(box: Box, card: Printed) -> str:
    """Return the text for a card without an effect: where an Item can be played, or that nothing happens."""
    if isinstance(card, Item):
        rooms = [box.names[room] for room in card.locations]
        return f"Play it at one of these Locations: {listed(rooms)}."
    return "Nothing happens."


def _source(card: Printed) -> str:
    """Return a sentence on which facts about a card come from the rulebook and which are our own."""
    if not card.known:
        return "The whole card is ours."
    prints = f"The rulebook gives {listed([KNOWN[one] for one in card.known])}"
    return f"{prints}; {card.ours} is ours." if card.ours else f"{prints}."


def _words(data: Any) -> set[str]:
    if isinstance(data, list):
        return {word for entry in data for word in _words(entry)}
    if not isinstance(data, dict):
        return set()
    words = {f"{key} {value}" for key, value in data.items() if key in VOCABULARY and not isinstance(value, dict)}
    return words | {word for value in data.values() for word in _words(value)}
