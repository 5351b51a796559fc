"""The table features of the learned policy in Follow Your Fear: small whole numbers, computed from what a seat
knows.
"""

from __future__ import annotations

from typing import Final

from gloaming.games.follow_your_fear.constants import SIZE
from gloaming.games.follow_your_fear.policy import FAR
from gloaming.games.follow_your_fear.rules.board import occupants
from gloaming.games.follow_your_fear.rules.capture import captured_fear, fear_left
from gloaming.games.follow_your_fear.rules.mats import player_defense
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.threats import NEVER, Known, guard_of_fear, hunted, hunter, may_capture
from gloaming.games.follow_your_fear.tokens import BLUE, RED, TOKEN_KINDS

NOT_COUNTED: Final = ("asked_fear", "most_rounds", "first", "turn", "controller", "winner", "outlasted", "tired")
"""The fields that are left out of the features because their numbers are identities rather than amounts."""

TOKEN_COUNTS: Final = 7
"""The number of possible token counts of a player or the Fear, from 0 to 6."""


MARGINS: Final = 9
"""The number of bins for margins of Strength over Defense.

Bin 0 means that no token can be reached, bin 1 a margin of -3 or less, and so on up to bin 8 for 4 or more.
"""

CAPTURES: Final = 5
"""The lowest bin whose margin is enough for a capture."""


def margin_bin(margin: int) -> int:
    """Return the bin of a margin of Strength over Defense."""
    return 0 if margin == NEVER else min(max(margin, -3), 4) + 4


def left_of_fear(s: State) -> int:
    """Return the number of Fear tokens that are not captured: 1 to 6 while the match is in progress."""
    return min(fear_left(s), TOKEN_COUNTS - 1)


def weakness(s: State, seat: int) -> int:
    """Return the bin of a player's Defense, from 0 for a Defense of -1 or less to 5 for 4 or more."""
    return min(max(player_defense(s, seat), -1), 4) + 1


def glance(known: Known, s: State, seat: int) -> list[int]:
    """Return a seat's features of the table: captured and remaining tokens, who can capture whom, and whose turn
    it is.
    """
    own = captured_fear(s, seat)
    best = 0
    most_left = 0
    in_play = 0
    for other in range(s.seats):
        tokens = len(s.standing[other])
        if tokens:
            in_play += 1
        if other != seat:
            best = max(best, captured_fear(s, other))
            most_left = max(most_left, tokens)
    fears = s.standing[RED] + s.standing[BLUE]
    near = SIZE
    for tile in s.standing[seat]:
        row = FAR[tile]
        for fear in fears:
            near = min(near, row[fear])
    left = left_of_fear(s)
    tokens = len(s.standing[seat])
    away = (s.turn - seat) % s.seats
    numbers = [
        own * TOKEN_COUNTS + left,
        best * TOKEN_COUNTS + left,
        min(max(own - best, -3), 3) * TOKEN_COUNTS + left + 3 * TOKEN_COUNTS,
        tokens * TOKEN_COUNTS + most_left,
        in_play,
        near,
        len(s.hands[seat]) + len(s.mats[2 * seat]),
        min(max(player_defense(s, seat), -3), 6) + 3,
        s.seats,
        away,
    ]
    if s.side[0] < 0 or not tokens:
        return numbers + [0, 0, 0, 0]
    plan = may_capture(known, s, seat)
    margin = margin_bin(plan.margin(known, s.side[seat], s.standing[seat], fears, guard_of_fear(s, seat), occupants(s)))
    seen = hunted(known, s, seat)
    hits = 0
    for tile in s.standing[seat]:
        hits += seen >> tile & 1
    weak = weakness(s, seat)
    prey = 0
    for kind in range(s.seats):
        prey += s.taken[hunter(s, seat) * TOKEN_KINDS + kind]
    return numbers + [
        (margin * TOKEN_COUNTS + left) * 4 + min(away, 3),
        (min(hits, 3) * 6 + weak) * 4 + min(tokens, 4) - 1,
        (min(hits, 1) * 6 + weak) * 4 + min(prey, 3),
        min(len(plan.single), 3) * 4 + min(away, 3),
    ]
