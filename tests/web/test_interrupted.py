"""Matches survive lost messages, second tabs, reloads and a killed server."""

from __future__ import annotations

import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Literal, get_args

import pytest
from playwright.sync_api import WebSocketRoute, expect

from gloaming.server.store.sqlite import FILE
from tests.server.house import Line, choose_patiently

from .visitor import PATIENCE, Visitor, await_person

Come = Callable[..., Visitor]

SOCKET = "**/socket"

Pace = Literal["slow", "normal", "brisk", "none"]
PACES: tuple[Pace, ...] = get_args(Pace)

TOO_MANY = "Too many messages. Send it again in 1 s or later."


class Mortal:
    """A `gloaming serve` process that can be killed and restarted at the same address."""

    def __init__(self, data: Path, port: int) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{self.port}"
        self._data = data
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "gloaming", "serve", "--port", str(self.port), "--bot-delay", "0"]
        self._process = subprocess.Popen([*command, "--data", str(self._data)], stdout=subprocess.DEVNULL)
        begun = time.monotonic()
        while True:
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                assert time.monotonic() - begun < PATIENCE / 1000, "the server does not start"
                assert self._process.poll() is None, "the server ended at once"
                time.sleep(0.05)

    def kill(self) -> None:
        """End it without a chance to do anything."""
        os.kill(self._process.pid, signal.SIGKILL)
        self._process.wait()

    def end(self) -> None:
        """End it with Ctrl-C; it must still be running."""
        assert self._process.poll() in (None, -signal.SIGKILL)
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE / 1000)


@pytest.fixture
def mortal(page: None, tmp_path: Path, own_port: int) -> Iterator[Mortal]:
    """A server that can be killed."""
    server = Mortal(tmp_path, own_port)
    yield server
    server.end()


def test_a_match_of_two_people_and_two_bots_lives_through_a_reload_and_a_killed_server(
    visitor: Come, mortal: Mortal
) -> None:
    first, other = people = [visitor(motion="reduce", at=mortal) for _ in range(2)]
    first.open_table("human", "human", "random", "random", seed=None)
    first.seat_friend(other)
    turns = 0
    while (waiting := await_person(people)) is not None:
        person = people[waiting]
        assert person.await_question()
        offered = person.legal()
        if turns == 3:
            person.page.reload()
            assert person.await_question()
            assert person.legal() == offered
        if turns == 6:
            before, log = person.asked, person.log()
            mortal.kill()
            person.reveal(0).click()
            for each in people:
                expect(each.page.locator(".banner")).to_contain_text("reconnecting")
                tried_in_vain(each)
            mortal.start()
            for each in people:
                expect(each.page.locator(".banner")).to_have_count(0, timeout=PATIENCE)
            person.await_answer(before)
            expect(person.page.locator(".log li")).not_to_have_count(len(log))
            assert person.log()[: len(log)] == log
            assert len(person.log()) > len(log)
        else:
            if turns < 3:
                person.check_controls()
            person.take(turns % len(offered))
        turns += 1
    assert turns > 12
    for person in people:
        expect(person.page.locator("#result")).to_have_text(person.update["reason"])
        assert person.complaints
        assert all("WebSocket" in said or "Failed to load" in said for said in person.complaints)
        person.leave()


def tried_in_vain(person: Visitor) -> None:
    """Wait until a page has tried to reach the stopped server, which its browser logs as an error."""
    for _ in range(PATIENCE // 50):
        if person.complaints:
            return
        person.page.wait_for_timeout(50)
    raise AssertionError("the page does not try to reach the server")


def test_a_restarted_server_is_said_to_have_been(visitor: Come) -> None:
    me = visitor()
    sides: list[WebSocketRoute] = []

    def between(page_side: WebSocketRoute) -> None:
        sides.append(page_side)
        run = str(len(sides))
        server_side = page_side.connect_to_server()
        server_side.on_message(lambda text: page_side.send(changed(text, run=run)))

    me.page.route_web_socket(SOCKET, between)
    me.open_table("human", "random", "random")
    me.await_question()
    sides[0].close(code=1012)
    expect(me.page.locator(".notice")).to_contain_text("The server restarted")
    expect(me.page.locator("[data-voice=polite]")).to_contain_text("The server restarted")


def test_a_page_stops_reconnecting_to_a_match_that_was_begun_under_other_rules(
    visitor: Come, mortal: Mortal, tmp_path: Path
) -> None:
    me = visitor(motion="reduce", at=mortal)
    me.open_table("human", "random", seed=None)
    assert me.await_question()
    mortal.kill()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        ((save,),) = base.execute("SELECT save FROM snapshots").fetchall()
        spoiled = json.loads(save) | {"version": 0, "turn": 1 - json.loads(save)["turn"]}
        base.execute("UPDATE snapshots SET save = ?", (json.dumps(spoiled).encode(),))
    mortal.start()
    expect(me.page.locator("p.banner")).to_contain_text("This match cannot continue on this server, but it is kept")
    expect(me.page.get_by_text("Connection lost")).to_have_count(0)
    me.page.goto(mortal.address)
    me.page.get_by_role("button", name="Your tables").click()
    mine = me.page.get_by_role("dialog", name="Your tables").get_by_role("listitem")
    expect(mine).to_contain_text("This match cannot continue on this server, but it is kept: it began under version 0")
    expect(mine).not_to_contain_text("your turn")
    me.leave()


def test_events_that_were_missed_are_asked_for(visitor: Come) -> None:
    me = visitor()
    asked: list[int] = []
    lost: list[bool] = []

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            if json.loads(text)["type"] == "table-update" and json.loads(text)["since"] and not lost:
                lost.append(True)
            else:
                page_side.send(text)

        def to_server(text: str | bytes) -> None:
            if json.loads(text)["type"] == "sync":
                asked.append(json.loads(text)["since"])
            server_side.send(text)

        server_side.on_message(to_page)
        page_side.on_message(to_server)

    me.page.route_web_socket(SOCKET, between)
    me.open_table("human", "random", "random")
    me.await_question()
    me.reveal(0).click()
    me.await_some(lost)
    # What is lost may have told all up to the next question: something else has to be told after it.
    me.page.request.post("/api/me", data={"name": "Ann", "mark": ""}, headers={"Origin": me.server})
    me.await_some(asked)
    me.await_question()
    me.await_log(me)
    numbers = len(me.log())
    me.page.reload()
    me.await_question()
    expect(me.page.locator(".log li")).to_have_count(numbers)


@pytest.mark.parametrize("pace", PACES)
def test_two_tabs_of_one_seat_show_the_same_and_choose_in_turn(visitor: Come, pace: Pace) -> None:
    me = visitor(pace=pace)
    address = me.open_table("human", "random", "random")
    tab = me.another_tab()
    tab.page.goto(address)
    for turn in range(6):
        first, second = (me, tab) if turn % 2 else (tab, me)
        assert await_person((me, tab)) is not None
        assert first.await_question()
        assert second.await_question()
        assert first.legal() == second.legal()
        before = first.asked
        first.take(0)
        second.await_answer(before)
    # Until the next question, bots act, and the two tabs tell it at their own times.
    assert await_person((me, tab)) is not None
    for one, other in ((me, tab), (tab, me)):
        one.await_question()
        one.await_log(other)
    assert me.log() == tab.log()


@pytest.mark.parametrize("pace", PACES)
def test_a_tab_catches_up_when_a_choice_comes_after_those_of_another_tab(visitor: Come, pace: Pace) -> None:
    me = visitor(pace=pace)
    address = me.open_table("human", "random", seed=3)
    assert me.await_question()
    with me.connect(address) as socket:
        other = Line(socket)
        for _ in range(3):
            other.wait(lambda now: now.prompt is not None)
            choose_patiently(other, 0)
        last = other.wait(lambda now: now.prompt is not None)
    me.await_update(lambda update: update["seq"] >= last.seq)
    if me.options.count():
        me.reveal(0).click()
    assert me.await_question()
    while me.legal() and me.page.get_by_role("group", name="What is happening").count():
        me.page.keyboard.press("Escape")
        me.page.wait_for_timeout(60)
    before = me.asked
    me.take(0)
    assert me.await_question()
    assert me.asked > before


def test_a_view_that_a_stale_answer_shows_to_be_missing_is_asked_for(visitor: Come) -> None:
    me = visitor()
    held: list[bool] = []

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            if json.loads(text)["type"] != "table-update" or not held:
                page_side.send(text)

        def to_server(text: str | bytes) -> None:
            if json.loads(text)["type"] == "sync":
                held.clear()
            server_side.send(text)

        server_side.on_message(to_page)
        page_side.on_message(to_server)

    me.page.route_web_socket(SOCKET, between)
    address = me.open_table("human", "random", seed=3)
    assert me.await_question()
    before = me.asked
    held.append(True)
    with me.connect(address) as socket:
        other = Line(socket)
        other.wait(lambda now: now.prompt is not None)
        choose_patiently(other, 0)
        other.wait(lambda now: now.prompt is not None)
    me.reveal(0).click()
    me.await_update(lambda update: update["prompt"] is not None and update["prompt"]["rqid"] > before)
    me.take(0)


def test_events_that_the_server_is_too_busy_to_send_again_are_asked_for_later(visitor: Come) -> None:
    me = visitor()
    refused: list[bool] = []
    lost: list[bool] = []

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table-update" and message["since"] and message["prompt"] and not lost:
                lost.append(True)
            else:
                page_side.send(text)

        def to_server(text: str | bytes) -> None:
            if json.loads(text)["type"] == "sync" and not refused:
                refused.append(True)
                page_side.send(json.dumps({"type": "choice-result", "id": "", "status": "refused", "reason": TOO_MANY}))
            else:
                server_side.send(text)

        server_side.on_message(to_page)
        page_side.on_message(to_server)

    me.page.route_web_socket(SOCKET, between)
    me.open_table("human", "random", "random")
    me.await_question()
    me.reveal(0).click()
    me.await_some(lost)
    me.page.request.post("/api/me", data={"name": "Ann", "mark": ""}, headers={"Origin": me.server})
    me.await_some(refused)
    assert me.await_question()
    assert me.legal()


def changed(text: str | bytes, **more: object) -> str:
    """Return a table update with changed fields; other messages unchanged."""
    message = json.loads(text)
    return json.dumps({**message, **more} if message["type"] == "table-update" else message)
