"""An Action that discards a Ghost in play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.entry import THE_CARDS
from gloaming.games.fatal_frame.generated import events
from gloaming.games.fatal_frame.notes.plays import aimed
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.following import discard_ghost
from gloaming.games.fatal_frame.rules.stacks import place_of, told_apart
from gloaming.games.fatal_frame.state import State

NONE_IN_PLAY: Final = ("There is no Ghost in play to discard.", THE_CARDS)


@dataclass(frozen=True)
class Banish(Deed):
    """Put a Ghost in play (not a Boss) into the discard pile. (FF-ATTACH-4)"""

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each Ghost in play. (FF-ACTION-2)"""
        before = len(options)
        for stack in s.ghosts:
            if stack:
                for card in told_apart(s, stack):
                    options.append(("banish", kind, card))
        return None if len(options) > before else NONE_IN_PLAY

    def play(self, s: State, card: int, option: Option) -> None:
        """Discard the chosen Ghost."""
        events.banished(s, option[2])
        discard_ghost(s, place_of(s, option[2]), option[2])

    def words(self) -> str:
        return "put a Ghost in play (not a Boss) into the discard pile"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of discarding the chosen Ghost."""
        return aimed(situation, option[1], option[2])
