"""The WebSocket of a seat. It reconnects after failures, and resends messages until they are answered."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from gloaming.client.client_errors import NoSuchTable, RefusedByServer, Unreachable
from gloaming.client.credentials import Credentials
from gloaming.engine.decoding import decode, decoder
from gloaming.engine.errors import GloamingError
from gloaming.server.protocol.client_messages import (
    AnswerEnd,
    AnswerUndo,
    Choose,
    Hint,
    Leave,
    OfferEnd,
    RemovePlayer,
    RequestUndo,
    Resign,
    ReturnToSeat,
    SendChat,
    SendPhrase,
    SetReady,
    SetSeat,
    StartMatch,
    SubstituteBot,
    ToServer,
    WhyNot,
)
from gloaming.server.protocol.problem_info import Problem
from gloaming.server.protocol.server_messages import (
    ChatLines,
    ChoiceResult,
    EventBatch,
    FromServer,
    HintResult,
    PhraseSent,
    Pong,
    WhyNotResult,
)
from gloaming.server.protocol.table_update import TableUpdate

log = logging.getLogger(__name__)

FIRST_PAUSE = 0.1
LONGEST_PAUSE = 10.0
"""The longest pause in seconds between two attempts to reconnect; pauses grow from FIRST_PAUSE."""

RECONNECT_TIMEOUT = 120.0
"""Seconds without a connection after which the seat fails with Unreachable."""

RATE = 25.0
BURST = 50.0
"""The number of messages that may be sent at once; RATE is the number per second.

Both are below the server's limits.
"""

Action = (
    Choose
    | RequestUndo
    | AnswerUndo
    | SubstituteBot
    | ReturnToSeat
    | SendPhrase
    | SendChat
    | SetReady
    | SetSeat
    | StartMatch
    | Resign
    | OfferEnd
    | AnswerEnd
    | Leave
    | RemovePlayer
)
"""The messages that the server answers with a ChoiceResult."""

_decoder = decoder(FromServer)
_server_decoder = decoder(ToServer)


class SeatConnection:
    """The connection of a seat to its table.

    on_connect: called after each connection is made; on_update, on_events, on_chat: called with each update, batch of
    events or lines of the chat;
    on_failure: called once, when the connection fails permanently.
    """

    def __init__(
        self,
        credentials: Credentials,
        table: str,
        *,
        on_connect: Callable[[], None],
        on_update: Callable[[TableUpdate], Awaitable[None]],
        on_events: Callable[[EventBatch], None],
        on_chat: Callable[[ChatLines], None],
        on_failure: Callable[[], None],
    ) -> None:
        self.failure: GloamingError | None = None
        self._credentials = credentials
        self._table = table
        self._on_connect = on_connect
        self._on_update = on_update
        self._on_events = on_events
        self._on_chat = on_chat
        self._on_failure = on_failure
        self._socket: ClientConnection | None = None
        self._unanswered: dict[str, tuple[ToServer, asyncio.Future[ChoiceResult | WhyNotResult | HintResult]]] = {}
        self._task: asyncio.Task[None] | None = None
        self._budget = BURST
        self._budget_time = time.monotonic()

    @property
    def is_connected(self) -> bool:
        """Whether the seat is connected to the server now."""
        return self._socket is not None

    def open(self) -> None:
        """Connect to the table, and reconnect until `close` is called or the server refuses."""
        self._task = asyncio.create_task(self._stay_connected())

    async def close(self) -> None:
        """Close the connection."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def request(self, message: Action | WhyNot | Hint) -> ChoiceResult | WhyNotResult | HintResult:
        """Send a message and return the server's answer. The message is resent after a lost connection.

        Raises RefusedByServer for an invalid message, which the server would never answer, or the error with which the
        connection has failed permanently.
        """
        if self.failure is not None:
            raise self.failure
        try:
            _server_decoder.decode(msgspec.json.encode(message))
        except (TypeError, msgspec.MsgspecError) as error:
            raise RefusedByServer(f"the server cannot read this {type(message).__name__}: {error}") from None
        answer: asyncio.Future[ChoiceResult | WhyNotResult | HintResult] = asyncio.get_running_loop().create_future()
        self._unanswered[message.id] = (message, answer)
        try:
            await self.send(message)
            return await answer
        finally:
            self._unanswered.pop(message.id, None)

    async def send(self, message: ToServer) -> None:
        """Send a message once, no faster than the server accepts messages.

        Without a connection, the message is dropped.
        """
        if self._socket is None:
            return
        socket, now = self._socket, time.monotonic()
        self._budget = min(BURST, self._budget + (now - self._budget_time) * RATE) - 1
        self._budget_time = now
        if self._budget < 0:
            await asyncio.sleep(-self._budget / RATE)
        with suppress(ConnectionClosed):  # the reader handles it
            await socket.send(msgspec.json.encode(message).decode())

    async def _stay_connected(self) -> None:
        tries = 0
        lost = time.monotonic()
        try:
            while True:
                try:
                    async with await self._connect() as socket:
                        await self._follow(socket)
                except InvalidStatus as refusal:
                    _raise_final(refusal)
                except (OSError, InvalidHandshake, ConnectionClosed, TimeoutError) as error:
                    log.info("table %s: not connected: %s", self._table, error)
                    if self._socket is not None:
                        tries, lost = 0, time.monotonic()
                    if time.monotonic() - lost > RECONNECT_TIMEOUT:
                        raise Unreachable(f"no server answers at {self._credentials.address}: {error}") from None
                self._socket = None
                pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2**tries)
                tries = min(tries + 1, 10)
                await asyncio.sleep(random.uniform(pause / 2, pause))
        except GloamingError as error:
            self._fail(error)
        except Exception as error:
            log.exception("table %s: the seat failed", self._table)
            self._fail(RefusedByServer(f"this client failed at table {self._table}: {error!r}", "fault"))

    async def _connect(self) -> ClientConnection:
        scheme, _, place = self._credentials.address.partition("://")
        address = f"{'wss' if scheme == 'https' else 'ws'}://{place}/api/tables/{self._table}/socket"
        headers = self._credentials.headers
        origin: Any = headers.pop("Origin")
        return await connect(
            address, origin=origin, additional_headers=headers, proxy=None, max_size=4 * 1024 * 1024, open_timeout=10
        )

    async def _follow(self, socket: ClientConnection) -> None:
        """Resend the unanswered messages through a new connection, then dispatch each message that arrives."""
        self._socket = socket
        self._on_connect()
        self._budget, self._budget_time = BURST, time.monotonic()
        for unanswered, _ in [*self._unanswered.values()]:
            await self.send(unanswered)
        while True:
            message: FromServer = _decoder.decode(await socket.recv())
            if isinstance(message, PhraseSent | Pong):
                continue
            if isinstance(message, ChatLines):
                self._on_chat(message)
            elif isinstance(message, EventBatch):
                self._on_events(message)
            elif isinstance(message, TableUpdate):
                await self._on_update(message)
            elif message.id in self._unanswered:
                answer = self._unanswered[message.id][1]
                if not answer.done():
                    answer.set_result(message)

    def _fail(self, error: GloamingError) -> None:
        self.failure = error
        self._on_failure()
        for _, answer in self._unanswered.values():
            if not answer.done():
                answer.set_exception(error)


def _raise_final(refusal: InvalidStatus) -> None:
    """Raise the error in the server's response, unless a later attempt to connect may succeed."""
    status = refusal.response.status_code
    if status in (429, 502, 504):
        return
    try:
        problem = decode(refusal.response.body or b"", Problem)
    except msgspec.MsgspecError:
        if status == 503:  # a load balancer that has no server now
            return
        raise RefusedByServer(f"the server answers {status} to a socket", "no-gloaming") from None
    kind = NoSuchTable if problem.error == "unknown-table" else RefusedByServer
    raise kind(problem.message, problem.error)
