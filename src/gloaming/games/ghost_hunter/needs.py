"""What the rules need of entries, each by itself and all together: what they name is there, and can be played.

What one number or word may be says the annotation of its field; the rest is here. Whatever is wrong is told with file,
entry and field.
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
"""Tiles that lie face down around the first. (GH-SCENE-5)"""

TAKEN: Final = re.compile(
    r"(seat|token|clue|way|turn|cell|role|ticket|insanity|tile-pile)-.*|(event|item|insanity)-pile|battle|judge"
)
"""Ids of pieces that are no entries."""

CARDS: Final = {"Event card": ("event", "monster")}
"""What may be named otherwise than its table is called."""


def check_entries(tables: Tables, where: Where) -> None:
    """All that the rules need. Raises BadContent, which names file, entry and field."""
    check_pieces(tables, pieces_of, where, [f"{rank}-of-{suit}" for rank in RANKS for suit in SUITS])
    there: dict[str, Collection[str]] = {**ids_of(tables, CARDS)}
    counters = [name for tale in tables["scenario"] for kind, name in given(tale) if kind == "counter"]
    there["counter"] = dict.fromkeys(counters)
    tiles = {one.id: one for one in tables["tile"]}
    for table, entry in every(tables):
        place = where(table, entry.id)
        parts = inside(entry)
        if isinstance(entry, Scenario):
            check_named(entry, place, {**there, **names_of_scenario(entry, tables["monster"])})
        else:
            if TAKEN.fullmatch(entry.id):
                raise wrong(place, "id", f"the id {entry.id!r} is already used by the table")
            check_named(entry, place, there)
        check_parts(parts, place)
        check_places(place, entry, parts)
    for tile in tables["tile"]:
        check_tile(tile, tiles, where("tile", tile.id))
    for item in tables["item"]:
        if item.does and item.use == "continuous":
            told = "\"disposable\" where 'does' says what is done when it is used up"
            raise wrong(where("item", item.id), "use", told)
        if not item.does and item.use == "disposable":
            raise wrong(where("item", item.id), "use", "\"continuous\" where no 'does' says what it is used up for")
        if item.once and not item.got:
            raise wrong(where("item", item.id), "once", "nothing where no 'got' says what happens once")
    for sheet in tables["character"]:
        check_sheet(sheet, where("character", sheet.id))
    for tale in tables["scenario"]:
        check_scenario(tale, tiles, where("scenario", tale.id))
    check_deeds(tables["scenario"], where)


def pieces_of(table: str, entry: Any) -> list[str]:
    """The ids by which people and programs know an entry: of a scenario also its Enemy."""
    return [entry.id, entry.boss.id] if table == "scenario" else [entry.id]


def check_places(where: str, entry: object, parts: Parts) -> None:
    """Each part stands where it does what it says. Raises BadContent."""
    for at, part in parts:
        if isinstance(part, (Does, Trait, Condition)) and (told := part.misplaced(entry)):
            raise wrong(where, at, f"{word(type(part))!r}: {told}")


def check_tile(tile: Tile, tiles: Mapping[str, Tile], where: str) -> None:
    """Doors, floors, and what belongs to pairs and Towers alone. Raises BadContent."""
    if not tile.doors or set(tile.doors) - set("NESW"):
        raise wrong(where, "doors", "one or more of N, E, S and W")
    if not floors_of(tile):
        raise wrong(where, "floors", f"one or more of {', '.join(FLOORS)}")
    if tile.pair == tile.id:
        raise wrong(where, "pair", "another tile than itself")
    if (tile.chute or tile.waits) and not tile.pair:
        raise wrong(where, "pair", f"the tile at the other end, for '{'chute' if tile.chute else 'waits'}'")
    far = {"upper": "lower", "lower": "upper"}.get(tile.chute, "")
    if tile.pair and tiles[tile.pair].chute != far:
        raise wrong(where, "pair", f"a tile whose 'chute' is '{far}', and '{tile.pair}' is none")
    if tile.last and tile.chute != "upper":
        raise wrong(where, "last", "only on the upper end of a chute, which 'chute' says")
    for at, one in inside(tile.each, "each"):
        if isinstance(one, Does) and one.moves_on():
            raise wrong(where, at, f"{word(type(one))!r}: what moves a hunter on might never end; take 'first'")
    if tile.tower and "basement" in tile.floors:
        raise wrong(where, "floors", "a Tower lies on the first or the second floor")


def check_sheet(sheet: Character, where: str) -> None:
    """What a character always gives has a name. Raises BadContent."""
    if sheet.traits and not sheet.feat.strip():
        raise wrong(where, "feat", "the name of what 'traits' give")


def names_of_scenario(tale: Scenario, monsters: Sequence[Monster]) -> dict[str, list[str]]:
    """What a scenario's own fields may name: what it gives a name, as their annotations say, and its Enemy."""
    found: dict[str, list[str]] = {kind: [] for kind in OWN}
    for kind, name in given(tale):
        if name not in found[kind]:
            found[kind].append(name)
    found["token or companion"] = found["token"] + found["companion"]
    found["boss"] = [tale.boss.id]
    found["Enemy"] = [tale.boss.id, *[monster.id for monster in monsters]]
    return found


def check_deeds(scenarios: Sequence[Scenario], where: Where) -> None:
    """A deed has the same words wherever it is done. Raises BadContent."""
    seen: dict[str, tuple[str, str]] = {}
    for tale in scenarios:
        for at, one in inside(tale):
            if isinstance(one, Acted):
                words, other = seen.setdefault(one.deed, (one.words, tale.id))
                if words != one.words:
                    raise wrong(
                        where("scenario", tale.id),
                        f"{at}.words",
                        f"the 'words' of deed '{one.deed}' are '{words}' in {other}; the same, or call the 'deed' "
                        f"otherwise",
                    )


def check_scenario(tale: Scenario, tiles: Mapping[str, Tile], where: str) -> None:
    """Set-up, clues, suspects and rules of a scenario. Raises BadContent."""
    if tale.hunters[0] > tale.hunters[1]:
        raise wrong(where, "hunters", f"the fewest and the most, as [2, 4], not {list(tale.hunters)}")
    if not tale.ends:
        raise wrong(where, "ends", "one or more sentences that say how it ends")
    check_tiles_of_scenario(tale, tiles, where)
    for field in ("aside", "out", "out_events", "out_items", "laws", "suspects"):
        twice(where, field, getattr(tale, field))
    if "reveal" in tale.laws and "traitor" not in tale.laws:
        raise wrong(where, "laws", "with 'reveal' also 'traitor': it shows the Guest, whom there is only then")
    twice(where, "clues", [clue.id for clue in tale.clues])
    if len(tale.clues) > CLUES:
        raise wrong(where, "clues", f"at most {CLUES}, not {len(tale.clues)}")
    if tale.suspects and len(tale.suspects) != TICKETS:
        raise wrong(where, "suspects", f"{TICKETS} or none, not {len(tale.suspects)}")
    if tale.guises and tuple([guise.suspect for guise in tale.guises]) != tale.suspects:
        raise wrong(where, "guises", "one for each of 'suspects', in their order, or none")
    for number, rule in enumerate(tale.rules):
        check_rule(tale, rule, f"rules[{number}]", where)


def twice(where: str, field: str, names: Sequence[str]) -> None:
    """Nothing stands twice in a list. Raises BadContent."""
    for name in names:
        if names.count(name) > 1:
            raise wrong(where, field, f"'{name}' stands twice")


def check_tiles_of_scenario(tale: Scenario, tiles: Mapping[str, Tile], where: str) -> None:
    """Each tile that a scenario names lies in one place, and no two lie in the same. Raises BadContent."""
    if not tale.start:
        raise wrong(where, "start", "one tile or more")
    begins = [start_floor(tiles[name]) for name in tale.start]
    if len(set(begins)) != len(begins):
        raise wrong(where, "start", "each of them on another floor")
    if len(tale.piles) > PILES:
        raise wrong(where, "piles", f"at most {PILES}, not {len(tale.piles)}")
    if tale.ring and len(tale.ring) != RING:
        raise wrong(where, "ring", f"{RING} tiles or none, not {len(tale.ring)}")
    lying = [one.tile for one in tale.layout]
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
                raise wrong(where, field, f"'{name}' stands in '{seen[name]}' already")
            seen[name] = field
    cells = {(0, 0): tale.start[0]}
    if tale.ring:
        cells |= {(x, y): "ring" for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y}
    for laid in tale.layout:
        if laid.tile not in tale.start and (laid.x, laid.y) in cells:
            raise wrong(where, "layout", f"where '{laid.tile}' lies, lies '{cells[laid.x, laid.y]}'")
        cells.setdefault((laid.x, laid.y), laid.tile)
    others = [tile for tile in tiles.values() if tile.id not in seen and not tile.waits]
    for pile in tale.piles:
        most = len([other for other in others if not pile.floor or pile.floor in other.floors])
        if pile.random > most:
            raise wrong(where, "piles", f"'random' is at most {most}: so many others there are; not {pile.random}")
    if sum([pile.random for pile in tale.piles]) > len(others):
        raise wrong(where, "piles", f"'random' of all together is at most {len(others)}: so many others there are")


def start_floor(tile: Tile) -> str:
    """The floor on which a start tile lies: the first unless it belongs to others. (GH-SCENE-1)"""
    return "first" if "first" in tile.floors else sorted(tile.floors, key=FLOORS.index)[0]


def check_rule(tale: Scenario, rule: Rule, at: str, where: str) -> None:
    """A rule comes to an end, and its verbs find what they need. Raises BadContent."""
    if rule.when is None:
        if not rule.times or rule.until_passed:
            told = "without a 'when' 1 or more, and no 'until_passed': else it would never come to an end"
            raise wrong(where, f"{at}.times", told)
        if rule.times > 1 and any([isinstance(one, Holds) for one in rule.only_if]):
            told = "without a 'when' 1 where a token must be held: else it might never come to an end"
            raise wrong(where, f"{at}.times", told)
    if rule.until_passed and not any([isinstance(deed, Affect) and _checks(deed) for deed in rule.does]):
        raise wrong(where, f"{at}.until_passed", "only with an 'affect' in which a 'check' stands")
    for number, deed in enumerate(rule.does):
        if told := deed.misplaced(tale, rule):
            raise wrong(where, f"{at}.does[{number}]", f"{word(type(deed))!r}: {told}")


def _checks(deed: Deed) -> bool:
    return any([isinstance(one, Does) and one.checks() for _, one in inside(deed)])
