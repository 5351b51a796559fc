"""What an option leads to, reckoned from what all see: chances of checks, and of a battle round."""

from __future__ import annotations

from gloaming.engine.state import Option
from gloaming.games.ghost_hunter.box import DX, JUDGE_CARDS, ST
from gloaming.games.ghost_hunter.rules.escape import least_to_escape
from gloaming.games.ghost_hunter.state import State


def odds(s: State, option: Option) -> str:
    """Of a check that an option makes. (GH-CHECK-1, GH-ESCAPE-1, GH-CONFINED-1, GH-LOCKED-2)"""
    chance = _chance(s, option)
    return f"It succeeds on {10 - chance + 1} or more: {10 * chance} %." if chance >= 0 else ""


def likely(s: State, option: Option) -> str:
    """The chance of a check in a few words. (GH-CHECK-1, GH-ESCAPE-1)"""
    chance = _chance(s, option)
    return f"a success: {10 * chance} %" if chance >= 0 else ""


def _chance(s: State, option: Option) -> int:
    """How many of ten Judge cards succeed; -1 where no card decides."""
    if option[0] == "escape":
        hunter = s.asking
        more = s.ability(hunter, DX) + s.bonus(hunter, "escape") + s.bonus(hunter, "dx")
        return _cards(s, hunter, least_to_escape(s) - more)
    if option[0] == "break-out" and not s.has_key(s.hunter):
        return _cards(s, s.hunter, 5 - s.ability(s.hunter, ST) - s.bonus(s.hunter, "st"))
    if option[0] == "pick-lock":
        return _cards(s, s.hunter, 6 - s.ability(s.hunter, DX) - s.bonus(s.hunter, "dx"))
    return -1


def _cards(s: State, hunter: int, least: int) -> int:
    """How many of the Judge cards are so much or more; where they are not shuffled back it is not reckoned."""
    if s.law("fate"):
        return -1
    return max(0, min(JUDGE_CARDS, JUDGE_CARDS + 1 - least))
