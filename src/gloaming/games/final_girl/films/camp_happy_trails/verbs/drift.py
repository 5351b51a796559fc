"""The verb `drift`: every Victim walks toward the Enemies."""

from __future__ import annotations

from dataclasses import dataclass

from gloaming.engine.rules.effects import Effect
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NORMAL
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.ties import tied
from gloaming.games.final_girl.rules.victims import kinds_at, put_on, take_off
from gloaming.games.final_girl.state import State


@dataclass(frozen=True)
class Drift(Effect):
    """Move every Victim 1 space toward the nearest Enemy. (FG-CAMP-5)"""

    def do(self, s: State) -> None:
        """Store the groups of Victims to move, then move them one by one."""
        listed: list[int] = []
        for space in range(len(s.victims)):
            for kind in kinds_at(s, space):
                listed += [space, kind, s.victims[space] if kind == NORMAL else 1]
        s.drifting = tuple(listed)
        s.run("drift")

    def words(self) -> str:
        return "every Victim moves 1 space toward the nearest Enemy"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def drift_on(s: State) -> None:
    """Move the next drifting Victim, unless an Enemy is already in its space. (FG-CAMP-5)"""
    if s.drifting:
        s.again()
        if drift_ways(s):
            s.run("drift one")
        else:
            s.drifting = s.drifting[3:]


def drift_ways(s: State) -> list[Option]:
    """Return the adjacent spaces that bring the next drifting Victim closer to its nearest Enemy. (FG-CAMP-5)"""
    space, kind, _ = s.drifting[:3]
    enemies = list(s.minions)
    if s.killer_space >= 0:
        enemies.append(s.killer_space)
    distance = s.map.distance
    far = distance[space]
    nearest = far[enemies[0]] if enemies else 0
    for enemy in enemies:
        nearest = min(nearest, far[enemy])
    options: list[Option] = []
    if nearest > 0:
        for other in s.map.links[space]:
            for enemy in enemies:
                if far[enemy] == nearest and distance[other][enemy] == nearest - 1:
                    options.append(("drift", other, space, kind))
                    break
    return tied(s, options)


def drift_one(s: State, option: Option) -> None:
    """Move one Victim of the next group; each Victim of a group may go to a different space. (FG-CAMP-5)"""
    space, kind, count = s.drifting[:3]
    rest = s.drifting[3:]
    s.drifting = (space, kind, count - 1) + rest if count > 1 else rest
    s.stop_kept = False
    take_off(s, space, kind)
    events.drawn(s, kind, s.at(space), s.at(option[1]))
    put_on(s, option[1], kind)
