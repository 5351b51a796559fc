"""What is printed on Items and Actions, and the sorts of cards that effects speak of."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import names
from gloaming.engine.phrases import sentence
from gloaming.engine.rules.effects import Verb, Why
from gloaming.games.fatal_frame.entry import Copied
from gloaming.games.fatal_frame.outlook import Outlook

Part = Literal["upgrade", "orb", "film", "function", "item", "album-ghost"]
Sort = Literal["ghost", "item", "upgrade", "action", "any"]

PARTS: Final[tuple[Part, ...]] = ("upgrade", "orb", "film", "function", "item", "album-ghost")
"""Cards on the table that may be lost or stolen: any Upgrade, one sort of Upgrade, an Item, an Album Ghost."""

PART_NAMES: Final[dict[str, str]] = {
    "upgrade": "Upgrade",
    "orb": "Spirit Orb",
    "film": "Film",
    "function": "Function",
    "item": "Item",
    "album-ghost": "Album Ghost",
}

SORTS: Final[tuple[Sort, ...]] = ("ghost", "item", "upgrade", "action", "any")
"""The cards of the main deck, and any of them."""


@dataclass(frozen=True, kw_only=True)
class Item(Copied):
    """An Item. (FF-ITEM-1)

    value: its Album Value, the points that it is worth when it has been played; locations: the Interior Locations where
    it may be played.
    """

    value: Annotated[int, Meta(ge=1, le=4)]
    locations: Annotated[tuple[Annotated[str, names("interior")], ...], Meta(min_length=1)]


class Deed(Verb):
    """What an Action does: a verb a subclass, a subclass a file, and an option of its own."""

    __slots__ = ()

    def offer(self, s: Any, kind: int, options: list[tuple[Any, ...]]) -> Why | None:
        """Add every way to play an Action of this kind now; where there is none, why."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why | None:
        """Why it cannot be played now; None: it can. (FF-ACTION-2)"""
        return self.offer(s, 0, [])

    def play(self, s: Any, card: int, option: tuple[Any, ...]) -> None:
        """Do what the Action says."""
        raise NotImplementedError

    def expect(self, outlook: Outlook) -> float:
        """Return what it is worth to hold an Action that does it, in turns; NO_OPINION: as much as any card."""
        raise NotImplementedError

    def notes(self, situation: Any, option: tuple[Any, ...]) -> list[int]:
        """Return what a learned policy sees of an option that plays it, as small whole numbers, always as many.

        situation: a `Situation` of `notes/situation.py`; `notes/plays.py` has what Actions have in common.
        """
        raise NotImplementedError

    def words(self) -> str:
        """What it says, as a sentence without its end."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Action(Copied):
    """A card that does something once when it is played, and is discarded after. does: what it does. (FF-ACTION-1)"""

    does: Deed

    def says(self, card_names: Mapping[str, str]) -> str:
        """What it does."""
        return sentence(self.does.words())
