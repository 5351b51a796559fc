"""The verb `put-with-pack`: place the Killer with Minions and Victims."""

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
class PutWithPack(Effect):
    """Place the Killer in the space with Minions and the most Victims. (FG-HUNT-7)"""

    def do(self, s: State) -> None:
        """Place the Killer; the player chooses between equally full spaces. Without such a space, he stays."""
        s.run("put with the pack")

    def words(self) -> str:
        return "place the Killer in the space with Minions and the most Victims"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def fullest(s: State) -> list[Option]:
    """Return the spaces with Minions and the most Victims, at least one. (FG-HUNT-7)"""
    victims = counts(s)
    most = 1
    options: list[Option] = []
    for space in sorted(set(s.minions)):
        if victims[space] > most:
            most = victims[space]
            options = []
        if victims[space] == most:
            options.append(("ride-up", space))
    return tied(s, options)


def ride_up(s: State, option: Option) -> None:
    """Place the Killer in the chosen space. (FG-HUNT-7)"""
    space: int = option[1]
    events.rode_up(s, s.at(space))
    if space != s.killer_space:
        enter(s, space)
