"""A data folder of the previous release: its tables are loaded and played on.

`previous_release/` has what a server of commit 4c856fd3 left when it was killed: its database as SQL, a report, and in
`expected.json` the secret key, the cookies of three people, and what that server knew of each table.
"""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, Final

import pytest

import gloaming
from gloaming.server.http.app import create_app
from gloaming.server.store.sqlite import FILE
from tests.ports import port_of_its_own
from tests.server.house import House, Person, play_out

FOLDER: Final = Path(__file__).parents[1] / "previous_release"

EXPECTED: Final = json.loads((FOLDER / "expected.json").read_text("utf-8"))

TABLES: Final[dict[str, dict[str, Any]]] = EXPECTED["tables"]

Open = Callable[..., House]


def unpack(folder: Path) -> Path:
    """Make the data folder of the previous release."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.executescript((FOLDER / "tables.sql").read_text("utf-8"))
    (folder / "identity.key").write_bytes(bytes.fromhex(EXPECTED["identity_key"]))
    (folder / "reports").mkdir()
    (folder / "reports" / f"{EXPECTED['report']}.json").write_bytes((FOLDER / "report.json").read_bytes())
    return folder


@pytest.fixture(scope="module")
def migrated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server on the data folder of the previous release, for tests that change nothing."""
    with ExitStack() as stack:
        port = stack.enter_context(port_of_its_own())
        app = create_app(pause=0, data=unpack(tmp_path_factory.mktemp("data")))
        yield stack.enter_context(closing(House(app, port=port)))


def signed_in(house: House, name: str) -> Person:
    """Return a person with the cookie that the previous release gave them."""
    person = house.person()
    person.http.cookies.set(f"gloaming-{house.port}", EXPECTED["people"][name]["cookie"], "127.0.0.1")
    return person


def opened(house: House, name: str) -> Any:
    """Return a table, opened by a person who sits at it."""
    id = TABLES[name]["id"]
    for expected in EXPECTED["people"]:
        person = signed_in(house, expected)
        if person.http.get(f"/api/tables/{id}").status_code == 200:
            return house.table(id)
    raise AssertionError(f"nobody may open {name}")


@pytest.mark.parametrize("name", TABLES)
def test_a_table_is_as_it_was_left(migrated: House, name: str) -> None:
    then, table = TABLES[name], opened(migrated, name)
    record, left = table.record(), then["record"]
    for field in ("game", "seats", "seed", "choices", "hints", "shares"):
        assert record.get(field) == left.get(field)
    assert table.play.match.save() == gloaming.replay(left).save()
    assert table.over == then["over"]
    assert (None if table.over else table.play.asked) == then["to_move"]
    decision = table.play.match.decision
    assert (0 if decision is None else len(decision.options)) == then["options"]
    assert table.seating.sitters == then["sitters"]
    assert sorted(table.seating.resigned) == then["resigned"]


@pytest.mark.parametrize("name", [name for name in TABLES if name != "archived"])
def test_what_people_have_asked_for_at_a_table_is_as_it_was_left(migrated: House, name: str) -> None:
    then, session = TABLES[name], opened(migrated, name).session
    assert session.play.rqid == then["question"]
    assert (session.choices.undone, session.hints) == (then["undone"], then["hints"])
    assert sorted(session.seating.substitutes) == then["substituted"]
    for request, left in ((session.choices.request, then["request"]), (session.offer, then["offer"])):
        assert (None if request is None else [request.number, request.seat, sorted(request.agreed)]) == left
    ended = session.ended
    assert (None if ended is None else {"why": ended.why, "winners": ended.winners}) == then["ended"]
    assert (session.listed, session.requests, session.daily) == (then["listed"], then["requests"], then["daily"])
    assert migrated.table(then["id"]).next_match == then["next"]
    if then["used"] is None:
        assert session.clock is None
    else:
        assert session.clock is not None
        assert session.clock.spent().used == pytest.approx(then["used"], abs=300)


@pytest.mark.parametrize("name", EXPECTED["people"])
def test_people_have_their_names_tables_and_results(migrated: House, name: str) -> None:
    person, then = signed_in(migrated, name), EXPECTED["results"][name]
    assert person.http.get("/api/me").json() == EXPECTED["people"][name]["me"]
    played = person.http.get("/api/results").json()
    assert played["results"] == with_packs(then["results"])
    assert counted(played) == counted(then)
    own = {table["id"] for table in TABLES.values() if EXPECTED["people"][name]["identity"] in table["sitters"]}
    listed = {info["id"] for info in person.http.get("/api/tables").json()}
    assert own - listed <= {TABLES["archived"]["id"]}


def with_packs(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Return results of the previous release, in which no match had packs of the workshop."""
    return [{**result, "packs": []} for result in results]


def counted(played: dict[str, Any]) -> list[Any]:
    """Return the numbers in a person's statistics, and the lessons and challenges that they have completed."""
    return [(game["game"], game["all"], [*game["learned"]]) for game in played["games"]]


def test_an_invite_is_still_valid_and_a_removed_person_is_still_unwelcome(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=unpack(tmp_path))
    invite = EXPECTED["invite"]
    response = house.person().take(invite["code"])
    assert (response.json()["id"], response.json()["seat"]) == (invite["table"], invite["seat"])
    [removed] = house.table(invite["table"]).seating.unwelcome
    assert removed == EXPECTED["people"]["bob"]["identity"]


def test_reports_can_be_loaded_and_replayed() -> None:
    report = json.loads((FOLDER / "report.json").read_text("utf-8"))
    assert gloaming.load(report["save"]).save() == gloaming.replay(report["record"]).save()


def test_each_running_table_is_played_on_and_comes_back_again(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=unpack(tmp_path))
    running = {table["id"]: table for table in TABLES.values() if not table["over"]}
    waiting = {id: table["to_move"] for id, table in running.items() if id != EXPECTED["invite"]["table"]}
    played_on = {}
    for name in EXPECTED["people"]:
        person = signed_in(house, name)
        for table in person.http.get("/api/tables").json():
            if table["seat"] is not None and table["seat"] == waiting.get(table["id"]):
                line = person.join(table["id"])
                option = 0 if line.update.lesson is None else line.update.lesson.option or 0
                if table["id"] == TABLES["challenge"]["id"]:  # a solved challenge
                    continue
                assert line.choose(option, id="played on").status == "taken"
                played_on[table["id"]] = house.table(table["id"]).play.match.record()["choices"]
    assert played_on.keys() | {TABLES["challenge"]["id"]} == waiting.keys()
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    people = [signed_in(house, name) for name in EXPECTED["people"]]
    for id, choices in played_on.items():
        assert any(person.http.get(f"/api/tables/{id}").status_code == 200 for person in people)
        assert len(choices) > len(running[id]["record"]["choices"])
        assert house.table(id).record()["choices"][: len(choices)] == choices


def test_a_match_is_played_to_its_end_and_counts(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=unpack(tmp_path))
    ann = signed_in(house, "ann")
    last = play_out(ann.join(TABLES["deal"]["id"]), random.Random(1))
    assert last.key == TABLES["deal"]["record"]["seed"]
    results = ann.http.get("/api/results").json()["results"]
    assert results[0]["table"] == TABLES["deal"]["id"]
    assert results[1:] == with_packs(EXPECTED["results"]["ann"]["results"])
    assert (results[0]["hints"], results[0]["undone"]) == (1, 1)
