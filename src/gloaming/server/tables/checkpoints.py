"""Copies of earlier positions of a match, so that an undo in a long match takes no longer than in a short one."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from functools import partial

from gloaming import Match
from gloaming.server.limits.time_slices import TimeSlices
from gloaming.server.tables.choice_history import MOST_STEPS


class Checkpoints:
    """The positions before people's last MOST_STEPS choices. The key of each is the number of choices before it."""

    def __init__(self) -> None:
        self._kept: dict[int, Match] = {}

    def add(self, left: int, match: Match) -> None:
        """Store the position after `left` choices. The match must not be changed afterwards."""
        self._kept[left] = match
        while len(self._kept) > MOST_STEPS:
            del self._kept[min(self._kept)]

    def back_to(self, left: int) -> None:
        """Remove the positions after more than `left` choices, because those choices have been undone."""
        self._kept = {count: match for count, match in self._kept.items() if count <= left}

    async def cut(self, match: Match, left: int) -> Match:
        """Return the match as it was after `left` choices.

        If that position is not stored, replay the match in a thread, from the nearest earlier checkpoint or from the
        start.
        """
        kept = self._kept.get(left)
        return await asyncio.to_thread(self._work(match, left)) if kept is None else kept

    def cut_here(self, match: Match, left: int) -> Match:
        """Return the match as it was after `left` choices, like `cut`, but in the caller's thread."""
        kept = self._kept.get(left)
        return kept.copy() if kept is not None else self._work(match, left)()

    def _work(self, match: Match, left: int) -> partial[Match]:
        """Return a function that replays the match up to `left` choices.

        The match is copied now, so that the function can run in another thread while the match continues.
        """
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
