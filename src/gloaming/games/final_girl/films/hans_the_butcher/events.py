"""The events that only Hans the Butcher has."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.event_numbers import SPACE
from gloaming.games.final_girl.event_texts import pointing_at

EVENTS: Final[tuple[Declared[Box], ...]] = (
    Declared("appeared", "The Killer appears at {space}.", space=SPACE),
    Declared("once-more", "He attacks her again.", you="He attacks you again.", pieces=pointing_at("killer")),
)
