"""Set-up."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.games.dont_go_in_there.packs import BOX
from tests.games.dont_go_in_there.table import CARD, GAME, given, new
from tests.games.sitting import play_on

SEEDS = range(100)


@pytest.mark.rule("DG-COMP-1")
def test_two_to_five_players_sit_down() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]


@pytest.mark.rule("DG-COMP-1")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_nobody_plays_alone_or_with_five_others(seats: int) -> None:
    with pytest.raises(gloaming.BadSetup, match="2 to 5 seats"):
        GAME.new(seats=seats, seed=1)


@pytest.mark.rule("DG-SETUP-1")
@pytest.mark.parametrize(("seats", "types"), [(2, 5), (3, 6), (4, 7), (5, 8)])
def test_more_players_use_more_card_types(seats: int, types: int) -> None:
    drawn = new(seats).match.view(None)["types"]
    assert len(set(drawn)) == len(drawn) == types


@pytest.mark.rule("DG-SETUP-1")
def test_types_are_drawn_at_random_from_all_twelve() -> None:
    drawn = [tuple(new(2, seed).match.view(None)["types"]) for seed in SEEDS]
    assert len({kind for types in drawn for kind in types}) == 12
    assert len(set(drawn)) > 40


@pytest.mark.rule("DG-SETUP-1")
def test_the_table_may_choose_the_types_and_all_are_told() -> None:
    table = new(2, types=["ring", "tome", "cat", "mask", "twin"])
    assert table.match.view(None)["types"] == ["cat", "mask", "ring", "tome", "twin"]
    assert table.told()[0] == "The card types in play: Cat, Mask, Ring, Tome and Twin."


@pytest.mark.rule("DG-SETUP-1")
@pytest.mark.parametrize(
    "types",
    [
        ["ring", "tome", "cat", "mask"],
        ["ring", "tome", "cat", "mask", "twin", "doll"],
        ["ring", "ring", "cat", "mask", "twin"],
        ["ring", "tome", "cat", "mask", "dagger"],
        "ring",
    ],
    ids=["too few", "too many", "one twice", "one unknown", "no list"],
)
def test_a_wrong_choice_of_types_is_refused(types: Any) -> None:
    with pytest.raises(gloaming.BadSetup, match="5 different ones of amulet, cat"):
        GAME.new(seats=2, seed=1, options={"types": types})


@pytest.mark.rule("DG-SETUP-2")
def test_the_deck_is_shuffled() -> None:
    types = ["ring", "tome", "cat", "mask", "twin"]
    first = [tuple(new(2, seed, types=types, board_1="attic").board("attic")["cards"]) for seed in SEEDS]
    assert len(set(first)) > 50
    assert len({card for cards in first for card in cards}) == 40


@pytest.mark.rule("DG-SETUP-3")
@pytest.mark.parametrize(("seats", "removed"), [(2, 16), (3, 12), (4, 8), (5, 4)])
def test_cards_are_removed_so_that_12_are_left_for_each_player(seats: int, removed: int) -> None:
    view = new(seats).match.view(None)
    assert view["removed"] == removed
    assert view["deck"] + 9 == 12 * seats


@pytest.mark.rule("DG-SETUP-3")
def test_which_cards_are_removed_is_left_to_chance() -> None:
    types = ["ring", "tome", "cat", "mask", "twin"]
    seen = set()
    for seed in range(4):
        table = new(2, seed, types=types)
        play_on(table)
        seen.add(tuple(sorted(card for seat in (0, 1) for card in table.tableau(seat) + table.dispelled(seat))))
    assert len(seen) == 4
    assert all(len(cards) == 24 for cards in seen)


@pytest.mark.rule("DG-SETUP-4")
def test_nobody_sees_the_removed_cards_not_even_at_the_end() -> None:
    table = new(2)
    play_on(table)
    assert [table.match.view(seat)["removed"] for seat in (0, 1, None)] == [16, 16, 16]


@pytest.mark.rule("DG-SETUP-4")
def test_a_removed_card_might_be_any_that_nobody_has_seen() -> None:
    table = new(2, seed=3)
    worlds = {table.match.imagine(0, seed)._state.removed for seed in range(10)}  # type: ignore[attr-defined]
    assert len(worlds) == 10


@pytest.mark.rule("DG-SETUP-5")
def test_every_board_lies_on_a_random_side_whatever_the_others_do() -> None:
    laid = {tuple(board["room"] for board in new(2, seed).match.view(None)["boards"]) for seed in SEEDS}
    assert laid == {
        (left, middle, right)
        for left in ("attic", "nursery")
        for middle in ("basement", "hallway")
        for right in ("library", "secret-passage")
    }


@pytest.mark.rule("DG-SETUP-5")
def test_the_table_may_choose_the_sides() -> None:
    for seed in range(10):
        boards = new(2, seed, board_1="nursery", board_3="library").match.view(None)["boards"]
        assert (boards[0]["room"], boards[2]["room"]) == ("nursery", "library")


@pytest.mark.rule("DG-SETUP-5")
def test_a_room_of_another_board_is_refused() -> None:
    with pytest.raises(gloaming.BadSetup, match="'board-1' must be one of attic, nursery"):
        GAME.new(seats=2, seed=1, options={"board-1": "library"})


@pytest.mark.rule("DG-SETUP-6")
def test_three_cards_lie_in_every_room() -> None:
    table = new(3, board_3="library")
    for board in table.match.view(None)["boards"]:
        assert len(set(board["cards"])) == 3
        assert "?" not in board["cards"]


@pytest.mark.rule("DG-SETUP-6", "DG-LIBRARY-1")
def test_the_library_is_in_order_from_the_start() -> None:
    for seed in SEEDS:
        values = [BOX.curses[CARD[card]] for card in new(2, seed, board_3="library").board("library")["cards"]]
        assert values == sorted(values)


@pytest.mark.rule("DG-SETUP-6", "DG-SECRETPASSAGE-1")
def test_the_third_card_of_the_secret_passage_lies_face_down_from_the_start() -> None:
    table = new(2, board_3="secret-passage")
    for seat in (0, 1, None):
        cards = table.board("secret-passage", seat)["cards"]
        assert cards[2] == "?"
        assert "?" not in cards[:2]


@pytest.mark.rule("DG-SETUP-7", "DG-COMP-2")
def test_each_player_starts_with_five_meeples_and_nothing_else() -> None:
    table = new(4)
    for seat in range(4):
        assert table.supply(seat) == 5
        assert table.ghosts(seat) == 0
        assert table.tableau(seat) == table.dispelled(seat) == []


@pytest.mark.rule("DG-SETUP-7")
@pytest.mark.parametrize("meeples", [4, 6, 10])
def test_the_table_may_agree_on_other_numbers_of_meeples(meeples: int) -> None:
    assert new(2, meeples=meeples).supply(1) == meeples


@pytest.mark.rule("DG-SETUP-7")
@pytest.mark.parametrize("meeples", [3, 11, 5.0, True, "5", None])
def test_a_wrong_number_of_meeples_is_refused(meeples: Any) -> None:
    with pytest.raises(gloaming.BadSetup, match="'meeples' must be a whole number from 4 to 10"):
        GAME.new(seats=2, seed=1, options={"meeples": meeples})


@pytest.mark.rule("DG-SETUP-8")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_random_player_starts_and_all_are_told(seats: int) -> None:
    first = set()
    for seed in SEEDS:
        table = new(seats, seed)
        assert table.told()[-1] == f"Player {table.asked + 1} starts."
        first.add(table.asked)
    assert first == set(range(seats))


def test_the_builder_of_these_tests_fills_up_to_a_sound_table() -> None:
    table = given(3, cards={"attic": ["ring-1"]}, tableau={2: ["tome-4"]})
    view = table.match.view(None)
    assert len(view["types"]) == 6
    assert view["boards"][0]["cards"][0] == "ring-1"
    assert view["players"][2]["tableau"] == ["tome-4"]
