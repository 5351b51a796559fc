"""Turns, placing a meeple, resolving a room."""

from __future__ import annotations

import pytest

from tests.games.dont_go_in_there.table import given, new
from tests.games.sitting import play_on

ALL_FIVE_OF_PLAYER_1 = {
    "attic": {"top": 0, "2nd": 0},
    "basement": {"top": 0, "2nd": 0},
    "library": {"top": 0, "2nd": 1},
}

# Your turn


@pytest.mark.rule("DG-TURN-1", "DG-PLACE-6")
def test_turns_pass_to_the_left_and_around_the_table() -> None:
    table = given(3, turn=1)
    table.place("attic", "2nd")
    assert table.asked == 2
    table.place("attic", "3rd")
    assert table.asked == 0
    table.place("basement", "3rd")
    assert table.asked == 1


@pytest.mark.rule("DG-TURN-1")
def test_a_turn_is_one_meeple() -> None:
    table = given(2)
    table.place("attic", "2nd")
    assert (table.supply(0), table.supply(1)) == (4, 5)
    assert table.board("attic")["spaces"] == [None, 0, None, None]


@pytest.mark.rule("DG-TURN-2", "DG-PLACE-1")
def test_a_player_may_choose_among_all_free_spaces_and_nothing_else() -> None:
    table = given(2, meeples={"attic": {"top": 0, "bottom": 1}, "library": {"2nd": 1}})
    assert table.prompt == "Place a meeple"
    assert table.rule == "DG-PLACE-1"
    assert table.offered == [
        *["space-0-1", "space-0-2"],
        *["space-1-0", "space-1-1", "space-1-2", "space-1-3"],
        *["space-2-0", "space-2-2", "space-2-3"],
    ]


@pytest.mark.rule("DG-TURN-2")
def test_a_free_space_is_left_even_in_the_last_room() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": {"top": 0, "bottom": 1}})
    assert table.offered == ["space-1-1", "space-1-2"]


@pytest.mark.rule("DG-TURN-3")
def test_a_player_whose_meeples_all_stand_in_rooms_is_passed_over() -> None:
    table = given(2, meeples=ALL_FIVE_OF_PLAYER_1)
    assert table.told()[-1] == "Player 1 has no meeples left and is skipped."
    assert table.asked == 1
    table.place("library", "3rd", ghosts=0)
    assert table.prompt == "Take a Cursed card"


@pytest.mark.rule("DG-TURN-3")
def test_after_a_skip_the_turns_go_on_and_the_match_ends_with_all_cards_taken() -> None:
    table = given(2, meeples=ALL_FIVE_OF_PLAYER_1, deck=[])
    table.place("basement", "3rd", ghosts=0)
    table.pick("Keep the roll")
    while table.prompt == "Take a Cursed card":
        table.pick(table.offered[0])
    assert table.asked == 0
    play_on(table)
    taken = [len(table.tableau(seat) + table.dispelled(seat)) for seat in (0, 1)]
    assert sum(taken) == 9
    assert taken[0] != taken[1]


@pytest.mark.rule("DG-TURN-3")
def test_a_player_with_a_single_meeple_left_is_not_passed_over() -> None:
    table = given(2, meeples={**ALL_FIVE_OF_PLAYER_1, "library": {"top": 1, "2nd": 1}})
    assert table.asked == 0
    assert "skipped" not in table.verbs()
    table.place("library", "3rd", ghosts=0)
    assert table.supply(0) == 0


@pytest.mark.rule("DG-TURN-3", "DG-SETUP-7")
def test_with_six_meeples_nobody_is_passed_over() -> None:
    table = given(2, meeples=ALL_FIVE_OF_PLAYER_1, meeples_each=6)
    assert table.asked == 0
    assert "skipped" not in table.verbs()


@pytest.mark.rule("DG-TURN-3", "DG-SETUP-7")
@pytest.mark.parametrize(
    ("seats", "meeples", "placed"), [(2, 5, 12), (3, 5, None), (4, 5, None), (5, 5, None), (2, 6, None)]
)
def test_only_of_two_players_with_five_meeples_one_can_run_out(seats: int, meeples: int, placed: int | None) -> None:
    assert _placed_until_one_runs_out(seats, meeples) == placed


def _placed_until_one_runs_out(seats: int, meeples: int) -> int | None:
    """Return the minimum number of meeples placed before a turn with an empty supply; None if it never happens.

    All ways to place are tried. Only who stands in which room matters; a removed board is a room that stays empty.
    """
    turn = placed = 0
    reached: set[tuple[tuple[int, ...], ...]] = {((), (), ())}
    seen = {(turn, rooms) for rooms in reached}
    while reached:
        if any(sum(room.count(turn) for room in rooms) == meeples for rooms in reached):
            return placed
        after = set()
        for rooms in reached:
            for i, room in enumerate(rooms):
                filled = () if len(room) == 2 else tuple(sorted((*room, turn)))
                after.add(tuple(sorted((*rooms[:i], filled, *rooms[i + 1 :]))))
        turn, placed = (turn + 1) % seats, placed + 1
        reached = {rooms for rooms in after if (turn, rooms) not in seen}
        seen |= {(turn, rooms) for rooms in reached}
    return None


# Place a meeple


@pytest.mark.rule("DG-PLACE-1")
def test_a_meeple_leaves_the_supply_for_the_space() -> None:
    table = given(2)
    table.place("library", "bottom")
    assert table.supply(0) == 4
    assert table.board("library")["spaces"] == [None, None, None, 0]
    assert table.told()[-1] == "Player 1 places a meeple in the Library, on the bottom space."


@pytest.mark.rule("DG-PLACE-1")
@pytest.mark.parametrize("who", [0, 1])
def test_an_occupied_space_is_not_on_offer_whoever_stands_there(who: int) -> None:
    table = given(2, meeples={"attic": {"2nd": who}})
    assert "space-0-1" not in table.offered
    assert table.match.why_not(0, "space-0-1") == (f"Player {who + 1} stands on this space.", "DG-PLACE-1")


@pytest.mark.rule("DG-PLACE-2")
def test_each_of_several_own_meeples_takes_ghosts_and_picks() -> None:
    table = given(
        2,
        rooms=["basement"],
        deck=[],
        cards={"basement": ["ring-1", "ring-2", "tome-3"]},
        meeples={"basement": {"top": 0, "3rd": 0}},
        turn=1,
    )
    table.place("basement", "2nd", ghosts=3)
    table.pick("Keep the roll")
    assert (table.ghosts(0), table.ghosts(1)) == (3 + 1, 2)
    assert table.asked == 0
    table.take("ring-2")
    assert table.asked == 1
    table.take("tome-3")
    assert table.tableau(0) == ["ring-1", "ring-2"]
    assert table.tableau(1) == ["tome-3"]
    assert table.over


@pytest.mark.rule("DG-PLACE-2")
def test_a_player_may_fill_a_room_alone() -> None:
    table = given(
        2,
        rooms=["attic"],
        deck=[],
        cards={"attic": ["ring-1", "ring-2", "ring-3"]},
        meeples={"attic": {"2nd": 0, "3rd": 0}},
    )
    table.place("attic", "bottom", ghosts=3)
    assert table.ghosts(0) == 2 + 1
    table.take("ring-1", "ring-2")
    assert table.tableau(0) == ["ring-1", "ring-2", "ring-3"]
    assert table.over


@pytest.mark.rule("DG-PLACE-3", "DG-TAKE-1", "DG-COMP-5")
def test_the_highest_meeple_picks_first_and_is_guarded_least() -> None:
    table = given(
        4,
        rooms=["attic"],
        deck=[],
        cards={"attic": ["ring-1", "ring-2", "ring-3"]},
        meeples={"attic": {"bottom": 1, "3rd": 2}},
        turn=3,
    )
    table.place("attic", "2nd", ghosts=4)
    assert [table.ghosts(seat) for seat in range(4)] == [0, 4 - 3, 4 - 2, 4 - 1]
    assert table.asked == 3
    table.take("ring-1")
    assert table.asked == 2
    table.take("ring-2")
    assert [table.tableau(seat) for seat in range(4)] == [[], ["ring-3"], ["ring-2"], ["ring-1"]]
    assert table.over


@pytest.mark.rule("DG-PLACE-4", "DG-ATTIC-1")
def test_the_space_of_a_third_meeple_acts_before_the_room_is_resolved() -> None:
    table = given(2, rooms=["attic"], meeples={"attic": {"2nd": 1, "3rd": 1}})
    table.place("attic", "top", ghosts=0)
    assert table.verbs() == ["placed", "ghosts", "rolled"]
    assert table.ghosts(0) == 1


@pytest.mark.rule("DG-PLACE-4", "DG-NURSERY-1")
def test_the_bottom_of_the_nursery_sheds_a_ghost_before_any_are_handed_out() -> None:
    table = given(2, rooms=["nursery"], meeples={"nursery": {"2nd": 1, "3rd": 1}})
    table.place("nursery", "bottom", ghosts=4)
    assert table.ghosts(0) == 4 - 3


@pytest.mark.rule("DG-PLACE-5")
def test_the_third_meeple_resolves_the_room_at_once() -> None:
    table = given(2, meeples={"attic": {"2nd": 0, "3rd": 1}})
    table.place("attic", "bottom", ghosts=0)
    assert table.prompt == "Take a Cursed card"
    assert table.match.view(None)["resolving"]["board"] == 0


@pytest.mark.rule("DG-PLACE-5", "DG-PLACE-6")
def test_two_meeples_resolve_nothing() -> None:
    table = given(2, meeples={"attic": {"2nd": 0}, "basement": {"2nd": 0, "3rd": 1}})
    table.place("attic", "bottom")
    assert (table.prompt, table.asked) == ("Place a meeple", 1)
    assert "rolled" not in table.verbs()
    assert table.match.view(None)["resolving"] is None


# 1. Roll for ghosts


@pytest.mark.rule("DG-ROLL-1", "DG-COMP-8")
@pytest.mark.parametrize(
    ("cards", "dice"),
    [
        (["ring-3", "ring-4", "tome-4"], 3),
        (["ring-2", "ring-4", "tome-4"], 4),
        (["ring-1", "ring-2", "tome-3"], 5),
        (["ring-1", "ring-2", "tome-1"], 6),
    ],
)
def test_a_die_is_rolled_for_every_symbol_in_the_room(cards: list[str], dice: int) -> None:
    table = given(2, cards={"attic": cards}, meeples={"attic": {"2nd": 0, "3rd": 1}})
    assert table.board("attic")["dice"] == dice
    table.place("attic", "bottom")
    assert len(table.rolled) == dice


@pytest.mark.rule("DG-ROLL-1")
def test_the_player_of_the_third_meeple_rolls() -> None:
    table = given(3, cards={"attic": ["ring-3", "ring-4", "tome-4"]}, meeples={"attic": {"2nd": 0, "3rd": 1}}, turn=2)
    table.place("attic", "bottom", ghosts=1)
    assert table.told()[-1] == "Player 3 rolls 3 dice: 1 ghost."
    assert table.match.view(None)["resolving"]["resolver"] == 2


@pytest.mark.rule("DG-ROLL-1", "DG-COMP-3")
def test_a_die_shows_a_ghost_half_of_the_time() -> None:
    faces: list[bool] = []
    for seed in range(100):
        table = new(2, seed, board_1="attic")
        for space in ("top", "2nd", "3rd"):
            table.place("attic", space)
        faces += table.rolled
    assert 0.4 < sum(faces) / len(faces) < 0.6


@pytest.mark.rule("DG-ROLL-2", "DG-COMP-5")
@pytest.mark.parametrize(
    ("space", "ghosts"), [("top", [0, 1, 2, 6]), ("2nd", [0, 0, 1, 5]), ("3rd", [0, 0, 0, 4]), ("bottom", [0, 0, 0, 3])]
)
def test_flashlights_keep_ghosts_away_but_pay_none_back(space: str, ghosts: list[int]) -> None:
    taken_spaces = [name for name in ("top", "2nd", "3rd") if name != space][:2]
    for rolled, taken in zip((0, 1, 2, 6), ghosts, strict=True):
        table = given(
            2,
            rooms=["hallway"],
            cards={"hallway": ["ring-1", "ring-2", "tome-1"]},
            meeples={"hallway": dict.fromkeys(taken_spaces, 1)},
            ghosts={0: 2},
        )
        table.place("hallway", space, ghosts=rolled)
        table.pick("Keep the roll")
        assert table.ghosts(0) == 2 + taken


@pytest.mark.rule("DG-ROLL-3")
def test_all_meeples_take_their_ghosts_before_the_first_pick() -> None:
    table = given(
        3,
        rooms=["attic"],
        cards={"attic": ["mask-1"]},
        meeples={"attic": {"2nd": 1, "3rd": 2}},
    )
    table.place("attic", "bottom", ghosts=4)
    assert [table.ghosts(seat) for seat in range(3)] == [1, 3, 2]
    assert table.verbs() == ["placed", "rolled", "ghosts", "ghosts", "ghosts"]
    assert (table.prompt, table.asked) == ("Take a Cursed card", 1)


# 2. Take Cursed cards


@pytest.mark.rule("DG-TAKE-1")
def test_who_picks_may_choose_any_card_still_there_and_must_choose_one() -> None:
    table = given(2, cards={"attic": ["ring-1", "ring-2", "ring-3"]}, meeples={"attic": {"2nd": 0, "3rd": 1}}, turn=0)
    table.place("attic", "bottom", ghosts=0)
    assert table.rule == "DG-TAKE-1"
    assert table.offered == ["ring-1", "ring-2", "ring-3"]
    table.take("ring-2")
    assert table.offered == ["ring-1", "ring-3"]
    assert table.asked == 1


@pytest.mark.rule("DG-TAKE-1")
def test_the_last_card_is_taken_without_a_question() -> None:
    table = given(2, cards={"attic": ["ring-1", "ring-2", "ring-3"]}, meeples={"attic": {"2nd": 0, "3rd": 1}}, turn=0)
    table.place("attic", "bottom", ghosts=0)
    table.take("ring-2", "ring-1")
    assert table.tableau(0) == ["ring-2", "ring-3"]
    assert table.prompt == "Place a meeple"


@pytest.mark.rule("DG-TAKE-1")
def test_the_highest_meeple_picks_first_even_when_it_came_last() -> None:
    table = given(2, rooms=["basement"], meeples={"basement": {"3rd": 0, "bottom": 0}}, turn=1)
    table.place("basement", "top", ghosts=0)
    table.pick("Keep the roll")
    assert table.asked == 1


@pytest.mark.rule("DG-TAKE-2")
def test_a_card_taken_lies_open_before_its_owner_for_all_to_see() -> None:
    table = given(3, cards={"attic": ["ring-1"]}, meeples={"attic": {"2nd": 0, "3rd": 1}}, turn=2)
    table.place("attic", "bottom", ghosts=0)
    table.take("ring-1")
    for seat in (0, 1, 2, None):
        assert table.match.view(seat)["players"][0]["tableau"] == ["ring-1"]
        assert table.match.view(seat)["players"][0]["curses"] == 1
    assert table.board("attic")["cards"][0] is None


@pytest.mark.rule("DG-TAKE-3")
def test_a_card_acts_before_the_next_meeple_picks() -> None:
    table = given(
        2,
        cards={"attic": ["mirror-1", "mirror-2", "ring-3"]},
        meeples={"attic": {"2nd": 0, "3rd": 1}},
    )
    table.place("attic", "bottom", ghosts=0)
    table.take("mirror-1")
    assert table.ghosts(0) == 1
    assert (table.prompt, table.asked) == ("Take a Cursed card", 1)


@pytest.mark.rule("DG-TAKE-3")
def test_a_card_sets_off_no_other_type() -> None:
    table = given(
        2,
        cards={"attic": ["ring-1", "twin-2", "tome-3"]},
        meeples={"attic": {"2nd": 0, "3rd": 1}},
        tableau={0: ["clock-4", "clock-3", "ring-1-b", "twin-1"]},
        ghosts={0: 4},
        turn=1,
    )
    table.place("attic", "bottom", ghosts=0)
    table.take("ring-1")
    assert table.tableau(0) == ["clock-3", "clock-4", "ring-1", "ring-1-b", "twin-1"]
    assert table.ghosts(0) == 4


@pytest.mark.rule("DG-TAKE-3", "DG-END-1")
def test_game_end_cards_never_act_early() -> None:
    table = given(
        2,
        cards={"attic": ["cat-1", "amulet-1", "portrait-1"]},
        meeples={"attic": {"2nd": 0, "3rd": 0}},
        tableau={0: ["cat-2", "amulet-2", "portrait-2", "music-box-4"]},
    )
    table.place("attic", "bottom", ghosts=0)
    table.take("cat-1", "amulet-1")
    assert len(table.tableau(0)) == 7
    assert table.prompt == "Place a meeple"


@pytest.mark.rule("DG-TAKE-4")
def test_a_meeple_goes_home_with_its_card() -> None:
    table = given(2, meeples={"attic": {"2nd": 0, "3rd": 1}})
    table.place("attic", "bottom", ghosts=0)
    assert (table.supply(0), table.supply(1)) == (3, 4)
    table.pick(table.offered[0])
    assert (table.supply(0), table.supply(1)) == (4, 4)
    assert table.board("attic")["spaces"] == [None, None, 1, 0]
    table.pick(table.offered[0])
    assert (table.supply(0), table.supply(1)) == (5, 5)


# 3. Reveal a new room


@pytest.mark.rule("DG-REVEAL-1", "DG-COMP-4")
@pytest.mark.parametrize(
    ("room", "other"),
    [
        ("attic", "nursery"),
        ("nursery", "attic"),
        ("basement", "hallway"),
        ("hallway", "basement"),
        ("library", "secret-passage"),
        ("secret-passage", "library"),
    ],
)
def test_a_resolved_board_is_turned_over_and_gets_new_cards(room: str, other: str) -> None:
    table = given(
        2,
        rooms=[room],
        cards={room: ["ring-1", "ring-2", "ring-3"]},
        meeples={room: {"2nd": 0, "3rd": 1}},
        deck=["tome-1", "tome-2", "tome-3"],
    )
    table.place(room, "top", ghosts=0)
    if room in ("basement", "hallway"):
        table.pick("Keep the roll")
    table.take("ring-1", "ring-2")
    assert table.board(other)["spaces"] == [None] * 4
    assert table.board(other)["cards"][:2] == ["tome-1", "tome-2"]
    assert table.match.view(None)["deck"] == 0


@pytest.mark.rule("DG-REVEAL-1")
def test_a_board_shows_its_two_rooms_in_turn() -> None:
    table = given(2, rooms=["attic"])
    shown = []
    for _ in range(4):
        shown.append(table.match.view(None)["boards"][0]["room"])
        for space in ("2nd", "3rd", "bottom"):
            table.place(shown[-1], space)
        while table.prompt == "Take a Cursed card":
            table.pick(table.offered[0])
    assert shown == ["attic", "nursery", "attic", "nursery"]


@pytest.mark.rule("DG-REVEAL-2")
def test_with_the_deck_empty_boards_go_one_by_one_and_the_others_play_on() -> None:
    two = {"2nd": 0, "3rd": 1}
    table = given(
        2, deck=["tome-4", "tome-3", "tome-2"], meeples={"attic": two, "basement": two, "library": {"2nd": 0}}
    )

    def rooms() -> list[str | None]:
        return [board["room"] for board in table.match.view(None)["boards"]]

    def take_all() -> None:
        while not table.over and table.prompt == "Take a Cursed card":
            table.pick(table.offered[0])

    table.place("attic", "bottom", ghosts=0)
    take_all()
    assert rooms() == ["nursery", "basement", "library"]
    table.place("basement", "bottom", ghosts=0)
    table.pick("Keep the roll")
    take_all()
    assert rooms() == ["nursery", None, "library"]
    assert table.told()[-1] == "The deck is empty: the room's board is removed."
    assert not [piece for piece in table.offered if piece.startswith("space-1-")]
    table.place("library", "3rd")
    table.place("library", "bottom", ghosts=0)
    take_all()
    assert rooms() == ["nursery", None, None]
    for space in ("2nd", "3rd", "bottom"):
        assert not table.over
        table.place("nursery", space)
    take_all()
    assert rooms() == [None, None, None]
    assert table.over


@pytest.mark.rule("DG-REVEAL-3")
def test_the_next_turn_follows_the_third_meeple_whoever_picked_last() -> None:
    table = given(4, meeples={"attic": {"3rd": 3, "bottom": 2}}, turn=0)
    table.place("attic", "2nd", ghosts=0)
    assert table.asked == 0
    table.pick(table.offered[0])
    assert table.asked == 3
    table.pick(table.offered[0])
    assert (table.prompt, table.asked) == ("Place a meeple", 1)


@pytest.mark.rule("DG-REVEAL-4")
def test_the_match_ends_when_the_last_board_is_gone() -> None:
    table = given(2, rooms=["attic"], deck=[], meeples={"attic": {"2nd": 0, "3rd": 1}})
    table.place("attic", "bottom", ghosts=0)
    table.pick(table.offered[0])
    assert table.match.decision is not None
    table.pick(table.offered[0])
    assert table.match.decision is None


@pytest.mark.rule("DG-REVEAL-4", "DG-SETUP-3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_whole_match_deals_and_takes_12_cards_a_player(seats: int) -> None:
    table = new(seats, seed=1, meeples=6)
    play_on(table)
    taken = [len(table.tableau(seat) + table.dispelled(seat)) for seat in range(seats)]
    assert taken == [12] * seats
    assert table.verbs().count("rolled") == 4 * seats
    assert table.verbs().count("placed") == 12 * seats
