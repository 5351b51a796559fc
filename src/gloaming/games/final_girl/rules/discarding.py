"""Discarding Action cards for Time, at any point before the Action phase ends."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.final_girl.content import Effect
from gloaming.games.final_girl.printed import CODE
from gloaming.games.final_girl.rules.horror_rolls import discard_for_time, names_of
from gloaming.games.final_girl.state import ACTION_PHASE, Table

TIME: int = CODE["time"]
LOSE: int = CODE["lose"]


def discards(s: Table) -> list[Option]:
    """The cards in hand, for 1 Time each, as long as Time is not below zero. (FG-TIME-4, FG-TIME-5)"""
    if s.phase != ACTION_PHASE or s.time < 0:
        return []
    return [("discard", name) for name in names_of(s.hand)]


def discard(s: Table, option: Option) -> None:
    """It is discarded for 1 Time. (FG-TIME-4)"""
    discard_for_time(s, option[1])


def may_end_phase(s: Table, effect: Effect) -> bool:
    """Whether an effect takes Time below zero, or turns over a token that may bring her back. (FG-TIME-6)"""
    if s.phase != ACTION_PHASE:
        return False
    if effect[0] == TIME:
        return s.time + effect[1] < 0 and not effect[2]
    return effect[0] == LOSE and not s.white and s.health <= effect[1]


def before_effect(s: Table) -> list[Option]:
    """What can be discarded before such an effect. (FG-TIME-6)"""
    return discards(s) if may_end_phase(s, s.todo[0]) else []


def before_token(s: Table) -> list[Option]:
    """What can be discarded before a wound turns over a token that may bring the Killer back. (FG-TIME-6)"""
    return discards(s) if not s.killer_white and 0 < s.killer_health <= s.wound else []


def before_phase_ends(s: Table) -> list[Option]:
    """What can be discarded before a card's text ends the phase, its rewards taken. (FG-TIME-6)"""
    return discards(s)
