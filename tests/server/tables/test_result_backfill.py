"""Matches that ended under a release without results are listed once the store is migrated."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from gloaming.server.protocol.result_info import ResultList
from gloaming.server.store.sqlite import FILE, Store
from gloaming.server.tables import result_backfill
from tests.server.house import House, Person, lay_out_as, play_out, ran, until
from tests.server.tables.test_table_lesson import CHALLENGE, SOLUTION, asked, begun

pytestmark = pytest.mark.slow

Open = Callable[..., House]


def finish(person: Person, *seats: str, chance: int = 1) -> str:
    table = person.open(*(seats or ("human", "random")))
    play_out(person.join(table), random.Random(chance))
    return table


def played(person: Person) -> ResultList:
    return msgspec.json.decode(person.http.get("/api/results").content, type=ResultList)


def carried_over(house: House, open_house: Open, folder: Path, version: int = 2) -> House:
    """Restart the server on its tables, with a store of an earlier schema."""
    house.close()
    lay_out_as(folder, version, *house.people)
    return open_house(port=house.port, data=folder)


def back(person: Person, house: House) -> Person:
    again = house.person()
    again.http.cookies.update(person.http.cookies)
    return again


def due(house: House) -> list[str]:
    """Return the tables whose results are still to be computed."""
    store = house.tables.store
    assert store is not None
    remaining: list[list[str]] = []
    store.do_later(
        lambda base: remaining.append([id for (id,) in base.execute("SELECT table_id FROM results_due").fetchall()])
    )
    until(lambda: bool(remaining))
    return remaining[0]


@pytest.mark.parametrize("version", [1, 2])
def test_matches_that_ended_before_results_were_kept_are_listed_as_if_they_had_been(
    open_house: Open, tmp_path: Path, version: int
) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    first, second = finish(ann), finish(ann, "human", "easy", chance=2)
    his = finish(bob)
    before = {"ann": played(ann), "bob": played(bob)}
    house = carried_over(house, open_house, tmp_path, version)
    ann, bob = back(ann, house), back(bob, house)
    until(lambda: not due(house))
    after = {"ann": played(ann), "bob": played(bob)}
    assert [result.table for result in after["ann"].results] == [second, first]
    assert [result.table for result in after["bob"].results] == [his]
    for name, listed in after.items():
        assert listed.games == before[name].games
        for result, then in zip(listed.results, before[name].results):
            assert abs(result.ended - then.ended) < 5
            assert msgspec.structs.replace(result, ended=then.ended) == then


def test_the_replay_of_such_a_match_outlives_its_table_which_is_deleted_no_sooner(
    open_house: Open, tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = finish(ann)
    last = ann.join(table).update
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("UPDATE tables SET touched = 0")
    lay_out_as(tmp_path, 2, ann)
    Store(tmp_path).close()
    ran(tmp_path, 400)
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("INSERT INTO fading VALUES (?, 0, 0)", (table,))
    house = open_house(port=house.port, data=tmp_path)
    ann = back(ann, house)
    until(lambda: ann.http.get("/api/tables").json() == [])
    assert [result.table for result in played(ann).results] == [table]
    now = ann.join(table).update
    assert (now.view, now.seat, now.key) == (last.view, last.seat, last.key)


def test_a_match_whose_result_was_kept_keeps_that_one(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    kept, lost = finish(ann), finish(ann)
    before = played(ann).results
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("DELETE FROM results WHERE table_id = ?", (lost,))
        base.execute("DELETE FROM endings WHERE table_id = ?", (lost,))
    house = carried_over(house, open_house, tmp_path, version=3)
    until(lambda: not due(house))
    newest, oldest = played(back(ann, house)).results
    assert (newest.table, oldest) == (lost, before[1])
    assert oldest.table == kept


def test_running_matches_and_matches_of_bots_have_no_results(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    going = ann.join(ann.open("human", "random"))
    going.wait(lambda now: now.prompt is not None)
    going.choose(0)
    watched = ann.join(ann.open("random", "random"))
    watched.wait(lambda now: now.waiting_for is None)
    house = carried_over(house, open_house, tmp_path)
    until(lambda: not due(house))
    assert played(back(ann, house)) == ResultList(results=[], games=[])


def test_a_challenge_that_was_solved_then_is_shown_as_done(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    line = ann.join(begun(ann, CHALLENGE.id))
    for choice in SOLUTION:
        asked(line).choose(choice)
    line.wait(lambda now: now.lesson is not None and now.lesson.aim == "reached")
    bob.join(begun(bob, CHALLENGE.id))
    house = carried_over(house, open_house, tmp_path)
    until(lambda: not due(house))
    listed = played(back(ann, house))
    assert [(game.learned, game.all.played) for game in listed.games] == [({CHALLENGE.id: CHALLENGE.title}, 0)]
    assert played(back(bob, house)).games == []


def test_a_table_that_cannot_be_loaded_is_logged_and_the_others_are_listed(
    open_house: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    damaged, torn, well = finish(ann), finish(ann), finish(ann)
    key = str(house.table(damaged).play.match.seed)
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        (save,) = base.execute("SELECT save FROM snapshots WHERE table_id = ?", (damaged,)).fetchone()
        spoilt = save.replace(f'"dice":"{key} '.encode(), f'"dice":"{key}x '.encode())
        assert spoilt != save
        base.execute("UPDATE snapshots SET save = ? WHERE table_id = ?", (spoilt, damaged))
        base.execute("DELETE FROM snapshots WHERE table_id = ?", (torn,))
    house = carried_over(house, open_house, tmp_path)
    ann = back(ann, house)
    for table in (damaged, torn):
        until(lambda table=table: f"the result of table {table} cannot be computed" in caplog.text)  # type: ignore[misc]
    until(lambda: due(house) == sorted([damaged, torn]))
    assert key not in caplog.text
    assert [result.table for result in played(ann).results] == [well]
    assert ann.join(ann.open("human", "random")).update.seat == 0


def test_a_server_plays_meanwhile_and_goes_on_with_it_when_it_is_started_again(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    tables = {finish(ann) for _ in range(3)}
    monkeypatch.setattr(result_backfill, "PAUSE", 600.0)
    house = carried_over(house, open_house, tmp_path)
    ann = back(ann, house)
    until(lambda: len(due(house)) == 2)
    assert len(played(ann).results) == 1
    tables.add(finish(ann))
    monkeypatch.setattr(result_backfill, "PAUSE", 0.0)
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    until(lambda: not due(house))
    assert {result.table for result in played(back(ann, house)).results} == tables
