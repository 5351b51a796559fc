"""Constants: phases, ties, targets, special numbers and limits."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]

NOWHERE: Final = -1
"""The place of a piece that is not on the board, or the number of a card that is not there."""

KILLER: Final = -1
"""The number of the Killer among the Enemies; Minions count from 0."""

NORMAL: Final = 3
"""The kind of ordinary Victims; 0, 1 and 2 are the white, orange and blue Special Victims."""

ON_ALL: Final = -1
ON_GIRL: Final = -2
"""Targets of an attack that are not a Victim's kind."""

ACTION_PHASE: Final = 1
PLANNING_PHASE: Final = 2
KILLER_PHASE: Final = 3
PANIC_PHASE: Final = 4
UPKEEP_PHASE: Final = 5

PHASES: Final = ("set-up", "action phase", "planning phase", "killer phase", "panic phase", "upkeep phase")
"""The flow of each phase."""

CHOOSE: Final = 0
WORST: Final = 1
CHANCE: Final = 2
"""How ties are broken: by the player, to the worst, or by chance. (FG-AMBI-1)"""

LOW: Final = 0
HIGH: Final = 7
"""The ends of the Horror track."""

WOUND: Final = 0.8
"""The value that bots give a point of damage to the Killer."""

PHASE_ENDS: Final = -0.3
"""The value that bots give the end of the Action phase."""

MOST_TIME: Final = 12
MOST_HAND: Final = 10
MOST_WAITING: Final = 9
"""The maximum number of dice that wait for the next Horror Roll."""

MOST_FOLLOWERS: Final = 9
MOST_VICTIMS: Final = 21
"""The ordinary Victims in the smaller box."""

TARGETS: Final = ("victim", "girl", "nearest")
"""The targets of a Killer Action."""

TARGET_NUMBERS: Final[dict[str, int]] = {target: number for number, target in enumerate(TARGETS)}

GO_FOR_GIRL: Final = TARGET_NUMBERS["girl"]
GO_FOR_NEAREST: Final = TARGET_NUMBERS["nearest"]

TIES: Final = ("choose", "worst", "chance")
EPIC_POWER: Final = ("off", "shuffled", "forced")
