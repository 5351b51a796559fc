"""What stands in the TOML files of Fatal Frame, entry by entry."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from gloaming.engine.content import Source
from gloaming.games.fatal_frame.content.verbs import (
    AnyDeed,
    Count,
    Effect,
    Place,
    Red,
    Standing,
    Upgrade,
    White,
)

Zone = Literal["exterior", "interior", "both"]


class Printed(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every card has. text: our own words; source: of the card; known: what the rulebook prints of it.

    (FF-COMP-9)
    """

    id: str
    name: str
    source: Source
    rule: str = ""
    text: str = ""
    known: list[str] = []
    copies: Annotated[int, msgspec.Meta(ge=1, le=9)] = 1


class Ghost(Printed, frozen=True, kw_only=True):
    """A Ghost. white, stands: its white text; red: its red text. (FF-GHOST-1, FF-GHOST-7)"""

    power: Annotated[int, msgspec.Meta(ge=1, le=4)]
    zone: Zone
    chase: bool
    blue: bool = False
    value: Annotated[int, msgspec.Meta(ge=0, le=2)]
    white: White | None = None
    stands: Standing | None = None
    red: Red | None = None


class Item(Printed, frozen=True, kw_only=True):
    """An Item: its Album Value and the Interior Locations where it may be played. (FF-ITEM-1)"""

    value: Annotated[int, msgspec.Meta(ge=3, le=4)]
    locations: list[str]


class UpgradeCard(Printed, frozen=True, kw_only=True):
    """An Upgrade of the Camera. (FF-UPGRADE-1)"""

    gives: Upgrade


class Action(Printed, frozen=True, kw_only=True):
    """An Action. (FF-ACTION-1)"""

    does: AnyDeed


class Exterior(Printed, frozen=True, kw_only=True):
    """An Exterior Location. rooms: the size of a house, 0 for none; twin: the house it is connected with."""

    rooms: Annotated[int, msgspec.Meta(ge=0, le=4)] = 0
    shrine: bool = False
    twin: str = ""
    arrive: list[Effect] = []


class Interior(Printed, frozen=True, kw_only=True):
    """An Interior Location. arrive: what happens on arrival; stands: what holds while one is there."""

    arrive: list[Effect] = []
    stands: Place | None = None


class Boss(Printed, frozen=True, kw_only=True):
    """A Boss Ghost. bonus: the Album Ghosts that help; add: how much. (FF-BOSS-1)"""

    power: Count
    life: Count
    bonus: list[str]
    add: Count
    white: White | None = None


class Camera(Printed, frozen=True, kw_only=True):
    """The Camera Obscura that everyone starts with. (FF-CAMERA-1)"""

    dice: Count
    films: Count
    functions: Count
    orbs: Count
