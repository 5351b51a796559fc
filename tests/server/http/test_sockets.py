"""Sockets: invalid messages, too many messages, and slow readers."""

from __future__ import annotations

import random
import socket
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, NoReturn

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gloaming.server.http import sockets
from gloaming.server.limits import rate_limits
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.protocol.client_messages import Ping, Sync, WhyNot
from gloaming.server.protocol.server_messages import ChoiceResult, Pong, WhyNotResult
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.tables import table
from gloaming.server.tables.table_updates import TableUpdates
from tests.server.house import PATIENCE, House, Line, Person, play_out, until
from tests.wire import counting


@pytest.mark.parametrize(
    "message",
    [
        "",
        "{",
        "null",
        "[]",
        '"choose"',
        '{"type": "shout"}',
        '{"type": "choose"}',
        '{"type": "choose", "id": "1", "rqid": "1", "option": 0}',
        '{"type": "choose", "id": "1", "rqid": 1, "option": -1}',
        '{"type": "choose", "id": "1", "rqid": 1, "option": 0.5}',
        '{"type": "choose", "id": "1", "rqid": 1, "option": 99999999999999999999}',
        '{"type": "choose", "id": "1", "rqid": 1, "option": 0, "seat": 0}',
        '{"type": "choose", "id": 1, "rqid": 1, "option": 0}',
        '{"type": "choose", "id": "%s", "rqid": 1, "option": 0}' % ("x" * 65),
        '{"type": "why-not", "id": "1", "piece": "%s"}' % ("x" * 65),
        '{"type": "sync", "since": -1}',
        '{"type": "table-update"}',
        "[" * 16000,
        b'{"type": "choose", "id": "1", "rqid": 1, "option": 0}',
    ],
)
def test_what_cannot_be_read_is_refused_and_changes_nothing(house: House, person: Person, message: str | bytes) -> None:
    line = person.join(person.open("human", "human"))
    before = house.table(line.update.table).play.match.save()
    line.connection.send(message)
    answer = line.answer()
    assert isinstance(answer, ChoiceResult)
    assert (answer.id, answer.status) == ("", "refused")
    assert answer.reason.startswith("This is not a valid message: ")
    assert len(answer.reason) < 200
    line.send(Sync(since=0))
    assert isinstance(line.read(), TableUpdate)
    assert house.table(line.update.table).play.match.save() == before


@pytest.mark.parametrize("compression", ["deflate", None])
def test_a_message_over_16_KiB_closes_the_socket_alone(house: House, person: Person, compression: Any) -> None:
    table = person.open("human", "human")
    line = person.join(table, compression=compression)
    before = house.table(table).play.match.save()
    line.connection.send('{"type": "sync", "since": 0}' + " " * 16384)
    assert closing_code(line) == 1009
    assert house.table(table).play.match.save() == before
    assert person.join(table).update.table == table


def test_too_many_messages_close_the_socket(person: Person) -> None:
    line = person.join(person.open("human", "human"))
    for number in range(2000):
        try:
            line.send(WhyNot(id=f"{number}", piece="space-0-0"))
        except ConnectionClosed:
            break
    assert closing_code(line) == 1008


def test_a_choice_over_the_rate_limit_says_when_to_retry_and_keeps_the_seat(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    seconds = 0.0
    monkeypatch.setattr(rate_limits, "time", SimpleNamespace(monotonic=lambda: seconds))
    house = open_house(limits=Limits(messages=Rate(5, 60.0)))
    ann = house.person()
    line = ann.join(ann.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    for number in range(5):
        line.ask(WhyNot(id=f"{number}", piece="space-0-0"))
    answer = line.choose(0, id="hasty")
    assert (answer.id, answer.status) == ("hasty", "refused")
    assert answer.reason == "Too many messages. Send it again in 60 s or later."
    seconds = 60.0
    assert line.choose(0, id="hasty").status == "taken"


def test_the_sockets_of_one_person_share_a_rate(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(all_messages=Rate(6, 60.0)))
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = [ann.join(table) for _ in range(2)]
    answers = [lines[number % 2].ask(WhyNot(id="why", piece="space-0-0")) for number in range(8)]
    assert [isinstance(answer, WhyNotResult) for answer in answers] == [True] * 6 + [False] * 2
    assert isinstance(bob.join(table).ask(WhyNot(id="why", piece="space-0-0")), WhyNotResult)


def test_messages_are_bounded_over_days_for_all_tables_of_a_person(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(messages_for_days=Rate(6, 3600.0)))
    ann, bob = house.person(), house.person()
    lines = [ann.join(ann.open("human", "human")) for _ in range(2)]
    answers = [lines[number % 2].ask(WhyNot(id="why", piece="space-0-0")) for number in range(8)]
    assert [isinstance(answer, WhyNotResult) for answer in answers] == [True] * 6 + [False] * 2
    assert isinstance(bob.join(bob.open("human", "human")).ask(WhyNot(id="why", piece="space-0-0")), WhyNotResult)


@pytest.mark.parametrize(
    ("bound", "status"), [("sockets", 429), ("sockets_of_address", 429), ("sockets_of_server", 503)]
)
def test_sockets_are_bounded_and_one_that_is_closed_makes_room(
    open_house: Callable[..., House], bound: str, status: int
) -> None:
    bounds: dict[str, Any] = {bound: 2}
    house = open_house(limits=Limits(**bounds))
    ann = house.person()
    id = ann.open("human", "human")
    first = ann.join(id)
    ann.join(id)
    with pytest.raises(InvalidStatus) as refused:
        ann.join(id)
    assert refused.value.response.status_code == status
    assert int(refused.value.response.headers["Retry-After"]) > 0
    first.connection.close()
    until(lambda: len(house.table(id).watchers) == 1)
    assert ann.join(id).update.seat == 0


def test_a_ping_is_answered_at_once_and_uses_up_no_choice(open_house: Callable[..., House]) -> None:
    house = open_house(
        limits=Limits(messages=Rate(2, 60.0), all_messages=Rate(2, 60.0), messages_for_days=Rate(2, 60.0))
    )
    ann = house.person()
    line = ann.join(ann.open("human", "human"))
    for _ in range(sockets.PINGS.burst):
        line.send(Ping())
    assert [line.read() for _ in range(sockets.PINGS.burst)] == [Pong()] * sockets.PINGS.burst
    assert isinstance(line.ask(WhyNot(id="why", piece="space-0-0")), WhyNotResult)


def test_pings_without_end_count_as_messages_and_close_the_socket(person: Person) -> None:
    line = person.join(person.open("human", "human"))
    for _ in range(2000):
        try:
            line.send(Ping())
        except ConnectionClosed:
            break
    assert closing_code(line) == 1008


def test_a_burst_of_messages_is_answered(person: Person) -> None:
    line = person.join(person.open("human", "human"))
    for number in range(50):
        line.send(WhyNot(id=f"{number}", piece="space-0-0"))
    assert [getattr(line.read(), "id", None) for _ in range(50)] == [f"{number}" for number in range(50)]


def test_messages_are_compressed(house: House, person: Person) -> None:
    table = person.open("human", "random", "random")
    sent = {}
    for compression in ("deflate", None):
        with counting(house.port) as wire:
            line = person.join(
                table, at=wire.address.replace("http", "ws"), origin=wire.address, compression=compression
            )
            for _ in range(3):
                line.send(Sync(since=0))
                line.read()
            line.connection.close()
            sent[compression] = wire.sent
    assert sent["deflate"] < sent[None] / 3, sent


def slow_line(person: Person, table: str) -> Line:
    """Open a socket with the smallest buffers, so that unread messages soon block the sender."""
    small = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    small.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    small.connect(("127.0.0.1", person.house.port))
    return person.connect(table, sock=small, compression=None, max_queue=1, close_timeout=0.1)


def test_a_slow_reader_gets_the_newest_view_and_misses_no_event(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SLOW", PATIENCE)  # the match may take longer than a client may read nothing
    house = open_house(send_buffer=2048)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "random", "random", "random", "random", seed=1)
    slow = slow_line(bob, table)
    last = play_out(ann.join(table), random.Random(1))
    slow.wait(lambda now: now.waiting_for is None)
    assert slow.update.seq == last.seq
    assert len(slow.updates) < last.seq - 10
    numbers = [event.number for update in slow.updates for event in update.events]
    assert numbers == list(range(house.table(table).play.event_count))


def test_a_slow_reader_is_closed_and_the_others_play_on(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "SLOW", 1.0)
    house = open_house(send_buffer=2048)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "random", "random", "random", "random", seed=1)
    slow_line(bob, table)
    until(lambda: len(house.table(table).watchers) == 1)
    play_out(ann.join(table), random.Random(1))
    until(lambda: len(house.table(table).watchers) == 1)


def test_a_socket_that_leaves_answers_unread_is_closed(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets.MessageLimit, "wait", lambda bucket: 0.0)
    house = open_house(send_buffer=2048)
    ann = house.person()
    line = slow_line(ann, ann.open("human", "human"))
    for number in range(1500):
        try:
            line.send(WhyNot(id=f"{number}".rjust(60), piece="no such piece, and a long one".rjust(60)))
        except ConnectionClosed:
            break
    assert closing_code(line) == 1008


def test_a_fault_in_the_server_closes_the_socket_with_its_own_code(
    house: House, person: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    id = person.open("human", "human")
    with monkeypatch.context() as broken:
        broken.setattr(TableUpdates, "update", lambda *_: 1 / 0)
        assert closing_code(person.connect(id)) == 1011
    assert "ZeroDivisionError" in caplog.text
    assert person.join(id).update.table == id


def test_the_sockets_of_one_person_at_their_table_are_bounded(
    house: House, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "MOST_OWN", 2)
    id = person.open("human", "human")
    first = person.join(id)
    person.join(id)
    with pytest.raises(InvalidStatus) as refused:
        person.join(id)
    assert refused.value.response.status_code == 503
    first.connection.close()
    until(lambda: len(house.table(id).watchers) == 1)
    assert person.join(id).update.table == id


def test_the_socket_of_an_unknown_table_is_refused(person: Person) -> None:
    with pytest.raises(InvalidStatus) as refused:
        person.join("nowhere")
    assert refused.value.response.status_code == 404
    assert b"unknown-table" in refused.value.response.body


def read_on(line: Line) -> NoReturn:
    while True:
        line.read()


def closing_code(line: Line) -> int:
    """Return the code with which the server closes the socket."""
    with pytest.raises(ConnectionClosed) as closed:
        read_on(line)
    assert closed.value.rcvd is not None
    return closed.value.rcvd.code
