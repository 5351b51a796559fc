"""Public tables: who sees them, and who can join."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.state.dice_commitment import share_commitment
from gloaming.server.protocol.client_messages import Leave, RemovePlayer
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.tables import dice_entropy, table_list
from gloaming.server.tables.resignation import BEGINS, MOST_PUT_OFF
from gloaming.server.tables.table_list import MOST_WAITING, MOST_WAITING_OF_ONE
from gloaming.server.tables.table_state import MOST_SENT_AWAY
from tests.server.house import House, Line, Person

Open = Callable[..., House]


def listed(person: Person) -> list[dict[str, Any]]:
    tables: list[dict[str, Any]] = person.http.get("/api/lobby").json()
    return tables


def sitting_at(line: Line, seat: int) -> str:
    """Return the id of the person at a seat, as others at the table see it."""
    return line.wait(lambda now: now.seats[seat].taken).seats[seat].person


def sit(person: Person, table: str) -> int:
    return person.http.post("/api/lobby", json={"table": table}).status_code


def test_a_stranger_sits_down_and_the_table_leaves_the_list_once_it_begins(open_house: Open) -> None:
    house = open_house()
    ann, bob, cy = house.person(), house.person(), house.person()
    table = ann.open("human", "random", "human", listed=True, spectators=False, clock={"choice": 60, "total": 600})
    assert listed(bob) == []  # no player is connected
    line = ann.join(table)
    assert line.update.listed
    (info,) = listed(bob)
    assert (info["id"], info["seat"], info["listed"]) == (table, None, True)
    assert info["clock"] == {"choice": 60, "total": 600}
    assert [seat["taken"] for seat in info["seats"]] == [True, True, False]
    assert sit(bob, table) == 200
    assert sit(bob, table) == 200
    assert bob.join(table).update.seat == 2
    assert listed(cy) == []
    assert sit(cy, table) == 409


def test_a_table_that_is_not_open_to_all_is_neither_listed_nor_sat_down_at(open_house: Open) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    ann.join(table)
    assert listed(bob) == []
    assert sit(bob, table) == 409
    assert sit(bob, "there-is-none") == 404


def test_a_removed_person_cannot_join_again(open_house: Open) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", "human", listed=True)
    line = ann.join(table)
    assert sit(bob, table) == 200
    line.ask(RemovePlayer(id="r", seat=1, person=sitting_at(line, 1)))
    assert sit(bob, table) == 403


def test_a_removed_person_cannot_join_again_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", "human", listed=True)
    line = ann.join(table)
    assert sit(bob, table) == 200
    line.ask(RemovePlayer(id="r", seat=1, person=sitting_at(line, 1)))
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    again, cy = house.person(), house.person()
    again.http.cookies.update(bob.http.cookies)
    assert sit(again, table) == 403
    assert sit(cy, table) == 200


def test_a_person_removed_repeatedly_cannot_join_with_a_new_identity(open_house: Open) -> None:
    house = open_house(proxies=[ip_network("127.0.0.1")])
    ann = house.person()
    table = ann.open("human", "human", "human", listed=True)
    line = ann.join(table)

    def come(address: str) -> Person:
        person = house.person()
        person.http.headers["X-Forwarded-For"] = address
        return person

    for number in range(MOST_SENT_AWAY):
        assert sit(come(f"2001:db8::{number}"), table) == 200
        person = sitting_at(line, 1)
        line.ask(RemovePlayer(id=f"away {number}", seat=1, person=person))
        line.wait(lambda now: not now.seats[1].taken)
    eve = come("2001:db8::9")
    refused = eve.http.post("/api/lobby", json={"table": table})
    assert (refused.status_code, refused.json()["error"]) == (403, "sent-away")
    assert sit(come("2001:db8:0:1::1"), table) == 200
    assert eve.take(ann.invite(table, 2)).status_code == 200


def puts_off(house: House, table: str) -> ChoiceResult:
    """Let a stranger take the last seat, withhold their share of the dice, and leave again."""
    stranger = house.person()
    body = {"table": table, "promise": share_commitment(secrets.token_hex(32))}
    assert stranger.http.post("/api/lobby", json=body).status_code == 200
    line = stranger.join(table)
    assert line.update.dice is not None and line.update.dice.wanted
    answer = line.ask(Leave(id="bye"))
    assert isinstance(answer, ChoiceResult)
    if answer.status == "taken":
        assert stranger.http.post("/api/lobby", json=body).status_code == 403
    return answer


def test_strangers_put_the_begin_off_only_so_often(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_entropy, "WAIT", 4.0)
    house = open_house()
    ann = house.person()
    table = ann.open("human", "human", listed=True, promise=share_commitment("ab" * 32))
    line = ann.join(table)
    assert [puts_off(house, table).status for _ in range(MOST_PUT_OFF)] == ["taken"] * MOST_PUT_OFF
    last = puts_off(house, table)
    assert (last.status, last.reason) == ("refused", BEGINS)
    line.wait(lambda now: now.question != "")


def test_nor_do_strangers_put_it_off_by_having_themselves_deleted(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dice_entropy, "WAIT", 4.0)
    house = open_house()
    ann = house.person()
    table = ann.open("human", "random", "human", listed=True, promise=share_commitment("ab" * 32))
    line = ann.join(table)
    for _ in range(MOST_PUT_OFF + 1):
        stranger = house.person()
        body = {"table": table, "promise": share_commitment(secrets.token_hex(32))}
        assert stranger.http.post("/api/lobby", json=body).status_code == 200
        assert stranger.http.post("/api/me/delete").status_code == 200
    assert line.wait(lambda now: now.question != "").seats[2].resigned


def test_the_list_is_bounded(open_house: Open) -> None:
    house = open_house()
    for _ in range(MOST_WAITING // MOST_WAITING_OF_ONE + 1):
        person = house.person()
        for _ in range(MOST_WAITING_OF_ONE):
            person.join(person.open("human", "human", listed=True))
    assert len(listed(house.person())) == MOST_WAITING


def test_nobody_fills_the_list_alone(open_house: Open) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    bob.join(bob.open("human", "human", listed=True))
    for _ in range(MOST_WAITING):
        ann.join(ann.open("human", "human", listed=True))
    assert len(listed(house.person())) == MOST_WAITING_OF_ONE + 1


def test_one_address_cannot_fill_the_list(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.person()
    own = ann.open("human", "human", listed=True)
    ann.join(own)
    (watcher,) = house.table(own).watchers
    watcher.address = "10.0.0.1"
    for _ in range(4):
        eve = house.person()
        for _ in range(MOST_WAITING_OF_ONE):
            eve.join(eve.open("human", "human", listed=True))
    monkeypatch.setattr(table_list, "MOST_WAITING", 8)
    tables = listed(house.person())
    assert len(tables) == 8
    assert tables[-1]["id"] == own
    assert [info["touched"] for info in tables[:-1]] == sorted([info["touched"] for info in tables[:-1]], reverse=True)


def test_a_table_stays_public_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "human", listed=True)
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    moved, bob = house.person(), house.person()
    moved.http.cookies.update(ann.http.cookies)
    moved.join(table)
    assert [info["id"] for info in listed(bob)] == [table]
    assert sit(bob, table) == 200
