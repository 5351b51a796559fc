"""A room effect: one card is face down."""

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
    """One card is face down until the room is resolved. Players who place a meeple in the room may look at it.

    slot: the slot of the face-down card, counted from 1, from the left.
    (DG-SECRETPASSAGE-1)
    """

    slot: Slot

    def hidden_slot(self) -> int:
        """Return the slot of the face-down card, counted from 0."""
        return self.slot - 1

    def place(self, s: State) -> None:
        """Show the face-down card to the player who just placed a meeple in the room, and to no other player.

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
        """Turn the face-down card face up for all players, before the dice are rolled. (DG-SECRETPASSAGE-4)"""
        board = s.board
        s.looked[board] = ALL_UP
        events.revealed(s, board, s.cards[board][self.slot - 1])

    def words(self) -> str:
        return f"The {ordinal(self.slot)} card is face down. Place a meeple here to look at it."

    def short(self) -> str:
        return f"The {ordinal(self.slot)} card is face down. Place here to look at it."

    def expect(self, outlook: Visit) -> float:
        return NO_OPINION
