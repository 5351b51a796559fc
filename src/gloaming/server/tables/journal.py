"""The journal of a table.

Each change is stored before anyone sees it; to load a table, replay the journal from a snapshot.
"""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

import msgspec

from gloaming import DamagedRecord, DamagedSave, Match, Shelf, WrongVersion
from gloaming.engine.decoding import decode
from gloaming.engine.match.record_hints import hints_of
from gloaming.engine.state.dice_commitment import commit_reveal_of
from gloaming.server.limits.responses import Refusal
from gloaming.server.limits.storage_quota import OF_ENTRY, OF_TABLE, StorageQuota
from gloaming.server.limits.time_slices import TimeSlices
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.store.chat_store import MOST_LINES, StoredLine
from gloaming.server.store.daily_store import add_try
from gloaming.server.store.database import Work
from gloaming.server.store.operations import Operations
from gloaming.server.store.result_store import ArchivedSeats, ArchivedTable, ResultStore
from gloaming.server.store.table_rows import EntryRow, NewTable, StoredTable
from gloaming.server.tables.history import History
from gloaming.server.tables.journal_entries import JournalEntry, SeatsEntry, decode_entry, encode_entry
from gloaming.server.tables.live_match import LiveMatch, campaign_title
from gloaming.server.tables.seats import Seats
from gloaming.server.tables.table_lesson import lesson_of
from gloaming.teaching import Progress

PLAIN: Final = 16_384
"""Saves of this number of bytes or more are stored compressed."""

OFTEN: Final = 50
"""The number of journal entries after which a snapshot is written."""


class Journal:
    """The journal of a table in a store. If `store` is None, only results are written, to memory.

    number: the number of the last entry.
    epoch: the epoch of the table, by which the store recognizes whether this server still owns the table.
    account: the quota of stored bytes.
    """

    def __init__(
        self,
        store: Operations | None = None,
        table: str = "",
        number: int = 0,
        results: ResultStore | None = None,
        epoch: int = 0,
        account: StorageQuota | None = None,
    ) -> None:
        self.account = account or StorageQuota()
        self._store = store
        self._epoch = epoch
        self._results = results
        self._table = table
        self.number = number
        self._at_snapshot = number

    async def begin(self, past: History) -> None:
        """Store a new table and, if it is a daily challenge, the person's attempt. Raises StoreFault."""
        match, seats = past.match, past.seating
        if self._store is None:
            if self._results is not None and past.daily:
                tried = (past.daily, match.game.id, seats.opener, self._table)
                await self._results.do(lambda transaction: add_try(transaction, *tried))
            return
        opened = NewTable(
            table=self._table,
            game=match.game.id,
            kinds=msgspec.json.encode(seats.kinds).decode(),
            opener=seats.opener,
            spectators=seats.spectators,
            over=match.over,
            asked=None if match.decision is None or past.lobby else match.decision.seat,
            sitters=[(seat, sitter) for seat, sitter in enumerate(seats.sitters) if sitter is not None],
            save=await asyncio.to_thread(packed, match.copy()),
            course="" if past.learning is None else past.learning.course.id,
            title=campaign_title(match),
            follows=past.follows,
            day=past.daily,
            contents=() if match.game.packs is None else match.game.packs.contents,
        )
        self._epoch = await self._store.begin(opened)
        self.account.pay(len(opened.save) + OF_TABLE)

    async def log(
        self,
        entry: JournalEntry,
        *,
        play: LiveMatch,
        seq: int,
        awaited: int | None,
        over: bool,
        results: Sequence[Work] = (),
        due: float | None = None,
    ) -> None:
        """Store an entry. Call this before the change takes effect: if it raises StoreFault, nothing has changed.

        play: the match after the change.
        seq: the number of changes of the table after the change.
        awaited: the seat to move after the change, None if there is none.
        over: whether the match is over after the change.
        results: writes of people's results, executed in the same transaction.
        due: Unix time at which the running clock expires after the change, None if no clock runs.
        """
        if self._store is None:
            if self._results is not None:
                for work in results:
                    await self._results.do(work)
            self.number += 1
            return
        kind, data = encode_entry(entry)
        row = EntryRow(
            table=self._table,
            epoch=self._epoch,
            number=self.number + 1,
            kind=kind,
            rqid=play.rqid,
            data=data,
            over=over,
            seq=seq,
            asked=awaited,
            due=due,
            seats=msgspec.json.encode(entry.seats).decode() if isinstance(entry, SeatsEntry) else None,
        )
        await self._store.log(row, results)
        self.number = row.number
        self.account.pay(len(data) + OF_ENTRY)

    async def sit(self, seat: int, identity: str | None, unwelcome: str | None = None) -> None:
        """Store the person who sits in a seat, None to empty the seat. Raises StoreFault.

        unwelcome: the identity of a person who may not sit down at the table again, if any.
        """
        if self._store is not None:
            await self._store.sit(self._table, self._epoch, seat, identity, unwelcome)

    async def write(self, line: StoredLine) -> None:
        """Store a line of the chat. Raises StoreFault. After MOST_LINES lines, each line takes the room of another."""
        if self._store is not None:
            await self._store.write(self._table, self._epoch, line)
            if line.number <= MOST_LINES:
                self.account.pay(len(line.text.encode()) + OF_ENTRY)

    def keep(self, match: Match, *, often: int = OFTEN) -> None:
        """Queue the write of a snapshot if at least `often` entries have been stored since the last one."""
        if self._store is None or self.number - self._at_snapshot < often:
            return
        self._at_snapshot = self.number
        self._store.snapshot(self._table, self._epoch, self.number, partial(packed, match.copy()))


def packed(match: Match) -> bytes:
    """Return the save of a match in the form in which it is stored: as JSON, compressed if it is long."""
    save = msgspec.json.encode(match.save())
    return save if len(save) < PLAIN else zlib.compress(save)


def unpacked(save: bytes) -> dict[str, Any]:
    """Return the save from the bytes that `packed` returned. Raises ValueError."""
    try:
        plain = save if save.startswith(b"{") else zlib.decompress(save)
    except zlib.error as error:
        raise ValueError(f"the snapshot cannot be decompressed: {error}") from None
    fields: dict[str, Any] = msgspec.json.decode(plain)
    return fields


def load_history(kept: StoredTable, shelf: Shelf) -> History:
    """Return the state of a stored table. Raises StoreFault, or the errors of `loaded`."""
    pause = TimeSlices()
    last = kept.entries[-1][0] if kept.entries else 0
    match = loaded(shelf, unpacked(kept.save), whole=kept.number >= last)
    if match.branched_from is not None:
        match.begun(pause=pause)  # cache the branch's start here: it would delay the event loop
    seats = Seats(kept.kinds, kept.opener, spectators=kept.spectators, sitters=kept.sitters)
    seats.unwelcome.update(kept.unwelcome)
    course = lesson_of(match.game, kept.course) if kept.course else None
    learning = None if course is None else Progress(course, match.game)
    past = History.of(match, seats, seq=kept.seq, learning=learning, daily=kept.day)
    past.next_match, past.chat = kept.next_match, [*kept.chat]
    for line in kept.chat:
        past.remember(line.seat, line.message)
    for past.number, kind, rqid, data in kept.entries:
        pause()
        decode_entry(kind, data).replay(past, rqid, in_match=past.number <= kept.number)
    to_move = None if past.match.decision is None else past.match.decision.seat
    if past.clock is not None and kept.due is not None and to_move is not None:
        past.clock.go_on(to_move, kept.due - time.time())
        past.due = kept.due
    return past


def loaded(shelf: Shelf, save: Mapping[str, Any], *, whole: bool) -> Match:
    """Return the match of a snapshot.

    A match that began under another version of the rules is loaded only if its choices lead to the same position under
    the current rules. Raises WrongVersion, or the errors of `Shelf.load`.

    whole: whether the snapshot includes all journal entries.
    """
    game = shelf.game(save["game"])
    if save["version"] == game.version:
        return shelf.load(save)
    with suppress(DamagedSave, DamagedRecord):
        match = shelf.load(save)
        if whole and shelf.replay(match.record(), TimeSlices()).save() == match.save():
            return match
    raise WrongVersion(
        f"it began under version {save['version']} of the rules of {game.title}, and under version {game.version}, "
        f"which this server has, the same choices lead to another position"
    )


def load_archived_history(archived: ArchivedTable, shelf: Shelf) -> History:
    """Return the state of a deleted table, by replaying the archived record of its match.

    Raises Refusal or other errors.
    """
    then = decode(archived.seats, ArchivedSeats)
    record = msgspec.json.decode(archived.record)
    try:
        match = shelf.replay(record, TimeSlices())
        _check_results(archived.results, match, then)
    except WrongVersion as error:
        raise Refusal(409, "other-rules", f"This match can no longer be shown: {error}") from None
    seats = Seats(then.kinds, then.opener, spectators=then.spectators, sitters=then.sitters)
    past = History.of(match, seats, daily=archived.day)
    past.hints, past.hinted, past.choices.undone = then.hints, hints_of(record), then.undone
    seats.resigned, past.ended = set(then.resigned), then.ended
    past.dealt = commit_reveal_of(record)
    return past


def _check_results(results: Sequence[str], match: Match, then: ArchivedSeats) -> None:
    """Raise WrongVersion if the match, replayed under the current rules, has other winners than the stored results."""
    if then.ended is not None:
        return
    winners = None if match.result is None else match.result.winners
    for text in results:
        stored = decode(text, ResultInfo)
        if winners is None or (not stored.resigned and stored.won != (stored.seat in winners)):
            raise WrongVersion(f"under the current rules of {match.game.title} its choices lead to a different end")
