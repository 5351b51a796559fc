"""The verbs for cards and rooms: the classes of `verbs/`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.dont_go_in_there.box import ClaimEffect, EndEffect, RoomEffect

VERBS: Final = "gloaming.games.dont_go_in_there.rules.verbs"

CLAIM_VERBS: Final = classes_in(VERBS, ClaimEffect)
"""Effects right after a card is taken."""

END_VERBS: Final = classes_in(VERBS, EndEffect)
"""Game-end effects."""

ROOM_VERBS: Final = classes_in(VERBS, RoomEffect)
"""Room effects."""
