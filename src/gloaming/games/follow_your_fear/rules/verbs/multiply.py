"""The attributes that multiply others, such as Strength x2."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from msgspec import Meta

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.games.follow_your_fear.cards import Attribute
from gloaming.games.follow_your_fear.outlook import Outlook
from gloaming.games.follow_your_fear.rules.mats import mark, set_mark
from gloaming.games.follow_your_fear.state import State
from gloaming.games.follow_your_fear.tokens import DEFENSE_TIMES, HEALER_WIDTH, MOVES, STRENGTH_TIMES


@dataclass(frozen=True)
class Multiply(Attribute):
    """Multiply all attributes of a kind, including those of cards summoned earlier.

    what: the kind of attributes to multiply; n: the factor. (FY-TIMES-1, FY-TIMES-2, FY-TIMES-3, FY-TIMES-4,
    FY-TIMES-5)
    """

    what: Literal["strength", "defense", "harvest", "move", "corrupt"]
    n: Annotated[int, Meta(ge=2, le=3)]

    def do(self, s: State) -> None:
        """Set the multiplier, and carry out what it adds to earlier Harvests, Moves or Corrupts.

        (FY-TIMES-6, FY-TIMES-7, FY-TIMES-8)
        """
        mat = s.mat()
        card = s.arg
        if self.what == "strength":
            set_mark(s, mat, card, STRENGTH_TIMES, mark(s, mat, card, STRENGTH_TIMES) * self.n)
        elif self.what == "defense":
            set_mark(s, mat, card, DEFENSE_TIMES, mark(s, mat, card, DEFENSE_TIMES) * self.n)
        elif self.what == "harvest":
            s.harvest_times *= self.n
            s.run("harvest more", card)
        elif self.what == "corrupt":
            s.corrupt_times *= self.n
            s.run("lay Corrupt tiles", card)
        else:
            s.move_times *= self.n
            for other in reversed(s.mats[mat]):
                if mark(s, mat, other, MOVES):
                    s.run("move", other)
            for place in reversed(range(len(s.healer_moves) // HEALER_WIDTH)):
                s.run("move of a healer", place)

    def lose_bonus(self, s: State, mat: int, card: int) -> None:
        """Undo one use of a Strength or Defense multiplier; other multipliers last until the end of the phase."""
        if self.what == "strength":
            set_mark(s, mat, card, STRENGTH_TIMES, mark(s, mat, card, STRENGTH_TIMES) // self.n)
        elif self.what == "defense":
            set_mark(s, mat, card, DEFENSE_TIMES, mark(s, mat, card, DEFENSE_TIMES) // self.n)

    def stays(self) -> bool:
        return self.what == "defense"

    def strong(self) -> bool:
        return self.what == "strength"

    def words(self) -> str:
        return f"{self.short()}: your {self.what.capitalize()} counts {'twice' if self.n == 2 else 'three times'}"

    def short(self) -> str:
        return f"{self.what.capitalize()} x{self.n}"

    def expect(self, outlook: Outlook) -> float:
        """Return 0, and multiply the factor for Strength in `outlook`."""
        if self.what == "strength":
            outlook.times *= self.n
        return NO_OPINION
