"""The verb `change-places`: swap places with the hunter who is farthest away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.engine.rules.effects import NO_OPINION, Why
from gloaming.engine.state.state import Option
from gloaming.games.ghost_hunter.constants import NONE, STANDING
from gloaming.games.ghost_hunter.entry import Does
from gloaming.games.ghost_hunter.generated import events
from gloaming.games.ghost_hunter.outlook import Outlook
from gloaming.games.ghost_hunter.rules.board import distances, floor_of
from gloaming.games.ghost_hunter.rules.rooms import settle_what_lies
from gloaming.games.ghost_hunter.state import State


@dataclass(frozen=True)
class ChangePlaces(Does):
    """The hunter swaps places with the hunter who is farthest away.

    Without another standing hunter nothing happens. (GH-SPACE-1, GH-SPACE-3)
    """

    def do(self, s: State) -> None:
        if s.fares[s.args[1]] == STANDING:
            s.run("change places", s.args[0], s.args[1])

    def refusal(self, s: State) -> Why | None:
        if s.fares[s.args[1]] == STANDING and farthest(s):
            return None
        return "There is no other hunter to change places with.", "GH-SPACE-3"

    def moves_on(self) -> bool:
        return True

    def words(self) -> str:
        return "change places with the hunter who is farthest away"

    def expect(self, outlook: Outlook) -> float:
        return NO_OPINION


FARTHEST: Final = 999


def farthest(s: State) -> list[Option]:
    """Return the options to swap places with each of the standing hunters who are farthest away.

    Hunters on another floor, or who cannot be reached through passages, are the farthest of all. (GH-SPACE-1,
    GH-SPACE-2, GH-SPACE-3)
    """
    hunter = s.args[1]
    here = s.at[hunter]
    far = distances(s, here)
    best = 0
    farthest_tiles: list[int] = []
    for other in s.standing():
        if other == hunter:
            continue
        there = s.at[other]
        steps = far.get(there, FARTHEST)
        if floor_of(s.cell[there]) != floor_of(s.cell[here]):
            steps = FARTHEST
        if steps > best:
            best = steps
            farthest_tiles = []
        if steps == best and steps > 0:
            farthest_tiles.append(other)
    return [("swap-with", other) for other in farthest_tiles]


def swap_with(s: State, option: Option) -> None:
    """Swap the places of two hunters.

    The other hunter resolves the rest of the tile at once, and the turn ends. (GH-SPACE-4, GH-ROOM-7)
    """
    cause, hunter = s.args
    other: int = option[1]
    here, there = s.at[hunter], s.at[other]
    s.at[hunter], s.at[other] = there, here
    s.came_from[hunter] = s.came_from[other] = NONE
    s.confined &= ~(1 << hunter | 1 << other)
    if s.led_by in (hunter, other):
        s.companion = s.at[s.led_by]
    if hunter == s.hunter:
        s.end_movement()
        s.ended = 1
    events.changed_places(s, s.character[hunter], s.character[other])
    if s.box.first_event <= cause < s.box.first_item:
        s.instead = other
    else:
        settle_what_lies(s, other, here)
