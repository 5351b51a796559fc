"""A game-end effect: cards dispel other cards whose value they name."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import a
from gloaming.games.dont_go_in_there.box import Card, EndEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress, either
from gloaming.games.dont_go_in_there.rules.cards import dispel
from gloaming.games.dont_go_in_there.state import State

NEIGHBOR_TO_COME: Final = 0.15
"""Share of the remaining cards' Curses that is expected to be dispelled because of cards taken later."""


@dataclass(frozen=True)
class DispelNamed(EndEffect):
    """At the end, each card of the type dispels another card of the type that has the value it names.

    All cards do so at the same time. At least one card of the type must name a value, and each named value must be that
    of a card of the type. (DG-AMULET-1, DG-AMULET-2, DG-AMULET-3)
    """

    def do(self, s: State, kind: int) -> None:
        """Dispel the named cards of every player. A card that names its own value cannot dispel itself."""
        curses = s.box.curses
        for seat in range(s.seats):
            held = s.face_up(seat, kind)
            places = _gone([curses[card] for card in held], [s.box.named[card] for card in held])
            dispel(s, seat, [held[place] for place in places])

    def words(self) -> str:
        return "At the end, each of your {plural} dispels another of your {plural}, of the value it names."

    def short_on(self, card: Card) -> str:
        if not card.names:
            return "No effect of its own"
        return f"At the end: dispel one {{name}} {card.names}"

    def progress(self, held: Held) -> Progress:
        gone = [held.values[place] for place in _gone(held.values, held.named)]
        if len(gone) == 1:
            return Progress(held.count(), f"At the end, {held.name} {gone[0]} is dispelled.", AT_THE_END)
        if gone:
            return Progress(held.count(), f"At the end, {len(gone)} of them are dispelled.", AT_THE_END)
        named = sorted({value for value in held.named if value})
        if not named:
            return Progress(held.count(), f"Only an {held.name} that names {either(held.values)} dispels it.", 1)
        return Progress(held.count(), f"At the end, {a(f'{held.name} {either(named)}')} would be dispelled.", 1)

    def expect(self, outlook: Outlook) -> float:
        """Value the cards on the assumption that each card dispels a card of the next higher value."""
        values = outlook.values
        spared = 0
        for value in set(values):
            spared += value * min(values.count(value), values.count(value - 1))
        return -float(spared) - NEIGHBOR_TO_COME * outlook.left * (sum(values) - spared)


def _gone(values: Sequence[int], named: Sequence[int]) -> list[int]:
    """Return the places of the cards that are dispelled, of cards with these values that name those values."""
    wanted = [name for value, name in zip(values, named) if name != value or values.count(name) > 1]
    gone = []
    for place, value in enumerate(values):
        if value in wanted:
            wanted.remove(value)
            gone.append(place)
    return gone
