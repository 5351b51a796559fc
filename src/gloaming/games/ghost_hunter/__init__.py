"""Ghost Hunter 13: a mansion that grows tile by tile, thirteen scenarios, and friends who rise on the other side."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any

from gloaming.engine.declare import Actions, Events
from gloaming.engine.fields import declared
from gloaming.engine.game import Game, OneOf, Rules, WholeNumber
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.catalogue import entries
from gloaming.games.ghost_hunter.check import check
from gloaming.games.ghost_hunter.clauses import clauses
from gloaming.games.ghost_hunter.evaluate import evaluate
from gloaming.games.ghost_hunter.events import EVENTS
from gloaming.games.ghost_hunter.fields import Fields
from gloaming.games.ghost_hunter.flows import PROGRAM
from gloaming.games.ghost_hunter.odds import likely, odds
from gloaming.games.ghost_hunter.options import OPTIONS
from gloaming.games.ghost_hunter.packs import BOX, SCHEMA, read_box
from gloaming.games.ghost_hunter.rules.ending import result
from gloaming.games.ghost_hunter.state import table
from gloaming.games.ghost_hunter.view import dress
from gloaming.games.ghost_hunter.why import why_not


def game(box: Box) -> Game:
    """Ghost Hunter 13 with what is in a box."""
    fields = declared(Fields, box=box)
    return Game(
        id="ghost-hunter",
        title="Ghost Hunter 13",
        summary="Open room after room of a haunted mansion together, and mind who falls.",
        minutes=(30, 90),
        version=1,
        seats=range(1, 6),
        options=[
            WholeNumber("scenario", "Scenario", "Which of the scenarios is played.", 1, len(box.scenarios), 1),
            WholeNumber("characters", "Characters", "How many hunters one person plays alone.", 1, 3, 2),
            OneOf("host", "Host", "The last seat plays the Host, who speaks for the Enemy.", ["no", "yes"], "no"),
        ],
        box=box,
        packs=None if box.added.fingerprint == BOX.added.fingerprint else box.added,
        with_packs=lambda *folders: game(read_box(*folders)),
        rules=Rules(
            program=PROGRAM,
            table=partial(table, box),
            fields=fields,
            piece=lambda card: box.ids[card],
            dress=partial(dress, box),
            actions=Actions(OPTIONS, box),
            events=Events(EVENTS, box),
            odds=odds,
            likely=likely,
            why_not=why_not,
            result=result,
            evaluate=evaluate,
            check=partial(check, fields),
            effects=SCHEMA,
        ),
        folder=Path(__file__).parent,
        content=partial(entries, box),
        clauses=partial(clauses, box),
    )


GAME: Any = game(BOX)
