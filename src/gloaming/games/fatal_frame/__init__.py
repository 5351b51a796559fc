"""Fatal Frame: the Card Game: a village with no way out, and a camera that sees the dead.

2 to 4 players; the first to get out wins. (FF-GOAL-1, FF-SETUP-8)
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from gloaming.engine.learning.features import Features, numbers_seen
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.match import Game
from gloaming.engine.match.recorded_fields import CardEvents, RecordedFields
from gloaming.engine.match.result_fields import Measure, ResultFields
from gloaming.engine.match.settings import WholeNumber
from gloaming.engine.phrases import count
from gloaming.engine.state.fields import declared
from gloaming.games.fatal_frame.box import Box
from gloaming.games.fatal_frame.catalogue import entries
from gloaming.games.fatal_frame.chances import Worth
from gloaming.games.fatal_frame.check import check
from gloaming.games.fatal_frame.clauses import clauses
from gloaming.games.fatal_frame.constants import LAST_ROUND
from gloaming.games.fatal_frame.evaluate import evaluate
from gloaming.games.fatal_frame.events import EVENTS
from gloaming.games.fatal_frame.fields import Fields
from gloaming.games.fatal_frame.flows import PROGRAM
from gloaming.games.fatal_frame.generated.state import NUMBERS, numbers
from gloaming.games.fatal_frame.glance import NOT_COUNTED, glance
from gloaming.games.fatal_frame.odds import forecast, likely, odds
from gloaming.games.fatal_frame.option_notes import compare
from gloaming.games.fatal_frame.options import OPTIONS
from gloaming.games.fatal_frame.packs import BOX, SCHEMA, read_box
from gloaming.games.fatal_frame.position import POSITIONS
from gloaming.games.fatal_frame.rules.turns import result
from gloaming.games.fatal_frame.state import table
from gloaming.games.fatal_frame.styles import STYLES
from gloaming.games.fatal_frame.view import dress
from gloaming.games.fatal_frame.why import why_not

FOLDER: Final = Path(__file__).parent


def game(box: Box) -> Game:
    """Return the definition of Fatal Frame, played with the cards of a box."""
    fields = declared(Fields, box=box)
    worth = Worth(box)
    return Game(
        id="fatal-frame",
        title="Fatal Frame: the Card Game",
        summary="Photograph the ghosts of a lost village, and be the first to defeat the Boss in its shrine.",
        minutes=(30, 60),
        version=5,
        seats=range(2, 5),
        options=[
            WholeNumber(
                "longer",
                "Longer game",
                "Album Points needed to enter the Shrine, in addition to the usual 9, 7 or 6.",
                0,
                6,
                0,
            ),
        ],
        sold=BOX,
        with_packs=lambda *folders: game(read_box(*folders)),
        rules=Rules(
            box=box,
            program=PROGRAM,
            table=table,
            fields=fields,
            piece=box.piece.__getitem__,
            dress=dress,
            options=OPTIONS,
            events=EVENTS,
            why_not=why_not,
            result=result,
            evaluate=partial(evaluate, worth),
            check=check,
            effects=SCHEMA,
            odds=odds,
            forecast=forecast,
            likely=likely,
            styles=STYLES,
            positions=POSITIONS,
            learned=PolicyModel(
                Features(
                    numbers_seen(fields, NOT_COUNTED),
                    glance=glance,
                    keys=0,
                    compare=partial(compare, worth),
                    numbers=(NUMBERS, numbers),
                ),
                FOLDER / "weights.json",
                lessons=[{}],
                rivals=True,
                batch=60,
                imitated=0.08,
                errs=2,
                levels={"easy": "policy", "medium": "search:25", "hard": "search:200", "hardest": "search:6000"},
                judged_by="greedy:1",
                plays=True,
                guides=True,
                patience=500.0,
            ),
        ),
        result_fields=ResultFields(
            {"Boss": "players.{seat}.boss.id"},
            [Measure("Album Points", "players.{seat}.points")],
            recorded=RecordedFields(
                first="first.seat",
                rounds=["turn.round"],
                cards=CardEvents(
                    seen=["drew.card"], played=["acted.card", "haunted.ghost", "found.card", "upgraded.card"]
                ),
                counts={"thrown_out": "thrown-out", "captures": "captured"},
                lists={"bosses_met": "boss-appeared.boss"},
            ),
        ),
        folder=FOLDER,
        content=entries,
        clauses=clauses,
        figures={
            "power": str(box.bosses[0].power),
            "life": count(box.bosses[0].life, "bead"),
            "rounds": str(LAST_ROUND),
        },
    )


GAME = game(BOX)
