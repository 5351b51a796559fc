"""Opening doors, turning tiles, and the floors of the mansion."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter.rules.board import floor_of, leads_to
from gloaming.games.ghost_hunter.rules.deeds.place_tile import PlaceTile
from gloaming.games.ghost_hunter.state import changed
from tests.games.ghost_hunter.table import BOX, Position, card, given

NORTH, EAST, SOUTH, WEST, STAIRS = 0, 1, 2, 3, 5
BASEMENT, FIRST, SECOND = 0, 1, 2


def opened(way: int = NORTH, **position: Any) -> Position:
    """A door of a position, opened."""
    position.setdefault("events", "e-28 e-27")
    position.setdefault("insanity", "2-of-clubs 3-of-clubs")
    return given(quiet=True, **position).open(way)


def turns(table: Position) -> list[int]:
    """The quarter turns on offer."""
    return [option[1] for option in table.options if option[0] == "turn"]


@pytest.mark.rule("GH-DOOR-1")
def test_a_passage_is_where_a_door_of_each_tile_meets_the_other() -> None:
    table = given(lay={"t-12": (1, 0), "t-6": (0, -1)})
    assert table.may("go", NORTH) and not table.may("go", EAST)


@pytest.mark.rule("GH-DOOR-2")
def test_the_top_tile_is_turned_up_laid_behind_the_door_and_entered() -> None:
    table = opened(tiles="t-38")
    assert table.at(0) == "t-38"
    assert table.lies("t-38") == (0, -1, 0, FIRST)


@pytest.mark.rule("GH-DOOR-3")
def test_one_of_its_doors_meets_the_door_that_is_opened() -> None:
    table = opened(EAST, tiles="t-33", items_pile="i-6")
    assert table.lies("t-33") == (1, 0, 3, FIRST)
    assert table.at(0) == "t-33"


@pytest.mark.rule("GH-DOOR-4")
def test_a_tile_is_turned_so_that_most_sides_fit_door_to_door_and_wall_to_wall() -> None:
    table = opened(tiles="t-9", lay={"t-6": (1, -1), "t-12": (-1, -1)}, items_pile="i-6")
    east, south, quarters, _floor = table.lies("t-9") or (9, 9, 9, 9)
    assert (east, south) == (0, -1)
    assert quarters == 1, "doors south and east: the hall's door in the east, the corridor's wall in the west"


@pytest.mark.rule("GH-DOOR-4")
def test_a_side_without_a_neighbour_does_not_count() -> None:
    assert len(turns(opened(tiles="t-9"))) == 2


@pytest.mark.rule("GH-DOOR-5")
def test_a_tile_with_three_doors_may_be_laid_in_three_ways_into_empty_space() -> None:
    table = opened(tiles="t-3")
    assert len(turns(table)) == 3
    assert table.rule == "GH-DOOR-5"


@pytest.mark.rule("GH-DOOR-5", "GH-PLACE-7", "GH-TOWER-3")
def test_the_question_of_how_a_tile_lies_names_the_tile() -> None:
    table = opened(tiles="t-1", lay={"t-6": (0, 0, 0, SECOND)})
    assert table.question == "Staircase (up): choose a rotation"
    table.pick("turn", turns(table)[0])
    assert table.question == "Landing: choose a place"
    table.pick("beside", "t-6", EAST)
    assert table.question == "Landing: choose a rotation"
    table.match.pick(0)
    assert "Landing" not in table.question
    tower = opened(tiles="t-14", lay={"t-12": (0, 0, 0, SECOND), "t-38": (0, -1, 0, SECOND)})
    assert tower.question.endswith(": choose the other end of the Tower")
    assert tower.question.startswith(BOX.names[card("t-14")])


@pytest.mark.rule("GH-DOOR-6")
def test_where_a_door_has_to_meet_a_wall_nobody_goes_through_from_either_side() -> None:
    table = opened(tiles="t-6", lay={"t-12": (1, -1)})
    assert table.at(0) == "t-6"
    table.end()
    assert not table.may("go", EAST)
    table = given(at="t-12", lay={"t-12": (1, -1), "t-6": (0, -1)})
    assert not table.may("go", WEST) and table.may("open", NORTH)


@pytest.mark.rule("GH-DOOR-7")
def test_with_an_empty_pile_the_door_is_a_dead_end_that_cannot_be_chosen() -> None:
    table = given(lay={"t-6": (0, -1)})
    s = table.state
    s.piles, s.unused = [(), ()], s.unused + s.piles[0]
    assert not table.look().may("open") and table.may("go", NORTH)


@pytest.mark.rule("GH-DOOR-8", "GH-STAIR-3")
def test_a_tile_that_may_not_lie_on_this_floor_goes_back_and_another_is_turned_up() -> None:
    table = opened(at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)}, tiles="t-1 t-38")
    log = " ".join(table.told())
    assert "The Staircase (up) cannot be laid here and goes back" in log
    assert card("t-1") in table.state.piles[0] or table.lies("t-1") is None
    assert table.lies("t-1") is None


@pytest.mark.rule("GH-DOOR-8", "GH-INFO-4")
def test_a_tile_that_goes_back_tells_nobody_which_tiles_are_in_the_pile() -> None:
    table = opened(at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)}, tiles="t-1 t-38")
    s = table.state
    left = set(s.unused)
    assert left and all(left <= cards for back, cards in s.mixes if back == "tile" and cards & set(s.piles[0]))


@pytest.mark.rule("GH-DOOR-8")
def test_if_only_such_tiles_are_left_the_door_stays_shut() -> None:
    table = given(at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)})
    s = table.state
    s.unused += tuple(tile for tile in s.piles[0] if tile != card("t-1"))
    s.piles[0] = (card("t-1"),)
    table.end().end()
    assert not table.may("open")


@pytest.mark.rule("GH-DOOR-8", "GH-INFO-4")
def test_who_sees_a_door_stay_shut_imagines_the_tiles_that_leave_it_shut() -> None:
    """The three that are left of the pile are those of its scenario that nobody has laid."""
    table = given(scenario=13, at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)})
    s = table.state
    left = (card("t-1"), card("t-14"), card("t-15"))
    rest = {card(name) for name in BOX.scenarios[12].piles[0].must} - {*left}
    tiles = [tile for tile in (*s.unused, *s.piles[0]) if tile not in left]
    s.piles[0] = left
    s.boxed += tuple(rest)
    s.unused = tuple(tile for tile in tiles if tile not in rest)
    table.end().end()
    assert not table.may("open") and len(s.unused) > 25
    worlds: list[Any] = [table.match.imagine(0, seed)._state for seed in range(30)]
    assert {frozenset(world.piles[0]) for world in worlds} == {frozenset(left)}
    assert len({world.piles[0] for world in worlds}) == 6


@pytest.mark.sweep
@pytest.mark.rule("GH-DOOR-8", "GH-INFO-4")
def test_who_sees_a_door_stay_shut_imagines_piles_that_leave_it_shut_however_few_there_are() -> None:
    """Where tiles lie as no scenario of the box has them, worlds are drawn until the door stays shut."""
    table = given(scenario=13, at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)})
    s = table.state
    upstairs = {card("t-1"), card("t-2"), card("t-14"), card("t-15")}
    tiles = [*s.unused, *s.piles[0]]
    s.piles[0] = (card("t-1"), card("t-14"), card("t-15"))
    s.unused = tuple(tile for tile in tiles if tile not in s.piles[0])
    table.end().end()
    assert not table.may("open") and len(s.unused) > 30
    for seed in range(6):
        world: Any = table.match.imagine(0, seed)._state
        assert set(world.piles[0]) < upstairs


@pytest.mark.rule("GH-DOOR-9", "GH-CHAR-4")
def test_a_diviner_chooses_between_two_tiles_and_the_other_goes_under_the_pile() -> None:
    table = opened(hunters="c-4 c-2", tiles="t-38 t-33")
    assert table.rule == "GH-DOOR-9"
    table.pick("lay", "t-38")
    assert table.at(0) == "t-38"
    assert table.state.piles[0][0] == card("t-33")


@pytest.mark.rule("GH-DOOR-9")
def test_a_diviner_reads_which_doors_each_of_two_tiles_of_one_name_has() -> None:
    table = opened(hunters="c-4 c-2", tiles="t-12 t-13")
    assert sorted(table.labels) == [
        "Lay the Corridor (doors north and south)",
        "Lay the Corridor (doors north, east and south)",
    ]


@pytest.mark.rule("GH-DOOR-9")
def test_a_diviner_chooses_among_those_that_may_lie_there_and_the_other_goes_under_the_pile_even_then() -> None:
    table = opened(hunters="c-4 c-2", at="t-16", lay={"t-16": (0, 0, 0, BASEMENT)}, tiles="t-38 t-1")
    assert table.at(0) == "t-38"
    assert table.state.piles[0][0] == card("t-1")


@pytest.mark.rule("GH-DOOR-10", "GH-TURN-5")
def test_in_a_mansion_without_any_way_on_a_door_opens_on_a_wall_and_takes_no_marker() -> None:
    table = two_closets()
    table.end()
    assert len(table.state.new_doors) == 1
    assert table.state.markers == ()
    assert any(table.may("open", way) for way in range(4))


def two_closets() -> Position:
    """Two closets, door to door, and nothing else."""
    table = given(at="t-33", lay={"t-33": (0, 9, 2), "t-40": (0, 10)}, turn=1)
    s = table.state
    s.at = [card("t-33"), card("t-40")]
    s.laid = (card("t-33"), card("t-40"))
    s.explored = s.laid
    s.cell = changed(s.cell, card("t-17"), -1)
    s.aside += (card("t-17"),)
    return table


@pytest.mark.rule("GH-DOOR-10")
def test_as_long_as_a_door_can_be_opened_no_wall_opens() -> None:
    table = given(turn=1)
    table.end()
    assert table.state.new_doors == ()


# Floors


@pytest.mark.rule("GH-PLACE-1", "GH-PLACE-2")
def test_the_game_begins_on_the_first_floor_and_tiles_of_other_floors_lie_beside_none_of_it() -> None:
    table = given(lay={"t-6": (0, -1, 0, SECOND), "t-7": (0, -1, 0, BASEMENT)})
    assert floor_of(table.state.cell[card("t-17")]) == FIRST
    assert not table.may("go") and table.may("open", NORTH)


@pytest.mark.rule("GH-PLACE-2")
def test_a_start_tile_of_another_floor_begins_there() -> None:
    table = given(scenario=6, at="t-16")
    assert floor_of(table.state.cell[card("t-16")]) == BASEMENT
    assert floor_of(table.state.cell[card("t-17")]) == FIRST


@pytest.mark.rule("GH-PLACE-3", "GH-TOWER-5", "GH-CHUTE-2")
@pytest.mark.parametrize(
    ("tile", "floors"),
    [
        ("t-1", [FIRST]),
        ("t-2", [FIRST]),
        ("t-14", [FIRST, SECOND]),
        ("t-15", [FIRST, SECOND]),
        ("t-16", [BASEMENT]),
        ("t-19", [SECOND]),
        ("t-20", [FIRST, SECOND]),
        ("t-21", [BASEMENT, FIRST]),
        ("t-38", [BASEMENT, FIRST, SECOND]),
    ],
)
def test_some_tiles_lie_on_some_floors_only(tile: str, floors: list[int]) -> None:
    for floor in (BASEMENT, FIRST, SECOND):
        table = given(
            quiet=True, at="t-39", lay={"t-39": (5, 5, 0, floor)}, tiles=f"{tile} t-12", insanity="2-of-clubs"
        )
        table.open(NORTH)
        back = f"The {BOX.names[card(tile)]} cannot be laid here and goes back to the pile." in table.told()
        assert back == (floor not in floors)


@pytest.mark.rule("GH-PLACE-3")
def test_all_other_tiles_may_lie_on_any_floor() -> None:
    special = {"t-1", "t-2", "t-14", "t-15", "t-16", "t-19", "t-20", "t-21"}
    assert all(len(tile.floors) == 3 for tile in BOX.tiles if tile.id not in special)


@pytest.mark.rule("GH-PLACE-4", "GH-PLACE-6", "GH-STAIR-1")
@pytest.mark.parametrize(("tile", "pair", "floor"), [("t-1", "t-19", SECOND), ("t-2", "t-16", BASEMENT)])
def test_when_a_staircase_is_opened_its_pair_begins_another_floor_unturned(tile: str, pair: str, floor: int) -> None:
    table = opened(tiles=tile)
    table.pick("turn", turns(table)[0])
    assert table.lies(pair) == (0, 0, 0, floor)
    assert card(pair) not in table.state.explored


@pytest.mark.rule("GH-PLACE-5")
def test_a_partner_left_in_the_pile_brings_the_other_when_it_is_turned_up() -> None:
    table = opened(at="t-39", lay={"t-39": (5, 5, 0, BASEMENT)}, tiles="t-16 t-2")
    while table.may("turn"):
        table.match.pick(0)
    if table.may("apart"):
        table.pick("apart")
    assert table.lies("t-2") is not None and table.state.cell[card("t-2")] // 4096 % 3 == FIRST


@pytest.mark.rule("GH-PLACE-7", "GH-DOOR-5")
def test_on_a_floor_that_exists_the_pair_lies_behind_any_door_there_or_apart() -> None:
    table = opened(tiles="t-1", lay={"t-6": (0, 0, 0, SECOND)})
    table.pick("turn", turns(table)[0])
    assert table.rule == "GH-PLACE-7"
    assert table.may("apart") and all(table.may("beside", "t-6", way) for way in range(4))
    table.pick("beside", "t-6", EAST)
    assert len(turns(table)) == 3
    table.match.pick(0)
    assert (table.lies("t-19") or ())[:2] == (1, 0)


@pytest.mark.rule("GH-PLACE-8")
def test_parts_that_lie_apart_never_meet() -> None:
    table = opened(tiles="t-1", lay={"t-6": (0, 0, 0, SECOND)})
    table.pick("turn", turns(table)[0]).pick("apart")
    assert table.lies("t-19") == (0, 0, 0, SECOND + 3)
    assert floor_of(table.state.cell[card("t-19")]) == SECOND


@pytest.mark.rule("GH-PLACE-9")
def test_if_the_partner_lies_on_the_map_already_the_two_are_joined() -> None:
    table = opened(tiles="t-1", lay={"t-19": (0, 0, 0, SECOND)})
    table.pick("turn", turns(table)[0])
    table.end().end()
    assert table.may("go", STAIRS)


@pytest.mark.rule("GH-PLACE-9")
def test_a_staircase_without_its_partner_in_play_leads_to_no_other_floor() -> None:
    table = given(quiet=True, tiles="t-1", events="e-28", insanity="2-of-clubs")
    s = table.state
    s.aside = tuple(tile for tile in s.aside if tile != card("t-19"))
    s.boxed += (card("t-19"),)
    table.open(NORTH).match.pick(0)
    assert table.at(0) == "t-1"
    table.end().end()
    assert table.lies("t-19") is None and not table.may("go", STAIRS)


@pytest.mark.rule("GH-SCENE-35", "GH-DOOR-10")
def test_a_tile_that_a_scenario_lays_without_an_unopened_door_gets_a_door_in_a_wall() -> None:
    table = two_closets()
    s = table.state
    tile = card("t-27")
    s.piles[0] = tuple(other for other in s.piles[0] if other != tile)
    s.aside += (tile,)
    PlaceTile("t-27").do(s)
    assert len(s.new_doors) == 1
    assert leads_to(s, tile, next(way for way in range(4) if leads_to(s, tile, way) >= 0)) in s.laid
