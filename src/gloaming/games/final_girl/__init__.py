"""Definition of the game Final Girl: one player saves Victims and fights the Killer."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Final

from gloaming.engine.learning.features import Features, numbers_seen
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.match import Game
from gloaming.engine.match.nights import Nights
from gloaming.engine.match.recorded_fields import CardEvents, Deaths, RecordedFields, ViewValue
from gloaming.engine.match.result_fields import Measure, ResultFields
from gloaming.engine.match.settings import OneOf
from gloaming.engine.state.fields import declared
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.catalogue import entries
from gloaming.games.final_girl.check import check
from gloaming.games.final_girl.clauses import clauses
from gloaming.games.final_girl.constants import EPIC_POWER, TIES
from gloaming.games.final_girl.entry import Printed
from gloaming.games.final_girl.evaluate import evaluate
from gloaming.games.final_girl.events import EVENTS
from gloaming.games.final_girl.fields import Fields
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.flows import PROGRAM
from gloaming.games.final_girl.generated.state import NUMBERS, numbers
from gloaming.games.final_girl.glance import KEYS, NOT_COUNTED, credit, first, glance, notes
from gloaming.games.final_girl.odds import forecast, likely, odds
from gloaming.games.final_girl.options import OPTIONS
from gloaming.games.final_girl.packs import BOX, read_box
from gloaming.games.final_girl.pieces import girl_name
from gloaming.games.final_girl.position import positions
from gloaming.games.final_girl.rescue import thumb
from gloaming.games.final_girl.rules.turns import result
from gloaming.games.final_girl.rules.verbs.either import lacking
from gloaming.games.final_girl.state import table
from gloaming.games.final_girl.view import dress
from gloaming.games.final_girl.vocabulary import WAITING
from gloaming.games.final_girl.why import why_not

FOLDER: Final = Path(__file__).parent


def ids(entries: Sequence[Printed]) -> list[str]:
    """Return the ids of card and board entries."""
    return [entry.id for entry in entries]


def lessons(box: Box) -> list[dict[str, str]]:
    """Return the set-ups that bots learn from: every Killer, Location, Final Girl and side of the board.

    A Killer at the Location of his own box appears three times, because that is what most people play.
    """
    pairs = [(killer, location) for killer in box.killers for location in box.locations]
    pairs += [pair for pair in pairs if pair[0].film == pair[1].film] * 2
    return [
        {"killer": killer.id, "location": location.id, "girl": girl.id, "board": board.id}
        for board in box.boards
        for girl in box.girls
        for killer, location in pairs
    ]


def game(box: Box) -> Game:
    """Define the game Final Girl with the cards and boards of a box."""
    fields = declared(Fields, *[fields for film in FILMS for fields in film.fields], box=box)
    return Game(
        id="final-girl",
        title="Final Girl",
        summary="Everyone else is dying. Search, save whom you can, and kill the Killer before he kills you.",
        minutes=(20, 60),
        version=7,
        seats=range(1, 2),
        options=[
            OneOf("girl", "Final Girl", "Your character; random by default.", ids(box.girls)),
            OneOf("killer", "Killer", "The Killer who hunts you.", ids(box.killers), box.killers[0].id),
            OneOf("location", "Location", "The place of the match.", ids(box.locations), box.locations[0].id),
            OneOf(
                "setup",
                "Setup card",
                "Where everyone starts; random by default.",
                ids(box.setups),
            ),
            OneOf(
                "board",
                "Player board",
                "Extreme Horror Mode is harder.",
                ids(box.boards),
                box.boards[0].id,
            ),
            OneOf(
                "epic", "Epic Dark Power", "Left out, shuffled among the others, or always in play.", EPIC_POWER, "off"
            ),
            OneOf(
                "bonus",
                "Bonus Items",
                "Whether your girl's own Item is shuffled among the Items.",
                ["off", "on"],
                "off",
            ),
            OneOf("ties", "Ties", "How ties are broken: by you, to the worst for you, or by chance.", TIES, "choose"),
            OneOf("victims", "Victims", "How many ordinary Victims the box holds.", ["21", "24"], "21"),
        ],
        sold=BOX,
        with_packs=lambda *folders: game(read_box(*folders)),
        rules=Rules(
            box=box,
            program=PROGRAM,
            table=table,
            fields=fields,
            piece=box.action_piece,
            dress=partial(dress, FILMS),
            options=[*OPTIONS, *[option for film in FILMS for option in film.options]],
            events=[*EVENTS, *[event for film in FILMS for event in film.events]],
            why_not=why_not,
            result=result,
            evaluate=evaluate,
            check=partial(check, FILMS),
            effects=WAITING,
            odds=odds,
            forecast=forecast,
            likely=likely,
            character=girl_name,
            lacking=lacking,
            positions=positions(FILMS),
            learned=PolicyModel(
                Features(
                    numbers_seen(fields, NOT_COUNTED),
                    glance=glance,
                    keys=KEYS,
                    notes=notes,
                    first=first,
                    numbers=(NUMBERS, numbers),
                ),
                FOLDER / "weights.json",
                credit=credit,
                lessons=lessons(box),
                thumb=thumb,
            ),
        ),
        result_fields=ResultFields(
            {"Killer": "killer.id", "Location": "location", "Final Girl": "player.girl"},
            [
                Measure("Killer's health", "killer.health", fewer=True),
                Measure("Turns", "round", fewer=True),
                Measure("Health", "player.health"),
            ],
            drawn=["killer", "location", "setup", "girl"],
            recorded=RecordedFields(
                rounds=["phase.round"],
                cards=CardEvents(
                    seen=["took.card", "gained.item", "terror.card", "event.event", "power.power"],
                    played=["played.card", "used.item", "shot.item", "armed.weapon"],
                ),
                deaths=Deaths(
                    "girl-dead",
                    place="moved.end",
                    field="girl_space",
                    causes={
                        "attack.actor": "attack",
                        "terror": "Terror card",
                        "event": "Event",
                        "power": "Dark Power",
                        "finale": "Finale",
                    },
                ),
                counts={"panics": "panicked"},
                values={
                    "setup_card": ViewValue("setup", str),
                    "extreme": ViewValue("player.extreme", bool),
                    "saved": ViewValue("saved", int),
                    "killed": ViewValue("dead", int),
                    "finale": ViewValue("killer.finale", str),
                    "ultimate": ViewValue("player.ultimate", bool),
                },
            ),
        ),
        nights=Nights(["killer", "location", "girl", "setup", "board"], pair=["killer", "location"]),
        folder=FOLDER,
        content=entries,
        clauses=clauses,
    )


GAME = game(BOX)
