"""Every verb that a card can use: the classes of `verbs/`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.engine.rules.effects import Effect
from gloaming.games.fatal_frame.cards import Deed

VERBS: Final = "gloaming.games.fatal_frame.rules.verbs"

EFFECTS: Final = classes_in(VERBS, Effect)
"""What happens to the player whose turn it is."""

DEEDS: Final = classes_in(VERBS, Deed)
"""What Actions do."""
