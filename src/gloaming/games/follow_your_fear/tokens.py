"""The kinds of tokens, and the numbers that the state stores for each card on a mat."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""Card numbers."""

NONE: Final = -1
"""No seat, tile, Fear, side or card."""

RED: Final = 4
"""The kind of the Fear's tokens, or of the red dragons of Loneliness."""

BLUE: Final = 5
"""The kind of the blue dragons of Loneliness."""

TOKEN_KINDS: Final = 6
"""Four players, and the Fear in two colours."""

RED_DRAGON: Final = 6
"""The number of RED in events if the Fear has two colours; other Fears with two looks use the numbers after it."""

SPIRIT: Final = 0
"""The phase in which Player tokens act, and the side of its cards."""

FEAR: Final = 1
"""The phase in which the Fear acts, and the side of its cards."""

# The numbers of a card on a mat: WIDTH for each card.
STRENGTH: Final = 0
DEFENSE: Final = 1
STRENGTH_TIMES: Final = 2
DEFENSE_TIMES: Final = 3
SWAPS: Final = 4
"""How many times it exchanges Strength and Defense."""
VANISHES: Final = 5
"""Whether it makes capturing tokens disappear."""
COPIED: Final = 6
"""The first player whose Defense it copies, counted from 1; 0 for none."""
COPIED_TOO: Final = 7
"""The second one, or the same again."""
FLIPPED: Final = 8
"""Whether a Fear card lies with its back up."""
MOVES: Final = 9
"""How many times its Move may be carried out, before multipliers; 0 without one."""
MOVED: Final = 10
"""How many times its Move has been carried out."""
HEALED: Final = 11
"""Whether it has healed, and is discarded after its last attribute."""
LAID: Final = 12
"""The captured tokens on it: from here on, one number per kind."""
WIDTH: Final = LAID + TOKEN_KINDS

HEALER_WIDTH: Final = 3
"""How many numbers are stored for the Move of each card that has healed and left its mat."""

FRESH: Final = (0, 0, 1, 1) + (0,) * (WIDTH - 4)
"""The numbers of a card that has just been summoned."""
