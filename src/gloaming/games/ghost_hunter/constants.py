"""Numbers that mean something: how hunters fare, ways out of a tile, laws of scenarios, kinds of attacks."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]
"""Cards by their numbers."""

NONE: Final = -1
"""No tile, cell, hunter, Monster or card."""

# How a hunter fares
STANDING: Final = 0
FALLEN: Final = 1
"""Out until the end of the next turn of their own."""
ENEMY: Final = 2
"""Plays on the side of the Enemy."""
GUEST: Final = 3
"""The Ninth Guest, revealed: an Enemy with pools of their own."""

# What has become of a match
GOING_ON: Final = 0
WON: Final = 1
LOST: Final = 2

# Ways out of a tile: its four sides, the other door of a Tower, and three that are no doors.
FAR: Final = 4
STAIRS: Final = 5
SLIDE: Final = 6
CLIMB: Final = 7
WAYS: Final = 8

# Laws of a scenario, a bit each
LAWS: Final = ("open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege")

# Attacks that a hunter prepares for a round
NORMAL: Final = 0
FREE: Final = 1
FREE_ALL: Final = 2
FREE_DOUBLE: Final = 3

UNOPENED: Final = -2
"""A door beyond which no tile lies yet."""
