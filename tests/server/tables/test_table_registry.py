"""The number of tables is bounded."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.bots import bot_pool
from gloaming.server.tables import disk_space, memory_room
from tests.server.house import GAME, House, Person, until


def is_there(person: Person, table: str) -> bool:
    return person.http.get(f"/api/tables/{table}").status_code == 200


def test_an_ended_table_makes_room_before_one_that_goes_on(open_house: Callable[..., House]) -> None:
    house = open_house(most_tables=2)
    person = house.person()
    going = person.open("human", "human")
    ended = person.open("random", "random")
    until(lambda: house.table(ended).play.match.over)
    new = person.open("human", "human")
    assert [is_there(person, table) for table in (going, ended, new)] == [True, False, True]


def test_with_every_table_in_use_no_other_is_opened(open_house: Callable[..., House]) -> None:
    house = open_house(most_tables=2)
    person = house.person()
    both = [person.open("human", "human") for _ in range(2)]
    response = person.http.post("/api/tables", json={"game": GAME, "seats": ["human", "human"]})
    assert (response.status_code, response.json()["error"]) == (503, "full")
    assert all(is_there(person, table) for table in both)


def test_the_table_idle_for_longest_makes_room_but_none_that_is_watched(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_room, "IDLE", 0.0)
    house = open_house(most_tables=3)
    person = house.person()
    watched, idle, later = [person.open("human", "human") for _ in range(3)]
    person.join(watched)
    new = person.open("human", "human")
    assert [is_there(person, table) for table in (watched, idle, later, new)] == [True, False, True, True]


def test_the_sockets_of_a_dropped_table_are_closed(open_house: Callable[..., House]) -> None:
    house = open_house(most_tables=1)
    person = house.person()
    line = person.join(person.open("random", "random"))
    line.wait(lambda now: now.waiting_for is None)
    person.open("human", "human")
    with pytest.raises(ConnectionClosed) as closed:
        line.read()
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1001, "This table was unloaded. Reconnect.")


def test_with_its_disk_nearly_full_no_table_is_opened_and_those_that_are_go_on(
    open_house: Callable[..., House], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    line = ann.join(ann.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    monkeypatch.setattr(disk_space, "LEAST_FREE", 2**80)
    for _ in range(3):
        response = ann.http.post("/api/tables", json={"game": GAME, "seats": ["human", "human"]})
    assert (response.status_code, response.json()["error"]) == (503, "full")
    assert "disk is nearly full" in response.json()["message"]
    assert str(tmp_path) not in response.text
    assert caplog.text.count(f"the disk of {tmp_path}") == 1
    assert line.choose(0).status == "taken"
    monkeypatch.setattr(disk_space, "LEAST_FREE", 0)
    ann.open("human", "human")


def test_a_server_ends_with_tables_in_mid_thought(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_pool, "MOST_THOUGHT", 1_000_000)
    house = open_house()
    person = house.person()
    table = person.open("search:1000000", "search:1000000")
    person.join(table)
    until(lambda: bool(house.tables.bot_pool._all))
    house.close()
    assert not house.tables.bot_pool._all
