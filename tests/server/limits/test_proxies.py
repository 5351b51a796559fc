"""Behind a proxy: who is trusted on scheme, host and address, and what follows for cookies, headers and limits."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_network

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from gloaming.cli import app as program
from gloaming.server.http import connections
from gloaming.server.limits.proxies import TrustedProxies, counted_as
from gloaming.server.limits.rate_limits import Limits, Rate
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, House

Open = Callable[..., House]

HERE = [ip_network("127.0.0.1")]

OWN = ["table.example"]

TABLE = {"game": GAME, "seats": ["human", "random"]}


def asks(client: str = "203.0.113.9", scheme: str = "https", host: str = "table.example") -> dict[str, str]:
    """Return the headers of a proxy for a client that uses the server's public name."""
    headers = {"X-Forwarded-For": client, "X-Forwarded-Proto": scheme, "X-Forwarded-Host": host}
    return {**headers, "Origin": f"{scheme}://{host}"}


@pytest.mark.parametrize(
    ("nearest", "forwarded", "client", "hops"),
    [
        ("10.0.0.1", ["203.0.113.9"], "203.0.113.9", 1),
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9", 0),
        ("10.0.0.1", [], "10.0.0.1", 0),
        ("10.0.0.1", ["198.51.100.1", "203.0.113.9"], "203.0.113.9", 1),
        ("10.0.0.1", ["198.51.100.1", "203.0.113.9", "10.0.0.2"], "203.0.113.9", 2),
        ("10.0.0.1", ["10.0.0.3", "10.0.0.2"], "10.0.0.3", 2),
        ("10.0.0.1", ["unknown"], "10.0.0.1", 0),
        ("10.0.0.1", ["203.0.113.9", "<script>", "10.0.0.2"], "10.0.0.2", 1),
        ("::ffff:10.0.0.1", ["[2001:db8::1]"], "2001:db8::1", 1),
        ("fd00::7", ["203.0.113.9"], "203.0.113.9", 1),
        ("", ["203.0.113.9"], "", 0),
    ],
)
def test_addresses_are_walked_from_the_nearest_as_far_as_each_is_believed(
    nearest: str, forwarded: list[str], client: str, hops: int
) -> None:
    assert TrustedProxies([ip_network("10.0.0.0/8"), ip_network("fd00::/8")]).client(nearest, forwarded) == (
        client,
        hops,
    )


def test_a_household_is_counted_as_one_however_many_addresses_it_has() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::9") != counted_as("2001:db8:1:2::9")
    assert counted_as("::ffff:203.0.113.9") == counted_as("203.0.113.9") == "203.0.113.9"
    assert counted_as("testclient") == "testclient"


def test_who_comes_encrypted_has_a_cookie_that_no_neighbour_can_set(open_house: Open) -> None:
    ann = open_house(proxies=HERE, allowed_hosts=OWN).person()
    response = ann.http.post("/api/tables", headers=asks(), json=TABLE)
    assert response.status_code == 201, response.text
    name, _, rest = response.headers["set-cookie"].partition("=")
    attributes = {part.strip().lower() for part in rest.split(";")[1:]}
    assert name == "__Host-gloaming"
    assert {"secure", "httponly", "path=/", "samesite=strict"} <= attributes
    assert not any(part.startswith("domain") for part in attributes)
    cookie = {"Cookie": f"{name}={rest.split(';')[0]}"}
    assert len(ann.http.get("/api/tables", headers={**asks(), **cookie}).json()) == 1
    weaker = {"Cookie": f"gloaming={rest.split(';')[0]}"}
    assert ann.http.get("/api/tables", headers={**asks(), **weaker}).json() == []


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing"])
def test_what_is_encrypted_says_that_it_is_to_stay_so(open_house: Open, path: str) -> None:
    ann = open_house(proxies=HERE, allowed_hosts=OWN).person()
    headers = ann.http.get(path, headers=asks()).headers
    assert headers["strict-transport-security"] == "max-age=31536000"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    plain = ann.http.get(path).headers
    assert "strict-transport-security" not in plain
    assert "cross-origin-opener-policy" not in plain


def test_nobody_else_is_believed(open_house: Open) -> None:
    house = open_house(proxies=[ip_network("10.0.0.0/8")], limits=Limits(opening=Rate(1, 600.0)))
    eve = house.person()
    refused = eve.http.post("/api/tables", headers=asks(), json=TABLE)
    assert (refused.status_code, refused.json()["error"]) == (403, "bad-origin")
    host = {"Host": "table.example", **asks()}
    assert house.person().http.get("/api/games", headers=host).json()["error"] == "bad-host"
    statuses = []
    for number in range(25):
        headers = {"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"}
        response = httpx.post(
            f"{house.address}/api/tables",
            headers={"Origin": house.address, **headers},
            json=TABLE,
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
        )
        assert "secure" not in response.headers.get("set-cookie", "").lower()
        statuses.append(response.status_code)
    assert statuses == [201] * 20 + [429] * 5


@pytest.mark.slow
def test_people_behind_a_proxy_are_counted_apart_and_households_together(open_house: Open) -> None:
    house = open_house(proxies=HERE, allowed_hosts=OWN, limits=Limits(opening=Rate(1, 600.0)))

    def opens(client: str) -> int:
        return httpx.post(f"{house.address}/api/tables", headers=asks(client), json=TABLE, timeout=PATIENCE).status_code

    assert [opens(f"2001:db8::{number:x}") for number in range(22)] == [201] * 20 + [429] * 2
    assert opens("2001:db8:0:1::1") == 201
    assert opens("203.0.113.9") == 201


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://table.example", 201), ("http://table.example", 403), ("https://evil.example", 403), ("null", 403)],
)
def test_only_the_page_of_the_name_and_scheme_that_were_asked_for_changes_anything(
    open_house: Open, origin: str, status: int
) -> None:
    ann = open_house(proxies=HERE, allowed_hosts=OWN).person()
    assert ann.http.post("/api/tables", headers={**asks(), "Origin": origin}, json=TABLE).status_code == status


@pytest.mark.parametrize("host", ["", "evil example", "table.example@evil", "a/b", "table.example:65536"])
def test_a_host_that_is_none_is_refused_also_from_a_proxy(open_house: Open, host: str) -> None:
    ann = open_house(proxies=HERE, allowed_hosts=OWN).person()
    headers = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": host, "Host": host or "evil.example@x"}
    assert ann.http.get("/api/games", headers=headers).status_code == 403


@pytest.mark.parametrize("header", ["Host", "X-Forwarded-Host"])
@pytest.mark.parametrize("host", ["evil.example", "table.example.evil", "evil.example, evil.example", "10.0.0.1"])
def test_a_name_that_nobody_allowed_is_refused_also_from_a_proxy(open_house: Open, header: str, host: str) -> None:
    ann = open_house(proxies=HERE, allowed_hosts=OWN).person()
    headers = {"X-Forwarded-For": "203.0.113.9", "Host": "table.example", header: host}
    refused = ann.http.post("/api/tables", headers={**headers, "Origin": f"http://{host}"}, json=TABLE)
    assert (refused.status_code, refused.json()["error"]) == (403, "bad-host")
    assert "--allowed-host" in refused.json()["message"]
    assert ann.http.get("/", headers=headers).status_code == 403


def test_a_name_that_was_allowed_needs_no_proxy(open_house: Open) -> None:
    ann = open_house(allowed_hosts=["Table.Example"]).person()
    host = {"Host": "table.example:8000", "Origin": "http://table.example:8000"}
    assert ann.http.post("/api/tables", headers=host, json=TABLE).status_code == 201


@pytest.mark.parametrize("name", ["https://table.example", "table.example:443", "table example", "*.example", ""])
def test_an_allowed_host_that_is_no_name_is_refused(name: str) -> None:
    result = CliRunner().invoke(program, ["serve", "--allowed-host", name])
    assert result.exit_code == 2
    assert "--allowed-host takes a name without scheme and port" in " ".join(result.output.split())


def test_a_socket_behind_a_proxy_knows_its_owner_and_its_page(open_house: Open) -> None:
    house = open_house(proxies=HERE, allowed_hosts=OWN)
    ann = house.person()
    response = ann.http.post("/api/tables", headers=asks(), json=TABLE)
    cookie = response.headers["set-cookie"].split(";")[0]
    headers = {name: value for name, value in asks().items() if name != "Origin"}
    line = ann.join(response.json()["id"], origin="https://table.example", headers={**headers, "Cookie": cookie})
    assert line.update.seat == 0
    with pytest.raises(InvalidStatus):
        ann.connect(response.json()["id"], origin="http://table.example", headers={**headers, "Cookie": cookie})


def test_metrics_are_not_served_through_a_proxy(open_house: Open) -> None:
    ann = open_house(proxies=HERE, allowed_hosts=OWN).person()
    assert ann.http.get("/metrics", headers=asks("127.0.0.1")).status_code == 403
    assert ann.http.get("/metrics").status_code == 200


def test_connections_that_a_proxy_keeps_are_not_closed_for_being_silent(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.05)
    monkeypatch.setattr(connections, "MOST_SILENT", 2)
    house = open_house(proxies=HERE, allowed_hosts=OWN)
    kept = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(4)]
    for connection in kept:
        connection.settimeout(0.2)
        with suppress(TimeoutError):
            assert connection.recv(1), "it was closed"
    for connection in kept:
        connection.settimeout(PATIENCE)
        connection.send(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
        assert connection.recv(100).startswith(b"HTTP/1.1 200")
        connection.close()


@pytest.mark.parametrize("network", ["caddy", "10.0.0.1/8", "10.0.0.0/40", ""])
def test_an_invalid_proxy_network_is_named(network: str) -> None:
    result = CliRunner().invoke(program, ["serve", "--proxy", network])
    assert result.exit_code == 2
    assert "--proxy takes an address or a network" in " ".join(result.output.split())
