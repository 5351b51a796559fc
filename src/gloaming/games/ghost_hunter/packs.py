"""Read tiles, cards, sheets and scenarios from the core content and from packs."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import Schema, given, inside
from gloaming.engine.phrases import begun
from gloaming.engine.rules.effects import Effect
from gloaming.games.ghost_hunter.box import Box, Said
from gloaming.games.ghost_hunter.cards import Character, EventCard, ItemCard, Monster, Tile
from gloaming.games.ghost_hunter.entry import OWN, Does, Trait
from gloaming.games.ghost_hunter.needs import check_entries, pieces_of
from gloaming.games.ghost_hunter.rules.verbs.confine import Confine
from gloaming.games.ghost_hunter.rules.verbs.lock import Lock
from gloaming.games.ghost_hunter.rules.vocabulary import DEEDS, VERBS
from gloaming.games.ghost_hunter.scenarios import Condition, Deed, Scenario, Trigger
from gloaming.games.ghost_hunter.traits import TRAITS
from gloaming.games.ghost_hunter.triggers import CONDITIONS, TRIGGERS, Acted
from gloaming.games.ghost_hunter.word_meanings import MEANINGS

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema(
    {
        Effect: VERBS + DEEDS,
        Does: VERBS,
        Deed: DEEDS,
        Trait: TRAITS,
        Trigger: TRIGGERS,
        Condition: CONDITIONS,
    },
    MEANINGS,
)

TABLES: Final = {
    "tile": "tiles.toml",
    "event": "events.toml",
    "monster": "monsters.toml",
    "item": "items.toml",
    "character": "characters.toml",
    "scenario": "scenarios.toml",
}
"""The name of the file that contains each table of entries."""

TITLES: Final = {
    "scenario": ("Scenarios", "Scenario"),
    "tile": ("Tiles", "Tile"),
    "event": ("Event cards", "Event card"),
    "monster": ("Monsters", "Monster"),
    "item": ("Items", "Item"),
    "character": ("Characters", "Character"),
}
"""The name of each table for people, and that of one entry, in the order in which an editor lists the tables."""


def read_box(*folders: Path) -> Box:
    """Read the core content and the packs in these folders into a box.

    Raise BadContent, which names the file, entry and field.
    """
    packs = Packs("ghost-hunter", [CORE], folders, TABLES, SCHEMA)
    tiles = packs.read("tile", Tile)
    events = packs.read("event", EventCard)
    monsters = packs.read("monster", Monster)
    items = packs.read("item", ItemCard)
    characters = packs.read("character", Character)
    scenarios = packs.read("scenario", Scenario)
    check_entries(packs.tables, packs.where)
    added = packs.added(pieces_of)
    printed: list[Tile | EventCard | Monster | ItemCard] = [*tiles, *events, *monsters, *items]
    called = {entry.id: entry.name for entry in [*printed, *[scenario.boss for scenario in scenarios]]}
    names = names_of(scenarios)
    confines = said(Confine, [*tiles, *events, *items], scenarios)
    locks = said(Lock, [*tiles, *events, *items], scenarios)
    tiles = tuple([replace(tile, text=in_names(tile.text, called)) for tile in tiles])
    scenarios = tuple([told_in_names(scenario, called) for scenario in scenarios])
    return Box(tiles, events, monsters, items, characters, scenarios, names, confines, locks, added)


def in_names(text: str, called: Mapping[str, str]) -> str:
    """Return a text in which ids such as T-4, E-9, I-2 and B-1 are replaced by names, with an article for rooms.

    An id in parentheses directly after its own name is removed. called: the name for each id.
    """

    def apart(match: re.Match[str]) -> str:
        name = called.get(match[1].lower(), "")
        return "" if name and text[: match.start()].endswith(name) else match[0]

    def name(match: re.Match[str]) -> str:
        name = called.get(match[0].lower(), match[0])
        if match[1] in "EI":
            return name
        bare = name.removeprefix("The ")
        if bare == name and match[1] == "B":
            return name
        begins = match.start() == 0 or text[: match.start()].rstrip().endswith((".", "!", "?", "'"))
        return f"{'The' if begins else 'the'} {bare}"

    return re.sub(r"\b([TEIB])-\d+\b", name, re.sub(r" \(([TEIB]-\d+)\)", apart, text))


def _place(at: str, called: Mapping[str, str]) -> str:
    named = in_names(at, called)
    return named.removeprefix("The ") if at.startswith(("T-", "B-")) else begun(named)


def told_in_names(tale: Scenario, called: Mapping[str, str]) -> Scenario:
    """Return a copy of a scenario whose texts contain names instead of ids. called: the name for each id."""
    return replace(
        tale,
        goal=in_names(tale.goal, called),
        special=tuple([in_names(text, called) for text in tale.special]),
        ends=tuple([in_names(end, called) for end in tale.ends]),
        enemy=replace(tale.enemy, text=in_names(tale.enemy.text, called)),
        clues=tuple(
            [replace(clue, at=_place(clue.at, called), text=in_names(clue.text, called)) for clue in tale.clues]
        ),
    )


def said(
    verb: type[Does], printed: Sequence[Tile | EventCard | ItemCard], scenarios: Sequence[Scenario]
) -> tuple[Said, ...]:
    """Return all effects of one verb on tiles, cards and rules, each with its source, without duplicates."""
    effects: list[Said] = [
        (entry.id, 0, part) for entry in printed for _, part in inside(entry) if isinstance(part, verb)
    ]
    for tale in scenarios:
        for at, part in inside(tale):
            if at.startswith("rules[") and isinstance(part, verb):
                effects.append(("", int(at[len("rules[") : at.index("]")]), part))
    return tuple(dict.fromkeys(effects))


def names_of(
    scenarios: Sequence[Scenario],
) -> tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], tuple[str, ...]]:
    """Return the names of the tokens, counters and deeds that scenarios define, without duplicates, and the labels of
    the deeds.
    """
    names: dict[str, list[str]] = {kind: [] for kind in OWN}
    words: dict[str, str] = {}
    for tale in scenarios:
        for kind, name in given(tale):
            if name not in names[kind]:
                names[kind].append(name)
        words |= {part.deed: part.words for _, part in inside(tale) if isinstance(part, Acted)}
    deeds = names["deed"]
    return tuple(names["token"]), tuple(names["counter"]), tuple(deeds), tuple([words[deed] for deed in deeds])


BOX: Final = read_box()
"""The box with the core content only, without packs."""
