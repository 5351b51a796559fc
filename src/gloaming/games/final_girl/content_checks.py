"""Checks of the content beyond the bounds of each field. Errors name the file, entry and field."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.content_checks import (
    Parts,
    Tables,
    Where,
    check_named,
    check_parts,
    check_pieces,
    every,
    ids_of,
    shortened,
    wrong,
)
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.content.pack_entries import ID, LONGEST_ID
from gloaming.engine.content.schema import inside, named, word
from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.boards import Girl, Token
from gloaming.games.final_girl.cards import PIECES, Action, Event, Finale
from gloaming.games.final_girl.entry import Printed
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.map import Location, distances
from gloaming.games.final_girl.rules.verbs.act import Act
from gloaming.games.final_girl.rules.verbs.bloodlust import Bloodlust
from gloaming.games.final_girl.rules.verbs.damage import Damage
from gloaming.games.final_girl.rules.verbs.ease_rolls import EaseRolls
from gloaming.games.final_girl.rules.verbs.horror import Horror
from gloaming.games.final_girl.rules.verbs.ignore import Ignore
from gloaming.games.final_girl.rules.verbs.reduce import Reduce
from gloaming.games.final_girl.rules.verbs.spawn import Spawn
from gloaming.games.final_girl.sentences import STARTS
from gloaming.games.final_girl.traits import MORE_ON, AfterAnother, Judged, More, Standing, Trait, When

TABLES_OF: Final = {
    "Action": ("action",),
    "bonus Item": ("bonus",),
    "Final Girl": ("girl",),
    "Killer": ("killer",),
    "Location": ("location",),
    "Killer or Location": ("killer", "location"),
    "Minion": ("minion",),
}
"""The tables that define the ids of each kind."""

ELSEWHERE: Final = {"space": None, "space or start": None}
"""Kinds of ids that no table defines: they are looked up in the map of a Location."""


def check(tables: Tables, where: Where) -> None:
    """Check each entry, and that the entries fit together. Raise BadContent with file, entry and field."""
    for location in tables["location"]:
        assert isinstance(location, Location)
        check_spaces(location, where("location", location.id))
    _check_names(tables, where)
    for table, entry in every(tables):
        parts = inside(entry)
        check_parts(parts, where(table, entry.id))
        _check_verbs(table, entry, parts, where(table, entry.id))
    _check_others(tables, where)
    _check_owners(tables, where)
    _check_minions(tables, where)
    _check_events(tables, where)
    check_pieces(tables, pieces_of, where, _pieces_of_the_table(tables))
    for location in tables["location"]:
        if location.id in [killer.id for killer in tables["killer"]]:
            raise wrong(where("location", location.id), "id", f"a Killer already has the id {location.id!r}")


def check_spaces(location: Location, where: str = "") -> None:
    """Check the spaces of a map. Raise BadContent with the space and the field. (FG-BOARD-1, FG-BOARD-2)

    Every link must lead both ways unless it is one-way, each die face must lead to at most one space, and every space
    must be reachable from every other.
    """
    where = where or location.id
    spaces = {space.id: space for space in location.spaces}
    ids = list(spaces)
    for space in location.spaces:
        there = f"{where}: space {space.id[:LONGEST_ID]}"
        if len(space.id) > LONGEST_ID or not ID.fullmatch(space.id):
            raise wrong(
                there, "id", f"only lowercase letters, digits and single hyphens between them, at most {LONGEST_ID}"
            )
        if space.id in STARTS:
            raise wrong(there, "id", "is reserved: cards use it for a space of the Setup card")
        if spaces[space.id] is not space:
            raise wrong(there, "id", "another space has the same id")
        faces = [face for link in space.links.values() for face in link]
        if len(set(faces)) < len(faces) or not set(faces) <= set(range(1, 7)):
            raise wrong(there, "links", "each die face must be from 1 to 6 and appear only once")
        for other in space.links:
            if other not in spaces:
                raise wrong(there, "links", f"{other!r} is not a space here; the spaces are {shortened(ids)}")
            if other == space.id or (space.id not in spaces[other].links and other not in space.one_way):
                raise wrong(there, "links", f"{other!r} does not lead back; name it in 'one_way' if that is meant")
        for other in space.one_way:
            if other not in space.links or space.id in spaces[other].links:
                raise wrong(there, "one_way", f"{other!r} must be in 'links' and not lead back")
    number = {id: at for at, id in enumerate(ids)}
    far = distances(tuple([tuple([number[other] for other in space.links]) for space in location.spaces]))
    for at, id in enumerate(ids):
        if far[0][at] < 0:
            name = location.spaces[at].name
            why = f"no path leads to {name} from {location.spaces[0].name}; connect {name} with another space"
            raise wrong(f"{where}: space {id}", "links", why)
        if far[at][0] < 0:
            name = location.spaces[at].name
            why = f"no path leads from {name} to {location.spaces[0].name}; connect {name} with another space both ways"
            raise wrong(f"{where}: space {id}", "links", why)
    search = [space.id for space in location.spaces if space.search]
    if len(set(location.decks)) < len(location.decks) or not set(location.decks) <= set(search):
        why = f"each must be a different space with 'search'; these spaces have it: {shortened(search)}"
        raise wrong(where, "decks", why)


def _check_names(tables: Tables, where: Where) -> None:
    """Check that all ids named in entries exist.

    An entry that belongs to no Location may name only spaces that every Location has.
    """
    there = {**ids_of(tables, TABLES_OF), **ELSEWHERE}
    locations = [location for location in tables["location"] if isinstance(location, Location)]
    spaces = {location.id: [space.id for space in location.spaces] for location in locations}
    for table, entry in every(tables):
        of = entry.id if table == "location" else getattr(entry, "of", "")
        places = [of] if of in spaces else list(spaces)
        check_named(entry, where(table, entry.id), there)
        for at, names, name in named(entry):
            if names.kind not in ELSEWHERE or (names.kind == "space or start" and name in ("", *STARTS)):
                continue
            for place in places:
                if name not in spaces[place]:
                    why = f"{place} has no space {name!r}; it has {shortened(spaces[place])}"
                    if of != place:
                        why += "; a card without a Location is played at every one"
                    raise wrong(where(table, entry.id), at, why)


def _check_verbs(table: str, entry: Printed, parts: Parts, where: str) -> None:
    """Check that entries use verbs, traits and standing rules only where these have an effect."""
    attack = isinstance(entry, Action) and (entry.attack or entry.when == "attacked")
    attacked = isinstance(entry, Action) and entry.when == "attacked"
    use = entry.use if isinstance(entry, Item) else None
    for at, part in parts:
        defends, acts = attacked, attacked
        if use is not None and at.startswith("use."):
            defends, acts = use.when == "attacked", use.when in ("attacked", "killer")
        why = ""
        if isinstance(part, Damage) and not attack:
            why = "only Action cards with 'attack' or when = 'attacked' can have it"
        elif isinstance(part, (Ignore, Reduce)) and not defends:
            why = "only a card or Item with when = 'attacked' can have it"
        elif isinstance(part, Act) and acts:
            why = "an Enemy is already acting then"
        elif isinstance(part, EaseRolls) and part.three_and_four == "phase" and not _in_action_phase(entry, at):
            why = "three_and_four = 'phase' is only for effects in the Action phase; use 'next-roll' here"
        elif table == "killer" and at.startswith("final") and _raises_bloodlust(part):
            why = (
                "the Final Effect would trigger itself without end; use other effects, such as 'heal-killer' or "
                "'discard-terror', but no 'bloodlust' and no 'horror' above 0"
            )
        elif isinstance(part, More) and not part.fits(table):
            there = [to for to, tables in MORE_ON.items() if table in tables]
            why = f"'to' can only be {' or '.join(there)} here, not {part.to!r}"
        elif isinstance(part, Trait) and not part.fits(table):
            why = f"has no effect here; use {_MAY_STAND[table]}"
        if why:
            raise wrong(where, at, f"{word(type(part))!r}: {why}")
    if isinstance(entry, Finale) and not any([_reaches_her(effect) for effect in (*entry.minions, *entry.action)]):
        raise wrong(
            where, "action", "needs an 'act' with target 'girl' or 'nearest', moves and attacks, so that the match ends"
        )


def _check_others(tables: Tables, where: Where) -> None:
    """Check that, for each effect that needs another one, a card with the latter can be in the same match.

    A card of a Location is only in matches at that Location; any other card may be in every match.
    """
    locations = [location.id for location in tables["location"]]
    places_of: dict[type[object], set[str]] = {}
    needed: list[tuple[str, str, AfterAnother, str]] = []
    for table, entry in every(tables):
        of = getattr(entry, "of", "")
        place = of if of in locations else ""
        for at, part in inside(entry):
            places_of.setdefault(type(part), set()).add(place)
            if isinstance(part, AfterAnother):
                needed.append((where(table, entry.id), at, part, place))
    for there, at, part, place in needed:
        places = places_of.get(part.other(), set())
        if not places or (place and not places & {"", place}):
            at_place = f" at {place}" if place else ""
            why = f"{word(type(part))!r}: needs a card{at_place} with {word(part.other())!r}, but there is none"
            raise wrong(there, at, why)


_MAY_STAND: Final = {
    "power": "another trait, such as 'more'",
    "girl": "another trait, such as 'more', 'rush', 'more-dice' or 'immediate'",
    "terror": "another trait, such as 'more'",
    "event": "another rule, such as 'more' or 'when'",
    "item": "another rule, such as 'more'",
    "bonus": "another rule, such as 'more'",
}
"""For error messages: the traits and standing rules that entries of a table can have."""


def _in_action_phase(entry: Printed, at: str) -> bool:
    """Return whether this part of an entry is carried out only in the Action phase. (FG-ROLL-10)"""
    if isinstance(entry, Action):
        return entry.when == "action"
    if isinstance(entry, Item):
        return at.startswith("use.") and entry.use is not None and entry.use.when == "action"
    if isinstance(entry, Event):
        return isinstance(entry.stays, When) and entry.stays.on == "further-save"
    return isinstance(entry, Girl)


def _raises_bloodlust(part: object) -> bool:
    return isinstance(part, Bloodlust) or (isinstance(part, Horror) and part.by > 0)


def _reaches_her(effect: Effect) -> bool:
    """Return whether an effect, repeated every turn, sooner or later attacks the Final Girl."""
    if isinstance(effect, Judged):
        return effect.reaches_her()
    return isinstance(effect, Act) and effect.target != "victim" and effect.moves > 0 and effect.attacks > 0


def _fetches(effect: Effect) -> bool:
    """Return whether an effect brings the Killer to the Final Girl even from off the board."""
    return isinstance(effect, Judged) and effect.reaches_her()


def _check_minions(tables: Tables, where: Where) -> None:
    """Check that each `spawn` has a kind of Minion, and that a film without a Killer on the board can end.

    Minion Actions cannot be the Killer's. (FG-MINION-7, FG-MINION-8, FG-MINION-12, FG-MINION-13)

    A card of a Killer need not name his first kind.
    """
    kinds: dict[str, list[str]] = {}
    for minion in tables["minion"]:
        kinds.setdefault(minion.of, []).append(minion.id)
    for killer in tables["killer"]:
        if killer.away:
            for finale in tables["finale"]:
                if finale.of == killer.id and not any([_fetches(effect) for effect in finale.action]):
                    why = "needs an effect that brings a Killer who starts off the board to you"
                    raise wrong(where("finale", finale.id), "action", why)
        if killer.nobody and killer.id not in kinds:
            raise wrong(where("killer", killer.id), "nobody", "needs a [[minion]] whose field 'of' names this film")
    killers = [killer.id for killer in tables["killer"]]
    for table, entry in every(tables):
        of = entry.id if table == "killer" else getattr(entry, "of", "")
        own = kinds.get(of, [])
        for at, part in inside(entry):
            if isinstance(part, Spawn) and not part.kind and (of not in killers or not own):
                if of in killers:
                    why = f"this Killer has no Minions: add a [[minion]] whose field 'of' is {of!r}"
                else:
                    why = f"needs the id of a [[minion]]{f', such as {shortened(own)}' if own else ''}"
                raise wrong(where(table, entry.id), f"{at}.kind", why)
        for number, effect in enumerate(entry.minions if table in ("killer", "finale") else ()):
            if isinstance(effect, Act) and effect.who == "killer":
                why = (
                    "the Minions perform a Minion Action: leave this field out, or move the 'act' to the Killer Action"
                )
                raise wrong(where(table, entry.id), f"minions[{number}].who", why)


def _check_owners(tables: Tables, where: Where) -> None:
    """Check that every Item has a Location, every bonus Item a Final Girl, and weapons name attack cards.

    (FG-ITEM-6)
    """
    owners = {}
    for table, field in (("item", "of"), ("bonus", "owner")):
        for item in tables[table]:
            assert isinstance(item, Item)
            if not getattr(item, field):
                raise wrong(where(table, item.id), field, f"[[{table}]] needs this field")
            owners[item.id] = item.owner
    for girl in tables["girl"]:
        assert isinstance(girl, Girl)
        if owners[girl.bonus] != girl.id:
            raise wrong(where("girl", girl.id), "bonus", f"{girl.bonus!r} belongs to {owners[girl.bonus]}")
    attacks = [action.id for action in tables["action"] if isinstance(action, Action) and action.attack]
    for table in ("item", "bonus"):
        for item in tables[table]:
            weapon = item.weapon if isinstance(item, Item) else None
            for field in ("only", "dice_for"):
                name = "" if weapon is None else getattr(weapon, field)
                if name and name not in attacks:
                    why = f"{name!r} is not an attack; the attacks are {shortened(attacks)}"
                    raise wrong(where(table, item.id), f"weapon.{field}", why)


def _check_events(tables: Tables, where: Where) -> None:
    """Check that no two Events of a Location use the same Special Victim piece, or a rule that only one can have.

    (FG-SPECIAL-1)
    """
    taken: dict[tuple[str, str], str] = {}
    for event in tables["event"]:
        if isinstance(event, Event) and isinstance(event.stays, Standing) and event.stays.alone():
            rule = word(type(event.stays))
            other = taken.setdefault((event.of, rule), event.id)
            if other != event.id:
                why = f"{rule!r}: only one Event of a Location can have it, and event {other} already does"
                raise wrong(where("event", event.id), "stays", why)
        if isinstance(event, Event) and event.special is not None:
            piece = event.special.piece
            other = taken.setdefault((event.of, piece), event.id)
            if other != event.id:
                raise wrong(
                    where("event", event.id), "special.piece", f"event {other} already uses the piece {piece!r}"
                )


def _pieces_of_the_table(tables: Tables) -> list[str]:
    """Return the ids of pieces that are not cards, and of card backs, which card ids must not repeat."""
    ids = ["girl", "killer", "health", "horror", "time", "bloodlust"]
    ids += ["action", "terror", "item", "event", "finale", "power", "token"]
    ids += [f"victim-{piece}" for piece in PIECES]
    ids += [f"die-{die}" for die in range(100)] + [f"deck-{deck}" for deck in range(40)]
    ids += [f"save-{place}" for girl in tables["girl"] if isinstance(girl, Girl) for place in range(len(girl.saves))]
    tokens = sum([table.copies for table in tables["token"] if isinstance(table, Token)])
    ids += [f"token-{token}" for token in range(tokens)]
    spaces = [space.id for table in tables["location"] if isinstance(table, Location) for space in table.spaces]
    return ids + [f"{kind}-{space}" for kind in ("space", "victims") for space in spaces]


def pieces_of(table: str, entry: Printed) -> list[str]:
    """Return the piece ids of an entry and its copies."""
    copies: int = getattr(entry, "copies", 1)
    if table == "action":
        return [f"action-{entry.id}", *copy_ids(entry.id, copies)]
    kind = PREFIXES.get(table, table)
    own = f"{kind}-{entry.id}"
    if table == "terror":
        return copy_ids(own, copies)
    return [own, f"item-{entry.id}"] if table == "bonus" else [own]


PREFIXES: Final = {"girl": "final-girl", "bonus": "bonus-item"}
"""Prefixes of entry ids that differ from the name of the table."""
