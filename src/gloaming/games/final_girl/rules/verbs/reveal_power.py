"""The verb `reveal-power`: reveal a Dark Power."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import AtOnce, reveal_power, reveal_second_power
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class RevealPower(AtOnce):
    """Reveal a Dark Power of the Killer. (FG-POWER-1, FG-FINALE-5)

    out_of: which Dark Power: "board" the one that is face down on his board, "box" a random one left in the box.
    """

    out_of: Literal["board", "box"] = "board"

    def do(self, s: State) -> None:
        """Reveal the Dark Power, which applies from then on."""
        if self.out_of == "box":
            reveal_second_power(s)
        else:
            reveal_power(s)

    def words(self) -> str:
        return "a second Dark Power is revealed" if self.out_of == "box" else "the Dark Power is revealed"

    def short(self) -> str:
        return self.words() if self.out_of == "box" else "Dark Power"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)
