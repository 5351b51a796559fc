"""A player who only hides: she stays away from every Enemy, never wants to win, and looks at the dice to come."""

from __future__ import annotations

from typing import Any

from gloaming import Match
from gloaming.games.final_girl.constants import ACTION_PHASE

NOBODY_NEAR = 6
"""The distance of the nearest Enemy if there is none."""

LOST = -1000.0
WON = -2000.0


def hide(match: Match) -> int:
    """Return the option after which the girl is safest when her next Action phase begins."""
    decision = match.decision
    assert decision is not None
    values = []
    for option in range(len(decision.options)):
        tried = match.copy()
        tried.pick(option)
        values.append(_safety(_until_next_turn(tried, match)))
    return values.index(max(values))


def _until_next_turn(tried: Match, now: Match) -> Match:
    """Play on to the next Action phase, and decline everything on the way."""
    state: Any = tried._state
    before: Any = now._state
    while (decision := tried.decision) is not None:
        if state.phase == ACTION_PHASE and state.round > before.round:
            break
        tried.pick(len(decision.options) - 1)
    return tried


def _safety(match: Match) -> float:
    s: Any = match._state
    if match.result is not None:
        return WON if match.result.winners else LOST
    enemies = [space for space in (s.killer_space, *s.minions) if space >= 0]
    near: int = min([s.map.distance[space][s.girl_space] for space in enemies], default=NOBODY_NEAR)
    cards = 0.5 * len(s.hand) + 3 * len(s.held + s.backpack)
    return cards + 3 * near + 10 * int(s.health) + 0.3 * int(s.time) - int(s.horror)
