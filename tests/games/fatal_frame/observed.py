"""What a person has signed off about the observations of Fatal Frame."""

from __future__ import annotations

from tests.games.contract import ALIKE, ORDER

UNOBSERVED = {
    "discard": ORDER,
    "hand": ORDER,
    "album": ORDER,
    "items": ORDER,
    "camera": ORDER,
    "interior_discard": ORDER,
    "using": ALIKE,
    "used": ALIKE,
    "ghosts": ALIKE,
    "attached": ALIKE,
    "fought": ALIKE,
}

PUBLIC = """
    life final rolled boss_rolled boss_die fought ghosts used using attached flash only failed warded winner
"""
