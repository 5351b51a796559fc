"""The verb `start-with-time`: set the Time of the next Action phase."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.games.final_girl.constants import MOST_TIME
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import AtOnce
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class StartWithTime(AtOnce):
    """Set the Time with which the next Action phase starts. (FG-CAMP-11, FG-TIME-7)

    time: the Time, even if some is lost before that phase.
    """

    time: Annotated[int, Meta(ge=1, le=MOST_TIME)]

    def do(self, s: State) -> None:
        """Store the Time for the start of the next Action phase."""
        s.next_time = self.time
        events.next_time(s, self.time)

    def words(self) -> str:
        return f"your next Action phase starts with {self.time} Time"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
