"""Tables, seats and identities survive restarts."""

from __future__ import annotations

import asyncio
import json
import random
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import gloaming
from gloaming.engine.state.dice import commitment
from gloaming.server.http import earlier_builds
from gloaming.server.http.app import create_app
from gloaming.server.protocol.client_messages import WhyNot
from gloaming.server.store.database import StoreFault
from gloaming.server.store.sqlite import FILE, Store
from gloaming.server.tables import journal, memory_room, table_registry
from gloaming.server.tables.table import Table
from gloaming.server.tables.table_problems import EARLIER_RULES
from tests.server.house import GAME, PATIENCE, House, Person, after, play_out, together, until

Open = Callable[..., House]


def moved(person: Person, house: House) -> Person:
    """Return the same person at the server that now has the port."""
    again = house.person()
    again.http.cookies.update(person.http.cookies)
    return again


def again(house: House, open_house: Open, data: Path) -> House:
    """Restart the server."""
    house.close()
    return open_house(port=house.port, data=data)


@pytest.mark.parametrize("often", [3, 1000])
def test_a_table_comes_back_as_it_was(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, often: int
) -> None:
    monkeypatch.setattr(journal.Journal.keep, "__kwdefaults__", {"often": often})
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "random", "human", options={"board-1": "attic"})
    bob.sit(table)
    lines = {0: ann.join(table), 2: bob.join(table)}
    together(*lines.values())
    seq = 0
    for _ in range(8):
        for line in lines.values():
            line.wait(after(seq, bot=1))
        seat = lines[0].update.waiting_for
        assert seat is not None
        seq = lines[0].update.seq
        last = (seat, lines[seat].prompt.rqid)
        assert lines[seat].choose(0, id=f"{seq}").status == "taken"
    for line in lines.values():
        line.wait(after(seq, bot=1))
    left = {seat: line.update for seat, line in lines.items()}
    record = house.table(table).play.match.record()
    house = again(house, open_house, tmp_path)
    lines = {seat: moved(person, house).join(table) for seat, person in ((0, ann), (2, bob))}
    together(*lines.values())
    for seat, line in lines.items():
        now, then = line.update, left[seat]
        assert (now.view, now.prompt, now.seat, now.seats) == (then.view, then.prompt, then.seat, then.seats)
        assert (now.question, now.commitment) == (then.question, then.commitment)
        assert now.run != then.run
        assert now.seq > then.seq
        assert [event.number for event in now.events] == list(range(len(now.events)))
        if seat == last[0]:
            assert line.choose(0, id=f"{seq}", rqid=last[1]).status == "repeated"
    assert house.table(table).play.match.record() == record


def test_a_match_goes_on_after_a_restart_with_the_same_fair_dice(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    line = ann.join(table)
    promised = line.update.commitment
    line.wait(lambda now: now.prompt is not None)
    line.choose(0, id="before")
    house = again(house, open_house, tmp_path)
    last = play_out(moved(ann, house).join(table), random.Random(1))
    assert commitment(last.key) == promised
    record = house.table(table).play.match.record()
    assert record["seed"] == last.key
    assert gloaming.replay(record).view(0) == last.view
    house = again(house, open_house, tmp_path)
    over = moved(ann, house).join(table).update
    assert (over.view, over.key) == (last.view, last.key)


def test_ones_tables_are_listed_from_the_store_without_coming_back(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    mine, shared = ann.open("human", "random"), bob.open("human", "human")
    ann.sit(shared)
    before = ann.http.get("/api/tables").json()
    house = again(house, open_house, tmp_path)
    ann = moved(ann, house)
    listed = ann.http.get("/api/tables").json()
    assert not house.tables.awake
    assert [(info["id"], info["seat"], info["over"], info["opener"]) for info in listed] == [
        (shared, 1, False, False),
        (mine, 0, False, True),
    ]
    assert [info["opener"] for info in before] == [False, True]
    assert [[seat["name"] for seat in info["seats"]] for info in listed] == [
        [seat["name"] for seat in info["seats"]] for info in before
    ]
    assert [[seat["taken"] for seat in info["seats"]] for info in listed] == [[True, True], [True, True]]
    assert house.person().http.get("/api/tables").json() == []


def test_an_idle_table_leaves_memory_and_comes_back(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(memory_room, "IDLE", 0.0)
    monkeypatch.setattr(table_registry, "LOOK", 0.02)
    house = open_house(data=tmp_path)
    ann = house.person()
    watched, table = ann.open("human", "human"), ann.open("human", "random")
    ann.join(watched)
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    line.choose(0, id="one")
    left = line.wait(lambda now: now.prompt is not None)
    line.connection.close()
    until(lambda: table not in house.tables.awake)
    assert watched in house.tables.awake
    now = ann.join(table).update
    assert (now.view, now.prompt, now.run) == (left.view, left.prompt, left.run)
    assert now.seq > left.seq


def test_a_table_that_is_opened_while_others_leave_memory_stays(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_registry, "LOOK", 0.02)
    house = open_house(data=tmp_path)
    ann = house.person()
    tables = {ann.open("human", "human"), ann.open("human", "human")}
    left, is_open, close = [], Event(), Table.close

    async def close_slowly(table: Table) -> None:
        left.append(table.id)
        await asyncio.to_thread(is_open.wait, PATIENCE)
        await close(table)

    monkeypatch.setattr(Table, "close", close_slowly)
    monkeypatch.setattr(memory_room, "IDLE", 0.0)
    until(lambda: bool(left))
    [stays] = tables - {left[0]}
    line = ann.join(stays)
    is_open.set()
    ann.join(left[0])  # which waits until the search is over
    assert line.ask(WhyNot(id="still here", piece="x")).id == "still here"


def test_a_full_memory_makes_room_and_loses_no_table(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path, most_tables=2)
    ann = house.person()
    opened = [ann.open("human", "human") for _ in range(5)]
    assert len(house.tables.awake) == 2
    assert [ann.join(table).update.table for table in opened[:2]] == opened[:2]
    response = ann.http.get(f"/api/tables/{opened[2]}")
    assert (response.status_code, response.json()["error"]) == (503, "full")


def test_a_choice_that_cannot_be_stored_is_not_taken_and_not_shown(
    open_house: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random", seed=1)
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    seq = line.update.seq
    store = house.tables.store
    assert store is not None
    with monkeypatch.context() as full:

        def fail(*_: Any) -> Any:
            raise sqlite3.OperationalError("database or disk is full")

        full.setattr(Store, "_committed", fail)
        answer = line.choose(0, id="one")
        assert (answer.status, answer.reason[:40]) == ("refused", "The server could not store this, so noth")
        assert ann.http.post("/api/tables", json={"game": GAME, "seats": ["human", "random"]}).status_code == 503
    assert "database or disk is full" in caplog.text
    assert line.update.seq == seq
    assert line.choose(0, id="one").status == "taken"


def test_one_job_that_fails_does_not_take_others_of_its_commit_with_it(tmp_path: Path) -> None:
    async def go() -> list[Any]:
        store = Store(tmp_path)

        def asked(sql: str) -> Awaitable[list[Any]]:
            return store.do(lambda base: base.execute(sql).fetchall())

        jobs = [asked(sql) for sql in ("SELECT 1", "SELCT", "SELECT 2")]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        store.close()
        with pytest.raises(StoreFault, match="is closed"):
            await store.do(lambda base: None)
        return results

    first, fault, second = asyncio.run(go())
    assert (first, second) == ([(1,)], [(2,)])
    assert isinstance(fault, StoreFault)
    assert str(tmp_path / FILE) in str(fault)


def test_what_is_kept_is_closed_to_others(tmp_path: Path) -> None:
    data = tmp_path / "deep" / "data"
    app = create_app(data=data)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in data.iterdir()}
    app.state.tables.store.close()
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert set(modes) >= {FILE, "identity.key"}
    assert modes.pop(earlier_builds.FOLDER, 0o700) == 0o700
    assert set(modes.values()) == {0o600}
    assert len((data / "identity.key").read_bytes()) == 32


def test_two_servers_never_share_a_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.store.sqlite.PATIENCE", 0.1)
    store = Store(tmp_path)
    with pytest.raises(StoreFault, match=f"{FILE}: another server is using these tables"):
        Store(tmp_path)
    store.close()
    Store(tmp_path).close()


def spoiled(file: Path) -> None:
    content = bytearray(file.read_bytes())
    for start in range(4096, len(content), 4096):
        content[start : start + 64] = b"\xff" * 64
    file.write_bytes(content)


def foreign(file: Path) -> None:
    file.unlink()
    with sqlite3.connect(file) as base:
        base.execute("CREATE TABLE recipes (name TEXT)")
    base.close()


def later(file: Path) -> None:
    base = sqlite3.connect(file)
    base.execute("PRAGMA user_version = 99")
    base.close()


@pytest.mark.parametrize(
    ("spoil", "message"),
    [
        (lambda file: file.write_bytes(b"not a database, but long enough to look like one " * 100), "is damaged"),
        (spoiled, "is damaged"),
        (foreign, "but not one of Gloaming"),
        (later, "has schema 99"),
    ],
)
def test_a_store_that_cannot_be_read_is_named_and_left_alone(
    tmp_path: Path, spoil: Callable[[Path], Any], message: str
) -> None:
    Store(tmp_path).close()
    file = tmp_path / FILE
    spoil(file)
    before = file.read_bytes()
    with pytest.raises(StoreFault, match=message) as fault:
        create_app(data=tmp_path)
    assert str(file) in str(fault.value)
    assert file.read_bytes() == before


def test_a_damaged_key_is_named_and_left_alone(tmp_path: Path) -> None:
    create_app(data=tmp_path).state.tables.store.close()
    key = tmp_path / "identity.key"
    key.write_bytes(b"short")
    with pytest.raises(StoreFault, match="5 bytes, not 32"):
        create_app(data=tmp_path)
    assert key.read_bytes() == b"short"


def test_a_folder_that_cannot_be_had_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreFault, match=r"cannot keep tables in .*file"):
        Store(tmp_path / "file" / "data")


def test_a_damaged_table_says_so_and_the_others_work(
    open_house: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    damaged, well = ann.open("human", "human"), ann.open("human", "human")
    house.close()
    base = sqlite3.connect(tmp_path / FILE)
    (save,) = base.execute("SELECT save FROM snapshots WHERE table_id = ?", (damaged,)).fetchone()
    key = house_key(save)
    spoilt = save.replace(f'"dice":"{key} '.encode(), f'"dice":"{key}x '.encode())
    assert spoilt != save
    with base:
        base.execute("UPDATE snapshots SET save = ? WHERE table_id = ?", (spoilt, damaged))
    base.close()
    house = open_house(port=house.port, data=tmp_path)
    ann = moved(ann, house)
    response = ann.http.get(f"/api/tables/{damaged}")
    assert (response.status_code, response.json()["error"]) == (500, "damaged-table")
    assert f"table {damaged}" in caplog.text
    assert key not in caplog.text + response.text
    assert ann.join(well).update.seat == 0
    assert len(ann.http.get("/api/tables").json()) == 2


def of_other_rules(folder: Path, table: str, spoil: str = "") -> None:
    """Make a closed table belong to other rules. spoil: how its state differs from the current rules."""
    with closing(sqlite3.connect(folder / FILE)) as base, base:
        ((save,),) = base.execute("SELECT save FROM snapshots WHERE table_id = ?", (table,)).fetchall()
        kept = json.loads(save) | {"version": 0}
        if spoil == "position":
            kept["turn"] = 1 - kept["turn"]
        base.execute("UPDATE snapshots SET save = ? WHERE table_id = ?", (json.dumps(kept).encode(), table))
        if spoil == "since":
            base.execute("UPDATE snapshots SET number = number - 1 WHERE table_id = ?", (table,))


@pytest.mark.parametrize("spoil", ["", "position", "since"])
def test_a_table_of_other_rules_is_migrated_or_refused_with_a_reason(
    open_house: Open, tmp_path: Path, spoil: str, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table, other_table = ann.open("human", "random"), ann.open("human", "random")
    line = ann.join(table)
    for _ in range(3):
        line.wait(lambda now: now.prompt is not None)
        line.choose(0)
    left = line.wait(lambda now: now.prompt is not None)
    house.close()
    of_other_rules(tmp_path, table, spoil)
    house = open_house(port=house.port, data=tmp_path)
    ann = moved(ann, house)
    assert problems(ann) == {table: EARLIER_RULES, other_table: ""}
    answer = ann.http.get(f"/api/tables/{table}")
    if not spoil:
        line = ann.join(table)
        assert (line.update.view, line.update.prompt) == (left.view, left.prompt)
        assert line.choose(0, id="after").status == "taken"
        assert house.table(table).play.match.record()["version"] == gloaming.game(GAME).version
    else:
        assert (answer.status_code, answer.json()["error"]) == (409, "other-rules")
        message = answer.json()["message"]
        assert (
            "This match cannot continue on this server, but it is kept: it began under version 0 of the rules"
            in message
        )
        assert f"table {table}" in caplog.text
    assert problems(ann) == {table: answer.json()["message"] if spoil else "", other_table: ""}
    assert ann.join(other_table).update.seat == 0
    assert {info["id"] for info in ann.http.get("/api/tables").json()} == {table, other_table}


def problems(person: Person) -> dict[str, str]:
    """Return the problem of each of a person's tables."""
    return {info["id"]: info["problem"] for info in person.http.get("/api/tables").json()}


def house_key(save: bytes) -> str:
    """Return the dice key in a save."""
    return str(json.loads(save)["seed"])


def test_a_stopping_server_closes_its_sockets_with_going_away(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    line = ann.join(ann.open("human", "human"))
    house._server.should_exit = True
    with pytest.raises(ConnectionClosed) as closed:
        line.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1012
