"""The odds of the Horror Roll that an option leads to, from what the player knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.odds import percent, successes
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.rules.attacking import weapons_in_reach
from gloaming.games.final_girl.rules.horror_rolls import count_now, dice_with, least_success, on_roll_of
from gloaming.games.final_girl.rules.verbs.either import Either
from gloaming.games.final_girl.sentences import line_short
from gloaming.games.final_girl.state import State

Roll = tuple[int, int]
"""A Horror Roll: the successes that stay, and the number of dice that are rolled."""

NO_ROLL: Final[Roll] = (0, 0)


def odds(s: State, option: Option) -> str:
    """Return the odds of no success, one, and two or more, without conversions; "" if no dice are rolled.

    For a card to buy or take: its text.

    (FG-ROLL-1, FG-ROLL-2, FG-ROLL-4, FG-ROLL-10)
    """
    if option[0] in ("take", "buy"):
        return _lines_of(s, option[1])
    sure, dice = _roll_of(s, option)
    parts = [_of_roll(s, sure, dice)] if dice else []
    for item, more in _with_weapons(s, option, dice):
        parts.append(f"with {s.box.item_in_sentence(item)}: {_of_roll(s, 0, more)}")
    return "; ".join(parts)


def likely(s: State, option: Option) -> str:
    """Return the cost and the probability of a success; for an Item or a card to buy or take, its effect in short.

    (FG-ROLL-2, FG-WEAPON-5, FG-ITEM-7)
    """
    if option[0] in ("take", "buy"):
        return _best_of(s, option[1])
    parts: list[str] = []
    time = _time_for(s, option)
    if time:
        parts.append(f"{time} Time")
    use = s.box.items[option[1]].use if option[0] in ("use", "shield", "stop-phase") else None
    if use is not None:
        parts = [": ".join([*parts, line_short(use.effects)])]
    if option[0] == "shoot":
        weapon = s.box.items[option[1]].weapon
        assert weapon is not None
        parts.append(f"{weapon.damage} damage")
    sure, dice = _roll_of(s, option)
    if dice:
        parts.append(f"{'one more' if sure else 'a success'}: {_success(s, dice)}")
    for item, more in _with_weapons(s, option, dice):
        parts.append(f"{_success(s, more)} with {s.box.item_in_sentence(item)}")
    return ", ".join(parts)


def _success(s: State, dice: int) -> str:
    """Return the probability that this many dice show a success. (FG-ROLL-2)"""
    return percent(1.0 - successes(dice, _chance(s))[0])


def _with_weapons(s: State, option: Option, dice: int) -> list[tuple[int, int]]:
    """Return the weapons in reach with which an attack rolls another number of dice, with that number. (FG-ITEM-12)"""
    if option[0] != "play" or not s.box.actions[option[1]].attack:
        return []
    name: int = option[1]
    weapons = [(item, dice_with(s, item, name)) for item in weapons_in_reach(s, name)]
    return [(item, more) for item, more in weapons if more != dice]


def _best_of(s: State, name: int) -> str:
    """Return the best outcome of an Action card in short. (FG-CARD-1, FG-CARD-5)"""
    action = s.box.actions[name]
    return action.at_best() if action.on_roll is not None else f"2 successes: {action.at_best()}"


def _lines_of(s: State, name: int) -> str:
    """Return the text of an Action card. (FG-CARD-5, FG-ROLL-6)"""
    return s.box.actions[name].says()


def _time_for(s: State, option: Option) -> int:
    if option[0] == "use":
        use = s.box.items[option[1]].use
        return 0 if use is None else use.time
    if option[0] == "shoot":
        weapon = s.box.items[option[1]].weapon
        return 0 if weapon is None else weapon.alone
    on_roll = on_roll_of(s, option)
    return 0 if on_roll is None else on_roll.price(option)


def _chance(s: State) -> float:
    """Return the probability that a die is a success. (FG-ROLL-2, FG-ROLL-10)"""
    return 2 / 3 if s.improvise > 0 else 1 / 3


def _roll_of(s: State, option: Option) -> Roll:
    """Return the Horror Roll that an option leads to."""
    rolled = _ROLLS.get(option[0])
    return NO_ROLL if rolled is None else rolled(s, option)


def _of_card(s: State, option: Option) -> Roll:
    """Return the roll of an Action card without a weapon. (FG-ROLL-1)"""
    return 0, dice_with(s, NOWHERE, option[1])


def _of_weapon(s: State, option: Option) -> Roll:
    """Return the roll of the current Action card with a weapon or bare hands. (FG-ITEM-12)"""
    return 0, dice_with(s, option[1] if option[0] == "weapon" else NOWHERE, s.played)


def _of_item(s: State, option: Option) -> Roll:
    """Return the roll of an Item that makes one of its own. (FG-ROLL-1)"""
    return 0, dice_with(s, NOWHERE, NOWHERE) if _rolls(s, option[1]) else 0


def _of_die(s: State, option: Option) -> Roll:
    """Return the roll of one die; the other successes stay."""
    return count_now(s) - _succeeds(s, option[1]), 1


def _of_all(s: State, option: Option) -> Roll:
    """Return the roll of all dice."""
    return 0, len(s.rolled)


def _of_marked(s: State, option: Option) -> Roll:
    """Return the roll of the marked dice; the other successes stay."""
    marked = [die for die in range(len(s.rolled)) if s.arg >> die & 1]
    return count_now(s) - sum([_succeeds(s, die) for die in marked]), len(marked)


_ROLLS: Final[dict[str, Callable[[State, Option], Roll]]] = {
    "play": _of_card,
    "react": _of_card,
    "weapon": _of_weapon,
    "bare": _of_weapon,
    "use": _of_item,
    "reroll-one": _of_die,
    "reroll-all": _of_all,
    "roll-marked": _of_marked,
}
"""Functions that return the Horror Roll of an option, by its verb."""


def _succeeds(s: State, die: int) -> bool:
    """Return whether a die shows a success or has been converted. (FG-ROLL-2, FG-ROLL-3, FG-ROLL-10)"""
    return s.rolled[die] >= least_success(s) or die in s.converted


def _rolls(s: State, item: int) -> bool:
    """Return whether an Item makes a Horror Roll of its own. (FG-ROLL-1)"""
    use = s.box.items[item].use
    if use is not None:
        for effect in use.effects:
            if isinstance(effect, Either) and effect.for_each == "success":
                return True
    return False


def _of_roll(s: State, sure: int, dice: int) -> str:
    """Return the odds of a roll in words. sure: the successes that stay; dice: the number of dice rolled."""
    chances = [0.0] * sure + successes(dice, _chance(s))
    parts = [f"no success: {percent(chances[0])}", f"1 success: {percent(chances[1])}"]
    if len(chances) > 2:
        parts.append(f"2 or more: {percent(sum(chances[2:]))}")
    return ", ".join(parts[min(sure, 2) :])
