"""What characters and Continuous Items always give."""

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
    """More on some checks, or on the results of an attack; several add up. (GH-CHECK-1, GH-ITEM-9)

    on: checks of an ability, of Traps, to escape, or HP attacks; points: how much.
    """

    on: Literal["st", "dx", "iq", "wp", "trap", "hp_attack", "escape"]
    points: Small

    def words(self) -> str:
        where = {
            "iq": "IN checks",
            "trap": "checks of Traps",
            "hp_attack": "HP attacks",
            "escape": "Escape-checks",
        }.get(self.on, f"{self.on.upper()} checks")
        return f"+{self.points} on {where}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Spared(Trait):
    """Passes the checks of some Event cards without a Judge card. (GH-CHECK-4)

    cards: which.
    """

    cards: Annotated[tuple[EventId, ...], Meta(min_length=1)]

    def words(self) -> str:
        return self.naming(str.upper)

    def naming(self, called: Callable[[str], str]) -> str:
        return f"pass the checks of {listed([called(card) for card in self.cards])}"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Swift(Trait):
    """More Movement Points. (GH-CHAR-4, GH-MOVE-9)

    points: so many more than 2.
    """

    points: Small

    def words(self) -> str:
        return f"{2 + self.points} Movement Points"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class ChooseTile(Trait):
    """Draws several tiles at a door, and chooses which to lay. (GH-DOOR-9)

    tiles: how many.
    """

    tiles: Small

    def words(self) -> str:
        return f"when opening a tile draw {self.tiles}, lay one, and put the rest under the pile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Nurse(Trait):
    """Heals a hunter on the same tile, once in each turn of one's own. (GH-CHAR-4)

    points: so much HP.
    """

    points: Small

    def nurses(self) -> int:
        return self.points

    def words(self) -> str:
        return f"once in your turn one hunter on your tile recovers {self.points} HP"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Comfort(Trait):
    """Court cards and Aces reach further, and the hunter who is helped chooses the numeral. (GH-ACE-5)

    doors: so many doors away.
    """

    doors: Small

    def reaches(self) -> int:
        return self.doors

    def words(self) -> str:
        return f"your Court and Ace cards reach others {self.doors} doors away, who choose the numeral themselves"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Psychic(Trait):
    """May make MP attacks. (GH-BATTLE-4)"""

    def words(self) -> str:
        return "may make MP attacks"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Key(Trait):
    """Opens what Keys open, and is not used up. (GH-KEY-1)"""

    def words(self) -> str:
        return "a key"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Immune(Trait):
    """An antidote for as long as it is owned: no wound bleeds. (GH-STATE-3, GH-TOWERKEY-1)"""

    def words(self) -> str:
        return "stops bleeding for as long as you own it"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Ladder(Trait):
    """Leads from the lower end of a Chute up to the upper. (GH-LADDER-1)"""

    def misplaced(self, entry: object) -> str:
        return "an Item gives this, no character" if isinstance(entry, Character) else ""

    def words(self) -> str:
        return "climb from the lower end of a Chute to the upper"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class Reach(Trait):
    """HP attacks hurt what is airborne. (GH-POWER-9)"""

    def words(self) -> str:
        return "hurts the airborne"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


@dataclass(frozen=True)
class WideMind(Trait):
    """A higher Maximum MP. (GH-CROSS-1)

    points: by how much.
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
