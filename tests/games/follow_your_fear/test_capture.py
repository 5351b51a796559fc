"""Capture, respawn, the Fear of two dragons, banishment, corruption, and the end."""

from __future__ import annotations

import pytest

from gloaming.games.follow_your_fear.pieces import tile_piece
from tests.games.follow_your_fear.table import Position, given, new, tile


@pytest.mark.rule("FY-CAPTURE-1", "FY-CAPTURE-5", "FY-CAPTURE-6")
def test_a_player_token_captures_a_fear_token_and_no_player_token() -> None:
    table = given(hand=["strength-3", "step"], tokens={0: "d3", 1: "c3"}, fear_at="d4")
    table.summon("strength-3", "step")
    assert table.can("move") == ["d3-d2", "d3-d4", "d3-e3"]
    assert table.why_not(0, "tile-42") == ("Your tokens cannot capture this token now.", "FY-CAPTURE-1")
    table.move("d3", "d4").place("e5")
    assert table.at(0) == ["d4"]
    assert table.taken(0, "fear") == 1
    assert table.fear_at == ["e5"]


@pytest.mark.rule("FY-CAPTURE-2", "FY-CAPTURE-6")
def test_a_fear_token_captures_the_tokens_of_all_but_who_controls_it() -> None:
    table = given(
        "fear", seats=3, drawn=["fear-strength-3", "fear-pace"], fear_at="b5", tokens={0: "b6", 1: "b4 h8", 2: "a5 h7"}
    )
    table.summon("fear-strength-3", "fear-pace")
    assert "b5-b6" not in table.can("move")
    assert {"b5-b4", "b5-a5"} <= set(table.can("move"))
    table.move("b5", "a5")
    assert table.taken(0, 2) == 1
    assert table.fear_at == ["a5"]


@pytest.mark.rule("FY-CAPTURE-2", "FY-MOVE-3")
def test_who_asks_why_fear_takes_no_token_of_ones_own_is_told_the_rule_of_fear() -> None:
    table = given("fear", fear="dragons", drawn=["dragon-gallop"], fear_at="b5", blue_at="a1", tokens="a2 b1 b2")
    table.summon("dragon-gallop")
    own = ("Fear cannot capture the tokens of the player who controls it.", "FY-CAPTURE-2")
    assert table.why_not(0, tile_piece(tile("b2"))) == own
    other = ("There is another Fear token on this tile.", "FY-MOVE-3")
    assert table.why_not(0, tile_piece(tile("a1"))) == other


@pytest.mark.rule("FY-CAPTURE-3")
@pytest.mark.parametrize(
    ("strength", "defense", "captures"),
    [
        ("strength-3", "fear-defense-2", True),
        ("strength-2", "fear-defense-2", False),
        ("strength-1", "fear-defense-2", False),
        ("defense-1", "fear-hope", False),
        ("defense-1", "fear-defense-minus-1", True),
    ],
)
def test_strength_must_be_above_defense(strength: str, defense: str, captures: bool) -> None:
    table = given(hand=[strength, "step"], tokens="b4", fear_at="b5", fear_mat={1: [defense]})
    table.summon(strength, "step")
    assert ("b4-b5" in table.can("move")) is captures


@pytest.mark.rule("FY-CAPTURE-3", "FY-VOID-1")
def test_strength_0_beats_a_player_in_the_void() -> None:
    table = given("fear", drawn=["fear-step"], fear_at="d6", tokens={1: "d5 h8"})
    assert table.defense(1) == -2
    table.summon("fear-step").move("d6", "d5")
    assert table.taken(0, 1) == 1


@pytest.mark.rule("FY-CAPTURE-3")
def test_a_move_must_reach_the_tile() -> None:
    table = given(hand=["strength-3", "step"], tokens="c4", fear_at="b5")
    table.summon("strength-3", "step")
    assert "c4-b5" not in table.can("move")
    assert table.why_not(0, "tile-25") == ("None of your tokens can reach this tile with this Move.", "FY-MOVE-3")


@pytest.mark.rule("FY-CAPTURE-3")
def test_why_a_token_cannot_be_captured_is_told_in_numbers() -> None:
    table = given(hand=["strength-2", "step"], tokens="d3", fear_at="d4", fear_mat={1: ["fear-defense-1"]})
    table.summon("strength-2", "step")
    assert table.why_not(0, "tile-35") == ("Strength 2 against Defense 3: Strength must be greater.", "FY-CAPTURE-3")


@pytest.mark.rule("FY-CAPTURE-4")
def test_strength_and_defense_hold_for_every_token_however_many() -> None:
    for tokens in ("b4 c5", "b4 c5 a1 a2 a3 a4"):
        table = given(hand=["strength-1", "defense-2", "step"], tokens=tokens, fear_at="b5")
        table.summon("strength-1", "defense-2", "step")
        assert (table.strength, table.defense(0)) == (1, 2)
        assert {"b4-b5", "c5-b5"} <= set(table.can("move"))


@pytest.mark.rule("FY-CAPTURE-5")
def test_a_move_and_two_strength_cards_take_a_fear_token() -> None:
    table = given(hand=["strength-1", "strength-2", "step"], tokens="d3", fear_at="d4")
    table.summon("strength-1", "strength-2", "step").move("d3", "d4").place("e5")
    assert table.taken(0, "fear") == 1
    assert any([text.startswith("Player 1 captures") for text in table.told()])


@pytest.mark.rule("FY-CAPTURE-7", "FY-RESPAWN-4")
def test_the_fear_token_that_has_just_come_back_may_be_captured_too() -> None:
    table = given(hand=["strength-3", "step", "double-move"], tokens="d3", fear_at="d4")
    table.summon("strength-3", "step").move("d3", "d4").place("d5")
    table.summon("double-move").lay().move("d4", "d5")
    assert table.taken(0, "fear") == 2


# Respawn


def capture(**more: object) -> Position:
    """Seat 0 captures the Fear token on b5 with a token from b4."""
    given_more: dict[str, object] = {"tokens": "b4", "fear_at": "b5", **more}
    table = given(hand=["strength-3", "step"], **given_more)  # type: ignore[arg-type]
    return table.summon("strength-3", "step").move("b4", "b5")


@pytest.mark.rule("FY-RESPAWN-1")
def test_a_captured_fear_token_is_replaced_at_once_in_the_void() -> None:
    table = capture()
    assert table.prompt == "Where does Fear respawn?"
    assert table.can("place") == ["d4", "d5", "e4", "e5"]
    assert table.reserve == [5, 0]
    table.place("d5")
    assert table.fear_at == ["d5"]
    assert table.reserve == [4, 0]


@pytest.mark.rule("FY-RESPAWN-2")
def test_with_the_void_full_it_comes_to_the_tiles_around_it_and_then_further_out() -> None:
    table = capture(tokens={0: "b4", 1: "d4 d5 e4 e5"})
    assert table.can("place") == ["c3", "c4", "c5", "c6", "d3", "d6", "e3", "e6", "f3", "f4", "f5", "f6"]
    ring = "c3 c4 c5 c6 d3 d6 e3 e6 f3 f4 f5 f6"
    table = given(
        hand=["strength-3", "step"],
        seats=4,
        fear_at="b5",
        tokens={0: "b4 d3 d6 e3 e6 f3", 1: "d4 d5 e4 e5 f4 f5", 2: "c3 c4 c5 c6 f6 h1", 3: "h2"},
    )
    assert set(ring.split()) <= {*table.at(0), *table.at(1), *table.at(2)}
    table.summon("strength-3", "step").move("b4", "b5")
    assert len(table.can("place")) == 19
    assert "b4" in table.can("place")


@pytest.mark.rule("FY-RESPAWN-3")
def test_who_controlled_the_fear_last_chooses_where() -> None:
    assert capture(seats=3).asked == 2
    assert capture(seats=3, turn=0, banished=[2]).asked == 2


@pytest.mark.rule("FY-RESPAWN-3", "FY-VANISH-4")
def test_in_a_fear_phase_it_is_who_has_the_phase() -> None:
    table = given(
        "fear",
        seats=3,
        turn=1,
        drawn=["fear-strength-3", "fear-step"],
        fear_at="b5",
        tokens={2: "b6 h8"},
        mat={2: ["disappear"]},
    )
    table.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert (table.prompt, table.asked) == ("Where does Fear respawn?", 1)


@pytest.mark.rule("FY-RESPAWN-4")
def test_what_works_for_the_fear_works_for_the_new_token() -> None:
    table = capture(fear_mat={1: ["fear-defense-1"]})
    table.place("d5")
    assert table.fear_defense == 1 + 2


# Two dragons


@pytest.mark.rule("FY-LONELY-1", "FY-LONELY-2")
def test_the_last_player_puts_both_dragons_into_the_void_red_first() -> None:
    table = new(2, 1, fear="loneliness")
    while table.prompt != "Place the red dragon in the Void":
        table.match.pick(0)
    last = table.state.seat_before(table.state.first)
    assert table.asked == last
    assert table.reserve == [3, 3]
    table.place("d4")
    assert table.view()["red"]
    assert not table.view()["blue"]
    assert table.asked == last
    assert table.can("place") == ["d5", "e4", "e5"]
    table.place("e5")
    assert table.fear_at == ["d4", "e5"]
    assert table.reserve == [2, 2]


def dragons(**more: object) -> Position:
    """Seat 0 may capture the red dragon on b5 from b4."""
    given_more: dict[str, object] = {"tokens": "b4", "fear_at": "b5", "blue_at": "h5", **more}
    table = given(hand=["strength-3", "step"], fear="dragons", **given_more)  # type: ignore[arg-type]
    return table.summon("strength-3", "step")


@pytest.mark.rule("FY-LONELY-3")
def test_a_captured_dragon_is_replaced_by_one_of_its_colour() -> None:
    table = dragons()
    table.move("b4", "b5").place("e4")
    assert [len(table.view()[colour]) for colour in ("red", "blue")] == [1, 1]
    assert table.reserve == [1, 2]


@pytest.mark.rule("FY-LONELY-3")
def test_without_one_in_the_reserve_the_fear_goes_on_with_the_other_colour() -> None:
    table = dragons(reserve=(0, 2))
    table.move("b4", "b5")
    assert not table.over
    assert table.fear_at == ["h5"]


@pytest.mark.rule("FY-LONELY-3", "FY-GOAL-1")
def test_the_last_of_all_dragons_decides_the_game() -> None:
    table = dragons(reserve=(0, 0), blue_at="")
    table.move("b4", "b5")
    assert table.over
    assert table.result.winners == (0,)


@pytest.mark.rule("FY-LONELY-3", "FY-RESPAWN-1")
def test_with_no_dragon_left_on_the_board_one_of_the_other_colour_comes() -> None:
    table = dragons(reserve=(0, 1), blue_at="")
    table.move("b4", "b5").place("e4")
    assert len(table.view()["blue"]) == 1
    assert table.reserve == [0, 0]


@pytest.mark.rule("FY-LONELY-4")
def test_a_move_is_for_one_dragon_and_strength_and_defense_for_both() -> None:
    table = given(
        "fear", fear="dragons", drawn=["dragon-gallop", "dragon-teleport", "dragon-defense"], fear_at="b5", blue_at="h5"
    )
    table.summon("dragon-defense")
    assert table.fear_defense == 1
    table.summon("dragon-teleport")
    assert table.can("token") == ["b5", "h5"]
    table.token("h5").go("h6").summon("dragon-gallop")
    assert {"b5-b7", "h6-h8"} <= set(table.can("move"))


@pytest.mark.rule("FY-LONELY-5")
def test_a_heal_puts_a_captured_dragon_back_or_with_two_there_into_the_reserve() -> None:
    alone = given("fear", fear="dragons", drawn=["dragon-heal"], fear_at="b5", taken={1: {"red": 1, "blue": 3}})
    alone.summon("dragon-heal").heal(1, "blue")
    assert alone.can("go") == ["d4", "d5", "e4", "e5"]
    alone.go("d5")
    assert alone.fear_at == ["b5", "d5"]
    two = given("fear", fear="dragons", drawn=["dragon-heal"], fear_at="b5", blue_at="h5", taken={1: {"red": 2}})
    two.summon("dragon-heal")
    assert two.fear_at == ["b5", "h5"]
    assert two.reserve == [1, 2]


# Banishment


def fear_captures(**more: object) -> Position:
    """Seat 0 may capture with the Fear, from b5 to b6, at three seats; seat 1 stands on b6 alone."""
    given_more: dict[str, object] = {"seats": 3, "tokens": {0: "a1", 1: "b6", 2: "h8"}, **more}
    table = given("fear", drawn=["fear-strength-3", "fear-step"], fear_at="b5", **given_more)  # type: ignore[arg-type]
    return table.summon("fear-strength-3", "fear-step")


@pytest.mark.rule("FY-BANISH-1", "FY-BANISH-2")
def test_a_player_without_a_token_is_banished_and_discards_all_spirits() -> None:
    table = fear_captures(
        hand={1: ["step", "plain-hope", "starter"]},
        mat={1: ["defense-1"]},
        fear_mat={1: ["fear-defense-1"]},
        taken={1: {"fear": 1, 2: 1}},
    )
    table.move("b5", "b6")
    assert table.banished == [1]
    assert table.hand(1) == []
    assert table.mat(1) == []
    assert sorted(table.discards("courage")) == ["defense-1", "step"]
    assert table.discards("hope") == ["plain-hope"]
    assert table.fear_mat(1) == ["fear-defense-1"]
    assert (table.taken(1, "fear"), table.taken(1, 2)) == (1, 1)
    assert table.fear_defense == 1


@pytest.mark.rule("FY-BANISH-1")
def test_no_heal_brings_the_banished_back() -> None:
    table = given(
        seats=3, hand=["heal"], tokens={0: "a1", 1: "", 2: "h8"}, banished=[1], taken={2: {0: 1, 1: 3}, 0: {1: 3}}
    )
    table.summon("heal")
    assert table.at(1) == []
    assert len(table.at(0)) == 1, "the question is where the player's own token returns"
    assert table.prompt == "Where does it return?"


@pytest.mark.rule("FY-BANISH-3")
def test_the_banished_go_on_with_their_fear_phase_and_their_captured_tokens_power_it() -> None:
    table = given(
        "fear",
        seats=3,
        turn=0,
        tokens={0: "a1", 1: "", 2: "b6 h8"},
        banished=[1],
        taken={1: {2: 2}, 0: {1: 6}},
        fear_at="b5",
        fear_deck=["fear-strength-1", "fear-step", "fear-hide"],
    )
    table.end()
    assert (table.turn, table.phase) == (1, "fear")
    table.summon("fear-strength-1").lay(2)
    assert table.strength == 2
    table.summon("fear-step").lay()
    table.move("b5", "b6").end()
    assert table.taken(1, 2) == 3
    assert table.turn == 2


@pytest.mark.rule("FY-BANISH-4")
def test_whoever_is_banished_in_their_own_spirit_phase_goes_straight_to_their_fear_phase() -> None:
    table = given(
        seats=3,
        hand=["strength-3", "step", "one-fear-card", "peek"],
        tokens="d3",
        fear_at="d4",
        fear_mat={2: ["fear-disappear"]},
        slots=4,
        extra=1,
    )
    table.summon("strength-3", "step").move("d3", "d4").place("e5")
    assert table.banished == [0]
    assert (table.turn, table.phase) == (0, "fear")
    assert table.hand(0) == []
    assert table.slots == 4
    assert table.state.todo == ()


# Corruption


@pytest.mark.rule("FY-CORRUPT-1")
def test_tokens_move_onto_corrupt_tiles_and_off_them_as_before() -> None:
    table = given(hand=["step", "pace"], tokens="c6", corrupt="c6 c7")
    table.summon("step").move("c6", "c7").summon("pace").move("c7", "d7")
    assert table.at(0) == ["d7"]


@pytest.mark.rule("FY-CORRUPT-2")
def test_a_removed_corrupt_tile_goes_back_to_the_supply_and_the_tile_below_counts_again() -> None:
    table = given(hand=["cleanse-1", "needs-1-hope"], tokens="c6", corrupt="c6 a1")
    assert table.can("summon") == ["cleanse-1"]
    table.summon("cleanse-1").cleanse("c6")
    assert table.can("summon") == ["needs-1-hope"]
    assert table.corrupted == ["a1"]


@pytest.mark.rule("FY-CORRUPT-3", "FY-CORRUPT-4")
def test_a_fear_card_that_corrupts_must_be_summoned_and_is_not_flipped() -> None:
    table = given("fear", drawn=["fear-corrupt-1", "fear-hide", "fear-let-go-3"], fear_at="b5")
    assert ("end-phase",) not in table.options
    assert table.can("flip") == ["fear-hide", "fear-let-go-3"]
    table.summon("fear-let-go-3")
    assert table.can("discard") == ["fear-hide"], "the card that corrupts is not let go"
    table.discard("fear-hide").pick("enough")
    assert table.can("summon") == ["fear-corrupt-1"]
    table.summon("fear-corrupt-1").corrupt("h8")
    assert ("end-phase",) in table.options


@pytest.mark.rule("FY-CORRUPT-3")
def test_without_its_requirement_it_need_not_be_summoned() -> None:
    drawn = ["fear-corrupt-in-reason"]
    assert ("end-phase",) in given("fear", drawn=drawn, fear_at="c6").options
    assert ("end-phase",) not in given("fear", drawn=drawn, fear_at="b6").options


@pytest.mark.rule("FY-CORRUPT-3")
def test_neither_a_multiplier_nor_a_spirit_in_the_fear_deck_must_be_summoned() -> None:
    table = given("fear", drawn=["fear-double-corrupt", "corrupt-1"])
    assert ("end-phase",) in table.options


@pytest.mark.rule("FY-CORRUPT-4")
def test_the_last_slots_are_kept_for_what_corrupts() -> None:
    corrupt = ["fear-corrupt-1", "fear-corrupt-2"]
    table = given("fear", drawn=[*corrupt, "fear-hide", "hide"], fear_at="b5", slots=3)
    table.summon("fear-hide")
    assert table.options == [option for option in table.options if option[0] == "summon"]
    assert table.can("summon") == corrupt
    why = ("You must summon cards that corrupt first, and no slot is left for another.", "FY-CORRUPT-4")
    assert table.why_not(0, "hide") == why


@pytest.mark.rule("FY-CORRUPT-5")
def test_with_more_such_cards_than_slots_as_many_as_fit_are_summoned() -> None:
    table = given("fear", drawn=["fear-corrupt-1", "fear-corrupt-2", "fear-hide"], slots=1)
    assert table.can("summon") == ["fear-corrupt-1", "fear-corrupt-2"]
    assert table.can("flip") == []
    table.summon("fear-corrupt-1").corrupt("h8")
    assert table.turn == 1


# The end


@pytest.mark.rule("FY-GOAL-1", "FY-END-1")
def test_who_captures_the_last_fear_token_wins_however_few_they_hold() -> None:
    table = capture(reserve=0)
    assert table.over
    assert table.taken(1, "fear") == 5
    assert table.taken(0, "fear") == 1
    assert table.result.winners == (0,)
    assert "banishes Fear" in table.result.reason


@pytest.mark.rule("FY-END-1")
def test_with_one_left_in_the_reserve_it_is_not_over() -> None:
    assert not capture(reserve=1).over


@pytest.mark.rule("FY-GOAL-2", "FY-END-2")
def test_who_alone_has_a_token_on_the_board_wins() -> None:
    table = fear_captures(banished=[2], tokens={0: "a1", 1: "b6", 2: ""})
    table.move("b5", "b6")
    assert table.over
    assert table.result.winners == (0,)
    assert "outlasts all others" in table.result.reason


@pytest.mark.rule("FY-END-2", "FY-BANISH-3")
def test_it_is_so_in_the_fear_phase_of_a_banished_player_too() -> None:
    table = given(
        "fear",
        seats=3,
        turn=1,
        tokens={0: "a1", 1: "", 2: "b6"},
        banished=[1],
        fear_at="b5",
        drawn=["fear-strength-3", "fear-step"],
        taken={0: {1: 6}},
    )
    table.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert table.over
    assert table.result.winners == (0,)


@pytest.mark.rule("FY-END-2")
def test_two_players_left_are_not_the_end() -> None:
    table = fear_captures()
    table.move("b5", "b6")
    assert not table.over


@pytest.mark.rule("FY-END-3", "FY-VANISH-3")
def test_where_the_capturing_token_would_fall_as_well_the_attacker_has_won() -> None:
    fear = capture(reserve=0, fear_mat={1: ["fear-disappear"]})
    assert fear.over
    assert fear.result.winners == (0,)
    assert fear.at(0) == ["b5"]
    player = given(
        "fear",
        drawn=["fear-strength-3", "fear-step"],
        fear_at="b5",
        reserve=0,
        tokens={0: "a1", 1: "b6"},
        mat={1: ["disappear"]},
    )
    player.summon("fear-strength-3", "fear-step").move("b5", "b6")
    assert player.over
    assert player.result.winners == (0,)
