"""The clauses of RULES.md that say what stands on tiles, cards and sheets, made from their entries."""

from __future__ import annotations

from typing import Any

from gloaming.engine.effects import Verb
from gloaming.engine.rulebook import Made
from gloaming.engine.schema import word
from gloaming.engine.words import count, listed
from gloaming.games.ghost_hunter.box import Box, Monster, Tile
from gloaming.games.ghost_hunter.catalogue import (
    clause_ids,
    feat_text,
    item_text,
    monster_text,
    scenario_text,
    sentence,
    tile_text,
)
from gloaming.games.ghost_hunter.needs import parts

SIDE_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west"}


def clauses(box: Box) -> dict[str, list[Made]]:
    """A clause for every tile, Event card, Item, character sheet and scenario."""
    ids = clause_ids(box)
    events = [
        Made(ids[one.id], f"{one.id.upper()} {one.name} ({one.kind.upper()}). {sentence(one.does)}", _words(one.does))
        for one in box.events
    ]
    events += [Made(ids[one.id], _monster(one)) for one in box.monsters[: len(box.card_of)]]
    return {
        "tiles": [Made(ids[one.id], _tile(one), _words((one.first, one.each, one.last))) for one in box.tiles],
        "events": events,
        "items": [
            Made(
                ids[one.id],
                f"{one.id.upper()} {one.name} ({one.use.capitalize()}). {item_text(one)}",
                _words((one.does, one.traits, one.got)),
            )
            for one in box.items
        ],
        "characters": [
            Made(
                ids[one.id],
                f"{one.name}, {one.profession}: ST {one.st}, DX {one.dx}, IN {one.iq}, WP {one.wp}, HP {one.hp}, "
                f"MP {one.mp}. {feat_text(one)}",
                _words(one.traits),
            )
            for one in box.characters
        ],
        "scenarios": [
            Made(ids[one.id], f"{scenario_text(one)} {one.boss.name}: {monster_text(one.boss)}", _words(one.rules))
            for one in box.scenarios
        ],
    }


def _words(line: Any) -> frozenset[str]:
    """The verbs in it, and in what it holds."""
    return frozenset([word(type(part)) for part in parts(line) if isinstance(part, Verb)])


def _tile(tile: Tile) -> str:
    doors = listed([SIDE_NAMES[side] for side in tile.doors])
    icons = [
        count(number, name)
        for number, name in (
            (tile.insanity, "Insanity card"),
            (tile.events, "Event card"),
            (tile.items, "Item"),
        )
        if number
    ]
    told = [f"{tile.id.upper()} {tile.name}: {'a door' if len(tile.doors) == 1 else 'doors'} in the {doors}."]
    told.append(f"{listed(icons)}." if icons else "No icons.")
    if len(tile.floors) < 3:
        told.append(
            f"{listed([floor.capitalize() for floor in tile.floors])} floor only.".replace("Basement floor", "Basement")
        )
    text = tile_text(tile)
    return " ".join([*told, text]) if text else " ".join(told)


def _monster(beast: Monster) -> str:
    return f"{beast.id.upper()} {beast.name} (MONSTER). {monster_text(beast)}"
