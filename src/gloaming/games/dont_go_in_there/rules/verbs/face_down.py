"""A card that lies face down."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.phrases import ordinal
from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.dont_go_in_there.box import RoomEffect, Slot
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.state import ALL_UP, State


@dataclass(frozen=True)
class FaceDown(RoomEffect):
    """The card in the slot lies face down until the room is resolved. slot: counted from 1, from the left.

    (DG-SECRETPASSAGE-1)
    """

    slot: Slot

    def hidden_slot(self) -> int:
        """Counted from 0."""
        return self.slot - 1

    def place(self, s: State) -> None:
        """Who has placed a meeple here looks at the card, and nobody else does.

        (DG-SECRETPASSAGE-2, DG-SECRETPASSAGE-3)
        """
        board = s.board
        slot = self.slot - 1
        looked = s.looked[board]
        seat = 1 << s.turn
        if looked[slot] & seat == 0:
            s.looked[board] = looked[:slot] + (looked[slot] | seat,) + looked[slot + 1 :]
            events.looked(s, seat, s.turn, board, s.cards[board][slot])

    def resolve(self, s: State) -> None:
        """The card is turned up for all, before dice. (DG-SECRETPASSAGE-4)"""
        board = s.board
        s.looked[board] = ALL_UP
        events.revealed(s, board, s.cards[board][self.slot - 1])

    def words(self) -> str:
        return f"The {ordinal(self.slot)} card lies face down. Place a meeple here to look at it."

    def expect(self, outlook: Visit) -> float:
        return NO_OPINION
