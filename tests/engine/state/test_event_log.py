"""Logs: what copies share, and what each has of its own."""

from __future__ import annotations

import pytest

from gloaming.engine.state.log import LEAST, EventLog, Log
from gloaming.engine.state.state import Secret
from tests.engine.toy import LANTERNS


def written(count: int, copied_every: int) -> Log:
    log = Log()
    for number in range(count):
        log.append(number)
        if number % copied_every == 0:
            log.copy()
    return log


@pytest.mark.parametrize("copied_every", [1, 7, 50, 1000])
def test_a_log_gives_what_was_written_however_often_it_was_copied(copied_every: int) -> None:
    log = written(300, copied_every)
    assert len(log) == 300
    assert list(log) == list(range(300))
    for number in (0, 1, 31, 32, 33, 250, 299, 300):
        assert log.since(number) == list(range(number, 300))


def test_a_copy_and_what_it_was_copied_from_go_their_own_ways() -> None:
    log = written(100, 5)
    copy = log.copy()
    log.append("here")
    copy.append("there")
    assert log.since(100) == ["here"]
    assert copy.since(100) == ["there"]
    assert log != copy
    assert log.copy() == log


@pytest.mark.parametrize("copied_every", [1, 7, 50, 1000])
def test_events_are_given_as_they_were_told_however_often_their_log_was_copied(copied_every: int) -> None:
    events = [("over",) if number % 4 == 3 else ("drew", *range(number % 4), number) for number in range(300)]
    log = EventLog()
    for number, event in enumerate(events):
        log.append(event)
        if number % copied_every == 0:
            assert log.copy() == log
    assert len(log) == len(log.copy()) == 300
    assert list(log) == events
    for number in (0, 1, 31, 32, 33, 250, 299, 300):
        assert log.since(number) == log.copy().since(number) == events[number:]
        for end in (0, 1, 40, 251, 299, 300, 400):
            assert log.between(number, end) == log.copy().between(number, end) == events[number:end]
    assert EventLog().since(0) == []


def test_what_a_copy_does_not_share_stays_short_however_long_the_log_is() -> None:
    log = written(10_000, 3)
    assert len(log.copy().last) <= LEAST + 3


def test_secrets_that_are_told_one_by_one_share_all_that_was_told_before() -> None:
    state = LANTERNS.new(seats=2, seed=1)._state
    state.events, state.secrets = EventLog(), {}
    for number in range(100):
        before = state.copy()
        state.tell_only(1, ("seen", number), ("seen", -1))
        assert before.secrets_of(0) == told(number)
        assert before.secrets.get(1) is state.secrets[1][2]
    assert state.secrets_of(1) == []
    for number in (0, 31, 32, 33, 99, 100, 101):
        assert state.secrets_of(0, number) == told(100, number)


def told(count: int, since: int = 0) -> list[Secret]:
    return [(number, ("seen", number)) for number in reversed(range(since, count))]


def test_the_list_of_choices_is_the_callers_own() -> None:
    match = LANTERNS.new(seats=2, seed=1)
    match.pick(0)
    choices = match.choices
    assert choices == [0]
    choices.append(99)
    assert match.choices == [0]
    assert match.record()["choices"] == [0]
    assert match.imagine(0, 1).choices is None


def test_each_seat_has_its_own_half_of_what_was_told_in_two() -> None:
    match = LANTERNS.new(seats=3, seed=1)
    state = match._state
    for number in range(100):
        state.tell_only(0b011 if number % 3 else 0b100, ("drawn", 0, number % 12), ("drawn", 0, -1))
    first = len(state.events) - 100
    for seat in range(3):
        heard = [event["event"][2] for event in match.events(seat)][first:]
        assert match.events(seat, first + 10, first + 40) == match.events(seat)[first + 10 : first + 40]
        assert heard == [number % 12 if (number % 3 == 0) == (seat == 2) else -1 for number in range(100)]
        assert [event["event"][2] for event in match.imagine(seat, 1).events(seat)][first:] == heard
    world = match.imagine(2, 1)
    assert [event["event"][2] for event in world.events(0)][first:] == [-1] * 100
