"""Ghosts: totals are secret, changes are public, and the supply is unlimited."""

from __future__ import annotations

import pytest

from tests.games.dont_go_in_there.table import given


@pytest.mark.rule("DG-GHOST-1")
def test_a_player_sees_only_their_own_ghosts_and_a_spectator_none() -> None:
    table = given(3, ghosts={0: 2, 1: 5, 2: 1})
    held = {seat: [player["ghosts"] for player in table.match.view(seat)["players"]] for seat in (0, 1, 2, None)}
    assert held == {0: [2, None, None], 1: [None, 5, None], 2: [None, None, 1], None: [None, None, None]}


@pytest.mark.rule("DG-GHOST-1", "DG-END-3")
def test_the_ghosts_are_shown_to_all_when_the_match_ends() -> None:
    table = given(3, rooms=[], ghosts={0: 2, 1: 5, 2: 1})
    assert table.over
    for seat in (0, 1, 2, None):
        assert [player["ghosts"] for player in table.match.view(seat)["players"]] == [2, 5, 1]


@pytest.mark.rule("DG-GHOST-2")
def test_all_are_told_who_takes_how_many_ghosts() -> None:
    table = given(3, rooms=["attic"], meeples={"attic": {"2nd": 1, "3rd": 0}}, turn=2)
    table.place("attic", "bottom", ghosts=4)
    for seat in (0, 1, 2, None):
        assert table.told(seat)[-3:] == [
            "Player 2 takes 3 ghosts.",
            "Player 1 takes 2 ghosts.",
            "Player 3 takes 1 ghost.",
        ]


@pytest.mark.rule("DG-GHOST-2")
def test_all_are_told_who_discards_and_who_passes_ghosts() -> None:
    table = given(
        3,
        rooms=["library"],
        cards={"library": ["mask-1", "ring-2", "ring-3"]},
        meeples={"library": {"2nd": 1, "3rd": 0}},
        ghosts={0: 3},
        turn=2,
    )
    table.place("library", "bottom", ghosts=0)
    table.take("mask-1", "ring-3")
    for seat in (0, 1, 2, None):
        log = table.told(seat)
        assert "Player 2 takes 1 ghost." in log
        assert "Player 2 passes 1 ghost to Player 1." in log
        assert "Player 1 discards 1 ghost." in log


@pytest.mark.rule("DG-GHOST-2")
def test_where_nothing_changes_nothing_is_told() -> None:
    table = given(2, rooms=["nursery"], cards={"nursery": ["mask-1"]}, meeples={"nursery": {"2nd": 0, "3rd": 1}})
    table.place("nursery", "bottom", ghosts=1)
    table.take("mask-1")
    assert table.verbs() == ["placed", "rolled", "claimed"]


@pytest.mark.rule("DG-GHOST-3")
def test_there_are_ghosts_for_all_however_many_are_held() -> None:
    table = given(
        2,
        rooms=["attic"],
        cards={"attic": ["ring-1", "ring-2", "tome-1"]},
        meeples={"attic": {"2nd": 1, "3rd": 1}},
        ghosts={0: 45, 1: 40},
    )
    table.place("attic", "top", ghosts=6)
    assert (table.ghosts(0), table.ghosts(1)) == (45 + 1 + 6, 40 + 5 + 4)


@pytest.mark.rule("DG-GHOST-3")
def test_nobody_discards_more_ghosts_than_they_hold() -> None:
    table = given(
        2,
        rooms=["library"],
        cards={"library": ["ring-1", "ring-2", "ring-3"]},
        meeples={"library": {"2nd": 0, "3rd": 1}},
        turn=1,
    )
    table.place("library", "bottom", ghosts=0)
    table.take("ring-3")
    assert table.ghosts(0) == 0
