"""What is printed on every card, and how its text is made.

What a card does is a verb with its numbers (`rules/verbs`); `says` puts it into words, for the terminal, the page and
RULES.md alike.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.content_files import Source
from gloaming.engine.phrases import sentence
from gloaming.engine.rules.effects import Line

Count = Annotated[int, Meta(ge=1, le=9)]
Zone = Literal["exterior", "interior", "both"]
Known = Literal["name", "power", "filament", "effect", "value", "attached", "rooms", "life", "bonus"]


ANY_CARD: Final = 0.45
"""What it is worth, bots guess, to hold a card that is not worth more for what it does: in turns."""

THE_CARDS: Final = ""
"""Where a refusal names a clause: the card's own."""


def line_words(line: Line) -> str:
    """Effects one after the other, as a sentence."""
    return sentence(", then ".join([effect.words() for effect in line]))


@dataclass(frozen=True, kw_only=True)
class Printed:
    """What every card has. (FF-COMP-9)

    text: words that people read on it, besides what it does. rule: its clause in RULES.md; known: what the rulebook
    prints of it, nothing of a card of one's own; ours: what of it is ours, as its clause says it; ruling: the reason of
    a ruling.
    """

    id: str
    name: str
    source: Source
    rule: str = ""
    text: str = ""
    known: tuple[Known, ...] = ()
    ours: str = "the rest"
    ruling: str = ""

    def how_many(self) -> int:
        """How many there are of it."""
        return 1

    def says(self, card_names: Mapping[str, str]) -> str:
        """What it does, in sentences; "" for a card that does nothing.

        card_names: the name of each card in the box, by id.
        """
        return ""


@dataclass(frozen=True, kw_only=True)
class Copied(Printed):
    """What there may be several of; Locations and Bosses are one each. (FF-COMP-3, FF-COMP-5, FF-COMP-6)"""

    copies: Count = 1

    def how_many(self) -> int:
        """How many there are of it."""
        return self.copies
