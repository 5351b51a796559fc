"""A room effect: roll all dice again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION
from gloaming.engine.state.state import Option
from gloaming.games.dont_go_in_there.box import KEEP, RoomEffect
from gloaming.games.dont_go_in_there.generated import events
from gloaming.games.dont_go_in_there.outlook import Visit
from gloaming.games.dont_go_in_there.state import State

ROLL_AGAIN: Final[Option] = ("roll-again",)


@dataclass(frozen=True)
class RerollDice(RoomEffect):
    """The player who placed the 3rd meeple may roll all dice again, once. (DG-BASEMENT-1)"""

    def words(self) -> str:
        return "The player who placed the 3rd meeple may roll all dice again, once."

    def short(self) -> str:
        return "Place the 3rd meeple, and you may roll all dice again."

    def expect(self, outlook: Visit) -> float:
        return NO_OPINION


def may_roll_again(s: State) -> list[Option]:
    """Return the options to keep the dice or roll again; none if the room does not have this effect. (DG-BASEMENT-1)"""
    return [KEEP, ROLL_AGAIN] if isinstance(s.box.effect[s.room[s.board]], RerollDice) else []


def roll_again(s: State, option: Option) -> None:
    """Roll all dice again, unless the player keeps them. The second result is final. (DG-BASEMENT-2)"""
    if option != KEEP:
        s.rolled = s.dice.roll(len(s.rolled), 2)
        events.rolled_again(s, s.resolver, s.board, *s.rolled)
