"""Roll all the dice of a room again."""

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
    """Whoever placed the 3rd meeple may roll all the dice again, once. (DG-BASEMENT-1)"""

    def words(self) -> str:
        return "Whoever placed the 3rd meeple may roll all the dice again, once."

    def expect(self, outlook: Visit) -> float:
        return NO_OPINION


def may_roll_again(s: State) -> list[Option]:
    """In a room that says so. (DG-BASEMENT-1)"""
    return [KEEP, ROLL_AGAIN] if isinstance(s.box.effect[s.room[s.board]], RerollDice) else []


def roll_again(s: State, option: Option) -> None:
    """Roll ALL the dice again, once: the second result stands. (DG-BASEMENT-2)"""
    if option != KEEP:
        s.rolled = s.dice.roll(len(s.rolled), 2)
        events.rolled_again(s, s.resolver, s.board, *s.rolled)
