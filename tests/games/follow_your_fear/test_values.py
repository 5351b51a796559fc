"""Strength, Defense, their exchange, multipliers, Copy, Poison and Let Go: what a player's cards come to."""

from __future__ import annotations

import pytest

from gloaming.games.follow_your_fear.tokens import STRENGTH, WIDTH
from tests.games.follow_your_fear.table import Position, given


def pass_on(table: Position, turn: int, phase: str) -> Position:
    """Play as little as possible until a player's phase."""
    while (table.turn, table.phase) != (turn, phase) or not table.asks_to_summon:
        end = ("end-phase",)
        table.pick(*(end if end in table.options else table.options[-1]))
    return table


# Strength


@pytest.mark.rule("FY-STRENGTH-1")
def test_strength_adds_up_over_all_cards_and_may_be_below_0() -> None:
    table = given(hand=["strength-1", "strength-2", "strength-minus-1"], slots=5)
    table.summon("strength-1", "strength-2")
    assert table.strength == 3
    table.summon("strength-minus-1")
    assert table.strength == 2
    assert given(hand=["strength-minus-1"]).summon("strength-minus-1").strength == -1


@pytest.mark.rule("FY-STRENGTH-2")
def test_strength_of_the_spirit_phase_is_not_for_the_fear() -> None:
    table = given(hand=["strength-3"], drawn=())
    table.summon("strength-3").end()
    assert (table.phase, table.strength) == ("fear", 0)
    fear = given("fear", drawn=["fear-strength-3"], fear_at="b5")
    assert fear.summon("fear-strength-3").strength == 3
    assert pass_on(fear, 1, "spirit").strength == 0


@pytest.mark.rule("FY-STRENGTH-3")
def test_strength_counts_from_the_moment_of_summoning() -> None:
    table = given(hand=["step", "strength-3", "pace"], tokens="b4", fear_at="b5")
    table.summon("step")
    assert "b4-b5" not in table.can("move")
    table.stay().summon("strength-3", "pace")
    assert "b4-b5" in table.can("move")


# Defense


@pytest.mark.rule("FY-DEFENSE-1")
def test_defense_adds_up_over_face_up_cards_and_may_be_below_0() -> None:
    table = given(hand=["defense-1", "defense-2", "defense-minus-1"], slots=5)
    table.summon("defense-1", "defense-2")
    assert table.defense(0) == 3
    assert table.summon("defense-minus-1").defense(0) == 2
    assert given(hand=["defense-minus-1"]).summon("defense-minus-1").defense(0) == -1


@pytest.mark.rule("FY-DEFENSE-2")
def test_defense_of_the_spirit_phase_does_not_guard_the_fear_nor_the_other_way_round() -> None:
    table = given(hand=["defense-2"], fear_at="b5").summon("defense-2")
    assert (table.defense(0), table.fear_defense) == (2, 0)
    fear = given("fear", drawn=["fear-defense-2"], fear_at="b5").summon("fear-defense-2")
    assert (fear.defense(0), fear.fear_defense) == (0, 2)


@pytest.mark.rule("FY-DEFENSE-3")
def test_defense_of_the_fear_lasts_until_its_players_next_turn() -> None:
    table = given("fear", seats=3, drawn=["fear-defense-2"], fear_at="b5").summon("fear-defense-2")
    assert pass_on(table, 1, "spirit").fear_defense == 2
    assert pass_on(table, 2, "spirit").fear_defense == 2
    assert pass_on(table, 0, "spirit").fear_defense == 0


@pytest.mark.rule("FY-DEFENSE-4", "FY-TIMES-2")
def test_the_defense_of_the_fear_is_what_all_have_given_it_each_with_their_own_multipliers() -> None:
    table = given(
        seats=3,
        fear_at="d4",
        fear_mat={1: ["fear-defense-2", "fear-double-defense"], 2: ["fear-defense-1"]},
    )
    assert table.fear_defense == 4 + 1 + 2


# Multipliers


@pytest.mark.rule("FY-TIMES-1")
def test_a_multiplier_works_on_the_attribute_that_it_names_alone() -> None:
    table = given(hand=["strength-2", "defense-2", "double-strength"], slots=4)
    table.summon("strength-2", "defense-2", "double-strength")
    assert (table.strength, table.defense(0)) == (4, 2)
    other = given(hand=["strength-2", "defense-2", "double-defense"], slots=4)
    other.summon("strength-2", "defense-2", "double-defense")
    assert (other.strength, other.defense(0)) == (2, 4)


@pytest.mark.rule("FY-TIMES-2")
def test_with_x2_first_strength_1_gives_2_and_another_makes_it_4() -> None:
    table = given(hand=["double-strength", "strength-1", "strength-1"], slots=4)
    assert table.summon("double-strength").strength == 0
    assert table.summon("strength-1").strength == 2
    assert table.summon("strength-1").strength == 4


@pytest.mark.rule("FY-TIMES-2")
def test_it_works_on_what_was_summoned_before_it_too() -> None:
    table = given(hand=["double-strength", "strength-1", "strength-2"], slots=4)
    assert table.summon("strength-1", "strength-2").strength == 3
    assert table.summon("double-strength").strength == 6


@pytest.mark.rule("FY-TIMES-3")
def test_multipliers_multiply_one_another() -> None:
    two = given(hand=["double-strength", "double-strength", "strength-1"], slots=4)
    assert two.summon("double-strength", "strength-1", "double-strength").strength == 4
    six = given(hand=["double-strength", "triple-strength", "strength-1"], slots=4)
    assert six.summon("double-strength", "triple-strength", "strength-1").strength == 6


@pytest.mark.rule("FY-TIMES-4")
def test_multipliers_alone_give_nothing_and_negative_values_are_multiplied_too() -> None:
    nothing = given(hand=["double-strength", "triple-strength", "double-defense"], slots=4)
    nothing.summon("double-strength", "triple-strength", "double-defense")
    assert (nothing.strength, nothing.defense(0)) == (0, 0)
    table = given(hand=["strength-minus-1", "double-strength", "defense-minus-1", "double-defense"], slots=5)
    table.summon("strength-minus-1", "double-strength", "defense-minus-1", "double-defense")
    assert (table.strength, table.defense(0)) == (-2, -2)


@pytest.mark.rule("FY-TIMES-5")
def test_a_defense_multiplier_works_for_the_round() -> None:
    table = given(seats=2, hand=["double-defense", "defense-2"])
    table.summon("double-defense", "defense-2").end()
    assert table.mat(0) == ["double-defense", "defense-2"]
    assert pass_on(table, 1, "spirit").defense(0) == 4


# Copy


@pytest.mark.rule("FY-COPY-1")
def test_copy_gives_the_defense_of_an_opponent_with_multipliers_and_negative_values() -> None:
    table = given(seats=3, hand=["copy"], mat={1: ["defense-2", "double-defense"], 2: ["defense-minus-1"]})
    table.summon("copy")
    assert table.can("copy") == [1, 2]
    assert table.pick("copy", 1).defense(0) == 4
    minus = given(seats=3, hand=["copy"], mat={1: ["defense-2"], 2: ["defense-minus-1"]})
    assert minus.summon("copy").pick("copy", 2).defense(0) == -1


@pytest.mark.rule("FY-COPY-2")
def test_copy_follows_every_change_and_the_player_chosen_stays_the_same() -> None:
    table = given(seats=2, hand={0: ["copy"], 1: ["defense-2"]}, mat={1: ["defense-1"]}, corrupt="b8 c8 d8 e8 f8 g8")
    table.summon("copy")
    assert table.defense(0) == 1
    pass_on(table, 1, "spirit")
    assert table.defense(0) == 0, "their cards have been taken back"
    table.summon("defense-2")
    assert table.defense(0) == 2
    assert table.view()["players"][0]["spirits"][0]["copies"] == [1]


@pytest.mark.rule("FY-COPY-3")
def test_copy_adds_to_ones_own_defense_and_is_multiplied_with_it() -> None:
    table = given(hand=["copy", "defense-1", "double-defense"], mat={1: ["defense-2"]}, slots=4)
    table.summon("copy", "defense-1")
    assert table.defense(0) == 3
    assert table.summon("double-defense").end().defense(0) == 6
    assert table.mat(0) == ["copy", "defense-1", "double-defense"]


@pytest.mark.rule("FY-COPY-4")
def test_in_the_fear_phase_copy_gives_the_defense_of_player_tokens_to_the_fear() -> None:
    table = given(
        "fear",
        drawn=["fear-copy"],
        fear_at="b5",
        mat={1: ["defense-2"]},
        fear_mat={1: ["fear-defense-1"]},
        tokens={1: "d5 h8"},
    )
    assert table.defense(1) == 0, "with a token in the Void"
    table.summon("fear-copy")
    assert table.fear_defense == 1 + 2
    assert table.defense(0) == 0


@pytest.mark.rule("FY-COPY-5")
def test_a_copy_that_would_come_back_gives_0() -> None:
    two = given(hand=["copy", "defense-1"], mat={1: ["copy:0", "defense-2"]}, slots=4)
    two.summon("copy", "defense-1")
    assert two.defense(0) == 1 + 2
    assert two.defense(1) == 2 + 1
    three = given(
        seats=3, hand=["copy", "defense-1"], mat={1: ["copy:2", "defense-1"], 2: ["copy:0", "defense-1"]}, slots=4
    )
    three.summon("copy").pick("copy", 1).summon("defense-1")
    assert [three.defense(seat) for seat in range(3)] == [3, 3, 3]


@pytest.mark.rule("FY-COPY-5")
def test_a_circle_beside_a_chain_is_worked_out_too() -> None:
    table = given(
        seats=4, mat={0: ["mirror-carp:3"], 1: ["copy:2", "double-defense"], 2: ["copy:1", "defense-1"], 3: ["copy:1"]}
    )
    assert [table.defense(seat) for seat in range(4)] == [2, 2, 1, 2]


@pytest.mark.rule("FY-COPY-6")
def test_a_banished_player_cannot_be_copied_and_gives_0_when_banished_later() -> None:
    table = given(seats=3, hand=["copy"], banished=[1], tokens={0: "a1", 1: "", 2: "h8"}, mat={2: ["defense-1"]})
    assert table.summon("copy").defense(0) == 1, "only one was left to choose"
    later = given(
        "fear",
        seats=3,
        drawn=["fear-strength-3", "fear-step"],
        fear_at="b5",
        tokens={0: "a1", 1: "b6", 2: "h8"},
        mat={0: ["copy:1"], 1: ["defense-2"]},
    )
    assert later.defense(0) == 2
    later.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert later.defense(0) == 0


# Poison


@pytest.mark.rule("FY-POISON-1")
def test_poison_counts_corrupt_tiles_with_tokens_whoever_they_are() -> None:
    table = given(hand=["poison"], tokens={0: "a1 a3", 1: "h8 g8"}, fear_at="b5", corrupt="a1 h8 b5 c5 h1")
    assert table.summon("poison").strength == 3
    void = given(hand=["poison"], tokens="d5 e5", fear_at="d4", corrupt="e5")
    assert void.summon("poison").strength == 1


@pytest.mark.rule("FY-POISON-2")
def test_poison_is_counted_once_and_then_is_strength_like_any_other() -> None:
    table = given(hand=["poison", "double-strength", "step"], tokens="a1", corrupt="a1", slots=4)
    table.summon("poison", "double-strength")
    assert table.strength == 2
    assert table.summon("step").move("a1", "b1").strength == 2
    fear = given("fear", drawn=["fear-poison"], fear_at="b5", corrupt="b5").summon("fear-poison")
    assert fear.strength == 1


# Exchange of Strength and Defense


@pytest.mark.rule("FY-TURNED-1")
def test_totals_are_exchanged_after_all_multipliers_with_what_comes_before_and_after() -> None:
    table = given(hand=["strength-3", "double-strength", "defense-1", "turn", "defense-2"], slots=6)
    table.summon("strength-3", "double-strength", "defense-1", "turn")
    assert (table.strength, table.defense(0)) == (1, 6)
    table.summon("defense-2")
    assert (table.strength, table.defense(0)) == (3, 6)


@pytest.mark.rule("FY-TURNED-1")
def test_they_may_be_below_0() -> None:
    table = given(hand=["strength-minus-1", "turn"], slots=4)
    table.summon("turn", "strength-minus-1")
    assert (table.strength, table.defense(0)) == (0, -1)


@pytest.mark.rule("FY-TURNED-2")
def test_it_touches_only_ones_own_values_of_the_phase() -> None:
    table = given(
        hand=["strength-2", "turn"], mat={1: ["defense-1"]}, fear_mat={1: ["fear-defense-1"]}, fear_at="b5", slots=4
    )
    table.summon("strength-2", "turn")
    assert (table.defense(0), table.defense(1), table.fear_defense) == (2, 1, 1)
    fear = given("fear", drawn=["fear-strength-2", "fear-turn"], fear_at="b5", fear_mat={1: ["fear-defense-1"]})
    fear.summon("fear-strength-2", "fear-turn")
    assert (fear.strength, fear.fear_defense, fear.defense(0)) == (0, 3, 0)


@pytest.mark.rule("FY-TURNED-3")
def test_cards_with_strength_stay_face_up_and_their_strength_is_the_defense_of_the_round() -> None:
    table = given(hand=["strength-2", "double-strength", "turn", "defense-1", "poison"], corrupt="a1", slots=6)
    table.summon("strength-2", "double-strength", "turn", "defense-1", "poison")
    assert (table.strength, table.defense(0)) == (1, 6)
    table.end()
    assert table.mat(0) == ["strength-2", "double-strength", "turn", "defense-1", "poison"]
    assert table.strength == 0
    assert pass_on(table, 1, "spirit").defense(0) == 6
    assert pass_on(table, 0, "spirit").defense(0) == 0
    assert table.mat(0) == []


@pytest.mark.rule("FY-TURNED-3")
def test_the_strength_of_let_go_becomes_defense_as_well() -> None:
    table = given(hand=["let-go-1", "turn", "peek"], slots=4)
    table.summon("let-go-1").discard("peek").summon("turn")
    assert (table.strength, table.defense(0)) == (1, 1)
    assert table.end().defense(0) == 1


@pytest.mark.rule("FY-TURNED-3", "FY-DISCARD-2")
def test_a_card_with_strength_that_is_discarded_takes_its_defense_along() -> None:
    many = ["defense-1"] * 3 + ["defense-2"] * 3 + ["hide"] * 3
    table = given(hand=["strength-2", "turn", *many], slots=4)
    table.summon("strength-2", "turn").end()
    assert table.defense(0) == 2
    table.discard("strength-2")
    assert table.defense(0) == 0


@pytest.mark.rule("FY-TURNED-4")
def test_two_of_them_cancel_each_other() -> None:
    table = given(hand=["strength-2", "defense-1", "turn", "turn"], slots=5)
    table.summon("strength-2", "defense-1", "turn", "turn")
    assert (table.strength, table.defense(0)) == (2, 1)
    table.end()
    assert table.mat(0) == ["defense-1", "turn", "turn"]
    assert table.hand(0) == ["strength-2"]


# Let Go


@pytest.mark.rule("FY-LETGO-1", "FY-LETGO-2")
def test_let_go_discards_at_least_one_card_and_at_most_as_many_as_it_says() -> None:
    table = given(hand=["let-go-3", "peek", "push", "hide", "swap"], slots=4)
    table.summon("let-go-3")
    assert ("enough",) not in table.options
    table.discard("peek")
    assert (table.strength, table.defense(0)) == (1, 1)
    assert ("enough",) in table.options
    table.discard("push").discard("hide")
    assert table.asks_to_summon
    assert (table.strength, table.defense(0)) == (3, 3)
    assert table.hand(0) == ["swap"]
    few = given(hand=["let-go-3", "peek", "push"], slots=4).summon("let-go-3").discard("peek")
    few.pick("enough")
    assert few.hand(0) == ["push"]


@pytest.mark.rule("FY-LETGO-1")
def test_with_no_card_to_discard_let_go_gives_what_tokens_on_it_add_and_no_more() -> None:
    table = given(hand=["let-go-3"], spare=False).summon("let-go-3")
    assert (given_strength(table), table.defense(0)) == (0, 0)
    powered = given(hand=["let-go-3"], taken={0: {"fear": 2}}, spare=False)
    powered.summon("let-go-3").lay("fear", "fear")
    assert (given_strength(powered), powered.defense(0)) == (2, 2)


def given_strength(table: Position) -> int:
    """The Strength that Player 1's cards come to: their phase is over, so it is no longer shown."""
    total: int = sum(table.state.marks[0][STRENGTH::WIDTH])
    return total


@pytest.mark.rule("FY-LETGO-2")
def test_its_strength_lasts_for_the_phase_and_its_defense_for_the_round() -> None:
    table = given(hand=["let-go-1", "peek", "strength-1"], slots=4)
    table.summon("let-go-1").discard("peek").end()
    assert table.mat(0) == ["let-go-1"]
    assert (table.strength, table.defense(0)) == (0, 1)
    assert pass_on(table, 1, "spirit").defense(0) == 1


@pytest.mark.rule("FY-LETGO-3")
def test_in_the_fear_phase_drawn_cards_are_let_go_for_the_fear() -> None:
    table = given("fear", drawn=["fear-let-go-3", "fear-hide", "fear-peek"], hand=["peek"], fear_at="b5")
    table.summon("fear-let-go-3")
    assert table.can("discard") == ["fear-hide", "fear-peek"]
    table.discard("fear-hide")
    assert (table.strength, table.fear_defense, table.defense(0)) == (1, 1, 0)
    assert table.discards("fear") == ["fear-hide"]
    assert table.hand(0) == ["peek"]
