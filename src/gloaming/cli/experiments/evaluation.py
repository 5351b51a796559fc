"""Evaluate an agent: play it against bots on published deals, with mirrored seats, and summarize the scores.

Every deal is played, so the intervals are not biased by early stopping.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import gloaming
from gloaming.cli.experiments.bot_ladder import Forfeit, Ladder, LadderPlan, Task, deal_seed, play_deal
from gloaming.cli.experiments.shipped_ladder import AgentRating, ShippedLadder, rate_agent, shipped_ladder
from gloaming.engine.phrases import count
from gloaming.lab.matches.agents import agent_file, is_agent
from gloaming.lab.statistics.intervals import Z, estimate_share, paired_difference

FORMAT: Final = "gloaming-evaluation-1"

SEED: Final = 1_310_000
"""The seed of the published deals. No shipped bot was trained or rated on them, and agents must not be either."""


@dataclass
class Evaluation:
    """The deals that an agent and its opponents have played. The first bot of the ladder is the agent.

    forfeits: the matches that the agent lost because it failed.
    """

    ladder: Ladder
    deals: int
    forfeits: list[Forfeit] = field(default_factory=list)

    @property
    def plan(self) -> LadderPlan:
        """The settings of the deals."""
        return self.ladder.plan

    @property
    def agent(self) -> str:
        """The spec of the agent."""
        return self.plan.specs[0]

    @property
    def tasks(self) -> list[Task]:
        """The deals to play: the agent against each opponent, or each of them alone."""
        players = range(len(self.plan.specs))
        if self.plan.alone:
            return [(deal, player) for deal in range(self.deals) for player in players]
        return [(deal, 0, rival) for deal in range(self.deals) for rival in players[1:]]

    def add(self, task: Task, outcome: tuple[float, list[Forfeit]]) -> None:
        """Add a deal that has been played."""
        score, forfeits = outcome
        self.ladder.add(task, score)
        self.forfeits += forfeits


def play_leniently(plan: LadderPlan, task: Task) -> tuple[float, list[Forfeit]]:
    """Play a deal, and return the first bot's score and the matches that an agent lost because it failed."""
    forfeits: list[Forfeit] = []
    return play_deal(plan, task, forfeits), forfeits


def play_strictly(plan: LadderPlan, task: Task) -> tuple[float, list[Forfeit]]:
    """Play a deal like `play_leniently`, but raise AgentFailed when an agent fails."""
    return play_deal(plan, task), []


def summarize(evaluation: Evaluation) -> dict[str, Any]:
    """Return the result of an evaluation as JSON data.

    Keys of an opponent: "score" is the agent's score against it, 0 to 1, where 0.5 is even; "ahead" and "behind" are
    the numbers of deals in which the agent did better or worse. In games that bots play alone, "agent_won" and
    "bot_won" are the mean scores on the same deals, and "difference" is the first minus the second.
    "rating" is None without a shipped ladder for these deals; "unrated" then says why.
    """
    plan, ladder = evaluation.plan, evaluation.ladder
    rating, unrated = _rating(ladder)
    result: dict[str, Any] = {
        "format": FORMAT,
        "gloaming": gloaming.__version__,
        "game": plan.game,
        "version": plan.rules.version,
        "seats": plan.seats,
        "set": plan.settings,
        "lessons": plan.lessons,
        "packs": None if plan.rules.packs is None else plan.rules.packs.as_json(),
        "seed": plan.seed,
        "deals": evaluation.deals,
        "agent": {"spec": evaluation.agent, "sha256": _fingerprint(evaluation.agent)},
        "against": [_against(ladder, bot) for bot in plan.specs[1:]],
        "rating": None
        if rating is None
        else {
            "rating": round(rating.rating, 2),
            "interval": [round(rating.rating - Z * rating.error, 2), round(rating.rating + Z * rating.error, 2)],
            "deals": rating.deals,
            "rank": rating.rank,
        },
        "unrated": unrated,
        "forfeits": [
            {"deal": lost.deal, "seed": lost.seed, "seat": lost.seat, "reason": lost.reason}
            for lost in evaluation.forfeits
        ],
        "seeds": [deal_seed(plan, deal) for deal in range(evaluation.deals)],
    }
    result["citation"] = cite(result, plan.rules.title)
    return result


def cite(result: dict[str, Any], title: str) -> str:
    """Return a result of `summarize` as one line to quote in a paper. title: the title of the game."""
    agent = result["agent"]
    name = agent["spec"] + (f" (sha256 {agent['sha256'][:12]})" if agent["sha256"] else "")
    scores = "; ".join([_in_words(entry) for entry in result["against"]])
    rating = result["rating"]
    rated = ""
    if rating is not None:
        least, most = rating["interval"]
        rated = f"; rating {rating['rating']:.1f} ({least:.1f} to {most:.1f})"
    lost = f"; {count(len(result['forfeits']), 'match', 'matches')} lost by errors" if result["forfeits"] else ""
    lessons = ", training setups in turn" if result["lessons"] else ""
    chosen = "".join([f", {option}={value}" for option, value in result["set"].items()])
    return (
        f"{name}: {scores}{rated}{lost}. {title}, {count(result['seats'], 'seat')}{lessons}{chosen}, "
        f"{count(result['deals'], 'deal')} of seed {result['seed']}, rules version {result['version']}, "
        f"gloaming {result['gloaming']}; brackets are 95 % intervals."
    )


def _in_words(entry: dict[str, Any]) -> str:
    if "difference" in entry:
        least, most = entry["difference_interval"]
        points = f"{100 * entry['difference']:+.1f} points ({100 * least:+.1f} to {100 * most:+.1f})"
        return f"won {entry['agent_won']:.1%}, {entry['bot']} {entry['bot_won']:.1%}, {points}"
    least, most = entry["interval"]
    return f"{entry['score']:.1%} ({least:.1%} to {most:.1%}) against {entry['bot']}"


def _against(ladder: Ladder, bot: str) -> dict[str, Any]:
    agent = ladder.plan.specs[0]
    scores = ladder.scores(agent, bot)
    difference = paired_difference([2.0 * score - 1.0 for score in scores])
    entry: dict[str, Any] = {
        "bot": bot,
        "deals": len(scores),
        "matches": len(scores) * (1 if ladder.plan.alone else 2),
        "score": round(sum(scores) / len(scores), 4),
        "interval": [round(0.5 + end / 2, 4) for end in difference],
        "ahead": sum(score > 0.5 for score in scores),
        "behind": sum(score < 0.5 for score in scores),
    }
    if ladder.plan.alone:
        own, other = (_alone(ladder, spec) for spec in (agent, bot))
        entry |= {
            "agent_won": own[0],
            "agent_interval": own[1],
            "bot_won": other[0],
            "bot_interval": other[1],
            "difference": round(own[0] - other[0], 4),
            "difference_interval": [round(end, 4) for end in difference],
        }
    return entry


def _alone(ladder: Ladder, spec: str) -> tuple[float, list[float]]:
    """Return the mean score of a bot in the deals that it played alone, with its interval."""
    mean = estimate_share(list(ladder.scores_alone(spec).values()))
    return round(mean.value, 4), [round(mean.least, 4), round(mean.most, 4)]


def _rating(ladder: Ladder) -> tuple[AgentRating | None, str]:
    """Return the agent's rating on the game's ladder; without one, None and the reason."""
    shipped: ShippedLadder | None = shipped_ladder(ladder.plan.rules)
    if shipped is None:
        return None, "no ladder ships with this game"
    if reason := shipped.mismatch(ladder.plan):
        return None, f"the ladder that ships with the game does not apply: {reason}"
    rating = rate_agent(ladder, shipped)
    bots = ", ".join([bot.bot for bot in shipped.bots])
    return rating, "" if rating else f"the ladder that ships with the game has only these bots: {bots}"


def _fingerprint(spec: str) -> str:
    """Return the SHA-256 of an agent's or weights file, "" for a bot."""
    file = agent_file(spec) if is_agent(spec) else Path(spec) if spec.endswith(".json") else None
    return "" if file is None else hashlib.sha256(file.read_bytes()).hexdigest()
