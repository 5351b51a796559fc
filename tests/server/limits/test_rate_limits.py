"""Too many requests are refused, with the time after which to try again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import httpx
import pytest

from gloaming.server.limits.rate_limits import SHARED, Limits, Rate
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, House, Person

HOUR = 3600.0
RATE = Rate(2, HOUR)
ONE = {"game": GAME, "seats": ["human", "human"]}


def opened(person: Person) -> httpx.Response:
    return person.http.post("/api/tables", json=ONE)


def brought(person: Person) -> httpx.Response:
    return person.http.post("/api/records", json={"record": {}})


def guessed(person: Person) -> httpx.Response:
    return person.take("no such code")


def named(person: Person) -> httpx.Response:
    return person.http.post("/api/me", json={"name": "Ann", "mark": "moon"})


def invited(person: Person) -> httpx.Response:
    return person.http.post(f"/api/tables/{opened(person).json()['id']}/invites", json={"seat": 1})


def looked(person: Person) -> httpx.Response:
    return person.http.get("/api/tables")


@pytest.mark.parametrize(
    ("kind", "ask"),
    [
        ("opening", opened),
        ("opening_for_days", opened),
        ("records", brought),
        ("records_for_days", brought),
        ("guessing", guessed),
        ("joining", named),
        ("inviting", invited),
        ("results", looked),
    ],
)
def test_a_person_over_the_rate_limit_gets_retry_after_and_others_are_served(
    open_house: Callable[..., House], kind: str, ask: Callable[[Person], httpx.Response]
) -> None:
    bounds: dict[str, Any] = {kind: RATE}
    house = open_house(limits=Limits(**bounds))
    ann, bob = house.person(), house.person()
    assert opened(ann).status_code == opened(bob).status_code == 201
    statuses = [ask(ann).status_code for _ in range(4)]
    assert statuses[-1] == 429
    refused = ask(ann)
    assert refused.json()["error"] == "too-many"
    assert 0 < int(refused.headers["Retry-After"]) <= 2 * HOUR
    assert f"Try again in {refused.headers['Retry-After']} seconds" in refused.json()["message"]
    assert ask(bob).status_code != 429


def test_strangers_of_one_address_share_a_rate(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(opening=Rate(1, HOUR)))
    responses = [stranger(house)]
    while responses[-1].status_code == 201:
        responses.append(stranger(house))
    assert len(responses) == SHARED + 1
    assert responses[-1].status_code == 429
    assert 0 < int(responses[-1].headers["Retry-After"]) <= HOUR / SHARED


def test_an_address_gets_no_more_invites_by_ever_new_people(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(inviting=Rate(1, HOUR)))
    statuses = [invited(house.person()).status_code for _ in range(SHARED + 1)]
    assert statuses == [201] * SHARED + [429]


def test_an_address_has_not_ever_new_people_deleted(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(deletions=Rate(1, HOUR)))
    people = [house.person() for _ in range(SHARED + 1)]
    assert [named(person).status_code for person in people] == [200] * len(people)
    statuses = [person.http.post("/api/me/delete").status_code for person in people]
    assert statuses == [200] * SHARED + [429]
    assert people[-1].http.get("/api/me").json()["name"] == "Ann"


def stranger(house: House) -> httpx.Response:
    """Open a table as a visitor without a cookie."""
    address = f"{house.address}/api/tables"
    return httpx.post(address, json=ONE, headers={"Origin": house.address}, timeout=PATIENCE, verify=NO_CERTIFICATES)
