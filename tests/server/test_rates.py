"""Whoever asks too often is told when to come back."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest

from gloaming.server.rates import SHARED, Limits, Rate

from .house import GAME, House, Person

RATE = Rate(2, 60.0)
ONE = {"game": GAME, "seats": ["human", "human"]}


def opened(person: Person) -> httpx.Response:
    return person.http.post("/api/tables", json=ONE)


def brought(person: Person) -> httpx.Response:
    return person.http.post("/api/records", json={"record": {}})


def joined(person: Person) -> httpx.Response:
    return person.take("no such code")


@pytest.mark.parametrize(("kind", "ask"), [("opening", opened), ("records", brought), ("joining", joined)])
def test_one_person_who_asks_too_often_is_told_when_to_come_back_and_others_are_not_kept_out(
    open_house: Callable[..., House], kind: str, ask: Callable[[Person], httpx.Response]
) -> None:
    house = open_house(limits=Limits(**{kind: RATE}))
    ann, bob = house.person(), house.person()
    assert opened(ann).status_code == opened(bob).status_code == 201
    statuses = [ask(ann).status_code for _ in range(4)]
    assert statuses[-1] == 429
    refused = ask(ann)
    assert refused.json()["error"] == "too-many"
    assert 0 < int(refused.headers["Retry-After"]) <= 120
    assert f"try again in {refused.headers['Retry-After']} seconds" in refused.json()["message"]
    assert ask(bob).status_code != 429


def test_strangers_of_one_address_share_a_rate(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(opening=Rate(1, 60.0)))
    statuses = [httpx.post(f"{house.address}/api/tables", json=ONE, headers={"Origin": house.address}).status_code]
    while statuses[-1] == 201:
        response = httpx.post(f"{house.address}/api/tables", json=ONE, headers={"Origin": house.address})
        statuses.append(response.status_code)
    assert len(statuses) == SHARED + 1
    assert response.status_code == 429
    assert 0 < int(response.headers["Retry-After"]) <= 60 / SHARED
