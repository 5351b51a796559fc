"""Discarding Action cards for Time and saving Victims, at any moment before the Action phase ends."""

from __future__ import annotations

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE
from gloaming.games.final_girl.rules.horror_rolls import discard_for_time, names_of
from gloaming.games.final_girl.rules.saving import savings, take_or_save, to_save
from gloaming.games.final_girl.rules.verbs.horror import Horror
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import MayEndPhase


def discards(s: State) -> list[Option]:
    """Return the cards that can be discarded for 1 Time each; none outside the Action phase or with Time below zero.

    (FG-TIME-4, FG-TIME-5)
    """
    if s.phase != ACTION_PHASE or s.time < 0:
        return []
    discards = s.box.discards
    return [discards[name] for name in names_of(s, s.hand)]


def discard(s: State, option: Option) -> None:
    """Discard a card for 1 Time, save a Victim, or take a reward. (FG-TIME-4, FG-SAVE-1, FG-SAVE-3)

    If the phase is about to end, the reward of a save is taken first.
    """
    verb: str = option[0]
    if verb == "discard":
        discard_for_time(s, option[1])
        return
    if verb == "save" and s.program.flow_of[s.step] == "action phase":
        s.run("last rewards")
    take_or_save(s, option)


def threatens(s: State, effect: Effect) -> bool:
    """Return whether it is too late to discard or save after an effect: it may end the phase or raise Bloodlust.

    (FG-TIME-6, FG-SAVE-1)
    """
    if isinstance(effect, MayEndPhase):
        return effect.may_end_phase(s)
    return isinstance(effect, Horror) and effect.beyond(s)


def asks_first(s: State, effect: Effect) -> bool:
    """Return whether to offer discards and saves before an effect. (FG-TIME-6, FG-SAVE-1)

    Right after the player has declined to save or discard during a move, only offer them if a card can be discarded
    before an effect that may end the phase.
    """
    let_be = s.let_be
    s.let_be = False
    return threatens(s, effect) and (not let_be or (isinstance(effect, MayEndPhase) and len(discards(s)) > 0))


def before_effect(s: State) -> list[Option]:
    """Return the discards and saves possible before an effect that may end the phase or raise Bloodlust.

    (FG-TIME-6, FG-SAVE-1)
    """
    effect: Effect = s.todo[0]
    if s.phase != ACTION_PHASE or not threatens(s, effect):
        return []
    return discards(s) + to_save(s) if isinstance(effect, MayEndPhase) else to_save(s)


def before_token(s: State) -> list[Option]:
    """Return the discards and saves possible before damage turns over the Killer's Final Health token.

    (FG-TIME-6, FG-SAVE-1)
    """
    return discards(s) + to_save(s) if not s.killer_white and 0 < s.killer_health <= s.wound else []


def before_phase_ends(s: State) -> list[Option]:
    """Return the discards and saves possible before a card's text ends the phase. (FG-TIME-6, FG-SAVE-1)"""
    return discards(s) + savings(s) if s.time >= 0 else []
