"""The cards of Fatal Frame, read from its own content and from packs that people add."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.engine.effects import Effect
from gloaming.engine.errors import BadContent
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.engine.schema import Schema
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.cards import Action, Deed, Item
from gloaming.games.fatal_frame.constants import CELLS, LONGEST
from gloaming.games.fatal_frame.entry import Printed
from gloaming.games.fatal_frame.ghosts import Boss, Ghost
from gloaming.games.fatal_frame.locations import Exterior, Interior
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
"""The file of each table."""

MOST_SEATS: Final = 4


def read_box(*folders: Path) -> Box:
    """The box of the core cards and some packs. Raises BadContent, which names file, entry and field."""
    packs = Packs("fatal-frame", [CORE], folders, TABLES, SCHEMA)
    ghosts = packs.read("ghost", Ghost)
    items = packs.read("item", Item)
    upgrades = packs.read("upgrade", Upgrade)
    actions = packs.read("action", Action)
    exteriors = packs.read("exterior", Exterior)
    interiors = packs.read("interior", Interior)
    bosses = packs.read("boss", Boss)
    cameras = packs.read("camera", Camera)
    _check_ids(ghosts, items, upgrades, actions, exteriors, interiors, bosses, cameras)
    _check_village(exteriors, interiors, bosses, cameras)
    _check_references(ghosts, items, exteriors, interiors, bosses)
    added = Added(packs.titles, packs.fingerprint())
    return Box(ghosts, items, upgrades, actions, exteriors, interiors, bosses, cameras[0], added)


def _check_ids(*tables: tuple[Printed, ...]) -> None:
    """One id, one piece: that of a copy ends in a letter."""
    seen: dict[str, str] = {}
    for table, entries in zip(TABLES, tables, strict=True):
        for one in entries:
            copies = [one.id] if one.copies == 1 else [one.id, *[f"{one.id}-{letter}" for letter in "abcdefghi"]]
            for id in copies:
                if id in seen:
                    raise BadContent(f"{TABLES[table]}: {table} {one.id}: field 'id': {id!r} is taken by {seen[id]}")
                seen[id] = f"{table} {one.id}"


def _check_village(
    exteriors: tuple[Exterior, ...],
    interiors: tuple[Interior, ...],
    bosses: tuple[Boss, ...],
    cameras: tuple[Camera, ...],
) -> None:
    """As many Locations, Bosses and Cameras as the rules need. (FF-COMP-5, FF-COMP-6, FF-HOUSE-2)"""
    if len(exteriors) != CELLS:
        raise BadContent(f"locations.toml: {CELLS} exterior Locations are needed, not {len(exteriors)}")
    if [place.shrine for place in exteriors].count(True) != 1:
        raise BadContent("locations.toml: field 'shrine': one exterior Location is the Shrine")
    least = MOST_SEATS * LONGEST + LONGEST
    if len(interiors) < least:
        raise BadContent(f"locations.toml: {least} interior Locations are needed, not {len(interiors)}")
    if len(bosses) < MOST_SEATS or len(cameras) != 1 or cameras[0].copies != MOST_SEATS:
        raise BadContent(f"bosses.toml: {MOST_SEATS} Bosses and {MOST_SEATS} Cameras are needed")


def _check_references(
    ghosts: tuple[Ghost, ...],
    items: tuple[Item, ...],
    exteriors: tuple[Exterior, ...],
    interiors: tuple[Interior, ...],
    bosses: tuple[Boss, ...],
) -> None:
    """What entries name is there."""
    rooms = {room.id for room in interiors}
    for item in items:
        for name in item.locations:
            if name not in rooms:
                raise BadContent(f"items.toml: item {item.id}: field 'locations': no Interior Location is {name!r}")
    houses = {place.id: place for place in exteriors}
    for place in exteriors:
        if place.twin and (place.twin not in houses or houses[place.twin].twin != place.id):
            raise BadContent(f"locations.toml: exterior {place.id}: field 'twin': {place.twin!r} is not its twin")
        if place.shrine and place.rooms != 1:
            raise BadContent(f"locations.toml: exterior {place.id}: field 'rooms': the Shrine has 1 Location")
    names = {ghost.id for ghost in ghosts}
    for boss in bosses:
        for name in boss.bonus:
            if name not in names:
                raise BadContent(f"bosses.toml: boss {boss.id}: field 'bonus': no Ghost is {name!r}")


def check_totals(box: Box) -> None:
    """The totals that the rulebook demands of the cards as they are sold; a pack may go beyond them. Raises BadContent.

    (FF-COMP-3, FF-COMP-4, FF-COMP-5, FF-COMP-6, FF-COMP-7, FF-COMP-8)
    """
    if box.first_boss != 85:
        raise BadContent(f"the main deck: field 'copies': 85 cards are needed, not {box.first_boss}")
    if sorted([item.value for item in box.items]) != [3, 3, 3, 3, 4, 4, 4, 4]:
        raise BadContent("items.toml: field 'value': four Items of 4 points and four of 3 are needed")
    if len(box.interiors) != 20:
        raise BadContent(f"locations.toml: 20 interior Locations are needed, not {len(box.interiors)}")
    if len(box.bosses) != 4:
        raise BadContent(f"bosses.toml: 4 Bosses are needed, not {len(box.bosses)}")
    if sorted([house.rooms for house in box.exteriors]) != [0, 0, 0, 0, 1, 2, 3, 3, 4]:
        raise BadContent("locations.toml: field 'rooms': the houses have 1, 2, 3, 3 and 4 Locations")
    for action in box.actions:
        if action.copies != 1:
            raise BadContent(f"plays.toml: action {action.id}: field 'copies': every Action is unique")
    variable = [ghost.id for ghost in box.ghosts if ghost.gift("worth-others")]
    if len(variable) != 1:
        raise BadContent(f"ghosts.toml: field 'red': one Ghost is worth what others lie beside it, not {variable}")


BOX: Final = read_box()
"""What is in the box as it is sold."""
check_totals(BOX)
