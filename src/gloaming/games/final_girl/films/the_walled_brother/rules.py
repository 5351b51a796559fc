"""The rules that the Walled Brother adds: what makes Noise."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.film_rules import FilmRules
from gloaming.games.final_girl.films.the_walled_brother.verbs.noise import MOST, make_noise
from gloaming.games.final_girl.state import State

NOT_THE_LOUDEST: Final = ("It is not one of the tied spaces.", "FG-NOISE-3")


class WalledRules(FilmRules):
    """Rule hooks of the Walled Brother: failures, attacks and panic make Noise. (FG-NOISE-1)"""

    __slots__ = ()

    def card_rolled(self, s: State, name: int) -> None:
        """Make Noise in the Final Girl's space if her Action card is an attack or had no success. (FG-NOISE-1)"""
        if s.successes == 0 or s.box.actions[name].attack:
            make_noise(s, s.girl_space, 1)

    def odds_of_card(self, s: State, name: int) -> str:
        """Return the Noise that an Action card makes. (FG-NOISE-1, FG-NOISE-2)"""
        if s.noise[s.girl_space] >= MOST:
            return ""
        return "makes Noise" if s.box.actions[name].attack else "makes Noise without a success"

    def panicked(self, s: State, space: int) -> None:
        """Make Noise in the space to which a Victim has panicked. (FG-NOISE-1)"""
        make_noise(s, space, 1)

    def draws(self, s: State, space: int) -> int:
        """Return the Noise in a space. (FG-NOISE-3)"""
        return s.noise[space]

    def why_not_space(self, s: State, step: str, space: int) -> Why | None:
        """Return why the Killer cannot come out in a space. (FG-NOISE-3)"""
        return NOT_THE_LOUDEST if step == "listen/come_out" else None
