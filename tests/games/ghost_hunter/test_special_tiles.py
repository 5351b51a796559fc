"""Staircases, Towers, the Chute, the Broken Corridor, and doors where there was a wall."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter.rules.board import has_door
from gloaming.games.ghost_hunter.state import changed
from tests.games.ghost_hunter.table import Position, card, position, round_on

NORTH, EAST, SOUTH, WEST, FAR, STAIRS, DOWN, UP = range(8)
BASEMENT, FIRST, SECOND = 0, 1, 2


# Staircases


@pytest.mark.rule("GH-STAIR-2", "GH-PLACE-4")
def test_whoever_opens_a_staircase_cannot_enter_its_pair_in_the_same_turn_and_others_can_afterwards() -> None:
    table = position(tiles="t-1", extra=())
    table.open(NORTH).match.pick(0)
    table.state.extra = (-1,)
    table.end().go(NORTH).go(STAIRS)
    assert table.at(1) == "t-19"
    table.end().go(STAIRS)
    assert table.at(0) == "t-19"


@pytest.mark.rule("GH-STAIR-2")
def test_not_even_an_extra_move_leads_into_the_pair_tile_in_that_turn() -> None:
    table = position(tiles="t-1", events="e-16")
    table.judge(9).open(NORTH).match.pick(0)
    assert table.state.extra and table.may("go", SOUTH)
    assert not table.may("go", STAIRS)


# Towers


@pytest.mark.rule("GH-TOWER-1", "GH-TOWER-2", "GH-TOWER-4")
def test_the_other_door_of_a_tower_begins_the_second_floor() -> None:
    table = position(tiles="t-14 t-38", items_pile="i-6")
    table.open(NORTH)
    assert table.at(0) == "t-14"
    tower = card("t-14")
    assert [has_door(table.state, tower, side) for side in range(4)] == [False, False, True, False]
    round_on(table).open(FAR)
    assert table.at(0) == "t-38"
    assert table.lies("t-38") == (0, 0, 0, SECOND)
    round_on(table).go(SOUTH)
    assert table.at(0) == "t-14"


@pytest.mark.rule("GH-TOWER-1")
@pytest.mark.parametrize("floor", [FIRST, SECOND])
def test_the_door_of_a_tower_for_the_floor_meets_the_door_that_it_is_opened_through(floor: int) -> None:
    for way in range(4):
        table = position(at="t-39", lay={"t-39": (5, 5, 0, floor)}, tiles="t-15")
        table.open(way)
        while not table.may("end-turn"):
            table.match.pick(0)
        assert table.at(0) == "t-15"
        assert has_door(table.state, card("t-15"), (way + 2) % 4)


@pytest.mark.rule("GH-TOWER-3", "GH-TOWER-4", "GH-MOVE-8")
def test_on_a_floor_that_exists_the_opener_chooses_a_side_that_borders_on_empty_space() -> None:
    table = position(tiles="t-14", lay={"t-12": (0, 0, 0, SECOND), "t-38": (0, -1, 0, SECOND)})
    table.open(NORTH)
    assert table.rule == "GH-TOWER-3"
    assert not table.may("beside", "t-12", NORTH), "the corridor's northern door leads on"
    assert table.may("beside", "t-12", SOUTH) and table.may("beside", "t-12", WEST)
    table.pick("beside", "t-12", WEST)
    round_on(table).go(FAR)
    assert table.at(0) == "t-12" and table.state.points == 1
    table.go(WEST)
    assert table.at(0) == "t-14" and table.state.points == 0


@pytest.mark.rule("GH-TOWER-3")
def test_without_such_a_side_the_other_door_never_opens() -> None:
    table = position(tiles="t-14", lay={"t-33": (0, 0, 2, SECOND), "t-22": (0, 1, 0, SECOND)})
    s = table.state
    for side in (NORTH, EAST, WEST):
        s.locks = changed(s.locks, card("t-33"), s.locks[card("t-33")] | 1 << side)
    table.open(NORTH)
    round_on(table)
    assert table.at(0) == "t-14"
    assert not table.may("go", FAR) and not table.may("open", FAR)


@pytest.mark.rule("GH-TOWER-4")
def test_no_tile_lies_beside_a_tower_on_its_other_floor() -> None:
    table = position(at="t-12", tiles="t-38", lay={"t-14": (0, -1, 0), "t-12": (0, 0, 0, SECOND)}, items_pile="i-6")
    s = table.state
    s.ends, s.ends_of = (card("t-12") * 4 + WEST,), (card("t-14"),)
    round_on(table)
    assert table.may("go", WEST)
    table.open(NORTH)
    assert table.lies("t-38") == (0, -1, 0, SECOND)


# The Chute


CHUTE = {"t-20": (0, -1), "t-21": (0, 0, 0, BASEMENT)}
"""The Chute, one of its doors in the south, and where it ends."""


@pytest.mark.rule("GH-CHUTE-1", "GH-PLACE-4")
def test_the_chute_brings_its_landing_one_floor_below() -> None:
    table = position(tiles="t-20")
    table.judge(9).open(NORTH).match.pick(0)
    assert table.at(0) == "t-20"
    assert (table.lies("t-21") or ())[3:] == (BASEMENT,)


@pytest.mark.rule("GH-CHUTE-1", "GH-PLACE-5")
def test_the_landing_brings_the_chute_one_floor_above_and_it_can_be_entered_at_once() -> None:
    table = position(at="t-39", lay={"t-39": (5, 5, 0, BASEMENT)}, tiles="t-21 t-20", items={0: "i-4"})
    table.open(NORTH)
    while not table.may("end-turn"):
        table.match.pick(0)
    assert card("t-20") in table.state.laid and table.state.fresh == ()
    round_on(table)
    table.judge(9).go(UP)
    assert table.at(0) == "t-20"


@pytest.mark.rule("GH-CHUTE-3", "GH-CHUTE-5", "GH-CHUTE-6")
def test_the_first_to_enter_the_chute_and_fail_draws_its_insanity_card_and_falls() -> None:
    table = position(lay=CHUTE, unexplored="t-20 t-21", insanity="2-of-clubs 3-of-clubs")
    table.judge(3).go(NORTH)
    assert table.at(0) == "t-21"
    assert table.mind(0) == ["2-of-clubs", "3-of-clubs"]
    assert not table.may("go", EAST) and not table.may("open")


@pytest.mark.rule("GH-CHUTE-3")
def test_the_first_to_enter_the_chute_and_succeed_stays_and_draws_its_insanity_card_too() -> None:
    table = position(lay=CHUTE, unexplored="t-20 t-21")
    table.judge(4).go(NORTH)
    assert table.at(0) == "t-20"
    assert table.mind(0) == ["2-of-clubs"]


@pytest.mark.rule("GH-CHUTE-4")
@pytest.mark.parametrize(("drawn", "tile"), [(3, "t-21"), (4, "t-20")])
def test_later_whoever_stays_makes_a_falling_check(drawn: int, tile: str) -> None:
    table = position(lay=CHUTE)
    table.judge(drawn).go(NORTH)
    assert table.rule == "GH-CHUTE-4"
    table.pick("stay")
    assert table.at(0) == tile


@pytest.mark.rule("GH-CHUTE-4", "GH-CHUTE-5")
def test_later_whoever_wants_goes_down_without_a_check_or_a_point_and_moves_on() -> None:
    table = position(lay=CHUTE | {"t-39": (0, -1, 0, BASEMENT)})
    table.go(NORTH).go(DOWN)
    assert table.at(0) == "t-21"
    assert not any("Falling" in line or "check" in line for line in table.told())
    table.go(NORTH)
    assert table.at(0) == "t-39"


@pytest.mark.rule("GH-CHUTE-5")
def test_whoever_stands_on_the_chute_may_go_down_in_their_own_turn() -> None:
    table = position(at="t-20", lay=CHUTE, points=0)
    table.go(DOWN)
    assert table.at(0) == "t-21" and table.state.points == 2


@pytest.mark.rule("GH-CHUTE-6")
def test_the_landing_may_be_reached_in_the_turn_in_which_it_is_laid_and_ends_movement() -> None:
    table = position(hunters="c-3 c-1", tiles="t-20")
    table.judge(1).open(NORTH)
    while not table.may("end-turn"):
        table.match.pick(0)
    assert table.at(0) in ("t-20", "t-21")
    if table.at(0) == "t-20":
        table.go(DOWN)
    assert not table.may("go", NORTH) and not table.may("open")


@pytest.mark.rule("GH-CHUTE-7", "GH-LADDER-1")
def test_nobody_goes_up_the_chute_without_a_ladder() -> None:
    table = position(at="t-21", lay=CHUTE)
    assert not table.may("go", UP)


@pytest.mark.rule("GH-LADDER-1", "GH-ITEMCARD-4", "GH-ITEMCARD-5")
@pytest.mark.parametrize("ladder", ["i-4", "i-5"])
def test_a_ladder_leads_up_for_a_movement_point(ladder: str) -> None:
    table = position(at="t-21", lay=CHUTE, items={0: ladder})
    table.judge(9).go(UP).pick("stay")
    assert table.at(0) == "t-20" and table.state.points == 1


@pytest.mark.rule("GH-LADDER-1", "GH-LADDER-2")
def test_a_ladder_dropped_on_the_landing_serves_all_and_spares_them_the_falling_check() -> None:
    table = position(at="t-21", lay=CHUTE, dropped={"i-4": "t-21"})
    table.go(UP)
    assert table.at(0) == "t-20"
    assert not any("check" in line for line in table.told())


@pytest.mark.rule("GH-LADDER-2")
def test_a_ladder_that_one_has_along_on_the_chute_does_not_help() -> None:
    table = position(lay=CHUTE, items={0: "i-4"})
    table.judge(1).go(NORTH).pick("stay")
    assert table.at(0) == "t-21"


# The Broken Corridor


@pytest.mark.rule("GH-BROKEN-1", "GH-BROKEN-2")
def test_whoever_fails_on_the_broken_corridor_is_hurt_draws_a_card_and_moves_no_further() -> None:
    table = position(lay={"t-23": (0, -1), "t-39": (0, -2)})
    table.judge(3).go(NORTH)
    assert table.hp(0) == 27 and table.mind(0) == ["2-of-clubs"]
    assert not table.may("go")


@pytest.mark.rule("GH-BROKEN-1")
def test_the_broken_corridor_asks_at_every_entry() -> None:
    table = position(lay={"t-23": (0, -1), "t-39": (0, -2)})
    table.judge(4).go(NORTH)
    table.judge(4).go(SOUTH)
    round_on(table)
    table.judge(3).go(NORTH)
    assert len([line for line in table.told() if "check of DX 5" in line]) == 2


# Door markers


def marking(**known: Any) -> Position:
    """A hunter with a Drill, and where it may be used."""
    known.setdefault("items", {0: "i-11"})
    return position(**known)


def drilled(table: Position, side: int) -> Position:
    """The Drill is used on a side."""
    table.pick("use", "i-11", 0)
    if table.may("mark"):
        table.pick("mark", side)
    return table


@pytest.mark.rule("GH-MARKER-1", "GH-MARKER-3", "GH-DRILL-1")
@pytest.mark.parametrize("corridor", ["t-12", "t-13"])
def test_a_door_marker_makes_a_wall_a_door_for_all_in_both_directions(corridor: str) -> None:
    table = marking(at=corridor, lay={corridor: (0, -1), "t-18": (-1, -1)})
    drilled(table, WEST).go(WEST)
    assert table.at(0) == "t-18"
    table.end().go(WEST)
    assert table.at(1) == "t-18"
    table.go(EAST)
    assert table.at(1) == corridor
    assert table.items(0) == []


@pytest.mark.rule("GH-MARKER-2")
def test_the_wall_may_face_a_wall_or_a_door_or_an_empty_space_where_a_tile_is_opened() -> None:
    table = marking(at="t-12", lay={"t-12": (0, -1), "t-38": (1, -1)}, tiles="t-33", items_pile="i-6 i-7")
    table.pick("use", "i-11", 0)
    assert table.may("mark", EAST) and table.may("mark", WEST)
    table.pick("mark", WEST).open(WEST)
    assert table.lies("t-33") == (-1, -1, 1, FIRST)


@pytest.mark.rule("GH-MARKER-2")
def test_a_door_against_a_wall_may_be_marked_too() -> None:
    table = marking(lay={"t-12": (1, 0)})
    drilled(table, EAST).go(EAST)
    assert table.at(0) == "t-12"


@pytest.mark.rule("GH-MARKER-4")
@pytest.mark.parametrize("tile", ["t-14", "t-22", "t-24"])
def test_no_door_marker_in_a_tower_on_the_balcony_or_in_the_garden(tile: str) -> None:
    table = marking(at=tile, lay={tile: (0, -1), "t-12": (1, -1)})
    assert not table.may("use")


@pytest.mark.rule("GH-MARKER-4")
@pytest.mark.parametrize("tile", ["t-14", "t-22"])
def test_no_door_marker_leads_into_a_tower_or_onto_the_balcony(tile: str) -> None:
    table = marking(at="t-12", lay={"t-12": (0, -1), tile: (1, -1)})
    table.pick("use", "i-11", 0)
    assert not table.may("mark", EAST)


@pytest.mark.rule("GH-MARKER-4")
def test_a_wall_towards_the_garden_is_a_wall() -> None:
    table = marking(at="t-12", lay={"t-12": (0, -1), "t-24": (1, -1)})
    drilled(table, EAST).go(EAST)
    assert table.at(0) == "t-24"


@pytest.mark.rule("GH-MARKER-5")
def test_no_door_marker_leads_into_the_sealing_room_but_one_leads_out() -> None:
    table = marking(at="t-12", lay={"t-12": (0, -1), "t-40": (1, -1)})
    table.pick("use", "i-11", 0)
    assert not table.may("mark", EAST)
    table = marking(at="t-40", lay={"t-12": (0, -1), "t-40": (1, -1)})
    drilled(table, WEST).go(WEST)
    assert table.at(0) == "t-12"


@pytest.mark.rule("GH-MARKER-6")
def test_there_are_three_door_markers() -> None:
    table = marking(at="t-12", lay={"t-12": (0, -1), "t-38": (5, 5)})
    s = table.state
    s.markers = tuple(card("t-38") * 4 + side for side in (EAST, WEST)) + (card("t-17") * 4 + SOUTH,)
    round_on(table)
    assert not table.may("use")


@pytest.mark.rule("GH-MARKER-7")
def test_a_door_marker_goes_where_its_tile_goes() -> None:
    table = marking(at="t-12", lay={"t-12": (0, -1)})
    drilled(table, WEST)
    table.state.cell = changed(table.state.cell, card("t-12"), table.state.cell[card("t-12")] + 3)
    round_on(table)
    assert table.may("open", WEST)
