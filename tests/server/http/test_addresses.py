"""The addresses at which other machines reach the server, and QR codes."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
import segno

from gloaming.server.http.addresses import is_this_machine, origins, qr_code, reachable_hosts
from gloaming.server.http.listener import announce
from tests.server.house import GAME, House

Open = Callable[..., House]


def test_a_server_on_loopback_is_reached_by_nobody_else() -> None:
    assert [reachable_hosts(host) for host in ("127.0.0.1", "localhost", "::1", "127.0.0.2")] == [[], [], [], []]


def test_a_server_on_an_address_of_its_own_is_reached_there() -> None:
    assert reachable_hosts("192.168.7.5") == ["192.168.7.5"]
    assert reachable_hosts("candle.example") == ["candle.example"]


def test_a_server_on_every_address_names_none_that_is_loopback() -> None:
    assert not any(is_this_machine(host) for host in reachable_hosts("0.0.0.0"))


def test_links_begin_with_the_address_by_which_the_opener_came_if_others_can_come_by_it() -> None:
    assert origins("https://candle.example", ["10.0.0.9"]) == ["https://candle.example"]
    assert origins("http://127.0.0.1:8000", ["10.0.0.9", "fd00::9"]) == [
        "http://10.0.0.9:8000",
        "http://[fd00::9]:8000",
    ]
    assert origins("http://localhost:8000", []) == []


def test_an_invite_of_a_server_that_nobody_else_reaches_has_no_link(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "human")
    invite = ann.http.post(f"/api/tables/{table}/invites", json={"seat": 1}).json()
    assert (invite["links"], invite["qr"]) == ([], None)


def test_an_invite_has_links_that_others_can_follow_and_a_qr_code_of_the_first(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gloaming.server.http.app.reachable_hosts", lambda host: ["10.0.0.9", "10.0.0.8"])
    house = open_house()
    ann = house.person()
    table = ann.open("human", "human")
    invite = ann.http.post(f"/api/tables/{table}/invites", json={"seat": 1}).json()
    assert invite["links"] == [
        f"http://10.0.0.{last}:{house.port}/join?game={GAME}#{invite['code']}" for last in (9, 8)
    ]
    assert invite["qr"]["path"] == qr_code(invite["links"][0]).path


def test_a_qr_code_is_drawn_square_by_square() -> None:
    code = qr_code("http://10.0.0.9:8000/")
    rows = segno.make_qr("http://10.0.0.9:8000/", error="m").matrix
    drawn = [[0] * code.size for _ in range(code.size)]
    for run in code.path.split("M")[1:]:
        x, rest = run.split(" ")
        y, length = rest.split(".5h")
        for step in range(int(length)):
            drawn[int(y)][int(x) + step] = 1
    assert drawn == [list(row) for row in rows]


def test_a_terminal_shows_how_others_connect_or_how_to_accept_them() -> None:
    shown = io.StringIO()
    announce([], shown)
    assert "Only this machine can reach the server. Use --host 0.0.0.0" in shown.getvalue()
    shown = io.StringIO()
    announce(["http://10.0.0.9:8000/", "http://10.0.0.8:8000/"], shown)
    first, *drawn = shown.getvalue().splitlines()
    assert first == "Other machines can reach it at http://10.0.0.9:8000/ or http://10.0.0.8:8000/"
    assert len(drawn) > 10


def test_a_terminal_without_block_characters_shows_the_address() -> None:
    written = io.BytesIO()
    shown = io.TextIOWrapper(written, encoding="ascii")
    announce(["http://10.0.0.9:8000/"], shown)
    assert b"Other machines can reach it at http://10.0.0.9:8000/" in written.getvalue()


def test_a_machine_without_a_network_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise OSError("no network")

    monkeypatch.setattr("socket.socket.connect", fail)
    monkeypatch.setattr("socket.getaddrinfo", fail)
    assert reachable_hosts("0.0.0.0") == []
