"""Fallen hunters who recover HP or MP by any effect and at any time are hunters again at once."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import FALLEN, NONE, STANDING
from gloaming.games.ghost_hunter.generated.flows import CalmArgs
from gloaming.games.ghost_hunter.rules.harm import curable
from tests.games.ghost_hunter.table import BOX, Position, Where, card, given, new
from tests.games.sitting import play_on

HALL: dict[str, Where] = {"t-18": (0, -1), "t-6": (0, -2)}

MAD: dict[str, object] = {"fares": {2: "enemy"}, "hurt": {2: (2, 17)}}
"""Dot Farraday, with 21 MP, has gone mad: 17 points of damage, and the 7 that she holds."""

HANDS = {0: "ace-of-clubs", 1: "king-of-hearts", 2: "7-of-clubs"}


def together(**more: object) -> Position:
    """Mack, whose turn it is, and Evangeline stand on T-18 with Dot, an Enemy-player; both hold a Court card or Ace."""
    settings: dict[str, object] = {"lay": HALL, "at": "t-18", "minds": HANDS, **MAD, **more}
    return given("c-2 c-1 c-3", **settings)  # type: ignore[arg-type]


def in_a_turn() -> Position:
    return together()


def in_a_battle() -> Position:
    return together(monsters={"e-38": "t-18"})


def while_damage_is_answered() -> Position:
    table = together(bleeding=1)
    assert table.prompt == "Do something about this damage?"
    return table


def while_an_insanity_card_is_answered() -> Position:
    table = together(left={"t-18": "2-of-clubs"})
    assert table.prompt == "Do something about this Insanity card?"
    return table


def while_a_fall_is_prevented() -> Position:
    table = together(bleeding=1, hurt={0: (27, 0), 2: (2, 17)}).let()
    assert table.prompt == "Save this hunter?"
    return table


MOMENTS = [
    in_a_turn,
    in_a_battle,
    while_damage_is_answered,
    while_an_insanity_card_is_answered,
    while_a_fall_is_prevented,
]


@pytest.mark.rule("GH-ENEMY-13", "GH-MAD-6", "GH-ACE-14")
@pytest.mark.parametrize("moment", MOMENTS)
def test_an_ace_used_on_a_mad_companion_at_any_moment_brings_her_back_at_once(moment: Callable[[], Position]) -> None:
    table = moment().pick("help", 2)
    assert (table.mp(2), table.fares(2)) == (4, "standing")
    assert "Dot Farraday is a hunter again." in table.told()


@pytest.mark.rule("GH-ENEMY-13", "GH-ENEMY-16", "GH-ACE-12")
def test_a_court_card_of_another_who_answers_cures_her_too_and_she_has_a_hunters_turn() -> None:
    table = while_damage_is_answered()
    table.pick("let-it-be").pick("help", 2).let()
    assert table.fares(2) == "standing"
    table.end().end()
    assert (table.asked, table.rule) == (2, "GH-TURN-3")


@pytest.mark.rule("GH-ENEMY-13")
def test_an_enemy_player_who_is_cured_in_a_turn_of_theirs_does_no_more_as_an_enemy() -> None:
    table = together(turn=2, scenario=2, insanity="2-of-clubs").pick("haunt", 0).pick("help", 2).let()
    assert table.fares(2) == "standing"
    assert table.asked == 0


@pytest.mark.rule("GH-ENEMY-13")
def test_an_ace_that_is_not_enough_leaves_her_an_enemy_player() -> None:
    table = together(hurt={2: (2, 17)}, minds={**HANDS, 2: "7-of-clubs 7-of-hearts"}).pick("help", 2)
    assert (table.mp(2), table.fares(2)) == (-3, "enemy")
    table = together(hurt={2: (20, 17)}).pick("help", 2)
    assert (table.hp(2), table.fares(2)) == (0, "enemy"), "she is unconscious as well"


HEALING = [name for name in BOX.ids if name.startswith("i-") and BOX.eases[card(name) - BOX.first_item]]


@pytest.mark.rule("GH-ENEMY-13", "GH-ITEM-4", "GH-ITEM-5")
@pytest.mark.parametrize("name", HEALING)
@pytest.mark.parametrize("battle", [False, True])
def test_every_item_that_gives_back_what_she_lacks_brings_her_back_at_once(name: str, battle: bool) -> None:
    for hp, mp, mind in ((20, 0, ""), (0, 21, ""), (0, 12, "9-of-clubs")):
        table = together(
            hurt={2: (hp, mp)},
            minds={2: mind},
            items={0: name},
            monsters={"e-38": "t-18"} if battle else {},
        )
        if not table.may("use", name, 2):
            continue
        table.pick("use", name, 2)
        while table.asked == 2 and table.may("ease"):
            table.pick(*table.options[0])
        well = table.hp(2) > 0 and table.mp(2) > 0
        assert table.fares(2) == ("standing" if well else "enemy")


@pytest.mark.rule("GH-ENEMY-4", "GH-EVENT-4", "GH-SCENE-50")
def test_what_events_and_tiles_give_back_to_hunters_reaches_no_enemy_player() -> None:
    for name in ("e-27", "e-28", "e-25"):
        table = together(hurt={2: (20, 18)}, left={"t-18": name}, minds={})
        assert table.fares(2) == "enemy"
        assert (table.state.hp_damage[2], table.state.mp_damage[2]) == (20, 18)


@pytest.mark.rule("GH-CROSS-2", "GH-ENEMY-14", "GH-FALL-1")
def test_whoever_buys_a_companion_back_with_what_held_up_their_own_mind_falls() -> None:
    table = together(scenario=11, items={0: "i-23"}, hurt={0: (0, 24), 2: (20, 0)}, minds={})
    assert table.mp(0) == 6
    table.pick("ransom", "i-23", 2)
    assert (table.fares(2), table.fares(0)) == ("standing", "fallen")
    assert "Mack Delaney is about to fall: no MP left." in table.told()


@pytest.mark.rule("GH-ENEMY-13")
def test_a_save_from_before_version_9_in_the_middle_of_a_cure_goes_on() -> None:
    table = together(hurt={2: (0, 0)})
    table.state.run("look whether they are back", 2)
    table.state.run_named("calm", CalmArgs(NONE, 0, 1))
    save = table.look().match.save() | {"version": 8}
    assert table.fares(2) == "enemy"
    table = Position(GAME.load(save)).pick("pass")
    assert (table.fares(2), table.rule) == ("standing", "GH-TURN-3")


@pytest.mark.rule("GH-ENEMY-13", "GH-FALL-1", "GH-MAD-6")
@pytest.mark.parametrize("scenario", range(1, 14))
def test_in_no_match_is_anybody_well_and_fallen_or_standing_with_nothing_left(scenario: int) -> None:
    for seed in range(2):
        table = new(3, seed, scenario=scenario)
        play_on(table, seed, lambda table: bool(_left_out(table)))
        assert not _left_out(table)


def _left_out(table: Position) -> list[str]:
    """Return the hunters who were not checked after a change of HP or MP, when a question is open."""
    s = table.state
    if s.over() or s.program.flow_of[s.step] not in ("do something", "do something as an Enemy"):
        return []
    reasons: list[str] = []
    for hunter in range(s.hunters):
        well = s.hp(hunter) > 0 and s.mp(hunter) > 0
        if curable(s, hunter) and well and s.fares[hunter] >= FALLEN:
            reasons.append(f"{s.sheet(hunter).name} is well")
        if s.fares[hunter] == STANDING and not well:
            reasons.append(f"{s.sheet(hunter).name} has nothing left")
    return reasons
