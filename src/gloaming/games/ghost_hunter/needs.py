"""Checks of content entries that their field types cannot express, within an entry and between entries.

Errors name the file, entry and field.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.content.content_checks import (
    Parts,
    Tables,
    Where,
    check_named,
    check_parts,
    check_pieces,
    every,
    ids_of,
    wrong,
)
from gloaming.engine.content.schema import given, inside, word
from gloaming.games.ghost_hunter.box import TICKETS
from gloaming.games.ghost_hunter.cards import Character, Monster, Tile, floors_of
from gloaming.games.ghost_hunter.constants import CLUES, FLOORS, PILES, RANKS, SUITS
from gloaming.games.ghost_hunter.entry import OWN, Does, Trait
from gloaming.games.ghost_hunter.rules.deeds.affect import Affect
from gloaming.games.ghost_hunter.scenarios import Condition, Deed, Rule, Scenario
from gloaming.games.ghost_hunter.triggers import Acted, Holds

RING: Final = 8
"""The number of tiles that lie face down around the start tile. (GH-SCENE-5)"""

TAKEN: Final = re.compile(
    r"(seat|token|clue|way|turn|cell|role|ticket|insanity|tile-pile)-.*|(event|item|insanity)-pile|battle|judge"
)
"""A pattern for ids that are reserved for pieces of the table, such as seats and tokens. Entries cannot use them."""

CARDS: Final = {"Event card": ("event", "monster")}
"""The tables in which each kind of reference is looked up, if the tables are not named like the reference."""


def check_entries(tables: Tables, where: Where) -> None:
    """Check all entries. Raise BadContent, which names the file, entry and field, for the first error."""
    check_pieces(tables, pieces_of, where, [f"{rank}-of-{suit}" for rank in RANKS for suit in SUITS])
    there: dict[str, Collection[str]] = {**ids_of(tables, CARDS)}
    counters = [name for tale in tables["scenario"] for kind, name in given(tale) if kind == "counter"]
    there["counter"] = dict.fromkeys(counters)
    tiles = {tile.id: tile for tile in tables["tile"]}
    for table, entry in every(tables):
        place = where(table, entry.id)
        parts = inside(entry)
        if isinstance(entry, Scenario):
            check_named(entry, place, {**there, **names_of_scenario(entry, tables["monster"])})
        else:
            if TAKEN.fullmatch(entry.id):
                raise wrong(place, "id", f"the id {entry.id!r} is reserved for a piece of the table")
            check_named(entry, place, there)
        check_parts(parts, place)
        check_places(place, entry, parts)
    for tile in tables["tile"]:
        check_tile(tile, tiles, where("tile", tile.id))
    for item in tables["item"]:
        if item.does and item.use == "continuous":
            allowed = "\"disposable\" for an Item with 'does'"
            raise wrong(where("item", item.id), "use", allowed)
        if not item.does and item.use == "disposable":
            raise wrong(where("item", item.id), "use", "\"continuous\" for an Item without 'does'")
        if item.once and not item.got:
            raise wrong(where("item", item.id), "once", "only for an Item with 'got'")
    for sheet in tables["character"]:
        check_sheet(sheet, where("character", sheet.id))
    for tale in tables["scenario"]:
        check_scenario(tale, tiles, where("scenario", tale.id))
    check_deeds(tables["scenario"], where)


def pieces_of(table: str, entry: Any) -> list[str]:
    """Return the ids that an entry defines: its own id, and for a scenario also the id of its Enemy."""
    return [entry.id, entry.boss.id] if table == "scenario" else [entry.id]


def check_places(where: str, entry: object, parts: Parts) -> None:
    """Check that each effect, trait and condition of an entry is allowed in that entry. Raise BadContent otherwise."""
    for at, part in parts:
        if isinstance(part, (Does, Trait, Condition)) and (problem := part.misplaced(entry)):
            raise wrong(where, at, f"{word(type(part))!r}: {problem}")


def check_tile(tile: Tile, tiles: Mapping[str, Tile], where: str) -> None:
    """Check the doors, floors, pair tile and Chute or Tower fields of a tile. Raise BadContent for an error."""
    if not tile.doors or set(tile.doors) - set("NESW"):
        raise wrong(where, "doors", "one or more of N, E, S and W")
    if not floors_of(tile):
        raise wrong(where, "floors", f"one or more of {', '.join(FLOORS)}")
    if tile.pair == tile.id:
        raise wrong(where, "pair", "a tile other than itself")
    if (tile.chute or tile.waits) and not tile.pair:
        raise wrong(where, "pair", f"the tile at the other end, for '{'chute' if tile.chute else 'waits'}'")
    far = {"upper": "lower", "lower": "upper"}.get(tile.chute, "")
    if tile.pair and tiles[tile.pair].chute != far:
        raise wrong(where, "pair", f"a tile whose 'chute' is '{far}', unlike '{tile.pair}'")
    if tile.last and tile.chute != "upper":
        raise wrong(where, "last", "only for the upper end of a Chute, given by 'chute'")
    for at, part in inside(tile.each, "each"):
        if isinstance(part, Does) and part.moves_on():
            raise wrong(where, at, f"{word(type(part))!r}: an effect that moves a hunter could loop; use 'first'")
    if tile.tower and "basement" in tile.floors:
        raise wrong(where, "floors", "only the first and the second floor for a Tower")


def check_sheet(sheet: Character, where: str) -> None:
    """Check that a character sheet with traits has a name for its feat. Raise BadContent otherwise."""
    if sheet.traits and not sheet.feat.strip():
        raise wrong(where, "feat", "a name for the feat in 'traits'")


def names_of_scenario(tale: Scenario, monsters: Sequence[Monster]) -> dict[str, list[str]]:
    """Return, for each kind of reference, the names that the fields of a scenario may use: those that the scenario
    defines, its Enemy and the Monsters.
    """
    names: dict[str, list[str]] = {kind: [] for kind in OWN}
    for kind, name in given(tale):
        if name not in names[kind]:
            names[kind].append(name)
    names["token or companion"] = names["token"] + names["companion"]
    names["boss"] = [tale.boss.id]
    names["Enemy"] = [tale.boss.id, *[monster.id for monster in monsters]]
    return names


def check_deeds(scenarios: Sequence[Scenario], where: Where) -> None:
    """Check that each deed has the same label in all scenarios. Raise BadContent otherwise."""
    seen: dict[str, tuple[str, str]] = {}
    for tale in scenarios:
        for at, part in inside(tale):
            if isinstance(part, Acted):
                words, other = seen.setdefault(part.deed, (part.words, tale.id))
                if words != part.words:
                    raise wrong(
                        where("scenario", tale.id),
                        f"{at}.words",
                        f"the 'words' of deed '{part.deed}' are '{words}' in {other}; use the same words, or another "
                        f"'deed'",
                    )


def check_scenario(tale: Scenario, tiles: Mapping[str, Tile], where: str) -> None:
    """Check the set-up, clues, suspects and rules of a scenario. Raise BadContent for an error."""
    if tale.hunters[0] > tale.hunters[1]:
        raise wrong(where, "hunters", f"the fewest and the most, as [2, 4], not {list(tale.hunters)}")
    if not tale.ends:
        raise wrong(where, "ends", "at least one sentence that says how it ends")
    check_tiles_of_scenario(tale, tiles, where)
    for field in ("aside", "out", "out_events", "out_items", "laws", "suspects"):
        twice(where, field, getattr(tale, field))
    if "reveal" in tale.laws and "traitor" not in tale.laws:
        raise wrong(where, "laws", "'reveal' needs 'traitor', as there is no Guest without it")
    twice(where, "clues", [clue.id for clue in tale.clues])
    if len(tale.clues) > CLUES:
        raise wrong(where, "clues", f"at most {CLUES}, not {len(tale.clues)}")
    if tale.suspects and len(tale.suspects) != TICKETS:
        raise wrong(where, "suspects", f"{TICKETS} suspects or none, not {len(tale.suspects)}")
    if tale.guises and tuple([guise.suspect for guise in tale.guises]) != tale.suspects:
        raise wrong(where, "guises", "one for each of 'suspects', in their order, or none")
    for number, rule in enumerate(tale.rules):
        check_rule(tale, rule, f"rules[{number}]", where)


def twice(where: str, field: str, names: Sequence[str]) -> None:
    """Check that a field lists no name twice. Raise BadContent otherwise."""
    for name in names:
        if names.count(name) > 1:
            raise wrong(where, field, f"'{name}' is listed twice")


def check_tiles_of_scenario(tale: Scenario, tiles: Mapping[str, Tile], where: str) -> None:
    """Check that a scenario puts each tile in only one place, and at most one tile in each cell.

    Raise BadContent otherwise.
    """
    if not tale.start:
        raise wrong(where, "start", "at least one tile")
    begins = [start_floor(tiles[name]) for name in tale.start]
    if len(set(begins)) != len(begins):
        raise wrong(where, "start", "start tiles on different floors")
    if len(tale.piles) > PILES:
        raise wrong(where, "piles", f"at most {PILES}, not {len(tale.piles)}")
    if tale.ring and len(tale.ring) != RING:
        raise wrong(where, "ring", f"{RING} tiles or none, not {len(tale.ring)}")
    lying = [place.tile for place in tale.layout]
    seen: dict[str, str] = {}
    for field, names in (
        ("start", tale.start),
        ("layout", [name for name in lying if name not in tale.start]),
        *[("piles", pile.must) for pile in tale.piles],
        ("ring", tale.ring),
        ("aside", tale.aside),
        ("out", tale.out),
    ):
        for name in names:
            if name in seen:
                raise wrong(where, field, f"'{name}' is already in '{seen[name]}'")
            seen[name] = field
    cells = {(0, 0): tale.start[0]}
    if tale.ring:
        cells |= {(x, y): "ring" for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y}
    for laid in tale.layout:
        if laid.tile not in tale.start and (laid.x, laid.y) in cells:
            raise wrong(where, "layout", f"'{laid.tile}' is in the same cell as '{cells[laid.x, laid.y]}'")
        cells.setdefault((laid.x, laid.y), laid.tile)
    rest = [tile for tile in tiles.values() if tile.id not in seen and not tile.waits]
    for pile in tale.piles:
        most = len([other for other in rest if not pile.floor or pile.floor in other.floors])
        if pile.random > most:
            raise wrong(where, "piles", f"'random' is at most {most}, the number of other tiles, not {pile.random}")
    if sum([pile.random for pile in tale.piles]) > len(rest):
        raise wrong(where, "piles", f"the sum of 'random' is at most {len(rest)}, the number of other tiles")


def start_floor(tile: Tile) -> str:
    """Return the floor on which a start tile lies: the first floor, or the lowest allowed floor if the tile cannot lie
    on the first. (GH-SCENE-1)
    """
    return "first" if "first" in tile.floors else sorted(tile.floors, key=FLOORS.index)[0]


def check_rule(tale: Scenario, rule: Rule, at: str, where: str) -> None:
    """Check that a rule cannot be carried out endlessly, and that its effects are allowed in it.

    Raise BadContent otherwise.
    """
    if rule.when is None:
        if not rule.times or rule.until_passed:
            allowed = "1 or more, without 'until_passed', for a rule without 'when', which would otherwise never end"
            raise wrong(where, f"{at}.times", allowed)
        if rule.times > 1 and any([isinstance(condition, Holds) for condition in rule.only_if]):
            allowed = "1 for a rule without 'when' that requires a token, which might otherwise never end"
            raise wrong(where, f"{at}.times", allowed)
    if rule.until_passed and not any([isinstance(deed, Affect) and _checks(deed) for deed in rule.does]):
        raise wrong(where, f"{at}.until_passed", "only with an 'affect' that contains a 'check'")
    for number, deed in enumerate(rule.does):
        if allowed := deed.misplaced(tale, rule):
            raise wrong(where, f"{at}.does[{number}]", f"{word(type(deed))!r}: {allowed}")


def _checks(deed: Deed) -> bool:
    return any([isinstance(part, Does) and part.checks() for _, part in inside(deed)])
