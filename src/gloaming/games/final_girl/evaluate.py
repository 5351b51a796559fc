"""Evaluate a state for bots: estimate the probability that the Final Girl wins."""

from __future__ import annotations

from math import exp
from typing import Final

from gloaming.engine.rules.effects import Line
from gloaming.games.final_girl.constants import ACTION_PHASE, MOST_RIVALS, NOWHERE, PLANNING_PHASE, WOUND
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.horror_rolls import count_now, rolled_for
from gloaming.games.final_girl.rules.saving import reward
from gloaming.games.final_girl.rules.victims import count_at, on_board
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import more

EVEN: Final = 5.5
"""The score at which the Final Girl wins with a probability of 50 %."""

STEP: Final = 2.0
"""The scale of the logistic function from score to win probability."""

STEEPEST: Final = 30.0
"""The limit of the exponent, beyond which a win is practically impossible."""

HIDDEN_HEALTH: Final = 0.67
"""The average health on a face-down Final Health token."""

MOST_HEALTH: Final = 12
"""The maximum starting health of the Killer that the evaluation takes into account."""

A_ROW: Final = 0.22
"""The cost, in points of the score, of each row that the Bloodlust marker has risen."""

A_RIVAL: Final = 0.5
"""Without a Killer: the value of each Minion and each Victim who is gone. A Minion counts twice."""

LEAST_HEALTH: Final = 0.3
"""The minimum health of the Final Girl that the evaluation assumes."""

SAFE: Final = 4.5
A_BLOW: Final = 1.3
"""SAFE: the value of surviving many attacks of the Killer. A_BLOW: the number of attacks that gives 63 % of SAFE."""

A_HEALTH: Final = 0.12
A_DIE: Final = 1.3
USUAL_DICE: Final = 2
A_LEVEL: Final = 0.28
A_SAVED: Final = 0.8
ULTIMATE: Final = 1.5
"""Values in points of the score.

- A_HEALTH: each point of the Final Girl's health.
- A_DIE: each die of her Horror Rolls beyond USUAL_DICE.
- A_LEVEL: the cost of each Horror Level.
- A_SAVED: each saved Victim.
- ULTIMATE: her Ultimate Ability.
"""

TIME_TO_ACT: Final = 0.11
TIME_TO_PLAN: Final = 0.02
TIME_SHORT: Final = 0.2
"""Values of each point of Time.

- TIME_TO_ACT: in the Action phase.
- TIME_TO_PLAN: in the Planning phase.
- TIME_SHORT: in other phases, below zero only.
"""

A_WAITING_DIE: Final = 0.3
AN_EASED_ROLL: Final = 0.25
HAND: Final = 3.0
"""Values of the hand and of bonuses to the next Horror Roll.

- A_WAITING_DIE: each additional die.
- AN_EASED_ROLL: that 3 and 4 are successes.
- HAND: the maximum value of all cards in hand together.
"""

AN_ITEM: Final = 0.3
A_SHOT: Final = 0.7
A_TOOL: Final = 0.5
A_WEAPON: Final = 1.4
A_PACKED_ITEM: Final = 0.3
"""Values of Items.

- AN_ITEM: an Item in hand that is no weapon.
- A_SHOT: each point of damage of each arrow.
- A_TOOL: a weapon for a single Action card.
- A_WEAPON: each point of damage of the best other weapon in hand.
- A_PACKED_ITEM: an Item in the backpack.
"""

FAR: Final = 9
VICTIMS_HERE: Final = 0.9
A_STEP_OUT: Final = 0.2
VICTIMS_THERE: Final = 0.5
A_STEP_TO_THEM: Final = 0.18
ALL_SAVED: Final = 0.6
"""Values of Victims, and costs of distances.

- FAR: the distance assumed if there is no Exit or no Victim.
- VICTIMS_HERE: each Victim with the Final Girl, up to 2.
- A_STEP_OUT: the cost of each space from there to an Exit.
- VICTIMS_THERE: Victims elsewhere, if none is with her.
- A_STEP_TO_THEM: the cost of each space to the nearest of them.
- ALL_SAVED: the factor for all these once every Victim-Saved space is covered.
"""

AN_ATTACK: Final = 0.25
HE_IS_HERE: Final = 0.4
"""Values while the Killer is in the Final Girl's space.

- AN_ATTACK: each attack card in hand during the Action phase.
- HE_IS_HERE: the cost of being there at other times without Victims.
"""

A_SPACE: Final = 0.2
"""The value of each space that the Final Girl may still move."""


def evaluate(s: State) -> list[float]:
    """Return the estimated probability that the Final Girl wins, as a list with one number from 0 to 1."""
    if s.killer_dead or s.film_won:
        return [1.0]
    if s.girl_dead or s.step == s.program.last:
        return [0.0]
    score = _killer(s) + _girl(s) + _cards(s) + _place(s) + _waiting(s)
    return [1.0 / (1.0 + exp(max(-STEEPEST, min(STEEPEST, -(score - EVEN) / STEP))))]


def _killer(s: State) -> float:
    """Return the value of the damage to the Killer or, without a Killer, of the Minions and Victims that are gone."""
    if s.box.killers[s.killer].nobody:
        return A_RIVAL * (MOST_RIVALS - on_board(s) - 2 * len(s.minions)) - A_ROW * s.row
    left = float(s.killer_health) + (0.0 if s.killer_white else HIDDEN_HEALTH)
    for health in s.minor_health:
        left += health
    return WOUND * (min(s.box.killers[s.killer].health, MOST_HEALTH) - left) - A_ROW * s.row + WOUND * s.wound


def _girl(s: State) -> float:
    strength = float(s.box.killers[s.killer].rows[s.row].attack)
    for card in s.minors:
        strength += s.box.terrors[card].more("attack")
    for power in s.powers_up:
        strength += more(s.box.powers[power].trait, "attack")
    health = max(LEAST_HEALTH, s.health + (0.0 if s.white else HIDDEN_HEALTH) - min(s.damage, s.health))
    hits = health / strength
    score = SAFE * (1.0 - exp(-hits / A_BLOW)) + A_HEALTH * health
    score += A_DIE * (s.box.boards[s.extreme].dice[s.horror] - USUAL_DICE) - A_LEVEL * s.horror
    score += A_SAVED * s.saved + (ULTIMATE if s.ultimate else 0.0)
    if s.phase == ACTION_PHASE:
        score += TIME_TO_ACT * max(0, s.time)
    elif s.phase == PLANNING_PHASE:
        score += TIME_TO_PLAN * max(0, s.time)
    else:
        score += TIME_SHORT * min(0, s.time)
    return score


def _cards(s: State) -> float:
    score = A_WAITING_DIE * s.more_dice + AN_EASED_ROLL * s.improvise
    cards = 0.0
    for card in s.hand:
        cards += s.box.actions[s.box.name_of[card]].worth_in_hand()
    score += HAND * (1.0 - exp(-cards / HAND))
    best = 0.0
    for item in s.held:
        weapon = s.box.items[item].weapon
        if weapon is None:
            score += AN_ITEM
        elif weapon.alone > 0:
            score += A_SHOT * s.uses[item] * weapon.damage
        elif weapon.only:
            score += A_TOOL
        else:
            best = max(best, float(weapon.damage))
    return score + A_WEAPON * best + A_PACKED_ITEM * len(s.backpack)


def _place(s: State) -> float:
    """Return the value of the girl's position: Victims and Exits nearby, and the Killer in her space."""
    far = s.map.distance[s.girl_space]
    here = count_at(s, s.girl_space)
    way_out = FAR
    victims = FAR
    for space in range(len(s.victims)):
        if s.map.exit[space] and far[space] < way_out:
            way_out = far[space]
        if far[space] < victims and count_at(s, space) > 0 and space != s.killer_space:
            victims = far[space]
    score = 0.0
    worth = 1.0 if len(s.covered) < len(s.box.girls[s.girl].saves) else ALL_SAVED
    if here > 0:
        score += worth * min(here, 2) * (VICTIMS_HERE - A_STEP_OUT * way_out)
    elif victims < FAR:
        score += worth * (VICTIMS_THERE - A_STEP_TO_THEM * victims)
    if s.killer_space == s.girl_space:
        if s.phase == ACTION_PHASE and not s.ended:
            for card in s.hand:
                if s.box.actions[s.box.name_of[card]].attack:
                    score += AN_ATTACK
        elif here == 0:
            score -= HE_IS_HERE
    return score


def _waiting(s: State) -> float:
    """Return the value of everything unresolved: rewards, the Horror Roll, remaining steps and queued effects."""
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
        score += A_SPACE * s.steps
    return score + _line(s, s.todo)


def _line(s: State, line: Line) -> float:
    score = 0.0
    if line:
        ahead = Ahead(s)
        for effect in line:
            score += effect.expect(ahead)
    return score
