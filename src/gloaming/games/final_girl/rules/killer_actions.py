"""Killer Actions: target, moves and attacks. Minions act before the Killer, in the same way."""

from __future__ import annotations

from collections.abc import Sequence

from gloaming.engine.rules.effects import Line
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import (
    CHANCE,
    GO_FOR_GIRL,
    GO_FOR_NEAREST,
    KILLER,
    KILLER_PHASE,
    NORMAL,
    NOWHERE,
    ON_ALL,
    ON_GIRL,
)
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.minions import minion_strength, place_minion, shown
from gloaming.games.final_girl.rules.ties import onward, principle, tied
from gloaming.games.final_girl.rules.tracks import AtOnce
from gloaming.games.final_girl.rules.using import to_use
from gloaming.games.final_girl.rules.verbs.bloodlust import Bloodlust
from gloaming.games.final_girl.rules.verbs.heal_killer import HealKiller
from gloaming.games.final_girl.rules.verbs.horror import Horror
from gloaming.games.final_girl.rules.verbs.reveal_power import RevealPower
from gloaming.games.final_girl.rules.victims import count_at, counts, joined, kill, kinds_at
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import more


def speed(s: State) -> int:
    """Return how many spaces the Killer moves for each Move icon. (FG-STALK-1)"""
    spaces = s.box.killers[s.killer].rows[s.row].movement
    for card in s.minors:
        spaces += s.box.terrors[card].more("moves")
    for power in s.powers_up:
        spaces += more(s.box.powers[power].trait, "moves")
    return spaces


def strength(s: State) -> int:
    """Return the damage of each attack of the acting Enemy. (FG-STRIKE-5)"""
    if s.actor != KILLER:
        return minion_strength(s, s.actor)
    damage = s.box.killers[s.killer].rows[s.row].attack
    for card in s.minors:
        damage += s.box.terrors[card].more("attack")
    for power in s.powers_up:
        damage += more(s.box.powers[power].trait, "attack")
    return damage


def where(s: State) -> int:
    """Return the space of the acting Enemy."""
    return s.killer_space if s.actor == KILLER else s.minions[s.actor]


# Targeting


def targets(s: State) -> list[Option]:
    """Return the possible targets of the acting Enemy in its Killer Action. (FG-TARGET-1, FG-TARGET-3)"""
    return targets_of(s, s.arg)


def targets_of(s: State, sort: int) -> list[Option]:
    """Return the possible targets of the acting Enemy: the closest space with the most Victims, or the girl.

    sort: the kind of target, an index into TARGETS.

    Several are returned if they are tied, but only one if the choice changes nothing: without a Move icon, or if the
    Enemy moves the same way toward each of them and reaches none.

    (FG-TARGET-1, FG-TARGET-2, FG-TARGET-3, FG-TARGET-4)
    """
    if s.actor == KILLER:
        for rules in s.rules.lure:
            lure = rules.lure(s)
            if lure >= 0:
                return [("aim", lure, 0)]
        for kind, at in enumerate(s.special_at):
            if at != NOWHERE and hunted(s, kind):
                return [("aim", at, 0)]
    girl = s.girl_space
    if sort == GO_FOR_GIRL:
        return [("aim", girl, 1)]
    victims = counts(s)
    options: list[Option] = []
    for ring in s.map.rings[where(s)]:
        most = 1
        for space in ring:
            if victims[space] > most:
                most = victims[space]
                options = [("aim", space, 0)]
            elif victims[space] == most:
                options.append(("aim", space, 0))
        if options:
            break
        if sort == GO_FOR_NEAREST and girl in ring:
            return [("aim", girl, 1)]
    return options[:1] if len(options) > 1 and go_one_way(s, options) else tied(s, options)


def go_one_way(s: State, options: list[Option]) -> bool:
    """Return whether the acting Enemy moves the same way toward each target and reaches none of them."""
    goals = [option[1] for option in options]
    toward = s.map.toward
    reached = [where(s)]
    for _ in range(s.moves_left):
        further: list[int] = []
        for here in reached:
            ways = toward[goals[0]][here]
            for goal in goals:
                if toward[goal][here] != ways:
                    return False
            for space in ways:
                if space in goals:
                    return False
                if space not in further:
                    further.append(space)
        reached = further
    return True


def hunted(s: State, kind: int) -> bool:
    """Return whether the Killer always targets this Special Victim. kind: the kind of Victim."""
    special = s.box.events[s.special_card[kind]].special
    return special is not None and special.hunted


def take_target(s: State, option: Option) -> None:
    """Set the target for the whole Killer Action. (FG-TARGET-1)

    If the action consists of moves and the Enemy is in the target's space already, the log says so.
    """
    s.goal = option[1]
    s.after_girl = option[2] == 1
    if s.moves_left > 0 and s.attacks_left == 0 and where(s) == s.goal:
        events.stayed(s, shown(s, s.actor), s.at(s.goal))


# Moving


def move_enemy(s: State) -> bool:
    """Return whether the acting Enemy moves another space: it is on the board, with moves left, and not at its target.

    (FG-STALK-1, FG-STALK-2, FG-STALK-4)
    """
    return s.moves_left > 0 and s.goal >= 0 and where(s) not in (s.goal, NOWHERE)


def shortest_ways(s: State) -> list[Option]:
    """Return the next spaces on the shortest paths to the target; only one if the choice changes nothing.

    (FG-STALK-2, FG-STALK-3)
    """
    ways = s.map.toward[s.goal][where(s)]
    options: list[Option] = [("way", space) for space in ways]
    return options[:1] if len(ways) > 1 and go_alike(s, ways) else tied(s, options)


def go_alike(s: State, ways: Sequence[int]) -> bool:
    """Return whether it makes no difference which of these spaces the acting Enemy enters next. (FG-STALK-3)

    From each of them, it must reach the same spaces with the same probabilities, passing the same tokens and chances to
    use Items.
    """
    far = s.map.distance[where(s)][s.goal]
    left = min(s.moves_left, far) - 1
    if left == 0:
        return False
    minded: list[int] = []
    if s.actor == KILLER:
        minded = [space for space in range(len(s.victims)) if minds(s, space)]
    if not minded and left == far - 1:
        return True
    first = courses(s, ways[0], left, minded)
    for space in ways[1:]:
        if courses(s, space, left, minded) != first:
            return False
    return True


def courses(s: State, space: int, left: int, minded: list[int]) -> dict[tuple[int, ...], int]:
    """Return the possible courses of the acting Enemy over the next `left` spaces, each with its weight.

    A course consists of the spaces it passes that are in `minded`, and of its last space. Its weight is proportional to
    its probability if chance breaks ties, else 1. If ties are broken to the worst, only the actual course is included.

    (FG-STALK-3, FG-AMBI-1)
    """
    if left == 0:
        return {(space,): 1}
    lots_of: dict[tuple[int, ...], int] = {}
    by_chance = principle(s) == CHANCE
    for other, lots in onward(s, s.map.toward[s.goal][space]):
        for course, rest in courses(s, other, left - 1, minded).items():
            passed = (space, *course) if space in minded else course
            lots_of[passed] = lots_of.get(passed, 0) + lots * rest if by_chance else 1
    return lots_of


def minds(s: State, space: int) -> bool:
    """Return whether it matters that the Killer passes a space: a token is there, or the girl could use an Item."""
    if space == s.girl_space and s.phase == KILLER_PHASE and to_use(s, "killer"):
        return True
    for rules in s.rules.lies_in_wait:
        if rules.lies_in_wait(s, space):
            return True
    return False


def take_way(s: State, option: Option) -> None:
    """Move the acting Enemy into the chosen space. (FG-STALK-1)"""
    space: int = option[1]
    before = where(s)
    s.moves_left -= 1
    s.stop_kept = False
    if s.actor != KILLER:
        place_minion(s, s.actor, space)
        return
    events.stalked(s, s.at(before), s.at(space))
    enter(s, space)


def enter(s: State, space: int) -> None:
    """Move the Killer into a space, and trigger the tokens there. (FG-STALK-1)"""
    s.killer_space = space
    s.stop_kept = False
    for rules in s.rules.enter:
        rules.enter(s, space)


# Attacking


def attack_on(s: State) -> bool:
    """Return whether the acting Enemy has an attack left, and use it up. (FG-STRIKE-1, FG-STRIKE-4, FG-MINION-13)

    If the last one hits no one, the log says so. An Enemy who has left the board in the middle of its action has none.
    """
    here = where(s)
    if s.attacks_left == 0 or here == NOWHERE:
        return False
    s.attacks_left -= 1
    if s.attacks_left == 0 and s.girl_space != here and count_at(s, here) == 0:
        events.missed(s, shown(s, s.actor), s.at(here))
    return True


def hits(s: State) -> list[Option]:
    """Return whom the acting Enemy can hit: the girl if she is its target, else a Victim, or her if none is left.

    (FG-STRIKE-1, FG-STRIKE-2, FG-STRIKE-6)
    """
    here = where(s)
    girl = s.girl_space == here
    if s.actor == KILLER:
        for power in s.powers_up:
            if s.box.powers[power].trait.hits_all() and (girl or count_at(s, here) > 0):
                return [("hit-all", here)]
    if girl and s.after_girl:
        return [("hit-girl", here)]
    options: list[Option] = []
    for kind in kinds_at(s, here):
        if s.actor == KILLER and kind != NORMAL and hunted(s, kind):
            return [("hit", here, kind)]
        options.append(("hit", here, kind))
    if options:
        return options[:1] if len(options) > 1 and all_die(s, here) else tied(s, options)
    return [("hit-girl", here)] if girl else []


def all_die(s: State, space: int) -> bool:
    """Return whether the remaining attacks kill all Victims in a space and their order makes no difference.

    (FG-STRIKE-2)
    """
    if s.phase == KILLER_PHASE and s.girl_space == space and to_use(s, "killer"):
        return False
    for kind, at in enumerate(s.special_at):
        if at == space:
            special = s.box.events[s.special_card[kind]].special
            if special is None or not in_any_order(s, special.dies):
                return False
            if s.girl_space == space and not in_any_order(s, special.dies_with_you):
                return False
    left = count_at(s, space)
    for _ in range(s.attacks_left + 1):
        left -= 2 if joined(s, space, left) else 1
    return left <= 0


def in_any_order(s: State, line: Line) -> bool:
    """Return whether the effects of a death are the same before and after another death. (FG-LUST-2, FG-POWER-1)

    Bloodlust and Horror rise step by step in any order, but a Dark Power that they reveal applies to later deaths.
    """
    for effect in line:
        if isinstance(effect, (Bloodlust, Horror)):
            if s.power or effect.per != "once":
                return False
        elif isinstance(effect, (HealKiller, RevealPower)) or not isinstance(effect, AtOnce):
            return False
    return True


def hit(s: State, option: Option) -> None:
    """Make the chosen attack. (FG-STRIKE-3)

    A kill is a separate step, so that the attack is shown before the death.
    """
    verb: str = option[0]
    girl = verb == "hit-girl"
    on = ON_GIRL if girl else option[2] if verb == "hit" else ON_ALL
    events.attack(s, shown(s, s.actor), s.at(where(s)), on, strength(s) if girl else 0)
    if girl:
        hit_the_girl(s, strength(s))
        return
    if count_at(s, where(s)) > 0:
        s.stop_kept = False
    if verb == "hit":
        s.run("attack on a Victim", option[2])
    else:
        s.run("attack on all")


def strike_victim(s: State) -> None:
    """Kill the attacked Victim, regardless of the damage. The Dark Powers in play before the attack apply.

    (FG-STRIKE-3, FG-POWER-1)
    """
    kill(s, where(s), s.arg, powers_that_count(s))


def strike_all(s: State) -> None:
    """Kill every Victim in the space, then attack the girl. (FG-POWER-1)

    The Bloodlust row and Dark Powers before the attack apply to all of them.
    """
    here = where(s)
    damage, powers = strength(s), powers_that_count(s)
    while count_at(s, here) > 0:
        kill(s, here, kinds_at(s, here)[0], powers, powers)
    if s.girl_space == here:
        hit_the_girl(s, damage)


def powers_that_count(s: State) -> tuple[int, ...]:
    """Return the Dark Powers that apply to the acting Enemy; none for a Minion. (FG-POWER-1, FG-MINION-14)"""
    return s.powers_up if s.actor == KILLER else ()


def hit_the_girl(s: State, damage: int) -> None:
    """Attack the Final Girl, who can defend herself. (FG-STRIKE-5)"""
    for rules in s.rules.attack_girl:
        rules.attack_girl(s)
    s.damage = damage
    s.run("attack on you")


def attack_once_more(s: State) -> None:
    """Attack the girl in the Killer's space again at the end of his action if a Dark Power lets him. (FG-POWER-1)"""
    if s.actor == KILLER and s.girl_space == s.killer_space:
        for power in s.powers_up:
            if s.box.powers[power].trait.attacks_again(s):
                hit_the_girl(s, strength(s))
                return
