"""Generated from flows.py by `make generate`: do not edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.flow import Named


class AgreeArgs(Named):
    """The arguments of the flow `agree`.

    hunter: which hunter; given: the Item given; wanted: the Item asked for.
    """

    __slots__ = ("hunter", "given", "wanted")

    def __init__(self, hunter: int, given: int, wanted: int) -> None:
        self.hunter: Final[int] = hunter
        self.given: Final[int] = given
        self.wanted: Final[int] = wanted

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.hunter, self.given, self.wanted)


class OpenArgs(Named):
    """The arguments of the flow `open`.

    tile: from which tile; way: through which door; hunter: which hunter.
    """

    __slots__ = ("tile", "way", "hunter")

    def __init__(self, tile: int, way: int, hunter: int) -> None:
        self.tile: Final[int] = tile
        self.way: Final[int] = way
        self.hunter: Final[int] = hunter

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.tile, self.way, self.hunter)


class ArriveArgs(Named):
    """The arguments of the flow `arrive`.

    hunter: which hunter; tile: on which tile; first: whether for the first time.
    """

    __slots__ = ("hunter", "tile", "first")

    def __init__(self, hunter: int, tile: int, first: int) -> None:
        self.hunter: Final[int] = hunter
        self.tile: Final[int] = tile
        self.first: Final[int] = first

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.hunter, self.tile, self.first)


class SettleArgs(Named):
    """The arguments of the flow `settle`.

    hunter: which hunter; tile: which tile; insanity: Insanity cards; events: Event cards; items: Items; first: whether
    for the first time.
    """

    __slots__ = ("hunter", "tile", "insanity", "events", "items", "first")

    def __init__(self, hunter: int, tile: int, insanity: int, events: int, items: int, first: int) -> None:
        self.hunter: Final[int] = hunter
        self.tile: Final[int] = tile
        self.insanity: Final[int] = insanity
        self.events: Final[int] = events
        self.items: Final[int] = items
        self.first: Final[int] = first

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.hunter, self.tile, self.insanity, self.events, self.items, self.first)


class DamageArgs(Named):
    """The arguments of the flow `damage`.

    cause: the cause; hunter: which hunter; hp: HP; mp: MP; by: by which Enemy; how: flags: SURE, WOULD_FALL and PRICE;
    answered: hunters who have answered, a bit each.
    """

    __slots__ = ("cause", "hunter", "hp", "mp", "by", "how", "answered")

    def __init__(self, cause: int, hunter: int, hp: int, mp: int, by: int, how: int, answered: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.hp: Final[int] = hp
        self.mp: Final[int] = mp
        self.by: Final[int] = by
        self.how: Final[int] = how
        self.answered: Final[int] = answered

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.hp, self.mp, self.by, self.how, self.answered)


class DrawInsanityArgs(Named):
    """The arguments of the flow `draw Insanity`.

    cause: the cause; hunter: which hunter; left: how many.
    """

    __slots__ = ("cause", "hunter", "left")

    def __init__(self, cause: int, hunter: int, left: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.left: Final[int] = left

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.left)


class CalmArgs(Named):
    """The arguments of the flow `calm`.

    cause: the cause; hunter: which hunter; left: how many.
    """

    __slots__ = ("cause", "hunter", "left")

    def __init__(self, cause: int, hunter: int, left: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.left: Final[int] = left

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.left)


class LoseArgs(Named):
    """The arguments of the flow `lose`.

    cause: the cause; hunter: which hunter; weapon: whether a Weapon.
    """

    __slots__ = ("cause", "hunter", "weapon")

    def __init__(self, cause: int, hunter: int, weapon: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.weapon: Final[int] = weapon

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.weapon)


class DriftArgs(Named):
    """The arguments of the flow `drift`.

    cause: the cause; hunter: which hunter; side: in which direction; left: how many rooms; tile: from which tile.
    """

    __slots__ = ("cause", "hunter", "side", "left", "tile")

    def __init__(self, cause: int, hunter: int, side: int, left: int, tile: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.side: Final[int] = side
        self.left: Final[int] = left
        self.tile: Final[int] = tile

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.side, self.left, self.tile)


class PutBackArgs(Named):
    """The arguments of the flow `put back`.

    cause: the cause; hunter: which hunter; pile: which pile; left: how many; begun: whether it has begun.
    """

    __slots__ = ("cause", "hunter", "pile", "left", "begun")

    def __init__(self, cause: int, hunter: int, pile: int, left: int, begun: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.pile: Final[int] = pile
        self.left: Final[int] = left
        self.begun: Final[int] = begun

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.pile, self.left, self.begun)


class LayTilesArgs(Named):
    """The arguments of the flow `lay tiles`.

    cause: the cause; hunter: which hunter; tiles: how many to draw, then the number of tiles laid before.
    """

    __slots__ = ("cause", "hunter", "tiles")

    def __init__(self, cause: int, hunter: int, tiles: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.tiles: Final[int] = tiles

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.tiles)


class LayATileArgs(Named):
    """The arguments of the flow `lay a tile`.

    cause: the cause; hunter: which hunter; known: number of tiles laid before; door: behind which door.
    """

    __slots__ = ("cause", "hunter", "known", "door")

    def __init__(self, cause: int, hunter: int, known: int, door: int) -> None:
        self.cause: Final[int] = cause
        self.hunter: Final[int] = hunter
        self.known: Final[int] = known
        self.door: Final[int] = door

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.cause, self.hunter, self.known, self.door)


class BattleArgs(Named):
    """The arguments of the flow `battle`.

    tile: which tile; hunter: which hunter; came: whether the Enemy came.
    """

    __slots__ = ("tile", "hunter", "came")

    def __init__(self, tile: int, hunter: int, came: int) -> None:
        self.tile: Final[int] = tile
        self.hunter: Final[int] = hunter
        self.came: Final[int] = came

    def numbers(self) -> tuple[int, ...]:
        """Return the arguments in the order of the flow."""
        return (self.tile, self.hunter, self.came)


NAMED: Final[dict[str, Callable[..., Named]]] = {
    "agree": AgreeArgs,
    "open": OpenArgs,
    "arrive": ArriveArgs,
    "settle": SettleArgs,
    "damage": DamageArgs,
    "draw Insanity": DrawInsanityArgs,
    "calm": CalmArgs,
    "lose": LoseArgs,
    "drift": DriftArgs,
    "put back": PutBackArgs,
    "lay tiles": LayTilesArgs,
    "lay a tile": LayATileArgs,
    "battle": BattleArgs,
}
