"""What the golden records are kept for; that they go on as they went, `tests/every_game/test_golden.py` holds."""

from __future__ import annotations

import pytest

import gloaming
from tests.games.ghost_hunter.make_golden import CASES, FOLDER
from tests.games.golden import kept


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    match = gloaming.replay(kept(FOLDER, name)["record"])
    seats, scenario, wanted = CASES[name]
    assert (match.seats, match.settings["scenario"]) == (seats, scenario)
    assert wanted(match)
