"""Tiles, cards, sheets and scenarios, read from the game's own content and from packs that people add."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any, Final

from gloaming.engine.effects import Effect
from gloaming.engine.errors import BadContent
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.engine.schema import Schema
from gloaming.engine.words import begun
from gloaming.games.ghost_hunter.box import (
    PILES,
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
from gloaming.games.ghost_hunter.rules.deeds.escort import Escort
from gloaming.games.ghost_hunter.rules.deeds.lay_token import LayToken
from gloaming.games.ghost_hunter.rules.deeds.spawn import Spawn
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
    printed: list[Tile | EventCard | Monster | ItemCard] = [*tiles, *events, *monsters, *items]
    called = {one.id: one.name for one in [*printed, *[one.boss for one in scenarios]]}
    tiles = tuple([replace(one, text=in_names(one.text, called)) for one in tiles])
    scenarios = tuple([told_in_names(one, called) for one in scenarios])
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


def in_names(text: str, called: Mapping[str, str]) -> str:
    """A text with the names of what it names by number, as T-4, E-9, I-2 and B-1. Rooms have an article."""

    def name(found: re.Match[str]) -> str:
        name = called.get(found[0].lower(), found[0])
        if found[1] in "EI":
            return name
        bare = name.removeprefix("The ")
        if bare == name and found[1] == "B":
            return name
        begins = found.start() == 0 or text[: found.start()].rstrip().endswith((".", "!", "?", "'"))
        return f"{'The' if begins else 'the'} {bare}"

    return re.sub(r"\b([TEIB])-\d+\b", name, text)


def _place(at: str, called: Mapping[str, str]) -> str:
    named = in_names(at, called)
    return named.removeprefix("The ") if at.startswith(("T-", "B-")) else begun(named)


def told_in_names(tale: Scenario, called: Mapping[str, str]) -> Scenario:
    """A scenario whose sentences call everything by its name."""
    return replace(
        tale,
        goal=in_names(tale.goal, called),
        special=tuple([in_names(one, called) for one in tale.special]),
        ends=tuple([in_names(one, called) for one in tale.ends]),
        enemy=replace(tale.enemy, text=in_names(tale.enemy.text, called)),
        clues=tuple(
            [replace(clue, at=_place(clue.at, called), text=in_names(clue.text, called)) for clue in tale.clues]
        ),
    )


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
            (Escort, counters, "lost"),
            (Acted, deeds, "deed"),
        ):
            if isinstance(one, kind) and getattr(one, name) and getattr(one, name) not in found:
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
        for counter, _ in tale.counted:
            if counter not in box.counter_names:
                raise BadContent(f"{where}: field 'counted': no rule of a scenario keeps a counter '{counter}'")
        for field in ("start", "ring", "aside", "out", "out_events", "out_items"):
            for name in getattr(tale, field):
                if name not in box.number:
                    raise BadContent(f"{where}: field '{field}': there is no card '{name}'")
        if len(tale.piles) > PILES:
            raise BadContent(f"{where}: field 'piles': at most {PILES}, not {len(tale.piles)}")
        for field, named in (
            ("piles", [name for pile in tale.piles for name in pile.must]),
            ("layout", [laid.tile for laid in tale.layout]),
        ):
            for name in named:
                if box.number.get(name, box.first_event) >= box.first_event:
                    raise BadContent(f"{where}: field '{field}': there is no tile '{name}'")
        for one in parts(tale.rules):
            if isinstance(one, Spawn) and one.monster not in ("pile", tale.boss.id):
                raise BadContent(f"{where}: field 'rules', verb 'spawn': the monster is '{tale.boss.id}' or 'pile'")
        for gate in tale.gates:
            if box.number.get(gate.tile, box.first_event) >= box.first_event:
                raise BadContent(f"{where}: field 'gates': there is no tile '{gate.tile}'")


BOX: Final = read_box()
"""What is in the box as it is sold."""
