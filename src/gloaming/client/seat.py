"""A seat at a server's table, with its updates, its events and its choices."""

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
    SendChat,
    SendPhrase,
    SetReady,
    SetSeat,
    StartMatch,
    SubstituteBot,
    Sync,
    WhyNot,
)
from gloaming.server.protocol.prompt_info import EventInfo
from gloaming.server.protocol.server_messages import (
    ChatLine,
    ChatLines,
    ChoiceResult,
    EventBatch,
    HintResult,
    Phrase,
    WhyNotResult,
)
from gloaming.server.protocol.table_update import TableUpdate

log = logging.getLogger(__name__)

EARLIER_TIMEOUT = 10.0
"""Seconds to wait for the server to send earlier events."""


class Seat:
    """This client's place at a table. Iterate over it to get the table's updates until the match is over.

    If several updates have arrived, the iteration yields only the newest.

    update: the last update yielded; the seconds on its `clock` are those left when it was sent, and `clock` is None at
    a table without clocks.
    newest: the last update received.
    events: the known events up to `update`. At first these are the newest 300; `request_earlier_events()` fetches
    earlier ones.
    kept: the number of these events that were already known at the previous update, fewer after an undo.
    chat: the known lines of the chat.
    restarts: the number of server restarts since the client connected.
    """

    def __init__(self, credentials: Credentials, table: str, *, ready: bool = True) -> None:
        self.table = table
        self.update: TableUpdate | None = None
        self.newest: TableUpdate | None = None
        self.events: list[EventInfo] = []
        self.kept = 0
        self.chat: list[ChatLine] = []
        self._ready = ready
        self._has_said_ready = False
        self.restarts = 0
        self._credentials = credentials
        self._connection = SeatConnection(
            credentials,
            table,
            on_connect=self._expect_first_update,
            on_update=self._receive_update,
            on_events=self._receive_earlier,
            on_chat=self._receive_chat,
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
        """Choose an option of the question in `update`. option: its index. Lost connections make no difference.

        The answer's status is "taken", "repeated" (the choice had arrived before) or "stale" (the question is no longer
        open). Raises RefusedByServer.
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
        """Return why a piece or place cannot be chosen now. piece: its id."""
        answer = await self._connection.request(WhyNot(id=_new_id(), piece=piece))
        assert isinstance(answer, WhyNotResult)
        return answer

    async def hint(self) -> HintResult:
        """Return what a bot would choose at the question in `update`. The server counts the hint.

        Raises RefusedByServer.
        """
        prompt = None if self.update is None else self.update.prompt
        if prompt is None:
            raise RefusedByServer("you have no question to answer")
        answer = await self._connection.request(Hint(id=_new_id(), rqid=prompt.rqid))
        if isinstance(answer, ChoiceResult):
            raise RefusedByServer(answer.reason)
        assert isinstance(answer, HintResult)
        return answer

    async def request_earlier_events(self) -> bool:
        """Fetch up to 300 events that precede those in `events`.

        Return False if none has been added: there are none, there is no connection, or the server did not answer in
        time.
        """
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
        """Undo this client's last choice: at once if the undo needs no consent, otherwise when the other players agree.

        Raises RefusedByServer.
        """
        undone = None if self.update is None else self.update.undone
        return await self._act(RequestUndo(id=_new_id(), undone=undone))

    async def answer_undo(self, agree: bool) -> ChoiceResult:
        """Agree to the undo that another player requests in `update`, or refuse it.

        The answer's status is "stale" if that request is no longer open. Raises RefusedByServer.
        """
        undo = None if self.update is None else self.update.undo
        return await self._act(AnswerUndo(id=_new_id(), request=0 if undo is None else undo.request, agree=agree))

    async def substitute(self, seat: int) -> ChoiceResult:
        """Let a substitute bot play for an absent person whose seat is `replaceable` in `update`.

        Raises RefusedByServer.
        """
        rqid = 0 if self.update is None else self.update.rqid
        return await self._act(SubstituteBot(id=_new_id(), seat=seat, rqid=rqid))

    async def return_to_seat(self) -> ChoiceResult:
        """Take this client's seat back from the substitute bot, unless the seat's total time has run out.

        Raises RefusedByServer, for instance while the bot still has to make the choice for which the time ran out.
        """
        return await self._act(ReturnToSeat(id=_new_id()))

    async def say(self, phrase: Phrase) -> ChoiceResult:
        """Send a phrase to everyone at the table. Raises RefusedByServer."""
        return await self._act(SendPhrase(id=_new_id(), phrase=phrase))

    async def write(self, text: str) -> ChoiceResult:
        """Write a line of at most 300 characters to the people at the table. Raises RefusedByServer."""
        return await self._act(SendChat(id=_new_id(), text=text))

    async def ready(self, ready: bool = True) -> ChoiceResult:
        """Say that this client is ready for the match to begin, or no longer ready. Raises RefusedByServer."""
        return await self._act(SetReady(id=_new_id(), ready=ready))

    async def set_seat(self, seat: int, kind: str) -> ChoiceResult:
        """Give an empty seat to a bot before the match begins, or to a person again. Raises RefusedByServer.

        kind: the spec of the bot, or "human".
        """
        return await self._act(SetSeat(id=_new_id(), seat=seat, kind=kind))

    async def start(self, bot: str = "medium") -> ChoiceResult:
        """Give all empty seats to bots, so that the match begins once the people are ready. Raises RefusedByServer."""
        return await self._act(StartMatch(id=_new_id(), bot=bot))

    async def resign(self) -> ChoiceResult:
        """Resign: the match counts as a loss for this client, and a bot takes over. Raises RefusedByServer."""
        return await self._act(Resign(id=_new_id()))

    async def offer_end(self) -> ChoiceResult:
        """Offer the other players to end the match without a result. Raises RefusedByServer."""
        return await self._act(OfferEnd(id=_new_id()))

    async def answer_end(self, agree: bool) -> ChoiceResult:
        """Agree to the offer in `update` to end the match without a result, or refuse it.

        The answer's status is "stale" if that offer is no longer open. Raises RefusedByServer.
        """
        offer = None if self.update is None else self.update.offer
        return await self._act(AnswerEnd(id=_new_id(), request=0 if offer is None else offer.request, agree=agree))

    async def leave(self) -> ChoiceResult:
        """Leave the table before the match begins. If this client opened the table, it is closed.

        Raises RefusedByServer.
        """
        return await self._act(Leave(id=_new_id()))

    async def remove(self, seat: int) -> ChoiceResult:
        """Remove the person at a seat in `update` before the match begins, from a table that this client opened.

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
        self._has_said_ready = False

    async def _receive_update(self, update: TableUpdate) -> None:
        """Store a newer update and add its events.

        Request the events that are missing, and reveal a share of the dice if asked.
        """
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
        if (
            self._ready
            and not self._has_said_ready
            and update.lobby is not None
            and update.seat in update.lobby.unready
        ):
            self._has_said_ready = True
            await self._connection.send(SetReady(id=_new_id(), ready=True))
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
        """Put earlier events before the known ones, unless choices have been undone since they were requested."""
        if self.newest is not None and self._received and earlier.undone == self.newest.undone:
            if earlier.since + len(earlier.events) == self._received[0].number:
                self._received = [*earlier.events, *self._received]
                if self.update is not None and self.update.undone == earlier.undone:
                    self.events = [*earlier.events, *self.events]
                    self.kept += len(earlier.events)
        self._earlier_arrived.set()

    def _receive_chat(self, message: ChatLines) -> None:
        self.chat = [*([] if message.whole else self.chat), *message.lines]

    def _wake_all(self) -> None:
        """Wake everything that waits for the server, so that it raises the failure of the connection."""
        self._earlier_arrived.set()
        self._news.set()


def _end(events: list[EventInfo]) -> int:
    """Return the number that follows that of the last event in a list; 0 for an empty list."""
    return events[-1].number + 1 if events else 0


def _first_difference(before: list[EventInfo], now: list[EventInfo]) -> int:
    """Return the number of the first event that differs between two lists, or that only one of them has."""
    known = {event.number: event for event in before}
    changed = [event.number for event in now if known.get(event.number, event) != event]
    return min(changed, default=min(_end(before), _end(now)))


def _new_id() -> str:
    return secrets.token_hex(8)
