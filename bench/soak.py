"""`make soak`: honest and hostile people on one server for ten minutes. Does its memory stay flat, does anything fail?

The attacks are those of `tests/server/limits/test_besieged.py`, from a process and an address of their own, as limits
count by address. Honest people open tables with a bot, play matches to the end and open the next. The memory is that of
the server's own process, without its bots.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import random
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import mean
from typing import Any
from unittest import mock

import httpx
from prometheus_client.parser import text_string_to_metric_families
from tests.server.limits.test_besieged import besiege, ninety_ninth

from gloaming.client import Client, Unreachable
from gloaming.engine.errors import GloamingError

GAME = "dont-go-in-there"
THINKING = 0.1
"""Average seconds for which an honest person thinks."""

TABLES = 40
"""Tables in memory at once: few, so that all are in use long before the second quarter."""

EVERY = 5.0
"""Seconds between two measurements of the memory."""

STRANGERS_AT = "127.0.0.2"
"""The address of the attackers."""

MOST_GROWTH = 0.05
"""The allowed growth of the memory from the second to the last quarter, as a share."""


class Honest:
    """What honest people saw. took: seconds from each choice to its answer; matches: played to the end.

    cut: connections that were closed before they sent a request.
    """

    def __init__(self, address: str, until: float) -> None:
        self.took: list[float] = []
        self.matches = 0
        self.failed: list[str] = []
        self.cut = 0
        self._address = address
        self._until = until

    async def play(self) -> None:
        """Play one match after another."""
        client = Client(self._address)
        while time.monotonic() < self._until:
            try:
                table = await client.open(GAME, ["human", "random"])
                async with client.at(table.id) as seat:
                    async for update in seat:
                        if time.monotonic() > self._until:
                            return
                        if update.prompt is not None:
                            await asyncio.sleep(random.expovariate(1 / THINKING))
                            begun = time.perf_counter()
                            await seat.choose(random.randrange(len(update.prompt.options)))
                            self.took.append(time.perf_counter() - begun)
                self.matches += 1
            except Unreachable:
                self.cut += 1
            except GloamingError as error:
                self.failed.append(str(error))
                await asyncio.sleep(1)


def memory_of(pid: int) -> float:
    """Return the memory of a process in MB."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    raise LookupError(f"the system does not tell what process {pid} holds")


def come_from_elsewhere(place: str, table: str, seconds: float) -> None:
    """Run the attacks, from another address of this machine than the honest people."""
    connect = socket.create_connection

    def from_there(*words: Any, **named: Any) -> socket.socket:
        return connect(*words, **{**named, "source_address": (STRANGERS_AT, 0)})

    with mock.patch.object(socket, "create_connection", from_there):
        besiege(place, table, seconds)


async def watch(pid: int, until: float) -> list[float]:
    """Record the server's memory and metrics at intervals."""
    held = []
    while time.monotonic() < until:
        await asyncio.sleep(EVERY)
        held.append(memory_of(pid))
    return held


async def besieged(address: str, pid: int, players: int, seconds: float) -> tuple[Honest, list[float]]:
    """Play and watch while the server is attacked."""
    until = time.monotonic() + seconds
    honest = Honest(address, until)
    table = await Client(address).open(GAME, ["human", "human"], share=False)
    place = address.removeprefix("http://").removesuffix("/")
    words = (place, table.id, seconds)
    strangers = multiprocessing.get_context("spawn").Process(target=come_from_elsewhere, args=words)
    strangers.start()
    playing = asyncio.gather(*[honest.play() for _ in range(players)])
    held = await watch(pid, until)
    await playing
    strangers.join(60)
    return honest, held


def counted(address: str, name: str) -> dict[str, float]:
    """Return a metric of the server, by label."""
    text = httpx.get(f"{address}metrics", timeout=30).text
    return {
        ", ".join(sample.labels.values()): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
        if sample.name == name
    }


def soak(players: int, seconds: float) -> bool:
    """Run and report one soak. Return whether memory was flat and nothing failed."""
    with tempfile.TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        words = [
            sys.executable,
            "-m",
            "gloaming",
            "serve",
            "--port",
            "0",
            "--bot-delay",
            "0",
            "--data",
            f"{folder}/kept",
        ]
        words += ["--most-tables", str(TABLES)]
        with log.open("w") as written:
            server = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=written, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            honest, held = asyncio.run(besieged(address, server.pid, players, seconds))
            faults = counted(address, "gloaming_faults_total")
            turned_away = counted(address, "gloaming_closed_connections_total")
            refused = sum(counted(address, "gloaming_refused_sockets_total").values())
        finally:
            server.terminate()
            server.wait(timeout=30)
        errors = [line for line in log.read_text().splitlines() if json.loads(line)["level"] == "error"]
    quarter = len(held) // 4
    second, last = mean(held[quarter : 2 * quarter]), mean(held[-quarter:])
    took = sorted(honest.took)
    print(f"{seconds:.0f} s, {players} honest people: {honest.matches} matches, {len(took)} choices")
    print(f"answered: median {1000 * took[len(took) // 2]:.0f} ms, 99 % within {1000 * ninety_ninth(took):.0f} ms")
    later = f"{second:.1f} in the second quarter, {last:.1f} in the last, at most {max(held):.0f}"
    print(f"memory: {held[0]:.0f} MB at first, {later}")
    print(f"closed connections: {turned_away}, of them honest: {honest.cut}; sockets refused: {refused:.0f}")
    print(f"faults: {faults}; lines of errors: {len(errors)}; failures of honest people: {len(honest.failed)}")
    for line in [*errors[:5], *honest.failed[:5]]:
        print(f"  {line[:300]}")
    grown = last / second - 1
    well = grown <= MOST_GROWTH and not any(faults.values()) and not errors and not honest.failed
    print(f"memory grew by {100 * grown:.1f} %: {'flat, and nothing failed' if well else 'NOT as it should be'}")
    return well


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=600.0)
    arguments.add_argument("--players", type=int, default=8)
    given = arguments.parse_args()
    sys.exit(not soak(given.players, given.seconds))
