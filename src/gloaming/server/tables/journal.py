"""What a table writes down before it tells it, and how it comes back: the last snapshot, and the log since."""

from __future__ import annotations

import asyncio
import time
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, NamedTuple

import msgspec

from gloaming import DamagedRecord, DamagedSave, Match, Shelf, WrongVersion
from gloaming.engine.match.record_hints import hints_left, hints_of, with_hint
from gloaming.engine.state.dice_commitment import Shares, shares_of
from gloaming.server.limits.responses import Refusal
from gloaming.server.limits.storage_quota import OF_ENTRY, OF_TABLE, StorageQuota
from gloaming.server.limits.time_slices import TimeSlices
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.protocol.table_info import ClockTerms
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.database import Base, StoreFault, Work
from gloaming.server.store.operations import EntryRow, NewTable, Operations, StoredTable, attempt, day_of_table
from gloaming.server.tables.checkpoints import Checkpoints
from gloaming.server.tables.clock import Clock
from gloaming.server.tables.consent import ConsentRequest
from gloaming.server.tables.dice_entropy import dealt_by
from gloaming.server.tables.lesson_guide import lesson_of
from gloaming.server.tables.live_match import LiveMatch, campaign_title
from gloaming.server.tables.results import ArchivedSeats, ResultStore
from gloaming.server.tables.seats import Seats
from gloaming.server.tables.undo_requests import ChoiceHistory
from gloaming.teaching import Progress, made_before

MOST_REMEMBERED: Final = 500
"""How many of a seat's choices are known again when they are sent again."""

PLAIN: Final = 16_384
"""Bytes of a save from which on it is stored compressed."""

OFTEN: Final = 50
"""Log entries from one snapshot to the next."""


@dataclass
class History:
    """A table as it was left, or begins. number: of its last log entry; taken: the client ids of what each seat did.

    hints: how many each seat was given; hinted: for which choices; daily: the day whose deal it is, "" for none.
    follows, next_match: the tables of the matches before and after it in a campaign, "" for none; ended: how it has
    ended, where its rules did not end it; promised: what each seat adds to the key of the dice, "" for nothing; dealt:
    how that key came about, None: not by shares, or not yet; due: the Unix time at which the
    clock that runs is over, None: none runs; listed: whether anybody may sit down; requests: how many requests for
    consent there have been; offer: the open one to end the match.
    """

    match: Match
    seating: Seats
    taken: list[dict[str, None]]
    choices: ChoiceHistory = field(default_factory=ChoiceHistory)
    rqid: int = 1
    seq: int = 1
    number: int = 0
    learning: Progress | None = None
    hints: list[int] = field(default_factory=list)
    hinted: list[int] = field(default_factory=list)
    daily: str = ""
    follows: str = ""
    next_match: str = ""
    ended: EarlyEnd | None = None
    promised: list[str] = field(default_factory=list)
    dealt: Shares | None = None
    clock: Clock | None = None
    due: float | None = None
    listed: bool = False
    requests: int = 0
    offer: ConsentRequest | None = None
    checkpoints: Checkpoints = field(default_factory=Checkpoints)

    def __post_init__(self) -> None:
        self.hints = self.hints or [0] * self.match.seats
        self.promised = self.promised or [""] * self.match.seats

    @classmethod
    def of(
        cls, match: Match, seating: Seats, seq: int = 1, learning: Progress | None = None, daily: str = ""
    ) -> History:
        """A table at which nothing has been done."""
        begun = 0 if learning is None else len(made_before(learning.course))
        taken: list[dict[str, None]] = [{} for _ in seating.kinds]
        return cls(match, seating, taken, ChoiceHistory(begun), seq=seq, learning=learning, daily=daily)

    def read(self, kind: str, rqid: int, data: Mapping[str, Any], *, in_match: bool) -> None:
        """Take in an entry of the log. in_match: the snapshot holds what it did to the match."""
        if data.get("id"):
            remember(self.taken[data["seat"]], data["id"])
        if kind == "choice":
            person, seat = data["id"] != "", data["seat"]
            substituted = not person and seat in self.seating.substitutes
            if person and not in_match:
                self.checkpoints.add(self.choices.count, self.match.copy())
            self.choices.add(seat, person=person, told=data["told"], substituted=substituted)
            if not in_match:
                self.match.pick(data["option"])
        elif kind == "undo":
            self.choices.back_to(data["left"])
            self.hinted = hints_left(self.hinted, data["left"])
            if not in_match:
                self.match = self.checkpoints.cut_here(self.match, data["left"])
                self.checkpoints.back_to(data["left"])
        elif kind == "stand-in":
            self.seating.substitutes.add(data["absent"])
            if data["seat"] != data["absent"]:
                self.choices.request = None
        elif kind == "return":
            self.seating.substitutes.discard(data["seat"])
        elif kind == "resign":
            self.seating.resigned.add(data["seat"])
            self.seating.substitutes.discard(data["seat"])
            self.choices.request = None
            if self.offer is not None and self.offer.seat == data["seat"]:
                self.offer = None
        elif kind == "ask-undo":
            self.requests = data["request"]
            self.choices.request = ConsentRequest(self.requests, data["seat"])
        elif kind == "offer-end":
            self.requests = data["request"]
            self.offer = ConsentRequest(self.requests, data["seat"])
        elif kind == "answer-undo":
            asked = self.choices.request
            self.choices.request = None if asked is None else asked.answered(data["seat"], agree=data["agree"])
        elif kind == "answer-end":
            self.offer = None if self.offer is None else self.offer.answered(data["seat"], agree=data["agree"])
        elif kind == "hint":
            self.hints[data["seat"]] += 1
            self.hinted = with_hint(self.hinted, self.choices.count)
        elif kind == "promise":
            self.promised[data["seat"]] = data["promise"]
        elif kind == "deal":
            self.dealt = Shares(data["server"], data["promised"], data["shown"])
            if not in_match:
                self.match = dealt_by(self.match, self.dealt.key)
        elif kind == "leave-guide":
            if self.learning is not None:
                self.learning.left = True
        elif kind == "terms":
            self.listed = data["listed"]
            if data["clock"] is not None:
                self.clock = Clock(msgspec.convert(data["clock"], ClockTerms), self.match.seats)
        elif kind not in ("end", "clock"):
            raise StoreFault(f"the log has an entry of an unknown kind, {kind!r}: it may be of a later release")
        if self.clock is not None and "spent" in data:
            self.clock.read(data["spent"])
        if data.get("ended") is not None:
            self.ended = msgspec.convert(data["ended"], EarlyEnd)
        self.rqid = rqid


class Journal:
    """A table's part of the store; without a store, nothing is written but results, which may be in memory.

    number: of the entry that the table is at; epoch: of its owner, which is this journal; account: pays for what is
    stored.
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
        """Write a new table down, and whose try of the deal of the day it is. Raises StoreFault."""
        match, seating = past.match, past.seating
        if self._store is None:
            if self._results is not None and past.daily:
                tried = (past.daily, match.game.id, seating.opener, self._table)
                await self._results.do(lambda base: attempt(base, *tried))
            return
        opened = NewTable(
            table=self._table,
            game=match.game.id,
            kinds=msgspec.json.encode(seating.kinds).decode(),
            opener=seating.opener,
            spectators=seating.spectators,
            over=match.over,
            asked=None if match.decision is None else match.decision.seat,
            sitters=[(seat, one) for seat, one in enumerate(seating.sitters) if one is not None],
            save=await asyncio.to_thread(packed, match.copy()),
            course="" if past.learning is None else past.learning.course.id,
            title=campaign_title(match),
            follows=past.follows,
            day=past.daily,
        )
        self._epoch = await self._store.begin(opened)
        self.account.pay(len(opened.save) + OF_TABLE)

    async def log(
        self,
        kind: str,
        data: Mapping[str, Any],
        *,
        play: LiveMatch,
        seq: int,
        awaited: int | None,
        over: bool,
        results: Sequence[Work] = (),
        due: float | None = None,
    ) -> None:
        """Write down what happens at the table, before it is told: `History.read` says how each kind is read back.

        play, seq: of the table once it has happened; awaited: the seat for which it waits then; over: whether it is
        over then; results: what it comes to for people, written with it or not at all; due: the Unix time at which the
        clock that runs then is over. Raises StoreFault: then it has not happened.
        """
        if self._store is None:
            if self._results is not None:
                for one in results:
                    await self._results.do(one)
            self.number += 1
            return
        entry = EntryRow(
            table=self._table,
            epoch=self._epoch,
            number=self.number + 1,
            kind=kind,
            rqid=play.rqid,
            data=msgspec.json.encode(data).decode(),
            over=over,
            seq=seq,
            asked=awaited,
            due=due,
        )
        await self._store.log(entry, results)
        self.number = entry.number
        self.account.pay(len(entry.data) + OF_ENTRY)

    async def sit(self, seat: int, identity: str | None, unwelcome: str | None = None) -> None:
        """Write down who sits on a seat; None: nobody. unwelcome: who sits down here no more. Raises StoreFault."""
        if self._store is not None:
            await self._store.sit(self._table, self._epoch, seat, identity, unwelcome)

    def keep(self, match: Match, *, often: int = OFTEN) -> None:
        """Write a snapshot, when the last is `often` entries ago."""
        if self._store is None or self.number - self._at_snapshot < often:
            return
        self._at_snapshot = self.number
        self._store.snapshot(self._table, self._epoch, self.number, partial(packed, match.copy()))


def packed(match: Match) -> bytes:
    """The save of a match as it is stored: as JSON, and compressed where it is long."""
    save = msgspec.json.encode(match.save())
    return save if len(save) < PLAIN else zlib.compress(save)


def unpacked(save: bytes) -> dict[str, Any]:
    """The save that `packed` packed. Raises ValueError."""
    try:
        plain = save if save.startswith(b"{") else zlib.decompress(save)
    except zlib.error as error:
        raise ValueError(f"the snapshot cannot be decompressed: {error}") from None
    found: dict[str, Any] = msgspec.json.decode(plain)
    return found


def remember(ids: dict[str, None], id: str) -> None:
    """Know a choice again by the client's id; the oldest are forgotten."""
    ids[id] = None
    if len(ids) > MOST_REMEMBERED:
        del ids[next(iter(ids))]


def stored_history(kept: StoredTable, shelf: Shelf) -> History:
    """A table as the store kept it. Raises StoreFault or what `loaded` raises."""
    pause = TimeSlices()
    last = kept.entries[-1][0] if kept.entries else 0
    match = loaded(shelf, unpacked(kept.save), whole=kept.number >= last)
    if match.branched_from is not None:
        match.begun(pause=pause)  # works out where it began, which takes long for the loop in which choices are made
    seating = Seats(kept.kinds, kept.opener, spectators=kept.spectators, sitters=kept.sitters)
    seating.unwelcome.update(kept.unwelcome)
    course = lesson_of(match.game, kept.course) if kept.course else None
    learning = None if course is None else Progress(course, match.game)
    past = History.of(match, seating, seq=kept.seq, learning=learning, daily=kept.day)
    past.next_match = kept.next_match
    for past.number, kind, rqid, data in kept.entries:
        pause()
        past.read(kind, rqid, msgspec.json.decode(data), in_match=past.number <= kept.number)
    asked = None if past.match.decision is None else past.match.decision.seat
    if past.clock is not None and kept.due is not None and asked is not None:
        past.clock.go_on(asked, kept.due - time.time())
        past.due = kept.due
    return past


def loaded(shelf: Shelf, save: Mapping[str, Any], *, whole: bool) -> Match:
    """The match of a snapshot. whole: whether nothing has happened since.

    One of other rules is carried over where by the rules of now its choices lead to the very same position. Raises
    WrongVersion, or what `Shelf.load` raises.
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


class ArchivedTable(NamedTuple):
    """A table that is no more, but of which somebody has the result.

    seating, record, results: JSON, of results one for each person who has one; daily: the day whose deal it was, or "".
    """

    seating: str
    record: str
    results: list[str]
    daily: str


def remembered(base: Base, id: str) -> ArchivedTable | None:
    """What is kept of a table that is no more; None: nobody has its result."""
    row = base.execute("SELECT seating, record FROM endings WHERE table_id = ?", (id,)).fetchone()
    if row is None:
        return None
    results = base.execute("SELECT told FROM results WHERE table_id = ?", (id,)).fetchall()
    return ArchivedTable(row[0], row[1], [told for (told,) in results], day_of_table(base, id))


def recorded_history(kept: ArchivedTable, shelf: Shelf) -> History:
    """A table that is no more, by the record of its match, which is played through. Raises Refusal or others."""
    then = msgspec.json.decode(kept.seating, type=ArchivedSeats)
    record = msgspec.json.decode(kept.record)
    try:
        match = shelf.replay(record, TimeSlices())
        _check_results(kept.results, match, then)
    except WrongVersion as error:
        raise Refusal(409, "other-rules", f"this match cannot be shown any more: {error}") from None
    seating = Seats(then.kinds, then.opener, spectators=then.spectators, sitters=then.sitters)
    past = History.of(match, seating, daily=kept.daily)
    past.hints, past.hinted, past.choices.undone = then.hints, hints_of(record), then.undone
    seating.resigned, past.ended = set(then.resigned), then.ended
    past.dealt = shares_of(record)
    return past


def _check_results(results: Sequence[str], match: Match, then: ArchivedSeats) -> None:
    """Raise WrongVersion where a record of earlier rules now leads to another end than the one that was stored."""
    if then.ended is not None:
        return
    winners = None if match.result is None else match.result.winners
    for told in results:
        stored = msgspec.json.decode(told, type=ResultInfo)
        if winners is None or (not stored.resigned and stored.won != (stored.seat in winners)):
            raise WrongVersion(f"under the current rules of {match.game.title} its choices lead to a different end")
