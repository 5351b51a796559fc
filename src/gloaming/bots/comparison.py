"""Compare options of an open question in the same imagined worlds, with the same dice."""

from __future__ import annotations

from typing import Final

from gloaming.bots.seat_view import SeatView
from gloaming.engine.learning.features import drawn
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import Dice, seeded

AHEAD: Final = 12
"""The number of choices that the learned policy or the rules of thumb make in each world after the compared option."""


def win_probabilities(view: SeatView, options: list[int], worlds: int, dice: Dice) -> list[list[float]]:
    """Return for each option the seat's win probability in each imagined world, a few choices after the option."""
    found: list[list[float]] = [[] for _ in options]
    for _ in range(worlds):
        world = view.imagine(dice.next())
        same = dice.next()
        for option, probabilities in zip(options, found, strict=True):
            probabilities.append(played_on(world, option, view.seat, seeded(same)))
    return found


def played_on(world: Match, option: int, seat: int, dice: Dice) -> float:
    """Return the seat's win probability a few choices after option `option` is taken in a copy of an imagined world."""
    match = world.copy()
    match.pick(option)
    for _ in range(AHEAD):
        decision = match.decision
        if decision is None:
            break
        match.pick(_sensible(match, len(decision.options), decision.seat, dice))
    return match.win_probabilities()[seat]


def _sensible(match: Match, count: int, seat: int, dice: Dice) -> int:
    """Return the index of an option drawn from the learned policy or the rules of thumb, or else the best one step
    ahead.
    """
    if count == 1:
        return 0
    probabilities = match.policy()
    if probabilities:
        return drawn(probabilities, dice)
    weights = match.policy_weights()
    if weights:
        return dice.weighted(weights)
    best = 0
    most = -1.0
    for i in range(count):
        tried = match.copy()
        tried.pick(i)
        value = tried.win_probabilities()[seat]
        if value > most:
            best = i
            most = value
    return best
