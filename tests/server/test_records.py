"""Records: for those who were at the table, once the match is over."""

from __future__ import annotations

import random

import gloaming
from gloaming.engine.dice import commitment

from .house import House, play_out


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
    assert "the match goes on" in response.json()["message"]
    assert key not in response.text


def test_an_onlooker_gets_no_record(house: House) -> None:
    person, stranger = house.person(), house.person()
    table = person.open("human", "random")
    play_out(person.connect(table), random.Random(3))
    response = stranger.http.get(f"/api/tables/{table}/record")
    assert response.status_code == 403
    assert "seed" not in response.json()
