"""Accounts: moved to another device, signed out, deleted."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from gloaming.server.accounts import device_transfer
from gloaming.server.protocol.client_messages import Resign
from gloaming.server.protocol.result_info import PlayerResult, ResultInfo
from gloaming.server.store.account_deletion import unnamed
from gloaming.server.store.sqlite import FILE
from tests.server.house import House, Person, play_out, together

Open = Callable[..., House]


def code(person: Person) -> str:
    given = person.http.post("/api/me/transfer")
    assert given.status_code == 201, given.text
    text: str = given.json()["code"]
    return text


def arrive(person: Person, given: str) -> int:
    return person.http.post("/api/me/transfer/use", json={"code": given}).status_code


def test_seats_and_results_are_there_on_another_device_by_a_code_that_works_once(open_house: Open) -> None:
    house = open_house()
    ann, phone, stranger = house.person(), house.person(), house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": "cat"})
    table = ann.open("human", "random")
    play_out(ann.join(table), random.Random(1))
    given = code(ann)
    assert arrive(phone, given) == 200
    assert phone.http.get("/api/me").json()["name"] == "Ann"
    assert [result["table"] for result in phone.http.get("/api/results").json()["results"]] == [table]
    assert phone.join(table).update.seat == 0
    assert arrive(stranger, given) == 404
    assert "gloaming" not in stranger.cookie


def test_a_code_says_whose_it_is_before_it_is_used(open_house: Open) -> None:
    house = open_house()
    ann, phone = house.person(), house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": "cat"})
    given = code(ann)
    for _ in range(2):
        shown = phone.http.post("/api/me/transfer/owner", json={"code": given})
        assert (shown.status_code, shown.json()) == (200, {"name": "Ann", "mark": "cat"})
        assert "set-cookie" not in shown.headers
    assert phone.http.get("/api/me").json()["name"] == ""
    assert arrive(phone, given) == 200
    assert phone.http.post("/api/me/transfer/owner", json={"code": given}).status_code == 404


def test_who_asks_whose_guessed_codes_are_has_to_wait(open_house: Open) -> None:
    person = open_house().person()
    person.open("human", "random")
    answers = [
        person.http.post("/api/me/transfer/owner", json={"code": f"guess {number}"}).status_code for number in range(15)
    ]
    assert (answers[0], answers[-1]) == (404, 429)
    assert arrive(person, "guess") == 429


def test_a_new_code_makes_the_old_one_void_and_an_old_one_runs_out(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    house = open_house()
    ann, phone = house.person(), house.person()
    ann.open("human", "random")
    old, new = code(ann), code(ann)
    assert arrive(phone, old) == 404
    monkeypatch.setattr(device_transfer, "GOOD_FOR", -1.0)
    late = code(ann)
    assert [arrive(phone, code) for code in (new, late)] == [404, 404]


def test_a_code_is_good_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    given = code(ann)
    house.close()
    phone = open_house(data=tmp_path).person()
    assert arrive(phone, given) == 200
    assert [info["id"] for info in phone.http.get("/api/tables").json()] == [table]


def test_unused_codes_do_not_fill_the_memory(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_transfer, "MOST_IN_MEMORY", 2)
    house = open_house()
    people = [house.person() for _ in range(3)]
    for person in people:
        person.open("human", "random")
    first, second, third = [code(person) for person in people]
    assert [arrive(house.person(), code) for code in (first, second, third)] == [404, 200, 200]


def test_who_guesses_codes_has_to_wait(open_house: Open) -> None:
    person = open_house().person()
    person.open("human", "random")
    answers = [arrive(person, f"guess {number}") for number in range(15)]
    assert answers[0] == 404
    assert answers[-1] == 429


@pytest.mark.parametrize("path", ["transfer", "sign-out", "delete"])
def test_who_is_nobody_yet_has_nothing_to_move_or_delete(open_house: Open, path: str) -> None:
    assert open_house().person().http.post(f"/api/me/{path}").status_code == 403


def test_signing_out_ends_the_identity_here_and_deletes_the_code(open_house: Open) -> None:
    house = open_house()
    ann, phone = house.person(), house.person()
    ann.open("human", "random")
    given = code(ann)
    assert ann.http.post("/api/me/sign-out").status_code == 200
    assert ann.http.get("/api/tables").json() == []
    assert arrive(phone, given) == 404


@pytest.mark.parametrize("stored", [True, False])
def test_nothing_is_left_of_a_deleted_person_and_others_keep_their_matches(
    open_house: Open, tmp_path: Path, stored: bool
) -> None:
    house = open_house(data=tmp_path if stored else None)
    ann, bob = house.person(), house.person()
    ann.http.post("/api/me", json={"name": "Annabella", "mark": "cat"})
    ended = ann.open("human", "human")
    bob.sit(ended)
    anns, two = ann.join(ended), bob.join(ended)
    together(anns, two)
    first, second = (anns, two) if house.table(ended).play.asked == 0 else (two, anns)
    assert first.choose(0).status == "taken"
    second.wait(lambda now: now.prompt is not None)
    assert second.choose(0).status == "taken"
    anns.ask(Resign(id="r"))
    going = bob.open("human", "human", "random")
    ann.sit(going)
    waiting = ann.open("human", "human")
    identity = next(sitter for sitter in house.table(going).seating.sitters[1:] if sitter)
    line = bob.join(going)
    assert ann.http.post("/api/me/delete").status_code == 200
    assert line.wait(lambda now: now.seats[1].resigned).seats[1].name == "Player 2"
    assert ann.http.get("/api/results").json()["results"] == []
    (kept,) = bob.http.get("/api/results").json()["results"]
    assert [player["name"] for player in kept["players"]] == ["Player 1", "Player 2"]
    assert kept["won"]
    assert kept["reason"] == "Player 1 resigned."
    assert bob.http.get(f"/api/tables/{ended}/replay/1").status_code == 200
    assert house.table(waiting).over
    house.close()
    if stored:
        assert identity.encode() not in compacted(tmp_path)
        assert b"Annabella" not in compacted(tmp_path)


def compacted(folder: Path) -> bytes:
    """Return all data of a store, without its free pages."""

    base = sqlite3.connect(folder / FILE)
    dump = "\n".join(base.iterdump())
    base.close()
    return dump.encode()


def test_results_of_others_no_longer_name_a_deleted_person() -> None:
    players = [PlayerResult(kind="human", name=name, won=name == "e", score=3) for name in ("Ann", "e")]
    result = ResultInfo(
        table="t",
        game="g",
        ended=0.0,
        seat=0,
        players=players,
        won=False,
        place=2,
        reason="e wins: everybody else has more.",
    )
    renamed = json.loads(unnamed(msgspec.json.encode(result).decode(), 1))
    assert renamed["reason"] == "Player 2 wins: everybody else has more."
    assert [player["name"] for player in renamed["players"]] == ["Ann", "Player 2"]


def test_a_deletion_that_fails_at_a_table_is_answered(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    ann = house.person()
    table = ann.open("human", "random")
    ann.join(table)

    async def failing(*_: object, **__: object) -> None:
        raise RuntimeError("the rules fail")

    monkeypatch.setattr(house.table(table).exits, "forget", failing)
    refused = ann.http.post("/api/me/delete")
    assert refused.status_code == 503
    assert "try again" in refused.json()["message"].lower()
