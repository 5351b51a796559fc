"""The store does not delay choices."""

from __future__ import annotations

import sqlite3
import statistics
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.server_messages import ChoiceResult
from tests.server.house import House, together

PATIENT = Limits(messages=Rate(1000, 0.001), all_messages=Rate(1000, 0.001))
"""Limits for messages that follow faster than people send them."""


def times(house: House) -> list[float]:
    """Return the seconds from sending each choice of a match to its answer, over sockets."""
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = [ann.join(table), bob.join(table)]
    together(*lines)
    taken: list[float] = []
    now = lines[0].wait(lambda now: now.question != "")
    while now.waiting_for is not None:
        line = lines[now.waiting_for]
        line.wait(lambda then, seq=now.seq: then.seq >= seq)  # type: ignore[misc]
        choice = Choose(id=f"{len(taken)}", rqid=line.prompt.rqid, option=0)
        start = time.perf_counter()
        answer = line.ask(choice)
        taken.append(time.perf_counter() - start)
        assert isinstance(answer, ChoiceResult)
        assert answer.status == "taken", answer
        now = lines[0].wait(lambda then, seq=now.seq: then.seq > seq)  # type: ignore[misc]
    return taken


def bare_times(file: Path) -> list[float]:
    """Return the seconds in which this machine writes a row in another thread, as busy as it is."""
    taken = []

    def write() -> None:
        with base:
            base.execute("INSERT INTO rows VALUES ('a choice')")

    with closing(sqlite3.connect(file, check_same_thread=False)) as base, ThreadPoolExecutor(1) as thread:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("CREATE TABLE rows (data TEXT)")
        for _ in range(30):
            start = time.perf_counter()
            thread.submit(write).result()
            taken.append(time.perf_counter() - start)
    return taken


def test_a_choice_is_stored_in_less_than_5_ms_in_the_middle(open_house: Callable[..., House], tmp_path: Path) -> None:
    without: list[float] = []
    stored: list[float] = []
    bare: list[float] = []
    in_memory, on_disk = open_house(limits=PATIENT), open_house(limits=PATIENT, data=tmp_path / "store")
    for turn in range(5):
        without += times(in_memory)
        stored += times(on_disk)
        bare += bare_times(tmp_path / f"bare {turn}")
    assert len(stored) > 100
    answered, added = statistics.median(without), statistics.median(stored) - statistics.median(without)
    row = statistics.median(bare)
    print(f"\na choice takes {answered * 1e3:.2f} ms, {added * 1e3:.2f} more with a store; a row {row * 1e3:.2f} ms")
    assert added < 0.005 + 4 * row
