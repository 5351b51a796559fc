"""Choices that the server makes for people: the only option of a question, and standing answers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import gloaming
from gloaming.engine.match.decision import Decision
from gloaming.server.protocol.client_messages import RequestUndo, SetStandingAnswer
from gloaming.server.protocol.server_messages import ChoiceResult
from gloaming.server.store.database import StoreFault
from gloaming.server.tables import automatic_choices
from gloaming.server.tables.match_session import MatchSession
from tests.server.house import House, Line, Person, choose_patiently, together

Open = Callable[..., House]


def asked(line: Line) -> bool:
    """Wait until the person is asked; return False at the end of the match."""
    return line.wait(lambda now: now.prompt is not None or now.waiting_for is None).prompt is not None


def answered_after(line: Line, rqid: int) -> None:
    """Wait until a later question than the one with `rqid` is asked, or the match is over."""
    line.wait(lambda now: now.rqid > rqid and (now.prompt is not None or now.waiting_for is None))


def made_automatically(house: House, table: str) -> int:
    """Return the number of choices that the server has made for people."""
    return house.table(table).session.choices._makers.count(None)


@pytest.mark.parametrize("game", ["fatal-frame", "follow-your-fear", "ghost-hunter"])
def test_one_person_is_never_asked_a_question_with_one_option(house: House, person: Person, game: str) -> None:
    table = person.open("human", "random", game=game, seed=2)
    line, chance = person.join(table), random.Random(2)
    for _ in range(150):
        if not asked(line):
            break
        assert len(line.prompt.options) > 1
        choose_patiently(line, chance.randrange(len(line.prompt.options)))
    assert all(update.prompt is None or len(update.prompt.options) > 1 for update in line.updates)
    record = house.table(table).record()
    assert gloaming.replay(record).record() == {name: record[name] for name in gloaming.replay(record).record()}


def test_an_undo_goes_back_to_the_last_choice_of_the_person(house: House, person: Person) -> None:
    table = person.open("human", "random", game="ghost-hunter", seed=2)
    line, chance = person.join(table), random.Random(2)
    for _ in range(300):
        assert asked(line)
        before, known = line.prompt, made_automatically(house, table)
        choose_patiently(line, chance.randrange(len(line.prompt.options)))
        answered_after(line, before.rqid)
        if made_automatically(house, table) > known:
            break
    answer = line.ask(RequestUndo(id="back"))
    assert isinstance(answer, ChoiceResult) and answer.status == "taken"
    again = line.wait(lambda now: now.undone == 1 and now.prompt is not None).prompt
    assert again is not None
    assert (again.prompt, again.options) == (before.prompt, before.options)


def test_automatic_choices_are_still_made_after_a_restart(open_house: Open, tmp_path: Path) -> None:
    house = open_house(data=tmp_path)
    person = house.person()
    table = person.open("human", "random", game="ghost-hunter", seed=2)
    line, chance = person.join(table), random.Random(2)
    while made_automatically(house, table) < 2:
        assert asked(line)
        choose_patiently(line, chance.randrange(len(line.prompt.options)))
    assert asked(line)
    saved, made = house.table(table).play.match.save(), made_automatically(house, table)
    cookies = person.http.cookies
    house.close()
    house = open_house(port=house.port, data=tmp_path)
    with house.person() as again:
        again.http.cookies.update(cookies)
        line = again.join(table)
        assert asked(line)
        assert house.table(table).play.match.save() == saved
        assert made_automatically(house, table) == made


def test_the_person_is_asked_if_the_only_option_cannot_be_stored(
    house: House, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = MatchSession.take

    async def take(session: MatchSession, option: int, id: str = "", *, automatic: bool = False) -> bool:
        if automatic:
            raise StoreFault("full")
        return await taken(session, option, id)

    monkeypatch.setattr(MatchSession, "take", take)
    line, chance = person.join(person.open("human", "random", game="ghost-hunter", seed=2)), random.Random(2)
    for _ in range(300):
        assert asked(line)
        if len(line.prompt.options) == 1:
            break
        choose_patiently(line, chance.randrange(len(line.prompt.options)))
    rqid = line.prompt.rqid
    assert line.choose(0).status == "taken"
    assert line.wait(lambda now: now.rqid != rqid).rqid > rqid


def caught_up(line: Line, seq: int) -> bool:
    """Read up to a change of the table. Return whether it is the newest change that was read."""
    return line.wait(lambda now: now.seq >= seq).seq == seq


def lets_it_happen(lines: dict[int, Line], chance: random.Random) -> Line:
    """Play until a person is asked whether to let something happen. Return the line of that person."""
    while True:
        seq = max(line.update.seq for line in lines.values())
        if not all([caught_up(line, seq) for line in lines.values()]):
            continue
        seat = lines[0].update.waiting_for
        assert seat is not None, "the match ended without such a question"
        line = lines[seat]
        if line.update.prompt is None:
            line.read()
            continue
        standing = line.update.standing
        assert standing is not None and standing.on
        if standing.option is not None:
            return line
        choose_patiently(line, chance.randrange(len(line.prompt.options)))


def test_among_people_the_standing_answer_takes_equally_long_and_can_be_turned_off(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(automatic_choices, "STANDING_SECONDS", 2.0)
    ann, bob = house.person(), house.person()
    table = ann.open("human", "human", game="ghost-hunter")
    bob.sit(table)
    lines = {0: ann.join(table), 1: bob.join(table)}
    together(*lines.values())
    chance = random.Random(5)
    line = lets_it_happen(lines, chance)
    asked_at, rqid, options = time.monotonic(), line.prompt.rqid, line.prompt.options
    standing = line.update.standing
    assert standing is not None and standing.option is not None and standing.seconds == 2.0
    assert options[standing.option].label in ("Let it happen", "Do nothing")
    line.wait(lambda now: now.rqid != rqid)
    assert time.monotonic() - asked_at >= 0.2
    assert made_automatically(house, table) == 1
    for seat, other in lines.items():
        answer = other.ask(SetStandingAnswer(id=f"off-{seat}", on=False))
        assert isinstance(answer, ChoiceResult) and answer.status == "taken"
        off = other.wait(lambda now: now.standing is not None and not now.standing.on).standing
        assert off is not None and off.seconds == 0
    assert house.table(table).seating.asking == {0, 1}


@pytest.mark.parametrize(
    ("rule", "options", "stands"),
    [
        ("GH-ACE-4", [("cancel",), ("let-it-be",)], 1),
        ("GH-ACE-11", [("let-it-be",)], 0),
        ("GH-FALL-2", [("use", 3, 0), ("pass",)], 1),
        ("GH-SCEPTER-1", [("ease", 3), ("pass",)], None),
        ("GH-HOST-5", [("rearrange", 1, 2), ("pass",)], None),
    ],
)
def test_the_server_passes_only_where_a_person_may_react(
    rule: str, options: list[tuple[str | int, ...]], stands: int | None
) -> None:
    question: Any = SimpleNamespace(
        decision=Decision(0, "Do something?", rule, tuple(options)), game=gloaming.game("ghost-hunter")
    )
    assert automatic_choices.standing_option(question) == stands
