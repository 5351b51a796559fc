"""`make load`: real servers on 127.0.0.1 under many tables: how fast choices are seen, and what a table costs.

One server over SQLite, and one and two over a PostgreSQL behind HAProxy. At each table two people sit, each with a
socket, and nobody else. Whoever is asked thinks for a while and chooses at random. Measured is the time from sending a
choice to the view that shows it, on the chooser's own socket; the memory that tables and sockets add while nothing
happens; and how long the processors work on a choice.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import re
import resource
import sys
import time
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import AbstractContextManager, AsyncExitStack
from dataclasses import asdict, dataclass, field
from statistics import quantiles
from typing import Any, TypeVar

from servers import House, kilobytes, seconds_used, shared, sqlite

from gloaming.client import Client, RefusedByServer
from gloaming.client.seat import Seat

T = TypeVar("T")

GAME = "dont-go-in-there"
AIM_MS = 100.0
TICK = 0.02
SETTLING = 2.0
"""Seconds at the start of each run that are not counted."""

WARMING = 10
"""Tables that are opened before memory is counted: what is loaded once is no table's."""

PATIENCE = 120.0
"""Seconds that anything may take on a busy machine."""

AT_TABLES = 0.1
PEOPLE_AT_A_TABLE = 2.5
CHOICES_A_MINUTE = 10.0
"""At a table at which people sit."""

TABLES_KEPT = 2.0
"""Tables in memory for each at which people sit: they stay for ten minutes after everybody has gone."""

BUSY = 0.5
"""Share of a core that is used in the busiest hour: what is left takes the load of a server that has died."""

SETUPS: Mapping[str, tuple[int, Callable[[int], AbstractContextManager[House]]]] = {
    "sqlite": (1, sqlite),
    "postgresql": (1, lambda tables: shared(tables, 1)),
    "postgresql-2": (2, lambda tables: shared(tables, 2)),
}


@dataclass
class Run:
    """What a run has shown. ms: thousandths of a second; kb: kilobytes; failed: what went wrong, by kind."""

    setup: str
    processes: int
    tables: int
    sockets: int
    choices_a_second: float = 0.0
    p50_ms: float = 0.0
    p99_ms: float = 0.0
    server_ms: float = 0.0
    """Processor time of the servers for a choice."""
    others_ms: float = 0.0
    """That of the database and the balancer."""
    kb_a_table: float = 0.0
    kb_a_socket: float = 0.0
    kb_empty: float = 0.0
    """Of one server with hardly any table."""
    late_ms: float = 0.0
    """By how much a bare timer of the measuring process is late at p99: what the machine itself adds."""
    failed: dict[str, int] = field(default_factory=dict)

    @property
    def choices_a_core(self) -> float:
        """Choices that a server makes with a second of a processor core."""
        return 1000 / self.server_ms if self.server_ms else 0.0


class Load:
    """The people at the tables of a house. took: seconds from each counted choice to its view."""

    def __init__(self, house: House, think: float) -> None:
        self.took: list[float] = []
        self.failed: dict[str, int] = {}
        self.counting = False
        self.until = 0.0
        self._house = house
        self._think = think
        self._places: list[Seat] = []
        self._people: list[tuple[Client, str]] = []

    async def open(self, tables: int) -> None:
        """Open tables of two, whose people have no socket yet."""
        some = asyncio.Semaphore(8)

        async def open_table() -> None:
            async with some:
                opener, second = Client(self._house.address), Client(self._house.address)
                info = await patiently(lambda: opener.open(GAME, ["human", "human"], share=False))
                invite = await patiently(lambda: opener.invite(info.id, 1))
                await patiently(lambda: second.join(invite))
                self._people += [(opener, info.id), (second, info.id)]

        await asyncio.gather(*[self._counted(open_table()) for _ in range(tables)])

    async def come(self, held: AsyncExitStack) -> None:
        """Open a socket for each person who has none. held: closes them."""
        some = asyncio.Semaphore(50)

        async def open_socket(client: Client, table: str) -> None:
            async with some, asyncio.timeout(PATIENCE):
                seat = await held.enter_async_context(client.at(table))
                await anext(seat)
                self._places.append(seat)

        people, self._people = self._people, []
        await asyncio.gather(*[self._counted(open_socket(*person)) for person in people])

    async def play(self, seconds: float) -> None:
        """Play for so long, all at once."""
        self.until = time.monotonic() + seconds
        await asyncio.gather(*[self._counted(self._play(seat)) for seat in self._places])

    async def _counted(self, work: Any) -> None:
        """Do it; what goes wrong is counted."""
        try:
            await work
        except Exception as error:
            kind = re.sub(r"[^ -~]", "?", f"{type(error).__name__}: {error}"[:100])
            self.failed[kind] = self.failed.get(kind, 0) + 1

    async def _play(self, seat: Seat) -> None:
        """Think and choose, or watch, until the run ends."""
        update = seat.update
        assert update is not None
        sent: float | None = None
        while True:
            if sent is not None:
                if self.counting:
                    self.took.append(time.perf_counter() - sent)
                sent = None
            if update.prompt is not None:
                await asyncio.sleep(min(random.expovariate(1 / self._think), max(0.0, self.until - time.monotonic())))
                sent = time.perf_counter()
                await seat.choose(random.randrange(len(update.prompt.options)))
            left = self.until - time.monotonic()
            try:
                async with asyncio.timeout(max(left, 0)):
                    update = await anext(seat)
            except (TimeoutError, StopAsyncIteration):
                return


async def patiently(ask: Callable[[], Coroutine[Any, Any, T]]) -> T:
    """Ask again while a balancer has no server: it takes one that is too busy to say that it is well for a dead one."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return await ask()
        except RefusedByServer as error:
            if error.kind != "no-gloaming" or time.monotonic() > until:
                raise
            await asyncio.sleep(0.5)


async def watch_the_clock(late: list[float]) -> None:
    """Note by how much a bare timer of this process is late."""
    while True:
        before = time.perf_counter()
        await asyncio.sleep(TICK)
        late.append(time.perf_counter() - before - TICK)


async def run(setup: str, tables: int, think: float, seconds: float) -> Run:
    """One run: open, sit idle, come with sockets, sit idle, play."""
    processes, opened = SETUPS[setup]
    print(f"{setup}: opening {tables} tables, then playing for {seconds:.0f} s ...", file=sys.stderr)
    with opened(tables + WARMING) as house:
        async with AsyncExitStack() as held:
            load = Load(house, think)
            await load.open(WARMING)
            await load.come(held)
            empty = kilobytes(house.servers)
            await load.open(tables)
            opened_kb = kilobytes(house.servers)
            await load.come(held)
            held_kb = kilobytes(house.servers)
            gc.collect()
            gc.freeze()  # the collector of the measuring process is no server's
            playing = asyncio.create_task(load.play(SETTLING + seconds))
            await asyncio.sleep(SETTLING)
            late: list[float] = []
            clock = asyncio.create_task(watch_the_clock(late))
            load.counting, before = True, _used(house)
            await asyncio.sleep(seconds)
            load.counting, after = False, _used(house)
            clock.cancel()
            await playing
    took = load.took
    if len(took) < 10:
        raise SystemExit(f"{setup}: too few choices to count: {len(took)}; failed: {load.failed}")
    cuts = [1000 * cut for cut in quantiles(took, n=100, method="inclusive")]
    return Run(
        setup=setup,
        processes=processes,
        tables=tables + WARMING,
        sockets=2 * (tables + WARMING),
        choices_a_second=len(took) / seconds,
        p50_ms=cuts[49],
        p99_ms=cuts[98],
        server_ms=1000 * (after[0] - before[0]) / len(took),
        others_ms=1000 * (after[1] - before[1]) / len(took),
        kb_a_table=(opened_kb - empty) / tables,
        kb_a_socket=(held_kb - opened_kb) / (2 * tables),
        kb_empty=empty / processes,
        late_ms=1000 * quantiles(late, n=100)[98],
        failed=load.failed,
    )


def _used(house: House) -> tuple[float, float]:
    """Seconds of a processor, by the servers, and by the database and the balancer."""
    shared = seconds_used(house.database, family=True) + seconds_used(house.balancer, family=True)
    return sum(seconds_used(server) for server in house.servers), shared


def table_of(runs: Sequence[Run]) -> str:
    """The runs as one table of Markdown."""
    titles = (
        "store, servers | tables | sockets | choices/s | p50 | p99 | server, a choice | database and balancer "
        "| a core's choices/s | idle table | idle socket"
    )
    lines = [f"| {titles} |", "|---" * (titles.count("|") + 1) + "|"]
    for run in runs:
        cells = [
            f"{run.setup.partition('-')[0]}, {run.processes}",
            f"{run.tables}",
            f"{run.sockets}",
            f"{run.choices_a_second:.0f}",
            f"{run.p50_ms:.1f} ms",
            f"{run.p99_ms:.1f} ms",
            f"{run.server_ms:.2f} ms",
            f"{run.others_ms:.2f} ms" if run.others_ms else "-",
            f"{run.choices_a_core:.0f}",
            f"{run.kb_a_table:.0f} kB",
            f"{run.kb_a_socket:.0f} kB",
        ]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)


def needed(result: Run, people: int) -> str:
    """What so many people would need, by a run and the assumptions above it in this file."""
    there = people * AT_TABLES
    tables = there / PEOPLE_AT_A_TABLE
    choices = tables * CHOICES_A_MINUTE / 60
    servers = choices * result.server_ms / 1000 / BUSY
    shared = choices * result.others_ms / 1000 / BUSY
    held = (tables * TABLES_KEPT * result.kb_a_table + there * result.kb_a_socket) / 1024 / 1024
    return (
        f"{people:,} people, {AT_TABLES:.0%} of them at tables at once: {there:,.0f} people at {tables:,.0f} tables "
        f"make {choices:,.0f} choices a second. That takes {servers:.1f} cores for servers (a process each), "
        f"{shared:.1f} for database and balancer, at most {BUSY:.0%} busy, and {held:.1f} GB for tables and sockets, "
        f"with {result.kb_empty / 1024:.0f} MB for each process beside them."
    )


def as_json(runs: Sequence[Run]) -> str:
    """The runs, the machine and its load, as JSON."""
    machine = {"cores": os.cpu_count(), "load_average": round(os.getloadavg()[0], 1)}
    rows = [{**asdict(run), "choices_a_core": run.choices_a_core} for run in runs]
    return json.dumps({"machine": machine, "runs": rows}, indent=1)


def main() -> None:
    """All runs; exit code 1 where something failed or the aim was missed."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=490)
    parser.add_argument("--think", type=float, default=5.0, help="mean seconds before a choice")
    parser.add_argument("--seconds", type=float, default=20.0, help="counted seconds of each run")
    parser.add_argument("--only", choices=[*SETUPS], help="one of the runs; all without it")
    parser.add_argument("--json", action="store_true", help="print JSON in place of the table")
    given = parser.parse_args()
    if not (1 <= given.tables <= 900 and 0.01 <= given.think <= 60 and 1 <= given.seconds <= 60):
        parser.error("tables go from 1 to 900, think from 0.01 to 60, seconds from 1 to 60")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    before = os.getloadavg()[0]
    runs = [
        asyncio.run(run(setup, given.tables, given.think, given.seconds))
        for setup in SETUPS
        if given.only in (None, setup)
    ]
    sound = all(not result.failed and result.p99_ms < AIM_MS for result in runs)
    if given.json:
        print(as_json(runs))
    else:
        print(table_of(runs))
        late = max(result.late_ms for result in runs)
        print(
            f"\n{os.cpu_count()} cores, shared with those who play; load average {before:.1f} before; a bare timer is "
            f"late by up to {late:.1f} ms at p99. An empty server holds {runs[0].kb_empty / 1024:.0f} MB."
        )
        print(f"On paper, by the last line: {needed(runs[-1], 100_000)}")
        for result in runs:
            for kind, count in result.failed.items():
                print(f"{result.setup}: failed: {count} x {kind}")
        verdict = "reached" if sound else "missed"
        print(f"The aim: nothing fails, and p99 under {AIM_MS:.0f} ms: {verdict}.")
    sys.exit(not sound)


if __name__ == "__main__":
    main()
