"""What a bot's style changes in how it judges a table."""

from __future__ import annotations

from gloaming.engine.match import Match


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
