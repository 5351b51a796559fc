"""The Panic phase, and panic at other times."""

from __future__ import annotations

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NORMAL, NOWHERE, PANIC_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.items_against_killer import stops_or_not
from gloaming.games.final_girl.rules.victims import put_on, take_off
from gloaming.games.final_girl.state import State


def begin_panic_phase(s: State) -> None:
    """Begin the Panic phase: if a Victim was killed this turn, the Victims in spaces of Enemies panic.

    (FG-PANIC-1, FG-MINION-6)
    """
    s.phase = PANIC_PHASE
    s.terror_discard += s.terror_drawn
    s.terror_drawn = ()
    if s.killed_turn > 0:
        events.phase(s, PANIC_PHASE, s.round)
        spaces = sorted({s.killer_space, *s.minions}) if s.minions else [s.killer_space]
        for space in spaces:
            if space != NOWHERE:
                list_for_panic(s, space, 1)


def list_for_panic(s: State, space: int, times: int) -> None:
    """Add the Victims of a space to those who will panic. times: how many times each of them panics. (FG-PANIC-5)"""
    listed: list[int] = []
    for kind, at in enumerate(s.special_at):
        if at == space:
            listed += [space, kind, times]
    for _ in range(s.victims[space]):
        listed += [space, NORMAL, times]
    s.panicking += tuple(listed)


def panic_on(s: State) -> None:
    """Let the next Victim panic, if one is left. (FG-PANIC-4)"""
    if s.panicking:
        s.again()
        s.run("panic of a Victim")


def lives(s: State) -> bool:
    """Return whether the next Victim who will panic is still in the space. (FG-PANIC-5)"""
    space, kind = s.panicking[:2]
    return s.victims[space] > 0 if kind == NORMAL else s.special_at[kind] == space


def stops_before_panic(s: State) -> list[Option]:
    """Return the Items that can be used against the Killer before a Victim panics. (FG-ITEM-29)"""
    return stops_or_not(s) if lives(s) else []


def panic_girl(s: State) -> None:
    """Roll a die for the Final Girl and move her, without followers, as a panicking Victim. (FG-PANIC-8)"""
    face = 1 + s.dice.below(6)
    leads = s.map.panic[s.girl_space][face]
    before = s.girl_space
    s.stop_kept = False
    if leads != NOWHERE:
        s.girl_space = leads
    events.girl_panicked(s, face, s.at(before), s.at(s.girl_space))


def panic(s: State) -> None:
    """Roll a die for the next Victim and move the Victim as it shows. (FG-PANIC-2, FG-PANIC-3, FG-PANIC-6)

    A Victim who panics several times does so before the next Victim.
    """
    space, kind, times = s.panicking[:3]
    rest = s.panicking[3:]
    if not lives(s):
        s.panicking = rest
        return
    face = 1 + s.dice.below(6)
    s.stop_kept = False
    leads = s.map.panic[space][face]
    to = space if leads == NOWHERE else leads
    s.panicking = (to, kind, times - 1) + rest if times > 1 else rest
    if leads != NOWHERE:
        take_off(s, space, kind)
    events.panicked(s, kind, face, s.at(space), s.at(to))
    if leads != NOWHERE:
        put_on(s, leads, kind)
        for rules in s.rules.panicked:
            rules.panicked(s, leads)
