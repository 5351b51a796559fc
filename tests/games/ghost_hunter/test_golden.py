"""Whole matches that must go on as they went: a difference is a change of the rules (see make_golden)."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.ghost_hunter.make_golden import CASES, FOLDER
from tests.games.golden import golden, kept


def test_every_golden_record_is_replayed() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.json")) == sorted(CASES)


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_gives_the_same_match_and_ends_as_it_was_kept_for(name: str) -> None:
    data = kept(FOLDER, name)
    match = gloaming.replay(data["record"])
    assert match.over
    assert golden(match) == data
    seats, scenario, wanted = CASES[name]
    assert (match.seats, match.settings["scenario"]) == (seats, scenario)
    assert wanted(match)
