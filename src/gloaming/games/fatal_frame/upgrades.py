"""The entry classes of the Camera and its Upgrades."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.phrases import count, sentence
from gloaming.engine.rules.effects import Effect, Fault, Verb
from gloaming.games.fatal_frame.cards import Part
from gloaming.games.fatal_frame.entry import ANY_CARD, Copied, Count
from gloaming.games.fatal_frame.outlook import Outlook

TENTHS: Final = 10

A_FILM: Final = 1
A_DIE: Final = 6
AN_ORB: Final = 7
"""Values for bots, in tenths of a turn: A_FILM for a Film, A_DIE for each die of a Film, and AN_ORB for each point that
a Spirit Orb adds."""


@dataclass(frozen=True)
class Film(Verb):
    """A Film: roll more attack dice. dice: the number of dice added to every attack."""

    dice: Count

    def expect(self, outlook: Outlook) -> float:
        """Return the value for bots of better odds in every attack."""
        return (A_FILM + A_DIE * self.dice) / TENTHS

    def words(self) -> str:
        """Return the rules text."""
        return f"roll {self.dice} more attack {'die' if self.dice == 1 else 'dice'}"


@dataclass(frozen=True)
class Orb(Verb):
    """A Spirit Orb: lose it after a roll to add to one die. add: the amount added to the die."""

    add: Count

    def expect(self, outlook: Outlook) -> float:
        """Return the value for bots of better odds in one attack."""
        return AN_ORB * self.add / TENTHS

    def words(self) -> str:
        """Return the rules text."""
        return f"after a roll, lose this card to add {self.add} to one die"


@dataclass(frozen=True)
class Function(Verb):
    """A Function: an effect that can be used once per turn for a cost.

    cost: what the player pays: "discard" 1 card from the hand, "orb" 1 Spirit Orb from the Camera; do: the effect of
    the Function; add: the amount added to one rolled die, instead of an effect.
    """

    cost: Literal["discard", "orb"]
    do: Effect | None = None
    add: Annotated[int, Meta(ge=0, le=5)] = 0

    def fault(self) -> Fault | None:
        """Require exactly one of `do` and `add`."""
        if self.do is None:
            return None if self.add else ("add", "must be 1 or more if there is no 'do'")
        return ("add", "not allowed together with 'do'") if self.add else None

    def expect(self, outlook: Outlook) -> float:
        """Return the value for bots of an effect that can be used every turn."""
        return ANY_CARD * self.add if self.do is None else max(ANY_CARD, self.do.expect(outlook))

    def words(self) -> str:
        """Return the rules text."""
        does = f"add {self.add} to one rolled die" if self.do is None else self.do.words()
        return f"{'discard 1 card' if self.cost == 'discard' else 'lose 1 Spirit Orb'}: {does}"


@dataclass(frozen=True, kw_only=True)
class Upgrade(Copied):
    """An Upgrade of the Camera. gives: what the Upgrade does, which also makes it a Film, a Function or a Spirit Orb.
    (FF-UPGRADE-1)
    """

    gives: Film | Orb | Function

    @property
    def sort(self) -> Part:
        """The sort of the Upgrade: "film", "orb" or "function"."""
        gives = self.gives
        return "film" if isinstance(gives, Film) else "orb" if isinstance(gives, Orb) else "function"

    @property
    def function(self) -> Function:
        """The Function that this Upgrade gives. The Upgrade must be a Function card."""
        gives = self.gives
        assert isinstance(gives, Function), self.id
        return gives

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text of the Upgrade."""
        return sentence(self.gives.words())


@dataclass(frozen=True, kw_only=True)
class Camera(Copied):
    """The Camera Obscura with which each player starts. It holds one Film.

    dice: the number of attack dice without a Film; functions: the number of slots for Functions; orbs: the number of
    slots for Spirit Orbs; copies: the number of Cameras, one for each player.
    (FF-CAMERA-1)
    """

    copies: Literal[4] = 4
    dice: Count
    functions: Count
    orbs: Count

    def says(self, card_names: Mapping[str, str]) -> str:
        """Return the rules text: the attack dice and the slots."""
        holds = f"1 Film, {count(self.functions, 'Function')} and {count(self.orbs, 'Spirit Orb')}"
        return f"Roll {count(self.dice, 'attack die', 'attack dice')}. It holds {holds}."
