"""The classes of content entries: room tiles, Event cards, Monsters, Items and character sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from gloaming.engine.content.content_files import Source
from gloaming.engine.content.schema import Text, names
from gloaming.games.ghost_hunter.entry import Does, Few, Life, Points, Power, Strength, Trait


@dataclass(frozen=True, kw_only=True)
class Tile:
    """A room tile.

    doors: the sides with a door before the tile is rotated, such as `NE` for a door in the north and one in the east;
    insanity: the number of Insanity icons; events: the number of Event icons; items: the number of Item icons; floors:
    the floors on which the tile may lie; pair: the tile at the other end of the stairs or the Chute; tower: whether the
    tile is a Tower, which joins the first and the second floor; chute: which end of a Chute the tile is; waits: whether
    the tile is set aside until its pair tile is laid; first: the special incident, which applies when the tile is
    explored; each: the effects that apply each time a hunter enters; last: the effects that apply after everything
    else, only on the upper end of a Chute; marker: where a door marker may be placed: "any" in the tile and next door,
    leading into it, "none" neither in the tile nor next door, leading into it, "not-in" in the tile, but not next door,
    leading into it, "not-out" next door, leading into the tile, but not in it; text: the text of the tile, used instead
    of the texts of `first`, `each` and `last`; rule: the tile's clause in RULES.md.
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
    """Return the floors on which a tile may lie.

    An end of a Chute cannot lie where there is no floor for its other end. (GH-CHUTE-1)
    """
    nowhere = {"upper": "basement", "lower": "second"}.get(tile.chute, "")
    return tuple([floor for floor in tile.floors if floor != nowhere])


@dataclass(frozen=True, kw_only=True)
class EventCard:
    """An EVENT or TRAP card.

    kind: EVENT, or TRAP, to which bonuses on Trap checks apply; does: the effects on the hunter who turns the card up,
    in order; line: the flavor text; rule: the card's clause in RULES.md.
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
    """A Monster of the Event pile, or the Enemy of a scenario. (GH-MONSTER-2)

    hp: the HP, 0 if the Monster has none and takes no HP damage; mp: the MP, 0 if the Monster has none and takes no MP
    damage; attack: whether the Monster attacks the HP or the MP of hunters; st: the bonus on its HP attacks; wp: the
    bonus on its MP attacks; powers: its abilities; many: whether its name is a plural, such as `Rats`; line: the flavor
    text; rule: the Monster's clause in RULES.md; without one, an Enemy uses the clause of its scenario.
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

    use: how the Item works: "disposable" used up by its effects, "continuous" works as long as a hunter owns it;
    weapon: whether the Item is a Weapon; does: the effects of using the Item up; traits: the permanent effects on the
    owner; got: the effects on a hunter who gets the Item; once: whether `got` applies only the first time that the Item
    is drawn in a match; rule: the Item's clause in RULES.md.
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

    profession: the profession of the character; st: strength; dx: dexterity; iq: knowledge; wp: willpower; hp: the
    initial HP; mp: the initial MP; traits: the effects of the Special Feat; feat: the name of the Special Feat; why:
    the strengths of the character, shown to players who choose one; rule: the character's clause in RULES.md.
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
