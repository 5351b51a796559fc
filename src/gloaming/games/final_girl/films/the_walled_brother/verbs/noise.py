"""The verb `noise`: Noise in some spaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.games.final_girl.entry import Count
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.tracks import AtOnce
from gloaming.games.final_girl.rules.victims import count_at
from gloaming.games.final_girl.state import State

MOST: Final = 3
"""The most Noise in a space. (FG-NOISE-2)"""

PLACES: Final[dict[str, str]] = {
    "girl": "in your space",
    "adjacent": "in each space adjacent to yours",
    "crowd": "in each space with 2 or more Victims",
    "victims": "in each space with a Victim",
    "killer-start": "where the Killer started",
}
"""The text for each place where Noise is made."""


@dataclass(frozen=True, kw_only=True)
class Noise(AtOnce):
    """Make Noise in one or more spaces. (FG-NOISE-2)

    by: how much in each space; at: the spaces in which Noise is made: "girl" yours, "adjacent" each adjacent to yours,
    "crowd" each with 2 or more Victims, "victims" each with a Victim, "killer-start" the Killer's on the Setup card.
    """

    by: Count
    at: Literal["girl", "adjacent", "crowd", "victims", "killer-start"]

    def do(self, s: State) -> None:
        """Make Noise in one space after the other."""
        for space in self.spaces(s):
            make_noise(s, space, self.by)

    def spaces(self, s: State) -> list[int]:
        """Return the spaces where Noise is made."""
        if self.at == "girl":
            return [s.girl_space]
        if self.at == "killer-start":
            return [s.map.number[s.box.setups[s.setup].killer]]
        if self.at == "adjacent":
            return list(s.map.links[s.girl_space])
        least = 2 if self.at == "crowd" else 1
        return [space for space in range(len(s.victims)) if count_at(s, space) >= least]

    def words(self) -> str:
        return f"Noise +{self.by} {PLACES[self.at]}"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def make_noise(s: State, space: int, by: int) -> None:
    """Make Noise in a space, up to its maximum. (FG-NOISE-2)"""
    there = min(MOST, s.noise[space] + by)
    if there > s.noise[space]:
        s.noise = s.noise[:space] + (there,) + s.noise[space + 1 :]
        events.noise(s, there, s.at(space))


def hush(s: State, space: int) -> None:
    """Remove the Noise in a space. (FG-NOISE-3)"""
    if s.noise[space] > 0:
        s.noise = s.noise[:space] + (0,) + s.noise[space + 1 :]
        events.hushed(s, s.at(space))
