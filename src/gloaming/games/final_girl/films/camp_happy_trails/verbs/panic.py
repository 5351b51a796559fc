"""The verb `panic`: let Victims panic."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.engine.rules.effects import Effect
from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.panic import list_for_panic, panic_girl
from gloaming.games.final_girl.state import State

WHO: Final[dict[str, str]] = {
    "elsewhere": "all Victims outside your space",
    "with-killer": "Victims in the Killer's space",
    "girl": "you",
}
"""The text for those who panic."""


@dataclass(frozen=True, kw_only=True)
class Panic(Effect):
    """Let Victims or the Final Girl panic, as in the Panic phase. (FG-CAMP-3, FG-CAMP-8, FG-PANIC-7, FG-PANIC-8)

    who: who panics: "elsewhere" all Victims outside your space, "with-killer" those in the Killer's space, "girl" you;
    times: how many times each of them panics, one after the other.
    """

    who: Literal["elsewhere", "with-killer", "girl"]
    times: Count

    def do(self, s: State) -> None:
        """Store the Victims who will panic, then let them panic one after the other; the Final Girl panics at once."""
        if self.who == "girl":
            for _ in range(self.times):
                panic_girl(s)
            return
        for space in range(len(s.victims)):
            if space == s.killer_space if self.who == "with-killer" else space != s.girl_space:
                list_for_panic(s, space, self.times)
        s.run("panic")

    def words(self) -> str:
        who = WHO[self.who]
        return f"{who} panic" + ("" if self.times == 1 else " twice" if self.times == 2 else f" {self.times} times")

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
