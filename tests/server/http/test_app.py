"""The HTTP routes and their errors."""

from __future__ import annotations

import json
from typing import Any

import httpx
import msgspec
import pytest

import gloaming
from gloaming.bots import BOT_KINDS
from gloaming.engine.content.clauses import clauses
from gloaming.server.protocol.game_info import ClauseInfo, ContentEntry, GameInfo
from gloaming.server.protocol.problem_info import Problem
from gloaming.server.protocol.table_info import TableInfo
from tests.server.house import GAME, House, Person


def problem(response: httpx.Response) -> Problem:
    assert response.headers["content-type"] == "application/json"
    return msgspec.json.decode(response.content, type=Problem)


def test_games_are_listed_with_their_options_and_bots(person: Person) -> None:
    listed = msgspec.json.decode(person.http.get("/api/games").content, type=list[GameInfo])
    assert [game.id for game in listed] == list(gloaming.games())
    game = gloaming.game(GAME)
    first = listed[0]
    assert (first.title, first.least_seats, first.most_seats) == (game.title, 2, 5)
    assert first.options == msgspec.to_builtins([option.describe() for option in game.form_settings])
    assert [bot.spec for bot in first.bots] == list(BOT_KINDS)
    assert [(bot.name, bot.level) for bot in first.bots[:4]] == [
        ("Easy", 1),
        ("Medium", 2),
        ("Hard", 3),
        ("Hardest", 4),
    ]
    assert all(bot.help for bot in first.bots)


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_the_content_of_a_game_is_listed(person: Person, id: str) -> None:
    entries = msgspec.json.decode(person.http.get(f"/api/games/{id}/content").content, type=list[ContentEntry])
    assert [entry.id for entry in entries] == [entry["id"] for entry in gloaming.game(id).content()]


@pytest.mark.parametrize("id", list(gloaming.games()))
def test_the_rules_of_a_game_are_listed(person: Person, id: str) -> None:
    listed = msgspec.json.decode(person.http.get(f"/api/games/{id}/rules").content, type=list[ClauseInfo])
    assert [(clause.id, clause.text) for clause in listed] == [
        (clause.id, clause.text) for clause in clauses(gloaming.game(id).folder)
    ]
    assert listed


def test_answers_are_not_kept_by_caches(person: Person) -> None:
    assert person.http.get("/api/tables").headers["cache-control"] == "no-store"


def test_one_sees_ones_own_tables_and_no_others(house: House, person: Person) -> None:
    mine = person.open("human", "random")
    watched = person.open("random", "random")
    stranger = house.person()
    strangers_table = stranger.open("human", "human")
    listed = msgspec.json.decode(person.http.get("/api/tables").content, type=list[TableInfo])
    assert [(table.id, table.seat) for table in listed] == [(watched, None), (mine, 0)]
    person.sit(strangers_table)
    assert person.http.get("/api/tables").json()[0]["id"] == strangers_table
    assert house.person().http.get("/api/tables").json() == []


def test_a_table_is_shown_to_who_knows_its_id(house: House, person: Person) -> None:
    table = person.open("human", "human")
    shown = msgspec.json.decode(house.person().http.get(f"/api/tables/{table}").content, type=TableInfo)
    assert (shown.id, shown.seat, shown.over) == (table, None, False)
    assert [seat.taken for seat in shown.seats] == [True, False]


def test_the_opener_sits_at_the_first_human_seat(person: Person) -> None:
    assert person.join(person.open("random", "human", "human")).update.seat == 1


@pytest.mark.parametrize(
    ("body", "named", "allowed"),
    [
        ("", "CreateTable", "truncated"),
        ("[]", "CreateTable", "Expected `object`"),
        ({}, "CreateTable", "missing required field `game`"),
        ({"game": GAME}, "CreateTable", "missing required field `seats`"),
        ({"game": 1, "seats": ["human"]}, "$.game", "Expected `str`"),
        ({"game": GAME, "seats": []}, "$.seats", "length >= 1"),
        ({"game": GAME, "seats": ["human"] * 9}, "$.seats", "length <= 8"),
        ({"game": GAME, "seats": ["x" * 65, "human"]}, "$.seats[0]", "length <= 64"),
        ({"game": GAME, "seats": ["human"]}, "seats", "2 to 5"),
        ({"game": GAME, "seats": ["human", "robot"]}, "seats[1]", "random, policy, greedy, rollout, search; or human"),
        ({"game": GAME, "seats": ["human", "search:0"]}, "seats[1]", "search:500"),
        ({"game": GAME, "seats": ["human", "rollout:\u0669\u0669\u0669\u0669"]}, "seats[1]", "1 to 100000 worlds"),
        ({"game": GAME, "seats": ["human", "hard:brave"]}, "seats[1]", "have no style 'brave'; there are: careful"),
        ({"game": GAME, "seats": ["human", "human"], "seed": "x"}, "$.seed", "Expected `int"),
        ({"game": GAME, "seats": ["human", "human"], "seed": 2**63}, "$.seed", "<= 9223372036854775807"),
        ({"game": GAME, "seats": ["human", "human"], "me": 0}, "unknown field `me`", "CreateTable"),
        ({"game": GAME, "seats": ["human", "human"], "options": {"x": 1}}, "'x'", "types, board-1"),
        ({"game": GAME, "seats": ["human", "human"], "options": {"meeples": 99}}, "'meeples'", "from 4 to 10"),
        ('{"options": {"x": ' + "[" * 9000, "CreateTable", "The request body must be"),
        (b'{"game": "\xff"}', "CreateTable", "utf-8"),
    ],
)
def test_a_bad_table_is_refused_naming_field_and_what_is_allowed(
    person: Person, body: Any, named: str, allowed: str
) -> None:
    content = json.dumps(body) if isinstance(body, dict) else body
    response = person.http.post("/api/tables", content=content)
    assert response.status_code == 400
    assert problem(response).error == "bad-request"
    assert named in problem(response).message
    assert allowed in problem(response).message
    assert "set-cookie" not in response.headers


def test_a_long_wrong_value_is_not_repeated_whole(person: Person) -> None:
    body = {"game": GAME, "seats": ["human", "human"], "options": {"board-1": "x" * 10000}}
    assert len(problem(person.http.post("/api/tables", json=body)).message) < 600


def test_a_body_over_16_KiB_is_refused(person: Person) -> None:
    response = person.http.post("/api/tables", content=b" " * 16385)
    assert response.status_code == 413
    assert problem(response).error == "too-large"
    assert "16384" in problem(response).message


@pytest.mark.parametrize(
    ("method", "path", "status", "error"),
    [
        ("GET", "/api/games/chess/content", 404, "unknown-game"),
        ("GET", "/api/games/chess/rules", 404, "unknown-game"),
        ("GET", "/api/tables/nowhere", 404, "unknown-table"),
        ("POST", "/api/tables/nowhere/seat", 404, "not-found"),
        ("GET", "/api/nothing", 404, "not-found"),
        ("GET", "/api/", 404, "not-found"),
        ("POST", "/api/games", 405, "method-not-allowed"),
        ("DELETE", "/api/tables", 405, "method-not-allowed"),
        ("POST", "/", 405, "method-not-allowed"),
    ],
)
def test_what_is_not_there_is_a_problem(person: Person, method: str, path: str, status: int, error: str) -> None:
    response = person.http.request(method, path)
    assert (response.status_code, problem(response).error) == (status, error)


def test_an_unknown_game_is_refused_with_the_known_games(person: Person) -> None:
    response = person.http.post("/api/tables", json={"game": "chess", "seats": ["human"]})
    assert response.status_code == 404
    assert GAME in problem(response).message


def test_a_wrong_method_is_refused_with_the_right_ones(person: Person) -> None:
    response = person.http.delete("/api/tables")
    assert set(response.headers["allow"].split(", ")) == {"GET", "HEAD", "POST"}
    assert "POST" in problem(response).message


def test_a_fault_of_ours_says_nothing_of_itself(
    person: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(gloaming.game(GAME), "content", lambda: 1 / 0)
    response = person.http.get(f"/api/games/{GAME}/content")
    assert (response.status_code, problem(response).error) == (500, "fault")
    assert "Zero" not in response.text
    assert "content-security-policy" in response.headers
