"""What the tests of observations compare."""

from __future__ import annotations

import json
from typing import Any

from gloaming import Match


def question(match: Match, seat: int) -> Any:
    """Return the open question as a seat sees it: the options only if it is to move."""
    decision = match.decision
    if decision is None:
        return None
    return [decision.seat, match.question, decision.rule, list(decision.options) if decision.seat == seat else []]


def seen(match: Match, seat: int) -> str:
    """Return the view and the open question of a seat as text."""
    return json.dumps([match.view(seat), question(match, seat)], sort_keys=True)


def differing(match: Match, one: bytes, other: bytes) -> list[str]:
    """Return the names of the places at which two observations differ."""
    names = match.game.observation.names
    return [names[place] for place in range(len(names)) if one[place] != other[place]]
