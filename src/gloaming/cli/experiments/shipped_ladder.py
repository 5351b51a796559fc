"""The ladders that ship with the games: the ratings of the levels, against which agents are rated.

`scripts/leaderboard.py` computes `ladders/GAME.json` next to this module from the deals in `docs/ladders`.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from gloaming.cli.experiments.bot_ladder import Ladder, LadderPlan
from gloaming.engine.decoding import decode
from gloaming.engine.match.game_definition import GameDefinition
from gloaming.engine.phrases import count

FOLDER: Final = Path(__file__).parent / "ladders"


class ShippedBot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A bot of a shipped ladder.

    rating, error: its OpenSkill rating and the rating's standard deviation; deals: the number of compared deals;
    played, won: in games that bots play alone, the number of deals and the mean score.
    """

    bot: str
    rating: float
    error: float
    deals: int
    played: int = 0
    won: float = 0.0


class ShippedPair(msgspec.Struct, frozen=True):
    """Two bots of a shipped ladder. score: the mean score of `bot` against the other over the deals, 0 to 1."""

    bot: str
    against: str
    deals: int
    score: float


class ShippedLadder(msgspec.Struct, frozen=True):
    """A ladder that ships with a game.

    version: the version of the rules; set: the setup options; lessons: as in `LadderPlan`; seed: the seed of the deals;
    bots: the strongest first; pairs: those that have played the same deals.
    """

    game: str
    version: int
    seats: int
    set: dict[str, Any]
    lessons: bool
    seed: int
    bots: list[ShippedBot]
    pairs: list[ShippedPair]

    def mismatch(self, plan: LadderPlan) -> str:
        """Return why deals of a plan cannot be rated on this ladder; "" if they can."""
        if self.version != plan.rules.version:
            return f"it is for version {self.version} of the rules, not {plan.rules.version}"
        if plan.packs:
            return "it is for the game without packs"
        if self.seats != plan.seats:
            return f"it is for {count(self.seats, 'seat')}, not {plan.seats}"
        if self.set != plan.settings or self.lessons != plan.lessons:
            return "it is for other setup options"
        return ""


@dataclass(frozen=True)
class AgentRating:
    """The rating of an agent on a shipped ladder.

    rating, error: its OpenSkill rating and the rating's standard deviation; deals: the number of compared deals; rank:
    its rank among the bots of the ladder, from 1.
    """

    rating: float
    error: float
    deals: int
    rank: int


def shipped_ladder(game: GameDefinition) -> ShippedLadder | None:
    """Return the ladder that ships with a game, None if there is none."""
    path = FOLDER / f"{game.id}.json"
    return decode(path.read_bytes(), ShippedLadder) if path.is_file() else None


def rate_agent(ladder: Ladder, shipped: ShippedLadder) -> AgentRating | None:
    """Return the rating of the first bot of a ladder from its deals against bots of the shipped ladder.

    The ratings of the shipped bots stay fixed. Return None if no such deal has been played.
    """
    from openskill.models import BradleyTerryFull

    model = BradleyTerryFull(tau=0.0)
    own = model.rating()
    agent = ladder.plan.specs[0]
    rivals = [
        (model.rating(mu=bot.rating, sigma=bot.error), ladder.scores(agent, bot.bot))
        for bot in shipped.bots
        if bot.bot in ladder.plan.specs[1:]
    ]
    deals = 0
    for number in range(max([len(scores) for _, scores in rivals], default=0)):
        for rival, scores in rivals:
            if number < len(scores):
                (own,), _ = model.rate([[own], [rival]], scores=[scores[number], 1.0 - scores[number]])
                deals += 1
    if not deals:
        return None
    stronger = sum(bot.rating > own.mu for bot in shipped.bots if bot.bot != agent)
    return AgentRating(own.mu, own.sigma, deals, 1 + stronger)
