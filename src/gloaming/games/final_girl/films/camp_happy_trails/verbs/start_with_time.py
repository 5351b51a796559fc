"""The Time of the next Action phase."""

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

    time: how much, no matter what is lost before.
    """

    time: Annotated[int, Meta(ge=1, le=MOST_TIME)]

    def do(self, s: State) -> None:
        """Store the Time; losses until then do not change it."""
        s.next_time = self.time
        events.next_time(s, self.time)

    def words(self) -> str:
        return f"your next Action phase starts with {self.time} Time"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
