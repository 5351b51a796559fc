"""Records: exported by players of finished matches, imported by anyone, and replayed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest

import gloaming
from gloaming.engine.state.dice import commitment
from gloaming.server.http.routes import record_routes
from gloaming.server.protocol.replay_info import ReplayFrame
from gloaming.server.protocol.table_info import TableInfo
from gloaming.server.protocol.table_update import TableUpdate
from tests.server.house import GAME, House, Person, play_out


def test_the_record_of_a_match_that_is_over_replays_it_and_carries_its_commitment(house: House) -> None:
    person = house.person()
    table = person.open("human", "random")
    last = play_out(person.connect(table), random.Random(3))
    response = person.http.get(f"/api/tables/{table}/record")
    record = response.json()
    assert response.status_code == 200
    assert record["commitment"] == commitment(record["seed"]) == last.commitment
    assert gloaming.replay(record).save() == house.table(table).play.match.save()


def test_a_match_that_goes_on_gives_no_record(house: House) -> None:
    person = house.person()
    table = person.open("human", "random")
    key = str(house.table(table).play.match.seed)
    response = person.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 409
    assert "The match is still running" in response.json()["message"]
    assert key not in response.text


def test_a_spectator_gets_no_record(house: House) -> None:
    person, stranger = house.person(), house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    response = stranger.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 403
    assert "seed" not in response.json()


@pytest.fixture(scope="module")
def played(house: House) -> tuple[House, Person, str, TableUpdate]:
    """A person, the table of a finished match, and its last view."""
    person = house.person()
    table = person.open("human", "random", "random")
    return house, person, table, play_out(person.connect(table), random.Random(3))


def import_record(person: Person, record: object) -> httpx.Response:
    return person.http.post("/api/records", json={"record": record})


def test_an_imported_record_shows_the_same_end(played: tuple[House, Person, str, TableUpdate]) -> None:
    house, person, table, _ = played
    watched = house.person().join(table).update
    friend = house.person()
    response = import_record(friend, person.http.get(f"/api/tables/{table}/record").json())
    assert response.status_code == 201
    info = msgspec.json.decode(response.content, type=TableInfo)
    assert (info.seat, info.over, info.opener, info.id != table) == (None, True, True, True)
    assert [info_listed["id"] for info_listed in friend.http.get("/api/tables").json()] == [info.id]
    shown = friend.join(info.id).update
    assert (shown.view, shown.events) == (watched.view, watched.events)
    assert (shown.seat, shown.waiting_for, shown.prompt, shown.key) == (None, None, None, watched.key)
    assert [seat.you for seat in shown.seats] == [False] * 3
    again = friend.http.get(f"/api/tables/{info.id}/record").json()
    assert again == person.http.get(f"/api/tables/{table}/record").json()


def test_nobody_can_sit_down_at_a_record(played: tuple[House, Person, str, TableUpdate]) -> None:
    _, person, table, _ = played
    id = import_record(person, person.http.get(f"/api/tables/{table}/record").json()).json()["id"]
    refused = person.http.post(f"/api/tables/{id}/invites", json={"seat": 0})
    assert (refused.status_code, refused.json()["error"]) == (409, "no-free-seat")


def test_an_imported_record_survives_a_restart(
    played: tuple[House, Person, str, TableUpdate], open_house: Callable[..., House], tmp_path: Path
) -> None:
    _, person, table, _ = played
    record = person.http.get(f"/api/tables/{table}/record").json()
    house = open_house(data=tmp_path)
    ann = house.person()
    id = import_record(ann, record).json()["id"]
    before = ann.join(id).update
    house.close()
    house = open_house(data=tmp_path, port=house.port)
    back = house.person()
    back.http.cookies.update(ann.http.cookies)
    assert [(listed["id"], listed["seat"], listed["over"]) for listed in back.http.get("/api/tables").json()] == [
        (id, None, True)
    ]
    after = back.join(id).update
    assert (after.view, after.events, after.seats) == (before.view, before.events, before.seats)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "gloaming-record-9"}, "gloaming-record-1"),
        ({"game": "chess"}, "dont-go-in-there"),
        ({"game": 1}, "must be the id of a game"),
        ({"version": "9"}, "version '9'"),
        ({"seats": 9}, "2 to 5"),
        ({"seats": True}, "seats"),
        ({"options": {"x": 1}}, "'x'"),
        ({"options": []}, "cannot be set up"),
        ({"seed": "x"}, "64 hexadecimal digits"),
        ({"seed": None, "commitment": None}, "commitment"),
        ({"seed": 7}, "its seed is not a key"),
        ({"seed": "0" * 64}, "was published"),
        ({"commitment": "x"}, "64 hexadecimal digits"),
        ({"commitment": "0" * 64}, "was published"),
        ({"choices": "0"}, "list of whole numbers"),
        ({"choices": [0, 99]}, "choice 1"),
        ({"choices": [True]}, "choice 0"),
        ({"choices": [0] * 5_001}, "at most 5000"),
        ({"choices": [0]}, "not over"),
        ({"choices": [0], "version": 0}, "not over under the current rules (it was played under version 0)"),
        ({"notes": "x"}, "'notes'"),
    ],
)
def test_a_broken_record_is_refused_naming_what_is_wrong(
    played: tuple[House, Person, str, TableUpdate], change: dict[str, object], message: str
) -> None:
    house, person, table, _ = played
    record = person.http.get(f"/api/tables/{table}/record").json()
    stranger = house.person()
    response = import_record(stranger, {**record, **change})
    assert (response.status_code, response.json()["error"]) == (400, "bad-record")
    assert message in response.json()["message"]
    assert stranger.http.get("/api/tables").json() == []


def test_a_record_that_goes_on_after_its_end_is_refused(played: tuple[House, Person, str, TableUpdate]) -> None:
    _, person, table, _ = played
    record = person.http.get(f"/api/tables/{table}/record").json()
    response = import_record(person, {**record, "choices": [*record["choices"], 0]})
    assert "the match is over" in response.json()["message"]


def test_a_record_over_256_KiB_is_refused(house: House) -> None:
    response = house.person().http.post("/api/records", content=b" " * (256 * 1024 + 1))
    assert (response.status_code, response.json()["error"]) == (413, "too-large")


def test_every_replay_frame_shows_what_the_person_saw(played: tuple[House, Person, str, TableUpdate]) -> None:
    house, person, table, last = played
    spectator = house.person()
    record = person.http.get(f"/api/tables/{table}/record").json()
    match = gloaming.replay({**record, "choices": []})
    count = len(record["choices"])
    for number in range(count + 1):
        if number:
            match.pick(record["choices"][number - 1])
        for viewer, seat in ((person, 0), (spectator, None)):
            response = viewer.http.get(f"/api/tables/{table}/replay/{number}")
            decision = match.decision
            moment = msgspec.json.decode(response.content, type=ReplayFrame)
            assert moment == msgspec.json.decode(
                msgspec.json.encode(
                    ReplayFrame(
                        number=number,
                        of=count,
                        event_count=len(match.events(None)),
                        view=match.view(seat),
                        waiting_for=None if decision is None else decision.seat,
                        question=match.question,
                    )
                ),
                type=ReplayFrame,
            )
    assert moment.of == count
    assert match.over
    assert last.view == match.view(0)


def test_replay_frames_in_any_order_are_the_same(played: tuple[House, Person, str, TableUpdate]) -> None:
    _, person, table, _ = played
    count = person.http.get(f"/api/tables/{table}/replay/0").json()["of"]
    frames = [person.http.get(f"/api/tables/{table}/replay/{number}").text for number in range(count + 1)]
    for number in random.Random(1).sample(range(count + 1), 20):
        assert person.http.get(f"/api/tables/{table}/replay/{number}").text == frames[number]


def test_a_match_that_goes_on_is_not_looked_back_on(house: House) -> None:
    person = house.person()
    table = person.open("human", "human")
    response = person.http.get(f"/api/tables/{table}/replay/0")
    assert (response.status_code, response.json()["error"]) == (409, "not-over")


def test_there_is_no_replay_frame_beyond_the_end(played: tuple[House, Person, str, TableUpdate]) -> None:
    _, person, table, _ = played
    count = person.http.get(f"/api/tables/{table}/replay/0").json()["of"]
    response = person.http.get(f"/api/tables/{table}/replay/{count + 1}")
    assert (response.status_code, response.json()["error"]) == (404, "no-frame")
    assert f"{count} choices" in response.json()["message"]
    assert person.http.get(f"/api/tables/{table}/moments/-1").status_code == 404
    assert person.http.get(f"/api/tables/{table}/replay/{10**30}").status_code == 404


def test_a_table_without_spectators_cannot_be_replayed_by_others(house: House) -> None:
    person, stranger = house.person(), house.person()
    table = person.open("human", "random", spectators=False)
    play_out(person.connect(table), random.Random(3))
    assert stranger.http.get(f"/api/tables/{table}/replay/0").json()["error"] == "no-spectators"


def test_few_matches_looked_back_on_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record_routes, "MOST_KEPT", 2)
    looking = record_routes.PositionCache()
    for seed in range(4):
        match = gloaming.game(GAME).new(seats=2, seed=seed)
        for _ in range(20):
            match.pick(0)
        then = asyncio.run(looking.back(f"{seed}", match, 17))
        assert then.choices == [0] * 17
    assert list(looking._kept) == ["2", "3"]
