"""People who disconnect during a match: the others see it, and may let a bot play until they return."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.server.protocol.client_messages import Choose, RequestUndo, ReturnToSeat, SubstituteBot
from gloaming.server.protocol.server_messages import ChoiceResult
from tests.server.house import PATIENCE, House, Line, Person, play_out, together, until

Open = Callable[..., House]


def answer(line: Line, message: SubstituteBot | ReturnToSeat | Choose | RequestUndo) -> tuple[str, str]:
    got = line.ask(message)
    assert isinstance(got, ChoiceResult)
    return got.status, got.reason


def at_a_table(house: House, *more: str) -> tuple[str, dict[int, tuple[Person, Line]]]:
    """Return two connected people: first the one to move, then the other. more: bots."""
    ann, bob = house.person(), house.person()
    while True:
        table = ann.open("human", "human", *more)
        bob.sit(table)
        if house.table(table).play.asked in (0, 1):
            break
    places = {0: (ann, ann.join(table)), 1: (bob, bob.join(table))}
    together(places[0][1], places[1][1])
    return table, places if house.table(table).play.asked == 0 else {0: places[1], 1: places[0]}


def seat(line: Line) -> int:
    assert line.update.seat is not None
    return line.update.seat


def leave(line: Line, stayer: Line) -> int:
    """Close the page of a person, and wait until the other sees it. Return the deserted seat."""
    gone = seat(line)
    line.connection.close()
    assert stayer.wait(lambda now: not now.seats[gone].present).seats[gone].taken
    return gone


def test_everyone_sees_who_connects_and_disconnects(open_house: Open) -> None:
    house = open_house(away=60.0)
    table, places = at_a_table(house)
    person, line = places[0]
    gone = leave(line, places[1][1])
    assert not places[1][1].update.seats[gone].replaceable
    again = person.join(table)
    assert places[1][1].wait(lambda now: now.seats[gone].present)
    assert again.update.prompt is not None


def test_a_second_page_of_the_same_person_keeps_them_present(open_house: Open) -> None:
    house = open_house(away=60.0)
    table, places = at_a_table(house)
    person, line = places[0]
    second = person.join(table)
    line.connection.close()
    until(lambda: len(house.table(table).watchers) == 2)
    assert second.update.seats[seat(second)].present
    assert house.table(table).info(None).seats[seat(second)].present


def test_a_bot_plays_for_who_is_long_away_until_they_take_the_seat_back(open_house: Open) -> None:
    house = open_house(away=0.05)
    table, places = at_a_table(house)
    (person, line), (_, stayer) = places[0], places[1]
    gone = leave(line, stayer)
    assert stayer.wait(lambda now: now.seats[gone].replaceable).waiting_for == gone
    assert answer(stayer, SubstituteBot(id="go on", seat=gone, rqid=stayer.update.rqid)) == ("taken", "")
    assert stayer.wait(lambda now: now.waiting_for != gone).seats[gone].substitute
    again = person.join(table)
    assert (again.update.seat, again.update.prompt, again.update.seats[gone].substitute) == (gone, None, True)
    rqid = house.table(table).play.rqid
    assert answer(again, Choose(id="me", rqid=rqid, option=0))[0] == "refused"
    assert answer(again, RequestUndo(id="me"))[1] == "A bot is playing for you. Take your seat back first."
    assert answer(again, ReturnToSeat(id="here I am")) == ("taken", "")
    assert answer(again, ReturnToSeat(id="here I am")) == ("repeated", "")
    assert answer(again, ReturnToSeat(id="twice")) == ("refused", "You are already playing your own seat.")
    stayer.wait(lambda now: not now.seats[gone].substitute)
    chance = random.Random(1)
    while stayer.update.waiting_for != gone:
        assert stayer.choose(chance.randrange(len(stayer.prompt.options))).status == "taken"
    assert again.wait(lambda now: now.prompt is not None)
    assert again.choose(0).status == "taken"


def test_a_person_who_returns_while_the_bot_thinks_is_to_move(open_house: Open) -> None:
    house = open_house(away=0.01, pause=PATIENCE)
    table, places = at_a_table(house)
    (person, line), (_, stayer) = places[0], places[1]
    gone = leave(line, stayer)
    stayer.wait(lambda now: now.seats[gone].replaceable)
    answer(stayer, SubstituteBot(id="go on", seat=gone, rqid=stayer.update.rqid))
    again = person.join(table)
    choices = len(house.table(table).play.match.record()["choices"])
    assert answer(again, ReturnToSeat(id="here I am"))[0] == "taken"
    assert again.wait(lambda now: now.prompt is not None).waiting_for == gone
    assert len(house.table(table).play.match.record()["choices"]) == choices
    assert again.choose(0).status == "taken"


@pytest.mark.slow
def test_a_bot_plays_to_the_end_for_who_never_comes_back(open_house: Open) -> None:
    house = open_house(away=0.02)
    _, places = at_a_table(house, "random")
    (_, line), (_, stayer) = places[0], places[1]
    gone = leave(line, stayer)
    stayer.wait(lambda now: now.seats[gone].replaceable)
    answer(stayer, SubstituteBot(id="go on", seat=gone, rqid=stayer.update.rqid))
    assert play_out(stayer, random.Random(2)).view["over"]


def test_who_is_back_in_time_keeps_the_seat(open_house: Open) -> None:
    house = open_house(away=0.05)
    table, places = at_a_table(house)
    (person, line), (_, stayer) = places[0], places[1]
    gone = leave(line, stayer)
    stayer.wait(lambda now: now.seats[gone].replaceable)
    person.join(table)
    stayer.wait(lambda now: not now.seats[gone].replaceable)
    assert answer(stayer, SubstituteBot(id="go on", seat=gone, rqid=stayer.update.rqid))[0] == "refused"
    assert not house.table(table).seating.substitutes


@pytest.mark.parametrize("case", ["present", "waits", "own", "nobody", "bot"])
def test_no_bot_substitutes_for_a_person_whom_the_match_does_not_wait_for(open_house: Open, case: str) -> None:
    house = open_house(away=60.0 if case == "waits" else 0.0)
    table, places = at_a_table(house, "random")
    asker = places[0][1] if case == "own" else places[1][1]
    wanted = {"own": seat(asker), "bot": 2, "nobody": 7}.get(case, seat(places[0][1]))
    if case == "waits":
        leave(places[0][1], places[1][1])
    status, reason = answer(asker, SubstituteBot(id="go on", seat=wanted, rqid=asker.update.rqid))
    assert (status, reason[:27]) == ("refused", "A bot can play only for a p")
    assert not house.table(table).seating.substitutes


def test_a_spectator_cannot_ask_for_a_substitute(open_house: Open) -> None:
    house = open_house(away=0.0)
    table, places = at_a_table(house)
    gone = leave(places[0][1], places[1][1])
    spectator = house.person().join(table)
    spectator.wait(lambda now: now.seats[gone].replaceable)
    assert answer(spectator, SubstituteBot(id="go on", seat=gone, rqid=spectator.update.rqid))[0] == "refused"


def test_substitutes_survive_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(away=0.02, data=tmp_path)
    table, places = at_a_table(house)
    (person, line), (stayer, stayers_line) = places[0], places[1]
    gone = leave(line, stayers_line)
    stayers_line.wait(lambda now: now.seats[gone].replaceable)
    answer(stayers_line, SubstituteBot(id="go on", seat=gone, rqid=stayers_line.update.rqid))
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    again = {}
    for name, each in (("gone", person), ("stayed", stayer)):
        moved = house.person()
        moved.http.cookies.update(each.http.cookies)
        again[name] = moved.join(table)
    assert again["gone"].update.seats[gone].substitute
    assert again["stayed"].wait(lambda now: now.prompt is not None)
    assert answer(again["stayed"], SubstituteBot(id="go on", seat=gone, rqid=stayers_line.update.rqid))[0] == "repeated"
    assert answer(again["gone"], ReturnToSeat(id="back"))[0] == "taken"
    assert not again["gone"].wait(lambda now: not now.seats[gone].substitute).seats[gone].substitute


def test_the_list_of_tables_shows_whose_turn_it_is(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    _, places = at_a_table(house)
    listed = [places[number][0].http.get("/api/tables").json()[0] for number in (0, 1)]
    assert [info["yours"] for info in listed] == [True, False]
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    for number in (0, 1):
        moved = house.person()
        moved.http.cookies.update(places[number][0].http.cookies)
        assert moved.http.get("/api/tables").json()[0]["yours"] is (number == 0)
    assert not house.tables.awake
