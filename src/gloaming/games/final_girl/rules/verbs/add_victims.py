"""New Victims."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.words import count, listed
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.sentences import titled
from gloaming.games.final_girl.rules.victims import add
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import InSpaces

STARTS: Final[dict[str, str]] = {"killer-start": "where the Killer started", "girl-start": "where you started"}


@dataclass(frozen=True, kw_only=True)
class AddVictims(InSpaces):
    """New Victims in each of the spaces; "killer-start" and "girl-start" are those of the Setup card. (FG-VICTIM-2)"""

    count: Count
    at: tuple[str, ...]

    def do(self, s: State) -> None:
        """As long as there are pieces."""
        setup = s.box.setups[s.setup]
        for space in self.at:
            name = setup.killer if space == "killer-start" else setup.girl if space == "girl-start" else space
            add(s, s.map.number[name], self.count)

    def named(self) -> tuple[str, ...]:
        """Those that are not told by the Setup card."""
        return tuple([space for space in self.at if space not in STARTS])

    def words(self) -> str:
        where = listed([STARTS.get(space) or f"at the {titled(space)}" for space in self.at])
        each = " each" if len(self.at) > 1 else ""
        return f"{count(self.count, 'new Victim')}{each} {where}"
