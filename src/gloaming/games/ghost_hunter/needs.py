"""What the rules need of entries, each by itself and all together: what they name is there, and can be played.

What one number or word may be says the annotation of its field; the rest is here. Whatever is wrong is told with file,
entry and field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from typing import Annotated, Any, Final, get_args, get_origin

from gloaming.engine.effects import Verb
from gloaming.engine.errors import BadContent
from gloaming.engine.schema import hints, word
from gloaming.games.ghost_hunter.box import (
    CLUES,
    FLOORS,
    PILES,
    RANKS,
    SUITS,
    TICKETS,
    Character,
    EventCard,
    ItemCard,
    Monster,
    Names,
    Rule,
    Scenario,
    Tile,
    floors_of,
)
from gloaming.games.ghost_hunter.rules.deeds.accuse import Accuse
from gloaming.games.ghost_hunter.rules.deeds.add import Add
from gloaming.games.ghost_hunter.rules.deeds.affect import Affect
from gloaming.games.ghost_hunter.rules.deeds.clear import Clear
from gloaming.games.ghost_hunter.rules.deeds.escort import Escort
from gloaming.games.ghost_hunter.rules.deeds.lay_token import LayToken
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
from gloaming.games.ghost_hunter.rules.verbs.tally import Tally
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

There = Mapping[str, frozenset[str]]
"""What there is of each kind that an entry may name."""


@dataclass(frozen=True)
class Found:
    """A text that names something. where: the field and verb in which it stands; of: its own field, "" for the same."""

    names: Names
    where: str
    of: str
    text: str


TYPED: Final[dict[type, Mapping[str, Any]]] = {}
"""The annotations of the classes of entries, once they have been asked for."""


def typed(cls: type) -> Mapping[str, Any]:
    """The annotations of a class of entries."""
    if cls not in TYPED:
        TYPED[cls] = hints(cls)
    return TYPED[cls]


def parts(thing: Any) -> Iterator[Any]:
    """A thing and all that stands in it."""
    if isinstance(thing, (list, tuple)):
        for one in thing:
            yield from parts(one)
    elif is_dataclass(thing):
        yield thing
        for field in typed(type(thing)):
            yield from parts(getattr(thing, field))


def named(thing: Any, where: str = "", rule: str = "") -> Iterator[Found]:
    """Every text in an entry whose annotation says that it names something."""
    for field, hint in typed(type(thing)).items():
        at = f"{where}, verb '{word(type(thing))}'" if where and isinstance(thing, Verb) else where
        at = at or f"field '{field}'"
        of = f"'{field}'{rule}" if where else ""
        value = getattr(thing, field)
        for names, text in texts(hint, value):
            yield Found(names, at, of, text)
        for number, one in enumerate(value if isinstance(value, tuple) else (value,), 1):
            if is_dataclass(one):
                yield from named(one, at, f" of rule {number}" if isinstance(one, Rule) else rule)


def texts(hint: Any, value: Any) -> Iterator[tuple[Names, str]]:
    """The texts of a field that name something, with what."""
    if get_origin(hint) is Annotated:
        for one in hint.__metadata__:
            if isinstance(one, Names):
                yield one, value
        yield from texts(get_args(hint)[0], value)
    elif get_origin(hint) is tuple:
        inside = get_args(hint)
        for number, one in enumerate(value):
            yield from texts(inside[0] if inside[-1] is Ellipsis else inside[number], one)


def missing(found: Found, there: There) -> str:
    """What is wrong with a text that names something; "" where that is there."""
    names, text = found.names, found.text
    if names.kind == "a name":
        return "" if text.strip() else "a text that people can read, not an empty one"
    if text in names.also or (text.lower() if names.any_case else text) in there[names.kind]:
        return ""
    if names.kind == "counter":
        return f"no rule of a scenario keeps a counter '{text}'"
    if names.kind == "boss":
        also = "".join([f" or '{one}'" for one in names.also])
        return f"the monster is '{next(iter(there['boss']), '')}'{also}, not '{text}'"
    return f"there is no {names.called} '{text}'"


def check_entries(
    tiles: Sequence[Tile],
    events: Sequence[EventCard],
    monsters: Sequence[Monster],
    items: Sequence[ItemCard],
    characters: Sequence[Character],
    scenarios: Sequence[Scenario],
) -> None:
    """All that the rules need. Raises BadContent, which names file, entry and field."""
    tables: list[tuple[str, Sequence[Any]]] = [
        ("tiles.toml: tile", tiles),
        ("events.toml: event", events),
        ("monsters.toml: monster", monsters),
        ("items.toml: item", items),
        ("characters.toml: character", characters),
        ("scenarios.toml: scenario", scenarios),
    ]
    check_ids(tables)
    there = {
        "tile": frozenset([one.id for one in tiles]),
        "Event card": frozenset([card.id for card in events] + [monster.id for monster in monsters]),
        "Item card": frozenset([one.id for one in items]),
        "counter": frozenset([counter for tale in scenarios for counter in counters(tale)]),
    }
    for table, entries in tables:
        for one in entries:
            known = there
            if isinstance(one, Scenario):
                known = there | names_of_scenario(one, monsters)
            for found in named(one):
                if wrong := missing(found, known):
                    raise BadContent(f"{table} {one.id}: {found.where}: {wrong}{f' ({found.of})' if found.of else ''}")
            check_lines(f"{table} {one.id}", one)
    by_id = {one.id: one for one in tiles}
    for tile in tiles:
        check_tile(tile, by_id)
    for card in events:
        check_event(card)
    for item in items:
        if item.does and item.use == "continuous":
            told = "field 'use': \"disposable\" where 'does' says what is done when it is used up"
            raise BadContent(f"items.toml: item {item.id}: {told}")
    for sheet in characters:
        if sheet.traits and not sheet.feat.strip():
            raise BadContent(f"characters.toml: character {sheet.id}: field 'feat': the name of what 'traits' give")
        if any([isinstance(trait, Ladder) for trait in sheet.traits]):
            raise BadContent(f"characters.toml: character {sheet.id}: field 'traits': 'ladder' is what an Item gives")
    for tale in scenarios:
        check_scenario(tale, by_id)
    check_deeds(scenarios)


def check_lines(where: str, entry: Any) -> None:
    """A check leads to something, and what Event cards alone do stands on them. Raises BadContent."""
    for one in parts(entry):
        if isinstance(one, Check) and not one.passed and not one.failed:
            raise BadContent(f"{where}: verb 'check': 'passed' or 'failed', or both: what follows")
        if isinstance(one, Offer) and not isinstance(entry, EventCard):
            raise BadContent(f"{where}: verb 'offer': only what an Event card does is offered so")


def has(thing: Any, *verbs: type[Verb]) -> bool:
    """Whether one of some verbs stands in an entry."""
    return any([isinstance(one, verbs) for one in parts(thing)])


def check_ids(tables: Sequence[tuple[str, Sequence[Any]]]) -> None:
    """One id, one piece. Raises BadContent."""
    seen: dict[str, str] = {}
    suits = [f"{rank}-of-{suit}" for rank in RANKS for suit in SUITS]
    for table, entries in tables:
        for one in entries:
            ids = [(one.id, "id")]
            if isinstance(one, Scenario):
                ids.append((one.boss.id, "boss"))
            elif TAKEN.fullmatch(one.id) or one.id in suits:
                raise BadContent(
                    f"{table} {one.id}: field 'id': the table calls something else '{one.id}'; take another"
                )
            for id, field in ids:
                if id in seen:
                    raise BadContent(f"{table} {one.id}: field '{field}': '{id}' is taken by {seen[id]}")
                seen[id] = f"{table.split()[1]} {one.id}"


def check_tile(tile: Tile, tiles: Mapping[str, Tile]) -> None:
    """Doors, floors, and what belongs to pairs and Towers alone. Raises BadContent."""
    where = f"tiles.toml: tile {tile.id}"
    if not tile.doors or set(tile.doors) - set("NESW"):
        raise BadContent(f"{where}: field 'doors': one or more of N, E, S and W")
    if not floors_of(tile):
        raise BadContent(f"{where}: field 'floors': one or more of {', '.join(FLOORS)}")
    if tile.pair == tile.id:
        raise BadContent(f"{where}: field 'pair': another tile than itself")
    if (tile.chute or tile.waits) and not tile.pair:
        raise BadContent(
            f"{where}: field 'pair': the tile at the other end, for '{'chute' if tile.chute else 'waits'}'"
        )
    far = {"upper": "lower", "lower": "upper"}.get(tile.chute, "")
    if tile.pair and tiles[tile.pair].chute != far:
        raise BadContent(f"{where}: field 'pair': a tile whose 'chute' is '{far}', and '{tile.pair}' is none")
    if tile.last and tile.chute != "upper":
        raise BadContent(f"{where}: field 'last': only on the upper end of a chute, which 'chute' says")
    for one in parts(tile.each):
        if isinstance(one, MOVES_ON):
            verb = word(type(one))
            raise BadContent(
                f"{where}: field 'each', verb '{verb}': what moves a hunter on might never end; take 'first'"
            )
    if tile.tower and "basement" in tile.floors:
        raise BadContent(f"{where}: field 'floors': a Tower lies on the first or the second floor")


def check_event(card: EventCard) -> None:
    """What the rules look for on the card itself. Raises BadContent."""
    offers = [one for one in parts(card) if isinstance(one, Offer)]
    if offers and (len(offers) > 1 or offers[0] not in card.does):
        raise BadContent(
            f"events.toml: event {card.id}: field 'does', verb 'offer': at most one, and not in what another verb does"
        )


def counters(tale: Scenario) -> list[str]:
    """What the rules of a scenario count."""
    inside = list(parts(tale.rules))
    kept = [one.counter for one in inside if isinstance(one, (Add, Tally))]
    kept += [one.lost for one in inside if isinstance(one, Escort)]
    return [one for one in kept if one.strip()]


def names_of_scenario(tale: Scenario, monsters: Sequence[Monster]) -> dict[str, frozenset[str]]:
    """What a scenario's own fields may name."""
    inside = list(parts(tale.rules))
    tokens = frozenset([one.token for one in inside if isinstance(one, LayToken)])
    companions = frozenset([one.companion for one in inside if isinstance(one, Escort)])
    return {
        "Enemy": frozenset([tale.boss.id, *[one.id for one in monsters]]),
        "boss": frozenset([tale.boss.id]),
        "clue": frozenset([one.id for one in tale.clues]),
        "suspect": frozenset(tale.suspects),
        "token": tokens,
        "token or companion": tokens | companions,
        "deed": frozenset([one.deed for one in inside if isinstance(one, Acted)]),
        "counter": frozenset(counters(tale)),
    }


def check_deeds(scenarios: Sequence[Scenario]) -> None:
    """A deed has the same words wherever it is done. Raises BadContent."""
    seen: dict[str, tuple[str, str]] = {}
    for tale in scenarios:
        for one in parts(tale.rules):
            if isinstance(one, Acted):
                words, other = seen.setdefault(one.deed, (one.words, tale.id))
                if words != one.words:
                    raise BadContent(
                        f"scenarios.toml: scenario {tale.id}: field 'rules', verb 'acted': the 'words' of deed "
                        f"'{one.deed}' are '{words}' in {other}; the same, or call the 'deed' otherwise"
                    )


def check_scenario(tale: Scenario, tiles: Mapping[str, Tile]) -> None:
    """Set-up, clues, suspects and rules of a scenario. Raises BadContent."""
    where = f"scenarios.toml: scenario {tale.id}"

    def wrong(field: str, told: str) -> BadContent:
        return BadContent(f"{where}: field '{field}': {told}")

    if tale.hunters[0] > tale.hunters[1]:
        raise wrong("hunters", f"the fewest and the most, as [2, 4], not {list(tale.hunters)}")
    if not tale.ends:
        raise wrong("ends", "one or more sentences that say how it ends")
    check_tiles_of_scenario(tale, tiles)
    for field in ("aside", "out", "out_events", "out_items", "laws", "suspects"):
        twice(where, field, getattr(tale, field))
    twice(where, "clues", [one.id for one in tale.clues])
    if len(tale.clues) > CLUES:
        raise wrong("clues", f"at most {CLUES}, not {len(tale.clues)}")
    if tale.suspects and len(tale.suspects) != TICKETS:
        raise wrong("suspects", f"{TICKETS} or none, not {len(tale.suspects)}")
    if tale.guises and tuple([one.suspect for one in tale.guises]) != tale.suspects:
        raise wrong("guises", "one for each of 'suspects', in their order, or none")
    for number, rule in enumerate(tale.rules, 1):
        if told := fault(tale, rule):
            raise BadContent(f"{where}: field 'rules', {told} (rule {number})")
    if not tale.suspects and has((tale.gates, tale.points), Accused):
        raise wrong("suspects", "there is nobody to accuse")


def twice(where: str, field: str, names: Sequence[str]) -> None:
    """Nothing stands twice in a list. Raises BadContent."""
    for name in names:
        if names.count(name) > 1:
            raise BadContent(f"{where}: field '{field}': '{name}' stands twice")


def check_tiles_of_scenario(tale: Scenario, tiles: Mapping[str, Tile]) -> None:
    """Each tile that a scenario names lies in one place, and no two lie in the same. Raises BadContent."""
    where = f"scenarios.toml: scenario {tale.id}"

    def wrong(field: str, told: str) -> BadContent:
        return BadContent(f"{where}: field '{field}': {told}")

    if not tale.start:
        raise wrong("start", "one tile or more")
    begins = [start_floor(tiles[name]) for name in tale.start]
    if len(set(begins)) != len(begins):
        raise wrong("start", "each of them on another floor")
    if len(tale.piles) > PILES:
        raise wrong("piles", f"at most {PILES}, not {len(tale.piles)}")
    if tale.ring and len(tale.ring) != RING:
        raise wrong("ring", f"{RING} tiles or none, not {len(tale.ring)}")
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
                raise wrong(field, f"'{name}' stands in '{seen[name]}' already")
            seen[name] = field
    cells = {(0, 0): tale.start[0]}
    if tale.ring:
        cells |= {(x, y): "ring" for x in (-1, 0, 1) for y in (-1, 0, 1) if x or y}
    for laid in tale.layout:
        if laid.tile not in tale.start and (laid.x, laid.y) in cells:
            raise wrong("layout", f"where '{laid.tile}' lies, lies '{cells[laid.x, laid.y]}'")
        cells.setdefault((laid.x, laid.y), laid.tile)
    others = [one for one in tiles.values() if one.id not in seen and not one.waits]
    for pile in tale.piles:
        most = len([one for one in others if not pile.floor or pile.floor in one.floors])
        if pile.random > most:
            raise wrong("piles", f"'random' is at most {most}: so many others there are; not {pile.random}")
    if sum([pile.random for pile in tale.piles]) > len(others):
        raise wrong("piles", f"'random' of all together is at most {len(others)}: so many others there are")


def start_floor(tile: Tile) -> str:
    """The floor on which a start tile lies: the first unless it belongs to others. (GH-SCENE-1)"""
    return "first" if "first" in tile.floors else sorted(tile.floors, key=FLOORS.index)[0]


def fault(tale: Scenario, rule: Rule) -> str:
    """What is wrong with a rule: the verb or field, and what would be right; "" for nothing."""
    whose = rule.when is not None and not isinstance(rule.when, RoundBegins)
    if rule.when is None:
        if not rule.times or rule.until_passed:
            return "'times': without a 'when' 1 or more, and no 'until_passed': else it would never come to an end"
        for one in rule.only_if:
            if rule.times > 1 and isinstance(one, Holds):
                return "'times': without a 'when' 1 where a token must be held: else it might never come to an end"
    if rule.until_passed and not any([isinstance(deed, Affect) and has(deed, Check) for deed in rule.does]):
        return "'until_passed': only with an 'affect' in which a 'check' stands"
    for part in parts(rule):
        if isinstance(part, (Seal, TakeToken)) or (isinstance(part, Remove) and part.which == "chosen"):
            if not whose:
                return f"verb '{word(type(part))}': a hunter does this: 'when' is one who acted, entered or the like"
        elif isinstance(part, (Accuse, Clear, Accused)) and not tale.suspects:
            return f"verb '{word(type(part))}': for a scenario with 'suspects' alone"
        elif isinstance(part, Spawn):
            if (part.at == "random") != (part.monster == "pile"):
                return "verb 'spawn': 'at' is \"random\" for the monster 'pile', and a tile for another"
            if part.monster == "pile" and "monsters-only" not in tale.laws:
                return "verb 'spawn': the monster 'pile' needs 'monsters-only' among 'laws': else other cards come too"
        elif isinstance(part, Remove) and not isinstance(rule.when, (RoundBegins, Acted)) and rule.when is not None:
            return (
                "verb 'remove': 'when' a round begins or a hunter acted, or none: not in the middle of a move or battle"
            )
        elif isinstance(part, PlaceTile) and part.tile in tale.ring:
            return f"verb 'place-tile': '{part.tile}' lies face down, as 'ring' says"
    return ""
