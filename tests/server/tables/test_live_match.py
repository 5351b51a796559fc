"""If the rules or a bot fail, the match stays as it was, and the table continues."""

from __future__ import annotations

import logging
import random
from collections.abc import Callable
from typing import Any

import pytest

import gloaming
from gloaming.engine.flow import Step
from gloaming.server.protocol.client_messages import WhyNot
from gloaming.server.protocol.server_messages import WhyNotResult
from tests.server.house import GAME, House, Line, Person, play_out, until


@pytest.fixture
def placing() -> Step:
    """The step of the rules that places a meeple."""
    program = gloaming.game(GAME).rules.program
    return program.steps[program.numbers["turn/place_a_meeple"]]


@pytest.fixture
def line(person: Person) -> Line:
    """A person at the first question of a table with a bot."""
    line = person.join(person.open("human", "random"))
    line.wait(lambda now: now.prompt is not None)
    return line


def failing_but_for(option: tuple[Any, ...] | None, take: Any) -> Callable[[Any, Any], None]:
    """Return a step that damages the state and then fails, except for one option."""

    def spoil(s: Any, chosen: tuple[Any, ...]) -> None:
        take(s, chosen)
        if chosen != option:
            s.supply[0] = 99
            raise ZeroDivisionError("the moon is new")

    return spoil


def test_a_choice_on_which_the_rules_fail_is_undone_and_says_so(
    house: House,
    line: Line,
    placing: Step,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    play = house.table(line.update.table).play
    before, rqid = play.match.save(), line.prompt.rqid
    with monkeypatch.context() as broken:
        broken.setattr(placing, "take", failing_but_for(None, placing.take))
        answer = line.choose(0, id="1")
    assert answer.status == "refused"
    assert "undone" in answer.reason
    assert "moon" not in "".join(line.heard)
    assert play.match.save() == before
    assert "ZeroDivisionError: the moon is new" in caplog.text
    assert [record.__dict__["rqid"] for record in caplog.records if "rules failed" in record.message] == [rqid]
    assert "gloaming-record" not in caplog.text
    assert line.choose(0, id="1", rqid=rqid).status == "taken"
    play_out(line, random.Random(1))


def test_a_choice_after_which_the_table_cannot_be_shown_is_undone(
    house: House, line: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = gloaming.game(GAME).rules
    before = house.table(line.update.table).play.match.save()
    with monkeypatch.context() as broken:
        broken.setattr(rules, "dress", lambda seen: seen["no such field"])
        assert line.choose(0).status == "refused"
    assert house.table(line.update.table).play.match.save() == before
    assert line.choose(0).status == "taken"


def test_a_bot_on_whose_choice_the_rules_fail_takes_another_option(
    house: House, line: Line, placing: Step, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    take = placing.take
    seq = line.update.seq
    left = tuple(line.prompt.options[-1].option)

    def bots_only_left(s: Any, chosen: tuple[Any, ...]) -> None:
        failing_but_for(chosen if s.turn == 0 else left, take)(s, chosen)

    async def choose_the_first(*_: Any) -> int:
        return 0

    with monkeypatch.context() as broken:
        broken.setattr(placing, "take", bots_only_left)
        broken.setattr(house.tables.bot_pool, "choose", choose_the_first)
        assert line.choose(0).status == "taken"
        line.wait(lambda now: now.seq > seq and now.prompt is not None)
    placed = [event.event for update in line.updates for event in update.events if event.event[:2] == ["placed", 1]]
    assert placed[-1][2::2] == list(left[1:])
    assert "the rules failed on option" in caplog.text
    play_out(line, random.Random(1))


def test_a_bot_that_fails_chooses_at_random(
    house: House, line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*_: Any) -> int:
        raise RuntimeError("no idea")

    with monkeypatch.context() as broken:
        broken.setattr(house.tables.bot_pool, "choose", fail)
        play_out(line, random.Random(1))
    assert "no idea" in caplog.text


def test_a_bot_that_names_no_option_chooses_at_random(
    house: House, line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def choose(*_: Any) -> int:
        return 999

    with monkeypatch.context() as broken:
        broken.setattr(house.tables.bot_pool, "choose", choose)
        play_out(line, random.Random(1))
    assert "a bot chose option 999" in caplog.text


def test_a_question_that_cannot_be_answered_why_not_says_nothing(
    line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as broken:
        broken.setattr(gloaming.game(GAME).rules, "why_not", None)
        assert line.ask(WhyNot(id="1", piece="nowhere")) == WhyNotResult(id="1", piece="nowhere", reason="", rule="")
    assert "a why-not question failed" in caplog.text


def test_a_table_on_which_the_rules_fail_whatever_the_bot_does_can_still_be_watched(
    house: House,
    line: Line,
    placing: Step,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    table = line.update.table
    take = placing.take

    def only_people(s: Any, chosen: tuple[Any, ...]) -> None:
        failing_but_for(chosen if s.turn == 0 else None, take)(s, chosen)

    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(placing, "take", only_people)
        line.choose(0)
        until(lambda: "is stuck" in caplog.text)
    assert house.person().join(table).update.waiting_for == 1
