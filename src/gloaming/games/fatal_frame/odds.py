"""The odds of attacks, as text."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gloaming.engine.odds import Forecast, chance_of, percent
from gloaming.engine.state.state import Option
from gloaming.games.fatal_frame.constants import FACES
from gloaming.games.fatal_frame.rules.cards import of_kind
from gloaming.games.fatal_frame.rules.dice import BOSS_DIE, attack_dice, automatic_addition, automatic_subtraction
from gloaming.games.fatal_frame.state import State
from gloaming.games.fatal_frame.upgrades import Function


def odds(s: State, option: Option) -> str:
    """Return the odds of one attack as text, before additions to single dice; "" for options without an attack.

    (FF-COMBAT-5, FF-COMBAT-6, FF-COMBAT-10, FF-BOSS-7)
    """
    if option[0] == "fight":
        return f"one attack {_harms(s, option[1])}"
    if option[0] == "ghost" and option[2] == s.turn:
        ghost = of_kind(s.box, s.hand[s.turn], option[1])
        return f"one attack by you defeats it: {percent(_beats(s, ghost))}"
    return ""


def likely(s: State, option: Option) -> str:
    """Return a short text for an option: the odds of an attack, or the result of adding to a die; "" for other options.

    (FF-COMBAT-7, FF-COMBAT-8, FF-COMBAT-10, FF-BOSS-7)
    """
    says = _LIKELY.get(option[0])
    return "" if says is None else says(s, option)


def forecast(s: State, option: Option) -> list[Forecast]:
    """Return the probability that one attack succeeds, before additions to single dice; [] for other options.

    (FF-COMBAT-5, FF-COMBAT-6, FF-COMBAT-10, FF-BOSS-7)
    """
    if option[0] == "fight":
        name = "your attack defeats it" if _defeats(s, option[1]) else "your attack removes a bead"
        return [chance_of(name, _beats(s, option[1]), wanted=True)]
    if option[0] == "ghost" and option[2] == s.turn:
        ghost = of_kind(s.box, s.hand[s.turn], option[1])
        return [chance_of("your attack defeats it", _beats(s, ghost), wanted=True)]
    return []


def _of_fight(s: State, option: Option) -> str:
    return _harms(s, option[1])


def _of_orb(s: State, option: Option) -> str:
    orbs = [card for card in s.camera[s.turn] if s.box.orb_adds[card]]
    return _raised(s, option[1], s.box.orb_adds[orbs[0]])


def _of_addition(s: State, option: Option) -> str:
    gives = s.box.upgrade_kind(option[1]).gives
    assert isinstance(gives, Function)
    return f"{'a Spirit Orb' if gives.cost == 'orb' else '1 card'}; {_raised(s, option[2], gives.add)}"


def _of_standing(s: State, option: Option) -> str:
    return _compared(s, max(s.final))


_LIKELY: Final[dict[str, Callable[[State, Option], str]]] = {
    "fight": _of_fight,
    "orb": _of_orb,
    "add": _of_addition,
    "stand": _of_standing,
}
"""The function that returns the text of `likely` for each verb."""


def _harms(s: State, fought: int) -> str:
    """Return the odds of one attack as text: of defeating a Ghost or a Boss with one bead, or of removing a bead."""
    return f"{'defeats it' if _defeats(s, fought) else 'removes a bead'}: {percent(_beats(s, fought))}"


def _defeats(s: State, fought: int) -> bool:
    """Return whether one successful attack defeats the Ghost or Boss, so that no bead is left."""
    return fought < s.box.first_boss or s.life[s.turn] == 1


def _raised(s: State, die: int, by: int) -> str:
    """Return a text that shows a die before and after an addition, and whether it then beats the Ghost."""
    before = s.boss_die if die == BOSS_DIE else s.final[die]
    shows = min(FACES, before + by)
    return f"{before} becomes {shows}" + ("" if die == BOSS_DIE else f", {_compared(s, shows)}")


def _compared(s: State, shows: int) -> str:
    """Return a text on whether a die with this value beats the Power of the fought Ghost. (FF-COMBAT-10)"""
    power = s.box.power(s.fought)
    return f"{'beats' if shows > power else 'does not beat'} Power {power}"


def _beats(s: State, ghost: int) -> float:
    more = automatic_addition(s, ghost)
    less = automatic_subtraction(s, ghost)
    power = s.box.power(ghost)
    fails = 0
    for face in range(1, FACES + 1):
        fails += 1 if max(1, min(FACES, face + more) - less) <= power else 0
    return 1.0 - (fails / FACES) ** attack_dice(s, ghost, s.flash)
