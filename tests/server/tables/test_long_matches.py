"""The longest possible matches: no request there delays others."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.server.http.app import create_app
from gloaming.server.http.routes import analysis_routes
from gloaming.server.http.routes.record_routes import MOST_CHOICES
from gloaming.server.limits.rate_limits import Limits, Rate, RateLimit
from gloaming.server.limits.storage_quota import StorageQuota
from gloaming.server.protocol.client_messages import Choose, Hint, RequestEarlierEvents, RequestUndo, Sync
from gloaming.server.protocol.server_messages import ChoiceResult, EventBatch
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.sqlite import FILE
from gloaming.server.tables import match_session, text_cache
from gloaming.server.tables.live_match import MOST_EVENTS_SENT
from tests.server.house import House, Line, Person, until
from tests.server.meter import Cost, metered

MOST_MS = 20.0
"""Milliseconds for which the event loop may work on one message."""

GAME = "fatal-frame"
"""A game that is long in random play, even more so with `longer`."""

TRIES = 20

LONG_ENOUGH = 0.7
"""Share of the permitted length: Fatal Frame has a fixed number of rounds, so random play hardly gets longer."""


@cache
def played(most: int) -> dict[str, Any]:
    """Return the record of a random match that is as long as possible, with at most `most` choices."""
    game = gloaming.game(GAME)
    longest: dict[str, Any] = {"choices": []}
    for seed, (seats, longer) in product(range(TRIES), ((4, 6), (2, 0))):
        chance = random.Random(seed)
        match = game.new(seats=seats, seed=seed, options={"longer": longer})
        made = 0
        while match.decision is not None and made < most:
            match.pick(chance.randrange(len(match.decision.options)))
            made += 1
        if match.over and made > len(longest["choices"]):
            longest = match.record()
        if len(longest["choices"]) > LONG_ENOUGH * most:
            break
    print(f"\na record of {len(longest['choices'])} choices")
    return longest


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    """The longest record that can be imported."""
    return played(MOST_CHOICES)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("long")


@pytest.fixture(scope="module")
def house(folder: Path) -> Iterator[House]:
    """A server with a store."""
    with closing(House(create_app(pause=0, data=folder, limits=Limits(moments=Rate(1000, 0.001))))) as opened:
        yield opened


@pytest.fixture(scope="module")
def ann(house: House) -> Person:
    return house.person()


@pytest.fixture(scope="module")
def table(house: House, ann: Person, record: dict[str, Any]) -> str:
    """A table that shows the record."""
    # Load the game first, which takes the same time for every match.
    ann.join(import_record(ann, record)).connection.close()
    return import_record(ann, record)


@pytest.fixture(scope="module")
def branch(house: House, ann: Person, table: str, record: dict[str, Any]) -> str:
    """A table that branches from a late position."""
    return start_branch(ann, table, record)


def import_record(person: Person, record: dict[str, Any]) -> str:
    response = person.http.post("/api/records", json={"record": record})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def start_branch(person: Person, table: str, record: dict[str, Any]) -> str:
    """Branch from the last position at which a seat is to move."""
    number = len(record["choices"]) - 60
    wanted = {"number": number, "seat": 0, "level": "random"}
    response = person.http.post(f"/api/tables/{table}/branch", json=wanted)
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def costs_little(cost: Cost, what: str) -> None:
    print(f"{what}: {cost.longest:.1f} ms at a time, {cost.total:.1f} ms in all")
    assert cost.longest < MOST_MS, what


def asked(line: Line) -> Line:
    """Read until it is the person's turn."""
    line.wait(lambda now: now.prompt is not None)
    return line


def test_taking_in_a_record_keeps_nobody_waiting(ann: Person, table: str, record: dict[str, Any]) -> None:
    with metered() as cost:
        import_record(ann, record)
    costs_little(cost, "a record is brought")


def test_the_first_message_to_a_spectator_keeps_nobody_waiting(house: House, table: str) -> None:
    with metered() as cost:
        line = house.person().join(table)
    costs_little(cost, "a spectator comes")
    now = line.update
    assert (now.since, len(now.events)) == (now.event_count - MOST_EVENTS_SENT, MOST_EVENTS_SENT)
    assert now.events[-1].number == now.event_count - 1


@pytest.mark.parametrize("share", [0.0, 0.3, 0.6, 0.99])
def test_asking_for_all_from_any_event_on_keeps_nobody_waiting(house: House, table: str, share: float) -> None:
    line = house.person().join(table)
    since = int(line.update.event_count * share)
    with metered() as cost:
        line.send(Sync(since=since))
        now = line.read()
    costs_little(cost, f"all from event {since} on is asked for")
    assert isinstance(now, TableUpdate)
    wanted = range(since, min(since + MOST_EVENTS_SENT, now.event_count))
    assert (now.since, [event.number for event in now.events]) == (since, [*wanted])


@pytest.mark.parametrize("share", [0.0, 0.3, 1.0])
def test_asking_for_earlier_events_keeps_nobody_waiting(house: House, table: str, share: float) -> None:
    line = house.person().join(table)
    before = int(line.update.event_count * share) + 10
    with metered() as cost:
        line.send(RequestEarlierEvents(id="more", before=before))
        got = line.read()
    costs_little(cost, f"the events before {before} are asked for")
    assert isinstance(got, EventBatch)
    end = min(before, line.update.event_count)
    assert (got.id, [event.number for event in got.events]) == ("more", [*range(max(0, end - MOST_EVENTS_SENT), end)])


def test_replaying_any_position_delays_nobody(ann: Person, table: str, record: dict[str, Any]) -> None:
    last = len(record["choices"])
    for number in (last // 2, 0, 1, last // 3 + 7, last - 1, last):
        with metered() as cost:
            response = ann.http.get(f"/api/tables/{table}/replay/{number}")
        assert response.status_code == 200
        costs_little(cost, f"moment {number} is replayed")


def test_handing_out_a_record_keeps_nobody_waiting(ann: Person, table: str, record: dict[str, Any]) -> None:
    with metered() as cost:
        response = ann.http.get(f"/api/tables/{table}/record")
    costs_little(cost, "a record is handed out")
    assert response.json() == record


def test_branching_from_a_late_position_delays_nobody(
    ann: Person, table: str, branch: str, record: dict[str, Any]
) -> None:
    with metered() as cost:
        start_branch(ann, table, record)
    costs_little(cost, "a match is played on")


def test_choosing_and_undoing_keep_nobody_waiting(house: House, ann: Person, branch: str) -> None:
    with metered() as cost:
        line = asked(ann.join(branch))
    costs_little(cost, "a player comes")
    second = house.person().join(branch)
    for turn in range(3):
        before = line.prompt.rqid
        with metered() as cost:
            taken = line.ask(Choose(id=f"choice {turn}", rqid=before, option=0))
            line.wait(lambda now, before=before: now.prompt is not None and now.prompt.rqid > before)  # type: ignore[misc]
        costs_little(cost, "a choice, and those of bots after it")
        assert isinstance(taken, ChoiceResult)
        assert taken.status == "taken"
    made = house.table(branch).play.match.choices or []
    with metered() as cost:
        line.ask(RequestUndo(id="back"))
        line.wait(lambda now: now.undone == 1)
        second.wait(lambda now: now.undone == 1)
    costs_little(cost, "a choice is undone")
    left = house.table(branch).play.match.choices or []
    assert len(left) < len(made)
    assert left == made[: len(left)]
    assert line.update.since == line.update.event_count - MOST_EVENTS_SENT
    with metered() as cost:
        line.ask(Hint(id="hint", rqid=asked(line).prompt.rqid))
    costs_little(cost, "a hint")


def test_lists_and_pages_of_matches_keep_nobody_waiting(ann: Person, table: str, branch: str) -> None:
    ann.http.get("/api/results")  # load all games
    for page in ("/api/tables", "/api/results", f"/api/tables/{table}/analysis"):
        with metered() as cost:
            ann.http.get(page)
        costs_little(cost, page)


def test_reporting_a_problem_keeps_nobody_waiting(ann: Person, table: str, folder: Path) -> None:
    with metered() as cost:
        response = ann.http.post(f"/api/tables/{table}/report", json={"words": "The end is wrong."})
    costs_little(cost, "a problem is reported")
    assert response.status_code == 201
    size = (folder / "reports" / f"{response.json()['id']}.json").stat().st_size
    assert size < 1_000_000


@pytest.mark.slow
def test_analyzing_the_longest_match_delays_nobody(house: House, ann: Person) -> None:
    table = import_record(ann, played(analysis_routes.MOST_CHOICES))
    with metered() as cost:
        response = ann.http.get(f"/api/tables/{table}/analysis")
    assert response.status_code == 200, response.text
    costs_little(cost, "a match is looked into")


def test_opening_a_stored_table_and_an_undo_there_keep_nobody_waiting(
    open_house: Callable[..., House], record: dict[str, Any], tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = import_record(ann, record)
    branch = start_branch(ann, table, record)
    line = asked(ann.join(branch))
    for turn in range(2):
        before = line.prompt.rqid
        line.ask(Choose(id=f"choice {turn}", rqid=before, option=0))
        line.wait(lambda now, before=before: now.prompt is not None and now.prompt.rqid > before)  # type: ignore[misc]
    match = house.table(branch).play.match.save()
    house.close()
    house = open_house(data=tmp_path, port=house.port)
    back = house.person()
    back.http.cookies.update(ann.http.cookies)
    with metered() as cost:
        back.join(table)
    costs_little(cost, "a finished match is opened after a restart")
    with metered() as cost:
        line = asked(back.join(branch))
    costs_little(cost, "a running match is opened after a restart")
    assert house.table(branch).play.match.save() == match
    with metered() as cost:
        answer = line.ask(RequestUndo(id="back"))
        line.wait(lambda now: now.undone == 1)
    costs_little(cost, "a choice is undone after a restart")
    assert isinstance(answer, ChoiceResult)
    assert answer.status == "taken"
    choices = match["choices"]
    assert house.table(branch).play.match.choices == choices[: len(house.table(branch).play.match.choices or [])]


def test_a_long_record_takes_little_of_the_disk(ann: Person, table: str, branch: str, folder: Path) -> None:
    with closing(sqlite3.connect(folder / FILE)) as base:
        for id in (table, branch):
            (size,) = base.execute("SELECT length(save) FROM snapshots WHERE table_id = ?", (id,)).fetchone()
            print(f"a save takes {size} bytes")
            assert size < 100_000


def test_what_is_sent_to_spectators_is_kept_within_a_bound_in_bytes_and_no_longer_than_they_are_there(
    open_house: Callable[..., House], record: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text_cache, "MOST_BYTES", 300_000)
    house = open_house()
    eve = house.person()
    lines = []
    for _ in range(3):
        line = eve.join(import_record(eve, record))
        lines.append(line)
        for since in range(0, 3000, 500):
            line.send(Sync(since=since))
            line.wait(lambda now, since=since: now.since == since)  # type: ignore[misc]
    texts = house.tables._texts
    assert 0 < texts.size <= 300_000
    for line in lines:
        line.connection.close()
    until(lambda: texts.size == 0)


def test_a_long_match_counts_as_several_tables_in_memory(
    open_house: Callable[..., House], record: dict[str, Any], tmp_path: Path
) -> None:
    house = open_house(data=tmp_path, most_tables=20)
    eve = house.person()
    for _ in range(6):
        import_record(eve, record)
    awake = house.tables.awake.values()
    assert sum(table.weight for table in awake) <= 20
    assert len(awake) < 6


def test_a_used_up_storage_quota_stops_new_tables_and_bots(
    open_house: Callable[..., House], record: dict[str, Any], tmp_path: Path
) -> None:
    house = open_house(data=tmp_path, limits=Limits(stored=Rate(200, 3600.0)))
    eve = house.person()
    statuses: list[int] = []
    while len(statuses) < 30 and 429 not in statuses:
        response = eve.http.post("/api/records", json={"record": record})
        statuses.append(response.status_code)
    assert (statuses[0], statuses[-1]) == (201, 429)
    size = sum(file.stat().st_size for file in tmp_path.glob(f"{FILE}*"))
    assert size < 2_000_000
    ann = house.person()
    line = asked(ann.join(ann.open("human", "random")))
    assert line.choose(0).status == "taken"


def test_a_stranger_who_opens_a_table_does_not_keep_its_people_from_choosing() -> None:
    stored = RateLimit(Rate(10, 3600.0), "stored")
    stored.pay("eve", "far", 1000)
    account = StorageQuota(stored, "ann", "far", is_own=False)
    assert account.wait() <= 0 < account.wait(for_bots=True)
    account.move("near", is_own=False)
    assert account.wait(for_bots=True) <= 0
    account.move("home", is_own=True)
    account.move("far", is_own=False)
    assert account.wait(for_bots=True) <= 0
    account.pay(10_000_000)
    assert stored.due(None, "home") > 0
    assert stored.due(None, "near") <= 0


def test_bots_alone_do_not_fill_the_disk(open_house: Callable[..., House], tmp_path: Path) -> None:
    house = open_house(data=tmp_path, limits=Limits(stored=Rate(8, 3600.0)))
    eve = house.person()
    id = eve.open("random", "random")
    until(lambda: house.table(id).session.journal.account.wait() > 0)
    done = house.table(id).session.journal.number
    assert 0 < done < 60
    assert not house.table(id).over
    assert eve.http.post("/api/tables", json={"game": GAME, "seats": ["random"] * 2}).status_code == 429


def test_a_match_of_bots_that_does_not_end_is_ended(
    open_house: Callable[..., House], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match_session, "MOST_DONE", 10)
    house = open_house()
    eve = house.person()
    id = eve.open("random", "random")
    until(lambda: house.table(id).over)
    ended = house.table(id).session.ended
    assert ended is not None
    assert ended.why == "server"
