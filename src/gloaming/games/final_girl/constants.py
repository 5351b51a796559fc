"""Numbers that mean something: of phases, ties and targets, of what is nowhere, and how many there are at most."""

from __future__ import annotations

from typing import Final

Cards = tuple[int, ...]

NOWHERE: Final = -1
"""A piece that is not on the board, a card that is not there."""

KILLER: Final = -1
"""The Killer among the Enemies; Minions count from 0."""

NORMAL: Final = 3
"""A Victim's kind: 0, 1 and 2 for the white, orange and blue Special Victims, this for every other."""

ON_ALL: Final = -1
ON_GIRL: Final = -2
"""Whom an attack is on, where that is no Victim's kind."""

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
"""What a point of damage to the Killer is worth, bots guess."""

PHASE_ENDS: Final = -0.3
"""What it costs her that the Action phase ends, bots guess."""

MOST_TIME: Final = 12
MOST_HAND: Final = 10
MOST_WAITING: Final = 9
"""The dice that wait for the next Horror Roll at most."""

MOST_FOLLOWERS: Final = 9
MOST_VICTIMS: Final = 21
"""The Victims of a box without more."""

TARGETS: Final = ("victim", "girl", "nearest")
"""What a Killer Action goes for."""

TARGET_NUMBERS: Final[dict[str, int]] = {target: number for number, target in enumerate(TARGETS)}

GO_FOR_GIRL: Final = TARGET_NUMBERS["girl"]
GO_FOR_NEAREST: Final = TARGET_NUMBERS["nearest"]

TIES: Final = ("choose", "worst", "chance")
EPIC_POWER: Final = ("off", "shuffled", "forced")
