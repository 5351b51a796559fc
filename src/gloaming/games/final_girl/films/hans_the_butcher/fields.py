"""What Hans the Butcher keeps in mind."""

from __future__ import annotations

from gloaming.engine.state.fields import value


class Fields:
    """Whom he has attacked."""

    hit_girl: bool = value(False, "The Killer has attacked the girl in this action.")
