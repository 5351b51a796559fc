"""Who has gone: a person away too long, while the match waits for them, may be stood in for by a bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

AWAY: Final = 60.0
"""Seconds that the match waits for a person who is not there."""


class Disconnects:
    """Whom the match waits for. replaceable: the seat that a bot may be asked to; changed: called when there is one."""

    def __init__(self, away: float, changed: Callable[[], None]) -> None:
        self.replaceable: int | None = None
        self._away = away
        self._changed = changed
        self._awaited: int | None = None
        self._timer: asyncio.TimerHandle | None = None

    def wait_for(self, seat: int | None) -> None:
        """The match waits for the absent person of this seat; None: for nobody who is absent."""
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
