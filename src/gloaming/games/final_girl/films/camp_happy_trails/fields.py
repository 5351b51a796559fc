"""The fields that Camp Happy Trails adds to the game state."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.games.final_girl.constants import NOWHERE


class Fields:
    """The state of the boat, fireworks, Bear Trap, tunnel and drifting Victims, and the Time set by an Event."""

    boat: int = value(NOWHERE, "The space of the boat.")
    fireworks: int = value(NOWHERE, "The space of the fireworks.")
    trap: int = value(NOWHERE, "The space of the Bear Trap.")
    trap_damage: int = value(0, "The damage of the Bear Trap.")
    tunnel: tuple[int, ...] = value((), "The two spaces linked by the tunnel; empty before it is built.")
    drifting: tuple[int, ...] = value((), "For each group of Victims who will drift: space, kind and number.")
    next_time: int = value(0, "The Time that an Event sets for the next Action phase; 0 for none.")
