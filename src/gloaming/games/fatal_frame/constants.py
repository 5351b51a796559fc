"""Constants: places, steps of a turn, and limits."""

from __future__ import annotations

from typing import Final, Literal

Cards = tuple[int, ...]

CELLS: Final = 9
"""The Exterior Map: cells in rows from the top left, 0 to 8."""

CELL_NAMES: Final = (
    "north-west",
    "north",
    "north-east",
    "west",
    "centre",
    "east",
    "south-west",
    "south",
    "south-east",
)

LONGEST: Final = 4
"""The maximum number of Locations in a house."""

ALBUM: Final = 6
"""The maximum number of Ghosts in a Photo Album."""

HAND: Final = 5
"""The number of cards dealt, and the hand limit at the end of a turn."""

MOST_DICE: Final = 4
"""The attack dice in the box."""

FACES: Final = 6

OUTSIDE: Final = -1
"""The place of a player who has not moved yet: on the Camera, at no Location."""

OUTDOORS: Final = -1
"""The place in the path of a player who is not in a house."""

NOTHING: Final = -1
"""No card, no seat."""

DRAW: Final = 1
FIGHT: Final = 2
MOVE: Final = 3
PLAY: Final = 4
DISCARD: Final = 5

Phase = Literal["set-up", "draw", "fight", "move", "play", "discard"]

PHASES: Final[tuple[Phase, ...]] = ("set-up", "draw", "fight", "move", "play", "discard")
"""The steps of a turn. (FF-TURN-2)"""

THRESHOLD: Final[dict[int, int]] = {2: 9, 3: 7, 4: 6}
"""The Album Points needed to enter the Shrine, by number of players. (FF-SHRINE-2)"""

LAST_ROUND: Final = 120
"""The last round of a match. (FF-WIN-3)"""

ROUNDS_A_POINT: Final = 10
"""Extra rounds for each Album Point added for a longer game. (FF-WIN-3)"""

CLOSING_ROUNDS: Final = 10
"""The number of last rounds that are announced. (FF-WIN-4)"""

GO: Final = 0
ENTER: Final = 1
INSIDE: Final = 2
LEAVE: Final = 3
LEAVE_BY_TWIN: Final = 4
"""The ways to move: to a cell, into the house, along the path, out of the house, out to its twin."""


def last_round(seats: int, threshold: int) -> int:
    """Return the round after which nobody can win, for a threshold of Album Points. (FF-WIN-3)"""
    return LAST_ROUND + ROUNDS_A_POINT * (threshold - THRESHOLD[seats])
