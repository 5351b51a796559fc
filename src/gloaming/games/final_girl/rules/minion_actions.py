"""Killer Actions of Minions, carried out without flows as far as nobody has to choose, which is much faster."""

from __future__ import annotations

from gloaming.games.final_girl.rules.killer_actions import (
    attack_on,
    hit,
    hits,
    move_enemy,
    shortest_ways,
    take_target,
    take_way,
    targets_of,
)
from gloaming.games.final_girl.state import State


def act_at_once(s: State, sort: int) -> bool:
    """Carry out the Killer Action of the acting Minion until there is a tie or it attacks somebody.

    Return whether the action is complete; otherwise the flows of Killer Actions continue it. The Killer must not be in
    the girl's space, where she could use Items against him before each step and attack.

    (FG-KILL-4, FG-MINION-5)
    """
    how = s.ambiguity
    s.ambiguity = ~how  # lists all tied options
    targets = targets_of(s, sort)
    s.ambiguity = how
    if len(targets) > 1:
        s.run("killer action", sort)
        return False
    if targets:
        take_target(s, targets[0])
    while move_enemy(s):
        s.ambiguity = ~how
        ways = shortest_ways(s)
        s.ambiguity = how
        if len(ways) > 1:
            s.run("rest of a killer action")
            return False
        take_way(s, ways[0])
    while attack_on(s):
        s.ambiguity = ~how
        struck = hits(s)
        s.ambiguity = how
        if struck:
            if s.attacks_left > 0:
                s.run("attacks of a killer action")
            if len(struck) > 1:
                s.run("enemy attack")
            else:
                hit(s, struck[0])
            return False
    return True
