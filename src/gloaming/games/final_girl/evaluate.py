"""How well the girl stands, for bots: her chance to win, guessed."""

from __future__ import annotations

from math import exp

from gloaming.engine.rules.effects import Line
from gloaming.games.final_girl.constants import ACTION_PHASE, NOWHERE, PLANNING_PHASE, WOUND
from gloaming.games.final_girl.rules.horror_rolls import count_now, rolled_for
from gloaming.games.final_girl.rules.saving import reward
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import more


def evaluate(s: State) -> list[float]:
    """From 0 (lost) to 1 (won)."""
    if s.killer_dead:
        return [1.0]
    if s.girl_dead:
        return [0.0]
    score = _killer(s) + _girl(s) + _cards(s) + _place(s) + _waiting(s)
    return [1.0 / (1.0 + exp(max(-30.0, min(30.0, -(score - 5.5) / 2.0))))]


def _killer(s: State) -> float:
    left = float(s.killer_health) + (0.0 if s.killer_white else 0.67)
    for health in s.minor_health:
        left += health
    return WOUND * (min(s.box.killers[s.killer].health, 12) - left) - 0.22 * s.row + WOUND * s.wound


def _girl(s: State) -> float:
    strength = float(s.box.killers[s.killer].rows[s.row].attack)
    for card in s.minors:
        strength += s.box.terrors[card].more("attack")
    for power in s.powers_up:
        strength += more(s.box.powers[power].trait, "attack")
    health = max(0.3, s.health + (0.0 if s.white else 0.67) - min(s.damage, s.health))
    hits = health / strength
    score = 4.5 * (1.0 - exp(-hits / 1.3)) + 0.12 * health
    score += 1.3 * (s.box.boards[s.extreme].dice[s.horror] - 2) - 0.28 * s.horror
    score += 0.8 * s.saved + (1.5 if s.ultimate else 0.0)
    if s.phase == ACTION_PHASE:
        score += 0.11 * max(0, s.time)
    elif s.phase == PLANNING_PHASE:
        score += 0.02 * max(0, s.time)
    else:
        score += 0.2 * min(0, s.time)
    return score


def _cards(s: State) -> float:
    score = 0.3 * s.more_dice + 0.25 * s.improvise
    cards = 0.0
    for card in s.hand:
        cards += s.box.actions[s.box.name_of[card]].worth_in_hand()
    score += 3.0 * (1.0 - exp(-cards / 3.0))
    best = 0.0
    for item in s.held:
        weapon = s.box.items[item].weapon
        if weapon is None:
            score += 0.3
        elif weapon.alone > 0:
            score += 0.7 * s.uses[item] * weapon.damage
        elif weapon.only:
            score += 0.5
        else:
            best = max(best, float(weapon.damage))
    return score + 1.4 * best + 0.3 * len(s.backpack)


def _place(s: State) -> float:
    """Victims at hand and the way to an Exit, or the way to Victims; and the Killer near."""
    far = s.map.distance[s.girl_space]
    here = count_at(s, s.girl_space)
    way_out = 9
    victims = 9
    for space in range(len(s.victims)):
        if s.map.exit[space] and far[space] < way_out:
            way_out = far[space]
        if far[space] < victims and count_at(s, space) > 0 and space != s.killer_space:
            victims = far[space]
    score = 0.0
    worth = 1.0 if len(s.covered) < len(s.box.girls[s.girl].saves) else 0.6
    if here > 0:
        score += worth * min(here, 2) * (0.9 - 0.2 * way_out)
    elif victims < 9:
        score += worth * (0.5 - 0.18 * victims)
    if s.killer_space == s.girl_space:
        if s.phase == ACTION_PHASE and not s.ended:
            for card in s.hand:
                if s.box.actions[s.box.name_of[card]].attack:
                    score += 0.25
        elif here == 0:
            score -= 0.4
    return score


def _waiting(s: State) -> float:
    """What the dice on the table, the effects that wait and the rewards not taken yet will bring."""
    score = 0.0
    for place in s.rewards:
        score += _line(s, reward(s, place))
    flow = s.program.flow_of[s.step]
    name = NOWHERE
    successes = 0
    if flow == "failure":
        name = s.played
    elif flow in ("horror roll", "convert a die", "choose dice"):
        name = rolled_for(s)
        successes = count_now(s) + (1 if flow == "convert a die" else 0)
    if name >= 0:
        if successes >= 2:
            score += _line(s, s.box.actions[name].success2)
        elif successes == 1:
            score += _line(s, s.box.actions[name].success1)
        elif s.box.actions[name].failure:
            score += max([_line(s, line) for line in s.box.actions[name].failure])
    if s.steps > 0:
        score += 0.2 * s.steps
    return score + _line(s, s.todo)


def _line(s: State, line: Line) -> float:
    score = 0.0
    for effect in line:
        score += effect.worth(s)
    return score
