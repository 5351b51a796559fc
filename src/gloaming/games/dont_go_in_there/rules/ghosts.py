"""Take, discard and pass ghost tokens. The ghosts of each player are hidden, but every change is public.

(DG-GHOST-1, DG-GHOST-2)
"""

from __future__ import annotations

from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.state import State


def gain_ghosts(s: State, seat: int, ghosts: int) -> None:
    """Give ghosts to a seat. A negative number discards ghosts, at most all that the seat has. The supply is unlimited.

    (DG-GHOST-3)
    """
    held = s.ghosts[seat]
    if ghosts < -held:
        ghosts = -held
    if ghosts:
        s.ghosts[seat] = held + ghosts
        events.ghosts(s, seat, ghosts)


def pass_ghosts_right(s: State, seat: int, ghosts: int) -> None:
    """Pass ghosts to the player on the right, who is the previous one in turn order.

    A seat with fewer ghosts passes all. (DG-MASK-2, DG-MASK-3)
    """
    passed = min(ghosts, s.ghosts[seat])
    if passed:
        right = s.seat_before(seat)
        s.ghosts[seat] -= passed
        s.ghosts[right] += passed
        events.passed(s, seat, right, passed)
