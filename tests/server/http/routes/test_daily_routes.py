"""The daily challenge: the same for everyone, one attempt each, and unpredictable."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import msgspec
import pytest

import gloaming
from gloaming.engine.state.dice import commitment
from gloaming.server.http.routes import daily_routes
from gloaming.server.http.routes.daily_routes import deal
from gloaming.server.protocol.client_messages import Hint, RequestUndo
from gloaming.server.protocol.daily_info import DailyInfo
from gloaming.server.protocol.result_info import ResultInfo
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store import daily_store
from gloaming.server.store.daily_store import before, day_of, is_secret
from tests.server.house import GAME, House, Person, play_out

Open = Callable[..., House]
DAY = 24 * 60 * 60
NOON = 1_800_000_000 // DAY * DAY + DAY // 2


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Return a function that sets the time, in days from a noon."""

    def set_to(number: float) -> None:
        monkeypatch.setattr(daily_store, "today", lambda: day_of(NOON + number * DAY))
        monkeypatch.setattr(daily_routes, "today", lambda: day_of(NOON + number * DAY))

    set_to(0)
    return set_to


def begun(person: Person, game: str = GAME) -> str:
    response = person.http.post("/api/daily", json={"game": game})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def info(person: Person, game: str = GAME) -> DailyInfo:
    response = person.http.get(f"/api/daily/{game}")
    assert response.status_code == 200, response.text
    return msgspec.json.decode(response.content, type=DailyInfo)


def finish(person: Person, table: str, chance: int = 1) -> TableUpdate:
    return play_out(person.join(table), random.Random(chance))


def test_everyone_gets_the_same_deal_and_bots_answer_alike(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(daily_routes, "BOT", "greedy:2")
    house = open_house()
    ann, bob = house.person(), house.person()
    tables = [begun(ann), begun(bob)]
    assert tables[0] != tables[1]
    first, second = (finish(person, table) for person, table in zip((ann, bob), tables))
    assert first.view == second.view
    assert first.commitment == second.commitment
    assert [seat.kind for seat in first.seats] == ["human", "greedy:2", "greedy:2"]
    daily = info(bob)
    assert [(result.rank, result.you) for result in daily.days[0].results] == [(1, False), (1, True)]
    assert (daily.table, daily.over) == (tables[1], True)


@pytest.mark.slow
def test_there_is_one_attempt_even_if_it_is_abandoned(house: House) -> None:
    ann = house.person()
    assert info(ann).table is None
    table = begun(ann)
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    line.choose(0, id="before I left")
    line.connection.close()
    assert begun(ann) == table
    daily = info(ann)
    assert (daily.table, daily.over) == (table, False)
    finish(ann, table)
    assert begun(ann) == table
    assert info(ann).over


def test_two_requests_at_once_begin_one_try(house: House) -> None:
    ann = house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": ""})
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(lambda _: begun(ann), range(4)))
    assert len(tables) == 1


def test_neither_undo_nor_hints_nor_spectators(house: House) -> None:
    ann, eve = house.person(), house.person()
    table = begun(ann)
    line = ann.join(table)
    line.wait(lambda now: now.prompt is not None)
    assert line.update.daily == info(ann).day
    line.choose(0)
    line.wait(lambda now: now.prompt is not None)
    assert line.update.undo is None
    for message in (RequestUndo(id="back"), Hint(id="help", rqid=line.prompt.rqid)):
        answer = line.ask(message)
        assert isinstance(answer, ChoiceResult)
        assert answer.status == "refused"
        assert "daily challenge" in answer.reason
    assert not any(line.update.hints)
    assert eve.http.get(f"/api/tables/{table}").status_code == 403


def test_key_and_record_are_public_when_nobody_can_play_the_deal_any_more(
    house: House, clock: Callable[[float], None]
) -> None:
    ann = house.person()
    table = begun(ann)
    last = finish(ann, table)
    key = str(house.table(table).play.match.seed)
    assert last.key == ""
    for now in (0, 1):
        clock(now)
        assert ann.join(table).update.key == ""
        assert ann.http.get(f"/api/tables/{table}/record").json()["error"] == "of-the-day"
        assert ann.http.get(f"/api/tables/{table}/replay/2").status_code == 200
        for text in (ann.http.get(f"/api/daily/{GAME}").text, ann.http.get("/api/results").text):
            assert key not in text
    clock(2)
    assert ann.join(table).update.key == key
    assert commitment(key) == last.commitment
    assert ann.http.get(f"/api/tables/{table}/record").json()["seed"] == key


def test_a_try_stays_secret_when_its_table_has_left_memory(house: House) -> None:
    ann = house.person()
    table = begun(ann)
    finish(ann, table)
    del house.tables.awake[table]
    again = ann.join(table).update
    assert (again.key, again.daily) == ("", info(ann).day)


def test_tomorrow_there_is_a_new_deal_and_yesterdays_results_are_shown(
    open_house: Open, clock: Callable[[float], None]
) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": "moth"})
    first = begun(ann)
    finish(ann, first)
    begun(bob)
    yesterday = info(ann).days[0]
    assert [(result.name, result.mark, result.you) for result in yesterday.results] == [("Ann", "moth", True)]
    assert set(yesterday.results[0].measures) == {"Curses"}
    assert yesterday.unfinished == 1
    clock(1)
    daily = info(bob)
    assert (daily.table, daily.days[0].results, daily.days[1].day) == (None, [], yesterday.day)
    assert [(result.name, result.you) for result in daily.days[1].results] == [("Ann", False)]
    second = begun(ann)
    assert house.table(first).play.match.seed != house.table(second).play.match.seed


@pytest.mark.slow
def test_an_attempt_that_ends_when_the_key_is_public_does_not_count(
    open_house: Open, clock: Callable[[float], None]
) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    late, in_time = begun(ann), begun(bob)
    clock(1)
    finish(bob, in_time)
    assert [result.you for result in info(bob).days[1].results] == [True]
    clock(2)
    finish(ann, late)
    assert [result["daily"] for result in ann.http.get("/api/results").json()["results"]] == [""]


def test_an_attempt_continues_after_a_restart_with_the_same_deal(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = begun(ann)
    before_restart = ann.join(table).update
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    again, other_person = house.person(), house.person()
    again.http.cookies.update(ann.http.cookies)
    assert begun(again) == table
    now = again.join(table).update
    assert (now.commitment, now.daily, now.undo) == (before_restart.commitment, before_restart.daily, None)
    assert other_person.join(begun(other_person)).update.commitment == now.commitment


@pytest.mark.parametrize("game", list(gloaming.games().values()), ids=lambda game: game.id)
def test_a_deal_follows_from_secret_game_and_day_and_from_nothing_less(game: gloaming.Game) -> None:
    dealt = deal(b"secret", game, "2026-11-22")
    assert deal(b"secret", game, "2026-11-22") == dealt
    others_dealt = [deal(b"other", game, "2026-11-22"), deal(b"secret", game, "2026-11-23")]
    others_dealt += [
        deal(b"secret", other_game, "2026-11-22") for other_game in gloaming.games().values() if other_game is not game
    ]
    assert dealt.key not in {other_deal.key for other_deal in others_dealt}
    match = game.new(seats=len(dealt.seats), seed=dealt.key, options=dealt.options)
    assert match.decision is not None


def test_the_secret_of_the_deals_is_not_the_key_of_identities(tmp_path: Path, open_house: Open) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    key = (tmp_path / "identity.key").read_bytes()
    daily = info(ann)
    plain = deal(key, gloaming.game(GAME), daily.day)
    assert house.table(begun(ann)).play.match.seed != plain.key


def test_results_are_ranked_by_winning_then_by_what_the_game_measures(house: House) -> None:
    def one(won: bool, place: int, **measures: int) -> ResultInfo:
        return ResultInfo(
            table="", game="", ended=0, seat=0, players=[], won=won, place=place, reason="", measures=measures
        )

    girl = gloaming.game("final-girl").result_fields

    def health(left: int, turns: int, own: int) -> dict[str, int]:
        return {"Killer's health": left, "Turns": turns, "Health": own}

    results = [
        one(True, 1, **health(0, 6, 4)),
        one(True, 1, **health(0, 6, 2)),
        one(True, 1, **health(0, 7, 5)),
        one(False, 1, **health(2, 4, 0)),
        one(False, 1, **health(9, 8, 0)),
    ]
    mixed = [results[3], results[1], results[4], results[2], results[0]]
    assert sorted(mixed, key=lambda result: daily_routes._standing(girl, result)) == results


def test_many_attempts_hide_no_result(open_house: Open, monkeypatch: pytest.MonkeyPatch) -> None:
    house = open_house()
    for _ in range(6):
        begun(house.person())
    ann, bob = house.person(), house.person()
    for person in (ann, bob):
        play_out(person.join(begun(person)), random.Random(1))
    for _ in range(6):
        begun(house.person())
    monkeypatch.setattr(daily_routes, "MOST_RANKED", 2)
    assert [result.you for result in info(bob).days[0].results].count(True) == 1
    assert info(bob).over and len(info(house.person()).days[0].results) == 2
    monkeypatch.setattr(daily_routes, "MOST_RANKED", 1)
    assert info(bob).over and info(ann).over


def test_a_day_with_many_attempts_is_cached_and_shows_your_own_attempt_at_once(
    open_house: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily_routes, "MOST_RANKED", 4)
    house, read = open_house(), []

    def counted(transaction: Any, day: str, game: str, most: int) -> Any:
        read.append(day)
        return daily_store.earliest_tries(transaction, day, game, most)

    monkeypatch.setattr(daily_routes, "earliest_tries", counted)
    ann, bob = house.person(), house.person()
    play_out(ann.join(begun(ann)), random.Random(1))
    assert [result.you for result in info(bob).days[0].results] == [False]
    for _ in range(5):
        begun(house.person())
    today = read[0]
    for _ in range(6):
        assert len(info(house.person()).days[0].results) == 1
    assert read.count(today) == 2
    play_out(bob.join(begun(bob)), random.Random(1))
    assert [result.you for result in info(bob).days[0].results].count(True) == 1
    assert read.count(today) == 2


def test_an_unknown_game_has_no_deal(person: Person) -> None:
    assert person.http.get("/api/daily/dancing").status_code == 404
    assert person.http.post("/api/daily", json={"game": "dancing"}).status_code == 404
    assert person.http.post("/api/daily", json={"game": GAME, "day": "2020-01-01"}).status_code == 409


def test_days_are_those_of_universal_time() -> None:
    assert day_of(0) == "1970-01-01"
    assert day_of(DAY - 1) == "1970-01-01"
    assert before("2026-03-01") == "2026-02-28"
    now = day_of(time.time())
    assert is_secret(now) and is_secret(before(now)) and not is_secret(before(before(now))) and not is_secret("")
