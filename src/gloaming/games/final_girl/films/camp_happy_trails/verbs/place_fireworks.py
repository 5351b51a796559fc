"""The verb `place-fireworks`: place the fireworks, which lure the Killer."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import Effect, Why
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.constants import NOWHERE
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.rules.ahead import Ahead
from gloaming.games.final_girl.rules.movement import ways
from gloaming.games.final_girl.state import State

NOBODY_TO_LURE: Final = ("There is no Killer to lure.", "FG-MINION-12")


@dataclass(frozen=True)
class PlaceFireworks(Effect):
    """Place the fireworks in the Final Girl's space or an adjacent one. The Killer targets them before anything else.

    Only one lure can be on the map: a new one replaces it. (FG-ITEM-19)
    """

    def do(self, s: State) -> None:
        """Let the player choose the space."""
        s.run("place the fireworks")

    def refusal(self, s: State) -> Why | None:
        """Return why the effect is impossible (there is no Killer), or None. (FG-MINION-12)"""
        return NOBODY_TO_LURE if s.box.killers[s.killer].nobody else None

    def words(self) -> str:
        where = "in your space or an adjacent one, not in deep water"
        return f"place the token {where}: the Killer targets it before anything else, until he enters its space"

    def short(self) -> str:
        return "The Killer targets the token"

    def expect(self, outlook: Ahead) -> float:
        return outlook.leave_open(self)


def fireworks_places(s: State) -> list[Option]:
    """Return the Final Girl's space and the adjacent spaces, except deep water. (FG-ITEM-19)"""
    spaces = [s.girl_space, *ways(s, s.girl_space)]
    return [("fireworks", space) for space in spaces if not s.map.deep[space]]


def light_fireworks(s: State, option: Option) -> None:
    """Place the fireworks. In the Killer's space, they are used up immediately. (FG-ITEM-19)"""
    events.fireworks(s, s.at(option[1]))
    if option[1] != s.killer_space:
        s.fireworks = option[1]


def put_out(s: State) -> None:
    """Remove the fireworks when the Killer has reached them. (FG-ITEM-19)"""
    events.fireworks_out(s, s.at(s.fireworks))
    s.fireworks = NOWHERE
