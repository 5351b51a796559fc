"""Health, the Final Health tokens, death and the end of the game."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from gloaming.games.final_girl.films import hans_the_butcher
from gloaming.games.final_girl.rules.health import RETURNS, girl_takes, killer_takes
from tests.games.final_girl.table import GAME, Position, given
from tests.packs import packed

QUIET = ["at-the-window", "at-the-window"]


def phases(table: Position) -> list[int]:
    """Return the numbers of the phases that have begun."""
    return [event[1] for event in table.events("phase")]


@pytest.mark.rule("FG-HEALTH-1", "FG-REACT-4")
def test_a_loss_of_health_cannot_be_prevented() -> None:
    table = given(hand=["walk", "guard", "guard"], held=["bin-lid"]).play("Walk", 1, 2)
    table.pick("Move up to 1 space, lose 1 health").pick("Stop here")
    assert (table.health, table.discard) == (4, ["walk"])


@pytest.mark.rule("FG-HEALTH-2")
def test_health_is_never_above_what_you_started_with() -> None:
    assert given(health=4).play("Short Rest", 5, 6).health == 5
    assert given(health=5).play("Short Rest", 5, 6).health == 5
    assert given(health=2).play("Short Rest", 5, 6).health == 4


@pytest.mark.rule("FG-HEALTH-2")
@pytest.mark.parametrize(("health", "healed"), [(11, 12), (12, 12), (5, 6)])
def test_the_killer_heals_up_to_his_starting_health(health: int, healed: int) -> None:
    table = given("killer", killer="firepit", victims={"firepit": 1}, killer_health=health, row=11, terror=QUIET)
    assert table.killer_health == healed


@pytest.mark.rule("FG-HEALTH-3")
def test_the_token_is_turned_over_only_when_the_markers_are_gone_and_damage_is_left() -> None:
    table = given(at="firepit", killer="firepit", killer_health=3, hand=["furious-strike", "walk"])
    table.play("Furious Strike", 5, 6)
    assert (table.killer_health, table.events("killer-token")) == (1, [])
    table = given("killer", at="firepit", killer="firepit", health=3, terror=QUIET, hand=["walk"])
    assert table.events("girl-token") == []
    assert table.events("hurt")[0] == ["hurt", 2]


@pytest.mark.rule("FG-HEALTH-4", "FG-END-1")
def test_a_blank_token_is_the_killers_death_and_your_victory() -> None:
    table = given(at="firepit", killer="firepit", killer_health=2, hand=["furious-strike", "walk"])
    table.play("Furious Strike", 5, 6)
    assert table.over
    assert (table.result.winners, table.labels) == ((0,), [])
    assert table.result.reason.startswith("The Killer is dead and the Final Girl lives")


@pytest.mark.rule("FG-HEALTH-4", "FG-END-2")
def test_a_blank_token_is_your_death_and_defeat() -> None:
    table = given("killer", at="firepit", killer="firepit", health=2, hand=["walk"])
    assert table.over
    assert table.result.winners == ()
    assert table.result.reason.startswith("The Final Girl is dead")
    assert table.events("terror") == []


@pytest.mark.rule("FG-END-3")
def test_both_dead_at_one_time_is_a_victory() -> None:
    table = given(
        "killer", at="cabins", killer="cabins", health=1, killer_health=1, hand=[], terror=["fire"], row=1,
        victims={"cabins": 1}, dice=[1],
    )  # fmt: skip
    assert table.over
    assert (table.state.girl_dead, table.state.killer_dead, table.result.winners) == (True, True, (0,))
    assert table.result.reason.startswith("Both are dead")


@pytest.mark.rule("FG-HEALTH-5")
@pytest.mark.parametrize("back", [1, 2, 3])
def test_you_come_back_with_what_the_token_shows_and_no_damage_goes_over(back: int) -> None:
    position: dict[str, Any] = {"health": 2, "row": 11, "girl_token": back}
    table = given("killer", at="firepit", killer="firepit", hand=[], terror=QUIET, **position)
    assert (table.health, table.view["player"]["white"]) == (back, True)
    assert table.state.girl_token == ()


@pytest.mark.rule("FG-HEALTH-2", "FG-HEALTH-5")
def test_nobody_comes_back_with_more_health_than_they_started_with(tmp_path: Path) -> None:
    folders = {"girls": GAME.folder / "content", "killer": hans_the_butcher.FILM.folder}
    frail = {}
    for name, folder in folders.items():
        entries = (folder / f"{name}.toml").read_text(encoding="utf-8").split("\n[[")
        frail[name] = "[[" + re.sub(r"(?m)^health = \d+", "health = 1", entries[1])
    box = GAME.with_packs(packed(tmp_path / "frail", "final-girl", **frail)).box
    table = given(at="firepit", killer="firepit", health=1, killer_health=1, girl_token=3, killer_token=2, box=box)
    assert girl_takes(table.state, 1) == killer_takes(table.state, 1) == RETURNS
    assert (table.health, table.killer_health) == (1, 1)


@pytest.mark.rule("FG-HEALTH-6")
def test_a_return_in_the_killer_phase_cuts_it_and_panic_follows() -> None:
    table = given(
        "killer", at="firepit", killer="firepit", health=1, hand=["walk"], girl_token=2, terror=["step-by-step"],
        killed_turn=1,
    )  # fmt: skip
    assert phases(table) == [3, 4, 1]
    assert (table.terror, table.horror) == (["step-by-step"], 3)


@pytest.mark.rule("FG-HEALTH-6")
def test_a_return_in_the_action_phase_cuts_the_card_and_goes_on_to_planning() -> None:
    table = given(at="firepit", killer="firepit", health=1, killer_health=1, killer_token=2)
    table.play("Weak Attack", 5, 1, 1, 1)
    assert (table.killer_health, table.health) == (2, 1)
    assert phases(table) == [1, 2]
    assert table.time == 6


@pytest.mark.rule("FG-HEALTH-6")
def test_rewards_not_taken_are_lost_when_the_phase_is_cut() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 2}, health=1, girl_token=3, events=["hands-that-hold"], saves_now=0)
    table.pick("Save a Victim, reward 1", "Save a Victim, reward 2", "Go on")
    assert (table.health, phases(table)) == (3, [1, 2])
    assert (table.horror, table.time, table.view["player"]["rewards"]) == (3, 6, [])


@pytest.mark.rule("FG-HEALTH-6", "FG-REACT-3")
def test_a_killer_revived_by_a_reaction_ends_his_phase_and_nothing_of_it_stays() -> None:
    table = given(
        "killer", at="firepit", killer="firepit", killer_health=1, killer_token=3, hand=["retaliate", "walk"],
        terror=QUIET,
    )  # fmt: skip
    table.pick("Defend with Retaliate", dice=[5, 1, 1])
    assert (table.health, table.killer_health, phases(table)) == (5, 3, [3, 1])
    assert (table.state.played, table.dice, table.state.damage, table.state.todo) == (-1, [], 0, ())


@pytest.mark.rule("FG-HEALTH-7")
def test_a_second_time_there_is_no_coming_back() -> None:
    table = given("killer", at="firepit", killer="firepit", health=2, white=True, hand=[])
    assert table.over
    assert table.result.winners == ()
    table = given(at="firepit", killer="firepit", killer_health=1, killer_white=True).play("Weak Attack", 5, 6, 1)
    assert table.over
    assert table.result.winners == (0,)


@pytest.mark.rule("FG-HEALTH-8")
@pytest.mark.parametrize(("health", "killer_health", "dice"), [(5, 12, 2), (2, 2, 2), (1, 12, 3), (5, 1, 3), (1, 1, 4)])
def test_adrenaline_gives_a_die_for_each_who_has_only_the_token_left(
    health: int, killer_health: int, dice: int
) -> None:
    assert given(health=health, killer_health=killer_health).offers(f"Play Walk ({dice} dice)")


@pytest.mark.rule("FG-HEALTH-8")
def test_adrenaline_counts_white_tokens_and_is_lost_by_healing() -> None:
    table = given(health=1, white=True)
    assert table.offers("Play Walk (3 dice)")
    table.play("Short Rest", 5, 1, 1)
    assert table.offers("Play Walk (2 dice)")


@pytest.mark.rule("FG-HEALTH-8")
def test_of_the_killer_only_his_own_track_counts() -> None:
    assert given(killer_health=1, minors={"longer-strides": 2}).offers("Play Walk (3 dice)")


# Attacking


@pytest.mark.rule("FG-ATTACK-1")
def test_an_attack_needs_the_killers_space_or_a_weapon_that_reaches() -> None:
    assert given(at="firepit", killer="firepit").offers("Play Weak Attack")
    assert not given(at="firepit", killer="south-path").offers("Play Weak Attack")
    assert given(at="firepit", killer="south-path", held=["old-revolver"]).offers("Play Weak Attack")
    assert not given(at="firepit", killer="dock", held=["old-revolver"]).offers("Play Weak Attack")


@pytest.mark.rule("FG-ATTACK-2")
def test_each_icon_deals_one_damage() -> None:
    table = given(at="firepit", killer="firepit", hand=["critical-blow", "walk"]).play("Critical Blow", 5, 6)
    assert table.killer_health == 9


@pytest.mark.rule("FG-ATTACK-3")
def test_a_weapon_adds_once_and_only_to_damage() -> None:
    position: dict[str, Any] = {
        "at": "firepit",
        "killer": "firepit",
        "hand": ["furious-strike", "walk"],
        "held": ["axe"],
    }
    table = given(**position).pick("Play Furious Strike", "With the Axe", dice=[5, 6])
    assert table.killer_health == 12 - 2 - 2
    table = given(**position).pick("Play Furious Strike", "With the Axe", dice=[1, 2])
    table.pick("Go on")
    assert table.killer_health == 12


# Examples of the rulebook


@pytest.mark.rule("FG-HEALTH-5", "FG-HEALTH-6")
def test_barbara_and_the_token() -> None:
    table = given(
        girl="reiko", at="firepit", killer="firepit", killer_health=2, killer_token=3, held=["knife"],
        hand=["furious-strike", "walk"],
    )  # fmt: skip
    table.pick("Play Furious Strike", "With the Knife", dice=[5, 6]).pick("Go on")
    assert (table.killer_health, table.view["killer"]["white"]) == (3, True)
    assert table.state.killer_token == ()
    assert (phases(table), table.horror) == ([1, 2], 3)


@pytest.mark.rule("FG-ATTACK-1", "FG-ATTACK-3")
def test_selenas_revolver_and_knife() -> None:
    table = given(
        at="firepit", killer="firepit", held=["old-revolver", "knife"], hand=["furious-strike", "walk"],
        discard=["weak-attack"],
    )  # fmt: skip
    table.pick("Play Furious Strike", dice=[5, 6])
    assert table.labels == ["With the Knife", "With bare hands"]
    table.pick("With the Knife")
    assert table.killer_health == 9
