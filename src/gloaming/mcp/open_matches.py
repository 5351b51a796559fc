"""The tables that this process has opened or joined."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from secrets import randbelow
from typing import Any

from gloaming import Game, Shelf
from gloaming.client.cookies import Cookies
from gloaming.engine.errors import GloamingError
from gloaming.mcp.local_table import LocalTable
from gloaming.mcp.seat_table import SeatTable, TableRefusal
from gloaming.mcp.served_table import ServedTable

MOST_TABLES = 8
"""The maximum number of tables that are open at once. Finished ones make room for new ones."""


class OpenMatches:
    """The tables of one player, by name. cookies: the player's identity at servers.

    All callers of a process are the same player: an identity has at most one seat at a table, so no caller can read
    another seat.
    """

    def __init__(self, shelf: Shelf, cookies: Cookies) -> None:
        self.shelf = shelf
        self._cookies = cookies
        self._tables: dict[str, SeatTable] = {}
        self._opened = 0
        self._opening = asyncio.Lock()

    @property
    def tables(self) -> list[SeatTable]:
        """All tables, the oldest first."""
        return [*self._tables.values()]

    def find(self, name: str) -> SeatTable:
        """Return the table with a name; for "", the only one. Raises TableRefusal, which names the tables."""
        names = ", ".join(self._tables) or "none"
        if not name and len(self._tables) == 1:
            return next(iter(self._tables.values()))
        if not name:
            hint = "open one with open_table or join_table" if not self._tables else "name one of them"
            raise TableRefusal(f"which table? The open tables are: {names}; {hint}")
        if name not in self._tables:
            raise TableRefusal(
                f"there is no table {name!r}; the open tables are: {names}. open_table or join_table opens another"
            )
        return self._tables[name]

    async def open(
        self, game: Game, seat: int, bots: Sequence[str], seed: int | None, options: Mapping[str, Any]
    ) -> SeatTable:
        """Open a local table. seat: the player's seat, from 0; bots: their specs; seed: None for a random one."""
        async with self._opening:
            await self._make_room()
            dice = randbelow(2**32) if seed is None else seed
            table = await LocalTable.open(f"local-{self._opened + 1}", game, seat, bots, dice, options)
            self._opened += 1
            self._tables[table.id] = table
            return table

    async def join(self, address: str) -> SeatTable:
        """Join a server's table by its invite or address; return to it if it is already open."""
        async with self._opening:
            await self._make_room()
            table = await ServedTable.join(address, self._cookies, self.shelf)
            if table.id in self._tables:
                await self._tables[table.id].close()
            self._tables[table.id] = table
            return table

    async def leave(self, name: str) -> str:
        """Leave a table, and return what became of the seat."""
        table = self.find(name)
        parting = await table.leave()
        await self._remove(table)
        return parting

    async def close(self) -> None:
        """Close all tables."""
        for table in self.tables:
            await self._remove(table)

    async def _make_room(self) -> None:
        """Close the oldest finished table if there are too many. Raises TableRefusal if none is finished."""
        if len(self._tables) < MOST_TABLES:
            return
        for table in self.tables:
            if _is_finished(table):
                await self._remove(table)
                return
        names = ", ".join(self._tables)
        raise TableRefusal(f"{MOST_TABLES} tables are open ({names}): leave one with leave_table first")

    async def _remove(self, table: SeatTable) -> None:
        del self._tables[table.id]
        await table.close()


def _is_finished(table: SeatTable) -> bool:
    """Return whether a match has ended, or whether the connection to its server has failed."""
    try:
        return table.over
    except GloamingError:
        return True
