"""Attributes other than Strength and movement: Harvest, +card, +Fear card, symbols, Heal, Corrupt, Steal and Peek."""

from __future__ import annotations

import pytest

from gloaming.engine.state.dice import seeded
from gloaming.games.follow_your_fear.catalogue import entries
from tests.games.follow_your_fear.table import BOX, GAME, SOLD, Position, entry, given, tile

# The Harvest attribute


@pytest.mark.rule("FY-DRAW-1")
def test_harvest_draws_so_many_spirits_at_once() -> None:
    table = given(hand=["harvest-2", "harvest-1"], tokens="c6").summon("harvest-2")
    assert table.rule == "FY-DRAW-1"
    table.harvest("hope").harvest("hope", 2)
    assert table.asks_to_summon
    table.summon("harvest-1").harvest("hope")
    assert table.asks_to_summon
    assert len(table.hand(0)) == 3


@pytest.mark.rule("FY-DRAW-2")
def test_each_card_is_of_a_type_that_tokens_stood_on_when_it_was_summoned() -> None:
    table = given(hand=["harvest-2"], tokens="c6 d6").summon("harvest-2")
    assert table.can("harvest") == [0, 1, 4, 5]
    table.harvest("courage").harvest("hope")
    assert given(hand=["harvest-1"], tokens="e5").summon("harvest-1").can("harvest") == [0, 1, 2, 3, 4, 5]
    corrupt = given(hand=["harvest-1"], tokens="c6 d6", corrupt="d6").summon("harvest-1")
    assert corrupt.can("harvest") == [4, 5]
    assert given(hand=["harvest-1"], tokens="c6", corrupt="c6").summon("harvest-1").asks_to_summon


@pytest.mark.rule("FY-DRAW-3", "FY-INFO-4")
def test_a_card_comes_from_a_pile_or_from_the_top_of_the_discards() -> None:
    table = given(
        hand=["harvest-2"], tokens="c6", discards={"hope": ["hearth-hen", "plain-hope"], "reason": ["magpie-clerk"]}
    )
    table.summon("harvest-2")
    assert table.can("gather") == [2]
    table.gather("hope")
    assert table.hand(0) == ["plain-hope"]
    table.gather("hope")
    assert table.hand(0) == ["hearth-hen", "plain-hope"]


@pytest.mark.rule("FY-DRAW-3", "FY-HARVEST-6")
def test_the_only_card_left_of_a_type_is_taken_from_where_it_lies_face_up() -> None:
    empty: tuple[list[str], list[str]] = ([], [])
    table = given(
        hand=["harvest-1"], tokens="c6 a1", piles={"hope": empty}, discards={"hope": ["plain-hope"]}, corrupt="a1"
    )
    table.summon("harvest-1")
    assert table.asks_to_summon, "nothing is asked, for there is no choice"
    assert table.hand(0) == ["plain-hope"]
    assert table.told(1)[-1] == "Player 1 harvests Plain hope from the discard pile."
    two = given(
        hand=["harvest-1"],
        tokens="c6",
        piles={"hope": empty},
        discards={"hope": ["plain-hope", "hearth-hen"], "reason": ["magpie-clerk"]},
    )
    two.summon("harvest-1")
    assert (two.can("harvest"), two.can("gather")) == ([4], [2])


@pytest.mark.rule("FY-DRAW-3")
def test_who_asks_for_the_pile_is_told_that_its_only_card_lies_face_up() -> None:
    table = given(
        hand=["harvest-1"],
        tokens="c6 d6",
        piles={"hope": ([], [])},
        discards={"hope": ["plain-hope"]},
    )
    table.summon("harvest-1")
    assert (table.can("harvest"), table.can("gather")) == ([0, 1], [2])
    reason = "The only card left of this type is face up: take it from there."
    assert table.why_not(0, "pile-4") == (reason, "FY-DRAW-3")


@pytest.mark.rule("FY-DRAW-4", "FY-EXTRA-2")
def test_in_a_fear_phase_harvest_draws_fear_cards_and_gives_no_slots() -> None:
    table = given("fear", drawn=["harvest-2", "one-fear-card"], fear_deck=["fear-hide", "fear-push", "fear-peek"])
    table.summon("harvest-2")
    assert table.drawn == ["fear-hide", "fear-push", "one-fear-card"]
    assert table.slots == 2
    table.summon("one-fear-card")
    assert table.slots == 1
    assert len(table.drawn) == 2


@pytest.mark.rule("FY-TIMES-6")
def test_a_harvest_multiplier_draws_what_is_missing_at_once_from_the_types_stood_on_then() -> None:
    table = given(hand=["harvest-2", "step", "double-harvest"], tokens="c6").summon("harvest-2")
    assert table.prompt == "Harvest a card (2 left)"
    table.harvest("hope")
    assert table.prompt == "Harvest a card"
    table.harvest("hope")
    table.summon("step").move("c6", "d6").summon("double-harvest")
    assert table.can("harvest") == [0, 1]
    table.harvest("courage").harvest("courage")
    assert table.phase == "fear"


@pytest.mark.rule("FY-TIMES-6")
def test_harvest_summoned_after_the_multiplier_is_multiplied_as_it_comes() -> None:
    table = given("turn", hand=["double-harvest", "harvest-1"], tokens="c6")
    table.harvest("hope").summon("double-harvest")
    assert table.asks_to_summon, "the card of the harvest step is not multiplied"
    table.summon("harvest-1").harvest("hope").harvest("hope")
    assert table.asks_to_summon


@pytest.mark.rule("FY-TIMES-6", "FY-MANY-2")
def test_what_could_not_be_harvested_is_not_owed() -> None:
    table = given(hand=["harvest-2", "double-harvest", "teleport"], tokens="a1 c6", corrupt="a1 c6", slots=4)
    table.summon("harvest-2", "teleport").token("a1").go("e5").summon("double-harvest")
    table.harvest("hope").harvest("hope")
    assert table.asks_to_summon


# +card


@pytest.mark.rule("FY-CARD-1", "FY-CARD-2")
def test_plus_card_gives_slots_and_takes_one_and_several_add_up() -> None:
    table = given(hand=["one-card", "two-cards"])
    assert table.summon("one-card").slots == 3
    assert table.summon("two-cards").slots == 4


@pytest.mark.rule("FY-CARD-3")
def test_in_a_fear_phase_it_also_draws_as_many_fear_cards() -> None:
    table = given("fear", drawn=["fear-two-cards"], fear_deck=["fear-hide", "fear-push", "fear-peek"])
    table.summon("fear-two-cards")
    assert table.drawn == ["fear-hide", "fear-push"]
    assert table.slots == 4


@pytest.mark.rule("FY-CARD-3")
@pytest.mark.parametrize(
    "name", ["Crowded Room", "Long Night", "What Was I Saying", "Vertigo", "Overgrowth", "Second Flush"]
)
def test_a_fear_card_says_of_plus_card_that_it_also_draws(name: str) -> None:
    text = next(item["text"] for item in entries(SOLD.box) if item["name"] == name)
    assert "+1 card: summon 1 more card in this phase; in a Fear Phase also draw 1." in text


# +Fear card


@pytest.mark.rule("FY-EXTRA-1")
def test_plus_fear_card_gives_a_card_and_a_slot_in_the_fear_phase_of_the_turn() -> None:
    deck = ["fear-hide", "fear-push", "fear-peek", "fear-swap", "fear-step", "fear-pace"]
    table = given(hand=["one-fear-card", "one-fear-card"], fear_deck=deck)
    table.summon("one-fear-card", "one-fear-card").end()
    assert len(table.drawn) == 5
    assert table.slots == 5
    table.end()
    while table.phase == "spirit":
        table.match.pick(len(table.options) - 1)
    assert table.slots == 3


@pytest.mark.rule("FY-EXTRA-2")
def test_in_a_fear_phase_plus_fear_card_does_nothing() -> None:
    table = given("fear", drawn=["one-fear-card"], fear_deck=["fear-hide"])
    table.summon("one-fear-card")
    assert (table.drawn, table.slots) == ([], 2)


# Symbols


@pytest.mark.rule("FY-SYMBOL-1")
def test_a_symbol_counts_as_one_more_token_for_requirements_and_not_for_harvests() -> None:
    table = given(hand=["hope", "needs-1-hope", "needs-2-hope", "harvest-1"], tokens="d6", slots=5)
    assert "needs-1-hope" not in table.can("summon")
    table.summon("hope")
    assert "needs-1-hope" in table.can("summon")
    assert table.summon("harvest-1").can("harvest") == [0, 1]


@pytest.mark.rule("FY-SYMBOL-1")
def test_a_symbol_counts_for_fear_cards_in_a_fear_phase_and_not_over_the_phases() -> None:
    fear = given("fear", drawn=["fear-hope", "fear-needs-hope"], fear_at="b5").summon("fear-hope")
    assert fear.can("summon") == ["fear-needs-hope"]
    table = given(hand=["hope"], fear_deck=["fear-needs-hope", "fear-hide", "fear-push"], fear_at="b5")
    table.summon("hope").end()
    assert table.can("summon") == ["fear-hide", "fear-push"]


@pytest.mark.rule("FY-SYMBOL-2")
def test_a_symbol_counts_for_any_number_of_cards_and_for_one_symbol_of_each() -> None:
    hand = ["hope", "hope", "needs-1-hope", "needs-2-hope", "mending-wren"]
    table = given(hand=hand, tokens="a2", slots=6)
    table.summon("hope", "mending-wren")
    assert "needs-1-hope" in table.can("summon")
    assert "needs-2-hope" not in table.can("summon")
    assert "needs-2-hope" in table.summon("hope").can("summon")


@pytest.mark.rule("FY-SYMBOL-3")
def test_a_symbol_does_not_help_to_summon_its_own_card() -> None:
    assert given(hand=["symbol-that-needs-it"], tokens="a1").can("summon") == []
    table = given(hand=["symbol-that-needs-it", "needs-2-courage"], tokens="a2").summon("symbol-that-needs-it")
    assert table.can("summon") == ["needs-2-courage"]


# Heal


@pytest.mark.rule("FY-HEAL-1", "FY-HEAL-2")
def test_heal_takes_ones_own_token_off_an_opponents_mat_of_ones_choice() -> None:
    table = given(
        seats=3, hand=["heal"], tokens="b1 c1", taken={1: {0: 2}, 2: {0: 2}}, fear_mat={1: ["fear-defense-1+0"]}
    )
    table.summon("heal")
    assert sorted(table.can("heal")) == [(1, 0), (2, 0)]
    table.heal(2, 0).go("d1")
    assert table.at(0) == ["b1", "c1", "d1"]
    assert (table.taken(1, 0), table.taken(2, 0)) == (2, 1)


@pytest.mark.rule("FY-HEAL-2")
def test_one_chooses_whether_it_lay_on_the_mat_or_on_a_card() -> None:
    table = given(
        hand=["heal"], tokens="b1 c1 d1 e1", taken={1: {0: 2}}, fear_mat={1: ["fear-defense-1+1"]}, fear_at="b5"
    )
    assert table.fear_defense == 2
    table.summon("heal").heal(1, 0)
    assert table.prompt == "Where does it return?"
    table.go("f1")
    assert table.fear_defense == 2


@pytest.mark.rule("FY-HEAL-3")
def test_in_the_fear_phase_a_captured_fear_token_goes_to_the_reserve() -> None:
    table = given(
        "fear", seats=3, drawn=["fear-heal"], fear_at="b5", taken={0: {"fear": 1}, 1: {"fear": 1}, 2: {"fear": 1}}
    )
    assert table.reserve == [2, 0]
    table.summon("fear-heal")
    assert sorted(table.can("heal")) == [(1, 4), (2, 4)]
    table.heal(1, "fear")
    assert table.reserve == [3, 0]
    assert table.fear_at == ["b5"]


@pytest.mark.rule("FY-HEAL-3", "FY-HEAL-6")
def test_nobody_has_to_give_up_their_own_captured_token() -> None:
    table = given("fear", drawn=["fear-heal"], fear_at="b5", taken={0: {"fear": 2}}).summon("fear-heal")
    assert table.asks_to_summon
    assert table.taken(0, "fear") == 2


@pytest.mark.rule("FY-HEAL-4")
@pytest.mark.parametrize(
    ("card", "pile"),
    [("heal", "courage"), ("mending-wren", "hope"), ("starting-healer", "gone"), ("fear-heal", "fear")],
)
def test_a_card_that_has_healed_is_discarded_where_it_belongs(card: str, pile: str) -> None:
    for phase in ("spirit", "fear"):
        more = {"hand": [card]} if phase == "spirit" else {"drawn": [card]}
        table = given(
            phase,
            tokens="b1 c6 d1",
            fear_at="b5",
            taken={1: {0: 3, "fear": 1}},
            **more,  # type: ignore[arg-type]
        )
        table.summon(card)
        while not table.asks_to_summon:
            table.match.pick(0)
        assert table.mat(0) == []
        if pile == "gone":
            assert [entry(gone) for gone in table.state.gone] == [card]
        else:
            assert table.discards(pile) == [card]


@pytest.mark.rule("FY-HEAL-5", "FY-HEAL-4")
def test_strength_and_defense_of_the_card_end_with_it_and_its_symbols_hold() -> None:
    table = given(hand=["strong-healer", "needs-1-hope"], tokens="a6 b6 e6 h4 a5", taken={1: {0: 1}})
    assert table.can("summon") == ["strong-healer"]
    table.summon("strong-healer").go("b1")
    assert (table.strength, table.defense(0)) == (0, 0)
    assert table.can("summon") == ["needs-1-hope"]
    assert table.discards("courage") == ["strong-healer"]


@pytest.mark.rule("FY-HEAL-6")
def test_with_nothing_to_heal_the_card_is_kept() -> None:
    table = given(hand=["heal"]).summon("heal")
    assert table.mat(0) == ["heal"]
    assert table.end().hand(0) == ["heal"]


# The Corrupt attribute


@pytest.mark.rule("FY-CORR-1", "FY-CORR-2", "FY-CORR-3")
def test_corrupt_lays_so_many_tiles_where_neither_a_token_nor_a_corrupt_tile_is() -> None:
    table = given("fear", drawn=["fear-corrupt-2"], fear_at="d4", tokens={0: "b4", 1: "h8"}, corrupt="a2")
    table.summon("fear-corrupt-2")
    free = set(table.can("corrupt"))
    assert len(free) == 64 - 4
    assert {"e5", "b1", "b8", "a1"} <= free
    table.corrupt("e5", "b1")
    assert table.corrupted == ["a2", "b1", "e5"]
    assert table.asks_to_summon


@pytest.mark.rule("FY-CORR-1", "FY-COMP-4")
def test_with_48_tiles_on_the_board_no_more_are_placed() -> None:
    all_tiles = [f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)]
    there = " ".join(all_tiles[:47])
    table = given(
        "fear", drawn=["fear-corrupt-2", "fear-cleanse-1"], fear_at="h7", tokens={0: "h1", 1: "h8"}, corrupt=there
    )
    table.summon("fear-corrupt-2").corrupt("h2")
    assert len(table.corrupted) == 48
    assert table.asks_to_summon
    table.summon("fear-cleanse-1").cleanse("a1")
    assert len(table.corrupted) == 47


@pytest.mark.rule("FY-CORR-4")
def test_a_negative_corrupt_removes_tiles_of_ones_choice_with_tokens_on_them_too() -> None:
    table = given(hand=["cleanse-3"], tokens="a1", corrupt="a1 a2 a3 a4").summon("cleanse-3")
    assert table.can("cleanse") == ["a1", "a2", "a3", "a4"]
    table.cleanse("a1", "a2", "a4")
    assert table.corrupted == ["a3"]
    few = given(hand=["cleanse-3"], corrupt="a1 a2").summon("cleanse-3")
    assert few.corrupted == []
    assert given(hand=["cleanse-3"]).summon("cleanse-3").asks_to_summon


@pytest.mark.rule("FY-CORR-4", "FY-CORR-5")
@pytest.mark.parametrize("there", ["b1 c1 d1", "b1 c1"])
def test_nobody_is_asked_which_tile_goes_where_all_must_go(there: str) -> None:
    table = given(hand=["cleanse-3"], corrupt=there).summon("cleanse-3")
    assert table.asks_to_summon
    assert table.corrupted == []
    assert len(table.events("cleansed")) == len(there.split())


@pytest.mark.rule("FY-CORR-4", "FY-CORR-5")
def test_which_tiles_go_is_asked_as_long_as_one_of_them_stays() -> None:
    table = given(hand=["cleanse-3"], corrupt="b1 c1 d1 e1").summon("cleanse-3")
    assert table.prompt == "Remove a Corrupt tile (3 left)"
    table.cleanse("c1", "d1")
    assert table.can("cleanse") == ["b1", "e1"]
    assert table.cleanse("b1").corrupted == ["e1"]


def test_a_save_of_version_3_that_asks_which_of_the_last_tiles_goes_is_played_on() -> None:
    data = given(hand=["cleanse-3"], corrupt="b1 c1 d1 e1").summon("cleanse-3").match.save()
    data["version"], data["fields"]["corrupt"] = 3, [tile("b1"), tile("c1")]
    table = Position(GAME.load(data))
    assert table.prompt == "Remove a Corrupt tile (2 left)"
    assert table.cleanse(*table.can("cleanse")).corrupted == []
    assert table.asks_to_summon


@pytest.mark.rule("FY-CORR-1", "FY-CORR-5")
def test_nobody_is_asked_where_a_tile_is_laid_where_all_free_tiles_are() -> None:
    tokens = {seat: " ".join([f"{column}{seat + 1}" for column in "abcdef"]) for seat in range(3)}
    free, stood = {"a8", "b8"}, " ".join([*tokens.values(), "d5"]).split()
    corrupt = {f"{column}{row}" for column in "abcdefgh" for row in range(1, 9)} - free - set(stood)
    there = " ".join(corrupt)
    table = given("fear", seats=3, drawn=["fear-corrupt-2"], fear_at="d5", corrupt=there, tokens=tokens)
    table.summon("fear-corrupt-2")
    assert table.asks_to_summon
    assert set(table.corrupted) == corrupt | free


@pytest.mark.rule("FY-TIMES-8")
def test_a_corrupt_multiplier_that_comes_after_has_the_missing_tiles_placed_or_removed() -> None:
    lay = given("fear", drawn=["fear-corrupt-2", "fear-double-corrupt", "fear-corrupt-1"], slots=5, fear_at="d4")
    lay.summon("fear-corrupt-2").corrupt("a3", "a4").summon("fear-double-corrupt").corrupt("a5", "a6")
    assert lay.asks_to_summon
    lay.summon("fear-corrupt-1").corrupt("b3", "b4")
    assert lay.asks_to_summon
    remove = given(hand=["cleanse-1", "double-corrupt"], corrupt="a2 a3 a4")
    remove.summon("cleanse-1").cleanse("a2").summon("double-corrupt").cleanse("a3")
    assert remove.corrupted == ["a4"]


@pytest.mark.rule("FY-TIMES-8", "FY-MANY-2")
def test_tiles_that_could_not_be_removed_are_not_owed() -> None:
    table = given(hand=["cleanse-3", "corrupt-2", "double-corrupt"], corrupt="a2", slots=4)
    table.summon("cleanse-3").summon("corrupt-2").corrupt("b3", "b4").summon("double-corrupt")
    table.corrupt("b5", "b6")
    assert table.can("cleanse") == ["b3", "b4", "b5", "b6"], "only the three for the multiplier"
    table.cleanse("b3", "b4", "b5")
    assert table.corrupted == ["b6"]


# Steal


@pytest.mark.rule("FY-STEAL-1")
def test_one_steals_from_another_hand_by_chance_and_never_what_lies_face_up() -> None:
    table = given(seats=3, hand={0: ["steal"], 1: ["step"], 2: []}, mat={1: ["defense-1"], 2: ["defense-2"]})
    table.summon("steal")
    assert table.hand(0) == ["step"]
    assert table.mat(1) == ["defense-1"]
    nobody = given(hand=["steal"], mat={1: ["defense-1"]}).summon("steal")
    assert nobody.asks_to_summon
    seen = set()
    for seed in range(30):
        chance = given(hand={0: ["steal"], 1: ["step", "pace", "vault"]})
        chance.state.dice = seeded(seed)
        seen.update(chance.summon("steal").hand(0))
    assert seen == {"step", "pace", "vault"}


@pytest.mark.rule("FY-STEAL-2")
def test_stolen_in_the_spirit_phase_it_is_played_like_any_other_in_the_same_turn_too() -> None:
    table = given(seats=3, hand={0: ["steal"], 1: ["strength-2"]}).summon("steal")
    assert table.told(0)[-1] != table.told(2)[-1]
    assert table.told(1)[-1] != table.told(None)[-1]
    assert "Strength 2" not in table.told(2)[-1]
    assert "Strength 2" in table.told(0)[-1]
    assert "Strength 2" in table.told(1)[-1]
    assert table.summon("strength-2").strength == 2


@pytest.mark.rule("FY-STEAL-3")
def test_stolen_in_the_fear_phase_it_goes_face_up_to_the_fear_discards_and_comes_with_them() -> None:
    table = given("fear", drawn=["fear-steal", "fear-one-card"], hand={1: ["plain-hope"]}, fear_deck=[])
    table.summon("fear-steal")
    assert table.discards("fear") == ["plain-hope"]
    assert "Plain hope" in table.told(None)[-1]
    table.summon("fear-one-card")
    assert table.drawn == ["plain-hope"]
    assert table.can("summon") == ["plain-hope"]


@pytest.mark.rule("FY-STEAL-4")
def test_a_fear_card_in_a_hand_is_summoned_with_either_side_for_ones_player_tokens() -> None:
    hand = ["fear-strength-2", "fear-needs-hope", "fear-hide"]
    table = given(hand=hand, tokens="d3", fear_at="h7")
    assert table.can("summon") == ["fear-hide", "fear-strength-2"]
    assert table.can("flip") == sorted(hand)
    assert table.summon("fear-strength-2").strength == 2
    table.flip("fear-needs-hope").move("d3", "d5")
    assert table.at(0) == ["d5"]
    table.end()
    assert table.hand(0) == sorted(hand)
    assert given(hand=hand, tokens="c6", fear_at="h7").can("summon") == sorted(hand)


@pytest.mark.rule("FY-STEAL-5", "FY-CORRUPT-3")
def test_a_fear_card_of_a_hand_is_never_forced_and_goes_to_the_fear_discards() -> None:
    table = given(hand=["fear-corrupt-1", "let-go-1"], spare=False)
    assert ("end-phase",) in table.options
    assert "fear-corrupt-1" in table.can("flip")
    table.summon("let-go-1")
    assert table.discards("fear") == ["fear-corrupt-1"]


@pytest.mark.rule("FY-STEAL-2", "FY-INFO-1")
def test_a_stolen_fear_card_shows_its_back() -> None:
    table = given(seats=3, hand={0: ["steal"], 1: ["fear-hide"]}, spare=False).summon("steal")
    assert table.view(2)["players"][0]["hand"] == ["?fear"]


# Peek


@pytest.mark.rule("FY-PEEK-1")
def test_peek_shows_the_top_of_any_pile_to_one_player_alone_and_leaves_it_there() -> None:
    table = given(hand=["peek"], piles={"hope": (["plain-hope", "hearth-hen"], [])}).summon("peek")
    assert table.can("peek") == [0, 1, 2, 3, 4, 6]
    before = [*table.state.piles]
    table.pick("peek", 4)
    assert table.state.piles == before
    assert "Plain hope" in table.told(0)[-1]
    assert "Plain hope" not in table.told(1)[-1]
    assert "Plain hope" not in table.told(None)[-1]
    fear = given("fear", drawn=["fear-peek"], fear_deck=["fear-hide", "fear-push"]).summon("fear-peek").pick("peek", 6)
    assert "Fear hide" in fear.told(0)[-1]


@pytest.mark.rule("FY-PEEK-2")
def test_peek_shows_a_card_of_a_hand_by_chance_instead() -> None:
    table = given(seats=3, hand={0: ["peek"], 1: ["step"], 2: []}).summon("peek")
    assert table.can("spy") == [1]
    table.pick("spy", 1)
    assert "Step" in table.told(0)[-1]
    assert "Step" not in table.told(1)[-1]
    assert table.hand(1) == ["step"]


# Who sees what


@pytest.mark.rule("FY-INFO-1")
def test_hands_are_secret_but_for_the_backs_of_their_cards() -> None:
    table = given(hand={0: ["step"], 1: ["step", "plain-hope", "starter", "fear-hide"]})
    backs = ["?courage", "?fear", "?hope", "?starting"]
    assert sorted(table.view(0)["players"][1]["hand"]) == backs
    assert sorted(table.view(None)["players"][1]["hand"]) == backs
    assert "plain-hope" in table.view(1)["players"][1]["hand"]


@pytest.mark.rule("FY-INFO-2")
def test_board_face_up_cards_discards_captured_tokens_strength_and_defense_are_open() -> None:
    table = given(
        hand=["strength-2"],
        mat={1: ["defense-1"]},
        discards={"hope": ["plain-hope"]},
        fear_discard=["fear-hide"],
        taken={0: {"fear": 1}},
    )
    table.summon("strength-2").lay()
    view = table.view(None)
    assert (view["strength"], view["players"][1]["defense"], view["fear_defense"]) == (2, 1, 2)
    assert view["players"][1]["spirits"][0]["id"] == "defense-1"
    assert (view["discards"][2], view["fear_discard"]) == (["plain-hope"], ["fear-hide"])
    assert view["players"][0]["taken"][4] == 1


@pytest.mark.rule("FY-INFO-3")
def test_drawn_fear_cards_are_seen_by_their_player_until_summoned_and_flipped_ones_by_all() -> None:
    table = given("fear", drawn=["fear-hide", "fear-push"], fear_at="b5", spare=False)
    assert table.view(1)["players"][0]["drawn"] == ["?fear", "?fear"]
    assert sorted(table.view(0)["players"][0]["drawn"]) == ["fear-hide", "fear-push"]
    table.flip("fear-push")
    flipped = table.view(1)["players"][0]["fears"][0]
    assert (flipped["id"], flipped["flipped"]) == ("fear-push", True)


@pytest.mark.rule("FY-INFO-4")
def test_a_harvested_card_is_seen_by_its_player_and_one_from_the_discards_is_known_to_all() -> None:
    table = given(
        hand=["harvest-2"],
        tokens="c6",
        discards={"hope": ["hearth-hen"]},
        piles={"hope": (["plain-hope", "mending-wren"], [])},
    )
    table.summon("harvest-2").harvest("hope")
    assert "Plain hope" in table.told(0)[-1]
    assert "Plain hope" not in table.told(1)[-1]
    table.gather("hope")
    assert "Hearth Hen" in table.told(1)[-1]
    number = BOX.number["hearth-hen"]
    assert all([number in table.world(1, seed).hands[0] for seed in range(20)])


def stolen(card: str) -> Position:
    """Seat 0 has stolen a card of seat 1's two at three seats."""
    table = given(seats=3, hand={0: ["steal"], 1: ["strength-2", "defense-2"], 2: ["peek"]}, spare=False)
    for seed in range(40):
        tried = Position(table.match.copy())
        tried.state.dice = seeded(seed)
        tried.summon("steal").pick("steal", 1)
        if tried.hand(0) == [card]:
            return tried
    raise AssertionError(f"chance never stole {card}")


@pytest.mark.rule("FY-STEAL-2", "FY-INFO-1")
def test_what_a_third_player_imagines_does_not_hang_on_which_card_was_stolen() -> None:
    first, other = stolen("strength-2"), stolen("defense-2")
    assert first.view(2) == other.view(2)
    for seat in (0, 1):
        held = {tuple(first.world(seat, seed).hands[0]) for seed in range(20)}
        assert held == {tuple(first.state.hands[0])}, "both who know imagine it where it is"
    third = [first.world(2, seed).hands for seed in range(40)]
    assert third == [other.world(2, seed).hands for seed in range(40)]
    assert len({hands[0] for hands in third}) > 2


@pytest.mark.rule("FY-STEAL-2", "FY-INFO-1")
def test_nor_does_it_hang_on_where_the_stolen_card_stands_among_those_that_all_know() -> None:
    worlds = []
    for stolen_card, left in (("strength-1", "hide"), ("hide", "strength-1")):
        table = given(seats=3, hand={0: ["pace", stolen_card], 1: [left], 2: ["peek"]})
        low, known, high = [BOX.number[name] for name in ("strength-1", "pace", "hide")]
        assert low < known < high
        table.state.hide_openly(known)
        table.state.draw_blind(0b011, BOX.number[stolen_card], [low, high])
        worlds.append([table.world(2, seed).hands for seed in range(40)])
    assert worlds[0] == worlds[1]


@pytest.mark.rule("FY-PEEK-1", "FY-INFO-4")
def test_what_was_peeked_at_is_where_it_is_in_the_worlds_of_who_saw_it_alone() -> None:
    table = given(hand=["peek"]).summon("peek").pick("peek", 6)
    top = table.state.fear_deck[-1]
    tops = [{table.world(seat, seed).fear_deck[-1] for seed in range(20)} for seat in (0, 1)]
    assert tops[0] == {top}
    assert len(tops[1]) > 5
