"""A request of ambiguous length ends its connection."""

from __future__ import annotations

import socket

import pytest

from tests.server.house import PATIENCE, House

HIDDEN = "GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n"


def sent(house: House, request: str) -> bytes:
    """Send bytes, and read until the server closes the connection."""
    with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as connection:
        connection.sendall(request.encode())
        answer = b""
        while part := connection.recv(65536):
            answer += part
        return answer


@pytest.mark.parametrize("upgrade", ["", "Upgrade: websocket\r\nConnection: Upgrade\r\n"])
@pytest.mark.parametrize("method", ["GET", "POST"])
@pytest.mark.parametrize(
    ("version", "lengths"),
    [
        ("1.1", "Content-Length: 4\r\nTransfer-Encoding: chunked\r\n"),
        ("1.1", "transfer-encoding: Chunked\r\ncontent-length: 0\r\n"),
        ("1.0", "Transfer-Encoding: chunked\r\n"),
    ],
)
def test_a_request_with_two_lengths_is_refused_and_closes_the_connection(
    house: House, version: str, lengths: str, method: str, upgrade: str
) -> None:
    head = f"{method} /api/tables HTTP/{version}\r\nHost: localhost\r\n{lengths}{upgrade}\r\n"
    answer = sent(house, f"{head}0\r\n\r\n{HIDDEN}")
    assert answer.startswith(b"HTTP/1.1 400 ")
    assert answer.count(b"HTTP/1.1 ") == 1
    assert b"connection: close" in answer.lower()


@pytest.mark.parametrize(
    "lengths",
    [
        "Content-Length: 4\r\nContent-Length: 5\r\n",
        "Content-Length: -1\r\n",
        "Content-Length: 4, 5\r\n",
        "Transfer-Encoding: chunked, gzip\r\n",
        "Transfer-Encoding: gzip\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding : chunked\r\n",
        "Content-Length: 4\r\n Transfer-Encoding: chunked\r\n",
    ],
)
def test_a_length_that_is_none_closes_the_connection(house: House, lengths: str) -> None:
    answer = sent(house, f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{lengths}\r\n0\r\n\r\n{HIDDEN}")
    assert answer.startswith((b"HTTP/1.1 400 ", b"HTTP/1.1 501 "))
    assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize(
    ("header", "status"), [("Content-Length: 4", b"400"), (f"X-Long: {'x' * 9000}", b"431"), ("X-\xa0: 1", b"400")]
)
def test_a_request_for_a_socket_that_cannot_be_read_closes_the_connection(
    house: House, header: str, status: bytes
) -> None:
    upgrade = "Upgrade: websocket\r\nConnection: Upgrade"
    answer = sent(house, f"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\n{upgrade}\r\n{header}\r\n\r\n")
    assert answer.startswith(b"HTTP/1.1 " + status)
    assert answer.count(b"HTTP/1.1 ") == 1


@pytest.mark.parametrize("lengths", ["Transfer-Encoding: chunked\r\n", "Content-Length: 5\r\n"])
def test_a_request_with_one_length_leaves_the_connection_open(house: House, lengths: str) -> None:
    body = "0\r\n\r\n"
    last = HIDDEN.replace("\r\n\r\n", "\r\nConnection: close\r\n\r\n")
    answer = sent(house, f"POST /api/tables HTTP/1.1\r\nHost: localhost\r\n{lengths}\r\n{body}{last}")
    assert answer.count(b"HTTP/1.1 ") == 2
