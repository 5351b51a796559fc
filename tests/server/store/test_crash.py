"""A server that is killed at any moment loses no choice that it acknowledged, and takes none twice."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage
from websockets.typing import Origin

import gloaming
from gloaming import Shelf
from gloaming.client import Client
from gloaming.client.seat import Seat as Seats
from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.sqlite import FILE
from gloaming.server.store.table_rows import load_table
from gloaming.server.tables.journal import load_history
from tests.server.house import GAME, NO_CERTIFICATES, decoded
from tests.server.prepared import Forked, Prepared

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL to send")

PATIENCE = 20.0

LOADED = 10
"""One of this many servers loads the program afresh; the others are forked."""

Server = subprocess.Popen[str] | Forked


@dataclass
class Game:
    """A table as its players know it. taken: acknowledged options, by question; seen: the latest question."""

    id: str
    taken: dict[int, tuple[int, int, str]] = field(default_factory=dict)
    seen: int = 0
    seq: int = 0
    run: str = ""
    over: bool = False


@dataclass
class Seat:
    """A person at a table. unsure: the choice that was sent and not answered yet."""

    game: Game
    cookie: str
    unsure: Choose | None = None
    resent: int = 0


class Crashes:
    """A server that is killed again and again, and its tables.

    prepared: the process from which nine of ten servers are forked.
    """

    def __init__(self, folder: Path, port: int, chance: random.Random, prepared: Prepared | None = None) -> None:
        self.port = port
        self.folder = folder
        self.chance = chance
        self.prepared = prepared
        self.seats: list[Seat] = []
        self.games: list[Game] = []
        self.starts: list[float] = []
        self.again = {"taken": 0, "repeated": 0}
        self._met: set[str] = set()

    def start(self) -> Server:
        """Start the server and wait until it listens."""
        words = ("serve", "--port", str(self.port), "--bot-delay", "0", "--data", str(self.folder))
        process: Server
        began = time.perf_counter()
        if self.prepared is None or len(self.starts) % LOADED == 0:
            process = subprocess.Popen([sys.executable, "-m", "gloaming", *words], stdout=subprocess.PIPE, text=True)
        else:
            process = self.prepared.start(*words)
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://"), "the server does not start"
        self.starts.append(time.perf_counter() - began)
        return process

    def open(self, *kinds: str) -> None:
        """Open a table and seat people."""
        people: list[Seat] = []
        address = f"http://127.0.0.1:{self.port}"
        for _ in range(kinds.count("human")):
            waits: Any = {"timeout": PATIENCE, "verify": NO_CERTIFICATES}
            with httpx.Client(base_url=address, headers={"Origin": address}, **waits) as http:
                if not people:
                    response = http.post("/api/tables", json={"game": GAME, "seats": kinds})
                    game = Game(response.json()["id"])
                else:
                    headers = {"Origin": address, "Cookie": people[0].cookie}
                    free = [seat for seat, kind in enumerate(kinds) if kind == "human"][len(people)]
                    answer = httpx.post(
                        f"{address}/api/tables/{game.id}/invites",
                        json={"seat": free},
                        headers=headers,
                        **waits,
                    )
                    response = http.post("/api/join", json={"code": answer.json()["code"]})
                assert response.is_success, response.text
                people.append(Seat(game, "; ".join(f"{name}={value}" for name, value in http.cookies.items())))
        self.games.append(game)
        self.seats += people

    async def play_and_kill(self, process: Server, seconds: float, *, met: bool) -> None:
        """Let everyone play as fast as they can, then kill the server. met: count the seconds once all are there."""
        playing = [seat for seat in self.seats if not seat.game.over]
        self._met = set()
        players = [asyncio.create_task(self._play(seat)) for seat in playing]
        async with asyncio.timeout(PATIENCE):
            while met and len(self._met) < len(playing):
                await asyncio.sleep(0.002)
        await asyncio.sleep(seconds)
        process.send_signal(signal.SIGKILL)
        done, late = await asyncio.wait(players, timeout=PATIENCE)
        assert not late, "a socket outlived its server"
        for player in done:
            player.result()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()

    async def _play(self, seat: Seat) -> None:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{seat.game.id}/socket"
        headers = {"Cookie": seat.cookie}
        origin = Origin(f"http://127.0.0.1:{self.port}")
        with suppress(ConnectionClosed, InvalidMessage, OSError):
            async with connect(address, origin=origin, additional_headers=headers, close_timeout=0.1) as connection:
                if seat.unsure is not None:
                    seat.resent += 1
                    await connection.send(msgspec.json.encode(seat.unsure).decode())
                async for text in connection:
                    await self._hear(seat, connection, str(text))

    async def _hear(self, seat: Seat, connection: ClientConnection, text: str) -> None:
        game = seat.game
        message = decoded(text)
        if isinstance(message, ChoiceResult):
            unsure = seat.unsure
            assert unsure is not None
            assert (message.id, message.status) in ((unsure.id, "taken"), (unsure.id, "repeated")), message
            if seat.resent:
                self.again[message.status] += 1
            seat.unsure, seat.resent = None, 0
            number = self._number(seat)
            assert game.taken.setdefault(unsure.rqid, (number, unsure.option, unsure.id)) == (
                number,
                unsure.option,
                unsure.id,
            )
            return
        assert isinstance(message, TableUpdate)
        self._met.add(seat.cookie)
        if message.run != game.run:
            assert message.seq > game.seq, "seq went back over a restart"
            game.run = message.run
        game.seq = max(game.seq, message.seq)
        game.over = message.waiting_for is None
        prompt = message.prompt
        if prompt is None:
            return
        game.seen = max(game.seen, prompt.rqid)
        if seat.unsure is None and prompt.rqid not in game.taken:
            option = self.chance.randrange(len(prompt.options))
            seat.unsure = Choose(id=f"{self.chance.getrandbits(48):x}", rqid=prompt.rqid, option=option)
            await connection.send(msgspec.json.encode(seat.unsure).decode())

    def _number(self, seat: Seat) -> int:
        return [candidate for candidate in self.seats if candidate.game is seat.game].index(seat)

    def check(self) -> int:
        """Check that everything acknowledged or seen is stored, once, and gives the same match. Return the number."""
        checked = 0
        with closing(sqlite3.connect(self.folder / FILE)) as base:
            there = {id for (id,) in base.execute("SELECT id FROM tables")}
            assert there == {game.id for game in self.games}
            for game in self.games:
                rows = base.execute("SELECT rqid, data FROM log WHERE table_id = ? ORDER BY number", (game.id,))
                stored: dict[int, Any] = {}
                for rqid, data in rows:
                    choice = msgspec.json.decode(data)
                    assert stored.setdefault(rqid - 1, choice) is choice, "a question was answered twice"
                ids = [choice["id"] for choice in stored.values() if choice["id"]]
                assert len(set(ids)) == len(ids), "a choice was taken twice"
                assert list(stored) == list(range(1, len(stored) + 1))
                assert len(stored) >= game.seen - 1, "a question was shown before the choice that led to it was stored"
                for rqid, option in game.taken.items():
                    choice = stored[rqid]
                    assert (choice["seat"], choice["option"], choice["id"]) == option
                left = load_table(base, game.id)
                assert left is not None
                past = load_history(left, Shelf())
                record = past.match.record()
                assert record["choices"] == [choice["option"] for choice in stored.values()]
                assert gloaming.replay(record).save() == past.match.save()
                checked += len(game.taken)
        return checked


def crash(
    folder: Path, port: int, kills: int, seed: int, longest: float, enough: int, prepared: Prepared | None = None
) -> tuple[Crashes, int]:
    """Kill a server `times` times, each within `longest` seconds; on a slow machine more often, until enough was
    acknowledged.

    Return the number of kills, too.
    """
    chance = random.Random(seed)
    crashes = Crashes(folder, port, chance, prepared)
    while len(crashes.starts) < kills or sum(len(game.taken) for game in crashes.games) < enough:
        number = len(crashes.starts)
        process = crashes.start()
        try:
            going = sum(not game.over for game in crashes.games)
            for table in range(going, 4):
                crashes.open(*(("human", "random") if table == 3 else ("human", "human")))
            seconds = chance.uniform(0.0, longest) + (0.7 if number % 10 == 9 else 0.0)
            asyncio.run(crashes.play_and_kill(process, seconds, met=number % 4 > 0))
        finally:
            process.kill()
            process.wait()
    return crashes, crashes.check()


@pytest.mark.slow
def test_a_killed_server_comes_back_with_every_choice_it_acknowledged(tmp_path: Path, own_port: int) -> None:
    crashes, acknowledged = crash(tmp_path, own_port, kills=6, seed=1, longest=0.3, enough=50)
    assert acknowledged >= 50
    assert len(crashes.starts) >= 6


@pytest.mark.slow
def test_programs_play_a_match_to_its_end_through_killed_servers(tmp_path: Path, own_port: int) -> None:
    crashes = Crashes(tmp_path, own_port, random.Random(3))
    address = f"http://127.0.0.1:{own_port}/"

    async def play(client: Client, table: str) -> Seats:
        async with client.at(table) as seat:
            async for update in seat:
                if update.prompt is not None:
                    await asyncio.sleep(0.01)
                    answer = await seat.choose(crashes.chance.randrange(len(update.prompt.options)))
                    assert answer.status in ("taken", "repeated")
                    chosen.append(update.prompt.rqid)
        return seat

    async def story() -> list[Seats]:
        ann, bob = Client(address), Client(address)
        opened = await ann.open(GAME, ["human", "human"])
        await bob.join(await ann.invite(opened.id, 1))
        playing = asyncio.gather(play(ann, opened.id), play(bob, opened.id))
        for kills in range(1, 4):
            while len(chosen) < 8 * kills and not playing.done():
                await asyncio.sleep(0.01)
            running[-1].kill()
            running[-1].wait()
            running.append(await asyncio.to_thread(crashes.start))
        async with asyncio.timeout(PATIENCE):
            return list(await playing)

    chosen: list[int] = []
    running = [crashes.start()]
    try:
        first, second = asyncio.run(story())
    finally:
        for process in running:
            process.kill()
            process.wait()
            assert process.stdout is not None
            process.stdout.close()
    assert first.restarts + second.restarts > 1
    assert first.newest is not None
    assert second.newest is not None
    assert first.newest.view["result"] == second.newest.view["result"]
    assert [event.number for event in first.events] == list(range(len(first.events)))


@pytest.mark.sweep
@pytest.mark.timeout(900)
def test_two_hundred_kills_lose_no_choice_and_no_table(tmp_path: Path, own_port: int) -> None:
    with closing(Prepared()) as prepared:
        crashes, acknowledged = crash(
            tmp_path, own_port, 200, int(time.time()), longest=0.16, enough=1000, prepared=prepared
        )
    starts = sorted(crashes.starts[::LOADED])
    print(
        f"\n200 kills: {len(crashes.games)} tables, {acknowledged} choices acknowledged, sent again: {crashes.again}, "
        f"start: {starts[len(starts) // 2] * 1000:.0f} ms in the middle, {starts[-1] * 1000:.0f} ms at most"
    )
    assert acknowledged >= 1000
    assert crashes.again["taken"] + crashes.again["repeated"] > 20
