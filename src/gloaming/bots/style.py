"""Play styles: how a style changes a bot's evaluation and its learned policy."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.bots.seat_view import SeatView
from gloaming.engine.match.match import Match

PULL: Final = 40.0
"""How strongly the goal of a style pulls the learned policy, as used in `inclined`."""


def liked(world: Match, seat: int, value: float, style: str) -> float:
    """Return the value of an imagined world, from 0 to 1, for a bot with a style.

    value: the value without a style, which is also the result if `style` is "". A won match is worth 1 for every style.
    Raises UnknownStyle.
    """
    if not style:
        return value
    share = world.game.style(style).share
    if world.decision is None:
        return value + (1.0 - value) * share * world.style_score(style, seat)
    return (1.0 - share) * value + share * world.style_score(style, seat)


def inclined(view: SeatView, probabilities: list[float], style: str, seed: int) -> list[float]:
    """Return the policy of a bot with a style: one probability per option, summing to 1.

    probabilities: the learned policy; seed: the seed of the imagined world in which the options are tried.

    Each probability is multiplied by e to the power of `PULL` * share / (1 - share) * score, where score, from 0 to 1,
    is the style's score after the option, and the result is normalized. An option that wins the match scores 1; one
    that loses the match scores at most the style's share. Options that the policy takes more than `reach` times less
    often than its favorite get probability 0. Raises UnknownStyle.
    """
    manner = view.game.style(style)
    least = max(probabilities) / manner.reach
    world = view.imagine(seed)
    teams = world.teams()
    scores = [0.0] * len(probabilities)
    for i in range(len(probabilities)):
        if probabilities[i] >= least:
            tried = world.copy()
            tried.pick(i)
            if tried.decision is None:
                value = tried.value_for_team(tried.evaluate(), teams)[view.seat]
                scores[i] = liked(tried, view.seat, value, style)
            else:
                scores[i] = tried.style_score(style, view.seat)
    most = max(scores)
    pull = PULL * manner.share / (1.0 - manner.share)
    drawn = [
        chance * exp(pull * (score - most)) if chance >= least else 0.0
        for chance, score in zip(probabilities, scores, strict=True)
    ]
    whole = sum(drawn)
    return [chance / whole for chance in drawn]
