"""The prompts of ties in an Enemy's action; those of a Minion name it and its space."""

from __future__ import annotations

from typing import Final

from gloaming.games.final_girl.constants import KILLER
from gloaming.games.final_girl.state import State

TARGET: Final = "Who is the target?"
WAY: Final = "Which way?"
HIT: Final = "Who is hit?"


def who_is_the_target(s: State) -> str:
    """Return the prompt to choose between tied targets. (FG-TARGET-3)"""
    return TARGET if s.actor == KILLER else f"Who is the target of {_acting(s)}?"


def which_way(s: State) -> str:
    """Return the prompt to choose between shortest ways. (FG-STALK-3)"""
    return WAY if s.actor == KILLER else f"Which way does {_acting(s)} go?"


def who_is_hit(s: State) -> str:
    """Return the prompt to choose between the people whom an attack can hit. (FG-STRIKE-2)"""
    return HIT if s.actor == KILLER else f"Whom does {_acting(s)} attack?"


def _acting(s: State) -> str:
    """Return the name and the space of the acting Minion, as in "the Wolf at Hill"."""
    return f"the {s.box.minions[s.minion_kinds[s.actor]].name} at {s.map.spaces[s.minions[s.actor]].name}"
