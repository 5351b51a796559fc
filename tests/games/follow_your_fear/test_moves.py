"""Move, Teleport, Swap, Push and Hide, and Disappear: what happens to tokens on the board."""

from __future__ import annotations

import pytest

from gloaming.engine.content.clauses import look_up
from tests.games.follow_your_fear.table import BOX, SOLD, Position, given, squares


def ends(table: Position, start: str) -> list[str]:
    """Where a token may move."""
    return sorted([move[3:] for move in table.can("move") if move.startswith(start)])


@pytest.mark.rule("FY-MOVE-1")
@pytest.mark.parametrize(
    ("card", "reached"),
    [
        ("step", "b4 c3 c5 d4"),
        ("pace", "b3 b4 b5 c3 c5 d3 d4 d5"),
        ("vault", "a4 c2 c6 e4"),
        ("gallop", "a4 b4 c1 c2 c3 c5 c6 c7 d4 e4 f4 g4 h4"),
        ("slash", "a2 a6 b3 b5 d3 d5 e2 e6 f1 f7"),
    ],
)
def test_a_move_leads_to_tiles_or_along_arrows_to_any_distance(card: str, reached: str) -> None:
    table = given(hand=[card], tokens="c4", fear_at="h7").summon(card)
    assert ends(table, "c4") == reached.split()


@pytest.mark.rule("FY-MOVE-2")
@pytest.mark.parametrize(("turn", "ahead"), [(0, "d5 d6 d7"), (1, "e4 f4 g4"), (2, "d1 d2 d3"), (3, "a4 b4 c4")])
def test_patterns_are_seen_from_the_home_row_of_who_moves(turn: int, ahead: str) -> None:
    tokens = {seat: "d4" if seat == turn else "h8" if seat == (turn + 1) % 4 else "" for seat in range(4)}
    tokens[(turn + 2) % 4], tokens[(turn + 3) % 4] = "h7", "h6"
    table = given(seats=4, turn=turn, hand=["lunge"], tokens=tokens, fear_at="a8").summon("lunge")
    assert ends(table, "d4") == ahead.split()
    fear = given("fear", seats=4, turn=turn, drawn=["fear-lunge"], tokens={**tokens, turn: "a7"}, fear_at="d4")
    assert ends(fear.summon("fear-lunge"), "d4") == ahead.split()


@pytest.mark.rule("FY-MOVE-2")
def test_a_pattern_that_is_not_the_same_both_ways_is_turned_not_mirrored() -> None:
    homing = {
        seat: ends(given(seats=4, turn=seat, hand=["homing"], tokens={seat: "d4"}, fear_at="a8").summon("homing"), "d4")
        for seat in (0, 2)
    }
    assert homing[0] == ["c3", "d1", "d2", "d3", "e3"]
    assert homing[2] == ["c5", "d5", "d6", "d7", "d8", "e5"]


@pytest.mark.rule("FY-MOVE-3", "FY-BOARD-5")
def test_a_tile_with_a_token_that_is_not_captured_cannot_be_chosen() -> None:
    table = given(hand=["step"], tokens={0: "c4 c5", 1: "b4"}, fear_at="d4").summon("step")
    assert ends(table, "c4") == ["c3"]


@pytest.mark.rule("FY-MOVE-4")
def test_a_line_ends_at_the_first_token_which_may_be_captured() -> None:
    weak = given(hand=["gallop"], tokens="a4", fear_at="d4").summon("gallop")
    assert [end for end in ends(weak, "a4") if end[1] == "4"] == ["b4", "c4"]
    strong = given(hand=["strength-3", "gallop"], tokens="a4", fear_at="d4").summon("strength-3", "gallop")
    assert [end for end in ends(strong, "a4") if end[1] == "4"] == ["b4", "c4", "d4"]


@pytest.mark.rule("FY-MOVE-5")
def test_tokens_hop_over_gaps_and_not_over_tiles_of_the_pattern() -> None:
    hop = given(hand=["vault"], tokens={0: "c4", 1: "c5"}, fear_at="h7").summon("vault")
    assert "c6" in ends(hop, "c4")
    walk = given(hand=["stride"], tokens={0: "c4", 1: "c5"}, fear_at="h7").summon("stride")
    assert "c6" not in ends(walk, "c4")
    assert "c2" in ends(walk, "c4")


@pytest.mark.rule("FY-MOVE-6", "FY-LONELY-4")
def test_one_token_of_those_that_act_moves_at_once_and_another_move_is_free_again() -> None:
    table = given(hand=["step", "pace"], tokens="b4 g4", fear_at="h7")
    table.summon("step").move("b4", "b5")
    assert table.asks_to_summon
    table.summon("pace")
    assert ends(table, "b5")
    assert ends(table, "g4")
    table.move("b5", "b6")
    assert table.at(0) == ["b6", "g4"]
    fear = given("fear", drawn=["fear-step"], tokens="b4", fear_at="c6").summon("fear-step")
    assert {move[:2] for move in fear.can("move")} == {"c6"}


@pytest.mark.rule("FY-MOVE-7", "FY-TIMES-7")
def test_a_move_multiplied_before_it_is_carried_out_twice_each_time_with_a_token_of_choice() -> None:
    table = given(hand=["double-move", "step"], tokens="b4 g4", fear_at="h7")
    table.summon("double-move", "step").move("b4", "b5").move("g4", "g5")
    assert table.asks_to_summon
    assert table.at(0) == ["b5", "g5"]


@pytest.mark.rule("FY-TIMES-7")
def test_a_move_multiplied_after_it_gives_the_missing_uses_in_the_order_summoned() -> None:
    table = given(hand=["double-move", "step", "vault"], tokens="b4", fear_at="h7", slots=4)
    table.summon("step").move("b4", "b5").summon("vault").move("b5", "d5").summon("double-move")
    assert ends(table, "d5") == ["c5", "d4", "d6", "e5"]
    table.move("d5", "d6")
    assert ends(table, "d6") == ["b6", "d4", "f6"]
    table.move("d6", "f6")
    assert table.asks_to_summon


@pytest.mark.rule("FY-TIMES-3", "FY-TIMES-7")
def test_two_move_multipliers_make_four_uses() -> None:
    table = given(hand=["double-move", "double-move", "step"], tokens="b4", fear_at="h7", slots=4)
    table.summon("double-move", "step").move("b4", "b5").move("b5", "b4").summon("double-move")
    table.move("b4", "b5").move("b5", "b4")
    assert table.asks_to_summon


@pytest.mark.rule("FY-TIMES-7", "FY-MANY-2")
def test_a_move_that_could_not_be_carried_out_is_not_owed_to_a_later_multiplier() -> None:
    table = given(hand=["step", "teleport", "double-move"], tokens={0: "a1", 1: "a2 b1"}, fear_at="h7", slots=4)
    table.summon("step")
    assert table.asks_to_summon, "the token is shut in"
    table.summon("teleport").go("d6").summon("double-move").move("d6", "d7")
    assert table.asks_to_summon


@pytest.mark.rule("FY-MOVE-8")
def test_a_move_may_be_declined_each_time_anew() -> None:
    table = given(hand=["double-move", "step"], tokens="b4", fear_at="h7")
    table.summon("double-move", "step").stay().move("b4", "b5")
    assert table.at(0) == ["b5"]


# Teleport


@pytest.mark.rule("FY-TELEPORT-1", "FY-TELEPORT-2")
def test_teleport_puts_a_token_that_acts_on_any_free_tile_once() -> None:
    table = given(hand=["double-move", "strength-3", "teleport"], tokens={0: "b4 c4", 1: "h8"}, fear_at="d4", slots=4)
    table.summon("double-move", "strength-3", "teleport")
    assert table.can("token") == ["b4", "c4"]
    table.token("b4")
    assert not {"d4", "h8", "c4"} & set(table.can("go"))
    table.go("e5")
    assert table.at(0) == ["c4", "e5"]
    assert table.asks_to_summon
    fear = given("fear", drawn=["fear-teleport"], fear_at="d4", tokens="b4").summon("fear-teleport")
    fear.go("a8")
    assert fear.fear_at == ["a8"]


# Swap


@pytest.mark.rule("FY-SWAP-1", "FY-SWAP-2")
def test_swap_exchanges_two_player_tokens_of_anybody_once() -> None:
    table = given(hand=["double-move", "strength-3", "swap"], tokens={0: "b4", 1: "h8 g8"}, fear_at="d4", slots=4)
    table.summon("double-move", "strength-3", "swap")
    assert table.can("token") == ["b4", "g8", "h8"]
    table.token("b4")
    assert table.can("token") == ["g8", "h8"]
    table.token("h8")
    assert (table.at(0), table.at(1)) == (["h8"], ["b4", "g8"])
    assert table.asks_to_summon


@pytest.mark.rule("FY-SWAP-1")
def test_of_only_two_player_tokens_none_is_asked_for() -> None:
    spirit = given(hand=["swap"], tokens={0: "b4", 1: "h8"}, fear_at="d4").summon("swap")
    fear = given("fear", drawn=["fear-swap"], tokens={0: "b4", 1: "h8"}, fear_at="d4").summon("fear-swap")
    for table in (spirit, fear):
        assert (table.at(0), table.at(1)) == (["h8"], ["b4"])
        assert len(table.events("swapped")) == 1


@pytest.mark.rule("FY-SWAP-1", "FY-BONUS-8")
def test_two_tokens_swapped_twice_stand_where_they_stood() -> None:
    table = given(hand=["swap"], tokens={0: "b4", 1: "h8"}, fear_at="d4", taken={0: {"fear": 1}})
    assert table.summon("swap").lay("fear").at(0) == ["b4"]


@pytest.mark.rule("FY-SWAP-1")
def test_swap_in_the_fear_phase_moves_player_tokens_too_and_two_of_one_player_may_be_chosen() -> None:
    table = given("fear", drawn=["fear-swap"], tokens={0: "b4", 1: "h8 g8"}, fear_at="d4").summon("fear-swap")
    table.token("g8").token("h8")
    assert table.at(1) == ["g8", "h8"]
    assert table.fear_at == ["d4"]


# Push


@pytest.mark.rule("FY-PUSH-1", "FY-PUSH-2")
def test_push_puts_any_token_on_any_free_tile_once() -> None:
    for phase, hand, drawn, card in (("spirit", ["push"], (), "push"), ("fear", (), ["fear-push"], "fear-push")):
        table = given(phase, hand=hand, drawn=drawn, tokens={0: "b4", 1: "h8 g8"}, fear_at="d4", move_times=2)
        table.summon(card)
        assert table.can("token") == ["b4", "d4", "g8", "h8"]
        table.token("h8")
        assert {"e5", "b1", "a8"} <= set(table.can("go"))
        assert not {"b4", "d4", "g8"} & set(table.can("go"))
        table.go("e5")
        assert table.at(1) == ["e5", "g8"]
    table = given(hand=["push"], tokens={0: "b4", 1: "h8"}, fear_at="d4").summon("push").token("d4").go("h1")
    assert table.fear_at == ["h1"]
    assert table.asks_to_summon


# Hide


@pytest.mark.rule("FY-HIDE-1")
def test_in_the_spirit_phase_a_player_token_of_anybody_is_hidden_in_the_fear_phase_a_fear_token() -> None:
    spirit = given(hand=["hide"], tokens={0: "b4", 1: "h8"}, fear_at="d4").summon("hide")
    assert spirit.can("token") == ["b4", "h8"]
    fear = given("fear", fear="dragons", drawn=["hide"], tokens={0: "b4", 1: "h8"}, fear_at="d4", blue_at="e4")
    assert fear.summon("hide").can("token") == ["d4", "e4"]


@pytest.mark.rule("FY-HIDE-1", "FY-HIDE-2")
def test_a_hidden_token_is_not_captured_whatever_the_strength_and_the_others_are() -> None:
    table = given(
        "fear", drawn=["fear-strength-3", "fear-step"], fear_at="b5", tokens={1: "b6 b4"}, mat={1: ["hide:b6"]}
    )
    table.summon("fear-strength-3", "fear-step")
    assert "b5-b6" not in table.can("move")
    assert "b5-b4" in table.can("move")
    assert table.why_not(0, "tile-17") == ("This token is hidden: it cannot be captured.", "FY-HIDE-2")


@pytest.mark.rule("FY-HIDE-1")
def test_hide_ends_when_its_card_is_taken_back() -> None:
    table = given("turn", mat=["hide:a1"], tokens="a1", corrupt="a1")
    assert table.view()["hidden"] == []


@pytest.mark.rule("FY-HIDE-2", "FY-VANISH-1")
def test_disappear_does_not_take_a_hidden_token() -> None:
    table = given(
        hand=["strength-3", "step"], tokens="b4", fear_at="b5", mat={0: ["hide:b4"]}, fear_mat={1: ["fear-disappear"]}
    )
    table.summon("strength-3", "step").move("b4", "b5").place("d5")
    assert table.at(0) == ["b5"]
    assert squares(table.view()["hidden"]) == ["b5"]


@pytest.mark.rule("FY-HIDE-3")
def test_push_swap_and_teleport_move_a_hidden_token_and_it_stays_hidden() -> None:
    push = given(hand=["push"], tokens={0: "b4", 1: "h8"}, mat={1: ["hide:h8"]}).summon("push").token("h8").go("h1")
    assert squares(push.view()["hidden"]) == ["h1"]
    swap = given(hand=["swap"], tokens={0: "b4", 1: "h8 g8"}, mat={1: ["hide:h8"]}).summon("swap").token("b4", "h8")
    assert squares(swap.view()["hidden"]) == ["b4"]
    assert swap.at(1) == ["b4", "g8"]
    teleport = given(hand=["teleport"], tokens="b4", mat=["hide:b4"]).summon("teleport").go("e5")
    assert squares(teleport.view()["hidden"]) == ["e5"]


# Disappear


def captures(start: str = "b4", end: str = "b5", **more: object) -> Position:
    """Seat 0 captures the Fear token on b5 with one from b4, unless told otherwise."""
    given_more: dict[str, object] = {"tokens": "b4 a1", "fear_at": "b5", **more}
    table = given(hand=["strength-3", "step"], **given_more)  # type: ignore[arg-type]
    return table.summon("strength-3", "step").move(start, end)


@pytest.mark.rule("FY-VANISH-1", "FY-VANISH-4", "FY-VANISH-2")
def test_whoever_captures_a_guarded_fear_token_loses_the_capturing_token_at_once() -> None:
    table = captures(fear_mat={1: ["fear-disappear"]})
    assert table.at(0) == ["a1"]
    assert table.taken(0, "fear") == 1
    assert table.taken(1, 0) == 1
    table.place("d5")
    assert table.asks_to_summon


@pytest.mark.rule("FY-VANISH-3", "FY-RESPAWN-1")
def test_the_capturing_token_goes_before_fear_comes_back_and_leaves_its_tile_to_it() -> None:
    table = captures(tokens="d3 a1", fear_at="d4", fear_mat={1: ["fear-disappear"]}, start="d3", end="d4")
    assert [event["event"][0] for event in table.match.events(None)][-2:] == ["captured", "vanished"]
    assert table.prompt == "Where does Fear respawn?"
    assert table.can("place") == ["d4", "d5", "e4", "e5"]
    assert (
        "the capturing token leaves at once, before a Fear token respawns"
        in look_up(SOLD.folder, "FY-VANISH-3")[0].text
    )
    table.place("d4")
    assert (table.at(0), table.fear_at) == (["a1"], ["d4"])


@pytest.mark.rule("FY-VANISH-1")
def test_it_does_so_every_time_in_the_round() -> None:
    table = given(
        hand=["strength-3", "gallop", "double-move"],
        tokens="b4 d1 a1",
        fear_at="b5",
        fear_mat={1: ["fear-disappear"]},
        slots=4,
    )
    table.summon("strength-3", "double-move", "gallop").move("b4", "b5").place("d4").move("d1", "d4").place("e5")
    assert table.at(0) == ["a1"]
    assert table.taken(1, 0) == 2


@pytest.mark.rule("FY-VANISH-2")
def test_a_card_guards_player_tokens_or_fear_tokens_never_both() -> None:
    assert captures(mat={1: ["disappear"]}).at(0) == ["a1", "b5"]
    fear = given(
        "fear",
        drawn=["fear-strength-3", "fear-step"],
        fear_at="b5",
        tokens={1: "b6 h8"},
        fear_mat={1: ["fear-disappear"]},
    )
    fear.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert fear.fear_at == ["b6"]


@pytest.mark.rule("FY-VANISH-3", "FY-VANISH-4")
def test_a_fear_token_that_captured_a_guarded_token_is_captured_and_replaced() -> None:
    table = given(
        "fear", drawn=["fear-strength-3", "fear-step"], fear_at="b5", tokens={1: "b6 h8"}, mat={1: ["disappear"]}
    )
    table.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert table.taken(0, 1) == 1
    assert table.taken(1, "fear") == 1
    table.place("d5")
    assert table.fear_at == ["d5"]


@pytest.mark.rule("FY-VANISH-4", "FY-END-1")
def test_the_last_fear_token_taken_so_wins_the_game() -> None:
    table = given(
        "fear",
        drawn=["fear-strength-3", "fear-step"],
        fear_at="b5",
        tokens={1: "b6 h8"},
        mat={1: ["disappear"]},
        reserve=0,
        taken={0: {"fear": 5}},
    )
    table.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert table.over
    assert table.result.winners == (1,)


@pytest.mark.rule("FY-VANISH-4", "FY-NEED-1")
def test_the_capturing_token_no_longer_counts_for_requirements() -> None:
    table = given(
        hand=["strength-3", "step", "needs-1-courage"],
        tokens="c4 h8",
        fear_at="b4",
        corrupt="h8",
        fear_mat={1: ["fear-disappear"]},
        slots=4,
    )
    assert "needs-1-courage" in table.can("summon")
    table.summon("strength-3", "step").move("c4", "b4").place("d5")
    assert "needs-1-courage" not in table.can("summon")


@pytest.mark.rule("FY-VANISH-6")
def test_where_several_guard_the_fear_the_one_who_controlled_it_last_takes_the_token() -> None:
    both = {1: ["fear-disappear"], 2: ["fear-disappear"]}
    table = captures(seats=3, fear_mat=both)
    assert (table.taken(1, 0), table.taken(2, 0)) == (0, 1)
    alone = captures(seats=3, fear_mat={1: ["fear-disappear"]})
    assert alone.taken(1, 0) == 1


# The sold patterns


@pytest.mark.rule("FY-MOVE-1")
def test_every_pattern_that_is_sold_leads_somewhere_from_the_middle_of_the_board() -> None:
    for pattern in SOLD.box.patterns:
        number = SOLD.box.pattern_number[pattern.id]
        assert SOLD.box.reach[number][2][27], pattern.id
    assert BOX.reach[0] == SOLD.box.reach[0]
