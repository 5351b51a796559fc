"""The Killer phase: the Killer Action, then a Terror card."""

from __future__ import annotations

from gloaming.engine.rules.effects import resolve
from gloaming.games.final_girl.constants import KILLER_PHASE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.causes import FINALE, KILLER_ACTION, TERROR, number_of
from gloaming.games.final_girl.rules.health import add_minor
from gloaming.games.final_girl.state import State


def begin_killer_phase(s: State) -> None:
    """Begin the Killer phase. (FG-TURN-1)"""
    s.phase = KILLER_PHASE
    s.killed_phase = 0
    s.stop_kept = False
    events.phase(s, KILLER_PHASE, s.round)


def take_killer_action(s: State) -> None:
    """Step 1: Resolve the initial Killer Action or, once the Finale is revealed, that of the Finale.

    A Minion Action comes first. Only the Minions perform it, and only the Killer performs the Killer Action.

    (FG-KILL-1, FG-FINALE-3, FG-MINION-7)
    """
    s.killed_action = 0
    if s.finale_up:
        finale = s.finale_up[0]
        resolve(s, s.box.final_action[finale], number_of(FINALE, finale))
    else:
        resolve(s, s.box.first_action[s.killer], number_of(KILLER_ACTION, s.killer))


def draw_terror_card(s: State) -> None:
    """Step 2: Draw the top Terror card, unless the Finale is revealed or the deck is empty. (FG-KILL-2, FG-FINALE-4)"""
    if not s.finale_up:
        draw_terror(s)


def draw_terror(s: State) -> None:
    """Draw a Terror card and resolve it from top to bottom. (FG-KILL-3, FG-KILL-5, FG-POWER-2)"""
    if not s.terror:
        return
    card = s.terror[0]
    s.terror = s.terror[1:]
    s.terror_looked = s.terror_looked[1:]
    s.stop_kept = False
    events.terror(s, card)
    if s.box.terrors[card].minor is not None:
        add_minor(s, card)
    else:
        s.terror_drawn += (card,)
        resolve(s, s.box.terrors[card].effects, number_of(TERROR, card))


def discard_drawn(s: State) -> None:
    """Discard the Terror cards that have been resolved. (FG-KILL-3)"""
    s.terror_discard += s.terror_drawn
    s.terror_drawn = ()
