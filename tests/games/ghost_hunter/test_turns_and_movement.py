"""Turns, and the steps that are taken in them."""

from __future__ import annotations

import pytest

from gloaming.games.ghost_hunter import GAME
from tests.games.ghost_hunter.table import BOX, card, given
from tests.games.sitting import play_on

NORTH, EAST, SOUTH, WEST, STAIRS = 0, 1, 2, 3, 5

ROW = {"t-6": (0, -1), "t-7": (0, -2), "t-18": (0, -3), "t-39": (0, -4)}
"""Four halls north of the Entrance, with doors on every side."""


@pytest.mark.rule("GH-TURN-1", "GH-TURN-2")
def test_turns_go_clockwise_and_an_enemy_player_keeps_the_place_of_the_fallen() -> None:
    table = given("c-1 c-2 c-3", fares={1: "enemy"})
    seats = []
    for _ in range(4):
        seats.append(table.asked)
        table.end()
    assert seats == [0, 1, 2, 0]


@pytest.mark.rule("GH-TURN-3")
def test_a_turn_may_be_spent_on_nothing_at_all() -> None:
    table = given()
    table.end()
    assert table.at(0) == "t-17" and table.asked == 1


@pytest.mark.rule("GH-TURN-4")
def test_a_round_begins_at_the_place_of_the_first_player_even_if_fallen() -> None:
    table = given("c-1 c-2", fares={0: "enemy"}, turn=1)
    assert table.state.round == 1
    table.end()
    assert table.state.round == 2


@pytest.mark.rule("GH-TURN-5")
def test_a_round_starts_with_the_scenario_then_monsters_that_roam_then_those_that_wander_then_a_new_door() -> None:
    program = GAME.rules.program
    at = [program.names.index(f"round/{step}") for step in ("round_begun", "roam", "wander", "keep_the_map_open")]
    assert at == sorted(at)


@pytest.mark.rule("GH-TURN-6", "GH-MONSTER-8", "GH-ROOM-10", "GH-ROOM-12")
def test_a_turn_starts_with_bleeding_then_a_battle_on_the_tile_then_cards_left_unsettled() -> None:
    table = given(
        "c-2 c-1",
        quiet=True,
        at={0: "t-6", 1: "t-17"},
        lay={"t-6": (0, -1)},
        monsters={"e-33": "t-6"},
        left={"t-6": "2-of-clubs"},
        bleeding=1,
    )
    play_on(table, until=lambda table: table.may("end-turn"))
    lines = table.told(0)
    at = [
        next(n for n, line in enumerate(lines) if word in line) for word in ("HP damage", "battle begins", "2 of clubs")
    ]
    assert at == sorted(at)
    assert table.mind(0) == ["2-of-clubs"]


@pytest.mark.rule("GH-TURN-7")
def test_movement_is_over_as_soon_as_a_battle_has_begun() -> None:
    table = given(
        "c-2 c-1", at={0: "t-6", 1: "t-17"}, lay={"t-6": (0, -1)}, dropped={"i-6": "t-6"}, monsters={"e-33": "t-6"}
    )
    table.judge(10, enemy=1)
    while not table.may("end-turn"):
        table.judge(10, enemy=1).match.pick(0)
    assert not table.may("go") and not table.may("open")
    assert table.may("pick-up", "i-6")


@pytest.mark.rule("GH-MOVE-1", "GH-MOVE-5")
def test_two_steps_a_turn_over_explored_tiles_and_no_third() -> None:
    table = given(lay=ROW)
    table.go(NORTH).go(NORTH)
    assert table.at(0) == "t-7"
    assert not table.may("go") and not table.may("open")


@pytest.mark.rule("GH-MOVE-1")
def test_a_hunter_may_stop_after_one_step() -> None:
    table = given(lay=ROW)
    table.go(NORTH).end()
    assert table.at(0) == "t-6" and table.asked == 1


@pytest.mark.rule("GH-MOVE-2", "GH-DOOR-1")
def test_a_step_leads_through_a_passage_and_never_slantwise() -> None:
    table = given(lay={"t-6": (0, -1), "t-7": (1, -1)})
    assert [option for option in table.options if option[0] == "go"] == [("go", NORTH)]


@pytest.mark.rule("GH-MOVE-3")
def test_the_door_is_named_before_anybody_knows_what_is_behind_it() -> None:
    table = given(tiles="t-38")
    labels = [label for label in table.labels if label.startswith("Open")]
    assert len(labels) == 3
    assert not any("Larder" in label for label in labels)


@pytest.mark.rule("GH-MOVE-4", "GH-ROOM-1")
def test_on_an_unexplored_tile_the_rest_of_the_movement_points_is_lost() -> None:
    table = given(tiles="t-38", events="e-28", items_pile="i-6")
    table.open(NORTH)
    assert table.state.points == 0
    assert not table.may("go")


@pytest.mark.rule("GH-MOVE-4", "GH-MAPITEM-1")
def test_a_tile_that_is_laid_elsewhere_interrupts_nobody_and_stops_whoever_enters_it_first() -> None:
    table = given(lay=ROW, tiles="t-38 t-8", items={0: "i-14"}, events="e-28 e-27", items_pile="i-6")
    table.pick("use", "i-14", 0)
    table.pick("beside", "t-6", EAST).pick("beside", "t-17", EAST)
    assert table.state.points == 2
    assert card("t-38") not in table.state.explored
    table.go(NORTH).go(EAST)
    assert table.at(0) == "t-38" and not table.may("go")


@pytest.mark.rule("GH-MOVE-6", "GH-ROOM-12")
def test_on_a_tile_with_a_monster_a_hunter_stops_and_the_battle_begins() -> None:
    table = given(lay=ROW, monsters={"e-33": "t-6"})
    table.judge(5, enemy=5).go(NORTH)
    assert table.state.points == 0
    assert table.state.battle == card("t-6")


@pytest.mark.rule("GH-MOVE-7")
def test_hunters_pass_enemy_players_and_stay_with_them_without_a_battle() -> None:
    table = given("c-1 c-2 c-3", at={0: "t-17", 1: "t-6", 2: "t-6"}, lay=ROW, fares={1: "enemy"})
    table.go(NORTH)
    assert table.state.battle < 0
    table.go(NORTH)
    assert table.at(0) == "t-7"


@pytest.mark.rule("GH-MOVE-8", "GH-STAIR-2")
def test_stairs_cost_a_movement_point_like_any_step() -> None:
    table = given(at="t-1", lay={"t-1": (0, -1), "t-19": (0, 0, 0, 2)})
    table.go(STAIRS)
    assert table.at(0) == "t-19" and table.state.points == 1
    table.go(STAIRS)
    assert table.at(0) == "t-1" and table.state.points == 0


@pytest.mark.rule("GH-MOVE-10")
def test_an_extra_move_is_one_step_more_after_the_tile_and_may_be_declined() -> None:
    table = given(
        "c-2 c-1", quiet=True, lay={"t-18": (1, 0)}, tiles="t-12 t-38", events="e-16 e-28", insanity="2-of-clubs"
    )
    table.judge(9).open(NORTH)
    assert table.at(0) == "t-12" and table.state.points == 0
    assert table.may("go", SOUTH)
    table.open(NORTH)
    assert table.at(0) == "t-38"
    assert "Miraculous Spring" in " ".join(table.told())
    assert not table.may("go") and table.may("end-turn")


@pytest.mark.rule("GH-TURN-7", "GH-MOVE-10")
def test_a_battle_ends_movement_with_the_extra_moves_not_yet_made() -> None:
    table = given("c-2 c-1", quiet=True, tiles="t-32", events="e-16 e-36", items={0: "i-13"}, insanity="2-of-clubs")
    table.judge(9).open(NORTH).pick("turn", 0).judge(10, enemy=1).pick("use", "i-13", 0)
    assert "The Rats" in " ".join(table.told())
    assert (table.asked, table.prompt) == (0, "Choose an action")
    assert not table.may("go") and not table.may("open")


@pytest.mark.rule("GH-ENEMY-7", "GH-SCENE-24")
def test_a_fight_with_an_enemy_player_and_a_deed_end_movement_with_extra_moves() -> None:
    table = given("c-2 c-1", lay=ROW, quiet=True, fares={1: "enemy"})
    table.state.extra = (-1,)
    assert not table.judge(5, 5).pick("fight", 1).may("go")
    hand = BOX.token_names.index("hand")
    table = given("c-2 c-1", scenario=4, lay={"t-18": (0, -1)}, at="t-18", carried=[(hand,), ()], quiet=True)
    table.state.extra = (-1,)
    assert table.may("go", SOUTH)
    [deed] = [option for option in table.options if option[0] == "act"]
    assert not table.pick(*deed).may("go")


@pytest.mark.rule("GH-MOVE-9", "GH-MOVE-10")
def test_an_extra_move_does_not_carry_past_an_unexplored_tile() -> None:
    table = given("c-3 c-1", quiet=True, tiles="t-12 t-38", events="e-16 e-28", insanity="2-of-clubs")
    table.judge(9).open(NORTH)
    table.open(NORTH)
    assert table.state.points == 0 and not table.state.extra
    assert BOX.names[table.state.at[0]] == "Larder"
