"""Follow Your Fear: an open board, hands of Spirits, and one Fear that all players control in turn. 2 to 4 players."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Final

from gloaming.engine.learning.features import Features, numbers_seen
from gloaming.engine.learning.playout import Playout
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.match import Game
from gloaming.engine.match.recorded_fields import CardEvents, Deaths, RecordedFields, ViewValue
from gloaming.engine.match.result_fields import Measure, ResultFields
from gloaming.engine.match.settings import OneOf, WholeNumber
from gloaming.engine.state.fields import declared
from gloaming.games.follow_your_fear.box import Box
from gloaming.games.follow_your_fear.catalogue import entries
from gloaming.games.follow_your_fear.check import check
from gloaming.games.follow_your_fear.clauses import clauses
from gloaming.games.follow_your_fear.evaluate import evaluate
from gloaming.games.follow_your_fear.events import EVENTS
from gloaming.games.follow_your_fear.fields import Fields
from gloaming.games.follow_your_fear.flows import PROGRAM
from gloaming.games.follow_your_fear.generated.state import NUMBERS, numbers
from gloaming.games.follow_your_fear.glance import NOT_COUNTED, glance
from gloaming.games.follow_your_fear.notes import compare
from gloaming.games.follow_your_fear.odds import likely, odds
from gloaming.games.follow_your_fear.options import OPTIONS
from gloaming.games.follow_your_fear.packs import BOX, SCHEMA, read_box
from gloaming.games.follow_your_fear.policy import horizon, policy
from gloaming.games.follow_your_fear.position import POSITIONS
from gloaming.games.follow_your_fear.rules.capture import result
from gloaming.games.follow_your_fear.rules.turns import MOST_ROUNDS
from gloaming.games.follow_your_fear.state import table
from gloaming.games.follow_your_fear.styles import STYLES
from gloaming.games.follow_your_fear.threats import Known
from gloaming.games.follow_your_fear.view import dress
from gloaming.games.follow_your_fear.why import why_not

FOLDER: Final = Path(__file__).parent


def game(box: Box) -> Game:
    """Return the game Follow Your Fear with the entries of a box."""
    fields = declared(Fields, box=box)
    known = Known(box)
    return Game(
        id="follow-your-fear",
        title="Follow Your Fear",
        summary="Summon spirits, hunt one Fear across the board, and play it against the others in between.",
        minutes=(45, 90),
        version=5,
        seats=range(2, 5),
        options=[
            OneOf(
                "fear",
                "Fear",
                "The Fear that all players face. If it is not chosen here, Player 1 chooses it at the table.",
                [fear.id for fear in box.fears],
                unset="At the table",
            ),
            WholeNumber(
                "rounds",
                "Rounds",
                "The match ends after this many rounds; the player with the most captured Fear tokens wins.",
                5,
                MOST_ROUNDS,
                MOST_ROUNDS,
            ),
        ],
        sold=BOX,
        with_packs=lambda *folders: game(read_box(*folders)),
        rules=Rules(
            box=box,
            program=PROGRAM,
            table=table,
            fields=fields,
            piece=lambda card: box.ids[card],
            dress=dress,
            options=OPTIONS,
            events=EVENTS,
            odds=odds,
            likely=likely,
            why_not=why_not,
            result=result,
            evaluate=evaluate,
            check=check,
            positions=POSITIONS,
            effects=SCHEMA,
            playout=Playout(policy=policy, horizon=horizon),
            styles=STYLES,
            learned=PolicyModel(
                Features(
                    numbers_seen(fields, NOT_COUNTED),
                    glance=partial(glance, known),
                    keys=0,
                    compare=partial(compare, known),
                    numbers=(NUMBERS, numbers),
                ),
                FOLDER / "weights.json",
                lessons=[{}],
                rivals=True,
                split=True,
                batch=60,
                imitated=0.05,
                levels={
                    "easy": "policy:0.8",
                    "medium": "policy:1",
                    "hard": "policy:3",
                    "hardest": "policy",
                },
                plays=True,
            ),
        ),
        result_fields=ResultFields(
            measures=[Measure("Fear tokens", "result.scores.{seat}")],
            recorded=RecordedFields(
                first="first.seat",
                rounds=["turn.round"],
                cards=CardEvents(
                    seen=["took.card", "harvested.card", "gathered.card", "drew.card", "stole.card"],
                    played=["summoned.card"],
                ),
                deaths=Deaths(
                    "banished",
                    of="seat",
                    place="captured.tile",
                    causes={"captured": "capture", "vanished": "Disappear"},
                ),
                counts={"captures": "captured", "respawns": "respawned"},
                lists={"captured_tokens": "captured.kind"},
                values={"fear": ViewValue("fear", str)},
            ),
        ),
        folder=FOLDER,
        content=entries,
        clauses=clauses,
    )


GAME = game(BOX)
