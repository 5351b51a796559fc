"""Browser sessions: listed and ended by their owner."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.accounts import sessions
from gloaming.server.accounts.sessions import SEEN_EVERY, browser_of
from gloaming.server.store.database import StoreFault
from gloaming.server.store.pruning import SESSION_DAYS, prune
from gloaming.server.store.sqlite import FILE
from tests.server.house import House, Line, Person, lay_out_as, ran
from tests.server.http.routes.test_account_routes import arrive, code

Open = Callable[..., House]

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SAFARI = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1"
EDGE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/138.0 Safari/537.36 Edg/138.0"
CHROME = (
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36"
)


def listed(person: Person) -> list[dict[str, Any]]:
    answer = person.http.get("/api/me/sessions")
    assert answer.status_code == 200, answer.text
    sessions: list[dict[str, Any]] = answer.json()
    return sessions


def same_person(house: House, person: Person) -> Person:
    """Return another browser of the same person."""
    browser = house.person()
    assert arrive(browser, code(person)) == 200
    return browser


def copied(house: House, person: Person) -> Person:
    """Return an attacker who has stolen a person's cookie."""
    thief = house.person()
    thief.http.cookies.update(person.http.cookies)
    return thief


def closing_code(line: Line) -> int | None:
    """Read until the server closes a socket. Return the code."""
    with suppress(ConnectionClosed):
        while True:
            line.read()
    return line.connection.close_code


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (FIREFOX, "Firefox on Linux"),
        (SAFARI, "Safari on iPhone"),
        (EDGE, "Edge on Windows"),
        (CHROME, "Chrome on Android"),
        ("python-httpx/0.28", ""),
        ("", ""),
    ],
)
def test_a_browser_is_described_in_a_few_words(agent: str, name: str) -> None:
    assert browser_of(agent) == name


def test_each_browser_of_a_person_is_listed_and_any_can_be_signed_out(house: House) -> None:
    ann = house.person()
    ann.http.headers["User-Agent"] = FIREFOX
    ann.open("human", "random")
    phone = house.person()
    phone.http.headers["User-Agent"] = SAFARI
    assert arrive(phone, code(ann)) == 200
    own, other_session = listed(ann)
    assert [(session["browser"], session["here"]) for session in (own, other_session)] == [
        ("Firefox on Linux", True),
        ("Safari on iPhone", False),
    ]
    assert abs(own["began"] - time.time()) < 300
    left = ann.http.post("/api/me/sessions", json={"id": other_session["id"]}).json()
    assert [session["id"] for session in left] == [own["id"]]
    assert phone.http.get("/api/tables").json() == []
    assert phone.http.get("/api/me/sessions").status_code == 403
    assert ann.http.post("/api/me/sessions", json={"id": other_session["id"]}).status_code == 404


def test_all_others_can_be_signed_out_and_codes_they_gave_are_void(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "random")
    browsers = [same_person(house, ann) for _ in range(2)]
    given = code(browsers[0])
    left = ann.http.post("/api/me/sessions", json={}).json()
    assert [session["here"] for session in left] == [True]
    assert all(browser.http.get("/api/tables").json() == [] for browser in browsers)
    assert arrive(house.person(), given) == 404
    assert ann.join(table).update.seat == 0


def test_who_signs_out_takes_their_cookie_with_them_for_good(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "human", spectators=False)
    thief = copied(house, ann)
    assert thief.http.get(f"/api/tables/{table}").status_code == 200
    assert ann.http.post("/api/me/sign-out").status_code == 200
    assert thief.http.get(f"/api/tables/{table}").status_code == 403
    assert thief.http.post("/api/me/transfer").status_code == 403


def test_the_sockets_of_an_ended_session_are_closed_at_once_and_no_others(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "random", spectators=False)
    phone = same_person(house, ann)
    mine, phone_line = ann.join(table), phone.join(table)
    phone_session = next(session for session in listed(ann) if not session["here"])
    ann.http.post("/api/me/sessions", json={"id": phone_session["id"]})
    assert closing_code(phone_line) == 4001
    mine.wait(lambda now: now.prompt is not None)
    assert mine.choose(0).status == "taken"


def test_a_socket_that_nobody_reads_is_heard_no_more_once_its_session_has_ended(open_house: Open) -> None:
    house = open_house(send_buffer=1)
    ann = house.person()
    table = ann.open("human", "random")
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    copied(house, ann).http.post("/api/me/sign-out")
    with pytest.raises(ConnectionClosed):
        line.choose(0)


def test_nobody_ends_the_sessions_of_others(house: House) -> None:
    ann, eve = house.person(), house.person()
    ann.open("human", "random")
    eve.open("human", "random")
    (hers,) = listed(ann)
    assert eve.http.post("/api/me/sessions", json={"id": hers["id"]}).status_code == 404
    assert eve.http.post("/api/me/sessions", json={}).status_code == 200
    assert len(listed(ann)) == 1
    assert house.person().http.post("/api/me/sessions", json={}).status_code == 403


def test_of_too_many_sessions_the_one_not_seen_for_longest_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 3)
    ann = house.person()
    ann.open("human", "random")
    browsers = [same_person(house, ann) for _ in range(3)]
    assert ann.http.get("/api/tables").json() == []
    assert len(listed(browsers[-1])) == 3
    assert 'gloaming_limited_total{limit="sessions"}' in ann.http.get("/metrics").text


def test_the_store_holds_no_secret_of_a_session_and_knows_it_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    ann.http.headers["User-Agent"] = FIREFOX
    table = ann.open("human", "random")
    (before,) = listed(ann)
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base:
        dump = "\n".join(base.iterdump())
    (value,) = dict(ann.http.cookies).values()
    assert value.rpartition(".")[0] not in dump
    assert "Gecko" not in dump
    house = open_house(port=house.port, data=tmp_path)
    again = copied(house, ann)
    assert listed(again) == [before]
    assert again.join(table).update.seat == 0


def test_cookies_of_before_go_on_working_until_they_are_signed_out(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    house.close()
    lay_out_as(tmp_path, 8, ann)
    house = open_house(port=house.port, data=tmp_path)
    desk, phone = copied(house, ann), copied(house, ann)
    assert desk.join(table).update.seat == 0
    (before,) = listed(desk)
    assert (before["began"], before["here"]) == (0, True)
    desk.open("human", "random")
    assert [session["here"] for session in listed(desk)] == [True, False]
    assert phone.join(table).update.seat == 0
    desk.http.post("/api/me/sessions", json={})
    assert phone.http.get("/api/tables").json() == []
    assert len(desk.http.get("/api/tables").json()) == 2


def test_when_a_browser_was_last_seen_is_written_down_now_and_then(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    ann.open("human", "random")
    (before,) = listed(ann)
    later = time.time() + SEEN_EVERY + 5
    monkeypatch.setattr(time, "time", lambda: later)
    ann.http.get("/api/tables")
    (now,) = listed(ann)
    assert (now["seen"], now["began"]) == (later, before["began"])


def test_a_cookie_is_renewed_once_a_day_by_whatever_is_asked_for(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", listed=True)
    bob.sit(table)
    before = ann.cookie
    for path in ("/api/tables", "/api/games", "/api/me"):
        assert "set-cookie" not in ann.http.get(path).headers
    later = time.time() + 25 * 60 * 60
    monkeypatch.setattr(time, "time", lambda: later)
    renewed = ann.http.get("/api/games").headers["set-cookie"]
    assert "Max-Age=2592000; Path=/; SameSite=strict" in renewed
    assert "HttpOnly" in renewed
    assert renewed.startswith(before)
    assert "set-cookie" not in ann.http.get("/api/games").headers
    assert "Max-Age=0" in bob.http.post("/api/me/sign-out").headers["set-cookie"]
    assert "set-cookie" not in bob.http.get("/api/games").headers
    assert "set-cookie" not in house.person().http.get("/api/games").headers


def test_sessions_that_nobody_uses_are_forgotten(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    house.person().open("human", "random")
    house.close()
    ran(tmp_path, SESSION_DAYS + 1)
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        prune(base, 90, ())
        assert base.execute("SELECT count(*) FROM sessions").fetchone() == (1,)
        base.execute("UPDATE sessions SET seen = seen - ?", ((SESSION_DAYS + 2) * 86400,))
        prune(base, 90, ())
        assert base.execute("SELECT count(*) FROM sessions").fetchone() == (0,)


def test_nobody_gets_a_new_identity_while_the_store_cannot_be_read(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    ann.open("human", "random")
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    again = copied(house, ann)
    store = house.tables.store
    assert store is not None

    async def failing(*_: object) -> None:
        raise sessions_fault

    sessions_fault = StoreFault("the disk is gone")
    with monkeypatch.context() as broken:
        broken.setattr(store, "do", failing)
        refused = again.http.post("/api/me", json={"name": "Ann", "mark": ""})
    assert refused.status_code == 503
    assert "set-cookie" not in refused.headers
    assert len(again.http.get("/api/tables").json()) == 1
