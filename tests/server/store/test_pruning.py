"""The store deletes tables that were unused for long, and no others."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server.store import pruning
from gloaming.server.store.daily_store import day_of
from gloaming.server.store.pruning import note_today, prune
from gloaming.server.store.sqlite import FILE, Store
from gloaming.server.tables import unused_tables
from tests.server.house import House, Person, lay_out_as, play_out, ran, until

Open = Callable[..., House]

DAY = 24 * 60 * 60


def age(folder: Path, days: dict[str, float]) -> None:
    """Let tables be unused for `days` days, and found so on a day before today."""
    ran(folder, 1000)
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        for table, ago in days.items():
            touched = time.time() - ago * DAY
            base.execute("UPDATE tables SET touched = ? WHERE id = ?", (touched, table))
            base.execute("INSERT OR REPLACE INTO fading VALUES (?, ?, ?)", (table, touched, 1000))


def rows(folder: Path) -> dict[str, set[str]]:
    """Return the ids of the tables that still have rows, by kind of row."""
    with closing(sqlite3.connect(folder / FILE)) as base:
        return {
            kind: {id for (id,) in base.execute(f"SELECT {column} FROM {kind}")}
            for kind, column in (
                ("tables", "id"),
                ("log", "table_id"),
                ("sitters", "table_id"),
                ("snapshots", "table_id"),
            )
        }


def kept(house: House) -> set[str]:
    """Return the ids of the tables in the store of an open house; a request to the server would load them."""
    store = house.tables.store
    assert store is not None
    remaining: list[set[str]] = []
    store.do_later(lambda base: remaining.append({id for (id,) in base.execute("SELECT id FROM tables").fetchall()}))
    until(lambda: bool(remaining))
    return remaining[0]


def ended(person: Person) -> str:
    table = person.open("human", "random", seed=1)
    play_out(person.join(table), random.Random(1))
    return table


def test_old_tables_are_dropped_at_the_start_ended_ones_sooner(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    over = [ended(ann) for _ in range(2)]
    going = [ann.open("human", "random") for _ in range(3)]
    house.close()
    age(tmp_path, {over[0]: 91, over[1]: 89, going[0]: 366, going[1]: 364, going[2]: 91})
    house = open_house(data=tmp_path)
    left = {over[1], going[1], going[2]}
    until(lambda: over[0] not in kept(house))
    assert house.person().http.get(f"/api/tables/{going[0]}").status_code == 404
    assert house.person().http.get(f"/api/tables/{over[1]}").status_code == 200
    house.close()
    there = rows(tmp_path)
    assert there["tables"] == there["sitters"] == there["snapshots"] == left
    assert there["log"] <= left


def test_the_operator_sets_how_long_finished_tables_are_kept(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    over = [ended(house.person()) for _ in range(2)]
    house.close()
    age(tmp_path, {over[0]: 8, over[1]: 6})
    house = open_house(data=tmp_path, keep_days=7)
    until(lambda: over[0] not in kept(house))
    house.close()
    assert rows(tmp_path)["tables"] == {over[1]}


def test_a_table_that_is_looked_at_counts_as_touched(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    table = ended(house.person())
    house.close()
    age(tmp_path, {table: 80})
    house = open_house(data=tmp_path)
    assert house.person().http.get(f"/api/tables/{table}").status_code == 200
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        ((touched,),) = base.execute("SELECT touched FROM tables").fetchall()
    assert time.time() - touched < DAY


def test_pruning_repeats_while_the_server_runs_and_spares_tables_in_memory(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(unused_tables, "FORGET", 0.05)
    house = open_house(data=tmp_path)
    ann = house.person()
    watched, left = ended(ann), ended(ann)
    monkeypatch.delitem(house.tables.awake, left)
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("UPDATE tables SET touched = 1")
        base.execute("INSERT INTO fading SELECT id, touched, 1 FROM tables")
    ran(tmp_path, 1000)
    until(lambda: kept(house) == {watched})
    time.sleep(0.2)
    assert [info["id"] for info in ann.http.get("/api/tables").json()] == [watched]


def test_many_old_tables_are_dropped_piece_by_piece(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pruning, "AT_ONCE", 2)
    house = open_house(data=tmp_path)
    ann = house.person()
    opened = [ann.open("human", "human") for _ in range(5)]
    house.close()
    age(tmp_path, dict.fromkeys(opened, 400))
    house = open_house(data=tmp_path)
    until(lambda: not kept(house))
    until(lambda: not house.tables._moving.locked())
    time.sleep(0.2)
    house.close()
    assert rows(tmp_path) == {"tables": set(), "log": set(), "sitters": set(), "snapshots": set()}


class Clock:
    """A clock that may jump. now: Unix time."""

    def __init__(self, now: float) -> None:
        self.now = now

    def time(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock(time.time())
    monkeypatch.setattr(pruning, "time", clock)
    return clock


def forget(folder: Path, keep_days: int = 90) -> tuple[int, int]:
    """Prune once. Return how many tables are marked, and how many are deleted."""
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        return prune(base, keep_days, ())


def run_for(folder: Path, days: int, clock: Clock) -> None:
    """Let a server run and prune on each of `days` days, from the clock's day on."""
    for _ in range(days):
        forget(folder)
        clock.now += DAY


@pytest.fixture
def over(open_house: Open, tmp_path: Path) -> str:
    """A finished table and a result, in a closed store."""
    house = open_house(data=tmp_path)
    table = ended(house.person())
    house.close()
    return table


def test_an_old_table_is_dropped_when_it_is_found_so_on_a_second_day(over: str, tmp_path: Path, clock: Clock) -> None:
    run_for(tmp_path, 91, clock)
    assert forget(tmp_path) == (1, 0)
    assert forget(tmp_path) == (0, 0)
    clock.now += DAY
    assert forget(tmp_path) == (0, 1)
    assert rows(tmp_path)["tables"] == set()


def test_a_table_touched_after_it_was_found_old_stays(over: str, tmp_path: Path, clock: Clock) -> None:
    run_for(tmp_path, 92, clock)
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        assert base.execute("SELECT count(*) FROM fading").fetchone() == (1,)
        base.execute("UPDATE tables SET touched = ?", (clock.now,))
    assert forget(tmp_path) == (0, 0)
    run_for(tmp_path, 89, clock)
    assert rows(tmp_path)["tables"] == {over}


@pytest.mark.parametrize("leap", [3650 * DAY, -20_000 * DAY])
def test_a_clock_that_jumps_and_comes_back_deletes_nothing(
    over: str, tmp_path: Path, clock: Clock, leap: float
) -> None:
    run_for(tmp_path, 40, clock)
    clock.now += leap
    run_for(tmp_path, 30, clock)
    clock.now -= leap
    run_for(tmp_path, 15, clock)
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        kept = [base.execute(f"SELECT count(*) FROM {kind}").fetchone() for kind in ("tables", "results", "endings")]
    assert kept == [(1,), (1,), (1,)]


def test_what_was_touched_while_the_clock_was_wrong_is_as_old_as_the_days_since(
    over: str, tmp_path: Path, clock: Clock
) -> None:
    now, clock.now = clock.now, 1000 * DAY
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("UPDATE tables SET touched = ?", (clock.now + 60,))
    forget(tmp_path)
    clock.now = now
    run_for(tmp_path, 90, clock)
    assert rows(tmp_path)["tables"] == {over}
    run_for(tmp_path, 3, clock)
    assert rows(tmp_path)["tables"] == set()


def test_a_server_that_was_off_for_years_drops_nothing_when_it_is_back(over: str, tmp_path: Path, clock: Clock) -> None:
    run_for(tmp_path, 5, clock)
    clock.now += 3 * 365 * DAY
    run_for(tmp_path, 80, clock)
    assert rows(tmp_path)["tables"] == {over}


def test_a_store_of_before_counts_the_days_on_which_people_played(over: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        ((entries,),) = base.execute("SELECT count(*) FROM log").fetchall()
        base.execute("UPDATE log SET at = at - number % 3 * 86400")
    lay_out_as(tmp_path, 5)
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        days = [day for (day,) in base.execute("SELECT day FROM days_seen ORDER BY number")]
        assert entries > 3
        assert days == [day_of(time.time() - ago * DAY) for ago in (2, 1, 0)]
        assert note_today(base) == 3
