"""The rule of thumb from which the policy of Final Girl learns: save first, attack Minions at hand."""

from __future__ import annotations

from typing import Any

from gloaming.games.final_girl.rescue import thumb
from tests.games.final_girl.table import Position, given

WATER: dict[str, Any] = {"killer": None, "options": {"killer": "low-water"}}


def taken(table: Position) -> str:
    """Return the label of the option that the rule takes; "" if it leaves the choice to the policy."""
    decision = table.match.decision
    assert decision is not None
    number = thumb(table.state, decision.options)
    return table.labels[number].split(" (")[0] if number >= 0 else ""


def test_she_saves_whom_she_can() -> None:
    assert taken(given(at="sw-exit", victims={"sw-exit": 1})).startswith("Save")


def test_she_goes_for_victims_and_leads_them_to_an_exit() -> None:
    table = given(at="sports-courts", victims={"lakeside-cabin": 2}, hand=["walk", "focus"])
    assert taken(table) == "Play Walk"
    table.pick("Play Walk", dice=[6, 6, 6])
    while table.prompt == "Change the roll?":
        table.pick("Go on")
    assert taken(table).startswith("To Lakeside Cabin")
    led = given(at="sports-courts", victims={"sports-courts": 2}, hand=["walk"])
    led.pick("Play Walk", dice=[6, 6, 6])
    while led.prompt == "Change the roll?":
        led.pick("Go on")
    assert taken(led).startswith("To South-west Exit with 2 Victims")


def test_with_her_ultimate_ability_or_one_health_she_leaves_the_choice_to_the_policy() -> None:
    crowd: dict[str, Any] = {"at": "sports-courts", "victims": {"lakeside-cabin": 2}, "hand": ["walk", "focus"]}
    assert taken(given(**crowd, ultimate=True)) == ""
    assert taken(given(**crowd, health=1)) == ""


def test_she_attacks_minions_in_her_space() -> None:
    table = given(at="dock", minions=["dock"], hand=["weak-attack", "furious-strike"], **WATER)
    assert taken(table) == "Play Weak Attack"


def test_without_a_killer_and_without_victims_she_goes_for_minions() -> None:
    table = given(at="dock", minions=["swamp"], hand=["walk"], **WATER)
    assert taken(table) == "Play Walk"


def test_she_takes_free_cards_and_a_sprint_to_get_to_victims() -> None:
    table = given("planning", at="sw-exit", victims={"swamp": 1}, hand=[])
    assert taken(table).startswith("Take all free cards")
    assert taken(table.pick("Take all free cards")) == "Buy Sprint for 2 Time"
