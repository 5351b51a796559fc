"""The options that only the Walled Brother has."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.declarations import Declared
from gloaming.games.final_girl.options import SPACE
from gloaming.games.final_girl.state import State

OPTIONS: Final[tuple[Declared[State], ...]] = (Declared("come-out", "At {space}", space=SPACE),)
