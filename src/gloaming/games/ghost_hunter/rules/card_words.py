"""Phrases that the texts of many cards share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.phrases import listed
from gloaming.engine.rules.effects import Effect

ABILITY: Final = {"st": "ST", "dx": "DX", "iq": "IN", "wp": "WP", "none": "a bare Judge card of"}
"""The name of each ability in the text of a check."""

WHOM: Final = {
    "me": "",
    "one": "",
    "here": "each hunter here: ",
    "near": "each hunter here and next door: ",
    "floor": "each hunter on this floor: ",
    "all": "each hunter: ",
}


def whom(who: str) -> str:
    """Return the phrase for the hunters that an effect reaches, with which the text of the effect begins; "" for one
    hunter.
    """
    return WHOM[who]


def check_words(ability: str, least: int, who: str) -> str:
    """Return a check as text, such as `WP 6` or `each hunter here: DX 6`."""
    return f"{WHOM[who]}{ABILITY[ability]} {least}"


def line_words(line: Sequence[Effect]) -> str:
    """Return the text of several effects, joined to one list."""
    return listed([effect.words() for effect in line])
