"""A real server on a port of its own, and people with real requests and sockets."""

from __future__ import annotations

import random
import re
import socket
import sqlite3
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
from itsdangerous import Signer
from starlette.applications import Starlette
from websockets.sync.client import ClientConnection, connect

from gloaming.server.accounts.sessions import digest_of_secret
from gloaming.server.http.listener import configured
from gloaming.server.protocol.client_messages import Choose, ToServer
from gloaming.server.protocol.invite_info import Invite
from gloaming.server.protocol.prompt_info import Prompt
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
from gloaming.server.protocol.table_info import TableInfo
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.daily_store import day_of
from gloaming.server.store.migrations import MIGRATIONS
from gloaming.server.store.sqlite import FILE
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_registry import TableRegistry
from gloaming.server.workshop.comparisons import Comparisons

GAME = "dont-go-in-there"

PATIENCE = 120.0
"""Seconds to wait for anything on a busy machine."""

NO_CERTIFICATES = False
"""Nothing here is encrypted, and loading certificates takes longer than most of these tests."""


def get(address: str, **more: Any) -> httpx.Response:
    """Send one GET request."""
    return httpx.get(address, timeout=PATIENCE, verify=NO_CERTIFICATES, **more)


_decoder = msgspec.json.Decoder(FromServer)


def decoded(text: str) -> FromServer:
    """Return a message from the server."""
    message: FromServer = _decoder.decode(text)
    return message


class House:
    """A server in a thread. openers: by table, who opened it."""

    def __init__(self, app: Starlette, send_buffer: int | None = None, port: int = 0) -> None:
        listening = socket.socket(
            socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP
        )  # otherwise Nagle's algorithm delays messages
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(("127.0.0.1", port))
        if send_buffer:
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        self.tables: TableRegistry = app.state.tables
        self.comparisons: Comparisons = app.state.comparisons
        self.tables.bot_pool.deadline = PATIENCE
        self.tables.workshop.pool.start_deadline = PATIENCE
        self.port: int = listening.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._people = ExitStack()
        self.people: list[Person] = []
        self.openers: dict[str, Person] = {}
        self._server = uvicorn.Server(configured(app))
        self._thread = threading.Thread(target=self._server.run, args=([listening],))
        self._thread.start()
        until(lambda: self._server.started)

    def person(self) -> Person:
        """Return a new person."""
        self.people.append(self._people.enter_context(Person(self)))
        return self.people[-1]

    def table(self, id: str) -> Table:
        """Return a table as the server holds it, with all secrets."""
        return self.tables.awake[id]

    def close(self) -> None:
        """Disconnect everyone and end the server."""
        self._people.close()
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server does not end"


class Person:
    """A person with a browser: cookies, requests, sockets."""

    def __init__(self, house: House) -> None:
        self.house = house
        origin = {"Origin": house.address}
        self.http = httpx.Client(base_url=house.address, headers=origin, timeout=PATIENCE, verify=NO_CERTIFICATES)
        self._lines = ExitStack()

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self._lines.close()
        self.http.close()

    @property
    def cookie(self) -> str:
        """The header Cookie."""
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def open(self, *seats: str, **more: Any) -> str:
        """Open a table. Return its id."""
        response = self.http.post("/api/tables", json={"game": GAME, "seats": list(seats), **more})
        assert response.status_code == 201, response.text
        table = msgspec.json.decode(response.content, type=TableInfo).id
        self.house.openers[table] = self
        return table

    def invite(self, table: str, seat: int) -> str:
        """Return an invite code for a seat of the person's table."""
        response = self.http.post(f"/api/tables/{table}/invites", json={"seat": seat})
        assert response.status_code == 201, response.text
        return msgspec.json.decode(response.content, type=Invite).code

    def take(self, code: str) -> httpx.Response:
        """Join with a code."""
        return self.http.post("/api/join", json={"code": code})

    def sit(self, table: str) -> int | None:
        """Take the first free seat of a table with an invite of its opener. Return its number."""
        place = self.house.table(table).free_seats()[0]
        response = self.take(self.house.openers[table].invite(table, place))
        assert response.status_code == 200, response.text
        return msgspec.json.decode(response.content, type=TableInfo).seat

    def join(self, table: str, **more: Any) -> Line:
        """Open a socket to a table, and read the first message."""
        line = self.connect(table, **more)
        line.read()
        return line

    def connect(self, table: str, **more: Any) -> Line:
        """Open a socket to a table."""
        address = more.pop("at", f"ws://127.0.0.1:{self.house.port}") + f"/api/tables/{table}/socket"
        origin = more.pop("origin", self.house.address)
        headers = {"Cookie": self.cookie} | more.pop("headers", {})
        # A socket that is no longer read does not notice its end.
        waits = {"close_timeout": 0.5, "open_timeout": PATIENCE}
        opened = connect(address, origin=origin, additional_headers=headers, **{**waits, **more})
        return Line(self._lines.enter_context(opened))


class Line:
    """A socket. heard: all messages so far, as text; sitting: the latest update; sent: the number of choices."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[str] = []
        self.updates: list[TableUpdate] = []
        self.sent = 0

    @property
    def update(self) -> TableUpdate:
        """The latest update."""
        return self.updates[-1]

    @property
    def prompt(self) -> Prompt:
        """The prompt to this person."""
        assert self.update.prompt is not None
        return self.update.prompt

    def read(self) -> FromServer:
        """Read the next message."""
        text = self.connection.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message = decoded(text)
        if isinstance(message, TableUpdate):
            self.updates.append(message)
        return message

    def send(self, message: ToServer) -> None:
        """Send a message."""
        self.connection.send(msgspec.json.encode(message).decode())

    def ask(self, message: ToServer) -> ChoiceResult | WhyNotResult | HintResult:
        """Send a message, and read up to its answer."""
        self.send(message)
        return self.answer()

    def answer(self) -> ChoiceResult | WhyNotResult | HintResult:
        """Read up to the next answer."""
        while True:
            message = self.read()
            if not isinstance(message, TableUpdate | PhraseSent | ChatLines | EventBatch | Pong):
                return message

    def choose(self, option: int, *, id: str | None = None, rqid: int | None = None) -> ChoiceResult:
        """Choose, and read up to the answer and, if the choice was taken, the update after it."""
        self.sent += 1
        question = self.prompt.rqid if rqid is None else rqid
        answer = self.ask(Choose(id=id or f"choice {self.sent}", rqid=question, option=option))
        assert isinstance(answer, ChoiceResult)
        if answer.status == "taken":
            self.wait(lambda now: now.prompt is None or now.prompt.rqid > question)
        return answer

    def wait(self, wanted: Callable[[TableUpdate], bool]) -> TableUpdate:
        """Read up to an update that fulfills a condition."""
        while not self.updates or not wanted(self.update):
            self.read()
        return self.update


def together(*lines: Line) -> None:
    """Read until everyone at the table knows that everyone is there."""
    for line in lines:
        line.wait(lambda now: all(seat.present for seat in now.seats))


def choose_patiently(line: Line, option: int) -> None:
    """Choose, again and again while the server refuses because of the rate limit."""
    while (answer := line.choose(option)).reason.startswith("Too many messages"):
        time.sleep(1)
    assert answer.status == "taken", answer


def play_out(line: Line, chance: random.Random) -> TableUpdate:
    """Choose at random to the end of the match. Return the last update."""
    while True:
        now = line.wait(lambda now: now.waiting_for in (now.seat, None))
        if now.waiting_for is None:
            return now
        choose_patiently(line, chance.randrange(len(line.prompt.options)))


def after(seq: int, bot: int) -> Callable[[TableUpdate], bool]:
    """Return whether an update is newer than `seq`, and a person's prompt is open or the match over."""
    return lambda now: now.seq > seq and now.waiting_for != bot


def lay_out_as(folder: Path, version: int, *people: Person) -> None:
    """Give a closed store an earlier schema, and its people cookies of that time."""
    later = ";".join(MIGRATIONS[layout] for layout in sorted(MIGRATIONS) if layout >= version)
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        if "TABLE sessions" in later:
            former = Signer((folder / "identity.key").read_bytes(), salt="gloaming identity", digest_method=sha256)
            for cookie in [cookie for person in people for cookie in person.http.cookies.jar]:
                digest = digest_of_secret((cookie.value or "").rpartition(".")[0])
                row = base.execute("SELECT identity FROM sessions WHERE digest = ?", (digest,)).fetchone()
                cookie.value = former.sign(row[0]).decode() if row else cookie.value
        for kind, name in re.findall(r"CREATE (?:UNIQUE )?(TABLE|INDEX) (?:IF NOT EXISTS )?(\w+)", later)[::-1]:
            base.execute(f"DROP {kind} {name}")
        for table, column in re.findall(r"ALTER TABLE (\w+) ADD COLUMN (\w+)", later):
            base.execute(f"ALTER TABLE {table} DROP COLUMN {column}")
        base.execute(f"PRAGMA user_version = {version}")


def ran(folder: Path, days: int) -> None:
    """Let a server have run on each of the last `days` days before today, on a closed store."""
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        base.execute("DELETE FROM days_seen")
        for ago in range(days, 0, -1):
            base.execute("INSERT INTO days_seen (day) VALUES (?)", (day_of(time.time() - ago * 86400),))


def until(true: Callable[[], bool]) -> None:
    """Wait for a condition."""
    start = time.monotonic()
    while not true():
        assert time.monotonic() - start < PATIENCE, "waited too long"
        time.sleep(0.005)
