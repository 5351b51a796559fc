"""The verb `sail`: go by boat."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.films.camp_happy_trails.verbs.moor_boat import MoorBoat
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.movement import companies, go
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import AfterAnother

NO_BOAT: Final = ("There is no boat.", "FG-ITEM-17")


@dataclass(frozen=True)
class Sail(AfterAnother):
    """Go from the boat's space to any other water space, with Victims. (FG-ITEM-17)

    Needs a card with `moor-boat`, which places the boat, in the same match.
    """

    def other(self) -> type[Effect]:
        """Return the verb that places the boat; a match with `sail` needs a card with this verb. (FG-ITEM-17)"""
        return MoorBoat

    def do(self, s: State) -> None:
        """Let the player choose the destination and the Victims who come along."""
        s.run("sail")

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no boat is in the Final Girl's space), or None. (FG-ITEM-17)"""
        if s.boat == NOWHERE:
            return NO_BOAT
        return None if s.girl_space == s.boat else (f"The boat lies at {s.map.spaces[s.boat].name}.", "FG-ITEM-17")

    def words(self) -> str:
        return "from the boat's space, go to any other water space; Victims may come with you"

    def short(self) -> str:
        return "From the boat to any water space"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def shores(s: State) -> list[Option]:
    """Return the other water spaces, each with the Victims who can come along.

    (FG-ITEM-17, FG-FOLLOW-1, FG-FOLLOW-2)
    """
    options: list[Option] = []
    for space in range(len(s.victims)):
        if s.map.water[space] and space != s.girl_space:
            for normal, mask in companies(s, space == s.killer_space):
                options.append(("sail", space, normal, mask))
    return options


def sail_to(s: State, option: Option) -> None:
    """Move the boat, the Final Girl and the chosen Victims to a water space. (FG-ITEM-17)"""
    s.boat = option[1]
    go(s, option[1], option[2], option[3])
