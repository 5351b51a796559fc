"""Simulate campaigns of bots and summarize the matches."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from statistics import fmean, median
from typing import Any

from gloaming.bots import bot
from gloaming.bots import play as play_out
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.campaign_file import begin, campaign_of
from gloaming.lab.content.game_files import GameFiles
from gloaming.lab.runs.engines.engine import Engine
from gloaming.lab.runs.runner import map_items
from gloaming.lab.runs.seeds import derive_seed, seat_seed
from gloaming.lab.statistics.intervals import wilson


@dataclass(frozen=True)
class CampaignMatch:
    """The outcome of a match in a simulated campaign.

    number: the attempt at the match, from 1; won: whether the match need not be repeated; decisions: the number of
    choices; scores: one score per seat.
    """

    title: str
    number: int
    won: bool
    decisions: int
    scores: tuple[int, ...]


@dataclass(frozen=True)
class CampaignPlan:
    """The settings of simulated campaigns.

    game: the game with the contents of its packs; bots: one bot per seat; tries: the maximum number of attempts at a
    match.
    """

    game: GameFiles
    bots: tuple[str, ...]
    settings: dict[str, Any]
    tries: int
    seed: int


def play_through(plan: CampaignPlan, number: int) -> list[CampaignMatch]:
    """Play a campaign to its end, and return its matches. number: the campaign's number, which determines the seeds."""
    game = plan.game.load()
    campaign = campaign_of(game)
    kept = begin(game, plan.bots, plan.settings)
    played: list[CampaignMatch] = []
    tried = 0
    next_matches = kept.next_matches
    while next_matches:
        options = next_matches[0].options
        if next_matches[0].again and tried >= plan.tries:
            if len(next_matches) == 1:
                break
            options = next_matches[1].options
        seed = derive_seed(f"{plan.seed} campaign {number} match {len(played)}")
        match = game.new(seats=len(plan.bots), seed=seed, options=options)
        try:
            play_out(match, [bot(spec, seat_seed(seed, seat)) for seat, spec in enumerate(plan.bots)])
        except GloamingError as error:
            raise type(error)(f"campaign {number + 1}, match {len(played) + 1}, of seed {seed}: {error}") from None
        title = campaign.title(options)
        tried = tried + 1 if played and played[-1].title == title else 1
        next_matches = match.next_matches()
        won = not any(next_match.again for next_match in next_matches)
        assert match.result is not None
        played.append(CampaignMatch(title, tried, won, len(match.choices or []), match.result.scores))
    return played


def simulate_campaigns(plan: CampaignPlan, campaigns: int, engine: Engine) -> Iterator[list[CampaignMatch]]:
    """Play campaigns with an engine, and yield the matches of each campaign."""
    yield from map_items(partial(play_through, plan), range(campaigns), engine)


def summarize_campaigns(campaigns: Iterable[list[CampaignMatch]]) -> list[dict[str, Any]]:
    """Return a summary of each match of the campaigns: how often it was played and won, at first attempts and in total.

    Keys of a summary: "interval" is the 95 % Wilson interval of the win rate, "decisions" the median number of choices,
    and "score" the mean score of all seats.
    """
    by_title: dict[str, list[CampaignMatch]] = {}
    for campaign in campaigns:
        for match in campaign:
            by_title.setdefault(match.title, []).append(match)
    rows = []
    for title, played in by_title.items():
        won = sum([match.won for match in played])
        begun = sum([match.number == 1 for match in played])
        least, most = wilson(won, len(played))
        rows.append(
            {
                "match": title,
                "reached": begun,
                "played": len(played),
                "won": won,
                "share": round(won / len(played), 6),
                "interval": [round(least, 6), round(most, 6)],
                "first_try": round(sum([match.won for match in played if match.number == 1]) / begun, 6),
                "tries": round(len(played) / begun, 6),
                "decisions": median([match.decisions for match in played]),
                "score": round(fmean([fmean(match.scores) for match in played]), 6),
            }
        )
    return rows
