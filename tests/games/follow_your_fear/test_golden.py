"""Whole matches that must go on as they went: a difference is a change of the rules (see make_golden)."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.follow_your_fear.make_golden import CASES, FOLDER
from tests.games.golden import golden, kept


def test_every_golden_record_is_replayed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_gives_the_same_match(name: str) -> None:
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert match.over
    assert golden(match) == kept(FOLDER, name)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    seats, fear, wanted = CASES[name]
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert match.seats == seats
    assert match.settings["fear"] == fear
    assert wanted(match)


def test_the_golden_records_cover_every_number_of_seats() -> None:
    assert {gloaming.replay(kept(FOLDER, name)["record"]).seats for name in CASES} == {2, 3, 4}
