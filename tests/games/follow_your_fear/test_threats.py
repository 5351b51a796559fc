"""Which tokens bots see that a player could capture."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from gloaming.games.follow_your_fear.rules.board import occupants
from gloaming.games.follow_your_fear.threats import NEVER, Known, guard_of_fear, hunted, may_capture, next_capture
from gloaming.games.follow_your_fear.tokens import RED
from tests.games.follow_your_fear.table import BOX, Position, given, tile

KNOWN = Known(BOX)


def margin(table: Position, seat: int = 0) -> int:
    """By how much the Strength that a player can come to is above the Defense of Fear."""
    s = table.state
    plan = may_capture(KNOWN, s, seat)
    prey = s.standing[RED]
    return plan.margin(KNOWN, s.side[seat], s.standing[seat], prey, guard_of_fear(s, seat), occupants(s))


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        (["step", "strength-2"], 2),
        (["step", "strength-2", "strength-1", "strength-3"], 5),
        (["step", "strength-2", "double-strength"], 4),
        (["step"], 0),
        (["strength-3"], NEVER),
        (["vault", "strength-2"], NEVER),
        (["step", "needs-3-hope"], 0),
    ],
)
def test_strength_counts_that_comes_before_a_move_that_leads_there(hand: Sequence[str], expected: int) -> None:
    assert margin(given(hand=hand, tokens="a3", fear_at="a4")) == expected


def test_what_is_found_can_be_done() -> None:
    table = given(
        hand=["step", "strength-2", "double-strength"], tokens="a3", fear_at="a4", fear_mat={1: ["fear-defense-2"]}
    )
    assert margin(table) == 2
    table.summon("strength-2", "double-strength", "step").move("a3", "a4")
    assert table.taken(0, "fear") == 1


def test_two_moves_lead_farther_and_leave_one_slot_for_strength() -> None:
    table = given(hand=["step", "step", "strength-2", "strength-1"], tokens="a2", fear_at="a4")
    assert margin(table) == 2
    table.summon("step").move("a2", "a3")
    assert margin(table) == 2


def test_a_token_in_between_is_in_the_way() -> None:
    assert margin(given(hand=["gallop", "strength-1"], tokens="a1", fear_at="a5")) == 1
    assert margin(given(hand=["gallop", "strength-1"], tokens={0: "a1", 1: "a3"}, fear_at="a5")) == NEVER


def test_captured_tokens_add_to_strength_once_a_turn() -> None:
    table = given(
        hand=["step", "strength-1", "strength-1"], tokens="a3", fear_at="a4", taken={0: {"fear": 2}}, reserve=3
    )
    assert margin(table) == 4
    assert margin(table.summon("strength-1").lay("fear")) == 4
    bare = given(hand=["step"], tokens="a3", fear_at="a4", taken={0: {"fear": 2}}, reserve=3)
    assert margin(bare) == 0


def test_for_a_later_turn_cards_on_the_mat_count_and_ones_own_guards_of_fear_do_not() -> None:
    table = given("fear", tokens={0: "a3"}, hand={0: ["step"]}, mat={0: ["strength-and-defense"]}, fear_at="a4")
    plain = margin(table)
    assert plain > 0
    guarded = given(
        "fear",
        tokens={0: "a3"},
        hand={0: ["step"]},
        mat={0: ["strength-and-defense"]},
        fear_at="a4",
        fear_mat={0: ["fear-defense-2"], 1: ["fear-defense-1"]},
    )
    assert margin(guarded) == plain - 1


def test_symbols_of_this_phase_do_not_count_in_the_next() -> None:
    table = given(hand=["hope", "needs-1-hope", "step"], tokens="a3", fear_at="a4").summon("hope")
    s = table.state
    assert len(next_capture(KNOWN, s, 0).single) == 1
    assert margin(table) == 0


def test_fear_hunts_by_the_backs_of_its_cards_as_its_next_player_sees_the_board() -> None:
    table = given(tokens={0: "d3", 1: "d8"}, fear_at="d4")
    seen = hunted(KNOWN, table.state, 0)
    pattern = BOX.back[table.state.fear]
    assert seen == KNOWN.ends[pattern][table.state.side[1]][tile("d4")]
