"""The socket of a table: what is read from it and written to it."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from gloaming.server.inbox import Heard, Watcher
from gloaming.server.protocol import Answer, ToServer
from gloaming.server.table import Table

log = logging.getLogger(__name__)

RATE = 30.0
BURST = 60.0
"""Messages a second, and at once, that a socket may send."""

SLOW = 30.0
"""Seconds for which a message may stay unread before the socket is given up."""

TOO_MUCH = 1008
GOING_AWAY = 1001
FAULT = 1011

_decoder = msgspec.json.Decoder(ToServer)


class Closed(Exception):
    """We close the socket: a code and a reason."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code
        self.reason = reason


class Bucket:
    """How many messages may come: RATE a second, BURST at once."""

    def __init__(self) -> None:
        self._left = BURST
        self._since = time.monotonic()

    def take(self) -> bool:
        """Whether one more may come now."""
        now = time.monotonic()
        self._left = min(BURST, self._left + (now - self._since) * RATE)
        self._since = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


async def attend(websocket: WebSocket, table: Table, watcher: Watcher) -> None:
    """Read and write an accepted socket until either side closes it."""
    reading = asyncio.create_task(_read(websocket, table, watcher))
    writing = asyncio.create_task(_write(websocket, table, watcher))
    both = {reading, writing}
    try:
        await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.dismiss(watcher)
        for task in both:
            task.cancel()
        ended = await asyncio.gather(*both, return_exceptions=True)
    for error in ended:
        if isinstance(error, (asyncio.CancelledError, WebSocketDisconnect, TimeoutError)):
            continue
        if not isinstance(error, Closed):
            log.error("a socket of table %s failed", table.id, exc_info=error)
            error = Closed(FAULT, "the server failed on this socket: connect again")
        with suppress(WebSocketDisconnect, TimeoutError):
            async with asyncio.timeout(SLOW):
                await websocket.close(error.code, error.reason)
        return


async def _read(websocket: WebSocket, table: Table, watcher: Watcher) -> None:
    bucket = Bucket()
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        if not bucket.take():
            raise Closed(TOO_MUCH, f"too many messages: {RATE:g} a second, {BURST:g} at once")
        if len(watcher.answers) >= BURST:
            raise Closed(TOO_MUCH, "too many answers unread")
        try:
            heard = _decoder.decode(message.get("text") or "")
        except (msgspec.MsgspecError, RecursionError) as error:
            watcher.answer(Answer(id="", status="refused", reason=f"This is no Choose, Why or Sync: {error}"))
        else:
            table.inbox.put_nowait(Heard(watcher, heard))


async def _write(websocket: WebSocket, table: Table, watcher: Watcher) -> None:
    while True:
        await watcher.wake.wait()
        watcher.wake.clear()
        while watcher.answers or watcher.behind:
            message = watcher.answers.popleft() if watcher.answers else table.tell(watcher)
            async with asyncio.timeout(SLOW):
                await websocket.send_text(msgspec.json.encode(message).decode())
        if table.closed:
            raise Closed(GOING_AWAY, "this table has been dropped")
