"""Entries of tiles, cards and character sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from gloaming.engine.content.content_files import Source
from gloaming.engine.content.schema import Text, names
from gloaming.games.ghost_hunter.entry import Does, Few, Life, Points, Power, Strength, Trait


@dataclass(frozen=True, kw_only=True)
class Tile:
    """A room tile.

    doors: the sides with a door in the printed rotation, of N, E, S and W; insanity, events, items: the number of icons
    of each kind; floors: where it may lie; pair: the tile at the other end of stairs or a Chute; tower: whether it
    joins the first and the second floor; chute: which end of a Chute it is; waits: whether it is set aside until its
    partner is laid; first: its special incident, when it is explored; each: its effects each time a hunter enters;
    last: effects after everything else, on the upper end of a Chute; marker: where a door marker may be placed: "any"
    anywhere, "none" neither in it nor so that it leads in, "not-in" not so that it leads in, "not-out" not in it; text:
    its text, instead of the texts of `first`, `each` and `last`; rule: its clause in RULES.md.
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
    """Return the floors on which a tile may lie; an end of a Chute needs a floor for the other end. (GH-CHUTE-1)"""
    nowhere = {"upper": "basement", "lower": "second"}.get(tile.chute, "")
    return tuple([floor for floor in tile.floors if floor != nowhere])


@dataclass(frozen=True, kw_only=True)
class EventCard:
    """An Event card other than a MONSTER.

    kind: EVENT or TRAP, against which bonuses on Trap checks apply; does: its effects on the hunter who turns it up, in
    order; line: its flavor text; rule: its clause in RULES.md.
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

    hp, mp: its pools, 0 for a pool that it lacks, in which it takes no damage; attack: the pool it attacks; st, wp: its
    bonuses on HP and MP attacks; powers: its abilities; many: whether its name is a plural, as `Rats`; line: its flavor
    text; rule: its clause, for an Enemy without one the clause of its scenario.
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

    use: whether it is used up or works while it is owned; weapon: whether it is a Weapon; does: its effects when it is
    used up; traits: its permanent effects; got: its effects when a hunter gets it; once: whether `got` applies only the
    first time in a match; rule: its clause in RULES.md.
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

    profession: its class; st, dx, iq, wp: its abilities; hp, mp: its pools; traits: the effects of its Special Feat;
    feat: the name of the feat; why: its strengths, shown when choosing; rule: its clause in RULES.md.
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
