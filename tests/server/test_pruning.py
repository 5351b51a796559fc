"""The store forgets tables that nobody has touched for long, and no others."""

from __future__ import annotations

import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from gloaming.server import pruning, tables
from gloaming.server.store import FILE

from .house import House, Person, play_out, until

Open = Callable[..., House]

DAY = 24 * 60 * 60


def age(folder: Path, days: dict[str, float]) -> None:
    """Let tables have been touched so many days ago, in a store that nobody has open."""
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        for table, ago in days.items():
            base.execute("UPDATE tables SET touched = ? WHERE id = ?", (time.time() - ago * DAY, table))


def rows(folder: Path) -> dict[str, set[str]]:
    """The ids of the tables of which there is anything left, by kind of row."""
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
    """The ids of the tables in the store of an open house; who asks the server for a table would wake it."""
    store = house.tables.store
    assert store is not None
    found: list[set[str]] = []
    store.do_later(lambda base: found.append({id for (id,) in base.execute("SELECT id FROM tables")}))
    until(lambda: bool(found))
    return found[0]


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


def test_a_keeper_says_how_long_ended_tables_are_kept(open_house: Open, tmp_path: Path) -> None:
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


def test_it_is_done_again_while_the_server_runs_and_leaves_tables_in_memory_alone(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "FORGET", 0.05)
    house = open_house(data=tmp_path)
    ann = house.person()
    watched, left = ended(ann), ended(ann)
    store = house.tables.store
    assert store is not None
    monkeypatch.delitem(house.tables.awake, left)
    store.do_later(lambda base: base.execute("UPDATE tables SET touched = 0"))
    until(lambda: [one["id"] for one in ann.http.get("/api/tables").json()] == [watched])
    time.sleep(0.2)
    assert [one["id"] for one in ann.http.get("/api/tables").json()] == [watched]


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
