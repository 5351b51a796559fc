"""A room effect: the cards are sorted in ascending order, and taking the left or right card changes your ghosts."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import count
from gloaming.games.dont_go_in_there.box import SLOTS, Ghosts, RoomEffect
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class Ascending(RoomEffect):
    """The cards are in ascending order. The left and the right card come with ghosts.

    left: the ghosts taken with the left card, negative if ghosts are discarded; right: the ghosts taken with the right
    card, negative if ghosts are discarded.
    (DG-LIBRARY-1, DG-LIBRARY-2, DG-LIBRARY-3, DG-LIBRARY-4, DG-LIBRARY-5)
    """

    left: Ghosts
    right: Ghosts

    def arranged(self, s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Sort the cards by Curses. Of cards with equal Curses, the one drawn first is further left.

        (DG-LIBRARY-1, DG-LIBRARY-2)
        """
        curses = s.box.curses
        ordered = list(cards)
        for end in range(1, len(ordered)):
            card = ordered[end]
            place = end
            while place > 0 and curses[ordered[place - 1]] > curses[card]:
                ordered[place] = ordered[place - 1]
                place -= 1
            ordered[place] = card
        return tuple(ordered)

    def take(self, s: State) -> None:
        """Take or discard the ghosts that come with the slot. Cards keep their slots when other cards have been taken.

        (DG-LIBRARY-3, DG-LIBRARY-4)
        """
        ghosts = self._with(s.slot)
        if ghosts:
            gain_ghosts(s, claimant(s), ghosts)

    def _with(self, slot: int) -> int:
        """Return the ghosts that come with the card in a slot."""
        return self.left if slot == 0 else self.right if slot == SLOTS - 1 else 0

    def expect(self, outlook: Visit) -> float:
        """Return the ghosts that come with the card in the slot."""
        return float(self._with(outlook.slot))

    def words(self) -> str:
        sides = (("Left", self.left), ("Right", self.right))
        ghosts = [f" {side} card: first {_ghosts(number)}." for side, number in sides if number]
        return "Cards are in ascending order." + "".join(ghosts)

    def short(self) -> str:
        sides = (("Left", self.left), ("Right", self.right))
        return "Ascending." + "".join([f" {side} card: {_ghosts(number)}." for side, number in sides if number])


def _ghosts(ghosts: int) -> str:
    return f"{'take' if ghosts > 0 else 'discard'} {count(abs(ghosts), 'ghost')}"
