"""What bots expect of a line of a card, and what it will come to as the table is.

The rules ask, too: two lines that come to the same are no choice. A verb's `expect` changes the table ahead of it, and
returns what that is worth to her, for `evaluate`: below 0 where it harms her.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from gloaming.engine.rules.effects import NO_OPINION, Effect, Line
from gloaming.games.final_girl.constants import HIGH, LOW, MOST_TIME
from gloaming.games.final_girl.state import State

NOTHING_OVER: Final = 0
HIS_TOKEN: Final = 1
HER_TOKEN: Final = 2
"""What cuts a line short: a blow or a loss that turns over a Final Health token, or ends the match."""


@mypyc_attr(acyclic=True)
class Ahead:
    """How the table will stand; effects of a line change it from left to right as far as anybody can tell.

    s: the table as it stands; time: below 0 as far as the loss goes that takes it there, for she may discard against
    it; from the red it goes no further. over: what has cut the line short; other: the effects of which only their doing
    tells what they bring; stopped: whether what comes after does not happen, or nobody can tell what it brings.
    """

    __slots__ = ("s", "time", "horror", "health", "damage", "ended", "over", "other", "stopped")

    def __init__(self, s: State) -> None:
        self.s: State = s
        self.time: int = s.time
        self.horror: int = s.horror
        self.health: int = s.health
        self.damage: int = s.damage
        self.ended: bool = s.ended
        self.over: int = NOTHING_OVER
        self.other: Line = ()
        self.stopped: bool = False

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

    def cut(self, over: int) -> None:
        """A token is turned over: nothing that waits is done any more. (FG-HEALTH-6, FG-END-1)"""
        self.over = over
        self.damage = 0
        self.stopped = True

    def leave_open(self, effect: Effect) -> float:
        """Keep an effect as it stands where only its doing tells what it and the rest of the line bring: NO_OPINION."""
        self.other += (effect,)
        self.stopped = True
        return NO_OPINION


def ahead_of(s: State, line: Line) -> Ahead:
    """How the table will stand when a line has been resolved. (FG-ROLL-4, FG-ROLL-5, FG-CARD-3)"""
    ahead = Ahead(s)
    for place, effect in enumerate(line):
        effect.expect(ahead)
        if ahead.stopped:
            if ahead.over == NOTHING_OVER:
                ahead.other += line[place + 1 :]
            break
    return ahead
