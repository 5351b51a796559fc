"""An answer counts for the request that it names, and open requests survive restarts."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import msgspec

from gloaming.server.protocol.client_messages import (
    AnswerEnd,
    AnswerUndo,
    OfferEnd,
    RemovePlayer,
    RequestUndo,
    SubstituteBot,
    ToServer,
)
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import EndOffer, UndoState
from tests.server.house import House, Line, Person, together
from tests.server.tables.test_undo_requests import choose_in_turn, first_and_other

Open = Callable[..., House]


def send(line: Line, message: ToServer) -> str:
    """Send a message. Return the status of its answer."""
    got = line.ask(message)
    assert isinstance(got, ChoiceResult)
    return got.status


def request(line: Line) -> UndoState:
    """Read up to a request to undo."""
    undo = line.wait(lambda now: now.undo is not None and now.undo.asked).undo
    assert undo is not None
    return undo


def offer(line: Line, after: int = 0) -> EndOffer:
    """Read up to an offer to end the match. after: the number of an earlier one."""
    offered = line.wait(lambda now: now.offer is not None and now.offer.request > after).offer
    assert offered is not None
    return offered


def seated(house: House, count: int) -> tuple[str, list[Person], list[Line]]:
    """Return a table with all its people connected."""
    people = [house.person() for _ in range(count)]
    table = people[0].open(*["human"] * count)
    for person in people[1:]:
        person.sit(table)
    lines = [person.join(table) for person in people]
    together(*lines)
    return table, people, lines


def rejoin(house: House, person: Person, table: str) -> Line:
    """Return the same person at another server of the same address."""
    moved = house.person()
    moved.http.cookies.update(person.http.cookies)
    return moved.join(table)


def play_until_consent_is_needed(lines: dict[int, Line], seed: int) -> tuple[Line, Line]:
    """Play until the seat to move has chosen before and others have chosen since. Return it, and another."""
    chance = random.Random(seed)
    chosen: set[int] = set()
    while True:
        line, second = first_and_other(lines)
        if line.update.seat in chosen and line.update.undo is not None and not line.update.undo.free:
            return line, second
        chosen.add(choose_in_turn(lines, chance))


def test_a_yes_to_one_undo_request_does_not_undo_another_choice(house: House) -> None:
    _, _, lines = seated(house, 2)
    line, other_line = play_until_consent_is_needed(dict(enumerate(lines)), 1)
    assert send(line, RequestUndo(id="first")) == "taken"
    first = request(other_line)
    assert line.choose(0).status == "taken"
    other_line.wait(lambda now: now.seq >= line.update.seq)
    while line.update.undo is None or line.update.undo.free:
        choose_in_turn(dict(enumerate(lines)), random.Random(2))
    assert send(line, RequestUndo(id="second")) == "taken"
    assert send(other_line, AnswerUndo(id="yes", request=first.request, agree=True)) == "stale"
    second = request(other_line)
    assert second.request != first.request
    assert (other_line.update.undone, second.needed) == (0, [other_line.update.seat])
    assert send(other_line, AnswerUndo(id="no", request=first.request, agree=False)) == "stale"
    assert send(other_line, AnswerUndo(id="yes, to that", request=second.request, agree=True)) == "taken"
    assert line.wait(lambda now: now.undone == 1).undone == 1


def test_a_yes_to_a_withdrawn_offer_does_not_end_the_match(house: House) -> None:
    _, _, (anns, bobs) = seated(house, 2)
    assert send(anns, OfferEnd(id="first")) == "taken"
    first = offer(bobs)
    assert send(anns, AnswerEnd(id="back", request=offer(anns).request, agree=False)) == "taken"
    assert send(anns, OfferEnd(id="second")) == "taken"
    assert send(bobs, AnswerEnd(id="yes", request=first.request, agree=True)) == "stale"
    second = offer(bobs, first.request)
    assert send(anns, AnswerEnd(id="late", request=first.request, agree=False)) == "stale"
    assert send(bobs, AnswerEnd(id="yes, to that", request=second.request, agree=True)) == "taken"
    assert anns.wait(lambda now: now.ended is not None).ended is not None


def test_an_answer_that_names_no_request_cannot_be_read(house: House) -> None:
    _, _, (first, second) = seated(house, 2)
    assert send(first, OfferEnd(id="o")) == "taken"
    second.connection.send('{"type": "answer-end", "id": "a", "agree": true}')
    answer = second.answer()
    assert isinstance(answer, ChoiceResult)
    assert answer.status == "refused"
    assert offer(second).needed == [1]


def test_who_has_asked_to_undo_asks_once_and_who_has_agreed_agrees_once(house: House) -> None:
    _, _, lines = seated(house, 3)
    chance = random.Random(5)
    asker: Line | None = None
    while asker is None:
        line = lines[lines[0].update.waiting_for or 0]
        assert line.choose(chance.randrange(len(line.prompt.options))).status == "taken"
        for each in lines:
            each.wait(lambda now, seq=line.update.seq: now.seq >= seq)  # type: ignore[misc]
        asker = next((each for each in lines if each.update.undo is not None and not each.update.undo.free), None)
    assert send(asker, RequestUndo(id="please")) == "taken"
    assert send(asker, RequestUndo(id="please, please")) == "refused"
    first, second = (line for line in lines if line is not asker)
    undo = request(first)
    assert send(first, AnswerUndo(id="a", request=undo.request, agree=True)) == "taken"
    assert send(first, AnswerUndo(id="b", request=undo.request, agree=True)) == "stale"
    assert send(first, AnswerUndo(id="c", request=undo.request, agree=False)) == "taken"
    assert send(second, AnswerUndo(id="d", request=undo.request, agree=True)) == "stale"


def test_an_undo_request_and_the_answers_to_it_outlive_a_crash_of_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path / "before")
    table, people, lines = seated(house, 2)
    line, second = play_until_consent_is_needed(dict(enumerate(lines)), 1)
    asker = line.update.seat
    assert asker is not None
    assert send(line, RequestUndo(id="please")) == "taken"
    requested = request(second)
    sockets = shutil.ignore_patterns("*.sock")
    shutil.copytree(tmp_path / "before", tmp_path / "crashed", ignore=sockets)  # the state after a crash at this moment
    house.close()
    house = open_house(port=house.port, data=tmp_path / "crashed")
    first, second_line = rejoin(house, people[asker], table), rejoin(house, people[1 - asker], table)
    together(first, second_line)
    assert request(first) == request(second_line) == requested
    assert send(first, RequestUndo(id="please")) == "repeated"
    assert send(second_line, AnswerUndo(id="no", request=requested.request, agree=False)) == "taken"
    house.close()
    house = open_house(port=house.port, data=tmp_path / "crashed")
    first, second_line = rejoin(house, people[asker], table), rejoin(house, people[1 - asker], table)
    assert send(second_line, AnswerUndo(id="yes", request=requested.request, agree=True)) == "stale"
    assert send(first, RequestUndo(id="again")) == "taken"
    again = request(second_line)
    assert again.request > requested.request
    assert send(second_line, AnswerUndo(id="yes, now", request=again.request, agree=True)) == "taken"
    assert first.wait(lambda now: now.undone == 1).undone == 1


def test_an_offer_to_end_and_who_agrees_outlive_the_server(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    table, people, (first, second, _) = seated(house, 3)
    assert send(first, OfferEnd(id="o")) == "taken"
    number = offer(second).request
    assert send(second, AnswerEnd(id="a", request=number, agree=True)) == "taken"
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    three = rejoin(house, people[2], table)
    assert offer(three) == EndOffer(seat=0, request=number, needed=[2])
    assert send(three, AnswerEnd(id="a", request=number, agree=True)) == "taken"
    assert three.wait(lambda now: now.ended is not None).ended is not None


def test_remove_player_removes_the_person_meant_and_not_a_later_one(house: House) -> None:
    ann, bob, cy = house.person(), house.person(), house.person()
    table = ann.open("human", "human", "human")
    bob.sit(table)
    anns = ann.join(table)
    meant = anns.update.seats[1].person
    assert meant
    assert bob.http.get(f"/api/tables/{table}").json()["seats"][1]["person"] == meant
    two = bob.join(table)
    two.connection.send('{"type": "leave", "id": "l"}')
    anns.wait(lambda now: not now.seats[1].taken)
    cy.sit(table)
    seats = anns.wait(lambda now: now.seats[1].taken).seats
    assert seats[1].person not in ("", meant)
    assert send(anns, RemovePlayer(id="a", seat=1, person=meant)) == "stale"
    assert send(anns, RemovePlayer(id="b", seat=1, person=seats[1].person)) == "taken"


def test_a_bot_substitutes_only_at_the_question_that_was_meant(open_house: Open) -> None:
    house = open_house(away=0.05)
    _, _, lines = seated(house, 2)
    gone = lines[0].update.waiting_for
    assert gone is not None
    lines[gone].connection.close()
    line = lines[1 - gone]
    rqid = line.wait(lambda now: now.seats[gone].replaceable).rqid
    assert send(line, SubstituteBot(id="a", seat=gone, rqid=rqid - 1)) == "stale"
    assert send(line, SubstituteBot(id="b", seat=gone, rqid=rqid)) == "taken"


def test_the_challenge_of_another_day_cannot_be_begun(house: House) -> None:
    ann = house.person()
    day = ann.http.get("/api/daily/final-girl").json()["day"]
    answer = ann.http.post("/api/daily", json={"game": "final-girl", "day": "2000-01-01"})
    assert (answer.status_code, answer.json()["error"]) == (409, "other-day")
    assert ann.http.post("/api/daily", json={"game": "final-girl", "day": day}).status_code == 201


def test_the_id_of_a_person_at_a_table_is_hidden_once_the_match_has_begun(house: House) -> None:
    _, _, lines = seated(house, 2)
    assert msgspec.to_builtins(lines[0].update)["seats"][1]["person"] == ""


def test_an_undo_that_is_asked_for_twice_takes_back_one_choice(house: House) -> None:
    person = house.person()
    table = person.open("human", "random")
    lines = [person.join(table), person.join(table)]
    for _ in range(2):
        lines[0].wait(lambda now: now.prompt is not None)
        assert lines[0].choose(0).status == "taken"
    lines[0].wait(lambda now: now.undo is not None)
    assert send(lines[0], RequestUndo(id="first", undone=0)) == "taken"
    assert send(lines[1], RequestUndo(id="second", undone=0)) == "stale"
    assert send(lines[1], RequestUndo(id="third", undone=1)) == "taken"
