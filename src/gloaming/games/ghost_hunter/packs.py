"""Tiles, cards, sheets and scenarios, read from the game's own content and from packs that people add."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any, Final

from gloaming.engine.effects import Effect
from gloaming.engine.errors import BadContent
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.engine.schema import Schema
from gloaming.games.ghost_hunter.box import (
    Box,
    Character,
    Condition,
    Deed,
    Does,
    EventCard,
    ItemCard,
    Monster,
    Scenario,
    Tile,
    Trait,
    Trigger,
)
from gloaming.games.ghost_hunter.rules.deeds.add import Add
from gloaming.games.ghost_hunter.rules.deeds.lay_token import LayToken
from gloaming.games.ghost_hunter.rules.verbs.tally import Tally
from gloaming.games.ghost_hunter.rules.vocabulary import DEEDS, VERBS
from gloaming.games.ghost_hunter.traits import TRAITS
from gloaming.games.ghost_hunter.triggers import CONDITIONS, TRIGGERS, Acted, CountIs

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema(
    {
        Effect: VERBS + DEEDS,
        Does: VERBS,
        Deed: DEEDS,
        Trait: TRAITS,
        Trigger: TRIGGERS,
        Condition: CONDITIONS,
    }
)

TABLES: Final = {
    "tile": "tiles.toml",
    "event": "events.toml",
    "monster": "monsters.toml",
    "item": "items.toml",
    "character": "characters.toml",
    "scenario": "scenarios.toml",
}
"""The file of each table."""


def read_box(*folders: Path) -> Box:
    """The box of the core content and some packs. Raises BadContent, which names file, entry and field."""
    packs = Packs("ghost-hunter", [CORE], folders, TABLES, SCHEMA)
    tiles = packs.read("tile", Tile)
    events = packs.read("event", EventCard)
    monsters = packs.read("monster", Monster)
    items = packs.read("item", ItemCard)
    characters = packs.read("character", Character)
    scenarios = packs.read("scenario", Scenario)
    names = names_of(scenarios)
    box = Box(tiles, events, monsters, items, characters, scenarios, names, Added(packs.titles, packs.fingerprint()))
    check(box)
    return box


def parts(thing: Any) -> Iterator[Any]:
    """A thing and all that stands in it."""
    if isinstance(thing, (list, tuple)):
        for one in thing:
            yield from parts(one)
    elif is_dataclass(thing):
        yield thing
        for field in fields(thing):
            yield from parts(getattr(thing, field.name))


def names_of(
    scenarios: Sequence[Scenario],
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """The tokens, counters and deeds of all scenarios, each once, in order, and the words of the deeds."""
    tokens: list[str] = []
    counters: list[str] = []
    deeds: list[str] = []
    for one in parts(scenarios):
        for kind, found, name in (
            (LayToken, tokens, "token"),
            (Add, counters, "counter"),
            (Tally, counters, "counter"),
            (CountIs, counters, "counter"),
            (Acted, deeds, "deed"),
        ):
            if isinstance(one, kind) and getattr(one, name) not in found:
                found.append(getattr(one, name))
    words = {one.deed: one.words for one in parts(scenarios) if isinstance(one, Acted)}
    return tuple(tokens), tuple(counters), tuple(deeds), tuple([words[deed] for deed in deeds])


def check(box: Box) -> None:
    """What the rules need of all entries together. Raises BadContent, which names file, entry and field."""
    for tile in box.tiles:
        if not tile.doors or set(tile.doors) - set("NESW"):
            raise BadContent(f"tiles.toml: tile {tile.id}: field 'doors': one or more of N, E, S and W")
        if tile.pair and tile.pair not in box.number:
            raise BadContent(f"tiles.toml: tile {tile.id}: field 'pair': there is no tile '{tile.pair}'")
    for tale in box.scenarios:
        where = f"scenarios.toml: scenario {tale.id}"
        for field in ("start", "ring", "aside", "out", "out_events", "out_items"):
            for name in getattr(tale, field):
                if name not in box.number:
                    raise BadContent(f"{where}: field '{field}': there is no card '{name}'")


BOX: Final = read_box()
"""What is in the box as it is sold."""
