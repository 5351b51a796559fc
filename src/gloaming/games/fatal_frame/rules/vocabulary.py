"""The verbs that cards can use: the classes in `rules/verbs`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.engine.rules.effects import Effect
from gloaming.games.fatal_frame.cards import Deed

VERBS: Final = "gloaming.games.fatal_frame.rules.verbs"

EFFECTS: Final = classes_in(VERBS, Effect)
"""All effects on the current player."""

DEEDS: Final = classes_in(VERBS, Deed)
"""All verbs of Actions."""
