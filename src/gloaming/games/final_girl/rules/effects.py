"""Lines of cards, from left to right, and what she may do right before an effect."""

from __future__ import annotations

from gloaming.engine.rules.effects import Effect, do_line, take_first
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, KILLER_PHASE
from gloaming.games.final_girl.rules.discarding import asks_first
from gloaming.games.final_girl.rules.killer_actions import stops_or_not
from gloaming.games.final_girl.rules.verbs.act import Act, EnemyActs
from gloaming.games.final_girl.rules.verbs.needs_victim import NeedsVictim
from gloaming.games.final_girl.state import State


def next_effect(s: State) -> None:
    """Carry out the effects that wait, until the end of the line; what one of them runs comes before the next.

    (FG-CARD-3)
    """
    do_line(s, asks_before, "effect")


def asks_before(s: State, effect: Effect) -> bool:
    """Whether something may be done right before an effect: discarding, saving, or ending the Killer phase.

    (FG-TIME-6, FG-SAVE-1, FG-ITEM-29)
    """
    if s.phase == ACTION_PHASE:
        return asks_first(s, effect)
    return s.phase == KILLER_PHASE and s.killer_space == s.girl_space


def carry_out(s: State) -> None:
    """Do what an effect says. If it changed anything, Items against the Killer are offered again.

    (FG-CARD-3, FG-ITEM-29)
    """
    before = len(s.events)
    take_first(s).do(s)
    if len(s.events) > before:
        s.stop_kept = False


def stops_before_effect(s: State) -> list[Option]:
    """Before an effect of the Killer's card; moves and attacks ask for themselves. (FG-ITEM-29)"""
    effect: Effect = s.todo[0]
    if s.damage > 0 or s.played >= 0 or isinstance(effect, (Act, EnemyActs, NeedsVictim)) or effect.refusal(s):
        return []
    return stops_or_not(s)
