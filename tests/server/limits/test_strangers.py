"""What strangers do to gain an advantage or to harm others: all of it fails."""

from __future__ import annotations

import io
import itertools
import json
import logging
import socket
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from ipaddress import ip_network
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any, NoReturn

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection

import gloaming
from gloaming.server.http import connections, throttling
from gloaming.server.http.routes import record_routes
from gloaming.server.limits import responses
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.monitoring import metrics
from gloaming.server.monitoring.logs import log_to
from gloaming.server.protocol.client_messages import (
    AnswerUndo,
    Choose,
    Hint,
    Leave,
    RequestUndo,
    Resign,
    ReturnToSeat,
    SubstituteBot,
    Sync,
    WhyNot,
)
from gloaming.server.protocol.prompt_info import EventInfo
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_messages import Watcher
from gloaming.server.protocol.table_update import TableUpdate, UndoState
from gloaming.server.tables import live_match, match_session, table, table_registry, text_cache
from gloaming.server.tables.journal import load_history
from gloaming.server.tables.table_updates import TableUpdates
from tests.server.house import GAME, PATIENCE, House, Line, Person, get, together, until

Open = Callable[..., House]


def answer(line: Line, message: AnswerUndo | Leave | ReturnToSeat | SubstituteBot | RequestUndo) -> ChoiceResult:
    got = line.ask(message)
    assert isinstance(got, ChoiceResult)
    return got


def deserted(house: House) -> tuple[Line, Person, int]:
    """Return a table of two people of whom one has left, so that a bot plays for them: who is left, who left, and the
    table.

    The bot has chosen since the last choice of the one who is left.
    """
    people = [house.person(), house.person()]
    table = people[0].open("human", "human")
    people[1].sit(table)
    lines = [person.join(table) for person in people]
    together(*lines)
    gone = lines[0].update.waiting_for
    assert gone is not None
    lines[gone].connection.close()
    line = lines[1 - gone]
    line.wait(lambda now: now.seats[gone].replaceable)
    assert answer(line, SubstituteBot(id="go on", seat=gone, rqid=line.update.rqid)).status == "taken"
    by_bot = False
    while not by_bot:
        line.wait(lambda now: now.prompt is not None)
        count = len(line.updates)
        assert line.choose(0).status == "taken"
        line.wait(lambda now: now.prompt is not None)
        by_bot = any(event.seat == gone for now in line.updates[count:] for event in now.events)
    return line, people[gone], gone


def test_nothing_is_undone_over_the_head_of_who_is_away(open_house: Open) -> None:
    line, _, gone = deserted(open_house(away=0.02))
    view = line.update.view
    assert line.update.undo == UndoState(seat=1 - gone, free=False)
    assert answer(line, RequestUndo(id="back")).status == "taken"
    undo = line.wait(lambda now: now.undo is not None and now.undo.asked).undo
    assert undo is not None
    assert undo.needed == [gone]
    assert (line.update.view, line.update.undone) == (view, 0)


def test_who_is_away_agrees_once_they_are_back_and_not_before(open_house: Open) -> None:
    line, person, gone = deserted(open_house(away=0.02))
    again = person.join(line.update.table)
    assert again.update.undo is None
    assert answer(line, RequestUndo(id="back")).status == "taken"
    undo = again.wait(lambda now: now.undo is not None and now.undo.asked).undo
    assert undo is not None
    yes = AnswerUndo(id="yes", request=undo.request, agree=True)
    assert answer(again, yes).reason == "A bot is playing for you. Take your seat back first."
    assert answer(again, ReturnToSeat(id="here I am")).status == "taken"
    assert answer(again, msgspec.structs.replace(yes, id="yes, now")).status == "taken"
    assert line.wait(lambda now: now.undone == 1).waiting_for == 1 - gone


@pytest.mark.parametrize("id", ["", " ", "\n", "a\nb", "a\n", "a\x00", "é", "x" * 65])
def test_a_choice_with_an_ill_formed_id_is_refused_and_booked_to_nobody(house: House, id: str) -> None:
    ann = house.person()
    line = ann.join(ann.open("human", "random", seed=7))
    line.wait(lambda now: now.prompt is not None)
    made = len(house.table(line.update.table).play.match.record()["choices"])
    line.connection.send(json.dumps({"type": "choose", "id": id, "rqid": line.prompt.rqid, "option": 0}))
    got = line.answer()
    assert isinstance(got, ChoiceResult)
    assert (got.id, got.status) == ("", "refused")
    assert len(house.table(line.update.table).play.match.record()["choices"]) == made
    assert line.choose(0).status == "taken"


def test_who_opens_a_table_for_others_sees_no_hand_and_chooses_nothing_before_all_are_seated(house: House) -> None:
    ann, bob, spectator = house.person(), house.person(), house.person()
    table = ann.open("human", "human", game="fatal-frame")
    line, outside = ann.join(table), spectator.join(table)
    early = line.wait(lambda now: True)
    assert early.view == outside.wait(lambda now: True).view
    assert [event.event for event in early.events] == [event.event for event in outside.update.events]
    assert (early.seat, early.waiting_for, early.prompt, early.question, early.undo) == (0, 1, None, "", None)
    rqid = house.table(table).play.rqid
    for message in (Choose(id="me first", rqid=rqid, option=0), RequestUndo(id="back"), Hint(id="what", rqid=rqid)):
        got = line.ask(message)
        assert isinstance(got, ChoiceResult)
        assert (got.status, got.reason) == ("refused", "The match begins when everybody has sat down.")
    bob.sit(table)
    now = line.wait(lambda now: now.question != "")
    assert now.since == 0
    assert now.view != early.view
    assert house.table(table).play.match.record()["choices"] == []


def test_bots_wait_for_those_who_have_not_sat_down(open_house: Open) -> None:
    house = open_house(pause=0.0)
    ann, bob = house.person(), house.person()
    table = ann.open("random", "human", "human")
    line = ann.join(table)
    line.wait(lambda now: True)
    time.sleep(0.3)
    assert house.table(table).play.match.record()["choices"] == []
    bob.sit(table)
    line.wait(lambda now: now.waiting_for in (1, 2) and now.question != "")


def test_wrong_codes_cost_who_guesses_and_nobody_else_of_the_address(open_house: Open) -> None:
    house = open_house()
    ann, bob, eve = house.person(), house.person(), house.person()
    id = ann.open("human", "human")
    eve.open("random", "random")
    assert [eve.take(f"guess {number}").status_code for number in range(12)][-1] == 429
    assert [house.person().take(f"guess {number}").status_code for number in range(12)][-1] == 429
    ann.open("random", "random")
    assert ann.take("mistyped").status_code == 404
    assert bob.take(ann.invite(id, 1)).status_code == 200


def test_even_who_has_guessed_sits_down_by_a_right_code(open_house: Open) -> None:
    house = open_house()
    ann, eve = house.person(), house.person()
    id = ann.open("human", "human")
    assert [eve.take(f"guess {number}").status_code for number in range(12)][-1] == 429
    assert eve.take(ann.invite(id, 1)).status_code == 200


def test_spectators_who_fill_a_table_keep_nobody_out_whose_table_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "MOST_WATCHERS", 3)
    monkeypatch.setattr(table, "MOST_OWN", 2)
    ann = house.person()
    id = ann.open("human", "random")
    for _ in range(3):
        house.person().join(id)
    assert refusal(house.person(), id) == 503
    line = ann.join(id)
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0).status == "taken"
    ann.join(id)
    assert refusal(ann, id) == 503


@pytest.mark.parametrize(("bound", "status"), [("spectators_of_address", 429), ("spectators_of_server", 503)])
def test_spectators_have_a_share_of_a_server_and_leave_the_rest(open_house: Open, bound: str, status: int) -> None:
    house = open_house(limits=Limits(**{bound: 2}))  # type: ignore[arg-type]
    ann = house.person()
    id = ann.open("human", "random")
    first = house.person().join(id)
    house.person().join(id)
    assert refusal(house.person(), id) == status
    assert ann.join(id).update.seat == 0
    first.connection.close()
    until(lambda: len(house.table(id).watchers) == 2)
    house.person().join(id)


def test_several_addresses_full_of_sockets_keep_no_other_from_playing(open_house: Open) -> None:
    house = open_house(proxies=PROXY, limits=Limits(sockets_of_server=12, sockets_of_address=6))
    for number in range(4):
        eve = come(house, f"10.0.0.{number}")
        assert refused_in_the_end(eve, eve.open("human", "random")) in (429, 503)
    ann = play_alone(come(house, "10.0.1.1"))
    ann.wait(lambda now: now.prompt is not None)
    assert ann.choose(0).status == "taken"
    assert sit(come(house, "10.0.1.2"), ann.update.table).update.seat is None


def test_several_addresses_full_of_spectators_keep_no_other_from_looking_on(open_house: Open) -> None:
    house = open_house(proxies=PROXY, limits=Limits(spectators_of_server=6, spectators_of_address=3))
    ann = come(house, "10.0.1.1")
    own = sit(ann, ann.open("human", "random"))
    table = own.update.table
    first = sit(come(house, "10.0.0.1"), table)
    for number in (1, 2):
        assert refused_in_the_end(come(house, f"10.0.0.{number}"), table) == 429
    bob = sit(come(house, "10.0.1.2"), table)
    with pytest.raises(ConnectionClosed) as closed:
        first.wait(lambda now: False)  # the bot may have moved before
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008
    assert closed.value.rcvd.reason.startswith("The server is full, and your address has the most sockets")
    until(lambda: len(house.table(table).watchers) == 7)
    assert bob.ask(WhyNot(id="still here", piece="x")).id == "still here"
    assert own.ask(WhyNot(id="here, too", piece="x")).id == "here, too"


def test_a_person_with_sockets_at_every_table_cannot_keep_others_from_playing(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path, most_tables=3)
    ann, bob = house.person(), house.person()
    honest = ann.join(ann.open("human", "random"))
    honest.wait(lambda now: now.prompt is not None)
    assert honest.choose(0).status == "taken"
    strangers = [house.person() for _ in range(2)]
    held = [stranger.open("human", "random") for stranger in strangers]
    for stranger, id in zip(strangers, held, strict=True):
        stranger.join(id)
    line = bob.join(bob.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0).status == "taken"
    assert honest.update.table in house.tables.awake
    assert [stranger.join(id).update.table for stranger, id in zip(strangers, held, strict=True)] == held
    honest.wait(lambda now: now.prompt is not None)
    assert honest.choose(0).status == "taken"


def come(house: House, address: str) -> Person:
    """Return a new person at an address."""
    person = house.person()
    person.http.headers["X-Forwarded-For"] = address
    return person


def sit(person: Person, table: str) -> Line:
    """Open a socket at a table, from the person's address."""
    return person.join(table, headers={"X-Forwarded-For": person.http.headers["X-Forwarded-For"]})


def play_alone(person: Person) -> Line:
    """Return a person who has chosen at a table of their own."""
    line = sit(person, person.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0).status == "taken"
    return line


def refused_in_the_end(person: Person, table: str) -> int:
    """Open sockets until one is refused. Return the HTTP status."""
    try:
        for _ in range(20):
            sit(person, table)
    except InvalidStatus as refused:
        return refused.response.status_code
    raise AssertionError("all are let in")


PROXY = [ip_network("127.0.0.1")]


def test_who_plays_at_every_table_keeps_no_other_address_from_opening_one(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path, most_tables=4, proxies=PROXY)
    ann, bob, eve = [come(house, f"10.0.0.{number}") for number in (1, 2, 3)]
    honest = play_alone(ann)
    for _ in range(3):
        play_alone(eve)
    assert play_alone(bob).update.table in house.tables.awake
    assert honest.update.table in house.tables.awake
    refused = eve.http.post("/api/tables", json={"game": GAME, "seats": ["human", "random"]})
    assert refused.status_code == 503


def test_several_addresses_that_play_at_every_table_keep_no_other_from_opening_one(
    open_house: Open, tmp_path: Path
) -> None:
    house = open_house(data=tmp_path, most_tables=12, proxies=PROXY)
    for number in range(6):
        eve = come(house, f"10.0.0.{number}")
        for _ in range(2):
            play_alone(eve)
    ann = play_alone(come(house, "10.0.1.1"))
    ann.wait(lambda now: now.prompt is not None)
    assert ann.choose(0).status == "taken"
    assert len(house.tables.awake) == 12


def test_who_holds_most_tables_drives_nobody_from_theirs_who_thinks_for_long(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path, most_tables=3, proxies=PROXY)
    ann, bob, eve = [come(house, f"10.0.0.{number}") for number in (1, 2, 3)]
    thinks = sit(ann, ann.open("human", "random"))
    for _ in range(2):
        play_alone(eve)
    refused = eve.http.post("/api/tables", json={"game": GAME, "seats": ["human", "random"]})
    assert refused.status_code == 503
    assert thinks.update.table in house.tables.awake
    thinks.wait(lambda now: now.prompt is not None)
    assert thinks.choose(0).status == "taken"
    assert play_alone(bob).update.table in house.tables.awake
    assert thinks.update.table in house.tables.awake


def test_bots_think_for_the_address_that_is_at_the_table(open_house: Open) -> None:
    house = open_house(proxies=PROXY)
    ann = come(house, "10.0.0.1")
    table = ann.open("human", "human")
    asker = house.table(table)._bot._asker
    assert (asker.address(), asker.people) == ("10.0.0.1", True)
    line = ann.join(table, headers={"X-Forwarded-For": "10.0.0.2"})
    assert asker.address() == "10.0.0.2"
    line.connection.close()
    until(lambda: asker.address() == "10.0.0.1")


@pytest.mark.parametrize(
    "kind",
    [
        "search:1000000",
        "search:1001",
        "search:5000ms",
        "rollout:101",
        "rollout:101:2",
        "search:2x501",
        "search:4x900ms:unlearned",
    ],
)
def test_nobody_can_make_bots_think_for_long(house: House, kind: str) -> None:
    response = house.person().http.post("/api/tables", json={"game": GAME, "seats": [kind, "human"]})
    assert response.status_code == 400
    message = (
        f"seats[0]: {kind}: bots on this server think for at most 1000 iterations, worlds or milliseconds per choice"
    )
    assert response.json()["message"] == message


def test_how_sure_a_planner_is_to_be_is_no_thought(house: House) -> None:
    response = house.person().http.post("/api/tables", json={"game": GAME, "seats": ["rollout:100:3", "human"]})
    assert response.is_success


def test_refused_sockets_are_a_number_and_not_a_line_each(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    written = io.StringIO()
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", [])
    monkeypatch.setattr(root, "level", root.level)
    log_to(written)
    before = metrics.REFUSED_SOCKETS._value.get()
    ann = house.person()
    assert [refusal(ann, "nowhere") for _ in range(5)] == [404] * 5
    with pytest.raises(InvalidStatus):
        ann.connect(ann.open("human", "random"), origin="http://elsewhere")
    assert metrics.REFUSED_SOCKETS._value.get() == before + 6
    assert written.getvalue() == ""


@pytest.mark.parametrize(
    "sent", [b"", b"GET / HTTP/1.1\r\nHost: 127", b"GET /healthz HTTP/1.1\r\nHost: {host}\r\n\r\nGET /he"]
)
def test_a_connection_that_brings_no_request_is_closed(
    house: House, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    is_complete = b"healthz" in sent  # then the connection is closed because it is idle after the response
    monkeypatch.setattr(connections, "HEADERS", PATIENCE if is_complete else 0.3)
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as silent:
        silent.sendall(sent.replace(b"{host}", f"127.0.0.1:{house.port}".encode()))
        assert read_out(silent).count(b"HTTP/1.1 200") == sent.count(b"healthz")


def test_silent_connections_of_an_address_are_bounded_and_others_served(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "MOST_SILENT", 3)
    with ExitStack() as held:
        silent = [held.enter_context(socket.create_connection(("127.0.0.1", house.port), PATIENCE)) for _ in range(6)]
        assert [read_out(connection) for connection in silent[:3]] == [b""] * 3
        assert get(f"{house.address}/healthz").status_code == 200
        assert len(connections._silent["127.0.0.1"]) <= 3


def test_a_body_that_never_comes_is_refused(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "SLOW_BODY", 0.2)
    host = f"127.0.0.1:{house.port}"
    head = f"POST /api/join HTTP/1.1\r\nHost: {host}\r\nOrigin: {house.address}\r\nContent-Length: 50\r\n\r\n{{"
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as slow:
        slow.sendall(head.encode())
        assert slow.recv(1000).startswith(b"HTTP/1.1 408")


def test_incomplete_bodies_and_endless_numbers_are_not_logged_as_faults(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    host = f"127.0.0.1:{house.port}"
    head = f"POST /api/join HTTP/1.1\r\nHost: {host}\r\nOrigin: {house.address}\r\nContent-Length: 50\r\n\r\n{{"
    faults, cut = metrics.FAULTS.labels("server")._value.get(), metrics.LIMITED.labels("bodies")._value.get()
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as gone:
        gone.sendall(head.encode())
        time.sleep(0.2)
    until(lambda: metrics.LIMITED.labels("bodies")._value.get() > cut)
    table = house.person().open("human", "random")
    for path in ("replay/0", "better"):
        assert get(f"{house.address}/api/tables/{table}/{path}/{'9' * 5000}").status_code == 404
    assert metrics.FAULTS.labels("server")._value.get() == faults
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.mark.parametrize("flood", ["ping", "pong"])
def test_who_only_pings_is_closed_and_the_others_play_on(house: House, flood: str) -> None:
    check_closed(house, lambda eve: send_many(getattr(eve, flood)))


@pytest.mark.parametrize("part", ["", "x"])
def test_who_sends_a_message_in_parts_without_end_is_closed_and_the_others_play_on(house: House, part: str) -> None:
    check_closed(house, lambda eve: eve.send(itertools.chain(["{"], itertools.repeat(part, 10_000))))


def check_closed(house: House, flood: Callable[[ClientConnection], None]) -> None:
    """Check that the server closes a socket that does this, and that players continue."""
    ann = house.person()
    id = ann.open("human", "random")
    line = ann.join(id)
    eve = house.person().join(id)
    with pytest.raises(ConnectionClosed):
        overrun(eve, flood)
    until(lambda: len(house.table(id).watchers) == 1)
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0).status == "taken"


def overrun(line: Line, flood: Callable[[ClientConnection], None]) -> None:
    """Flood the server. If it has not closed the socket by then, read until it does."""
    flood(line.connection)
    line.wait(lambda now: False)


def test_a_message_in_a_few_parts_is_read(house: House) -> None:
    ann = house.person()
    line = ann.join(ann.open("human", "random"))
    line.connection.send(['{"type":"why-not",', '"id":"in parts",', "", '"piece":"x"}'])
    assert line.answer().id == "in parts"


def test_a_client_that_does_not_read_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "UNREAD", 0.3)
    request = f"GET /api/games/{GAME}/content HTTP/1.1\r\nHost: 127.0.0.1:{house.port}\r\n\r\n".encode()
    taken = connections.room.taken
    closed = metrics.CLOSED_CONNECTIONS.labels("unread")._value
    before = closed.get()
    with socket.socket() as lazy:
        lazy.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        lazy.connect(("127.0.0.1", house.port))
        lazy.sendall(request * 300)
        until(lambda: closed.get() > before)
    until(lambda: connections.room.taken <= taken)
    with socket.create_connection(("127.0.0.1", house.port), PATIENCE) as slow:
        slow.sendall(request * 60)
        got = b""
        while got.count(b"HTTP/1.1 200") < 60:
            got += slow.recv(65536)
            time.sleep(0.001)


def test_looking_back_on_ever_more_matches_costs_who_does_it(open_house: Open) -> None:
    house = open_house(limits=Limits(replays=Rate(2, 60.0), moments=Rate(5, 60.0)))
    ann, eve = house.person(), house.person()
    ids = [eve.open("random", "random") for _ in range(3)]
    for id in ids:
        until(lambda id=id: house.table(id).play.match.over)  # type: ignore[misc]

    def look(person: Person, id: str, number: int = 0) -> int:
        return person.http.get(f"/api/tables/{id}/replay/{number}").status_code

    assert [look(eve, id) for id in ids] == [200, 200, 429]
    assert [look(eve, ids[0], number) for number in range(4)] == [200, 200, 429, 429]
    ann.open("human", "random")
    assert look(ann, ids[2]) == 200


def test_loading_table_after_table_from_the_store_delays_nobody(
    open_house: Open, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(table_registry, "MOST_WAKING", 2)
    first = open_house(data=tmp_path, proxies=PROXY)
    ann, eve = come(first, "10.0.0.1"), come(first, "10.0.0.2")
    own, hers = ann.open("human", "random"), [eve.open("human", "random") for _ in range(8)]
    first.close()
    house, refused = open_house(data=tmp_path, proxies=PROXY), Event()

    def slow(*given: Any) -> Any:
        refused.wait(PATIENCE)
        return load_history(*given)

    def look(id: str, address: str = "10.0.0.2") -> int:
        headers = {"X-Forwarded-For": address}
        status = get(f"{house.address}/api/tables/{id}", headers=headers).status_code
        if status == 429 and address == "10.0.0.2":
            refused.set()
        return status

    monkeypatch.setattr("gloaming.server.tables.stored_tables.load_history", slow)
    with ThreadPoolExecutor(9) as many:
        got = [many.submit(look, id) for id in hers]
        assert look(own, "10.0.0.1") == 200
        statuses = [future.result() for future in got]
    assert {*statuses} == {200, 429}
    assert statuses.count(200) >= 2


def test_a_client_with_endless_requests_waits_and_others_do_not(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(proxies=PROXY, limits=Limits(requests=Rate(1, 20_000.0)))
    waited: list[float] = []

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    def ask(path: str, number: int) -> httpx.Response:
        return get(f"{house.address}{path}", headers={"X-Forwarded-For": f"2001:db8::{number}"})

    monkeypatch.setattr(throttling, "LONGEST", 2500.0)
    monkeypatch.setattr(throttling, "asyncio", SimpleNamespace(sleep=wait))
    paths = ["/api/games", "/api/lobby", "/api/nowhere", "/api/tables/nowhere"] * 5
    assert {ask(path, number).status_code for number, path in enumerate(paths)} == {200, 404}
    assert waited == []
    assert [ask("/api/games", number).status_code for number in range(2)] == [200] * 2
    assert [round(seconds, -3) for seconds in waited] == [1000, 2000]
    refused = ask("/api/games", 21)
    assert (refused.status_code, refused.json()["error"], refused.headers["Connection"]) == (429, "too-many", "close")
    assert 2500 < int(refused.headers["Retry-After"]) <= 3000
    assert ask("/healthz", 22).status_code == 200
    answer = get(f"{house.address}/api/games", headers={"X-Forwarded-For": "2001:db8:0:1::1"})
    assert (answer.status_code, len(waited)) == (200, 2)


@pytest.mark.slow
def test_matches_are_played_through_one_at_a_time_however_many_are_asked_for(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    under_way: list[int] = []
    most: list[int] = []
    replay, refused = record_routes.positions, Event()

    def slow(*given: Any) -> list[gloaming.Match]:
        under_way.append(1)
        most.append(len(under_way))
        refused.wait(PATIENCE)
        under_way.pop()
        return replay(*given)

    def look(id: str) -> int:
        status = get(f"{house.address}/api/tables/{id}/replay/0").status_code
        if status == 429:
            refused.set()
        return status

    monkeypatch.setattr(record_routes, "positions", slow)
    eve = house.person()
    ids = [eve.open("random", "random") for _ in range(12)]
    until(lambda: all(house.table(id).over for id in ids))
    with ThreadPoolExecutor(12) as many:
        got = list(many.map(look, ids))
    assert max(most) == 1
    assert (got.count(200) >= record_routes.MOST_WAITING, {*got} <= {200, 429}, 429 in got) == (True, True, True)


def send_many(send: Callable[[str], object]) -> None:
    for number in range(10_000):
        send(str(number))


def read_out(connection: socket.socket) -> bytes:
    """Read until the other side closes."""
    got = b""
    with suppress(ConnectionResetError):
        while part := connection.recv(4096):
            got += part
    return got


def refusal(person: Person, id: str) -> int:
    """Return the HTTP status with which a socket is refused."""
    with pytest.raises(InvalidStatus) as refused:
        person.join(id)
    return refused.value.response.status_code


def test_who_asks_for_everything_again_and_again_waits_alone_and_it_is_written_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = house.person()
    id = ann.open("human", "random", seed=7)
    line = ann.join(id)
    line.wait(lambda now: now.prompt is not None)
    made: list[object] = []
    update = TableUpdates.update

    def counted(self: TableUpdates, watcher: Watcher) -> TableUpdate:
        if self is house.table(id).updates:  # and not those of another table of the server
            made.append(watcher)
        return update(self, watcher)

    monkeypatch.setattr(TableUpdates, "update", counted)
    line.send(Sync(since=0))
    line.wait(lambda now: len(line.updates) > 1 and now.since == 0)
    before = len(made)
    for _ in range(20):
        line.send(Sync(since=0))
    got = line.answer()
    assert isinstance(got, ChoiceResult)
    assert got.reason.startswith("Too many messages")
    assert len(made) - before <= 1
    assert ann.join(line.update.table).update.prompt is not None


def test_syncs_from_many_numbers_fill_no_memory_and_make_no_text_twice(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(limits=Limits(messages=Rate(1000, 0.001), all_messages=Rate(1000, 0.001)))
    eve = house.person()
    id = eve.open("random", "random", seed=7)
    until(lambda: house.table(id).over)
    line = eve.join(id)
    made: list[object] = []
    words = live_match.LiveMatch._event_info

    def counted(*given: Any) -> EventInfo:
        made.append(given[1])
        return words(*given)

    monkeypatch.setattr(live_match.LiveMatch, "_event_info", counted)
    happened = house.table(id).play.event_count
    assert happened > 50
    for since in range(50):
        line.send(Sync(since=since))
        update = line.wait(lambda now, since=since: now.since == since)  # type: ignore[misc]
        assert [event.number for event in update.events] == [*range(since, happened)]
    assert len(made) <= happened
    assert len(house.table(id).updates) <= text_cache.MOST_SHOWN


def test_asking_for_everything_counts_for_all_sockets_of_a_person(open_house: Open) -> None:
    house = open_house(limits=Limits(all_messages=Rate(40, 60.0)))
    eve = house.person()
    id = eve.open("human", "random")
    lines = [eve.join(id) for _ in range(3)]
    for line in lines[:2]:
        line.send(Sync(since=0))
    lines[1].wait(lambda now: len(lines[1].updates) > 1 and now.since == 0)
    for line in lines:
        line.send(Sync(since=0))
    got = lines[2].answer()
    assert isinstance(got, ChoiceResult)
    assert got.reason.startswith("Too many messages")


def test_taking_back_counts_as_much_as_being_sent_everything_again(open_house: Open) -> None:
    house = open_house(limits=Limits(messages=Rate(12, 60.0)))
    eve = house.person()
    line = eve.join(eve.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0).status == "taken"
    assert answer(line, RequestUndo(id="back")).status == "taken"
    assert line.ask(WhyNot(id="why", piece="x")).id == "why"
    got = line.ask(WhyNot(id="why", piece="x"))
    assert isinstance(got, ChoiceResult)
    assert got.reason.startswith("Too many messages")


def test_who_chooses_and_takes_back_without_end_fills_neither_disk_nor_memory(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "MOST_DONE", 12)
    house = open_house(data=tmp_path, limits=Limits(messages=Rate(1000, 0.001), all_messages=Rate(1000, 0.001)))
    eve = house.person()
    line = eve.join(eve.open("human", "random"))
    reason = ""
    for number in range(20):
        line.wait(lambda now, number=number: now.undone == number and now.prompt is not None)  # type: ignore[misc]
        reason = line.choose(0, id=f"choice {number}").reason or answer(line, RequestUndo(id=f"back {number}")).reason
        if reason:
            break
    assert reason == match_session.TOO_LONG
    assert house.table(line.update.table).session.journal.number <= 20
    line.wait(lambda now: now.prompt is not None)
    hint = line.ask(Hint(id="what", rqid=line.prompt.rqid))
    assert isinstance(hint, ChoiceResult)
    assert hint.reason == match_session.TOO_LONG
    resigned = line.ask(Resign(id="enough"))
    assert isinstance(resigned, ChoiceResult)
    assert resigned.status == "taken"
    assert line.wait(lambda now: now.ended is not None).waiting_for is None


def test_joining_and_leaving_endlessly_fills_neither_disk_nor_memory(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "MOST_DONE", 6)
    house = open_house(data=tmp_path)
    eve, promise = house.person(), "ab" * 32
    id = eve.open("human", "human", "human", listed=True)
    eve.join(id)
    statuses = []
    for number in range(8):
        person = house.person()
        statuses.append(person.http.post("/api/lobby", json={"table": id, "promise": promise}).status_code)
        if statuses[-1] == 200:
            assert answer(person.join(id), Leave(id=f"{number}")).status == "taken"
    assert {*statuses} == {200, 409}
    assert statuses[-1] == 409


def test_who_comes_and_goes_without_end_has_to_wait_and_the_others_are_left_in_peace(open_house: Open) -> None:
    house = open_house(limits=Limits(connecting=Rate(8, 60.0)))
    ann, eve = house.person(), house.person()
    id = ann.open("human", "human")
    eve.sit(id)
    line = ann.join(id)
    for _ in range(8):
        eve.join(id).connection.close()
    assert refusal(eve, id) == 429
    assert line.ask(WhyNot(id="still here", piece="x")).id == "still here"


def test_replaying_late_positions_makes_no_texts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    eve = house.person()
    id = eve.open("random", "random", seed=7)
    until(lambda: house.table(id).over)
    match = house.table(id).play.match
    last = len(match.choices or [])
    assert eve.http.get(f"/api/tables/{id}/replay/0").status_code == 200

    def dear(*_: object) -> NoReturn:
        raise AssertionError("every event is put into words")

    monkeypatch.setattr(gloaming.Match, "events", dear)
    moment = eve.http.get(f"/api/tables/{id}/replay/{last}").json()
    assert moment["event_count"] == match.event_count
