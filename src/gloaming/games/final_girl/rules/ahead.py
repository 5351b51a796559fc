"""Predict the outcome of a line: the effects of a card, from left to right.

Bots use the prediction to value a line. The rules use it to recognize lines with the same outcome, between which no
choice is offered. The `expect` method of a verb changes the predicted values and returns how much the change is worth
to the Final Girl, below 0 if it harms her.
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
"""Why a line ends early: not at all, or because the Killer's or the girl's Final Health token is turned over."""


@mypyc_attr(acyclic=True)
class Ahead:
    """The predicted values after effects of a line, as far as the outcome is certain.

    - s: the current state, which is not changed.
    - time: the predicted Time. When it falls below zero, it keeps the full loss, since the player may discard cards to
      reduce it; then it falls no further.
    - over: which Final Health token, if any, makes the line end early.
    - other: the effects with an uncertain outcome.
    - stopped: whether the rest of the line is not carried out or cannot be predicted.
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
        """Return whether two predictions are equal."""
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
        """Predict a change of Time, within the limits of its track. (FG-TIME-2, FG-TIME-3, FG-TIME-5)"""
        if self.time >= 0:
            self.time = min(self.time + by, MOST_TIME)
            self.ended = self.ended or self.time < 0

    def change_horror(self, by: int) -> bool:
        """Predict a change of the Horror Level. (FG-HORROR-1, FG-HORROR-2, FG-HORROR-3)

        Return False, and predict nothing, if the change would raise Bloodlust.
        """
        if self.horror + by > HIGH:
            return False
        beyond = max(0, LOW - (self.horror + by))
        self.horror += by + beyond
        if beyond:
            self.change_time(beyond)
        return True

    def cut(self, over: int) -> None:
        """Predict that a Final Health token is turned over, so that the rest of the line is not carried out.

        (FG-HEALTH-6, FG-END-1)
        """
        self.over = over
        self.damage = 0
        self.stopped = True

    def leave_open(self, effect: Effect) -> float:
        """Record an effect with an unpredictable outcome, after which the prediction stops. Return NO_OPINION."""
        self.other += (effect,)
        self.stopped = True
        return NO_OPINION


def ahead_of(s: State, line: Line) -> Ahead:
    """Predict the values after a line has been resolved. (FG-ROLL-4, FG-ROLL-5, FG-CARD-3)"""
    ahead = Ahead(s)
    for place, effect in enumerate(line):
        effect.expect(ahead)
        if ahead.stopped:
            if ahead.over == NOTHING_OVER:
                ahead.other += line[place + 1 :]
            break
    return ahead
