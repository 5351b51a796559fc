"""How far the effect of a card type is for a player: what they have, and what the next card of the type brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count, either_of

AT_THE_END: Final = 0
"""The number of missing cards of an effect that waits for no further card."""


@dataclass(frozen=True)
class Held:
    """A player's face-up cards of a type, which are at least one.

    name, many: the name of the type and its plural; values: the Curses of the cards, ascending; named: the value that
    each of them names, 0 for none; printed: the Curses of all cards of the type, ascending, each value once; rival: the
    highest total of Curses that another player has on cards of the type; reached: whether the once-per-match effect of
    the type has been used.
    """

    name: str
    many: str
    values: tuple[int, ...]
    named: tuple[int, ...]
    printed: tuple[int, ...]
    rival: int
    reached: bool

    @property
    def total(self) -> int:
        """The Curses of the cards."""
        return sum(self.values)

    def count(self) -> str:
        """Return the number of cards with their name."""
        return count(len(self.values), self.name, self.many)


@dataclass(frozen=True)
class Progress:
    """The progress of an effect as text. The sentences fit every player: they mention neither "you" nor a name.

    have: what counts now, in a few words; brings: what the next card, or the end of the game, brings, as a sentence;
    missing: the number of further cards that complete the effect, or AT_THE_END.
    """

    have: str
    brings: str
    missing: int


def either(values: Sequence[int]) -> str:
    """Return the values, each once, joined with "or"."""
    return either_of([str(value) for value in sorted(set(values))])


def toward(held: Held, size: int, effect: str) -> Progress:
    """Return the progress toward a set of `size` cards. effect: what a full set does, as the end of a sentence."""
    in_set = len(held.values) % size
    missing = size - in_set
    more = "One more" if missing == 1 else f"{missing} more"
    return Progress(f"{in_set} of {size} {held.many}", f"{more}, and {effect}.", missing)
