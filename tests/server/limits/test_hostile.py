"""Thousands of hostile messages, tens of thousands in the sweep: none is applied, and play continues."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.typing import Origin

from gloaming import Shelf
from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.prompt_info import Prompt
from gloaming.server.protocol.server_messages import ChoiceResult, WhyNotResult
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.sqlite import FILE
from gloaming.server.store.table_rows import load_table
from gloaming.server.tables.journal import load_history
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, decoded

ENDINGS = ("oversized", "bomb", "bad letters", "bad frame", "flood", "unfinished", "gone")
"""Ways to end a socket badly, used in turns."""

LEAST = 10
"""Choices that the honest people make before the siege ends."""

WORKERS = 24
BATCH = 25
MOST_GROWTH = 24.0
"""MiB that the server's process may grow between a quarter of the messages and the last."""

SERVER = """
import sys
from pathlib import Path
from gloaming.server.http import listener
from gloaming.server.limits.rate_limits import Limits, Rate
limits = Limits(messages=Rate(1000, 1 / 4000), all_messages=Rate(40_000, 1 / 20_000))
listener.listen(0, "127.0.0.1", data=Path(sys.argv[1]), pause=0.05, limits=limits)
"""
"""A server that accepts bursts of a thousand messages, so that the test takes seconds instead of minutes."""


@dataclass
class Seat:
    """An honest person at a table.

    options: the options taken, by question; marks: seq and rqid of the questions that came while everyone was there.
    """

    table: str
    cookie: str
    options: dict[int, int] = field(default_factory=dict)
    marks: list[tuple[int, int]] = field(default_factory=list)


@dataclass
class Siege:
    """The server, its honest people, and the known questions of each seat. there: the people who have connected."""

    address: str
    seats: list[Seat]
    chance: random.Random
    frames: int
    asked: dict[str, list[tuple[int, int]]] = field(default_factory=dict)
    kinds: Counter[str] = field(default_factory=Counter)
    closed: Counter[int] = field(default_factory=Counter)
    there: int = 0
    begun: bool = False
    done: bool = False

    @asynccontextmanager
    async def socket(self, table: str, cookie: str, compressed: bool = False) -> AsyncIterator[ClientConnection]:
        headers = {"Cookie": cookie} if cookie else {}
        async with connect(
            f"ws://{self.address}/api/tables/{table}/socket",
            origin=Origin(f"http://{self.address}"),
            additional_headers=headers,
            compression="deflate" if compressed else None,
            close_timeout=0.5,
            max_queue=None,
        ) as connection:
            yield connection

    async def play(self, seat: Seat, number: int) -> None:
        """Choose now and then until the siege is over; each choice must be taken."""
        async with self.socket(seat.table, seat.cookie, compressed=True) as connection:
            self.there += 1
            waiting: Choose | None = None
            while not self.done or waiting is not None:
                try:
                    async with asyncio.timeout(0.2):
                        message = decoded(str(await connection.recv()))
                except TimeoutError:
                    continue
                if isinstance(message, ChoiceResult):
                    assert waiting is not None
                    assert (message.id, message.status) == (waiting.id, "taken"), message
                    seat.options[waiting.rqid] = waiting.option
                    waiting = None
                if isinstance(message, TableUpdate) and message.prompt is not None:
                    if self.begun and all(seat_info.present for seat_info in message.seats):
                        seat.marks.append((message.seq, message.prompt.rqid))
                    self.asked[seat.table].append((message.prompt.rqid, number))
                    waiting = await self.think(connection, message.prompt, waiting)

    async def think(self, connection: ClientConnection, prompt: Prompt, waiting: Choose | None) -> Choose | None:
        if waiting is not None or self.done:
            return waiting
        await asyncio.sleep(0.25)
        choice = Choose(id=f"honest {prompt.rqid}", rqid=prompt.rqid, option=len(prompt.options) - 1)
        await connection.send(msgspec.json.encode(choice).decode())
        return choice

    def frame(self, table: str, seat: int | None) -> tuple[str, str | bytes]:
        """Return a kind of message, and one message of that kind.

        The message changes nothing if it comes from this seat, or from no seat.
        """
        chance = self.chance
        known = self.asked[table]
        newest = known[-1][0] if known else 1
        foreign = [rqid for rqid, asked_seat in known if asked_seat != seat] or [0]
        choose = {"type": "choose", "id": f"{chance.getrandbits(64)}", "rqid": 0, "option": 0}

        def forged(**fields: object) -> str:
            return json.dumps({**choose, **fields})

        makers: dict[str, Callable[[], str | bytes]] = {
            "not yours": lambda: forged(rqid=foreign[-1], option=chance.randrange(3)),
            "stale": lambda: forged(rqid=chance.randrange(newest)),
            "repeated": lambda: forged(id=f"honest {newest}", rqid=chance.randrange(newest)),
            "from the future": lambda: forged(rqid=newest + 1000 + chance.randrange(10**6)),
            "no such option": lambda: forged(rqid=newest, option=chance.randrange(10**4, 2**31)),
            "other seat": lambda: forged(rqid=newest, seat=chance.randrange(5)),
            "unknown field": lambda: forged(rqid=newest, **{chance.choice(["identity", "table", "seed"]): "x"}),
            "wrong type": lambda: forged(rqid=chance.choice([str(newest), None, [], {}, newest + 0.5, True])),
            "huge": lambda: forged(rqid=newest, option=10 ** chance.randrange(10, 400)),
            "negative": lambda: forged(rqid=newest, option=-chance.randrange(1, 10**9)),
            "not a number": lambda: forged(rqid=newest, option=chance.choice([float("nan"), float("inf")])),
            "deep": lambda: '{"type":"choose","id":' + chance.choice("[{") * chance.randrange(1, 16_000),
            "no text": lambda: chance.randbytes(chance.randrange(200)),
            "cut short": lambda: forged(rqid=newest)[: chance.randrange(60)],
            "noise": lambda: "".join(chance.choices('{}[]":,\\\u202e\u0000x1é☠', k=chance.randrange(300))),
            "long": lambda: forged(rqid=newest, id="x" * chance.randrange(65, 16_000)),
            "from the server": lambda: json.dumps({"type": "table-update", "seq": 1, "view": {}}),
            "why": lambda: json.dumps(
                {"type": "why-not", "id": "w", "piece": "".join(chance.choices("\"'\\ \0%s../", k=60))}
            ),
            "sync": lambda: json.dumps({"type": "sync", "since": chance.choice([0, 1, 10**6, 2**31])}),
        }
        asking = ["answer-undo", "substitute-bot", "return-to-seat", *(["request-undo"] if seat is None else [])]
        fields: dict[str, dict[str, object]] = {
            "answer-undo": {"request": chance.choice([0, 1, 2]), "agree": True},
            "substitute-bot": {"seat": chance.choice([0, 1, 7, 2**31]), "rqid": newest},
        }
        for known_question in asking:
            message = {"type": known_question, "id": f"{chance.getrandbits(64)}", **fields.get(known_question, {})}
            makers[known_question] = partial(json.dumps, message)
        kind = chance.choice(list(makers))
        return kind, makers[kind]()

    async def attack(self, number: int) -> None:
        """Send batches from one kind of socket; reconnect when it is closed."""
        seats: list[Seat | None] = [*self.seats, None, None]
        role = seats[number % len(seats)]
        while not self.done:
            table = self.chance.choice(self.seats).table
            cookie, seat = "", None
            if role is not None:
                cookie = role.cookie
                if role.table == table:
                    seat = [candidate for candidate in self.seats if candidate.table == table].index(role)
            with suppress(ConnectionClosed, InvalidStatus, TimeoutError):
                async with asyncio.timeout(PATIENCE / 4), self.socket(table, cookie, number % 3 == 0) as connection:
                    await self.batches(connection, table, seat)

    async def batches(self, connection: ClientConnection, table: str, seat: int | None) -> None:
        for _ in range(self.chance.randrange(4, 12)):
            for _ in range(BATCH):
                kind, message = self.frame(table, seat)
                self.kinds[kind] += 1
                await connection.send(message)
            await self.fence(connection)
            if self.done:
                return
        await self.end_badly(connection)

    async def fence(self, connection: ClientConnection) -> None:
        """Wait until all sent messages have been answered."""
        id = f"fence {self.chance.getrandbits(32)}"
        await connection.send(json.dumps({"type": "why-not", "id": id, "piece": "x"}))
        async for text in connection:
            if isinstance(message := decoded(str(text)), WhyNotResult) and message.id == id:
                return

    async def end_badly(self, connection: ClientConnection) -> None:
        """Send something for which the server closes a socket."""
        kind = ENDINGS[sum(self.kinds[ending] for ending in ENDINGS) % len(ENDINGS)]
        self.kinds[kind] += 1
        if kind == "oversized":
            await connection.send("x" * self.chance.randrange(16_385, 40_000))
        elif kind == "bomb":
            await connection.send(" " * 2_000_000)
        elif kind == "bad letters":
            await connection.send(b'{"type":"choose","id":"\xff\xfe"}', text=True)
        elif kind == "bad frame":
            connection.transport.write(self.chance.randbytes(64))
        elif kind == "flood":
            for _ in range(1500):
                await connection.send("{")
        elif kind == "unfinished":
            connection.transport.write(b"\x01\xfe\x40\x00abcd")
            connection.transport.abort()
        else:
            connection.transport.abort()
        try:
            async with asyncio.timeout(PATIENCE / 4):
                async for _ in connection:
                    pass
        finally:
            self.closed[connection.close_code or 0] += 1


def numbers(address: str) -> dict[str, float]:
    text = httpx.get(f"http://{address}/metrics", timeout=PATIENCE, verify=NO_CERTIFICATES).text
    rows = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in rows}


def mebibytes(pid: int) -> float:
    """Return the memory of a process; 0 if the system does not report it."""
    try:
        (line,) = [line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS")]
    except OSError:
        return 0.0
    return int(line.split()[1]) / 1024


def seated(address: str, *kinds: str) -> list[Seat]:
    """Open a table. Return its people."""
    origin = f"http://{address}"
    seats: list[Seat] = []
    for number in range(kinds.count("human")):
        waits: Any = {"timeout": PATIENCE, "verify": NO_CERTIFICATES}
        with httpx.Client(base_url=origin, headers={"Origin": origin}, **waits) as person:
            if seats:
                headers = {"Cookie": seats[0].cookie, "Origin": origin}
                path = f"{origin}/api/tables/{seats[0].table}/invites"
                answer = httpx.post(path, json={"seat": number}, headers=headers, **waits)
                person.post("/api/join", json={"code": answer.json()["code"]})
                table = seats[0].table
            else:
                table = person.post("/api/tables", json={"game": GAME, "seats": kinds}).json()["id"]
            seats.append(Seat(table, "; ".join([f"{name}={value}" for name, value in person.cookies.items()])))
    return seats


async def besiege(siege: Siege, pid: int) -> tuple[int, float, float]:
    """Attack until the server has read all frames, and honest people have been asked, and have chosen, enough.

    Return the number of frames, and the memory early and late.
    """
    numbers_of = [
        [candidate for candidate in siege.seats if candidate.table == seat.table].index(seat) for seat in siege.seats
    ]
    honest = [asyncio.create_task(siege.play(*seat_and_number)) for seat_and_number in zip(siege.seats, numbers_of)]
    async with asyncio.timeout(PATIENCE):
        while siege.there < len(honest):  # strangers with their cookies would come and go in their name
            await asyncio.sleep(0.01)
    siege.begun = True
    hostile = [asyncio.create_task(siege.attack(number)) for number in range(WORKERS)]
    early, read = 0.0, 0
    try:
        async with asyncio.timeout(PATIENCE):
            while (
                read < siege.frames
                or not all(seat.marks for seat in siege.seats)
                or sum(len(seat.options) for seat in siege.seats) < LEAST
            ):
                await asyncio.sleep(0.3)
                for task in (*honest, *hostile):
                    if task.done():
                        task.result()
                        raise AssertionError("someone stopped")
                read = int((await asyncio.to_thread(numbers, siege.address))["gloaming_messages_total"])
                if read > siege.frames / 4 and not early:
                    early = mebibytes(pid)
    finally:
        siege.done = True
    await asyncio.gather(*honest, *hostile)
    return read, early, mebibytes(pid)


@pytest.mark.parametrize("frames", [5_000, pytest.param(20_000, marks=pytest.mark.sweep)])
@pytest.mark.slow
def test_hostile_messages_change_nothing_and_honest_people_play_on(tmp_path: Path, frames: int) -> None:
    with (tmp_path / "log").open("wb") as log:
        server = subprocess.Popen([sys.executable, "-c", SERVER, str(tmp_path)], stdout=subprocess.PIPE, stderr=log)
    assert server.stdout is not None
    try:
        address = server.stdout.readline().decode().strip().removeprefix("http://").rstrip("/")
        seats = [
            *seated(address, "human", "human"),
            *seated(address, "human", "human"),
            *seated(address, "human", "random"),
        ]
        siege = Siege(address, seats, random.Random(20_000), frames, asked={seat.table: [] for seat in seats})
        began = time.perf_counter()
        read, early, late = asyncio.run(besiege(siege, server.pid))
        took = time.perf_counter() - began
        health = httpx.get(f"http://{address}/healthz", timeout=PATIENCE, verify=NO_CERTIFICATES)
        counted = numbers(address)
    finally:
        server.terminate()
        ended = server.wait(PATIENCE)
        server.stdout.close()
    chosen = sum(len(seat.options) for seat in seats)
    print(
        f"\n{read} hostile messages in {took:.1f} s, {chosen} honest choices, closed: {dict(siege.closed)}, "
        f"memory: {early:.1f} to {late:.1f} MiB; {dict(siege.kinds)}"
    )
    assert ended == 0
    assert health.json() == {"status": "ok"}
    assert counted["gloaming_tables"] == 3
    assert counted['gloaming_choices_total{status="taken"}'] == chosen
    assert [counted[f'gloaming_faults_total{{where="{where}"}}'] for where in ("rules", "bot", "store", "server")] == [
        0
    ] * 4
    assert chosen >= LEAST
    assert {1002, 1007, 1008, 1009} <= siege.closed.keys()
    assert late - early < MOST_GROWTH
    assert (tmp_path / "log").read_bytes() == b"", "strangers can fill the log"
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        for table in siege.asked:
            people = [seat for seat in seats if seat.table == table]
            left = load_table(base, table)
            assert left is not None
            past = load_history(left, Shelf())
            entries = base.execute("SELECT data FROM log WHERE table_id = ? ORDER BY number", (table,)).fetchall()
            choices = [json.loads(data) for (data,) in entries]
            assert past.match.record()["choices"] == [choice["option"] for choice in choices]
            for number, seat in enumerate(people):
                own = [choice["option"] for choice in choices if choice["seat"] == number]
                assert own == list(seat.options.values())
            for seat in people:
                assert len({seq - rqid for seq, rqid in seat.marks}) == 1, (
                    "something other than a choice changed the table"
                )
