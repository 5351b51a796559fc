"""What a line of a card will come to as the table is, so that two that come to the same can be told."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.engine.rules.effects import Effect, Line
from gloaming.games.final_girl.constants import HIGH, LOW, MOST_TIME
from gloaming.games.final_girl.state import State

NOTHING_OVER: Final = 0
HIS_TOKEN: Final = 1
HER_TOKEN: Final = 2
"""What cuts a line short: a blow or a loss that turns over a Final Health token, or ends the match."""


@mypyc_attr(acyclic=True)
class Ahead:
    """How the table will stand.

    time: below 0 as far as the loss goes that takes it there, for she may discard against it; from the red it goes no
    further. over: what has cut the line short; other: the effects of which only their doing tells what they bring.
    """

    __slots__ = ("time", "horror", "health", "damage", "ended", "over", "other")

    def __init__(self, s: State) -> None:
        self.time: int = s.time
        self.horror: int = s.horror
        self.health: int = s.health
        self.damage: int = s.damage
        self.ended: bool = s.ended
        self.over: int = NOTHING_OVER
        self.other: Line = ()

    def same(self, them: Ahead) -> bool:
        """Whether both are one."""
        return (
            self.time == them.time
            and self.horror == them.horror
            and self.health == them.health
            and self.damage == them.damage
            and self.ended == them.ended
            and self.over == them.over
            and self.other == them.other
        )

    def change_time(self, by: int) -> None:
        """The marker moves, as far as it can. (FG-TIME-2, FG-TIME-3, FG-TIME-5)"""
        if self.time >= 0:
            self.time = min(self.time + by, MOST_TIME)
            self.ended = self.ended or self.time < 0

    def change_horror(self, by: int) -> bool:
        """The marker moves; False where it would raise Bloodlust, of which nobody knows what it brings.

        (FG-HORROR-1, FG-HORROR-2, FG-HORROR-3)
        """
        if self.horror + by > HIGH:
            return False
        beyond = max(0, LOW - (self.horror + by))
        self.horror += by + beyond
        if beyond:
            self.change_time(beyond)
        return True

    def cut(self, over: int) -> bool:
        """A token is turned over: nothing that waits is done any more. (FG-HEALTH-6, FG-END-1)"""
        self.over = over
        self.damage = 0
        return False

    def take(self, effect: Effect) -> bool:
        """An effect of which only its doing tells what it brings, and what comes after it, is kept as it stands."""
        self.other += (effect,)
        return False


def ahead_of(s: State, line: Line) -> Ahead:
    """How the table will stand when a line has been resolved. (FG-ROLL-4, FG-ROLL-5, FG-CARD-3)"""
    ahead = Ahead(s)
    for place, effect in enumerate(line):
        if not effect.foresee(s, ahead):
            if ahead.over == NOTHING_OVER:
                ahead.other += line[place + 1 :]
            break
    return ahead
