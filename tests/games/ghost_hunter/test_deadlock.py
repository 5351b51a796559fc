"""When a match is in a deadlock, and what keeps it from being in one."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.ghost_hunter.table import Position, Where, card, given, monster
from tests.games.ghost_hunter.test_doors import two_closets

HALL: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-6": (0, -2)}

QUIET = 5
"""Return a table after some rounds without progress."""


def quiet(**more: object) -> Position:
    """Some quiet rounds have passed; it is the turn of Mack."""
    settings: dict[str, object] = {"lay": HALL, "at": "t-17", "still": QUIET, "insanity": "2-of-clubs", **more}
    return given("c-2 c-1", **settings)  # type: ignore[arg-type]


@pytest.mark.rule("GH-END-3")
def test_hunters_who_hit_and_run_wound_the_boss_round_after_round_without_a_deadlock() -> None:
    table = quiet(monsters={"b-1": "t-18"}, turn=0)
    for _ in range(9):
        table.judge(5, enemy=3).go(0)
        assert table.state.still == 0
        table.judge(10).pick("escape", "t-17")
        table.pick("stay-out")
        table.end().end()
        table.state.hp_lost[monster("b-1")] = 0
    assert not table.over
    assert table.state.round == 10


def begin_a_battle() -> Position:
    return quiet(monsters={"e-38": "t-18"}).judge(5, enemy=5).go(0)


def wound_the_guest() -> Position:
    guest: dict[str, object] = {"scenario": 7, "guest": 1, "fares": {1: "guest"}}
    return quiet(**guest).judge(9, 1).pick("fight", 1)


def use_the_drill() -> Position:
    return quiet(at="t-12", lay={"t-12": (0, -1)}, items={0: "i-11"}).pick("use", "i-11", 0).pick("mark", 3)


def open_a_door() -> Position:
    table = quiet(at="t-6", tiles="t-39").open(0)
    while table.prompt == "Choose a rotation":
        table.pick("turn", 0)
    return table


def open_a_lock_with_a_key() -> Position:
    table = quiet(at="t-18", items={0: "i-6"})
    table.state.locks = tuple([4 if tile == card("t-18") else 0 for tile in range(len(table.state.locks))])
    return table.look().pick("unlock", "t-18")


def break_out_with_a_key() -> Position:
    return quiet(items={0: "i-6"}, confined=1).pick("break-out")


def pass_a_check() -> Position:
    return quiet(confined=1).judge(9).pick("break-out")


@pytest.mark.rule("GH-END-3")
@pytest.mark.parametrize(
    "progress",
    [
        begin_a_battle,
        wound_the_guest,
        use_the_drill,
        open_a_door,
        open_a_lock_with_a_key,
        break_out_with_a_key,
        pass_a_check,
    ],
)
def test_battles_wounds_opened_doors_and_passed_checks_are_progress(
    progress: Callable[[], Position],
) -> None:
    assert progress().state.still == 0


@pytest.mark.rule("GH-END-3", "GH-DOOR-10")
def test_a_door_that_opens_by_itself_is_progress() -> None:
    table = two_closets()
    table.state.still = QUIET
    table.end()
    assert (len(table.state.new_doors), table.state.still) == (1, 0)


def fight_an_enemy_player() -> Position:
    return quiet(fares={1: "enemy"}, hurt={1: (18, 0)}).judge(5, 5).pick("fight", 1)


def be_hurt_by_an_enemy_player() -> Position:
    return quiet(fares={0: "enemy"}, hurt={0: (28, 0)}).judge(9, 1).pick("fight", 1)


def bleed() -> Position:
    return quiet(bleeding=1)


def walk() -> Position:
    return quiet(at="t-18").go(2)


def drop_an_item() -> Position:
    return quiet(items={0: "i-6"}).pick("drop", "i-6")


def fail_a_check() -> Position:
    table = quiet(confined=1, minds={0: "ace-of-clubs"}).judge(1).pick("break-out")
    return table.pick("cancel")


def use_an_item() -> Position:
    return quiet(items={0: "i-10"}, hurt={0: (9, 0)}).pick("use", "i-10", 0)


NOTHING = [
    fight_an_enemy_player,
    be_hurt_by_an_enemy_player,
    bleed,
    walk,
    drop_an_item,
    fail_a_check,
    use_an_item,
]


@pytest.mark.rule("GH-END-3")
@pytest.mark.parametrize("nothing", NOTHING)
def test_walks_items_failed_checks_and_fights_with_enemy_players_are_none(
    nothing: Callable[[], Position],
) -> None:
    assert nothing().state.still == QUIET
