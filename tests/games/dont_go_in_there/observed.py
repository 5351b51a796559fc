"""What a person has signed off about the observations of Don't Go In There."""

from __future__ import annotations

from tests.games.contract import ALIKE, ORDER

UNOBSERVED = {
    "cards": ALIKE,
    "types": ORDER,
    "tableau": ORDER,
    "dispelled": ORDER,
}

PUBLIC = """
    board space slot card resolver rolled
"""
