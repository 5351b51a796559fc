"""The verb `listen`: the Killer comes out of the wall where it is loudest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.films.the_walled_brother.verbs.noise import hush
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.killer_actions import enter
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.rules.victims import counts, on_board
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Judged

HEARD: Final = 2
"""The least Noise in a space that the Killer hears. (FG-NOISE-3)"""

LOUDEST: Final = 0
FARTHEST_VICTIM: Final = 1
"""What draws the Killer out of the walls, as the flow `listen` takes it."""

SILENT: Final[dict[str, str]] = {
    "walls": "he goes into the walls",
    "girl": "he comes out in your space",
    "victim": "he comes out with the Victim farthest from you",
}
"""The text for what the Killer does in silence."""


@dataclass(frozen=True, kw_only=True)
class Listen(Judged):
    """Let the Killer come out of the wall in the space with the most Noise, which is removed. (FG-NOISE-3, FG-NOISE-4)

    silent: what he does if no space has enough Noise: "walls" he goes into the walls, "girl" he comes out in your
    space, "victim" he comes out with the Victim farthest from you, or goes into the walls if there is none.
    """

    silent: Literal["walls", "girl", "victim"]

    def do(self, s: State) -> None:
        """Let him come out; without enough Noise, do what the card says. (FG-NOISE-3, FG-NOISE-5)"""
        if max(s.noise) >= HEARD or lured(s) >= 0:
            s.run("listen", LOUDEST)
        elif self.silent == "girl":
            come_out(s, ("come-out", s.girl_space))
        elif self.silent == "victim" and on_board(s) > 0:
            s.run("listen", FARTHEST_VICTIM)
        else:
            go_into_the_walls(s)

    def reaches_her(self) -> bool:
        """Return whether he comes to the Final Girl in silence."""
        return self.silent == "girl"

    def words(self) -> str:
        return f"the Killer listens; in silence, {SILENT[self.silent]}"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def lured(s: State) -> int:
    """Return the space of a lure, which is louder than any Noise; -1 if there is none. (FG-NOISE-4)"""
    for rules in s.rules.lure:
        lure = rules.lure(s)
        if lure >= 0:
            return lure
    return NOWHERE


def outlets(s: State) -> list[Option]:
    """Return the spaces where the Killer can come out: a lure, or the loudest or farthest of several that are tied.

    (FG-NOISE-3, FG-NOISE-4, FG-NOISE-5)
    """
    lure = lured(s)
    if lure >= 0:
        return [("come-out", lure)]
    if s.arg == LOUDEST:
        most = max(s.noise)
        return tied(s, [("come-out", space) for space, noise in enumerate(s.noise) if noise == most])
    far = s.map.distance[s.girl_space]
    there = [space for space, count in enumerate(counts(s)) if count > 0]
    most = max([far[space] for space in there])
    return tied(s, [("come-out", space) for space in there if far[space] == most])


def come_out(s: State, option: Option) -> None:
    """Place the Killer in a space and remove its Noise. (FG-NOISE-3)"""
    space: int = option[1]
    events.came_out(s, s.at(space))
    hush(s, space)
    if space != s.killer_space:
        enter(s, space)


def go_into_the_walls(s: State) -> None:
    """Take the Killer off the board. (FG-NOISE-5, FG-NOISE-6)"""
    s.killer_space = NOWHERE
    s.stop_kept = False
    events.walled(s)
