"""Store new tables, and load tables that are not in memory from the store or the archive."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable
from functools import partial

import msgspec

from gloaming import GloamingError, Shelf, UnknownGame, WrongVersion
from gloaming.server.limits.responses import Refusal
from gloaming.server.limits.storage_quota import StorageQuota
from gloaming.server.store.database import StoreFault
from gloaming.server.store.operations import Operations
from gloaming.server.store.result_store import ResultStore, read_archive
from gloaming.server.store.table_rows import StoredTable
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal, load_archived_history, load_history, unpacked
from gloaming.server.tables.live_match import LiveMatch
from gloaming.server.tables.table_problems import TableProblems
from gloaming.server.tables.table_setup import first_entries
from gloaming.server.workshop.workshop_packs import WorkshopPacks

log = logging.getLogger(__name__)


class StoredTables:
    """The tables in the store and in the archive. problems: remembers why tables cannot be loaded."""

    def __init__(
        self,
        store: Operations | None,
        results: ResultStore,
        shelf: Shelf,
        workshop: WorkshopPacks,
        problems: TableProblems,
    ) -> None:
        self._store = store
        self._results = results
        self._shelf = shelf
        self._workshop = workshop
        self._problems = problems

    async def add(self, id: str, past: History, account: StorageQuota) -> Journal:
        """Store a new table, and return its journal. Raises StoreFault."""
        journal = Journal(self._store, id, results=self._results, account=account)
        await journal.begin(past)
        if entries := first_entries(past):
            play = LiveMatch(past.match, past.rqid)
            awaited = None if past.lobby else play.asked
            for entry in entries:
                await journal.log(entry, play=play, seq=past.seq, awaited=awaited, over=False)
        return journal

    async def load(self, id: str, account: Callable[[History], StorageQuota]) -> tuple[History, Journal] | None:
        """Return the state and the journal of a table, None if there is no such table. Raises Refusal or StoreFault.

        account: returns the quota that limits what the journal stores.
        """
        kept = None if self._store is None else await self._store.recall(id)
        try:
            return await (self._from_archive(id) if kept is None else self._from_store(id, kept, account))
        except (WrongVersion, UnknownGame) as error:
            log.warning("table %s in the store has other rules or cards: %s", id, error, extra={"table": id})
            message = f"This match cannot continue on this server, but it is kept: {error}"
            self._problems.note(id, message)
            raise Refusal(409, "other-rules", message) from None
        except (GloamingError, StoreFault, LookupError, TypeError, ValueError) as error:
            why = re.sub(r"[0-9a-f]{32,}", "...", str(error))  # keep dice keys out of the log
            problem = "table %s in the store cannot be loaded: %s: %s"
            log.error(problem, id, type(error).__name__, why, extra={"table": id})
            message = "This table is damaged and cannot be loaded. The server's log says why."
            self._problems.note(id, message)
            raise Refusal(500, "damaged-table", message) from None
        except Refusal:
            raise
        except Exception as error:
            if kept is None or not kept.with_packs:
                raise
            log.error("table %s cannot be loaded with its packs: %s", id, error, extra={"table": id})
            message = "A pack of this match breaks the rules of the game, so the match cannot be shown."
            self._problems.note(id, message)
            raise Refusal(409, "bad-pack", message) from None

    async def _from_store(
        self, id: str, kept: StoredTable, account: Callable[[History], StorageQuota]
    ) -> tuple[History, Journal]:
        if kept.with_packs:
            await self._workshop.games.prepare(await asyncio.to_thread(unpacked, kept.save))
        past = await asyncio.to_thread(load_history, kept, self._shelf)
        return past, Journal(self._store, id, past.number, self._results, kept.epoch, account(past))

    async def _from_archive(self, id: str) -> tuple[History, Journal] | None:
        """Return a match whose table was deleted, None if it is not in the archive. Nothing more is stored of it."""
        ended = await self._results.do(partial(read_archive, table=id))
        if ended is None:
            return None
        if '"contents":' in ended.record:
            await self._workshop.games.prepare(await asyncio.to_thread(msgspec.json.decode, ended.record))
        return await asyncio.to_thread(load_archived_history, ended, self._shelf), Journal()
