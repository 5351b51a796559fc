"""Branches of finished matches: a new table with new dice, from what the player knew at that position."""

from __future__ import annotations

import json
import random
import secrets
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from typer.testing import CliRunner

import gloaming
from gloaming.cli import app as program
from gloaming.engine.state.dice_commitment import share_commitment
from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.protocol.client_messages import Choose, Leave, RequestUndo, Resign, RevealShare
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_info import TableInfo
from tests.server.house import GAME, House, Person, play_out

AT = 20


@pytest.fixture(scope="module")
def played(house: House) -> tuple[House, Person, str]:
    """A person, and the table of a finished match."""
    person = house.person()
    table = person.open("human", "random", "random")
    play_out(person.connect(table), random.Random(3))
    return house, person, table


def start_branch(person: Person, table: str, **wanted: object) -> httpx.Response:
    return person.http.post(f"/api/tables/{table}/branch", json={"number": AT, "seat": 0, "level": "random", **wanted})


def opened(person: Person, table: str, **wanted: object) -> str:
    response = start_branch(person, table, **wanted)
    assert response.status_code == 201, response.text
    return msgspec.json.decode(response.content, type=TableInfo).id


def test_a_branch_shows_what_its_player_saw_and_ends_on_its_own(
    played: tuple[House, Person, str], tmp_path: Path
) -> None:
    house, person, table = played
    moment = person.http.get(f"/api/tables/{table}/replay/{AT}").json()
    new = opened(person, table)
    line = person.join(new)
    assert line.update.branch_point == AT
    assert [(seat.kind, seat.you) for seat in line.update.seats] == [
        ("human", True),
        ("random", False),
        ("random", False),
    ]
    last = play_out(line, random.Random(5))
    started = json.loads(msgspec.json.encode(house.table(new).play.match.begun().view(0)))
    assert started == moment["view"]
    record = person.http.get(f"/api/tables/{new}/record").json()
    assert record["from"]["choices"] == person.http.get(f"/api/tables/{table}/record").json()["choices"][:AT]
    assert gloaming.replay(record).save() == house.table(new).play.match.save()
    assert last.key == record["seed"] != record["from"]["seed"]
    kept = tmp_path / "record.json"
    kept.write_text(json.dumps(record))
    shown = CliRunner().invoke(program, ["verify", str(kept)]).stdout
    assert shown.startswith("Fair: the key matches the commitment")
    assert f"Branched from another match after {AT} choices, as Player 1 knew it" in " ".join(shown.split())
    brought = person.http.post("/api/records", json={"record": record})
    assert brought.status_code == 201, brought.text
    assert person.http.get(f"/api/tables/{brought.json()['id']}/replay/0").json()["view"]["turn"] == started["turn"]
    assert person.http.get(f"/api/tables/{new}/analysis").status_code == 200


def test_the_dice_are_new_and_one_may_add_to_them(played: tuple[House, Person, str]) -> None:
    house, person, table = played
    share = secrets.token_hex(32)
    new = opened(person, table, promise=share_commitment(share))
    line = person.join(new)
    assert line.update.prompt is None
    own = house.table(new).play.match.seed
    answer = line.ask(RevealShare(id="mine", share=share))
    assert isinstance(answer, ChoiceResult) and answer.status == "taken"
    line.wait(lambda now: now.waiting_for is not None and now.question != "")
    assert house.table(new).play.match.seed not in (own, house.table(table).play.match.seed)
    assert house.table(new).play.match.view(0)["seats"] == 3


def test_what_was_hidden_from_the_seat_is_dealt_again() -> None:
    game = gloaming.game("fatal-frame")
    match = game.new(seats=2, seed=4)
    for _ in range(10):
        match.pick(0)
    decks = {json.dumps(match.branch(0, seed).save()["fields"]["deck"]) for seed in range(5)}
    assert len(decks) == 5
    assert json.dumps(match.save()["fields"]["deck"]) not in decks


def test_another_seat_may_be_ones_own_then(played: tuple[House, Person, str]) -> None:
    house, person, table = played
    new = opened(person, table, seat=2, level="easy")
    assert [seat.kind for seat in person.join(new).update.seats] == ["easy", "easy", "human"]
    origin = house.table(new).play.match.branched_from
    assert origin is not None and origin.seat == 2


def test_a_branch_has_no_result(open_house: Callable[..., House]) -> None:
    house = open_house()
    person = house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    assert len(person.http.get("/api/results").json()["results"]) == 1
    play_out(person.join(opened(person, table)), random.Random(4))
    line = person.join(opened(person, table))
    line.wait(lambda now: now.prompt is not None)
    line.ask(Choose(id="a", rqid=line.prompt.rqid, option=0))
    line.ask(Resign(id="r"))
    line.wait(lambda now: now.ended is not None)
    assert len(person.http.get("/api/results").json()["results"]) == 1


def test_a_choice_in_it_can_be_undone_and_it_is_there_after_a_restart(
    open_house: Callable[..., House], tmp_path: Path
) -> None:
    house = open_house(data=tmp_path)
    person = house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    new = opened(person, table, number=2)
    line = person.join(new)
    line.wait(lambda now: now.prompt is not None)
    first = line.update.view
    line.choose(0)
    line.wait(lambda now: now.undo is not None and now.prompt is not None)
    answer = line.ask(RequestUndo(id="back"))
    assert isinstance(answer, ChoiceResult) and answer.status == "taken"
    line.wait(lambda now: now.undone == 1 and now.prompt is not None)
    assert line.update.view == first
    line.choose(0)
    line.wait(lambda now: now.prompt is not None)
    before = line.update.view
    record = house.table(new).record()
    house.close()
    house = open_house(data=tmp_path, port=house.port)
    back = house.person()
    back.http.cookies.update(person.http.cookies)
    line = back.join(new)
    line.wait(lambda now: now.prompt is not None)
    assert line.update.view == before
    assert line.update.branch_point == 2
    assert house.table(new).record() == record
    line.ask(RequestUndo(id="again"))
    line.wait(lambda now: now.undone == 2 and now.prompt is not None)
    assert line.update.view == first


def test_nobody_plays_on_from_a_match_that_goes_on(house: House) -> None:
    person = house.person()
    table = person.open("human", "human")
    response = start_branch(person, table, number=0)
    assert (response.status_code, response.json()["error"]) == (409, "not-over")


def test_who_may_not_have_the_record_may_not_play_on(played: tuple[House, Person, str]) -> None:
    house, _, table = played
    stranger = house.person()
    stranger.open("human", "random")
    response = start_branch(stranger, table)
    assert (response.status_code, response.json()["error"]) == (403, "not-yours")
    assert start_branch(house.person(), table).status_code == 403


def test_a_daily_challenge_cannot_be_branched_while_others_play_it(open_house: Callable[..., House]) -> None:
    person = open_house().person()
    person.http.post("/api/me", json={"name": "Ann", "mark": ""})
    table = person.http.post("/api/daily", json={"game": GAME}).json()["id"]
    play_out(person.connect(table), random.Random(3))
    response = start_branch(person, table)
    assert (response.status_code, response.json()["error"]) == (409, "of-the-day")


@pytest.mark.parametrize(
    ("wanted", "status", "message"),
    [
        ({"number": 500}, 404, "There is no position 500"),
        ({"number": -1}, 400, "number"),
        ({"seat": 3}, 400, "there is no seat 3. Seats are numbered from 0 to 2"),
        ({"seat": 9}, 400, "seat"),
        ({"level": "nobody"}, 400, "no bot 'nobody'"),
        ({"level": "hard:brave"}, 400, "have no style 'brave'; there are: careful, reckless"),
        ({"level": "human"}, 400, "must be a bot for the other seats"),
        ({"level": "search:1000000"}, 400, "think for at most 1000"),
        ({"promise": "x"}, 400, "promise"),
        ({"more": 1}, 400, "more"),
    ],
)
def test_impossible_branches_are_refused_with_the_reason(
    played: tuple[House, Person, str], wanted: dict[str, object], status: int, message: str
) -> None:
    _, person, table = played
    before = len(person.http.get("/api/tables").json())
    response = start_branch(person, table, **wanted)
    assert response.status_code == status, response.text
    assert message in response.json()["message"]
    assert len(person.http.get("/api/tables").json()) == before


def test_at_the_end_there_is_nothing_to_play_on(played: tuple[House, Person, str]) -> None:
    _, person, table = played
    last = person.http.get(f"/api/tables/{table}/replay/0").json()["of"]
    response = start_branch(person, table, number=last)
    assert (response.status_code, "no match can branch from here" in response.json()["message"]) == (400, True)


def test_a_match_closed_before_it_began_is_played_on_from_its_start(house: House) -> None:
    ann = house.person()
    table = ann.open("human", "human")
    line = ann.join(table)
    line.send(Leave(id="up"))
    line.wait(lambda now: now.ended is not None)
    assert ann.join(opened(ann, table, number=0)).update.seats[1].kind == "random"


def test_tables_opened_so_count_like_others(open_house: Callable[..., House]) -> None:
    house = open_house(limits=Limits(opening=Rate(3, 1000.0)))
    person = house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    assert [start_branch(person, table, number=1).status_code for _ in range(4)] == [201, 201, 201, 429]
