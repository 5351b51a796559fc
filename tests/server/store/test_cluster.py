"""Several servers over one PostgreSQL behind HAProxy: if one dies or sleeps, nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import os
import random
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from http.client import HTTPConnection
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psycopg
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage
from websockets.typing import Origin

import gloaming
from gloaming import Shelf
from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.prompt_info import Prompt
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.postgres import PostgresConnection
from gloaming.server.store.table_rows import load_table
from gloaming.server.tables.journal import load_history
from tests.ports import port_of_its_own
from tests.server.databases import lacking, postgresql
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, House, decoded, get, until
from tests.server.workshop.changed_entries import copied

CONFIGURATION = Path(__file__).parents[3] / "docs" / "haproxy.cfg"

WITHIN = 10.0
"""Seconds within which each table continues after its server is gone, on top of those that a choice takes anyway."""


@dataclass
class Game:
    """A table as its players know it. taken: acknowledged options, by question; last: the time of the latest."""

    id: str
    taken: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    last: float = 0.0
    over: bool = False


@dataclass
class Seat:
    """A person at a table. prompt: the latest question; unsure: the choice that was sent and not answered yet."""

    game: Game
    cookie: str
    prompt: Prompt | None = None
    unsure: Choose | None = None


class Cluster:
    """Three servers, what they share, and the one address by which people reach them."""

    def __init__(self, folder: Path, store: str) -> None:
        self.store = store
        self.folder = folder
        self.chance = random.Random(1)
        self._open = ExitStack()
        self.port, *self.ports = [self._open.enter_context(port_of_its_own()) for _ in range(4)]
        self.servers: list[subprocess.Popen[str] | None] = [None] * 3
        self.games: list[Game] = []
        self.seats: list[Seat] = []
        self.pause = 0.5
        self.playing: list[asyncio.Task[None]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self, *numbers: int) -> None:
        """Start servers, and wait until they are healthy."""
        for number in numbers:
            program = [sys.executable, "-m", "gloaming", "serve", "--bot-delay", "0", "--proxy", "127.0.0.1"]
            self.servers[number] = subprocess.Popen(
                [
                    *program,
                    "--port",
                    str(self.ports[number]),
                    "--store",
                    self.store,
                    "--data",
                    str(self.folder / f"server {number}"),
                ],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        for number in numbers:
            until(partial(_is_well, self.ports[number]))

    def send(self, number: int, what: signal.Signals) -> None:
        """Send a signal to a server."""
        server = self.servers[number]
        assert server is not None
        server.send_signal(what)
        if what == signal.SIGKILL:
            server.wait()

    def close(self) -> None:
        for server in self.servers:
            if server is not None:
                server.kill()
                server.wait()
        self._open.close()

    @contextmanager
    def balanced(self, *, well: bool = True) -> Iterator[None]:
        """Run HAProxy in front of the servers, as in the example. well: wait until they answer through it."""
        program = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
        if program is None:
            lacking("HAProxy")
        text = CONFIGURATION.read_text().replace("127.0.0.1:8000", f"127.0.0.1:{self.port}")
        for number, port in enumerate(self.ports, 1):
            text = re.sub(rf"127\.0\.0\.1:800{number}\b", f"127.0.0.1:{port}", text)
        file = self.folder / "haproxy.cfg"
        file.write_text(text)
        with subprocess.Popen([str(program), "-f", str(file), "-db"], stderr=subprocess.DEVNULL) as balancer:
            try:
                until(lambda: _is_well(self.port) if well else _is_open(self.port))
                yield
            finally:
                balancer.terminate()

    def open(self) -> None:
        """Open a table of two, on any server."""
        people: list[httpx.Client] = []
        with ExitStack() as open_clients:
            for _ in range(2):
                settings: Any = {"headers": {"Origin": self.address}, "verify": NO_CERTIFICATES, "timeout": 30}
                client = httpx.Client(base_url=self.address, follow_redirects=True, **settings)
                people.append(open_clients.enter_context(client))
            opened = people[0].post("/api/tables", json={"game": GAME, "seats": ["human", "human"]})
            assert opened.status_code == 201, opened.text
            game = Game(opened.json()["id"])
            invite = people[0].post(f"/api/tables/{game.id}/invites", json={"seat": 1})
            assert invite.status_code == 201, invite.text
            joined = people[1].post("/api/join", json={"code": invite.json()["code"]})
            assert joined.status_code == 200, joined.text
            self.games.append(game)
            for person in people:
                self.seats.append(Seat(game, "; ".join(f"{name}={value}" for name, value in person.cookies.items())))

    async def play(self, seat: Seat) -> None:
        """Play, and reconnect when the connection is lost."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{seat.game.id}/socket"
        while not seat.game.over:
            with suppress(ConnectionClosed, InvalidHandshake, InvalidMessage, OSError, TimeoutError):
                async with connect(
                    address,
                    origin=Origin(self.address),
                    additional_headers={"Cookie": seat.cookie},
                    close_timeout=0.1,
                    open_timeout=5,
                    ping_interval=None,
                ) as connection:
                    if seat.unsure is not None:
                        await connection.send(msgspec.json.encode(seat.unsure).decode())
                    async for text in connection:
                        await self._hear(seat, connection, str(text))
            await asyncio.sleep(0.2)

    async def _hear(self, seat: Seat, connection: ClientConnection, text: str) -> None:
        game, message = seat.game, decoded(text)
        if isinstance(message, ChoiceResult):
            unsure = seat.unsure
            assert unsure is not None
            if message.status == "refused":
                await asyncio.sleep(0.3)
                await connection.send(msgspec.json.encode(unsure).decode())
                return
            assert (message.id, message.status) in ((unsure.id, "taken"), (unsure.id, "repeated")), message
            number = [candidate for candidate in self.seats if candidate.game is game].index(seat)
            assert game.taken.setdefault(unsure.rqid, (number, unsure.option, unsure.id))[2] == unsure.id
            game.last = time.monotonic()
            seat.unsure = None
        if isinstance(message, TableUpdate):
            game.over = message.waiting_for is None
            seat.prompt = message.prompt
        prompt = seat.prompt
        if prompt is not None and seat.unsure is None and prompt.rqid not in game.taken:
            option = self.chance.randrange(len(prompt.options))
            seat.unsure = Choose(id=f"{self.chance.getrandbits(60):x}", rqid=prompt.rqid, option=option)
            await asyncio.sleep(self.chance.uniform(0, 2 * self.pause))
            await connection.send(msgspec.json.encode(seat.unsure).decode())

    async def gone_on(self, since: float) -> float:
        """Wait until each table has continued since a moment. Return the seconds that the last one took."""
        while True:
            waiting = [game for game in self.games if not game.over and game.last <= since]
            if not waiting:
                return max([game.last for game in self.games if not game.over], default=since) - since
            took = time.monotonic() - since
            assert took < 6 * WITHIN, f"{len(waiting)} of {len(self.games)} tables do not continue: {waiting[0]}"
            for game in self.playing:
                if game.done():
                    game.result()
            await asyncio.sleep(0.05)

    def check(self) -> int:
        """Check that the store has everything acknowledged, once. Return the number of choices."""
        with psycopg.connect(self.store) as connection:
            base = PostgresConnection(connection)
            for game in self.games:
                left = load_table(base, game.id)
                assert left is not None
                assert [entry[0] for entry in left.entries] == list(range(1, len(left.entries) + 1))
                chosen = [entry for entry in left.entries if entry[1] == "choice"]
                stored = {rqid - 1: msgspec.json.decode(data) for _, _, rqid, data in chosen}
                assert len(stored) == len(chosen), "a question was answered twice"
                for rqid, option in game.taken.items():
                    choice = stored[rqid]
                    assert (choice["seat"], choice["option"], choice["id"]) == option
                match = load_history(left, Shelf()).match
                assert gloaming.replay(match.record()).save() == match.save()
        return sum(len(game.taken) for game in self.games)


def _is_well(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return get(f"http://127.0.0.1:{port}/healthz").status_code == 200
    return False


def _is_open(port: int) -> bool:
    with suppress(OSError):
        socket.create_connection(("127.0.0.1", port)).close()
        return True
    return False


@pytest.fixture
def cluster(tmp_path: Path) -> Iterator[Cluster]:
    """Three servers behind HAProxy, with a PostgreSQL of their own."""
    with postgresql() as address, closing(Cluster(tmp_path, address)) as cluster:
        cluster.start(0, 1, 2)
        with cluster.balanced():
            yield cluster


@pytest.mark.skipif(sys.platform != "linux", reason="HAProxy is started as on Linux")
def test_no_table_is_asked_for_by_an_address_that_leads_to_another_server(tmp_path: Path) -> None:
    with closing(Cluster(tmp_path, "")) as cluster, cluster.balanced(well=False):
        for path, status in (("/api/tables/abc", 503), ("/api/tables/%61bc", 400), ("/%41PI%2Ftables/abc", 400)):
            connection = HTTPConnection("127.0.0.1", cluster.port)
            connection.request("GET", path)
            assert connection.getresponse().status == status, "503 although servers are running"
            connection.close()


@pytest.mark.skipif(sys.platform != "linux", reason="HAProxy is started as on Linux")
def test_a_comparison_is_followed_on_the_server_that_runs_it(open_house: Callable[..., House], tmp_path: Path) -> None:
    with closing(Cluster(tmp_path, "")) as cluster:
        cluster.ports = [open_house(proxies=[ip_network("127.0.0.1")]).port for _ in range(3)]
        settings: dict[str, Any] = {"headers": {"Origin": cluster.address}, "timeout": PATIENCE}
        with cluster.balanced(), httpx.Client(base_url=cluster.address, verify=NO_CERTIFICATES, **settings) as http:
            draft = copied("final-girl", "killer", "hans-the-butcher", health=13)
            started = http.post("/api/workshop/comparisons", json={"draft": draft})
            assert started.status_code == 201, started.text
            place = f"/api/workshop/comparisons/{started.json()['id']}"
            assert [http.get(place).status_code for _ in range(6)] == [200] * 6
            assert http.delete(place).json()["state"] == "stopped"


def tell(cluster: Cluster, count: int, pause: float) -> None:
    """Kill each server, then suspend and resume one, while people play at `count` tables."""

    async def story() -> None:
        cluster.playing = playing = [asyncio.create_task(cluster.play(seat)) for seat in cluster.seats]
        try:
            print(f"\nall play after {await cluster.gone_on(time.monotonic()):.1f} s")
            for number in range(3):
                usual = await cluster.gone_on(time.monotonic())
                since = time.monotonic()
                cluster.send(number, signal.SIGKILL)
                took = await cluster.gone_on(since)
                print(f"server {number} killed: each of {count} tables continues within {took:.1f} s")
                assert took < WITHIN + usual
                await asyncio.to_thread(cluster.start, number)
                back = await cluster.gone_on(time.monotonic())
                print(f"it is back: each continues within {back:.1f} s")
            usual = await cluster.gone_on(time.monotonic())
            since = time.monotonic()
            cluster.send(0, signal.SIGSTOP)
            took = await cluster.gone_on(since)
            print(f"server 0 sleeps: each of {count} tables continues within {took:.1f} s")
            assert took < WITHIN + usual
            cluster.send(0, signal.SIGCONT)
            await asyncio.sleep(2)
            print(f"it wakes: each continues within {await cluster.gone_on(time.monotonic()):.1f} s")
            cluster.pause = 3600
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    cluster.pause = pause
    for _ in range(count):
        cluster.open()
    asyncio.run(story())
    print(f"{cluster.check()} choices acknowledged, 0 lost")


@pytest.mark.skipif(sys.platform != "linux", reason="PostgreSQL and HAProxy are started as on Linux")
@pytest.mark.sweep
@pytest.mark.timeout(900)
def test_servers_die_and_sleep_and_no_table_waits_long_nor_loses_a_choice(cluster: Cluster) -> None:
    tell(cluster, count=int(os.environ.get("GLOAMING_CLUSTER_TABLES", "60")), pause=0.5)
