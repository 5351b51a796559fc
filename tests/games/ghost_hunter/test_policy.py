"""The rules of thumb that bots play by: what they would rather do, that they know no secret, and that they finish."""

from __future__ import annotations

from dataclasses import fields
from itertools import pairwise
from typing import Any

import pytest

from gloaming.bots import SeatView, bot
from gloaming.engine.match.match import Match
from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.constants import HP, NONE, WON
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.harm import hurt
from gloaming.games.ghost_hunter.scenarios import Aim
from tests.games.ghost_hunter.table import BOX, Position, Where, card, given, monster, new

SCENARIOS = range(1, 14)


def likes(table: Position, *option: object) -> float:
    """How likely a player takes an option, or one of a verb."""
    weights = table.match.policy_weights()
    wanted = [weight for other, weight in zip(table.options, weights) if other[: len(option)] == option]
    assert wanted, f"{option} is not on offer: {table.options}"
    return sum(wanted) / sum(weights)


def state(match: Match) -> Any:
    """What lies on the table."""
    return match._state


def played(seats: int, scenario: int, seed: int, chance: bool = False) -> Match:
    """A match to its end, by rules of thumb or by chance alone."""
    match: Match = GAME.new(seats=seats, seed=seed, options={"scenario": scenario})
    dice = seeded(seed)
    while match.decision is not None:
        weights = match.policy_weights()
        match.pick(dice.below(len(weights)) if chance else dice.weighted(weights))
    return match


def test_hunters_open_doors_until_there_is_an_aim() -> None:
    table = given(tiles="t-3")
    assert likes(table, "open") > 0.9
    assert likes(table, "end-turn") < 0.1


def test_hunters_wait_next_door_for_each_other_before_they_meet_the_enemy() -> None:
    """The strongest goes in once all are there."""
    lay: dict[str, Where] = {"t-39": (0, -1), "t-40": (0, -2, 2), "t-41": (1, 0)}
    apart = given("c-2 c-1 c-3", lay=lay, at={0: "t-39", 1: "t-41", 2: "t-41"}, monsters={"b-1": "t-40"})
    assert likes(apart, "end-turn") > 0.9
    together = given("c-2 c-1 c-3", lay=lay, at="t-39", monsters={"b-1": "t-40"})
    assert likes(together, "go", 0) > 0.9


def test_little_is_left_and_a_hunter_runs() -> None:
    for damage, runs in ((0, False), (25, True)):
        table = given("c-2", lay={"t-39": (0, -1)}, hurt={0: (damage, 0)}, monsters={"e-43": "t-39"}).judge(3, enemy=3)
        table.go(0)
        assert (likes(table, "fight-on") < 0.5) == runs


def test_court_cards_are_kept_for_what_would_fell_somebody() -> None:
    little = given("c-2", minds={0: "king-of-hearts"}, hurt={0: (0, 0)})
    little.state.run_named("damage", DamageArgs(-1, 0, 2, 0, -1, 0, 0))
    assert likes(little.look(), "let-it-be") > 0.8
    much = given("c-2", minds={0: "king-of-hearts"}, hurt={0: (26, 0)})
    much.state.run_named("damage", DamageArgs(-1, 0, 2, 0, -1, 0, 0))
    assert likes(much.look(), "cancel") > 0.8


def test_an_enemy_player_goes_for_the_nearest_hunter_and_fights() -> None:
    lay: dict[str, Where] = {"t-39": (0, -1)}
    apart = given(lay=lay, at={0: "t-39", 1: "t-17"}, fares={0: "enemy"})
    assert likes(apart, "go", 2) > 0.9
    together = given(lay=lay, at="t-39", fares={0: "enemy"})
    assert likes(together, "fight") > 0.9


def test_one_person_alone_does_not_fight_oneself() -> None:
    table = given(at="t-17", fares={0: "enemy"}, solo=True)
    assert likes(table, "end-turn") > 0.9


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_policy_knows_no_secret(scenario: int) -> None:
    """It says the same in every world that the asked seat cannot tell from the real one."""
    match = GAME.new(seats=3, seed=scenario, options={"scenario": scenario})
    dice = seeded(scenario)
    count = 0
    while match.decision is not None and count < 90:
        weights = match.policy_weights()
        assert len(weights) == len(match.decision.options)
        assert all(type(weight) is int and weight > 0 for weight in weights)
        if count % 3 == 0:
            assert match.imagine(match.decision.seat, count).policy_weights() == weights
        match.pick(dice.weighted(weights))
        count += 1


@pytest.mark.parametrize(
    "scenario",
    [SCENARIOS[0], *(pytest.param(later, marks=pytest.mark.slow) for later in SCENARIOS[1:])],
)
def test_a_scenario_is_played_to_an_end_of_its_own(scenario: int) -> None:
    """Seldom in a deadlock, in rounds that a table would play, and won more often than by chance."""
    ends = [state(played(3, scenario, seed)) for seed in range(24)]
    assert sum(bool(s.deadlocked) for s in ends) <= 8
    assert all(s.round <= 40 for s in ends)
    by_chance = sum(state(played(3, scenario, seed, chance=True)).outcome == WON for seed in range(24))
    assert sum(s.outcome == WON for s in ends) > by_chance


def test_a_playout_ends_with_the_turn() -> None:
    table = given(tiles="t-3")
    world = table.match.imagine(0, 5)
    turn = world.horizon()
    world.play_out(turn, seeded(3))
    assert world.over or world.horizon() != turn
    assert world.check() == []
    assert monster("b-1") not in state(world).bested


def test_in_a_campaign_a_player_goes_on_as_before_and_takes_the_raises() -> None:
    hunters: list[dict[str, Any]] = [{"character": name, "raises": {}, "points": 1} for name in ("c-2", "c-1")]
    table = new(2, scenario=3, party={"hunters": hunters, "played": []})
    assert likes(table, "character", 1) > 0.5
    table.pick("character", 1).pick("character", 0)
    assert likes(table, "later") < 0.1


def test_a_bot_takes_what_is_on_offer_though_a_world_it_imagines_offers_more() -> None:
    table = given("c-2 c-1", lay={"t-19": (0, 0, 0, 2)}, at="t-19")
    s = table.state
    s.unused += s.piles[0]
    s.piles[0], s.unused = (card("t-2"),), tuple(other for other in s.unused if other != card("t-2"))
    s.boxed = tuple(other for other in s.boxed if other != card("t-2"))
    s.shuffle_openly([*s.piles[0], *s.unused], "tile")
    table.look()
    assert not table.may("open")
    chosen = [table.options[bot("policy", seed).choose(SeatView(table.match, 0))] for seed in range(20)]
    assert chosen.count(("end-turn",)) > 15


@pytest.mark.slow
def test_that_a_door_stays_shut_tells_which_tiles_are_left() -> None:
    """No staircase of the first floor can lie above: the worlds of who is asked there know that it is the last tile."""
    table = given(lay={"t-19": (0, 0, 0, 2)}, at={0: "t-19", 1: "t-17"}, scenario=8)
    s = table.state
    left = [tile for tile in (*s.piles[0], *s.unused) if BOX.ids[tile] != "t-2"]
    s.piles[0] = (card("t-2"),)
    s.unused = tuple(left)
    table.look()
    assert not table.may("open")
    for seed in range(12):
        world = table.match.imagine(0, seed)
        assert world.decision is not None
        assert list(world.decision.options) == table.options
        assert world.policy_weights() == table.match.policy_weights()


@pytest.mark.parametrize("scenario", [number for number in SCENARIOS if number != 8])
def test_each_blow_to_the_enemy_of_a_scenario_gives_hope(scenario: int) -> None:
    """However much it has, down to the last point, and none is taken back while one is asked to save it.

    The Foreman, of scenario 8, has nothing to lose at first.
    """
    table = given(scenario=scenario, at={})
    enemy = monster(f"b-{scenario}")
    s = table.state
    s.lair[enemy] = s.at[0]
    hunter = table.match.teams().index(0)
    hopes = [table.match.evaluate()[hunter]]
    while s.pool_of(enemy, HP) > 0:
        s.hp_lost[enemy] += min(4, s.pool_of(enemy, HP))
        hopes.append(table.match.evaluate()[hunter])
    assert len(hopes) > 4
    assert all(after > before for before, after in pairwise(hopes))
    s.hp_lost[enemy] += 3
    assert table.match.evaluate()[hunter] == hopes[-1]
    s.bested = (enemy,)
    assert table.match.evaluate()[hunter] >= hopes[-1]


def test_bots_that_stand_strive_for_the_hunters_though_whoever_falls_first_would_win() -> None:
    """With little left the fallen win more often; to who stood before the fall it counts what the hunters can hope."""
    table = given("c-2 c-1", hurt={0: (26, 0), 1: (16, 0)})
    table.state.round = 3
    before = table.match.teams()
    hope = table.match.evaluate()[0]
    hurt(table.state, NONE, 0, HP, 4)
    table.look().give_up()
    assert table.fares(0) == "fallen"
    fallen, standing = table.match.evaluate()
    assert fallen > 0.5 > hope > standing
    assert table.match.teams() != before
    assert table.match.value_for_team([fallen, standing], before) == pytest.approx([standing, standing])


def test_at_the_end_it_counts_whether_the_side_has_won_that_one_was_on() -> None:
    """Seat 0 falls first, and wins with the Enemy: its choices as a hunter have lost."""
    table = given("c-2 c-1", fares={0: "enemy"}, hurt={1: (26, 0)})
    hurt(table.state, NONE, 1, HP, 9)
    table.look().give_up()
    assert table.match.result is not None
    assert table.match.result.winners == (0,)
    assert table.match.value_for_team(table.match.evaluate(), [0, 0]) == [0.0, 0.0]
    assert table.match.value_for_team(table.match.evaluate(), [1, 0]) == [1.0, 0.0]


def test_every_field_of_an_aim_is_one_that_bots_go_by() -> None:
    read = (GAME.folder / "aims.py").read_text(encoding="utf-8")
    assert [field.name for field in fields(Aim) if f"aim.{field.name}" not in read] == []
