"""The odds of the Horror Roll that a choice leads to, from what its player knows."""

from __future__ import annotations

from gloaming.engine.odds import percent, successes
from gloaming.engine.state import Option
from gloaming.games.final_girl.places import NOWHERE
from gloaming.games.final_girl.rules.horror_rolls import count_now, dice_with, least_success
from gloaming.games.final_girl.rules.verbs.either import Either
from gloaming.games.final_girl.state import State


def odds(s: State, option: Option) -> str:
    """How likely no success, one, and two or more are, before any conversion; "" where no dice decide.

    (FG-ROLL-1, FG-ROLL-2, FG-ROLL-4, FG-ROLL-10)
    """
    verb = option[0]
    if verb == "play" or verb == "react":
        return _of_roll(s, 0, dice_with(s, NOWHERE, option[1]))
    if verb == "weapon":
        return _of_roll(s, 0, dice_with(s, option[1], s.played))
    if verb == "bare":
        return _of_roll(s, 0, dice_with(s, NOWHERE, s.played))
    if verb == "use":
        return _of_roll(s, 0, dice_with(s, NOWHERE, NOWHERE)) if _rolls(s, option[1]) else ""
    if verb == "reroll-one":
        return _of_roll(s, count_now(s) - _succeeds(s, option[1]), 1)
    if verb == "reroll-all":
        return _of_roll(s, 0, len(s.rolled))
    if verb == "roll-marked":
        marked = [die for die in range(len(s.rolled)) if s.arg >> die & 1]
        return _of_roll(s, count_now(s) - sum([_succeeds(s, die) for die in marked]), len(marked))
    return ""


def _succeeds(s: State, die: int) -> bool:
    """Whether a die shows a success, or has been made one. (FG-ROLL-2, FG-ROLL-3, FG-ROLL-10)"""
    return s.rolled[die] >= least_success(s) or die in s.converted


def _rolls(s: State, item: int) -> bool:
    """Whether an Item makes a Horror Roll of its own. (FG-ITEM-23)"""
    use = s.box.items[item].use
    if use is not None:
        for effect in use.effects:
            if isinstance(effect, Either) and effect.for_each == "success":
                return True
    return False


def _of_roll(s: State, sure: int, dice: int) -> str:
    """sure: the successes that stay; dice: those that are rolled."""
    chances = [0.0] * sure + successes(dice, 2 / 3 if s.improvise > 0 else 1 / 3)
    said = [f"no success {percent(chances[0])}", f"1 success {percent(chances[1])}"]
    if len(chances) > 2:
        said.append(f"2 or more {percent(sum(chances[2:]))}")
    return ", ".join(said[min(sure, 2) :])
