"""What the golden records are kept for; that they go on as they went, `tests/every_game/test_golden.py` holds."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.make_golden import CASES, FOLDER
from tests.games.golden import replaying

MATCHES = replaying(FOLDER, CASES)


@pytest.mark.parametrize("name", MATCHES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    seats, fear, wanted = CASES[name]
    match = MATCHES[name]
    assert match.seats == seats
    assert match.settings["fear"] == fear
    assert wanted(match)


def test_the_golden_records_cover_every_number_of_seats() -> None:
    assert {seats for seats, _, _ in CASES.values()} == {2, 3, 4}
