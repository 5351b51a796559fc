"""The events that only the Whipper-In has."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.event_numbers import SPACE

EVENTS: Final[tuple[Declared[Box], ...]] = (
    Declared(
        "rode-up",
        "The Killer rides up to the pack at {space}.",
        pieces=lambda box, space: ["killer", f"space-{box.spaces[space].id}"],
        space=SPACE,
    ),
)
