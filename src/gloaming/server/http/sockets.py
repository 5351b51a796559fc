"""Read and write the messages of a table's WebSocket."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.engine.decoding import decoder
from gloaming.server.http.event_loop_turns import EventLoopTurns
from gloaming.server.limits.rate_limits import Rate, RateLimit, TokenBuckets
from gloaming.server.monitoring import metrics
from gloaming.server.protocol.client_messages import Ping, RequestEarlierEvents, RequestUndo, Sync, ToServer
from gloaming.server.protocol.server_messages import ChoiceResult, Pong
from gloaming.server.protocol.table_messages import MessageReceived, Watcher
from gloaming.server.tables.table import Table

log = logging.getLogger(__name__)

PATIENT = 20
"""Messages over the rate limit that are answered with a refusal before the socket is closed."""

MOST_UNREAD = 60
"""The number of unread answers at which a further message closes the socket."""

SLOW = 30.0
"""Seconds after which a socket is closed if its client has not read a message."""

RESENT = 10
"""The number of messages that a request for many events counts as. An undo counts the same, as it resends events."""

PINGS = Rate(5, 3.0)
"""The rate of pings that are not counted as messages; otherwise open pages would use up a person's message limit."""

TOO_MUCH = NOT_YOURS = 1008
SIGNED_OUT = 4001
GOING_AWAY = 1001
FAULT = 1011

_decoder = decoder(ToServer)

_PING = msgspec.json.encode(Ping()).decode()


class SocketClosed(Exception):
    """Raised to close a socket from the server's side, with a close code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class MessageLimit:
    """The rate limits on messages: those of one socket, and those of all sockets of an identity or address."""

    def __init__(self, rate: Rate, together: RateLimit, identity: str | None, address: str) -> None:
        self._own = TokenBuckets(rate.burst, rate.seconds)
        self._together = together
        self._identity = identity
        self._address = address
        self._over = TokenBuckets(PATIENT, 1.0)

    def wait(self) -> float:
        """Return the seconds until a message is allowed; 0 if one is allowed now, which is then counted.

        Raises SocketClosed after too many refused messages.
        """
        wait = self._own.wait("")
        if wait <= 0:
            wait = self._together.wait(self._identity, self._address)
        if wait <= 0:
            self._own.count("")
            return 0.0
        if self._over.wait("") > 0:
            raise SocketClosed(TOO_MUCH, f"Too many messages. Reconnect in {math.ceil(wait)} s or later.")
        self._over.count("")
        return wait

    def pay(self, messages: int) -> None:
        """Count an accepted message as `messages` more messages."""
        for _ in range(messages):
            self._own.count("")
        self._together.pay(self._identity, self._address, messages)


async def attend(
    websocket: WebSocket, table: Table, watcher: Watcher, bucket: MessageLimit, turns: EventLoopTurns
) -> None:
    """Read and write the messages of an accepted socket until the client or the server closes it.

    turns: the server's turns for encoding long messages.
    """
    reading = asyncio.create_task(_read(websocket, table, watcher, bucket))
    writing = asyncio.create_task(_write(websocket, table, watcher, turns))
    ending = asyncio.create_task(_end(watcher))
    all_tasks = {reading, writing, ending}
    try:
        await asyncio.wait(all_tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.dismiss(watcher)
        for task in all_tasks:
            task.cancel()
        ended = await asyncio.gather(*all_tasks, return_exceptions=True)
    for error in ended:
        if isinstance(error, TimeoutError):
            metrics.SLOW_READERS.inc()
        if isinstance(error, (asyncio.CancelledError, WebSocketDisconnect, TimeoutError)):
            continue
        if not isinstance(error, SocketClosed):
            log.error("a socket failed", exc_info=error, extra={"table": table.id})
            metrics.failed("server")
            error = SocketClosed(FAULT, "The server failed on this connection. Reconnect.")
        with suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(SLOW):
                await websocket.close(error.code, error.reason)
        return


async def _read(websocket: WebSocket, table: Table, watcher: Watcher, bucket: MessageLimit) -> None:
    pings = TokenBuckets(PINGS.burst, PINGS.seconds)
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        metrics.MESSAGES.inc()
        is_free = message.get("text") == _PING and pings.wait("") <= 0
        wait = 0.0 if is_free else bucket.wait()
        if len(watcher.answers) >= MOST_UNREAD:
            raise SocketClosed(TOO_MUCH, "Too many unread messages. Reconnect.")
        if is_free:
            pings.count("")
            watcher.answer(Pong())
            continue
        try:
            heard = _decoder.decode(message.get("text") or "")
        except (msgspec.MsgspecError, RecursionError) as error:
            watcher.answer(ChoiceResult(id="", status="refused", reason=f"This is not a valid message: {error}"))
            continue
        if wait:
            metrics.limited("messages")
            reason = f"Too many messages. Send it again in {math.ceil(wait)} s or later."
            watcher.answer(ChoiceResult(id=getattr(heard, "id", ""), status="refused", reason=reason))
        elif isinstance(heard, Ping):
            watcher.answer(Pong())
        else:
            if isinstance(heard, Sync | RequestEarlierEvents | RequestUndo):
                bucket.pay(RESENT - 1)
            table.inbox.put_nowait(MessageReceived(watcher, heard))


async def _end(watcher: Watcher) -> None:
    await watcher.ending.wait()
    if watcher.crowded:
        raise SocketClosed(
            TOO_MUCH, "The server is full, and your address has the most sockets. Close some, then reconnect."
        )
    raise SocketClosed(SIGNED_OUT, "This browser has been signed out.")


async def _write(websocket: WebSocket, table: Table, watcher: Watcher, turns: EventLoopTurns) -> None:
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        while watcher.answers or watcher.behind or watcher.earlier:
            text = await _next(table, watcher, turns)
            async with asyncio.timeout(SLOW):
                await _send(websocket, text)
        if watcher.gone:
            raise SocketClosed(NOT_YOURS, "Only players can see this table.")
        if table.closed:
            raise SocketClosed(GOING_AWAY, "This table was unloaded. Reconnect.")


async def _next(table: Table, watcher: Watcher, turns: EventLoopTurns) -> str:
    """Return the next message to a watcher as text. A long message first waits for a turn of the event loop."""
    if not table.updates.is_long(watcher):
        return _text(table, watcher)
    await turns.take(watcher.address)
    start = time.perf_counter()
    try:
        return _text(table, watcher)
    finally:
        turns.rest(watcher.address, time.perf_counter() - start)


def _text(table: Table, watcher: Watcher) -> str:
    if watcher.answers:
        return msgspec.json.encode(watcher.answers.popleft()).decode()
    try:
        if watcher.earlier is not None:
            earlier, watcher.earlier = table.updates.earlier(watcher, watcher.earlier), None
            return msgspec.json.encode(earlier).decode()
        return table.updates.text(watcher)
    except Exception as error:
        table.note_failure(error)
        raise


async def _send(websocket: WebSocket, text: str) -> None:
    try:
        await websocket.send_text(text)
    except RuntimeError:  # uvicorn has closed the socket for an invalid frame
        raise WebSocketDisconnect(1006) from None
