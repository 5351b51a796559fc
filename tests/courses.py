"""Lessons and challenges by option numbers, as a player at a table chooses them."""

from __future__ import annotations

from gloaming import Game, Match
from gloaming.bots import SeatView, bot, seed_of
from gloaming.teaching import Challenge, begin


def chosen_by_bot(match: Match, spec: str) -> int:
    """Return the choice of a bot at a table of a lesson or challenge."""
    assert match.decision is not None
    seat = match.decision.seat
    return bot(spec, seed_of(match, seat)).choose(SeatView(match, seat))


def solution_of(game: Game, challenge: Challenge) -> list[int]:
    """Return the learner's choices that solve a challenge, by number."""
    match = begin(game, challenge)
    numbers = []
    for choice in challenge.solution:
        while match.decision is not None and challenge.seats[match.decision.seat] != "human":
            match.pick(chosen_by_bot(match, challenge.seats[match.decision.seat]))
        numbers.append(match.find(choice) if isinstance(choice, str) else choice)
        match.pick(numbers[-1])
    return numbers
