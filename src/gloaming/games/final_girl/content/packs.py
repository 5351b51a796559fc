"""What stands in the TOML files of Final Girl, entry by entry."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloaming.engine.content import Source
from gloaming.games.final_girl.content.verbs import Count, Line, Special, Standing, Trait, Use, Weapon

Grade = Literal["rulebook", "confirmed", "single", "placeholder"]
"""How sure an entry's numbers are: the book prints them, two sources agree, one source says so, or reconstructed."""


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every entry has. text: our own words."""

    id: str
    name: str
    source: Source
    grade: Grade
    text: str = ""


class Action(Printed, frozen=True, kw_only=True):
    """An Action card: its lines for 2 or more, 1 and no successes; failure lists the alternatives."""

    cost: Annotated[int, msgspec.Meta(ge=0, le=12)]
    copies: Annotated[int, msgspec.Meta(ge=1, le=2)]
    success2: Line = []
    success1: Line = []
    failure: list[Line] = []
    attack: bool = False
    when: Literal["action", "roll", "attacked"] = "action"


class Board(Printed, frozen=True, kw_only=True):
    """A side of the Player board: dice by Horror Level, Time at the start of a turn."""

    dice: Annotated[list[int], msgspec.Meta(min_length=8, max_length=8)]
    time: Count


class Token(Printed, frozen=True, kw_only=True):
    """A black Final Health token. health: on its back, 0 for a blank one."""

    health: Annotated[int, msgspec.Meta(ge=0, le=3)]
    copies: Count


class Girl(Printed, frozen=True, kw_only=True):
    """A Final Girl. saves: the reward of each Victim-Saved space; after: the reward with the Ultimate Ability."""

    rule: str
    film: str
    health: Count
    saves: list[Line]
    ultimate: Trait
    ultimate_text: str
    after: Line
    bonus: str


class Item(Printed, frozen=True, kw_only=True):
    """An Item. hands: it takes to be used; holds: what it does while held; gain: what it does when gained."""

    rule: str
    hands: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    weapon: Weapon | None = None
    uses: int = 0
    use: Use | None = None
    holds: Standing | None = None
    gain: Line = []
    owner: str = ""


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of the Bloodlust track."""

    movement: Count
    attack: Count
    special: Line = []


class Killer(Printed, frozen=True, kw_only=True):
    """A Killer's board. first: the initial Killer Action; final: the Final Effect of the Bloodlust track."""

    rule: str
    film: str
    health: Count
    horror: Annotated[int, msgspec.Meta(ge=0, le=7)]
    first: Line
    final: Line
    rows: Annotated[list[Row], msgspec.Meta(min_length=1)]


class Finale(Printed, frozen=True, kw_only=True):
    """A Finale. revealed: what happens at once; action: the new Killer Action."""

    rule: str
    action: Line
    revealed: Line = []


class Power(Printed, frozen=True, kw_only=True):
    """A Dark Power, or an Epic one."""

    trait: Trait
    rule: str
    epic: bool = False


class Minor(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A Minor Dark Power: its health and what it lets the Killer do."""

    health: Count
    trait: Trait


class Terror(Printed, frozen=True, kw_only=True):
    """A Terror card."""

    rule: str
    effects: Line = []
    minor: Minor | None = None
    copies: Count = 1


class Location(Printed, frozen=True, kw_only=True):
    """A Location. decks: the Search spaces, in the order of their Item decks."""

    film: str
    decks: list[str]


class Space(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space. links: the adjacent spaces, each with the panic faces that lead there.

    at: where it is drawn, in hundredths; search, exit: its colour; deep: no token lies there. (FG-BOARD-2)
    """

    id: str
    name: str
    at: Annotated[list[int], msgspec.Meta(min_length=2, max_length=2)]
    links: dict[str, list[int]]
    search: bool = False
    exit: bool = False
    water: bool = False
    deep: bool = False
    named: bool = False
    grade: Grade = "single"


class Setup(Printed, frozen=True, kw_only=True):
    """A Setup card."""

    rule: str
    girl: str
    killer: str
    victims: dict[str, Count]


class Event(Printed, frozen=True, kw_only=True):
    """An Event: what happens once, what stays, or a Special Victim."""

    rule: str
    effects: Line = []
    stays: Standing | None = None
    special: Special | None = None
