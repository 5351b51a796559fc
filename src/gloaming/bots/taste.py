"""What a bot's style changes in how it judges a table, and in what it takes by what it has learned."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.bots.sight import Sight
from gloaming.engine.match import Match

PULL: Final = 40.0
"""How strongly what a style likes draws a learned policy: see `inclined`."""


def liked(world: Match, seat: int, hope: float, style: str) -> float:
    """How well a seat stands in an imagined world, from 0 to 1, to a bot of a style. hope: what it is without one.

    Without a style, "", it is the hope itself; a match that is won is worth 1 to all. Raises UnknownStyle.
    """
    if not style:
        return hope
    share = world.game.style(style).share
    if world.decision is None:
        return hope + (1.0 - hope) * share * world.taste(style, seat)
    return (1.0 - share) * hope + share * world.taste(style, seat)


def inclined(sight: Sight, chances: list[float], style: str, seed: int) -> list[float]:
    """How readily a bot of a style takes each option of its question, adding up to 1.

    chances: how readily the learned policy takes it; seed: of the imagined world in which the options are tried. After
    each the style's taste is asked, or whether that wins the match. What raises the taste from 0 to 1 is taken e to the
    power of `PULL` * share / (1 - share) times as readily. Options that are out of the style's reach are not taken.
    Raises UnknownStyle.
    """
    manner = sight.game.style(style)
    least = max(chances) / manner.reach
    world = sight.imagine(seed)
    camps = world.camps()
    tastes = [0.0] * len(chances)
    for i in range(len(chances)):
        if chances[i] >= least:
            tried = world.copy()
            tried.pick(i)
            tastes[i] = tried.taste(style, sight.seat)
            if tried.decision is None:
                tastes[i] = max(tastes[i], tried.kept(tried.evaluate(), camps)[sight.seat])
    most = max(tastes)
    pull = PULL * manner.share / (1.0 - manner.share)
    drawn = [
        chance * exp(pull * (taste - most)) if chance >= least else 0.0
        for chance, taste in zip(chances, tastes, strict=True)
    ]
    whole = sum(drawn)
    return [chance / whole for chance in drawn]
