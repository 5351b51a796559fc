"""Value estimates for Fatal Frame."""

from __future__ import annotations

import random
from typing import Any

import pytest

from gloaming.bots import SeatView, bot
from gloaming.games.fatal_frame.chances import boss_turns
from tests.games.fatal_frame.table import Position, given

READY: dict[str, Any] = {"items": ["temple-key", "wedding-comb"], "album": ["seeker"]}


def choice(table: Position, spec: str) -> tuple[Any, ...]:
    decision = table.match.decision
    assert decision is not None
    return decision.options[bot(spec, 1).choose(SeatView(table.match, decision.seat))]


@pytest.mark.parametrize("camera", [[], ["track"]])
def test_who_has_failed_against_a_boss_plays_a_card_rather_than_move_away_from_it(camera: list[str]) -> None:
    """Otherwise two failing greedy bots enter and leave the Shrine forever."""
    table = given("fight", paths=["loom-room"], boss="mill-bride", camera=camera, hand=["blast"], dice=[1, 2], **READY)
    if camera:
        table.pick("Fight the Bride Under the Mill")
    assert table.prompt == "Move or play?"
    assert choice(table, "greedy:1") == ("only", 4)


def test_a_boss_takes_longer_with_more_beads_and_less_long_with_more_dice_and_more_added() -> None:
    """With one die that must show a 6, 1 bead takes 25 turns, because the next Boss has all its beads."""
    turns = boss_turns(5, 3)
    assert [round(taken) for taken in turns[1][0]] == [0, 25, 41, 48]
    for dice in range(1, len(turns)):
        for added, by_beads in enumerate(turns[dice]):
            assert list(by_beads) == sorted(by_beads)
            if added:
                assert by_beads[3] <= turns[dice][added - 1][3]
            if dice > 1:
                assert by_beads[3] <= turns[dice - 1][added][3]


@pytest.mark.parametrize(("power", "life"), [(5, 1), (5, 2), (4, 3), (1, 2), (5, 3)])
@pytest.mark.parametrize(("cast", "added"), [(1, 0), (2, 1)])
def test_the_turns_that_a_boss_takes_are_those_of_fights_played_over_and_over(
    power: int, life: int, cast: int, added: int
) -> None:
    """First remove beads; then, if an attack die matches the Boss die, continue against a Boss with all its beads."""
    dice = random.Random(3)
    turns = 0
    for _ in range(2000):
        left = life
        while left:
            turns += 1
            final = [min(6, dice.randint(1, 6) + added) for _ in range(cast)]
            left = max(0, left - sum([die > power for die in final]))
            if left and dice.randint(1, 6) in final:
                left = life
    assert turns / 2000 == pytest.approx(boss_turns(power, life)[cast][added][life], rel=0.1)
