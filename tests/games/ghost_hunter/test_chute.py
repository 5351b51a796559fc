"""Who may go down the Chute and up it, and when."""

from __future__ import annotations

import pytest

from gloaming.games.ghost_hunter.constants import CLIMB, NONE, SLIDE
from tests.games.ghost_hunter.table import Position, Where, card, given, monster

BASEMENT = 0

CHUTE: dict[str, Where] = {"t-20": (0, -1), "t-21": (0, 0, 0, BASEMENT)}
"""The Chute north of the Entrance, and where it ends: no door leads on from there."""


ALL_BUT = (1023 ^ (1 << 9), 0, 1023 ^ 1)
"""Judge cards that are used: Mack draws a 10 next, the Enemy a 1."""


def chute(hunters: str = "c-2 c-1", **known: object) -> Position:
    """A table with the Chute, nobody asked without need, and harmless cards on top."""
    settings: dict[str, object] = {"lay": CHUTE, "quiet": True, "insanity": "2-of-clubs 2-of-hearts", **known}
    return given(hunters, **settings)  # type: ignore[arg-type]


# Once movement is over


@pytest.mark.rule("GH-TURN-7", "GH-CHUTE-4", "GH-CHUTE-5")
def test_after_a_battle_on_the_chute_the_falling_check_is_made_and_nobody_chooses_to_go_down() -> None:
    ends = set()
    for seed in range(12):
        table = chute(monsters={"e-33": "t-20"}, seed=seed)
        table.judge(10, enemy=1).go(0)
        assert table.lair("e-33") == ""
        assert (table.rule, table.may("stay")) == ("GH-TURN-3", False)
        assert any("a check of DX" in line for line in table.told())
        assert not table.may("go", SLIDE)
        ends.add(table.at(0))
    assert ends == {"t-20", "t-21"}


@pytest.mark.rule("GH-TURN-7", "GH-CHUTE-5")
def test_it_is_said_why_the_chute_is_closed_after_a_battle() -> None:
    table = chute(at="t-20", monsters={"e-33": "t-20"}, judge=(10,), spent=list(ALL_BUT))
    assert table.why_not(0, "way-6") == ("Your movement in this turn has ended.", "GH-TURN-7")


@pytest.mark.rule("GH-TURN-7", "GH-CHUTE-5")
def test_who_has_fought_on_the_chute_at_the_start_of_the_turn_stays_there() -> None:
    table = chute(at="t-20", monsters={"e-33": "t-20"}, judge=(10,), spent=list(ALL_BUT))
    assert (table.at(0), table.rule, table.lair("e-33")) == ("t-20", "GH-TURN-3", "")
    assert not table.may("go", SLIDE)
    table.pick("end-turn").pick("end-turn")
    assert table.may("go", SLIDE), "in the next turn it is open again"


@pytest.mark.rule("GH-TURN-7", "GH-ESCAPE-2")
def test_who_escapes_to_the_chute_does_not_go_down_it_in_the_same_turn() -> None:
    table = chute(lay={**CHUTE, "t-18": (0, -2)}, at="t-20", monsters={"e-38": "t-18"})
    table.judge(5, enemy=5).go(0)
    table.judge(10).pick("escape", "t-20")
    assert table.at(0) == "t-20"
    assert not table.may("go", SLIDE)


@pytest.mark.rule("GH-ENEMY-7", "GH-CHUTE-5")
def test_a_fight_with_an_enemy_player_on_the_chute_closes_it_for_the_turn() -> None:
    table = chute(at="t-20", fares={1: "enemy"}, hurt={1: (18, 0)})
    assert table.may("go", SLIDE)
    table.judge(5, 5).pick("fight", 1)
    assert not table.may("go", SLIDE)


@pytest.mark.rule("GH-SCENE-24", "GH-CHUTE-5")
def test_a_deed_on_the_chute_closes_it_for_the_turn() -> None:
    lay = {**CHUTE, "t-40": (0, -2, 2), "t-6": (1, 0)}
    table = chute("c-2 c-1 c-3", scenario=13, at="t-20", lay=lay, monsters={"b-13": "t-40"})
    s = table.state
    s.carried[0] = (s.box.token_names.index("tool"),)
    s.counts[s.box.counter["awake"]] = 1
    table.look()
    assert table.may("go", SLIDE)
    table.pick("act", s.box.deed_names.index("rub"))
    while table.may("rub-out"):
        table.pick(*table.options[0])
    assert not table.may("go", SLIDE)


@pytest.mark.rule("GH-MOVE-10", "GH-CHUTE-5")
def test_once_movement_is_over_an_extra_move_gained_later_may_lead_down_and_is_used_up() -> None:
    table = chute(at="t-20", fares={1: "enemy"}, hurt={1: (18, 0)})
    table.judge(5, 5).pick("fight", 1)
    table.state.extra = (NONE,)
    table.look().go(SLIDE)
    assert (table.at(0), table.state.extra) == ("t-21", ())


@pytest.mark.rule("GH-MONSTER-9", "GH-CHUTE-5")
def test_a_battle_that_came_between_turns_leaves_the_chute_open() -> None:
    table = chute(
        at="t-20",
        lay={**CHUTE, "t-18": (0, -2)},
        monsters={"e-33": "t-18"},
        roaming=(monster("e-33"), 1, 0),
        hurt={1: (0, 0)},
        step="turn/begin_turn",
    )
    table.judge(10, enemy=1)
    while table.state.battle >= 0:
        table.pick(*table.options[0])
    assert table.rule == "GH-TURN-3"
    assert table.at(0) == "t-20"
    assert table.may("go", SLIDE)


# Enemy-players


def of_enemy(**known: object) -> Position:
    """The turn of Mack, an Enemy-player."""
    settings: dict[str, object] = {"fares": {0: "enemy"}, "hurt": {0: (30, 0)}, "at": "t-20", **known}
    return chute("c-2 c-1", **settings)


@pytest.mark.rule("GH-CHUTE-5", "GH-ENEMY-3")
def test_an_enemy_player_goes_down_the_chute_without_a_movement_point_or_a_check() -> None:
    table = of_enemy(unexplored="t-21")
    table.go(SLIDE)
    assert (table.at(0), table.state.points) == ("t-21", 2)
    assert not any("check" in line for line in table.told())
    assert card("t-21") not in table.state.explored
    assert table.mind(0) == []


@pytest.mark.rule("GH-LADDER-1", "GH-ENEMY-3")
def test_an_enemy_player_climbs_a_dropped_ladder_for_a_movement_point() -> None:
    table = of_enemy(at={0: "t-21", 1: "t-17"}, dropped={"i-4": "t-21"})
    assert (table.asked, table.rule) == (0, "GH-ENEMY-2"), "though no door leads on from there"
    table.go(CLIMB)
    assert (table.at(0), table.state.points) == ("t-20", 1)
    assert not table.may("stay")


@pytest.mark.rule("GH-LADDER-1", "GH-CHUTE-7")
def test_without_a_ladder_or_a_movement_point_no_enemy_player_climbs() -> None:
    table = of_enemy(at={0: "t-21", 1: "t-17"})
    assert table.asked == 1, "there is nothing to choose"
    table = of_enemy(at={0: "t-21", 1: "t-17"}, dropped={"i-4": "t-21"})
    table.go(CLIMB).go(SLIDE).go(CLIMB).go(SLIDE)
    assert table.asked == 1


@pytest.mark.rule("GH-ENEMY-11", "GH-ENEMY-17", "GH-CHUTE-5")
def test_who_has_gone_down_has_moved_and_who_has_turned_the_clock_on_does_not_move() -> None:
    table = of_enemy(scenario=4)
    assert table.may("advance")
    assert not table.go(SLIDE).may("advance")
    table = of_enemy(scenario=4, at={0: "t-20", 1: "t-17"}).pick("advance")
    assert table.asked == 1, "nothing is left for Mack to do"
