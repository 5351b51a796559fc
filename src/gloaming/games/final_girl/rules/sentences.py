"""Parts of sentences that cards share."""

from __future__ import annotations

from gloaming.engine.effects import Line


def signed(number: int) -> str:
    """A change."""
    return f"{'+' if number > 0 else '-'}{abs(number)}"


def titled(id: str) -> str:
    """What an id stands for, as names are written: `Old Mill` for old-mill."""
    return id.replace("-", " ").title()


def for_each(per: str) -> str:
    """How often something happens."""
    return {
        "dead": " for each dead Victim",
        "action": " for each Victim killed by it",
        "phase": " for each Victim killed in this Killer phase",
    }.get(per, "")


def sentence(words: str) -> str:
    """Words as a sentence."""
    return f"{words[0].upper()}{words[1:]}."


def line_text(line: Line) -> str:
    """A line, from left to right."""
    return ", ".join([effect.words() for effect in line]) or "nothing happens"


def line_short(line: Line) -> str:
    """The same in the fewest words."""
    return ", ".join([effect.short() for effect in line]) or "nothing happens"
