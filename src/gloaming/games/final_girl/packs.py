"""Read the cards of Final Girl: the core content, the films, and packs."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from gloaming.engine.content.content_checks import Tables, Where, every, wrong
from gloaming.engine.content.packs import Packs
from gloaming.engine.content.schema import inside
from gloaming.engine.errors import BadContent
from gloaming.games.final_girl.boards import Board, Girl, Killer, Minion, Token
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.cards import Action, Event, Finale, Power, Setup, Terror
from gloaming.games.final_girl.constants import MOST_HAND
from gloaming.games.final_girl.content_checks import check, pieces_of
from gloaming.games.final_girl.film_rules import RulesInPlay
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.map import Location
from gloaming.games.final_girl.vocabulary import PRINTED

CORE: Final = (Path(__file__).parent / "content", *[film.folder for film in FILMS])

TABLES: Final = {
    "action": "actions.toml",
    "board": "boards.toml",
    "token": "boards.toml",
    "girl": "girls.toml",
    "bonus": "girls.toml",
    "killer": "killer.toml",
    "minion": "killer.toml",
    "finale": "killer.toml",
    "power": "killer.toml",
    "terror": "terrors.toml",
    "location": "location.toml",
    "setup": "location.toml",
    "event": "location.toml",
    "item": "location.toml",
}
"""The file that contains each table of entries."""


ANY: Final = ""
"""The owner of cards that can be in every match."""

TITLES: Final = {
    "killer": ("Killers", "Killer"),
    "minion": ("Minions", "Minion"),
    "finale": ("Finales", "Finale"),
    "power": ("Dark Powers", "Dark Power"),
    "terror": ("Terror cards", "Terror card"),
    "location": ("Locations", "Location"),
    "setup": ("Setup cards", "Setup card"),
    "event": ("Events", "Event"),
    "item": ("Items", "Item"),
    "action": ("Action cards", "Action card"),
    "girl": ("Final Girls", "Final Girl"),
    "bonus": ("Bonus Items", "Bonus Item"),
    "board": ("Boards", "Board"),
    "token": ("Final Health tokens", "Final Health token"),
}
"""The name of each table for people, and that of one entry, in the order in which an editor lists the tables."""


def read_box(*folders: Path) -> Box:
    """Read the core content, the films and the given packs.

    Raise BadContent with the file or table, entry and field.
    """
    packs = Packs("final-girl", CORE, folders, TABLES, PRINTED)
    locations = packs.read("location", Location)
    actions = packs.read("action", Action)
    boards = packs.read("board", Board)
    tokens = packs.read("token", Token)
    girls = packs.read("girl", Girl)
    killers = packs.read("killer", Killer)
    minions = packs.read("minion", Minion, optional=True)
    finales = packs.read("finale", Finale)
    powers = packs.read("power", Power)
    terrors = packs.read("terror", Terror)
    setups = packs.read("setup", Setup)
    events = packs.read("event", Event)
    bonuses = packs.read("bonus", Item)
    items = packs.read("item", Item)
    check(packs.tables, packs.where)
    box = Box(
        actions=actions,
        boards=boards,
        tokens=tokens,
        girls=girls,
        killers=killers,
        minions=minions,
        finales=finales,
        powers=powers,
        terrors=terrors,
        locations=locations,
        setups=setups,
        events=events,
        items=packs.in_order([("bonus", bonuses), ("item", items)]),
        rules=rules_in_play(packs.tables, killers, locations),
        added=packs.added(pieces_of),
    )
    check_totals(box, packs.where, bool(folders))
    return box


def rules_in_play(
    tables: Tables, killers: Sequence[Killer], locations: Sequence[Location]
) -> tuple[tuple[RulesInPlay, ...], ...]:
    """Return the rule hooks that a match needs, by Killer and Location.

    A film's hooks are in play with its Killer or Location, and in a match with a card that has one of its verbs.
    """
    owners: dict[str, set[str]] = {film.id: {film.id} for film in FILMS}
    of_verb: dict[type[object], str] = {verb: film.id for film in FILMS for verb in film.words}
    for table, entry in every(tables):
        owner = entry.id if table == "killer" else getattr(entry, "of", "") or ANY
        for _, part in inside(entry):
            if type(part) in of_verb:
                owners[of_verb[type(part)]].add(owner)

    def needed(*ids: str) -> RulesInPlay:
        return RulesInPlay([film.rules for film in FILMS if film.rules is not None and owners[film.id] & {ANY, *ids}])

    return tuple([tuple([needed(killer.id, location.id) for location in locations]) for killer in killers])


def check_totals(box: Box, where: Where, added: bool) -> None:
    """Check the numbers of cards. Raise BadContent if one is wrong.

    Without packs, Action cards and tokens must be as many as in the published game; with packs, enough for a match.

    (FG-BOARD-2, FG-SETUP-5, FG-SETUP-6, FG-SETUP-10, FG-SETUP-11, FG-SETUP-13)
    """
    free = sum([box.actions[name].cost == 0 for name in box.name_of])
    if not added and (len(box.name_of) != 23 or free != 6):
        raise wrong(where("action", ""), "copies", "23 cards are needed, six of them free")
    if free > MOST_HAND:
        raise wrong(where("action", ""), "cost", f"{free} free cards, but a starting hand holds at most {MOST_HAND}")
    least = 2 if added else 9
    if len(box.tokens) != least if not added else len(box.tokens) < least:
        raise wrong(where("token", ""), "copies", f"{least} black Final Health tokens are needed")
    for number, killer in enumerate(box.killers):
        there = where("killer", killer.id)
        if not box.finales_of[number] or all([box.powers[card].epic for card in box.powers_of[number]]):
            why = "needs a Finale and a Dark Power whose field 'of' names it"
            if box.finales_of[number] and box.powers_of[number]:
                why += "; at least one of its Dark Powers must not be 'epic'"
            raise BadContent(f"{there}: {why}")
    for number, location in enumerate(box.locations):
        there = where("location", location.id)
        if not box.setups_of[number] or not box.events_of[number]:
            raise BadContent(f"{there}: needs a Setup card and an Event whose field 'of' names it")
        if not any(box.maps[number].exit):
            raise wrong(there, "spaces", "at least one must be an Exit, with exit = true, where Victims are saved")
        items = sum(location.sizes())
        if len(box.items_of[number]) < items:
            raise wrong(there, "decks", f"{items} Items are needed, not {len(box.items_of[number])}")
        for killer_number, killer in enumerate(box.killers):
            terrors = len(box.terrors_of(killer_number, number))
            if terrors < killer.terror_cards:
                raise BadContent(
                    f"{where('killer', killer.id)}, at {there}: {killer.terror_cards} Terror cards are needed whose "
                    f"field 'of' names one of them, not {terrors}"
                )


BOX: Final = read_box()
"""The box with the core content and the films, without packs."""
