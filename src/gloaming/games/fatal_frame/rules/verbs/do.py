"""An effect on oneself."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.effects import Effect, Why, resolve_last
from gloaming.engine.state import Option
from gloaming.games.fatal_frame.cards import Deed
from gloaming.games.fatal_frame.state import State

NOTHING_TO_DO: Final = ("It could do nothing now.", "FF-ACTION-2")


@dataclass(frozen=True)
class Do(Deed):
    """What it says happens to you, if it can do anything. (FF-ACTION-1, FF-ACTION-2)"""

    effect: Effect

    def offer(self, s: State, kind: int, options: list[Option]) -> None:
        """If the effect can do anything."""
        if self.effect.refusal(s) is None:
            options.append(("do", kind))

    def refusal(self, s: State) -> Why:
        """Why the effect could do nothing. (FF-ACTION-2)"""
        return self.effect.refusal(s) or NOTHING_TO_DO

    def play(self, s: State, card: int, option: Option) -> None:
        """The effect, before the Action is put away."""
        resolve_last(s, (self.effect,))

    def words(self) -> str:
        return self.effect.words()
