"""Predict the outcome of a line of a card.

Bots use it to value a line, and the rules to recognize lines with the same outcome, which are not a choice. A verb's
`expect` changes the predicted table and returns the value of the change for the girl, for `evaluate`: below 0 if it
harms her.
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
"""What cuts a line short: damage or a loss that turns over a Final Health token, or ends the match."""


@mypyc_attr(acyclic=True)
class Ahead:
    """The predicted table: effects of a line change it from left to right, as far as the outcome is certain.

    s: the current table; time: below 0 by the full loss that takes it there, since she may discard against it;
    below zero it falls no further. over: what has cut the line short; other: effects whose outcome is known only
    when they are carried out; stopped: whether the rest of the line is not carried out or cannot be predicted.
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
        """Return whether both predictions are equal."""
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
        """Move the Time marker, within its track. (FG-TIME-2, FG-TIME-3, FG-TIME-5)"""
        if self.time >= 0:
            self.time = min(self.time + by, MOST_TIME)
            self.ended = self.ended or self.time < 0

    def change_horror(self, by: int) -> bool:
        """Move the Horror marker. Return False if it would raise Bloodlust, whose effects are not predicted.

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
        """Turn over a token: the rest of the line is not carried out. (FG-HEALTH-6, FG-END-1)"""
        self.over = over
        self.damage = 0
        self.stopped = True

    def leave_open(self, effect: Effect) -> float:
        """Record an effect whose outcome, and so the rest of the line, cannot be predicted. Return NO_OPINION."""
        self.other += (effect,)
        self.stopped = True
        return NO_OPINION


def ahead_of(s: State, line: Line) -> Ahead:
    """Predict the table after a line has been resolved. (FG-ROLL-4, FG-ROLL-5, FG-CARD-3)"""
    ahead = Ahead(s)
    for place, effect in enumerate(line):
        effect.expect(ahead)
        if ahead.stopped:
            if ahead.over == NOTHING_OVER:
                ahead.other += line[place + 1 :]
            break
    return ahead
