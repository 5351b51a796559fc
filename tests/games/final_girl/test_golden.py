"""Whole matches that must go on as they went: a difference is a change of the rules (see make_golden)."""

from __future__ import annotations

import json

import pytest

import gloaming
from tests.games.final_girl.make_golden import CASES, FOLDER, girl_dead, killer_dead
from tests.games.golden import golden, kept, written


def test_every_golden_record_is_replayed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_gives_the_same_match(name: str) -> None:
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert match.over
    assert golden(match, 0) == kept(FOLDER, name)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    options, wanted = CASES[name]
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert options.items() <= dict(match.settings).items()
    assert wanted(match)


def test_the_golden_records_know_both_girls_all_principles_for_ties_and_both_ends() -> None:
    matches = [gloaming.replay(kept(FOLDER, name)["record"]) for name in CASES]
    assert {match.settings["girl"] for match in matches} == {"laurie", "reiko"}
    assert {match.settings["ties"] for match in matches} == {"choose", "worst", "chance"}
    assert any(killer_dead(match) for match in matches)
    assert any(girl_dead(match) for match in matches)


def test_golden_records_are_written_as_they_are_read() -> None:
    data = kept(FOLDER, "killer-dead")
    assert json.loads(written(data)) == data
