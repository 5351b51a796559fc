"""Earlier positions of a match, so that the cost of an undo does not depend on the length of the match."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from gloaming import Match
from gloaming.server.limits.time_slices import TimeSlices
from gloaming.server.tables.choice_history import MOST_STEPS


class Checkpoints:
    """The positions before the last MOST_STEPS choices of people, by the number of choices made before each."""

    def __init__(self) -> None:
        self._kept: dict[int, Match] = {}

    def add(self, left: int, match: Match) -> None:
        """Store the position after `left` choices. The match must not be changed afterwards."""
        self._kept[left] = match
        while len(self._kept) > MOST_STEPS:
            del self._kept[min(self._kept)]

    def back_to(self, left: int) -> None:
        """Drop the positions after `left` choices, as those choices have been undone."""
        self._kept = {count: match for count, match in self._kept.items() if count <= left}

    async def cut(self, match: Match, left: int) -> Match:
        """Return the match as it was after `left` choices.

        If there is no checkpoint for it, replay the match in a thread, from the nearest checkpoint or the start.
        """
        kept = self._kept.get(left)
        return await asyncio.to_thread(self._work(match, left)) if kept is None else kept

    def cut_here(self, match: Match, left: int) -> Match:
        """Do the same as `cut` for callers that run in a thread already."""
        kept = self._kept.get(left)
        return kept.copy() if kept is not None else self._work(match, left)()

    def _work(self, match: Match, left: int) -> partial[Match]:
        """Return a function that replays the match. Its data is copied now: copies share nothing with originals."""
        before = max([count for count in self._kept if count < left], default=0)
        walk = self._kept[before].copy() if before in self._kept else None
        return partial(_played, walk, match.copy(), (match.choices or [])[before:left])


def _played(walk: Match | None, match: Match, choices: Sequence[int]) -> Match:
    pause = TimeSlices()
    then = match.begun(pause=pause) if walk is None else walk
    for choice in choices:
        pause()
        then.pick(choice)
    return then
