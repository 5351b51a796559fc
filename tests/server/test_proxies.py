"""Behind a proxy: who is believed on scheme, host and address, and what follows for cookies, headers and rates."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from contextlib import suppress
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest
from typer.testing import CliRunner
from websockets.exceptions import InvalidStatus

from gloaming.cli import app as program
from gloaming.server import connections
from gloaming.server.proxies import Proxies, counted_as
from gloaming.server.rates import Limits, Rate

from .house import GAME, NO_CERTIFICATES, PATIENCE, House, Person, until

Open = Callable[..., House]

HERE = [ip_network("127.0.0.1")]

TABLE = {"game": GAME, "seats": ["human", "random"]}

CADDYFILE = Path(__file__).parents[2] / "docs" / "Caddyfile"


def asks(client: str = "203.0.113.9", scheme: str = "https", host: str = "table.example") -> dict[str, str]:
    """What a proxy says of somebody who asks by the server's public name."""
    said = {"X-Forwarded-For": client, "X-Forwarded-Proto": scheme, "X-Forwarded-Host": host}
    return {**said, "Origin": f"{scheme}://{host}"}


@pytest.mark.parametrize(
    ("nearest", "told", "client", "hops"),
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
    nearest: str, told: list[str], client: str, hops: int
) -> None:
    assert Proxies([ip_network("10.0.0.0/8"), ip_network("fd00::/8")]).client(nearest, told) == (client, hops)


def test_a_household_is_counted_as_one_however_many_addresses_it_has() -> None:
    assert counted_as("2001:db8:1:2:3:4:5:6") == counted_as("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert counted_as("2001:db8:1:3::9") != counted_as("2001:db8:1:2::9")
    assert counted_as("::ffff:203.0.113.9") == counted_as("203.0.113.9") == "203.0.113.9"
    assert counted_as("testclient") == "testclient"


def test_who_comes_encrypted_has_a_cookie_that_no_neighbour_can_set(open_house: Open) -> None:
    ann = open_house(proxies=HERE).person()
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
    ann = open_house(proxies=HERE).person()
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
        said = {"X-Forwarded-For": f"203.0.113.{number}", "X-Forwarded-Proto": "https"}
        response = httpx.post(
            f"{house.address}/api/tables",
            headers={"Origin": house.address, **said},
            json=TABLE,
            timeout=PATIENCE,
            verify=NO_CERTIFICATES,
        )
        assert "secure" not in response.headers.get("set-cookie", "").lower()
        statuses.append(response.status_code)
    assert statuses == [201] * 20 + [429] * 5


@pytest.mark.slow
def test_people_behind_a_proxy_are_counted_apart_and_households_together(open_house: Open) -> None:
    house = open_house(proxies=HERE, limits=Limits(opening=Rate(1, 600.0)))

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
    ann = open_house(proxies=HERE).person()
    assert ann.http.post("/api/tables", headers={**asks(), "Origin": origin}, json=TABLE).status_code == status


@pytest.mark.parametrize("host", ["", "evil example", "table.example@evil", "a/b"])
def test_a_host_that_is_none_is_refused_also_from_a_proxy(open_house: Open, host: str) -> None:
    ann = open_house(proxies=HERE).person()
    told = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": host, "Host": host or "evil.example@x"}
    assert ann.http.get("/api/games", headers=told).status_code == 403


def test_a_socket_behind_a_proxy_knows_its_owner_and_its_page(open_house: Open) -> None:
    house = open_house(proxies=HERE)
    ann = house.person()
    response = ann.http.post("/api/tables", headers=asks(), json=TABLE)
    cookie = response.headers["set-cookie"].split(";")[0]
    said = {name: value for name, value in asks().items() if name != "Origin"}
    line = ann.join(response.json()["id"], origin="https://table.example", headers={**said, "Cookie": cookie})
    assert line.sitting.seat == 0
    with pytest.raises(InvalidStatus):
        ann.connect(response.json()["id"], origin="http://table.example", headers={**said, "Cookie": cookie})


def test_numbers_are_not_told_through_a_proxy(open_house: Open) -> None:
    ann = open_house(proxies=HERE).person()
    assert ann.http.get("/metrics", headers=asks("127.0.0.1")).status_code == 403
    assert ann.http.get("/metrics").status_code == 200


def test_connections_that_a_proxy_keeps_are_not_closed_for_being_silent(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "HEADERS", 0.05)
    monkeypatch.setattr(connections, "MOST_SILENT", 2)
    house = open_house(proxies=HERE)
    kept = [socket.create_connection(("127.0.0.1", house.port)) for _ in range(4)]
    for one in kept:
        one.settimeout(0.2)
        with suppress(TimeoutError):
            assert one.recv(1), "it was closed"
    for one in kept:
        one.settimeout(PATIENCE)
        one.send(f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode())
        assert one.recv(100).startswith(b"HTTP/1.1 200")
        one.close()


@pytest.mark.parametrize("network", ["caddy", "10.0.0.1/8", "10.0.0.0/40", ""])
def test_a_proxy_that_is_no_network_is_told(network: str) -> None:
    result = CliRunner().invoke(program, ["serve", "--proxy", network])
    assert result.exit_code == 2
    assert "--proxy takes an address or a network" in " ".join(result.output.split())


@pytest.fixture
def caddy(open_house: Open, own_port: int, tmp_path: Path) -> Iterator[tuple[House, int, ssl.SSLContext]]:
    """A server behind Caddy as in `docs/Caddyfile`: the server, the port of Caddy, who vouches for its certificate."""
    binary = shutil.which("caddy")
    if binary is None:
        if os.environ.get("CI"):
            pytest.fail("Caddy is not installed: apt-get install caddy")
        pytest.skip("Caddy is not installed")
    house = open_house(proxies=HERE)
    own = tmp_path / "Caddyfile"
    # apart from the machine's own Caddy: no port 80, no administration, no certificate in the machine's store
    apart = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    own.write_text(apart + CADDYFILE.read_text())
    settings = {"SITE": f"localhost:{own_port}", "GLOAMING": f"127.0.0.1:{house.port}", "XDG_DATA_HOME": str(tmp_path)}
    settings["XDG_CONFIG_HOME"] = str(tmp_path)
    command = [binary, "run", "--adapter", "caddyfile", "--config", str(own)]
    with (tmp_path / "log").open("w") as log:
        running = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log)
    try:
        root = tmp_path / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        until(lambda: whole(root) or running.poll() is not None)
        assert running.poll() is None, (tmp_path / "log").read_text()
        trusted = ssl.create_default_context(cafile=str(root))
        until(lambda: answers(own_port, trusted))
        yield house, own_port, trusted
    finally:
        running.terminate()
        running.wait(PATIENCE)


def whole(certificate: Path) -> bool:
    """Whether Caddy has written all of it: the file is there, and empty, before its text is."""
    return certificate.exists() and "-----END CERTIFICATE-----" in certificate.read_text()


def answers(port: int, trusted: ssl.SSLContext) -> bool:
    with suppress(httpx.TransportError):
        return httpx.get(f"https://localhost:{port}/healthz", verify=trusted).status_code == 200
    return False


def test_the_example_with_caddy_plays(caddy: tuple[House, int, ssl.SSLContext]) -> None:
    house, port, trusted = caddy
    address = f"https://localhost:{port}"
    with httpx.Client(base_url=address, headers={"Origin": address}, timeout=PATIENCE, verify=trusted) as http:
        spoofed = {"X-Forwarded-For": "203.0.113.9", "X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http"}
        response = http.post("/api/tables", headers=spoofed, json=TABLE)
        assert response.status_code == 201, response.text
        assert response.headers["set-cookie"].startswith(f"__Host-gloaming-{port}=")
        assert response.headers["strict-transport-security"]
        [own] = http.get("/api/tables").json()
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        person: Person = house.person()
        line = person.join(
            own["id"], at=f"wss://localhost:{port}", origin=address, headers={"Cookie": cookie}, ssl=trusted
        )
        line.wait(lambda now: now.prompt is not None)
        assert line.choose(0).status == "taken"
        assert http.post("/api/tables", headers={"Origin": "https://evil.example"}, json=TABLE).status_code == 403
        assert http.get("/metrics").status_code == 403
