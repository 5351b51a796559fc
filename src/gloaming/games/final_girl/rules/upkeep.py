"""The Upkeep phase, and the Finale."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.games.final_girl.constants import UPKEEP_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import EVENT, FINALE, ITEM, POWER, TERROR, ULTIMATE, number_of
from gloaming.games.final_girl.rules.tracks import reveal_power
from gloaming.games.final_girl.rules.using import usable
from gloaming.games.final_girl.rules.victims import discard_events, on_board
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import repeated


def begin_upkeep_phase(s: State) -> None:
    """Begin the Upkeep phase. (FG-TURN-1, FG-UPKEEP-1)"""
    s.phase = UPKEEP_PHASE


def check_for_finale(s: State) -> None:
    """Step 1: If the Terror deck is empty, reveal the Finale and the Dark Power that is still face down.

    (FG-FINALE-1, FG-FINALE-2, FG-FINALE-6)
    """
    if not s.terror and s.finale:
        s.finale_up = s.finale
        s.finale = ()
        events.finale(s, s.finale_up[0])
        reveal_power(s)
        resolve(s, s.box.finales[s.finale_up[0]].revealed, number_of(FINALE, s.finale_up[0]))


def do_upkeep(s: State) -> None:
    """Step 2: Resolve the Upkeep effects of the cards in play. (FG-UPKEEP-2)

    Those of a Finale begin in the phase after the one in which it was revealed. (FG-FINALE-6)
    """
    box = s.box
    for rules in s.rules.upkeep:
        rules.upkeep(s)
    for event in s.events_here:
        resolve(s, box.events[event].when("upkeep"), number_of(EVENT, event))
    for power in s.powers_up:
        resolve(s, repeated(box.powers[power].trait, "upkeep"), number_of(POWER, power))
    for card in s.minors:
        minor = box.terrors[card].minor
        resolve(s, () if minor is None else repeated(minor.trait, "upkeep"), number_of(TERROR, card))
    for item in usable(s):
        resolve(s, repeated(box.items[item].holds, "upkeep"), number_of(ITEM, item))
    if s.ultimate:
        resolve(s, repeated(box.girls[s.girl].ultimate, "upkeep"), number_of(ULTIMATE, s.girl))
    if s.finale_before:
        resolve(s, box.finales[s.finale_up[0]].upkeep, number_of(FINALE, s.finale_up[0]))


def check_for_victory(s: State) -> None:
    """Discard Events that last until now, and end the match if the girl has won without killing a Killer.

    (FG-END-4, FG-EVENT-5, FG-MINION-12)

    Without a Killer, she wins when no Minion is on the board and either the Finale is revealed or no Victim is on the
    board. A film may add other victories.
    """
    s.finale_before = len(s.finale_up) > 0
    discard_events(s, "upkeep")
    won = s.box.killers[s.killer].nobody and not s.minions and (s.finale_before or on_board(s) == 0)
    for rules in s.rules.won:
        won = won or rules.won(s)
    if won:
        s.film_won = True
        events.film_won(s)
        s.leave("match")
