"""Comparisons of drafts with the box, as people start, watch and stop them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import msgspec
import pytest

from gloaming.lab.content.game_files import PackFiles
from gloaming.server.http.app import create_app
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.limits.responses import Refusal
from gloaming.server.protocol.workshop_info import Draft, StartComparison
from gloaming.server.workshop.comparisons import MOST_WAITING, Comparisons
from gloaming.server.workshop.draft_files import files_of

from ..house import House, Person, until
from .changed_entries import copied

HANS = ["killer", "hans-the-butcher"]


def started(person: Person, draft: dict[str, Any], entry: list[str] | None = None) -> dict[str, Any]:
    """Start a comparison and return it."""
    response = person.http.post("/api/workshop/comparisons", json={"draft": draft, "entry": entry})
    assert response.status_code == 201, response.text
    found: dict[str, Any] = response.json()
    return found


def seen(person: Person, id: str) -> dict[str, Any]:
    """Return a comparison as its author sees it."""
    response = person.http.get(f"/api/workshop/comparisons/{id}")
    assert response.status_code == 200, response.text
    found: dict[str, Any] = response.json()
    return found


def ended(person: Person, id: str) -> dict[str, Any]:
    """Wait until a comparison has ended, and return it."""
    until(lambda: seen(person, id)["state"] not in ("waiting", "playing"))
    return seen(person, id)


def stopped(person: Person, id: str) -> dict[str, Any]:
    """Stop a comparison and return it."""
    found: dict[str, Any] = person.http.delete(f"/api/workshop/comparisons/{id}").json()
    return found


@pytest.fixture(scope="module")
def shared() -> Iterator[House]:
    """A server for all tests of comparisons, whose address may ask often."""
    often = Rate(100_000, 0.0001)
    with closing(House(create_app(pause=0, limits=Limits(moments=often, requests=often)))) as house:
        yield house


@pytest.fixture
def workshop(shared: House) -> House:
    """A server whose comparisons are short, and whose bots play at random."""
    comparisons = shared.comparisons
    comparisons.deals, comparisons.bot = 140, "random"
    comparisons.patience, comparisons.most_waiting, comparisons.most_of_address = 600.0, 20, 5
    return shared


def slow(game: str = "final-girl") -> dict[str, Any]:
    """Return a draft whose comparison takes long."""
    return copied(game, "killer", "hans-the-butcher", health=13)


def test_a_much_weaker_killer_is_found_too_weak(workshop: House) -> None:
    person = workshop.person()
    rows = [{"movement": 1, "attack": 1}] * 11
    draft = copied("final-girl", "killer", "hans-the-butcher", health=1, rows=rows)
    found = ended(person, started(person, draft, HANS)["id"])
    assert found["state"] == "done"
    assert found["verdict"] == "too weak"
    assert found["interval"][0] > 5
    assert found["summary"].startswith("With Hans the Butcher, players won ")
    assert "compared with " in found["summary"]


def test_an_unchanged_copy_is_not_found_stronger(workshop: House) -> None:
    person = workshop.person()
    draft = copied("final-girl", "item", "baseball-bat", name="Old Bat")
    found = ended(person, started(person, draft, ["item", "baseball-bat"])["id"])
    assert found["difference"] == 0
    assert found["interval"][0] < 0 < found["interval"][1]
    assert found["verdict"] in ("", "fair")


def test_a_comparison_shows_its_progress_and_can_be_stopped(workshop: House) -> None:
    person = workshop.person()
    workshop.comparisons.deals = 5000
    id = started(person, slow(), HANS)["id"]
    until(lambda: seen(person, id)["played"] > 1)
    process = workshop.comparisons.process(id)
    assert process is not None
    assert process.returncode is None
    found = stopped(person, id)
    assert found["state"] == "stopped"
    assert found["played"] > 0
    assert found["summary"]
    until(lambda: process.returncode is not None)
    assert seen(person, id) == found


def test_a_new_comparison_of_the_same_person_stops_the_last_one(workshop: House) -> None:
    person = workshop.person()
    workshop.comparisons.deals = 5000
    first = started(person, slow(), HANS)["id"]
    until(lambda: seen(person, first)["state"] == "playing")
    second = started(person, slow())["id"]
    assert seen(person, first)["state"] == "stopped"
    until(lambda: seen(person, second)["state"] == "playing")
    stopped(person, second)


def test_two_people_take_turns_and_see_only_their_own(workshop: House) -> None:
    ann, bob = workshop.person(), workshop.person()
    workshop.comparisons.deals = 5000
    first, second = started(ann, slow())["id"], started(bob, slow())["id"]
    until(lambda: seen(ann, first)["state"] == "playing")
    assert seen(bob, second)["state"] == "waiting"
    for request in (bob.http.get, bob.http.delete):
        assert request(f"/api/workshop/comparisons/{first}").status_code == 404
    assert seen(ann, first)["state"] == "playing"
    stopped(ann, first)
    until(lambda: seen(bob, second)["state"] == "playing")
    stopped(bob, second)


def test_a_waiting_comparison_that_is_stopped_never_starts(workshop: House) -> None:
    ann, bob = workshop.person(), workshop.person()
    workshop.comparisons.deals = 5000
    first, second = started(ann, slow())["id"], started(bob, slow())["id"]
    assert stopped(bob, second)["state"] == "stopped"
    stopped(ann, first)
    assert seen(bob, second)["played"] == 0
    assert workshop.comparisons.process(second) is None


def test_a_faulty_draft_is_refused_with_its_first_fault(workshop: House) -> None:
    person = workshop.person()
    draft = copied("final-girl", "killer", "hans-the-butcher", health="many")
    response = person.http.post("/api/workshop/comparisons", json={"draft": draft})
    assert response.status_code == 422
    assert "killer hans-the-butcher: field 'health'" in response.json()["message"]


def test_the_counted_entry_must_be_in_the_draft(workshop: House) -> None:
    person = workshop.person()
    body = {"draft": slow(), "entry": ["killer", "low-water"]}
    response = person.http.post("/api/workshop/comparisons", json=body)
    assert response.status_code == 400
    assert "'low-water'" in response.json()["message"]


def test_wrong_options_fail_with_what_is_allowed(workshop: House) -> None:
    person = workshop.person()
    response = person.http.post("/api/workshop/comparisons", json={"draft": slow(), "options": {"board": "round"}})
    found = ended(person, response.json()["id"])
    assert found["state"] == "failed"
    assert "normal" in found["problem"]


def test_comparisons_have_a_budget(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(comparisons=Rate(2, 1000)))
    person = house.person()
    for _ in range(2):
        stopped(person, started(person, slow())["id"])
    response = person.http.post("/api/workshop/comparisons", json={"draft": slow()})
    assert response.status_code == 429
    assert int(response.headers["Retry-After"]) > 900


def test_the_queue_is_bounded(workshop: House) -> None:
    workshop.comparisons.most_of_address = 2
    people = [workshop.person() for _ in range(3)]
    ids = [started(person, slow())["id"] for person in people[:2]]
    assert people[2].http.post("/api/workshop/comparisons", json={"draft": slow()}).status_code == 429
    workshop.comparisons.most_of_address, workshop.comparisons.most_waiting = 10, 1
    response = people[2].http.post("/api/workshop/comparisons", json={"draft": slow()})
    assert response.status_code == 503
    assert "waiting" in response.json()["message"]
    for person, id in zip(people, ids, strict=False):
        stopped(person, id)


def test_addresses_that_fill_the_queue_make_room_for_others() -> None:
    async def check(draft: Draft) -> PackFiles:
        return files_of(draft)

    async def story() -> None:
        comparisons = Comparisons(check, at_once=0)
        wanted = StartComparison(draft=msgspec.convert(slow(), Draft))
        crowd = [(f"person {number}", f"192.0.2.{number % 4}") for number in range(MOST_WAITING)]
        ids = [(await comparisons.start(*someone, wanted)).id for someone in crowd]
        assert (await comparisons.start("ann", "198.51.100.1", wanted)).state == "waiting"
        states = [comparisons.find(who, id).state for (who, _), id in zip(crowd, ids, strict=True)]
        assert states.count("failed") == 1
        assert (await comparisons.start("bob", "198.51.100.2", wanted)).state == "waiting"
        with pytest.raises(Refusal, match="Too many comparisons are waiting"):
            await comparisons.start("mallory", "192.0.2.3", wanted)

    asyncio.run(story())


def test_a_comparison_that_takes_too_long_is_killed(workshop: House) -> None:
    person = workshop.person()
    workshop.comparisons.deals, workshop.comparisons.patience = 5000, 4.0
    found = ended(person, started(person, slow())["id"])
    assert found["state"] in ("done", "failed")
    assert found["problem"] or found["played"]


def test_comparisons_are_forgotten_an_hour_after_their_end(workshop: House, monkeypatch: pytest.MonkeyPatch) -> None:
    person = workshop.person()
    id = started(person, slow())["id"]
    stopped(person, id)
    now = time.monotonic()
    monkeypatch.setattr("gloaming.server.workshop.comparisons.clock", lambda: now + 3700)
    assert person.http.get(f"/api/workshop/comparisons/{id}").status_code == 404


def test_processes_end_with_the_server(open_house: Callable[..., House]) -> None:
    house = open_house()
    person = house.person()
    id = started(person, slow())["id"]
    until(lambda: house.comparisons.process(id) is not None)
    process = house.comparisons.process(id)
    assert process is not None
    house.close()
    assert process.returncode is not None
