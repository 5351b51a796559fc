"""People who have played together: recent players, invites, rematches, ratings, reports of the chat."""

from __future__ import annotations

import asyncio
import json
import random
import socket
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from gloaming.server.http.audit import digest_of
from gloaming.server.protocol.client_messages import Leave, RemovePlayer, Resign, SendChat, SetChat, SetReady
from gloaming.server.protocol.table_update import TableUpdate
from gloaming.server.store.database import Transaction
from gloaming.server.store.friend_store import rating_of, turn_rating
from gloaming.server.store.result_store import ResultStore
from gloaming.server.tables.choice_history import ChoiceHistory
from gloaming.server.tables.meetings import rate_match
from tests.server.house import House, Line, Person, together

Open = Callable[..., House]


@pytest.fixture
def pair(house: House) -> tuple[Person, Person]:
    """Two people with names."""
    people = house.person(), house.person()
    for person, name in zip(people, ("Ann", "Bob")):
        person.http.post("/api/me", json={"name": name, "mark": ""})
    return people


def lines_at(table: str, *people: Person) -> list[Line]:
    lines = [person.join(table) for person in people]
    together(*lines)
    return lines


def play(table: str, *people: Person) -> list[Line]:
    """Play a match to its end."""
    lines = lines_at(table, *people)
    chance = random.Random(3)
    now = lines[0].wait(lambda now: bool(now.question))
    while now.waiting_for is not None:
        line, rqid = lines[now.waiting_for], now.rqid
        line.wait(partial(is_asked, rqid=rqid))
        line.choose(chance.randrange(len(line.prompt.options)))
        now = lines[0].wait(partial(is_answered, rqid=rqid))
    return lines


def is_asked(now: TableUpdate, rqid: int) -> bool:
    return now.rqid == rqid and now.prompt is not None


def is_answered(now: TableUpdate, rqid: int) -> bool:
    return now.rqid != rqid


def finished(ann: Person, bob: Person) -> str:
    """Return the table of a match that Ann has won, because Bob resigned after a choice of hers."""
    table = ann.open("human", "human")
    bob.sit(table)
    lines = lines_at(table, ann, bob)
    now = lines[0].wait(lambda now: bool(now.question))
    while now.waiting_for != 0:
        assert now.waiting_for is not None
        lines[now.waiting_for].wait(partial(is_asked, rqid=now.rqid))
        lines[now.waiting_for].choose(0)
        now = lines[0].wait(partial(is_answered, rqid=now.rqid))
    lines[0].choose(0)
    lines[1].ask(Resign(id="enough"))
    for line in lines:
        line.wait(lambda now: now.ended is not None)
    return table


def test_people_who_have_played_together_find_each_other(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    assert ann.http.get("/api/players").json() == []
    finished(ann, bob)
    finished(ann, bob)
    [met] = ann.http.get("/api/players").json()
    assert (met["name"], met["matches"]) == ("Bob", 2)
    [other] = bob.http.get("/api/players").json()
    assert other["name"] == "Ann"
    assert met["person"] != other["person"]


def test_a_recent_player_is_invited_again_and_joins_from_the_front_page(
    house: House, pair: tuple[Person, Person]
) -> None:
    ann, bob = pair
    finished(ann, bob)
    table = ann.open("human", "human", lobby=True)
    [met] = ann.http.get("/api/players").json()
    assert bob.http.post(f"/api/tables/{table}/call", json={"person": met["person"]}).status_code == 403
    stranger = house.person()
    wrong = ann.http.post(f"/api/tables/{table}/call", json={"person": "0" * 16})
    assert (wrong.status_code, wrong.json()["error"]) == (404, "unknown-player")
    assert ann.http.post(f"/api/tables/{table}/call", json={"person": met["person"]}).status_code == 200
    [call] = bob.http.get("/api/calls").json()
    assert (call["table"], call["by"]) == (table, "Ann")
    assert stranger.http.get("/api/calls").json() == []
    refused = stranger.http.post(f"/api/tables/{table}/answer-call", json={"accept": True})
    assert refused.status_code == 404
    joined = bob.http.post(f"/api/tables/{table}/answer-call", json={"accept": True})
    assert joined.json()["seat"] == 1
    assert bob.http.get("/api/calls").json() == []


def test_an_invite_can_be_declined(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    finished(ann, bob)
    table = ann.open("human", "human", lobby=True)
    ann.http.post(f"/api/tables/{table}/call", json={"person": ann.http.get("/api/players").json()[0]["person"]})
    assert bob.http.post(f"/api/tables/{table}/answer-call", json={"accept": False}).status_code == 200
    assert bob.http.get("/api/calls").json() == []


def test_a_rematch_swaps_the_seats_and_waits_for_both(house: House, pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    table = finished(ann, bob)
    eve = house.person()
    assert eve.http.post(f"/api/tables/{table}/rematch", json={}).status_code == 403
    again = ann.http.post(f"/api/tables/{table}/rematch", json={}).json()
    assert again["seat"] == 1, "Ann sat in seat 0"
    assert bob.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"] == again["id"]
    lines = lines_at(again["id"], ann, bob)
    assert lines[1].update.lobby is not None and lines[1].update.lobby.unready == [0]
    lines[1].ask(SetReady(id="r", ready=True))
    lines[0].wait(lambda now: now.lobby is None)
    running = ann.http.post(f"/api/tables/{again['id']}/rematch", json={})
    assert (running.status_code, running.json()["error"]) == (409, "no-rematch")


def test_only_matches_of_people_who_turned_it_on_are_rated(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    assert ann.http.post("/api/ratings", json={"on": True}).json() == {"on": True, "games": []}
    finished(ann, bob)
    assert ann.http.get("/api/ratings").json()["games"] == []
    bob.http.post("/api/ratings", json={"on": True})
    finished(ann, bob)
    [winner] = ann.http.get("/api/ratings").json()["games"]
    [loser] = bob.http.get("/api/ratings").json()["games"]
    assert winner["rating"] > 25 > loser["rating"]
    assert (winner["matches"], winner["error"] < 8.33) == (1, True)
    bob.http.post("/api/ratings", json={"on": False})
    finished(ann, bob)
    assert ann.http.get("/api/ratings").json()["games"] == [winner]


def test_a_whole_match_is_rated_by_its_places(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    for person in pair:
        person.http.post("/api/ratings", json={"on": True})
    table = ann.open("human", "human")
    bob.sit(table)
    lines = play(table, ann, bob)
    won = lines[0].update.view["result"]["winners"]
    rated = [person.http.get("/api/ratings").json()["games"][0]["rating"] for person in pair]
    assert len(won) == 2 or (rated[0] > rated[1]) == (won == [0])


def test_a_line_is_reported_to_the_operator(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, bob, eve = house.person(), house.person(), house.person()
    table = ann.open("human", "human", lobby=True)
    bob.sit(table)
    lines = lines_at(table, ann, bob)
    lines[1].ask(SendChat(id="1", text="something nasty"))
    assert eve.http.post(f"/api/tables/{table}/report-line", json={"number": 1}).status_code == 403
    assert bob.http.post(f"/api/tables/{table}/report-line", json={"number": 1}).status_code == 404
    assert ann.http.post(f"/api/tables/{table}/report-line", json={"number": 7}).status_code == 404
    assert ann.http.post(f"/api/tables/{table}/report-line", json={"number": 1}).status_code == 201
    [report] = admin(tmp_path, "reports", "")["reports"]
    assert report["lines"] == "Player 2: something nasty"
    assert report["reported"] == digest_of(house.table(table).seating.sitters[1])
    assert admin(tmp_path, "settle", report["id"])["done"].endswith("is deleted.")
    assert admin(tmp_path, "reports", "")["reports"] == []


def admin(folder: Path, do: str, what: str) -> Any:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as connection:
        connection.connect(str(folder / "admin.sock"))
        connection.sendall(json.dumps({"do": do, "what": what}).encode() + b"\n")
        return json.loads(b"".join(iter(lambda: connection.recv(65536), b"")))


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables/{}/call", {"person": "x"}),
        ("/api/tables/{}/answer-call", {"accept": True}),
        ("/api/tables/{}/rematch", {}),
        ("/api/tables/{}/report-line", {"number": 1}),
        ("/api/ratings", {"on": True}),
    ],
)
def test_other_sites_cannot_ask_for_any_of_this(pair: tuple[Person, Person], path: str, body: dict[str, Any]) -> None:
    ann, _ = pair
    table = ann.open("human", "human", lobby=True)
    refused = ann.http.post(path.format(table), json=body, headers={"Origin": "https://elsewhere.example"})
    assert refused.status_code == 403


def test_what_is_stored_about_a_person_is_deleted_with_them(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    for person in pair:
        person.http.post("/api/ratings", json={"on": True})
    finished(ann, bob)
    assert bob.http.post("/api/me/delete", json={}).status_code < 300
    assert ann.http.get("/api/players").json() == []
    assert len(ann.http.get("/api/ratings").json()["games"]) == 1


def test_flooding_is_limited(pair: tuple[Person, Person]) -> None:
    ann, _ = pair
    table = ann.open("human", "human", lobby=True)
    codes = {ann.http.post(f"/api/tables/{table}/report-line", json={"number": 1}).status_code for _ in range(12)}
    assert codes == {404, 429}


def test_a_rematch_waits_in_the_list_of_a_server_that_was_restarted(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann, bob = house.person(), house.person()
    again = ann.http.post(f"/api/tables/{finished(ann, bob)}/rematch", json={}).json()["id"]
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    for person in (ann, bob):
        same = house.person()
        same.http.cookies.update(person.http.cookies)
        listed = {entry["id"]: (entry["waits"], entry["yours"]) for entry in same.http.get("/api/tables").json()}
        assert listed[again] == (True, False)


def test_who_was_silenced_is_silent_in_the_rematch(house: House, pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    table = finished(ann, bob)
    ann.join(table).ask(SetChat(id="s", on=False, seat=1))
    again = ann.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    assert house.table(again).session.silenced == {0}


def test_a_removed_person_is_not_invited_again_in_silence(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    finished(ann, bob)
    [met] = ann.http.get("/api/players").json()
    table = ann.open("human", "human", lobby=True)
    assert ann.http.post(f"/api/tables/{table}/call", json={"person": met["person"]}).status_code == 200
    bob.sit(table)
    assert bob.http.get("/api/calls").json() == [], "a seated player is no longer invited"
    host = ann.join(table)
    host.ask(RemovePlayer(id="out", seat=1, person=host.update.seats[1].person))
    for person, path, body in ((ann, "call", {"person": met["person"]}), (bob, "answer-call", {"accept": True})):
        refused = person.http.post(f"/api/tables/{table}/{path}", json=body)
        assert (refused.status_code, refused.json()["error"]) == (403, "sent-away")


def test_a_report_holds_the_words_of_two_people_and_counts_once(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    people = [house.person() for _ in range(3)]
    table = people[0].open("human", "human", "human", lobby=True)
    for person in people[1:]:
        person.sit(table)
    for number, line in enumerate(lines_at(table, *people)):
        line.ask(SendChat(id="1", text=f"line {number}"))
    ids = [people[0].http.post(f"/api/tables/{table}/report-line", json={"number": 3}).json()["id"] for _ in range(2)]
    assert ids[0] == ids[1]
    [report] = admin(tmp_path, "reports", "")["reports"]
    assert report["lines"] == "Player 1: line 0\nPlayer 3: line 2"


def rated(ranks: dict[str, int], *hinted: str) -> dict[str, float]:
    """Return the changes of ratings by a match."""

    def work(transaction: Transaction) -> dict[str, float]:
        for identity in ranks:
            turn_rating(transaction, identity, on=True)
        rate_match(transaction, "t", "g", ranks, hinted, 0.0)
        ratings = {identity: rating_of(transaction, identity, "g") for identity in ranks}
        return {identity: 0.0 if one is None else one.mu - 25 for identity, one in ratings.items()}

    return asyncio.run(ResultStore(None).do(work))


def test_a_hint_wins_no_rating_and_saves_none() -> None:
    assert rated({"a": 1, "b": 2}) == rated({"a": 1, "b": 2}, "b"), "who loses with a hint has lost"
    assert rated({"a": 1, "b": 2}, "a") == {"a": 0.0, "b": 0.0}


def test_a_substitute_bot_wins_no_rating(
    house: House, pair: tuple[Person, Person], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ChoiceHistory, "played", lambda history, seat, *, now=False: seat == 0)
    for person in pair:
        person.http.post("/api/ratings", json={"on": True})
    table = pair[0].open("human", "human")
    pair[1].sit(table)
    play(table, *pair)
    ann, bob = [person.http.get("/api/ratings").json()["games"][0]["rating"] for person in pair]
    assert ann > 25 > bob, "bots made the choices of Bob"


def test_a_match_resigned_before_the_winner_has_chosen_is_not_rated(pair: tuple[Person, Person]) -> None:
    for person in pair:
        person.http.post("/api/ratings", json={"on": True})
    table = pair[0].open("human", "human")
    pair[1].sit(table)
    lines = lines_at(table, *pair)
    lines[0].wait(lambda now: now.lobby is None)
    lines[1].ask(Resign(id="at once"))
    lines[0].wait(lambda now: now.ended is not None)
    assert [person.http.get("/api/ratings").json()["games"] for person in pair] == [[], []]


def test_a_closed_rematch_can_be_started_again_and_has_none_itself(house: House, pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    table = finished(ann, bob)
    closed = bob.http.post(f"/api/tables/{table}/rematch", json={}).json()["id"]
    line = bob.join(closed)
    line.ask(Leave(id="close"))
    line.wait(lambda now: now.ended is not None)
    refused = bob.http.post(f"/api/tables/{closed}/rematch", json={})
    assert (refused.status_code, refused.json()["error"]) == (409, "no-rematch")
    again = ann.http.post(f"/api/tables/{table}/rematch", json={}).json()
    assert again["id"] != closed and not again["over"]


def test_who_has_declined_is_not_asked_to_the_same_table_again(
    open_house: Open, house: House, pair: tuple[Person, Person], tmp_path: Path
) -> None:
    stored = open_house(data=tmp_path)
    for ann, bob in (pair, (stored.person(), stored.person())):
        finished(ann, bob)
        table = ann.open("human", "human", lobby=True)
        call = {"person": ann.http.get("/api/players").json()[0]["person"]}
        ann.http.post(f"/api/tables/{table}/call", json=call)
        assert [entry["table"] for entry in bob.http.get("/api/calls").json()] == [table]
        bob.http.post(f"/api/tables/{table}/answer-call", json={"accept": False})
        assert ann.http.post(f"/api/tables/{table}/call", json=call).status_code == 200
        assert bob.http.get("/api/calls").json() == []
        assert bob.http.post(f"/api/tables/{table}/answer-call", json={"accept": True}).status_code == 404


def test_who_was_removed_can_still_report_what_was_written(house: House, pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    table = ann.open("human", "human", lobby=True)
    bob.sit(table)
    host, _ = lines_at(table, ann, bob)
    host.ask(SendChat(id="1", text="something nasty"))
    host.ask(RemovePlayer(id="out", seat=1, person=host.update.seats[1].person))
    assert bob.http.post(f"/api/tables/{table}/report-line", json={"number": 1}).status_code == 201
    eve = house.person()
    assert eve.http.post(f"/api/tables/{table}/report-line", json={"number": 1}).status_code == 403
