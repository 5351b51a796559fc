"""All Action cards: the lines for two successes, one, and a failure, with alternatives."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import Position, given

QUIET = ["at-the-window", "at-the-window"]


def ended(table: Position) -> bool:
    """Whether the Action phase is over."""
    return any([event[:2] == ["phase", 2] for event in table.events("phase")])


def lost(table: Position) -> int:
    """How much Time was gained and lost in the Action phase."""
    return sum([event[1] for event in table.events("time")])


@pytest.mark.rule("FG-CARD-1")
def test_there_are_23_cards_six_of_them_free() -> None:
    assert sum([action.copies for action in BOX.actions]) == 23
    assert sum([action.copies for action in BOX.actions if action.cost == 0]) == 6
    costs = {action.id: action.cost for action in BOX.actions if action.cost}
    assert costs == {
        "close-call": 1,
        "search": 2,
        "sprint": 2,
        "guard": 2,
        "distraction": 3,
        "improvise": 3,
        "planning": 4,
        "retaliate": 4,
        "furious-strike": 4,
        "long-rest": 5,
        "critical-blow": 6,
    }


# Walk


@pytest.mark.parametrize(("dice", "steps"), [((5, 6), 2), ((5, 2), 1)])
def test_walk_moves_as_the_successes_say_for_1_time(dice: tuple[int, int], steps: int) -> None:
    table = given(at="firepit").play("Walk", *dice)
    for space in ("South Path", "Dock")[:steps]:
        table.pick(f"To {space}")
    assert (table.girl, table.time) == (("south-path", "dock")[steps - 1], 5)
    assert table.prompt == "Play a card, or do something else"


@pytest.mark.rule("FG-CARD-5")
def test_walk_failed_costs_health_and_time_for_a_step_or_time_alone() -> None:
    table = given(at="firepit").play("Walk", 1, 2)
    assert table.labels == ["Move up to 1 space, lose 1 health, Time -2.", "Time -2."]
    table.pick("Move up to 1 space").pick("To South Path")
    assert (table.girl, table.health, table.time) == ("south-path", 4, 4)
    table = given(at="firepit").play("Walk", 1, 2).pick("Time -2.")
    assert (table.girl, table.health, table.time) == ("firepit", 5, 4)


# Focus


@pytest.mark.parametrize(("dice", "horror", "time"), [((5, 6), 2, 8), ((5, 1), 2, 5), ((1, 2), 3, 4)])
def test_focus(dice: tuple[int, int], horror: int, time: int) -> None:
    table = given().play("Focus", *dice)
    assert (table.horror, table.time) == (horror, time)


# Weak Attack


@pytest.mark.parametrize(("dice", "damage", "lose", "ends"), [((5, 6), 1, 0, 0), ((5, 1), 1, 1, 0), ((1, 2), 0, 1, 1)])
def test_weak_attack(dice: tuple[int, int], damage: int, lose: int, ends: int) -> None:
    table = given(at="firepit", killer="firepit").play("Weak Attack", *dice)
    assert (table.killer_health, table.health, ended(table)) == (12 - damage, 5 - lose, bool(ends))


# Short Rest


@pytest.mark.parametrize(
    ("dice", "heal", "horror", "time", "ends"),
    [((5, 6), 2, 3, 0, False), ((5, 1), 1, 3, -1, False), ((1, 2), 1, 4, -1, True)],
)
def test_short_rest(dice: tuple[int, int], heal: int, horror: int, time: int, ends: bool) -> None:
    table = given(health=2).play("Short Rest", *dice)
    assert (table.health, table.horror, lost(table), ended(table)) == (2 + heal, horror, time, ends)


# Close Call


@pytest.mark.rule("FG-ROLL-6")
def test_close_call_rolls_one_die_again_or_all_for_2_time() -> None:
    table = given(hand=["focus", "close-call", "close-call"]).pick("Play Focus", dice=[1, 2])
    table.pick("Close Call: reroll die 2", dice=[6])
    assert table.dice == [1, 6]
    table.pick("Close Call: reroll all 2 dice for 2 Time", dice=[5, 5])
    assert table.discard == ["close-call", "close-call", "focus"]
    assert (table.horror, table.time, table.hand) == (2, 6, [])


# Search


@pytest.mark.rule("FG-SEARCH-3")
def test_search_with_two_successes_looks_at_two() -> None:
    decks = {"dock": ["knife", "axe", "map"]}
    table = given(at="dock", hand=["search", "walk"], decks=decks).play("Search", 5, 6)
    table.pick("Keep the Knife; the Axe goes back on top")
    assert (table.held, table.deck("dock"), table.time) == (["knife"], ["axe", "map"], 5)


@pytest.mark.rule("FG-SEARCH-2")
def test_search_with_one_success_takes_the_top_item() -> None:
    table = given(at="dock", hand=["search", "walk"], decks={"dock": ["knife", "axe"]}).play("Search", 5, 1)
    assert (table.held, table.deck("dock"), table.time) == (["knife"], ["axe"], 5)


def test_search_failed_takes_it_in_terror_or_leaves_it() -> None:
    position: dict[str, Any] = {"at": "dock", "hand": ["search", "walk"], "decks": {"dock": ["knife", "axe"]}}
    table = given(**position).play("Search", 1, 2).pick("Take the top Item, Horror +2, Time -2.")
    assert (table.held, table.horror, table.time) == (["knife"], 5, 4)
    table = given(**position).play("Search", 1, 2).pick("Horror +1, Time -2.")
    assert (table.held, table.horror, table.time) == ([], 4, 4)


# Sprint


@pytest.mark.parametrize(("dice", "steps"), [((5, 6), 3), ((5, 1), 2)])
def test_sprint(dice: tuple[int, int], steps: int) -> None:
    table = given(at="firepit", hand=["sprint", "walk"]).play("Sprint", *dice)
    for space in ("South Path", "Dock", "Lake")[:steps]:
        table.pick(f"To {space}")
    assert (table.girl, table.time) == (("dock", "lake")[steps - 2], 5)
    assert table.prompt == "Play a card, or do something else"


def test_sprint_failed_is_a_step_and_the_end_or_a_loss_without_it() -> None:
    table = given(at="firepit", hand=["sprint", "walk"], terror=QUIET).play("Sprint", 1, 2)
    table.pick("Move up to 1 space, lose 1 health, Time -2, the Action phase ends.").pick("To South Path", "Go on")
    assert (table.girl, table.health, lost(table), ended(table)) == ("south-path", 4, -2, True)
    table = given(at="firepit", hand=["sprint", "walk"]).play("Sprint", 1, 2).pick("Lose 1 health, Time -2.")
    assert (table.girl, table.health, lost(table), ended(table)) == ("firepit", 4, -2, False)


# Guard and Retaliate


def attacked(*hand: str, row: int = 1, dice: tuple[int, ...] = ()) -> Position:
    """A girl whom the Killer attacks in his phase."""
    return given("killer", at="firepit", killer="firepit", hand=hand, row=row, dice=dice, terror=[])


@pytest.mark.rule("FG-REACT-3")
@pytest.mark.parametrize(("dice", "row", "left"), [((5, 6), 5, 0), ((5, 1), 5, 1), ((1, 2), 5, 2), ((1, 2), 1, 1)])
def test_guard(dice: tuple[int, int], row: int, left: int) -> None:
    table = attacked("guard", row=row).pick("Defend with Guard", dice=dice)
    assert table.health == 5 - left
    assert table.discard == ["guard"]


@pytest.mark.rule("FG-REACT-3")
@pytest.mark.parametrize(("dice", "damage", "left"), [((5, 6), 2, 0), ((5, 1), 1, 1), ((1, 2), 0, 3)])
def test_retaliate(dice: tuple[int, int], damage: int, left: int) -> None:
    table = attacked("retaliate", row=5).pick("Defend with Retaliate", dice=dice)
    assert (table.health, table.killer_health) == (5 - left, 12 - damage)


# Distraction


@pytest.mark.parametrize(("dice", "horror", "time"), [((5, 6), 1, 8), ((5, 1), 2, 7)])
def test_distraction(dice: tuple[int, int], horror: int, time: int) -> None:
    table = given(hand=["distraction", "walk"]).play("Distraction", *dice)
    assert (table.horror, table.time) == (horror, time)


@pytest.mark.parametrize(("line", "horror", "time"), [("Horror -1, Time -4.", 2, 2), ("Horror +1, Time -2.", 4, 4)])
def test_distraction_failed(line: str, horror: int, time: int) -> None:
    table = given(hand=["distraction", "walk"]).play("Distraction", 1, 2).pick(line)
    assert (table.horror, table.time) == (horror, time)


# Improvise


@pytest.mark.rule("FG-ROLL-10")
def test_improvise_with_two_successes_makes_3_and_4_successes_for_the_rest_of_the_phase() -> None:
    table = given(hand=["improvise", "focus", "focus", "walk", "walk"], terror=QUIET).play("Improvise", 5, 6)
    table.play("Focus", 3, 4).play("Focus", 3, 1)
    assert (table.horror, table.time) == (1, 7)
    table.to_killer()
    assert table.view["player"]["improvise"] == 0


@pytest.mark.rule("FG-ROLL-10")
def test_improvise_with_one_success_does_so_on_the_next_roll_alone() -> None:
    table = given(hand=["improvise", "focus", "focus", "walk", "walk"]).play("Improvise", 5, 1)
    table.pick("Play Focus", dice=[3, 4])
    assert (table.horror, table.time) == (2, 8)
    table.play("Focus", 3, 4)
    assert (table.horror, table.time) == (2, 6)


@pytest.mark.rule("FG-ROLL-10")
def test_improvise_for_the_next_roll_waits_for_a_reaction() -> None:
    table = given("killer", at="firepit", killer="firepit", hand=["guard"], terror=[], improvise=1)
    table.pick("Defend with Guard", dice=[3, 4])
    assert (table.health, table.view["player"]["improvise"]) == (5, 0)


def test_improvise_failed() -> None:
    table = given(hand=["improvise", "walk"]).play("Improvise", 1, 2)
    assert (table.horror, table.time, table.view["player"]["improvise"]) == (4, 5, 0)


# Planning


@pytest.mark.rule("FG-ROLL-9")
@pytest.mark.parametrize(("dice", "more", "horror", "time"), [((5, 6), 3, 3, 6), ((5, 1), 2, 3, 5), ((1, 2), 1, 4, 4)])
def test_planning(dice: tuple[int, int], more: int, horror: int, time: int) -> None:
    table = given(hand=["planning", "focus", "focus"]).play("Planning", *dice)
    assert (table.horror, table.time) == (horror, time)
    table.play("Focus", *[1] * (2 + more))
    assert table.offers("Play Focus (2 dice)")


@pytest.mark.rule("FG-ROLL-9")
def test_dice_of_planning_wait_for_a_reaction() -> None:
    table = given("killer", at="firepit", killer="firepit", hand=["guard"], terror=[], more_dice=3)
    table.pick("Defend with Guard", dice=[1, 1, 1, 5, 6])
    assert (table.health, table.view["player"]["more_dice"]) == (5, 0)


# Furious Strike


@pytest.mark.parametrize(
    ("dice", "damage", "lose", "horror", "ends"),
    [((5, 6), 2, 0, 4, False), ((5, 1), 1, 0, 4, True), ((1, 2), 0, 1, 6, True)],
)
def test_furious_strike(dice: tuple[int, int], damage: int, lose: int, horror: int, ends: bool) -> None:
    table = given(at="firepit", killer="firepit", horror=5, hand=["furious-strike", "walk"])
    table.play("Furious Strike", *dice)
    assert (table.killer_health, table.health, table.horror) == (12 - damage, 5 - lose, horror)
    assert ended(table) == ends


# Long Rest


@pytest.mark.parametrize(
    ("dice", "heal", "horror", "time", "ends"),
    [((5, 6), 4, 3, -1, False), ((5, 1), 3, 3, -2, False), ((1, 2), 2, 4, -2, True)],
)
def test_long_rest(dice: tuple[int, int], heal: int, horror: int, time: int, ends: bool) -> None:
    table = given(health=1, hand=["long-rest", "walk"]).play("Long Rest", *dice, 1)
    assert (table.health, table.horror, lost(table), ended(table)) == (1 + heal, horror, time, ends)


# Critical Blow


@pytest.mark.parametrize(
    ("dice", "damage", "lose", "horror", "ends"),
    [((5, 6), 3, 0, 4, False), ((5, 1), 2, 0, 4, True), ((1, 2), 2, 2, 6, True)],
)
def test_critical_blow(dice: tuple[int, int], damage: int, lose: int, horror: int, ends: bool) -> None:
    table = given(at="firepit", killer="firepit", horror=5, hand=["critical-blow", "walk"])
    table.play("Critical Blow", *dice)
    assert (table.killer_health, table.health, table.horror) == (12 - damage, 5 - lose, horror)
    assert ended(table) == ends


# Examples of the rulebook


@pytest.mark.rule("FG-ROLL-3", "FG-CARD-3", "FG-HEALTH-2")
def test_reikos_rest() -> None:
    table = given(girl="reiko", health=2, horror=3).pick("Play Short Rest", dice=[5, 4])
    table.pick("Discard 2 cards: die 2 (a 4) becomes a success", "Discard Focus", "Discard Weak Attack")
    assert (table.health, table.time) == (4, 6)
    assert table.discard == ["focus", "short-rest", "weak-attack"]


@pytest.mark.rule("FG-SEARCH-3", "FG-SEARCH-4")
def test_lauries_search() -> None:
    decks = {"dock": ["old-revolver", "energy-drink", "knife", "map"]}
    table = given(at="dock", hand=["search"], decks=decks).play("Search", 5, 6)
    table.pick("Keep the Old Revolver; the Energy Drink goes to the bottom, face down")
    assert (table.held, table.time) == (["old-revolver"], 5)
    assert table.deck("dock") == ["knife", "map", "energy-drink"]
    assert table.seen_deck("dock") == ["?", "?", "item-energy-drink"]


@pytest.mark.rule("FG-ATTACK-2", "FG-ATTACK-3", "FG-ACT-4", "FG-ROLL-3")
def test_asamis_strike() -> None:
    table = given(at="firepit", killer="firepit", horror=5, hand=["furious-strike"], held=["axe"])
    table.pick("Play Furious Strike", "With the Axe", dice=[5, 3])
    assert (table.killer_health, table.horror) == (9, 4)
    assert ended(table)
