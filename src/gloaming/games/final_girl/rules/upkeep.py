"""The Upkeep phase, and the Finale."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.games.final_girl.constants import UPKEEP_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import EVENT, FINALE, number_of
from gloaming.games.final_girl.rules.tracks import reveal_power
from gloaming.games.final_girl.state import State


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
    """Step 2: Resolve the Upkeep effects of Events in play. (FG-UPKEEP-2)"""
    for event in s.events_here:
        resolve(s, s.box.events[event].when("upkeep"), number_of(EVENT, event))
