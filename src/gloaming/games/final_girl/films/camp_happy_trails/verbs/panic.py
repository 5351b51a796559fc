"""The verb `panic`: let Victims panic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.panic import list_for_panic
from gloaming.games.final_girl.state import State


@dataclass(frozen=True, kw_only=True)
class Panic(Effect):
    """Let Victims panic, as in the Panic phase. (FG-CAMP-3, FG-CAMP-8, FG-PANIC-7)

    who: which Victims panic: "elsewhere" all outside your space, "with-killer" those in the Killer's space; times: how
    many times each of them panics, one after the other.
    """

    who: Literal["elsewhere", "with-killer"]
    times: Count

    def do(self, s: State) -> None:
        """Store the Victims who will panic, then let them panic one after the other."""
        for space in range(len(s.victims)):
            if space == s.killer_space if self.who == "with-killer" else space != s.girl_space:
                list_for_panic(s, space, self.times)
        s.run("panic")

    def words(self) -> str:
        who = "Victims in the Killer's space" if self.who == "with-killer" else "all Victims outside your space"
        return f"{who} panic" + ("" if self.times == 1 else " twice" if self.times == 2 else f" {self.times} times")

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
