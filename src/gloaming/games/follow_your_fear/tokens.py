"""The kinds of tokens, and the numbers that the state stores for each card on a mat."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""A tuple of card numbers."""

NONE: Final = -1
"""The number that stands for no seat, tile, Fear, side or card."""

RED: Final = 4
"""The kind of the Fear's tokens, or of its red dragons for the Fear of Loneliness."""

BLUE: Final = 5
"""The kind of the blue dragons of the Fear of Loneliness."""

TOKEN_KINDS: Final = 6
"""The number of kinds of tokens: one for each of four players, and two for the Fear."""

RED_DRAGON: Final = 6
"""The number in events of RED tokens of the first Fear with two looks; further Fears use the numbers after it."""

SPIRIT: Final = 0
"""The phase in which Player tokens act. Its cards lie on the mat with the number 2 * seat."""

FEAR: Final = 1
"""The phase in which the Fear acts. Its cards lie on the mat with the number 2 * seat + 1."""

# The numbers of a card on a mat: WIDTH for each card.
STRENGTH: Final = 0
DEFENSE: Final = 1
STRENGTH_TIMES: Final = 2
DEFENSE_TIMES: Final = 3
SWAPS: Final = 4
"""How many times the card exchanges Strength and Defense."""
VANISHES: Final = 5
"""Whether the card makes capturing tokens disappear: 1 or 0."""
COPIED: Final = 6
"""The first player whose Defense the card copies, counted from 1; 0 for none."""
COPIED_TOO: Final = 7
"""The second player whose Defense the card copies, counted from 1; 0 for none."""
FLIPPED: Final = 8
"""Whether the card is a Fear card that lies with its back up: 1 or 0."""
MOVES: Final = 9
"""How many times the card's Move may be carried out, before multipliers; 0 for a card without a Move."""
MOVED: Final = 10
"""How many times the card's Move has been carried out."""
HEALED: Final = 11
"""Whether the card has healed a token, so that it is discarded after its last attribute: 1 or 0."""
LAID: Final = 12
"""The index of the first of several numbers: how many captured tokens of each kind are on the card."""
WIDTH: Final = LAID + TOKEN_KINDS

HEALER_WIDTH: Final = 3
"""How many numbers the state stores for the Move of each card that has healed and left its mat."""

FRESH: Final = (0, 0, 1, 1) + (0,) * (WIDTH - 4)
"""The numbers stored for a card that has just been summoned."""
