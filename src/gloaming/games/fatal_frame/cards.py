"""The entries of Items and Actions, and the sorts of cards that effects can name."""

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
"""The sorts of cards on the table that can be lost or stolen."""

PART_NAMES: Final[dict[str, str]] = {
    "upgrade": "Upgrade",
    "orb": "Spirit Orb",
    "film": "Film",
    "function": "Function",
    "item": "Item",
    "album-ghost": "Album Ghost",
}

SORTS: Final[tuple[Sort, ...]] = ("ghost", "item", "upgrade", "action", "any")
"""The sorts of cards in the main deck."""


@dataclass(frozen=True, kw_only=True)
class Item(Copied):
    """An Item. (FF-ITEM-1)

    value: its Album Value once it is in play; locations: the Interior Locations where it may be played.
    """

    value: Annotated[int, Meta(ge=1, le=4)]
    locations: Annotated[tuple[Annotated[str, names("interior")], ...], Meta(min_length=1)]


class Deed(Verb):
    """The verb of an Action. Each verb is a subclass in a file of its own, with its own option."""

    __slots__ = ()

    def offer(self, s: Any, kind: int, options: list[tuple[Any, ...]]) -> Why | None:
        """Add the options to play an Action of this kind now. Return why if there are none."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why | None:
        """Return why it cannot be played now; None if it can. (FF-ACTION-2)"""
        return self.offer(s, 0, [])

    def play(self, s: Any, card: int, option: tuple[Any, ...]) -> None:
        """Apply the Action."""
        raise NotImplementedError

    def expect(self, outlook: Outlook) -> float:
        """Return the value of holding the Action, in turns; NO_OPINION for the value of any card."""
        raise NotImplementedError

    def notes(self, situation: Any, option: tuple[Any, ...]) -> list[int]:
        """Return the features of an option for the learned policy: small integers, always the same number of them.

        situation: a `Situation` of `notes/situation.py`; `notes/plays.py` has features that Actions share.
        """
        raise NotImplementedError

    def words(self) -> str:
        """Return the text as a sentence without capital and full stop."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Action(Copied):
    """An Action: a card with one effect, discarded after it is played. does: its verb. (FF-ACTION-1)"""

    does: Deed

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return its text."""
        return sentence(self.does.words())
