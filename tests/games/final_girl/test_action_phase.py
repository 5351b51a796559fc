"""The Action phase: playing cards, Horror Rolls, Time and the Horror Level."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from tests.games.final_girl.table import Position, given, new

QUIET = ["at-the-window", "at-the-window"]
FIRST = "Anything to do first?"


def phases(table: Position) -> list[int]:
    """Return the numbers of the phases that have begun."""
    return [event[1] for event in table.events("phase")]


def reason(table: Position, piece: str) -> str:
    """Return the clause that forbids a piece."""
    refusal = table.match.why_not(0, piece)
    assert refusal is not None
    return refusal[1]


# The phase


@pytest.mark.rule("FG-ACT-1")
def test_the_phase_begins_with_the_time_that_planning_has_left() -> None:
    assert given(time=6).time == 6
    assert given(time=0).prompt == "Play a card, or do something else"


@pytest.mark.rule("FG-ACT-2")
def test_cards_are_played_one_after_the_other_in_any_order() -> None:
    table = given(at="firepit").play("Focus", 5, 6).play("Walk", 5, 1).pick("To South Path")
    table.play("Focus", 5, 6)
    assert (table.horror, table.girl, table.discard) == (1, "south-path", ["focus", "focus", "walk"])
    assert reason(given("planning"), "walk") == "FG-ACT-2"


@pytest.mark.rule("FG-ACT-3")
def test_between_cards_items_are_used_victims_saved_rewards_taken_and_cards_discarded() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 1}, backpack=["energy-drink"])
    for what in ("Play Walk", "Use the Energy Drink", "Save a Victim", "Discard Walk for 1 Time", "End"):
        assert table.offers(what)
    table.pick("Use the Energy Drink", "Time +3.", "Discard Walk for 1 Time", "Save a Victim, reward 2")
    table.pick("Take reward 2").play("Focus", 1, 2)
    assert table.time == 6 + 3 + 1 + 2 - 2


@pytest.mark.rule("FG-ACT-4")
def test_the_phase_ends_when_you_stop_though_cards_are_left() -> None:
    table = given().end_phase()
    assert (phases(table), len(table.hand)) == ([1, 2], 6)


@pytest.mark.rule("FG-ACT-4")
def test_the_phase_ends_by_a_cards_result() -> None:
    table = given(at="firepit", killer="firepit", terror=QUIET).play("Weak Attack", 1, 2)
    assert 2 in phases(table)


@pytest.mark.rule("FG-ACT-4")
def test_the_phase_ends_by_itself_only_when_nothing_is_left_to_do() -> None:
    table = given(hand=["focus"], terror=QUIET).play("Focus", 5, 6)
    assert 2 in phases(table)
    table = given(hand=["focus"], backpack=["energy-drink"]).play("Focus", 5, 6)
    assert phases(table) == [1]
    assert table.labels == ["Use the Energy Drink", "End the Action phase"]


# Action cards


@pytest.mark.rule("FG-CARD-2")
def test_a_card_played_or_discarded_lies_apart_from_the_tableau() -> None:
    table = given(hand=["walk", "focus", "focus"]).play("Focus", 5, 6).pick("Discard Walk for 1 Time")
    assert table.discard == ["focus", "walk"]
    assert table.tableau.count("focus") == 0
    assert reason(table, "walk") == "FG-PLAN-6"


@pytest.mark.rule("FG-CARD-2")
def test_the_card_being_played_cannot_pay_for_its_conversions() -> None:
    table = given(hand=["focus", "walk"]).pick("Play Focus", dice=[4, 1])
    assert (table.horror, table.time) == (3, 4)


@pytest.mark.rule("FG-CARD-3")
def test_a_line_is_resolved_from_left_to_right() -> None:
    table = given(horror=0, time=11, hand=["focus", "walk"]).play("Focus", 5, 6, 1)
    assert table.events("time", "no-time-gained") == [["time", 1, 12], ["no-time-gained", 12]]
    assert table.time == 12


@pytest.mark.rule("FG-CARD-3", "FG-END-1", "FG-END-2")
def test_a_card_that_hurts_both_kills_the_killer_first() -> None:
    table = given(at="firepit", killer="firepit", killer_health=1, health=1).play("Weak Attack", 5, 1, 1, 1)
    assert table.over
    assert table.result.winners == (0,)
    assert table.health == 1


@pytest.mark.rule("FG-CARD-4")
def test_a_card_that_can_do_nothing_cannot_be_played_but_discarded() -> None:
    table = given(at="firepit", hand=["weak-attack", "search", "guard", "close-call"])
    assert not table.offers("Play")
    for name in ("Weak Attack", "Search", "Guard", "Close Call"):
        assert table.offers(f"Discard {name} for 1 Time")
    assert reason(table, "weak-attack") == "FG-ATTACK-1"
    assert reason(table, "search") == "FG-SEARCH-1"
    assert reason(table, "guard") == "FG-REACT-1"
    assert reason(table, "close-call") == "FG-ROLL-6"


@pytest.mark.rule("FG-CARD-5")
def test_the_failure_line_is_chosen_when_the_roll_is_final() -> None:
    table = given(hand=["walk", "focus", "focus"]).pick("Play Walk", dice=[3, 1])
    assert table.prompt == "Change the roll?"
    table.pick("Go on")
    assert (table.prompt, table.rule) == ("No success: choose a failure line", "FG-CARD-5")


@pytest.mark.rule("FG-CARD-6")
def test_one_of_several_things_is_chosen_when_it_is_resolved() -> None:
    table = given(backpack=["mysterious-pills"], health=1, horror=3).pick("Use the Mysterious Pills")
    assert (table.rule, table.labels) == ("FG-CARD-6", ["Horror -1.", "Recover 2 health."])
    table.pick("Recover 2 health.")
    assert (table.health, table.horror) == (3, 3)


# Horror Rolls


@pytest.mark.rule("FG-ROLL-1", "FG-SETUP-3")
@pytest.mark.parametrize(
    ("board", "dice"), [("normal", [3, 3, 2, 2, 2, 2, 2, 1]), ("extreme", [3, 2, 2, 2, 2, 1, 1, 1])]
)
def test_the_horror_level_says_how_many_dice(board: str, dice: list[int]) -> None:
    for horror, count in enumerate(dice):
        table = given(horror=horror, options={"board": board}).pick("Play Focus")
        assert len(table.events("rolled")[0]) - 1 == count


@pytest.mark.rule("FG-ROLL-1", "FG-ROLL-7", "FG-SETUP-4")
def test_dice_are_added_for_an_items_roll_too_and_there_may_be_more_than_six() -> None:
    table = given(backpack=["lucky-rabbits-foot"], horror=0, more_dice=4, health=1, killer_health=1)
    table.pick("Use the Lucky Rabbit's Foot")
    assert len(table.events("rolled")[0]) - 1 == 9


@pytest.mark.rule("FG-ROLL-7")
def test_company_adds_a_die_where_its_card_says_so() -> None:
    assert given(specials={"girlfriend": "sw-exit"}).offers("Play Walk (3 dice)")
    assert given(specials={"girlfriend": "dock"}).offers("Play Walk (2 dice)")


@pytest.mark.rule("FG-ROLL-8")
def test_at_least_one_die_is_rolled() -> None:
    table = given(horror=7, more_dice=-3).pick("Play Focus", dice=[5])
    assert table.events("rolled") == [["rolled", 5]]


@pytest.mark.rule("FG-ROLL-2", "FG-ROLL-4")
@pytest.mark.parametrize(("dice", "time"), [((6, 5), 8), ((6, 1), 5), ((4, 3), 4), ((2, 1), 4)])
def test_5_and_6_are_successes_and_3_and_4_may_stay_what_they_are(dice: tuple[int, int], time: int) -> None:
    assert given().play("Focus", *dice).time == time


@pytest.mark.rule("FG-ROLL-4")
def test_a_lower_line_cannot_be_taken() -> None:
    table = given(hand=["focus", "walk", "walk"]).pick("Play Focus", dice=[5, 6])
    assert (table.horror, table.time) == (2, 8)


@pytest.mark.rule("FG-ROLL-3")
def test_two_cards_convert_a_3_or_4_once_for_each_such_die() -> None:
    table = given(hand=["focus", "walk", "walk", "weak-attack", "short-rest"]).pick("Play Focus", dice=[3, 4])
    table.pick("Discard 2 cards: die 1 (a 3)", "Discard Walk", "Discard Walk")
    assert not table.offers("Discard 2 cards: die 1")
    table.pick("Discard 2 cards: die 2 (a 4)")
    assert (table.hand, table.horror, table.time) == ([], 2, 8)


@pytest.mark.rule("FG-ROLL-3")
def test_1_and_2_are_never_converted_and_one_card_is_too_few() -> None:
    table = given(hand=["focus", "walk", "walk"]).pick("Play Focus", dice=[2, 4])
    assert not table.offers("Discard 2 cards: die 1")
    assert table.offers("Discard 2 cards: die 2")
    table = given(hand=["focus", "walk"]).pick("Play Focus", dice=[6, 4])
    assert (table.horror, table.time) == (2, 5)


@pytest.mark.rule("FG-ROLL-3", "FG-SEARCH-2")
def test_no_roll_is_changed_where_one_success_brings_what_two_do() -> None:
    hand = ["search", "walk", "walk"]
    one_left, two_left = {"dock": ["knife"]}, {"dock": ["knife", "axe"]}
    table = given(at="dock", hand=hand, decks=one_left).pick("Play Search", dice=[5, 4])
    assert (table.held, table.prompt) == (["knife"], "Play a card, or do something else")
    table = given(at="dock", hand=hand, decks=two_left).pick("Play Search", dice=[5, 4])
    assert table.offers("Discard 2 cards: die 2 (a 4)")
    table = given(at="dock", hand=hand, decks=one_left).pick("Play Search", dice=[3, 4])
    assert table.offers("Discard 2 cards: die 1 (a 3)")


@pytest.mark.rule("FG-ROLL-3", "FG-END-1")
def test_no_roll_is_changed_once_the_blow_kills_him_or_turns_over_his_token() -> None:
    hand = ["weak-attack", "walk", "walk"]
    last = given(hand=hand, killer="dock", at="dock", killer_health=1, killer_white=True)
    last.pick("Play Weak Attack", dice=[5, 4, 1])
    assert (last.over, last.health) == (True, 5)
    token = given(hand=[*hand, "focus"], killer="dock", at="dock", killer_health=1, killer_token=2)
    token.pick("Play Weak Attack", dice=[5, 4, 1])
    assert token.prompt == "Anything to do first?"
    token.pick("Go on")
    assert (token.killer_health, token.health, token.phase) == (2, 5, "Planning phase")
    whole = given(hand=hand, killer="dock", at="dock", killer_health=2, killer_white=True)
    assert whole.pick("Play Weak Attack", dice=[5, 4]).offers("Discard 2 cards: die 2 (a 4)")
    shielded = given(
        hand=hand, killer="dock", at="dock", killer_health=1, killer_white=True, minors={"unholy-rage": 2}
    ).pick("Play Weak Attack", dice=[5, 4, 1])
    assert shielded.offers("Discard 2 cards: die 2 (a 4)")
    through = given(
        hand=[*hand, "critical-blow"], killer="dock", at="dock", killer_health=1, minors={"unholy-rage": 1}
    ).pick("Play Critical Blow", dice=[3, 4, 1])
    assert through.prompt == "Anything to do first?"


@pytest.mark.rule("FG-ROLL-5")
def test_a_converted_die_rolled_again_is_no_success_and_the_cards_stay_spent() -> None:
    table = given(hand=["focus", "walk", "walk", "close-call"]).pick("Play Focus", dice=[3, 1])
    table.pick("Discard 2 cards: die 1 (a 3)", "Discard Walk")
    assert table.view["roll"]["converted"] == [0]
    table.pick("Close Call: reroll die 1", dice=[2])
    assert (table.horror, table.time, table.hand) == (3, 4, [])


@pytest.mark.rule("FG-ROLL-5")
def test_lucky_dice_and_close_call_come_in_any_order() -> None:
    table = given(hand=["focus", "close-call"], backpack=["lucky-dice"]).pick("Play Focus", dice=[1, 2])
    table.pick("Use the Lucky Dice", "Die 1 (a 1)", "Die 2 (a 2)", dice=[3, 1])
    table.pick("Close Call: reroll die 2", dice=[6])
    assert (table.horror, table.time, table.backpack) == (2, 5, [])


@pytest.mark.rule("FG-ROLL-6")
def test_close_call_in_the_killer_phase_costs_time_of_the_next_turn() -> None:
    table = given("killer", at="firepit", killer="firepit", hand=["guard", "close-call"], terror=[], time=1)
    table.pick("Defend with Guard", dice=[1, 1]).pick("Close Call: reroll all 2", dice=[5, 5])
    assert table.health == 5
    assert ["no-time"] in table.events()


@pytest.mark.rule("FG-ROLL-6")
def test_close_call_cannot_be_paid_with_time_that_is_gone() -> None:
    hand = ["guard", "close-call", "close-call"]
    table = given("killer", at="firepit", killer="firepit", hand=hand, terror=[], time=-1)
    table.pick("Defend with Guard", dice=[1, 1])
    assert table.offers("Close Call: reroll die 1")
    assert not table.offers("Close Call: reroll all")


# Time


@pytest.mark.rule("FG-TIME-1")
def test_time_is_gained_and_lost() -> None:
    assert given(time=3).play("Focus", 5, 6).time == 5
    assert given(time=3).play("Focus", 5, 1).time == 2


@pytest.mark.rule("FG-TIME-2")
def test_time_stops_at_12() -> None:
    assert given(time=11).play("Focus", 5, 6).time == 12


@pytest.mark.rule("FG-TIME-3")
def test_at_zero_you_go_on_and_below_it_the_phase_ends_after_the_card() -> None:
    table = given(time=2).play("Focus", 1, 2)
    assert (table.time, phases(table)) == (0, [1])
    table.play("Focus", 5, 1)
    assert phases(table)[:2] == [1, 2]
    assert table.events("horror", "time")[1:3] == [["horror", 2], ["time", -1, -1]]


@pytest.mark.rule("FG-TIME-3")
def test_the_marker_goes_one_below_zero_and_no_further() -> None:
    table = given(time=0).play("Focus", 1, 2)
    assert table.events("time") == [["time", -2, -1]]
    assert phases(table)[:2] == [1, 2]


@pytest.mark.rule("FG-TIME-2", "FG-TIME-4")
def test_a_card_discarded_at_the_end_of_the_track_is_said_to_give_nothing() -> None:
    table = given(time=11, hand=["walk", "focus"]).pick("Discard Walk for 1 Time")
    table.pick("Discard Focus for no Time (it is at its maximum, 12)")
    assert table.time == 12


@pytest.mark.rule("FG-TIME-3")
def test_no_time_is_told_as_lost_where_the_marker_is_in_the_red() -> None:
    table = given(hand=["focus", "close-call", "close-call"], time=1).pick("Play Focus", dice=[1, 1])
    table.pick("Close Call: reroll all", dice=[1, 2])
    while table.phase == "Action phase":
        table.pick("Go on")
    assert [event[0] for event in table.events("time", "no-time-lost")] == ["time", "no-time-lost"]


@pytest.mark.rule("FG-TIME-4")
def test_cards_are_discarded_for_time_as_many_as_you_wish() -> None:
    table = given(time=0).pick("Discard Walk for 1 Time", "Discard Walk for 1 Time", "Discard Weak Attack for 1 Time")
    assert (table.time, table.discard) == (3, ["walk", "walk", "weak-attack"])
    assert not table.end_phase().offers("Discard")


@pytest.mark.rule("FG-TIME-5")
def test_in_the_red_no_time_is_gained_not_even_for_the_lowest_horror() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["sprint"], time=0, horror=0, terror=QUIET)
    table.play("Sprint", 1, 2, 1).pick("Move up to 1 space", "To South-east Exit with 1 Victim")
    table.pick("Save a Victim, reward 2", "Go on", "Go on")
    assert [event[1:] for event in table.events("time")] == [[-2, -1]]
    table = given(at="dock", victims={"dock": 1}, hand=["sprint"], time=0, horror=0, terror=QUIET)
    table.play("Sprint", 1, 2, 1).pick("Move up to 1 space", "To South-east Exit with 1 Victim")
    table.pick("Save a Victim, reward 1", "Go on", "Go on")
    assert [event[1:] for event in table.events("time")] == [[-2, -1]]


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_time_falls_below_zero() -> None:
    table = given(hand=["focus", "walk", "walk"], time=1).pick("Play Focus", dice=[1, 2])
    assert (table.prompt, table.rule, table.time) == (FIRST, "FG-TIME-6", 1)
    table.pick("Discard Walk for 1 Time")
    assert (table.time, phases(table)) == (0, [1])


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_a_result_ends_the_phase() -> None:
    table = given(at="firepit", killer="firepit", horror=7, hand=["weak-attack", "walk"], time=1)
    table.pick("Play Weak Attack", dice=[1])
    table.pick("Discard Walk for 1 Time")
    assert (table.time, phases(table)) == (2, [1, 2])


@pytest.mark.rule("FG-TIME-6")
def test_a_roll_without_such_a_result_asks_nothing() -> None:
    table = given(hand=["focus", "walk", "walk"], time=6).pick("Play Focus", dice=[1, 2])
    assert (table.time, table.prompt) == (4, "Play a card, or do something else")


@pytest.mark.rule("FG-TIME-7")
def test_with_time_below_zero_the_whole_action_phase_is_skipped_and_free_cards_are_bought() -> None:
    table = given(time=-1, hand=["furious-strike"])
    assert ["no-time"] in table.events()
    assert (table.phase, table.prompt) == ("Planning phase", "Buy Action cards")
    assert set(table.labels) == {
        "Take all free cards: 2 Walk, 2 Focus, Weak Attack, Short Rest",
        "Take Walk for free",
        "Take Focus for free",
        "Take Weak Attack for free",
        "Take Short Rest for free",
        "Go on",
    }
    table.pick("Go on")
    assert table.time == 6


@pytest.mark.rule("FG-TIME-7")
def test_what_is_lost_in_the_killer_phase_is_missing_in_the_next_action_phase() -> None:
    hand = ["guard", "close-call", "walk"]
    table = given("killer", at="firepit", killer="firepit", hand=hand, terror=[], time=6)
    table.pick("Defend with Guard", dice=[1, 1]).pick("Close Call: reroll all 2", dice=[5, 5])
    assert (table.phase, table.time) == ("Action phase", 4)


@pytest.mark.rule("FG-TIME-7")
def test_an_event_that_sets_the_time_of_the_phase_makes_good_what_was_lost() -> None:
    table = given(time=-1, next_time=12)
    assert (table.phase, table.time, table.state.next_time) == ("Action phase", 12, 0)


# The Horror Level


@pytest.mark.rule("FG-HORROR-1")
def test_horror_rises_and_falls() -> None:
    assert given(horror=4).play("Focus", 5, 6).horror == 3
    assert given(health=2, horror=4, terror=QUIET).play("Short Rest", 1, 2).events("horror")[0] == ["horror", 5]


@pytest.mark.rule("FG-HORROR-2")
def test_below_the_lower_end_time_is_gained_instead() -> None:
    table = given(horror=1, hand=["distraction", "walk"], time=1).play("Distraction", 5, 6, 1)
    assert (table.horror, table.time) == (0, 4)


@pytest.mark.rule("FG-HORROR-3")
def test_above_the_upper_end_bloodlust_rises_for_each_step() -> None:
    decks = {"dock": ["knife"]}
    table = given(at="dock", hand=["search", "walk"], decks=decks, horror=6, row=1).play("Search", 1, 2)
    table.pick("Take the top Item, Horror +2")
    assert (table.horror, table.row) == (7, 2)


# A turn


@pytest.mark.rule("FG-TURN-1")
def test_a_turn_has_five_phases_in_order() -> None:
    table = given(victims={"firepit": 1}, killer="firepit", terror=["at-the-window"]).to_killer()
    assert phases(table) == [1, 2, 3, 4, 1]
    assert table.view["killer"]["finale"] is not None


@pytest.mark.rule("FG-TURN-2")
def test_turns_follow_one_another() -> None:
    table = new(seed=3, girl="laurie")
    while table.prompt != "Play a card, or do something else":
        table.match.pick(0)
    for turn in (1, 2):
        assert table.view["round"] == turn
        table.end_phase()
        while not table.over and table.prompt != "Play a card, or do something else":
            table.match.pick(len(table.options) - 1)
        if table.over:
            break


@pytest.mark.rule("FG-ROLL-10")
def test_improvise_for_the_phase_is_over_when_the_phase_is_cut() -> None:
    table = given(at="firepit", killer="firepit", improvise=2, killer_health=1, killer_token=2)
    table.play("Weak Attack", 5, 6, 1)
    assert (table.killer_health, table.phase, table.view["player"]["improvise"]) == (2, "Planning phase", 0)


@pytest.mark.rule("FG-ROLL-6")
def test_close_call_may_take_time_below_zero_and_the_card_is_still_resolved() -> None:
    table = given(at="firepit", hand=["walk", "close-call", "focus", "focus"], time=1, terror=QUIET)
    table.pick("Play Walk", dice=[1, 2]).pick("Close Call: reroll all 2", dice=[5, 1])
    table.pick("To South Path")
    assert (table.girl, phases(table)) == ("south-path", [1, 2])
    assert table.events("time", "no-time-lost") == [["time", -2, -1], ["no-time-lost"]]


def test_the_log_says_that_the_marker_is_in_the_red_in_whatever_phase() -> None:
    table = given(time=0, terror=QUIET).play("Focus", 1, 2)
    assert "2 Time is lost: the marker is in the red." in table.told()
    table = given("killer", at="firepit", killer="firepit", hand=["guard", "close-call"], terror=[], time=1)
    table.pick("Defend with Guard", dice=[1, 1]).pick("Close Call: reroll all 2", dice=[5, 5])
    assert "2 Time is lost: the marker is in the red." in table.told()
    assert "Time is below zero: the Action phase is skipped." in table.told()


# Discarding for Time before the phase may end


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_a_wound_that_may_bring_the_killer_back() -> None:
    table = given(at="firepit", killer="firepit", killer_health=1, killer_token=2, hand=["weak-attack", "walk"])
    table.pick("Play Weak Attack", dice=[5, 6, 1])
    assert (table.prompt, table.rule, table.killer_health) == (FIRST, "FG-TIME-6", 1)
    table.pick("Discard Walk for 1 Time")
    assert (table.killer_health, table.phase, table.time) == (2, "Planning phase", 7)


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_a_wound_that_a_minor_dark_power_no_longer_stops() -> None:
    table = given(
        at="firepit", killer="firepit", killer_health=1, killer_token=2, hand=["critical-blow", "walk"],
        minors={"unholy-rage": 1},
    )  # fmt: skip
    table.pick("Play Critical Blow", dice=[5, 6, 1])
    assert (table.prompt, table.view["killer"]["minors"]) == (FIRST, [])
    table.pick("Discard Walk for 1 Time")
    assert (table.killer_health, table.phase, table.time) == (2, "Planning phase", 7)


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_a_loss_of_health_that_may_bring_her_back() -> None:
    table = given(at="firepit", killer="firepit", health=1, girl_token=3, hand=["weak-attack", "walk"])
    table.pick("Play Weak Attack", dice=[5, 1, 1])
    assert (table.prompt, table.killer_health) == (FIRST, 11)
    table.pick("Discard Walk for 1 Time")
    assert (table.health, table.phase, table.time) == (3, "Planning phase", 7)


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_an_event_takes_the_last_health() -> None:
    table = given(
        victims={"sw-exit": 2}, events=["hands-that-hold"], health=1, girl_token=3, hand=["walk"], time=3
    ).pick("Save a Victim, reward 1", "Save a Victim, reward 2")
    assert table.prompt == FIRST
    table.pick("Discard Walk for 1 Time", "Go on")
    assert (table.health, table.phase, table.time) == (3, "Planning phase", 4)


@pytest.mark.rule("FG-TIME-6")
def test_with_the_white_token_nothing_is_asked_for_what_comes_is_death() -> None:
    table = given(at="firepit", killer="firepit", health=1, white=True, hand=["weak-attack", "walk"])
    assert table.pick("Play Weak Attack", dice=[5, 1, 1]).over


@pytest.mark.rule("FG-TIME-6")
def test_cards_are_discarded_before_a_cards_text_ends_the_phase_and_not_when_you_end_it() -> None:
    table = given(at="firepit", killer="firepit", horror=7, hand=["weak-attack", "walk"], time=1)
    table.pick("Play Weak Attack", dice=[1])
    assert (table.prompt, table.health) == (FIRST, 4)
    table.pick("Go on")
    assert (table.phase, table.time) == ("Planning phase", 1)
    assert given().end_phase().phase == "Planning phase"


@pytest.mark.rule("FG-TIME-4", "FG-TIME-6")
def test_a_reward_taken_after_the_card_that_ends_the_phase_is_discarded_before_it_does() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["sprint"], time=4, horror=7).play("Sprint", 1)
    table.pick("Move up to 1 space", "To South-east Exit with 1 Victim", "Save a Victim, reward 5")
    table.pick("Take reward 5", "Take Guard")
    assert (table.time, table.prompt, table.phase) == (2, FIRST, "Action phase")
    assert table.pick("Discard Guard").time == 3


@pytest.mark.rule("FG-TIME-4", "FG-TIME-6")
def test_a_card_gained_on_the_way_is_discarded_before_the_time_of_the_way_is_lost() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["sprint", "focus"], time=0).play("Sprint", 5, 1)
    table.pick("To South-east Exit with 1 Victim", "Save a Victim, reward 5", "Take reward 5", "Take Guard")
    assert table.offers("Discard Guard for 1 Time")
    table.pick("Stop here")
    assert (table.prompt, table.time) == (FIRST, 0)
    table.pick("Discard Guard for 1 Time")
    assert (table.time, phases(table)) == (0, [1])


@pytest.mark.rule("FG-TIME-4")
def test_cards_are_discarded_on_the_way_and_on_arrival() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["walk", "focus", "focus"]).play("Walk", 5, 1)
    table.pick("Discard Focus for 1 Time", "To South-east Exit with 1 Victim")
    assert table.prompt == "Save anyone here?"
    table.pick("Discard Focus for 1 Time")
    assert (table.time, table.girl) == (8, "se-exit")


@pytest.mark.rule("FG-TIME-5", "FG-TIME-6")
def test_in_the_red_nothing_is_discarded_for_time_on_the_way() -> None:
    table = given(at="firepit", hand=["walk", "close-call", "focus", "focus"], time=1, terror=QUIET)
    table.pick("Play Walk", dice=[1, 2]).pick("Close Call: reroll all 2", dice=[5, 1])
    assert not table.offers("Discard")


@pytest.mark.rule("FG-TIME-4", "FG-PLAN-4")
def test_the_eleventh_card_of_the_action_phase_is_discarded_for_time() -> None:
    hand = ["walk", "walk", "focus", "focus", "weak-attack", "short-rest", "search", "search", "sprint", "sprint"]
    table = given(victims={"sw-exit": 1}, hand=hand, time=3)
    table.pick("Save a Victim, reward 5", "Take reward 5", "Take Guard", "Discard Guard for 1 Time")
    assert (table.time, len(table.hand)) == (4, 10)


# A roll that cannot be changed


@pytest.mark.rule("FG-ROLL-3", "FG-ROLL-4")
def test_with_two_successes_no_card_is_spent_on_a_third() -> None:
    table = given(horror=0, hand=["focus", "walk", "walk"]).pick("Play Focus", dice=[5, 6, 4])
    assert (table.prompt, table.time) == ("Play a card, or do something else", 9)


@pytest.mark.rule("FG-ROLL-5", "FG-ROLL-6")
def test_no_die_is_offered_to_be_rolled_again_that_can_change_nothing() -> None:
    table = given(horror=0, hand=["focus", "close-call"]).pick("Play Focus", dice=[5, 6, 1])
    assert not table.offers("Close Call: reroll die 3")
    assert table.offers("Close Call: reroll die 1")
    table = given(horror=0, hand=["focus", "close-call"]).pick("Play Focus", dice=[5, 6, 6])
    assert not table.offers("Close Call: reroll die 1")


@pytest.mark.rule("FG-ROLL-3", "FG-ITEM-23")
def test_every_success_counts_where_each_brings_something() -> None:
    table = given(horror=0, hand=["walk", "walk"], backpack=["lucky-rabbits-foot"])
    table.pick("Use the Lucky Rabbit's Foot", dice=[5, 6, 4])
    assert table.offers("Discard 2 cards: die 3 (a 4)")


@pytest.mark.rule("FG-ROLL-3", "FG-REACT-3")
def test_a_defence_that_already_takes_all_the_damage_asks_nothing_of_the_roll() -> None:
    hand = ["guard", "walk", "walk"]
    table = given("killer", at="firepit", killer="firepit", hand=hand, terror=[]).pick("Defend with Guard", dice=[5, 4])
    assert (table.health, table.phase) == (5, "Action phase")
    table = given("killer", at="firepit", killer="firepit", hand=hand, terror=[], row=5)
    assert table.pick("Defend with Guard", dice=[5, 4]).prompt == "Change the roll?"


@pytest.mark.rule("FG-ROLL-5", "FG-HEALTH-6")
def test_a_critical_blow_that_turns_over_his_token_by_each_line_asks_nothing() -> None:
    hand = ["critical-blow", "walk", "walk", "close-call"]
    table = given(at="dock", killer="dock", killer_health=2, horror=5, hand=hand, backpack=["lucky-dice"])
    assert table.pick("Play Critical Blow", dice=[3, 1]).prompt == "Anything to do first?"
    three = given(at="dock", killer="dock", killer_health=3, horror=5, hand=hand)
    assert three.pick("Play Critical Blow", dice=[3, 1]).offers("Discard 2 cards")


@pytest.mark.rule("FG-ROLL-5", "FG-REACT-3", "FG-HEALTH-6")
def test_a_retaliation_that_wins_by_one_success_asks_for_no_second() -> None:
    hand = ["retaliate", "walk", "focus"]
    fight: dict[str, Any] = {"at": "dock", "killer": "dock", "hand": hand, "killer_white": True}
    last = given("killer", killer_health=1, **fight)
    assert last.pick("Defend with Retaliate", dice=[5, 3, 1]).over
    two = given("killer", killer_health=2, **fight)
    assert two.pick("Defend with Retaliate", dice=[5, 3]).offers("Discard 2 cards")


@pytest.mark.rule("FG-ROLL-5", "FG-REACT-3", "FG-HEALTH-5")
def test_a_guard_that_cannot_keep_her_token_from_turning_asks_nothing() -> None:
    attack: dict[str, Any] = {"at": "dock", "killer": "dock", "row": 11, "health": 2, "girl_token": 3, "terror": []}
    table = given("killer", hand=["guard", "walk", "focus"], **attack)
    table.pick("Defend with Guard", dice=[1, 3])
    assert (table.health, table.phase) == (3, "Action phase")
    again = given("killer", hand=["guard", "guard", "walk"], **attack)
    assert again.pick("Defend with Guard", dice=[1, 3]).offers("Discard 2 cards")
    both = given("killer", hand=["guard", "walk", "walk", "focus", "focus", "sprint"], **attack)
    both.pick("Defend with Guard", dice=[3, 4])
    both.pick("Discard 2 cards: die 1", "Discard Walk", "Discard Walk", "Discard 2 cards: die 2")
    both.pick("Discard Focus")
    assert (both.health, both.phase) == (2, "Action phase")


@pytest.mark.rule("FG-ROLL-5", "FG-TIME-3", "FG-TIME-5")
def test_time_that_can_neither_be_gained_nor_lost_makes_no_difference() -> None:
    table = given(at="firepit", time=0, horror=3, hand=["focus", "close-call", "walk", "walk", "sprint"])
    table.pick("Play Focus", dice=[1, 1]).pick("Close Call: reroll all", dice=[5, 3])
    assert (table.horror, table.phase) == (2, "Planning phase")
    rest = given(at="firepit", time=1, health=3, horror=3, hand=["long-rest", "close-call", "walk", "walk", "sprint"])
    rest.pick("Play Long Rest", dice=[1, 1]).pick("Close Call: reroll all", dice=[5, 3])
    assert (rest.health, rest.phase) == (5, "Planning phase")
    lost = given(at="firepit", time=0, horror=3, hand=["walk", "focus", "focus", "sprint"])
    assert lost.pick("Play Focus", dice=[5, 3]).offers("Discard 2 cards")


@pytest.mark.rule("FG-ROLL-5", "FG-TIME-2", "FG-HORROR-2")
def test_time_at_the_end_of_its_track_makes_no_difference() -> None:
    hand = ["distraction", "close-call", "walk", "walk"]
    table = given(at="firepit", time=11, horror=1, hand=hand).pick("Play Distraction", dice=[5, 3, 1])
    assert not table.offers("Discard 2 cards")
    table = given(at="firepit", time=10, horror=1, hand=hand).pick("Play Distraction", dice=[5, 3, 1])
    assert table.offers("Discard 2 cards")


@pytest.mark.rule("FG-ROLL-5")
def test_only_dice_that_together_matter_are_marked_to_be_rolled_again() -> None:
    table = given(at="firepit", horror=0, health=1, hand=["walk", "focus"], backpack=["lucky-dice"])
    table.pick("Play Walk", dice=[6, 5, 1, 2]).pick("Use the Lucky Dice")
    assert [label[:5] for label in table.labels] == ["Die 1", "Die 2"]
    table.pick("Die 2")
    assert table.labels[-1] == "Reroll the marked dice"
    assert [label[:5] for label in table.labels[:-1]] == ["Die 3", "Die 4"]


@pytest.mark.rule("FG-ROLL-5")
def test_of_dice_that_show_the_same_one_is_offered_and_each_can_be_pointed_at() -> None:
    table = given(hand=["focus", "walk", "walk", "weak-attack", "short-rest"]).pick("Play Focus", dice=[3, 3])
    offered = [table.match.describe(i) for i, label in enumerate(table.labels) if label.startswith("Discard 2 cards")]
    assert [option.pieces for option in offered] == [("die-0", "die-1")]
    table.pick("Discard 2 cards: die 1 (a 3)", "Discard Walk", "Discard Walk")
    assert table.offers("Discard 2 cards: die 2 (a 3)")
    table = given(hand=["weak-attack", "close-call"], at="dock", killer="dock", killer_health=3)
    table.pick("Play Weak Attack", dice=[2, 1, 2])
    assert [label for label in table.labels if "roll die" in label and "Close Call" in label] == [
        "Close Call: reroll die 1 (a 2)",
        "Close Call: reroll die 2 (a 1)",
    ]


@pytest.mark.rule("FG-ROLL-5")
def test_of_dice_that_show_the_same_as_many_can_be_marked_as_before() -> None:
    table = given(at="firepit", horror=0, health=1, hand=["walk", "focus"], backpack=["lucky-dice"])
    table.pick("Play Walk", dice=[1, 6, 1, 1]).pick("Use the Lucky Dice")
    assert [label[:5] for label in table.labels] == ["Die 1", "Die 2"]
    assert table.match.describe(0).pieces == ("die-0", "die-2", "die-3")
    table.pick("Die 1")
    assert [label[:5] for label in table.labels[:-1]] == ["Die 2", "Die 3"]
    assert table.match.describe(1).pieces == ("die-2", "die-3")
    table.pick("Die 3")
    assert [label[:5] for label in table.labels[:-1]] == ["Die 4"]


def test_a_save_of_rules_that_asked_what_is_asked_no_more_goes_on_to_the_next_question() -> None:
    hand = ["weak-attack", "walk", "walk", "focus"]
    table = given(at="dock", killer="dock", killer_health=2, hand=hand).pick("Play Weak Attack", dice=[5, 3])
    assert table.prompt.endswith("hange the roll?")
    table.state.killer_health = 1
    save = table.match.save()
    assert (gloaming.load({**save, "version": 4}).question or "").endswith("nything to do first?")
    with pytest.raises(gloaming.DamagedSave, match="there is nothing to choose"):
        gloaming.load(save)


@pytest.mark.rule("FG-ROLL-3")
def test_a_first_card_that_leaves_one_second_card_names_both() -> None:
    table = given(at="sw-exit", hand=["walk", "focus", "weak-attack", "short-rest"])
    table.pick("Play Walk", dice=[3, 1]).pick("Discard 2 cards")
    assert table.question == "Walk: discard 2 cards, the left one first"
    assert table.labels == ["Discard Focus", "Discard Weak Attack and Short Rest"]
    table.pick("Discard Focus")
    assert table.question == "Walk: discard the second card, further right"
    assert table.labels == ["Discard Weak Attack", "Discard Short Rest"]


@pytest.mark.rule("FG-TIME-6")
def test_what_may_be_done_first_is_asked_with_what_comes_next() -> None:
    table = given(hand=["focus", "walk", "walk"], time=1).pick("Play Focus", dice=[1, 2])
    assert table.question == 'Next is "Time -2": anything to do first?'
    token = given(at="firepit", killer="firepit", killer_health=1, killer_token=2, hand=["weak-attack", "walk"])
    token.pick("Play Weak Attack", dice=[5, 6, 1])
    assert token.question == "Next the Killer's Final Health token is turned over: anything to do first?"
    ended = given(at="firepit", killer="firepit", horror=7, hand=["weak-attack", "walk"], time=1)
    ended.pick("Play Weak Attack", dice=[1])
    assert ended.question == "The Action phase ends: anything to do first?"
