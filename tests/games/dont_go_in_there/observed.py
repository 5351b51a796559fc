"""What has been checked about the observations of Don't Go In There, field by field against its rulebook."""

from __future__ import annotations

from tests.games.contract import ALIKE, DONE_OPENLY, LEFT_OPENLY, ORDER, ROLLED_OPENLY

UNOBSERVED = {
    "cards": ALIKE,
    "types": ORDER,
    "tableau": ORDER,
    "dispelled": ORDER,
}

PUBLIC = {
    "board": LEFT_OPENLY,
    "space": LEFT_OPENLY,
    "slot": DONE_OPENLY,
    "resolver": DONE_OPENLY,
    "card": "a card that was taken, which lies face up from then on",
    "rolled": ROLLED_OPENLY,
}
