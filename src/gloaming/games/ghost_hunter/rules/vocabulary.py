"""Every verb of tiles and cards, and every verb of scenarios: the classes of `verbs/` and `deeds/`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.scenarios import Deed

VERBS: Final = tuple(
    sorted(classes_in("gloaming.games.ghost_hunter.rules.verbs", Does), key=lambda verb: verb is not Offer)
)
"""What tiles and cards do: `Offer` first, for it holds all the others."""

DEEDS: Final = classes_in("gloaming.games.ghost_hunter.rules.deeds", Deed)
"""What the rules of scenarios do."""
