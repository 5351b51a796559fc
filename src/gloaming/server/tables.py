"""All the tables of a server, in memory."""

from __future__ import annotations

import secrets
import time

import gloaming
from gloaming.bots import UnknownBot, bot
from gloaming.server.protocol import OpenTable
from gloaming.server.replies import Refusal
from gloaming.server.table import HUMAN, Table
from gloaming.server.thinking import Thinking

IDLE = 600.0
"""Seconds without a watcher after which a table that goes on may be dropped."""

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


class Tables:
    """The tables by id: at most `most`. pause: seconds between the moves of bots, so that people can follow."""

    def __init__(self, *, most: int, pause: float) -> None:
        self.thinking = Thinking()
        self._most = most
        self._pause = pause
        self._tables: dict[str, Table] = {}

    async def open(self, opener: str, wanted: OpenTable) -> Table:
        """A new table. Raises Refusal, UnknownGame or BadSetup."""
        game = gloaming.game(wanted.game)
        for seat, kind in enumerate(wanted.seats):
            if kind != HUMAN:
                try:
                    bot(kind)
                except UnknownBot as error:
                    raise Refusal(400, "bad-request", f"seats[{seat}]: {error}; or {HUMAN}") from None
        seed = secrets.randbits(63) if wanted.seed is None else wanted.seed
        match = game.new(seats=len(wanted.seats), seed=seed, options=wanted.options)
        while len(self._tables) >= self._most:
            await self._drop_one()
        id = "".join([secrets.choice(LETTERS) for _ in range(12)])
        table = Table(id, match, wanted.seats, opener, thinking=self.thinking, pause=self._pause)
        self._tables[id] = table
        return table

    def find(self, id: str) -> Table:
        """The table of an id. Raises Refusal."""
        table = self._tables.get(id)
        if table is None:
            raise Refusal(404, "unknown-table", "there is no such table: it may have been dropped long after its end")
        return table

    def of(self, identity: str | None) -> list[Table]:
        """The tables at which someone sits, or which they opened; the newest first."""
        own = [table for table in self._tables.values() if identity is not None and table.belongs_to(identity)]
        return own[::-1]

    async def close(self) -> None:
        """End every table and the bots' processes."""
        for table in self._tables.values():
            await table.close()
        self._tables.clear()
        await self.thinking.close()

    async def _drop_one(self) -> None:
        """Drop a table: ended before idle, unwatched before watched, oldest first. Raises Refusal."""
        now = time.monotonic()
        free = []
        for table in self._tables.values():
            over = table.play.match.over
            if over or (not table.watchers and now - table.touched > IDLE):
                free.append((not over, bool(table.watchers), table.touched, table.id))
        if not free:
            raise Refusal(503, "full", f"all {self._most} tables are in use: try again later")
        await self._tables.pop(min(free)[3]).close()
