"""The Panic phase, and panic at other times."""

from __future__ import annotations

from gloaming.games.final_girl.constants import NORMAL, NOWHERE, PANIC_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.victims import put_on, take_off
from gloaming.games.final_girl.state import State


def begin_panic_phase(s: State) -> None:
    """If a Victim was killed this turn, the Victims in an Enemy's space panic. (FG-PANIC-1, FG-MINION-6)"""
    s.phase = PANIC_PHASE
    s.terror_discard += s.terror_drawn
    s.terror_drawn = ()
    if s.killed_turn > 0:
        events.phase(s, PANIC_PHASE, s.round)
        for space in sorted({s.killer_space, *s.minions}):
            if space != NOWHERE:
                list_for_panic(s, space, 1)


def list_for_panic(s: State, space: int, times: int) -> None:
    """The Victims of a space will panic; who they are is fixed now. (FG-PANIC-5)"""
    listed: list[int] = []
    for kind, at in enumerate(s.special_at):
        if at == space:
            listed += [space, kind, times]
    for _ in range(s.victims[space]):
        listed += [space, NORMAL, times]
    s.panicking += tuple(listed)


def panic_on(s: State) -> None:
    """Let the next of the listed Victims panic. (FG-PANIC-4)"""
    if s.panicking:
        space, kind, times = s.panicking[:3]
        s.panicking = s.panicking[3:]
        s.again()
        panic(s, space, kind, times)


def panic(s: State, space: int, kind: int, times: int) -> None:
    """Roll a die; the Victim goes where it leads, or stays. (FG-PANIC-2, FG-PANIC-3, FG-PANIC-6)"""
    while times > 0:
        times -= 1
        if (kind != NORMAL and s.special_at[kind] != space) or (kind == NORMAL and s.victims[space] == 0):
            return
        face = 1 + s.dice.below(6)
        s.stop_kept = False
        leads = s.map.panic[space][face]
        if leads == NOWHERE:
            events.panicked(s, kind, face, s.at(space), s.at(space))
            continue
        take_off(s, space, kind)
        events.panicked(s, kind, face, s.at(space), s.at(leads))
        put_on(s, leads, kind)
        space = leads
