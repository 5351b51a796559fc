"""What a learned policy sees of each choice: how a battle would go, what an Item would heal, and no secret."""

from __future__ import annotations

import pytest

from gloaming.engine.state.dice import seeded
from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.notes import USUAL_OF_ONE, USUAL_OF_TWO, Battle, compare, level, usual
from tests.games.ghost_hunter.table import Position, Where, card, given, monster

NORTH: dict[str, Where] = {"t-39": (0, -1)}


def notes(table: Position, *option: object) -> list[int]:
    """What is seen of an option, the first of a verb."""
    place = next(number for number, offered in enumerate(table.options) if offered[: len(option)] == option)
    return compare(table.state, table.options)[place]


def test_what_one_deals_is_the_mean_over_both_cards() -> None:
    """Even: 45 of 100 pairs of cards are won, by 165 points in all."""
    assert usual(USUAL_OF_ONE, 0) == pytest.approx(1.65)
    assert usual(USUAL_OF_ONE, 10) == pytest.approx(10.0)
    assert usual(USUAL_OF_ONE, -10) == 0.0
    assert usual(USUAL_OF_TWO, 0) > usual(USUAL_OF_ONE, 0)
    assert usual(USUAL_OF_ONE, 40) == usual(USUAL_OF_ONE, 15)


def test_more_hunters_beat_an_enemy_sooner_and_each_falls_later() -> None:
    table = given("c-2 c-1", lay=NORTH, at="t-39", monsters={"b-1": "t-39"})
    alone = Battle(table.state, card("t-39"), 0, 0, [0])
    together = Battle(table.state, card("t-39"), 0, 0, [0, 1])
    assert together.beat < alone.beat
    assert together.fall >= alone.fall
    assert alone.boss == 1


def test_who_is_hurt_falls_sooner() -> None:
    sound = given("c-2", lay=NORTH, monsters={"b-1": "t-39"})
    hurt = given("c-2", lay=NORTH, hurt={0: (20, 0)}, monsters={"b-1": "t-39"})
    assert Battle(hurt.state, card("t-39"), 0, 0, [0]).fall < Battle(sound.state, card("t-39"), 0, 0, [0]).fall


def test_a_step_into_a_lair_is_seen_as_the_battle_that_it_begins() -> None:
    empty = notes(given("c-2", lay=NORTH), "go", 0)
    lair = notes(given("c-2", lay=NORTH, monsters={"b-1": "t-39"}), "go", 0)
    assert len(lair) > len(empty)
    assert monster("b-1") == GAME.box.boss[0]


def test_an_option_is_seen_by_how_readily_the_rules_of_thumb_take_it() -> None:
    assert [level(weight, 10_000) for weight in (10_000, 5_000, 1_000, 100, 1)] == [4, 3, 2, 1, 0]
    table = given(tiles="t-3")
    assert notes(table, "open")[0] == 4
    assert notes(table, "end-turn")[0] < 4


@pytest.mark.parametrize("scenario", range(1, 14))
@pytest.mark.parametrize("seats", [1, 3, 5])
def test_the_notes_tell_no_secret(scenario: int, seats: int) -> None:
    """They are the same in every world that the asked seat cannot tell from the real one, and small."""
    match = GAME.new(seats=seats, seed=scenario, options={"scenario": scenario})
    dice = seeded(scenario)
    count = 0
    while match.decision is not None and count < 300:
        seen = compare(match._state, match.decision.options)
        assert all(0 <= number <= 255 for features in seen for number in features)
        if count % 5 == 0 or match.decision.options[0][0] == "attack":
            world = match.imagine(match.decision.seat, count)
            assert compare(world._state, match.decision.options) == seen
        match.pick(dice.weighted(match.policy_weights()))
        count += 1
