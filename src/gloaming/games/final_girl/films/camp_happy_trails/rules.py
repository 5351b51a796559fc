"""What Camp Happy Trails changes in the rules: the tokens that lie on its map, and the Time that an Event gives."""

from __future__ import annotations

from gloaming.games.final_girl.box import FilmRules
from gloaming.games.final_girl.films.camp_happy_trails.verbs.place_fireworks import put_out
from gloaming.games.final_girl.films.camp_happy_trails.verbs.place_trap import spring
from gloaming.games.final_girl.state import State


class CampRules(FilmRules):
    """The Killer goes for the fireworks, and into the trap; she starts with the Time of an Event.

    (FG-ITEM-19, FG-ITEM-25, FG-CAMP-11)
    """

    __slots__ = ()

    def lure(self, s: State) -> int:
        """The space with the fireworks, where the Killer goes. (FG-ITEM-19)"""
        return s.fireworks

    def enter(self, s: State, space: int) -> None:
        """The fireworks go out, the trap snaps shut. (FG-ITEM-19, FG-ITEM-25)"""
        if s.fireworks == space:
            put_out(s)
        if s.trap == space:
            spring(s)

    def lies_in_wait(self, s: State, space: int) -> bool:
        """The fireworks, or the trap. (FG-ITEM-19, FG-ITEM-25)"""
        return space == s.fireworks or space == s.trap

    def begin_action_phase(self, s: State) -> None:
        """An Event has said with how much Time it starts. (FG-CAMP-11, FG-TIME-7)"""
        if s.next_time > 0:
            s.time = s.next_time
            s.next_time = 0
