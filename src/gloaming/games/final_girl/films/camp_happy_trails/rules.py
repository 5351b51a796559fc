"""The rules that Camp Happy Trails adds: the effects of its tokens, and the Time set by an Event."""

from __future__ import annotations

from typing import Final

from gloaming.engine.rules.effects import Why
from gloaming.games.final_girl.film_rules import FilmRules
from gloaming.games.final_girl.films.camp_happy_trails.verbs.place_fireworks import put_out
from gloaming.games.final_girl.films.camp_happy_trails.verbs.place_trap import spring
from gloaming.games.final_girl.state import State

THERE_ALREADY: Final = ("You and the boat are there already.", "FG-ITEM-17")

NO_PLACE: Final[dict[str, Why]] = {
    "place the fireworks/light_fireworks": (
        "The lure lies in your space or in one adjacent to it.",
        "FG-ITEM-19",
    ),
    "sail/sail_to": ("The boat can go only to water spaces.", "FG-ITEM-17"),
    "moor the boat/moor_at": ("It is not one of the water spaces nearest to you.", "FG-ITEM-17"),
    "drift one/drift_one": ("It is not a step of the Victim toward the nearest Enemy.", "FG-CAMP-5"),
    "dig/link": ("The Event links other spaces.", "FG-CAMP-18"),
    "draw a Victim/draw_near": (
        "None of the Victims nearest to the Killer is there or goes there.",
        "FG-CAMP-19",
    ),
}
"""Reasons why a space cannot be chosen, by the name of the step."""


class CampRules(FilmRules):
    """Rule hooks of Camp Happy Trails. (FG-ITEM-19, FG-ITEM-25, FG-CAMP-11)

    The fireworks lure the Killer, the Bear Trap stops him, and an Event sets the Time of the next Action phase.
    """

    __slots__ = ()

    def lure(self, s: State) -> int:
        """Return the space with the fireworks, which lure the Killer; -1 if there are none. (FG-ITEM-19)"""
        return s.fireworks

    def enter(self, s: State, space: int) -> None:
        """Put out the fireworks and spring the Bear Trap in the space that the Killer has entered.

        (FG-ITEM-19, FG-ITEM-25)
        """
        if s.fireworks == space:
            put_out(s)
        if s.trap == space:
            spring(s)

    def lies_in_wait(self, s: State, space: int) -> bool:
        """Return whether the fireworks or the Bear Trap are in a space. (FG-ITEM-19, FG-ITEM-25)"""
        return space == s.fireworks or space == s.trap

    def why_not_space(self, s: State, step: str, space: int) -> Why | None:
        """Return why a space cannot be chosen for the boat, the fireworks, the tunnel or a Victim's move.

        (FG-ITEM-17, FG-ITEM-19, FG-CAMP-5, FG-CAMP-18, FG-CAMP-19)
        """
        if step == "place the fireworks/light_fireworks" and s.map.deep[space]:
            return f"The lure cannot lie in the {s.map.spaces[space].name}.", "FG-ITEM-19"
        if step == "sail/sail_to" and space == s.girl_space:
            return THERE_ALREADY
        return NO_PLACE.get(step)

    def begin_action_phase(self, s: State) -> None:
        """Set Time to the value that an Event has determined for this Action phase. (FG-CAMP-11, FG-TIME-7)"""
        if s.next_time > 0:
            s.time = s.next_time
            s.next_time = 0
