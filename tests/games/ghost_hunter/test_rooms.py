"""Settling a tile: its incident, Insanity cards, Event cards and Items, and what is left there."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter.rules.board import has_door
from tests.games.ghost_hunter.table import BOX, Position, card, given, position
from tests.games.sitting import play_on

NORTH, EAST, SOUTH, WEST = range(4)
TURN = "end-turn"


def entered(tile: str, judge: int = 5, **known: Any) -> Position:
    """The tile lies north of the Entrance and is entered for the first time."""
    quarters = known.pop("quarters", 0)
    lay = known.pop("lay", {}) | {tile: (0, -1, quarters)}
    table = position(lay=lay, unexplored=tile, **known)
    table.judge(judge).go(NORTH)
    return table


@pytest.mark.rule("GH-ROOM-1", "GH-ROOM-3", "GH-ROOM-4", "GH-EVENT-1")
def test_the_order_is_incident_insanity_cards_event_cards_items() -> None:
    table = entered("t-27", events="e-27", items_pile="i-6", quarters=1)
    lines = table.told(0)
    at = [
        next(n for n, line in enumerate(lines) if word in line)
        for word in ("draws the 2 of clubs", "draws the 2 of hearts", "Wondrous Sound", "finds the Key")
    ]
    assert at == sorted(at)
    table = entered("t-5", 9, quarters=2, items_pile="i-6")
    lines = table.told(0)
    at = [next(n for n, line in enumerate(lines) if word in line) for word in ("check of WP 5", "draws the 2 of clubs")]
    assert at == sorted(at)


@pytest.mark.rule("GH-ROOM-1", "GH-SCENE-21")
def test_what_the_scenario_says_of_a_tile_comes_first() -> None:
    table = entered("t-27", quarters=1)
    lines = table.told(0)
    clue = next(n for n, line in enumerate(lines) if line.startswith("Clue"))
    assert clue < next(n for n, line in enumerate(lines) if "draws the 2 of clubs" in line)


@pytest.mark.rule("GH-SCENE-38", "GH-ROOM-3")
def test_a_boss_that_appears_as_somebody_enters_takes_the_place_of_an_event_icon() -> None:
    table = entered("t-40", 9, quarters=2, at={0: "t-17", 1: "t-39"}, lay={"t-39": (9, 9)})
    while not table.may("end-turn"):
        options = [option for option in table.options if option[0] == "escape"]
        table.judge(9, enemy=9).pick(*options[0]) if options else table.match.pick(0)
    assert table.at(0) == "t-17" and table.lair("b-1") == "t-40"
    assert len(table.state.left_insanity) == 2 and table.state.left_events == ()


@pytest.mark.rule("GH-ROOM-2")
def test_on_an_explored_tile_there_is_nothing_to_follow() -> None:
    table = position(lay={"t-27": (0, -1, 1)})
    table.go(NORTH)
    assert table.mind(0) == [] and table.state.points == 1


@pytest.mark.rule("GH-ROOM-4", "GH-MAD-1")
def test_each_insanity_card_may_be_answered_before_the_next_is_drawn() -> None:
    table = given("c-2 c-1", lay={"t-33": (0, -1, 2)}, unexplored="t-33", insanity="10-of-clubs jack-of-clubs")
    table.go(NORTH)
    assert table.mind(0) == ["10-of-clubs"]
    table.let()
    assert table.mind(0) == ["10-of-clubs", "jack-of-clubs"]


@pytest.mark.rule("GH-ROOM-4")
def test_the_next_event_card_is_turned_up_when_the_one_before_is_settled() -> None:
    table = entered("t-32", events="e-6 e-28", items_pile="i-6")
    assert table.may("take-first")
    assert not any("Miraculous Spring" in line for line in table.told())
    table.pick("take-second", "e-6")
    assert any("Miraculous Spring" in line for line in table.told())


@pytest.mark.rule("GH-ROOM-5")
def test_of_two_items_the_first_is_taken_and_the_other_stays_face_down() -> None:
    table = entered("t-37", items_pile="i-6 i-9", quarters=1)
    assert table.items(0) == ["i-6"]
    assert table.state.left_items == (card("i-9"),)
    assert "i-9" not in str(table.match.view(0)["tiles"])


@pytest.mark.rule("GH-ROOM-5", "GH-CARRY-7")
def test_whoever_has_taken_an_item_from_a_tile_in_this_turn_leaves_the_next() -> None:
    table = entered("t-38", 9, lay={"t-8": (0, -2)}, items_pile="i-6 i-9", events="e-16 e-28")
    assert table.items(0) == ["i-6"]
    table.state.explored = tuple(tile for tile in table.state.explored if tile != card("t-8"))
    table.go(NORTH)
    assert table.at(0) == "t-8"
    assert table.items(0) == ["i-6"]
    assert table.state.left_items == (card("i-9"),)


@pytest.mark.rule("GH-ROOM-6", "GH-ROOM-13")
def test_whoever_falls_leaves_a_card_face_down_for_each_icon_not_yet_begun() -> None:
    table = entered("t-27", quarters=1, minds={0: "9-of-clubs 10-of-clubs"}, items_pile="i-6", events="e-28")
    table.give_up()
    while table.may("let-it-be") or table.may("pass"):
        table.pick("let-it-be" if table.may("let-it-be") else "pass")
    assert table.fares(0) == "fallen"
    s = table.state
    assert s.left_insanity_at == (card("t-27"),)
    assert s.left_events == (card("e-28"),) and s.left_items == (card("i-6"),)
    assert card("t-27") in s.explored


@pytest.mark.rule("GH-ROOM-6")
def test_whoever_escapes_leaves_what_was_not_begun_and_the_monster_stays() -> None:
    table = entered(
        "t-27", quarters=1, events="e-35", items_pile="i-6", at={0: "t-17", 1: "t-39"}, lay={"t-39": (9, 9)}
    )
    while not table.may(TURN):
        table.judge(10, enemy=1)
        options = [option for option in table.options if option[0] == "escape"]
        table.pick(*options[0]) if options else table.match.pick(0)
    assert table.at(0) == "t-17" and table.lair("e-35") == "t-27"
    assert table.state.left_items == (card("i-6"),)
    assert table.state.left_events == ()


@pytest.mark.rule("GH-ROOM-7", "GH-FOG-4")
def test_whoever_is_led_away_leaves_the_rest_too() -> None:
    table = entered("t-38", 1, events="e-9", items_pile="i-6")
    assert table.at(0) == "t-17"
    assert table.state.left_items == (card("i-6"),)


@pytest.mark.rule("GH-ROOM-8", "GH-ROOM-9")
@pytest.mark.parametrize("hunter", [0, 1])
def test_whoever_comes_next_settles_what_lies_there_and_moves_on(hunter: int) -> None:
    table = position(
        lay={"t-6": (0, -1), "t-7": (0, -2)}, left={"t-6": "2-of-diamonds e-28 i-6"}, hurt={0: (5, 0), 1: (5, 0)}
    )
    if hunter:
        table.end()
    before = table.hp(hunter)
    table.go(NORTH)
    assert table.mind(hunter) == ["2-of-diamonds"]
    assert table.hp(hunter) == before + 5
    assert table.items(hunter) == []
    table.go(NORTH)
    assert table.at(hunter) == "t-7"


@pytest.mark.rule("GH-ROOM-9")
def test_a_battle_among_what_was_left_ends_movement() -> None:
    table = position(lay={"t-6": (0, -1), "t-7": (0, -2)}, left={"t-6": "e-33"})
    table.go(NORTH)
    play_on(table, until=lambda table: table.may(TURN))
    assert table.state.points == 0


@pytest.mark.rule("GH-ROOM-10")
def test_a_hunter_whose_turn_begins_among_such_cards_settles_them_first() -> None:
    table = position(lay={"t-6": (0, -1)}, at="t-6", left={"t-6": "2-of-diamonds e-28"}, hurt={0: (9, 0)})
    assert table.mind(0) == ["2-of-diamonds"] and table.hp(0) == 25
    assert table.state.points == 2


@pytest.mark.rule("GH-ROOM-11")
def test_items_that_lie_face_down_may_be_taken_one_a_turn_by_whoever_is_there() -> None:
    table = position(left={"t-17": "i-6 i-9"})
    table.pick("find")
    assert table.state.item_point == 1 and not table.may("find")
    table.end().pick("find")
    assert (table.items(0), table.items(1)) == (["i-6"], ["i-9"])


@pytest.mark.rule("GH-ROOM-11")
def test_nobody_has_to_take_an_item_that_lies_there() -> None:
    table = position(left={"t-17": "i-6"})
    table.end()
    assert table.state.left_items == (card("i-6"),)


@pytest.mark.rule("GH-ROOM-12")
def test_a_battle_comes_before_unsettled_cards() -> None:
    table = position(lay={"t-6": (0, -1)}, left={"t-6": "2-of-diamonds"}, monsters={"e-33": "t-6"})
    table.judge(5, enemy=5).go(NORTH)
    assert table.state.battle == card("t-6") and table.mind(0) == []
    play_on(table, until=lambda table: table.may(TURN))
    lines = table.told(0)
    battle = next(number for number, line in enumerate(lines) if "battle begins" in line)
    drawn = [number for number, line in enumerate(lines) if "draws the 2 of diamonds" in line]
    assert all(number > battle for number in drawn)


@pytest.mark.rule("GH-ROOM-13", "GH-MOVE-4")
def test_a_tile_is_explored_as_soon_as_a_hunter_has_entered_it() -> None:
    table = position(lay={"t-6": (0, -1)}, unexplored="t-6", monsters={"e-35": "t-6"})
    table.judge(5, enemy=5).go(NORTH)
    assert card("t-6") in table.state.explored and table.state.points == 0


# Special incidents, tile by tile


@pytest.mark.rule("GH-ROOM-3")
@pytest.mark.parametrize(
    ("tile", "quarters", "least", "pool", "points"),
    [("t-5", 2, 5, "mp", 2), ("t-28", 2, 4, "hp", 2), ("t-41", 2, 5, "hp", 2)],
)
@pytest.mark.parametrize("passes", [True, False])
def test_rooms_that_hurt_whoever_fails(
    tile: str, quarters: int, least: int, pool: str, points: int, passes: bool
) -> None:
    dx = 1 if pool == "hp" else 0
    table = entered(
        tile,
        least - dx - (0 if passes else 1),
        quarters=quarters,
        items_pile="i-6",
        insanity="jack-of-clubs",
        events="e-27" if pool == "hp" else "e-28",
    )
    lost = 28 - table.hp(0) if pool == "hp" else 20 - table.mp(0)
    assert lost == (0 if passes else points)


@pytest.mark.rule("GH-ROOM-3", "GH-HURT-2")
@pytest.mark.parametrize(("tile", "hp", "mp"), [("t-24", 18, 12), ("t-38", 20, 10)])
def test_rooms_that_heal(tile: str, hp: int, mp: int) -> None:
    table = entered(tile, hurt={0: (10, 10)}, events="e-15", items_pile="i-6")
    assert (table.hp(0), table.mp(0)) == (hp, mp)


@pytest.mark.rule("GH-ROOM-3", "GH-MAD-9")
@pytest.mark.parametrize(("judge", "eases"), [(6, True), (5, False)])
def test_in_the_chapel_room_whoever_succeeds_may_discard_an_insanity_card(judge: int, eases: bool) -> None:
    table = entered("t-26", judge, minds={0: "10-of-clubs"}, quarters=0)
    assert table.may("ease", "10-of-clubs") == eases
    if eases:
        table.pick("ease", "10-of-clubs")
        assert table.mind(0) == ["2-of-clubs"]


# Every tile

SIDES = "NESW"
FLOORS = {"t-16": 0, "t-19": 2}


@pytest.mark.rule(
    "GH-TILECARD-1",
    "GH-TILECARD-2",
    "GH-TILECARD-3",
    "GH-TILECARD-4",
    "GH-TILECARD-5",
    "GH-TILECARD-6",
    "GH-TILECARD-7",
    "GH-TILECARD-8",
    "GH-TILECARD-9",
    "GH-TILECARD-10",
    "GH-TILECARD-11",
    "GH-TILECARD-12",
    "GH-TILECARD-13",
    "GH-TILECARD-14",
    "GH-TILECARD-15",
    "GH-TILECARD-16",
    "GH-TILECARD-17",
    "GH-TILECARD-18",
    "GH-TILECARD-19",
    "GH-TILECARD-20",
    "GH-TILECARD-21",
    "GH-TILECARD-22",
    "GH-TILECARD-23",
    "GH-TILECARD-24",
    "GH-TILECARD-25",
    "GH-TILECARD-26",
    "GH-TILECARD-27",
    "GH-TILECARD-28",
    "GH-TILECARD-29",
    "GH-TILECARD-30",
    "GH-TILECARD-31",
    "GH-TILECARD-32",
    "GH-TILECARD-33",
    "GH-TILECARD-34",
    "GH-TILECARD-35",
    "GH-TILECARD-36",
    "GH-TILECARD-37",
    "GH-TILECARD-38",
    "GH-TILECARD-39",
    "GH-TILECARD-40",
    "GH-TILECARD-41",
    "GH-TILECARD-42",
)
@pytest.mark.parametrize("tile", [tile.id for tile in BOX.tiles if tile.id != "t-17"])
def test_a_tile_has_its_doors_and_whoever_explores_it_draws_its_cards(tile: str) -> None:
    entry = BOX.tiles[card(tile)]
    floor = FLOORS.get(tile, 1)
    quarters = next(turn for turn in range(4) if SIDES[(2 - turn) % 4] in ("N" if entry.tower else entry.doors))
    beside = "t-39" if tile != "t-39" else "t-6"
    table = given(
        "c-2 c-1",
        quiet=True,
        at=beside,
        lay={beside: (6, 6, 0, floor), tile: (6, 5, quarters, floor)},
        unexplored=tile,
        scenario=2 if tile == "t-40" else 1,
        events="e-24 e-28",
        items_pile="i-6 i-9",
        insanity="jack-of-clubs queen-of-clubs",
    )
    table.judge(9).go(NORTH)
    while not table.may("end-turn"):
        table.pick("pass")
    doors = "N" if entry.tower else entry.doors
    assert [has_door(table.state, card(tile), (side + quarters) % 4) for side in range(4)] == [
        side in doors for side in SIDES
    ]
    assert len(table.mind(0)) == entry.insanity
    assert len([line for line in table.told() if line.startswith("Mack Delaney draws the Event card ")]) == entry.events
    assert len(table.items(0)) == min(1, entry.items)
    assert len(table.state.left_items) == max(0, entry.items - 1)


@pytest.mark.rule("GH-TILECARD-17")
def test_the_entrance_has_three_doors_and_no_cards() -> None:
    table = given()
    assert [table.may("open", way) for way in range(4)] == [True, True, False, True]
    entry = BOX.tiles[card("t-17")]
    assert (entry.insanity, entry.events, entry.items) == (0, 0, 0)
