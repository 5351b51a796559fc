"""The content of Fatal Frame as people read it: every entry, with its numbers."""

from __future__ import annotations

from typing import Any

import msgspec

from gloaming.engine.content import Entry
from gloaming.games.fatal_frame.content import (
    ACTIONS,
    BOSSES,
    CAMERA,
    EXTERIORS,
    GHOSTS,
    INTERIORS,
    ITEMS,
    UPGRADES,
    cards,
    verbs,
)

SORTS = {verbs.Film: "film", verbs.Orb: "orb", verbs.Function: "function"}


def entries() -> list[dict[str, Any]]:
    """Every entry of the content, as `gloaming content` lists it."""
    listed: list[Entry] = []

    def add(kind: str, card: cards.Printed, **facts: Any) -> None:
        facts["known"] = card.known
        listed.append(Entry(card.id, kind, card.name, card.copies, card.source, card.text, card.rule, facts))

    for ghost in GHOSTS:
        add(
            "ghost",
            ghost,
            power=ghost.power,
            zone=ghost.zone,
            chase=ghost.chase,
            filament="blue" if ghost.blue else "red",
            value=ghost.value,
            album=ghost.red is not None,
        )
    for item in ITEMS:
        add("item", item, value=item.value, locations=item.locations)
    for upgrade in UPGRADES:
        gives = upgrade.gives
        add("upgrade", upgrade, sort=SORTS[type(gives)], dice=gives.dice if isinstance(gives, verbs.Film) else 0)
    for action in ACTIONS:
        add("action", action)
    for place in EXTERIORS:
        add("exterior location", place, rooms=place.rooms, twin=place.twin, acts=bool(place.arrive))
    for room in INTERIORS:
        add("interior location", room, acts=bool(room.arrive), stands=room.stands is not None)
    for boss in BOSSES:
        add("boss", boss, power=boss.power, life=boss.life, bonus=boss.bonus, adds=boss.add)
    add("camera", CAMERA, dice=CAMERA.dice, films=CAMERA.films, functions=CAMERA.functions, orbs=CAMERA.orbs)
    return [msgspec.to_builtins(entry) for entry in listed]
