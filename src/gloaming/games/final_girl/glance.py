"""Features for bots: short lists of small integers, computed from public information."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import ACTION_PHASE, MOST_RIVALS
from gloaming.games.final_girl.rules.horror_rolls import count_now
from gloaming.games.final_girl.rules.minions import nearest_enemy
from gloaming.games.final_girl.rules.verbs.move import Move
from gloaming.games.final_girl.rules.victims import count_at, on_board
from gloaming.games.final_girl.state import State

FAR: Final = 9

KEYS: Final = 9
"""How many of the first features are also combined with the first number of each option."""

NOT_COUNTED: Final = ("goal", "tie_lot", "location", "killer", "let_be")
"""Fields of the game state that the bots do not use as features."""


def credit(s: State, seat: int) -> float:
    """Return the partial credit for a finished match: the share of the Killer's health that he has lost.

    Without a Killer, return the share of Minions and Victims who are gone.
    """
    most = s.box.killers[s.killer].health
    if most == 0:
        return max(0.0, 1.0 - (len(s.minions) + on_board(s)) / MOST_RIVALS)
    return max(0.0, (most - s.killer_health) / most)


def glance(s: State, seat: int) -> list[int]:
    """Return the features of the game state.

    The first KEYS of them are also combined with the first number of each option.
    """
    far = s.map.distance[s.girl_space]
    here = count_at(s, s.girl_space)
    way_out = FAR
    victims = FAR
    decks = FAR
    for space in range(len(s.victims)):
        if space == s.killer_space:
            continue
        if s.map.exit[space] and far[space] < way_out:
            way_out = far[space]
        if space != s.girl_space and far[space] < victims and count_at(s, space) > 0:
            victims = far[space]
        deck = s.map.deck[space]
        if deck >= 0 and far[space] < decks and s.decks[deck]:
            decks = far[space]
    heavy = 0
    guards = 0
    steps = 0
    box = s.box
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
    enemy = nearest_enemy(s, far)
    killer = far[enemy] if enemy >= 0 else FAR
    attack = box.killers[s.killer].rows[s.row].attack
    return [
        s.time,
        s.health,
        min(killer, 4),
        heavy * 4 + min(weapon, 3),
        min(here, 3) * 4 + min(way_out, 3),
        s.horror,
        s.killer_health,
        min(items, 4) * 3 + min(decks, 2),
        min(victims, 5),
        min(s.round, 15),
        s.girl,
        s.extreme,
        guards * 2 + int(killer == 0),
        steps * 3 + min(victims, 2),
        min(s.health, 4) * 5 + min(attack, 4),
        len(s.hand),
        box.girls[s.girl].health - s.health,
        count_now(s) if s.rolled else -1,
        (count_now(s) if s.rolled else 3) * 8 + len(s.rolled),
        len(s.covered) * 2 + int(s.ultimate),
        s.phase * 4 + min(killer, 3),
        int(s.phase == ACTION_PHASE and heavy > 0 and killer == 0),
        s.played,
    ]


def notes(s: State, option: Option) -> list[int]:
    """Return the features of an option; an empty list if its verb has none."""
    seen = _OF_VERB.get(option[0])
    return [] if seen is None else seen(s, option)


def _of_card(s: State, option: Option) -> list[int]:
    """Return the features of an Action card: its name combined with the copies in hand, and with the round."""
    name: int = option[1]
    held = 0
    for card in s.hand:
        if s.box.name_of[card] == name:
            held += 1
    return [held * 16 + name, s.round // 2 * 16 + name]


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
    way_out = FAR
    victims = FAR
    for other in range(len(s.victims)):
        if other == s.killer_space:
            continue
        if s.map.exit[other] and far[other] < way_out:
            way_out = far[other]
        if other != s.girl_space and far[other] < victims and count_at(s, other) > 0:
            victims = far[other]
    enemy = nearest_enemy(s, far)
    killer = min(far[enemy], 3) if enemy >= 0 else 3
    heavy = 0
    for card in s.hand:
        if s.box.actions[s.box.name_of[card]].attack:
            heavy += 1
    deck = s.map.deck[space]
    return [
        killer * 4 + min(s.health, 3),
        way_out if company else 10 + min(victims, 4) * 3 + min(s.steps, 2),
        company * 5 + min(way_out, 4),
        company,
        min(heavy, 3) * 4 + killer,
        int(deck >= 0 and len(s.decks[deck]) > 0) * 4 + min(len(s.held) + len(s.backpack), 3),
    ]


def _of_reward(s: State, option: Option) -> list[int]:
    """Return the number of the Victim-Saved space as the only feature."""
    return [option[-1]]


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
    "save": _of_reward,
    "claim": _of_reward,
    "mark": _of_die,
    "convert": _of_die,
    "reroll-one": _of_die,
}
"""The function that computes the features of an option, by its verb. Options with other verbs have none."""
