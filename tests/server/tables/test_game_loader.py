"""Games are loaded on first use, while the server answers other requests."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import gloaming
from gloaming import Game
from gloaming.bots import bot, play
from gloaming.engine.match.campaign_file import FORMAT
from gloaming.server.tables import game_loader
from tests.server.house import PATIENCE, House, Person

Open = Callable[..., House]

GAME = "ghost-hunter"

SEATS = ["human", "random"]

SERVING = """
import asyncio, json, sys, threading, time
from starlette.applications import Starlette
from gloaming.server.http.app import create_app
from gloaming.server.http.listener import configured
import uvicorn

class Measured(uvicorn.Server):
    async def startup(self, sockets=None):
        await super().startup(sockets)
        print(self.servers[0].sockets[0].getsockname()[1], flush=True)
        self.watching = asyncio.create_task(self.watch())

    async def watch(self):
        longest = 0.0
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, time.perf_counter() - before)
            if self.asked.is_set():
                self.asked.clear()
                print(longest, flush=True)
                longest = 0.0

config = configured(create_app(pause=0))
config.port = 0
server = Measured(config)
server.asked = threading.Event()

def listen():
    for _ in sys.stdin:
        server.asked.set()

threading.Thread(target=listen, daemon=True).start()
server.run()
"""
"""A server that prints, for each line it reads, how long its event loop has been blocked since the last one."""


PREPARING = """
import gloaming.server
from gloaming.server.http import listener
from gloaming.server.tables import game_loader

def prepare(shelf):
    game_loader.prepare(shelf)
    print(*sorted(game_loader._LOADED), flush=True)

listener.prepare = prepare
gloaming.server.serve(0)
"""
"""A server that prints its address, and then the games that it has loaded."""


class Loads:
    """The loaded games, and those that the server's own thread loaded."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.server: threading.Thread | None = None
        self.done: set[str] = set()
        self.stalling: list[str] = []
        monkeypatch.setattr(game_loader, "_LOADED", set())
        monkeypatch.setattr(sys.modules["gloaming.games"], "game", self.load)

    def load(self, name: str) -> Game:
        if threading.current_thread() is self.server and name not in self.done:
            self.stalling.append(name)
        else:
            self.done.add(name)
        return gloaming.game(name)


def _asks() -> dict[str, Callable[[Person], Any]]:
    """Return the requests that need a game: each of them may come first."""
    campaign = {"format": FORMAT, "game": GAME}
    record = play(gloaming.game(GAME).new(seats=2, seed=1), [bot("random")] * 2).record()
    return {
        "a table": lambda person: person.http.post("/api/tables", json={"game": GAME, "seats": SEATS}),
        "a lesson": lambda person: person.http.post("/api/lessons", json={"game": GAME, "lesson": "first-match"}),
        "a daily challenge": lambda person: person.http.post("/api/daily", json={"game": GAME}),
        "the daily challenge's results": lambda person: person.http.get(f"/api/daily/{GAME}"),
        "a campaign": lambda person: person.http.post("/api/campaigns", json={"campaign": campaign, "number": 0}),
        "a record": lambda person: person.http.post("/api/records", json={"record": record}),
        "the list of games": lambda person: person.http.get("/api/games"),
        "results": lambda person: person.http.get("/api/results"),
        "rules": lambda person: person.http.get(f"/api/games/{GAME}/rules"),
        "cards": lambda person: person.http.get(f"/api/games/{GAME}/content"),
        "teaching": lambda person: person.http.get(f"/api/games/{GAME}/teaching"),
    }


@pytest.mark.parametrize("what", _asks())
def test_nobody_waits_while_a_game_is_loaded(open_house: Open, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    house = open_house()
    person = house.person()
    person.http.post("/api/me", json={"name": "Ann", "mark": ""})
    loads = Loads(monkeypatch)
    loads.server = house._thread
    assert _asks()[what](person).status_code < 500
    assert loads.stalling == []
    assert loads.done


def test_nobody_waits_for_the_game_of_a_table_that_comes_back(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    person = house.person()
    table = person.open(*SEATS, game=GAME)
    cookie = {"Cookie": person.cookie}
    house.close()
    house = open_house(data=tmp_path)
    loads = Loads(monkeypatch)
    loads.server = house._thread
    assert house.person().http.get(f"/api/tables/{table}", headers=cookie).status_code == 200
    assert loads.stalling == []


def test_an_unknown_game_is_refused_as_before(house: House, person: Person) -> None:
    refused = person.http.post("/api/tables", json={"game": "no-such-game", "seats": SEATS})
    assert (refused.status_code, refused.json()["error"]) == (404, "unknown-game")


def test_the_event_loop_goes_on_while_games_are_loaded() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVING], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None and process.stdout is not None
        try:
            address = f"http://127.0.0.1:{int(process.stdout.readline())}"
            start = time.perf_counter()
            assert httpx.get(f"{address}/api/games", timeout=PATIENCE).status_code == 200
            took = time.perf_counter() - start
            process.stdin.write("\n")
            process.stdin.flush()
            longest = float(process.stdout.readline())
        finally:
            process.kill()
    print(f"\nloading took {took * 1e3:.0f} ms, in which the event loop stood still for {longest * 1e3:.0f} ms")
    assert longest < took / 3


@pytest.fixture
def preparing() -> Iterator[subprocess.Popen[str]]:
    """A server that has just begun to listen, and loads its games."""
    with subprocess.Popen(
        [sys.executable, "-c", PREPARING], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith("http://")
        yield process
        process.kill()


def test_a_server_loads_all_games_once_it_listens(preparing: subprocess.Popen[str]) -> None:
    assert preparing.stdout is not None
    assert preparing.stdout.readline().split() == sorted(gloaming.games())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no Ctrl-C to send")
def test_a_server_that_loads_games_ends_quietly(preparing: subprocess.Popen[str]) -> None:
    preparing.send_signal(signal.SIGINT)
    _, err = preparing.communicate(timeout=PATIENCE)
    assert (preparing.returncode, err) == (0, "")
