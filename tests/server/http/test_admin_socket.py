"""What the operator can see and do on the server's machine, and the audit log."""

from __future__ import annotations

import asyncio
import json
import socket
import stat
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import Any

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gloaming.cli import app as program
from gloaming.server.http.admin_socket import BLOCKED, SOCKET
from gloaming.server.http.app import create_app
from gloaming.server.http.audit import digest_of
from gloaming.server.protocol.client_messages import Choose
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.store.database import StoreFault, Work
from gloaming.server.store.sqlite import Store
from gloaming.server.store.table_rows import EntryRow
from tests.server.house import PATIENCE, House, Line
from tests.server.workshop.seeker import draft

Open = Callable[..., House]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no Unix sockets")


def admin(folder: Path, *words: str, code: int = 0) -> str:
    result = CliRunner().invoke(program, ["admin", str(folder), *words])
    assert result.exit_code == code, result.output
    return " ".join(result.output.split())


def until_closed(line: Line) -> None:
    with suppress(ConnectionClosed):
        while True:
            line.connection.recv(timeout=PATIENCE)


def lines(file: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in file.read_text().splitlines()]


def test_the_operator_sees_tables_people_and_queues_and_no_identity(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    ann.join(table)
    identity = house.table(table).seating.opener
    shown = admin(tmp_path)
    assert "1 tables in memory, 1 sockets" in shown
    assert f"{table} dont-go-in-there {digest_of(identity)}, random 1" in shown
    assert f"Sockets: {digest_of(identity)} 1" in shown
    assert identity not in shown


def test_the_socket_is_for_its_owner_alone_and_goes_with_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    place = tmp_path / SOCKET
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    house.close()
    assert not place.exists()
    assert "no running server uses the folder" in admin(tmp_path, code=2)


def test_a_choice_in_flight_is_whole_when_its_table_is_closed(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", game="final-girl")  # no other seat chooses after it
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    logged, writing = Store.log, Event()

    async def slowly(store: Store, entry: EntryRow, results: Sequence[Work] = ()) -> None:
        if entry.kind == "choice":
            writing.set()
            await asyncio.sleep(0.5)
        await logged(store, entry, results)

    monkeypatch.setattr(Store, "log", slowly)
    line.send(Choose(id="mine", rqid=line.prompt.rqid, option=0))
    assert writing.wait(60)
    assert f"The match at {table} has ended" in admin(tmp_path, "--close", table)
    answer = line.answer()
    assert isinstance(answer, ChoiceResult) and answer.status == "taken"
    choices = house.table(table).record()["choices"]
    assert choices == [0]
    cookie = {"Cookie": ann.cookie}
    house.close()
    house = open_house(data=tmp_path, port=house.port)
    ended = house.person().join(table, headers=cookie).update.ended
    assert ended is not None and ended.why == "server"
    assert house.table(table).record()["choices"] == choices


def test_a_table_is_closed_for_all_and_stays_so(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    assert f"The match at {table} has ended" in admin(tmp_path, "--close", table)
    ended = line.wait(lambda now: now.ended is not None)
    assert ended.ended is not None
    assert (ended.ended.why, ended.prompt, ended.waiting_for) == ("server", None, None)
    assert "is already over" in admin(tmp_path, "--close", table, code=2)
    assert "There is no such table" in admin(tmp_path, "--close", "nothing", code=2)
    port = house.port
    house.close()
    house = open_house(data=tmp_path, port=port)
    assert house.person().join(table).update.ended == ended.ended


def test_a_blocked_person_is_refused_until_unblocked_also_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    eve, ann = house.person(), house.person()
    table = eve.open("human", "random")
    line, own = eve.join(table), ann.open("human", "random")
    digest = digest_of(house.table(table).seating.opener)
    assert f"{digest} is blocked. Sockets closed: 1." in admin(tmp_path, "--block", digest)
    until_closed(line)
    refused = eve.http.get("/api/tables")
    assert (refused.status_code, refused.json()["error"]) == (403, "blocked")
    with pytest.raises(InvalidStatus):
        eve.connect(table)
    assert ann.join(own).update.seat == 0
    port, cookie = house.port, eve.cookie
    house.close()
    house = open_house(data=tmp_path, port=port)
    again = house.person()
    assert again.http.get("/api/tables", headers={"Cookie": cookie}).status_code == 403
    assert f"Blocked: {digest}" in admin(tmp_path)
    admin(tmp_path, "--unblock", digest)
    assert again.http.get("/api/tables", headers={"Cookie": cookie}).status_code == 200
    assert "is not blocked" in admin(tmp_path, "--unblock", digest, code=2)
    assert stat.S_IMODE((tmp_path / BLOCKED).stat().st_mode) == 0o600


def test_an_address_is_blocked_as_it_is_counted(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    line = ann.join(ann.open("human", "random"))
    assert "2001:db8::/64 is blocked" in admin(tmp_path, "--block", "2001:DB8::7")
    assert "127.0.0.1 is blocked. Sockets closed: 1." in admin(tmp_path, "--block", "127.0.0.1")
    until_closed(line)
    assert ann.http.get("/").status_code == 403
    admin(tmp_path, "--unblock", "127.0.0.1")
    assert ann.http.get("/api/games").status_code == 200
    assert "neither a person" in admin(tmp_path, "--block", "eve", code=2)


@pytest.mark.parametrize(
    "line", [b"", b"nonsense\n", b'{"do": "close"}\n', b'{"do": 7}\n', b"[]\n", b"x" * 10_000 + b"\n"]
)
def test_what_is_no_command_changes_nothing(open_house: Open, tmp_path: Path, line: bytes) -> None:
    house = open_house(data=tmp_path)
    table = house.person().open("human", "random")
    with socket.socket(socket.AF_UNIX) as opened:
        opened.connect(str(tmp_path / SOCKET))
        opened.sendall(line)
        opened.shutdown(socket.SHUT_WR)
        try:
            answer = b"".join(iter(lambda: opened.recv(4096), b""))
        except ConnectionError:
            answer = b""
    assert answer == b"" or "error" in json.loads(answer)
    assert not house.table(table).over


def test_a_damaged_block_list_is_named(tmp_path: Path) -> None:
    (tmp_path / BLOCKED).write_text("{")
    with pytest.raises(StoreFault, match="Repair or delete it"):
        create_app(data=tmp_path)


def test_what_people_do_is_written_down_by_digest_and_address_and_without_secrets(
    open_house: Open, tmp_path: Path
) -> None:
    file = tmp_path / "audit.jsonl"
    house = open_house(data=tmp_path / "kept", audit=file)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    code = ann.invite(table, 1)
    bob.take("wrong")
    bob.take(code)
    bob.http.get("/api/games")
    bob.http.get("/api/tables/nothing")
    bob.join(table).connection.close()
    seats = house.table(table).seating
    digests = [digest_of(sitter) for sitter in seats.sitters]
    admin(tmp_path / "kept", "--close", table)
    house.close()
    written = [(line["what"], line["who"], line["from"], line.get("status")) for line in lines(file)]
    here = "127.0.0.1"
    assert written[:6] == [
        ("POST /api/tables", digests[0], here, 201),
        (f"POST /api/tables/{table}/invites", digests[0], here, 201),
        ("POST /api/join", "", here, 404),
        ("POST /api/join", digests[1], here, 200),
        ("GET /api/tables/nothing", digests[1], here, 404),
        (f"SOCKET /api/tables/{table}/socket", digests[1], here, 101),
    ]
    assert ("ADMIN close", "", "", None) in written
    text = file.read_text()
    assert not any(secret in text for secret in (code, ann.cookie.split("=", 1)[1], *map(str, seats.sitters)))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


def test_an_audit_log_that_was_moved_away_is_reopened(open_house: Open, tmp_path: Path) -> None:
    file = tmp_path / "audit.jsonl"
    ann = open_house(audit=file).person()
    ann.open("human", "random")
    file.rename(tmp_path / "old")
    ann.open("human", "random")
    assert len(lines(file)) == len(lines(tmp_path / "old")) == 1


def test_an_audit_log_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    with pytest.raises(StoreFault, match="cannot write the audit log"):
        create_app(audit=tmp_path / "nowhere" / "audit.jsonl")


def test_whatever_address_is_asked_for_its_line_in_the_audit_log_stays_short(open_house: Open, tmp_path: Path) -> None:
    file = tmp_path / "audit.jsonl"
    house = open_house(audit=file)
    assert house.person().http.get(f"/api/{'x' * 30_000}").status_code == 404
    assert len(file.read_text()) < 500


def test_the_operator_lists_features_and_removes_packs(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    house.tables.workshop.pool.deadline = PATIENCE
    ann, bob = house.person(), house.person()
    assert admin(tmp_path, "--packs") == "No packs."
    pack = ann.http.post("/api/workshop/packs", json={"draft": draft()}).json()["id"]
    place = f"/api/workshop/packs/{pack}"
    assert "not shared" in admin(tmp_path, "--feature", pack, code=2)
    ann.http.post(f"{place}/share", json={"shared": True})
    assert bob.http.get("/api/workshop/packs").json() == []
    assert "shown to everybody" in admin(tmp_path, "--feature", pack)
    assert [shown["id"] for shown in bob.http.get("/api/workshop/packs").json()] == [pack]
    wanted = {"game": "fatal-frame", "seats": ["human", "random"], "packs": [f"{pack}@1"]}
    table = bob.http.post("/api/tables", json=wanted).json()["id"]
    line = bob.join(table)
    author = digest_of(house.table(ann.open("human", "random")).seating.opener)
    listed = admin(tmp_path, "--packs")
    assert f"{pack} (fatal-frame) 'The Well' by {author}" in listed
    assert listed.endswith("versions: 1, tables: 1, featured")
    assert "no longer shown" in admin(tmp_path, "--unfeature", pack)
    assert bob.http.get("/api/workshop/packs").json() == []
    assert "The Well is removed. Matches ended: 1." in admin(tmp_path, "--remove", pack)
    ended = line.wait(lambda now: now.ended is not None).ended
    assert ended is not None and ended.why == "removed"
    assert ann.http.get(place).status_code == 404
    assert ann.http.post("/api/tables", json=wanted).status_code == 404
    assert "There is no pack" in admin(tmp_path, "--remove", "nothing", code=2)
