"""The verb `tunnel`: a link between two spaces that the map does not show."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any

from msgspec import Meta

from gloaming.engine.phrases import listed
from gloaming.engine.rules.effects import NO_OPINION, Fault
from gloaming.engine.state.state import Option
from gloaming.games.final_girl.entry import SpaceId
from gloaming.games.final_girl.generated import events
from gloaming.games.final_girl.sentences import titled
from gloaming.games.final_girl.state import State
from gloaming.games.final_girl.traits import Standing


@dataclass(frozen=True)
class Tunnel(Standing):
    """Make two spaces adjacent for the Final Girl, but not for Enemies. Only one Event of a Location can have it.

    (FG-CAMP-18)

    between: the spaces from which the player chooses the two.
    """

    between: Annotated[tuple[SpaceId, ...], Meta(min_length=2, max_length=12)]

    def fault(self) -> Fault | None:
        """Check that no space is named twice."""
        return ("between", "a space stands twice") if len(set(self.between)) < len(self.between) else None

    def words(self) -> str:
        which = listed([titled(space) for space in self.between])
        return f"choose two of {which}: for you they are adjacent, for Enemies they are not"

    def alone(self) -> bool:
        """Return True: a match has only one such link. (FG-CAMP-18)"""
        return True

    def begin(self, s: State, event: int) -> None:
        """Let the player choose the two spaces."""
        s.run("dig", event)

    def ways(self, s: State, space: int) -> list[int]:
        """Return the other end of the tunnel if the space is one of its ends. (FG-CAMP-18)"""
        return [other for other in s.tunnel if other != space] if space in s.tunnel else []

    def expect(self, outlook: Any) -> float:
        return NO_OPINION


def pairs_to_link(s: State) -> list[Option]:
    """Return all pairs of the spaces that the Event names, of which the player chooses one. (FG-CAMP-18)"""
    stays = s.box.events[s.arg].stays
    assert isinstance(stays, Tunnel)
    ends = [s.map.number[space] for space in stays.between]
    options: list[Option] = []
    for first in range(len(ends)):
        for second in range(first + 1, len(ends)):
            options.append(("link", ends[first], ends[second]))
    return options


def link(s: State, option: Option) -> None:
    """Link the two chosen spaces for the Final Girl. (FG-CAMP-18)"""
    s.tunnel = (option[1], option[2])
    events.linked(s, s.at(option[1]), s.at(option[2]))
