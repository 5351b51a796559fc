"""The verb `place-trap`: place the Bear Trap."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.games.final_girl.constants import KILLER_PHASE, NOWHERE
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.health import cut_phase, wound_killer
from gloaming.games.final_girl.state import State

NOBODY_TO_TRAP: Final = ("There is no Killer to trap.", "FG-MINION-12")


@dataclass(frozen=True)
class PlaceTrap(Effect):
    """Place the Bear Trap in the Final Girl's space. Only one trap can be set at a time. (FG-ITEM-25)

    damage: the damage that the Killer takes when he enters its space.
    """

    damage: Count

    def do(self, s: State) -> None:
        """Place the Bear Trap in the Final Girl's space and store its damage."""
        s.trap = s.girl_space
        s.trap_damage = self.damage
        events.trap_set(s, s.at(s.trap))

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (no Killer, a trap that is set already, or deep water), or None.

        (FG-ITEM-25, FG-MINION-12)
        """
        if s.box.killers[s.killer].nobody:
            return NOBODY_TO_TRAP
        here = s.girl_space
        if s.trap != NOWHERE:
            return f"A trap is already set at {s.map.spaces[s.trap].name}.", "FG-ITEM-25"
        return (f"It cannot lie in the {s.map.spaces[here].name}.", "FG-ITEM-25") if s.map.deep[here] else None

    def words(self) -> str:
        snaps = f"the Killer takes {self.damage} damage when he enters it, and the Killer phase ends"
        return f"place the token in your space, not in deep water: {snaps}"

    def short(self) -> str:
        return f"A trap here: {self.damage} damage to the Killer"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def spring(s: State) -> None:
    """Start the flow of the Bear Trap when the Killer has entered its space. (FG-ITEM-25)"""
    s.run("trap")


def spring_trap(s: State) -> None:
    """Remove the Bear Trap and deal its damage to the Killer. (FG-ITEM-25)"""
    events.trap(s, s.at(s.trap))
    s.trap = NOWHERE
    wound_killer(s, s.trap_damage)


def stop_in_the_trap(s: State) -> None:
    """End the Killer phase; in any other phase, end only the Killer's move. (FG-ITEM-25)"""
    if s.phase == KILLER_PHASE:
        cut_phase(s)
    else:
        s.moves_left = 0
