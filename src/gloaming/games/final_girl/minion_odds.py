"""The odds that an attack kills Minions: how many, with which probability."""

from __future__ import annotations

from typing import Final

from gloaming.engine.odds import percent, successes
from gloaming.engine.rules.effects import Line
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import KILLER, NOWHERE
from gloaming.games.final_girl.rules.attacking import attacking_minion, modifier, prey_for, weapons_for
from gloaming.games.final_girl.rules.horror_rolls import dice_with
from gloaming.games.final_girl.rules.verbs.damage import Damage
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import more

NO_KILLS: Final[list[float]] = []


def kills(s: State, option: Option, chance: float) -> list[float]:
    """Return the probabilities that an attack kills 0, 1, 2, ... Minions; [] for an option that attacks no Minions.

    chance: the probability that a die is a success. Before a weapon is chosen, that of the best weapon counts. No die
    is converted.

    (FG-MINION-1, FG-MINION-2, FG-MINION-4)
    """
    if option[0] == "shoot":
        weapon = s.box.items[option[1]].weapon
        if option[2] == KILLER or weapon is None:
            return NO_KILLS
        killed = _killed(s, option[3], weapon.damage + _ability(s, option[3]))
        return [0.0] * killed + [1.0]
    if option[0] in ("weapon", "bare"):
        if s.prey == KILLER:
            return NO_KILLS
        return _with(s, s.played, s.prey_space, option[1] if option[0] == "weapon" else NOWHERE, chance)
    attack = _attack(s, option)
    if attack is None:
        return NO_KILLS
    name, space = attack
    far = s.map.distance[s.girl_space][space]
    weapons = [*weapons_for(s, name, far), *([NOWHERE] if far == 0 else [])]
    return max([_with(s, name, space, weapon, chance) for weapon in weapons], key=_average, default=NO_KILLS)


def kills_text(chances: list[float]) -> str:
    """Return the probabilities of kills as text, such as "kills 1: 44%, 2: 11%"; "" without any."""
    parts = [f"{number}: {percent(chance)}" for number, chance in enumerate(chances) if number and chance]
    return f"kills {', '.join(parts)}" if parts else ""


def _attack(s: State, option: Option) -> tuple[int, int] | None:
    """Return the Action card and the space of an attack on Minions; None if the option is no such attack."""
    if option[0] == "prey":
        return None if option[1] == KILLER else (s.played, option[2])
    if option[0] not in ("play", "react") or not s.box.actions[option[1]].attack:
        return None
    if option[0] == "react":
        attacker = attacking_minion(s)
        return None if attacker == NOWHERE else (option[1], s.minions[attacker])
    prey = prey_for(s, option[1])
    return (option[1], prey[0][2]) if len(prey) == 1 and prey[0][1] != KILLER else None


def _with(s: State, name: int, space: int, weapon: int, chance: float) -> list[float]:
    """Return the probabilities of kills with an Action card and a weapon; NOWHERE for bare hands."""
    action = s.box.actions[name]
    lines = [max(action.failure, key=_icons), action.success1, action.success2]
    killed = [_killed(s, space, _damage(s, line, space, weapon)) for line in lines]
    chances = [0.0] * (max(killed) + 1)
    for number, likely in enumerate(successes(dice_with(s, weapon, name), chance)):
        chances[killed[min(number, 2)]] += likely
    return chances


def _icons(line: Line) -> int:
    """Return the damage that a line deals by itself."""
    return sum([effect.by for effect in line if isinstance(effect, Damage)])


def _damage(s: State, line: Line, space: int, weapon: int) -> int:
    """Return the damage that a line deals with a weapon and the girl's Ultimate Ability. (FG-WEAPON-4, FG-GIRL-2)"""
    blows = sum([isinstance(effect, Damage) for effect in line])
    return _icons(line) + blows * ((modifier(s, weapon) if weapon >= 0 else 0) + _ability(s, space))


def _ability(s: State, space: int) -> int:
    """Return the damage that the girl's Ultimate Ability adds to an attack on a space. (FG-GIRL-2)"""
    near = s.ultimate and space == s.girl_space
    return more(s.box.girls[s.girl].ultimate, "close-damage") if near else 0


def _killed(s: State, space: int, damage: int) -> int:
    """Return how many Minions of a space some damage kills if it is divided to kill as many as possible."""
    killed = 0
    for health in sorted([health for at, health in zip(s.minions, s.minion_health, strict=True) if at == space]):
        damage -= health
        killed += damage >= 0
    return killed


def _average(chances: list[float]) -> float:
    return sum([number * chance for number, chance in enumerate(chances)])
