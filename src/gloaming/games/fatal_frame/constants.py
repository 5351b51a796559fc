"""Constants: places, steps of a turn, and limits."""

from __future__ import annotations

from typing import Final, Literal

Cards = tuple[int, ...]

CELLS: Final = 9
"""The number of cells on the Exterior Map. They are numbered from 0 to 8 in rows, from the top left."""

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
"""The maximum number of Interior Locations in a house."""

ALBUM: Final = 6
"""The maximum number of Ghosts in a Photo Album."""

HAND: Final = 5
"""The number of cards dealt to each player, and the usual hand limit at the end of a turn."""

MOST_DICE: Final = 4
"""The number of attack dice in the box, and so the maximum in an attack."""

FACES: Final = 6

OUTSIDE: Final = -1
"""The place of a player before the first move: on the Camera card, at no Location."""

OUTDOORS: Final = -1
"""The value used instead of an index in a path for a player who is not in a house."""

NOTHING: Final = -1
"""The value used instead of a card or seat if there is none."""

DRAW: Final = 1
FIGHT: Final = 2
MOVE: Final = 3
PLAY: Final = 4
DISCARD: Final = 5

Phase = Literal["set-up", "draw", "fight", "move", "play", "discard"]

PHASES: Final[tuple[Phase, ...]] = ("set-up", "draw", "fight", "move", "play", "discard")
"""The names of set-up and of the five steps of a turn. (FF-TURN-2)"""

THRESHOLD: Final[dict[int, int]] = {2: 9, 3: 7, 4: 6}
"""The Album Points needed to enter the Shrine, by number of players. (FF-SHRINE-2)"""

LAST_ROUND: Final = 120
"""The last round of a match with the usual threshold of Album Points. (FF-WIN-3)"""

ROUNDS_A_POINT: Final = 10
"""Extra rounds for each Album Point by which a longer game raises the threshold. (FF-WIN-3)"""

CLOSING_ROUNDS: Final = 10
"""The number of rounds at the end of a match that are announced to players. (FF-WIN-4)"""

GO: Final = 0
ENTER: Final = 1
INSIDE: Final = 2
LEAVE: Final = 3
LEAVE_BY_TWIN: Final = 4
"""The kinds of moves: GO to a cell, ENTER a house, move along the path INSIDE a house, LEAVE the house, or
LEAVE_BY_TWIN to its twin house."""


def last_round(seats: int, threshold: int) -> int:
    """Return the last round in which a player can win. It is later for a higher threshold of Album Points.

    (FF-WIN-3)
    """
    return LAST_ROUND + ROUNDS_A_POINT * (threshold - THRESHOLD[seats])
