"""The verb `add-victims`: new Victims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from msgspec import Meta

from gloaming.engine.phrases import count, listed
from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.entry import Count, StartId
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.victims import add
from gloaming.games.final_girl.sentences import STARTS, titled
from gloaming.games.final_girl.state import State


@dataclass(frozen=True, kw_only=True)
class AddVictims(Effect):
    """Add new Victims to one or more spaces. (FG-VICTIM-2)

    count: the number of Victims for each space; at: the spaces; "killer-start" and "girl-start" are the starting spaces
    on the Setup card.
    """

    count: Count
    at: Annotated[tuple[StartId, ...], Meta(min_length=1, max_length=12)]

    def do(self, s: State) -> None:
        """Add the Victims to each space, as many as there are pieces left."""
        for space in self.at:
            add(s, s.space_named(space), self.count)

    def words(self) -> str:
        where = listed([STARTS.get(space) or f"at the {titled(space)}" for space in self.at])
        each = " each" if len(self.at) > 1 else ""
        return f"add {count(self.count, 'new Victim')}{each} {where}"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
