"""The fields that Hans the Butcher adds to the table."""

from __future__ import annotations

from gloaming.engine.state.fields import value


class Fields:
    """Whether he has attacked the girl."""

    hit_girl: bool = value(False, "The Killer has attacked the girl in this action.")
