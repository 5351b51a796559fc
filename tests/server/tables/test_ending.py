"""A server that receives SIGTERM ends soon, in order, and keeps what it acknowledged."""

from __future__ import annotations

import random
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.typing import Origin

from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.server_messages import ChoiceResult
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, Line, decoded

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM to send")

SERVE = "from gloaming.cli import app; from gloaming.server.http import listener; listener.GRACE = 1000; app()"
"""A server that ends within PATIENCE has not waited for anything, not even for a bot with a million iterations."""

PROGRAM = [sys.executable, "-c", SERVE, "serve", "--bot-delay", "0", "--data"]


@contextmanager
def serving(folder: Path, port: int = 0) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a server, and yield it with its address."""
    words = [*PROGRAM, str(folder), "--port", str(port)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server, server.stdout.readline().strip().removeprefix("http://").rstrip("/")
        finally:
            server.kill()


def ended(server: subprocess.Popen[str]) -> tuple[int, str]:
    """End a server by SIGTERM. Return its exit code and stderr."""
    server.send_signal(signal.SIGTERM)
    _, output = server.communicate(timeout=PATIENCE)
    return server.returncode, output


class Guest:
    """A person at a table of a server in another process."""

    def __init__(self, address: str, *seats: str) -> None:
        origin = f"http://{address}"
        waits: Any = {"timeout": PATIENCE, "verify": NO_CERTIFICATES}
        with httpx.Client(base_url=origin, headers={"Origin": origin}, **waits) as http:
            self.table: str = http.post("/api/tables", json={"game": GAME, "seats": seats}).json()["id"]
            self._cookie = "; ".join([f"{name}={value}" for name, value in http.cookies.items()])

    def sit(self, address: str, open_ones: ExitStack) -> Line:
        """Open a socket."""
        place = f"ws://{address}/api/tables/{self.table}/socket"
        opened = connect(place, origin=Origin(f"http://{address}"), additional_headers={"Cookie": self._cookie})
        line = Line(open_ones.enter_context(opened))
        line.read()
        return line


def read_to_the_end(line: Line) -> int | None:
    """Read until the server closes the socket. Return the code."""
    try:
        while True:
            line.read()
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@pytest.mark.slow
def test_sigterm_in_the_midst_of_choices_and_thoughts_keeps_every_acknowledged_choice(tmp_path: Path) -> None:
    chance = random.Random(5)
    with serving(tmp_path) as (server, address), ExitStack() as open_ones:
        guests = [Guest(address, "human", "random") for _ in range(3)]
        lines = [guest.sit(address, open_ones) for guest in guests]
        for _ in range(6):
            for line in lines:
                line.wait(lambda now: now.prompt is not None)
                assert line.choose(chance.randrange(len(line.prompt.options))).status == "taken"
        for line in lines:
            line.wait(lambda now: now.prompt is not None)
        thinkers = [Guest(address, "search:1000", "search:1000") for _ in range(3)]
        lines += [guest.sit(address, open_ones) for guest in thinkers]
        for line in lines[:3]:
            line.send(Choose(id="last", rqid=line.prompt.rqid, option=0))
        unsure = [line.prompt.rqid for line in lines[:3]]
        output = ended(server)
        assert [read_to_the_end(line) in (1001, 1012) for line in lines] == [True] * 6
        assert output == (0, "")
        statuses = [
            [result.status for text in line.heard if isinstance(result := decoded(text), ChoiceResult)]
            for line in lines
        ]
    with serving(tmp_path, int(address.rpartition(":")[2])) as (server, address), ExitStack() as open_ones:
        for number, guest in enumerate(guests):
            line = guest.sit(address, open_ones)
            line.wait(lambda now: now.prompt is not None)
            assert line.update.seat == 0
            assert line.prompt.rqid >= unsure[number]
            again = line.choose(0, id="last", rqid=unsure[number]).status
            assert again == "repeated" if len(statuses[number]) == 7 else again in ("repeated", "taken")
        for guest in thinkers:
            assert guest.sit(address, open_ones).update.waiting_for is not None
        assert ended(server)[0] == 0


def test_an_idle_server_ends_at_once(tmp_path: Path) -> None:
    with serving(tmp_path) as (server, _):
        assert ended(server) == (0, "")
