"""The fields that Camp Happy Trails adds to the game state."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.games.final_girl.constants import NOWHERE


class Fields:
    """The state of the boat, fireworks, Bear Trap, tunnel and drifting Victims, and the Time set by an Event."""

    boat: int = value(NOWHERE, "The space of the boat.")
    fireworks: int = value(NOWHERE, "The space of the fireworks.")
    trap: int = value(NOWHERE, "The space of the trap.")
    trap_damage: int = value(0)
    tunnel: tuple[int, ...] = value((), "The two spaces that are linked.")
    drifting: tuple[int, ...] = value((), "Space, kind and number of each group of Victims that will drift.")
    next_time: int = value(0, "The Time that the next Action phase starts with.")
