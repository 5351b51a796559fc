"""How bots judge where they stand in Fatal Frame."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.bots import Sight, bot
from gloaming.games.fatal_frame.odds import BOSS_TURNS
from tests.games.fatal_frame.table import Position, given

READY: dict[str, Any] = {"items": ["temple-key", "wedding-comb"], "album": ["seeker"]}


def choice(table: Position, spec: str) -> tuple[Any, ...]:
    decision = table.match.decision
    assert decision is not None
    return decision.options[bot(spec, 1).choose(Sight(table.match, decision.seat))]


@pytest.mark.parametrize("camera", [[], ["track"]])
def test_who_has_failed_against_a_boss_plays_a_card_rather_than_move_away_from_it(camera: list[str]) -> None:
    """Or greedy bots that both fail go round and round, each into the Shrine and out of it."""
    table = given("fight", paths=["loom-room"], boss="mill-bride", camera=camera, hand=["blast"], dice=[1, 2], **READY)
    if camera:
        table.pick("Fight the Bride Under the Mill")
    assert table.prompt == "Move or play?"
    assert choice(table, "greedy:1") == ("only", 4)


def test_a_boss_takes_longer_with_more_beads_and_less_long_with_more_dice_and_more_added() -> None:
    """With one die that must show a six: 1 bead in 25 turns, as thrown out one meets a Boss with all its beads."""
    assert [round(turns) for turns in BOSS_TURNS[1][0]] == [0, 25, 41, 48]
    for dice in range(1, len(BOSS_TURNS)):
        for added, by_beads in enumerate(BOSS_TURNS[dice]):
            assert list(by_beads) == sorted(by_beads)
            if added:
                assert by_beads[3] <= BOSS_TURNS[dice][added - 1][3]
            if dice > 1:
                assert by_beads[3] <= BOSS_TURNS[dice - 1][added][3]
