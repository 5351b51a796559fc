"""Hints: a bot thinks in the place of who asks, about one question at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from gloaming.bots import adviser
from gloaming.server.bots.bot_pool import BotPool, Requester
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import Hint
from gloaming.server.protocol.table_messages import HintReady, Watcher
from gloaming.server.tables.bot_turn import without_dice
from gloaming.server.tables.live_match import LiveMatch

log = logging.getLogger(__name__)


class HintRequests:
    """Has a bot think for a person. heard: called with what it would do."""

    def __init__(self, table: str, pool: BotPool, asker: Requester, heard: Callable[[HintReady], None]) -> None:
        self._table = table
        self._pool = pool
        self._asker = asker
        self._heard = heard
        self._task: asyncio.Task[None] | None = None
        self._rqid = 0
        self._askers: list[tuple[Watcher, Hint]] = []

    def begin(self, play: LiveMatch, seat: int, watcher: Watcher, asked: Hint, known: int | None) -> bool:
        """Think about the open question, which is the seat's; False: another one is being thought about.

        known: what the guide of a lesson says of it.
        """
        if self._task is None:
            self._rqid = play.rqid
            self._askers = []
            self._task = asyncio.create_task(self._think(play, seat, known))
        elif self._rqid != play.rqid:
            return False
        self._askers.append((watcher, asked))
        return True

    async def close(self) -> None:
        """Stop thinking."""
        task = self._task
        if task is not None:
            task.cancel()
            await asyncio.wait([task])

    async def _think(self, play: LiveMatch, seat: int, known: int | None) -> None:
        option = known
        if option is None:
            try:
                save = without_dice(play.match.position())
                option = await self._pool.choose(adviser(play.match.game), play.rqid, seat, save, self._asker)
            except Exception:
                log.exception("a bot failed and gives no hint", extra={"table": self._table, "seat": seat})
                metrics.failed("bot")
        self._task = None
        self._heard(HintReady(play.rqid, option, self._askers))
