"""Ghost Hunter 13: hunters explore a mansion that grows tile by tile, in thirteen scenarios; hunters who fall rise
again on the Enemy's side.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import Any, Final

from gloaming.engine.learning.features import Features
from gloaming.engine.learning.playout import Playout
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.campaign_definition import Campaign
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.match import Game
from gloaming.engine.match.recorded_fields import CardEvents, Deaths, RecordedFields, ViewValue
from gloaming.engine.match.result_fields import ResultFields
from gloaming.engine.match.settings import Carried, OneOf, WholeNumber
from gloaming.engine.state.fields import declared
from gloaming.games.ghost_hunter import campaign
from gloaming.games.ghost_hunter.box import Box
from gloaming.games.ghost_hunter.catalogue import entries
from gloaming.games.ghost_hunter.check import check
from gloaming.games.ghost_hunter.clauses import clauses
from gloaming.games.ghost_hunter.evaluate import evaluate, teams
from gloaming.games.ghost_hunter.events import EVENTS
from gloaming.games.ghost_hunter.fields import FIELDS
from gloaming.games.ghost_hunter.flows import PROGRAM
from gloaming.games.ghost_hunter.generated.state import NUMBERS, numbers
from gloaming.games.ghost_hunter.glance import COUNTED, glance
from gloaming.games.ghost_hunter.notes import compare
from gloaming.games.ghost_hunter.odds import forecast, likely, odds
from gloaming.games.ghost_hunter.options import OPTIONS
from gloaming.games.ghost_hunter.packs import BOX, SCHEMA, read_box
from gloaming.games.ghost_hunter.policy import horizon, policy
from gloaming.games.ghost_hunter.position import POSITIONS
from gloaming.games.ghost_hunter.rules.ending import HUNTERS_SIDE, result
from gloaming.games.ghost_hunter.rules.setup import own_character
from gloaming.games.ghost_hunter.state import table
from gloaming.games.ghost_hunter.styles import STYLES
from gloaming.games.ghost_hunter.view import dress
from gloaming.games.ghost_hunter.why import why_not

FOLDER: Final = Path(__file__).parent


def game(box: Box) -> Game:
    """Return the game Ghost Hunter 13, played with the tiles, cards, sheets and scenarios of a box."""
    fields = declared(*FIELDS, box=box)
    return Game(
        id="ghost-hunter",
        title="Ghost Hunter 13",
        summary="Up to four hunters explore a haunted mansion; the fallen turn against them. A fifth player hosts.",
        minutes=(30, 90),
        version=9,
        seats=range(1, 6),
        options=[
            WholeNumber(
                "scenario",
                "Scenario",
                "Each scenario adds a new idea; the first is for newcomers.",
                1,
                len(box.scenarios),
                1,
                names=[scenario.title for scenario in box.scenarios],
            ),
            WholeNumber("characters", "Characters", "How many hunters a solo player plays.", 1, 3, 2),
            OneOf(
                "length",
                "Length",
                "A short night has a smaller house and a weaker Enemy, for a first match or a late evening.",
                ["whole", "short"],
                "whole",
            ),
            OneOf(
                "host",
                "Host",
                "The last seat plays the Host, who decides for the Enemy; with five players there is always a Host.",
                ["no", "yes"],
                "no",
            ),
            OneOf("dealt", "Random characters", "Characters are dealt at random.", ["no", "yes"], "no"),
            Carried("party", "Party", "The party of a campaign.", partial(campaign.fault, box)),
        ],
        campaign=Campaign(
            carried="party",
            begin=partial(campaign.begin, box),
            party=campaign.party,
            next_matches=campaign.next_matches,
            title=partial(campaign.title, box),
            told=partial(campaign.told, box),
        ),
        rivals=False,
        side=HUNTERS_SIDE,
        result_fields=ResultFields(
            recorded=RecordedFields(
                first="turn.seat",
                rounds=["round.round", "turn.round", "advanced.round"],
                cards=CardEvents(
                    seen=["found.card", "picked-up.card", "turned.card", "maddened.card", "opened.tile"],
                    played=["used.card", "opened.tile"],
                ),
                deaths=Deaths(
                    "fell",
                    of="who",
                    place="fell.tile",
                    causes={"fails.pool": "pool"},
                    situations={"battle": "in battle", "turn": "out of battle", "turned": "out of battle"},
                ),
                counts={"battles": "battle", "returns": "returned", "deadlocks": "deadlock"},
                values={
                    "scenario": ViewValue("scenario", str),
                    "hunters": ViewValue("hunters.*.character", list),
                    "hunter_states": ViewValue("hunters.*.fares", list),
                },
            )
        ),
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
            forecast=forecast,
            likely=likely,
            why_not=why_not,
            own_character=own_character,
            result=result,
            evaluate=evaluate,
            teams=teams,
            check=check,
            effects=SCHEMA,
            positions=POSITIONS,
            playout=Playout(policy=policy, horizon=horizon),
            styles=STYLES,
            learned=PolicyModel(
                Features((COUNTED, []), glance=glance, keys=0, compare=compare, numbers=(NUMBERS, numbers)),
                FOLDER / "weights.json",
                lessons=[{"scenario": number + 1} for number in range(len(box.scenarios))],
                rivals=False,
                batch=260,
                averaged=0.3,
                teacher="greedy:4",
                imitated=0.15,
                judged_power=3,
                levels={"medium": "policy:0.9", "hardest": "rollout:96:2"},
                patience=1000.0,
                errs=2,
            ),
        ),
        folder=FOLDER,
        content=entries,
        clauses=clauses,
    )


GAME: Any = game(BOX)
