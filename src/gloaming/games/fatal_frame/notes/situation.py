"""The situation of the player to move, from which the features of all options are computed."""

from __future__ import annotations

from typing import Final

from gloaming.games.fatal_frame.chances import Arms, Worth, chance_to_beat, lies_on
from gloaming.games.fatal_frame.constants import NOTHING
from gloaming.games.fatal_frame.ghosts import Ghost
from gloaming.games.fatal_frame.state import State

READY: Final = 3
AT_BOSS: Final = 4
"""Stages of a player: 0 to 2 while points are missing, READY with enough points, AT_BOSS at a Boss, AT_BOSS + 1 at a
Boss that has lost beads."""


def tenths(chance: float) -> int:
    """Return a probability in tenths, rounded to an integer."""
    return int(chance * 10.0 + 0.5)


def stage_of(s: State, seat: int) -> int:
    """Return the stage of a player, from 0 to AT_BOSS + 1."""
    if s.boss[seat]:
        return AT_BOSS + (1 if s.life[seat] < s.box.bosses[s.boss[seat][0]].life else 0)
    lacking = s.threshold - s.points(seat)
    return READY if lacking <= 0 else 2 if lacking <= 2 else 1 if lacking <= 5 else 0


class Situation:
    """Facts that all options of a decision share, computed once.

    stage, stages: the stage of the player to move and of all players; four: the stage, at most READY; needs: 1 while
    the player needs points, else 0; boss: the expected turns to beat a Boss; ahead: the other player who is closest to
    winning; threat: how close that player is, from 0 to 3; held: the number of cards in hand.
    """

    __slots__ = (
        "known",
        "s",
        "seat",
        "stage",
        "four",
        "lacking",
        "needs",
        "arms",
        "boss",
        "stages",
        "ahead",
        "items",
        "outdoors",
        "indoors",
        "cheapest",
        "shrine",
        "held",
        "free",
        "threat",
    )

    def __init__(self, known: Worth, s: State) -> None:
        seat = s.turn
        box = s.box
        self.known: Worth = known
        self.s: State = s
        self.seat: int = seat
        self.stages: list[int] = [stage_of(s, other) for other in range(s.seats)]
        self.stage: int = self.stages[seat]
        self.four: int = min(self.stage, READY)
        self.lacking: int = max(0, s.threshold - s.points(seat))
        self.needs: int = 1 if self.stage < READY else 0
        self.arms: list[Arms] = [Arms(s, other) for other in range(s.seats)]
        self.threat: int = 0
        self.ahead: int = seat
        most = -1
        for other in range(s.seats):
            if other != seat:
                far = self.stages[other] * 64 + s.points(other)
                if far > most:
                    most = far
                    self.ahead = other
        worst = self.stages[self.ahead]
        self.threat = 3 if worst >= AT_BOSS else 2 if worst == READY else 1 if worst == 2 else 0
        self.free: int = 1 if s.gift(seat, "keep-hand") > 0 else 0
        self.items: list[int] = []
        self.outdoors: float = 0.0
        self.indoors: float = 0.0
        self.cheapest: float = 9.0
        self.held: int = len(s.hand[seat])
        mine = self.arms[seat]
        self.boss: float = known.against_boss(mine.dice, mine.added, mine.assigned, known.life)
        for card in s.hand[seat]:
            kind = box.kind[card]
            self.cheapest = min(self.cheapest, known.held[card])
            if kind < box.first_item:
                ghost = box.ghosts[kind]
                promise = ghost.value * self.beats(ghost, mine, NOTHING)
                if ghost.outdoors:
                    self.outdoors = max(self.outdoors, promise)
                if ghost.indoors:
                    self.indoors = max(self.indoors, promise)
            elif kind < box.first_upgrade:
                self.items.append(kind)
        cell = s.exterior.index(box.shrine)
        self.shrine: int = cell if s.explored[cell] else NOTHING

    def beats(self, ghost: Ghost, arms: Arms, room: int) -> float:
        """Return the probability that a player with this equipment beats a Ghost in one attack at this Location."""
        return self._chance(ghost, arms, room, 0, 0)

    def beats_here(self, card: int, seat: int) -> float:
        """Return the probability that a player beats a Ghost at the player's Location, including attached Actions."""
        added, dice = lies_on(self.known, self.s, card)
        return self._chance(self.s.box.ghost[card], self.arms[seat], self.s.room(seat), added, dice)

    def _chance(self, ghost: Ghost, arms: Arms, room: int, more: int, dice: int) -> float:
        """Return the probability of beating a Ghost in one attack.

        more: the addition to each die; dice: the extra dice.
        """
        assigned = 0 if ghost.no_orbs else arms.assigned
        return chance_to_beat(self.s.box, ghost, room, arms.dice + dice, arms.added + more, assigned)
