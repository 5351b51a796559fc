"""What a paired difference shows, in a sentence."""

from __future__ import annotations

from typing import Any

from gloaming.cli.experiments.verdicts import verdict_sentences
from gloaming.lab.content.variants import make_variant
from gloaming.lab.experiments.experiment import Condition, GamePlan
from gloaming.lab.experiments.plan_results import PlanResults

HANS = {"killer.hans.health": 10}


def results(wins: list[tuple[bool, bool]], game: str = "final-girl", **plan: Any) -> PlanResults:
    """Return results in which the player has won, or lost, the first and second match of each deal."""
    bots = ("easy",) * (1 if game == "final-girl" else 2)
    overrides = HANS if game == "final-girl" else {"spirit.ember-fox.copies": 3}
    conditions = [
        Condition(game, make_variant(game, (), change, name), bots) for name, change in (("", {}), ("new", overrides))
    ]
    found = PlanResults(GamePlan(conditions, 0, True, 1000, **plan))
    for pair in wins:
        for won in pair:
            row = {"winners": [0] if won else [], "scores": [0], "decisions": 9, "rounds": 2, "bots": bots, "sides": []}
            found.add(row | {"scores": [0] * len(bots)})
    return found


def test_a_clear_difference_is_named() -> None:
    sentence = verdict_sentences(results([(False, True)] * 30 + [(True, True)] * 30), 0)
    assert sentence.startswith("new raises wins: +50.0% (")
    assert sentence.endswith("against the game as sold.")
    assert verdict_sentences(results([(True, False)] * 50), 0).startswith("new lowers wins: -100.0%")


def test_an_unclear_difference_says_how_many_deals_it_takes() -> None:
    sentence = verdict_sentences(results([(False, True), (True, False)] * 30 + [(True, True)] * 40), 0)
    assert sentence.startswith("100 deals do not show whether new raises or lowers wins: +0.0% (")
    assert sentence.endswith("A precision of 2 percentage points needs about 5,700 deals.")


def test_a_small_difference_is_small() -> None:
    sentence = verdict_sentences(results([(True, True)] * 2000, measure="win", until=0.05, decide=True), 0)
    assert sentence.startswith("new changes wins by at most 0.2 percentage points: +0.0%")


def test_a_difference_that_may_be_larger_than_the_precision_is_not_said_to_be_smaller() -> None:
    wins = [(False, True)] + [(True, True)] * 39
    sentence = verdict_sentences(results(wins * 5, measure="win", until=0.05, decide=True), 0)
    assert sentence.startswith("new changes wins by at most 6.3 percentage points: +2.5% (-1.3 to +6.3)")


def test_the_wins_of_a_seat_say_little_about_cards_that_all_can_get() -> None:
    sentence = verdict_sentences(results([(True, True)] * 100, "follow-your-fear", measure="first-seat"), 0)
    assert "do not show whether new raises or lowers wins of the first seat" in sentence
    assert "All players can get the changed cards" in sentence
