"""The verbs that card types and rooms can use: the effect classes in `rules/verbs`."""

from __future__ import annotations

from typing import Final

from gloaming.engine.content.schema import classes_in
from gloaming.games.dont_go_in_there.box import ClaimEffect, EndEffect, RoomEffect

VERBS: Final = "gloaming.games.dont_go_in_there.rules.verbs"

CLAIM_VERBS: Final = classes_in(VERBS, ClaimEffect)
"""All effects that apply right after a card is taken."""

END_VERBS: Final = classes_in(VERBS, EndEffect)
"""All game-end effects."""

ROOM_VERBS: Final = classes_in(VERBS, RoomEffect)
"""All room effects."""
