"""Read the cards and Locations of Fatal Frame from the game's content files and from packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gloaming.engine.content.content_checks import Tables, Where, check_each, check_pieces, wrong
from gloaming.engine.content.copies import copy_ids
from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import Schema
from gloaming.engine.errors import BadContent
from gloaming.engine.rules.effects import Effect
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Action, Deed, Item
from gloaming.games.fatal_frame.constants import CELLS, LONGEST
from gloaming.games.fatal_frame.entry import Printed
from gloaming.games.fatal_frame.ghosts import Boss, Ghost
from gloaming.games.fatal_frame.locations import Exterior, Interior
from gloaming.games.fatal_frame.rules.verbs.step import Step
from gloaming.games.fatal_frame.rules.vocabulary import DEEDS, EFFECTS
from gloaming.games.fatal_frame.upgrades import Camera, Upgrade

CORE: Final = Path(__file__).parent / "content"
SCHEMA: Final = Schema({Effect: EFFECTS, Deed: DEEDS})

TABLES: Final = {
    "ghost": "ghosts.toml",
    "item": "items.toml",
    "upgrade": "plays.toml",
    "action": "plays.toml",
    "exterior": "locations.toml",
    "interior": "locations.toml",
    "boss": "bosses.toml",
    "camera": "bosses.toml",
}
"""The content file of each kind of entry."""

TITLES: Final = {
    "ghost": ("Ghosts", "Ghost"),
    "item": ("Items", "Item"),
    "upgrade": ("Upgrades", "Upgrade"),
    "action": ("Actions", "Action"),
    "exterior": ("Exterior Locations", "Exterior Location"),
    "interior": ("Interior Locations", "Interior Location"),
    "boss": ("Bosses", "Boss"),
    "camera": ("Cameras", "Camera"),
}
"""The name of each table for people, and that of one entry, in the order in which an editor lists the tables."""

MOST_SEATS: Final = 4


def read_box(*folders: Path) -> Box:
    """Return a box with the core content and the packs in `folders`.

    Raises BadContent, which names file, entry and field.
    """
    packs = Packs("fatal-frame", [CORE], folders, TABLES, SCHEMA)
    ghosts = packs.read("ghost", Ghost)
    items = packs.read("item", Item)
    upgrades = packs.read("upgrade", Upgrade)
    actions = packs.read("action", Action)
    exteriors = packs.read("exterior", Exterior)
    interiors = packs.read("interior", Interior)
    bosses = packs.read("boss", Boss)
    cameras = packs.read("camera", Camera)
    check(packs.tables, packs.where)
    return Box(ghosts, items, upgrades, actions, exteriors, interiors, bosses, cameras[0], packs.added(_pieces))


def check(tables: Tables, where: Where) -> None:
    """Check that the entries fit together. Raises BadContent, which names file, entry and field."""
    check_pieces(tables, _pieces, where)
    _check_village(tables, where)
    check_each(tables, where)
    _check_houses(tables["exterior"], where)
    _check_bosses(tables["boss"], where)
    _check_white(tables, where)


def _pieces(table: str, entry: Printed) -> list[str]:
    """Return the ids of all copies of an entry."""
    return copy_ids(entry.id, entry.how_many())


def _check_village(tables: Tables, where: Where) -> None:
    """Check the numbers of Locations, Bosses, Camera entries and Shrines. (FF-COMP-5, FF-COMP-6, FF-HOUSE-2)"""
    for table, called, least, more in (
        ("exterior", "exterior Locations", CELLS, False),
        ("interior", "interior Locations", MOST_SEATS * LONGEST + LONGEST, True),
        ("boss", "Bosses", MOST_SEATS, True),
        ("camera", "[[camera]]", 1, False),
    ):
        entries = tables[table]
        if len(entries) < least or (len(entries) > least and not more):
            there = where(table, entries[-1].id if len(entries) > least else "")
            raise wrong(there, "id", f"{least} {called} {'is' if least == 1 else 'are'} needed, not {len(entries)}")
    shrines = [place.id for place in tables["exterior"] if place.shrine]
    if len(shrines) != 1:
        there = where("exterior", shrines[-1] if shrines else "")
        raise wrong(there, "shrine", f"exactly one exterior Location must be the Shrine, not {len(shrines)}")


def _check_houses(places: Sequence[Exterior], where: Where) -> None:
    """Check that twin houses name each other and that the Shrine has one Interior Location. (FF-HOUSE-2, FF-COMP-5)"""
    houses = {place.id: place for place in places}
    for place in houses.values():
        there = where("exterior", place.id)
        if place.twin and houses[place.twin].twin != place.id:
            raise wrong(there, "twin", f"{place.twin!r} does not name this house as its twin")
        if place.shrine and place.rooms != 1:
            raise wrong(there, "rooms", f"the Shrine must have 1 Location, not {place.rooms}")


def _check_bosses(bosses: Sequence[Boss], where: Where) -> None:
    """Check that all Bosses have the same Power and life. (FF-BOSS-1)"""
    for field in ("power", "life"):
        values = [getattr(boss, field) for boss in bosses]
        same = max(values, key=values.count)
        for boss, value in zip(bosses, values):
            if value != same:
                raise wrong(where("boss", boss.id), field, f"must be the same for every Boss: {same}, not {value}")


def _check_white(tables: Tables, where: Where) -> None:
    """Check that no white text moves a player, because players do not move during an attack. (FF-FUNCTION-3)"""
    for table in ("ghost", "boss"):
        for entry in tables[table]:
            if entry.white is not None and isinstance(entry.white.do, Step):
                complaint = (
                    "white text cannot be 'step', because nobody moves during an attack; any other effect is allowed"
                )
                raise wrong(where(table, entry.id), "white.do", complaint)


def check_totals(box: Box) -> None:
    """Check that the core cards have the totals stated in the rulebook. Packs may exceed them. Raises BadContent.

    (FF-COMP-3, FF-COMP-4, FF-COMP-5, FF-COMP-6, FF-COMP-7, FF-COMP-8)
    """
    if box.first_boss != 85:
        needed = f"85 cards are needed, not {box.first_boss}"
        change = "fewer" if box.first_boss > 85 else "more"
        raise BadContent(f"the main deck: field 'copies': {needed}; print {change} of another card")
    if sorted([item.value for item in box.items]) != [3, 3, 3, 3, 4, 4, 4, 4]:
        raise BadContent("items.toml: field 'value': four Items of 4 points and four of 3 are needed")
    if len(box.interiors) != 20:
        raise BadContent(f"locations.toml: 20 interior Locations are needed, not {len(box.interiors)}")
    if len(box.bosses) != 4:
        raise BadContent(f"bosses.toml: 4 Bosses are needed, not {len(box.bosses)}")
    if sorted([house.rooms for house in box.exteriors]) != [0, 0, 0, 0, 1, 2, 3, 3, 4]:
        raise BadContent("locations.toml: field 'rooms': the houses must have 1, 2, 3, 3 and 4 Locations")
    for action in box.actions:
        if action.copies != 1:
            raise BadContent(f"plays.toml: action {action.id}: field 'copies': every Action must be unique")
    variable = [ghost.id for ghost in box.ghosts if ghost.gift("worth-others")]
    if len(variable) != 1:
        raise BadContent(f"ghosts.toml: field 'red': exactly one Ghost must have 'worth-others', not {variable}")


BOX: Final = read_box()
"""The box of the published game, without packs."""
check_totals(BOX)
