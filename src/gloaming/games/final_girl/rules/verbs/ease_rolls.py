"""The verb `ease-rolls`: make Horror Rolls easier."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from msgspec import Meta

from gloaming.engine.rules.effects import Effect, Fault
from gloaming.games.final_girl.constants import MOST_WAITING
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.sentences import dice_more
from gloaming.games.final_girl.state import State

EASE: Final = ("never", "next-roll", "phase")

A_SUCCESS: Final = 0.8
"""The value for bots of easier rolls: about one more success."""


@dataclass(frozen=True, kw_only=True)
class EaseRolls(Effect):
    """Add or remove dice on the next Horror Roll, or let 3 and 4 count as successes for a time.

    (FG-ROLL-7, FG-ROLL-9, FG-ROLL-10)

    dice: how many more dice to roll on the next Horror Roll, below 0 for fewer; three_and_four: how long 3 and 4 are
    successes, instead of a change of the dice: "never" not at all, "next-roll" on the next Horror Roll, "phase" for the
    rest of the Action phase.
    """

    dice: Annotated[int, Meta(ge=-6, le=6)] = 0
    three_and_four: Literal["never", "next-roll", "phase"] = "never"

    def fault(self) -> Fault | None:
        """Check that the effect either changes the dice or lets 3 and 4 count as successes, not both."""
        if (self.dice != 0) == (self.three_and_four != "never"):
            return "dice", "set either 'dice' or 'three_and_four', not both"
        return None

    def do(self, s: State) -> None:
        """Store the bonus for later Horror Rolls; at most 9 more or fewer dice are stored. (FG-ROLL-8)"""
        more = max(-MOST_WAITING, min(s.more_dice + self.dice, MOST_WAITING)) - s.more_dice
        if more != 0:
            s.more_dice += more
            events.more_dice(s, more)
        ease = EASE.index(self.three_and_four)
        if ease:
            s.improvise = max(s.improvise, ease)
            events.improvise(s, ease - 1)

    def words(self) -> str:
        if self.dice:
            return f"roll {dice_more(self.dice)} on the next Horror Roll"
        until = "for the rest of the Action phase" if self.three_and_four == "phase" else "on the next Horror Roll"
        return f"3 and 4 are successes {until}"

    def short(self) -> str:
        if self.dice:
            return f"{self.dice:+} {'die' if abs(self.dice) == 1 else 'dice'}, next roll"
        return f"3 and 4 succeed, {'this phase' if self.three_and_four == 'phase' else 'next roll'}"

    def expect(self, outlook: Ahead) -> float:
        """Return the value of about one success more or less, without predicting the rolls."""
        outlook.leave_open(self)
        return A_SUCCESS if self.dice >= 0 else -A_SUCCESS
