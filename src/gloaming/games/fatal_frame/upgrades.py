"""What is printed on the Camera and its Upgrades."""

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
"""What it is worth to hold a Film, each of its dice, and each point that a Spirit Orb adds: in tenths of a turn."""


@dataclass(frozen=True)
class Film(Verb):
    """More attack dice. dice: how many more in every attack."""

    dice: Count

    def expect(self, outlook: Outlook) -> float:
        """Every attack is likelier to succeed."""
        return (A_FILM + A_DIE * self.dice) / TENTHS

    def words(self) -> str:
        """In words."""
        return f"roll {self.dice} more attack {'die' if self.dice == 1 else 'dice'}"


@dataclass(frozen=True)
class Orb(Verb):
    """A Spirit Orb: lost after a roll, it adds to one die. add: how much."""

    add: Count

    def expect(self, outlook: Outlook) -> float:
        """One attack is."""
        return AN_ORB * self.add / TENTHS

    def words(self) -> str:
        """In words."""
        return f"after a roll, lose this card to add {self.add} to one die"


@dataclass(frozen=True)
class Function(Verb):
    """Something that can be done once a turn, for its cost.

    cost: what is paid: "discard" 1 card out of the hand, "orb" 1 Spirit Orb of the Camera; do: what it does; add: what
    it adds to one die that has been rolled, instead of an effect.
    """

    cost: Literal["discard", "orb"]
    do: Effect | None = None
    add: Annotated[int, Meta(ge=0, le=5)] = 0

    def fault(self) -> Fault | None:
        """Either an effect or what is added, for one of them alone is done."""
        if self.do is None:
            return None if self.add else ("add", "1 or more where there is no 'do'")
        return ("add", "none where there is a 'do': it is instead of an effect") if self.add else None

    def expect(self, outlook: Outlook) -> float:
        """What it does can be done turn after turn."""
        return ANY_CARD * self.add if self.do is None else max(ANY_CARD, self.do.expect(outlook))

    def words(self) -> str:
        """In words."""
        does = f"add {self.add} to one die that has been rolled" if self.do is None else self.do.words()
        return f"{'discard 1 card' if self.cost == 'discard' else 'lose 1 Spirit Orb'}: {does}"


@dataclass(frozen=True, kw_only=True)
class Upgrade(Copied):
    """An Upgrade of the Camera. gives: which of the three it is, and what it gives. (FF-UPGRADE-1)"""

    gives: Film | Orb | Function

    @property
    def sort(self) -> Part:
        """Film, Spirit Orb or Function."""
        gives = self.gives
        return "film" if isinstance(gives, Film) else "orb" if isinstance(gives, Orb) else "function"

    @property
    def function(self) -> Function:
        """What a Function gives."""
        gives = self.gives
        assert isinstance(gives, Function), self.id
        return gives

    def says(self, card_names: Mapping[str, str]) -> str:
        """What it gives."""
        return sentence(self.gives.words())


@dataclass(frozen=True, kw_only=True)
class Camera(Copied):
    """The Camera Obscura that everyone starts with; each holds one Film. (FF-CAMERA-1)

    dice: the attack dice that it gives; functions: how many Functions it holds; orbs: how many Spirit Orbs it holds.
    """

    dice: Count
    functions: Count
    orbs: Count

    def says(self, card_names: Mapping[str, str]) -> str:
        """Its die, and what it holds."""
        holds = f"1 Film, {count(self.functions, 'Function')} and {count(self.orbs, 'Spirit Orb')}"
        return f"Roll {count(self.dice, 'attack die', 'attack dice')}. It holds {holds}."
