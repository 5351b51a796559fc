"""Reports: stored for the operator only."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from ipaddress import ip_network
from pathlib import Path

import httpx
import pytest

import gloaming
from gloaming.server.http.routes import report_routes
from gloaming.server.limits.rate_limits import Limits, Rate
from tests.server.house import House, Person

Open = Callable[..., House]


def report(person: Person, table: str, words: str = "The cat got stuck.") -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/report", json={"words": words})


def test_a_report_holds_what_a_maintainer_needs_to_play_on_from_there(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    line.choose(0)
    line.wait(lambda now: now.prompt is not None)
    response = report(ann, table, "  The cat\n\tgot   stuck. ")
    assert response.status_code == 201
    id = response.json()["id"]
    (file,) = (tmp_path / "reports").iterdir()
    assert file.name == f"{id}.json"
    written = json.loads(file.read_text())
    play = house.table(table).play
    assert (written["id"], written["table"], written["words"]) == (id, table, "The cat got stuck.")
    assert (written["game"], written["gloaming"]) == (play.match.game.id, gloaming.__version__)
    assert (written["seq"], written["rqid"], written["seat"]) == (line.update.seq, line.prompt.rqid, 0)
    match = gloaming.load(written["save"])
    assert match.save() == play.match.save() == gloaming.replay(written["record"]).save()
    match.pick(0)


def test_a_report_returns_only_its_id(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    assert report(ann, ann.open("human", "human")).json().keys() == {"id"}


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such modes")
def test_reports_are_only_for_the_operator(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    report(ann, ann.open("human", "human"))
    folder = tmp_path / "reports"
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert [stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()] == [0o600]


def test_a_spectator_can_report_but_nobody_who_may_not_see_the_table(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    assert report(bob, ann.open("human", "human")).status_code == 201
    (file,) = (tmp_path / "reports").iterdir()
    assert json.loads(file.read_text())["seat"] is None
    refused = report(bob, ann.open("human", "human", spectators=False))
    assert (refused.status_code, refused.json()["error"]) == (403, "no-spectators")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        ("", "what went wrong"),
        (" \n ", "what went wrong"),
        ("x" * 513, "512"),
        ("a\x00b", "U+0000"),
        ("a\x1b[31mb", "U+001B"),
        ("a\x7fb", "U+007F"),
        ("a\u202eb", "U+202E"),
        ("a\u2066b", "U+2066"),
        ("a\u200bb", "U+200B"),
        ("a\u200fb", "U+200F"),
        ("a\ufeffb", "U+FEFF"),
    ],
)
def test_words_that_are_empty_too_long_or_invisible_are_refused(
    open_house: Open, tmp_path: Path, words: str, message: str
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    response = report(ann, ann.open("human", "human"), words)
    assert (response.status_code, response.json()["error"]) == (400, "bad-request")
    assert message in response.json()["message"]
    assert not (tmp_path / "reports").exists()


def test_words_in_any_language_are_kept(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    words = "Der Würfel: 猫が動かない 👻 " * 10
    assert report(ann, ann.open("human", "human"), words).status_code == 201
    (file,) = (tmp_path / "reports").iterdir()
    assert json.loads(file.read_text(encoding="utf-8"))["words"] == words.strip()


def test_a_server_that_keeps_nothing_keeps_no_reports_and_says_so(house: House) -> None:
    ann = house.person()
    response = report(ann, ann.open("human", "human"))
    assert (response.status_code, response.json()["error"]) == (503, "nothing-kept")
    assert "--data" in response.json()["message"]


def test_one_person_can_send_few_reports(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path, limits=Limits(reports=Rate(2, 720.0)))
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    responses = [report(ann, table) for _ in range(3)]
    assert [response.status_code for response in responses] == [201, 201, 429]
    assert 0 < int(responses[2].headers["Retry-After"]) <= 720
    assert report(bob, table).status_code == 201


def test_a_server_takes_no_more_reports_than_it_has_room_for(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_routes, "MOST_REPORTS", 1)
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "human")
    responses = [report(ann, table) for _ in range(2)]
    assert [response.status_code for response in responses] == [201, 503]
    assert "1 reports" in responses[1].json()["message"]


def reporter(house: House, address: str) -> Callable[[], httpx.Response]:
    """Return a function that lets a new person at an address send reports."""
    person = house.person()
    person.http.headers["X-Forwarded-For"] = address
    table = person.open("human", "human")
    return lambda: report(person, table)


def test_one_address_cannot_fill_the_reports(open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(report_routes, "MOST_REPORTS", 30)
    (tmp_path / "reports").mkdir()
    for number in range(10):
        (tmp_path / "reports" / f"{number:012x}.json").write_text('{"words": "Of an earlier release."}')
    house = open_house(data=tmp_path, proxies=[ip_network("127.0.0.1")])
    responses = [reporter(house, f"2001:db8::{number}")() for number in range(4)]
    assert [response.status_code for response in responses] == [201, 201, 503, 503]
    message = "2 reports from your address and accepts no more from there until its operator has removed some."
    assert message in responses[-1].json()["message"]
    assert reporter(house, "2001:db8:0:1::1")().status_code == 201
    house.close()
    house = open_house(data=tmp_path, proxies=[ip_network("127.0.0.1")])
    again = reporter(house, "2001:db8::9")
    assert again().status_code == 503, "a restart loses the senders of reports"
    for path in (tmp_path / "reports").iterdir():
        if "sender" in json.loads(path.read_text()):
            path.unlink()
    assert again().status_code == 201


def test_ten_addresses_leave_room_for_the_reports_of_others(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_routes, "MOST_REPORTS", 60)
    house = open_house(data=tmp_path, proxies=[ip_network("127.0.0.1")])
    for number in range(10):
        eve = reporter(house, f"10.0.0.{number}")
        while eve().status_code == 201:
            pass
    assert len([*(tmp_path / "reports").iterdir()]) < 60
    assert reporter(house, "10.0.1.1")().status_code == 201


def test_a_report_does_not_reveal_its_address_even_to_exhaustive_search(open_house: Open, tmp_path: Path) -> None:
    senders = []
    for folder in (tmp_path / "one", tmp_path / "another"):
        house = open_house(data=folder, proxies=[ip_network("127.0.0.1")])
        for address in ("10.1.2.3", "10.1.2.3", "10.1.2.4"):
            assert reporter(house, address)().status_code == 201
        texts = [path.read_text() for path in (folder / "reports").iterdir()]
        assert not [text for text in texts if "10.1.2" in text]
        senders.append(sorted([json.loads(text)["sender"] for text in texts]))
    assert senders[0] != senders[1], "it contains a key of the server"
    assert [len({*digests}) for digests in senders] == [2, 2]
    assert {len(digest) for digests in senders for digest in digests} == {4}, "with the key, too few addresses match"


def test_a_folder_that_cannot_be_written_is_refused_without_its_name(
    open_house: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    (tmp_path / "reports").write_text("in the way")
    response = report(ann, ann.open("human", "human"))
    assert (response.status_code, response.json()["error"]) == (503, "store")
    assert str(tmp_path) not in response.text
    assert f"cannot keep a report in {tmp_path / 'reports'}" in caplog.text
