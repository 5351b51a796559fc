"""Whole matches that must go on as they went: a difference is a change of the rules (see make_golden)."""

from __future__ import annotations

import json

import pytest

import gloaming
from tests.games.fatal_frame.make_golden import CASES, FOLDER, happened, state
from tests.games.golden import golden, kept, written


def test_every_golden_record_is_replayed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_gives_the_same_match(name: str) -> None:
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert match.over
    assert golden(match) == kept(FOLDER, name)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    seats, options, wanted = CASES[name]
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert match.seats == seats
    assert options.items() <= dict(match.settings).items()
    assert wanted(match)


def test_the_golden_records_know_every_boss_and_every_number_of_players() -> None:
    matches = [gloaming.replay(kept(FOLDER, name)["record"]) for name in CASES]
    assert {match.seats for match in matches} == {2, 3, 4}
    assert {state(match).boss[state(match).winner][0] for match in matches} == {0, 1, 2, 3}
    for verb in (
        "thrown-out",
        "stood-firm",
        "reshuffled",
        "skipped",
        "stole",
        "boss-withdrew",
        "vanished",
        "left-behind",
    ):
        assert any(happened(verb)(match) for match in matches)


def test_golden_records_are_written_as_they_are_read() -> None:
    data = kept(FOLDER, "failed-kusabi")
    assert json.loads(written(data)) == data
