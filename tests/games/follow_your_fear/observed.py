"""What has been checked about the observations of Follow Your Fear, field by field against its rulebook."""

from __future__ import annotations

from tests.games.contract import ALIKE, CHOSEN, DONE_OPENLY, EMPTY, ORDER

UNOBSERVED = {
    "offered": ORDER,
    "hands": ORDER,
    "drawn": ORDER,
    "discards": ORDER,
    "fear_discard": ORDER,
    "gone": ORDER,
    "standing": ORDER,
    "corrupt": ORDER,
    "mats": ALIKE,
    "hidden": ALIKE,
    "used": EMPTY,
    "symbols": EMPTY,
}

PUBLIC = {
    "asked_fear": CHOSEN,
    "marks": "the sums of symbols on cards that were summoned face up",
    "here": "the sums of symbols on cards that were summoned face up",
    "cleanings": "the sums of symbols on cards that were summoned face up",
    "harvests": "the sums of symbols on cards that were summoned face up",
    "placings": "the sums of symbols on cards that were summoned face up",
    "extra": "the sums of symbols on cards that were summoned face up",
    "harvest_times": "the sums of symbols on cards that were summoned face up",
    "corrupt_times": "the sums of symbols on cards that were summoned face up",
    "move_times": "the sums of symbols on cards that were summoned face up",
    "harvested": DONE_OPENLY,
    "placed": DONE_OPENLY,
    "cleaned": DONE_OPENLY,
    "healer_moves": DONE_OPENLY,
    "outlasted": DONE_OPENLY,
    "tired": DONE_OPENLY,
    "hidden": "a token is hidden by a card that lies face up",
}
