"""The entry classes of Items and Actions, and the words for the sorts of cards in effects."""

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
"""The sorts of cards in play that players can lose or have stolen."""

PART_NAMES: Final[dict[str, str]] = {
    "upgrade": "Upgrade",
    "orb": "Spirit Orb",
    "film": "Film",
    "function": "Function",
    "item": "Item",
    "album-ghost": "Album Ghost",
}

SORTS: Final[tuple[Sort, ...]] = ("ghost", "item", "upgrade", "action", "any")
"""The sorts of cards in the main deck that effects can refer to; "any" includes all of them."""


@dataclass(frozen=True, kw_only=True)
class Item(Copied):
    """An Item, which gives points once it is in play.

    value: the Album Value of the Item; locations: the Interior Locations where the Item can be played.
    (FF-ITEM-1)
    """

    value: Annotated[int, Meta(ge=1, le=4)]
    locations: Annotated[tuple[Annotated[str, names("interior")], ...], Meta(min_length=1)]


class Deed(Verb):
    """The verb of an Action: what happens when the Action is played.

    Each verb is a subclass in its own file, with its own kind of option.
    """

    __slots__ = ()

    def offer(self, s: Any, kind: int, options: list[tuple[Any, ...]]) -> Why | None:
        """Append each way to play an Action of this kind now to `options`. Return the reason if there is none."""
        raise NotImplementedError

    def refusal(self, s: Any) -> Why | None:
        """Return why the Action cannot be played now; None if it can. (FF-ACTION-2)"""
        return self.offer(s, 0, [])

    def play(self, s: Any, card: int, option: tuple[Any, ...]) -> None:
        """Apply the Action. option: the option that the player chose, one of those that `offer` adds."""
        raise NotImplementedError

    def expect(self, outlook: Outlook) -> float:
        """Return the value of holding the Action, in turns, or NO_OPINION for the default value of a card."""
        raise NotImplementedError

    def notes(self, situation: Any, option: tuple[Any, ...]) -> list[int]:
        """Return the features of an option for the learned policy: small integers, always the same number of them.

        situation: a `Situation` of `notes/situation.py`. Features that several Actions share are in `notes/plays.py`.
        """
        raise NotImplementedError

    def words(self) -> str:
        """Return the rules text as a sentence without initial capital and full stop."""
        raise NotImplementedError


@dataclass(frozen=True, kw_only=True)
class Action(Copied):
    """An Action: a card with one effect, which is discarded after it is played. does: what happens when the Action is
    played.

    (FF-ACTION-1)
    """

    does: Deed

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text of the Action."""
        return sentence(self.does.words())
