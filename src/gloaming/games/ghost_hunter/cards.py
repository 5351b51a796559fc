"""Tiles, cards and character sheets, as printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from gloaming.engine.content.content_files import Source
from gloaming.engine.content.schema import Text, names
from gloaming.games.ghost_hunter.entry import Does, Few, Life, Points, Power, Strength, Trait


@dataclass(frozen=True, kw_only=True)
class Tile:
    """A room-tile.

    doors: the sides with a door before the tile is turned, of N, E, S and W; insanity, events, items: how many icons of
    each it has; floors: where it may lie; pair: the tile at the other end of stairs or a Chute; tower: it joins the
    first and the second floor; chute: which end of one it is; waits: it lies aside until its partner comes; first: its
    special incident, when it is explored; each: what happens at every entry; last: the same after all else, on the
    upper end of a Chute; marker: where a door marker may be placed: "any" anywhere, "none" neither in it nor so that it
    leads in, "not-in" not so that it leads in, "not-out" not in it; text: what it says, instead of what `first`, `each`
    and `last` say by themselves; rule: its clause in RULES.md.
    """

    id: str
    name: Text
    rule: str = ""
    doors: str
    insanity: Few = 0
    events: Few = 0
    items: Few = 0
    floors: tuple[Literal["basement", "first", "second"], ...] = ("basement", "first", "second")
    pair: Annotated[str, names("tile")] = ""
    tower: bool = False
    chute: Literal["", "upper", "lower"] = ""
    waits: bool = False
    first: tuple[Does, ...] = ()
    each: tuple[Does, ...] = ()
    last: tuple[Does, ...] = ()
    marker: Literal["any", "none", "not-in", "not-out"] = "any"
    text: str = ""
    source: Source
    naming: Source = "ours"


def floors_of(tile: Tile) -> tuple[str, ...]:
    """The floors on which a tile may lie: the ends of a chute never where the other end could not. (GH-CHUTE-1)"""
    nowhere = {"upper": "basement", "lower": "second"}.get(tile.chute, "")
    return tuple([floor for floor in tile.floors if floor != nowhere])


@dataclass(frozen=True, kw_only=True)
class EventCard:
    """An Event card that is no Monster.

    kind: a TRAP lets what helps against Traps help; does: what happens to whoever turns it up, in order; line: a
    sentence for the mood; rule: its clause in RULES.md.
    """

    id: str
    kind: Literal["event", "trap"]
    name: Text
    rule: str = ""
    does: tuple[Does, ...]
    line: str
    source: Source
    naming: Source = "ours"


@dataclass(frozen=True, kw_only=True)
class Monster:
    """A Monster, or the Enemy of a scenario. (GH-MONSTER-2)

    hp, mp: its pools, 0 for one that it lacks and in which it cannot be hurt; attack: what it hurts; st, wp: what it
    adds to an HP and an MP attack; powers: what it can do besides; many: its name is a plural, as `Rats`; line: a
    sentence for the mood; rule: its clause, for an Enemy without one its scenario's.
    """

    id: str
    name: Text
    rule: str = ""
    hp: Points = 0
    mp: Points = 0
    attack: Literal["hp", "mp", "either"]
    st: Points = 0
    wp: Points = 0
    powers: tuple[Power, ...] = ()
    many: bool = False
    line: str = ""
    source: Source
    naming: Source = "ours"


@dataclass(frozen=True, kw_only=True)
class ItemCard:
    """An Item card.

    use: whether it is used up or works while it is owned; weapon: it is a Weapon; does: what it does when it is used
    up; traits: what it always gives; got: what happens when a hunter gets it; once: that only the first time in a
    match; rule: its clause in RULES.md.
    """

    id: str
    name: Text
    rule: str = ""
    use: Literal["disposable", "continuous"]
    weapon: bool = False
    does: tuple[Does, ...] = ()
    traits: tuple[Trait, ...] = ()
    got: tuple[Does, ...] = ()
    once: bool = False
    source: Source
    naming: Source = "ours"


@dataclass(frozen=True, kw_only=True)
class Character:
    """A character sheet.

    profession: what it is by trade; st, dx, iq, wp: its abilities; hp, mp: what it bears; traits: what its Special
    Feat gives; feat: the name of that; why: what it is good at, for who chooses; rule: its clause in RULES.md.
    """

    id: str
    name: Text
    rule: str = ""
    profession: Text
    st: Strength
    dx: Strength
    iq: Strength
    wp: Strength
    hp: Life
    mp: Life
    traits: tuple[Trait, ...] = ()
    feat: str = ""
    why: str = ""
    source: Source
