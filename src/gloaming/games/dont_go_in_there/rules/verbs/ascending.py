"""Cards in ascending order, and ghosts for the outer ones."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import a, begun
from gloaming.games.dont_go_in_there.box import SLOTS, Ghosts, RoomEffect
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.rules.ghosts import gain_ghosts
from gloaming.games.dont_go_in_there.rules.play import claimant
from gloaming.games.dont_go_in_there.state import State


@dataclass(frozen=True)
class Ascending(RoomEffect):
    """The cards lie in ascending order; ghosts come with the left and the right one.

    left: how many ghosts are taken with the left card, below 0 where some are discarded; right: the same with the right
    card.
    (DG-LIBRARY-1, DG-LIBRARY-2, DG-LIBRARY-3, DG-LIBRARY-4, DG-LIBRARY-5)
    """

    left: Ghosts
    right: Ghosts

    def arranged(self, s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
        """Of equal values the one drawn first to the left. (DG-LIBRARY-1, DG-LIBRARY-2)"""
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
        """Left and right are places in the row, whatever still lies there. (DG-LIBRARY-3, DG-LIBRARY-4)"""
        ghosts = self._with(s.slot)
        if ghosts:
            gain_ghosts(s, claimant(s), ghosts)

    def _with(self, slot: int) -> int:
        """The ghosts that are taken with the card of a slot."""
        return self.left if slot == 0 else self.right if slot == SLOTS - 1 else 0

    def expect(self, outlook: Visit) -> float:
        """Those that come with the card."""
        return float(self._with(outlook.slot))

    def words(self) -> str:
        sides = (("left", self.left), ("right", self.right))
        prices = ", ".join([f"for the {side} one first {_price(ghosts)}" for side, ghosts in sides if ghosts])
        return "Cards lie in ascending order." + (f" {begun(prices)}." if prices else "")


def _price(ghosts: int) -> str:
    number = abs(ghosts)
    return f"{'take' if ghosts > 0 else 'discard'} {a('ghost') if number == 1 else f'{number} ghosts'}"
