"""Every verb that a card or room can use: the classes of `verbs/`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.dont_go_in_there.box import ClaimEffect, EndEffect, RoomEffect

VERBS: Final = "gloaming.games.dont_go_in_there.rules.verbs"

CLAIM_VERBS: Final = classes_in(VERBS, ClaimEffect)
"""What a type of card may do right after one of it is taken."""

END_VERBS: Final = classes_in(VERBS, EndEffect)
"""What a type of card may do at the end of the game."""

ROOM_VERBS: Final = classes_in(VERBS, RoomEffect)
"""What a room may do."""
