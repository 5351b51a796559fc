"""Parts of sentences that cards share."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import sentence
from gloaming.engine.rules.effects import Line

COSTS_TIME: Final = "It costs {cost} Time, and you have {time}."
"""The refusal of something that costs too much Time."""


def titled(id: str) -> str:
    """Return the name for an id: `Old Mill` for old-mill."""
    return id.replace("-", " ").title()


def for_each(per: str) -> str:
    """Return how many times something happens, in words."""
    return {
        "dead": " for each dead Victim",
        "action": " for each Victim killed in this Killer Action",
        "phase": " for each Victim killed in this Killer phase",
    }.get(per, "")


def times(number: int) -> str:
    """Return a number of times in words."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def the(name: str) -> str:
    """Return the name of a Special Victim within a sentence: `the Damned`."""
    return f"the {name.removeprefix('The ')}"


def line_text(line: Line) -> str:
    """Return a line in words, from left to right."""
    return ", ".join([effect.words() for effect in line]) or "nothing happens"


def sentences(line: Line) -> str:
    """Return a line with a sentence for each effect.

    A repeated effect is shortened, and the Killer is named only once.
    """
    parts: list[str] = []
    before: list[str] = []
    for effect in line:
        words = effect.words()
        if before and words == before[-1]:
            parts.append("Then the same again.")
        elif any(["the Killer" in earlier for earlier in before]) and words.startswith("the Killer "):
            parts.append(sentence(f"he{words.removeprefix('the Killer')}"))
        else:
            parts.append(sentence(words))
        before.append(words)
    return " ".join(parts)


def line_short(line: Line) -> str:
    """Return a line in short."""
    return ", ".join([effect.short() for effect in line]) or "nothing happens"
