"""The last round, after which nobody can win."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.bots import SeatView, bot
from tests.games.fatal_frame.table import GAME, Position, given, new


def end_turn(table: Position) -> Position:
    """Pass and choose the first option until the next turn or the end of the match."""
    turn = len(table.events("turn"))
    while not table.over and len(table.events("turn")) == turn:
        if table.prompt == "Play 1 card":
            table.pass_on()
        else:
            table.pick(table.options[0])
    return table


def end_round(table: Position) -> Position:
    """Do this for a full round."""
    for _ in range(table.state.seats):
        end_turn(table)
    return table


@pytest.mark.rule("FF-WIN-3")
@pytest.mark.parametrize(
    ("seats", "options", "last"), [(2, {}, 120), (3, {}, 120), (4, {}, 120), (2, {"longer": 6}, 180)]
)
def test_nobody_wins_when_the_last_round_is_over(seats: int, options: dict[str, Any], last: int) -> None:
    table = given("move", seats=seats, options=options, round=last, album=["seeker", "folklorist"])
    assert table.view()["last_round"] == last
    end_round(table)
    assert table.over
    result = table.match.result
    assert result is not None
    assert (result.winners, result.scores[0]) == ((), 2)
    assert result.reason == f"Nobody has defeated a Boss in {last} rounds. Nobody escapes from the village."
    assert table.told()[-1] == f"Round {last} is over and no Boss has been defeated. Nobody escapes from the village."


@pytest.mark.rule("FF-WIN-3")
def test_the_last_round_is_played_to_its_end() -> None:
    table = given("move", seats=3, round=120)
    assert not end_turn(table).over
    assert not end_turn(table).over
    assert end_turn(table).over


@pytest.mark.rule("FF-WIN-1", "FF-WIN-3")
def test_a_boss_defeated_in_the_last_round_wins_the_match() -> None:
    table = given(
        "turn", round=119, paths=["tea-room"], boss="failed-kusabi", life=1, camera=["61-film"], dice=[6, 6, 6, 1]
    )
    assert table.over
    assert table.match.result is not None
    assert table.match.result.winners == (0,)


@pytest.mark.rule("FF-WIN-4")
def test_each_of_the_last_ten_rounds_is_announced() -> None:
    table = end_round(given("move", round=109))
    assert not table.events("closing")
    for left in range(10, 0, -1):
        end_round(table)
        assert table.events("closing")[-1] == ["closing", left]
    assert end_round(table).over
    assert len(table.events("closing")) == 10


@pytest.mark.rule("FF-WIN-3")
def test_after_the_last_round_it_is_said_why_nothing_can_be_chosen() -> None:
    table = end_round(given("move", round=120))
    assert table.match.why_not(0, "seat-1") == ("The match is over.", "FF-WIN-3")


def test_bots_expect_nothing_once_nobody_can_win() -> None:
    table = end_round(given("move", seats=3, round=120))
    assert GAME.rules.evaluate is not None
    assert GAME.rules.evaluate(table.state) == [0.0, 0.0, 0.0]


@pytest.mark.rule("FF-WIN-3")
@pytest.mark.parametrize("seed", range(3))
def test_random_play_ends(seed: int) -> None:
    match = new(2, seed).match
    chooser = bot("random", seed)
    while match.decision is not None:
        match.pick(chooser.choose(SeatView(match, match.decision.seat)))
    assert len(match.choices or []) < 4_000
    assert gloaming.replay(match.record()).result == match.result
