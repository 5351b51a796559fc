"""The types of what entries may say, and what their verbs and traits can do."""

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
"""What a scenario counts, by a name of its own."""

OWN: Final = ("clue", "suspect", "token", "companion", "deed", "counter")
"""What a scenario calls by names of its own, of which other fields of it name some."""

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
"""What Monsters can do beside their attack."""

Who = Literal["me", "here", "near", "floor", "all", "one"]

FOR_ONE: Final = ("me", "one")
"""Of those what is for the hunter alone on whom an Item is used: all else reaches the same from the same tile."""


class Does(Effect):
    """What a tile, a card or a scenario does to hunters: a verb a subclass, in `rules/verbs`.

    While its line is carried out, `s.args` says what it stands on, by its card's number, and which hunter it is about.
    """

    __slots__ = ()

    def expect(self, outlook: Outlook) -> float:
        """Return the HP and MP that a hunter can hope to get back by it."""
        raise NotImplementedError

    def misplaced(self, entry: object) -> str:
        """Why it cannot stand in an entry, "" where it can."""
        return ""

    def helps(self) -> bool:
        """Whether it may save a hunter who is about to fall. (GH-FALL-2)"""
        return False

    def fights(self) -> bool:
        """Whether it is an attack, of use in a battle alone. (GH-FREE-1)"""
        return False

    def for_one(self) -> bool:
        """Whether it matters on which hunter of a tile an Item that does it is used. (GH-ITEM-5)"""
        return True

    def harms(self) -> bool:
        """Whether it only costs a hunter something: that alone is no use of an Item. (GH-ITEM-6)"""
        return False

    def moves_on(self) -> bool:
        """Whether it brings a hunter to another tile: at every entry of one that might never end."""
        return False

    def checks(self) -> bool:
        """Whether it is a check that can be passed. (GH-SCENE-17)"""
        return False


Effects = Annotated[tuple[Does, ...], Meta(min_length=1)]
"""What is done, one thing at least."""


class Trait(Verb):
    """What a character or a continuous Item always gives: a verb a subclass, in `traits`. (GH-CHAR-4, GH-ITEM-2)"""

    __slots__ = ()

    def misplaced(self, entry: object) -> str:
        """Why it cannot stand in an entry, "" where it can."""
        return ""

    def nurses(self) -> int:
        """So much HP may its owner give back to a hunter, once a turn. (GH-CHAR-4)"""
        return 0

    def reaches(self) -> int:
        """So many doors away Court cards and Aces of its owner help others, 0 where it says nothing. (GH-ACE-5)"""
        return 0

    def widens(self) -> int:
        """So many MP more has its owner without Insanity cards and damage. (GH-CROSS-1)"""
        return 0

    def words(self) -> str:
        """What it says, as a sentence."""
        raise NotImplementedError

    def naming(self, called: Callable[[str], str]) -> str:
        """The same, with cards by their names. called: the name of an id."""
        return self.words()
