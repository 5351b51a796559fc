"""People who part before the rules end the match: resigned, agreed to end, gone before it began."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.protocol.client_messages import (
    AnswerEnd,
    Choose,
    Hint,
    Leave,
    OfferEnd,
    RemovePlayer,
    Resign,
    ReturnToSeat,
    ToServer,
)
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import TableUpdate
from tests.server.house import House, Line, Person, together

Open = Callable[..., House]


def told(line: Line, message: ToServer) -> tuple[str, str]:
    """Status and reason of an answer."""
    got = line.ask(message)
    assert isinstance(got, ChoiceResult)
    return got.status, got.reason


def ended(line: Line) -> TableUpdate:
    """Read until the match has ended."""
    return line.wait(lambda now: now.ended is not None)


def seated(house: House, *seats: str, **more: Any) -> tuple[str, list[tuple[Person, Line]]]:
    """People at all seats for people, in their order, all there."""
    first = house.person()
    table = first.open(*seats, **more)
    people = [first]
    for _ in range(seats.count("human") - 1):
        people.append(house.person())
        people[-1].sit(table)
    lines = [one.join(table) for one in people]
    together(*lines)
    return table, list(zip(people, lines))


def results(person: Person) -> list[dict[str, Any]]:
    """What somebody has played."""
    told: list[dict[str, Any]] = person.http.get("/api/results").json()["results"]
    return told


def return_to_seat(house: House, person: Person, table: str) -> Line:
    """The same person at another server of the same address."""
    moved = house.person()
    moved.http.cookies.update(person.http.cookies)
    return moved.join(table)


def test_of_two_rivals_who_resigns_has_lost_and_the_other_has_won(open_house: Open) -> None:
    house = open_house()
    table, ((ann, one), (bob, two)) = seated(house, "human", "human")
    play = house.table(table).play
    asked = one if play.asked == 0 else two
    assert asked.choose(0).status == "taken"
    first, other = (ann, bob) if asked is one else (bob, ann)
    line = two if asked is one else one
    assert told(line, Resign(id="enough")) == ("taken", "")
    assert told(line, Resign(id="enough")) == ("repeated", "")
    now = ended(asked)
    assert now.ended is not None
    assert (now.ended.why, now.ended.winners) == ("resigned", [asked.update.seat])
    assert (now.waiting_for, now.question, now.prompt, now.undo) == (None, "", None, None)
    assert now.key
    (won,), (lost,) = results(first), results(other)
    assert (won["won"], won["place"], won["resigned"]) == (True, 1, False)
    assert (lost["won"], lost["place"], lost["resigned"]) == (False, 2, True)
    assert lost["reason"].endswith("resigned.")
    assert told(asked, Choose(id="late", rqid=house.table(table).play.rqid, option=0))[0] == "stale"
    assert first.http.get(f"/api/tables/{table}/replay/1").status_code == 200


@pytest.mark.slow
def test_a_bot_plays_to_the_end_for_who_resigns_among_three(open_house: Open) -> None:
    house = open_house()
    table, ((ann, one), (_, two), (_, three)) = seated(house, "human", "human", "human")
    assert told(one, Resign(id="r"))[0] == "taken"
    assert [seat.resigned for seat in two.wait(lambda now: now.seats[0].resigned).seats] == [True, False, False]
    rqid = house.table(table).play.rqid
    refused = "You have resigned: a bot plays for you to the end."
    for message in (Choose(id="a", rqid=rqid, option=0), ReturnToSeat(id="b"), Resign(id="c"), OfferEnd(id="d")):
        assert told(one, message) == ("refused", refused)
    (lost,) = results(ann)
    assert (lost["won"], lost["place"], lost["resigned"]) == (False, 3, True)
    one.connection.close()
    chance = random.Random(3)
    lines = {1: two, 2: three}
    while (now := two.wait(lambda now: now.waiting_for != 0)).waiting_for is not None:
        line = lines[now.waiting_for]
        line.wait(lambda seen, seq=now.seq: seen.seq >= seq)  # type: ignore[misc]
        assert line.choose(chance.randrange(len(line.prompt.options))).status == "taken"
        two.wait(lambda seen, seq=line.update.seq: seen.seq >= seq)  # type: ignore[misc]
    assert two.update.view["over"]
    assert len(results(ann)) == 1


def test_a_match_ends_when_the_last_person_resigns(open_house: Open) -> None:
    house = open_house()
    table, ((ann, one),) = seated(house, "human", "random", "random")
    one.wait(lambda now: now.prompt is not None)
    assert told(one, Resign(id="r"))[0] == "taken"
    now = ended(one)
    assert now.ended is not None
    assert now.ended.winners == []
    (lost,) = results(ann)
    assert (lost["won"], lost["resigned"]) == (False, True)
    (game,) = ann.http.get("/api/results").json()["games"]
    assert (game["all"]["played"], game["all"]["won"]) == (1, 0)
    assert house.table(table).info(None).over


def test_allies_of_two_play_on_with_a_bot(open_house: Open) -> None:
    house = open_house()
    _, ((_, one), (_, two)) = seated(house, "human", "human", game="ghost-hunter")
    assert told(one, Resign(id="r"))[0] == "taken"
    assert two.wait(lambda now: now.seats[0].resigned).ended is None


def test_nobody_is_asked_for_consent_who_has_resigned(open_house: Open) -> None:
    house = open_house()
    _, ((_, one), (_, two), (_, three)) = seated(house, "human", "human", "human")
    told(one, Resign(id="r"))
    assert told(two, OfferEnd(id="o"))[0] == "taken"
    offer = three.wait(lambda now: now.offer is not None).offer
    assert offer is not None
    assert (offer.seat, offer.needed) == (1, [2])


def test_a_match_ends_without_a_result_when_all_people_agree(open_house: Open) -> None:
    house = open_house()
    _, places = seated(house, "human", "human", "human")
    (ann, one), (_, two), (_, three) = places
    assert told(one, OfferEnd(id="o")) == ("taken", "")
    assert told(two, OfferEnd(id="o"))[1] == "Player 1 offers to end the match already: answer that."
    assert told(one, AnswerEnd(id="me", request=1, agree=True))[0] == "stale"
    assert told(two, AnswerEnd(id="a", request=1, agree=True))[0] == "taken"
    assert three.wait(lambda now: now.offer is not None and now.offer.needed == [2]).ended is None
    assert told(three, AnswerEnd(id="a", request=1, agree=True))[0] == "taken"
    now = ended(one)
    assert now.ended is not None
    assert (now.ended.why, now.offer) == ("agreed", None)
    assert results(ann) == []


def test_who_refuses_ends_the_offer_and_is_not_asked_again_and_again(open_house: Open) -> None:
    house = open_house()
    _, ((_, one), (_, two)) = seated(house, "human", "human")
    for number in range(2):
        assert told(one, OfferEnd(id=f"o{number}"))[0] == "taken"
        two.wait(lambda now: now.offer is not None)
        assert told(two, AnswerEnd(id=f"a{number}", request=number + 1, agree=False))[0] == "taken"
        one.wait(lambda now: now.offer is None)
    status, reason = told(one, OfferEnd(id="o2"))
    assert status == "refused"
    assert reason.startswith("The others have refused")


def test_who_offers_may_take_it_back(open_house: Open) -> None:
    house = open_house()
    _, ((_, one), (_, two)) = seated(house, "human", "human")
    told(one, OfferEnd(id="o"))
    assert told(one, AnswerEnd(id="b", request=1, agree=False))[0] == "taken"
    assert told(two, AnswerEnd(id="a", request=1, agree=True))[0] == "stale"


def test_a_person_alone_with_bots_ends_the_match_at_once(open_house: Open) -> None:
    house = open_house()
    _, ((ann, one),) = seated(house, "human", "random")
    assert told(one, OfferEnd(id="o"))[0] == "taken"
    ended(one)
    assert results(ann) == []


def test_before_the_match_begins_people_may_leave_and_be_sent_away(open_house: Open) -> None:
    house = open_house()
    ann, bob, cy = house.person(), house.person(), house.person()
    table = ann.open("human", "human", "human", spectators=False)
    bob.sit(table)
    one, two = ann.join(table), bob.join(table)
    assert told(two, Resign(id="r")) == ("refused", "The match has not begun: leave the table instead.")
    assert told(two, RemovePlayer(id="x", seat=0, person="")) == (
        "refused",
        "Only who opened the table sends people away.",
    )
    assert told(one, RemovePlayer(id="x", seat=0, person="")) == ("refused", "No other person sits there.")
    assert told(one, RemovePlayer(id="x", seat=7, person="")) == ("refused", "No other person sits there.")
    assert told(two, Leave(id="l")) == ("taken", "")
    assert not one.wait(lambda now: not now.seats[1].taken).seats[1].taken
    assert closed(two) == "only who sits at this table may see it"
    cy.sit(table)
    three = cy.join(table)
    person = one.wait(lambda now: now.seats[1].taken).seats[1].person
    assert told(one, RemovePlayer(id="y", seat=1, person=person)) == ("taken", "")
    assert closed(three) == "only who sits at this table may see it"
    assert cy.take(ann.invite(table, 1)).status_code == 404
    assert bob.sit(table) == 1
    assert bob.http.get("/api/tables").json()[0]["seat"] == 1


def closed(line: Line) -> str:
    """Why a socket is closed."""
    with pytest.raises(ConnectionClosed) as closing:
        line.wait(lambda now: False)
    assert closing.value.rcvd is not None
    return closing.value.rcvd.reason


def test_who_opened_a_table_closes_it_by_leaving(open_house: Open) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", "human")
    bob.sit(table)
    one, two = ann.join(table), bob.join(table)
    assert told(one, Leave(id="l"))[0] == "taken"
    now = ended(two)
    assert now.ended is not None
    assert now.ended.why == "closed"
    assert house.table(table).free_seats() == []
    assert bob.http.get("/api/tables").json()[0]["over"]


def test_nobody_leaves_or_is_sent_away_once_it_has_begun(open_house: Open) -> None:
    house = open_house()
    _, ((_, one), (_, two)) = seated(house, "human", "human")
    reason = "The match has begun: resign, or offer the others to end it."
    assert told(two, Leave(id="l")) == ("refused", reason)
    assert told(one, RemovePlayer(id="x", seat=1, person="")) == ("refused", reason)


def test_a_lesson_and_the_deal_of_the_day_are_left_not_resigned(open_house: Open) -> None:
    house = open_house()
    ann = house.person()
    daily = ann.http.post("/api/daily", json={"game": "final-girl"}).json()["id"]
    line = ann.join(daily)
    for message in (Resign(id="r"), OfferEnd(id="o")):
        assert told(line, message)[0] == "refused"


def test_spectators_end_nothing(open_house: Open) -> None:
    house = open_house()
    table, _ = seated(house, "human", "human")
    spectator = house.person().join(table)
    for message in (Resign(id="r"), OfferEnd(id="o"), Leave(id="l"), RemovePlayer(id="x", seat=0, person="")):
        assert told(spectator, message)[0] == "refused"


def test_what_was_resigned_and_ended_outlives_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    agreed, ((ann, one),) = seated(house, "human", "random")
    told(one, OfferEnd(id="o"))
    going, ((bob, two), (cy, _), _) = seated(house, "human", "human", "human")
    told(two, Resign(id="r"))
    waiting = cy.open("human", "human", "human")
    dee = house.person()
    dee.sit(waiting)
    told(dee.join(waiting), Leave(id="l"))
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    now = return_to_seat(house, ann, agreed).update
    assert now.ended is not None
    assert (now.ended.why, now.waiting_for, now.prompt) == ("agreed", None, None)
    again = return_to_seat(house, bob, going)
    assert again.update.seats[0].resigned
    assert told(again, Hint(id="h", rqid=house.table(going).play.rqid))[0] == "refused"
    assert not return_to_seat(house, cy, waiting).update.seats[1].taken
    listed = {one["id"]: one["over"] for one in house.people[0].http.get("/api/tables").json()}
    assert listed == {agreed: True}
