"""Carrying out lines of cards from left to right, with prompts before some effects."""

from __future__ import annotations

from gloaming.engine.rules.effects import Effect, do_line, take_first
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, KILLER_PHASE
from gloaming.games.final_girl.rules.discarding import asks_first
from gloaming.games.final_girl.rules.items_against_killer import stops_or_not
from gloaming.games.final_girl.rules.verbs.act import Act, EnemyActs
from gloaming.games.final_girl.rules.verbs.needs_victim import NeedsVictim
from gloaming.games.final_girl.state import State


def next_effect(s: State) -> None:
    """Carry out the queued effects until the end of the line. (FG-CARD-3)

    Flows that an effect starts run before the next effect.
    """
    do_line(s, asks_before, "effect")


def asks_before(s: State, effect: Effect) -> bool:
    """Return whether to prompt before an effect: to discard, to save, or to use an Item against the Killer.

    (FG-TIME-6, FG-SAVE-1, FG-ITEM-29)
    """
    if s.phase == ACTION_PHASE:
        return asks_first(s, effect)
    return s.phase == KILLER_PHASE and s.killer_space == s.girl_space


def carry_out(s: State) -> None:
    """Carry out the next queued effect. If anything happened, Items against the Killer can be used again.

    (FG-CARD-3, FG-ITEM-29)
    """
    before = len(s.events)
    take_first(s).do(s)
    if len(s.events) > before:
        s.stop_kept = False


def stops_before_effect(s: State) -> list[Option]:
    """Return the Items that can be used against the Killer before an effect of his card. (FG-ITEM-29)

    Attacks and moves are excluded, since they have prompts of their own.
    """
    effect: Effect = s.todo[0]
    if s.damage > 0 or s.played >= 0 or isinstance(effect, (Act, EnemyActs, NeedsVictim)) or effect.refusal(s):
        return []
    return stops_or_not(s)
