"""The purpose of each golden record; `tests/every_game/test_golden.py` replays them."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.make_golden import CASES, FOLDER, girl_dead, killer_dead
from tests.games.golden import kept


@pytest.mark.parametrize("name", CASES)
def test_a_golden_record_ends_the_way_it_was_kept_for(name: str) -> None:
    options, wanted = CASES[name]
    match = gloaming.replay(kept(FOLDER, name)["record"])
    assert options.items() <= dict(match.settings).items()
    assert wanted(match)


def test_the_golden_records_know_every_girl_and_film_all_principles_for_ties_and_both_ends() -> None:
    matches = [gloaming.replay(kept(FOLDER, name)["record"]) for name in CASES]
    assert {match.settings["girl"] for match in matches} == {girl.id for girl in BOX.girls}
    assert {match.settings["killer"] for match in matches} == {killer.id for killer in BOX.killers}
    assert {match.settings["location"] for match in matches} == {location.id for location in BOX.locations}
    assert {match.settings["ties"] for match in matches} == {"choose", "worst", "chance"}
    assert any(killer_dead(match) for match in matches)
    assert any(girl_dead(match) for match in matches)
