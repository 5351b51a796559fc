"""Absent players: a bot may substitute for a person who has been away too long while the match waits for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

AWAY: Final = 60.0
"""Seconds that the match waits for an absent person before a bot may substitute."""


class Disconnects:
    """The timer for the absent person whom the match waits for.

    away: the seconds that the match waits.
    changed: called when a bot may substitute.
    replaceable: the seat for which a bot may substitute, None if there is none.
    """

    def __init__(self, away: float, changed: Callable[[], None]) -> None:
        self.replaceable: int | None = None
        self._away = away
        self._changed = changed
        self._awaited: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    def wait_for(self, seat: int | None) -> None:
        """Start the timer for a seat whose person is absent, unless it runs for that seat. None stops the timer."""
        if seat == self._awaited:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.replaceable = None
        self._awaited = seat
        if seat is not None:
            self._timer = asyncio.get_running_loop().call_later(self._away, self._give_up)

    def _give_up(self) -> None:
        self.replaceable = self._awaited
        self._changed()
