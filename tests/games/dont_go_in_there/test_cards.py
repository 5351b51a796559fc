"""The twelve types of Cursed cards, and what holds for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise, product

import pytest

from tests.games.dont_go_in_there.table import KIND, Position, given

OTHER_TYPES = [kind for kind in KIND if kind != "tome"]


def taking(
    card: str,
    *,
    having: Sequence[str] = (),
    dispelled: Sequence[str] = (),
    ghosts: Mapping[int, int] | None = None,
    seats: int = 2,
    spent: Sequence[str] = (),
) -> Position:
    """Player 1 takes a card of the last room, and player 2 the others: the match is over, unless the card asks."""
    table = given(
        seats,
        rooms=["nursery"],
        cards={"nursery": [card]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: having},
        dispelled={0: dispelled},
        ghosts=ghosts,
        deck=[],
        turn=1,
        spent=spent,
    )
    table.place("nursery", "top", ghosts=0)
    table.pick(next(piece for piece in table.offered if piece != card))
    table.take(card)
    return table


def ending(
    *hands: Sequence[str], ghosts: Mapping[int, int] | None = None, dispelled: Mapping[int, Sequence[str]] | None = None
) -> Position:
    """The match is over, and these were the tableaux."""
    table = given(max(2, len(hands)), rooms=[], tableau=dict(enumerate(hands)), ghosts=ghosts, dispelled=dispelled)
    assert table.over
    return table


# Sets


@pytest.mark.rule("DG-SET-1", "DG-GOAL-2")
def test_dispelled_cards_count_in_no_set_and_for_no_curses() -> None:
    table = taking("ring-4a", having=["ring-1a", "ring-2a"], dispelled=["ring-3a", "ring-3b"])
    assert table.tableau(0) == ["ring-1a", "ring-2a", "ring-4a"]
    assert table.dispelled(0) == ["ring-3a", "ring-3b"]
    assert table.curses(0) == 7
    assert table.over


@pytest.mark.rule("DG-SET-1")
def test_the_cards_of_other_players_count_in_no_set() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["ring-4a"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["ring-1a", "ring-2a"], 1: ["ring-1b", "ring-2b"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("ring-4a")
    assert table.tableau(0) == ["ring-1a", "ring-2a", "ring-4a"]


@pytest.mark.rule("DG-GOAL-2")
def test_a_dispelled_card_lies_with_its_owner_and_adds_nothing() -> None:
    table = taking("ring-4a", having=["ring-1a", "ring-2a", "ring-3a", "mask-2a"])
    assert table.dispelled(0) == ["ring-1a", "ring-2a", "ring-3a", "ring-4a"]
    assert table.curses(0) == 2
    assert table.match.why_not(0, "ring-1a") == ("This card has been dispelled.", "DG-GOAL-2")


@pytest.mark.rule("DG-SET-2")
@pytest.mark.parametrize(
    ("card", "having"),
    [
        ("ring-1a", ["ring-1b", "ring-2a", "ring-3a"]),
        ("mirror-1a", ["mirror-1b", "mirror-2a"]),
        ("twin-1a", ["twin-1b"]),
        ("doll-2a", ["doll-4a"]),
        ("clock-4a", ["clock-4b"]),
    ],
)
def test_a_complete_set_is_dispelled_without_a_question(card: str, having: list[str]) -> None:
    table = taking(card, having=having)
    assert table.tableau(0) == []
    assert table.dispelled(0) == sorted([card, *having])
    assert table.over


@pytest.mark.rule("DG-SET-2")
def test_an_unwelcome_effect_cannot_be_declined() -> None:
    table = taking("mirror-1a")
    assert table.ghosts(0) == 1
    assert table.over


@pytest.mark.rule("DG-SET-3", "DG-CLOCK-1")
def test_the_cards_with_the_most_curses_are_dispelled() -> None:
    table = taking("clock-1a", having=["clock-4a", "clock-2a", "clock-1b"])
    assert table.dispelled(0) == ["clock-2a", "clock-4a"]
    assert table.tableau(0) == ["clock-1a", "clock-1b"]


# Amulet


@pytest.mark.rule("DG-AMULET-1", "DG-AMULET-3")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        (["amulet-1a", "amulet-2a"], ["amulet-1a"]),
        (["amulet-2a", "amulet-3a"], ["amulet-2a"]),
        (["amulet-3a", "amulet-4a"], ["amulet-3a"]),
        (["amulet-1a", "amulet-3a"], ["amulet-1a", "amulet-3a"]),
        (["amulet-2a", "amulet-4a"], ["amulet-2a", "amulet-4a"]),
        (["amulet-1a"], ["amulet-1a"]),
        (["amulet-2a", "amulet-2b"], ["amulet-2a", "amulet-2b"]),
    ],
)
def test_an_amulet_dispels_one_of_the_next_higher_value(held: list[str], kept: list[str]) -> None:
    assert ending(held).tableau(0) == kept


@pytest.mark.rule("DG-AMULET-1")
def test_one_amulet_dispels_no_more_than_one_and_two_dispel_two() -> None:
    assert ending(["amulet-1a", "amulet-2a", "amulet-2b"]).curses(0) == 1 + 2
    assert ending(["amulet-1a", "amulet-1b", "amulet-2a"]).tableau(0) == ["amulet-1a", "amulet-1b"]
    assert ending(["amulet-1a", "amulet-1b", "amulet-2a", "amulet-2b"]).tableau(0) == ["amulet-1a", "amulet-1b"]


@pytest.mark.rule("DG-AMULET-2")
def test_of_amulets_1_2_3_and_4_only_the_1_stays_in_whatever_order_they_were_taken() -> None:
    assert ending(["amulet-1a", "amulet-2a", "amulet-3a", "amulet-4a"]).tableau(0) == ["amulet-1a"]
    assert ending(["amulet-4a", "amulet-3a", "amulet-2a", "amulet-1a"]).tableau(0) == ["amulet-1a"]


@pytest.mark.rule("DG-AMULET-1", "DG-AMULET-2", "DG-AMULET-3")
@pytest.mark.parametrize("counts", list(product(range(3), repeat=4)))
def test_as_many_amulets_of_a_value_go_as_there_are_of_the_value_below(counts: tuple[int, ...]) -> None:
    held = [f"amulet-{value}{'ab'[copy]}" for value, count in enumerate(counts, 1) for copy in range(count)]
    table = ending(held)
    kept = [counts[0]] + [max(0, high - low) for low, high in pairwise(counts)]
    assert [sum(card[-2] == str(value) for card in table.tableau(0)) for value in (1, 2, 3, 4)] == kept


@pytest.mark.rule("DG-AMULET-3")
def test_a_4_dispels_no_amulet_and_nothing_dispels_a_1() -> None:
    assert ending(["amulet-4a", "amulet-4b", "amulet-1a"]).curses(0) == 9


@pytest.mark.rule("DG-AMULET-2")
def test_an_amulet_that_was_dispelled_before_does_not_act() -> None:
    assert ending(["amulet-2a"], dispelled={0: ["amulet-1a"]}).tableau(0) == ["amulet-2a"]


@pytest.mark.rule("DG-AMULET-1")
def test_amulets_leave_the_amulets_of_others_alone() -> None:
    assert ending(["amulet-1a"], ["amulet-2a"]).tableau(1) == ["amulet-2a"]


# Cat


@pytest.mark.rule("DG-CAT-1", "DG-CAT-2")
@pytest.mark.parametrize("ghosts", [0, 9])
def test_with_9_ghosts_or_fewer_the_lowest_cat_alone_stays(ghosts: int) -> None:
    table = ending(["cat-4a", "cat-2a", "cat-3a", "cat-4b"], ghosts={0: ghosts})
    assert table.tableau(0) == ["cat-2a"]


@pytest.mark.rule("DG-CAT-3")
def test_with_10_ghosts_all_cats_stay() -> None:
    assert ending(["cat-4a", "cat-2a"], ghosts={0: 10}).tableau(0) == ["cat-2a", "cat-4a"]


@pytest.mark.rule("DG-CAT-1")
def test_one_cat_stays_and_none_is_no_matter() -> None:
    table = ending(["cat-4a"], [])
    assert table.tableau(0) == ["cat-4a"]
    assert "dispelled" not in table.verbs()


@pytest.mark.rule("DG-CAT-1")
def test_of_two_equal_cats_one_stays() -> None:
    assert ending(["cat-1a", "cat-1b"]).curses(0) == 1


@pytest.mark.rule("DG-CAT-3")
def test_each_player_is_held_to_their_own_ghosts() -> None:
    table = ending(["cat-1a", "cat-2a"], ["cat-3a", "cat-4a"], ghosts={0: 10, 1: 9})
    assert table.tableau(0) == ["cat-1a", "cat-2a"]
    assert table.tableau(1) == ["cat-3a"]


# Clock


@pytest.mark.rule("DG-CLOCK-1")
@pytest.mark.parametrize(
    ("card", "having", "gone"),
    [
        ("clock-4a", ["clock-4b"], ["clock-4a", "clock-4b"]),
        ("clock-1a", ["clock-4a", "clock-3a"], ["clock-3a", "clock-4a"]),
        ("clock-4a", ["clock-3a", "clock-3b"], ["clock-3a", "clock-4a"]),
        ("clock-2a", ["clock-2b", "clock-1a", "clock-3a"], ["clock-2b", "clock-3a"]),
    ],
)
def test_the_first_clocks_to_come_to_8_lose_their_two_highest(card: str, having: list[str], gone: list[str]) -> None:
    table = taking(card, having=having)
    assert table.dispelled(0) == gone
    assert table.match.view(None)["spent"] == ["clock"]


@pytest.mark.rule("DG-CLOCK-1")
def test_clocks_of_7_do_nothing() -> None:
    table = taking("clock-4a", having=["clock-3a"])
    assert table.dispelled(0) == []
    assert table.match.view(None)["spent"] == []


@pytest.mark.rule("DG-CLOCK-1")
def test_more_than_8_will_do_as_well() -> None:
    assert taking("clock-4a", having=["clock-3a", "clock-3b"]).curses(0) == 3


@pytest.mark.rule("DG-CLOCK-2")
def test_the_second_player_to_come_to_8_is_too_late() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["clock-4a", "clock-4b", "ring-1a"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["clock-3a", "clock-1a"], 1: ["clock-3b", "clock-1b"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("clock-4a")
    assert table.dispelled(0) == ["clock-3a", "clock-4a"]
    table.take("clock-4b")
    assert table.dispelled(1) == []
    assert table.curses(1) == 4 + 3 + 1 + 1
    assert table.over


@pytest.mark.rule("DG-CLOCK-2")
def test_the_same_player_gets_no_second_chance_either() -> None:
    table = taking("clock-4a", having=["clock-4b"], spent=["clock"])
    assert table.tableau(0) == ["clock-4a", "clock-4b"]


@pytest.mark.rule("DG-CLOCK-1", "DG-SET-1")
def test_dispelled_clocks_do_not_help_to_come_to_8() -> None:
    assert taking("clock-4a", having=["clock-3a"], dispelled=["clock-4b"]).tableau(0) == ["clock-3a", "clock-4a"]


# Doll


@pytest.mark.rule("DG-DOLL-1", "DG-DOLL-2")
@pytest.mark.parametrize(
    "dolls",
    [
        ("doll-4a", "doll-2a"),
        ("doll-3a", "doll-3b"),
        ("doll-4a", "doll-1a", "doll-1b"),
        ("doll-3a", "doll-2a", "doll-1a"),
        ("doll-2a", "doll-2b", "doll-1a", "doll-1b"),
    ],
)
def test_dolls_that_come_to_6_are_dispelled_whichever_is_taken_last(dolls: tuple[str, ...]) -> None:
    for last in dolls:
        table = taking(last, having=[doll for doll in dolls if doll != last])
        assert table.dispelled(0) == sorted(dolls)
        assert table.tableau(0) == []


@pytest.mark.rule("DG-DOLL-1")
@pytest.mark.parametrize(
    ("last", "having"),
    [
        ("doll-4a", ["doll-1a"]),
        ("doll-4a", ["doll-3a"]),
        ("doll-4a", ["doll-4b"]),
        ("doll-3a", ["doll-4a", "doll-4b"]),
        ("doll-2a", ["doll-1a", "doll-1b"]),
        ("doll-1a", ["doll-1b", "doll-3a"]),
    ],
)
def test_dolls_that_come_to_less_or_more_stay(last: str, having: list[str]) -> None:
    table = taking(last, having=having)
    assert table.tableau(0) == sorted([last, *having])


@pytest.mark.rule("DG-DOLL-1")
def test_other_dolls_stay() -> None:
    table = taking("doll-3a", having=["doll-3b", "doll-4a", "doll-4b"])
    assert table.dispelled(0) == ["doll-3a", "doll-3b"]
    assert table.tableau(0) == ["doll-4a", "doll-4b"]


@pytest.mark.rule("DG-DOLL-3")
@pytest.mark.parametrize(
    ("last", "having", "stay"),
    [
        ("doll-2a", ["doll-1a", "doll-3a", "doll-4a"], ["doll-1a", "doll-3a"]),
        ("doll-2a", ["doll-1a", "doll-3a", "doll-4a", "doll-4b"], ["doll-1a", "doll-3a", "doll-4b"]),
        ("doll-4a", ["doll-1a", "doll-1b", "doll-2a"], ["doll-1a", "doll-1b"]),
    ],
)
def test_of_two_possible_sets_4_and_2_is_dispelled(last: str, having: list[str], stay: list[str]) -> None:
    table = taking(last, having=having)
    assert [doll[:6] for doll in table.dispelled(0)] == ["doll-2", "doll-4"]
    assert [doll[:6] for doll in table.tableau(0)] == [doll[:6] for doll in stay]
    assert last in table.dispelled(0)


def _sets_of_6(dolls: Sequence[str]) -> list[tuple[str, ...]]:
    dolls = sorted(dolls)
    sets = [some for size in range(1, len(dolls) + 1) for some in combinations(dolls, size)]
    return [some for some in sets if sum(_values(some)) == 6]


def _values(cards: Sequence[str]) -> tuple[int, ...]:
    return tuple(int(card[-2]) for card in cards)


HANDS = [
    [f"doll-{value}{'ab'[copy]}" for value, count in enumerate(counts, 1) for copy in range(count)]
    for counts in product(range(3), repeat=4)
]
ALL_HELD_AND_TAKEN = [
    (hand, f"doll-{value}b")
    for hand in HANDS
    for value in (1, 2, 3, 4)
    if not _sets_of_6(hand) and f"doll-{value}b" not in hand
]


@pytest.mark.rule("DG-DOLL-1", "DG-DOLL-2")
@pytest.mark.parametrize(("held", "taken"), ALL_HELD_AND_TAKEN)
def test_whatever_dolls_are_held_a_set_of_6_goes_and_none_is_left(held: list[str], taken: str) -> None:
    table = taking(taken, having=held)
    possible = _sets_of_6([*held, taken])
    gone = table.dispelled(0)
    assert bool(gone) is bool(possible)
    assert not gone or (taken in gone and tuple(gone) in possible)
    assert not _sets_of_6(table.tableau(0))


@pytest.mark.rule("DG-DOLL-3")
def test_there_are_three_ways_to_complete_two_sets_of_dolls_at_once() -> None:
    ways = set()
    for held, taken in ALL_HELD_AND_TAKEN:
        if len({_values(some) for some in _sets_of_6([*held, taken])}) > 1:
            ways.add((_values(held), _values([taken])))
    assert ways == {((1, 3, 4), (2,)), ((1, 3, 4, 4), (2,)), ((1, 1, 2), (4,))}


# Holy Water


@pytest.mark.rule("DG-HOLYWATER-1", "DG-HOLYWATER-2")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)])
def test_the_second_holy_water_discards_half_of_the_ghosts_rounded_down(before: int, after: int) -> None:
    table = taking("holy-water-1a", having=["holy-water-2a"], ghosts={0: before, 1: 4})
    assert (table.ghosts(0), table.ghosts(1)) == (after, 4)


@pytest.mark.rule("DG-HOLYWATER-1")
@pytest.mark.parametrize(("held", "after"), [(0, 8), (1, 4), (2, 8), (3, 4), (4, 8), (5, 4), (6, 8), (7, 4)])
def test_every_pair_of_holy_waters_discards_again(held: int, after: int) -> None:
    waters = [f"holy-water-{value}{copy}" for value in (1, 2, 3, 4) for copy in "ab"]
    assert taking(waters[held], having=waters[:held], ghosts={0: 8}).ghosts(0) == after


@pytest.mark.rule("DG-HOLYWATER-1", "DG-SET-1")
def test_after_holy_waters_were_dispelled_counting_starts_at_none() -> None:
    gone = ["holy-water-1a", "holy-water-1b", "holy-water-2a"]
    assert taking("holy-water-3a", dispelled=gone, ghosts={0: 8}).ghosts(0) == 8
    assert taking("holy-water-3a", having=["holy-water-3b"], dispelled=gone, ghosts={0: 8}).ghosts(0) == 4


@pytest.mark.rule("DG-HOLYWATER-3")
def test_the_holy_waters_stay_with_their_curses() -> None:
    table = taking("holy-water-1a", having=["holy-water-2a"], ghosts={0: 1})
    assert table.tableau(0) == ["holy-water-1a", "holy-water-2a"]
    assert table.curses(0) == 3


# Mask


@pytest.mark.rule("DG-MASK-1")
@pytest.mark.parametrize(("having", "passed"), [([], 1), (["mask-2a"], 2), (["mask-2a", "mask-3a", "mask-4a"], 4)])
def test_a_mask_passes_a_ghost_for_each_mask_the_new_one_counted(having: list[str], passed: int) -> None:
    table = taking("mask-1a", having=having, ghosts={0: 6, 1: 1})
    assert (table.ghosts(0), table.ghosts(1)) == (6 - passed, 1 + passed)


@pytest.mark.rule("DG-MASK-1", "DG-SET-1")
def test_dispelled_masks_pass_nothing() -> None:
    assert taking("mask-1a", dispelled=["mask-2a", "mask-3a"], ghosts={0: 6}).ghosts(0) == 5


@pytest.mark.rule("DG-MASK-2")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_who_holds_fewer_ghosts_than_masks_passes_all(held: int) -> None:
    table = taking("mask-1a", having=["mask-2a", "mask-3a"], ghosts={0: held})
    assert (table.ghosts(0), table.ghosts(1)) == (0, held)


@pytest.mark.rule("DG-MASK-3")
@pytest.mark.parametrize(("seats", "receiver"), [(2, 1), (3, 2), (5, 4)])
def test_the_right_hand_player_is_the_one_before_in_turn_order(seats: int, receiver: int) -> None:
    table = taking("mask-1a", ghosts={0: 3}, seats=seats)
    assert [table.ghosts(seat) for seat in range(seats)] == [2] + [int(seat == receiver) for seat in range(1, seats)]


@pytest.mark.rule("DG-MASK-3")
def test_the_receiver_takes_the_ghosts_whatever_flashlights_they_have_and_the_masks_stay() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["mask-1a"]},
        meeples={"nursery": {"top": 0, "3rd": 0}},
        tableau={0: ["mask-2a"]},
        ghosts={0: 2, 1: 1},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("mask-1a")
    assert (table.ghosts(0), table.ghosts(1)) == (0, 2)
    assert table.tableau(0) == ["mask-1a", "mask-2a"]


# Mirror


@pytest.mark.rule("DG-MIRROR-1")
@pytest.mark.parametrize("having", [[], ["mirror-2a"], ["mirror-2a", "mirror-3a"]])
def test_every_mirror_costs_a_ghost_the_third_too(having: list[str]) -> None:
    assert taking("mirror-1a", having=having, ghosts={0: 2}).ghosts(0) == 3


@pytest.mark.rule("DG-MIRROR-1")
def test_the_ghost_comes_before_the_set_is_dispelled() -> None:
    table = taking("mirror-1a", having=["mirror-2a", "mirror-3a"])
    assert [verb for verb in table.verbs() if verb in ("ghosts", "dispelled")][:2] == ["ghosts", "dispelled"]


@pytest.mark.rule("DG-MIRROR-2")
def test_the_third_mirror_dispels_all_three_and_the_second_none() -> None:
    assert taking("mirror-1a", having=["mirror-2a"]).tableau(0) == ["mirror-1a", "mirror-2a"]
    table = taking("mirror-1a", having=["mirror-2a", "mirror-3a"])
    assert table.dispelled(0) == ["mirror-1a", "mirror-2a", "mirror-3a"]
    assert table.tableau(0) == []


@pytest.mark.rule("DG-MIRROR-2")
def test_the_sixth_mirror_dispels_the_next_three_and_the_fourth_none() -> None:
    first = ["mirror-1a", "mirror-2a", "mirror-3a"]
    assert taking("mirror-4a", dispelled=first).tableau(0) == ["mirror-4a"]
    table = taking("mirror-4a", having=["mirror-1b", "mirror-2b"], dispelled=first)
    assert table.tableau(0) == []
    assert len(table.dispelled(0)) == 6


# Music Box


@pytest.mark.rule("DG-MUSICBOX-1")
def test_the_most_curses_on_music_boxes_dispel_the_two_highest() -> None:
    table = ending(["music-box-2a", "music-box-4a", "music-box-3a"], ["music-box-4b", "music-box-3b"])
    assert table.tableau(0) == ["music-box-2a"]
    assert table.tableau(1) == ["music-box-3b", "music-box-4b"]


@pytest.mark.rule("DG-MUSICBOX-1")
def test_curses_are_compared_not_cards() -> None:
    table = ending(["music-box-1a", "music-box-1b", "music-box-2a"], ["music-box-4a", "music-box-3a"])
    assert len(table.tableau(0)) == 3
    assert table.tableau(1) == []


@pytest.mark.rule("DG-MUSICBOX-1")
def test_a_single_music_box_is_dispelled_if_it_is_the_most() -> None:
    table = ending(["music-box-4a"], ["music-box-1a", "music-box-2a"])
    assert table.tableau(0) == []
    assert table.tableau(1) == ["music-box-1a", "music-box-2a"]


@pytest.mark.rule("DG-MUSICBOX-2")
def test_all_who_tie_dispel_two_at_the_same_time() -> None:
    table = ending(["music-box-4a", "music-box-1a"], ["music-box-3a", "music-box-2a"], ["music-box-4b"])
    assert [table.tableau(seat) for seat in range(3)] == [[], [], ["music-box-4b"]]


@pytest.mark.rule("DG-MUSICBOX-2", "DG-SET-1")
def test_dispelled_music_boxes_are_not_counted() -> None:
    table = ending(["music-box-1a"], ["music-box-2a"], dispelled={0: ["music-box-4a"]})
    assert table.tableau(0) == ["music-box-1a"]
    assert table.tableau(1) == []


@pytest.mark.rule("DG-MUSICBOX-2")
def test_without_a_music_box_nobody_has_the_most() -> None:
    table = ending(["portrait-1a"], [], dispelled={1: ["music-box-1a"]})
    assert "dispelled" not in table.verbs()


# Portrait


@pytest.mark.rule("DG-PORTRAIT-1")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        (["portrait-4a"], ["portrait-4a"]),
        (["portrait-4a", "portrait-1a"], ["portrait-1a"]),
        (["portrait-1a", "portrait-4a", "portrait-2a"], ["portrait-1a", "portrait-2a"]),
        (["portrait-1a", "portrait-4a", "portrait-2a", "portrait-3a"], ["portrait-1a", "portrait-2a"]),
        (
            ["portrait-1a", "portrait-4a", "portrait-2a", "portrait-3a", "portrait-4b"],
            ["portrait-1a", "portrait-2a", "portrait-3a"],
        ),
    ],
)
def test_half_of_the_portraits_rounded_down_go_the_highest_first(held: list[str], kept: list[str]) -> None:
    assert ending(held).tableau(0) == kept


@pytest.mark.rule("DG-PORTRAIT-1", "DG-SET-1")
def test_dispelled_portraits_are_not_halved_again() -> None:
    assert ending(["portrait-1a"], dispelled={0: ["portrait-2a"]}).tableau(0) == ["portrait-1a"]


# Ring


@pytest.mark.rule("DG-RING-1")
def test_the_fourth_ring_dispels_all_four_and_the_third_none() -> None:
    assert taking("ring-1a", having=["ring-2a", "ring-3a"]).dispelled(0) == []
    table = taking("ring-1a", having=["ring-2a", "ring-3a", "ring-4a"])
    assert table.dispelled(0) == ["ring-1a", "ring-2a", "ring-3a", "ring-4a"]
    assert table.tableau(0) == []


@pytest.mark.rule("DG-RING-2")
def test_the_eighth_ring_dispels_the_next_four_and_the_fifth_none() -> None:
    first = ["ring-1a", "ring-2a", "ring-3a", "ring-4a"]
    assert taking("ring-1b", dispelled=first).tableau(0) == ["ring-1b"]
    table = taking("ring-1b", having=["ring-2b", "ring-3b", "ring-4b"], dispelled=first)
    assert table.tableau(0) == []
    assert len(table.dispelled(0)) == 8


# Tome


@pytest.mark.rule("DG-TOME-1", "DG-TOME-2")
def test_the_second_tome_names_a_type_and_dispels_all_of_it() -> None:
    table = taking("tome-1a", having=["tome-2a", "ring-3a", "ring-4a", "mask-4a", "cat-1a"])
    assert (table.prompt, table.asked, table.rule) == ("Name a card type to dispel", 0, "DG-TOME-1")
    assert table.offered == ["type-cat", "type-mask", "type-ring"]
    assert table.labels[-1] == "Ring: dispel 2 cards, 7 Curses"
    table.pick("type-ring")
    assert table.dispelled(0) == ["ring-3a", "ring-4a"]
    named = table.told().index("Player 1 opens the Tomes and names: Ring.")
    assert table.told()[named + 1] == "Player 1 dispels Ring 3 and Ring 4."
    assert table.over


@pytest.mark.rule("DG-TOME-1")
def test_the_tomes_of_a_player_leave_the_cards_of_others_alone() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1a"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["tome-2a", "ring-1a", "mask-1a"], 1: ["ring-2a", "twin-1a"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1a")
    assert table.offered == ["type-mask", "type-ring"]
    table.pick("type-ring")
    assert table.tableau(1) == ["ring-2a", "twin-1a"]
    assert (table.prompt, table.asked) == ("Take a Cursed card", 1)


@pytest.mark.rule("DG-TOME-1")
@pytest.mark.parametrize(
    ("held", "acts"), [(0, False), (1, True), (2, False), (3, True), (5, True), (6, False), (7, True)]
)
def test_every_pair_of_tomes_names_a_type(held: int, acts: bool) -> None:
    tomes = [f"tome-{value}{copy}" for value in (1, 2, 3, 4) for copy in "ab"]
    table = taking(tomes[held], having=[*tomes[:held], "ring-1a", "mask-1a"])
    assert (table.prompt == "Name a card type to dispel" if not table.over else False) is acts


@pytest.mark.rule("DG-TOME-2")
def test_with_a_single_type_to_name_it_is_named_without_a_question() -> None:
    table = taking("tome-1a", having=["tome-2a", "ring-3a"])
    assert table.dispelled(0) == ["ring-3a"]
    assert "Player 1 opens the Tomes and names: Ring." in table.told()
    assert table.over


@pytest.mark.rule("DG-TOME-2")
def test_a_type_of_which_all_cards_are_dispelled_cannot_be_named() -> None:
    table = taking("tome-1a", having=["tome-2a", "ring-3a", "cat-1a"], dispelled=["mask-1a"])
    assert table.offered == ["type-cat", "type-ring"]


@pytest.mark.rule("DG-TOME-3")
def test_tomes_alone_name_nothing_and_that_pair_is_spent() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1a", "ring-1a", "ring-2a"]},
        meeples={"nursery": {"top": 0, "2nd": 0}},
        tableau={0: ["tome-2a"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1a")
    assert "named" not in table.verbs()
    table.take("ring-1a")
    assert table.over
    assert table.tableau(0) == ["ring-1a", "tome-1a", "tome-2a"]
    assert "named" not in table.verbs()


@pytest.mark.rule("DG-TOME-3")
def test_after_a_spent_pair_the_third_tome_does_nothing_and_the_fourth_acts() -> None:
    assert taking("tome-3a", having=["tome-1a", "tome-2a", "ring-1a"]).dispelled(0) == []
    assert taking("tome-4a", having=["tome-1a", "tome-2a", "tome-3a", "ring-1a"]).dispelled(0) == ["ring-1a"]


@pytest.mark.rule("DG-TOME-4")
def test_the_tomes_stay_with_their_curses() -> None:
    table = taking("tome-1a", having=["tome-2a", "ring-3a"])
    assert table.tableau(0) == ["tome-1a", "tome-2a"]
    assert table.curses(0) == 3


@pytest.mark.rule("DG-TOME-5", "DG-TOME-1")
@pytest.mark.parametrize("kind", OTHER_TYPES)
def test_each_of_the_other_eleven_types_may_be_named(kind: str) -> None:
    other = "ring-4b" if kind != "ring" else "twin-4b"
    table = taking("tome-1a", having=["tome-2a", f"{kind}-1a", f"{kind}-3a", other])
    table.pick(f"type-{kind}")
    assert table.dispelled(0) == [f"{kind}-1a", f"{kind}-3a"]
    assert table.tableau(0) == sorted([other, "tome-1a", "tome-2a"])
    assert table.over


@pytest.mark.rule("DG-TOME-5")
def test_game_end_cards_that_a_tome_has_dispelled_do_not_count_at_the_end() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1a"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["tome-2a", "music-box-4a", "ring-4b"], 1: ["music-box-1a"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1a")
    table.pick("type-music-box")
    table.pick(table.offered[0])
    assert table.dispelled(0) == ["music-box-4a"]
    assert "music-box-1a" in table.dispelled(1)


@pytest.mark.rule("DG-TOME-5", "DG-SET-1")
def test_a_set_starts_anew_after_a_tome() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1a", "ring-1a", "twin-2a"]},
        meeples={"nursery": {"top": 0, "2nd": 0}},
        tableau={0: ["tome-2a", "ring-2a", "ring-3a", "ring-4a", "mask-1a"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1a")
    table.pick("type-ring")
    table.take("ring-1a")
    assert table.tableau(0) == ["mask-1a", "ring-1a", "tome-1a", "tome-2a"]
    assert table.over


@pytest.mark.rule("DG-CLOCK-2", "DG-TOME-5")
def test_clocks_stay_spent_after_a_tome_has_dispelled_them() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1a", "clock-4a", "ring-1a"]},
        meeples={"nursery": {"top": 0, "2nd": 0}},
        tableau={0: ["tome-2a", "clock-1a", "mask-1a"], 1: ["clock-4b", "clock-3a"]},
        deck=[],
        turn=1,
        spent=["clock"],
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1a")
    table.pick("type-clock")
    table.take("ring-1a")
    assert table.match.view(None)["spent"] == ["clock"]
    assert table.tableau(1) == ["clock-3a", "clock-4a", "clock-4b"]
    assert table.over


# Twin


@pytest.mark.rule("DG-TWIN-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_two_twins_of_the_same_value_are_dispelled(value: int) -> None:
    others = [f"twin-{other}a" for other in (1, 2, 3, 4) if other != value]
    table = taking(f"twin-{value}b", having=[*others, f"twin-{value}a"])
    assert table.dispelled(0) == [f"twin-{value}a", f"twin-{value}b"]
    assert table.tableau(0) == others


@pytest.mark.rule("DG-TWIN-1")
def test_twins_of_different_values_stay() -> None:
    assert taking("twin-1a", having=["twin-2a", "twin-3a", "twin-4a"]).dispelled(0) == []


@pytest.mark.rule("DG-TWIN-1", "DG-SET-1")
def test_a_dispelled_twin_is_no_match() -> None:
    assert taking("twin-1a", dispelled=["twin-1b"]).tableau(0) == ["twin-1a"]
