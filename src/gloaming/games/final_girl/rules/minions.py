"""Minions: their reference cards, how they come and go, and the Victims they hold."""

from __future__ import annotations

from gloaming.games.final_girl.constants import KILLER
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import more


def order_of_minions(s: State) -> list[int]:
    """Return the Minions that act, in order: the nearest to the girl first, then the one that came first.

    Of each kind, no more act than its reference card allows.

    (FG-MINION-5, FG-MINION-8)
    """
    far = s.map.distance[s.girl_space]
    minions, kinds, cards = s.minions, s.minion_kinds, s.box.minions
    order: list[int] = []
    for number in range(len(minions)):
        steps = far[minions[number]]
        at = len(order)
        while at > 0 and far[minions[order[at - 1]]] > steps:
            at -= 1
        order.insert(at, number)
    acting: list[int] = []
    for number in order:
        most = cards[kinds[number]].acting
        if most > 0:
            for other in acting:
                if kinds[other] == kinds[number]:
                    most -= 1
            if most == 0:
                continue
        acting.append(number)
    return acting


def minion_speed(s: State, number: int) -> int:
    """Return how many spaces a Minion moves for each Move icon: as printed, or by the Bloodlust row. (FG-MINION-8)"""
    spaces = s.box.minions[s.minion_kinds[number]].movement or s.box.killers[s.killer].rows[s.row].movement
    return spaces + bonus_of_powers(s, "minion-moves")


def minion_strength(s: State, number: int) -> int:
    """Return the damage of each attack of a Minion: as printed, or by the Bloodlust row. (FG-MINION-8)"""
    damage = s.box.minions[s.minion_kinds[number]].attack or s.box.killers[s.killer].rows[s.row].attack
    return damage + bonus_of_powers(s, "minion-attack")


def bonus_of_powers(s: State, to: str) -> int:
    """Return the bonus of the Dark Powers in play, also Minor ones, to a number. to: as in More. (FG-POWER-1)"""
    bonus = 0
    for card in s.minors:
        bonus += s.box.terrors[card].more(to)
    for power in s.powers_up:
        bonus += more(s.box.powers[power].trait, to)
    return bonus


def shown(s: State, actor: int) -> int:
    """Return an acting Enemy as events store it: KILLER, or the kind of the Minion."""
    return KILLER if actor == KILLER else s.minion_kinds[actor]


def nearest_enemy(s: State, far: tuple[int, ...]) -> int:
    """Return the space of the Killer or, if he is not on the board, of the nearest Minion; -1 without any Enemy.

    far: the distance of each space.
    """
    if s.killer_space >= 0 or not s.minions:
        return s.killer_space
    return min(s.minions, key=lambda space: far[space])


# Coming and going


def has_token(s: State, kind: int) -> bool:
    """Return whether a Minion of a kind can come: a token is left, and it is not too late without a Killer.

    (FG-MINION-9, FG-MINION-12)
    """
    if s.finale_before and s.box.killers[s.killer].nobody:
        return False
    return s.minion_kinds.count(kind) < s.box.minions[kind].tokens


def spawn(s: State, kind: int, space: int) -> bool:
    """Put a new Minion into a space and return True; without a token left, do nothing and return False.

    (FG-MINION-8, FG-MINION-9)
    """
    if not has_token(s, kind):
        return False
    add_minion(s, kind, space)
    events.minion_spawned(s, kind, s.at(space))
    return True


def add_minion(s: State, kind: int, space: int) -> None:
    """Put a Minion with full health on the board, after all others. (FG-MINION-8)"""
    s.minions += (space,)
    s.minion_kinds += (kind,)
    s.minion_health += (s.box.minions[kind].health,)
    s.stop_kept = False


def rise(s: State, space: int) -> None:
    """Let a dead Victim rise as a Minion in its space if a kind in play does so. (FG-MINION-9, FG-MINION-11)"""
    for kind in s.kinds:
        if s.box.minions[kind].rises and not s.finale_up and has_token(s, kind):
            add_minion(s, kind, space)
            events.minion_rises(s, kind, s.at(space))
            return


def place_minion(s: State, number: int, space: int) -> None:
    """Put a Minion into another space."""
    spaces = list(s.minions)
    before = spaces[number]
    spaces[number] = space
    s.minions = tuple(spaces)
    events.minion_moved(s, s.minion_kinds[number], s.at(before), s.at(space))


def remove_minion(s: State, number: int) -> None:
    """Remove a dead Minion from the board; its token can be used again. (FG-MINION-4, FG-MINION-9)"""
    space, kind = s.minions[number], s.minion_kinds[number]
    s.minions = s.minions[:number] + s.minions[number + 1 :]
    s.minion_kinds = s.minion_kinds[:number] + s.minion_kinds[number + 1 :]
    s.minion_health = s.minion_health[:number] + s.minion_health[number + 1 :]
    events.minion_dead(s, kind, s.at(space))


# Holding


def held(s: State, space: int) -> int:
    """Return how many Victims of a space can neither follow the girl nor be saved. (FG-MINION-10)"""
    held = 0
    for number, at in enumerate(s.minions):
        if at == space and s.box.minions[s.minion_kinds[number]].holds:
            held += 1
    for rules in s.rules.holds:
        held += rules.holds(s, space)
    return held
