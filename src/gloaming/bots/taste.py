"""What a bot's style changes in how it judges a table."""

from __future__ import annotations

from typing import Final

from gloaming.engine.match import Match

SHARE: Final = 0.3
"""What a bot likes counts for so much of what it strives for, winning for the rest."""


def liked(world: Match, seat: int, hope: float, style: str) -> float:
    """How well a seat stands in an imagined world, from 0 to 1, to a bot of a style. hope: what it is without one.

    Without a style, "", it is the hope itself; a match that is won is worth 1 to all. Raises UnknownStyle.
    """
    if not style:
        return hope
    if world.decision is None:
        return hope + (1.0 - hope) * SHARE * world.taste(style, seat)
    return (1.0 - SHARE) * hope + SHARE * world.taste(style, seat)
