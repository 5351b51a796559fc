"""An Action that applies an effect to the player who plays it."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import NO_OPINION, Effect, Why, resolve_last
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.notes.plays import plain
from gloaming.games.fatal_frame.notes.situation import Situation
from gloaming.games.fatal_frame.outlook import Outlook
from gloaming.games.fatal_frame.state import State


@dataclass(frozen=True)
class Do(Deed):
    """Apply an effect to yourself. effect: the effect to apply. (FF-ACTION-1, FF-ACTION-2)"""

    effect: Effect

    def offer(self, s: State, kind: int, options: list[Option]) -> Why | None:
        """Append the option to play the Action if its effect is possible now. Otherwise return the reason.

        (FF-ACTION-2)
        """
        why = self.effect.refusal(s)
        if why is None:
            options.append(("do", kind))
        return why

    def play(self, s: State, card: int, option: Option) -> None:
        """Apply the effect of the Action, which is discarded afterwards."""
        resolve_last(s, (self.effect,))

    def words(self) -> str:
        return self.effect.words()

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION

    def notes(self, situation: Situation, option: Option) -> list[int]:
        return plain(situation, option[1])
