"""Set-up, the board and the Void."""

from __future__ import annotations

import pytest

from gloaming.games.follow_your_fear.map import HOME
from tests.games.follow_your_fear.table import BOX, SOLD, Position, entry, given, new, squares, tile

TAKES = ("Take a Spirit Guide", "Take a Starting Spirit")


def until(table: Position, prompt: str) -> Position:
    """Take the first option until this question is asked."""
    while table.prompt != prompt:
        table.match.pick(0)
    return table


@pytest.mark.rule("FY-SETUP-1")
def test_player_1_is_drawn_by_chance_and_the_others_follow_clockwise() -> None:
    assert {new(3, seed).state.first for seed in range(12)} == {0, 1, 2}
    table = until(new(3, 1), "Choose your side of the board")
    first = table.asked
    table.pick("side", 2)
    turns = []
    for _ in range(3):
        turns.append(table.turn)
        while not table.over and table.turn == turns[-1]:
            end = ("end-phase",) in table.options
            table.match.pick(table.options.index(("end-phase",)) if end else 0)
    assert turns == [first, (first + 1) % 3, (first + 2) % 3]


@pytest.mark.rule("FY-SETUP-2", "FY-COMP-3")
def test_the_spirits_lie_in_six_piles_two_of_each_type_without_the_starting_spirits() -> None:
    state = new().state
    assert [len(pile) for pile in state.piles] == [17] * 6
    for number, pile in enumerate(state.piles):
        assert {state.box.backs[card] for card in pile} == {("courage", "reason", "hope")[number // 2]}
    assert new(2, 1).state.piles != new(2, 2).state.piles


@pytest.mark.rule("FY-SETUP-3")
def test_player_1_chooses_the_fear() -> None:
    table = new()
    assert table.asked == table.state.first
    assert table.rule == "FY-SETUP-3"
    assert len(table.options) == 6
    table.pick("fear", 3)
    assert table.view()["fear"] == "heights"


@pytest.mark.rule("FY-SETUP-3")
def test_a_fear_that_the_table_has_named_is_not_asked_for() -> None:
    table = new(fear="decay")
    assert table.prompt == "Take a Spirit Guide"
    assert table.view()["fear"] == "decay"


@pytest.mark.rule("FY-SETUP-4")
def test_all_share_the_shuffled_deck_of_the_chosen_fear_and_its_tokens() -> None:
    first, other = new(4, 1, fear="dark").state, new(4, 2, fear="dark").state
    assert len(first.fear_deck) == 24
    assert {first.box.entry[card].fear for card in first.fear_deck} == {"dark"}
    assert first.fear_deck != other.fear_deck
    assert first.reserve == [6, 0]


@pytest.mark.rule("FY-SETUP-5", "FY-SETUP-6")
def test_from_the_last_player_to_the_first_each_takes_a_guide_and_two_others() -> None:
    table = new(3, 5, fear="dark")
    first, order = table.state.first, []
    while table.prompt in TAKES:
        before = [table.state.box.entry[option[1]].id for option in table.options]
        guides = {spirit.id for spirit in SOLD.box.spirits if spirit.kind == "guide"}
        order.append(table.asked)
        assert set(before) <= guides if order.count(table.asked) == 1 else not guides & set(before)
        assert table.prompt == TAKES[order.count(table.asked) > 1]
        table.match.pick(0)
    assert order == [seat % 3 for seat in (first + 2,) * 3 + (first + 1,) * 3 + (first,) * 3]
    assert [len(hand) for hand in table.state.hands] == [3, 3, 3]


@pytest.mark.rule("FY-SETUP-6")
def test_a_starting_spirit_that_is_taken_is_there_for_nobody_else() -> None:
    table = new(2, 1, fear="dark")
    taken = table.options[0][1]
    table.pick("take", taken)
    assert taken not in table.state.offered
    while table.prompt in TAKES:
        assert ("take", taken) not in table.options
        table.match.pick(0)


@pytest.mark.rule("FY-SETUP-6", "FY-COMP-3")
def test_the_last_of_four_players_still_has_a_choice() -> None:
    table = new(4, 1, fear="dark")
    choices = []
    while table.prompt in TAKES:
        choices.append(len(table.options))
        table.match.pick(0)
    assert choices[-3:] == [3, 6, 5]


@pytest.mark.rule("FY-SETUP-7")
def test_the_last_player_puts_the_first_fear_token_on_any_void_tile() -> None:
    table = until(new(3, 4, fear="dark"), "Place Fear in the Void")
    assert table.asked == table.state.seat_before(table.state.first)
    assert table.can("place") == ["d4", "d5", "e4", "e5"]
    table.place("e5")
    assert table.fear_at == ["e5"]
    assert table.reserve == [5, 0]


@pytest.mark.rule("FY-SETUP-8")
@pytest.mark.parametrize(
    ("seats", "sides"),
    [
        (2, ["south", "north"]),
        (3, ["south", "west", "north"]),
        (4, ["south", "west", "north", "east"]),
    ],
)
def test_player_1_chooses_a_side_and_the_others_have_the_nearest(seats: int, sides: list[str]) -> None:
    table = until(new(seats, 3, fear="dark"), "Choose your side of the board")
    first = table.state.first
    assert table.asked == first
    assert len(table.options) == 4
    table.pick("side", 2)
    players = table.view()["players"]
    assert [players[(first + seat) % seats]["side"] for seat in range(seats)] == sides


@pytest.mark.rule("FY-SETUP-9", "FY-COMP-1")
def test_six_tokens_of_each_player_stand_on_the_six_starting_tiles() -> None:
    table = until(new(4, 3, fear="dark"), "Choose your side of the board")
    table.pick("side", 0)
    for seat in range(4):
        assert tuple(sorted(table.state.standing[seat])) == tuple(sorted(HOME[table.state.side[seat]]))
    assert sum([len(tiles) for tiles in table.state.standing[:4]]) == 24
    assert table.turn == table.state.first


# The board


@pytest.mark.rule("FY-BOARD-2", "FY-BOARD-3")
def test_a_home_row_is_the_edge_without_its_corners() -> None:
    assert [squares(row) for row in HOME] == [
        ["b8", "c8", "d8", "e8", "f8", "g8"],
        ["h2", "h3", "h4", "h5", "h6", "h7"],
        ["b1", "c1", "d1", "e1", "f1", "g1"],
        ["a2", "a3", "a4", "a5", "a6", "a7"],
    ]


@pytest.mark.rule("FY-BOARD-3")
def test_the_home_row_of_a_side_without_a_player_harvests_like_any_other() -> None:
    table = given("harvest", tokens="h4 a8")
    assert table.can("harvest") == [2, 3, 4, 5]


@pytest.mark.rule("FY-BOARD-4", "FY-HEAL-1")
def test_a_token_returns_to_a_free_starting_tile_of_its_owner() -> None:
    table = given(hand=["heal"], tokens="b1 c1 d1 e4", taken={1: {0: 2}})
    table.summon("heal")
    assert table.can("go") == ["e1", "f1", "g1"]
    table.go("f1")
    assert table.at(0) == ["b1", "c1", "d1", "e4", "f1"]


@pytest.mark.rule("FY-BOARD-4", "FY-HEAL-1")
def test_with_no_starting_tile_free_it_returns_to_any_free_tile() -> None:
    table = given(hand=["heal"], tokens={0: "b1 c1 d1 e1", 1: "f1 g1"}, taken={1: {0: 2}}, corrupt="h4")
    table.summon("heal")
    assert len(table.can("go")) == 64 - 7
    assert {"d5", "h4", "a1"} <= set(table.can("go"))
    table.go("d5")
    assert "d5" in table.at(0)


@pytest.mark.rule("FY-BOARD-5")
def test_no_token_goes_where_one_stands_and_any_tile_may_be_entered() -> None:
    table = given(hand=["teleport"], tokens={0: "c3 c4", 1: "c5"}, corrupt="f3")
    table.summon("teleport").token("c3")
    free = table.can("go")
    assert not {"c3", "c4", "c5", "d4"} & set(free)
    assert {"a1", "h8", "b8", "e5", "f3"} <= set(free)
    assert len(free) == 60


# The Void


@pytest.mark.rule("FY-VOID-1")
def test_a_fear_token_in_the_void_has_2_more_defense() -> None:
    assert given(fear_at="d4").fear_defense == 2
    assert given(fear_at="c4").fear_defense == 0


@pytest.mark.rule("FY-VOID-1")
def test_a_player_token_in_the_void_has_2_less_defense() -> None:
    assert given(tokens="e5").defense(0) == -2
    assert given(tokens="f5").defense(0) == 0


@pytest.mark.rule("FY-VOID-2")
def test_the_void_counts_once_for_all_tokens_of_a_side() -> None:
    table = given(tokens="d5 e5 a1", fear="dragons", fear_at="d4", blue_at="e4")
    assert table.defense(0) == -2
    assert table.fear_defense == 2
    assert given(fear="dragons", fear_at="d4", blue_at="h4").fear_defense == 2


@pytest.mark.rule("FY-VOID-2", "FY-DEFENSE-1")
def test_nothing_multiplies_or_exchanges_what_the_void_changes() -> None:
    table = given(tokens="e5", hand=["defense-2", "double-defense", "turn"], slots=4)
    table.summon("defense-2", "double-defense")
    assert table.defense(0) == 4 - 2
    table.summon("turn")
    assert (table.strength, table.defense(0)) == (4, -2)


@pytest.mark.rule("FY-VOID-3", "FY-HARVEST-4")
def test_a_void_tile_harvests_any_type() -> None:
    assert given("harvest", tokens="e5").can("harvest") == [0, 1, 2, 3, 4, 5]


@pytest.mark.rule("FY-VOID-3", "FY-NEED-6")
def test_a_void_tile_counts_as_any_one_symbol_for_a_summons_corrupt_too() -> None:
    cards = ["needs-1-courage", "needs-1-reason", "needs-1-hope", "needs-1-corrupt", "needs-2-hope"]
    table = given(tokens="e5", hand=cards)
    assert table.can("summon") == ["needs-1-corrupt", "needs-1-courage", "needs-1-hope", "needs-1-reason"]
    table.summon("needs-1-corrupt")
    assert table.can("summon") == ["needs-1-courage", "needs-1-hope", "needs-1-reason"]


@pytest.mark.rule("FY-VOID-4")
def test_a_corrupted_void_tile_counts_as_corrupt_alone_and_changes_no_defense() -> None:
    table = given(tokens="e5", fear_at="d4", corrupt="d4 e5", hand=["needs-1-corrupt", "needs-1-hope"])
    assert table.can("summon") == ["needs-1-corrupt"]
    assert table.defense(0) == 0
    assert table.fear_defense == 0
    assert given("harvest", tokens="e5", corrupt="e5", hand=["step"]).prompt == "Summon a card"


@pytest.mark.rule("FY-VOID-4", "FY-RESPAWN-1")
def test_a_fear_token_may_be_put_on_a_corrupted_void_tile() -> None:
    table = given(hand=["strength-3", "step"], tokens="d3", fear_at="d4", corrupt="e5")
    table.summon("strength-3", "step").move("d3", "d4")
    assert table.can("place") == ["d5", "e4", "e5"]
    table.place("e5")
    assert table.fear_defense == 0


def test_the_table_names_squares_as_the_game_does() -> None:
    assert squares([0, 63]) == ["a8", "h1"]
    assert [tile("a8"), tile("h1")] == [0, 63]
    assert entry(BOX.number["ember-fox"]) == "ember-fox"
