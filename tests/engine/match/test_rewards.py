"""The rewards of learners at the end of a match."""

from __future__ import annotations

import pytest

import gloaming
from gloaming import BadSetup, Result
from gloaming.engine.match.rewards import check_reward, rewards
from tests.engine.toy import LANTERNS

DONT_GO = gloaming.game("dont-go-in-there")
GHOST_HUNTER = gloaming.game("ghost-hunter")
FINAL_GIRL = gloaming.game("final-girl")


def test_a_winner_has_1_and_the_others_less_1() -> None:
    assert rewards(LANTERNS, Result([1], [5, 9, 7], ""), "win") == [-1, 1, -1]


def test_rivals_share_a_shared_victory() -> None:
    assert rewards(LANTERNS, Result([0, 1], [9, 9], ""), "win") == [0, 0]
    assert rewards(LANTERNS, Result([0, 2], [9, 5, 9, 1], ""), "win") == [0, -1, 0, -1]


def test_allies_do_not_share_their_victory() -> None:
    assert rewards(GHOST_HUNTER, Result([0, 1, 2], [3, 1, 2], ""), "win") == [1, 1, 1]
    assert rewards(GHOST_HUNTER, Result([0, 1, 2], [3, 1, 2], ""), "rank") == [1, 1, 1]
    assert rewards(GHOST_HUNTER, Result([], [3, 1, 2], ""), "win") == [-1, -1, -1]


def test_ranks_are_equal_steps_and_ties_share_places() -> None:
    assert rewards(LANTERNS, Result([2], [5, 3, 9, 1], ""), "rank") == pytest.approx([1 / 3, -1 / 3, 1, -1])
    assert rewards(LANTERNS, Result([2], [5, 5, 9], ""), "rank") == [-0.5, -0.5, 1]
    assert rewards(LANTERNS, Result([0], [5, 9], ""), "rank") == [1, -1]  # winners come first


def test_the_lowest_score_is_best_where_it_wins() -> None:
    assert rewards(DONT_GO, Result([1], [20, 10, 30], ""), "rank") == [0, 1, -1]
    assert rewards(DONT_GO, Result([1], [20, 10, 30], ""), "score") == [-20, -10, -30]
    assert rewards(LANTERNS, Result([1], [20, 30], ""), "score") == [20, 30]


def test_a_game_for_one_ranks_by_victory() -> None:
    assert rewards(FINAL_GIRL, Result([0], [4], ""), "rank") == [1]
    assert rewards(FINAL_GIRL, Result([], [4], ""), "rank") == [-1]


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(BadSetup, match="'win', 'rank' or 'score'"):
        check_reward("luck")
