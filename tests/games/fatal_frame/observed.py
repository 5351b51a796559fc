"""What has been checked about the observations of Fatal Frame, field by field against its rulebook."""

from __future__ import annotations

from tests.games.contract import ALIKE, DONE_OPENLY, LEFT_OPENLY, LIES_OPENLY, ORDER, ROLLED_OPENLY

UNOBSERVED = {
    "discard": ORDER,
    "hand": ORDER,
    "album": ORDER,
    "items": ORDER,
    "camera": ORDER,
    "interior_discard": ORDER,
    "using": ALIKE,
    "used": ALIKE,
    "ghosts": ALIKE,
    "attached": ALIKE,
    "fought": ALIKE,
}

PUBLIC = {
    "rolled": ROLLED_OPENLY,
    "final": ROLLED_OPENLY,
    "boss_rolled": ROLLED_OPENLY,
    "boss_die": ROLLED_OPENLY,
    "fought": LEFT_OPENLY,
    "used": DONE_OPENLY,
    "winner": DONE_OPENLY,
    "ghosts": LIES_OPENLY,
    "attached": LIES_OPENLY,
    "life": "beads on a Boss, which lie in front of everyone",
}
