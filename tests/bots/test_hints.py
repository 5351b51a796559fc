"""Hints: the recommended option, compared with the second best in the numbers that a player sees."""

from __future__ import annotations

import random

import pytest

import gloaming
from gloaming import Match
from gloaming.bots.hints import Advice, Compared, advise
from gloaming.engine.odds import Forecast, amount_of, chance_of
from tests.games.contract import played_by
from tests.games.ghost_hunter.table import given


def hint(match: Match, seed: int = 3) -> Advice:
    assert match.decision is not None
    return advise(match, match.decision.seat, seed)


@pytest.mark.parametrize("id", gloaming.games())
def test_no_hint_is_worse_than_its_second_best_in_every_number_shown(id: str) -> None:
    game = gloaming.game(id)
    match = game.new(seats=played_by(game), seed=5)
    chance = random.Random(id)
    compared = 0
    for number in range(60):
        decision = match.decision
        if decision is None:
            break
        numbers = [[forecast.name for forecast in match.forecast(i)] for i in range(len(decision.options))]
        if len(decision.options) > 1 and (number % 8 == 0 or (numbers[0] and numbers.count(numbers[0]) > 1)):
            advice = hint(match, number)
            assert advice.second is not None
            assert not advice.best.is_dominated_by(advice.second), advice.text
            assert advice.best.numbers[-1].shown >= advice.second.numbers[-1].shown, advice.text
            assert advice.second.option != advice.best.option
            compared += 1
        match.pick(chance.randrange(len(decision.options)))
    assert compared >= 4


@pytest.mark.parametrize("seed", range(4))
def test_against_an_enemy_out_of_reach_the_safer_attack_is_recommended(seed: int) -> None:
    table = given("c-1", lay={"t-39": (1, 0)}, monsters={"e-42": "t-39"}, seed=1).go(1)
    assert [table.match.likely(i) for i in range(2)] == [
        "you hit: 0%, you are hit: 45%",
        "you hit: 0%, you are hit: 28%",
    ]
    advice = hint(table.match, seed)
    assert advice.best.label == "Attack MP"
    assert advice.reason.startswith("You are hit 28% of the time instead of 45%")


def shown(*numbers: Forecast) -> Compared:
    return Compared(0, "Attack MP", list(numbers))


def test_a_hint_says_what_the_option_wins_and_risks_against_the_second_best() -> None:
    best = shown(
        chance_of("you hit", 0.351, wanted=True),
        chance_of("you are hit", 0.28, wanted=False),
        amount_of("damage taken", 1.5, wanted=False),
        chance_of("you win", 0.54, wanted=True),
    )
    second = Compared(
        1,
        "Attack HP",
        [
            chance_of("you hit", 0.349, wanted=True),
            chance_of("you are hit", 0.45, wanted=False),
            amount_of("damage taken", 1.0, wanted=False),
            chance_of("you win", 0.51, wanted=True),
        ],
    )
    assert Advice(best, second, "").text == (
        "Attack MP. You are hit 28% of the time instead of 45%, but 1.5 damage taken instead of 1. "
        "You hit equally often (35%). You win 54% of the time instead of 51%. Second best: Attack HP."
    )


def test_what_speaks_for_an_option_comes_before_its_risks() -> None:
    best = shown(chance_of("you hit", 0.33, wanted=True), chance_of("you win", 0.6, wanted=True))
    second = shown(chance_of("you hit", 0.67, wanted=True), chance_of("you win", 0.5, wanted=True))
    assert Advice(best, second, "").reason.startswith(
        "You win 60% of the time instead of 50%, but you hit 33% of the time instead of 67%."
    )


def test_an_option_with_other_numbers_is_not_compared_by_them() -> None:
    fight = shown(chance_of("you hit", 0.1, wanted=True), chance_of("you win", 0.5, wanted=True))
    escape = shown(chance_of("you succeed", 0.9, wanted=True), chance_of("you win", 0.5, wanted=True))
    assert not fight.is_dominated_by(escape)
    assert Advice(fight, escape, "").reason == "You win about equally often (50%). Second best: Attack MP."


def test_a_number_that_looks_the_same_is_no_advantage() -> None:
    least = shown(amount_of("ghosts", 0.71, wanted=False))
    assert not least.is_dominated_by(shown(amount_of("ghosts", 0.69, wanted=False)))
    assert least.is_dominated_by(shown(amount_of("ghosts", 0.6, wanted=False)))


def test_the_option_of_a_guide_is_recommended_with_its_odds_alone() -> None:
    match = gloaming.game("dont-go-in-there").new(seats=2, seed=3)
    advice = advise(match, 0 if match.decision is None else match.decision.seat, 1, expected=2)
    assert (advice.best.option, advice.second) == (2, None)
    assert advice.reason == f"{match.odds(2)[0].upper()}{match.odds(2)[1:]}."
