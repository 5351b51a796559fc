"""A seat belongs to the identity in the cookie."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.house import House, Person


def test_the_cookie_is_closed_to_scripts_and_other_sites(person: Person) -> None:
    response = person.http.post("/api/tables", json={"game": "dont-go-in-there", "seats": ["human", "random"]})
    cookie = response.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=strict" in cookie
    assert "path=/" in cookie


def test_looking_around_gives_no_identity(person: Person) -> None:
    for path in ("/", "/api/games", "/api/tables"):
        assert "set-cookie" not in person.http.get(path).headers


def test_an_identity_is_kept_from_table_to_table(person: Person) -> None:
    first = person.open("human", "random")
    cookie = person.cookie
    second = person.open("human", "random")
    assert person.cookie == cookie
    assert [table["id"] for table in person.http.get("/api/tables").json()] == [second, first]


def test_a_forged_or_changed_cookie_is_a_stranger(house: House, person: Person) -> None:
    table = person.open("human", "human")
    name, value = person.cookie.split("=", 1)
    signed, signature = value.rsplit(".", 1)
    for forged in ("", signed, f"{signed}.", f"{signed}x.{signature}", f"{signed}.{signature[::-1]}"):
        stranger = house.person()
        line = stranger.join(table, headers={"Cookie": f"{name}={forged}"})
        assert (line.update.seat, line.update.prompt) == (None, None)
        assert stranger.http.get("/api/tables", headers=[(b"Cookie", f"{name}={forged}\xff".encode())]).json() == []


def test_a_cookie_of_another_server_is_a_stranger(house: House, open_house: Callable[..., House]) -> None:
    stranger = open_house().person()
    stranger.open("human", "random")
    value = stranger.cookie.split("=", 1)[1]
    table = house.person().open("human", "human")
    line = house.person().join(table, headers={"Cookie": f"gloaming-{house.port}={value}"})
    assert line.update.seat is None
