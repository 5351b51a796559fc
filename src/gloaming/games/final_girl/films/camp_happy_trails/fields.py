"""The fields that Camp Happy Trails adds to the table."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.games.final_girl.constants import NOWHERE


class Fields:
    """The boat, the fireworks, the Bear Trap, the tunnel, Victims who drift, and the Time that an Event gives."""

    boat: int = value(NOWHERE, "Where it lies.")
    fireworks: int = value(NOWHERE, "Where they burn.")
    trap: int = value(NOWHERE, "Where it lies.")
    trap_damage: int = value(0)
    tunnel: tuple[int, ...] = value((), "The two spaces that are linked.")
    drifting: tuple[int, ...] = value((), "Space, kind and number of each group of Victims that will drift.")
    next_time: int = value(0, "The Time that the next Action phase starts with.")
