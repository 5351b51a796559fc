"""Effects of cards: of a strong one, of one that does nothing, and of many that do nothing."""

from __future__ import annotations

import random

import pytest

from gloaming.lab.reports.card_effects import card_effects, ratio
from gloaming.lab.reports.played_conditions import group_by_condition
from tests.lab.match_rows import duel, row


def test_a_card_that_wins_stands_out() -> None:
    dice = random.Random(1)
    rows = []
    for number in range(400):
        strong = number % 2
        winner = strong if dice.random() < 0.75 else 1 - strong
        idle = dice.randrange(2)
        rows.append(duel(number, winner, played=["strong", "idle"], played_by=[strong, idle]))
    strong_one, idle_one = card_effects(group_by_condition(rows), "played")
    assert (strong_one.card, strong_one.seats, strong_one.stands_out) == ("strong", 400, True)
    assert strong_one.ratio == pytest.approx(1.5, abs=0.15)
    assert idle_one.ratio == pytest.approx(1, abs=0.15)


def test_of_many_cards_that_do_nothing_hardly_one_stands_out() -> None:
    dice = random.Random(2)
    cards = [f"card-{number}" for number in range(100)]
    rows = [
        duel(number, dice.randrange(2), played=dice.sample(cards, 40), played_by=[dice.randrange(2) for _ in range(40)])
        for number in range(200)
    ]
    effects = card_effects(group_by_condition(rows), "played")
    assert len(effects) == 100
    assert sum(effect.stands_out for effect in effects) <= 1
    assert max(abs(effect.shrunk.value - 1) for effect in effects) < max(abs(effect.ratio - 1) for effect in effects)


def test_cards_in_few_deals_are_left_out() -> None:
    assert card_effects(group_by_condition([duel(number, 0) for number in range(19)]), "played") == []


def test_partners_are_compared_with_the_mean_win_rate() -> None:
    rows = [row(number, number % 4 == 0 or number % 2 == 1) for number in range(80)]
    (effect,) = card_effects(group_by_condition(rows), "played")
    assert effect.card == "action-walk"
    assert effect.ratio == pytest.approx(1 / 0.75)


def test_a_card_of_most_matches_can_hardly_differ_from_the_mean() -> None:
    """The error is that of the difference between those with and without the card: with a tenth without it, a third."""
    rows = [row(number, number * 7 % 20 < 10, played=["walk"] if number % 10 else []) for number in range(400)]
    (effect,) = card_effects(group_by_condition(rows), "played")
    assert effect.seats == 360
    assert effect.ratio == pytest.approx(1, abs=0.12)
    assert effect.error == pytest.approx(0.1 * (1 / 40 + 1 / 360) ** 0.5 / 1, rel=0.2)


def test_the_same_deals_under_two_conditions_say_little_more_than_under_one() -> None:
    rows = [row(number, number % 3 > 0) for number in range(80)]
    (once,) = card_effects(group_by_condition(rows), "played")
    (twice,) = card_effects(group_by_condition([*rows, *[{**one, "variant": "new @1"} for one in rows]]), "played")
    assert twice.error == pytest.approx(once.error, rel=0.05)


def test_the_error_of_a_ratio_counts_deals_not_matches() -> None:
    once = [(deal, float(deal % 2), 0.5) for deal in range(50)]
    value, error = ratio(once)
    assert ratio(once + once) == pytest.approx((value, error))
    assert ratio([(1, 1.0, 0.5)]) == (2.0, float("inf"))
    assert ratio([]) == (0.0, float("inf"))
