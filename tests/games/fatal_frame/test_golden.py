"""The purpose of each golden record. `tests/every_game/test_golden.py` checks that they replay."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.fatal_frame.make_golden import CASES, FOLDER, happened, state
from tests.games.golden import kept


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
