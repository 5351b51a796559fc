"""Ghost tokens. Totals are hidden; every change is seen by all. (DG-GHOST-1, DG-GHOST-2)"""

from __future__ import annotations

from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import State


def gain_ghosts(s: State, seat: int, ghosts: int) -> None:
    """Take ghosts; when negative, discard so many, or all there are. The supply has no end. (DG-GHOST-3)"""
    held = s.ghosts[seat]
    if ghosts < -held:
        ghosts = -held
    if ghosts:
        s.ghosts[seat] = held + ghosts
        events.ghosts(s, seat, ghosts)


def pass_ghosts_right(s: State, seat: int, ghosts: int) -> None:
    """Pass ghosts, or all there are, to the player on the right: the one before in turn order.

    (DG-MASK-2, DG-MASK-3)
    """
    passed = min(ghosts, s.ghosts[seat])
    if passed:
        right = s.seat_before(seat)
        s.ghosts[seat] -= passed
        s.ghosts[right] += passed
        events.passed(s, seat, right, passed)
