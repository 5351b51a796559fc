"""A pack of the workshop that breaks the rules ends the match at its own table, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from gloaming.server.protocol.table_update import EarlyEnd
from gloaming.server.tables import match_session
from tests.server.house import PATIENCE, House, Line, Person
from tests.server.workshop.seeker import GAME, draft

Spoil = Callable[[House, Line, pytest.MonkeyPatch], None]


@pytest.fixture
def line(house: House, person: Person) -> Line:
    """A person at the first question of a table with a pack."""
    house.tables.workshop.pool.deadline = PATIENCE
    pack = person.http.post("/api/workshop/packs", json={"draft": draft()}).json()["id"]
    line = person.join(person.open("human", "random", game=GAME, packs=[f"{pack}@1"]))
    line.wait(lambda now: now.prompt is not None)
    return line


def fail_on_choices(house: House, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the rules fail on every choice in the match."""

    def fail(*_: Any) -> None:
        raise ZeroDivisionError("the moon is new")

    for step in house.table(line.update.table).play.match.game.rules.program.steps:
        if getattr(step, "take", None) is not None:
            monkeypatch.setattr(step, "take", fail)


def break_an_invariant(house: House, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the check of the match find a card in two places."""
    rules = house.table(line.update.table).play.match.game.rules
    monkeypatch.setattr(rules, "check", lambda state: ["a card is in two places"])


def make_choices_slow(house: House, line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every choice take longer than allowed."""
    monkeypatch.setattr(match_session, "MOST_SECONDS", 0.0)


@pytest.mark.parametrize("spoil", [fail_on_choices, break_an_invariant, make_choices_slow])
def test_a_pack_that_breaks_the_rules_ends_its_own_table_with_a_message(
    house: House, line: Line, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, spoil: Spoil
) -> None:
    with monkeypatch.context() as broken:
        spoil(house, line, broken)
        line.choose(0)
        ended = line.wait(lambda now: now.ended is not None)
    assert ended.ended == EarlyEnd(why="pack")
    assert (ended.prompt, ended.waiting_for) == (None, None)
    assert ended.packs is not None
    assert f"as its packs {ended.packs.workshop[0]} break the rules" in caplog.text
    other = house.person()
    next_line = other.join(other.open("human", "random", game=GAME))
    next_line.wait(lambda now: now.prompt is not None)
    assert next_line.choose(0).status == "taken"
    assert house.people[0].http.get("/api/tables").status_code == 200


def test_a_failure_outside_of_the_choices_ends_the_match_as_well(
    house: House, person: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    house.tables.workshop.pool.deadline = PATIENCE
    pack = person.http.post("/api/workshop/packs", json={"draft": draft()}).json()["id"]
    line = person.join(person.open("human", "random", "random", game=GAME, packs=[f"{pack}@1"]))
    line.wait(lambda now: now.prompt is not None)
    house.table(line.update.table).session.note_broken(ValueError("an event has no text"))
    line.choose(0)
    assert line.wait(lambda now: now.ended is not None).ended == EarlyEnd(why="pack")
