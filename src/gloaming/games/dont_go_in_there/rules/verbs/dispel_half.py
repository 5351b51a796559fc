"""A game-end effect: dispel half of your cards of a type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from gloaming.games.dont_go_in_there.box import EndEffect
from gloaming.games.dont_go_in_there.outlook import Outlook
from gloaming.games.dont_go_in_there.progress import AT_THE_END, Held, Progress
from gloaming.games.dont_go_in_there.rules.cards import dispel, highest
from gloaming.games.dont_go_in_there.state import State

LIKE_TO_COME: Final = 0.2
"""Share of the lowest card's Curses that is expected to be saved because more cards of the type follow."""


@dataclass(frozen=True)
class DispelHalf(EndEffect):
    """At the end, dispel half of your cards of the type, rounded down, the highest first. (DG-PORTRAIT-1)"""

    def do(self, s: State, kind: int) -> None:
        """Dispel half of the face-up cards of the type of each player."""
        for seat in range(s.seats):
            held = s.face_up(seat, kind)
            dispel(s, seat, highest(s, held, len(held) // 2))

    def words(self) -> str:
        return "At the end, dispel half of your {plural}, rounded down, the highest first."

    def short(self) -> str:
        return "At the end: dispel half your {plural}"

    def progress(self, held: Held) -> Progress:
        number = len(held.values)
        half = f"{(number + 1) // 2} of them {'is' if number < 3 else 'are'} dispelled"
        if number % 2:
            return Progress(held.count(), f"One more, and {half} at the end.", 1)
        return Progress(held.count(), f"At the end, {half}.", AT_THE_END)

    def expect(self, outlook: Outlook) -> float:
        """Value the half that would be dispelled now, and the chance that another card follows."""
        values = outlook.values
        half = len(values) // 2
        return -float(sum(sorted(values)[len(values) - half :])) - LIKE_TO_COME * outlook.left * min(values)
