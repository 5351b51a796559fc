"""Types of the fields of entries, and the base classes of verbs and traits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content.schema import Text, gives, names
from gloaming.engine.rules.effects import Effect, Verb
from gloaming.games.ghost_hunter.constants import HUNTERS
from gloaming.games.ghost_hunter.outlook import Outlook

TileId = Annotated[str, names("tile")]
EventId = Annotated[str, names("Event card")]
ItemId = Annotated[str, names("item")]

EnemyId = Annotated[str, names("Enemy")]
"""The Enemy of the scenario, or a Monster of the Event pile."""

BossId = Annotated[str, names("boss")]
ClueId = Annotated[str, names("clue")]
SuspectName = Annotated[str, names("suspect")]
TokenName = Annotated[str, names("token")]
CounterName = Annotated[str, names("counter")]

NewCounter = Annotated[Text, gives("counter")]
"""A new name for a counter of a scenario."""

OWN: Final = ("clue", "suspect", "token", "companion", "deed", "counter")
"""Kinds of things that a scenario names, and to which its other fields refer by name."""

Law = Literal["open-house", "traitor", "reveal", "fate", "fold", "redrawn", "awake", "monsters-only", "siege"]
Tiles = Annotated[int, Meta(ge=1, le=40)]
Points = Annotated[int, Meta(ge=0, le=99)]
Some = Annotated[int, Meta(ge=1, le=99)]
Strength = Annotated[int, Meta(ge=0, le=20)]
Life = Annotated[int, Meta(ge=1, le=99)]
Few = Annotated[int, Meta(ge=0, le=9)]
Times = Annotated[int, Meta(ge=0, le=99)]
Step = Annotated[int, Meta(ge=-9, le=9)]
Hunters = Annotated[int, Meta(ge=1, le=HUNTERS)]
Level = Annotated[int, Meta(ge=0, le=20)]
Minutes = Annotated[int, Meta(ge=1, le=999)]
More = Annotated[int, Meta(ge=-99, le=99)]
Least = Annotated[int, Meta(ge=1, le=20)]
Ability = Literal["st", "dx", "iq", "wp", "none"]
Pool = Literal["hp", "mp"]

Power = Literal[
    "double-damage",
    "multiple-attack",
    "two-cards",
    "madden",
    "slow",
    "riposte",
    "armour",
    "airborne",
    "venom",
    "feed",
    "wanders",
]
"""Abilities of Monsters."""

Who = Literal["me", "here", "near", "floor", "all", "one"]

FOR_ONE: Final = ("me", "one")
"""The values of `Who` that depend on the target of an Item; the others reach the same hunters from the same tile."""


class Does(Effect):
    """An effect of a tile, a card or a scenario on hunters. Each verb is a subclass in `rules/verbs`.

    While its line is carried out, `s.args` holds its cause, as the number of a card, and the hunter concerned.
    """

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return the HP and MP that a hunter can expect to recover by it."""
        raise NotImplementedError

    def misplaced(self, entry: object) -> str:
        """Return why it is not allowed in an entry, "" if it is."""
        return ""

    def helps(self) -> bool:
        """Return whether it may save a hunter who is about to fall. (GH-FALL-2)"""
        return False

    def fights(self) -> bool:
        """Return whether it is an attack, which works only in a battle. (GH-FREE-1)"""
        return False

    def for_one(self) -> bool:
        """Return whether the effect depends on which hunter of a tile its Item is used on. (GH-ITEM-5)"""
        return True

    def harms(self) -> bool:
        """Return whether it only harms a hunter, so that it does not make an Item usable. (GH-ITEM-6)"""
        return False

    def moves_on(self) -> bool:
        """Return whether it moves a hunter to another tile, which could loop as an effect of entering a tile."""
        return False

    def checks(self) -> bool:
        """Return whether it contains a check. (GH-SCENE-17)"""
        return False


Effects = Annotated[tuple[Does, ...], Meta(min_length=1)]
"""At least one effect, in order."""


class Trait(Verb):
    """A permanent effect of a character or a continuous Item. Each verb is a subclass in `traits`. (GH-CHAR-4,
    GH-ITEM-2)
    """

    __slots__ = ()

    def misplaced(self, entry: object) -> str:
        """Return why it is not allowed in an entry, "" if it is."""
        return ""

    def nurses(self) -> int:
        """Return the HP that its owner may let a hunter recover once a turn. (GH-CHAR-4)"""
        return 0

    def reaches(self) -> int:
        """Return the range in doors of its owner's Court cards and Aces, 0 if it does not change it. (GH-ACE-5)"""
        return 0

    def widens(self) -> int:
        """Return how much it raises its owner's initial MP. (GH-CROSS-1)"""
        return 0

    def words(self) -> str:
        """Return its text."""
        raise NotImplementedError

    def naming(self, called: Callable[[str], str]) -> str:
        """Return its text with the names of cards. called: returns the name of an id."""
        return self.words()
