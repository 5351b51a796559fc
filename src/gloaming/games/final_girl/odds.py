"""The odds of the Horror Roll that an option leads to, computed from what the player knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.odds import Forecast, amount_of, chance_of, percent, successes
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.minion_odds import kills, kills_text
from gloaming.games.final_girl.rules.attacking import weapons_in_reach
from gloaming.games.final_girl.rules.horror_rolls import count_now, dice_with, least_success, on_roll_of
from gloaming.games.final_girl.rules.verbs.either import Either
from gloaming.games.final_girl.sentences import line_short
from gloaming.games.final_girl.state import State

Roll = tuple[int, int]
"""A pair of numbers: the successes that are sure, since their dice stay, and the dice that are rolled."""

NO_ROLL: Final[Roll] = (0, 0)


def odds(s: State, option: Option) -> str:
    """Return the odds of an option's Horror Roll as text: no success, 1, and 2 or more, if no die is converted.

    An attack on Minions also has the odds of killing them. Return "" for an option without odds. For a card to buy or
    take, return its rules text instead.

    (FG-ROLL-1, FG-ROLL-2, FG-ROLL-4, FG-ROLL-10, FG-MINION-2)
    """
    if option[0] in ("take", "buy"):
        return _lines_of(s, option[1])
    sure, dice = _roll_of(s, option)
    parts = [_of_roll(s, sure, dice)] if dice else []
    for item, more in _with_weapons(s, option, dice):
        parts.append(f"with {s.box.item_in_sentence(item)}: {_of_roll(s, 0, more)}")
    if s.minions:
        parts.append(kills_text(kills(s, option, _chance(s))))
    if dice and option[0] in ("play", "react"):
        for rules in s.rules.odds_of_card:
            parts.append(rules.odds_of_card(s, option[1]))
    return "; ".join([part for part in parts if part])


def likely(s: State, option: Option) -> str:
    """Return a short text for an option: its cost in Time, and its effect or the probability of a success.

    For an Action card to buy or take, return its best outcome.

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


def forecast(s: State, option: Option) -> list[Forecast]:
    """Return the probability that an option's Horror Roll brings a success, and its cost in Time; [] without a roll.

    An attack on Minions also has the probability that one dies.

    (FG-ROLL-2, FG-WEAPON-5, FG-ITEM-7, FG-MINION-2)
    """
    sure, dice = _roll_of(s, option)
    if not dice:
        return []
    chances = [0.0] * sure + successes(dice, _chance(s))
    killed = kills(s, option, _chance(s)) if s.minions else []
    return [
        *([chance_of("a Minion dies", 1.0 - killed[0], wanted=True)] if killed else []),
        chance_of("a success", 1.0 - chances[0], wanted=True),
        chance_of("2 or more successes", sum(chances[2:]), wanted=True),
        amount_of("Time spent", _time_for(s, option), wanted=False),
    ]


def _success(s: State, dice: int) -> str:
    """Return the probability, as text, that at least one of some dice is a success. (FG-ROLL-2)"""
    return percent(1.0 - successes(dice, _chance(s))[0])


def _with_weapons(s: State, option: Option, dice: int) -> list[tuple[int, int]]:
    """Return the weapons in reach that change the number of dice of an attack, each with that number. (FG-ITEM-12)"""
    if option[0] != "play" or not s.box.actions[option[1]].attack:
        return []
    name: int = option[1]
    weapons = [(item, dice_with(s, item, name)) for item in weapons_in_reach(s, name)]
    return [(item, more) for item, more in weapons if more != dice]


def _best_of(s: State, name: int) -> str:
    """Return the short text of an Action card's best outcome. (FG-CARD-1, FG-CARD-5)"""
    action = s.box.actions[name]
    return action.at_best() if action.on_roll is not None else f"2 successes: {action.at_best()}"


def _lines_of(s: State, name: int) -> str:
    """Return the rules text of an Action card. (FG-CARD-5, FG-ROLL-6)"""
    return s.box.says(s.box.actions[name])


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
    """Return the probability that a rolled die is a success. (FG-ROLL-2, FG-ROLL-10)"""
    return 2 / 3 if s.improvise > 0 else 1 / 3


def _roll_of(s: State, option: Option) -> Roll:
    """Return the sure successes and the number of dice rolled for an option."""
    rolled = _ROLLS.get(option[0])
    return NO_ROLL if rolled is None else rolled(s, option)


def _of_card(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for an Action card without a weapon. (FG-ROLL-1)"""
    return 0, dice_with(s, NOWHERE, option[1])


def _of_weapon(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for the current Action card with a weapon or bare hands.

    (FG-ITEM-12)
    """
    return 0, dice_with(s, option[1] if option[0] == "weapon" else NOWHERE, s.played)


def _of_prey(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for the current attack card, before a weapon is chosen.

    (FG-MINION-1)
    """
    return 0, dice_with(s, NOWHERE, s.played)


def _of_item(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for using an Item; no dice if it makes no Horror Roll.

    (FG-ROLL-1)
    """
    return 0, dice_with(s, NOWHERE, NOWHERE) if _rolls(s, option[1]) else 0


def _of_die(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for rerolling a single die."""
    return count_now(s) - _succeeds(s, option[1]), 1


def _of_all(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for rerolling all dice."""
    return 0, len(s.rolled)


def _of_marked(s: State, option: Option) -> Roll:
    """Return the sure successes and the dice rolled for rerolling the marked dice."""
    marked = [die for die in range(len(s.rolled)) if s.arg >> die & 1]
    return count_now(s) - sum([_succeeds(s, die) for die in marked]), len(marked)


_ROLLS: Final[dict[str, Callable[[State, Option], Roll]]] = {
    "play": _of_card,
    "react": _of_card,
    "prey": _of_prey,
    "weapon": _of_weapon,
    "bare": _of_weapon,
    "use": _of_item,
    "reroll-one": _of_die,
    "reroll-all": _of_all,
    "roll-marked": _of_marked,
}
"""The function that returns the dice an option rolls, by the option's verb."""


def _succeeds(s: State, die: int) -> bool:
    """Return whether a die on the table is a success, by its face or because it has been converted.

    (FG-ROLL-2, FG-ROLL-3, FG-ROLL-10)
    """
    return s.rolled[die] >= least_success(s) or die in s.converted


def _rolls(s: State, item: int) -> bool:
    """Return whether using an Item makes a Horror Roll. (FG-ROLL-1)"""
    use = s.box.items[item].use
    if use is not None:
        for effect in use.effects:
            if isinstance(effect, Either) and effect.for_each == "success":
                return True
    return False


def _of_roll(s: State, sure: int, dice: int) -> str:
    """Return the odds of a roll as text. sure: the successes on dice that stay; dice: the number of dice rolled."""
    chances = [0.0] * sure + successes(dice, _chance(s))
    parts = [f"no success: {percent(chances[0])}", f"1 success: {percent(chances[1])}"]
    if len(chances) > 2:
        parts.append(f"2 or more: {percent(sum(chances[2:]))}")
    return ", ".join(parts[min(sure, 2) :])
