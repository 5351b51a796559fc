"""Permanent effects of characters and Continuous Items."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.phrases import listed
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.ghost_hunter.cards import Character
from gloaming.games.ghost_hunter.entry import EventId, Trait
from gloaming.games.ghost_hunter.outlook import Outlook

Small = Annotated[int, Meta(ge=1, le=20)]


@dataclass(frozen=True)
class Bonus(Trait):
    """A bonus on some checks, or on the results of an attack; several bonuses add up. (GH-CHECK-1, GH-ITEM-9)

    on: checks of an ability, checks of Traps, Escape-checks, or HP attacks; points: the size of the bonus.
    """

    on: Literal["st", "dx", "iq", "wp", "trap", "hp_attack", "escape"]
    points: Small

    def words(self) -> str:
        where = {
            "iq": "IN checks",
            "trap": "Trap checks",
            "hp_attack": "HP attacks",
            "escape": "Escape-checks",
        }.get(self.on, f"{self.on.upper()} checks")
        return f"+{self.points} on {where}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Spared(Trait):
    """Pass the checks of some Event cards without drawing a Judge card. (GH-CHECK-4)

    cards: the Event cards.
    """

    cards: Annotated[tuple[EventId, ...], Meta(min_length=1)]

    def words(self) -> str:
        return self.naming(str.upper)

    def naming(self, called: Callable[[str], str]) -> str:
        return f"automatically pass the checks of {listed([called(card) for card in self.cards])}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Swift(Trait):
    """Additional Movement Points. (GH-CHAR-4, GH-MOVE-9)

    points: how many more than 2.
    """

    points: Small

    def words(self) -> str:
        return f"{2 + self.points} Movement Points"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class ChooseTile(Trait):
    """Draw several tiles when opening a door, and choose which to lay. (GH-DOOR-9)

    tiles: how many to draw.
    """

    tiles: Small

    def words(self) -> str:
        return f"when you open a tile, draw {self.tiles}, lay one and put the rest under the pile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Nurse(Trait):
    """Heal a hunter on the same tile, once in each of the owner's turns. (GH-CHAR-4)

    points: the HP recovered.
    """

    points: Small

    def nurses(self) -> int:
        return self.points

    def words(self) -> str:
        return f"once in each of your turns, one hunter on your tile recovers {self.points} HP"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Comfort(Trait):
    """Court cards and Aces reach further, and the hunter who is helped chooses the numeral. (GH-ACE-5)

    doors: the range in doors.
    """

    doors: Small

    def reaches(self) -> int:
        return self.doors

    def words(self) -> str:
        return (
            f"your Court cards and Aces reach hunters up to {self.doors} doors away, who choose the numeral themselves"
        )

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Psychic(Trait):
    """Permission to make MP attacks. (GH-BATTLE-4)"""

    def words(self) -> str:
        return "you may make MP attacks"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Key(Trait):
    """Opens everything that Keys open, and is not used up. (GH-KEY-1)"""

    def words(self) -> str:
        return "works as a Key"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Immune(Trait):
    """An antidote while it is owned: its owner does not bleed. (GH-STATE-3, GH-TOWERKEY-1)"""

    def words(self) -> str:
        return "you do not bleed while you own it"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Ladder(Trait):
    """Climb from the lower end of a Chute to the upper end. (GH-LADDER-1)"""

    def misplaced(self, entry: object) -> str:
        return "only an Item gives this, not a character" if isinstance(entry, Character) else ""

    def words(self) -> str:
        return "you may climb from the lower end of a Chute to the upper end"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Reach(Trait):
    """HP attacks hurt airborne Enemies. (GH-POWER-9)"""

    def words(self) -> str:
        return "your HP attacks hurt airborne Enemies"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class WideMind(Trait):
    """A higher Maximum MP. (GH-CROSS-1)

    points: the increase.
    """

    points: Small

    def widens(self) -> int:
        return self.points

    def words(self) -> str:
        return f"Maximum MP +{self.points}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


TRAITS: Final = (
    Bonus,
    Spared,
    Swift,
    ChooseTile,
    Nurse,
    Comfort,
    Psychic,
    Key,
    Immune,
    Ladder,
    Reach,
    WideMind,
)
