"""All tables of a server, in memory and in the store."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Collection, Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from gloaming import BadSetup, Match, Shelf
from gloaming.server.accounts import names
from gloaming.server.accounts.device_transfer import TransferCodes
from gloaming.server.accounts.passkeys import Passkeys
from gloaming.server.accounts.profiles import Profiles
from gloaming.server.accounts.sessions import BrowserSessions
from gloaming.server.bots.bot_pool import BotPool
from gloaming.server.limits.rate_limits import ASKING, ConcurrencyLimit, RateLimit
from gloaming.server.limits.responses import Refusal
from gloaming.server.limits.storage_quota import StorageQuota
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.account_info import Profile
from gloaming.server.protocol.lesson_info import StartLesson
from gloaming.server.protocol.replay_info import StartBranch
from gloaming.server.protocol.table_info import CreateTable, TableInfo
from gloaming.server.store.account_deletion import delete_results, delete_seats
from gloaming.server.store.account_store import AccountStore
from gloaming.server.store.migrations import ACCOUNT_TABLES, TENTH
from gloaming.server.store.operations import Operations
from gloaming.server.store.pruning import ENDED_DAYS, Pruned
from gloaming.server.store.result_store import ResultStore
from gloaming.server.tables.clock_scheduler import ClockScheduler
from gloaming.server.tables.disconnects import AWAY
from gloaming.server.tables.disk_space import DiskSpace
from gloaming.server.tables.game_loader import load
from gloaming.server.tables.history import History
from gloaming.server.tables.journal import Journal
from gloaming.server.tables.live_match import workshop_contents
from gloaming.server.tables.memory_room import first_to_leave, is_idle
from gloaming.server.tables.result_backfill import backfill
from gloaming.server.tables.seats import HUMAN, Seats
from gloaming.server.tables.stored_tables import StoredTables
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_ids import is_table_id, new_table_id, unknown_table
from gloaming.server.tables.table_lesson import wanted_lesson
from gloaming.server.tables.table_list import open_tables, stored_table_info
from gloaming.server.tables.table_problems import TableProblems
from gloaming.server.tables.table_setup import branched_table, following_table, new_table, rematch_table
from gloaming.server.tables.table_state import weight
from gloaming.server.tables.text_cache import TextCache
from gloaming.server.tables.unused_tables import delete_unused
from gloaming.server.tables.workshop_tables import table_with_packs
from gloaming.server.workshop.workshop_packs import WorkshopPacks
from gloaming.teaching import Progress, begin

log = logging.getLogger(__name__)

LOOK = 60.0
"""Seconds between two searches for idle tables to unload."""
MOST_WAKING = 20
"""The maximum number of tables that one network address may load from the store at the same time."""


class TableRegistry:
    """All tables of a server.

    most: the maximum number of tables in memory; long matches count as several tables.
    pause: the minimum seconds between the moves of bots.
    away: the seconds until a bot may substitute for an absent person.
    store: the store, None to keep tables in memory only.
    shelf: the games on offer, None for the published games.
    keep_days: the days after which the unused table of a finished match is deleted.
    stored: the quota of stored kilobytes, None for no limit.
    workshop: whether people can make packs in the workshop, and open tables with them.
    """

    def __init__(
        self,
        *,
        most: int,
        pause: float,
        away: float = AWAY,
        store: Operations | None = None,
        shelf: Shelf | None = None,
        keep_days: float = ENDED_DAYS,
        stored: RateLimit | None = None,
        workshop: bool = True,
    ) -> None:
        self.shelf = shelf or Shelf()
        self.store = store
        self.profiles = Profiles(store)
        self.workshop = WorkshopPacks(store, self.shelf, self.profiles, self._contents, enabled=workshop)
        self.bot_pool = BotPool(packs=self.shelf.packs, contents=self.shelf.contents)
        self.results = ResultStore(store)
        self._known = AccountStore(store, f"{ACCOUNT_TABLES};{TENTH}")
        self.sessions = BrowserSessions(self._known)
        self.passkeys = Passkeys(self._known)
        self.transfer_codes = TransferCodes(self._known)
        self.awake: dict[str, Table] = {}
        self._most = most
        self._stored = stored
        self._texts = TextCache()
        self._pause = pause
        self._away = away
        self._keep_days = keep_days
        self._run = secrets.token_hex(8)
        self._disk = None if store is None else DiskSpace(store)
        self._moving = asyncio.Lock()
        self._loading = ConcurrencyLimit(MOST_WAKING, "waking", "Many tables are already being loaded for you")
        self._sweeping: list[asyncio.Task[None]] = []
        self._losing: set[asyncio.Task[None]] = set()
        self._problems = TableProblems(self.shelf)
        self._stored_tables = StoredTables(store, self.results, self.shelf, self.workshop, self._problems)
        self._waking = None if store is None else ClockScheduler(store, self._load_expired)

    async def open(self, opener: str, wanted: CreateTable, *, carries: bool = False) -> Table:
        """Open a new table. Raises Refusal, UnknownGame, BadSetup or StoreFault.

        carries: whether the options may include those that are not offered in forms, such as the party of a campaign.
        """
        if wanted.packs:
            return await self._add(await table_with_packs(self.workshop, opener, wanted, carries=carries))
        if wanted.start_with is not None:
            raise BadSetup("start_with: only an entry of a pack of the workshop can be named; name its pack in packs")
        game = await load(self.shelf, wanted.game)
        if not carries:
            game.check_form_settings(wanted.options)
        return await self._add(new_table(game, opener, wanted))

    async def forget(self, identity: str) -> None:
        """Delete a person's data. Bots take over the person's seats; the matches of other people are kept.

        Raises StoreFault.
        """
        nobody = secrets.token_urlsafe(16)
        for info in await self.of(identity):
            if not info.over or info.id in self.awake:
                with suppress(Refusal):  # a table that cannot be opened is only changed in the store
                    table = await self.find(info.id, identity)
                    await table.forget(identity, nobody)
        for table in self.awake.values():  # also where the person has left the table
            table.chat.forget(identity, table.watchers)
        await self.results.do(partial(delete_results, identity=identity, nobody=nobody))
        if self.store is not None:
            await self.store.do(partial(delete_seats, identity=identity, nobody=nobody))
        await self.workshop.forget(identity)
        await self.passkeys.forget(identity)
        self.profiles.forget(identity)
        await self.sessions.end(identity, lambda session: True)

    def waiting(self) -> list[Table]:
        """Return the tables in the lobby, the newest first."""
        return open_tables([*self.awake.values()])

    async def begin(self, opener: str, wanted: StartLesson) -> Table:
        """Open a table for a lesson or challenge. Raises Refusal, UnknownGame, BadSetup or StoreFault."""
        game = await load(self.shelf, wanted.game)
        course = await asyncio.to_thread(wanted_lesson, game, wanted.lesson)
        learning = Progress(course, game)
        seats = Seats(course.seats, opener, spectators=False)
        return await self._add(History.of(begin(game, course), seats, learning=learning))

    async def open_daily(self, opener: str, seats: list[str], match: Match, day: str) -> Table:
        """Open a table for a person's daily challenge, without spectators. Raises Refusal or StoreFault."""
        return await self._add(History.of(match, Seats(seats, opener, spectators=False), daily=day))

    async def follow(self, table: Table, options: Mapping[str, Any], seat: int, promise: str) -> Table:
        """Open a table for the next match of a campaign, with the same people and bots. Raises Refusal or StoreFault.

        seat: the seat of the person who asks for the match.
        promise: the hash of that person's share of the dice key, "" for none.
        """
        opened = await self._add(following_table(table, options, seat, promise))
        table.followed_by(opened.id)
        return opened

    async def rematch(self, table: Table, opener: str, promise: str) -> Table:
        """Open a table for another match with the same people and bots. Raises Refusal or StoreFault.

        opener: the identity of the person who asks for it.
        promise: the hash of that person's share of the dice key, "" for none.
        """
        opened = await self._add(rematch_table(table, opener, promise))
        table.followed_by(opened.id)
        return opened

    async def open_replay(self, opener: str, match: Match) -> Table:
        """Open a table without players for a finished match, to replay it. Raises Refusal or StoreFault."""
        seats = Seats([HUMAN] * match.seats, opener, sitters=[None] * match.seats)
        return await self._add(History.of(match, seats))

    async def open_branch(self, opener: str, then: Match, wanted: StartBranch) -> Table:
        """Open a table for a match that branches off a position of another match.

        Raises BadSetup, UnknownSeat or Refusal.

        then: the match at that position.
        """
        return await self._add(branched_table(opener, then, wanted))

    def _contents(self) -> list[str]:
        """Return the names of the contents of the workshop's packs at the tables in memory."""
        return [name for table in self.awake.values() for name in workshop_contents(table.play.match.game)]

    async def _add(self, past: History) -> Table:
        await self.workshop.check_removed(workshop_contents(past.match.game))
        id = new_table_id()
        account = self.account(past.seating.opener)
        account.check()
        await self.profiles.look_up(*past.seating.sitters)
        if self._disk is not None:
            self._disk.check()
        if self.store is not None:
            await self.store.claim(id)
        async with self._moving:
            await self._make_room(past.seating.opener, weight(past.match))
            journal = await self._stored_tables.add(id, past, account)
            return self._add_to_memory(id, past, journal)

    def account(self, opener: str, *, is_own: bool = True) -> StorageQuota:
        """Return the quota that limits the bytes stored for a table, per opener and per network address.

        The opener is charged, and so is the address from which the current request comes.

        is_own: whether that address is the opener's.
        """
        return StorageQuota(None if self.store is None else self._stored, opener, ASKING.get(), is_own=is_own)

    async def find(self, id: str, asker: str | None = None) -> Table:
        """Return the table with an id, loading it from the store if necessary. Raises Refusal or StoreFault.

        asker: the identity of the person who wants the table.
        """
        table = self.awake.get(id)
        if table is None and not is_table_id(id):
            raise unknown_table()
        while table is None:
            with self._loading.held():
                if self.store is not None:
                    await self.store.claim(id)
                async with self._moving:
                    table = self.awake.get(id) or await self._load(id, asker)
            if self.store is None or (table is not None and self.store.owns(id)):
                break
            await self._unload(id)  # there is no such table, or another server owns it by now
            if table is None:
                break
            table = None
        if table is None:
            raise unknown_table()
        table.touched = time.time()
        return table

    async def seen(self, id: str, identity: str | None) -> Table:
        """Return the table with an id if the person may watch it; otherwise raise Refusal. Raises StoreFault."""
        table = await self.find(id, identity)
        if not table.seating.may_see(identity):
            raise Refusal(403, "no-spectators", "Only players can see this table. Ask the host for an invite.")
        return table

    async def call(self, identity: str, me: Profile) -> None:
        """Change a person's profile, and notify the tables at which the person sits. Raises StoreFault."""
        await self.profiles.call(identity, me)
        for table in self.awake.values():
            table.renamed(identity)

    async def of(self, identity: str | None) -> list[TableInfo]:
        """Return entries for the tables that a person opened or sits at, the newest first."""
        if identity is None:
            return []
        if self.store is None:
            own = [table for table in self.awake.values() if table.seating.belongs_to(identity)]
            return [table.info(identity) for table in own[::-1]]
        infos = []
        listed = await self.store.list(identity)
        problems = await asyncio.to_thread(self._problems.of, listed)
        for stored in listed:
            table = self.awake.get(stored.id)
            infos.append(
                stored_table_info(stored, identity, problems.get(stored.id, ""))
                if table is None
                else table.info(identity)
            )
        return infos

    async def start(self) -> None:
        """Start the tasks that unload idle tables, delete unused tables and watch the clocks of tables that are not in
        memory.
        """
        if self.store is not None and self._waking is not None:
            self.store.attend(self._lose, lambda digest: self.sessions.lose([digest]))
            await self._waking.begin()
            backfilling = partial(backfill, self.store, self.profiles, self.shelf)
            deleting = delete_unused(partial(self._prune, self.store), backfilling)
            regular = (self._sweep(), deleting, self._waking.run())
            self._sweeping = [asyncio.create_task(work) for work in regular]
        self._sweeping.append(asyncio.create_task(asyncio.to_thread(names.prepare)))

    async def close(self) -> None:
        """Close all tables, stop the bots' processes, and finish all writes."""
        for task in self._sweeping:
            task.cancel()
            await asyncio.wait([task])
        await asyncio.gather(*self._losing)
        if self._waking is not None:
            await self._waking.end()
        for table in self.awake.values():
            await table.close()
        self.awake.clear()
        await self.bot_pool.close()
        await self.workshop.close()
        self.results.close()
        self._known.close()
        if self.store is not None:
            self.store.close()

    async def _load_expired(self, id: str) -> None:
        """Load a table whose clock has expired, unless it is in memory or another server owns it."""
        if id not in self.awake and self.store is not None and await self.store.claim_free(id):
            await self.find(id)

    async def _load(self, id: str, asker: str | None) -> Table | None:
        """Return a table loaded from the store or, if it was deleted, from the archive; None if it is in neither."""
        found = await self._stored_tables.load(
            id, lambda past: self.account(past.seating.opener, is_own=asker == past.seating.opener)
        )
        if found is None:
            return None
        past, journal = found
        await self.profiles.look_up(*past.seating.sitters)
        await self._make_room(asker, weight(past.match))
        return self._add_to_memory(id, past, journal)

    def _add_to_memory(self, id: str, past: History, journal: Journal) -> Table:
        table = Table(
            id,
            past,
            bot_pool=self.bot_pool,
            profiles=self.profiles,
            pause=self._pause,
            away=self._away,
            run=self._run,
            journal=journal,
            texts=self._texts,
        )
        self.awake[id] = table
        self._problems.note(id, "")
        return table

    async def _make_room(self, asker: str | None, wanted: int) -> None:
        """Unload tables until there is room for a new table. Raises Refusal if no table can be unloaded.

        wanted: how many tables the new table counts for in memory.
        """
        while self.awake and sum(table.weight for table in self.awake.values()) + wanted > self._most:
            id = first_to_leave(self.awake.values(), asker, self._most, stored=self.store is not None)
            if id is None:
                metrics.limited("tables")
                raise Refusal(503, "full", f"All {self._most} tables are in use. Try again later.")
            await self._unload(id)

    async def _unload(self, id: str) -> None:
        """Unload a table, and release it for other servers that share the store.

        The table is released before it is closed, so that a request that arrives in between claims it again.
        """
        table = self.awake.pop(id, None)
        if self.store is not None:
            await self.store.release(id)
        if table is not None:
            await table.close()

    def _lose(self, ids: Collection[str] | None) -> None:
        """Unload tables that other servers own or want, None for all tables.

        The sockets of the tables reconnect to those servers.
        """
        for id in [*self.awake] if ids is None else ids:
            task = asyncio.create_task(self._unload(id))
            self._losing.add(task)
            task.add_done_callback(self._losing.discard)

    async def _sweep(self) -> None:
        """Unload idle tables regularly. They can be loaded again from the store."""
        while True:
            await asyncio.sleep(LOOK)
            async with self._moving:
                for table in [*self.awake.values()]:
                    if not table.watchers and is_idle(table):  # it may have been opened while others were unloaded
                        await self._unload(table.id)

    async def _prune(self, store: Operations) -> Pruned:
        async with self._moving:
            return await store.prune(self._keep_days, set(self.awake))
