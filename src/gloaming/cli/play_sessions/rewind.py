"""Return to earlier positions of a match by replaying its record."""

from __future__ import annotations

from gloaming.cli.command_errors import CommandError
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Match


def is_replayable(match: Match) -> bool:
    """Return whether replaying the choices of a match leads to its position.

    That may fail for a match that was saved under other rules.
    """
    if match.choices is None or match.seed is None:
        return False
    try:
        return match.game.replay(match.record()).save() == match.save()
    except GloamingError:
        return False


def rewind_before_last_choice(match: Match, seat: int) -> Match:
    """Return the match as it was before the last choice of a seat.

    Raises CommandError if the match cannot be replayed, or if the seat has made no choice.
    """
    if not is_replayable(match):
        raise CommandError("nothing can be undone: the record of this match does not lead to its position")
    record = match.record()
    replayed = match.game.replay({**record, "choices": []})
    last = -1
    for number, choice in enumerate(record["choices"]):
        decision = replayed.decision
        if decision is not None and decision.seat == seat:
            last = number
        replayed.pick(choice)
    if last < 0:
        raise CommandError(f"nothing can be undone: Player {seat + 1} has not chosen anything yet")
    return match.game.replay({**record, "choices": record["choices"][:last]})
