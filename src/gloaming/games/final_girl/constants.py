"""Constants: phases, settings for ties, targets, special numbers and limits."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]

NOWHERE: Final = -1
"""The space of a piece that is off the board, and the number that stands for no card."""

KILLER: Final = -1
"""The number of the Killer among the Enemies; Minions are numbered from 0."""

NORMAL: Final = 3
"""The kind of ordinary Victims. The white, orange and blue Special Victims have the kinds 0, 1 and 2."""

ON_ALL: Final = -1
ON_GIRL: Final = -2
"""In an attack event, numbers that stand for everyone and for the Final Girl instead of a kind of Victim."""

ACTION_PHASE: Final = 1
PLANNING_PHASE: Final = 2
KILLER_PHASE: Final = 3
PANIC_PHASE: Final = 4
UPKEEP_PHASE: Final = 5

PHASES: Final = ("set-up", "action phase", "planning phase", "killer phase", "panic phase", "upkeep phase")
"""The name of the flow that runs each phase, indexed by phase number."""

CHOOSE: Final = 0
WORST: Final = 1
CHANCE: Final = 2
"""How ties are broken: CHOOSE by the player, WORST by what is worst for the girl, CHANCE at random. (FG-AMBI-1)"""

LOW: Final = 0
HIGH: Final = 7
"""LOW, HIGH: the lowest and the highest Horror Level."""

WOUND: Final = 0.8
"""The value for bots of a point of damage to the Killer."""

MOST_RIVALS: Final = 14
"""The number of Minions and Victims together that bots expect in a film without a Killer."""

PHASE_ENDS: Final = -0.3
"""The value for bots of an effect that ends the Action phase."""

ITEM_CARDS: Final = 4
TERROR_CARDS: Final = 10
MOST_TERRORS: Final = 20
"""The number of Items in an Item deck and of cards in the Terror deck, unless a board says otherwise.

MOST_TERRORS: the maximum of the Terror deck.
"""

LAST_TURN: Final = 60
LAST_TURN_PUBLISHED: Final = 400
TURNS_LEFT: Final = 10
"""The last turn of a match; the last turn with a published Killer, Location and girl; when the log announces the last.

(FG-END-5)
"""

MOST_TIME: Final = 12
MOST_HAND: Final = 10
MOST_WAITING: Final = 9
"""Maxima: MOST_TIME of Time, MOST_HAND of cards in hand, MOST_WAITING of dice added to the next Horror Roll."""

MOST_MINIONS: Final = 12
"""The maximum number of tokens of a kind of Minions."""

MOST_FOLLOWERS: Final = 9
MOST_VICTIMS: Final = 21
ALL_VICTIMS: Final = 24
"""MOST_FOLLOWERS: the maximum number of Victims who follow. MOST_VICTIMS: the ordinary Victims in the box.

ALL_VICTIMS: the same with the three that the setting `victims` can add.
"""

TARGETS: Final = ("victim", "girl", "nearest")
"""The targets that a Killer Action can have."""

TARGET_NUMBERS: Final[dict[str, int]] = {target: number for number, target in enumerate(TARGETS)}

GO_FOR_GIRL: Final = TARGET_NUMBERS["girl"]
GO_FOR_NEAREST: Final = TARGET_NUMBERS["nearest"]

TIES: Final = ("choose", "worst", "chance")
EPIC_POWER: Final = ("off", "shuffled", "forced")
