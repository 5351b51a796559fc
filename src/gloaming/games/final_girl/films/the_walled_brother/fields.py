"""The fields that the Walled Brother adds to the game state."""

from __future__ import annotations

from gloaming.engine.state.fields import value
from gloaming.engine.state.meanings import per, upto
from gloaming.games.final_girl.axes import SPACE


class Fields:
    """The Noise on the map."""

    noise: tuple[int, ...] = value(
        0, "The Noise in each space.", each=lambda s: len(s.map.spaces), added=True, of=per(SPACE, upto(3))
    )
