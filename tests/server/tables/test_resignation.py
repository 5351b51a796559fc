"""Ending early: resigned, ended by agreement, or left before the match begins."""

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


def send(line: Line, message: ToServer) -> tuple[str, str]:
    """Send a message. Return status and reason of its answer."""
    got = line.ask(message)
    assert isinstance(got, ChoiceResult)
    return got.status, got.reason


def ended(line: Line) -> TableUpdate:
    """Read until the match has ended."""
    return line.wait(lambda now: now.ended is not None)


def seated(house: House, *seats: str, **more: Any) -> tuple[str, list[tuple[Person, Line]]]:
    """Return connected people at all human seats, in order."""
    first = house.person()
    table = first.open(*seats, **more)
    people = [first]
    for _ in range(seats.count("human") - 1):
        people.append(house.person())
        people[-1].sit(table)
    lines = [person.join(table) for person in people]
    together(*lines)
    return table, list(zip(people, lines))


def results(person: Person) -> list[dict[str, Any]]:
    """Return a person's results."""
    listed: list[dict[str, Any]] = person.http.get("/api/results").json()["results"]
    return listed


def rejoin(house: House, person: Person, table: str) -> Line:
    """Return the same person at another server of the same address."""
    moved = house.person()
    moved.http.cookies.update(person.http.cookies)
    return moved.join(table)


def test_of_two_rivals_who_resigns_has_lost_and_the_other_has_won(open_house: Open) -> None:
    house = open_house()
    table, ((ann, anns), (bob, bobs)) = seated(house, "human", "human")
    play = house.table(table).play
    to_choose = anns if play.asked == 0 else bobs
    assert to_choose.choose(0).status == "taken"
    first, second = (ann, bob) if to_choose is anns else (bob, ann)
    line = bobs if to_choose is anns else anns
    assert send(line, Resign(id="enough")) == ("taken", "")
    assert send(line, Resign(id="enough")) == ("repeated", "")
    now = ended(to_choose)
    assert now.ended is not None
    assert (now.ended.why, now.ended.winners) == ("resigned", [to_choose.update.seat])
    assert (now.waiting_for, now.question, now.prompt, now.undo) == (None, "", None, None)
    assert now.key
    (won,), (lost,) = results(first), results(second)
    assert (won["won"], won["place"], won["resigned"]) == (True, 1, False)
    assert (lost["won"], lost["place"], lost["resigned"]) == (False, 2, True)
    assert lost["reason"].endswith("resigned.")
    assert send(to_choose, Choose(id="late", rqid=house.table(table).play.rqid, option=0))[0] == "stale"
    assert first.http.get(f"/api/tables/{table}/replay/1").status_code == 200


@pytest.mark.slow
def test_a_bot_plays_to_the_end_for_who_resigns_among_three(open_house: Open) -> None:
    house = open_house()
    table, ((ann, first), (_, second), (_, third)) = seated(house, "human", "human", "human")
    assert send(first, Resign(id="r"))[0] == "taken"
    assert [seat.resigned for seat in second.wait(lambda now: now.seats[0].resigned).seats] == [True, False, False]
    rqid = house.table(table).play.rqid
    refused = "You have resigned. A bot plays for you to the end."
    for message in (Choose(id="a", rqid=rqid, option=0), ReturnToSeat(id="b"), Resign(id="c"), OfferEnd(id="d")):
        assert send(first, message) == ("refused", refused)
    (lost,) = results(ann)
    assert (lost["won"], lost["place"], lost["resigned"]) == (False, 3, True)
    first.connection.close()
    chance = random.Random(3)
    lines = {1: second, 2: third}
    while (now := second.wait(lambda now: now.waiting_for != 0)).waiting_for is not None:
        line = lines[now.waiting_for]
        line.wait(lambda seen, seq=now.seq: seen.seq >= seq)  # type: ignore[misc]
        assert line.choose(chance.randrange(len(line.prompt.options))).status == "taken"
        second.wait(lambda seen, seq=line.update.seq: seen.seq >= seq)  # type: ignore[misc]
    assert second.update.view["over"]
    assert len(results(ann)) == 1


def test_a_match_ends_when_the_last_person_resigns(open_house: Open) -> None:
    house = open_house()
    table, ((ann, line),) = seated(house, "human", "random", "random")
    line.wait(lambda now: now.prompt is not None)
    assert send(line, Resign(id="r"))[0] == "taken"
    now = ended(line)
    assert now.ended is not None
    assert now.ended.winners == []
    (lost,) = results(ann)
    assert (lost["won"], lost["resigned"]) == (False, True)
    (game,) = ann.http.get("/api/results").json()["games"]
    assert (game["all"]["played"], game["all"]["won"]) == (1, 0)
    assert house.table(table).info(None).over


def test_allies_of_two_play_on_with_a_bot(open_house: Open) -> None:
    house = open_house()
    _, ((_, first), (_, second)) = seated(house, "human", "human", game="ghost-hunter")
    assert send(first, Resign(id="r"))[0] == "taken"
    assert second.wait(lambda now: now.seats[0].resigned).ended is None


def test_nobody_is_asked_for_consent_who_has_resigned(open_house: Open) -> None:
    house = open_house()
    _, ((_, first), (_, second), (_, third)) = seated(house, "human", "human", "human")
    send(first, Resign(id="r"))
    assert send(second, OfferEnd(id="o"))[0] == "taken"
    offer = third.wait(lambda now: now.offer is not None).offer
    assert offer is not None
    assert (offer.seat, offer.needed) == (1, [2])


def test_a_match_ends_without_a_result_when_all_people_agree(open_house: Open) -> None:
    house = open_house()
    _, places = seated(house, "human", "human", "human")
    (ann, first), (_, second), (_, third) = places
    assert send(first, OfferEnd(id="o")) == ("taken", "")
    assert send(second, OfferEnd(id="o"))[1] == "Player 1 has already offered to end the match. Answer that offer."
    assert send(first, AnswerEnd(id="me", request=1, agree=True))[0] == "stale"
    assert send(second, AnswerEnd(id="a", request=1, agree=True))[0] == "taken"
    assert third.wait(lambda now: now.offer is not None and now.offer.needed == [2]).ended is None
    assert send(third, AnswerEnd(id="a", request=1, agree=True))[0] == "taken"
    now = ended(first)
    assert now.ended is not None
    assert (now.ended.why, now.offer) == ("agreed", None)
    assert results(ann) == []


def test_a_refusal_ends_the_offer_and_limits_new_ones(open_house: Open) -> None:
    house = open_house()
    _, ((_, first), (_, second)) = seated(house, "human", "human")
    for number in range(2):
        assert send(first, OfferEnd(id=f"o{number}"))[0] == "taken"
        second.wait(lambda now: now.offer is not None)
        assert send(second, AnswerEnd(id=f"a{number}", request=number + 1, agree=False))[0] == "taken"
        first.wait(lambda now: now.offer is None)
    status, reason = send(first, OfferEnd(id="o2"))
    assert status == "refused"
    assert reason.startswith("The others have refused")


def test_an_offer_can_be_withdrawn(open_house: Open) -> None:
    house = open_house()
    _, ((_, first), (_, second)) = seated(house, "human", "human")
    send(first, OfferEnd(id="o"))
    assert send(first, AnswerEnd(id="b", request=1, agree=False))[0] == "taken"
    assert send(second, AnswerEnd(id="a", request=1, agree=True))[0] == "stale"


def test_a_person_alone_with_bots_ends_the_match_at_once(open_house: Open) -> None:
    house = open_house()
    _, ((ann, line),) = seated(house, "human", "random")
    assert send(line, OfferEnd(id="o"))[0] == "taken"
    ended(line)
    assert results(ann) == []


def test_before_the_match_begins_people_can_leave_and_be_removed(open_house: Open) -> None:
    house = open_house()
    ann, bob, cy = house.person(), house.person(), house.person()
    table = ann.open("human", "human", "human", spectators=False)
    bob.sit(table)
    anns, bobs = ann.join(table), bob.join(table)
    assert send(bobs, Resign(id="r")) == ("refused", "The match has not begun. Leave the table instead.")
    assert send(bobs, RemovePlayer(id="x", seat=0, person="")) == (
        "refused",
        "Only the host can remove people.",
    )
    assert send(anns, RemovePlayer(id="x", seat=0, person="")) == ("refused", "No other person sits there.")
    assert send(anns, RemovePlayer(id="x", seat=7, person="")) == ("refused", "No other person sits there.")
    assert send(bobs, Leave(id="l")) == ("taken", "")
    assert not anns.wait(lambda now: not now.seats[1].taken).seats[1].taken
    assert closed(bobs) == "Only players can see this table."
    cy.sit(table)
    three = cy.join(table)
    person = anns.wait(lambda now: now.seats[1].taken).seats[1].person
    assert send(anns, RemovePlayer(id="y", seat=1, person=person)) == ("taken", "")
    assert closed(three) == "Only players can see this table."
    assert cy.take(ann.invite(table, 1)).status_code == 404
    assert bob.sit(table) == 1
    assert bob.http.get("/api/tables").json()[0]["seat"] == 1


def closed(line: Line) -> str:
    """Return the reason for which a socket is closed."""
    with pytest.raises(ConnectionClosed) as closing:
        line.wait(lambda now: False)
    assert closing.value.rcvd is not None
    return closing.value.rcvd.reason


def test_who_opened_a_table_closes_it_by_leaving(open_house: Open) -> None:
    house = open_house()
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", "human")
    bob.sit(table)
    anns, bobs = ann.join(table), bob.join(table)
    assert send(anns, Leave(id="l"))[0] == "taken"
    now = ended(bobs)
    assert now.ended is not None
    assert now.ended.why == "closed"
    assert house.table(table).free_seats() == []
    assert bob.http.get("/api/tables").json()[0]["over"]


def test_nobody_leaves_or_is_removed_once_the_match_has_begun(open_house: Open) -> None:
    house = open_house()
    _, ((_, first), (_, second)) = seated(house, "human", "human")
    reason = "The match has begun. Resign, or offer to end it."
    assert send(second, Leave(id="l")) == ("refused", reason)
    assert send(first, RemovePlayer(id="x", seat=1, person="")) == ("refused", reason)


def test_a_lesson_and_the_daily_challenge_cannot_be_resigned(open_house: Open) -> None:
    house = open_house()
    ann = house.person()
    daily = ann.http.post("/api/daily", json={"game": "final-girl"}).json()["id"]
    line = ann.join(daily)
    for message in (Resign(id="r"), OfferEnd(id="o")):
        assert send(line, message)[0] == "refused"


def test_spectators_end_nothing(open_house: Open) -> None:
    house = open_house()
    table, _ = seated(house, "human", "human")
    spectator = house.person().join(table)
    for message in (Resign(id="r"), OfferEnd(id="o"), Leave(id="l"), RemovePlayer(id="x", seat=0, person="")):
        assert send(spectator, message)[0] == "refused"


def test_what_was_resigned_and_ended_outlives_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    agreed, ((ann, line),) = seated(house, "human", "random")
    send(line, OfferEnd(id="o"))
    going, ((bob, two), (cy, _), _) = seated(house, "human", "human", "human")
    send(two, Resign(id="r"))
    waiting = cy.open("human", "human", "human")
    dee = house.person()
    dee.sit(waiting)
    send(dee.join(waiting), Leave(id="l"))
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    now = rejoin(house, ann, agreed).update
    assert now.ended is not None
    assert (now.ended.why, now.waiting_for, now.prompt) == ("agreed", None, None)
    again = rejoin(house, bob, going)
    assert again.update.seats[0].resigned
    assert send(again, Hint(id="h", rqid=house.table(going).play.rqid))[0] == "refused"
    assert not rejoin(house, cy, waiting).update.seats[1].taken
    listed = {info["id"]: info["over"] for info in house.people[0].http.get("/api/tables").json()}
    assert listed == {agreed: True}
