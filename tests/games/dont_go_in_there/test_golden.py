"""Whole matches that must go on as they went: a difference is a change of the rules (see make_golden)."""

from __future__ import annotations

import json

import pytest

import gloaming
from tests.games.dont_go_in_there.make_golden import (
    CASES,
    FOLDER,
    clear_win,
    fewest_ghosts,
    shared_victory,
    skipped,
    verbs,
)
from tests.games.dont_go_in_there.test_view import TOLD
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


def test_the_golden_records_cover_every_number_of_seats_and_every_way_to_end() -> None:
    matches = [gloaming.replay(kept(FOLDER, name)["record"]) for name in CASES]
    assert {match.seats for match in matches} == {2, 3, 4, 5}
    for way in (clear_win, fewest_ghosts, shared_victory, skipped):
        assert any(way(match) for match in matches)


def test_the_golden_records_tell_of_everything_that_can_happen() -> None:
    matches = [gloaming.replay(kept(FOLDER, name)["record"]) for name in CASES]
    assert set().union(*[verbs(match) for match in matches]) == set(TOLD)


def test_golden_records_are_written_as_they_are_read() -> None:
    data = kept(FOLDER, "two-players")
    assert json.loads(written(data)) == data
