"""A rule of thumb from which the policy learns: save Victims until the Ultimate Ability, and attack Minions at hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, PLANNING_PHASE
from gloaming.games.final_girl.rules.minions import held
from gloaming.games.final_girl.rules.verbs.move import Move
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.state import State

LEAST_HEALTH: Final = 2
"""The health from which on she goes for Victims."""

A_STEP: Final = 10.0
A_FOLLOWER: Final = 3.0
WITH_KILLER: Final = 6.0
WITH_MINION: Final = 1.0
"""What counts for a step: each space nearer to the aim, each Victim brought along, and Enemies in the new space."""


def thumb(s: State, options: Sequence[Option]) -> int:
    """Return the index of the option that the rule of thumb takes; -1 if it leaves the choice to the policy."""
    for number in range(len(options)):
        if options[number][0] == "save":
            return number
    if s.phase == ACTION_PHASE:
        for number in range(len(options)):
            if options[number][0] == "claim" and not s.rolled and s.steps == 0:
                return number
        if any([option[0] == "step" for option in options]):
            return _step(s, options)
        if any([option[0] == "end" for option in options]):
            return _card(s, options)
    elif s.phase == PLANNING_PHASE:
        return _buy(s, options)
    return -1


def aim(s: State) -> int:
    """Return the space to go to: an Exit for Victims with her, else Victims; without a Killer, Minions; -1 for none."""
    far = s.map.distance[s.girl_space]
    if needs_victims(s):
        exits = [space for space in range(len(s.victims)) if s.map.exit[space] and space != s.killer_space]
        if free_at(s, s.girl_space) > 0 and exits:
            return min(exits, key=lambda space: far[space])
        best, least = -1, 0.0
        for space in range(len(s.victims)):
            if space != s.girl_space and space != s.killer_space and free_at(s, space) > 0:
                way = far[space] + 0.5 * min([s.map.distance[space][out] for out in exits or [space]])
                if best < 0 or way < least:
                    best, least = space, way
        if best >= 0:
            return best
    if s.box.killers[s.killer].nobody and s.minions:
        return min(s.minions, key=lambda space: far[space])
    return -1


def needs_victims(s: State) -> bool:
    """Return whether she should save Victims: she lacks the Ultimate Ability and has some health left."""
    return not s.ultimate and s.health >= LEAST_HEALTH


def free_at(s: State, space: int) -> int:
    """Return the number of Victims in a space who are not held."""
    return max(0, count_at(s, space) - held(s, space))


def _card(s: State, options: Sequence[Option]) -> int:
    """Return the Action card to play: an attack on Minions in her space, or a move toward the aim; -1 for others."""
    cards = {option[1]: number for number, option in enumerate(options) if option[0] == "play"}
    minions = s.minions.count(s.girl_space)
    if minions and s.killer_space != s.girl_space:
        attacks = [name for name in cards if s.box.actions[name].attack and (minions > 1 or _cost(s, name) <= 4)]
        if attacks:
            return cards[min(attacks, key=lambda name: _cost(s, name))]
    goal = aim(s)
    if goal < 0:
        return -1
    steps = s.map.distance[s.girl_space][goal]
    moves = sorted([name for name in cards if _moves(s, name)], key=lambda name: _cost(s, name))
    if steps <= 0 or not moves or (s.box.killers[s.killer].nobody and s.minions.count(goal) >= s.health):
        return -1
    return cards[moves[-1] if steps > 1 else moves[0]]


def _step(s: State, options: Sequence[Option]) -> int:
    """Return the step toward the aim with the most Victims and the fewest Enemies; -1 at the aim or without one."""
    goal = aim(s)
    if goal < 0 or goal == s.girl_space:
        return -1
    best, most = -1, 0.0
    leading = needs_victims(s) and free_at(s, s.girl_space) > 0
    for number in range(len(options)):
        option = options[number]
        if option[0] != "step":
            continue
        space: int = option[1]
        company = int(option[2]) + bin(int(option[3])).count("1")
        score = (A_FOLLOWER if leading else -0.1) * company - A_STEP * s.map.distance[space][goal]
        score -= WITH_KILLER * (space == s.killer_space) + WITH_MINION * s.minions.count(space)
        if best < 0 or score > most:
            best, most = number, score
    return best


def _buy(s: State, options: Sequence[Option]) -> int:
    """Return the card to take: all free ones, and one that moves her if she has Victims to save; -1 for others."""
    for number in range(len(options)):
        if options[number][0] == "buy-free":
            return number
    if aim(s) < 0 or not needs_victims(s):
        return -1
    if any([_cost(s, s.box.name_of[card]) > 0 and _moves(s, s.box.name_of[card]) for card in s.hand]):
        return -1
    for number in range(len(options)):
        option = options[number]
        if option[0] == "buy" and _cost(s, option[1]) > 0 and _moves(s, option[1]):
            return number
    return -1


def _cost(s: State, name: int) -> int:
    return s.box.actions[name].cost


def _moves(s: State, name: int) -> bool:
    """Return whether an Action card moves the Final Girl."""
    action = s.box.actions[name]
    return action.when == "action" and any([isinstance(effect, Move) for effect in action.success2])
