"""Summoning: what a card needs, slots, captured tokens on cards, several attributes on one."""

from __future__ import annotations

import pytest

from gloaming.games.follow_your_fear.tokens import RED
from tests.games.follow_your_fear.table import GAME, Position, entry, given


@pytest.mark.rule("FY-SUMMON-1", "FY-SLOT-1")
def test_up_to_three_spirits_are_summoned_face_up_one_after_the_other() -> None:
    table = given(hand=["strength-1", "strength-2", "defense-1", "defense-2"])
    table.summon("defense-1", "strength-2")
    assert table.mat(0) == ["defense-1", "strength-2"]
    assert table.view(1)["players"][0]["spirits"][0]["id"].startswith("defense-1")
    table.summon("strength-1")
    assert table.phase == "fear"


@pytest.mark.rule("FY-SUMMON-1")
def test_one_may_stop_at_any_time_and_summon_none() -> None:
    assert given(hand=["strength-1"]).end().phase == "fear"
    assert given(hand=["strength-1", "defense-1"]).summon("strength-1").end().phase == "fear"


@pytest.mark.rule("FY-SUMMON-2", "FY-MANY-2")
def test_a_card_works_at_once_and_may_be_summoned_even_if_it_can_do_nothing() -> None:
    table = given(hand=["heal", "cleanse-3", "steal", "strength-2"], slots=5)
    table.summon("strength-2")
    assert table.strength == 2
    table.summon("heal", "cleanse-3", "steal")
    assert table.mat(0) == ["strength-2", "heal", "cleanse-3", "steal"]


@pytest.mark.rule("FY-SUMMON-3")
def test_no_card_is_summoned_twice_in_a_turn() -> None:
    table = given(hand=["strength-1", "defense-1"])
    table.summon("strength-1")
    assert table.can("summon") == ["defense-1"]
    reason = "You have already summoned this card."
    assert table.why_not(0, "strength-1") == (reason, "FY-SUMMON-3")


# Requirements


@pytest.mark.rule("FY-NEED-1")
def test_each_symbol_needs_a_token_of_its_own() -> None:
    hand = ["needs-1-hope", "needs-2-hope", "needs-3-hope"]
    assert given(hand=hand, tokens="c6").can("summon") == ["needs-1-hope"]
    assert given(hand=hand, tokens="c6 b7").can("summon") == ["needs-1-hope", "needs-2-hope"]
    assert given(hand=hand, tokens="c6 b7 a8").can("summon") == hand


@pytest.mark.rule("FY-NEED-1")
def test_with_one_token_on_hope_two_cards_for_one_hope_can_be_summoned_and_one_for_two_cannot() -> None:
    table = given(hand=["needs-1-hope", "mending-wren", "needs-2-hope"], tokens="c6 d6")
    table.summon("needs-1-hope")
    assert table.can("summon") == ["mending-wren"]
    assert table.why_not(0, "needs-2-hope") == (
        "This card requires 2 Hope, and your tokens do not meet that.",
        "FY-NEED-1",
    )


@pytest.mark.rule("FY-NEED-1")
def test_different_symbols_need_different_tokens() -> None:
    hand = ["needs-courage-and-hope"]
    assert given(hand=hand, tokens="c6").can("summon") == []
    assert given(hand=hand, tokens="d6").can("summon") == []
    assert given(hand=hand, tokens="c6 d6").can("summon") == hand


@pytest.mark.rule("FY-NEED-2")
def test_with_tokens_on_three_reason_tiles_any_cards_for_up_to_three_reason_can_be_summoned() -> None:
    table = given(hand=["needs-1-reason", "needs-2-reason", "needs-3-reason"], tokens="a6 b6 e6")
    table.summon("needs-3-reason", "needs-2-reason", "needs-1-reason")
    assert table.phase == "fear"


@pytest.mark.rule("FY-NEED-3")
def test_the_requirement_is_met_at_the_moment_of_summoning() -> None:
    table = given(hand=["step", "needs-1-hope", "needs-1-courage"], tokens="c6")
    assert "needs-1-courage" not in table.can("summon")
    table.summon("needs-1-hope", "step").move("c6", "d6")
    assert table.can("summon") == ["needs-1-courage"]
    assert table.defense(0) == 1, "what was summoned stays"


@pytest.mark.rule("FY-NEED-4")
def test_fear_tokens_never_count_for_spirits() -> None:
    table = given(hand=["needs-1-hope", "needs-1-corrupt"], tokens="a2", fear_at="c6", corrupt="c6")
    assert table.can("summon") == []


@pytest.mark.rule("FY-NEED-5", "FY-CORRUPT-1")
def test_a_token_on_a_corrupt_tile_counts_for_corrupt_and_nothing_else() -> None:
    hand = ["needs-1-corrupt", "needs-2-corrupt", "needs-1-hope"]
    assert given(hand=hand, tokens="c6", corrupt="c6").can("summon") == ["needs-1-corrupt"]
    assert given(hand=hand, tokens="c6 b7", corrupt="c6 b7").can("summon") == ["needs-1-corrupt", "needs-2-corrupt"]


@pytest.mark.rule("FY-NEED-6", "FY-NEED-7")
def test_tokens_in_the_void_are_whatever_lets_the_card_be_summoned() -> None:
    hand = ["needs-3-hope", "needs-2-courage", "needs-courage-and-hope", "needs-3-corrupt"]
    table = given(hand=hand, tokens="d5 e5")
    assert table.can("summon") == ["needs-2-courage", "needs-courage-and-hope"]
    mixed = given(hand=hand, tokens="d5 e5 c6")
    assert mixed.can("summon") == ["needs-2-courage", "needs-3-hope", "needs-courage-and-hope"]


# Slots


@pytest.mark.rule("FY-SLOT-1")
def test_cards_that_are_covered_work_on() -> None:
    table = given(hand=["two-cards", "strength-1", "strength-2", "strength-3", "defense-1"])
    table.summon("two-cards", "strength-1", "strength-2", "strength-3")
    assert table.strength == 6
    table.summon("defense-1")
    assert table.phase == "fear"


@pytest.mark.rule("FY-SLOT-2")
def test_a_card_that_is_discarded_at_once_has_used_its_slot() -> None:
    table = given(hand=["heal", "strength-1"], taken={1: {0: 1}}, tokens="b1 c1 d1 e1")
    table.summon("heal").go("g1")
    assert table.mat(0) == []
    assert table.slots == 2


@pytest.mark.rule("FY-SLOT-3", "FY-CARD-2")
def test_slots_do_not_go_over_into_the_other_phase() -> None:
    table = given(hand=["two-cards"], fear_deck=["fear-hide", "fear-peek", "fear-swap"])
    table.summon("two-cards")
    assert table.slots == 4
    table.end()
    assert (table.phase, table.slots) == ("fear", 3)


# Captured tokens power cards


@pytest.mark.rule("FY-BONUS-1")
def test_captured_fear_tokens_power_spirits_and_captured_player_tokens_fear_cards() -> None:
    spirit = given(hand=["strength-1"], taken={0: {"fear": 2, 1: 1}}, tokens={1: "a8"})
    spirit.summon("strength-1")
    assert spirit.can("lay") == [4]
    fear = given("fear", drawn=["fear-strength-1"], taken={0: {"fear": 2, 1: 1}}, tokens={1: "a8 b8 c8 d8 e8"})
    fear.summon("fear-strength-1")
    assert fear.can("lay") == [1]


@pytest.mark.rule("FY-BONUS-1", "FY-BONUS-2")
def test_tokens_are_laid_one_at_a_time_before_the_card_does_anything_and_any_number_of_them() -> None:
    table = given(hand=["strength-1", "defense-1"], taken={0: {"fear": 3}})
    table.summon("strength-1")
    assert table.strength == 0
    assert table.prompt == "Lay captured tokens on it?"
    table.lay("fear", "fear")
    assert table.strength == 3
    table.summon("defense-1").lay()
    assert table.defense(0) == 1


@pytest.mark.rule("FY-BONUS-2")
def test_one_chooses_whose_token_or_of_which_colour() -> None:
    table = given("fear", seats=3, drawn=["fear-peek"], taken={0: {1: 1, 2: 1}}, tokens={1: "a2", 2: "a3"})
    table.summon("fear-peek")
    assert table.can("lay") == [1, 2]
    dragons = given(hand=["strength-1"], fear="dragons", fear_at="d4", blue_at="e4", taken={0: {"red": 1, "blue": 1}})
    dragons.summon("strength-1")
    assert dragons.can("lay") == [4, 5]


@pytest.mark.rule("FY-BONUS-3")
def test_each_token_is_used_once_a_turn_and_from_the_moment_of_its_capture() -> None:
    table = given(hand=["strength-3", "step", "strength-1", "defense-1"], tokens="d3", slots=4)
    table.summon("strength-3", "step").move("d3", "d4").place("e5")
    table.summon("strength-1").lay("fear")
    assert table.strength == 5
    table.summon("defense-1")
    assert table.asks_to_summon or table.phase == "fear", "no token is left to lay"


@pytest.mark.rule("FY-BONUS-3")
def test_a_token_on_a_card_that_left_is_still_used_in_this_turn() -> None:
    table = given(hand=["heal", "strength-1"], taken={0: {"fear": 1}, 1: {0: 2}}, tokens="b1 c1 d1 e1")
    table.summon("heal").lay("fear")
    table.go("f1")
    assert table.at(0) == ["b1", "c1", "d1", "e1", "f1", "g1"], "used a second time for the token on it"
    table.summon("strength-1")
    assert table.asks_to_summon
    assert table.strength == 1


@pytest.mark.rule("FY-BONUS-3", "FY-BONUS-10")
def test_in_the_next_turn_all_tokens_are_free_again() -> None:
    table = given("turn", mat=["defense-1+1"], hand=["strength-1"], taken={0: {"fear": 1}}, tokens="a1", corrupt="a1")
    table.summon("strength-1")
    assert table.can("lay") == [4]


@pytest.mark.rule("FY-BONUS-4")
def test_two_tokens_make_strength_1_a_3_that_beats_defense_2() -> None:
    table = given(hand=["step", "strength-1", "pace"], taken={0: {"fear": 2}}, tokens="d3", fear_at="d4")
    assert table.fear_defense == 2
    table.summon("strength-1").lay("fear", "fear")
    table.summon("step")
    table.lay()
    table.move("d3", "d4")
    assert table.taken(0, "fear") == 3


@pytest.mark.rule("FY-BONUS-4")
@pytest.mark.parametrize(
    ("card", "strength", "defense"),
    [
        ("strength-2", 4, 0),
        ("strength-minus-1", 1, 0),
        ("defense-2", 0, 4),
        ("defense-minus-1", 0, 1),
        ("strength-and-defense", 3, 3),
        ("strength-twice", 7, 0),
    ],
)
def test_each_token_adds_1_and_a_negative_value_goes_up_too(card: str, strength: int, defense: int) -> None:
    table = given(hand=[card], taken={0: {"fear": 2}})
    table.summon(card).lay("fear", "fear")
    assert (table.strength, table.defense(0)) == (strength, defense)


@pytest.mark.rule("FY-BONUS-4", "FY-TIMES-4")
def test_tokens_come_before_multipliers() -> None:
    table = given(hand=["strength-minus-1", "double-strength"], taken={0: {"fear": 3}})
    table.summon("strength-minus-1").lay("fear", "fear", "fear")
    table.summon("double-strength")
    assert table.strength == 4


@pytest.mark.rule("FY-BONUS-4", "FY-DRAW-1")
def test_each_token_draws_one_card_more() -> None:
    table = given(hand=["harvest-1"], taken={0: {"fear": 1}}, tokens="c6")
    table.summon("harvest-1").lay("fear")
    table.harvest("hope").harvest("hope")
    assert table.asks_to_summon
    assert len(table.hand(0)) == 2


@pytest.mark.rule("FY-BONUS-5")
def test_each_token_adds_a_corrupt_tile_in_the_direction_of_the_card() -> None:
    more = given("fear", drawn=["fear-corrupt-1"], taken={0: {1: 1}}, tokens={1: "a8 b8 c8 d8 e8"})
    more.summon("fear-corrupt-1").lay(1)
    more.corrupt("a3", "a4")
    assert more.corrupted == ["a3", "a4"]
    less = given(hand=["cleanse-3"], taken={0: {"fear": 1}}, corrupt="a2 a3 a4 a5 a6")
    less.summon("cleanse-3").lay("fear")
    less.cleanse("a2", "a3", "a4", "a5")
    assert less.corrupted == ["a6"]


@pytest.mark.rule("FY-BONUS-6")
@pytest.mark.parametrize(("tokens", "moves"), [(0, 1), (1, 1), (2, 2), (3, 3)])
def test_a_move_is_carried_out_as_often_as_there_are_tokens(tokens: int, moves: int) -> None:
    table = given(hand=["step"], taken={0: {"fear": 3}}, tokens="c6")
    table.summon("step").lay(*["fear"] * tokens)
    for number in range(moves):
        assert table.prompt == "Move a token"
        table.move(*(("c6", "c7") if number % 2 == 0 else ("c7", "c6")))
    assert table.asks_to_summon


@pytest.mark.rule("FY-BONUS-7")
def test_poison_copy_and_let_go_give_1_more_for_each_token_and_are_not_used_again() -> None:
    poison = given(hand=["poison"], taken={0: {"fear": 2}}, corrupt="a1")
    poison.summon("poison").lay("fear", "fear")
    assert poison.strength == 3
    copy = given(hand=["copy"], taken={0: {"fear": 2}}, mat={1: ["defense-2"]})
    copy.summon("copy").lay("fear", "fear")
    assert copy.defense(0) == 4
    let_go = given(hand=["let-go-1", "strength-1", "strength-2"], taken={0: {"fear": 2}})
    let_go.summon("let-go-1").lay("fear", "fear")
    let_go.discard("strength-1")
    assert (let_go.strength, let_go.defense(0)) == (3, 3)
    assert let_go.asks_to_summon


@pytest.mark.rule("FY-BONUS-8")
@pytest.mark.parametrize("tokens", [1, 2])
@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("peek", "Peek at which card?"),
        ("steal", "Steal from whom?"),
        ("push", "Push which token?"),
        ("swap", "Swap which token?"),
        ("teleport", "Teleport which token?"),
        ("hide", "Hide which token?"),
    ],
)
def test_every_other_attribute_is_used_a_second_time_however_many_tokens(card: str, prompt: str, tokens: int) -> None:
    table = given(
        seats=3,
        hand={0: [card], 1: ["strength-1"] * 2, 2: ["strength-2"] * 2},
        taken={0: {"fear": tokens}},
        tokens="b3 c3",
    )
    count = 0
    table.summon(card).lay("fear")
    while not table.asks_to_summon:
        count += table.prompt == prompt
        table.match.pick(0)
    assert count == 2


@pytest.mark.rule("FY-BONUS-8", "FY-BONUS-9")
@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_beside_strength_that_grows_with_each_token_another_attribute_is_used_twice(tokens: int) -> None:
    table = given(hand=["strength-then-hide"], taken={0: {"fear": 3}}, tokens="c6 c3 b3")
    table.summon("strength-then-hide").lay(*["fear"] * tokens)
    assert table.strength == 1 + tokens
    table.token("c6").token("c3")
    assert table.asks_to_summon


@pytest.mark.rule("FY-BONUS-8")
def test_slots_symbols_and_multipliers_are_given_twice() -> None:
    slots = given(hand=["two-cards"], taken={0: {"fear": 1}})
    assert slots.summon("two-cards").lay("fear").slots == 3 - 1 + 4
    symbols = given(hand=["hope", "needs-2-hope"], taken={0: {"fear": 1}})
    assert symbols.summon("hope").lay("fear").can("summon") == ["needs-2-hope"]
    times = given(hand=["strength-1", "double-strength"], taken={0: {"fear": 1}})
    times.summon("strength-1").lay()
    assert times.summon("double-strength").lay("fear").strength == 4
    fear = given(hand=["one-fear-card"], taken={0: {"fear": 1}}, fear_deck=["fear-hide"] + ["fear-gallop"] * 2)
    fear.summon("one-fear-card").lay("fear").end()
    assert fear.slots == 5


@pytest.mark.rule("FY-BONUS-8", "FY-TURNED-4")
def test_strength_defense_used_twice_cancels_itself() -> None:
    table = given(hand=["strength-2", "turn"], taken={0: {"fear": 1}})
    table.summon("strength-2").lay()
    table.summon("turn").lay("fear")
    assert (table.strength, table.defense(0)) == (2, 0)


@pytest.mark.rule("FY-BONUS-8", "FY-VANISH-1")
def test_a_token_adds_nothing_to_disappear() -> None:
    table = given(hand=["disappear", "strength-1"], taken={0: {"fear": 2}})
    table.summon("disappear")
    assert table.mat(0) == ["disappear"]
    assert table.asks_to_summon, "and is not asked for"
    assert table.summon("strength-1").lay("fear", "fear").strength == 3, "so that none is wasted"


@pytest.mark.rule("FY-BONUS-6", "FY-BONUS-11")
def test_a_token_for_a_move_is_asked_for_only_where_there_are_two() -> None:
    table = given(hand=["step"], taken={0: {"fear": 1}}, tokens="c6")
    assert table.summon("step").prompt == "Move a token"
    back = given("fear", drawn=["fear-hide"], fear_at="b5", taken={0: {1: 1}}, tokens={1: "h8"})
    assert back.flip("fear-hide").prompt == "Move a token"
    two = given(hand=["step"], taken={0: {"fear": 2}}, tokens="c6").summon("step")
    assert two.prompt == "Lay captured tokens on it?"
    assert two.match.likely(0) == "one alone changes nothing"
    two.pick("lay", RED)
    assert two.can("lay") == [RED]
    assert two.match.likely(0) == "", "the second makes two Moves"


@pytest.mark.rule("FY-BONUS-8", "FY-BONUS-11")
def test_no_second_token_is_asked_for_where_the_first_has_done_all_that_tokens_can() -> None:
    table = given(hand=["peek"], taken={0: {"fear": 2}}).summon("peek")
    assert table.match.likely(0) == ""
    assert table.pick("lay", RED).prompt == "Peek at which card?"


@pytest.mark.rule("FY-BONUS-11", "FY-EXTRA-2")
def test_no_token_is_asked_for_where_a_card_does_nothing_in_a_fear_phase() -> None:
    fear = given("fear", drawn=["one-fear-card"], taken={0: {1: 1}}, tokens={1: "h8"}, fear_at="b5")
    assert fear.summon("one-fear-card").asks_to_summon or fear.phase == "spirit"
    spirit = given(hand=["one-fear-card"], taken={0: {"fear": 1}}).summon("one-fear-card")
    assert spirit.can("lay") == [RED]


@pytest.mark.rule("FY-BONUS-11")
def test_a_card_with_a_move_and_more_takes_one_token_for_the_rest() -> None:
    table = given(hand=["runaway-hare"], taken={0: {"fear": 1}}, tokens="c4").summon("runaway-hare")
    assert (table.prompt, table.match.likely(0)) == ("Lay captured tokens on it?", "")


def test_a_save_of_version_3_that_asks_for_a_token_that_changes_nothing_is_played_on() -> None:
    hand = ["disappear", "strength-1"]
    data = given(hand=hand, taken={0: {"fear": 1}}, spare=False).summon("strength-1").match.save()
    s = given(hand=hand, taken={0: {"fear": 1}}, spare=False).state
    here, there = (next(card for card in s.hands[0] if entry(card) == name) for name in ("strength-1", "disappear"))
    data["version"], data["args"][-1] = 3, [there]
    data["fields"]["mats"][0] = [there]
    data["fields"]["hands"][0] = [here]
    table = Position(GAME.load(data))
    assert table.said == ["Lay a Fear token on it", "Lay no token"]
    assert table.pick("lay", RED).asks_to_summon
    assert table.mat(0) == ["disappear"]


@pytest.mark.rule("FY-BONUS-9")
def test_all_attributes_of_a_card_are_powered_each_in_its_own_way() -> None:
    table = given(hand=["harvest-and-more"], taken={0: {"fear": 1}}, tokens="c6")
    table.summon("harvest-and-more").lay("fear")
    table.harvest("hope").harvest("hope")
    assert table.slots == 3 - 1 + 2
    both = given(hand=["strength-then-hide"], taken={0: {"fear": 1}}, tokens="c6 c3")
    both.summon("strength-then-hide").lay("fear")
    assert both.strength == 2
    both.token("c6").token("c3")
    assert len(both.view()["hidden"]) == 2


@pytest.mark.rule("FY-BONUS-10")
def test_a_token_powers_a_face_up_card_as_long_as_it_lies_there() -> None:
    table = given(hand=["defense-1"], taken={0: {"fear": 1}})
    table.summon("defense-1").lay("fear").end()
    assert table.defense(0) == 2
    assert table.view()["players"][0]["spirits"][0]["laid"][4] == 1


@pytest.mark.rule("FY-BONUS-10", "FY-HEAL-2")
def test_a_token_that_is_healed_off_a_card_takes_its_bonus_along() -> None:
    table = given(
        "fear", drawn=["fear-heal"], fear_at="b5", mat={1: ["defense-1+2"]}, taken={1: {"fear": 3}}, tokens={1: "h1"}
    )
    assert table.defense(1) == 3
    table.summon("fear-heal")
    assert table.options[0][:3] == ("heal", 1, 4), "the one that lies on the mat"
    table.heal(1, "fear", off="defense-1")
    assert table.defense(1) == 2
    assert table.taken(1, "fear") == 2
    other = given(
        hand=["heal"], fear_at="b5", fear_mat={1: ["fear-defense-2+1"]}, taken={1: {0: 1}}, tokens="b1 c1 d1 e1 f1"
    )
    assert other.fear_defense == 3
    other.summon("heal")
    assert other.fear_defense == 2
    assert other.at(0) == ["b1", "c1", "d1", "e1", "f1", "g1"]


# Several attributes on a card


@pytest.mark.rule("FY-MANY-1")
def test_all_attributes_work_in_the_order_in_which_they_stand() -> None:
    table = given(hand={0: ["steal-then-peek"], 1: ["strength-1"]})
    table.summon("steal-then-peek")
    assert table.hand(0) == ["strength-1"]
    assert table.prompt == "Peek at which card?"
    assert table.can("spy") == [], "the only card of that hand has been stolen first"


@pytest.mark.rule("FY-MANY-1", "FY-MOVE-8")
def test_none_may_be_picked_but_a_move_may_be_declined() -> None:
    for card in ("peek", "push", "hide", "swap", "teleport"):
        table = given(hand=[card], tokens="a1 a3")
        table.summon(card)
        assert not {"pass", "stay", "enough"} & {option[0] for option in table.options}
    assert ("stay",) in given(hand=["step"]).summon("step").options


@pytest.mark.rule("FY-MANY-2")
def test_what_cannot_be_done_is_skipped_and_the_rest_is_done() -> None:
    table = given(hand=["strong-healer", "needs-1-hope"])
    table.summon("strong-healer")
    assert (table.strength, table.defense(0)) == (2, 1)
    assert table.mat(0) == ["strong-healer"]
    assert table.can("summon") == ["needs-1-hope"]
