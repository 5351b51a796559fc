"""Escape from a battle, and help from next door."""

from __future__ import annotations

import pytest

from tests.games.ghost_hunter.table import Position, Where, card, given, monster

HALL: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-39": (-1, -1), "t-6": (0, -2)}
"""The Ballroom north of the Entrance, with a Hall in its east and north and a Cross Corridor in its west."""


def second_round(name: str = "e-43", hunters: str = "c-2 c-1", **more: object) -> Position:
    """Mack has gone from T-17 to T-18, and the first battle round with a Monster there was a tie."""
    settings: dict[str, object] = {"lay": HALL, "at": "t-17", "monsters": {name: "t-18"}, **more}
    return given(hunters, **settings).judge(4, enemy=5).go(0)  # type: ignore[arg-type]


# Escape


@pytest.mark.rule("GH-ESCAPE-1", "GH-CHECK-2")
def test_from_the_second_battle_round_on_dx_6_gets_away() -> None:
    table = second_round()
    assert (table.asked, table.prompt, table.rule) == (0, "Fight on, or escape?", "GH-ESCAPE-1")
    table.judge(5).pick("escape", "t-17")
    assert "Mack Delaney passes a check of DX 6 with 5 + 1." in table.told()
    assert table.at(0) == "t-17"


@pytest.mark.rule("GH-ESCAPE-1")
def test_they_decide_the_turn_player_first_then_clockwise() -> None:
    table = second_round(hunters="c-2 c-6 c-5").pick("fight-on").pick("join").judge(4, 6, 6, enemy=5).pick("join")
    seats = []
    while table.prompt == "Fight on, or escape?":
        seats.append(table.asked)
        table.pick("fight-on")
    assert seats[:3] == [0, 1, 2]


@pytest.mark.rule("GH-ESCAPE-2")
def test_helpers_go_back_to_where_they_came_from() -> None:
    table = second_round(at={0: "t-17", 1: "t-39"}).pick("fight-on").pick("join").judge(4, 5, enemy=5).pick("attack", 0)
    assert table.at(1) == "t-18"
    table.pick("fight-on")
    assert [option for option in table.options if option[0] == "escape"] == [("escape", card("t-39"))]


@pytest.mark.rule("GH-ESCAPE-3")
def test_from_an_enemy_that_came_to_them_they_escape_to_any_explored_tile_next_door() -> None:
    table = given(
        "c-2 c-1",
        lay=HALL,
        unexplored="t-7",
        at="t-18",
        monsters={"b-1": "t-6"},
        roaming=(monster("b-1"), 1, 0),
        step="turn/begin_turn",
    )
    assert {option[1] for option in table.options if option[0] == "escape"} == {
        card("t-17"),
        card("t-39"),
        card("t-6"),
    }


@pytest.mark.rule("GH-ESCAPE-4")
def test_nobody_escapes_to_a_tile_with_a_monster() -> None:
    monsters = {"b-1": "t-18", "e-33": "t-7"}
    table = given("c-2 c-1", lay=HALL, at="t-18", monsters=monsters, came_from=[card("t-7")] * 2)
    assert not table.may("escape", "t-7")
    assert table.may("escape", "t-39")


@pytest.mark.rule("GH-ESCAPE-4")
def test_whoever_came_by_no_door_may_escape_to_any_explored_tile_next_door() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-18", monsters={"b-1": "t-18"}, came_from=[-1, -1])
    assert sum(option[0] == "escape" for option in table.options) == 4


@pytest.mark.rule("GH-ESCAPE-4")
def test_whoever_has_changed_places_came_by_no_door() -> None:
    where: dict[str, Where] = {**HALL, "t-12": (0, -3)}
    here = {0: "t-6", 1: "t-18"}
    table = given("c-2 c-6", lay=where, unexplored="t-12", at=here, events="e-26", insanity="jack-of-clubs")
    table.go(0).let()
    assert table.at(0) == "t-18"
    assert table.state.came_from == [-1, -1]


@pytest.mark.rule("GH-ESCAPE-4")
def test_without_a_tile_to_escape_to_one_must_stay_and_fight() -> None:
    monsters = {"b-1": "t-33", "e-33": "t-17"}
    minds = {0: "2-of-clubs"}
    table = given("c-2 c-1", lay={"t-33": (0, -1, 2)}, at={0: "t-33", 1: "t-17"}, monsters=monsters, minds=minds)
    table.pick("ready").let()
    assert (table.prompt, table.state.battle_round) == ("Join the battle?", 2)


@pytest.mark.rule("GH-ESCAPE-5", "GH-GOLEM-1")
def test_whoever_fails_takes_1_from_each_enemy_and_2_from_double_damage() -> None:
    table = second_round().judge(1).pick("escape", "t-17")
    assert table.hp(0) == 27
    table = second_round("e-35").judge(1).pick("escape", "t-17")
    assert table.hp(0) == 28 - 2
    table = second_round("e-32").judge(1).pick("escape", "t-17")
    assert table.mp(0) == 19


@pytest.mark.rule("GH-ESCAPE-6", "GH-ESCAPE-5")
def test_the_damage_of_a_failed_escape_is_one_attack_however_many_enemies_deal_it() -> None:
    table = given(
        "c-2 c-1",
        lay=HALL,
        at="t-17",
        monsters={"e-35": "t-18", "e-32": "t-18"},
        minds={0: "ace-of-hearts"},
        items={0: "i-18"},
    )
    table.judge(3, enemy=5).go(0).pick("aim", "e-32").pick("ready").judge(1).pick("escape", "t-17")
    assert "Mack Delaney is about to take 2 HP damage." in table.told()
    assert "Mack Delaney is about to take 1 MP damage." in table.told()
    assert not table.may("reflect")
    table.pick("cancel")
    assert (table.hp(0), table.mp(0)) == (28, 20)


@pytest.mark.rule("GH-ESCAPE-7")
def test_whoever_fails_neither_attacks_nor_is_attacked_and_may_try_again() -> None:
    table = second_round().judge(1).pick("escape", "t-17").pick("join").judge(10, 1, enemy=9).pick("attack", 0)
    assert table.hp(0) == 27
    assert table.hp(1) == 18 - 9
    assert table.state.hp_lost[monster("e-43")] == 0
    assert (table.asked, table.prompt) == (0, "Fight on, or escape?")
    table.judge(9).pick("escape", "t-17")
    assert table.at(0) == "t-17"


@pytest.mark.rule("GH-ESCAPE-8")
def test_to_escape_is_not_to_enter() -> None:
    where: dict[str, Where] = {"t-23": (0, -1), "t-18": (0, -2)}
    table = given("c-2 c-1", lay=where, at={0: "t-23", 1: "t-17"}, monsters={"e-43": "t-18"})
    table.judge(4, enemy=5).go(0)
    before = len(table.told())
    table.judge(9).pick("escape", "t-23")
    assert sum("check" in line for line in table.told()[before:]) == 1
    assert table.at(0) == "t-23"


@pytest.mark.rule("GH-SCENE-64", "GH-ESCAPE-3")
def test_from_a_boss_without_pools_one_may_escape_before_the_first_battle_round() -> None:
    table = given("c-2 c-1", scenario=8, lay=HALL, at="t-17", monsters={"b-8": "t-18"}).go(0)
    assert (table.prompt, table.state.battle_round) == ("Fight on, or escape?", 1)
    assert table.may("escape", "t-7")


# Help


@pytest.mark.rule("GH-JOIN-1")
def test_hunters_next_door_and_on_the_tile_may_join_and_nobody_has_to() -> None:
    table = second_round(hunters="c-2 c-6 c-5 c-8", at={0: "t-17", 1: "t-18", 2: "t-39", 3: "t-6"})
    table.pick("fight-on")
    seats = []
    while table.prompt == "Join the battle?":
        seats.append(table.asked)
        table.pick("stay-out")
    assert seats == [1, 2, 3]
    far: dict[str, Where] = {**HALL, "t-12": (0, -3)}
    table = second_round(lay=far, at={0: "t-17", 1: "t-12"}).judge(4, enemy=5).pick("fight-on")
    assert table.prompt == "Fight on, or escape?"


@pytest.mark.rule("GH-JOIN-2")
def test_to_join_takes_no_turn_and_no_check_of_those_who_enter() -> None:
    where: dict[str, Where] = {"t-23": (0, -1), "t-18": (0, -2)}
    table = given("c-2 c-6", lay=where, at={0: "t-18", 1: "t-17"}, monsters={"e-43": "t-23"})
    table.judge(4, enemy=5)
    while not table.may("go", 2):
        table.match.pick(0)
    table.judge(9, enemy=0).go(2)
    while table.prompt != "Fight on, or escape?":
        table.match.pick(0)
    table.pick("fight-on")
    before = len(table.told())
    table.judge(4, 6, enemy=5).pick("join")
    assert not any("check of DX" in line for line in table.told()[before:])
    assert table.at(1) == "t-23"


@pytest.mark.rule("GH-JOIN-3")
def test_they_declare_as_they_join() -> None:
    table = second_round().pick("fight-on").pick("join")
    assert (table.asked, table.prompt, table.rule) == (1, "Attack HP or MP?", "GH-JOIN-3")
    table.judge(4, 5, enemy=5).pick("attack", 1)
    assert "Evangeline Tull attacks MP." in table.told()


@pytest.mark.rule("GH-JOIN-4")
def test_those_who_may_join_are_asked_clockwise_from_the_turn_player() -> None:
    table = given("c-5 c-6 c-2", turn=2, lay=HALL, at="t-17", monsters={"e-43": "t-18"}).judge(0, 0, 4, enemy=5).go(0)
    table.pick("fight-on")
    assert table.asked == 0
    table.pick("stay-out")
    assert table.asked == 1


@pytest.mark.rule("GH-JOIN-5")
def test_the_battle_goes_on_if_somebody_joins_after_the_last_has_escaped() -> None:
    table = second_round().judge(9).pick("escape", "t-17")
    assert (table.asked, table.prompt) == (1, "Join the battle?")
    table.pick("join").judge(0, 5, enemy=5).pick("attack", 0)
    assert (table.at(0), table.at(1)) == ("t-17", "t-18")
    assert table.state.battle == card("t-18")


@pytest.mark.rule("GH-JOIN-6")
def test_whoever_has_escaped_may_join_again_in_a_later_battle_round() -> None:
    table = second_round().judge(9).pick("escape", "t-17").pick("join").judge(0, 5, enemy=5).pick("attack", 0)
    assert (table.asked, table.prompt) == (1, "Fight on, or escape?")
    table.pick("fight-on")
    assert (table.asked, table.prompt) == (0, "Join the battle?")
    table.pick("join")
    assert table.at(0) == "t-18"


@pytest.mark.rule("GH-JOIN-7")
def test_in_a_battle_of_several_each_compares_with_the_enemy_alone() -> None:
    table = second_round(hunters="c-2 c-6").pick("fight-on").judge(8, 9, enemy=5).pick("join")
    assert table.state.hp_lost[monster("e-43")] == 4 + 3
    assert table.lair("e-43") == ""
