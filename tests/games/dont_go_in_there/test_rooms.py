"""The six rooms."""

from __future__ import annotations

import pytest

from tests.games.dont_go_in_there.table import Position, given

TWO = {"2nd": 0, "3rd": 1}

# Attic


@pytest.mark.rule("DG-ATTIC-1")
def test_the_top_of_the_attic_costs_a_ghost_at_once() -> None:
    table = given(2, rooms=["attic"])
    table.place("attic", "top")
    assert table.ghosts(0) == 1
    assert table.told()[-1] == "Player 1 takes 1 ghost."
    assert table.asked == 1


@pytest.mark.rule("DG-ATTIC-1")
@pytest.mark.parametrize("space", ["2nd", "3rd", "bottom"])
def test_the_other_spaces_of_the_attic_cost_nothing(space: str) -> None:
    table = given(2, rooms=["attic"])
    table.place("attic", space)
    assert table.ghosts(0) == 0


@pytest.mark.rule("DG-ATTIC-1")
def test_the_ghost_of_the_attic_comes_on_top_of_those_rolled() -> None:
    table = given(2, rooms=["attic"], meeples={"attic": {"3rd": 1, "bottom": 1}})
    table.place("attic", "top", ghosts=3)
    assert table.ghosts(0) == 1 + 3


@pytest.mark.rule("DG-ATTIC-1")
@pytest.mark.parametrize("room", ["nursery", "basement", "hallway", "library", "secret-passage"])
def test_no_other_top_space_costs_a_ghost(room: str) -> None:
    table = given(2, rooms=[room])
    table.place(room, "top")
    assert table.ghosts(0) == 0


# Basement


@pytest.mark.rule("DG-BASEMENT-1", "DG-BASEMENT-3")
def test_the_third_placer_sees_the_roll_and_may_keep_it() -> None:
    table = given(3, rooms=["basement"], meeples={"basement": {"top": 0, "2nd": 1}}, turn=2)
    table.place("basement", "bottom", ghosts=3)
    assert (table.prompt, table.asked, table.rule) == ("Roll all dice again?", 2, "DG-BASEMENT-1")
    assert sum(table.rolled) == 3
    assert table.labels == ["Keep the roll: 3 ghosts", "Roll all 6 dice again"]
    table.pick("Keep the roll")
    assert [table.ghosts(seat) for seat in range(3)] == [3, 2, 0]
    assert (table.prompt, table.asked) == ("Take a Cursed card", 0)


@pytest.mark.rule("DG-BASEMENT-1", "DG-BASEMENT-2")
@pytest.mark.parametrize("second", [1, 5])
def test_all_dice_are_rolled_again_and_the_second_result_stands(second: int) -> None:
    table = given(2, rooms=["basement"], cards={"basement": ["ring-1", "ring-2", "tome-3"]}, meeples={"basement": TWO})
    table.place("basement", "top", ghosts=3)
    table.pick("Roll all 5 dice again", ghosts=second)
    assert len(table.rolled) == 5
    assert table.ghosts(0) == second + max(0, second - 1)
    shown = "1 ghost" if second == 1 else "5 ghosts"
    assert table.told().count(f"Player 1 rolls all 5 dice again: {shown}.") == 1


@pytest.mark.rule("DG-BASEMENT-1")
def test_the_dice_are_rolled_again_only_once() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": TWO})
    table.place("basement", "top", ghosts=3)
    table.pick("Roll all", ghosts=4)
    assert table.prompt == "Take a Cursed card"


@pytest.mark.rule("DG-BASEMENT-1", "DG-BASEMENT-3")
def test_no_ghost_is_handed_out_before_the_third_placer_has_decided() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": TWO})
    table.place("basement", "top", ghosts=6)
    assert table.ghosts(0) == table.ghosts(1) == 0


@pytest.mark.rule("DG-BASEMENT-1")
@pytest.mark.parametrize("room", ["attic", "nursery", "hallway", "library", "secret-passage"])
def test_no_other_room_rolls_again(room: str) -> None:
    table = given(2, rooms=[room], meeples={room: TWO})
    table.place(room, "top", ghosts=3)
    assert not [label for label in table.labels if label.startswith("Roll all")]


# Hallway


@pytest.mark.rule("DG-HALLWAY-1", "DG-HALLWAY-2")
def test_the_third_placer_may_change_a_die_either_way_or_decline() -> None:
    table = given(3, rooms=["hallway"], meeples={"hallway": {"top": 0, "2nd": 1}}, turn=2)
    table.place("hallway", "bottom", ghosts=3)
    assert (table.prompt, table.asked, table.rule) == ("Change one die?", 2, "DG-HALLWAY-1")
    assert table.labels == ["Keep the roll: 3 ghosts", "Turn a ghost into a blank", "Turn a blank into a ghost"]


@pytest.mark.rule("DG-HALLWAY-1")
@pytest.mark.parametrize(
    ("choice", "ghosts"), [("Keep the roll", 3), ("Turn a ghost into a blank", 2), ("Turn a blank into a ghost", 4)]
)
def test_one_die_is_changed_and_the_ghosts_follow(choice: str, ghosts: int) -> None:
    table = given(2, rooms=["hallway"], meeples={"hallway": {"3rd": 1, "bottom": 1}})
    table.place("hallway", "top", ghosts=3)
    table.pick(choice)
    assert sum(table.rolled) == ghosts
    assert len(table.rolled) == 6
    assert table.ghosts(0) == ghosts
    assert table.prompt == "Take a Cursed card"


@pytest.mark.rule("DG-HALLWAY-1")
@pytest.mark.parametrize(
    ("rolled", "change"), [(0, "Turn a blank into a ghost"), (3, "Turn a ghost into a blank")], ids=["blanks", "ghosts"]
)
def test_of_equal_dice_there_is_but_one_way_to_change(rolled: int, change: str) -> None:
    table = given(2, rooms=["hallway"], cards={"hallway": ["ring-3", "ring-4", "tome-4"]}, meeples={"hallway": TWO})
    table.place("hallway", "bottom", ghosts=rolled)
    assert [label for label in table.labels if not label.startswith("Keep")] == [change]


@pytest.mark.rule("DG-HALLWAY-2")
def test_the_third_placer_decides_though_others_gain_by_it() -> None:
    table = given(3, rooms=["hallway"], meeples={"hallway": {"top": 0, "2nd": 1}}, turn=2)
    table.place("hallway", "bottom", ghosts=2)
    assert table.asked == 2
    table.pick("Turn a ghost into a blank")
    assert [table.ghosts(seat) for seat in range(3)] == [1, 0, 0]


@pytest.mark.rule("DG-HALLWAY-1")
@pytest.mark.parametrize("room", ["attic", "nursery", "basement", "library", "secret-passage"])
def test_no_other_room_changes_a_die(room: str) -> None:
    table = given(2, rooms=[room], meeples={room: TWO})
    table.place(room, "top", ghosts=3)
    assert not [label for label in table.labels if label.startswith("Turn")]


# Library


@pytest.mark.rule("DG-LIBRARY-1")
def test_the_library_puts_its_new_cards_in_ascending_order() -> None:
    table = _opened_library("ring-4", "tome-1", "twin-3")
    assert table.board("library")["cards"] == ["tome-1", "twin-3", "ring-4"]


@pytest.mark.rule("DG-LIBRARY-2")
@pytest.mark.parametrize(
    ("drawn", "lying"),
    [
        (["twin-2", "ring-2", "tome-2"], ["twin-2", "ring-2", "tome-2"]),
        (["twin-3", "ring-1-b", "tome-1"], ["ring-1-b", "tome-1", "twin-3"]),
        (["twin-3", "tome-1", "ring-3-b"], ["tome-1", "twin-3", "ring-3-b"]),
        (["ring-4-b", "ring-4", "tome-1"], ["tome-1", "ring-4-b", "ring-4"]),
    ],
)
def test_of_equal_cards_the_one_drawn_first_lies_further_left(drawn: list[str], lying: list[str]) -> None:
    assert _opened_library(*drawn).board("library")["cards"] == lying


@pytest.mark.rule("DG-LIBRARY-1")
def test_other_rooms_leave_the_cards_as_they_were_dealt() -> None:
    table = given(2, rooms=["attic"], meeples={"attic": TWO}, deck=["ring-4", "tome-1", "twin-3"])
    table.place("attic", "bottom", ghosts=0)
    table.take(*table.offered[:2])
    assert table.board("nursery")["cards"] == ["ring-4", "tome-1", "twin-3"]


@pytest.mark.rule("DG-LIBRARY-3")
@pytest.mark.parametrize(("card", "ghosts"), [("ring-1", 4), ("ring-2", 3), ("ring-3", 2)])
def test_the_left_card_costs_a_ghost_and_the_right_one_sheds_one(card: str, ghosts: int) -> None:
    table = _library(["ring-1", "ring-2", "ring-3"], ghosts={0: 3})
    table.take(card)
    assert table.ghosts(0) == ghosts
    assert table.ghosts(1) == 0


@pytest.mark.rule("DG-LIBRARY-3")
@pytest.mark.parametrize(("held", "right", "left"), [(4, 2, 3), (5, 2, 3), (1, 0, 1)])
def test_a_holy_water_halves_the_ghosts_after_the_place_has_changed_them(held: int, right: int, left: int) -> None:
    taken = {}
    for card in ("holy-water-3", "holy-water-1"):
        table = _library(["holy-water-1", "ring-2", "holy-water-3"], tableau={0: ["holy-water-4"]}, ghosts={0: held})
        table.take(card)
        taken[card] = table.ghosts(0)
    assert taken == {"holy-water-3": right, "holy-water-1": left}


@pytest.mark.rule("DG-LIBRARY-3")
def test_a_mask_on_the_left_passes_the_ghost_that_it_cost() -> None:
    table = _library(["mask-1", "ring-2", "ring-3"])
    table.take("mask-1")
    assert (table.ghosts(0), table.ghosts(1)) == (0, 1)


@pytest.mark.rule("DG-LIBRARY-3", "DG-LIBRARY-5")
def test_a_mask_on_the_right_has_no_ghost_left_to_pass() -> None:
    table = _library(["ring-1", "ring-2", "mask-3"], ghosts={0: 1})
    table.take("mask-3")
    assert (table.ghosts(0), table.ghosts(1)) == (0, 0)


@pytest.mark.rule("DG-LIBRARY-4")
def test_left_and_right_stay_where_they_are_when_the_outer_cards_are_gone() -> None:
    table = _library(["ring-1", "ring-2", "ring-3"], ghosts={1: 3})
    table.take("ring-1")
    assert (table.ghosts(0), table.ghosts(1)) == (1, 3)
    table.take("ring-2")
    assert table.ghosts(1) == 3 - 1
    assert table.tableau(1) == ["ring-2", "ring-3"]


@pytest.mark.rule("DG-LIBRARY-4")
def test_the_middle_card_does_not_become_the_right_one() -> None:
    table = _library(["ring-1", "ring-2", "ring-3"], ghosts={0: 3, 1: 3})
    table.take("ring-3", "ring-2")
    assert (table.ghosts(0), table.ghosts(1)) == (3 - 1, 3 + 1)
    assert table.tableau(1) == ["ring-1", "ring-2"]


@pytest.mark.rule("DG-LIBRARY-5")
def test_the_right_card_may_be_taken_without_a_ghost() -> None:
    table = _library(["ring-1", "ring-2", "ring-3"])
    assert "ring-3" in table.offered
    table.take("ring-3")
    assert table.ghosts(0) == 0
    assert "ghosts" not in table.verbs()


def _opened_library(*drawn: str) -> Position:
    table = given(2, rooms=["secret-passage"], meeples={"secret-passage": TWO}, deck=drawn)
    table.place("secret-passage", "bottom", ghosts=0)
    table.take(*table.offered[:2])
    return table


def _library(
    cards: list[str], *, tableau: dict[int, list[str]] | None = None, ghosts: dict[int, int] | None = None
) -> Position:
    """Return a Library at its first pick, by player 1. Player 2 has the other two picks."""
    table = given(
        2, rooms=["library"], cards={"library": cards}, meeples={"library": TWO}, tableau=tableau, ghosts=ghosts, turn=1
    )
    table.place("library", "bottom", ghosts=0)
    return table


# Nursery


@pytest.mark.rule("DG-NURSERY-1")
@pytest.mark.parametrize(("before", "after"), [(3, 2), (1, 0), (0, 0)])
def test_the_bottom_of_the_nursery_sheds_a_ghost_if_there_is_one(before: int, after: int) -> None:
    table = given(2, rooms=["nursery"], ghosts={0: before, 1: 2})
    assert "space-0-3" in table.offered
    table.place("nursery", "bottom")
    assert (table.ghosts(0), table.ghosts(1)) == (after, 2)
    assert (table.prompt, table.asked) == ("Place a meeple", 1)


@pytest.mark.rule("DG-NURSERY-1")
def test_without_a_ghost_nothing_is_told_of_the_nursery() -> None:
    table = given(2, rooms=["nursery"])
    table.place("nursery", "bottom")
    assert table.verbs() == ["placed"]


@pytest.mark.rule("DG-NURSERY-1")
@pytest.mark.parametrize("space", ["top", "2nd", "3rd"])
def test_the_other_spaces_of_the_nursery_shed_nothing(space: str) -> None:
    table = given(2, rooms=["nursery"], ghosts={0: 3})
    table.place("nursery", space)
    assert table.ghosts(0) == 3


@pytest.mark.rule("DG-NURSERY-1")
@pytest.mark.parametrize("room", ["attic", "basement", "hallway", "library", "secret-passage"])
def test_no_other_bottom_space_sheds_a_ghost(room: str) -> None:
    table = given(2, rooms=[room], ghosts={0: 3})
    table.place(room, "bottom")
    assert table.ghosts(0) == 3


# Secret Passage

PASSAGE = {"secret-passage": ["ring-1", "tome-3", "twin-4-b"]}


@pytest.mark.rule("DG-SECRETPASSAGE-1")
def test_the_third_card_is_dealt_face_down_on_every_refill() -> None:
    table = given(2, rooms=["library"], meeples={"library": TWO}, deck=["ring-4", "tome-1", "twin-3"])
    table.place("library", "bottom", ghosts=0)
    table.take(*table.offered[:2])
    for seat in (0, 1, None):
        assert table.board("secret-passage", seat)["cards"] == ["ring-4", "tome-1", "?"]
    assert table.told()[-1] == "The Secret Passage opens, with Ring 4, Tome 1 and a face-down card."


@pytest.mark.rule("DG-SECRETPASSAGE-2")
def test_who_places_a_meeple_looks_at_the_card() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"])
    table.place("secret-passage", "3rd")
    assert table.board("secret-passage", 0)["cards"][2] == "twin-4-b"
    assert table.told(0)[-1] == "Player 1 looks at the face-down card: Twin 4."


@pytest.mark.rule("DG-SECRETPASSAGE-2")
def test_who_has_looked_may_look_again_while_others_play() -> None:
    table = given(3, cards=PASSAGE, rooms=["attic", "secret-passage"])
    table.place("secret-passage", "3rd")
    table.place("attic", "2nd")
    table.place("attic", "3rd")
    assert table.board("secret-passage", 0)["cards"][2] == "twin-4-b"


@pytest.mark.rule("DG-SECRETPASSAGE-2")
def test_every_player_who_places_looks_once() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"], meeples={"secret-passage": {"top": 0}}, turn=0)
    table.place("secret-passage", "3rd")
    assert table.verbs() == ["placed"]
    assert table.board("secret-passage", 0)["cards"][2] == "twin-4-b"


@pytest.mark.rule("DG-SECRETPASSAGE-3")
@pytest.mark.parametrize("other", [1, 2, None])
def test_the_card_is_hidden_from_all_who_have_not_looked(other: int | None) -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"])
    table.place("secret-passage", "3rd")
    board = table.board("secret-passage", other)
    assert board["cards"] == ["ring-1", "tome-3", "?"]
    assert (board["dice"], board["dice_known"]) == (2 + 1, False)
    assert table.told(other)[-1] == "Player 1 looks at the face-down card."
    assert "twin-4-b" not in str(table.match.view(other)) + str(table.match.events(other))


@pytest.mark.rule("DG-SECRETPASSAGE-3")
def test_the_dice_total_is_whole_only_for_who_has_looked() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"])
    table.place("secret-passage", "3rd")
    board = table.board("secret-passage", 0)
    assert (board["dice"], board["dice_known"]) == (2 + 1 + 1, True)


@pytest.mark.rule("DG-SECRETPASSAGE-3")
def test_imagined_worlds_keep_the_card_for_who_has_looked_and_deal_it_anew_for_the_rest() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"])
    table.place("secret-passage", "3rd")
    for seat, known in ((0, True), (1, False), (None, False)):
        worlds = [Position(table.match.imagine(seat, seed)) for seed in range(20)]
        cards = {world.board("secret-passage", 0)["cards"][2] for world in worlds}
        assert (cards == {"twin-4-b"}) is known
        assert known or len(cards) > 5


@pytest.mark.rule("DG-SECRETPASSAGE-3")
def test_a_face_down_card_gives_no_reason_why_it_may_not_be_taken() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"])
    table.place("secret-passage", "3rd")
    assert table.match.why_not(1, "twin-4-b") is None
    assert table.match.why_not(1, "ring-1") is not None
    assert table.match.why_not(0, "twin-4-b") is not None


@pytest.mark.rule("DG-SECRETPASSAGE-4")
def test_the_third_meeple_reveals_the_card_to_all_before_its_dice_are_rolled() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"], meeples={"secret-passage": {"top": 0, "3rd": 0}}, turn=2)
    table.place("secret-passage", "bottom", ghosts=0)
    assert table.verbs() == ["placed", "looked", "revealed", "rolled"]
    assert table.told()[-2:] == ["The face-down card is revealed: Twin 4.", "Player 3 rolls 4 dice: 0 ghosts."]
    for seat in (0, 1, 2, None):
        board = table.board("secret-passage", seat)
        assert board["cards"] == ["ring-1", "tome-3", "twin-4-b"]
        assert (board["dice"], board["dice_known"]) == (4, True)


@pytest.mark.rule("DG-SECRETPASSAGE-4")
def test_the_revealed_card_stays_up_until_it_is_taken() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"], meeples={"secret-passage": {"top": 0, "3rd": 1}}, turn=2)
    table.place("secret-passage", "bottom", ghosts=0)
    table.take("ring-1")
    assert table.board("secret-passage")["cards"] == [None, "tome-3", "twin-4-b"]
    table.take("twin-4-b")
    assert table.tableau(1) == ["twin-4-b"]
    assert table.prompt == "Place a meeple"


@pytest.mark.rule("DG-SECRETPASSAGE-4")
def test_two_meeples_reveal_nothing() -> None:
    table = given(3, cards=PASSAGE, rooms=["secret-passage"], meeples={"secret-passage": {"top": 0}}, turn=1)
    table.place("secret-passage", "bottom")
    assert "revealed" not in table.verbs()
    assert table.board("secret-passage", 2)["cards"][2] == "?"
