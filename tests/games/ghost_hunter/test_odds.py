"""The odds of checks and battle rounds, as a hint and the page say them."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.ghost_hunter.table import Position, given

CARDS = range(1, 11)


def odds(table: Position, label: str) -> str:
    """Of the option whose button begins so."""
    return next(table.match.odds(i) for i, text in enumerate(table.labels) if text.startswith(label))


def likely(table: Position, label: str) -> str:
    """In a few words, on its button."""
    return next(table.match.likely(i) for i, text in enumerate(table.labels) if text.startswith(label))


@pytest.mark.rule("GH-BATTLE-5", "GH-BATTLE-6")
def test_who_fights_on_is_told_how_likely_a_hit_is_on_either_side() -> None:
    table = given("c-2", lay={"t-39": (1, 0)}, monsters={"e-33": "t-39"}, seed=1).go(1)
    assert likely(table, "Fight on") == "you hit: 64%, you are hit: 28%"
    dealt = sum(max(0, card + 2 - black) for card, black in product(CARDS, repeat=2)) / 100
    taken = sum(max(0, black - card - 2) for card, black in product(CARDS, repeat=2)) / 100
    assert odds(table, "Fight on") == (
        f"In this battle round you hit: 64%, {dealt:.1f} damage on average; "
        f"you are hit: 28%, {taken:.1f} damage on average."
    )


@pytest.mark.rule("GH-ESCAPE-1")
def test_who_escapes_is_told_which_cards_will_do() -> None:
    table = given("c-2", lay={"t-39": (1, 0)}, monsters={"e-33": "t-39"}, seed=1).go(1)
    assert odds(table, "Escape") == "It succeeds on 5 or more: 60%."
    assert likely(table, "Escape") == "a success: 60%"


@pytest.mark.rule("GH-BATTLE-2", "GH-MOVE-6")
def test_a_door_to_a_monster_is_told_with_the_odds_of_the_first_battle_round() -> None:
    table = given("c-2", lay={"t-39": (1, 0)}, monsters={"e-33": "t-39"})
    assert likely(table, "Go to the Cross Corridor") == "you hit: 64%, you are hit: 28%"
    assert odds(table, "Go to the Cross Corridor").startswith("In the first battle round you hit: 64%")
    assert likely(table, "Open the door") == ""


@pytest.mark.rule("GH-POWER-1", "GH-POWER-4", "GH-MONSTER-2")
def test_what_an_enemy_can_is_reckoned_with() -> None:
    golem = given("c-1", lay={"t-39": (1, 0)}, monsters={"e-35": "t-39"})
    assert likely(golem, "Go to the Cross") == "you hit: 45%, you are hit: 45%"
    assert odds(golem, "Go to the Cross").endswith("45%, 3.3 damage on average.")
    wraith = given("c-1", lay={"t-39": (1, 0)}, monsters={"e-32": "t-39"})
    assert likely(wraith, "Go to the Cross") == "you hit: 64%, you are hit: 28%"
    vampire = given("c-1", lay={"t-39": (1, 0)}, monsters={"e-45": "t-39"})
    higher = sum(max(first, other) > card + 2 for first, other, card in product(CARDS, repeat=3) if first != other)
    assert likely(vampire, "Go to the Cross").endswith(f"you are hit: {round(higher / 9)}%")


@pytest.mark.rule("GH-POWER-7", "GH-MANY-4")
def test_a_tie_against_riposte_hurts_beside_a_friend_who_is_weaker_too() -> None:
    table = given("c-2 c-1", lay={"t-39": (1, 0)}, monsters={"e-39": "t-39"}, seed=1).go(1).pick("fight-on")
    hit = taken = 0
    for black, card, other in product(CARDS, repeat=3):
        points = 2 if black == card else black - card if black > card <= other + 2 else 0
        hit += points > 0
        taken += points
    assert odds(table, "Join").endswith(f"you are hit: {round(hit / 10)}%, {taken / 1000:.1f} damage on average.")


@pytest.mark.rule("GH-POWER-4", "GH-MANY-2")
def test_beside_an_enemy_that_draws_two_cards_the_others_are_reckoned_with_the_first() -> None:
    table = given("c-2", lay={"t-39": (1, 0)}, monsters={"e-45": "t-39", "e-38": "t-39"}).go(1)
    hits = dealt = struck = taken = 0
    draws = [draw for draw in product(CARDS, repeat=3) if draw[0] != draw[1]]
    for first, second, card in draws:
        own, higher = card + 2, max(first, second)
        hits += own > first
        dealt += max(0, own - first)
        struck += higher > own
        taken += max(0, first - own) + max(0, higher - own)
    assert odds(table, "Attack the Zombie") == (
        f"In this battle round you hit: {round(100 * hits / 900)}%, {dealt / 900:.1f} damage on average; "
        f"you are hit: {round(100 * struck / 900)}%, {taken / 900:.1f} damage on average."
    )


@pytest.mark.rule("GH-JOIN-7", "GH-MANY-4")
def test_beside_a_friend_who_is_stronger_one_is_hit_more_often_than_the_friend() -> None:
    table = given("c-2 c-6", lay={"t-39": (1, 0)}, monsters={"e-33": "t-39"}, seed=1).go(1).pick("fight-on")
    mine, friend = 0, 2
    hit = sum(black > card + mine and card + mine <= other + friend for black, card, other in product(CARDS, repeat=3))
    assert likely(table, "Join") == f"you hit: 45%, you are hit: {round(hit / 10)}%"


@pytest.mark.rule("GH-SCENE-59")
def test_where_judge_cards_are_not_shuffled_back_nothing_is_reckoned() -> None:
    table = given("c-2", scenario=10, lay={"t-39": (1, 0)}, monsters={"e-33": "t-39"})
    assert likely(table, "Go to the Cross") == ""
