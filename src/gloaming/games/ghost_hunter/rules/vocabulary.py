"""All verbs of tiles and cards, and all verbs of scenarios: the classes in `verbs/` and `deeds/`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.scenarios import Deed

VERBS: Final = tuple(
    sorted(classes_in("gloaming.games.ghost_hunter.rules.verbs", Does), key=lambda verb: verb is not Offer)
)
"""The verbs of tiles and cards, `Offer` first, as it may contain all the others."""

DEEDS: Final = classes_in("gloaming.games.ghost_hunter.rules.deeds", Deed)
"""The verbs of the rules of scenarios."""
