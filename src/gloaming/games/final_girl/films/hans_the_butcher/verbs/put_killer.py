"""The verb `put-killer`: place the Killer with a Victim."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.killer_actions import enter
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.rules.victims import counts
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class PutKiller(Effect):
    """Place the Killer in the space of the Victim farthest from him. (FG-HANS-5)"""

    def do(self, s: State) -> None:
        """Place the Killer; the player chooses between equally far Victims. Without Victims, he stays."""
        s.run("put the Killer")

    def words(self) -> str:
        return "place the Killer with the Victim farthest from him"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def farthest_victims(s: State) -> list[Option]:
    """Return the spaces of the Victims farthest from the Killer; the Final Girl does not count as a Victim.

    While he is off the board, he is not placed.

    (FG-HANS-5, FG-MINION-13)
    """
    if s.killer_space < 0:
        return []
    far = s.map.distance[s.killer_space]
    most = -1
    options: list[Option] = []
    for space, count in enumerate(counts(s)):
        if count > 0 and far[space] >= most:
            if far[space] > most:
                most = far[space]
                options = []
            options.append(("put", space))
    return tied(s, options)


def put_killer(s: State, option: Option) -> None:
    """Place the Killer in the chosen space. (FG-HANS-5)"""
    space: int = option[1]
    events.appeared(s, s.at(space))
    if space != s.killer_space:
        enter(s, space)
