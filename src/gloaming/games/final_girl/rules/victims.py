"""Victims: counting, adding, moving and killing them."""

from __future__ import annotations

from gloaming.engine.rules.effects import Line, resolve
from gloaming.games.final_girl.constants import NORMAL, NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import ULTIMATE, number_of
from gloaming.games.final_girl.rules.minions import rise
from gloaming.games.final_girl.rules.tracks import at_once, raise_bloodlust
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Immediate


def count_at(s: State, space: int) -> int:
    """Count the Victims in a space, including Special Victims. (FG-SPECIAL-1)"""
    count = s.victims[space]
    for at in s.special_at:
        if at == space:
            count += 1
    return count


def counts(s: State) -> list[int]:
    """Count the Victims in each space, including Special Victims. (FG-SPECIAL-1)"""
    totals = s.victims.copy()
    for at in s.special_at:
        if at != NOWHERE:
            totals[at] += 1
    return totals


def kinds_at(s: State, space: int) -> list[int]:
    """Return the kinds of Victims in a space, each once."""
    kinds: list[int] = []
    for kind, at in enumerate(s.special_at):
        if at == space:
            kinds.append(kind)
    if s.victims[space] > 0:
        kinds.append(NORMAL)
    return kinds


def on_board(s: State) -> int:
    """Count the living Victims on the board, including Special Victims."""
    count = 0
    for victims in s.victims:
        count += victims
    for at in s.special_at:
        if at != NOWHERE:
            count += 1
    return count


def take_off(s: State, space: int, kind: int) -> None:
    """Remove a Victim from a space. kind: the kind of Victim."""
    if kind == NORMAL:
        s.victims[space] -= 1
    else:
        s.special_at = s.special_at[:kind] + (NOWHERE,) + s.special_at[kind + 1 :]


def put_on(s: State, space: int, kind: int) -> None:
    """Put a Victim into a space, where an Event may kill it immediately. kind: the kind of Victim."""
    if kind == NORMAL:
        s.victims[space] += 1
    else:
        s.special_at = s.special_at[:kind] + (space,) + s.special_at[kind + 1 :]
    if is_deadly(s, space):
        kill(s, space, kind, ())


def is_deadly(s: State, space: int) -> bool:
    """Return whether an Event in play kills the Victims in a space."""
    for event in s.events_here:
        stays = s.box.events[event].stays
        if stays is not None and stays.kills_in(s, space):
            return True
    return False


def add(s: State, space: int, count: int) -> None:
    """Add new Victims to a space, as many as there are pieces left. (FG-VICTIM-2)"""
    count = min(count, s.supply)
    if count > 0:
        s.supply -= count
        events.arrived(s, count, s.at(space))
        for _ in range(count):
            put_on(s, space, NORMAL)


def kill(s: State, space: int, kind: int, powers: tuple[int, ...], powers_for_follower: tuple[int, ...] = ()) -> None:
    """Kill a Victim: raise Bloodlust, and resolve the effects that cards in play add to a death.

    kind: the kind of Victim; powers: the Dark Powers that apply to the death if the Killer himself has killed the
    Victim; powers_for_follower: the Dark Powers that apply if an Event makes another Victim die with it.

    (FG-STRIKE-3, FG-LUST-1, FG-MINION-11, FG-SPECIAL-1, FG-SPECIAL-3, FG-VICTIM-1)
    """
    pair = joined(s, space, count_at(s, space))
    take_off(s, space, kind)
    s.dead += 1
    s.killed_turn += 1
    s.killed_phase += 1
    s.killed_action += 1
    events.killed(s, kind, s.at(space))
    if s.kinds:
        rise(s, space)
    for rules in s.rules.died:
        rules.died(s, space)
    raise_bloodlust(s, 1)
    for power in powers:
        at_once(s, s.box.powers[power].trait.when_he_kills())
    if kind != NORMAL:
        event = s.special_card[kind]
        special = s.box.events[event].special
        if special is not None:
            at_once(s, special.dies)
            if s.girl_space == space:
                at_once(s, special.dies_with_you)
        leave_play(s, kind)
    discard_events(s, "killed")
    if pair:
        for other in kinds_at(s, space):
            events.follows_in_death(s)
            kill(s, space, other, powers_for_follower)
            return


def discard_events(s: State, moment: str) -> None:
    """Discard the Events in play that say so for a moment. moment: as in Event.until. (FG-EVENT-5)"""
    for event in s.events_here:
        if s.box.events[event].until == moment:
            at = s.events_here.index(event)
            s.events_here = s.events_here[:at] + s.events_here[at + 1 :]
            s.event_discard += (event,)
            events.event_discarded(s, event)


def joined(s: State, space: int, there: int) -> bool:
    """Return whether an Event makes another Victim in a space die with one. there: the number of Victims there."""
    for event in s.events_here:
        stays = s.box.events[event].stays
        if stays is not None and stays.joins_in_death(s, space, there):
            return True
    return False


def turn_over_card(s: State) -> bool:
    """Give the girl her Ultimate Ability if every Victim-Saved space is covered and no reward waits. (FG-SAVE-4)

    Return whether she has gained it now.
    """
    if s.ultimate or s.rewards or len(s.covered) < len(s.box.girls[s.girl].saves):
        return False
    s.ultimate = True
    s.supply += len(s.covered) - s.covered_special
    events.ultimate(s, s.girl)
    return True


def unlocked(s: State) -> Line:
    """Return the effects that happen when the girl gains her Ultimate Ability; () if it has none. (FG-SAVE-4)"""
    ultimate = s.box.girls[s.girl].ultimate
    return ultimate.does if isinstance(ultimate, Immediate) else ()


def unlock(s: State) -> None:
    """Resolve the effects that happen when the girl gains her Ultimate Ability. (FG-SAVE-4)"""
    resolve(s, unlocked(s), number_of(ULTIMATE, s.girl))


def leave_play(s: State, kind: int) -> None:
    """Discard the Event of a Special Victim who has left the board. kind: the kind of Victim. (FG-SPECIAL-2)"""
    event = s.special_card[kind]
    s.special_card = s.special_card[:kind] + (NOWHERE,) + s.special_card[kind + 1 :]
    at = s.events_here.index(event)
    s.events_here = s.events_here[:at] + s.events_here[at + 1 :]
    s.event_discard += (event,)
