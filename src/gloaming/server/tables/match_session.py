"""A match with its players, clocks and journal. Each change is stored before it takes effect."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

import msgspec

from gloaming import Match
from gloaming.engine.match.record_hints import hinted, with_hint
from gloaming.engine.state.dice import commitment, is_key
from gloaming.engine.state.dice_commitment import CommitReveal
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import Choose, Hint, SetChat
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_info import SeatInfo
from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.store.daily_store import is_secret
from gloaming.server.store.database import Work
from gloaming.server.store.result_store import ArchivedSeats, FinishedMatch, add_learned
from gloaming.server.tables.clock import TimeSpent
from gloaming.server.tables.consent import ConsentRequest
from gloaming.server.tables.dice_entropy import dealt_by
from gloaming.server.tables.history import History, remember
from gloaming.server.tables.journal import Journal
from gloaming.server.tables.journal_entries import (
    ChatEntry,
    ChoiceEntry,
    DealEntry,
    EndOfferEntry,
    HintEntry,
    JournalEntry,
    PromiseEntry,
    ReadyEntry,
    UndoRequestEntry,
)
from gloaming.server.tables.live_match import FailedChoice, LiveMatch, workshop_contents
from gloaming.server.tables.meetings import meetings
from gloaming.server.tables.player_messages import ChatMessage, ExitMessage, LobbyMessage, PlayMessage, refused
from gloaming.server.tables.results import place_of, result_of
from gloaming.teaching import Challenge

log = logging.getLogger(__name__)

TAKEN_FOR_YOU = "A bot is playing for you. Take your seat back first."

MOST_DONE = 10_000
"""The maximum number of journal entries of a table: choices, hints, undos and so on.

All entries are stored, and read when the table is loaded. Bots that choose at random end every game within 4,000
choices.
"""

MOST_SECONDS: Final = 2.0
"""Seconds of processor time that a choice in a match with packs of the workshop may take. A slower one ends it."""

MOST_TRIED = 1_000
"""The maximum number of journal entries for a challenge.

The number is low because the aim of a challenge is checked against all events after each choice. Solutions are short.
"""

TOO_LONG = "This match has become too long to continue. Resign, or offer to end it."

TOO_MUCH = "Too much has been stored for the player who opened this table. Try again in {} min or later."

RESIGNED = "You have resigned. A bot plays for you to the end."


class MatchSession:
    """A match with its players.

    past: the state of the table from which the session starts.
    changed: called after each change.
    seats: returns the seats as clients see them.
    begun: returns whether the match has begun.
    seq: the number of changes.
    taken: for each seat, the ids of the latest messages that were executed.
    requests: the number of requests for consent so far.
    offer: the open offer to end the match, if any.
    failed: the number of the question at which an automatic choice failed, so that the person is asked; 0 for none.
    broken: how packs of the workshop have broken the rules, so that the match has to end; "" for nothing.
    """

    def __init__(
        self,
        table: str,
        past: History,
        journal: Journal,
        changed: Callable[[], None],
        seats: Callable[[], list[SeatInfo]],
        begun: Callable[[], bool],
    ) -> None:
        self.play = LiveMatch(past.match, past.rqid)
        self.seating = past.seating
        self.journal = journal
        self.seq = past.seq
        self.choices = past.choices
        self.requests = past.requests
        self.offer = past.offer
        self.learning = past.learning
        self.hints = past.hints
        self.hinted = past.hinted
        self.daily = past.daily
        self.ended = past.ended
        self.clock = past.clock
        self.due = past.due
        self.listed = past.listed
        self.lobby, self.ready = past.lobby, past.ready
        self.chat_on, self.silenced, self.chat = past.chat_on, past.silenced, past.chat
        self.table = table
        self.promised = past.promised
        self.dealt = past.dealt
        self._notify = changed
        self.seats = seats
        self.begun = begun
        self.checkpoints = past.checkpoints
        self.taken = past.taken
        self.failed = 0
        self.broken = ""

    async def sit(self, identity: str, seat: int, promise: str = "") -> None:
        """Give a seat to a person. Raises StoreFault.

        promise: the hash of the person's share of the dice key, "" for none.
        """
        if self.dealt is not None or self.choices.count or self.learning is not None or self.daily or not self.key():
            promise = ""
        await self._promise(seat, promise)
        await self.journal.sit(seat, identity)
        self.seating.sitters[seat] = identity
        self.choices.request = None
        self.change()

    async def promise(self, seat: int, promise: str) -> None:
        """Store the hash of a person's share of the dice key, unless they have promised one. Raises StoreFault."""
        if promise and not self.promised[seat] and self.dealt is None and self.key():
            await self._promise(seat, promise)

    def unready(self) -> list[int]:
        """Return the seats of people for whom the beginning of the match waits because they are not ready."""
        if not self.lobby:
            return []
        return [
            seat for seat, sitter in enumerate(self.seating.sitters) if sitter is not None and seat not in self.ready
        ]

    async def _promise(self, seat: int, promise: str) -> None:
        if promise != self.promised[seat]:
            await self.log(PromiseEntry(seat=seat, promise=promise), self.play)
            self.promised[seat] = promise

    async def free(self, seat: int, *, barred: bool = False) -> None:
        """Remove the person from a seat. Raises StoreFault.

        barred: whether the person may not sit down at the table again.
        """
        await self._promise(seat, "")
        if seat in self.ready:
            await self.log(ReadyEntry(seat=seat, id="", ready=False), self.play)
            self.ready.discard(seat)
        if seat in self.silenced:
            await self.log(ChatEntry(seat=seat, id="", on=True, writer=seat), self.play)
            self.silenced.discard(seat)
        sitter = self.seating.sitters[seat]
        await self.journal.sit(seat, None, sitter if barred else None)
        self.seating.sitters[seat] = None
        if barred and sitter is not None:
            self.seating.unwelcome.add(sitter)
        self.change()

    @property
    def over(self) -> bool:
        """Whether the match is over, by its rules or by an early end."""
        return self.play.match.over or self.ended is not None

    @property
    def is_full(self) -> bool:
        """Whether the journal has reached its maximum size, so that people can only resign or end the match."""
        tried = self.learning is not None and isinstance(self.learning.course, Challenge)
        return self.journal.number >= (MOST_TRIED if tried else MOST_DONE)

    async def deal(self, shares: CommitReveal) -> None:
        """Begin the match with a dice key made of the players' shares. Raises StoreFault."""
        play = LiveMatch(dealt_by(self.play.match, shares.key), self.play.rqid)
        await self.log(DealEntry(server=shares.server, promised=shares.promised, shown=shares.shown), play)
        self.play, self.dealt = play, shares
        self.change()

    def change(self) -> None:
        """Increase the number of changes, and notify the watchers."""
        self.seq += 1
        self._notify()

    async def take(self, option: int, id: str = "", *, automatic: bool = False) -> bool:
        """Store the choice of an option of the open question, and then make it.

        Return False if the rules fail on the option.

        id: the id of the client's message, "" for a bot or an automatic choice.
        automatic: whether the server makes the choice for a person.
        """
        seat = self.play.asked
        assert seat is not None
        start = time.thread_time()
        try:
            after = self.play.after(option)
        except FailedChoice as error:
            self.note_broken(error)
            log.exception("the rules failed on option %d", option, extra={"table": self.table, "rqid": self.play.rqid})
            metrics.failed("rules")
            return False
        if time.thread_time() - start > MOST_SECONDS:
            self.note_broken(TimeoutError(f"a choice took {time.thread_time() - start:.1f} s"))
        disclosed = after.match.disclosed_since(self.play.match)
        choice = ChoiceEntry(seat=seat, option=option, id=id, disclosed=disclosed, automatic=automatic)
        results = self.results(after, time.time(), seat if id else None)
        await self.log(choice, after, results, None if self.clock is None else self.clock.chosen(seat))
        if id:
            self.checkpoints.add(self.choices.count, self.play.match)
        self.play = after
        self.choices.add(
            seat,
            person=id != "",
            disclosed=disclosed,
            substituted=id == "" and seat in self.seating.substitutes,
            automatic=automatic,
        )
        if id:
            remember(self.taken[seat], id)
        self.journal.keep(after.match)
        self.change()
        return True

    def note_broken(self, error: Exception) -> None:
        """Note that the match has to end, if it has packs of the workshop: these have broken the rules."""
        if workshop_contents(self.play.match.game):
            self.broken = f"{type(error).__name__}: {error}"

    def awaited(self, play: LiveMatch) -> int | None:
        """Return the seat to move; None after the end of the match, and in a challenge that is won or lost."""
        if self.ended is not None:
            return None
        aim = None if self.learning is None else self.learning.aim(play.match)
        return play.asked if aim is None or aim == "open" else None

    async def log(
        self,
        entry: JournalEntry,
        play: LiveMatch,
        results: Sequence[Work] = (),
        spent: TimeSpent | None = None,
        *,
        begins: bool = False,
    ) -> None:
        """Store a change before it takes effect. Raises StoreFault.

        play: the match after the change.
        results: writes of people's results, executed in the same transaction.
        spent: the time used after the change, None for the time used up to now.
        begins: whether the match begins with the change.
        """
        over = self.over or play.match.over or entry.ends_match
        begins = begins or self.begun() or isinstance(entry, DealEntry)
        awaited = None if over or (self.lobby and not begins) else self.awaited(play)
        due = None
        if self.clock is not None:
            now = spent or self.clock.spent()
            entry = msgspec.structs.replace(entry, spent=now.rounded())
            plays = awaited in self.seating.people() - {entry.substituted}
            if awaited is not None and plays and begins:
                due = time.time() + self.clock.left(awaited, now)
        await self.journal.log(entry, play=play, seq=self.seq + 1, awaited=awaited, over=over, results=results, due=due)
        self.due = due
        if self.clock is not None and spent is not None:
            self.clock.set(spent)

    def record(self) -> dict[str, Any]:
        """Return the record of the match, including hints. The record contains all secrets of the match."""
        return self._record_of(self.play.match)

    def _record_of(self, match: Match) -> dict[str, Any]:
        record = hinted(match.record(), self.hinted)
        return record if self.dealt is None else {**record, "shares": self.dealt.as_data()}

    def is_secret(self) -> bool:
        """Return whether the dice key stays secret after the match, because others may still play the same daily
        challenge.
        """
        return is_secret(self.daily)

    def key(self) -> str | None:
        """Return the dice key, None if the seed was chosen."""
        seed = self.play.match.seed
        return seed if isinstance(seed, str) and is_key(seed) else None

    def commitment(self) -> str:
        """Return the commitment to the dice key or, if players contribute to it, to the server's share; "" for a chosen
        seed.
        """
        key = self.key() if self.dealt is None else self.dealt.server
        return "" if key is None else commitment(key)

    def not_asked(self, seat: int, message: Choose | Hint) -> ChoiceResult | None:
        """Return the answer that rejects a seat's message about a question, None if the seat may answer it."""
        play = self.play
        if message.rqid < play.rqid or play.prompt is None or self.ended is not None:
            return ChoiceResult(id=message.id, status="stale", reason="This question is no longer open.")
        if message.rqid > play.rqid or play.asked != seat:
            return refused(message, "This question is for another player.")
        if seat in self.seating.resigned:
            return refused(message, RESIGNED)
        if seat in self.seating.substitutes:
            return refused(message, TAKEN_FOR_YOU)
        return self.not_stored(message)

    def not_stored(self, message: PlayMessage | LobbyMessage | ChatMessage | Hint) -> ChoiceResult | None:
        """Return the answer that rejects a message because a storage limit is reached, None if there is room."""
        return refused(message, TOO_LONG) if self.is_full else self.over_quota(message)

    def over_quota(self, message: PlayMessage | LobbyMessage | ChatMessage | Hint) -> ChoiceResult | None:
        """Return the answer that rejects a message because too much is stored for the opener, None if there is room."""
        wait = self.journal.account.wait()
        if wait > 0:
            metrics.limited("stored")
            return refused(message, TOO_MUCH.format(math.ceil(wait / 60)))
        return None

    async def take_hint(self, seat: int, message: Hint) -> None:
        """Store and count a hint for a seat. Raises StoreFault."""
        await self.log(HintEntry(seat=seat, id=message.id), self.play)
        self.hinted = with_hint(self.hinted, self.choices.count)
        self.hints = [taken + (number == seat) for number, taken in enumerate(self.hints)]
        self.change()

    def results(self, after: LiveMatch, at: float, chooser: int | None = None) -> Sequence[Work]:
        """Return the writes for what a choice completes: the results of a finished match, or a completed lesson or
        challenge.

        A match that branches off another match has no results, because its first part was played in the other match.

        after: the match after the choice.
        at: Unix time of the choice.
        chooser: the seat whose person makes the choice, None if a bot makes it or if it is already part of `choices`.
        """
        match = after.match
        if self.learning is not None:
            course = self.learning.course
            learner = self.seating.sitters[course.seat]
            aim = self.learning.aim(match)
            done = match.over if aim is None else aim == "reached"
            if not done or learner is None:
                return []
            return [partial(add_learned, identity=learner, game=match.game.id, course=course.id, at=at)]
        if not match.over or match.branched_from is not None:
            return []
        seats, undone = self.seats(), self.choices.undone
        daily = self.daily if is_secret(self.daily) else ""
        results = {
            sitter: result_of(self.table, after, seats, seat, at, hints=self.hints[seat], undone=undone, daily=daily)
            for seat, sitter in enumerate(self.seating.sitters)
            if sitter is not None
            and seat not in self.seating.resigned
            and self.choices.played(seat, now=seat == chooser)
        }
        places = dict.fromkeys(range(match.seats), match.seats + 1)
        places |= {seat: place_of(after, seat) for seat, sitter in enumerate(self.seating.sitters) if sitter in results}
        return [self.ending(results, match), *meetings(self.table, match.game, self.seating, self.hints, places, at)]

    def ending(self, results: dict[str, ResultInfo], match: Match, ended: EarlyEnd | None = None) -> Work:
        """Return the write that archives a finished match.

        ended: how the match ended, None if it ended by its rules.
        """
        seats = self.seating
        then = ArchivedSeats(
            kinds=seats.kinds,
            opener=seats.opener,
            spectators=seats.spectators,
            sitters=seats.sitters,
            hints=self.hints,
            undone=self.choices.undone,
            resigned=sorted(seats.resigned),
            ended=ended,
        )
        record = msgspec.json.encode(self._record_of(match))
        self.journal.account.pay(len(record))
        return FinishedMatch(self.table, results, then, record).write

    async def open_request(self, kind: type[UndoRequestEntry | EndOfferEntry], seat: int, id: str) -> ConsentRequest:
        """Store and return a new request for the consent of others. Raises StoreFault.

        kind: the class of the journal entry.
        """
        request = ConsentRequest(self.requests + 1, seat)
        await self.log(kind(seat=seat, id=id, request=request.number), self.play)
        self.requests = request.number
        return request

    def is_repeated(self, seat: int, message: PlayMessage | ExitMessage | LobbyMessage | ChatMessage) -> bool:
        """Return whether a message of a seat was executed before."""
        return message.id in self.taken[seat]

    def done(self, seat: int, message: PlayMessage | ExitMessage | LobbyMessage | SetChat) -> ChoiceResult:
        """Remember that a message was executed, notify the watchers, and return the result of the message."""
        remember(self.taken[seat], message.id)
        self.change()
        return ChoiceResult(id=message.id, status="taken")
