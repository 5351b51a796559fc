"""What a bot's style changes in how it judges a table, and in what it takes by what it has learned."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.bots.seat_view import SeatView
from gloaming.engine.match.match import Match

PULL: Final = 40.0
"""How strongly what a style likes draws a learned policy: see `inclined`."""


def liked(world: Match, seat: int, value: float, style: str) -> float:
    """How well a seat stands in an imagined world, from 0 to 1, to a bot of a style. value: what it is without one.

    Without a style, "", it is the value itself; a match that is won is worth 1 to all. Raises UnknownStyle.
    """
    if not style:
        return value
    share = world.game.style(style).share
    if world.decision is None:
        return value + (1.0 - value) * share * world.taste(style, seat)
    return (1.0 - share) * value + share * world.taste(style, seat)


def inclined(view: SeatView, probabilities: list[float], style: str, seed: int) -> list[float]:
    """Return the policy of a bot with a style: one probability per option, summing to 1.

    probabilities: the learned policy; seed: of the imagined world in which the options are tried.
    Beside what the policy says, an option after which the taste is 1 is taken e to the power of
    `PULL` * share / (1 - share) times as readily as one after which it is 0. One that wins the match counts as a taste
    of 1, one that loses it as no more than the style's share. What is out of the style's reach is not taken. Raises
    UnknownStyle.
    """
    manner = view.game.style(style)
    least = max(probabilities) / manner.reach
    world = view.imagine(seed)
    teams = world.teams()
    tastes = [0.0] * len(probabilities)
    for i in range(len(probabilities)):
        if probabilities[i] >= least:
            tried = world.copy()
            tried.pick(i)
            if tried.decision is None:
                value = tried.value_for_team(tried.evaluate(), teams)[view.seat]
                tastes[i] = liked(tried, view.seat, value, style)
            else:
                tastes[i] = tried.taste(style, view.seat)
    most = max(tastes)
    pull = PULL * manner.share / (1.0 - manner.share)
    drawn = [
        chance * exp(pull * (score - most)) if chance >= least else 0.0
        for chance, score in zip(probabilities, tastes, strict=True)
    ]
    whole = sum(drawn)
    return [chance / whole for chance in drawn]
