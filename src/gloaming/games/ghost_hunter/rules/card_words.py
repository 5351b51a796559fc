"""Phrases that the texts of cards share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.phrases import listed
from gloaming.engine.rules.effects import Effect

ABILITY: Final = {"st": "ST", "dx": "DX", "iq": "IN", "wp": "WP", "none": "a bare Judge card of"}
"""The abilities as printed on the sheet."""

WHOM: Final = {
    "me": "",
    "one": "",
    "here": "each hunter here: ",
    "near": "each hunter here and next door: ",
    "floor": "each hunter on this floor: ",
    "all": "each hunter: ",
}


def whom(who: str) -> str:
    """Return the hunters that an effect reaches, as the beginning of its text."""
    return WHOM[who]


def check_words(ability: str, least: int, who: str) -> str:
    """Return a check as text: `WP 6`, `each hunter here: DX 6`."""
    return f"{WHOM[who]}{ABILITY[ability]} {least}"


def line_words(line: Sequence[Effect]) -> str:
    """Return the effects of a line as the end of a sentence."""
    return listed([effect.words() for effect in line])
