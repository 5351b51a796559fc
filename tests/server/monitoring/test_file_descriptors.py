"""A server with a low limit on open files: connected people play on, and the health check still answers."""

from __future__ import annotations

import logging
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from gloaming.server.monitoring import file_descriptors
from gloaming.server.monitoring.file_descriptors import RESERVE, SPARE, ConnectionSlots
from gloaming.server.monitoring.logs import OncePerMinute
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, until

FILES = RESERVE + SPARE + 60

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows sets no such limit")


@pytest.fixture
def narrow(tmp_path: Path) -> Iterator[tuple[str, Path]]:
    """A server with 60 connections: its address, and its log file."""
    limit = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))"
    serve = f"{limit}; from gloaming.cli import app; app()"
    words = [sys.executable, "-c", serve, "serve", "--port", "0", "--data", str(tmp_path / "kept")]
    log = tmp_path / "log"
    with log.open("w") as written, subprocess.Popen(words, stdout=subprocess.PIPE, stderr=written, text=True) as server:
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip().removesuffix("/"), log
        finally:
            server.terminate()


def asked(address: str, path: str) -> int:
    """Return the status; 0: the connection was closed without one."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}{path}", timeout=PATIENCE, verify=NO_CERTIFICATES).status_code
    return 0


@pytest.mark.slow
def test_players_continue_and_health_answers_when_there_are_no_free_connections(narrow: tuple[str, Path]) -> None:
    address, log = narrow
    origin = Origin(address)
    with ExitStack() as held, httpx.Client(base_url=address, headers={"Origin": origin}, timeout=PATIENCE) as honest:
        tables = [
            honest.post("/api/tables", json={"game": GAME, "seats": ["human", "human"]}).json()["id"] for _ in range(2)
        ]
        refused = 0
        for number in range(80):
            at = f"ws{address.removeprefix('http')}/api/tables/{tables[number % 2]}/socket"
            try:
                held.enter_context(connect(at, origin=origin, open_timeout=PATIENCE))
            except (InvalidHandshake, OSError, EOFError):
                refused += 1
            honest.get("/healthz")  # a connection that is idle for seconds is closed
        assert refused >= 20
        assert asked(address, "/api/games") in (503, 0)
        assert asked(address, "/healthz") == 200
        numbers = httpx.get(f"{address}/metrics", timeout=PATIENCE, verify=NO_CERTIFICATES).text
        assert "gloaming_most_connections 60.0" in numbers
        assert honest.get("/api/games").status_code == 200, "an open connection is not served"
    until(lambda: asked(address, "/api/games") == 200)
    reported = [line for line in log.read_text().splitlines() if "limit on open files" in line]
    assert len(reported) == 1


def test_a_lack_of_connections_is_logged_once_a_minute(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = ConnectionSlots()
    room.most = 60
    for _ in range(3):
        room.say()
    assert len(caplog.records) == 1
    now = time.monotonic() + file_descriptors.SELDOM + 1
    monkeypatch.setattr(time, "monotonic", lambda: now)
    room.say()
    assert len(caplog.records) == 2


def test_what_asyncio_says_of_each_refused_connection_is_one_plain_line_a_minute() -> None:
    seldom = OncePerMinute()
    lines = [
        logging.LogRecord(
            "asyncio", logging.ERROR, "", 0, "socket.accept() out of system resource\nsocket: 7", (), None
        )
        for _ in range(3)
    ]
    assert [seldom.filter(line) for line in lines] == [True, False, False]
    assert re.fullmatch("the limit on open files is reached: .*", lines[0].getMessage())
    other_record = logging.LogRecord("asyncio", logging.ERROR, "", 0, "another fault", (), None)
    assert seldom.filter(other_record)
