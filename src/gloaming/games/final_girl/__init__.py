"""Final Girl: one survivor, one Killer, and everyone she may still save. For one player."""

from __future__ import annotations

from pathlib import Path

from gloaming.engine.game import Game, OneOf, Rules
from gloaming.games.final_girl.catalogue import entries
from gloaming.games.final_girl.check import check
from gloaming.games.final_girl.content import BOARDS, GIRLS, KILLERS, LOCATIONS, SETUPS
from gloaming.games.final_girl.evaluate import evaluate
from gloaming.games.final_girl.flows import PROGRAM
from gloaming.games.final_girl.rules.turns import result
from gloaming.games.final_girl.state import EPIC_POWER, FIELDS, TIES, table
from gloaming.games.final_girl.view import describe, dress, narrate, piece, why_not

GAME = Game(
    id="final-girl",
    title="Final Girl",
    summary="Everyone else is dying. Search, save whom you can, and kill the Killer before he kills you.",
    minutes=(20, 60),
    version=2,
    seats=range(1, 2),
    options=[
        OneOf("girl", "Final Girl", "Who you are; at random unless chosen.", [girl.id for girl in GIRLS]),
        OneOf("killer", "Killer", "Who hunts you.", [killer.id for killer in KILLERS], KILLERS[0].id),
        OneOf("location", "Location", "Where you are.", [place.id for place in LOCATIONS], LOCATIONS[0].id),
        OneOf(
            "setup", "Setup card", "Who is where at the start; at random unless chosen.", [one.id for _, one in SETUPS]
        ),
        OneOf("board", "Player board", "Extreme Horror Mode is harder.", [board.id for board in BOARDS], BOARDS[0].id),
        OneOf("epic", "Epic Dark Power", "Left out, shuffled among the others, or sure to come.", EPIC_POWER, "off"),
        OneOf("bonus", "Bonus Items", "Whether your girl's own Item is among the Items.", ["off", "on"], "off"),
        OneOf("ties", "Ties", "Broken by you, to the worst, or by chance.", TIES, "choose"),
        OneOf("victims", "Victims", "How many ordinary Victims the box holds.", ["21", "24"], "21"),
    ],
    rules=Rules(
        program=PROGRAM,
        table=table,
        fields=FIELDS,
        piece=piece,
        dress=dress,
        describe=describe,
        narrate=narrate,
        why_not=why_not,
        result=result,
        evaluate=evaluate,
        check=check,
    ),
    folder=Path(__file__).parent,
    content=entries,
)
