"""The twelve types of Cursed cards, and rules for all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, pairwise, product

import pytest

from gloaming.engine.content.copies import copy_ids
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
    """Let player 1 take a card of the last room and player 2 the others, which ends the match."""
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
    """Return a finished match with these tableaux."""
    table = given(max(2, len(hands)), rooms=[], tableau=dict(enumerate(hands)), ghosts=ghosts, dispelled=dispelled)
    assert table.over
    return table


# Sets


@pytest.mark.rule("DG-SET-1", "DG-GOAL-2")
def test_dispelled_cards_count_in_no_set_and_for_no_curses() -> None:
    table = taking("ring-4", having=["ring-1", "ring-2"], dispelled=["ring-3", "ring-3-b"])
    assert table.tableau(0) == ["ring-1", "ring-2", "ring-4"]
    assert table.dispelled(0) == ["ring-3", "ring-3-b"]
    assert table.curses(0) == 7
    assert table.over


@pytest.mark.rule("DG-SET-1")
def test_the_cards_of_other_players_count_in_no_set() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["ring-4"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["ring-1", "ring-2"], 1: ["ring-1-b", "ring-2-b"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("ring-4")
    assert table.tableau(0) == ["ring-1", "ring-2", "ring-4"]


@pytest.mark.rule("DG-GOAL-2")
def test_a_dispelled_card_lies_with_its_owner_and_adds_nothing() -> None:
    table = taking("ring-4", having=["ring-1", "ring-2", "ring-3", "mask-2"])
    assert table.dispelled(0) == ["ring-1", "ring-2", "ring-3", "ring-4"]
    assert table.curses(0) == 2
    assert table.match.why_not(0, "ring-1") == ("This card has been dispelled.", "DG-GOAL-2")


@pytest.mark.rule("DG-SET-2")
@pytest.mark.parametrize(
    ("card", "having"),
    [
        ("ring-1", ["ring-1-b", "ring-2", "ring-3"]),
        ("mirror-1", ["mirror-1-b", "mirror-2"]),
        ("twin-1", ["twin-1-b"]),
        ("doll-2", ["doll-4"]),
        ("clock-4", ["clock-4-b"]),
    ],
)
def test_a_complete_set_is_dispelled_without_a_question(card: str, having: list[str]) -> None:
    table = taking(card, having=having)
    assert table.tableau(0) == []
    assert table.dispelled(0) == sorted([card, *having])
    assert table.over


@pytest.mark.rule("DG-SET-2")
def test_an_unwelcome_effect_cannot_be_declined() -> None:
    table = taking("mirror-1")
    assert table.ghosts(0) == 1
    assert table.over


@pytest.mark.rule("DG-SET-3", "DG-CLOCK-1")
def test_the_cards_with_the_most_curses_are_dispelled() -> None:
    table = taking("clock-1", having=["clock-4", "clock-2", "clock-1-b"])
    assert table.dispelled(0) == ["clock-2", "clock-4"]
    assert table.tableau(0) == ["clock-1", "clock-1-b"]


# Amulet


@pytest.mark.rule("DG-AMULET-1", "DG-AMULET-3")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        (["amulet-1", "amulet-2"], ["amulet-1"]),
        (["amulet-2", "amulet-3"], ["amulet-2"]),
        (["amulet-3", "amulet-4"], ["amulet-3"]),
        (["amulet-1", "amulet-3"], ["amulet-1", "amulet-3"]),
        (["amulet-2", "amulet-4"], ["amulet-2", "amulet-4"]),
        (["amulet-1"], ["amulet-1"]),
        (["amulet-2", "amulet-2-b"], ["amulet-2", "amulet-2-b"]),
    ],
)
def test_an_amulet_dispels_one_of_the_next_higher_value(held: list[str], kept: list[str]) -> None:
    assert ending(held).tableau(0) == kept


@pytest.mark.rule("DG-AMULET-1")
def test_one_amulet_dispels_no_more_than_one_and_two_dispel_two() -> None:
    assert ending(["amulet-1", "amulet-2", "amulet-2-b"]).curses(0) == 1 + 2
    assert ending(["amulet-1", "amulet-1-b", "amulet-2"]).tableau(0) == ["amulet-1", "amulet-1-b"]
    assert ending(["amulet-1", "amulet-1-b", "amulet-2", "amulet-2-b"]).tableau(0) == ["amulet-1", "amulet-1-b"]


@pytest.mark.rule("DG-AMULET-2")
def test_of_amulets_1_2_3_and_4_only_the_1_stays_in_whatever_order_they_were_taken() -> None:
    assert ending(["amulet-1", "amulet-2", "amulet-3", "amulet-4"]).tableau(0) == ["amulet-1"]
    assert ending(["amulet-4", "amulet-3", "amulet-2", "amulet-1"]).tableau(0) == ["amulet-1"]


@pytest.mark.rule("DG-AMULET-1", "DG-AMULET-2", "DG-AMULET-3")
@pytest.mark.parametrize("counts", list(product(range(3), repeat=4)))
def test_as_many_amulets_of_a_value_go_as_there_are_of_the_value_below(counts: tuple[int, ...]) -> None:
    held = [id for value, count in enumerate(counts, 1) for id in copy_ids(f"amulet-{value}", 2)[:count]]
    table = ending(held)
    kept = [counts[0]] + [max(0, high - low) for low, high in pairwise(counts)]
    assert [_values(table.tableau(0)).count(value) for value in (1, 2, 3, 4)] == kept


@pytest.mark.rule("DG-AMULET-3")
def test_a_4_dispels_no_amulet_and_nothing_dispels_a_1() -> None:
    assert ending(["amulet-4", "amulet-4-b", "amulet-1"]).curses(0) == 9


@pytest.mark.rule("DG-AMULET-2")
def test_an_amulet_that_was_dispelled_before_does_not_act() -> None:
    assert ending(["amulet-2"], dispelled={0: ["amulet-1"]}).tableau(0) == ["amulet-2"]


@pytest.mark.rule("DG-AMULET-1")
def test_amulets_leave_the_amulets_of_others_alone() -> None:
    assert ending(["amulet-1"], ["amulet-2"]).tableau(1) == ["amulet-2"]


# Cat


@pytest.mark.rule("DG-CAT-1", "DG-CAT-2")
@pytest.mark.parametrize("ghosts", [0, 9])
def test_with_9_ghosts_or_fewer_the_lowest_cat_alone_stays(ghosts: int) -> None:
    table = ending(["cat-4", "cat-2", "cat-3", "cat-4-b"], ghosts={0: ghosts})
    assert table.tableau(0) == ["cat-2"]


@pytest.mark.rule("DG-CAT-3")
def test_with_10_ghosts_all_cats_stay() -> None:
    assert ending(["cat-4", "cat-2"], ghosts={0: 10}).tableau(0) == ["cat-2", "cat-4"]


@pytest.mark.rule("DG-CAT-1")
def test_one_cat_stays_and_none_is_no_matter() -> None:
    table = ending(["cat-4"], [])
    assert table.tableau(0) == ["cat-4"]
    assert "dispelled" not in table.verbs()


@pytest.mark.rule("DG-CAT-1")
def test_of_two_equal_cats_one_stays() -> None:
    assert ending(["cat-1", "cat-1-b"]).curses(0) == 1


@pytest.mark.rule("DG-CAT-3")
def test_each_player_is_held_to_their_own_ghosts() -> None:
    table = ending(["cat-1", "cat-2"], ["cat-3", "cat-4"], ghosts={0: 10, 1: 9})
    assert table.tableau(0) == ["cat-1", "cat-2"]
    assert table.tableau(1) == ["cat-3"]


# Clock


@pytest.mark.rule("DG-CLOCK-1")
@pytest.mark.parametrize(
    ("card", "having", "gone"),
    [
        ("clock-4", ["clock-4-b"], ["clock-4", "clock-4-b"]),
        ("clock-1", ["clock-4", "clock-3"], ["clock-3", "clock-4"]),
        ("clock-4", ["clock-3", "clock-3-b"], ["clock-3", "clock-4"]),
        ("clock-2", ["clock-2-b", "clock-1", "clock-3"], ["clock-2-b", "clock-3"]),
    ],
)
def test_the_first_clocks_to_come_to_8_lose_their_two_highest(card: str, having: list[str], gone: list[str]) -> None:
    table = taking(card, having=having)
    assert table.dispelled(0) == gone
    assert table.match.view(None)["spent"] == ["clock"]


@pytest.mark.rule("DG-CLOCK-1")
def test_clocks_of_7_do_nothing() -> None:
    table = taking("clock-4", having=["clock-3"])
    assert table.dispelled(0) == []
    assert table.match.view(None)["spent"] == []


@pytest.mark.rule("DG-CLOCK-1")
def test_more_than_8_will_do_as_well() -> None:
    assert taking("clock-4", having=["clock-3", "clock-3-b"]).curses(0) == 3


@pytest.mark.rule("DG-CLOCK-2")
def test_the_second_player_to_come_to_8_is_too_late() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["clock-4", "clock-4-b", "ring-1"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["clock-3", "clock-1"], 1: ["clock-3-b", "clock-1-b"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("clock-4")
    assert table.dispelled(0) == ["clock-3", "clock-4"]
    table.take("clock-4-b")
    assert table.dispelled(1) == []
    assert table.curses(1) == 4 + 3 + 1 + 1
    assert table.over


@pytest.mark.rule("DG-CLOCK-2")
def test_the_same_player_gets_no_second_chance_either() -> None:
    table = taking("clock-4", having=["clock-4-b"], spent=["clock"])
    assert table.tableau(0) == ["clock-4", "clock-4-b"]


@pytest.mark.rule("DG-CLOCK-1", "DG-SET-1")
def test_dispelled_clocks_do_not_help_to_come_to_8() -> None:
    assert taking("clock-4", having=["clock-3"], dispelled=["clock-4-b"]).tableau(0) == ["clock-3", "clock-4"]


# Doll


@pytest.mark.rule("DG-DOLL-1", "DG-DOLL-2")
@pytest.mark.parametrize(
    "dolls",
    [
        ("doll-4", "doll-2"),
        ("doll-3", "doll-3-b"),
        ("doll-4", "doll-1", "doll-1-b"),
        ("doll-3", "doll-2", "doll-1"),
        ("doll-2", "doll-2-b", "doll-1", "doll-1-b"),
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
        ("doll-4", ["doll-1"]),
        ("doll-4", ["doll-3"]),
        ("doll-4", ["doll-4-b"]),
        ("doll-3", ["doll-4", "doll-4-b"]),
        ("doll-2", ["doll-1", "doll-1-b"]),
        ("doll-1", ["doll-1-b", "doll-3"]),
    ],
)
def test_dolls_that_come_to_less_or_more_stay(last: str, having: list[str]) -> None:
    table = taking(last, having=having)
    assert table.tableau(0) == sorted([last, *having])


@pytest.mark.rule("DG-DOLL-1")
def test_other_dolls_stay() -> None:
    table = taking("doll-3", having=["doll-3-b", "doll-4", "doll-4-b"])
    assert table.dispelled(0) == ["doll-3", "doll-3-b"]
    assert table.tableau(0) == ["doll-4", "doll-4-b"]


@pytest.mark.rule("DG-DOLL-3")
@pytest.mark.parametrize(
    ("last", "having", "stay"),
    [
        ("doll-2", ["doll-1", "doll-3", "doll-4"], ["doll-1", "doll-3"]),
        ("doll-2", ["doll-1", "doll-3", "doll-4", "doll-4-b"], ["doll-1", "doll-3", "doll-4-b"]),
        ("doll-4", ["doll-1", "doll-1-b", "doll-2"], ["doll-1", "doll-1-b"]),
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
    return tuple(int(card.removesuffix("-b")[-1]) for card in cards)


HANDS = [
    [id for value, count in enumerate(counts, 1) for id in copy_ids(f"doll-{value}", 2)[:count]]
    for counts in product(range(3), repeat=4)
]
ALL_HELD_AND_TAKEN = [
    (hand, f"doll-{value}-b")
    for hand in HANDS
    for value in (1, 2, 3, 4)
    if not _sets_of_6(hand) and f"doll-{value}-b" not in hand
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
    table = taking("holy-water-1", having=["holy-water-2"], ghosts={0: before, 1: 4})
    assert (table.ghosts(0), table.ghosts(1)) == (after, 4)


@pytest.mark.rule("DG-HOLYWATER-1")
@pytest.mark.parametrize(("held", "after"), [(0, 8), (1, 4), (2, 8), (3, 4), (4, 8), (5, 4), (6, 8), (7, 4)])
def test_every_pair_of_holy_waters_discards_again(held: int, after: int) -> None:
    waters = [id for value in (1, 2, 3, 4) for id in copy_ids(f"holy-water-{value}", 2)]
    assert taking(waters[held], having=waters[:held], ghosts={0: 8}).ghosts(0) == after


@pytest.mark.rule("DG-HOLYWATER-1", "DG-SET-1")
def test_after_holy_waters_were_dispelled_counting_starts_at_none() -> None:
    gone = ["holy-water-1", "holy-water-1-b", "holy-water-2"]
    assert taking("holy-water-3", dispelled=gone, ghosts={0: 8}).ghosts(0) == 8
    assert taking("holy-water-3", having=["holy-water-3-b"], dispelled=gone, ghosts={0: 8}).ghosts(0) == 4


@pytest.mark.rule("DG-HOLYWATER-3")
def test_the_holy_waters_stay_with_their_curses() -> None:
    table = taking("holy-water-1", having=["holy-water-2"], ghosts={0: 1})
    assert table.tableau(0) == ["holy-water-1", "holy-water-2"]
    assert table.curses(0) == 3


# Mask


@pytest.mark.rule("DG-MASK-1")
@pytest.mark.parametrize(("having", "passed"), [([], 1), (["mask-2"], 2), (["mask-2", "mask-3", "mask-4"], 4)])
def test_a_mask_passes_a_ghost_for_each_mask_the_new_one_counted(having: list[str], passed: int) -> None:
    table = taking("mask-1", having=having, ghosts={0: 6, 1: 1})
    assert (table.ghosts(0), table.ghosts(1)) == (6 - passed, 1 + passed)


@pytest.mark.rule("DG-MASK-1", "DG-SET-1")
def test_dispelled_masks_pass_nothing() -> None:
    assert taking("mask-1", dispelled=["mask-2", "mask-3"], ghosts={0: 6}).ghosts(0) == 5


@pytest.mark.rule("DG-MASK-2")
@pytest.mark.parametrize("held", [0, 1, 2])
def test_who_holds_fewer_ghosts_than_masks_passes_all(held: int) -> None:
    table = taking("mask-1", having=["mask-2", "mask-3"], ghosts={0: held})
    assert (table.ghosts(0), table.ghosts(1)) == (0, held)


@pytest.mark.rule("DG-MASK-3")
@pytest.mark.parametrize(("seats", "receiver"), [(2, 1), (3, 2), (5, 4)])
def test_the_right_hand_player_is_the_one_before_in_turn_order(seats: int, receiver: int) -> None:
    table = taking("mask-1", ghosts={0: 3}, seats=seats)
    assert [table.ghosts(seat) for seat in range(seats)] == [2] + [int(seat == receiver) for seat in range(1, seats)]


@pytest.mark.rule("DG-MASK-3")
def test_the_receiver_takes_the_ghosts_whatever_flashlights_they_have_and_the_masks_stay() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["mask-1"]},
        meeples={"nursery": {"top": 0, "3rd": 0}},
        tableau={0: ["mask-2"]},
        ghosts={0: 2, 1: 1},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("mask-1")
    assert (table.ghosts(0), table.ghosts(1)) == (0, 2)
    assert table.tableau(0) == ["mask-1", "mask-2"]


# Mirror


@pytest.mark.rule("DG-MIRROR-1")
@pytest.mark.parametrize("having", [[], ["mirror-2"], ["mirror-2", "mirror-3"]])
def test_every_mirror_costs_a_ghost_the_third_too(having: list[str]) -> None:
    assert taking("mirror-1", having=having, ghosts={0: 2}).ghosts(0) == 3


@pytest.mark.rule("DG-MIRROR-1")
def test_the_ghost_comes_before_the_set_is_dispelled() -> None:
    table = taking("mirror-1", having=["mirror-2", "mirror-3"])
    assert [verb for verb in table.verbs() if verb in ("ghosts", "dispelled")][:2] == ["ghosts", "dispelled"]


@pytest.mark.rule("DG-MIRROR-2")
def test_the_third_mirror_dispels_all_three_and_the_second_none() -> None:
    assert taking("mirror-1", having=["mirror-2"]).tableau(0) == ["mirror-1", "mirror-2"]
    table = taking("mirror-1", having=["mirror-2", "mirror-3"])
    assert table.dispelled(0) == ["mirror-1", "mirror-2", "mirror-3"]
    assert table.tableau(0) == []


@pytest.mark.rule("DG-MIRROR-2")
def test_the_sixth_mirror_dispels_the_next_three_and_the_fourth_none() -> None:
    first = ["mirror-1", "mirror-2", "mirror-3"]
    assert taking("mirror-4", dispelled=first).tableau(0) == ["mirror-4"]
    table = taking("mirror-4", having=["mirror-1-b", "mirror-2-b"], dispelled=first)
    assert table.tableau(0) == []
    assert len(table.dispelled(0)) == 6


# Music Box


@pytest.mark.rule("DG-MUSICBOX-1")
def test_the_most_curses_on_music_boxes_dispel_the_two_highest() -> None:
    table = ending(["music-box-2", "music-box-4", "music-box-3"], ["music-box-4-b", "music-box-3-b"])
    assert table.tableau(0) == ["music-box-2"]
    assert table.tableau(1) == ["music-box-3-b", "music-box-4-b"]


@pytest.mark.rule("DG-MUSICBOX-1")
def test_curses_are_compared_not_cards() -> None:
    table = ending(["music-box-1", "music-box-1-b", "music-box-2"], ["music-box-4", "music-box-3"])
    assert len(table.tableau(0)) == 3
    assert table.tableau(1) == []


@pytest.mark.rule("DG-MUSICBOX-1")
def test_a_single_music_box_is_dispelled_if_it_is_the_most() -> None:
    table = ending(["music-box-4"], ["music-box-1", "music-box-2"])
    assert table.tableau(0) == []
    assert table.tableau(1) == ["music-box-1", "music-box-2"]


@pytest.mark.rule("DG-MUSICBOX-2")
def test_all_who_tie_dispel_two_at_the_same_time() -> None:
    table = ending(["music-box-4", "music-box-1"], ["music-box-3", "music-box-2"], ["music-box-4-b"])
    assert [table.tableau(seat) for seat in range(3)] == [[], [], ["music-box-4-b"]]


@pytest.mark.rule("DG-MUSICBOX-2", "DG-SET-1")
def test_dispelled_music_boxes_are_not_counted() -> None:
    table = ending(["music-box-1"], ["music-box-2"], dispelled={0: ["music-box-4"]})
    assert table.tableau(0) == ["music-box-1"]
    assert table.tableau(1) == []


@pytest.mark.rule("DG-MUSICBOX-2")
def test_without_a_music_box_nobody_has_the_most() -> None:
    table = ending(["portrait-1"], [], dispelled={1: ["music-box-1"]})
    assert "dispelled" not in table.verbs()


# Portrait


@pytest.mark.rule("DG-PORTRAIT-1")
@pytest.mark.parametrize(
    ("held", "kept"),
    [
        (["portrait-4"], ["portrait-4"]),
        (["portrait-4", "portrait-1"], ["portrait-1"]),
        (["portrait-1", "portrait-4", "portrait-2"], ["portrait-1", "portrait-2"]),
        (["portrait-1", "portrait-4", "portrait-2", "portrait-3"], ["portrait-1", "portrait-2"]),
        (
            ["portrait-1", "portrait-4", "portrait-2", "portrait-3", "portrait-4-b"],
            ["portrait-1", "portrait-2", "portrait-3"],
        ),
    ],
)
def test_half_of_the_portraits_rounded_down_go_the_highest_first(held: list[str], kept: list[str]) -> None:
    assert ending(held).tableau(0) == kept


@pytest.mark.rule("DG-PORTRAIT-1", "DG-SET-1")
def test_dispelled_portraits_are_not_halved_again() -> None:
    assert ending(["portrait-1"], dispelled={0: ["portrait-2"]}).tableau(0) == ["portrait-1"]


# Ring


@pytest.mark.rule("DG-RING-1")
def test_the_fourth_ring_dispels_all_four_and_the_third_none() -> None:
    assert taking("ring-1", having=["ring-2", "ring-3"]).dispelled(0) == []
    table = taking("ring-1", having=["ring-2", "ring-3", "ring-4"])
    assert table.dispelled(0) == ["ring-1", "ring-2", "ring-3", "ring-4"]
    assert table.tableau(0) == []


@pytest.mark.rule("DG-RING-2")
def test_the_eighth_ring_dispels_the_next_four_and_the_fifth_none() -> None:
    first = ["ring-1", "ring-2", "ring-3", "ring-4"]
    assert taking("ring-1-b", dispelled=first).tableau(0) == ["ring-1-b"]
    table = taking("ring-1-b", having=["ring-2-b", "ring-3-b", "ring-4-b"], dispelled=first)
    assert table.tableau(0) == []
    assert len(table.dispelled(0)) == 8


# Tome


@pytest.mark.rule("DG-TOME-1", "DG-TOME-2")
def test_the_second_tome_names_a_type_and_dispels_all_of_it() -> None:
    table = taking("tome-1", having=["tome-2", "ring-3", "ring-4", "mask-4", "cat-1"])
    assert (table.prompt, table.asked, table.rule) == ("Name a card type to dispel", 0, "DG-TOME-1")
    assert table.offered == ["type-cat", "type-mask", "type-ring"]
    assert table.labels[-1] == "Ring: dispel 2 cards, 7 Curses"
    table.pick("type-ring")
    assert table.dispelled(0) == ["ring-3", "ring-4"]
    named = table.told().index("Player 1 uses the Tomes and names Ring.")
    assert table.told()[named + 1] == "Player 1 dispels Ring 3 and Ring 4."
    assert table.over


@pytest.mark.rule("DG-TOME-1")
def test_the_tomes_of_a_player_leave_the_cards_of_others_alone() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["tome-2", "ring-1", "mask-1"], 1: ["ring-2", "twin-1"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1")
    assert table.offered == ["type-mask", "type-ring"]
    table.pick("type-ring")
    assert table.tableau(1) == ["ring-2", "twin-1"]
    assert (table.prompt, table.asked) == ("Take a Cursed card", 1)


@pytest.mark.rule("DG-TOME-1")
@pytest.mark.parametrize(
    ("held", "acts"), [(0, False), (1, True), (2, False), (3, True), (5, True), (6, False), (7, True)]
)
def test_every_pair_of_tomes_names_a_type(held: int, acts: bool) -> None:
    tomes = [id for value in (1, 2, 3, 4) for id in copy_ids(f"tome-{value}", 2)]
    table = taking(tomes[held], having=[*tomes[:held], "ring-1", "mask-1"])
    assert (table.prompt == "Name a card type to dispel" if not table.over else False) is acts


@pytest.mark.rule("DG-TOME-2")
def test_with_a_single_type_to_name_it_is_named_without_a_question() -> None:
    table = taking("tome-1", having=["tome-2", "ring-3"])
    assert table.dispelled(0) == ["ring-3"]
    assert "Player 1 uses the Tomes and names Ring." in table.told()
    assert table.over


@pytest.mark.rule("DG-TOME-2")
def test_a_type_of_which_all_cards_are_dispelled_cannot_be_named() -> None:
    table = taking("tome-1", having=["tome-2", "ring-3", "cat-1"], dispelled=["mask-1"])
    assert table.offered == ["type-cat", "type-ring"]


@pytest.mark.rule("DG-TOME-3")
def test_tomes_alone_name_nothing_and_that_pair_is_spent() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1", "ring-1", "ring-2"]},
        meeples={"nursery": {"top": 0, "2nd": 0}},
        tableau={0: ["tome-2"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1")
    assert "named" not in table.verbs()
    table.take("ring-1")
    assert table.over
    assert table.tableau(0) == ["ring-1", "tome-1", "tome-2"]
    assert "named" not in table.verbs()


@pytest.mark.rule("DG-TOME-3")
def test_after_a_spent_pair_the_third_tome_does_nothing_and_the_fourth_acts() -> None:
    assert taking("tome-3", having=["tome-1", "tome-2", "ring-1"]).dispelled(0) == []
    assert taking("tome-4", having=["tome-1", "tome-2", "tome-3", "ring-1"]).dispelled(0) == ["ring-1"]


@pytest.mark.rule("DG-TOME-4")
def test_the_tomes_stay_with_their_curses() -> None:
    table = taking("tome-1", having=["tome-2", "ring-3"])
    assert table.tableau(0) == ["tome-1", "tome-2"]
    assert table.curses(0) == 3


@pytest.mark.rule("DG-TOME-5", "DG-TOME-1")
@pytest.mark.parametrize("kind", OTHER_TYPES)
def test_each_of_the_other_eleven_types_may_be_named(kind: str) -> None:
    other = "ring-4-b" if kind != "ring" else "twin-4-b"
    table = taking("tome-1", having=["tome-2", f"{kind}-1", f"{kind}-3", other])
    table.pick(f"type-{kind}")
    assert table.dispelled(0) == [f"{kind}-1", f"{kind}-3"]
    assert table.tableau(0) == sorted([other, "tome-1", "tome-2"])
    assert table.over


@pytest.mark.rule("DG-TOME-5")
def test_game_end_cards_that_a_tome_has_dispelled_do_not_count_at_the_end() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1"]},
        meeples={"nursery": {"2nd": 0, "3rd": 1}},
        tableau={0: ["tome-2", "music-box-4", "ring-4-b"], 1: ["music-box-1"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1")
    table.pick("type-music-box")
    table.pick(table.offered[0])
    assert table.dispelled(0) == ["music-box-4"]
    assert "music-box-1" in table.dispelled(1)


@pytest.mark.rule("DG-TOME-5", "DG-SET-1")
def test_a_set_starts_anew_after_a_tome() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1", "ring-1", "twin-2"]},
        meeples={"nursery": {"top": 0, "2nd": 0}},
        tableau={0: ["tome-2", "ring-2", "ring-3", "ring-4", "mask-1"]},
        deck=[],
        turn=1,
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1")
    table.pick("type-ring")
    table.take("ring-1")
    assert table.tableau(0) == ["mask-1", "ring-1", "tome-1", "tome-2"]
    assert table.over


@pytest.mark.rule("DG-CLOCK-2", "DG-TOME-5")
def test_clocks_stay_spent_after_a_tome_has_dispelled_them() -> None:
    table = given(
        2,
        rooms=["nursery"],
        cards={"nursery": ["tome-1", "clock-4", "ring-1"]},
        meeples={"nursery": {"top": 0, "2nd": 0}},
        tableau={0: ["tome-2", "clock-1", "mask-1"], 1: ["clock-4-b", "clock-3"]},
        deck=[],
        turn=1,
        spent=["clock"],
    )
    table.place("nursery", "bottom", ghosts=0)
    table.take("tome-1")
    table.pick("type-clock")
    table.take("ring-1")
    assert table.match.view(None)["spent"] == ["clock"]
    assert table.tableau(1) == ["clock-3", "clock-4", "clock-4-b"]
    assert table.over


# Twin


@pytest.mark.rule("DG-TWIN-1")
@pytest.mark.parametrize("value", [1, 2, 3, 4])
def test_two_twins_of_the_same_value_are_dispelled(value: int) -> None:
    rest = [f"twin-{other}" for other in (1, 2, 3, 4) if other != value]
    table = taking(f"twin-{value}-b", having=[*rest, f"twin-{value}"])
    assert table.dispelled(0) == [f"twin-{value}", f"twin-{value}-b"]
    assert table.tableau(0) == rest


@pytest.mark.rule("DG-TWIN-1")
def test_twins_of_different_values_stay() -> None:
    assert taking("twin-1", having=["twin-2", "twin-3", "twin-4"]).dispelled(0) == []


@pytest.mark.rule("DG-TWIN-1", "DG-SET-1")
def test_a_dispelled_twin_is_no_match() -> None:
    assert taking("twin-1", dispelled=["twin-1-b"]).tableau(0) == ["twin-1"]
