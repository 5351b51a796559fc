"""Clocks: what runs, what stands still, what a restart leaves of it, and who plays when the time is up."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.server.protocol.client_messages import RequestUndo, ReturnToSeat, ToServer
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_info import ClockTerms
from gloaming.server.protocol.table_update import ClockInfo
from gloaming.server.store.clock_deadlines import LONGEST_GAP, expired_clocks
from gloaming.server.store.sqlite import Store
from gloaming.server.tables import clock_scheduler, table_setup
from gloaming.server.tables.clock import Clock, TimeSpent
from tests.server.house import GAME, House, Line, Person, together, until

Open = Callable[..., House]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Allow time limits of a second."""
    monkeypatch.setattr(table_setup, "LEAST_CHOICE", 0)
    monkeypatch.setattr(table_setup, "LEAST_TOTAL", 0)


class Time:
    """A time that tests advance."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr("gloaming.server.tables.clock.monotonic", passing)
    return passing


def clock(line: Line) -> ClockInfo:
    assert line.update.clock is not None
    return line.update.clock


def send(line: Line, message: ToServer) -> tuple[str, str]:
    got = line.ask(message)
    assert isinstance(got, ChoiceResult)
    return got.status, got.reason


def pair(house: House, **terms: int) -> tuple[str, list[tuple[Person, Line]]]:
    """Return two connected people at a table with clocks, the one to move first."""
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", clock=terms)
    anns = ann.join(table)
    assert clock(anns).running is None
    bob.sit(table)
    two = bob.join(table)
    together(anns, two)
    places = [(ann, anns), (bob, two)]
    return table, places if house.table(table).play.asked == 0 else places[::-1]


def test_a_clock_counts_the_thinking_of_who_is_asked(passing: Time) -> None:
    ours = Clock(ClockTerms(choice=30, total=100), 2)
    passing.now += 50  # no question is open yet
    assert (ours.left_of_choice(), ours.left_in_all(0)) == (30, 100)
    ours.run(0)
    passing.now += 10
    assert (ours.left(0), ours.left_in_all(0), ours.left_in_all(1)) == (20, 90, 100)
    ours.set(ours.chosen(0))
    passing.now += 50
    ours.run(1)
    assert (ours.left(1), ours.left_in_all(0)) == (30, 90)


def test_what_is_undone_does_not_give_its_time_again(passing: Time) -> None:
    ours = Clock(ClockTerms(choice=30), 2)
    for thought in (29, 0.5):
        ours.run(0)
        passing.now += thought
        ours.set(ours.chosen(0))
        ours.set(ours.after_undo(0))
    assert ours.left_of_choice() == 0.5


def test_a_bot_chooses_for_whose_time_for_a_choice_is_over(open_house: Open) -> None:
    house = open_house()
    table, ((_, anns), (_, bobs)) = pair(house, choice=1)
    first = house.table(table).play.asked
    assert first is not None
    now = bobs.wait(lambda now: now.seats[first].substitute)
    assert now.clock is not None
    bobs.wait(lambda now: now.waiting_for != first)
    assert send(anns, ReturnToSeat(id="back")) == ("taken", "")


def test_a_bot_plays_to_the_end_for_whose_time_in_all_is_over(open_house: Open) -> None:
    house = open_house()
    table, ((_, anns), (_, bobs)) = pair(house, total=1)
    first = house.table(table).play.asked
    assert first is not None
    bobs.wait(lambda now: now.seats[first].substitute)
    assert send(anns, ReturnToSeat(id="back")) == ("refused", "Your time is up. A bot plays for you to the end.")
    assert clock(bobs).left[first] == 0


def test_a_restart_neither_gives_nor_takes_time(
    open_house: Open, tmp_path: Path, passing: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    today = time.time()
    monkeypatch.setattr(time, "time", lambda: today)  # the test's own time does not count
    house = open_house(data=tmp_path)
    table, ((ann, _), _) = pair(house, choice=60, total=600)
    to_move = house.table(table).play.asked
    assert to_move is not None
    passing.now += 20
    house.close()
    passing.now += 500
    house = open_house(port=house.port, data=tmp_path)
    moved = house.person()
    moved.http.cookies.update(ann.http.cookies)
    again = moved.join(table)
    now = clock(again)
    assert (now.running, now.choice_left, now.left[to_move]) == (to_move, 40, 580)
    passing.now += 5
    assert clock(moved.join(table)).choice_left == 35
    assert send(again, RequestUndo(id="t"))[0] == "refused"


@pytest.mark.parametrize("terms", [{"choice": 3}, {"total": 20}])
def test_a_clock_gives_time_to_read(open_house: Open, monkeypatch: pytest.MonkeyPatch, terms: dict[str, Any]) -> None:
    monkeypatch.undo()
    person = open_house().person()
    wanted = {"game": GAME, "seats": ["human", "human"], "clock": terms}
    refused = person.http.post("/api/tables", json=wanted)
    assert refused.status_code == 400
    assert "at least" in refused.json()["message"]


def test_no_clock_is_one_that_gives_any_time(open_house: Open) -> None:
    person = open_house().person()
    line = person.join(person.open("human", "random", clock={"choice": 0, "total": 0}))
    assert line.update.clock is None


def test_taking_back_and_choosing_again_gives_nobody_time(passing: Time) -> None:
    clock = Clock(ClockTerms(choice=10), 2)
    for _ in range(2):  # two questions
        clock.run(0)
        passing.now += 4
        clock.set(clock.chosen(0))
    clock.run(0)
    passing.now += 1
    clock.set(clock.after_undo(0))
    clock.run(0)
    assert clock.left_of_choice() == pytest.approx(10 - 4 - 1)
    passing.now += 2
    clock.set(clock.after_undo(0))
    clock.run(0)
    assert clock.left_of_choice() == pytest.approx(10 - 4 - 4 - 1 - 2)


def test_what_has_been_spent_is_read_as_it_was_written(passing: Time) -> None:
    clock, again = Clock(ClockTerms(choice=10), 2), Clock(ClockTerms(choice=10), 2)
    clock.run(1)
    passing.now += 3
    clock.set(clock.chosen(1))
    stored = msgspec.json.encode(clock.spent().rounded())
    again.set(msgspec.json.decode(stored, type=TimeSpent))
    assert again.spent() == clock.spent()


def leave_memory(house: House, table: str) -> None:
    """Unload a table, like an idle one."""
    loop = house.table(table)._task.get_loop()
    asyncio.run_coroutine_threadsafe(house.tables._unload(table), loop).result(60)
    assert table not in house.tables.awake


def alone(house: House, **terms: int) -> tuple[Person, str, int]:
    """Return a table of two without connections: its opener, its id and the seat to move."""
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", clock=terms)
    bob.sit(table)
    to_move = house.table(table).play.asked
    assert to_move is not None
    until(lambda: house.table(table).session.due is not None)
    return ann, table, to_move


def test_a_clock_runs_on_where_its_table_has_left_memory(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, table, to_move = alone(house, choice=600, total=5000)
    leave_memory(house, table)
    time.sleep(1.2)
    now = clock(ann.join(table))
    assert now.running == to_move
    assert now.choice_left is not None and 590 < now.choice_left <= 598.9
    assert 4990 < now.left[to_move] <= 4998.9


def test_a_bot_substitutes_even_if_the_table_has_left_memory(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock_scheduler, "LOOK", 0.1)
    house = open_house(data=tmp_path)
    _, table, to_move = alone(house, choice=2)
    leave_memory(house, table)
    until(lambda: table in house.tables.awake)
    until(lambda: to_move in house.table(table).seating.substitutes)


def test_a_clock_runs_on_after_a_restart_with_nobody_there(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    _, table, to_move = alone(house, choice=2)
    house.close()
    time.sleep(2.5)
    began = time.monotonic()
    house = open_house(data=tmp_path)
    assert table not in house.tables.awake
    until(lambda: table in house.tables.awake)
    assert time.monotonic() - began > 0.5, "time without a server counted"
    until(lambda: to_move in house.table(table).seating.substitutes)


def test_a_damaged_table_with_an_expired_clock_is_loaded_once(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    alone(house, choice=600)
    house.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite3")) as base, base:
        base.execute("UPDATE snapshots SET save = '{}'")
        base.execute("UPDATE tables SET due = 0, touched = 0")
        base.execute("UPDATE alive SET at = 1e12")
    monkeypatch.setattr(clock_scheduler, "LOOK", 0.05)
    open_house(data=tmp_path)
    until(lambda: "cannot be loaded" in caplog.text)
    time.sleep(0.5)
    assert caplog.text.count("cannot be loaded") == 1


def looked(store: Store, now: float, *, first: bool = False) -> list[str]:
    async def story() -> list[str]:
        return list(await store.do(partial(expired_clocks, now=now, first=first)))

    return asyncio.run(story())


def test_what_passes_while_no_server_runs_or_by_a_jump_of_the_clock_is_no_thinking(tmp_path: Path) -> None:
    row = "INSERT INTO tables VALUES ('one', '', '[]', '', 1, 0, 1000, 0, 1, 0, 1, 1100)"
    with closing(Store(tmp_path)) as store:
        asyncio.run(_do(store, row))
        assert looked(store, 1050) == []
        assert looked(store, 1050 + LONGEST_GAP) == []
        assert looked(store, 5065, first=True) == [], "4,000 seconds later a server starts"
        assert looked(store, 90_000_000) == [], "the clock leaps ahead"
        assert looked(store, 90_000_010) == []
        assert looked(store, 1000) == [], "and back"
        assert looked(store, 1015) == []
        assert looked(store, 1026) == ["one"]


async def _do(store: Store, statement: str) -> None:
    await store.do(lambda base: base.execute(statement) and None)
