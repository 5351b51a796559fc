"""The fields that Camp Happy Trails adds to the game state."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.engine.state.meanings import one, rows, some, upto
from gloaming.games.final_girl.axes import SPACE, VICTIM
from gloaming.games.final_girl.constants import ALL_VICTIMS, MOST_TIME, NOWHERE


class Fields:
    """The state of the boat, fireworks, Bear Trap, tunnel and drifting Victims, and the Time set by an Event."""

    boat: int = value(NOWHERE, "The space of the boat.", of=one(SPACE, NOWHERE))
    fireworks: int = value(NOWHERE, "The space of the fireworks.", of=one(SPACE, NOWHERE))
    trap: int = value(NOWHERE, "The space of the Bear Trap.", of=one(SPACE, NOWHERE))
    trap_damage: int = value(0, "The damage of the Bear Trap.", of=upto(9))
    tunnel: tuple[int, ...] = value(
        (), "The two spaces linked by the tunnel; empty before it is built.", of=some(SPACE)
    )
    drifting: tuple[int, ...] = value(
        (),
        "For each group of Victims who will drift: space, kind and number.",
        of=rows(24, one(SPACE, None), one(VICTIM, None), upto(ALL_VICTIMS)),
    )
    next_time: int = value(0, "The Time that an Event sets for the next Action phase; 0 for none.", of=upto(MOST_TIME))
