"""Turns, clean-up, harvest, the discard step and the frame of the Fear Phase."""

from __future__ import annotations

import pytest

from gloaming.games.follow_your_fear.rules.turns import MOST_ROUNDS
from tests.games.follow_your_fear.table import BOX, GAME, given, new
from tests.games.sitting import play_on


@pytest.mark.rule("FY-TURN-1", "FY-TURN-2")
def test_a_turn_is_a_spirit_phase_then_a_fear_phase_then_the_next_player_is_on() -> None:
    table = given(seats=3)
    seen = []
    for _ in range(6):
        while not table.asks_to_summon:
            table.match.pick(0)
        seen.append((table.turn, table.phase))
        table.end()
    assert seen == [(0, "spirit"), (0, "fear"), (1, "spirit"), (1, "fear"), (2, "spirit"), (2, "fear")]
    assert table.turn == 0


@pytest.mark.rule("FY-TURN-3")
def test_a_round_is_a_turn_of_every_player() -> None:
    table = given("fear", turn=1)
    assert table.view()["round"] == 1
    table.end()
    assert (table.turn, table.view()["round"]) == (0, 2)


@pytest.mark.rule("FY-TURN-3", "FY-DEFENSE-3", "FY-CLEAN-1")
def test_what_lasts_for_a_round_lasts_until_the_next_turn_of_the_same_player() -> None:
    table = given(seats=3, hand=["defense-2"], tokens={0: "a1", 1: "a8", 2: "h8"})
    table.summon("defense-2").end()
    for seat in (0, 1, 2):
        while table.turn == seat:
            assert table.defense(0) == 2
            assert table.mat(0) == ["defense-2"]
            table.match.pick(len(table.options) - 1)
    assert table.turn == 0
    assert table.defense(0) == 0
    assert table.mat(0) == []
    assert "defense-2" in table.hand(0)


@pytest.mark.rule("FY-TURN-4", "FY-CLEAN-1")
def test_a_spirit_phase_cleans_up_harvests_summons_discards_and_ends() -> None:
    table = given("turn", tokens="c6", mat=["defense-2"], piles={"hope": (["plain-hope"], ["plain-hope"])})
    assert table.mat(0) == []
    assert table.hand(0) == ["defense-2"]
    assert table.prompt == "Harvest a card"
    table.harvest("hope")
    assert table.asks_to_summon
    table.summon("plain-hope").end()
    assert table.hand(0) == ["defense-2", "plain-hope"]
    assert (table.turn, table.phase) == (0, "fear")


@pytest.mark.rule("FY-CLEAN-1")
def test_without_spirits_face_up_clean_up_does_nothing() -> None:
    table = given("turn", hand=["step"], tokens="c6")
    assert table.hand(0) == ["step"]


@pytest.mark.rule("FY-CLEAN-2", "FY-FEAR-2")
def test_what_your_fear_cards_do_ends_as_your_turn_begins() -> None:
    table = given("turn", fear_at="a8", fear_mat={0: ["fear-defense-2"], 1: ["fear-defense-1"]}, tokens="c6")
    assert table.fear_defense == 1
    assert table.fear_mat(0) == []
    assert table.discards("fear") == ["fear-defense-2"]
    assert table.fear_mat(1) == ["fear-defense-1"]


# Harvest


@pytest.mark.rule("FY-HARVEST-1", "FY-HARVEST-2")
def test_a_card_is_harvested_from_either_pile_of_a_type_that_tokens_stand_on() -> None:
    table = given("harvest", tokens="c6 d6")
    assert table.rule == "FY-HARVEST-1"
    assert table.can("harvest") == [0, 1, 4, 5]
    assert len(table.options) == 4, "one must be harvested"
    before = [len(pile) for pile in table.state.piles]
    table.harvest("hope", 2)
    assert [len(pile) for pile in table.state.piles] == [*before[:5], before[5] - 1]
    assert len(table.hand(0)) == 1


@pytest.mark.rule("FY-HARVEST-1")
def test_the_top_card_is_the_one_that_is_harvested() -> None:
    table = given("harvest", tokens="c6", piles={"hope": (["plain-hope", "mending-wren"], ["hearth-hen"])})
    table.harvest("hope", 1)
    assert table.hand(0) == ["plain-hope"]


@pytest.mark.rule("FY-HARVEST-3")
def test_the_harvest_of_the_step_never_comes_from_a_discard_pile() -> None:
    table = given("harvest", tokens="c6", discards={"hope": ["plain-hope"]})
    assert {option[0] for option in table.options} == {"harvest"}


@pytest.mark.rule("FY-HARVEST-5", "FY-CORRUPT-1")
def test_a_corrupt_tile_gives_no_harvest() -> None:
    assert given("harvest", tokens="c6 d6", corrupt="d6").can("harvest") == [4, 5]
    nothing = given("harvest", tokens="c6 d6", corrupt="c6 d6")
    assert nothing.asks_to_summon
    assert nothing.hand(0) == []


@pytest.mark.rule("FY-HARVEST-6")
def test_with_both_piles_empty_the_discards_make_two_new_ones_an_odd_card_into_the_first() -> None:
    cards = ["plain-hope", "mending-wren", "hearth-hen", "rain-toad", "plain-hope"]
    table = given("harvest", tokens="c6 d6", piles={"hope": ([], [])}, discards={"hope": cards, "courage": ["step"]})
    assert 4 in table.can("harvest")
    table.harvest("hope")
    assert [len(pile) for pile in table.state.piles[4:]] == [2, 2]
    assert table.discards("hope") == []
    assert table.discards("courage") == ["step"]
    assert len(table.events("rebuilt")) == 1


@pytest.mark.rule("FY-HARVEST-6")
def test_nobody_is_told_that_a_pile_is_empty_which_is_built_anew() -> None:
    table = given("harvest", tokens="c6 d6", piles={"hope": ([], [])}, discards={"hope": ["plain-hope"]})
    assert 4 in table.can("harvest")
    assert table.why_not(0, "pile-4") is None
    assert table.why_not(0, "pile-5") == ("This pile is empty.", "FY-HARVEST-6")


@pytest.mark.rule("FY-HARVEST-6")
def test_with_one_pile_empty_the_other_is_left() -> None:
    table = given("harvest", tokens="c6 d6", piles={"hope": ([], ["plain-hope"])}, discards={"hope": ["hearth-hen"]})
    assert table.can("harvest") == [0, 1, 5]
    assert table.why_not(0, "pile-4") == ("This pile is empty.", "FY-HARVEST-6")


@pytest.mark.rule("FY-HARVEST-6")
def test_a_type_without_any_card_cannot_be_harvested() -> None:
    assert given("harvest", tokens="c6", piles={"hope": ([], [])}).asks_to_summon


# Discard

TEN = ["strength-1"] * 3 + ["strength-2"] * 3 + ["strength-3"] * 3


@pytest.mark.rule("FY-DISCARD-1", "FY-SUMMON-3")
@pytest.mark.parametrize(
    ("card", "stays"),
    [
        ("strength-1", False),
        ("defense-1", True),
        ("defense-minus-1", True),
        ("double-defense", True),
        ("double-strength", False),
        ("hide", True),
        ("disappear", True),
        ("turn", True),
        ("copy", True),
        ("let-go-1", True),
        ("poison", False),
        ("peek", False),
        ("courage", False),
        ("strength-and-defense", True),
    ],
)
def test_what_lasts_for_the_round_stays_face_up_and_the_rest_returns(card: str, stays: bool) -> None:
    table = given(hand=[card, "push"])
    table.summon(card)
    while not table.asks_to_summon:
        table.match.pick(0)
    table.end()
    assert table.mat(0) == ([card] if stays else [])
    assert (card in table.hand(0)) is not stays


@pytest.mark.rule("FY-DISCARD-1", "FY-STRENGTH-3")
def test_of_a_card_that_stays_only_what_lasts_works_on() -> None:
    table = given("spirit", hand=["strength-and-defense"], drawn=())
    table.summon("strength-and-defense")
    assert (table.strength, table.defense(0)) == (1, 1)
    table.end()
    assert (table.strength, table.defense(0)) == (0, 1)


@pytest.mark.rule("FY-DISCARD-2", "FY-DISCARD-3")
def test_more_than_nine_spirits_are_discarded_down_to_nine_those_face_up_included() -> None:
    table = given(hand=[*TEN, "defense-2", "hide"], tokens="a1", spare=False)
    table.summon("defense-2", "strength-1").end()
    assert table.prompt == "Discard down to 9 Spirits, including face-up ones (2 left)"
    assert table.can("discard") == ["defense-2", "hide", "strength-1", "strength-2", "strength-3"]
    table.discard("defense-2")
    assert table.prompt == "Discard down to 9 Spirits, including face-up ones"
    assert table.defense(0) == 0
    assert table.mat(0) == []
    table.discard("strength-1")
    assert len(table.hand(0)) == 9
    assert table.phase == "fear"
    assert table.discards("courage") == ["defense-2", "strength-1"]


@pytest.mark.rule("FY-DISCARD-2")
def test_nine_spirits_are_not_too_many() -> None:
    assert given(hand=TEN, spare=False).end().phase == "fear"


@pytest.mark.rule("FY-DISCARD-4")
def test_during_the_phase_more_than_nine_may_be_held() -> None:
    table = given(hand=[*TEN, "harvest-2"], tokens="c6")
    table.summon("harvest-2").harvest("hope").harvest("hope")
    assert len(table.hand(0)) == 11
    assert table.asks_to_summon


@pytest.mark.rule("FY-DISCARD-5")
def test_spirits_are_discarded_by_type_face_up_and_starting_spirits_leave_the_game() -> None:
    table = given(hand=["let-go-3", "plain-hope", "plain-reason", "starter"])
    table.summon("let-go-3").discard("plain-hope", "plain-reason", "starter")
    assert [table.discards(kind) for kind in ("courage", "reason", "hope")] == [[], ["plain-reason"], ["plain-hope"]]
    assert [BOX.names[card] for card in table.state.gone] == ["Starter"]
    assert table.view()["gone"] == [BOX.ids[table.state.gone[0]]]


# The Fear Phase


@pytest.mark.rule("FY-FEAR-1", "FY-FEAR-3")
def test_a_fear_phase_draws_three_cards_summons_and_discards() -> None:
    table = given("draw", fear_deck=["fear-strength-1", "fear-hide", "fear-defense-2", "fear-step"])
    assert table.drawn == ["fear-defense-2", "fear-hide", "fear-strength-1"]
    assert table.slots == 3
    table.summon("fear-defense-2").end()
    assert table.fear_mat(0) == ["fear-defense-2"]
    assert sorted(table.discards("fear")) == ["fear-hide", "fear-strength-1"]
    assert table.turn == 1


@pytest.mark.rule("FY-FEAR-4")
def test_the_fear_deck_is_drawn_out_before_its_discards_are_shuffled() -> None:
    table = given("draw", fear_deck=["fear-step"], fear_discard=["fear-hide", "fear-peek", "fear-push", "fear-swap"])
    assert len(table.drawn) == 3
    assert "fear-step" in table.drawn
    assert table.discards("fear") == []
    assert len(table.state.fear_deck) == 2
    assert len(table.events("reshuffled")) == 1


@pytest.mark.rule("FY-FEAR-4")
def test_with_neither_deck_nor_discards_play_goes_on_with_what_there_is() -> None:
    table = given("draw", fear_deck=["fear-step"])
    assert table.drawn == ["fear-step"]
    table = given("draw", fear_deck=[])
    assert (table.turn, table.phase) == (1, "spirit"), "with no card the phase ends by itself"


@pytest.mark.rule("FY-FEAR-5")
def test_drawn_cards_are_summoned_in_any_order_and_each_works_at_once() -> None:
    table = given("fear", drawn=["fear-strength-1", "fear-strength-2", "fear-defense-2"])
    table.summon("fear-strength-2")
    assert table.strength == 2
    assert ("end-phase",) in table.options
    table.summon("fear-defense-2", "fear-strength-1")
    assert table.turn == 1, "three slots are full"
    assert given("fear", drawn=["fear-hide"]).end().turn == 1


@pytest.mark.rule("FY-FEAR-6", "FY-NEED-4")
def test_the_few_requirements_of_fear_cards_are_met_by_fear_tokens_alone() -> None:
    drawn = ["fear-needs-hope", "fear-needs-reason", "fear-needs-corrupt"]
    table = given("fear", drawn=drawn, fear_at="c6", tokens="c4 a4")
    assert table.can("summon") == ["fear-needs-hope"]
    void = given("fear", drawn=drawn, fear_at="d4")
    assert void.can("summon") == sorted(drawn)
    corrupt = given("fear", drawn=drawn, fear_at="c6", corrupt="c6")
    assert corrupt.can("summon") == ["fear-needs-corrupt"]


@pytest.mark.rule("FY-FEAR-7", "FY-FEAR-8", "FY-COMP-5")
def test_any_drawn_fear_card_may_be_flipped_for_the_move_of_its_fear() -> None:
    table = given("fear", drawn=["fear-needs-hope", "fear-defense-2", "fear-hide"], fear_at="b5")
    assert table.can("flip") == ["fear-defense-2", "fear-hide", "fear-needs-hope"]
    table.flip("fear-needs-hope")
    assert table.slots == 2
    assert "b5-b3" in table.can("move")
    assert "b5-c6" not in table.can("move")
    table.move("b5", "b3").flip("fear-defense-2").move("b3", "b5").flip("fear-hide").move("b5", "b6")
    assert table.turn == 1
    assert table.fear_defense == 0
    assert sorted(table.discards("fear")) == ["fear-defense-2", "fear-hide", "fear-needs-hope"]


@pytest.mark.rule("FY-FEAR-9")
def test_the_move_of_a_back_is_multiplied_and_powered_like_others() -> None:
    table = given("fear", drawn=["fear-hide", "fear-double-move"], fear_at="b5", taken={0: {1: 2}}, tokens={1: "h8"})
    table.flip("fear-hide").lay(1, 1).move("b5", "b6").move("b6", "b5")
    table.summon("fear-double-move").move("b5", "b6").move("b6", "b5")
    assert table.asks_to_summon
    combined = given("fear", drawn=["fear-hide", "fear-pace"], fear_at="b5")
    combined.flip("fear-hide").move("b5", "b3").summon("fear-pace").move("b3", "c4")
    assert combined.fear_at == ["c4"]


@pytest.mark.rule("FY-FEAR-10")
def test_a_spirit_in_the_fear_deck_needs_nothing_and_is_not_flipped() -> None:
    table = given("fear", drawn=["needs-3-hope", "fear-hide"], fear_at="b5")
    assert table.can("summon") == ["fear-hide", "needs-3-hope"]
    assert table.can("flip") == ["fear-hide"]
    table.summon("needs-3-hope")
    assert (table.fear_defense, table.defense(0)) == (1, 0)


@pytest.mark.rule("FY-FEAR-11")
def test_the_phase_decides_for_whom_an_attribute_works() -> None:
    spirit = given(hand=["fear-defense-2", "fear-strength-2"], fear_at="b5")
    spirit.summon("fear-defense-2", "fear-strength-2")
    assert (spirit.defense(0), spirit.strength, spirit.fear_defense) == (2, 2, 0)
    fear = given("fear", drawn=["defense-2", "strength-2"], fear_at="b5")
    fear.summon("defense-2", "strength-2")
    assert (fear.defense(0), fear.strength, fear.fear_defense) == (0, 2, 2)


@pytest.mark.rule("FY-FEAR-12")
def test_a_spirit_in_the_fear_deck_stays_among_the_fear_cards() -> None:
    table = given("fear", drawn=["strength-1", "plain-hope", "defense-1"], fear_deck=[])
    table.summon("strength-1", "defense-1").end()
    assert sorted(table.discards("fear")) == ["plain-hope", "strength-1"]
    assert table.fear_mat(0) == ["defense-1"]
    while table.turn == 1:
        table.match.pick(len(table.options) - 1)
    assert "defense-1" in [*table.discards("fear"), *[BOX.entry[card].id for card in table.state.fear_deck]]


# The limit of automated play


@pytest.mark.rule("FY-END-4")
def test_a_match_of_programs_ends_after_the_last_round_with_the_most_fear_tokens() -> None:
    table = given(
        "fear",
        turn=1,
        tokens={0: "a1", 1: "h8 g8"},
        fear_at="b5",
        taken={0: {"fear": 2}, 1: {"fear": 1}},
        round=MOST_ROUNDS,
    )
    table.end()
    assert table.over
    assert table.result.winners == (0,)
    assert table.result.reason == "The last round is over: Player 1 has captured the most Fear tokens."


@pytest.mark.rule("FY-END-4")
def test_a_table_may_choose_fewer_rounds() -> None:
    table = new(rounds=5)
    while not table.over:
        table.pick(*table.options[-1])
    assert table.result.reason.startswith("The last round is over")
    assert table.match.view(None)["round"] == 6


@pytest.mark.rule("FY-END-4")
def test_then_tokens_on_the_board_decide_then_they_share() -> None:
    more = given("fear", turn=1, tokens={0: "a1", 1: "h8 g8"}, fear_at="b5", round=MOST_ROUNDS).end()
    assert more.result.winners == (1,)
    assert more.result.reason == "The last round is over: Player 2 has the most tokens left."
    even = given("fear", turn=1, tokens={0: "a1 a2", 1: "h8 g8"}, fear_at="b5", round=MOST_ROUNDS).end()
    assert even.result.winners == (0, 1)


@pytest.mark.rule("FY-END-4")
def test_a_banished_player_does_not_win_so_either() -> None:
    table = given(
        "fear",
        seats=3,
        turn=2,
        tokens={0: "a1", 1: "", 2: "h8"},
        banished=[1],
        fear_at="b5",
        taken={1: {"fear": 3}, 0: {1: 6}},
        round=MOST_ROUNDS,
    )
    table.end()
    assert table.result.winners == (0, 2)


@pytest.mark.parametrize(("seats", "fear"), [(2, "test"), (3, "dragons"), (4, "test")])
def test_chance_plays_the_cards_of_these_tests_to_the_end(seats: int, fear: str) -> None:
    table = new(seats, 1, GAME, fear=fear)
    play_on(table)
    assert table.over
