"""Phrases and sentences that several cards share."""

from __future__ import annotations

from typing import Final

from gloaming.engine.phrases import count, sentence
from gloaming.engine.rules.effects import Line

COSTS_TIME: Final = "It costs {cost} Time, and you have {time}."
"""The reason why something cannot be done that costs more Time than the player has."""


STARTS: Final[dict[str, str]] = {"killer-start": "where the Killer started", "girl-start": "where you started"}
"""The text for the starting spaces on the Setup card, by the ids with which cards name them."""


def titled(id: str) -> str:
    """Return the name that belongs to an id: `Old Mill` for `old-mill`."""
    return id.replace("-", " ").title()


def for_each(per: str) -> str:
    """Return how often an effect happens as text: " for each dead Victim", or "" for once. per: a value of Per."""
    return {
        "dead": " for each dead Victim",
        "action": " for each Victim killed in this Killer Action",
        "phase": " for each Victim killed in this Killer phase",
    }.get(per, "")


def dice_more(number: int) -> str:
    """Return a change of the number of dice as text: `1 more die`, `2 fewer dice`."""
    return count(abs(number), f"{'more' if number > 0 else 'fewer'} die", f"{'more' if number > 0 else 'fewer'} dice")


def times(number: int) -> str:
    """Return a number of times as text: `once`, `twice`, `3 times`."""
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def the(name: str) -> str:
    """Return the name of a Special Victim with an article: `the Damned`."""
    return f"the {name.removeprefix('The ')}"


def line_text(line: Line) -> str:
    """Return the text of a line: its effects from left to right, separated by commas."""
    return ", ".join([effect.words() for effect in line]) or "nothing happens"


def sentences(line: Line) -> str:
    """Return the text of a line with a sentence for each effect.

    A repeated effect becomes "Then the same again." After its first mention, "the Killer" becomes "he".
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
    """Return the short text of a line: its effects from left to right, separated by commas."""
    return ", ".join([effect.short() for effect in line]) or "nothing happens"
