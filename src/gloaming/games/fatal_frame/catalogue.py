"""List the content of a box: every entry with its facts."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.engine.content.content_files import Entry
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Item
from gloaming.games.fatal_frame.constants import ALBUM
from gloaming.games.fatal_frame.entry import Printed
from gloaming.games.fatal_frame.ghosts import Boss, Ghost, White
from gloaming.games.fatal_frame.locations import Exterior
from gloaming.games.fatal_frame.upgrades import Camera, Film, Upgrade

ZONES = {"exterior": "Exterior", "interior": "Interior", "both": "Exterior and Interior"}
SHORT_ZONES = {**ZONES, "both": "Exterior/Interior"}
"""The displayed names of the zones, with a short form for "both"."""

ENTRY_KINDS = {
    "Ghost": "ghost",
    "Item": "item",
    "Upgrade": "upgrade",
    "Action": "action",
    "Exterior": "exterior location",
    "Interior": "interior location",
    "Boss": "boss",
    "Camera": "camera",
}
"""The kind of entry that the content list shows for each entry class."""


def entries(box: Box) -> list[dict[str, Any]]:
    """Return all entries of the box, for `gloaming content` and the web page."""
    listed = []
    pieces: dict[str, list[str]] = {}
    for piece, card in zip(box.piece, box.card, strict=True):
        pieces.setdefault(card.id, []).append(piece)
    for card in box.every():
        facts = {**_facts(card), "does": card.says(box.names), "known": list(card.known)}
        kind = ENTRY_KINDS[type(card).__name__]
        copies = pieces.get(card.id, [card.id])
        entry = Entry(card.id, kind, card.name, card.how_many(), card.source, text(box, card), card.rule, facts, copies)
        listed.append(msgspec.to_builtins(entry))
    return listed


def text(box: Box, card: Printed) -> str:
    """Return the flavor text of a card followed by its rules text."""
    return " ".join([part for part in (card.text, card.says(box.names)) if part])


def _facts(card: Printed) -> dict[str, Any]:
    match card:
        case Ghost():
            return {
                "power": card.power,
                "zone": card.zone,
                "zone_name": ZONES[card.zone],
                "zone_short": SHORT_ZONES[card.zone],
                "chase": card.chase,
                "filament": "blue" if card.blue else "red",
                "value": card.value,
                "others": card.gift("worth-others"),
                "white": card.white_text(),
                "red": card.red_text(),
                "flavor": card.text,
                **_effect(card.white),
            }
        case Item():
            return {"value": card.value, "locations": list(card.locations)}
        case Upgrade():
            return {"sort": card.sort, "dice": card.gives.dice if isinstance(card.gives, Film) else 0}
        case Exterior():
            return {"rooms": card.rooms, "twin": card.twin, "shrine": card.shrine}
        case Boss():
            return {
                "power": card.power,
                "life": card.life,
                "bonus": list(card.bonus),
                "adds": card.add,
                **_effect(card.white),
            }
        case Camera():
            slots = {"films": 1, "functions": card.functions, "orbs": card.orbs, "album": ALBUM}
            return {"dice": card.dice, **slots}
    return {}


def _effect(white: White | None) -> dict[str, str]:
    """Return when a Ghost Effect applies and what it does, both "" for none."""
    return {"when": "", "effect": ""} if white is None else {"when": white.when, "effect": white.do.words()}
