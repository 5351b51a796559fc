"""The fields that Hans the Butcher adds to the game state."""

from __future__ import annotations

from gloaming.engine.state.fields import value


class Fields:
    """Whether the Killer has attacked the Final Girl in the current Killer Action."""

    hit_girl: bool = value(False, "The Killer has attacked the girl in the current Killer Action.")
