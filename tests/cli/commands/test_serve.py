from __future__ import annotations

import socket
import webbrowser
from threading import Event

import pytest

from gloaming import server
from tests.cli.conftest import Run, refused


def test_serve_passes_port_and_bound_on(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(server, "serve", lambda port, most_tables, **_: asked.append((port, most_tables)))
    assert run("serve", "--port", "8123", "--most-tables", "500").exit_code == 0
    assert asked == [(8123, 500)]


@pytest.mark.parametrize(("words", "delay"), [((), 0.3), (("--bot-delay", "0"), 0), (("--bot-delay", "1.5"), 1.5)])
def test_serve_sets_how_long_bots_take(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], delay: float
) -> None:
    asked = []
    monkeypatch.setattr(server, "serve", lambda pause, **_: asked.append(pause))
    assert run("serve", *words).exit_code == 0
    assert asked == [delay]


@pytest.mark.parametrize(("words", "on"), [((), True), (("--no-workshop",), False)])
def test_serve_can_turn_the_workshop_off(
    run: Run, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], on: bool
) -> None:
    asked = []
    monkeypatch.setattr(server, "serve", lambda workshop, **_: asked.append(workshop))
    assert run("serve", *words).exit_code == 0
    assert asked == [on]


def test_serve_shows_the_delay_of_bots_in_its_help(run: Run) -> None:
    assert "--bot-delay SECONDS" in run("serve", "--help").stdout


@pytest.mark.parametrize("delay", ["-1", "11", "nan", "soon"])
def test_serve_refuses_a_delay_that_is_none(run: Run, delay: str) -> None:
    assert run("serve", "--bot-delay", delay).exit_code == 2


def test_serve_opens_the_browser_once_the_server_listens(
    run: Run, own_port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    seen = Event()

    def serve(port: int, **_: object) -> None:
        assert not opened
        with socket.create_server(("127.0.0.1", port)):
            assert seen.wait(10)

    def open_page(address: str) -> None:
        opened.append(address)
        seen.set()

    monkeypatch.setattr(server, "serve", serve)
    monkeypatch.setattr(webbrowser, "open", open_page)
    assert run("serve", "--open", "--port", str(own_port)).exit_code == 0
    assert opened == [f"http://127.0.0.1:{own_port}/"]


def test_serve_cannot_open_a_page_on_any_port(run: Run) -> None:
    assert "--port" in refused(run("serve", "--open", "--port", "0"))
