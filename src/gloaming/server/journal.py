"""What a table writes down before it tells it, and how it comes back: the last snapshot, and the log since."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from sqlite3 import Connection
from typing import Any, Final

import msgspec

from gloaming import DamagedRecord, DamagedSave, Match, Shelf, WrongVersion
from gloaming.engine.hints import hints_left, hints_of, with_hint
from gloaming.server.learning import course_of
from gloaming.server.play import Play, campaign_title
from gloaming.server.protocol import Ended
from gloaming.server.replies import Refusal
from gloaming.server.results import Results, SeatingThen, Work
from gloaming.server.seating import Seating
from gloaming.server.store import Store, StoreFault
from gloaming.server.undo import Choices, cut
from gloaming.teaching import Challenge, Progress

MOST_REMEMBERED: Final = 500
"""How many of a seat's choices are known again when they are sent again."""

OFTEN: Final = 50
"""Log entries from one snapshot to the next."""

AHEAD: Final = 1_000_000
"""By how much `seq` leaps when a table comes back: more than the changes told but, being no choices, not stored."""


@dataclass
class Past:
    """A table as it was left, or begins. number: of its last log entry; taken: the client ids of what each seat did.

    hints: how many each seat was given; hinted: for which choices; daily: the day whose deal it is, "" for none.
    follows, sequel: the tables of the matches before and after it in a campaign, "" for none; ended: how it has ended,
    where its rules did not end it.
    """

    match: Match
    seating: Seating
    taken: list[dict[str, None]]
    choices: Choices = field(default_factory=Choices)
    rqid: int = 1
    seq: int = 1
    number: int = 0
    learning: Progress | None = None
    hints: list[int] = field(default_factory=list)
    hinted: list[int] = field(default_factory=list)
    daily: str = ""
    follows: str = ""
    sequel: str = ""
    ended: Ended | None = None

    def __post_init__(self) -> None:
        self.hints = self.hints or [0] * self.match.seats

    @classmethod
    def of(
        cls, match: Match, seating: Seating, seq: int = 1, learning: Progress | None = None, daily: str = ""
    ) -> Past:
        """A table at which nothing has been done."""
        begun = len(learning.course.choices) if learning is not None and isinstance(learning.course, Challenge) else 0
        taken: list[dict[str, None]] = [{} for _ in seating.kinds]
        return cls(match, seating, taken, Choices(begun), seq=seq, learning=learning, daily=daily)

    def read(self, kind: str, rqid: int, data: Mapping[str, Any], *, in_match: bool) -> None:
        """Take in an entry of the log. in_match: the snapshot holds what it did to the match."""
        if data.get("id"):
            remember(self.taken[data["seat"]], data["id"])
        if kind == "choice":
            person, seat = data["id"] != "", data["seat"]
            stood_in = not person and seat in self.seating.stand_ins
            self.choices.add(seat, person=person, told=data["told"], stood_in=stood_in)
            if not in_match:
                self.match.pick(data["option"])
        elif kind == "undo":
            self.choices.back_to(data["left"])
            self.hinted = hints_left(self.hinted, data["left"])
            if not in_match:
                self.match = cut(self.match, data["left"])
        elif kind == "stand-in":
            self.seating.stand_ins.add(data["absent"])
        elif kind == "return":
            self.seating.stand_ins.discard(data["seat"])
        elif kind == "resign":
            self.seating.resigned.add(data["seat"])
            self.seating.stand_ins.discard(data["seat"])
        elif kind == "hint":
            self.hints[data["seat"]] += 1
            self.hinted = with_hint(self.hinted, self.choices.count)
        elif kind == "leave-guide":
            if self.learning is not None:
                self.learning.left = True
        elif kind != "end":
            raise StoreFault(f"the log has an entry of an unknown kind, {kind!r}: it may be of a later release")
        if data.get("ended") is not None:
            self.ended = msgspec.convert(data["ended"], Ended)
        self.rqid = rqid


@dataclass(frozen=True)
class Listed:
    """A table that is not in memory, as the store lists it."""

    id: str
    game: str
    kinds: list[str]
    opener: str
    onlookers: bool
    touched: float
    over: bool
    asked: int | None
    sitters: dict[int, str] = field(default_factory=dict)
    campaign: str = ""
    sequel: str = ""


class Journal:
    """A table's part of the store; without a store, nothing is written but results, which may be in memory.

    number: of the entry that the table is at.
    """

    def __init__(
        self, store: Store | None = None, table: str = "", number: int = 0, results: Results | None = None
    ) -> None:
        self._store = store
        self._results = results
        self._table = table
        self.number = number
        self._at_snapshot = number

    async def begin(self, past: Past) -> None:
        """Write a new table down, and whose try of the deal of the day it is. Raises StoreFault."""
        tried = (past.daily, past.match.game.id, past.seating.opener, self._table)

        def attempt(base: Connection) -> None:
            if past.daily:
                base.execute("INSERT INTO tries VALUES (?, ?, ?, ?)", tried)

        if self._store is None:
            if self._results is not None:
                await self._results.do(attempt)
            return
        match, seating = past.match, past.seating
        now = time.time()
        save = msgspec.json.encode(match.save())
        kinds = msgspec.json.encode(seating.kinds).decode()
        asked = None if match.decision is None else match.decision.seat
        row = (self._table, match.game.id, kinds, seating.opener, seating.onlookers, now, now, match.over, 1, asked)
        learning, follows, title = past.learning, past.follows, campaign_title(match)
        seated = [(self._table, seat, one) for seat, one in enumerate(seating.sitters) if one is not None]

        def work(base: Connection) -> None:
            base.execute("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", row)
            base.executemany("INSERT INTO sitters VALUES (?, ?, ?)", seated)
            base.execute("INSERT INTO snapshots VALUES (?, 0, ?)", (self._table, save))
            if learning is not None:
                base.execute("INSERT INTO courses VALUES (?, ?)", (self._table, learning.course.id))
            if title:
                base.execute("INSERT INTO campaigns VALUES (?, ?, '')", (self._table, title))
            if follows:
                base.execute("INSERT OR IGNORE INTO campaigns VALUES (?, '', '')", (follows,))
                base.execute("UPDATE campaigns SET sequel = ? WHERE table_id = ?", (self._table, follows))
            attempt(base)

        await self._store.do(work)

    async def log(
        self,
        kind: str,
        data: Mapping[str, Any],
        *,
        play: Play,
        seq: int,
        awaited: int | None,
        over: bool,
        results: Sequence[Work] = (),
    ) -> None:
        """Write down what happens at the table, before it is told: `Past.read` says how each kind is read back.

        play, seq: of the table once it has happened; awaited: the seat for which it waits then; over: whether it is
        over then; results: what it comes to for people, written with it or not at all. Raises StoreFault: then it has
        not happened.
        """
        if self._store is None:
            if self._results is not None:
                for one in results:
                    await self._results.do(one)
            return
        now = time.time()
        number = self.number + 1
        entry = (self._table, number, now, kind, play.rqid, msgspec.json.encode(data).decode())

        row = (now, over, seq, awaited, self._table)

        def work(base: Connection) -> None:
            base.execute("INSERT INTO log VALUES (?, ?, ?, ?, ?, ?)", entry)
            base.execute("UPDATE tables SET touched = ?, over = ?, seq = ?, asked = ? WHERE id = ?", row)
            for one in results:
                one(base)

        await self._store.do(work)
        self.number = number

    async def sit(self, seat: int, identity: str | None) -> None:
        """Write down who sits on a seat; None: nobody. Raises StoreFault."""
        if self._store is None:
            return
        place = (self._table, seat)

        def work(base: Connection) -> None:
            base.execute("DELETE FROM sitters WHERE table_id = ? AND seat = ?", place)
            if identity is not None:
                base.execute("INSERT INTO sitters VALUES (?, ?, ?)", (*place, identity))

        await self._store.do(work)

    def keep(self, match: Match, *, often: int = OFTEN) -> None:
        """Write a snapshot, when the last is `often` entries ago."""
        if self._store is None or self.number - self._at_snapshot < often:
            return
        self._at_snapshot = self.number
        row = (self._table, self.number, msgspec.json.encode(match.save()))
        self._store.do_later(lambda base: base.execute("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?)", row))


def remember(ids: dict[str, None], id: str) -> None:
    """Know a choice again by the client's id; the oldest are forgotten."""
    ids[id] = None
    if len(ids) > MOST_REMEMBERED:
        del ids[next(iter(ids))]


def recall(base: Connection, id: str, shelf: Shelf) -> Past | None:
    """A table as it was left; None: there is none of that id. Raises StoreFault or what `Shelf.load` raises."""
    base.execute("UPDATE tables SET seq = seq + ?, touched = ? WHERE id = ?", (AHEAD, time.time(), id))
    return left(base, id, shelf)


def left(base: Connection, id: str, shelf: Shelf) -> Past | None:
    """A table as it was left, which stays as it is; None: there is none of that id. Raises what `recall` raises."""
    row = base.execute("SELECT kinds, opener, onlookers, seq FROM tables WHERE id = ?", (id,)).fetchone()
    if row is None:
        return None
    kinds = msgspec.json.decode(row[0], type=list[str])
    number, save = base.execute("SELECT number, save FROM snapshots WHERE table_id = ?", (id,)).fetchone()
    sitters: list[str | None] = [None] * len(kinds)
    for seat, identity in base.execute("SELECT seat, identity FROM sitters WHERE table_id = ?", (id,)):
        sitters[seat] = identity
    (last,) = base.execute("SELECT coalesce(max(number), 0) FROM log WHERE table_id = ?", (id,)).fetchone()
    match = loaded(shelf, msgspec.json.decode(save), whole=number >= last)
    seating = Seating(kinds, row[1], onlookers=bool(row[2]), sitters=sitters)
    taught = base.execute("SELECT course FROM courses WHERE table_id = ?", (id,)).fetchone()
    course = None if taught is None else course_of(match.game, taught[0])
    learning = None if course is None else Progress(course, match.game)
    past = Past.of(match, seating, seq=row[3], learning=learning, daily=_day(base, id))
    past.sequel = _campaign(base, id)[1]
    entries = base.execute("SELECT number, kind, rqid, data FROM log WHERE table_id = ? ORDER BY number", (id,))
    for past.number, kind, rqid, data in entries:
        past.read(kind, rqid, msgspec.json.decode(data), in_match=past.number <= number)
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
        if whole and shelf.replay(match.record()).save() == match.save():
            return match
    raise WrongVersion(
        f"it was begun by version {save['version']} of the rules of {game.title}, and by those of now, version "
        f"{game.version}, it would have gone otherwise"
    )


def _day(base: Connection, id: str) -> str:
    """The day whose deal a table is; "" for none."""
    row = base.execute("SELECT day FROM tries WHERE table_id = ?", (id,)).fetchone()
    return "" if row is None else str(row[0])


def _campaign(base: Connection, id: str) -> tuple[str, str]:
    """What the match of a table plays in a campaign, and the table that follows it; "" for none."""
    row = base.execute("SELECT title, sequel FROM campaigns WHERE table_id = ?", (id,)).fetchone()
    return ("", "") if row is None else (str(row[0]), str(row[1]))


def remembered(base: Connection, id: str, shelf: Shelf) -> Past | None:
    """A table that is no more, but of which somebody has the result; None: nobody has. Raises Refusal or others."""
    row = base.execute("SELECT seating, record FROM endings WHERE table_id = ?", (id,)).fetchone()
    if row is None:
        return None
    then = msgspec.json.decode(row[0], type=SeatingThen)
    record = msgspec.json.decode(row[1])
    try:
        match = shelf.replay(record)
    except WrongVersion as error:
        raise Refusal(409, "other-rules", f"this match cannot be shown any more: {error}") from None
    seating = Seating(then.kinds, then.opener, onlookers=then.onlookers, sitters=then.sitters)
    past = Past.of(match, seating, daily=_day(base, id))
    past.hints, past.hinted, past.choices.undone = then.hints, hints_of(record), then.undone
    seating.resigned, past.ended = set(then.resigned), then.ended
    return past


def listed(base: Connection, identity: str, most: int = 200) -> list[Listed]:
    """The tables that someone opened or sits at, the newest first."""
    rows = base.execute(
        "SELECT id, game, kinds, opener, onlookers, touched, over, asked FROM tables "
        "WHERE opener = ?1 OR id IN (SELECT table_id FROM sitters WHERE identity = ?1) ORDER BY opened DESC LIMIT ?2",
        (identity, most),
    ).fetchall()
    tables = []
    for id, game, kinds, opener, onlookers, touched, over, asked in rows:
        sitters = dict(base.execute("SELECT seat, identity FROM sitters WHERE table_id = ?", (id,)).fetchall())
        names = msgspec.json.decode(kinds, type=list[str])
        title, sequel = _campaign(base, id)
        tables.append(
            Listed(id, game, names, opener, bool(onlookers), touched, bool(over), asked, sitters, title, sequel)
        )
    return tables
