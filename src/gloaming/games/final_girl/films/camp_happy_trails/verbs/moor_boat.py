"""The verb `moor-boat`: place the boat."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class MoorBoat(Effect):
    """Place the boat at the water space nearest to the Final Girl; nowhere if the Location has no water.

    There is only one boat: placed again, it moves. (FG-ITEM-17)
    """

    def do(self, s: State) -> None:
        """Place the boat; the player chooses between equally near water spaces."""
        s.run("moor the boat")

    def words(self) -> str:
        return "place the boat at the water space nearest to you"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def moorings(s: State) -> list[Option]:
    """Return the water spaces nearest to the Final Girl. (FG-ITEM-17)"""
    far = s.map.distance[s.girl_space]
    water = [space for space in range(len(far)) if s.map.water[space]]
    nearest = min([far[space] for space in water], default=0)
    return tied(s, [("moor", space) for space in water if far[space] == nearest])


def moor_at(s: State, option: Option) -> None:
    """Place the boat at the chosen water space. (FG-ITEM-17)"""
    s.boat = option[1]
    events.boat(s, s.at(s.boat))
