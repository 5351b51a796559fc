"""What is in the box: everything that is printed on cards, as one value. Nothing in it changes; copies share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.content import Source
from gloaming.engine.effects import Effect, Line, Verb
from gloaming.engine.game import Added

Count = Annotated[int, Meta(ge=1, le=9)]
Zone = Literal["exterior", "interior", "both"]
Part = Literal["upgrade", "orb", "film", "function", "item", "album-ghost"]
Kind = Literal["ghost", "item", "upgrade", "action", "any"]
Gift = Literal[
    "add-to-dice",
    "draw-on-doubles",
    "draw-on-capture",
    "keep-hand",
    "guard-items",
    "guard-upgrades",
    "hold-more",
    "worth-others",
]


@dataclass(frozen=True, kw_only=True)
class Printed:
    """What every card has. text: our own words; source: of the card; known: what the rulebook prints of it.

    (FF-COMP-9)
    """

    id: str
    name: str
    source: Source
    rule: str = ""
    text: str = ""
    known: tuple[str, ...] = ()
    copies: Count = 1


# Ghosts


@dataclass(frozen=True)
class White:
    """White text that the final attack dice trigger: none above the Power, any even, any odd, or whatever they show."""

    when: Literal["fail", "even", "odd", "always"]
    do: Effect


@dataclass(frozen=True)
class Subtract(Verb):
    """An automatic subtraction from every attack die."""

    by: Count


@dataclass(frozen=True)
class FewerDice(Verb):
    """So many attack dice fewer, but one at least."""

    by: Count


@dataclass(frozen=True)
class NoOrbs(Verb):
    """No Spirit Orb may be used."""


@dataclass(frozen=True)
class Red:
    """Red text: what an Album Ghost gives, and how much of it."""

    gives: Gift
    by: Count = 1


@dataclass(frozen=True, kw_only=True)
class Ghost(Printed):
    """A Ghost. white, stands: its white text; red: its red text. (FF-GHOST-1, FF-GHOST-7)"""

    power: Annotated[int, Meta(ge=1, le=4)]
    zone: Zone
    chase: bool
    blue: bool = False
    value: Annotated[int, Meta(ge=0, le=2)]
    white: White | None = None
    stands: Subtract | FewerDice | NoOrbs | None = None
    red: Red | None = None

    @property
    def outdoors(self) -> bool:
        """Whether it may be at an Exterior Location."""
        return self.zone != "interior"

    @property
    def indoors(self) -> bool:
        """Whether it may be at an Interior Location."""
        return self.zone != "exterior"

    @property
    def subtracts(self) -> int:
        """What is subtracted from every attack die."""
        stands = self.stands
        return stands.by if isinstance(stands, Subtract) else 0

    @property
    def fewer_dice(self) -> int:
        """How many attack dice fewer are rolled."""
        stands = self.stands
        return stands.by if isinstance(stands, FewerDice) else 0

    @property
    def no_orbs(self) -> bool:
        """Whether no Spirit Orb may be used."""
        return isinstance(self.stands, NoOrbs)

    def gift(self, gives: Gift) -> int:
        """How much of something its red text gives."""
        red = self.red
        return red.by if red is not None and red.gives == gives else 0


# Upgrades


@dataclass(frozen=True)
class Film(Verb):
    """More attack dice."""

    dice: Count


@dataclass(frozen=True)
class Orb(Verb):
    """Lost to add to one die."""

    add: Count


@dataclass(frozen=True)
class Function(Verb):
    """Once a turn, for its cost. add: to one die, at the roll, instead of an effect."""

    cost: Literal["discard", "orb"]
    do: Effect | None = None
    add: Annotated[int, Meta(ge=0, le=5)] = 0


@dataclass(frozen=True, kw_only=True)
class Upgrade(Printed):
    """An Upgrade of the Camera. (FF-UPGRADE-1)"""

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


class Box:
    """Every card. `kind`: by the number of a card, that of its name: Ghosts first, then Items, Upgrades and Actions.

    `ghost`: by card, what is printed on a Ghost; `gives`: what an Upgrade gives, None for other cards.
    `added`: what packs make of it; records and saves carry it, for they hold with these cards only.
    """

    __slots__ = ("ghosts", "upgrades", "kind", "first_upgrade", "added", "ghost", "gives")

    def __init__(
        self,
        ghosts: tuple[Ghost, ...],
        upgrades: tuple[Upgrade, ...],
        kind: tuple[int, ...],
        first_upgrade: int,
        added: Added,
    ) -> None:
        self.ghosts: Final = ghosts
        self.upgrades: Final = upgrades
        self.kind: Final = kind
        self.first_upgrade: Final = first_upgrade
        self.added: Final = added
        self.ghost: Final[tuple[Ghost, ...]] = tuple([ghosts[one] for one in kind if one < len(ghosts)])
        last = first_upgrade + len(upgrades)
        self.gives: Final[tuple[Film | Orb | Function | None, ...]] = tuple(
            [upgrades[one - first_upgrade].gives if first_upgrade <= one < last else None for one in kind]
        )

    def upgrade(self, card: int) -> Upgrade:
        """What is printed on an Upgrade."""
        return self.upgrades[self.kind[card] - self.first_upgrade]

    def upgrade_kind(self, kind: int) -> Upgrade:
        """What is printed on a kind of Upgrade."""
        return self.upgrades[kind - self.first_upgrade]


def line(white: White | None) -> Line:
    """White text as a line of one effect."""
    return () if white is None else (white.do,)
