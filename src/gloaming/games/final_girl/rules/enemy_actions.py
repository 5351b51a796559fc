"""Killer Actions of one Enemy, carried out without flows where the player has no choice, which is much faster."""

from __future__ import annotations

from gloaming.games.final_girl.constants import KILLER, KILLER_PHASE
from gloaming.games.final_girl.rules.killer_actions import (
    attack_on,
    attack_once_more,
    hit,
    hits,
    move_enemy,
    shortest_ways,
    take_target,
    take_way,
    targets_of,
)
from gloaming.games.final_girl.state import State


def is_asked(s: State) -> bool:
    """Return whether the girl has an Item that she might use against the Killer before a step or an attack.

    (FG-ITEM-29)
    """
    if s.phase != KILLER_PHASE or (s.actor != KILLER and s.killer_space != s.girl_space):
        return False
    items = s.box.items
    for item in s.held + s.backpack:
        use = items[item].use
        if use is not None and use.when == "killer":
            return True
    return False


def act_at_once(s: State, sort: int) -> bool:
    """Carry out the Killer Action of the acting Enemy until there is a tie, a token, or an attack.

    Return whether the action is complete; otherwise the flows of Killer Actions continue it. sort: the kind of target.
    Call it only if `is_asked` is False.

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
        if len(ways) > 1 or (s.actor == KILLER and is_awaited(s, ways[0][1])):
            s.run("rest of a killer action")
            return False
        take_way(s, ways[0])
    while attack_on(s):
        s.ambiguity = ~how
        struck = hits(s)
        s.ambiguity = how
        if struck:
            if s.attacks_left > 0 or s.actor == KILLER:
                s.run("attacks of a killer action")
            if len(struck) > 1:
                s.run("enemy attack")
            else:
                hit(s, struck[0])
            return False
    back = s.back
    attack_once_more(s)
    return s.back is back


def is_awaited(s: State, space: int) -> bool:
    """Return whether a token lies in a space that the Killer triggers by entering."""
    for rules in s.rules.lies_in_wait:
        if rules.lies_in_wait(s, space):
            return True
    return False
