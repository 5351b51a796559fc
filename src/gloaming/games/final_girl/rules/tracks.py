"""The Horror, Time and Bloodlust tracks, and the Killer's Dark Powers."""

from __future__ import annotations

from typing import Any, Final

from gloaming.engine.rules.effects import Effect, Line, put_first, resolve
from gloaming.games.final_girl.constants import ACTION_PHASE, HIGH, LOW, MOST_TIME
from gloaming.games.final_girl.entry import Per
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State

NOBODY_KILLED: Final = ("No Victim that counts for it has been killed.", "FG-VICTIM-1")
NO_TERROR: Final = ("No Terror card is left.", "FG-KILL-2")


class AtOnce(Effect):
    """An effect that needs no choice, so that it can be carried out immediately."""

    __slots__ = ()

    def do(self, s: Any) -> None:
        """Carry out the effect."""
        raise NotImplementedError


def times(s: State, per: Per) -> int:
    """Return how often an effect happens: once, or once for each Victim that died in the match, action or phase."""
    if per == "once":
        return 1
    return s.dead if per == "dead" else s.killed_action if per == "action" else s.killed_phase


def change_horror(s: State, by: int) -> None:
    """Move the Horror marker. (FG-HORROR-1, FG-HORROR-2, FG-HORROR-3)

    Each step beyond the low end of the track gains 1 Time instead; each step beyond the high end raises Bloodlust.
    """
    while by > 0:
        by -= 1
        if s.horror < HIGH:
            s.horror += 1
            events.horror(s, s.horror)
        else:
            events.horror_beyond(s)
            raise_bloodlust(s, 1)
    while by < 0:
        by += 1
        if s.horror > LOW:
            s.horror -= 1
            events.horror(s, s.horror)
        else:
            change_time(s, 1)


def change_time(s: State, by: int) -> None:
    """Move the Time marker. Below zero, Time can be neither gained nor lost.

    (FG-TIME-1, FG-TIME-2, FG-TIME-3, FG-TIME-5)
    """
    if by == 0:
        return
    if by > 0:
        by = 0 if s.time < 0 else min(by, MOST_TIME - s.time)
        if by == 0:
            events.no_time_gained(s, s.time)
            return
    elif s.time < 0:
        events.no_time_lost(s)
        return
    s.time = max(-1, s.time + by)
    events.time(s, by, s.time)
    if s.time < 0 and s.phase == ACTION_PHASE:
        s.ended = True


def raise_bloodlust(s: State, by: int) -> None:
    """Raise Bloodlust row by row and resolve each row. (FG-LUST-1, FG-LUST-2, FG-LUST-3)

    In the top row, resolve the Final Effect for each increase instead.
    """
    while by > 0:
        by -= 1
        rows = s.box.killers[s.killer].rows
        if s.row + 1 < len(rows):
            s.row += 1
            events.bloodlust(s, s.row)
            at_once(s, rows[s.row].special)
        else:
            events.bloodlust_full(s)
            at_once(s, s.box.killers[s.killer].final)


def at_once(s: State, line: Line) -> None:
    """Carry out the effects of a line that need no choice, and queue the others to come next. (FG-LUST-3)"""
    later: list[Effect] = []
    for effect in line:
        if isinstance(effect, AtOnce):
            effect.do(s)
        else:
            later.append(effect)
    if not later:
        return
    if any([s.program.flow_of[step] == "effects" for step, _ in s.places()]):
        put_first(s, tuple(later))
    else:
        resolve(s, tuple(later))


def reveal_power(s: State) -> None:
    """Reveal the Killer's Dark Power if it is still face down. (FG-POWER-1)"""
    for power in s.power:
        s.power = ()
        turn_up(s, power)


def turn_up(s: State, power: int) -> None:
    """Put a Dark Power into play face up. Items against the Killer can be used again. (FG-ITEM-29)"""
    s.powers_up += (power,)
    s.stop_kept = False
    events.power(s, power)


def reveal_second_power(s: State) -> None:
    """Reveal a random one of the Killer's Dark Powers left in the box. (FG-FINALE-5)"""
    if s.power_box:
        number = s.dice.below(len(s.power_box))
        power = s.power_box[number]
        s.power_box = s.power_box[:number] + s.power_box[number + 1 :]
        turn_up(s, power)


def heal_killer(s: State, by: int) -> None:
    """Let the Killer recover health, up to his starting health. (FG-HEALTH-2)"""
    healed = min(by, s.box.killers[s.killer].health - s.killer_health)
    if healed > 0:
        s.killer_health += healed
        events.killer_healed(s, healed, s.killer_health)


def discard_terror(s: State) -> None:
    """Discard the top card of the Terror deck without effect. (FG-LUST-4, FG-TERM-2)"""
    if s.terror:
        card = s.terror[0]
        s.terror = s.terror[1:]
        s.terror_looked = s.terror_looked[1:]
        s.terror_discard += (card,)
        events.terror_discarded(s, card)
