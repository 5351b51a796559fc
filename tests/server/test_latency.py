"""The store keeps nobody waiting."""

from __future__ import annotations

import asyncio
import statistics
import time
from pathlib import Path

import gloaming
from gloaming.server.inbox import Heard, Watcher
from gloaming.server.journal import Journal, Past
from gloaming.server.protocol import Choose
from gloaming.server.seating import Seating
from gloaming.server.store import Store
from gloaming.server.table import Table
from gloaming.server.thinking import Thinking

from .house import GAME


async def times(store: Store | None, id: str) -> list[float]:
    """Seconds from each choice at a table to its answer."""
    match = gloaming.game(GAME).new(seats=2, seed=1)
    journal = Journal(store, id)
    past = Past.of(match, Seating(["human", "human"], "ann"))
    await journal.begin(past)
    table = Table(id, past, thinking=Thinking(1), pause=0, journal=journal)
    await table.sit("bob", 1)
    taken = []
    people = [Watcher("ann"), Watcher("bob")]
    while table.play.asked is not None:
        watcher = people[table.play.asked]
        watcher.wake.clear()
        start = time.perf_counter()
        table.inbox.put_nowait(Heard(watcher, Choose(id=f"{len(taken)}", rqid=table.play.rqid, option=0)))
        await watcher.wake.wait()
        while not watcher.answers:
            await asyncio.sleep(0)
        taken.append(time.perf_counter() - start)
        answer = watcher.answers.popleft()
        assert getattr(answer, "status", "") == "taken", answer
    await table.close()
    return taken


def test_a_choice_is_stored_in_less_than_5_ms_in_the_middle(tmp_path: Path) -> None:
    async def go() -> tuple[list[float], list[float]]:
        store = Store(tmp_path)
        without: list[float] = []
        stored: list[float] = []
        for turn in range(5):
            without += await times(None, f"without {turn}")
            stored += await times(store, f"with {turn}")
        store.close()
        return without, stored

    without, stored = asyncio.run(go())
    assert len(stored) > 100
    added = statistics.median(stored) - statistics.median(without)
    print(f"\na choice takes {statistics.median(without) * 1e3:.2f} ms, and {added * 1e3:.2f} ms more with a store")
    assert added < 0.005
