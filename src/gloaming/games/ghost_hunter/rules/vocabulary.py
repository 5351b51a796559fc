"""The lists of all verbs: the effects of tiles and cards from `verbs/`, and those of scenarios from `deeds/`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.rules.verbs.offer import Offer
from gloaming.games.ghost_hunter.scenarios import Deed

VERBS: Final = tuple(
    sorted(classes_in("gloaming.games.ghost_hunter.rules.verbs", Does), key=lambda verb: verb is not Offer)
)
"""The verb classes of tiles and cards. `Offer` comes first, as its effects may use all the others."""

DEEDS: Final = classes_in("gloaming.games.ghost_hunter.rules.deeds", Deed)
"""The verb classes that only rules of scenarios use."""
