"""The rule hooks of the Whipper-In: reasons why he cannot be placed in a space."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.film_rules import FilmRules
from gloaming.games.final_girl.state import State

NOT_THE_FULLEST: Final = ("It is not one of the spaces with Minions and the most Victims.", "FG-HUNT-7")


class WhipperInRules(FilmRules):
    """Rule hooks of the Whipper-In. (FG-HUNT-7)"""

    __slots__ = ()

    def why_not_space(self, s: State, step: str, space: int) -> Why | None:
        """Return why the Killer cannot be placed in a space. (FG-HUNT-7)"""
        return NOT_THE_FULLEST if step == "put with the pack/ride_up" else None
