"""Limits below the level of requests: close connections that stay silent, stall in a request, or flood with pings."""

from __future__ import annotations

from asyncio import BaseTransport, TimerHandle
from collections import defaultdict
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from gloaming.server.limits.proxies import counted_as
from gloaming.server.limits.rate_limits import TokenBuckets
from gloaming.server.monitoring import metrics
from gloaming.server.monitoring.file_descriptors import FULL, ConnectionSlots

HEADERS: Final = 10.0
"""Seconds within which a connection has to send the headers of a request."""

MOST_SILENT: Final = 200
"""The number of connections without a request that an address may have. One more closes the oldest of them."""

CONTROL: Final = (20, 1.0)
"""The rate limit on a socket's pings and pongs: the maximum at once, and the seconds until one more."""

PARTS: Final = (60, 0.1)
"""The rate limit on a socket's continuation frames: the maximum at once, and the seconds until one more.

The frames of an unfinished message do not count against the rate limit on messages. The web page and the terminal send
each message in one frame.
"""

UNREAD: Final = 30.0
"""Seconds until a connection is closed if its client reads nothing while the system's buffers are full."""

PROXY_KEEPS: Final = 300
"""Seconds that a proxy's connection may stay idle between requests: longer than proxies wait before they close it."""

UNREADABLE: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
"""The response to an invalid WebSocket handshake, such as one with a body."""

_silent: defaultdict[str, dict[HttpProtocol, None]] = defaultdict(dict)
"""The connections that have no request, by client address, the oldest first."""


room: Final = ConnectionSlots()
"""The slots for all connections of this process."""


class HttpProtocol(H11Protocol):
    """An HTTP connection that is closed if the headers of its next request do not arrive in time.

    Connections of trusted proxies are exempt: a proxy stands for many clients and has timeouts of its own.
    """

    _late: TimerHandle | None = None
    _unread: TimerHandle | None = None
    _address: str = ""
    _of_proxy: bool = False
    _counted: bool = False

    def connection_made(self, transport: BaseTransport) -> None:
        """Take a connection slot, and start the timeout for the first request.

        If the address has more than MOST_SILENT connections without a request, close the oldest of them.
        """
        super().connection_made(transport)  # type: ignore[arg-type]
        room.taken += 1
        self._counted = True
        if room.is_full:
            self._find_room()
        nearest = self.client[0] if self.client else ""
        self._of_proxy = self.config.app.state.proxies.has(nearest)  # type: ignore[union-attr]
        if self._of_proxy:
            self.timeout_keep_alive = PROXY_KEEPS
            return
        self._address = counted_as(nearest)
        self._wait()
        if len(_silent[self._address]) > MOST_SILENT:
            next(iter(_silent[self._address]))._close()

    def data_received(self, data: bytes) -> None:
        """Read received bytes.

        Stop the timeout once the headers of a request are complete; start it again when the next request begins.
        """
        super().data_received(data)
        if self._of_proxy:
            return
        if self.transport.is_closing():
            return
        if self.transport.get_protocol() is not self or (self.cycle and not self.cycle.response_complete):
            self._wait_no_more()
        elif self._late is None and not self.transport.is_closing():
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's slot and stop its timeouts."""
        self._leave()
        self._wait_no_more()
        self._read_again()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Stop sending, and start the timeout within which the client has to read."""
        super().pause_writing()
        self._unread = self.loop.call_later(UNREAD, self._close, "unread")

    def resume_writing(self) -> None:
        """Resume sending, and stop the timeout within which the client had to read."""
        self._read_again()
        super().resume_writing()

    def _find_room(self) -> None:
        """Make room for this connection when all regular slots are taken.

        Close a silent connection of the address that has most of them. If no connection is silent, this one takes a
        spare slot, on which every request is answered with "full". If no spare slot is left either, close this
        connection.
        """
        if _silent:
            most = max(_silent, key=lambda address: len(_silent[address]))
            next(iter(_silent[most]))._close()
            return
        room.say()
        metrics.CLOSED_CONNECTIONS.labels("full").inc()
        self.app_state = {**self.app_state, FULL: True}
        if room.is_over:
            self.transport.abort()

    def _leave(self) -> None:
        if self._counted:
            self._counted = False
            room.taken -= 1

    def _wait(self) -> None:
        self._late = self.loop.call_later(HEADERS, self._close)
        _silent[self._address][self] = None

    def _wait_no_more(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None
            del _silent[self._address][self]
            if not _silent[self._address]:
                del _silent[self._address]

    def _read_again(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _close(self, why: str = "silent") -> None:
        metrics.CLOSED_CONNECTIONS.labels(why).inc()
        self._leave()
        self._wait_no_more()
        self.transport.abort()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket connection that is closed if it sends too many pings, pongs or continuation frames."""

    def __init__(self, *given: Any, **more: Any) -> None:
        super().__init__(*given, **more)
        self._control = TokenBuckets(*CONTROL)
        self._parts = TokenBuckets(*PARTS)

    def data_received(self, data: bytes) -> None:
        """Read received bytes. Close the connection after an invalid handshake: uvicorn alone would leave it open."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()) or UNREADABLE)
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Release the connection's slot."""
        room.taken -= 1
        super().connection_lost(exc)

    def handle_ping(self) -> None:
        """Answer a ping; close the connection if it has sent too many."""
        if self._may(self._control, "pings"):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """Accept a pong; close the connection if it has sent too many."""
        if self._may(self._control, "pings"):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """Accept a continuation frame; close the connection if it has sent too many."""
        if self._may(self._parts, "parts"):
            super().handle_cont(event)

    def _may(self, rates: TokenBuckets, why: str) -> bool:
        if self.transport.is_closing():
            return False
        if rates.wait("") > 0:
            metrics.CLOSED_CONNECTIONS.labels(why).inc()
            self.transport.abort()
            return False
        rates.count("")
        return True
