"""The events that only the Walled Brother has."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.event_numbers import NUMBER, SPACE

EVENTS: Final[tuple[Declared[Box], ...]] = (
    Declared("noise", "Noise at {space}: {there} now.", there=NUMBER, space=SPACE),
    Declared("hushed", "The Noise at {space} is removed.", space=SPACE),
    Declared(
        "came-out",
        "The Killer comes out of the wall at {space}.",
        pieces=lambda box, space: ["killer", f"space-{box.spaces[space].id}"],
        space=SPACE,
    ),
    Declared("walled", "The Killer hears nothing and is in the walls."),
)
