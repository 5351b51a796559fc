"""Back to an earlier moment of a match, by way of its record."""

from __future__ import annotations

from gloaming.cli.screen import Refused
from gloaming.engine.errors import GloamingError
from gloaming.engine.match.match import Match


def leads_to(match: Match) -> bool:
    """Whether the choices of a match lead to where it stands; those of a save made under other rules may not."""
    if match.choices is None or match.seed is None:
        return False
    try:
        return match.game.replay(match.record()).save() == match.save()
    except GloamingError:
        return False


def before_last_choice(match: Match, seat: int) -> Match:
    """The match as it stood when the seat was last asked and chose. Raises Refused."""
    if not leads_to(match):
        raise Refused("nothing can be taken back: the record of this match does not lead here")
    record = match.record()
    walk = match.game.replay({**record, "choices": []})
    last = -1
    for number, choice in enumerate(record["choices"]):
        decision = walk.decision
        if decision is not None and decision.seat == seat:
            last = number
        walk.pick(choice)
    if last < 0:
        raise Refused(f"nothing can be taken back: Player {seat + 1} has not chosen anything yet")
    return match.game.replay({**record, "choices": record["choices"][:last]})
