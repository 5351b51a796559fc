"""The workshop over HTTP: drafts are checked, saved, shared, exported and imported, and tables are played with them."""

from __future__ import annotations

import io
import random
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.engine.content.pack_archive import write_archive
from gloaming.lab.content.overrides import printed_entries
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.protocol.client_messages import Resign
from gloaming.server.protocol.workshop_info import Draft
from gloaming.server.workshop.draft_files import files_of
from tests.server.house import PATIENCE, House, Person, play_out, together
from tests.server.workshop.seeker import GAME, draft

Open = Callable[..., House]


@pytest.fixture(autouse=True)
def patient(house: House) -> None:
    """Give the processes that check packs time on a busy machine."""
    house.tables.workshop.pool.deadline = PATIENCE


def save(person: Person, **fields: Any) -> dict[str, Any]:
    """Save a new pack, and return it."""
    response = person.http.post("/api/workshop/packs", json={"draft": draft(**fields)})
    assert response.status_code == 201, response.text
    pack: dict[str, Any] = response.json()
    return pack


def test_the_editor_gets_a_games_schema_and_entries(person: Person) -> None:
    game = person.http.get(f"/api/workshop/games/{GAME}").json()
    assert next(table["id"] for table in game["tables"]) in game["entries"]
    assert "seeker" in [entry["id"] for entry in game["entries"]["ghost"]]
    assert person.http.get("/api/workshop/games/chess").status_code == 404


def test_a_draft_is_checked_with_the_field_of_each_fault(person: Person) -> None:
    report = person.http.post("/api/workshop/check", json=draft()).json()
    assert report["faults"] == []
    [change] = report["changes"]
    assert (change["table"], change["id"], change["kind"]) == ("ghost", "seeker", "changed")
    report = person.http.post("/api/workshop/check", json=draft(power="strong")).json()
    [fault] = report["faults"]
    assert (fault["table"], fault["number"], fault["field"]) == ("ghost", 0, "power")


def test_a_pack_is_saved_and_gets_versions(person: Person) -> None:
    pack = save(person)
    assert (pack["yours"], pack["shared"], pack["entries"]) == (True, False, 1)
    place = f"/api/workshop/packs/{pack['id']}"
    same = person.http.put(place, json={"draft": draft(), "base": 1}).json()
    assert [version["number"] for version in same["versions"]] == [1]
    changed = person.http.put(place, json={"draft": draft(copies=1), "base": 1, "note": "Stronger"}).json()
    assert [(version["number"], version["note"]) for version in changed["versions"]] == [(2, "Stronger"), (1, "")]
    late = person.http.put(place, json={"draft": draft(copies=3), "base": 1})
    assert (late.status_code, late.json()["error"]) == (409, "newer-version")
    first = person.http.get(place, params={"version": 1}).json()
    assert (first["version"], first["draft"]["entries"]["ghost"][0]["copies"]) == (1, 2)
    assert person.http.get(place).json()["draft"]["entries"]["ghost"][0]["copies"] == 1
    assert [listed["id"] for listed in person.http.get("/api/workshop/packs").json()] == [pack["id"]]
    assert person.http.delete(place).status_code == 200
    assert person.http.get(place).status_code == 404
    assert person.http.get("/api/workshop/packs").json() == []


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        (draft(power="strong"), "the-well/ghosts.toml: ghost seeker: field 'power'"),
        (draft(title=""), "needs a title"),
        (draft() | {"entries": {"ghost": [{"id": f"g{number}"} for number in range(201)]}}, "the maximum is 200"),
    ],
)
def test_a_faulty_draft_is_not_saved(person: Person, wrong: dict[str, Any], reason: str) -> None:
    answer = person.http.post("/api/workshop/packs", json={"draft": wrong})
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-pack")
    assert reason in answer.json()["message"]


def test_titles_and_sizes_are_bounded(person: Person) -> None:
    answer = person.http.post("/api/workshop/packs", json={"draft": draft(title="W\u202eell")})
    assert (answer.status_code, answer.json()["error"]) == (400, "bad-name")
    answer = person.http.post("/api/workshop/check", json=draft(text="x" * 300_000))
    assert answer.status_code == 413
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    assert person.http.post("/api/workshop/check", json=draft(text=deep)).status_code in (200, 400)


def test_only_shared_packs_are_seen_by_others_and_only_the_author_changes_them(house: House) -> None:
    ann, bob = house.person(), house.person()
    pack = save(ann)
    save(bob)
    place = f"/api/workshop/packs/{pack['id']}"
    assert bob.http.get(place).status_code == 404
    assert bob.http.get(f"{place}/zip").status_code == 404
    assert bob.http.post(f"{place}/share", json={"shared": True}).status_code == 404
    table = {"game": GAME, "seats": ["human", "random"], "packs": [f"{pack['id']}@1"]}
    assert bob.http.post("/api/tables", json=table).status_code == 404
    assert ann.http.post(f"{place}/share", json={"shared": True}).json()["shared"]
    seen = bob.http.get(place).json()["pack"]
    assert (seen["yours"], seen["shared"]) == (False, True)
    for request in (
        bob.http.put(place, json={"draft": draft(copies=3), "base": 1}),
        bob.http.delete(place),
        bob.http.post(f"{place}/share", json={"shared": False}),
    ):
        assert request.status_code == 403
    assert bob.http.post("/api/tables", json=table).status_code == 201
    ann.http.post(f"{place}/share", json={"shared": False})
    assert bob.http.get(place).status_code == 404


def test_saving_packs_and_opening_tables_with_them_share_a_budget(open_house: Open) -> None:
    house = open_house(limits=Limits(packs=Rate(1, 600.0)))
    house.tables.workshop.pool.deadline = PATIENCE
    ann = house.person()
    pack = save(ann)["id"]
    table = {"game": GAME, "seats": ["human", "random"], "packs": [f"{pack}@1"]}
    assert ann.http.post("/api/tables", json=table).status_code == 201
    answer = ann.http.post("/api/tables", json=table)
    assert (answer.status_code, answer.json()["error"]) == (429, "too-many")
    assert ann.http.post("/api/workshop/packs", json={"draft": draft(copies=1)}).status_code == 429
    assert ann.http.post("/api/tables", json={**table, "packs": []}).status_code == 201


def test_a_pack_is_exported_and_imported_as_a_zip(person: Person) -> None:
    pack = save(person)
    exported = person.http.get(f"/api/workshop/packs/{pack['id']}/zip", params={"version": 1})
    assert exported.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(exported.content)) as archive:
        assert archive.namelist() == ["the-well/ghosts.toml", "the-well/pack.toml"]
    imported = person.http.post("/api/workshop/import", content=exported.content)
    assert imported.status_code == 200, imported.text
    assert imported.json()["entries"] == draft()["entries"]
    assert person.http.post("/api/workshop/import", content=b"PK nonsense").status_code == 422
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w") as archive:
        archive.writestr("well/pack.toml", f'game = "{GAME}"')
        archive.writestr("well/ghosts.toml", '[[ghost]]\nid = "seeker"\nname = "S"\npower = "x"\n')
    answer = person.http.post("/api/workshop/import", content=written.getvalue())
    assert answer.status_code == 422
    assert "well/ghosts.toml: ghost seeker: field" in answer.json()["message"]


@pytest.mark.parametrize(
    ("count", "length", "message"), [(101, 1, "202 entries; the maximum is 200"), (80, 1900, "maximum is 256 KiB")]
)
def test_a_pack_that_is_too_large_to_be_saved_is_not_imported(
    person: Person, count: int, length: int, message: str
) -> None:
    box = printed_entries(GAME)
    copied = {table: next(iter(box[table].values())) for table in ("ghost", "item")}
    entries = {
        table: [{**entry, "id": f"{table}-{number}", "text": "x" * length} for number in range(count)]
        for table, entry in copied.items()
    }
    files = files_of(msgspec.convert(draft() | {"entries": entries}, Draft))
    answer = person.http.post("/api/workshop/import", content=write_archive(files.name, files.files))
    assert answer.status_code == 422
    assert message in answer.json()["message"]


def test_a_table_is_played_with_a_pack_and_shows_it(house: House) -> None:
    ann, bob = house.person(), house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": "moon"})
    pack = save(ann)
    table = ann.open("human", "human", "random", game=GAME, packs=[f"{pack['id']}@1"], spectators=False)
    assert bob.http.get(f"/api/tables/{table}/packs").status_code == 403
    code = ann.invite(table, 1)
    invited = bob.http.post("/api/invitation", json={"code": code}).json()
    assert invited["packs"]["titles"] == ["The Well"]
    [shown] = bob.http.post("/api/invitation/packs", json={"code": code}).json()
    assert (shown["pack"], shown["version"], shown["title"]) == (pack["id"], 1, "The Well")
    assert [change["id"] for change in shown["changes"]] == ["seeker"]
    assert "Seeker of the Well" in [card["name"] for card in shown["content"]]
    assert ann.http.get(f"/api/tables/{table}/packs").json() == [shown]
    info = ann.http.get(f"/api/tables/{table}").json()
    assert info["packs"]["workshop"] == [f"{pack['id']}@1"]
    names = {card["name"] for card in ann.http.get(f"/api/tables/{table}/content").json()}
    assert "Seeker of the Well" in names


def test_a_match_with_a_pack_is_finished_replayed_and_not_counted(house: House) -> None:
    ann = house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": "moon"})
    pack = save(ann)
    table = ann.open("human", "greedy", game=GAME, packs=[f"{pack['id']}@1"])
    play_out(ann.join(table), random.Random(1))
    played = ann.http.get("/api/results").json()
    assert [result["packs"] for result in played["results"]] == [["The Well"]]
    assert played["games"] == []
    record = ann.http.get(f"/api/tables/{table}/record").json()
    assert record["packs"]["contents"][0].startswith(f"{pack['id']}@1#")
    imported = ann.http.post("/api/records", json={"record": record})
    assert imported.status_code == 201, imported.text
    assert imported.json()["packs"]["titles"] == ["The Well"]
    [name] = record["packs"]["contents"]
    for forged in ("../../etc", name.replace("#", "#f")[:-1], name, "x" * 9):
        packs = {**record["packs"], "contents": [forged.replace("1#", "2#")]}
        answer = ann.http.post("/api/records", json={"record": {**record, "packs": packs}})
        if forged != name:
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-record"), forged
            continue
        [shown] = ann.http.get(f"/api/tables/{answer.json()['id']}/packs").json()
        assert shown["author"] == ""  # a record cannot name a person as the author of another content
    branch = ann.http.post(f"/api/tables/{table}/branch", json={"number": 0, "seat": 0, "level": "random"})
    assert branch.json()["packs"]["titles"] == ["The Well"]
    assert ann.http.get(f"/api/tables/{table}/analysis").status_code == 200


def test_a_pack_that_changes_only_texts_is_played_with_as_well(house: House) -> None:
    ann = house.person()
    [printed] = [
        entry
        for entry in ann.http.get(f"/api/workshop/games/{GAME}").json()["entries"]["ghost"]
        if entry["id"] == "seeker"
    ]
    entries = {"ghost": [{**printed, "name": "Another Seeker", "source": "ours"}]}
    saved = ann.http.post("/api/workshop/packs", json={"draft": draft() | {"entries": entries}})
    table = ann.open("human", "random", game=GAME, packs=[f"{saved.json()['id']}@1"])
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    assert line.choose(0).status == "taken"
    assert "Another Seeker" in {card["name"] for card in ann.http.get(f"/api/tables/{table}/content").json()}
    assert ann.http.get(f"/api/tables/{table}").json()["packs"]["titles"] == ["The Well"]


def test_a_rematch_keeps_the_packs(house: House) -> None:
    ann, bob = house.person(), house.person()
    pack = save(ann)
    table = ann.open("human", "human", game=GAME, packs=[f"{pack['id']}@1"])
    bob.sit(table)
    lines = [ann.join(table), bob.join(table)]
    together(*lines)
    lines[0].wait(lambda now: now.question != "")
    assert lines[1].ask(Resign(id="1")).status == "taken"  # type: ignore[union-attr]
    lines[0].wait(lambda now: now.ended is not None or now.seats[1].resigned)
    if not house.table(table).over:
        assert lines[0].ask(Resign(id="1")).status == "taken"  # type: ignore[union-attr]
        lines[0].wait(lambda now: now.ended is not None)
    again = ann.http.post(f"/api/tables/{table}/rematch", json={})
    assert again.status_code == 201, again.text
    assert again.json()["packs"]["workshop"] == [f"{pack['id']}@1"]


def test_a_match_can_start_with_a_card(house: House) -> None:
    ann = house.person()
    pack = save(ann)
    table = ann.open("human", "random", game=GAME, packs=[f"{pack['id']}@1"], start_with=["ghost", "seeker"])
    ann.join(table).wait(lambda now: now.prompt is not None)
    wrong = {"game": GAME, "seats": ["human", "random"], "packs": [f"{pack['id']}@1"], "start_with": ["ghost", "no"]}
    assert ann.http.post("/api/tables", json=wrong).status_code == 422


@pytest.mark.parametrize("names", [["x"], ["x@y"], ["{id}@2"], ["{id}@1", "{id}@1"]])
def test_wrong_packs_of_a_table_are_refused(person: Person, names: list[str]) -> None:
    pack = save(person)
    packs = [name.format(id=pack["id"]) for name in names]
    answer = person.http.post("/api/tables", json={"game": GAME, "seats": ["human", "random"], "packs": packs})
    assert answer.status_code in (400, 404)
    packs = [f"{pack['id']}@1"]
    other = {"game": "final-girl", "seats": ["human"], "packs": packs}
    assert person.http.post("/api/tables", json=other).status_code == 400


def test_a_table_with_packs_is_there_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    house.tables.workshop.pool.deadline = PATIENCE
    ann = house.person()
    pack = save(ann)
    table = ann.open("human", "greedy", game=GAME, packs=[f"{pack['id']}@1"])
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    line.choose(0)
    ann.http.delete(f"/api/workshop/packs/{pack['id']}")
    cookie = {"Cookie": ann.cookie}
    house.close()
    house = open_house(data=tmp_path, port=house.port)
    house.tables.workshop.pool.deadline = PATIENCE
    line = house.person().join(table, headers=cookie)
    assert line.update.packs is not None and line.update.packs.titles == ["The Well"]
    line.wait(lambda now: now.prompt is not None)
    line.choose(0)
    line.wait(lambda now: now.prompt is not None)


def test_deleting_an_account_deletes_its_packs(house: House) -> None:
    ann, bob = house.person(), house.person()
    pack = save(ann)
    place = f"/api/workshop/packs/{pack['id']}"
    ann.http.post(f"{place}/share", json={"shared": True})
    table = bob.open("human", "random", game=GAME, packs=[f"{pack['id']}@1"])
    assert ann.http.post("/api/me/delete").status_code == 200
    assert bob.http.get(place).status_code == 404
    [shown] = bob.http.get(f"/api/tables/{table}/packs").json()
    assert (shown["title"], shown["author"]) == ("The Well", "")
    assert bob.join(table).update.packs is not None


def test_the_workshop_can_be_turned_off(open_house: Open) -> None:
    person = open_house(workshop=False).person()
    for answer in (
        person.http.get("/api/workshop/packs"),
        person.http.post("/api/workshop/check", json=draft()),
        person.http.post("/api/tables", json={"game": GAME, "seats": ["human", "random"], "packs": ["x@1"]}),
    ):
        assert (answer.status_code, answer.json()["error"]) == (404, "no-workshop")
    assert {game["workshop"] for game in person.http.get("/api/games").json()} == {False}
