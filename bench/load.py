"""`make load`: a real server on 127.0.0.1 under many tables, without bots and with: how fast choices are seen.

At each table two sockets are held, by two people or, with bots, by a person and an onlooker. Whoever is asked thinks
for a while and chooses at random. Measured is the time from sending a choice to the view that shows it, on the
chooser's own socket.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import re
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import quantiles

from gloaming.client import Client
from gloaming.client.seat import Seat

GAME = "dont-go-in-there"
AIM_MS = 100.0
TICK = 0.02
SETTLING = 2.0
"""Seconds at the start of each run that are not counted."""


@contextmanager
def served(tables: int) -> Iterator[tuple[str, int]]:
    """A server of its own, with a store, and the id of its process."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", "gloaming", "serve", "--port", "0", "--data", folder]
        server = subprocess.Popen([*words, "--most-tables", str(tables)], stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            yield server.stdout.readline().strip(), server.pid
        finally:
            server.terminate()
            server.wait(timeout=20)


class Load:
    """One run. took: seconds from each counted choice to its view; failed: what went wrong, by kind."""

    def __init__(self, address: str, think: float, until: float) -> None:
        self.took: list[float] = []
        self.failed: dict[str, int] = {}
        self.counting = False
        self._address = address
        self._think = think
        self.until = until
        self._opening = asyncio.Semaphore(8)

    async def table(self, bots: bool, started: asyncio.Event, ready: asyncio.Semaphore) -> None:
        """Open a table, and hold its two sockets until the run ends."""
        try:
            async with self._opening:
                opener, other = Client(self._address), Client(self._address)
                info = await opener.open(GAME, ["human", "random", "random"] if bots else ["human", "human"])
                if not bots:
                    await sit_down(opener, other, info.id)
            async with opener.at(info.id) as first, other.at(info.id) as second:
                async with asyncio.timeout(30):
                    await asyncio.gather(anext(first), anext(second))
                ready.release()
                await started.wait()
                await asyncio.gather(self._play(first), self._play(second))
        except Exception as error:
            kind = f"{type(error).__name__}: {error}"[:100]
            self.failed[kind] = self.failed.get(kind, 0) + 1
            ready.release()

    async def _play(self, seat: Seat) -> None:
        """Think and choose, or watch, until the run ends."""
        sitting = seat.sitting
        assert sitting is not None
        sent: float | None = None
        while True:
            if sent is not None:
                if self.counting:
                    self.took.append(time.perf_counter() - sent)
                sent = None
            if sitting.prompt is not None:
                await asyncio.sleep(min(random.expovariate(1 / self._think), self.until - time.monotonic()))
                sent = time.perf_counter()
                await seat.choose(random.randrange(len(sitting.prompt.options)))
            left = self.until - time.monotonic()
            try:
                async with asyncio.timeout(max(left, 0)):
                    sitting = await anext(seat)
            except (TimeoutError, StopAsyncIteration):
                return


async def watch_the_clock(late: list[float]) -> None:
    """Note by how much a bare timer of this process is late: what the machine itself adds."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - before - TICK)


async def sit_down(opener: Client, other: Client, table: str) -> None:
    """Let another person take the second seat, by an invite."""
    await other.join(await opener.invite(table, 1))


def seconds_on_the_processor(pid: int) -> float:
    """What a process has used so far; 0 where the system does not tell."""
    try:
        with open(f"/proc/{pid}/stat") as told:
            fields = told.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / 100
    except OSError:
        return 0.0


async def run(tables: int, bots: bool, think: float, seconds: float) -> bool:
    """One run, and its line. Returns whether nothing failed and, without bots, the aim was reached."""
    with served(tables) as (address, pid):
        begun = time.monotonic()
        load = Load(address, think, begun + 3600)
        started, ready = asyncio.Event(), asyncio.Semaphore(0)
        holding = [asyncio.create_task(load.table(bots, started, ready)) for _ in range(tables)]
        for _ in holding:
            await ready.acquire()
        opened = time.monotonic() - begun
        load.until = time.monotonic() + SETTLING + seconds
        started.set()
        await asyncio.sleep(SETTLING)
        load.counting, used = True, seconds_on_the_processor(pid)
        late: list[float] = []
        clock = asyncio.create_task(watch_the_clock(late))
        await asyncio.sleep(seconds)
        clock.cancel()
        load.counting, used = False, seconds_on_the_processor(pid) - used
        await asyncio.gather(*holding)
    took = sorted(load.took)
    if len(took) < 10:
        print(f"too few choices to count: {len(took)}; failures: {load.failed}")
        return False
    cuts = [1000 * cut for cut in quantiles(took, n=100, method="inclusive")]
    p50, p99 = cuts[49], cuts[98]
    print(
        f"{'with bots' if bots else 'no bots  '}  {tables} tables, {2 * tables} sockets, opened in {opened:.1f} s: "
        f"{len(took) / seconds:.0f} choices/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms, longest {1000 * took[-1]:.0f} ms; "
        f"server busy {used / seconds:.0%} of one core; "
        f"a bare timer here is late by p99 {1000 * quantiles(late, n=100)[98]:.1f} ms"
    )
    for kind, count in load.failed.items():
        print(f"  failed: {count} x {re.sub(r'[^ -~]', '?', kind)}")
    return not load.failed and (bots or p99 < AIM_MS)


def main() -> None:
    """Both runs; exit code 1 where something failed or the aim was missed."""
    asked = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    asked.add_argument("--tables", type=int, default=500)
    asked.add_argument("--think", type=float, default=5.0, help="mean seconds before a choice")
    asked.add_argument("--seconds", type=float, default=20.0, help="counted seconds of each of the two runs")
    given = asked.parse_args()
    if not (1 <= given.tables <= 2000 and 0.01 <= given.think <= 60 and 1 <= given.seconds <= 60):
        asked.error("tables go from 1 to 2000, think from 0.01 to 60, seconds from 1 to 60")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    sound = [asyncio.run(run(given.tables, bots, given.think, given.seconds)) for bots in (False, True)]
    print(
        f"The aim: nothing fails, and p99 under {AIM_MS:.0f} ms without bots: {'reached' if all(sound) else 'missed'}."
    )
    sys.exit(not all(sound))


if __name__ == "__main__":
    main()
