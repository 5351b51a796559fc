"""An Action that captures a Ghost without a fight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.entry import THE_CARDS, Count
from gloaming.games.fatal_frame.notes.plays import aimed
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.rules.album import capture
from gloaming.games.fatal_frame.rules.stacks import told_apart
from gloaming.games.fatal_frame.state import State

NONE_SO_WEAK: Final = ("There is no Ghost of this Power or less at your Location.", THE_CARDS)


@dataclass(frozen=True)
class Snapshot(Deed):
    """Capture a weak Ghost at your Location without a fight.

    power: the maximum Power of the captured Ghost.
    (FF-ALBUM-1)
    """

    power: Count

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append an option for each Ghost at the player's Location that is weak enough. (FF-ACTION-2)"""
        before = len(options)
        for card in told_apart(s, s.here()):
            if s.box.ghost[card].power <= self.power:
                options.append(("snapshot", kind, card))
        return None if len(options) > before else NONE_SO_WEAK

    def play(self, s: State, card: int, option: Option) -> None:
        """Capture the chosen Ghost."""
        capture(s, option[2])

    def words(self) -> str:
        return f"capture a Ghost of Power {self.power} or less at your Location without a fight"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        """Return the features of capturing the chosen Ghost."""
        return aimed(situation, option[1], option[2])
