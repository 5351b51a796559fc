"""The Upkeep phase, and the Finale."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.final_girl.printed import DISTANCE, FINALE_REVEALED, LINKS, ON_UPKEEP
from gloaming.games.final_girl.rules.effects import resolve
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.rules.tracks import reveal_power
from gloaming.games.final_girl.rules.victims import kinds_at, put_on, take_off
from gloaming.games.final_girl.state import UPKEEP_PHASE, Table


def begin_upkeep_phase(s: Table) -> None:
    """(FG-TURN-1, FG-UPKEEP-1)"""
    s.phase = UPKEEP_PHASE


def check_for_finale(s: Table) -> None:
    """1. With no Terror card left the Finale is revealed, and the Dark Power if it is still face down.

    (FG-FINALE-1, FG-FINALE-2, FG-FINALE-6, FG-HANS-13)
    """
    if not s.terror and s.finale:
        s.finale_up = s.finale
        s.finale = ()
        s.tell(("finale", s.finale_up[0]))
        reveal_power(s)
        resolve(s, FINALE_REVEALED[s.finale_up[0]])


def do_upkeep(s: Table) -> None:
    """2. What Events ask for. (FG-UPKEEP-2, FG-CAMP-19)"""
    for event in s.events_here:
        resolve(s, ON_UPKEEP[event])


def drawn_victims(s: Table) -> list[Option]:
    """The Victims nearest to the Killer, but not with him, and the ways toward him. (FG-CAMP-19)"""
    far = DISTANCE[s.location][s.killer_space]
    nearest = 99
    found: list[Option] = []
    for space in range(len(s.victims)):
        if space != s.killer_space and far[space] <= nearest:
            for kind in kinds_at(s, space):
                if far[space] < nearest:
                    nearest = far[space]
                    found = []
                for other in LINKS[s.location][space]:
                    if far[other] == far[space] - 1:
                        found.append(("draw-near", space, kind, other))
    return tied(s, found)


def draw_near(s: Table, option: Option) -> None:
    """The Victim moves one space. (FG-CAMP-19)"""
    take_off(s, option[1], option[2])
    s.tell(("drawn", option[2], s.at(option[1]), s.at(option[3])))
    put_on(s, option[3], option[2])
