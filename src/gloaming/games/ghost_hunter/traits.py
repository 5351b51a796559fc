"""Permanent effects of characters and Continuous Items, which are called traits."""

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
    """A bonus on certain checks, or on the results of HP attacks. Several bonuses add up. (GH-CHECK-1, GH-ITEM-9)

    on: the checks or attacks to which the bonus applies: "st" ST checks, "dx" DX checks, "iq" IN checks, "wp" WP
    checks, "trap" checks of Traps, "hp_attack" HP attacks, "escape" Escape-checks; points: the size of the bonus.
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
    """The hunter passes the checks of certain Event cards without drawing a Judge card. (GH-CHECK-4)

    cards: the Event cards whose checks are passed.
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
    """The hunter has more than 2 Movement Points. (GH-CHAR-4, GH-MOVE-9)

    points: the number of additional Movement Points.
    """

    points: Small

    def words(self) -> str:
        return f"{2 + self.points} Movement Points"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class ChooseTile(Trait):
    """When opening a door, the hunter draws several tiles and chooses which to lay. (GH-DOOR-9)

    tiles: the number of tiles to draw.
    """

    tiles: Small

    def words(self) -> str:
        return f"when you open a tile, draw {self.tiles}, lay one and put the rest under the pile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Nurse(Trait):
    """Once in each of their turns, the owner may let a hunter on the same tile recover HP. (GH-CHAR-4)

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
    """The owner's Court cards and Aces reach farther, and the hunter who is helped chooses the numeral to discard.
    (GH-ACE-5)

    doors: the number of doors across which they reach.
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
    """The hunter can make MP attacks. (GH-BATTLE-4)"""

    def words(self) -> str:
        return "you may make MP attacks"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Key(Trait):
    """The owner can open everything that Keys open. Nothing is used up. (GH-KEY-1)"""

    def words(self) -> str:
        return "works as a Key"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Immune(Trait):
    """An antidote that works while it is owned: its owner does not bleed. (GH-STATE-3, GH-TOWERKEY-1)"""

    def words(self) -> str:
        return "you do not bleed while you own it"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Ladder(Trait):
    """The owner can climb from the lower end of a Chute to the upper end. (GH-LADDER-1)"""

    def misplaced(self, entry: object) -> str:
        return "only an Item gives this, not a character" if isinstance(entry, Character) else ""

    def words(self) -> str:
        return "you may climb from the lower end of a Chute to the upper end"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Reach(Trait):
    """The owner's HP attacks can hurt airborne Enemies. (GH-POWER-9)"""

    def words(self) -> str:
        return "your HP attacks hurt airborne Enemies"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class WideMind(Trait):
    """The owner has a higher Maximum MP. (GH-CROSS-1)

    points: the number of additional MP.
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
