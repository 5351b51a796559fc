"""Parts of sentences that cards share."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import sentence
from gloaming.engine.rules.effects import Line

COSTS_TIME: Final = "It costs {cost} Time, and you have {time}."
"""Why not: there is not so much Time."""


def titled(id: str) -> str:
    """What an id stands for, as names are written: `Old Mill` for old-mill."""
    return id.replace("-", " ").title()


def for_each(per: str) -> str:
    """How often something happens."""
    return {
        "dead": " for each dead Victim",
        "action": " for each Victim killed in this Killer Action",
        "phase": " for each Victim killed in this Killer phase",
    }.get(per, "")


def times(number: int) -> str:
    """How often."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def the(name: str) -> str:
    """The name of a Special Victim as it stands in a sentence: `the Damned`."""
    return f"the {name.removeprefix('The ')}"


def line_text(line: Line) -> str:
    """A line, from left to right."""
    return ", ".join([effect.words() for effect in line]) or "nothing happens"


def sentences(line: Line) -> str:
    """A line, a sentence for each effect; the same once more is said as that, and the Killer is named once."""
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
    """The same in the fewest words."""
    return ", ".join([effect.short() for effect in line]) or "nothing happens"
