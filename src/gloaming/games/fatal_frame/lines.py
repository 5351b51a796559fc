"""What Actions, Locations and Bosses do: not in the box yet."""

from __future__ import annotations

from typing import Final

import msgspec

from gloaming.engine.effects import Effect, Line
from gloaming.engine.schema import Schema
from gloaming.games.fatal_frame import content
from gloaming.games.fatal_frame.content import verbs
from gloaming.games.fatal_frame.rules.verbs import VERBS

SCHEMA: Final = Schema({Effect: VERBS})


def line(*effects: verbs.Effect) -> Line:
    """Effects as the rules do them."""
    return tuple([SCHEMA.read(msgspec.to_builtins(effect), Effect) for effect in effects])


ACTION_DOES: Final[tuple[Line, ...]] = tuple(
    [line(one.does.effect) if isinstance(one.does, verbs.Do) else () for one in content.ACTIONS]
)
ARRIVE_OUTSIDE: Final[tuple[Line, ...]] = tuple([line(*place.arrive) for place in content.EXTERIORS])
ARRIVE_INSIDE: Final[tuple[Line, ...]] = tuple([line(*room.arrive) for room in content.INTERIORS])
BOSS_WHITE: Final[tuple[Line, ...]] = tuple(
    [() if boss.white is None else line(boss.white.do) for boss in content.BOSSES]
)
