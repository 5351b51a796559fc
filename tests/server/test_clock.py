"""Clocks: what runs, what stands still, what a restart leaves of it, and who plays when time is over."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from gloaming.server import tables
from gloaming.server.clock import Clock
from gloaming.server.protocol import Answer, ClockInfo, ClockTerms, Return, TakeBack, ToServer

from .house import GAME, House, Line, Person, together

Open = Callable[..., House]


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Clocks may give as little as a second."""
    monkeypatch.setattr(tables, "LEAST_CHOICE", 0)
    monkeypatch.setattr(tables, "LEAST_TOTAL", 0)


class Time:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> Time:
    passing = Time()
    monkeypatch.setattr("gloaming.server.clock.monotonic", passing)
    return passing


def clock(line: Line) -> ClockInfo:
    assert line.sitting.clock is not None
    return line.sitting.clock


def told(line: Line, message: ToServer) -> tuple[str, str]:
    got = line.ask(message)
    assert isinstance(got, Answer)
    return got.status, got.reason


def pair(house: House, **terms: int) -> tuple[str, list[tuple[Person, Line]]]:
    """Two people at a table with clocks, both there, who is asked first."""
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", clock=terms)
    one = ann.join(table)
    assert clock(one).running is None
    bob.sit(table)
    two = bob.join(table)
    together(one, two)
    places = [(ann, one), (bob, two)]
    return table, places if house.table(table).play.asked == 0 else places[::-1]


def test_a_clock_counts_the_thinking_of_who_is_asked(passing: Time) -> None:
    ours = Clock(ClockTerms(choice=30, total=100), 2)
    passing.now += 50  # nobody is asked yet
    assert (ours.left_of_choice(), ours.left_in_all(0)) == (30, 100)
    ours.run(0)
    passing.now += 10
    assert (ours.left(0), ours.left_in_all(0), ours.left_in_all(1)) == (20, 90, 100)
    ours.set(ours.chosen(0))
    passing.now += 50
    ours.run(1)
    assert (ours.left(1), ours.left_in_all(0)) == (30, 90)


def test_what_is_taken_back_does_not_give_its_time_again(passing: Time) -> None:
    ours = Clock(ClockTerms(choice=30), 2)
    for thought in (29, 0.5):
        ours.run(0)
        passing.now += thought
        ours.set(ours.chosen(0))
        ours.set(ours.taken_back(0))
    assert ours.left_of_choice() == 0.5


def test_a_bot_chooses_for_whose_time_for_a_choice_is_over(open_house: Open) -> None:
    house = open_house()
    table, ((_, one), (_, two)) = pair(house, choice=1)
    first = house.table(table).play.asked
    assert first is not None
    now = two.wait(lambda now: now.seats[first].stand_in)
    assert now.clock is not None
    two.wait(lambda now: now.waiting_for != first)
    assert told(one, Return(id="back")) == ("taken", "")


def test_a_bot_plays_to_the_end_for_whose_time_in_all_is_over(open_house: Open) -> None:
    house = open_house()
    table, ((_, one), (_, two)) = pair(house, total=1)
    first = house.table(table).play.asked
    assert first is not None
    two.wait(lambda now: now.seats[first].stand_in)
    assert told(one, Return(id="back")) == ("refused", "Your time is over: a bot plays for you to the end.")
    assert clock(two).left[first] == 0


def test_a_restart_neither_gives_nor_takes_time(open_house: Open, tmp_path: Path, passing: Time) -> None:
    house = open_house(data=tmp_path)
    table, ((ann, _), _) = pair(house, choice=60, total=600)
    asked = house.table(table).play.asked
    assert asked is not None
    passing.now += 20
    house.close()
    passing.now += 500
    house = open_house(port=house.port, data=tmp_path)
    moved = house.person()
    moved.http.cookies.update(ann.http.cookies)
    again = moved.join(table)
    now = clock(again)
    assert (now.running, now.choice_left, now.left[asked]) == (asked, 40, 580)
    passing.now += 5
    assert clock(moved.join(table)).choice_left == 35
    assert told(again, TakeBack(id="t"))[0] == "refused"


@pytest.mark.parametrize("terms", [{"choice": 3}, {"total": 20}])
def test_a_clock_gives_time_to_read(open_house: Open, monkeypatch: pytest.MonkeyPatch, terms: dict[str, Any]) -> None:
    monkeypatch.undo()
    person = open_house().person()
    wanted = {"game": GAME, "seats": ["human", "human"], "clock": terms}
    refused = person.http.post("/api/tables", json=wanted)
    assert refused.status_code == 400
    assert "at least" in refused.json()["message"]


def test_no_clock_is_one_that_gives_any_time(open_house: Open) -> None:
    person = open_house().person()
    line = person.join(person.open("human", "random", clock={"choice": 0, "total": 0}))
    assert line.sitting.clock is None


def test_taking_back_and_choosing_again_gives_nobody_time(passing: Time) -> None:
    clock = Clock(ClockTerms(choice=10), 2)
    for _ in range(2):  # two questions
        clock.run(0)
        passing.now += 4
        clock.set(clock.chosen(0))
    clock.run(0)
    passing.now += 1
    clock.set(clock.taken_back(0))
    clock.run(0)
    assert clock.left_of_choice() == pytest.approx(10 - 4 - 1)
    passing.now += 2
    clock.set(clock.taken_back(0))
    clock.run(0)
    assert clock.left_of_choice() == pytest.approx(10 - 4 - 4 - 1 - 2)


def test_what_has_been_spent_is_read_as_it_was_written(passing: Time) -> None:
    clock, again = Clock(ClockTerms(choice=10), 2), Clock(ClockTerms(choice=10), 2)
    clock.run(1)
    passing.now += 3
    clock.set(clock.chosen(1))
    again.read(clock.spent().as_json())
    assert again.spent() == clock.spent()
