"""Don't Go In There: meeples, ghosts and cursed cards in a haunted house. 2 to 5 players."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from gloaming.engine.learning.features import Features, numbers_seen
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.match import Game
from gloaming.engine.match.recorded_fields import CardEvents, RecordedFields, ViewValue
from gloaming.engine.match.result_fields import Measure, ResultFields
from gloaming.engine.match.settings import OneOf, SomeOf, WholeNumber
from gloaming.engine.state.fields import declared
from gloaming.games.dont_go_in_there.box import Box
from gloaming.games.dont_go_in_there.catalogue import entries
from gloaming.games.dont_go_in_there.check import check
from gloaming.games.dont_go_in_there.clauses import clauses
from gloaming.games.dont_go_in_there.evaluate import evaluate
from gloaming.games.dont_go_in_there.events import EVENTS
from gloaming.games.dont_go_in_there.fields import Fields
from gloaming.games.dont_go_in_there.flows import PROGRAM
from gloaming.games.dont_go_in_there.generated.state import NUMBERS, numbers
from gloaming.games.dont_go_in_there.glance import KEYS, NOT_COUNTED, compare, credit, glance
from gloaming.games.dont_go_in_there.known import Known
from gloaming.games.dont_go_in_there.odds import forecast, likely, odds
from gloaming.games.dont_go_in_there.options import OPTIONS
from gloaming.games.dont_go_in_there.packs import BOX, SCHEMA, read_box
from gloaming.games.dont_go_in_there.position import POSITIONS
from gloaming.games.dont_go_in_there.rules.game_end import result
from gloaming.games.dont_go_in_there.state import table
from gloaming.games.dont_go_in_there.styles import STYLES
from gloaming.games.dont_go_in_there.view import dress
from gloaming.games.dont_go_in_there.why import why_not

FOLDER = Path(__file__).parent


def game(box: Box) -> Game:
    """Return the definition of Don't Go In There, played with the cards and rooms of a box."""
    fields = declared(Fields, box=box)
    return Game(
        id="dont-go-in-there",
        title="Don't Go In There",
        summary="Send meeples into a haunted house, take the least cursed cards, and beware of the ghosts.",
        minutes=(20, 35),
        version=1,
        seats=range(2, 6),
        options=[
            SomeOf(
                "types",
                "Card types",
                "The types of Cursed cards in play (default: random).",
                [card_type.id for card_type in box.types],
                {players: row.types for players, row in box.setups.items()},
            ),
            *[
                OneOf(
                    f"board-{board + 1}",
                    f"Room board {board + 1}",
                    "The side that is face up at the start (default: random).",
                    [box.rooms[room].id for room in rooms],
                )
                for board, rooms in enumerate(box.boards)
            ],
            WholeNumber(
                "meeples", "Meeples", "Meeples per player. With 6 or more, no player is ever skipped.", 4, 10, 5
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
            why_not=why_not,
            result=result,
            evaluate=evaluate,
            check=check,
            positions=POSITIONS,
            effects=SCHEMA,
            odds=odds,
            forecast=forecast,
            likely=likely,
            styles=STYLES,
            learned=PolicyModel(
                Features(
                    numbers_seen(fields, NOT_COUNTED),
                    glance=glance,
                    keys=KEYS,
                    compare=partial(compare, Known(box)),
                    numbers=(NUMBERS, numbers),
                ),
                FOLDER / "weights.json",
                credit=credit,
                lessons=[{}, {"meeples": 4}, {}, {"meeples": 7}],
                rivals=True,
                batch=200,
                imitated=0.3,
                levels={"easy": "search:100", "medium": "search:300", "hard": "search:3000", "hardest": "search:12000"},
            ),
        ),
        result_fields=ResultFields(
            measures=[Measure("Curses", "result.scores.{seat}", fewer=True)],
            recorded=RecordedFields(
                first="first.seat",
                cards=CardEvents(seen=["dealt.cards", "revealed.card"], played=["claimed.card"]),
                counts={"skipped_turns": "skipped", "dispels": "dispelled"},
                values={"ghosts": ViewValue("players.{seat}.ghosts", int), "card_types": ViewValue("types", list)},
            ),
        ),
        folder=FOLDER,
        content=entries,
        clauses=clauses,
    )


GAME = game(BOX)
