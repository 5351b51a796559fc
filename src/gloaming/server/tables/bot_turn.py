"""Let a bot think when the match waits for it."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable
from hashlib import blake2b
from typing import Any, Final

from gloaming.bots import search_of, seed_of
from gloaming.engine.match.branch import FIELD as ORIGIN
from gloaming.engine.state.dice import is_key
from gloaming.server.bots.bot_pool import BotPool, Requester
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.table_messages import BotChoice
from gloaming.server.tables.live_match import LiveMatch

log = logging.getLogger(__name__)

STORE_PAUSE: Final = 2.0
"""Seconds until a bot tries again after its choice could not be stored."""


class BotTurn:
    """The turn of a bot at a table: it asks the bot pool for a choice and reports the choice to the table.

    asker: the person to whom the pool charges the thinking time.
    pause: the minimum number of seconds for each choice.
    heard: called with the bot's choice.
    alike: whether the bot's choices depend only on the deal and earlier choices, so that they are equal at every table.
    """

    def __init__(
        self,
        table: str,
        pool: BotPool,
        asker: Requester,
        pause: float,
        heard: Callable[[BotChoice], None],
        *,
        alike: bool = False,
    ) -> None:
        self._table = table
        self._pool = pool
        self._asker = asker
        self._pause = pause
        self._heard = heard
        self._alike = alike
        self._chance = secrets.token_hex(16)
        self._question = (0, 0, "")
        self._task: asyncio.Task[None] | None = None

    def wait(self, play: LiveMatch, seat: int, option: int, pause: float) -> None:
        """Report an automatic choice of a person's seat after a pause, unless it is already scheduled."""
        if self._task is not None and self._question == (play.rqid, seat, ""):
            return
        self.stop()
        self._question = (play.rqid, seat, "")
        self._task = asyncio.create_task(self._think(play, seat, "", pause, option))

    def begin(self, play: LiveMatch, seat: int, spec: str, pause: float = 0.0, known: int | None = None) -> None:
        """Let a bot think about the choice of a seat, unless it is already thinking about that choice.

        known: the index of the option that a lesson prescribes; the bot takes it without thinking.
        """
        if self._task is not None and self._question == (play.rqid, seat, spec):
            return
        self.stop()
        self._question = (play.rqid, seat, spec)
        self._task = asyncio.create_task(self._think(play, seat, spec, max(pause, self._pause), known))

    def stop(self) -> None:
        """Cancel the bot's thinking, if it is thinking."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    async def close(self) -> None:
        """Cancel the bot's thinking, and wait until it has stopped."""
        task = self._task
        self.stop()
        if task is not None:
            await asyncio.wait([task])

    async def _think(self, play: LiveMatch, seat: int, spec: str, pause: float, known: int | None) -> None:
        if known is not None:
            await asyncio.sleep(pause)
            self._task = None
            return self._heard(BotChoice(play.rqid, known))
        match = play.match
        chance = seed_of(match, seat)
        if not self._alike and isinstance(match.seed, str) and is_key(match.seed):
            secret = f"{self._chance} {play.rqid}".encode()
            chance = int.from_bytes(blake2b(secret, digest_size=7, person=b"bot").digest(), "big")
        option = None
        try:
            search = search_of(match.game, spec, 0)
            trees = 1 if search is None else search.trees
            thinking = self._pool.choose(spec, chance, seat, without_dice(match.position()), self._asker, trees)
            option, _ = await asyncio.gather(thinking, asyncio.sleep(pause))
        except Exception:
            log.exception("a bot failed and chooses at random", extra={"table": self._table, "seat": seat, "bot": spec})
            metrics.failed("bot")
        self._task = None
        self._heard(BotChoice(play.rqid, option))


def without_dice(save: dict[str, Any]) -> dict[str, Any]:
    """Return a copy of a save without the seed and the dice, which must not leave the server's process."""
    return {**save, "seed": None, "dice": "1", ORIGIN: None}
