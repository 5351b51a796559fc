"""Movement, Victims who follow, saving them, and the map they move on."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from tests.games.final_girl.table import MAP, given

# The board


@pytest.mark.rule("FG-BOARD-1")
def test_spaces_are_adjacent_along_lines_and_not_by_sight() -> None:
    links = {space.id: set(space.links) for space in MAP.spaces}
    assert "cliff" in links["makeout-point"]
    assert "cabins" not in links["makeout-point"]
    table = given(at="makeout-point", hand=["walk"]).play("Walk", 5, 5)
    assert table.labels == ["To Cliff", "Stop here"]
    reason = table.match.why_not(0, "space-cabins")
    assert reason is not None
    assert reason[1] == "FG-BOARD-1"


@pytest.mark.rule("FG-BOARD-2")
def test_search_spaces_have_decks_and_exits_are_where_victims_are_saved() -> None:
    assert {space.id for space in MAP.spaces if space.search} == {"cabins", "dock", "utility-shed"}
    assert {space.id for space in MAP.spaces if space.exit} == {"camp-gate", "se-exit", "sw-exit"}
    assert given(at="sw-exit", victims={"sw-exit": 1}).offers("Save")
    assert not given(at="dock", victims={"dock": 1}).offers("Save")


# Movement


@pytest.mark.rule("FG-MOVE-1")
def test_up_to_two_spaces_are_two_steps_to_adjacent_spaces() -> None:
    table = given(at="firepit").play("Walk", 5, 6)
    table.pick("To South Path")
    assert table.prompt == "Move where?"
    table.pick("To Dock")
    assert (table.girl, table.time, table.prompt) == ("dock", 5, "Play a card, or do something else")


@pytest.mark.rule("FG-MOVE-2")
def test_moves_not_used_are_lost() -> None:
    table = given(at="firepit").play("Walk", 5, 6).pick("To South Path", "Stop here")
    assert (table.girl, table.time, table.state.steps) == ("south-path", 5, 0)
    assert given(at="firepit").play("Walk", 5, 6).pick("Stop here").girl == "firepit"


@pytest.mark.rule("FG-MOVE-3")
def test_the_killers_space_is_entered_and_left_freely() -> None:
    table = given(at="firepit", killer="south-path").play("Walk", 5, 6).pick("To South Path", "To Dock")
    assert (table.girl, table.killer, table.health) == ("dock", "south-path", 5)


# Victims who follow


@pytest.mark.rule("FG-FOLLOW-1")
def test_up_to_two_victims_follow_at_each_step() -> None:
    table = given(at="firepit", victims={"firepit": 3, "south-path": 1}).play("Walk", 5, 6)
    to_path = [label for label in table.labels if label.startswith("To South Path")]
    assert to_path == ["To South Path", "To South Path with 1 Victim", "To South Path with 2 Victims"]
    table.pick("To South Path with 1 Victim")
    assert table.victims == {"firepit": 2, "south-path": 2}
    table.pick("To Dock with 2 Victims")
    assert table.victims == {"firepit": 2, "dock": 2}


@pytest.mark.rule("FG-FOLLOW-1")
def test_the_special_ones_and_the_others_share_the_two_places() -> None:
    table = given(at="firepit", victims={"firepit": 2}, specials={"boyfriend": "firepit"}).play("Walk", 5, 6)
    to_path = {label for label in table.labels if label.startswith("To South Path")}
    assert to_path == {
        "To South Path",
        "To South Path with 1 Victim",
        "To South Path with 2 Victims",
        "To South Path with the Boyfriend",
        "To South Path with 1 Victim and the Boyfriend",
    }


@pytest.mark.rule("FG-FOLLOW-2")
def test_victims_do_not_follow_into_the_killers_space_but_out_of_it() -> None:
    table = given(at="firepit", killer="south-path", victims={"firepit": 2, "south-path": 2}).play("Walk", 5, 6)
    assert [label for label in table.labels if label.startswith("To South Path")] == ["To South Path"]
    table.pick("To South Path", "To Dock with 2 Victims")
    assert table.victims == {"firepit": 2, "dock": 2}


# Saving Victims


@pytest.mark.rule("FG-SAVE-1")
def test_victims_are_saved_on_the_way_through_an_exit() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["sprint"]).play("Sprint", 5, 6)
    table.pick("To South-east Exit with 1 Victim", "Save a Victim, reward 2", "Take reward 2")
    assert (table.view["saved"], table.time) == (1, 8)
    table.pick("To Swamp", "Stop here")
    assert (table.girl, table.time) == ("swamp", 7)


@pytest.mark.rule("FG-SAVE-1")
def test_victims_are_saved_on_arrival_before_the_rest_of_the_line_ends_the_phase() -> None:
    table = given(at="dock", victims={"dock": 2}, time=0).play("Walk", 5, 1)
    table.pick("To South-east Exit with 2 Victims")
    assert table.prompt == "Save anyone here?"
    table.pick("Save a Victim, reward 2", "Take reward 2")
    assert table.time == 2
    table.pick("Save a Victim, reward 1", "Take reward 1")
    assert (table.time, table.horror, table.phase) == (1, 2, "Action phase")


@pytest.mark.rule("FG-SAVE-1")
def test_saving_is_a_choice_and_victims_alone_on_an_exit_stay() -> None:
    table = given(at="dock", victims={"dock": 1, "sw-exit": 2}, time=0, terror=["at-the-window"]).play("Walk", 5, 1)
    table.pick("To South-east Exit with 1 Victim", "Go on", "Go on")
    assert ["time", -1, -1] in table.events()
    assert table.victims == {"se-exit": 1, "sw-exit": 2}
    assert table.view["saved"] == 0


@pytest.mark.rule("FG-SAVE-1")
def test_a_bonus_move_on_the_way_may_lead_to_further_saves() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 1, "sports-courts": 1})
    table.pick("Save a Victim, reward 6", "Take reward 6", "To Sports Courts")
    table.play("Walk", 5, 1).pick("To South-west Exit with 1 Victim", "Save a Victim, reward 1")
    table.pick("Take reward 1")
    assert (table.view["saved"], table.horror, table.time) == (2, 2, 5)


FIRST = "Anything to do first?"


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3")
def test_victims_are_saved_while_a_roll_can_be_changed_and_before_its_time_is_lost() -> None:
    table = given(at="se-exit", time=0, victims={"se-exit": 2}, hand=["focus", "close-call"])
    table.pick("Play Focus", dice=[1, 1])
    assert (table.prompt, table.offers("Save a Victim, reward 2")) == ("Change the roll?", True)
    table.pick("Go on")
    assert (table.prompt, table.rule, table.offers("Save a Victim, reward 2")) == (FIRST, "FG-TIME-6", True)
    table.pick("Save a Victim, reward 2", "Take reward 2")
    assert (table.time, table.phase, table.victims) == (0, "Action phase", {"se-exit": 1})


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3", "FG-SAVE-6")
def test_a_card_that_a_reward_gives_changes_the_roll_at_hand() -> None:
    table = given(at="se-exit", victims={"se-exit": 1}, hand=["focus", "walk"]).pick("Play Focus", dice=[3, 1])
    assert (table.prompt, table.labels[-1]) == ("Change the roll?", "Go on")
    assert not table.offers("Discard")
    table.pick("Save a Victim, reward 5", "Take reward 5", "Take Guard", "Discard 2 cards: die 1")
    assert (table.horror, table.time, table.hand) == (2, 5, [])
    other = given(at="se-exit", victims={"se-exit": 1}, hand=["focus"]).pick("Play Focus", dice=[1, 1])
    other.pick("Save a Victim, reward 5", "Take reward 5", "Take Close Call")
    other.pick("Close Call: reroll all 2 dice", dice=[6, 6])
    assert other.horror == 2


@pytest.mark.rule("FG-SAVE-1")
def test_in_a_roll_that_no_reward_could_change_saving_is_not_asked() -> None:
    table = given(at="se-exit", victims={"se-exit": 1}, hand=["focus", "walk"], covered=[4])
    assert table.pick("Play Focus", dice=[3, 1]).prompt == "Play a card, or do something else"
    table = given(girl="reiko", at="se-exit", victims={"se-exit": 1}, hand=["focus"])
    assert table.pick("Play Focus", dice=[3, 1]).prompt == "Play a card, or do something else"


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3")
def test_a_heal_is_taken_before_the_last_health_is_lost() -> None:
    table = given(at="se-exit", killer="se-exit", victims={"se-exit": 1}, hand=["weak-attack"], health=1)
    table.pick("Play Weak Attack", dice=[1, 1, 1])
    if table.prompt == "Change the roll?":
        table.pick("Go on")
    assert table.prompt == FIRST
    table.pick("Save a Victim, reward 3", "Take reward 3")
    assert (table.health, table.over) == (1, False)


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3")
def test_victims_are_saved_before_a_wound_that_may_bring_the_killer_back() -> None:
    table = given(at="se-exit", killer="se-exit", victims={"se-exit": 1}, hand=["weak-attack"], killer_health=1)
    table.pick("Play Weak Attack", dice=[5, 6, 1])
    assert (table.prompt, table.killer_health) == (FIRST, 1)
    table.pick("Save a Victim, reward 1", "Take reward 1")
    assert (table.horror, table.over) == (2, True)


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3")
def test_victims_are_saved_before_a_cards_text_ends_the_phase_and_their_rewards_are_taken() -> None:
    table = given(at="se-exit", killer="se-exit", horror=7, victims={"se-exit": 2}, hand=["weak-attack"], time=1)
    table.pick("Play Weak Attack", dice=[1])
    if table.prompt == "Change the roll?":
        table.pick("Go on")
    assert (table.prompt, table.health) == (FIRST, 4)
    table.pick("Save a Victim, reward 1")
    assert (table.horror, table.prompt, table.phase) == (6, FIRST, "Action phase")
    table.pick("Go on")
    assert table.phase == "Planning phase"


@pytest.mark.rule("FG-SAVE-1")
def test_victims_are_saved_before_horror_raises_bloodlust() -> None:
    table = given(at="se-exit", victims={"se-exit": 1}, horror=7, hand=["distraction"], covered=[4])
    table.pick("Play Distraction", dice=[1]).pick("Horror +1")
    assert table.prompt == FIRST
    table.pick("Save a Victim, reward 1", "Take reward 1")
    assert (table.horror, table.row) == (7, 1)
    less = given(at="se-exit", victims={"se-exit": 1}, horror=6, hand=["distraction"], covered=[4])
    assert less.pick("Play Distraction", dice=[1, 1]).pick("Horror +1").prompt == "Play a card, or do something else"


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3")
def test_who_has_gone_on_from_an_exit_is_not_asked_the_same_again() -> None:
    table = given(at="sports-courts", victims={"sports-courts": 2}, hand=["walk"], time=6).play("Walk", 5, 6)
    table.pick("To South-west Exit with 2 Victims", "Save a Victim, reward 6", "Take reward 6")
    assert table.offers("Save a Victim, reward 1")
    table.pick("Stop here")
    assert (table.prompt, table.time) == ("Play a card, or do something else", 5)
    last = given(at="sports-courts", victims={"sports-courts": 1}, hand=["walk"], time=0).play("Walk", 5, 1)
    last.pick("To South-west Exit with 1 Victim")
    assert last.prompt == "Save anyone here?"
    assert last.pick("Go on").phase == "Planning phase"


def test_a_save_of_a_release_that_did_not_remember_who_has_gone_on_is_loaded() -> None:
    table = given(at="se-exit", time=0, victims={"se-exit": 1}, hand=["focus", "walk"]).play("Walk", 1, 1)
    table.pick("Time -2")
    assert table.prompt == FIRST
    save = table.match.save()
    fields = {name: value for name, value in save["fields"].items() if name != "let_be"}
    assert gloaming.load({**save, "version": 4, "fields": fields}).question == table.match.question


@pytest.mark.rule("FG-SAVE-1", "FG-TIME-5")
def test_in_the_red_nobody_is_saved_as_the_phase_ends() -> None:
    table = given(at="se-exit", time=0, victims={"se-exit": 1}, hand=["focus"], covered=[4]).pick(
        "Play Focus", dice=[1, 1]
    )
    assert table.prompt == FIRST
    assert table.pick("Go on").phase == "Planning phase"


@pytest.mark.rule("FG-SAVE-2")
def test_a_saved_victim_covers_any_free_space_and_gives_its_reward() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 2}, health=3)
    assert len([label for label in table.labels if label.startswith("Save")]) == 6
    table.pick("Save a Victim, reward 3", "Take reward 3")
    assert (table.health, table.victims) == (4, {"sw-exit": 1})
    assert len([label for label in table.labels if label.startswith("Save")]) == 5
    assert not table.offers("Save a Victim, reward 3")


@pytest.mark.rule("FG-SAVE-3")
def test_rewards_wait_but_come_before_the_next_card_and_before_the_end() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 2})
    table.pick("Save a Victim, reward 1", "Save a Victim, reward 2")
    assert not table.offers("Play")
    assert not table.offers("End")
    reason = table.match.why_not(0, "walk")
    assert reason is not None
    assert reason[1] == "FG-SAVE-3"
    table.pick("Take reward 2", "Take reward 1")
    assert (table.time, table.horror) == (8, 2)
    assert table.offers("Play Walk")


@pytest.mark.rule("FG-SAVE-3")
def test_a_reward_left_for_later_is_still_taken_when_the_card_ends_the_phase() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["sprint"], health=5).play("Sprint", 1, 2)
    table.pick("Move up to 1 space, lose 1", "To South-east Exit with 1 Victim", "Save a Victim, reward 3", "Go on")
    assert (table.health, table.phase) == (5, "Planning phase")


@pytest.mark.rule("FG-SAVE-4")
def test_the_last_space_turns_the_card_over_after_its_reward() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 2}, covered=[0, 1, 2, 3, 4])
    supply = table.state.supply
    table.pick("Save a Victim, reward 6")
    assert not table.view["player"]["ultimate"]
    assert not table.offers("Save")
    table.pick("Take reward 6")
    assert table.view["player"]["ultimate"]
    assert table.state.supply == supply + 6
    table.pick("Stop here")


@pytest.mark.rule("FG-SAVE-4")
def test_a_special_victim_on_the_card_is_no_ordinary_piece_when_it_is_turned_over() -> None:
    table = given(at="sw-exit", covered=[0, 1, 2, 3, 4], specials={"boyfriend": "sw-exit"}, victims={"dock": 1})
    supply = table.state.supply
    table.pick("Save the Boyfriend, reward 6", "Take reward 6")
    assert table.state.supply == supply + 5
    table.pick("Stop here")


@pytest.mark.rule("FG-SAVE-5")
def test_with_the_ultimate_ability_each_victim_gives_the_reward_below_it() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 2}, covered=range(6), ultimate=True)
    table.pick("Save a Victim", "Save a Victim", "Take the reward")
    assert table.time == 7
    table.pick("Take the reward")
    assert (table.time, table.view["saved"]) == (8, 8)


@pytest.mark.rule("FG-SAVE-6")
def test_a_reward_takes_a_card_of_the_tableau_that_is_cheap_enough() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 1}, hand=["walk"], discard=["search", "search"])
    table.pick("Save a Victim, reward 5", "Take reward 5")
    assert "Take Sprint" in table.labels
    assert "Take Search" not in table.labels
    assert "Take Distraction" not in table.labels
    table.pick("Take Sprint")
    assert table.hand == ["sprint", "walk"]


@pytest.mark.rule("FG-SAVE-6")
def test_a_card_that_is_not_in_the_tableau_is_not_taken() -> None:
    table = given(girl="reiko", at="sw-exit", victims={"sw-exit": 1})
    table.pick("Save a Victim, reward 3", "Take reward 3")
    assert "planning" in table.hand
    table = given(girl="reiko", at="sw-exit", victims={"sw-exit": 1}, hand=["walk"], discard=["planning"])
    table.pick("Save a Victim, reward 3", "Take reward 3")
    assert table.hand == ["walk"]


# Examples of the rulebook


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-2", "FG-SAVE-3", "FG-FOLLOW-1")
def test_lauries_sprint() -> None:
    victims = {"swamp": 1, "se-exit": 1, "firepit": 1}
    table = given(at="east-path", victims=victims, hand=["sprint"], horror=3).play("Sprint", 5, 2)
    table.pick("To Swamp", "To South-east Exit with 1 Victim")
    table.pick("Save a Victim, reward 1", "Save a Victim, reward 6")
    table.pick("Take reward 1", "Take reward 6", "To Dock")
    assert (table.girl, table.horror, table.time, table.view["saved"]) == ("dock", 2, 5, 2)


@pytest.mark.rule("FG-SAVE-4", "FG-HEALTH-6")
def test_the_card_is_turned_over_even_if_the_last_reward_is_lost() -> None:
    table = given(
        at="sw-exit", victims={"sw-exit": 2}, covered=[0, 1, 2, 3], events=["hands-that-hold"], health=1, girl_token=3
    )
    table.pick("Save a Victim, reward 5", "Save a Victim, reward 6", "Go on")
    assert (table.health, table.phase, table.view["player"]["rewards"]) == (3, "Planning phase", [])
    assert table.view["player"]["ultimate"]


@pytest.mark.rule("FG-SAVE-3", "FG-SAVE-6")
def test_a_reward_taken_in_the_middle_of_a_move_adds_to_it() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["sprint", "walk"]).play("Sprint", 5, 1)
    table.pick("To South-east Exit with 1 Victim", "Save a Victim, reward 6", "Take reward 6")
    table.pick("To Swamp", "To East Path")
    assert (table.girl, table.time, table.prompt) == ("east-path", 5, "Play a card, or do something else")


@pytest.mark.rule("FG-SAVE-1", "FG-SAVE-3")
def test_saving_is_asked_only_where_somebody_can_be_saved() -> None:
    table = given(at="dock", victims={"dock": 1}, hand=["walk"]).play("Walk", 5, 1)
    table.pick("To South-east Exit with 1 Victim")
    assert table.prompt == "Save anyone here?"
    table.pick("Save a Victim, reward 1")
    assert (table.prompt, table.rule) == ("Take your reward now?", "FG-SAVE-3")
    assert table.labels == ["Take reward 1: Horror -1", "Go on, and take the reward later"]


@pytest.mark.rule("FG-SAVE-2", "FG-SAVE-6")
@pytest.mark.parametrize(
    ("girl", "place", "fields", "text"),
    [
        ("laurie", 3, {}, "She is at full health."),
        ("laurie", 2, {"time": 12}, "Time is at its maximum, 12: none is gained."),
        ("reiko", 3, {"hand": ["planning"]}, "No Planning card is in the tableau."),
    ],
)
def test_a_reward_that_gives_nothing_says_so(girl: str, place: int, fields: dict[str, Any], text: str) -> None:
    table = given(girl=girl, victims={"sw-exit": 1}, **fields)
    table.pick(f"Save a Victim, reward {place}", f"Take reward {place}")
    assert table.told()[-1] == text


@pytest.mark.rule("FG-SAVE-6")
def test_a_card_of_little_cost_that_is_not_there_says_so() -> None:
    cheap = ["walk", "walk", "focus", "focus", "weak-attack", "short-rest"]
    dear = ["close-call", "close-call", "search", "search", "sprint", "sprint", "guard", "guard"]
    table = given(victims={"sw-exit": 1}, hand=cheap, discard=dear)
    table.pick("Save a Victim, reward 5", "Take reward 5")
    assert table.told()[-1] == "No card in the tableau is cheap enough."
