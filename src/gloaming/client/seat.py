"""A place at a served table, held over lost connections and restarts of the server."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any, SupportsIndex

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from gloaming.client.errors import NoSuchTable, RefusedByServer, Unreachable
from gloaming.engine.errors import GloamingError
from gloaming.engine.integers import as_integer
from gloaming.server.protocol.messages import (
    Answer,
    AnswerEnd,
    Because,
    Choose,
    Consent,
    Earlier,
    EventInfo,
    Events,
    FromServer,
    Hint,
    Hinted,
    Leave,
    OfferEnd,
    Phrase,
    Pong,
    Problem,
    Remove,
    Resign,
    Return,
    Said,
    Say,
    Show,
    Sitting,
    StandIn,
    Sync,
    TakeBack,
    ToServer,
    Why,
)

if TYPE_CHECKING:
    from gloaming.client.client import Client

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0
"""Seconds before the first, and at most before any, new attempt to connect."""

GIVES_UP = 120.0
"""Seconds without a connection after which the seat is given up."""

RATE = 25.0
BURST = 50.0
"""Messages a second, and at once: a little fewer than the server takes."""

EARLIER_WAIT = 10.0
"""Seconds to wait for earlier events."""

Doing = Choose | TakeBack | Consent | StandIn | Return | Say | Resign | OfferEnd | AnswerEnd | Leave | Remove
"""What is answered with an Answer."""

_decoder = msgspec.json.Decoder(FromServer)
_read_by_server = msgspec.json.Decoder(ToServer)


class Seat:
    """Our place at a table. Iterating gives each new Sitting, the newest alone if several came, to the match's end.

    sitting: the last one given, whose `clock` says in seconds what was left when it was told (None: no clocks); events:
    what had happened by then, as we know it: at first the newest 300 events, and `earlier()` fetches those before;
    kept: how many of the events of the Sitting given before are among them, fewer than all after an undo; restarts: how
    often the server was found restarted.
    """

    def __init__(self, client: Client, table: str) -> None:
        self.table = table
        self.sitting: Sitting | None = None
        self.newest: Sitting | None = None
        self.events: list[EventInfo] = []
        self.kept = 0
        self.restarts = 0
        self._heard: list[EventInfo] = []
        self._greeted = False
        self._client = client
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[ToServer, asyncio.Future[Answer | Because | Hinted]]] = {}
        self._answered: int | None = None
        self._news = asyncio.Event()
        self._earlier = asyncio.Event()
        self._failure: GloamingError | None = None
        self._task: asyncio.Task[None] | None = None
        self._may_send = BURST
        self._since = time.monotonic()

    async def __aenter__(self) -> Seat:
        self._task = asyncio.create_task(self._hold())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    def __aiter__(self) -> Seat:
        return self

    async def __anext__(self) -> Sitting:
        given = self.sitting
        if given is not None and given.waiting_for is None and given is self.newest:
            raise StopAsyncIteration
        while True:
            await self._news.wait()
            if self._failure is not None:
                raise self._failure
            self._news.clear()
            assert self.newest is not None
            prompt = self.newest.prompt
            if prompt is None or prompt.rqid != self._answered:
                return self._give(self.newest)

    def _give(self, newest: Sitting) -> Sitting:
        undone = 0 if self.sitting is None else self.sitting.undone
        end = _end(self.events) if newest.undone == undone else _alike(self.events, self._heard)
        self.kept = sum(event.number < end for event in self._heard)
        self.sitting, self.events = newest, self._heard
        return newest

    async def choose(self, option: SupportsIndex) -> Answer:
        """Take an option of the question in `sitting`, whatever happens to the connection meanwhile.

        Answers taken, repeated (it had been taken already) or stale (the question is no longer open). Raises
        RefusedByServer.
        """
        prompt = None if self.sitting is None else self.sitting.prompt
        if prompt is None:
            raise RefusedByServer("no question is put to you")
        number = as_integer(option)
        if number is None or not 0 <= number < len(prompt.options):
            last = len(prompt.options) - 1
            raise RefusedByServer(f"There is no option {option!r}: they are numbered from 0 to {last}.")
        answer = await self._ask(Choose(id=_new_id(), rqid=prompt.rqid, option=number))
        self._answered = prompt.rqid
        return answer

    async def why(self, piece: str) -> Because:
        """Why a piece or place cannot be chosen now."""
        because = await self.ask(Why(id=_new_id(), piece=piece))
        assert isinstance(because, Because)
        return because

    async def hint(self) -> Hinted:
        """What a bot would do at the question in `sitting`; it is counted. Raises RefusedByServer."""
        prompt = None if self.sitting is None else self.sitting.prompt
        if prompt is None:
            raise RefusedByServer("no question is put to you")
        hinted = await self.ask(Hint(id=_new_id(), rqid=prompt.rqid))
        if isinstance(hinted, Answer):
            raise RefusedByServer(hinted.reason)
        assert isinstance(hinted, Hinted)
        return hinted

    async def earlier(self) -> bool:
        """Fetch up to 300 events before those in `events`; False: there are none, or no connection now."""
        if not self.events or self.events[0].number == 0 or self._socket is None:
            return False
        before = self.events[0].number
        self._earlier.clear()
        await self._send(self._socket, Earlier(id=_new_id(), before=before))
        with suppress(TimeoutError):
            async with asyncio.timeout(EARLIER_WAIT):
                await self._earlier.wait()
        return self.events[0].number < before

    async def take_back(self) -> Answer:
        """Undo our last choice, at once where that is free, else once the others agree. Raises RefusedByServer."""
        undone = None if self.sitting is None else self.sitting.undone
        return await self._ask(TakeBack(id=_new_id(), undone=undone))

    async def consent(self, agree: bool) -> Answer:
        """Agree to the undo that `sitting` asks for, or refuse it; "stale" where it is another by now.

        Raises RefusedByServer.
        """
        undo = None if self.sitting is None else self.sitting.undo
        return await self._ask(Consent(id=_new_id(), request=0 if undo is None else undo.request, agree=agree))

    async def stand_in(self, seat: int) -> Answer:
        """Let a bot play for an absent person, once `replaceable` says so. Raises RefusedByServer."""
        rqid = 0 if self.sitting is None else self.sitting.rqid
        return await self._ask(StandIn(id=_new_id(), seat=seat, rqid=rqid))

    async def come_back(self) -> Answer:
        """Take our seat back from the bot that plays for us, but not where our time in all is over. Raises
        RefusedByServer: it does so, too, until the bot has made the choice for which our time was over."""
        return await self._ask(Return(id=_new_id()))

    async def say(self, phrase: Phrase) -> Answer:
        """Say something to all at the table. Raises RefusedByServer."""
        return await self._ask(Say(id=_new_id(), phrase=phrase))

    async def resign(self) -> Answer:
        """Give our seat up for good: it counts as lost, and a bot plays on. Raises RefusedByServer."""
        return await self._ask(Resign(id=_new_id()))

    async def offer_end(self) -> Answer:
        """Offer the others to end the match without a result. Raises RefusedByServer."""
        return await self._ask(OfferEnd(id=_new_id()))

    async def answer_end(self, agree: bool) -> Answer:
        """Agree to the offer to end the match in `sitting`, or refuse it; "stale" where it is another by now.

        Raises RefusedByServer.
        """
        offer = None if self.sitting is None else self.sitting.offer
        return await self._ask(AnswerEnd(id=_new_id(), request=0 if offer is None else offer.request, agree=agree))

    async def leave(self) -> Answer:
        """Get up before the match begins; a table of our own is closed by that. Raises RefusedByServer."""
        return await self._ask(Leave(id=_new_id()))

    async def remove(self, seat: int) -> Answer:
        """Send away who sits there in `sitting`, from a table of our own before the match begins.

        Raises RefusedByServer.
        """
        seats = [] if self.sitting is None else self.sitting.seats
        person = seats[seat].person if isinstance(seat, int) and 0 <= seat < len(seats) else ""
        return await self._ask(Remove(id=_new_id(), seat=seat, person=person))

    async def ask(self, message: Doing | Why | Hint) -> Answer | Because | Hinted:
        """Send a message until it is answered: the same one again, after every lost connection.

        Raises RefusedByServer for what the server could not read, and so would never answer.
        """
        if self._failure is not None:
            raise self._failure
        try:
            _read_by_server.decode(msgspec.json.encode(message))
        except (TypeError, msgspec.MsgspecError) as error:
            raise RefusedByServer(f"the server cannot read this {type(message).__name__}: {error}") from None
        answered: asyncio.Future[Answer | Because | Hinted] = asyncio.get_running_loop().create_future()
        self._unanswered[message.id] = (message, answered)
        try:
            if self._socket is not None:
                await self._send(self._socket, message)
            return await answered
        finally:
            self._unanswered.pop(message.id, None)

    async def _ask(self, message: Doing) -> Answer:
        answer = await self.ask(message)
        assert isinstance(answer, Answer)
        if answer.status == "refused":
            raise RefusedByServer(answer.reason)
        return answer

    async def _send(self, socket: ClientConnection, message: ToServer) -> None:
        """Send, no faster than the server takes it; a lost connection is found where it is read."""
        now = time.monotonic()
        self._may_send = min(BURST, self._may_send + (now - self._since) * RATE) - 1
        self._since = now
        if self._may_send < 0:
            await asyncio.sleep(-self._may_send / RATE)
        with suppress(ConnectionClosed):
            await socket.send(msgspec.json.encode(message).decode())

    # The connection

    async def _hold(self) -> None:
        """Keep connected until left, or until the server will not have us."""
        tries = 0
        lost = time.monotonic()
        try:
            while True:
                try:
                    async with await self._connected() as socket:
                        await self._follow(socket)
                except InvalidStatus as refusal:
                    _raise_final(refusal)
                except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                    log.info("table %s: not connected: %s", self.table, error)
                    if self._socket is not None:
                        tries, lost = 0, time.monotonic()
                    if time.monotonic() - lost > GIVES_UP:
                        raise Unreachable(f"no server answers at {self._client.address}: {error}") from None
                self._socket = None
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**tries)
                tries = min(tries + 1, 10)
                await asyncio.sleep(random.uniform(pause / 2, pause))
        except GloamingError as error:
            self._fail(error)
        except Exception as error:
            log.exception("table %s: the seat failed", self.table)
            self._fail(RefusedByServer(f"this client failed at table {self.table}: {error!r}", "fault"))

    async def _connected(self) -> ClientConnection:
        scheme, _, place = self._client.address.partition("://")
        address = f"{'wss' if scheme == 'https' else 'ws'}://{place}/api/tables/{self.table}/socket"
        headers = self._client.headers
        origin: Any = headers.pop("Origin")
        return await connect(
            address, origin=origin, additional_headers=headers, proxy=None, max_size=4 * 1024 * 1024, open_timeout=10
        )

    async def _follow(self, socket: ClientConnection) -> None:
        """Send again what was not answered, then hear what comes."""
        self._socket = socket
        self._greeted = False
        self._may_send, self._since = BURST, time.monotonic()
        for message, _ in [*self._unanswered.values()]:
            await self._send(socket, message)
        while True:
            told: Sitting | Answer | Because | Hinted | Said | Events | Pong = _decoder.decode(await socket.recv())
            if isinstance(told, Said | Pong):
                continue
            if isinstance(told, Events):
                self._hear_earlier(told)
                continue
            if isinstance(told, Sitting):
                await self._hear(socket, told)
            elif told.id in self._unanswered:
                answered = self._unanswered[told.id][1]
                if not answered.done():
                    answered.set_result(told)

    async def _hear(self, socket: ClientConnection, told: Sitting) -> None:
        if self.newest is not None and told.run != self.newest.run:
            self.restarts += 1
            self._answered = None
            log.info("table %s: the server has restarted", self.table)
        elif self.newest is not None and told.seq < self.newest.seq:
            return
        if told.dice is not None and told.dice.wanted and told.seat is not None:
            share = self._client.shares.get(told.dice.promised[told.seat])
            if share is not None:
                await self._send(socket, Show(id=_new_id(), share=share))
                return
        before = self.newest
        same = before is not None and (told.undone, told.seat) == (before.undone, before.seat)
        if same and self._greeted and told.since > _end(self._heard):
            await self._send(socket, Sync(since=_end(self._heard)))
            return
        self._greeted = True
        known = [event for event in self._heard if event.number < told.since]
        self._heard = [*known, *told.events] if same and told.since <= _end(self._heard) else told.events
        self.newest = told
        if told.since + len(told.events) < told.happened:
            await self._send(socket, Sync(since=told.since + len(told.events)))
        self._news.set()

    def _hear_earlier(self, told: Events) -> None:
        """Put events before those that we have, unless choices have been undone meanwhile."""
        if self.newest is not None and self._heard and told.undone == self.newest.undone:
            if told.since + len(told.events) == self._heard[0].number:
                self._heard = [*told.events, *self._heard]
                if self.sitting is not None and self.sitting.undone == told.undone:
                    self.events = [*told.events, *self.events]
                    self.kept += len(told.events)
        self._earlier.set()

    def _fail(self, error: GloamingError) -> None:
        self._failure = error
        self._earlier.set()
        self._news.set()
        for _, answered in self._unanswered.values():
            if not answered.done():
                answered.set_exception(error)


def _raise_final(refusal: InvalidStatus) -> None:
    """Raise what the server says, unless it may take us later."""
    status = refusal.response.status_code
    if status in (429, 502, 504):
        return
    try:
        problem = msgspec.json.decode(refusal.response.body or b"", type=Problem)
    except msgspec.MsgspecError:
        if status == 503:  # a load balancer, for the moment without a server
            return
        raise RefusedByServer(f"the server answers {status} to a socket", "no-gloaming") from None
    kind = NoSuchTable if problem.error == "unknown-table" else RefusedByServer
    raise kind(problem.message, problem.error)


def _end(events: list[EventInfo]) -> int:
    """The number of the event after the last of these."""
    return events[-1].number + 1 if events else 0


def _alike(before: list[EventInfo], now: list[EventInfo]) -> int:
    """The number of the first event that is another now, or of the first that only one of two lists goes on to."""
    known = {event.number: event for event in before}
    changed = [event.number for event in now if known.get(event.number, event) != event]
    return min(changed, default=min(_end(before), _end(now)))


def _new_id() -> str:
    return secrets.token_hex(8)
