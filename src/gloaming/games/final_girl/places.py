"""Numbers that the table of Final Girl is laid out by."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]

NOWHERE: Final = -1
"""A piece that is not on the board, a card that is not there."""

KILLER: Final = -1
"""The Killer among the Enemies; Minions count from 0."""

NORMAL: Final = 3
"""A Victim's kind: 0, 1 and 2 for the white, orange and blue Special Victims, this for every other."""
