"""Hints: only for the player to move, from what that seat knows, and counted for all to see."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.server.bots.bot_worker import AdviceReply, AdviceTask, give_advice
from gloaming.server.protocol.client_messages import Hint, RequestUndo
from gloaming.server.protocol.server_messages import ChoiceResult, HintResult
from gloaming.teaching import teaching
from tests.server.house import GAME, House, Line, Person, play_out, together

Open = Callable[..., House]


def asked(line: Line) -> Line:
    """Return the line once its question is open."""
    line.wait(lambda now: now.prompt is not None)
    return line


def hinted(line: Line, id: str = "help") -> HintResult:
    answer = line.ask(Hint(id=id, rqid=asked(line).prompt.rqid))
    assert isinstance(answer, HintResult), answer
    return answer


def test_a_hint_names_an_open_option_with_its_odds_and_is_counted_once_a_question(person: Person) -> None:
    line = person.join(person.open("human", "random", seed=3))
    hint = hinted(line)
    option = line.prompt.options[hint.option]
    assert (hint.id, hint.rqid) == ("help", line.prompt.rqid)
    assert (hint.label, hint.odds) == (option.label, option.odds)
    assert "no ghosts: " in hint.odds
    assert hint.said == f"{option.label}. {hint.reason}"
    assert hint.second not in (None, hint.option)
    assert line.prompt.options[hint.second or 0].label in hint.reason
    chances = r"(about equally often \([0-9]+%\)|[0-9]+% of the time instead of [0-9]+%)"
    numbers = rf"[0-9.]+ ghosts instead of [0-9.]+[.] You win {chances}[.] "
    assert re.match(numbers, hint.reason)
    seat = line.update.seat
    assert seat is not None
    assert line.wait(lambda now: any(now.hints)).hints[seat] == 1
    assert hinted(line, "again").option == hint.option
    assert line.choose(hint.option).status == "taken"
    hinted(line)
    assert line.wait(lambda now: sum(now.hints) > 1).hints[seat] == 2


def test_only_who_is_asked_gets_a_hint_and_nobody_else_hears_of_what_it_says(house: House) -> None:
    ann, bob, eve = house.person(), house.person(), house.person()
    table = ann.open("human", "human")
    bob.sit(table)
    lines = [ann.join(table), bob.join(table)]
    watching = eve.join(table)
    together(*lines)
    seat = lines[0].update.waiting_for
    assert seat is not None
    line, second = lines[seat], lines[1 - seat]
    rqid = asked(line).prompt.rqid
    for refused in (second.ask(Hint(id="me too", rqid=rqid)), watching.ask(Hint(id="and me", rqid=rqid))):
        assert isinstance(refused, ChoiceResult) and refused.status == "refused"
    hinted(line)
    second.wait(lambda now: now.hints[seat] == 1)
    watching.wait(lambda now: now.hints[seat] == 1)
    assert not any('"hint-result"' in text for text in [*second.heard, *watching.heard])


def test_a_hint_for_a_question_that_was_answered_is_stale(person: Person) -> None:
    line = person.join(person.open("human", "random", seed=3))
    rqid = asked(line).prompt.rqid
    line.choose(0)
    answer = line.ask(Hint(id="late", rqid=rqid))
    assert isinstance(answer, ChoiceResult) and answer.status == "stale"
    assert not any(asked(line).update.hints)


def test_a_bot_that_fails_gives_no_hint_and_none_is_counted(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(*_: Any) -> AdviceReply:
        raise RuntimeError("no idea")

    person = house.person()
    line = asked(person.join(person.open("human", "random", seed=3)))
    monkeypatch.setattr(house.tables.bot_pool, "advise", advise)
    answer = line.ask(Hint(id="help", rqid=line.prompt.rqid))
    assert isinstance(answer, ChoiceResult) and answer.status == "refused"
    assert not any(line.update.hints)


def test_hints_outlive_an_undo_and_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random", seed=3)
    line = ann.join(table)
    line.choose(hinted(line).option)
    assert isinstance(asked(line).ask(RequestUndo(id="back")), ChoiceResult)
    taken = line.wait(lambda now: now.undone == 1).hints
    assert sum(taken) == 1
    house.close()
    again = open_house(port=house.port, data=tmp_path)
    back = again.person()
    back.http.cookies.update(ann.http.cookies)
    assert back.join(table).update.hints == taken


def test_the_record_says_for_which_choices_a_hint_was_taken(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    ann = house.person()
    table = ann.open("human", "random", seed=3)
    line = ann.join(table)
    hinted(asked(line))
    line.choose(0, id="one")
    asked(line).choose(0, id="two")
    first = house.table(table).record()["hints"]
    hinted(asked(line), "another")
    played = house.table(table).record()
    assert played["hints"] == [*first, len(played["choices"])]
    assert first[0] < len(played["choices"])
    assert isinstance(line.ask(RequestUndo(id="back")), ChoiceResult)
    left = house.table(table).record()
    assert left["hints"] == sorted({min(number, len(left["choices"])) for number in played["hints"]})
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    back = house.person()
    back.http.cookies.update(ann.http.cookies)
    play_out(back.join(table), random.Random(1))
    record = back.http.get(f"/api/tables/{table}/record").json()
    assert record["hints"] == left["hints"]
    assert gloaming.replay(record).over
    assert back.http.post("/api/records", json={"record": record}).status_code == 201
    spoilt = {**record, "hints": [99999]}
    assert back.http.post("/api/records", json={"record": spoilt}).json()["error"] == "bad-record"


def test_the_guide_of_a_lesson_answers_for_itself(person: Person) -> None:
    response = person.http.post("/api/lessons", json={"game": GAME, "lesson": "first-match"})
    line = person.join(response.json()["id"])
    assert hinted(line).option == teaching(gloaming.game(GAME)).lessons[0].choices[0]


@pytest.mark.parametrize("name", gloaming.games())
def test_a_hint_is_the_same_in_two_worlds_that_the_seat_cannot_tell_apart(name: str) -> None:
    match = gloaming.game(name).new(seats=gloaming.game(name).seats[-1], seed=5)
    shelf = gloaming.Shelf()
    for turn in range(12):
        assert match.decision is not None
        seat = match.decision.seat
        world = match.imagine(seat, turn)
        assert world.decision is not None
        if turn % 4 == 3 and world.decision.options == match.decision.options:
            given = [give_advice(AdviceTask(turn, seat, known_match.save()), shelf) for known_match in (match, world)]
            assert given[0].option is not None
            assert given[0] == given[1]
        match.pick(turn % len(match.decision.options))
