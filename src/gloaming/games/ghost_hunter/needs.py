"""What the rules need of entries, each by itself and all together: what they name is there, and can be played.

What one number or word may be says the annotation of its field; the rest is here. Whatever is wrong is told with file,
entry and field.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.effects import Verb
from gloaming.engine.mistakes import (
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
from gloaming.engine.schema import given, inside, word
from gloaming.games.ghost_hunter.box import (
    CLUES,
    FLOORS,
    OWN,
    PILES,
    RANKS,
    SUITS,
    TICKETS,
    Character,
    EventCard,
    Monster,
    Rule,
    Scenario,
    Tile,
    floors_of,
)
from gloaming.games.ghost_hunter.rules.deeds.accuse import Accuse
from gloaming.games.ghost_hunter.rules.deeds.affect import Affect
from gloaming.games.ghost_hunter.rules.deeds.clear import Clear
from gloaming.games.ghost_hunter.rules.deeds.place_tile import PlaceTile
from gloaming.games.ghost_hunter.rules.deeds.remove import Remove
from gloaming.games.ghost_hunter.rules.deeds.seal import Seal
from gloaming.games.ghost_hunter.rules.deeds.spawn import Spawn
from gloaming.games.ghost_hunter.rules.deeds.take_token import TakeToken
from gloaming.games.ghost_hunter.rules.verbs.change_places import ChangePlaces
from gloaming.games.ghost_hunter.rules.verbs.check import Check
from gloaming.games.ghost_hunter.rules.verbs.drift import Drift
from gloaming.games.ghost_hunter.rules.verbs.go_back import GoBack
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.rules.verbs.slide import Slide
from gloaming.games.ghost_hunter.traits import Ladder
from gloaming.games.ghost_hunter.triggers import Accused, Acted, Holds, RoundBegins

RING: Final = 8
"""Tiles that lie face down around the first. (GH-SCENE-5)"""

TAKEN: Final = re.compile(
    r"(seat|token|clue|way|turn|cell|role|ticket|insanity|tile-pile)-.*|(event|item|insanity)-pile|battle|judge"
)
"""Ids of pieces that are no entries."""

MOVES_ON: Final = (ChangePlaces, Drift, GoBack, Slide)
"""What brings a hunter to another tile."""

CARDS: Final = {"Event card": ("event", "monster")}
"""What may be named otherwise than its table is called."""


def check_entries(tables: Tables, where: Where) -> None:
    """All that the rules need. Raises BadContent, which names file, entry and field."""
    check_pieces(tables, _pieces, where, [f"{rank}-of-{suit}" for rank in RANKS for suit in SUITS])
    there: dict[str, Collection[str]] = {**ids_of(tables, CARDS)}
    there["counter"] = dict.fromkeys([name for kind, name in given(tables["scenario"]) if kind == "counter"])
    tiles = {one.id: one for one in tables["tile"]}
    for table, entry in every(tables):
        place = where(table, entry.id)
        parts = list(inside(entry))
        if isinstance(entry, Scenario):
            check_named(entry, place, {**there, **names_of_scenario(entry, tables["monster"])})
        else:
            if TAKEN.fullmatch(entry.id):
                raise wrong(place, "id", f"the piece {entry.id!r} is the table's already")
            check_named(entry, place, there)
        check_parts(parts, place)
        check_lines(place, entry, parts)
    for tile in tables["tile"]:
        check_tile(tile, tiles, where("tile", tile.id))
    for item in tables["item"]:
        if item.does and item.use == "continuous":
            told = "\"disposable\" where 'does' says what is done when it is used up"
            raise wrong(where("item", item.id), "use", told)
    for sheet in tables["character"]:
        check_sheet(sheet, where("character", sheet.id))
    for tale in tables["scenario"]:
        check_scenario(tale, tiles, where("scenario", tale.id))
    check_deeds(tables["scenario"], where)


def _pieces(table: str, entry: Any) -> list[str]:
    """The ids by which people and programs know an entry: of a scenario also its Enemy."""
    return [entry.id, entry.boss.id] if table == "scenario" else [entry.id]


def check_lines(where: str, entry: object, parts: Parts) -> None:
    """What Event cards alone do stands on them. Raises BadContent."""
    offers = [at for at, one in parts if isinstance(one, Offer)]
    for at in offers:
        if not isinstance(entry, EventCard):
            raise wrong(where, at, "'offer': only what an Event card does is offered so")
        if len(offers) > 1 or at.count("[") > 1:
            raise wrong(where, offers[-1], "'offer': at most one, and not in what another verb does")


def has(thing: object, *verbs: type[Verb]) -> bool:
    """Whether one of some verbs stands in an entry."""
    return any([isinstance(one, verbs) for _, one in inside(thing)])


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
        if isinstance(one, MOVES_ON):
            raise wrong(where, at, f"{word(type(one))!r}: what moves a hunter on might never end; take 'first'")
    if tile.tower and "basement" in tile.floors:
        raise wrong(where, "floors", "a Tower lies on the first or the second floor")


def check_sheet(sheet: Character, where: str) -> None:
    """What a character always gives has a name, and is none of an Item. Raises BadContent."""
    if sheet.traits and not sheet.feat.strip():
        raise wrong(where, "feat", "the name of what 'traits' give")
    for at, one in inside(sheet.traits, "traits"):
        if isinstance(one, Ladder):
            raise wrong(where, at, "'ladder' is what an Item gives")


def names_of_scenario(tale: Scenario, monsters: Sequence[Monster]) -> dict[str, list[str]]:
    """What a scenario's own fields may name: what it gives a name, as their annotations say, and its Enemy."""
    found: dict[str, list[str]] = {kind: [] for kind in OWN}
    for kind, name in given(tale):
        if name not in found[kind]:
            found[kind].append(name)
    found["token or companion"] = found["token"] + found["companion"]
    found["boss"] = [tale.boss.id]
    found["Enemy"] = [tale.boss.id, *[one.id for one in monsters]]
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
    twice(where, "clues", [one.id for one in tale.clues])
    if len(tale.clues) > CLUES:
        raise wrong(where, "clues", f"at most {CLUES}, not {len(tale.clues)}")
    if tale.suspects and len(tale.suspects) != TICKETS:
        raise wrong(where, "suspects", f"{TICKETS} or none, not {len(tale.suspects)}")
    if tale.guises and tuple([one.suspect for one in tale.guises]) != tale.suspects:
        raise wrong(where, "guises", "one for each of 'suspects', in their order, or none")
    for number, rule in enumerate(tale.rules):
        check_rule(tale, rule, f"rules[{number}]", where)
    if not tale.suspects and has((tale.gates, tale.points), Accused):
        raise wrong(where, "suspects", "there is nobody to accuse")


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
    others = [one for one in tiles.values() if one.id not in seen and not one.waits]
    for pile in tale.piles:
        most = len([one for one in others if not pile.floor or pile.floor in one.floors])
        if pile.random > most:
            raise wrong(where, "piles", f"'random' is at most {most}: so many others there are; not {pile.random}")
    if sum([pile.random for pile in tale.piles]) > len(others):
        raise wrong(where, "piles", f"'random' of all together is at most {len(others)}: so many others there are")


def start_floor(tile: Tile) -> str:
    """The floor on which a start tile lies: the first unless it belongs to others. (GH-SCENE-1)"""
    return "first" if "first" in tile.floors else sorted(tile.floors, key=FLOORS.index)[0]


def check_rule(tale: Scenario, rule: Rule, at: str, where: str) -> None:
    """A rule comes to an end, and its verbs find what they need. Raises BadContent."""
    whose = rule.when is not None and not isinstance(rule.when, RoundBegins)
    if rule.when is None:
        if not rule.times or rule.until_passed:
            told = "without a 'when' 1 or more, and no 'until_passed': else it would never come to an end"
            raise wrong(where, f"{at}.times", told)
        if rule.times > 1 and any([isinstance(one, Holds) for one in rule.only_if]):
            told = "without a 'when' 1 where a token must be held: else it might never come to an end"
            raise wrong(where, f"{at}.times", told)
    if rule.until_passed and not any([isinstance(deed, Affect) and has(deed, Check) for deed in rule.does]):
        raise wrong(where, f"{at}.until_passed", "only with an 'affect' in which a 'check' stands")
    for place, part in inside(rule, at):
        if told := _misplaced(tale, rule, part, whose):
            raise wrong(where, place, f"{word(type(part))!r}: {told}")


def _misplaced(tale: Scenario, rule: Rule, part: object, whose: bool) -> str:
    """Why a verb cannot stand in a rule, "" where it can. whose: the rule is about a hunter."""
    if isinstance(part, (Seal, TakeToken)) or (isinstance(part, Remove) and part.which == "chosen"):
        if not whose:
            return "a hunter does this: 'when' is one who acted, entered or the like"
    elif isinstance(part, (Accuse, Clear, Accused)) and not tale.suspects:
        return "for a scenario with 'suspects' alone"
    elif isinstance(part, Spawn):
        if (part.at == "random") != (part.monster == "pile"):
            return "'at' is \"random\" for the monster 'pile', and a tile for another"
        if part.monster == "pile" and "monsters-only" not in tale.laws:
            return "the monster 'pile' needs 'monsters-only' among 'laws': else other cards come too"
    elif isinstance(part, Remove) and not isinstance(rule.when, (RoundBegins, Acted)) and rule.when is not None:
        return "'when' a round begins or a hunter acted, or none: not in the middle of a move or battle"
    elif isinstance(part, PlaceTile) and part.tile in tale.ring:
        return f"'{part.tile}' lies face down, as 'ring' says"
    return ""
