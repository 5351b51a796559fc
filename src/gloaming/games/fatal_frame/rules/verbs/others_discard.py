"""An Action that makes the other players discard cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.phrases import count
from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.entry import THE_CARDS, Count
from gloaming.games.fatal_frame.notes.plays import plain
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.cards import discard
from gloaming.games.fatal_frame.state import State

NOBODY_HAS_TO: Final = ("No other player would discard a card.", THE_CARDS)


@dataclass(frozen=True)
class OthersDiscard(Deed):
    """Each other player discards cards at random, because players make no decisions in another player's turn.

    count: the number of cards per player.
    (FF-ACTION-4, FF-BOY-1)
    """

    count: Count

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append the option to play the Action if at least one other player would discard a card. (FF-ACTION-2)"""
        for seat in range(s.seats):
            if seat != s.turn and s.hand[seat] and not s.gift(seat, "keep-hand"):
                options.append(("others-discard", kind))
                return None
        return NOBODY_HAS_TO

    def play(self, s: State, card: int, option: Option) -> None:
        """Make each other player discard cards at random, clockwise."""
        seat = s.seat_after(s.turn)
        while seat != s.turn:
            if not s.gift(seat, "keep-hand"):
                for _ in range(self.count):
                    hand = s.hand[seat]
                    if hand:
                        discard(s, seat, hand[s.dice.below(len(hand))])
            seat = s.seat_after(seat)

    def words(self) -> str:
        return f"every other player discards {count(self.count, 'card')} at random"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        return plain(situation, option[1])
