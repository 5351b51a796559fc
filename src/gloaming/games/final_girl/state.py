"""The state of a match of Final Girl. The module `fields` declares its fields."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gloaming.engine.errors import BadSetup
from gloaming.engine.state.dice import Dice
from gloaming.games.final_girl.box import Box
from gloaming.games.final_girl.constants import EPIC_POWER, NOWHERE, TIES
from gloaming.games.final_girl.generated.state import Fields


class State(Fields):
    """The state of a match."""

    __slots__ = ()

    def __init__(self) -> None:
        pass

    def copy(self) -> State:
        """Return an independent copy of the state."""
        other = State()
        self.copy_fields(other)
        return other

    def running(self, flow: str) -> bool:
        """Return whether a flow is running, itself or through a flow that it has started."""
        flow_of = self.program.flow_of
        step, back = self.step, self.back
        while back is not None and flow_of[step] != flow:
            step, _, _, back = back
        return flow_of[step] == flow

    def space_named(self, name: str) -> int:
        """Return the number of a space that a card names by its id, or as a starting space of the Setup card."""
        setup = self.box.setups[self.setup]
        return self.map.number[{"killer-start": setup.killer, "girl-start": setup.girl}.get(name, name)]

    def at(self, space: int) -> int:
        """Return the number of a space of this map among the spaces of all Locations, as events store it."""
        return self.map.first + space


def table(box: Box, seats: int, dice: Dice, settings: Mapping[str, Any]) -> State:
    """Return the state of a new match before set-up, with the chosen settings.

    (FG-SETUP-1, FG-SETUP-2, FG-SETUP-3, FG-SETUP-7, FG-SETUP-8)
    """
    girls = [girl.id for girl in box.girls]
    s = State()
    s.box = box
    s.killer = [killer.id for killer in box.killers].index(settings["killer"])
    s.location = [location.id for location in box.locations].index(settings["location"])
    s.map = box.maps[s.location]
    s.rules = box.rules[s.killer][s.location]
    s.kinds = box.minions_in[s.killer][s.location]
    s.extreme = [board.id for board in box.boards].index(settings["board"])
    s.ambiguity = TIES.index(settings["ties"])
    s.epic = EPIC_POWER.index(settings["epic"])
    s.bonus = int(settings["bonus"] == "on")
    s.most_victims = int(settings["victims"])
    s.girl = girls.index(settings["girl"]) if settings["girl"] else NOWHERE
    s.setup = NOWHERE if settings["setup"] is None else [setup.id for setup in box.setups].index(settings["setup"])
    if s.setup >= 0 and s.setup not in box.setups_of[s.location]:
        raise BadSetup(f"{settings['setup']!r} is no Setup card of {settings['location']}")
    s.start(seats)
    s.supply = s.most_victims
    return s
