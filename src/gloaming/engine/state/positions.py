"""Read and write positions, so that a match can start at a position given by the names of its cards and places.

`position.py` of Fatal Frame is the example to follow; docs/how-to/write-tests.md describes the parts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from gloaming.engine.state.dice import Dice

MOST_LATER_DICE: Final = 7
"""The maximum number of dice after the first roll that a position may fix. Each makes the search six times as long."""

TRIES: Final = 2_000_000


class Positions:
    """The functions by which a game reads and writes positions.

    arrange(state, position): set up a new state; raises ValueError for an invalid position.
    describe(state): return the position of a state, with all cards of its hidden piles; raises ValueError if no
    position can describe the state.
    piles: the fields of a position that list the next cards of hidden piles; listing only the first cards is enough.
    """

    __slots__ = ("arrange", "describe", "piles")

    def __init__(
        self,
        *,
        arrange: Callable[[Any, Mapping[str, Any]], None],
        describe: Callable[[Any], dict[str, Any]],
        piles: Sequence[str],
    ) -> None:
        self.arrange: Callable[[Any, Mapping[str, Any]], None] = arrange
        self.describe: Callable[[Any], dict[str, Any]] = describe
        self.piles: tuple[str, ...] = tuple(piles)


class Supply:
    """The cards of one kind that a position has not placed yet.

    names: for each card, by its number, the names by which a position can request it: the id of its entry, and its own
    id if it is a copy.
    """

    def __init__(self, names: Iterable[Iterable[str]]) -> None:
        self._names: list[frozenset[str]] = [frozenset(called) for called in names]
        self.left: list[int] = list(range(len(self._names)))

    def take(self, name: str) -> int:
        """Take the first remaining card with this name, and return its number.

        Raises ValueError if no such card remains.
        """
        for card in self.left:
            if name in self._names[card]:
                self.left.remove(card)
                return card
        there = any([name in called for called in self._names])
        raise ValueError(f"there is no further card {name!r}" if there else f"there is no card {name!r}")

    def take_all(self, names: Iterable[str]) -> tuple[int, ...]:
        """Take the cards with these names, and return their numbers in the same order. Raises ValueError."""
        return tuple([self.take(name) for name in names])

    def by_seat(self, piles: Sequence[Iterable[str]], seats: int) -> list[tuple[int, ...]]:
        """Take a pile of cards for each seat. piles: the names of the cards of each pile; missing piles are empty.

        Raises ValueError.
        """
        return [self.take_all(piles[seat]) if seat < len(piles) else () for seat in range(seats)]

    def pile(self, top: Iterable[str], dice: Dice) -> tuple[int, ...]:
        """Take all remaining cards as a face-down pile, with the top card last.

        top: the names of the cards to be drawn first.

        The other cards are shuffled with a copy of the dice, so that adding a card to the box changes no later roll.
        """
        first = self.take_all(top)
        rest = self.left
        self.left = []
        dice.copy().shuffle(rest)
        return tuple(rest) + first[::-1]


def number_of(numbers: Mapping[Any, int], name: Any) -> int:
    """Return the number to which `numbers` maps an id. Raises ValueError for an unknown id."""
    if name not in numbers:
        raise ValueError(f"there is no {name!r}")
    return numbers[name]


def dice_showing(rolls: Sequence[Sequence[int]], faces: int = 6) -> Dice:
    """Find dice whose next rolls show these faces, counted from 1. Raises ValueError if there are none.

    rolls: the faces of each roll; faces: the number of faces of a die.
    """
    later = sum([len(roll) for roll in rolls[1:]])
    if later > MOST_LATER_DICE:
        raise ValueError(f"after the first roll at most {MOST_LATER_DICE} dice can be fixed, not {later}")
    if not all([0 < face <= faces for roll in rolls for face in roll]):
        raise ValueError(f"a die shows 1 to {faces}: {rolls}")
    wanted = [sum([(face - 1) * int(faces**place) for place, face in enumerate(roll)]) for roll in rolls]
    for high in range(1, TRIES):
        state: int = high << 31 | high ^ wanted[0]
        dice = Dice(state)
        if all([dice.below(faces ** len(roll)) == combined for roll, combined in zip(rolls, wanted)]):
            return Dice(state)
    raise ValueError(f"no dice found that show {rolls}")


def dice_of(rolls: Sequence[Sequence[int]], state: str, otherwise: Dice) -> Dice:
    """Return the dice of a position.

    These are dice that show `rolls` next; without rolls, dice in the given state (as in a save); without a state, the
    dice `otherwise`. Raises ValueError.
    """
    if rolls:
        return dice_showing(rolls)
    if not state:
        return otherwise
    number = int(state, 16)
    if not 0 < number < 2**62:
        raise ValueError(f"the state of the dice must be a hexadecimal number below 2**62, not {state!r}")
    return Dice(number)


def dice_state(dice: Dice) -> str:
    """Return the state of dice in the format of `dice_of`; "" for keyed dice.

    A position does not contain the key of keyed dice.
    """
    return f"{dice.state:x}" if type(dice) is Dice else ""


def spare(position: Mapping[str, Any]) -> dict[str, Any]:
    """Return a position without its empty fields."""
    return {name: value for name, value in position.items() if _is_there(value)}


def _is_there(value: Any) -> bool:
    return any([_is_there(part) for part in value]) if isinstance(value, list) else bool(value)
