"""Networks that drop packets without closing a connection."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress

import pytest
from playwright.sync_api import WebSocket, expect

from tests.server.house import House, Line, choose_patiently

from .visitor import PATIENCE, Visitor

Come = Callable[..., Visitor]

NOTICED = 10_000
"""Milliseconds until the page shows that the connection is lost."""

SPARE = 2_000
"""Extra milliseconds for a busy machine."""


class Network:
    """A TCP proxy in front of a server. While it is silent, connections stay open and nothing passes either way."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._passes = threading.Event()
        self._passes.set()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._sockets: list[socket.socket] = []
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def silence(self) -> None:
        """Let nothing pass."""
        self._passes.clear()

    def mend(self) -> None:
        """Let everything pass, what has been held back first."""
        self._passes.set()

    def close(self) -> None:
        """Close every connection."""
        self._passes.set()
        for endpoint in [self._listening, *self._sockets]:
            with suppress(OSError):
                endpoint.shutdown(socket.SHUT_RDWR)
            endpoint.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(("127.0.0.1", self._server))
                self._sockets += [near, far]
                for source, other in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=(source, other), daemon=True).start()

    def _pass_on(self, endpoint: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while sent := endpoint.recv(65536):
                self._passes.wait()
                other.sendall(sent)
            self._passes.wait()
            other.shutdown(socket.SHUT_WR)


@pytest.fixture
def network(house: House) -> Iterator[Network]:
    """A network between visitors and the server."""
    with closing(Network(house.port)) as opened:
        yield opened


def test_a_page_says_within_ten_seconds_that_packets_are_dropped_and_catches_up_afterwards(
    visitor: Come, house: House, network: Network
) -> None:
    me, friend = visitor(at=network), visitor()
    address = me.open_table("human", "human", seed=None)
    friend.accept(me.invite(1).replace(network.address, house.address))
    banner = me.page.locator(".banner")
    friend.await_update(lambda update: update.get("waiting_for") is not None and update["question"])
    if friend.update["waiting_for"] == 0:
        me.await_question()
        me.take(0)
    friend.await_question()
    me.page.wait_for_timeout(6_000)
    expect(banner).to_have_count(0)
    network.silence()
    friend.take(0)
    expect(banner).to_contain_text("reconnecting", timeout=NOTICED + SPARE)
    me.page.wait_for_timeout(3_000)
    expect(banner).to_have_count(1)
    network.mend()
    me.page.evaluate("window.dispatchEvent(new Event('online'))")
    expect(banner).to_have_count(0, timeout=5_000 + SPARE)
    me.await_update(lambda update: update["seq"] >= friend.update["seq"])
    assert address.rpartition("/")[2] == me.update["table"]
    me.leave()


def test_a_choice_that_was_sent_into_silence_is_made_once(visitor: Come, network: Network) -> None:
    me = visitor(at=network)
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    before = me.asked
    network.silence()
    me.reveal(0).click()
    expect(me.page.locator(".banner")).to_have_count(1, timeout=NOTICED + SPARE)
    network.mend()
    me.await_answer(before)
    assert me.await_question()
    expect(me.page.locator(".notice")).to_have_count(0)
    me.leave()


@pytest.mark.parametrize(
    "event",
    ["window.dispatchEvent(new Event('online'))", "document.dispatchEvent(new Event('visibilitychange'))"]
    + ["window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))"],
)
def test_a_page_looks_for_the_server_at_once_when_it_may_have_lost_it(visitor: Come, event: str) -> None:
    me = visitor()
    pings: list[float] = []

    def count(opened: WebSocket) -> None:
        opened.on("framesent", lambda text: pings.append(time.monotonic()) if text == '{"type":"ping"}' else None)

    me.page.on("websocket", count)
    me.open_table("human", "random", seed=3)
    me.await_question()
    me.await_some(pings)
    me.page.wait_for_timeout(300)
    pings.clear()
    me.page.evaluate(event)
    me.await_some(pings)
    me.page.wait_for_timeout(500)
    assert len(pings) == 1


def test_a_silent_page_pings_seldom_and_never_while_others_speak(visitor: Come) -> None:
    me = visitor()
    pings: list[float] = []

    def count(opened: WebSocket) -> None:
        opened.on("framesent", lambda text: pings.append(time.monotonic()) if text == '{"type":"ping"}' else None)

    me.page.on("websocket", count)
    address = me.open_table("human", "random", seed=3)
    me.await_question()
    me.page.wait_for_timeout(11_000)
    assert 2 <= len(pings) <= 4
    pings.clear()
    with me.connect(address) as opened:
        other = Line(opened)
        for _ in range(6):
            if other.wait(lambda now: now.prompt is not None or now.waiting_for is None).waiting_for is None:
                break
            choose_patiently(other, 0)
            me.page.wait_for_timeout(1_000)
    assert len(pings) <= 1


CONNECTING_FOR_LONG = """window.sockets = [];
class SlowSocket {
  static CONNECTING = 0;
  static OPEN = 1;
  readyState = 0;
  closed = [];
  constructor() { sockets.push(this); }
  close() { this.closed.push(this.readyState); }
  open() { this.readyState = 1; this.onopen?.(); }
}
window.WebSocket = SlowSocket;"""
"""Sockets that open when the test says so, and that keep the state in which they were closed."""


def test_a_socket_that_still_connects_when_the_page_leaves_is_closed_once_it_is_open(visitor: Come) -> None:
    me = visitor()
    me.page.add_init_script(CONNECTING_FOR_LONG)
    me.open_table("human", "random")
    for _ in range(PATIENCE // 50):
        if me.page.evaluate("sockets.length"):
            break
        me.page.wait_for_timeout(50)
    me.page.get_by_role("link", name="Gloaming").first.click()
    me.page.get_by_role("button", name="Continue: Don't Go In There").wait_for()
    assert me.page.evaluate("sockets.map(({ closed }) => closed)") == [[]]
    me.page.evaluate("sockets[0].open()")
    assert me.page.evaluate("sockets[0].closed") == [1]
