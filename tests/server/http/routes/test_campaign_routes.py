"""Campaigns: the next match with the same people, lists of tables, and exported and imported files."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest

from gloaming.engine.state.dice_commitment import share_commitment
from gloaming.server.protocol.client_messages import RevealShare
from gloaming.server.protocol.table_update import TableUpdate
from tests.server.house import GAME as ANOTHER
from tests.server.house import House, Line, Person, choose_patiently, lay_out_as, play_out, together

Open = Callable[..., House]
GAME = "ghost-hunter"


def opened(person: Person, *seats: str, **options: Any) -> str:
    """Open a table of a game with a campaign."""
    return person.open(*seats, game=GAME, options={"scenario": 12, **options})


def finish(person: Person, table: str) -> TableUpdate:
    """Play a table alone to its end."""
    return play_out(person.join(table), random.Random(1))


def finish_together(lines: list[Line]) -> list[TableUpdate]:
    """Play a table to its end, each at their turn."""
    chance = random.Random(1)
    together(*lines)
    while lines[0].update.waiting_for is not None:
        line = next(waiting for waiting in lines if waiting.update.seat == lines[0].update.waiting_for)
        rqid = line.prompt.rqid
        choose_patiently(line, chance.randrange(len(line.prompt.options)))
        now = line.wait(lambda now, rqid=rqid: now.prompt is None or now.prompt.rqid > rqid)  # type: ignore[misc]
        for each in lines:
            each.wait(lambda then, seq=now.seq: then.seq >= seq)  # type: ignore[misc]
    return [each.update for each in lines]


def start_next_match(person: Person, table: str, number: int = 0) -> str:
    """Start the next match. Return its table."""
    response = person.http.post(f"/api/tables/{table}/next-match", json={"number": number})
    assert response.status_code == 201, response.text
    return str(response.json()["id"])


def own(person: Person) -> dict[str, dict[str, Any]]:
    """Return a person's tables, by id."""
    return {info["id"]: info for info in person.http.get("/api/tables").json()}


def test_who_asks_for_the_next_match_adds_to_its_dice(house: House) -> None:
    ann, share = house.person(), secrets.token_hex(32)
    table = opened(ann, "human", "random")
    finish(ann, table)
    response = ann.http.post(f"/api/tables/{table}/next-match", json={"number": 0, "promise": share_commitment(share)})
    assert response.status_code == 201, response.text
    following = response.json()["id"]
    own = house.table(following).play.match.seed
    line = ann.join(following)
    assert line.update.dice is not None and line.update.dice.wanted
    line.ask(RevealShare(id="mine", share=share))
    line.wait(lambda now: now.question != "")
    match = house.table(following).play.match
    assert match.seed == sha256(bytes.fromhex(str(own)) + bytes.fromhex(share)).hexdigest()
    assert match.settings["party"] == house.table(table).next_matches()[0].options["party"]


def test_the_next_match_is_opened_with_the_party_when_one_is_over(house: House) -> None:
    ann = house.person()
    table = opened(ann, "human", "random")
    assert ann.join(table).update.next_matches == []
    last = finish(ann, table)
    assert last.next_matches[-1] == "Play the next scenario"
    assert last.party[-1].startswith("Scenario 12: One of Three: ")
    following = start_next_match(ann, table, len(last.next_matches) - 1)
    match = house.table(following).play.match
    assert match.settings["scenario"] == 13
    assert [past["scenario"] for past in match.settings["party"]["played"]] == [12]
    line = ann.join(following)
    assert [seat.kind for seat in line.update.seats] == ["human", "random"]
    assert line.update.seat == 0
    assert line.update.campaign == "Scenario 13: The Man Who Drew the House"


def test_a_failed_match_can_be_tried_again(house: House) -> None:
    ann = house.person()
    table = opened(ann, "human", characters=1)
    last = finish(ann, table)
    assert last.next_matches == ["Try it again", "Play the next scenario"]
    again = house.table(start_next_match(ann, table)).play.match
    assert (again.settings["scenario"], len(again.settings["party"]["played"])) == (12, 1)


def test_a_request_for_another_next_match_than_the_chosen_one_is_refused(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = opened(ann, "human", "human", characters=1)
    assert bob.sit(table) == 1
    lines = [ann.join(table), bob.join(table)]
    assert len(finish_together(lines)[0].next_matches) == 2
    following = start_next_match(ann, table, 1)
    answer = bob.http.post(f"/api/tables/{table}/next-match", json={"number": 0})
    assert (answer.status_code, answer.json()["error"]) == (409, "other-next-match")
    assert start_next_match(bob, table, 1) == following


def test_all_players_get_the_same_next_table(house: House) -> None:
    ann, bob = house.person(), house.person()
    table = opened(ann, "human", "human")
    assert bob.sit(table) == 1
    lines = [ann.join(table), bob.join(table)]
    finish_together(lines)
    with ThreadPoolExecutor(4) as pool:
        tables = set(pool.map(lambda person: start_next_match(person, table), [ann, bob, ann, bob]))
    assert len(tables) == 1
    [following] = tables
    for seat, line in enumerate(lines):
        line.wait(lambda now: now.next_match == following)
        assert line.update.seat == seat
    assert [ann.join(following).update.seat, bob.join(following).update.seat] == [0, 1]


def test_only_who_sits_there_plays_on_and_only_once_the_match_is_over(house: House) -> None:
    ann, eve = house.person(), house.person()
    table = opened(ann, "human", characters=1)
    early = ann.http.post(f"/api/tables/{table}/next-match", json={})
    assert (early.status_code, early.json()["error"]) == (409, "no-next-match")
    finish(ann, table)
    eve.open("human", "random")
    assert eve.join(table).update.next_matches == []
    assert eve.http.post(f"/api/tables/{table}/next-match", json={}).status_code == 403
    assert ann.http.post(f"/api/tables/{table}/next-match", json={"number": 7}).status_code == 409
    other_table = ann.open("human", "random", game=ANOTHER)
    finish(ann, other_table)
    assert ann.http.post(f"/api/tables/{other_table}/next-match", json={}).status_code == 409


def test_ones_tables_say_which_campaign_they_belong_to_also_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = opened(ann, "human", characters=1)
    finish(ann, table)
    following = start_next_match(ann, table)

    def titles(person: Person) -> list[tuple[str, str]]:
        tables = own(person)
        return [(tables[id]["campaign"], tables[id]["next_match"]) for id in (table, following)]

    expected = [("", following), ("Scenario 12: One of Three", "")]
    assert titles(ann) == expected
    house.close()
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    assert titles(back) == expected
    assert back.join(table).update.next_match == following
    assert start_next_match(back, table) == following
    assert titles(back) == expected


def test_a_store_without_campaigns_is_migrated(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = opened(ann, "human", characters=1)
    house.close()
    lay_out_as(tmp_path, 4, ann)
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    finish(back, table)
    following = start_next_match(back, table)
    assert own(back)[following]["campaign"] == "Scenario 12: One of Three"


def test_a_campaign_is_exported_and_imported_at_another_server(open_house: Open) -> None:
    house, other_house = open_house(), open_house()
    ann, bob = house.person(), other_house.person()
    table = opened(ann, "human", "random")
    finish(ann, table)
    file = ann.http.get(f"/api/tables/{table}/campaign").json()
    assert file["seats"] == ["human", "random"]
    brought = bob.http.post("/api/campaigns", json={"campaign": file, "number": len(file["next"]) - 1})
    assert brought.status_code == 201, brought.text
    match = other_house.table(brought.json()["id"]).play.match
    assert (match.settings["scenario"], match.settings["party"]) == (13, file["party"])
    under_way = bob.http.get(f"/api/tables/{brought.json()['id']}/campaign").json()
    assert under_way["party"] == file["party"]
    assert [(following["name"], following["options"]["scenario"]) for following in under_way["next"]] == [("Play", 13)]


def test_a_running_campaign_is_exported_only_to_its_people(house: House) -> None:
    ann, eve = house.person(), house.person()
    table = opened(ann, "human", characters=1)
    alone = ann.http.get(f"/api/tables/{table}/campaign")
    assert (alone.status_code, alone.json()["error"]) == (409, "no-campaign")
    finish(ann, table)
    eve.open("human", "random")
    assert eve.http.get(f"/api/tables/{table}/campaign").status_code == 403
    other_table = ann.open("human", "random", game=ANOTHER)
    assert "has no campaign" in ann.http.get(f"/api/tables/{other_table}/campaign").json()["message"]


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "gloaming-record-1"}, "this is not a campaign"),
        ({"seats": ["genius", "human"]}, "seats[0]"),
        ({"party": {"hunters": [], "played": []}}, "'hunters': 2 hunters for these seats, not 0"),
        ({"next": []}, "This campaign is finished"),
        ({"luck": 7}, "a campaign has no field 'luck'"),
        ({"next": [{"name": "", "again": False, "options": {}}] * 700}, "'next' can have at most 8 matches"),
    ],
)
def test_a_damaged_campaign_is_refused_with_what_would_be_right(
    house: House, change: dict[str, Any], message: str
) -> None:
    ann = house.person()
    table = opened(ann, "human", "random")
    finish(ann, table)
    file = ann.http.get(f"/api/tables/{table}/campaign").json()
    refused = ann.http.post("/api/campaigns", json={"campaign": {**file, **change}})
    assert refused.status_code == 400
    assert message in refused.json()["message"]
