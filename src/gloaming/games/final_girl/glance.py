"""Features for bots: short lists of small integers, computed from public information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, MOST_RIVALS
from gloaming.games.final_girl.rules.horror_rolls import count_now
from gloaming.games.final_girl.rules.minions import held, minion_strength
from gloaming.games.final_girl.rules.verbs.move import Move
from gloaming.games.final_girl.rules.victims import count_at, on_board
from gloaming.games.final_girl.state import State

FAR: Final = 9

KEYS: Final = 12
"""How many of the first features are also combined with the first number of each option."""

AWAY: Final = 5
NOBODY: Final = 6
"""The distances that stand for a Killer who is off the board, and for a film without a Killer."""

OF_SPACES: Final = frozenset(("step", "way", "aim", "hit", "hit-all", "hit-girl", "single-out"))
"""The verbs whose first number is a space of the Location."""

NOT_COUNTED: Final = ("goal", "tie_lot", "location", "killer", "let_be", "girl_space", "killer_space", "prey_space")
"""Fields of the game state that the bots do not use as features."""


def credit(s: State, seat: int) -> float:
    """Return the partial credit for a finished match: half for the goal of the film, half for saved Victims.

    The goal is the Killer's health or, without a Killer, that Minions and Victims are gone. As many Victims count as
    the Final Girl needs for her Ultimate Ability.
    """
    most = s.box.killers[s.killer].health
    if most == 0:
        goal = max(0.0, 1.0 - (len(s.minions) + on_board(s)) / MOST_RIVALS)
    else:
        goal = max(0.0, (most - s.killer_health) / most)
    return (goal + len(s.covered) / len(s.box.girls[s.girl].saves)) / 2.0


def first(s: State, option: Option) -> int:
    """Return the first number of an option; a space's number among the spaces of all Locations."""
    number: int = option[1]
    return s.map.first + number if option[0] in OF_SPACES else number


def glance(s: State, seat: int) -> list[int]:
    """Return the features of the game state.

    The first KEYS of them are also combined with the first number of each option.
    """
    box = s.box
    far = s.map.distance[s.girl_space]
    way_out, victims, decks = FAR, FAR, FAR
    holding = bool(s.minions) or bool(s.rules.holds)
    for space in range(len(s.victims)):
        if space == s.killer_space:
            continue
        if s.map.exit[space] and far[space] < way_out:
            way_out = far[space]
        if space != s.girl_space and far[space] < victims:
            count = count_at(s, space)
            if count > 0 and (not holding or count > held(s, space)):
                victims = far[space]
        deck = s.map.deck[space]
        if deck >= 0 and far[space] < decks and s.decks[deck]:
            decks = far[space]
    here = count_at(s, s.girl_space)
    if holding and here > 0:
        here = max(0, here - held(s, s.girl_space))
    heavy, guards, steps = 0, 0, 0
    for card in s.hand:
        action = box.actions[box.name_of[card]]
        if action.when == "attacked":
            guards += 1
        elif action.attack:
            heavy += int(action.cost > 0)
        elif any([isinstance(effect, Move) for effect in action.success2]):
            steps += 1
    weapon = 0
    items = len(s.held) + len(s.backpack)
    for item in s.held:
        printed = box.items[item].weapon
        if printed is not None and printed.alone <= 0 and not printed.only:
            weapon = max(weapon, printed.damage)
    printed_killer = box.killers[s.killer]
    killer = _killer_from(s, far)
    attack = 0 if printed_killer.nobody else printed_killer.rows[s.row].attack
    near, minions, beside = FAR, 0, 0
    for number, space in enumerate(s.minions):
        near = min(near, far[space])
        minions += int(far[space] == 0)
        beside += int(far[space] == 1)
        if attack == 0:
            attack = minion_strength(s, number)
    film = min(s.killer, 15)
    enemy_here = killer == 0 or minions > 0
    left = 0 if s.ultimate else min(len(box.girls[s.girl].saves) - len(s.covered), 5)
    rivals = on_board(s)
    final = int(len(s.finale_up) > 0)
    loud, loudest = -1, -1
    if s.rules.draws:
        loud, loudest = drawn_to(s, s.girl_space), max([drawn_to(s, space) for space in range(len(s.victims))])
    return [
        s.time,
        s.health,
        killer,
        heavy * 4 + min(weapon, 3),
        min(here, 3) * 4 + min(way_out, 3),
        s.horror,
        s.killer_health,
        min(items, 4) * 3 + min(decks, 2),
        min(victims, 5),
        min(minions, 3) * 4 + min(near, 3),
        film,
        left * 3 + min(here, 2),
        min(s.round, 15),
        guards * 2 + int(enemy_here),
        steps * 3 + min(victims, 2),
        min(s.health, 4) * 5 + min(attack, 4),
        len(s.hand),
        box.girls[s.girl].health - s.health,
        count_now(s) if s.rolled else -1,
        (count_now(s) if s.rolled else 3) * 8 + len(s.rolled),
        len(s.covered) * 2 + int(s.ultimate),
        s.phase * 8 + killer,
        int(s.phase == ACTION_PHASE and heavy > 0 and enemy_here),
        film * 8 + killer,
        film * 16 + min(s.row, 15),
        film * 16 + min(s.killer_health, 15),
        film * 16 + min(len(s.minions), 15),
        film * 8 + min(s.health, 7),
        film * 2 + final,
        min(len(s.minions), 7) * 16 + min(rivals, 15),
        (final * 8 + min(len(s.minions), 7)) * 2 + int(printed_killer.nobody),
        min(minions, 4) * 8 + min(s.health, 7),
        min(beside, 3) * 4 + min(minions, 3),
        s.map.first + s.girl_space,
        loud * 8 + killer,
        loudest * 4 + max(loud, 0),
        min(rivals, 15),
        left * 5 + min(s.health, 4),
        left * 6 + min(victims, 5),
        (left * 4 + min(here, 3)) * 5 + min(way_out, 4),
        min(s.girl, 31) * 8 + left,
    ]


def _killer_from(s: State, far: tuple[int, ...]) -> int:
    """Return the distance of the Killer, up to 4; AWAY or NOBODY if there is none. far: the distance of each space."""
    if s.killer_space >= 0:
        return min(far[s.killer_space], 4)
    return NOBODY if s.box.killers[s.killer].nobody else AWAY


def drawn_to(s: State, space: int) -> int:
    """Return how strongly the tokens of the films in play draw an Enemy to a space, from 0."""
    strongest = 0
    for rules in s.rules.draws:
        strongest = max(strongest, rules.draws(s, space))
    return strongest


def notes(s: State, option: Option) -> list[int]:
    """Return the features of an option; an empty list if its verb has none."""
    seen = _OF_VERB.get(option[0])
    return [] if seen is None else seen(s, option)


def _of_card(s: State, option: Option) -> list[int]:
    """Return the features of an Action card: its name combined with the copies in hand, and with the round."""
    name: int = option[1]
    count = 0
    for card in s.hand:
        if s.box.name_of[card] == name:
            count += 1
    return [count * 32 + name, min(s.round // 2, 7) * 32 + name]


def _of_step(s: State, option: Option) -> list[int]:
    """Return the features of a step: those of its destination, with the number of Victims who follow."""
    return _of_space(s, option[1], int(option[2]) + bin(int(option[3])).count("1"))


def _of_way(s: State, option: Option) -> list[int]:
    """Return the features of the space that an Enemy moves to or targets."""
    return _of_space(s, option[1], 0)


def _of_prey(s: State, option: Option) -> list[int]:
    """Return the features of the space of an Enemy to attack or to rush to."""
    return _of_space(s, option[2], 0)


def _of_space(s: State, space: int, company: int) -> list[int]:
    """Return the features of a space. company: the number of Victims who come along."""
    if space < 0:
        return []
    far = s.map.distance[space]
    way_out, victims = FAR, FAR
    holding = bool(s.minions) or bool(s.rules.holds)
    for other in range(len(s.victims)):
        if other == s.killer_space:
            continue
        if s.map.exit[other] and far[other] < way_out:
            way_out = far[other]
        if other != s.girl_space and far[other] < victims:
            count = count_at(s, other)
            if count > 0 and (not holding or count > held(s, other)):
                victims = far[other]
    killer = _killer_from(s, far)
    minions, beside = 0, 0
    for at in s.minions:
        minions += int(at == space)
        beside += int(far[at] == 1)
    enemy = 0 if minions else min(killer, 3)
    attacks = 0
    for card in s.hand:
        if s.box.actions[s.box.name_of[card]].attack:
            attacks += 1
    deck = s.map.deck[space]
    left = 0 if s.ultimate else min(len(s.box.girls[s.girl].saves) - len(s.covered), 3)
    film = min(s.killer, 15)
    some = min(company, 2)
    return [
        min(killer, 3) * 4 + min(s.health, 3),
        way_out if company else 10 + min(victims, 4) * 3 + min(s.steps, 2),
        company * 5 + min(way_out, 4),
        company,
        min(attacks, 3) * 4 + enemy,
        int(deck >= 0 and len(s.decks[deck]) > 0) * 4 + min(len(s.held) + len(s.backpack), 3),
        film * 8 + killer,
        min(minions, 3) * 4 + min(s.health, 3),
        min(beside, 3) * 4 + min(minions, 3),
        film * 8 + min(minions, 3) * 2 + int(attacks > 0),
        (drawn_to(s, space) if s.rules.draws else -1) * 8 + killer,
        (left * 3 + some) * 5 + min(way_out, 4),
        (left * 3 + some) * 5 + min(victims, 4),
        (min(s.steps, 3) * 3 + some) * 6 + min(way_out if company else victims, 5),
        some * 8 + killer,
    ]


def _of_reward(s: State, option: Option) -> list[int]:
    """Return the features of a reward: the number of its Victim-Saved space, alone and combined with the girl."""
    place: int = option[-1]
    return [place, min(s.girl, 15) * 16 + place + 1]


def _of_minion(s: State, option: Option) -> list[int]:
    """Return the features of a Minion: its health, and the damage that is left to deal."""
    number: int = option[1]
    return [min(s.minion_health[number], 4) * 8 + min(s.wound, 7)]


def _of_die(s: State, option: Option) -> list[int]:
    """Return the features of a die: its face, alone and combined with the number of successes."""
    die: int = option[1]
    return [s.rolled[die], s.rolled[die] * 4 + count_now(s)]


_OF_VERB: Final[dict[str, Callable[[State, Option], list[int]]]] = {
    "play": _of_card,
    "buy": _of_card,
    "take": _of_card,
    "spend": _of_card,
    "drop": _of_card,
    "discard": _of_card,
    "step": _of_step,
    "way": _of_way,
    "aim": _of_way,
    "prey": _of_prey,
    "rush": _of_prey,
    "strike": _of_minion,
    "save": _of_reward,
    "claim": _of_reward,
    "mark": _of_die,
    "convert": _of_die,
    "reroll-one": _of_die,
}
"""The function that computes the features of an option, by its verb. Options with other verbs have none."""
