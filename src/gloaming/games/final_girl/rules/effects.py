"""Lines of cards, from left to right, and what she may do right before an effect."""

from __future__ import annotations

from gloaming.engine.effects import STOP, Effect
from gloaming.engine.state import Option
from gloaming.games.final_girl.places import ACTION_PHASE, KILLER_PHASE
from gloaming.games.final_girl.rules.discarding import MayEndPhase
from gloaming.games.final_girl.rules.killer_actions import stops_or_not
from gloaming.games.final_girl.rules.verbs.act import Act, EnemyActs
from gloaming.games.final_girl.rules.verbs.needs_victim import NeedsVictim
from gloaming.games.final_girl.state import State


def next_effect(s: State) -> None:
    """Carry out the first effect that waits, until the end of the line. (FG-CARD-3)"""
    todo = s.todo
    if not todo:
        return
    effect: Effect = todo[0]
    if effect is STOP:
        s.todo = todo[1:]
        return
    s.again()
    if s.phase == ACTION_PHASE:
        asks = isinstance(effect, MayEndPhase) and effect.may_end_phase(s)
    else:
        asks = s.phase == KILLER_PHASE and s.killer_space == s.girl_space
    if asks:
        s.run("effect")
    else:
        s.todo = todo[1:]
        effect.do(s)


def carry_out(s: State) -> None:
    """Do what an effect says. (FG-CARD-3)"""
    effect: Effect = s.todo[0]
    s.todo = s.todo[1:]
    effect.do(s)


def stops_before_effect(s: State) -> list[Option]:
    """Before an effect of the Killer's card; moves and attacks ask for themselves. (FG-ITEM-28)"""
    effect: Effect = s.todo[0]
    if s.damage > 0 or s.played >= 0 or isinstance(effect, (Act, EnemyActs, NeedsVictim)) or effect.refusal(s):
        return []
    return stops_or_not(s)
