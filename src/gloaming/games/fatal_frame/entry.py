"""The fields that all cards share, and the rules text of cards.

The effect of a card is a verb with numbers (`rules/verbs`). `says` returns the rules text of a card for the terminal,
the page and RULES.md.
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
"""Default value for bots of holding a card, in turns."""

THE_CARDS: Final = ""
"""Placeholder for a clause id in a refusal: the clause of the refused card is shown instead."""


def line_words(line: Line) -> str:
    """Return the rules text of a sequence of effects as one sentence."""
    return sentence(", then ".join([effect.words() for effect in line]))


@dataclass(frozen=True, kw_only=True)
class Printed:
    """The fields that every card has.

    text: the flavor text of the card; rule: the id of the card's clause in RULES.md; known: the facts that come from
    the rulebook, empty for cards from packs; ours: the facts that are our own, in words for the clause; ruling: the
    reason for a ruling, which the clause shows.
    (FF-COMP-9)
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
        """Return the number of copies of the card."""
        return 1

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text of the card, "" for a card without an effect.

        card_names: the name of each card in the box, by id.
        """
        return ""


@dataclass(frozen=True, kw_only=True)
class Copied(Printed):
    """A card that can have several copies. (FF-COMP-3, FF-COMP-5, FF-COMP-6)"""

    copies: Count = 1

    def how_many(self) -> int:
        """Return the number of copies of the card."""
        return self.copies
