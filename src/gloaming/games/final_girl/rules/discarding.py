"""Discarding Action cards for Time, at any point before the Action phase ends."""

from __future__ import annotations

from typing import Any

from gloaming.engine.effects import Effect
from gloaming.engine.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE
from gloaming.games.final_girl.rules.horror_rolls import discard_for_time, names_of
from gloaming.games.final_girl.state import State


class MayEndPhase(Effect):
    """An effect that may end the Action phase: before it does, cards can be discarded for Time. (FG-TIME-6)"""

    __slots__ = ()

    def may_end_phase(self, s: Any) -> bool:
        """Whether it would end the phase now, or might."""
        raise NotImplementedError


def discards(s: State) -> list[Option]:
    """The cards in hand, for 1 Time each, as long as Time is not below zero. (FG-TIME-4, FG-TIME-5)"""
    if s.phase != ACTION_PHASE or s.time < 0:
        return []
    discards = s.box.discards
    return [discards[name] for name in names_of(s, s.hand)]


def discard(s: State, option: Option) -> None:
    """It is discarded for 1 Time. (FG-TIME-4)"""
    discard_for_time(s, option[1])


def before_effect(s: State) -> list[Option]:
    """What can be discarded before an effect that may end the phase. (FG-TIME-6)"""
    effect: Effect = s.todo[0]
    return discards(s) if isinstance(effect, MayEndPhase) and effect.may_end_phase(s) else []


def before_token(s: State) -> list[Option]:
    """What can be discarded before a wound turns over a token that may bring the Killer back. (FG-TIME-6)"""
    return discards(s) if not s.killer_white and 0 < s.killer_health <= s.wound else []


def before_phase_ends(s: State) -> list[Option]:
    """What can be discarded before a card's text ends the phase, its rewards taken. (FG-TIME-6)"""
    return discards(s)
