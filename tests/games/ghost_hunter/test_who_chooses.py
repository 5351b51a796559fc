"""Who chooses for the hunters: never anybody who is on the other side."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import NONE, STANDING
from gloaming.games.ghost_hunter.generated.flows import OpenArgs
from tests.games.ghost_hunter.table import Position, Where, card, given, new
from tests.games.ghost_hunter.test_packs import entry, pack, rule
from tests.games.sitting import play_on

HALL: dict[str, Where] = {"t-18": (0, -1), "t-6": (0, -2)}

FALLEN_FIRST: dict[str, object] = {"fares": {0: "enemy"}, "hurt": {0: (30, 0)}}
"""Mack, the first player, is on the Enemy side."""


def of_three(**more: object) -> Position:
    """Mack, the first player and now an Enemy-player, with Evangeline and Dot."""
    settings: dict[str, object] = {"lay": HALL, **FALLEN_FIRST, **more}
    return given("c-2 c-1 c-3", **settings)  # type: ignore[arg-type]


@pytest.mark.rule("GH-SCENE-68", "GH-SCENE-32", "GH-TALE-12")
def test_in_round_11_the_first_who_stands_accuses_not_a_first_player_who_has_fallen() -> None:
    twelve: dict[str, object] = {"scenario": 12, "at": "t-11", "round": 10, "step": "turn/begin_turn"}
    table = given("c-2 c-1 c-3", **twelve)  # type: ignore[arg-type]
    assert (table.prompt, table.asked) == ("Choose a suspect to accuse", 0)
    table = of_three(lay={}, **twelve)
    assert (table.prompt, table.asked) == ("Choose a suspect to accuse", 1)
    both: dict[str, object] = {"fares": {0: "enemy", 1: "fallen"}, "hurt": {0: (30, 0), 1: (20, 0)}}
    assert of_three(lay={}, **twelve, **both).asked == 2


def accuse(table: Position) -> None:
    table.state.run("accuse", NONE)


def rub_out(table: Position) -> None:
    table.state.lair[table.state.box.boss[table.state.scenario]] = card("t-17")
    table.state.run("rub out", 0)


def lay_the_pair(table: Position) -> None:
    table.state.run("lay the pair", card("t-21"), 1)


def lead_a_tower_on(table: Position) -> None:
    table.state.run("lead a Tower on", card("t-14"), 1)


@pytest.mark.rule("GH-SCENE-68", "GH-ENEMY-1")
@pytest.mark.parametrize("ask", [accuse, rub_out, lay_the_pair, lead_a_tower_on])
def test_what_the_hunters_choose_in_the_turn_of_an_enemy_player_a_hunter_chooses(
    ask: Callable[[Position], None],
) -> None:
    table = of_three(scenario=12, lay={}, at="t-11") if ask is accuse else of_three(at="t-17")
    assert table.asked == 0, "it is the turn of the Enemy-player"
    ask(table)
    table.look()
    assert table.asked == 1


@pytest.mark.rule("GH-PLACE-7", "GH-TOWER-3")
def test_whoever_has_opened_half_of_a_pair_in_the_turn_of_another_says_where_the_other_half_lies() -> None:
    upstairs: dict[str, Where] = {**HALL, "t-7": (0, 0, 0, 2)}
    table = given("c-2 c-1", lay=upstairs, at={0: "t-17", 1: "t-6"}, tiles="t-1")
    table.state.run_named("open", OpenArgs(card("t-6"), 0, 1))
    table.look()
    while table.prompt == "Choose a rotation":
        table.pick(*table.options[0])
    assert (table.rule, table.asked) == ("GH-PLACE-7", 1)


@pytest.mark.rule("GH-SCENE-50")
def test_no_rule_of_a_scenario_concerns_an_enemy_player_whose_turn_it_is(tmp_path: Path) -> None:
    healing = rule({"verb": "affect", "does": [{"verb": "heal", "pool": "hp", "points": 3}]})
    game = GAME.with_packs(pack(tmp_path, "scenario-1", rules=[*entry("scenario-1")["rules"], healing]))
    hurt = {"hurt": {0: (30, 0), 1: (5, 0), 2: (5, 0)}}
    table = of_three(game=game, at="t-18", **hurt).go(0)
    assert [table.state.hp_damage[hunter] for hunter in range(3)] == [30, 2, 2], "without a hunter concerned it is all"
    table = of_three(game=game, at="t-18", turn=1, **hurt).go(0)
    assert [table.state.hp_damage[hunter] for hunter in range(3)] == [30, 2, 5]


@pytest.mark.rule("GH-ENEMY-18", "GH-SCEPTER-1")
def test_of_an_enemy_players_cards_the_scepter_takes_numerals_by_lot_unasked() -> None:
    table = given(
        "c-1 c-2",
        at="t-17",
        items={0: "i-25"},
        minds={1: "9-of-clubs 8-of-clubs king-of-clubs 7-of-clubs 5-of-clubs"},
        fares={1: "enemy"},
    )
    assert table.mp(1) == -9
    table.pick("use", "i-25", 1)
    while table.asked == 1:
        assert table.fares(1) == "standing", "only once the mind is whole again"
        table.pick("pass")
    assert table.fares(1) == "standing"
    assert "king-of-clubs" in table.mind(1)


@pytest.mark.rule("GH-ENEMY-18", "GH-ACE-3")
def test_an_enemy_player_chooses_no_numeral_for_the_feat_that_lets_others_choose() -> None:
    table = given(
        "c-8 c-2", at="t-17", minds={0: "ace-of-clubs", 1: "9-of-clubs 8-of-clubs 4-of-clubs"}, fares={1: "enemy"}
    )
    table.pick("help", 1)
    assert table.asked == 0
    assert len(table.mind(1)) == 2


@pytest.mark.rule("GH-SCENE-68", "GH-ENEMY-1")
@pytest.mark.parametrize("scenario", range(1, 14))
def test_in_no_match_is_anybody_on_the_enemy_side_asked_for_the_hunters(scenario: int) -> None:
    for seed in range(3):
        table = new(4, seed, scenario=scenario)
        play_on(table, seed, asked_for_the_others)
        assert not asked_for_the_others(table), table.prompt


def asked_for_the_others(table: Position) -> bool:
    """Return whether a question other than the Enemy's goes to a hunter who does not stand."""
    s = table.state
    if s.over() or NONE in s.character:
        return False
    flow = s.program.flow_of[s.step]
    return s.fares[table.asked] != STANDING and flow not in ("do something as an Enemy", "fold")
