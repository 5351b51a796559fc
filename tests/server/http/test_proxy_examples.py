"""The example configurations of HAProxy and Caddy in docs/, run as they are and attacked."""

from __future__ import annotations

import json
import shutil
import socket
import ssl
import subprocess
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from ipaddress import ip_network
from os import environ
from pathlib import Path

import httpx
import pytest

from tests.ports import port_of_its_own
from tests.server.databases import lacking
from tests.server.house import GAME, NO_CERTIFICATES, PATIENCE, House, until

Open = Callable[..., House]

DOCS = Path(__file__).parents[3] / "docs"

HERE = [ip_network("127.0.0.1")]

TABLE = json.dumps({"game": GAME, "seats": ["human", "random"]})

EVIL = "evil.example"


@dataclass
class Proxy:
    """A proxy in front of a server. origin: for browsers; trusted: who has issued its certificate."""

    house: House
    audit: Path
    origin: str
    port: int
    trusted: ssl.SSLContext | None = None

    @property
    def name(self) -> str:
        """The host and port by which people reach it."""
        return self.origin.partition("://")[2]

    def ask(self, method: str, path: str, *headers: tuple[str, str], body: str = "") -> httpx.Response:
        """Send exactly these headers, repeated names included; Host defaults to the proxy's own."""
        named = {name.lower() for name, _ in headers}
        sent = list(headers) if "host" in named else [("Host", self.name), *headers]
        sent += [("Content-Type", "application/json"), ("Content-Length", str(len(body))), ("Connection", "close")]
        lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in sent], "", body]
        return self._send("\r\n".join(lines).encode())

    def open_table(self, *headers: tuple[str, str]) -> httpx.Response:
        """Request a new table."""
        return self.ask("POST", "/api/tables", *headers, body=TABLE)

    def upgrade(self, table: str, *headers: tuple[str, str]) -> int:
        """Request a socket of a table. Return the status; 101: it is open."""
        named = {name.lower() for name, _ in headers}
        sent = list(headers) if "host" in named else [("Host", self.name), *headers]
        key = b64encode(b"0123456789abcdef").decode()
        sent += [("Upgrade", "websocket"), ("Connection", "Upgrade"), ("Sec-WebSocket-Key", key)]
        sent += [("Sec-WebSocket-Version", "13")]
        lines = [f"GET /api/tables/{table}/socket HTTP/1.1", *[f"{name}: {value}" for name, value in sent], "", ""]
        return self._send("\r\n".join(lines).encode(), whole=False).status_code

    def _send(self, request: bytes, *, whole: bool = True) -> httpx.Response:
        with ExitStack() as opened:
            connection: socket.socket = opened.enter_context(
                socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
            )
            if self.trusted is not None:
                connection = opened.enter_context(self.trusted.wrap_socket(connection, server_hostname="localhost"))
            connection.sendall(request)
            answer = b""
            with suppress(ConnectionError, ssl.SSLError):
                while (whole or b"\r\n\r\n" not in answer) and (part := connection.recv(65536)):
                    answer += part
        if not answer:
            return httpx.Response(400)
        head, _, body = answer.partition(b"\r\n\r\n")
        status, *lines = head.decode("latin-1").split("\r\n")
        headers = [tuple(line.split(": ", 1)) for line in lines]
        plain = [(name, value) for name, value in headers if name.lower() != "transfer-encoding"]
        return httpx.Response(int(status.split()[1]), headers=plain, content=body)

    def noted(self) -> list[str]:
        """Return the addresses that the server has seen requests for tables from."""
        lines = [json.loads(line) for line in self.audit.read_text().splitlines()]
        return [line["from"] for line in lines if line["what"] == "POST /api/tables"]


@contextmanager
def haproxy(house: House, audit: Path, port: int, folder: Path) -> Iterator[Proxy]:
    """HAProxy as in docs/haproxy.cfg, with one of its three servers running."""
    program = shutil.which("haproxy") or shutil.which("/usr/sbin/haproxy")
    if program is None:
        lacking("HAProxy")
    with port_of_its_own() as nothing:
        text = (DOCS / "haproxy.cfg").read_text().replace("127.0.0.1:8000", f"127.0.0.1:{port}")
        text = text.replace("127.0.0.1:8001", f"127.0.0.1:{house.port}")
        for down in ("127.0.0.1:8002", "127.0.0.1:8003"):
            text = text.replace(down, f"127.0.0.1:{nothing}")
        file = folder / "haproxy.cfg"
        file.write_text(text)
        with running([str(program), "-f", str(file), "-db"], folder):
            proxy = Proxy(house, audit, f"http://127.0.0.1:{port}", port)
            until(lambda: answers(proxy.origin, NO_CERTIFICATES))
            yield proxy


@contextmanager
def caddy(house: House, audit: Path, port: int, folder: Path) -> Iterator[Proxy]:
    """Caddy as in docs/Caddyfile."""
    program = shutil.which("caddy")
    if program is None:
        lacking("Caddy")
    own = folder / "Caddyfile"
    # keep apart from a system-wide Caddy: no port 80, no admin endpoint, no certificate in the system's store
    apart = "{\n\tadmin off\n\tskip_install_trust\n\tauto_https disable_redirects\n}\n"
    own.write_text(apart + (DOCS / "Caddyfile").read_text())
    settings = {"SITE": f"localhost:{port}", "GLOAMING": f"127.0.0.1:{house.port}"}
    settings |= {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with running([str(program), "run", "--adapter", "caddyfile", "--config", str(own)], folder, **settings) as process:
        root = folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"
        until(lambda: is_whole(root) or process.poll() is not None)
        assert process.poll() is None, (folder / "log").read_text()
        trusted = ssl.create_default_context(cafile=str(root))
        proxy = Proxy(house, audit, f"https://localhost:{port}", port, trusted)
        until(lambda: answers(proxy.origin, trusted))
        yield proxy


@contextmanager
def running(command: list[str], folder: Path, **settings: str) -> Iterator[subprocess.Popen[bytes]]:
    """Run a program until the test is over."""
    with (folder / "log").open("w") as log:
        process = subprocess.Popen(command, env={**environ, **settings}, stdout=log, stderr=log)
    try:
        yield process
    finally:
        process.terminate()
        process.wait(PATIENCE)


def is_whole(certificate: Path) -> bool:
    """Return whether Caddy has written all of it: the file exists, empty, before it has its text."""
    return certificate.exists() and "-----END CERTIFICATE-----" in certificate.read_text()


def answers(address: str, trusted: ssl.SSLContext | bool) -> bool:
    """Return whether a proxy reaches the server steadily, also for requests that only one of several may answer."""
    with suppress(httpx.TransportError):
        for _ in range(3):
            if httpx.get(f"{address}/api/games", verify=trusted).status_code != 200:
                return False
            if httpx.get(f"{address}/api/tables/none", verify=trusted).status_code != 404:
                return False
            time.sleep(0.5)  # the interval of HAProxy's health checks
        return True
    return False


@pytest.fixture(params=[haproxy, caddy])
def proxy(request: pytest.FixtureRequest, open_house: Open, own_port: int, tmp_path: Path) -> Iterator[Proxy]:
    """A server behind one of the proxies, which it trusts."""
    audit = tmp_path / "audit"
    house = open_house(proxies=HERE, audit=audit)
    with request.param(house, audit, own_port, tmp_path) as opened:
        yield opened


def test_people_play_through_it(proxy: Proxy) -> None:
    trusted = NO_CERTIFICATES if proxy.trusted is None else proxy.trusted
    is_secure = proxy.trusted is not None
    with httpx.Client(
        base_url=proxy.origin, headers={"Origin": proxy.origin}, timeout=PATIENCE, verify=trusted
    ) as http:
        response = http.post("/api/tables", content=TABLE)
        assert response.status_code == 201, response.text
        prefix = "__Host-" if is_secure else ""
        assert response.headers["set-cookie"].startswith(f"{prefix}gloaming-{proxy.port}=")
        assert ("strict-transport-security" in response.headers) == is_secure
        [own] = http.get("/api/tables").json()
        assert "content-encoding" not in http.get("/api/tables").headers
        assert http.get("/api/games").headers["content-encoding"] == "gzip"
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        line = proxy.house.person().join(
            own["id"],
            at=proxy.origin.replace("http", "ws", 1),
            origin=proxy.origin,
            headers={"Cookie": cookie},
            ssl=proxy.trusted,
        )
        line.wait(lambda now: now.prompt is not None)
        assert line.choose(0).status == "taken"


def test_another_page_changes_nothing_whatever_it_claims_to_be(proxy: Proxy) -> None:
    scheme = proxy.origin.partition(":")[0]
    evil = ("Origin", f"{scheme}://{EVIL}")
    claims = [
        [evil],
        [("Host", EVIL), evil],
        [("Host", f"{EVIL}:{proxy.port}"), ("Origin", f"{scheme}://{EVIL}:{proxy.port}")],
        [("X-Forwarded-Host", EVIL), evil],
        [("X-Forwarded-Host", proxy.name), ("X-Forwarded-Host", EVIL), evil],
        [("X-Forwarded-Host", f"{EVIL}, {EVIL}"), ("X-Forwarded-For", "127.0.0.1, 127.0.0.1"), evil],
        [("Forwarded", f"for=127.0.0.1;host={EVIL};proto={scheme}"), evil],
        [("X-Original-Host", EVIL), ("X-Host", EVIL), ("X-Forwarded-Server", EVIL), evil],
        [("Origin", proxy.origin), evil],
        [evil, ("Origin", proxy.origin)],
        [("Origin", "null")],
        [],
        [("Host", proxy.name), ("Host", EVIL), evil],
        [("Host", EVIL), ("Host", proxy.name), evil],
        [("Host", f"{EVIL}@{proxy.name}"), evil],
    ]
    table = proxy.house.person().open("human", "random")
    for headers in claims:
        answer = proxy.open_table(*headers)
        assert answer.status_code != 201, headers
        assert "set-cookie" not in answer.headers, headers
        assert proxy.upgrade(table, *headers) != 101, headers
    assert len(proxy.house.tables.awake) == 1


def test_an_unknown_host_is_answered_with_nothing_of_the_server(proxy: Proxy) -> None:
    for host in (EVIL, f"{EVIL}:{proxy.port}", f"{proxy.name}.{EVIL}"):
        answer = proxy.ask("GET", "/api/games", ("Host", host))
        assert "dont-go-in-there" not in answer.text


def test_a_claimed_scheme_is_not_believed(proxy: Proxy) -> None:
    other_scheme = "http" if proxy.trusted else "https"
    claimed = [("X-Forwarded-Proto", other_scheme), ("X-Forwarded-Ssl", "on"), ("Forwarded", f"proto={other_scheme}")]
    assert proxy.open_table(*claimed, ("Origin", f"{other_scheme}://{proxy.name}")).status_code == 403
    answer = proxy.open_table(*claimed, ("X-Forwarded-Proto", other_scheme), ("Origin", proxy.origin))
    assert answer.status_code == 201
    assert ("secure" in answer.headers["set-cookie"].lower()) == (proxy.trusted is not None)


@pytest.mark.parametrize("claim", ["203.0.113.9", "127.0.0.1", "127.0.0.1, 203.0.113.9", "203.0.113.9, 127.0.0.1", "x"])
def test_a_claimed_address_is_not_believed(proxy: Proxy, claim: str) -> None:
    claimed = [
        ("X-Forwarded-For", claim),
        ("X-Forwarded-For", claim),
        ("X-Real-IP", claim),
        ("Forwarded", f"for={claim}"),
    ]
    assert proxy.open_table(*claimed, ("Origin", proxy.origin)).status_code == 201
    assert proxy.noted() == ["127.0.0.1"]


def test_metrics_are_not_served_through_it(proxy: Proxy) -> None:
    local = ("Host", f"127.0.0.1:{proxy.port}")
    claims = [[], [local], [("X-Forwarded-For", "127.0.0.1")], [("Connection", "X-Forwarded-For")]]
    for headers in claims:
        assert "gloaming_tables" not in proxy.ask("GET", "/metrics", *headers).text
