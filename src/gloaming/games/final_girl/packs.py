"""The cards of Final Girl, read from its own content, from its films, and from packs that people add."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from gloaming.engine.errors import BadContent
from gloaming.engine.game import Added
from gloaming.engine.packs import Packs
from gloaming.games.final_girl.boards import Board, Girl, Killer, Token
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import Action, Event, Finale, Item, Power, Setup, Terror
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.map import Location
from gloaming.games.final_girl.places import MOST_HAND
from gloaming.games.final_girl.rules.setup import ITEM_CARDS, TERROR_CARDS
from gloaming.games.final_girl.traits import InSpaces
from gloaming.games.final_girl.vocabulary import PRINTED

CORE: Final = (Path(__file__).parent / "content", *[film.folder for film in FILMS])

TABLES: Final = {
    "action": "actions.toml",
    "board": "boards.toml",
    "token": "boards.toml",
    "girl": "girls.toml",
    "bonus": "girls.toml",
    "killer": "killer.toml",
    "finale": "killer.toml",
    "power": "killer.toml",
    "terror": "terrors.toml",
    "location": "location.toml",
    "setup": "location.toml",
    "event": "location.toml",
    "item": "location.toml",
}
"""The file of each table."""


def read_box(*folders: Path) -> Box:
    """The box of the core cards and some packs. Raises BadContent, which names file or table, entry and field."""
    packs = Packs("final-girl", CORE, folders, TABLES, PRINTED)
    locations = packs.read("location", Location)
    for location in locations:
        check_spaces(location)
    box = Box(
        actions=packs.read("action", Action),
        boards=packs.read("board", Board),
        tokens=packs.read("token", Token),
        girls=packs.read("girl", Girl),
        killers=packs.read("killer", Killer),
        finales=packs.read("finale", Finale),
        powers=packs.read("power", Power),
        terrors=packs.read("terror", Terror),
        locations=locations,
        setups=packs.read("setup", Setup),
        events=packs.read("event", Event),
        items=packs.read("bonus", Item) + packs.read("item", Item),
        rules=tuple([film.rules for film in FILMS if film.rules is not None]),
        added=Added(packs.titles, packs.fingerprint()),
    )
    check_owners(box)
    check_names(box)
    check_totals(box, bool(folders))
    return box


def check_spaces(location: Location) -> None:
    """Every line of a map leads both ways, and no die face two ways. Raises BadContent."""
    links = {space.id: space.links for space in location.spaces}
    for space in location.spaces:
        where = f"{location.id}: space {space.id}: field 'links'"
        faces = [face for link in space.links.values() for face in link]
        if len(set(faces)) < len(faces) or not set(faces) <= set(range(1, 7)):
            raise BadContent(f"{where}: a die face stands twice")
        for other in space.links:
            if space.id not in links.get(other, {}):
                raise BadContent(f"{where}: {other!r} leads not back")
    if not set(location.decks) <= links.keys():
        raise BadContent(f"{location.id}: field 'decks': no such space")


def check_owners(box: Box) -> None:
    """Every card belongs to a Killer, a Location or a girl that there is. Raises BadContent."""
    killers = [one.id for one in box.killers]
    locations = [one.id for one in box.locations]
    girls = [one.id for one in box.girls]
    owned: list[tuple[str, str, str, str, list[str]]] = []
    owned += [("finale", card.id, "of", card.of, killers) for card in box.finales]
    owned += [("power", card.id, "of", card.of, killers) for card in box.powers]
    owned += [("terror", card.id, "of", card.of, killers + locations) for card in box.terrors]
    owned += [("setup", card.id, "of", card.of, locations) for card in box.setups]
    owned += [("event", card.id, "of", card.of, locations) for card in box.events]
    owned += [("item", card.id, "of", card.of, locations) for card in box.items if not card.owner]
    owned += [("bonus", card.id, "owner", card.owner, girls) for card in box.items if card.owner]
    for table, id, field, owner, owners in owned:
        if owner not in owners:
            raise BadContent(f"{table} {id}: field {field!r}: there is no {owner!r}; there are {', '.join(owners)}")


def check_names(box: Box) -> None:
    """Every space that a card names is one of its Location. Raises BadContent."""
    spaces = {location.id: {space.id for space in location.spaces} for location in box.locations}
    for setup in box.setups:
        for field, name in (
            ("girl", setup.girl),
            ("killer", setup.killer),
            *[("victims", one) for one in setup.victims],
        ):
            if name not in spaces[setup.of]:
                raise BadContent(f"{setup.of}: setup {setup.id}: field {field!r}: no space is called {name!r}")
    lines = [("terror", card.of, card.id, card.effects) for card in box.terrors if card.of in spaces]
    lines += [("event", card.of, card.id, card.effects) for card in box.events]
    for table, of, id, line in lines:
        for effect in line:
            for name in effect.named() if isinstance(effect, InSpaces) else ():
                if name not in spaces[of]:
                    raise BadContent(f"{of}: {table} {id}: no space is called {name!r}")
    for event in box.events:
        for name in event.stays.named() if event.stays is not None else ():
            if name not in spaces[event.of]:
                raise BadContent(f"{event.of}: event {event.id}: field 'stays': no space is called {name!r}")


def check_totals(box: Box, added: bool) -> None:
    """There are as many cards as the book counts; with packs, as many as a match needs. Raises BadContent.

    (FG-SETUP-5, FG-SETUP-6, FG-SETUP-10, FG-SETUP-11, FG-SETUP-13)
    """
    free = sum([box.actions[name].cost == 0 for name in box.name_of])
    if not added and (len(box.name_of) != 23 or free != 6):
        raise BadContent("actions.toml: 23 cards are needed, six of them free")
    if free > MOST_HAND:
        raise BadContent(f"actions.toml: no more than {MOST_HAND} free cards, for they are the starting hand")
    if len(box.tokens) != 9 if not added else len(box.tokens) < 2:
        raise BadContent("boards.toml: 9 black Final Health tokens are needed")
    for number, killer in enumerate(box.killers):
        if not box.finales_of[number] or all([box.powers[card].epic for card in box.powers_of[number]]):
            raise BadContent(f"killer.toml: killer {killer.id}: a Finale and a Dark Power are needed")
    for number, location in enumerate(box.locations):
        if not box.setups_of[number] or not box.events_of[number]:
            raise BadContent(f"location.toml: location {location.id}: a Setup card and an Event are needed")
        if len(box.items_of[number]) < ITEM_CARDS * len(location.decks):
            raise BadContent(f"location.toml: location {location.id}: {ITEM_CARDS} Items for each deck are needed")
        for which, one in enumerate(box.killers):
            if len(box.terrors_of(which, number)) < TERROR_CARDS:
                raise BadContent(
                    f"terrors.toml: {one.id} and {location.id}: {TERROR_CARDS} Terror cards together are needed"
                )


BOX: Final = read_box()
"""What is in the box as it is sold."""
