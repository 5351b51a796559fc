"""One-time codes give seats, and nothing else does."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from gloaming.server.http.routes import invite_routes
from gloaming.server.limits import rate_limits
from gloaming.server.limits.responses import Refusal
from gloaming.server.protocol.client_messages import Leave
from gloaming.server.protocol.server_messages import ChoiceResult
from tests.server.house import House, Person, lay_out_as


def test_who_takes_an_invite_sits_on_its_seat(house: House, person: Person) -> None:
    table = person.open("human", "random", "human", "human")
    bob = house.person()
    response = bob.take(person.invite(table, 3))
    assert (response.status_code, response.json()["seat"], response.json()["opener"]) == (200, 3, False)
    assert bob.join(table).update.seat == 3


def test_a_code_works_once(house: House, person: Person) -> None:
    code = person.invite(person.open("human", "human"), 1)
    assert house.person().take(code).status_code == 200
    response = house.person().take(code)
    assert (response.status_code, response.json()["error"]) == (404, "unknown-invite")
    assert "set-cookie" not in response.headers


def test_a_new_code_voids_the_old_one(house: House, person: Person) -> None:
    table = person.open("human", "human")
    old, new = person.invite(table, 1), person.invite(table, 1)
    bob = house.person()
    assert bob.take(old).status_code == 404
    assert bob.take(new).json()["seat"] == 1


def test_a_code_has_at_least_96_bits(person: Person) -> None:
    table = person.open("human", "human")
    codes = {person.invite(table, 1) for _ in range(5)}
    assert len(codes) == 5
    assert all(len(code) * 6 >= 96 for code in codes)


def test_who_sits_already_keeps_seat_and_code(house: House, person: Person) -> None:
    table = person.open("human", "human")
    code = person.invite(table, 1)
    assert person.take(code).json()["seat"] == 0
    assert house.person().take(code).json()["seat"] == 1


def test_an_invite_to_a_match_that_has_ended_says_so_before_it_is_taken(house: House, person: Person) -> None:
    table = person.open("human", "human")
    code = person.invite(table, 1)
    line = person.join(table)
    assert line.ask(Leave(id="bye")) == ChoiceResult(id="bye", status="taken")
    bob = house.person()
    for response in (bob.http.post("/api/invitation", json={"code": code}), bob.take(code)):
        assert (response.status_code, response.json()["error"]) == (409, "over")
        assert response.json()["message"] == "This match has ended. Ask the host to open another table."


def test_only_the_opener_invites(house: House, person: Person) -> None:
    table = person.open("human", "human", "human")
    bob = house.person()
    bob.sit(table)
    for stranger in (bob, house.person()):
        response = stranger.http.post(f"/api/tables/{table}/invites", json={"seat": 2})
        assert (response.status_code, response.json()["error"]) == (403, "not-yours")


@pytest.mark.parametrize("seat", [0, 1, 3, 7])
def test_only_a_free_seat_for_people_is_given(person: Person, seat: int) -> None:
    table = person.open("human", "random", "human")
    response = person.http.post(f"/api/tables/{table}/invites", json={"seat": seat})
    assert (response.status_code, response.json()["error"]) == (409, "no-free-seat")
    assert "Free seats for people: 2" in response.json()["message"]


def test_guessing_codes_is_slowed_down(open_house: Callable[..., House]) -> None:
    house = open_house()
    bob = house.person()
    tries = [bob.take(f"guess {number}").status_code for number in range(12)]
    assert tries[:10] == [404] * 10 and tries[10:] == [429] * 2


def test_each_asker_is_slowed_down_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "MOST_KEYS", 2)
    slow = rate_limits.TokenBuckets(burst=1, seconds=100.0)
    for asker in ("ann", "bob", "cem"):
        slow.take(asker, None)
    with pytest.raises(Refusal, match="Try again in"):
        slow.take("cem")
    assert len(slow._free_at) == 2
    slow.take("ann")


def test_a_table_without_spectators_is_closed_to_them(house: House, person: Person) -> None:
    table = person.open("human", "human", spectators=False)
    bob = house.person()
    assert bob.http.get(f"/api/tables/{table}").status_code == 403
    with pytest.raises(InvalidStatus) as refused:
        bob.connect(table)
    assert refused.value.response.status_code == 403
    assert bob.take(person.invite(table, 1)).json()["spectators"] is False
    assert bob.join(table).update.seat == 1
    assert person.join(table).update.seat == 0


def test_the_match_waits_for_a_seat_that_nobody_has_taken(house: House, person: Person) -> None:
    table = person.open("human", "human")
    line = person.join(table)
    assert (line.update.waiting_for, line.update.prompt) == (1, None)
    bob = house.person()
    bob.take(person.invite(table, 1))
    lines = [line, bob.join(table)]
    first = lines[1].update.waiting_for
    assert first is not None
    lines[first].wait(lambda now: now.prompt is not None)
    assert lines[first].choose(0).status == "taken"


def test_an_invite_outlives_the_server_and_the_store_holds_no_code(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "human", "human")
    spent, code = ann.invite(table, 1), ann.invite(table, 2)
    assert house.person().take(spent).status_code == 200
    house.close()
    assert not any(code.encode() in file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    house = open_house(port=house.port, data=tmp_path)
    assert house.person().take(spent).status_code == 404
    response = house.person().take(code)
    assert (response.status_code, response.json()["seat"]) == (200, 2)
    assert house.person().take(code).status_code == 404


def test_a_store_of_the_schema_before_invites_is_migrated(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "human")
    house.close()
    lay_out_as(tmp_path, 10)
    house = open_house(port=house.port, data=tmp_path)
    again = house.person()
    again.http.cookies.update(ann.http.cookies)
    assert house.person().take(again.invite(table, 1)).json()["seat"] == 1


def test_who_gives_ever_more_invites_makes_their_own_void_and_nobody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        monkeypatch.setattr(invite_routes, "MOST_INVITES", 5)
        given = invite_routes.MemoryInvites()
        ann = await given.give("of Ann", 1, "10.0.0.1")
        eves = [await given.give(f"of Eve {number}", 1, "10.0.0.2") for number in range(20)]
        assert await given.find(ann) == ("of Ann", 1)
        assert [await given.find(code) is not None for code in eves] == [False] * 16 + [True] * 4

    asyncio.run(go())
