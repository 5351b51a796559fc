"""Attributes together: multiplied and powered at once, over both phases, and against one another."""

from __future__ import annotations

import pytest

from tests.games.follow_your_fear.table import Position, given, squares


def until(table: Position, turn: int, phase: str) -> Position:
    """Play as little as possible until a player's phase."""
    while (table.turn, table.phase) != (turn, phase) or not table.asks_to_summon:
        end = ("end-phase",)
        table.pick(*(end if end in table.options else table.options[-1]))
    return table


@pytest.mark.rule("FY-TIMES-2", "FY-LETGO-2", "FY-BONUS-7")
def test_let_go_is_multiplied_for_the_value_that_the_multiplier_names() -> None:
    table = given(hand=["let-go-3", "double-strength", "peek", "push"], taken={0: {"fear": 1}}, slots=4)
    table.summon("let-go-3").lay("fear")
    table.discard("peek").discard("push").pick("enough")
    table.summon("double-strength")
    assert (table.strength, table.defense(0)) == (6, 3)


@pytest.mark.rule("FY-COPY-3", "FY-TIMES-4")
def test_a_negative_copy_is_multiplied_too() -> None:
    table = given(hand=["copy", "double-defense"], mat={1: ["defense-minus-1"]})
    assert table.summon("copy", "double-defense").defense(0) == -2


@pytest.mark.rule("FY-COPY-1", "FY-TURNED-1")
def test_copy_takes_the_defense_that_strength_has_become() -> None:
    table = given(hand={0: ["strength-3", "turn"], 1: ["copy"]}, corrupt="a1 b8 c8 d8 e8 f8 g8", slots=4)
    table.summon("strength-3", "turn")
    until(table, 1, "spirit").summon("copy")
    assert table.defense(1) == 3


@pytest.mark.rule("FY-POISON-2", "FY-TURNED-3")
def test_poison_becomes_defense_and_stays() -> None:
    table = given(hand=["poison", "turn"], corrupt="a1")
    table.summon("poison", "turn").end()
    assert table.mat(0) == ["poison", "turn"]
    assert table.defense(0) == 1


@pytest.mark.rule("FY-TURNED-1", "FY-CAPTURE-3")
def test_defense_that_has_become_strength_captures_and_no_longer_guards() -> None:
    table = given(
        hand=["defense-2", "turn", "step"], tokens="b4", fear_at="b5", fear_mat={1: ["fear-defense-1"]}, slots=4
    )
    table.summon("defense-2", "turn")
    assert (table.strength, table.defense(0)) == (2, 0)
    table.summon("step").move("b4", "b5").place("d5")
    assert table.end().defense(0) == 0


@pytest.mark.rule("FY-TURNED-2", "FY-FEAR-11")
def test_strength_of_the_fear_turned_into_defense_guards_it_for_the_round() -> None:
    table = given("fear", drawn=["fear-strength-3", "fear-turn", "fear-double-strength"], fear_at="b5")
    table.summon("fear-strength-3", "fear-turn", "fear-double-strength")
    assert until(table, 1, "spirit").fear_defense == 6
    assert table.fear_mat(0) == ["fear-strength-3", "fear-turn", "fear-double-strength"]
    assert until(table, 0, "spirit").fear_defense == 0


@pytest.mark.rule("FY-BONUS-6", "FY-TIMES-7")
def test_a_move_with_two_tokens_is_carried_out_four_times_when_multiplied() -> None:
    table = given(hand=["step", "double-move"], taken={0: {"fear": 2}}, tokens="c6")
    table.summon("step").lay("fear", "fear")
    table.move("c6", "c7").move("c7", "c6")
    table.summon("double-move").move("c6", "c7").move("c7", "c6")
    assert table.asks_to_summon


@pytest.mark.rule("FY-BONUS-8", "FY-TIMES-7")
def test_a_move_multiplier_with_a_token_counts_twice() -> None:
    table = given(hand=["step", "double-move"], taken={0: {"fear": 1}}, tokens="c6")
    table.summon("double-move").lay("fear")
    table.summon("step")
    for number in range(4):
        assert table.prompt == "Move a token"
        table.move(*(("c6", "c7") if number % 2 == 0 else ("c7", "c6")))
    assert table.asks_to_summon


@pytest.mark.rule("FY-BONUS-4", "FY-TIMES-6")
def test_tokens_on_harvest_are_multiplied_with_it() -> None:
    table = given(hand=["harvest-1", "double-harvest"], taken={0: {"fear": 1}}, tokens="c6")
    table.summon("harvest-1").lay("fear")
    table.harvest("hope").harvest("hope").summon("double-harvest").harvest("hope").harvest("hope")
    assert table.asks_to_summon


@pytest.mark.rule("FY-BONUS-5", "FY-TIMES-8")
def test_tokens_on_corrupt_are_multiplied_with_it() -> None:
    table = given("fear", drawn=["fear-corrupt-1", "fear-double-corrupt"], taken={0: {1: 1}}, tokens={1: "h8"})
    table.summon("fear-corrupt-1").lay(1)
    table.corrupt("a3", "a4").summon("fear-double-corrupt").corrupt("a5", "a6")
    assert table.corrupted == ["a3", "a4", "a5", "a6"]


@pytest.mark.rule("FY-STEAL-3", "FY-HEAL-4", "FY-FEAR-10")
def test_a_stolen_spirit_heals_fear_out_of_the_fear_deck_and_goes_to_the_pile_of_its_type() -> None:
    table = given(
        "fear", drawn=["fear-steal", "fear-one-card"], hand={1: ["mending-wren"]}, fear_deck=[], fear_at="b5",
        taken={1: {"fear": 1}},
    )  # fmt: skip
    table.summon("fear-steal", "fear-one-card", "mending-wren")
    assert table.taken(1, "fear") == 0
    assert table.discards("hope") == ["mending-wren"]
    assert "mending-wren" not in table.discards("fear")


@pytest.mark.rule("FY-STEAL-5", "FY-DISCARD-5", "FY-BANISH-2")
def test_the_fear_cards_in_the_hand_of_the_banished_go_to_the_fear_discards() -> None:
    table = given(
        "fear", seats=3, drawn=["fear-strength-3", "fear-step"], fear_at="b5", tokens={0: "a1", 1: "b6", 2: "h8"},
        hand={1: ["fear-hide", "starter", "plain-reason"]},
    )  # fmt: skip
    table.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert table.discards("fear") == ["fear-hide"]
    assert table.discards("reason") == ["plain-reason"]


@pytest.mark.rule("FY-HIDE-1", "FY-BANISH-2")
def test_what_the_banished_hid_is_hidden_no_more() -> None:
    table = given(
        "fear", seats=3, drawn=["fear-strength-3", "fear-step"], fear_at="b5", tokens={0: "a1", 1: "b6", 2: "h8"},
        mat={1: ["hide:h8"]},
    )  # fmt: skip
    assert squares(table.view()["hidden"]) == ["h8"]
    table.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert table.view()["hidden"] == []


@pytest.mark.rule("FY-HIDE-1", "FY-DISCARD-3")
def test_a_hiding_card_that_is_discarded_hides_nobody() -> None:
    many = ["defense-1"] * 3 + ["defense-2"] * 3 + ["strength-1"] * 3
    table = given(hand=["hide", *many], tokens={0: "a1", 1: "h8"})
    table.summon("hide").token("a1").end().discard("hide")
    assert table.view()["hidden"] == []


@pytest.mark.rule("FY-VANISH-4", "FY-BONUS-3")
def test_a_token_that_vanished_powers_the_fear_cards_of_its_new_owner() -> None:
    table = given(
        hand=["strength-3", "step"], tokens={0: "b4 a1", 1: "h8"}, fear_at="b5", corrupt="h8",
        fear_mat={1: ["fear-disappear"]},
        fear_deck=["fear-step", "fear-pace", "fear-swap", "fear-hide", "fear-peek", "fear-push"],
    )  # fmt: skip
    table.summon("strength-3", "step").move("b4", "b5").place("d5").end()
    until(table, 1, "fear")
    table.summon("fear-peek")
    assert 0 in table.can("lay")


@pytest.mark.rule("FY-VANISH-3", "FY-END-2")
def test_of_two_players_the_attacker_who_loses_the_last_token_so_has_lost() -> None:
    table = given(hand=["strength-3", "step"], tokens="b4", fear_at="b5", fear_mat={1: ["fear-disappear"]})
    table.summon("strength-3", "step").move("b4", "b5")
    assert table.over
    assert table.result.winners == (1,)
    assert table.taken(0, "fear") == 1


@pytest.mark.rule("FY-CORRUPT-3", "FY-CARD-3")
def test_a_corrupt_card_that_plus_card_draws_must_be_summoned_too() -> None:
    table = given("fear", drawn=["fear-one-card"], fear_deck=["fear-corrupt-1"], fear_at="b5")
    assert ("end-phase",) in table.options
    table.summon("fear-one-card")
    assert ("end-phase",) not in table.options
    assert table.can("summon") == ["fear-corrupt-1"]


@pytest.mark.rule("FY-CORRUPT-2", "FY-VOID-4", "FY-VOID-1")
def test_corruption_of_the_void_takes_its_defense_and_cleansing_gives_it_back() -> None:
    table = given("fear", drawn=["fear-corrupt-1", "fear-step", "fear-cleanse-1"], fear_at="d4", slots=4)
    table.summon("fear-corrupt-1").corrupt("d5").summon("fear-step").move("d4", "d5")
    assert table.fear_defense == 0
    table.summon("fear-cleanse-1")
    assert table.fear_defense == 2


@pytest.mark.rule("FY-SWAP-2", "FY-VOID-1")
def test_a_token_swapped_into_the_void_has_less_defense_at_once() -> None:
    table = given(hand=["swap"], tokens={0: "d5", 1: "h8"}, mat={1: ["defense-2"]})
    assert (table.defense(0), table.defense(1)) == (-2, 2)
    table.summon("swap")
    assert (table.defense(0), table.defense(1)) == (0, 0)


@pytest.mark.rule("FY-EXTRA-1", "FY-BANISH-4")
def test_plus_fear_card_holds_for_who_is_banished_afterwards() -> None:
    table = given(
        seats=3, hand=["one-fear-card", "strength-3", "step"], tokens="d3", fear_at="d4",
        fear_mat={2: ["fear-disappear"]}, slots=4,
    )  # fmt: skip
    table.summon("one-fear-card", "strength-3", "step").move("d3", "d4").place("e5")
    assert table.banished == [0]
    assert (table.phase, table.slots, len(table.drawn)) == ("fear", 4, 4)
