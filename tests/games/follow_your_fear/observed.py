"""What a person has signed off about the observations of Follow Your Fear."""

from __future__ import annotations

from tests.games.contract import ALIKE, EMPTY, ORDER

UNOBSERVED = {
    "offered": ORDER,
    "hands": ORDER,
    "drawn": ORDER,
    "discards": ORDER,
    "fear_discard": ORDER,
    "gone": ORDER,
    "standing": ORDER,
    "corrupt": ORDER,
    "mats": ALIKE,
    "hidden": ALIKE,
    "used": EMPTY,
    "symbols": EMPTY,
}

PUBLIC = """
    marks here cleanings harvests placings harvested extra placed cleaned harvest_times corrupt_times
    move_times healer_moves used symbols outlasted tired controller mats hidden piles fear_deck asked_fear
    slots ended
"""
