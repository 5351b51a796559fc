"""Undo: free until something is disclosed or another person acts, then by consent, and never in secret."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.server.protocol.client_messages import AnswerUndo, Choose, RequestUndo
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.protocol.table_update import TableUpdate, UndoState
from gloaming.server.tables import journal
from tests.server.house import House, Line, Person, after, play_out, together

Open = Callable[..., House]
FREE = {0: UndoState(seat=0, free=True), 1: UndoState(seat=1, free=True)}


def asked(line: Line) -> Line:
    """Return the line once its question is open."""
    line.wait(lambda now: now.prompt is not None)
    return line


def status(line: Line, message: RequestUndo | AnswerUndo | Choose) -> str:
    answer = line.ask(message)
    assert isinstance(answer, ChoiceResult)
    return answer.status


def undone(line: Line, count: int) -> TableUpdate:
    """Read up to the update after the first, second ... undo."""
    return line.wait(lambda now: now.undone == count)


@pytest.fixture
def two(house: House) -> tuple[str, dict[int, Line]]:
    """A table of two people, and their sockets."""
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = {0: ann.join(table), 1: bob.join(table)}
    together(*lines.values())
    return table, lines


def first_and_other(lines: dict[int, Line]) -> tuple[Line, Line]:
    """Return the player to move, and the other."""
    seat = lines[0].update.waiting_for
    assert seat is not None
    return lines[seat], lines[1 - seat]


def choose_in_turn(lines: dict[int, Line], chance: random.Random) -> int:
    """Let the player to move choose at random; both see it. Return the chooser's seat."""
    line, second = first_and_other(lines)
    seat, seq = line.update.seat, line.update.seq
    assert seat is not None
    assert line.choose(chance.randrange(len(line.prompt.options))).status == "taken"
    second.wait(lambda now: now.seq > seq)
    return seat


def test_a_choice_that_disclosed_nothing_is_undone_without_consent(two: tuple[str, dict[int, Line]]) -> None:
    line, second = first_and_other(two[1])
    before = line.update
    assert (before.undo, second.update.undo) == (None, None)
    line.choose(0)
    assert line.update.undo == FREE[before.seat or 0]
    assert second.wait(lambda now: now.seq >= line.update.seq).undo is None
    assert status(line, RequestUndo(id="back")) == "taken"
    for each in (line, second):
        now = each.wait(lambda now: now.undone == 1)
        assert (now.since, now.waiting_for) == (0, before.seat)
    now = line.update
    assert (now.view, now.undo) == (before.view, None)
    assert now.events == [event for update in line.updates for event in update.events][: len(now.events)]
    assert now.prompt is not None
    assert before.prompt is not None
    assert now.prompt.options == before.prompt.options
    assert now.prompt.rqid > before.prompt.rqid
    assert line.choose(1).status == "taken"


def test_a_choice_is_undone_once_however_often_it_is_asked_for(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    chance = random.Random(1)
    for _ in range(4):
        choose_in_turn(lines, chance)
    last = next(each for each in lines.values() if each.update.undo and each.update.undo.free)
    assert status(last, RequestUndo(id="once")) == "taken"
    last.wait(lambda now: now.undone == 1)
    assert status(last, RequestUndo(id="once")) == "repeated"
    assert last.update.undone == 1


def test_the_answer_to_a_question_that_was_undone_is_stale(two: tuple[str, dict[int, Line]]) -> None:
    line, _ = first_and_other(two[1])
    rqid = line.prompt.rqid
    line.choose(0)
    status(line, RequestUndo(id="back"))
    undone(line, 1)
    assert line.choose(0, rqid=rqid).status == "stale"


def test_once_another_person_has_acted_they_are_asked(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    line, second = first_and_other(two[1])
    chance = random.Random(2)
    while line.update.waiting_for == line.update.seat:
        before = line.update.view
        choose_in_turn(lines, chance)
    choose_in_turn(lines, chance)
    seat, view = line.update.seat, line.update.view
    assert seat is not None
    assert line.update.undo == UndoState(seat=seat, free=False)
    assert status(line, RequestUndo(id="please")) == "taken"
    for each in (line, second):
        undo = each.wait(lambda now: now.undo is not None and now.undo.asked).undo
        assert undo == UndoState(seat=seat, free=False, asked=True, request=1, needed=[1 - seat])
    assert line.update.view == view
    assert status(line, AnswerUndo(id="I agree with myself", request=1, agree=True)) == "stale"
    assert status(second, AnswerUndo(id="well", request=1, agree=True)) == "taken"
    for each in (line, second):
        assert each.wait(lambda now: now.undone == 1).waiting_for == seat
    assert line.update.view == before


def test_who_is_asked_may_refuse(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    line, second = first_and_other(lines)
    while choose_in_turn(lines, random.Random(3)) == line.update.seat:
        pass
    view = line.update.view
    status(line, RequestUndo(id="please"))
    second.wait(lambda now: now.undo is not None and now.undo.asked)
    assert status(second, AnswerUndo(id="no", request=1, agree=False)) == "taken"
    now = line.wait(lambda now: now.undo is not None and not now.undo.asked)
    assert (now.view, now.undone) == (view, 0)
    assert status(second, AnswerUndo(id="yes, after all", request=1, agree=True)) == "stale"


def test_repeatedly_refused_requests_have_to_wait(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    line, second = first_and_other(lines)
    while choose_in_turn(lines, random.Random(3)) == line.update.seat:
        pass
    for number in range(3):
        assert status(line, RequestUndo(id=f"please {number}")) == "taken"
        assert status(second, AnswerUndo(id=f"no {number}", request=number + 1, agree=False)) == "taken"
    got = line.ask(RequestUndo(id="oh please"))
    assert isinstance(got, ChoiceResult)
    assert (got.status, got.reason.startswith("The others have refused. Ask again in ")) == ("refused", True)


def test_a_new_choice_drops_the_request(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    line, second = first_and_other(lines)
    while choose_in_turn(lines, random.Random(4)) == line.update.seat:
        pass
    assert status(line, RequestUndo(id="please")) == "taken"
    for each in lines.values():
        each.wait(lambda now: now.undo is not None and now.undo.asked)
    choose_in_turn(lines, random.Random(4))
    assert status(second, AnswerUndo(id="yes", request=1, agree=True)) == "stale"


def test_rolled_dice_are_not_undone_without_the_others(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    chance = random.Random(5)
    for _ in range(100):
        seat = choose_in_turn(lines, chance)
        if any("roll" in event.text.lower() for event in lines[seat].update.events):
            break
    assert lines[seat].update.undo == UndoState(seat=seat, free=False)


def test_two_requests_are_not_mixed(two: tuple[str, dict[int, Line]]) -> None:
    _, lines = two
    chance = random.Random(6)
    seats: set[int] = set()
    while len(seats) < 2:
        seats.add(choose_in_turn(lines, chance))
    first, second = sorted(lines.values(), key=lambda line: line.update.undo is not None and line.update.undo.free)
    assert status(first, RequestUndo(id="please")) == "taken"
    answer = second.ask(RequestUndo(id="me too"))
    assert isinstance(answer, ChoiceResult)
    assert (answer.status, answer.reason.endswith("has already asked to undo. Answer that first.")) == ("refused", True)


def test_alone_with_bots_everything_is_undone_and_marked(person: Person) -> None:
    line = person.join(person.open("human", "random"))
    chance = random.Random(7)
    for number in range(12):
        asked(line)
        seq = line.update.seq
        line.choose(chance.randrange(len(line.prompt.options)))
        line.wait(after(seq, bot=1))
        undo = asked(line).update.undo
        assert undo is not None
        assert undo.free
        if number % 4 == 3:
            assert status(line, RequestUndo(id=f"back {number}")) == "taken"
            assert undone(line, number // 4 + 1).prompt is not None
    last = play_out(line, chance)
    assert (last.undone, last.undo) == (3, None)


def test_several_choices_are_undone_one_after_another(person: Person) -> None:
    line = person.join(person.open("human", "random"))
    views = []
    for _ in range(5):
        asked(line)
        views.append(line.update.view)
        seq = line.update.seq
        line.choose(0)
        line.wait(after(seq, bot=1))
    for number, view in enumerate(reversed(views)):
        assert status(line, RequestUndo(id=f"back {number}")) == "taken"
        assert undone(line, number + 1).view == view
    answer = line.ask(RequestUndo(id="too far"))
    assert isinstance(answer, ChoiceResult)
    assert (answer.status, answer.reason) == ("refused", "None of your choices can be undone.")


def test_what_a_bot_thinks_of_a_choice_that_was_undone_is_dropped(open_house: Open) -> None:
    house = open_house(pause=0.2)
    person = house.person()
    line = asked(person.join(person.open("human", "random")))
    view = line.update.view
    for number in range(3):
        while line.choose(0).status == "taken" and line.update.waiting_for == 0:
            pass
        assert line.update.waiting_for == 1
        assert status(line, RequestUndo(id=f"back {number}")) == "taken"
        while line.wait(lambda now: now.prompt is not None).view != view:
            status(line, RequestUndo(id=f"{line.update.seq} {number}"))
            line.wait(lambda now: now.waiting_for == 0)
    assert house.table(line.update.table).play.match.record()["choices"] == [] or line.update.view == view


def test_nothing_is_undone_after_the_end(person: Person) -> None:
    line = person.join(person.open("human", "random"))
    last = play_out(line, random.Random(8))
    assert last.undo is None
    answer = line.ask(RequestUndo(id="back"))
    assert isinstance(answer, ChoiceResult)
    assert (answer.status, answer.reason[:17]) == ("refused", "The match is over")


def test_a_spectator_cannot_undo(house: House, two: tuple[str, dict[int, Line]]) -> None:
    table, lines = two
    choose_in_turn(lines, random.Random(9))
    spectator = house.person().join(table)
    assert spectator.update.undo is None
    assert status(spectator, RequestUndo(id="back")) == "refused"
    assert status(spectator, AnswerUndo(id="yes", request=1, agree=True)) == "refused"
    assert lines[0].update.undone == 0


@pytest.mark.parametrize("often", [3, 1000])
def test_undo_outlives_the_server(
    open_house: Open, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, often: int
) -> None:
    monkeypatch.setattr(journal.Journal.keep, "__kwdefaults__", {"often": often})
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random")
    line = ann.join(table)
    views = []
    for _ in range(4):
        asked(line)
        views.append(line.update.view)
        seq = line.update.seq
        line.choose(0)
        line.wait(after(seq, bot=1))
    assert status(line, RequestUndo(id="back")) == "taken"
    assert undone(line, 1).view == views[3]
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    again = house.person()
    again.http.cookies.update(ann.http.cookies)
    line = again.join(table)
    line.sent = 100
    assert (line.update.view, line.update.undone) == (views[3], 1)
    assert status(line, RequestUndo(id="back")) == "repeated"
    assert status(line, RequestUndo(id="further")) == "taken"
    assert undone(line, 2).view == views[2]
    assert play_out(line, random.Random(1)).undone == 2
