"""Results are stored for people, survive their tables, and reveal nothing of running matches."""

from __future__ import annotations

import json
import random
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from gloaming.server.limits.rate_limits import Limits, Rate
from gloaming.server.protocol.client_messages import RequestUndo
from gloaming.server.protocol.result_info import ResultList
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.store import result_store
from gloaming.server.store.daily_store import day_of
from gloaming.server.store.pruning import RESULT_DAYS, prune
from gloaming.server.store.result_store import ArchivedSeats
from gloaming.server.store.sqlite import FILE
from gloaming.server.tables.choice_history import ChoiceHistory
from tests.server.house import GAME, House, Person, lay_out_as, play_out, ran, together
from tests.server.tables.test_table_lesson import CHALLENGE, SOLUTION, asked, begun

Open = Callable[..., House]


def played(person: Person) -> ResultList:
    response = person.http.get("/api/results")
    assert response.status_code == 200
    return msgspec.json.decode(response.content, type=ResultList)


def finish(person: Person, *seats: str, **more: Any) -> str:
    """Play a match to its end. Return its table."""
    table = person.open(*(seats or ("human", "random")), **more)
    play_out(person.join(table), random.Random(1))
    return table


def back(person: Person, house: House) -> Person:
    again = house.person()
    again.http.cookies.update(person.http.cookies)
    return again


def test_a_match_played_to_its_end_is_listed_with_its_result(house: House) -> None:
    ann = house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": ""})
    table = finish(ann)
    result = house.table(table).play.match.result
    assert result is not None
    (listed,) = played(ann).results
    assert (listed.table, listed.game, listed.seat) == (table, GAME, 0)
    assert listed.won == (0 in result.winners)
    assert listed.place == (1 if listed.won else 2)
    shared = "You and Player 2 share the victory"
    assert listed.reason.startswith({(0,): "You win", (1,): "Player 2 wins", (0, 1): shared}[result.winners])
    assert listed.measures == {"Curses": result.scores[0]}
    assert [player.name for player in listed.players] == ["Ann", "Player 2 (Random)"]
    assert [player.score for player in listed.players] == list(result.scores)
    assert not listed.seeded
    assert abs(listed.ended - time.time()) < 300


def test_a_running_match_has_no_result(house: House) -> None:
    ann = house.person()
    line = ann.join(ann.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    line.choose(0)
    assert played(ann) == ResultList(results=[], games=[])
    assert played(house.person()) == ResultList(results=[], games=[])


def test_each_of_two_people_has_their_own_result_and_strangers_have_none(house: House) -> None:
    ann, bob, eve = house.person(), house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = [ann.join(table), bob.join(table)]
    eve.join(table)
    together(*lines)
    chance = random.Random(2)
    while (seat := lines[0].update.waiting_for) is not None:
        line = lines[seat]
        line.wait(lambda now: now.prompt is not None)
        seq = line.update.seq
        line.choose(chance.randrange(len(line.prompt.options)))
        for each in lines:
            each.wait(lambda now, seq=seq: now.seq > seq)  # type: ignore[misc]
    (hers,), (his,) = played(ann).results, played(bob).results
    assert (hers.seat, his.seat) == (0, 1)
    assert {hers.place, his.place} <= {1, 2}
    assert hers.players == his.players
    assert played(eve).results == []
    (statistics,) = played(ann).games
    assert {group.title: group.tallies[0].name for group in statistics.counted} == {
        "Against": "People",
        "Players": "2 players",
    }


def test_who_only_opened_a_table_or_looked_on_has_not_played(house: House) -> None:
    ann = house.person()
    line = ann.join(ann.open("random", "random"))
    line.wait(lambda now: now.waiting_for is None)
    assert played(ann).results == []


def test_statistics_count_what_was_won_and_what_was_won_without_help(house: House) -> None:
    ann = house.person()
    finish(ann)
    finish(ann, seed=4)
    line = ann.join(ann.open("human", "easy", "easy"))
    line.wait(lambda now: now.prompt is not None)
    line.choose(0)
    answer = line.ask(RequestUndo(id="back"))
    assert isinstance(answer, ChoiceResult)
    taken_back = 1 if answer.status == "taken" else 0
    line.wait(lambda now: now.undone == taken_back)
    play_out(line, random.Random(3))
    listed = played(ann)
    undone, seeded, plain = listed.results
    assert (undone.undone, seeded.seeded, plain.seeded) == (taken_back, True, False)
    (game,) = listed.games
    assert (game.all.played, game.all.won) == (3, sum(result.won for result in listed.results))
    assert game.all.unaided == sum(result.won and not result.seeded and not result.undone for result in listed.results)
    counted = {group.title: {tally.name: tally.played for tally in group.tallies} for group in game.counted}
    assert counted == {
        "Against": {"Bots: Easy": 1, "Bot: Random": 2},
        "Players": {"2 players": 2, "3 players": 1},
    }


def test_a_film_is_counted_apart_by_what_the_game_declares(open_house: Open) -> None:
    ann = open_house(limits=Limits(messages=Rate(10_000, 0.001), all_messages=Rate(10_000, 0.001))).person()
    table = ann.open("human", game="final-girl")
    play_out(ann.join(table), random.Random(1))
    listed = played(ann)
    (result,) = listed.results
    assert set(result.by) == {"Killer", "Location", "Final Girl"}
    assert result.by["Killer"] == "Hans the Butcher"
    assert [counted.title for counted in listed.games[0].counted] == ["Killer", "Location", "Final Girl"]


def test_lessons_and_challenges_are_no_matches_but_are_shown_as_done(house: House) -> None:
    ann = house.person()
    line = ann.join(begun(ann, CHALLENGE.id))
    for choice in SOLUTION:
        assert played(ann).games == []
        asked(line).choose(choice)
    line.wait(lambda now: now.lesson is not None and now.lesson.aim != "open")
    listed = played(ann)
    assert listed.results == []
    assert [(game.game, game.learned, game.all.played) for game in listed.games] == [
        (GAME, {CHALLENGE.id: CHALLENGE.title}, 0)
    ]
    if not house.table(line.update.table).play.match.over:
        play_out(line, random.Random(1))
    assert played(ann).results == []


def test_a_result_and_its_replay_outlive_the_table(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, eve = house.person(), house.person()
    table = finish(ann, "human", "random", spectators=False)
    last = ann.join(table).update
    house.close()
    ran(tmp_path, 400)
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("UPDATE tables SET touched = 0")
        base.execute("INSERT INTO fading VALUES (?, 0, 0)", (table,))
        assert prune(base, 90, ()).dropped == 1
        assert base.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    house = open_house(port=house.port, data=tmp_path)
    ann, eve = back(ann, house), back(eve, house)
    assert [result.table for result in played(ann).results] == [table]
    assert ann.http.get("/api/tables").json() == []
    assert eve.http.get(f"/api/tables/{table}").status_code == 403
    assert ann.http.get(f"/api/tables/{table}/replay/3").json()["number"] == 3
    now = ann.join(table).update
    assert (now.view, now.seat, now.key) == (last.view, last.seat, last.key)
    assert ann.http.get(f"/api/tables/{table}/record").status_code == 200


@pytest.mark.parametrize("change", ["none", "later version", "illegal choice", "other winner"])
def test_a_match_of_earlier_rules_is_shown_if_it_ends_alike(open_house: Open, tmp_path: Path, change: str) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = finish(ann)
    house.close()
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        base.execute("DELETE FROM tables")
        record = json.loads(base.execute("SELECT record FROM endings").fetchone()[0])
        record["version"] = 99 if change == "later version" else 0
        if change == "illegal choice":
            record["choices"][3] = 999
        base.execute("UPDATE endings SET record = ?", (json.dumps(record),))
        if change == "other winner":
            stored = json.loads(base.execute("SELECT told FROM results").fetchone()[0])
            base.execute("UPDATE results SET told = ?", (json.dumps({**stored, "won": not stored["won"]}),))
    house = open_house(port=house.port, data=tmp_path)
    ann = back(ann, house)
    response = ann.http.get(f"/api/tables/{table}")
    if change == "none":
        assert response.status_code == 200
    else:
        assert (response.status_code, response.json()["error"]) == (409, "other-rules")
    assert len(played(ann).results) == 1


def test_old_results_are_forgotten_with_their_records(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    old, new = house.person(), house.person()
    gone, kept = finish(old), finish(new)
    house.close()
    ran(tmp_path, 1000)
    with closing(sqlite3.connect(tmp_path / FILE)) as base, base:
        then = time.time() - (RESULT_DAYS + 1) * 24 * 60 * 60
        base.execute("UPDATE results SET ended = ? WHERE table_id = ?", (then, gone))
        base.execute("INSERT INTO learned VALUES ('ann', 'x', 'y', ?)", (then,))
        base.execute("INSERT INTO tries VALUES (?, 'x', 'ann', 'y')", (day_of(then - 86400),))
        prune(base, 90, ())
        assert base.execute("SELECT table_id FROM results").fetchall() == [(kept,)]
        assert base.execute("SELECT table_id FROM endings").fetchall() == [(kept,)]
        assert base.execute("SELECT * FROM learned").fetchall() == base.execute("SELECT * FROM tries").fetchall() == []


def test_of_a_person_only_the_newest_results_are_kept(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(result_store, "MOST_RESULTS", 2)
    ann, bob = house.person(), house.person()
    finish(bob)
    tables = [finish(ann) for _ in range(3)]
    assert [result.table for result in played(ann).results] == [tables[2], tables[1]]
    assert len(played(bob).results) == 1


@pytest.mark.parametrize("version", [1, 2, 3])
def test_the_store_of_an_earlier_schema_is_migrated(open_house: Open, tmp_path: Path, version: int) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    house.close()
    lay_out_as(tmp_path, version, ann)
    house = open_house(port=house.port, data=tmp_path)
    ann = back(ann, house)
    play_out(ann.join(table), random.Random(1))
    assert [result.table for result in played(ann).results] == [table]


def test_a_person_for_whom_a_bot_has_played_most_has_not_played() -> None:
    choices = ChoiceHistory()
    for seat, person in ((0, True), (1, False), (0, False), (0, False)):
        choices.add(seat, person=person, disclosed=False)
    assert not choices.played(0)
    assert choices.played(0, now=True)
    choices.back_to(3)
    assert choices.played(0)
    assert not choices.played(1)
    assert not choices.played(2)


def test_results_and_deals_can_be_looked_at_only_so_often(open_house: Open) -> None:
    house = open_house(limits=Limits(results=Rate(2, 60.0)))
    ann = house.person()
    ann.http.post("/api/me", json={"name": "Ann", "mark": ""})
    statuses = [ann.http.get(path).status_code for path in ("/api/results", f"/api/daily/{GAME}", "/api/results")]
    assert statuses == [200, 200, 429]


def test_results_hold_no_identity_and_no_key(house: House) -> None:
    ann = house.person()
    table = finish(ann)
    text = ann.http.get("/api/results").text
    seats = house.table(table).seating
    assert seats.sitters[0] is not None and seats.sitters[0] not in text
    assert str(house.table(table).play.match.seed) not in text


def test_archived_seats_keep_the_names_under_which_they_are_stored() -> None:
    stored = b'{"kinds":["human"],"opener":"ann","onlookers":false,"sitters":["ann"],"hints":[0],"undone":0}'
    seats = msgspec.json.decode(stored, type=ArchivedSeats)
    assert not seats.spectators
    assert b'"onlookers":false' in msgspec.json.encode(seats)
