"""The kinds of tokens, and what a card on a mat has come to: numbers that the state holds side by side."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""Cards by their numbers."""

NONE: Final = -1
"""No seat, tile, Fear, side or card."""

RED: Final = 4
"""The tokens of Fear, or the red dragons of Loneliness."""

BLUE: Final = 5
"""The blue dragons of Loneliness."""

TOKEN_KINDS: Final = 6
"""Four players, and Fear in two colours."""

RED_DRAGON: Final = 6
"""What events tell of RED where Fear has two colours; of other Fears with two the numbers from here on."""

SPIRIT: Final = 0
"""The phase in which Player tokens act, and the side of the cards that are theirs."""

FEAR: Final = 1
"""The phase in which Fear acts, and the side of its cards."""

# What a card on a mat has come to: WIDTH numbers each.
STRENGTH: Final = 0
DEFENSE: Final = 1
STRENGTH_TIMES: Final = 2
DEFENSE_TIMES: Final = 3
SWAPS: Final = 4
"""How often it exchanges Strength and Defense."""
VANISHES: Final = 5
"""Whether it makes who displaces a token disappear."""
COPIED: Final = 6
"""The first player whose Defense it copies, counted from 1; 0 for none."""
COPIED_TOO: Final = 7
"""Another, or the same again."""
FLIPPED: Final = 8
"""Whether a Fear card lies with its back up."""
MOVES: Final = 9
"""How often its Move may be carried out, before multipliers; 0 without one."""
MOVED: Final = 10
"""How often it has been."""
HEALED: Final = 11
"""Whether it has healed, and is discarded when all it says is done."""
LAID: Final = 12
"""The captured tokens on it: a number for each kind from here on."""
WIDTH: Final = LAID + TOKEN_KINDS

HEALER_WIDTH: Final = 3
"""How many numbers are kept of the Move of each card that has healed and left its mat."""

FRESH: Final = (0, 0, 1, 1) + (0,) * (WIDTH - 4)
"""Of a card that has just been summoned."""
