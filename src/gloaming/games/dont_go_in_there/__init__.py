"""Don't Go In There: a haunted house, a few meeples, and cards that nobody wants. 2 to 5 players."""

from __future__ import annotations

from pathlib import Path

from gloaming.engine.game import Game, OneOf, Rules, SomeOf, WholeNumber
from gloaming.games.dont_go_in_there.check import check
from gloaming.games.dont_go_in_there.content import ROOMS, SETUPS, TYPES, entries
from gloaming.games.dont_go_in_there.evaluate import evaluate
from gloaming.games.dont_go_in_there.flows import PROGRAM
from gloaming.games.dont_go_in_there.rules.game_end import result
from gloaming.games.dont_go_in_there.state import FIELDS, table
from gloaming.games.dont_go_in_there.view import describe, dress, narrate, piece, why_not

GAME = Game(
    id="dont-go-in-there",
    title="Don't Go In There",
    summary="Send meeples into a haunted house, take the cards that curse you least, and mind the ghosts.",
    minutes=(20, 35),
    version=1,
    seats=range(2, 6),
    options=[
        SomeOf(
            "types",
            "Card types",
            "The types of Cursed cards in play; at random unless chosen.",
            [one.id for one in TYPES],
            {players: row.types for players, row in SETUPS.items()},
        ),
        *[
            OneOf(
                f"board-{board}",
                f"Room board {board}",
                "The side that lies up at the start; at random unless chosen.",
                [room.id for room in ROOMS if room.board == board],
            )
            for board in (1, 2, 3)
        ],
        WholeNumber(
            "meeples", "Meeples", "Meeples for each player; with 6 or more nobody is ever passed over.", 4, 10, 5
        ),
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
