"""The purpose of each golden record. `tests/every_game/test_golden.py` checks that they replay."""

from __future__ import annotations

import pytest

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
from tests.games.golden import replaying

MATCHES = replaying(FOLDER, CASES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    seats, options, wanted = CASES[name]
    match = MATCHES[name]
    assert match.seats == seats
    assert options.items() <= dict(match.settings).items()
    assert wanted(match)


def test_the_golden_records_cover_every_number_of_seats_and_every_way_to_end() -> None:
    assert {seats for seats, _, _ in CASES.values()} == {2, 3, 4, 5}
    assert {wanted for _, _, wanted in CASES.values()} == {clear_win, fewest_ghosts, shared_victory, skipped}


def test_the_golden_records_tell_of_everything_that_can_happen() -> None:
    assert set().union(*[verbs(match) for match in MATCHES.values()]) == set(TOLD)
