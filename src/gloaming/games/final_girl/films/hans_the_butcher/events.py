"""What happens in a film of Hans alone."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.event_numbers import SPACE
from gloaming.games.final_girl.events import pointing_at

EVENTS: Final[tuple[Declared[Box], ...]] = (
    Declared("appeared", "The Killer stands at {space}.", space=SPACE),
    Declared("once-more", "He attacks her once more.", you="He attacks you once more.", pieces=pointing_at("killer")),
)
