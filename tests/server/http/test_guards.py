"""Requests with foreign hosts or origins are rejected."""

from __future__ import annotations

import json
import socket
from collections.abc import Callable
from contextlib import closing
from http.client import HTTPConnection

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import GAME, PATIENCE, House, Person

TABLE = {"game": GAME, "seats": ["human", "random"]}


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:{port}", "127.0.0.1.evil.example", "127.0.0.1@evil", ""]
)
def test_a_strange_host_is_refused(house: House, person: Person, host: str) -> None:
    headers = {"Host": host.format(port=house.port)}
    response = person.http.get("/api/games", headers=headers)
    assert response.status_code == 403
    assert response.json()["error"] == "bad-host"
    assert "127.0.0.1" in response.json()["message"]
    assert person.http.get("/", headers=headers).status_code == 403


@pytest.mark.parametrize("name", ["localhost", "LOCALHOST", "127.0.0.1", "[::1]"])
def test_every_name_of_the_loopback_is_ours(house: House, person: Person, name: str) -> None:
    host = f"{name}:{house.port}"
    headers = {"Host": host, "Origin": f"http://{host}"}
    assert person.http.get("/api/games", headers=headers).status_code == 200
    assert person.http.post("/api/tables", headers=headers, json=TABLE).status_code == 201


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "http://127.0.0.1", "http://127.0.0.1:{port}.evil", ""]
)
def test_a_strange_origin_changes_nothing(house: House, person: Person, origin: str) -> None:
    table = person.open("human", "human")
    strange = {"Origin": origin.format(port=house.port)}
    for path in ("/api/tables", f"/api/tables/{table}/invites", "/api/join"):
        response = house.person().http.post(path, headers=strange, json=TABLE)
        assert (response.status_code, response.json()["error"]) == (403, "bad-origin")
        assert "set-cookie" not in response.headers
    assert house.table(table).seating.sitters[1] is None


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://localhost:{port}", None])
def test_a_strange_origin_gets_no_socket(house: House, person: Person, origin: str | None) -> None:
    table = person.open("human", "human")
    with pytest.raises(InvalidStatus) as refused:
        person.connect(table, origin=origin and origin.format(port=house.port))
    assert refused.value.response.status_code == 403
    assert b"bad-origin" in refused.value.response.body
    assert not house.table(table).watchers


def test_a_strange_host_gets_no_socket(house: House, person: Person) -> None:
    table = person.open("human", "human")
    sock = socket.create_connection(("127.0.0.1", house.port))
    with sock, pytest.raises(InvalidStatus) as refused:
        person.connect(table, at="ws://evil.example", origin="http://evil.example", sock=sock)
    assert refused.value.response.status_code == 403
    assert b"bad-host" in refused.value.response.body
    assert not house.table(table).watchers


@pytest.mark.parametrize(
    "spelled", ["/api/tables/%{0:x}{rest}", "/api/tables%2f{id}", "/api/tables%2F{id}", "/%61pi/tables/{id}"]
)
def test_a_table_is_reached_at_one_address_alone(house: House, person: Person, spelled: str) -> None:
    id = person.open("human", "random")
    path = spelled.format(ord(id[0]), rest=id[1:], id=id)
    with closing(HTTPConnection("127.0.0.1", house.port)) as connection:
        connection.request("GET", path, headers={"Cookie": person.cookie})
        answer = connection.getresponse()
        assert (answer.status, json.loads(answer.read())["error"]) == (400, "bad-path")
    with pytest.raises(InvalidStatus) as refused:
        connect(f"ws://127.0.0.1:{house.port}{path}/socket", origin=Origin(house.address))
    assert refused.value.response.status_code == 400


def test_what_is_to_be_escaped_in_an_address_may_be(person: Person) -> None:
    assert person.http.get("/api/tables/no%20such%3Ftable").status_code == 404


def test_a_request_without_an_origin_changes_nothing(house: House) -> None:
    assert httpx.post(f"{house.address}/api/tables", json=TABLE, timeout=PATIENCE).status_code == 403


def test_a_server_answers_to_its_allowed_host_names(open_house: Callable[..., House]) -> None:
    http = open_house(host="table.example").person().http
    assert http.get("/api/games", headers={"Host": "table.example"}).status_code == 200
    assert http.get("/api/games", headers={"Host": "evil.example"}).status_code == 403


def test_a_server_open_to_the_network_answers_to_addresses_but_not_to_strange_names(
    open_house: Callable[..., House],
) -> None:
    http = open_house(host="0.0.0.0").person().http
    for host, status in (("192.168.1.5:8000", 200), ("[fe80::1]:8000", 200), ("evil.example:8000", 403)):
        assert http.get("/api/games", headers={"Host": host}).status_code == status


@pytest.mark.parametrize("path", ["/", "/table/xyz", "/api/games", "/api/nothing", "/api/tables/xyz"])
def test_every_response_has_the_safe_headers(person: Person, path: str) -> None:
    headers = person.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == policy["connect-src"] == policy["style-src"] == "'self'"
    assert policy["img-src"] == "'self' data:"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
