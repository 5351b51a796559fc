"""A seat at a server's table: its updates, its events and its choices."""

from __future__ import annotations

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import SupportsIndex

from gloaming.client.client_errors import RefusedByServer
from gloaming.client.credentials import Credentials
from gloaming.client.seat_connection import Action, SeatConnection
from gloaming.engine.integers import as_integer
from gloaming.server.protocol.client_messages import (
    AnswerEnd,
    AnswerUndo,
    Choose,
    Hint,
    Leave,
    OfferEnd,
    RemovePlayer,
    RequestEarlierEvents,
    RequestUndo,
    Resign,
    ReturnToSeat,
    RevealShare,
    SendPhrase,
    SubstituteBot,
    Sync,
    WhyNot,
)
from gloaming.server.protocol.prompt_info import EventInfo
from gloaming.server.protocol.server_messages import ChoiceResult, EventBatch, HintResult, Phrase, WhyNotResult
from gloaming.server.protocol.table_update import TableUpdate

log = logging.getLogger(__name__)

EARLIER_TIMEOUT = 10.0
"""Seconds to wait for earlier events."""


class Seat:
    """Our place at a table. Iterating yields its updates, only the newest if several arrived, to the end of the match.

    update: the last one yielded, whose `clock` is the seconds that were left when it was sent (None: no clocks);
    newest: the last one received; events: those up to `update` that we know: at first the newest 300, and
    `request_earlier_events()` fetches those before; kept: the number of them that the previous update had, fewer than
    all after an undo; restarts: the number of server restarts.
    """

    def __init__(self, credentials: Credentials, table: str) -> None:
        self.table = table
        self.update: TableUpdate | None = None
        self.newest: TableUpdate | None = None
        self.events: list[EventInfo] = []
        self.kept = 0
        self.restarts = 0
        self._credentials = credentials
        self._connection = SeatConnection(
            credentials,
            table,
            on_connect=self._expect_first_update,
            on_update=self._receive_update,
            on_events=self._receive_earlier,
            on_failure=self._wake_all,
        )
        self._received: list[EventInfo] = []
        self._has_first_update = False
        self._answered: int | None = None
        self._news = asyncio.Event()
        self._earlier_arrived = asyncio.Event()

    async def __aenter__(self) -> Seat:
        self._connection.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._connection.close()

    def __aiter__(self) -> Seat:
        return self

    async def __anext__(self) -> TableUpdate:
        last = self.update
        if last is not None and last.waiting_for is None and last is self.newest:
            raise StopAsyncIteration
        while True:
            await self._news.wait()
            if self._connection.failure is not None:
                raise self._connection.failure
            self._news.clear()
            assert self.newest is not None
            prompt = self.newest.prompt
            if prompt is None or prompt.rqid != self._answered:
                return self._advance_to(self.newest)

    def _advance_to(self, newest: TableUpdate) -> TableUpdate:
        undone = 0 if self.update is None else self.update.undone
        same = _end(self.events) if newest.undone == undone else _first_difference(self.events, self._received)
        self.kept = sum(event.number < same for event in self._received)
        self.update, self.events = newest, self._received
        return newest

    async def choose(self, option: SupportsIndex) -> ChoiceResult:
        """Choose an option of the question in `update`. Lost connections make no difference.

        The answer is taken, repeated (it had been taken already) or stale (the question is no longer open). Raises
        RefusedByServer.
        """
        prompt = None if self.update is None else self.update.prompt
        if prompt is None:
            raise RefusedByServer("you have no question to answer")
        number = as_integer(option)
        if number is None or not 0 <= number < len(prompt.options):
            last = len(prompt.options) - 1
            raise RefusedByServer(f"There is no option {option!r}: they are numbered from 0 to {last}.")
        answer = await self._act(Choose(id=_new_id(), rqid=prompt.rqid, option=number))
        self._answered = prompt.rqid
        return answer

    async def why_not(self, piece: str) -> WhyNotResult:
        """Return why a piece or place cannot be chosen now."""
        answer = await self._connection.request(WhyNot(id=_new_id(), piece=piece))
        assert isinstance(answer, WhyNotResult)
        return answer

    async def hint(self) -> HintResult:
        """Return what a bot would choose at the question in `update`; the hint is counted. Raises RefusedByServer."""
        prompt = None if self.update is None else self.update.prompt
        if prompt is None:
            raise RefusedByServer("you have no question to answer")
        answer = await self._connection.request(Hint(id=_new_id(), rqid=prompt.rqid))
        if isinstance(answer, ChoiceResult):
            raise RefusedByServer(answer.reason)
        assert isinstance(answer, HintResult)
        return answer

    async def request_earlier_events(self) -> bool:
        """Fetch up to 300 events before those in `events`. Return False if there are none, or no connection now."""
        if not self.events or self.events[0].number == 0 or not self._connection.is_connected:
            return False
        before = self.events[0].number
        self._earlier_arrived.clear()
        await self._connection.send(RequestEarlierEvents(id=_new_id(), before=before))
        with suppress(TimeoutError):
            async with asyncio.timeout(EARLIER_TIMEOUT):
                await self._earlier_arrived.wait()
        return self.events[0].number < before

    async def undo(self) -> ChoiceResult:
        """Undo our last choice: at once if that is free, else when the others agree. Raises RefusedByServer."""
        undone = None if self.update is None else self.update.undone
        return await self._act(RequestUndo(id=_new_id(), undone=undone))

    async def answer_undo(self, agree: bool) -> ChoiceResult:
        """Agree to the undo that `update` asks for, or refuse it. The answer is "stale" if it is another by now.

        Raises RefusedByServer.
        """
        undo = None if self.update is None else self.update.undo
        return await self._act(AnswerUndo(id=_new_id(), request=0 if undo is None else undo.request, agree=agree))

    async def substitute(self, seat: int) -> ChoiceResult:
        """Let a substitute bot play for an absent person, once their seat is `replaceable`. Raises RefusedByServer."""
        rqid = 0 if self.update is None else self.update.rqid
        return await self._act(SubstituteBot(id=_new_id(), seat=seat, rqid=rqid))

    async def return_to_seat(self) -> ChoiceResult:
        """Take our seat back from the substitute bot, unless our total time has run out.

        Raises RefusedByServer, for instance until the bot has made the choice for which our time ran out.
        """
        return await self._act(ReturnToSeat(id=_new_id()))

    async def say(self, phrase: Phrase) -> ChoiceResult:
        """Send a phrase to everyone at the table. Raises RefusedByServer."""
        return await self._act(SendPhrase(id=_new_id(), phrase=phrase))

    async def resign(self) -> ChoiceResult:
        """Resign: the match counts as a loss for us, and a bot takes over. Raises RefusedByServer."""
        return await self._act(Resign(id=_new_id()))

    async def offer_end(self) -> ChoiceResult:
        """Offer the others to end the match without a result. Raises RefusedByServer."""
        return await self._act(OfferEnd(id=_new_id()))

    async def answer_end(self, agree: bool) -> ChoiceResult:
        """Agree to the offer to end the match in `update`, or refuse it. The answer is "stale" if it is another by now.

        Raises RefusedByServer.
        """
        offer = None if self.update is None else self.update.offer
        return await self._act(AnswerEnd(id=_new_id(), request=0 if offer is None else offer.request, agree=agree))

    async def leave(self) -> ChoiceResult:
        """Leave before the match begins; this closes a table that we opened. Raises RefusedByServer."""
        return await self._act(Leave(id=_new_id()))

    async def remove(self, seat: int) -> ChoiceResult:
        """Remove the person at a seat in `update` from a table that we opened, before the match begins.

        Raises RefusedByServer.
        """
        seats = [] if self.update is None else self.update.seats
        person = seats[seat].person if isinstance(seat, int) and 0 <= seat < len(seats) else ""
        return await self._act(RemovePlayer(id=_new_id(), seat=seat, person=person))

    async def _act(self, message: Action) -> ChoiceResult:
        answer = await self._connection.request(message)
        assert isinstance(answer, ChoiceResult)
        if answer.status == "refused":
            raise RefusedByServer(answer.reason)
        return answer

    # Messages from the server

    def _expect_first_update(self) -> None:
        self._has_first_update = False

    async def _receive_update(self, update: TableUpdate) -> None:
        """Take a newer update and add its events; ask for those that are missing."""
        if self.newest is not None and update.run != self.newest.run:
            self.restarts += 1
            self._answered = None
            log.info("table %s: the server has restarted", self.table)
        elif self.newest is not None and update.seq < self.newest.seq:
            return
        if update.dice is not None and update.dice.wanted and update.seat is not None:
            share = self._credentials.promised_share(update.dice.promised[update.seat])
            if share is not None:
                await self._connection.send(RevealShare(id=_new_id(), share=share))
                return
        before, known_end = self.newest, _end(self._received)
        continues = before is not None and (update.undone, update.seat) == (before.undone, before.seat)
        if continues and self._has_first_update and update.since > known_end:
            await self._connection.send(Sync(since=known_end))
            return
        self._has_first_update = True
        known = [event for event in self._received if event.number < update.since]
        self._received = [*known, *update.events] if continues and update.since <= known_end else update.events
        self.newest = update
        if update.since + len(update.events) < update.event_count:
            await self._connection.send(Sync(since=update.since + len(update.events)))
        self._news.set()

    def _receive_earlier(self, earlier: EventBatch) -> None:
        """Put events before those that we have, unless choices have been undone meanwhile."""
        if self.newest is not None and self._received and earlier.undone == self.newest.undone:
            if earlier.since + len(earlier.events) == self._received[0].number:
                self._received = [*earlier.events, *self._received]
                if self.update is not None and self.update.undone == earlier.undone:
                    self.events = [*earlier.events, *self.events]
                    self.kept += len(earlier.events)
        self._earlier_arrived.set()

    def _wake_all(self) -> None:
        """Wake everything that waits for the server, to handle the failure."""
        self._earlier_arrived.set()
        self._news.set()


def _end(events: list[EventInfo]) -> int:
    """Return the number of the event after the last of these."""
    return events[-1].number + 1 if events else 0


def _first_difference(before: list[EventInfo], now: list[EventInfo]) -> int:
    """Return the number of the first event that differs, or of the first that only one of the lists has."""
    known = {event.number: event for event in before}
    changed = [event.number for event in now if known.get(event.number, event) != event]
    return min(changed, default=min(_end(before), _end(now)))


def _new_id() -> str:
    return secrets.token_hex(8)
