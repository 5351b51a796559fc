"""The intervals of an evaluation."""

from __future__ import annotations

import pytest

from gloaming.cli.experiments.bot_ladder import Ladder, LadderPlan
from gloaming.cli.experiments.evaluation import Evaluation, summarize


def test_deals_that_both_bots_win_once_are_even_up_to_a_narrow_interval() -> None:
    """In each deal the first seat wins, so that swapping the seats gives a half: little varies."""
    specs = ("easy", "random")
    ladder = Ladder(LadderPlan("dont-go-in-there", 4, {}, 1, specs))
    ladder.played = {(deal, specs): 0.5 for deal in range(30)}
    entry = summarize(Evaluation(ladder, 30))["against"][0]
    assert entry["score"] == 0.5
    assert entry["interval"] == pytest.approx([0.469, 0.531], abs=0.001)
