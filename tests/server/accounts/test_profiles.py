"""Names and marks: chosen once, shown to others, and never deceptive."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.server.protocol.account_info import MARKS
from gloaming.server.store.pruning import prune
from gloaming.server.store.sqlite import FILE
from tests.server.house import House, Person, ran

Open = Callable[..., House]


def call(person: Person, name: str, mark: str = "raven") -> int:
    return person.http.post("/api/me", json={"name": name, "mark": mark}).status_code


def test_a_name_and_mark_are_seen_at_the_table_and_in_the_log(house: House) -> None:
    ann, bob = house.person(), house.person()
    assert call(ann, "  Ann   of the  Marsh ") == 200
    assert ann.http.get("/api/me").json() == {"name": "Ann of the Marsh", "mark": "raven"}
    table = ann.open("human", "human")
    bob.sit(table)
    line, bobs = ann.join(table), bob.join(table)
    assert (bobs.update.seats[0].name, bobs.update.seats[0].mark) == ("Ann of the Marsh", "raven")
    assert (bobs.update.seats[1].name, bobs.update.seats[1].called) == ("Player 2", "")
    texts = [event.text for event in bobs.update.events]
    assert "Ann of the Marsh starts." in texts or "You start." in texts
    call(bob, "Bob", "")
    line.wait(lambda now: now.seats[1].called == "Bob")


def test_who_has_chosen_nothing_is_called_by_the_seat(person: Person) -> None:
    assert person.http.get("/api/me").json() == {"name": "", "mark": ""}
    line = person.join(person.open("human", "random"))
    assert line.update.seats[0].name == "Player 1"


@pytest.mark.parametrize(
    "name",
    [
        "x" * 25,
        "Ann\u202eecila",
        "A\u200bnn",
        "\x07",
        "Player 2",
        "player 12",
        "Player 2 (Hard)",
        "Player-3:",
        "PLAYER1",
        "\uff30layer \u2461",
        "\ud800",
        "\u3164",
        "Ann\u2800",
        "\ufe0f",
        "A" + "\u0301" * 6,
    ],
)
def test_a_name_that_could_deceive_is_refused_and_nothing_changes(person: Person, name: str) -> None:
    assert call(person, "Ann") == 200
    body = b'{"name": "' + name.encode("unicode_escape").replace(b"\\x07", b"\\u0007") + b'", "mark": ""}'
    response = person.http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 400
    assert person.http.get("/api/me").json()["name"] == "Ann"


@pytest.mark.parametrize("name", ["Zoë", "क्षितिज", "ཀརྨ", "สุดา", "❤\ufe0f Ann", "이순신", "player1337"])
def test_names_of_all_scripts_are_names(person: Person, name: str) -> None:
    assert call(person, name) == 200
    assert person.http.get("/api/me").json()["name"] == name


def test_an_unknown_mark_is_refused_with_those_there_are(person: Person) -> None:
    response = person.http.post("/api/me", json={"name": "Ann", "mark": "crown"})
    assert response.status_code == 400
    assert all(mark in response.json()["message"] for mark in MARKS)


def test_a_name_outlives_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    call(ann, "Ann")
    table = ann.open("human", "random")
    house.close()
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    assert back.http.get("/api/me").json()["name"] == "Ann"
    assert back.join(table).update.seats[0].name == "Ann"


def test_names_of_people_who_have_left_for_good_are_forgotten(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    gone, here = house.person(), house.person()
    call(gone, "Gone")
    call(here, "Here")
    here.open("human", "random")
    house.close()
    ran(tmp_path, 100)
    base = sqlite3.connect(tmp_path / FILE)
    base.execute("UPDATE people SET chosen = ?", (time.time() - 1e9,))
    prune(base, 90, ())
    assert base.execute("SELECT name FROM people").fetchall() == [("Here",)]
    base.close()


def test_an_invitation_says_who_asks_to_what_and_stays_good(house: House) -> None:
    ann, bob = house.person(), house.person()
    call(ann, "Ann")
    code = ann.invite(ann.open("human", "human"), 1)
    for _ in range(2):
        invitation = bob.http.post("/api/invitation", json={"code": code}).json()
        assert (invitation["title"], invitation["by"], invitation["seat"]) == ("Don't Go In There", "Ann", 1)
        assert [seat["name"] for seat in invitation["seats"]] == ["Ann", "Player 2"]
    assert bob.take(code).status_code == 200
    assert bob.http.post("/api/invitation", json={"code": code}).status_code == 404
