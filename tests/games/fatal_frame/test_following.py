"""Ghosts on the map: zones, following, staying and vanishing."""

from __future__ import annotations

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import given

TWO = ["loom-room", "stair-well"]
SECOND = {"loom-room": "stair-well"}


# Ghosts


@pytest.mark.rule("FF-GHOST-1")
def test_every_ghost_has_its_six_facts() -> None:
    for ghost in BOX.ghosts:
        assert ghost.zone in ("exterior", "interior", "both")
        assert 1 <= ghost.power <= 4
        assert 0 <= ghost.value <= 2
        assert ghost.says(BOX.names)
    assert {ghost.chase for ghost in BOX.ghosts} == {ghost.blue for ghost in BOX.ghosts} == {True, False}


@pytest.mark.rule("FF-GHOST-2", "FF-STACK-2")
def test_a_ghost_is_played_only_in_its_zone() -> None:
    hand = ["night-watchman", "sunken-woman", "seeker"]
    table = given(at={1: "mill-stream"}, paths=TWO, hand=hand)
    assert table.labels == [
        "Night Watchman (Power 2) on Player 2",
        "Sunken Woman (Power 3) on yourself",
        "Seeker (Power 2) on yourself",
        "Seeker (Power 2) on Player 2",
        "Pass",
    ]


@pytest.mark.rule("FF-GHOST-3", "FF-FOLLOW-1")
def test_chase_ghosts_follow_and_bound_ghosts_stay() -> None:
    table = given("move", ghosts={"kiryu-house": ["seeker", "ash-nun"]}).pick("Move to Osaka House")
    assert table.haunted == {"osaka-house": ["seeker"], "kiryu-house": ["ash-nun"]}


@pytest.mark.rule("FF-GHOST-4", "FF-FOLLOW-6")
def test_a_red_ghost_stays_where_nobody_is() -> None:
    table = given("move", ghosts={"kiryu-house": ["toll-keeper"]}).pick("Move to Osaka House")
    assert table.ghosts("kiryu-house") == ["toll-keeper"]


@pytest.mark.rule("FF-GHOST-5", "FF-FOLLOW-6")
def test_a_blue_ghost_vanishes_when_the_last_player_leaves() -> None:
    table = given("move", ghosts={"kiryu-house": ["crimson-butterfly", "ash-nun"]}).pick("Move to Osaka House")
    assert table.ghosts("kiryu-house") == ["ash-nun"]  # another Ghost does not count
    assert table.discard == ["crimson-butterfly"]


@pytest.mark.rule("FF-GHOST-5", "FF-FOLLOW-6")
def test_a_blue_ghost_stays_while_any_player_does() -> None:
    table = given("move", at={0: "kiryu-house", 1: "kiryu-house"}, ghosts={"kiryu-house": ["crimson-butterfly"]})
    table.pick("Move to Osaka House")
    assert table.ghosts("kiryu-house") == ["crimson-butterfly"]


@pytest.mark.rule("FF-GHOST-5")
def test_a_blue_ghost_vanishes_along_a_path_too() -> None:
    table = given("move", paths=TWO, ghosts={"loom-room": ["trapped-boy"]}).pick("Stair Well")
    assert (table.haunted, table.discard) == ({}, ["trapped-boy"])


@pytest.mark.rule("FF-GHOST-5")
def test_a_blue_ghost_vanishes_when_its_player_is_moved_away_by_another() -> None:
    table = given(at={1: "mill-stream"}, hand=["quick-escape"], ghosts={"mill-stream": ["remaining-twin"]})
    table.pick("move Player 2 to Osaka House")
    assert table.haunted == {}
    assert table.discard == ["remaining-twin", "quick-escape"]


@pytest.mark.rule("FF-GHOST-6", "FF-STACK-3")
def test_a_ghost_attacks_whoever_comes_by() -> None:
    table = given("play", at={1: "mill-stream"}, hand=["toll-keeper"]).pick("Toll Keeper (Power 3) on Player 2")
    table.pass_on()
    table.pick("Move to Osaka House").pass_on()  # Player 2 has fought, and left
    assert table.events("faced") == [["faced", 1, table.events("haunted")[0][2]]]


@pytest.mark.rule("FF-GHOST-6")
def test_whoever_played_it_must_fight_it_too() -> None:
    table = given("move", hand=["seeker"]).pick("Move to Osaka House", "Seeker (Power 2) on yourself").pass_on()
    table.pick("Move to Kureha Shrine").roll([4])
    table.pass_on()
    assert table.album() == ["seeker"]


@pytest.mark.rule("FF-GHOST-7")
def test_white_text_does_nothing_in_an_album() -> None:
    table = given("fight", album=["ash-nun"], ghosts={"kiryu-house": ["seeker"]}, dice=[3])
    assert table.album() == ["ash-nun", "seeker"]


@pytest.mark.rule("FF-GHOST-8")
def test_red_text_does_nothing_before_the_album() -> None:
    table = given("fight", ghosts={"kiryu-house": ["remaining-twin"]}, dice=[4])
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-GHOST-8")
def test_red_text_is_for_the_owner_of_the_album_alone() -> None:
    table = given("fight", album={1: ["remaining-twin"]}, ghosts={"kiryu-house": ["seeker"]}, dice=[2])
    assert table.album() == []


@pytest.mark.rule("FF-GHOST-8")
def test_red_text_counts_from_the_capture_on_in_the_same_stack() -> None:
    table = given(
        "fight",
        paths=TWO,
        hand=["track"],
        ghosts={"loom-room": ["remaining-twin", "veiled-priest"]},
    )
    table.pick("Fight the Remaining Twin", dice=[[5], [4]])
    assert table.album() == ["remaining-twin", "veiled-priest"]


# Ghosts that follow you


@pytest.mark.rule("FF-FOLLOW-1")
def test_all_chase_ghosts_of_a_location_follow_with_what_is_attached() -> None:
    table = given(
        "move", ghosts={"kiryu-house": ["seeker", "broken-neck", "veiled-priest"]}, attached={"zero-shot": "seeker"}
    )
    table.pick("Move to Osaka House")
    assert table.haunted == {"osaka-house": ["seeker", "broken-neck", "veiled-priest"]}
    assert table.attached == {"zero-shot": "seeker"}


@pytest.mark.rule("FF-FOLLOW-1")
def test_a_ghost_that_followed_is_not_fought_before_the_next_turn() -> None:
    table = given("move", ghosts={"kiryu-house": ["seeker"]}).pick("Move to Osaka House")
    assert (table.prompt, table.events("faced")) == ("Play 1 card", [])


@pytest.mark.rule("FF-FOLLOW-2")
def test_no_ghost_follows_who_is_moved_on_anothers_turn() -> None:
    table = given(at={1: "mill-stream"}, hand=["quick-escape"], ghosts={"mill-stream": ["seeker"]})
    table.pick("move Player 2 to Osaka House")
    assert (table.at(1), table.haunted) == ("osaka-house", {"mill-stream": ["seeker"]})


@pytest.mark.rule("FF-FOLLOW-2")
def test_ghosts_follow_who_moves_by_a_card_on_their_own_turn() -> None:
    table = given(hand=["quick-escape"], ghosts={"kiryu-house": ["seeker"]})
    table.pick("move yourself to Osaka House")
    assert table.haunted == {"osaka-house": ["seeker"]}


@pytest.mark.rule("FF-FOLLOW-3")
def test_they_follow_even_if_another_player_stays() -> None:
    table = given("move", at={0: "kiryu-house", 1: "kiryu-house"}, ghosts={"kiryu-house": ["seeker"]})
    table.pick("Move to Osaka House")
    assert table.haunted == {"osaka-house": ["seeker"]}


@pytest.mark.rule("FF-FOLLOW-4")
def test_an_interior_chase_ghost_does_not_come_out_of_the_house() -> None:
    table = given("move", paths=TWO, ghosts={"loom-room": ["bloody-kimono"]}).pick("Move out of Osaka House")
    assert (table.haunted, table.discard) == ({}, ["bloody-kimono"])


@pytest.mark.rule("FF-FOLLOW-4")
def test_an_interior_chase_ghost_follows_along_the_path() -> None:
    table = given("move", paths=TWO, ghosts={"loom-room": ["bloody-kimono"]}).pick("Stair Well")
    assert table.haunted == {"stair-well": ["bloody-kimono"]}


@pytest.mark.rule("FF-FOLLOW-4")
def test_an_exterior_chase_ghost_stays_before_the_house() -> None:
    table = given("move", ghosts={"kiryu-house": ["charcoal-burner"]}).pick("Move into Kiryu House")
    assert table.haunted == {"kiryu-house": ["charcoal-burner"]}


@pytest.mark.rule("FF-FOLLOW-4")
def test_a_ghost_of_both_zones_follows_in_and_out() -> None:
    into = given("move", ghosts={"kiryu-house": ["seeker"]}, interiors=["rice-store"]).pick("Move into Kiryu House")
    assert into.haunted == {"rice-store": ["seeker"]}
    out = given("move", paths=TWO, ghosts={"loom-room": ["seeker"]}).pick("Move out of Osaka House")
    assert out.haunted == {"osaka-house": ["seeker"]}


@pytest.mark.rule("FF-FOLLOW-4", "FF-HOUSE-7")
def test_a_ghost_follows_out_by_the_twin() -> None:
    table = given("move", paths=[*TWO, "rice-store"], ghosts={"loom-room": ["seeker", "bloody-kimono"]})
    table.pick("Move out to Tachibana House")
    assert (table.haunted, table.discard) == ({"tachibana-house": ["seeker"]}, ["bloody-kimono"])


@pytest.mark.rule("FF-FOLLOW-5")
def test_who_follows_joins_those_there_whatever_its_power() -> None:
    table = given("move", ghosts={"kiryu-house": ["veiled-priest", "seeker"], "osaka-house": ["ash-nun"]})
    table.pick("Move to Osaka House")
    assert table.ghosts("osaka-house") == ["seeker", "ash-nun", "veiled-priest"]


@pytest.mark.rule("FF-FOLLOW-5", "FF-FIGHT-2")
def test_of_equal_ghosts_the_player_chooses_the_next_to_fight() -> None:
    table = given("fight", ghosts={"kiryu-house": ["broken-neck", "ash-nun", "veiled-priest"]})
    assert (table.prompt, table.labels) == (
        "Fight the Ghost",
        ["Fight the Broken Neck (Power 3)", "Fight the Ash Nun (Power 3)"],
    )
    table.pick("Fight the Ash Nun", dice=[[6], [6], [6]])
    assert table.album() == ["ash-nun", "broken-neck", "veiled-priest"]


@pytest.mark.rule("FF-FOLLOW-7")
def test_a_ghost_follows_into_the_shrine_and_joins_the_boss() -> None:
    table = given(
        "move",
        at="kureha-shrine",
        items=["temple-key", "wedding-comb"],
        album=["seeker"],
        ghosts={"kureha-shrine": ["seeker", "charcoal-burner"]},
        interiors=["rice-store"],
    )
    table.pick("Move into Kureha Shrine")
    assert table.haunted == {"kureha-shrine": ["charcoal-burner"], "rice-store": ["seeker"]}
    assert table.boss() is not None


# Players who are moved, and Ghosts along their paths


@pytest.mark.rule("FF-FOLLOW-2", "FF-HOUSE-6")
def test_who_is_moved_out_of_a_house_by_another_leaves_all_ghosts_behind_in_it() -> None:
    table = given(
        hand=["quick-escape"],
        paths={1: [*TWO, "rice-store"]},
        ghosts={"loom-room": ["seeker", "folklorist"], "rice-store": ["sunken-woman"]},
    )
    table.pick("move Player 2 out of Kiryu House")
    assert (table.at(1), table.path(1), table.haunted) == ("kiryu-house", [], {})
    assert sorted(table.discard) == ["folklorist", "quick-escape", "seeker", "sunken-woman"]


@pytest.mark.rule("FF-FOLLOW-2", "FF-FOLLOW-6")
def test_who_is_moved_along_a_path_by_another_leaves_red_ghosts_where_they_are() -> None:
    table = given(hand=["quick-escape"], paths={1: TWO}, ghosts={"loom-room": ["seeker", "folklorist"]})
    table.pick("move Player 2 to the Stair Well")
    assert (table.room(1), table.haunted) == ("stair-well", {"loom-room": ["seeker"]})


@pytest.mark.rule("FF-FOLLOW-2", "FF-FOLLOW-6")
def test_who_is_moved_from_a_shared_location_leaves_the_ghosts_to_the_others() -> None:
    table = given(
        hand=["quick-escape"],
        at={0: "mill-stream", 1: "mill-stream"},
        ghosts={"mill-stream": ["crimson-butterfly", "broken-neck"]},
    )
    table.pick("move Player 2 to Osaka House")
    assert table.haunted == {"mill-stream": ["crimson-butterfly", "broken-neck"]}


@pytest.mark.rule("FF-FOLLOW-7", "FF-BOSS-9")
def test_out_of_the_shrine_too_only_ghosts_of_both_zones_follow() -> None:
    table = given("move", paths=["loom-room"], ghosts={"loom-room": ["seeker", "bloody-kimono", "twins-doll"]})
    assert table.haunted == {"kureha-shrine": ["seeker"]}
    assert (table.boss(), sorted(table.discard)) == (None, ["bloody-kimono", "twins-doll"])


@pytest.mark.rule("FF-BOSS-9", "FF-FUNCTION-6")
def test_a_step_out_of_the_shrine_before_the_fight_sends_the_boss_back() -> None:
    table = given("fight", paths=["loom-room"], life=1, camera=["track"], hand=["blast"])
    table.pick("Use Track")
    assert (table.boss(), len(table.boss_pile), table.events("faced")) == (None, 4, [])
    assert table.prompt == "Move 1 Location"


@pytest.mark.rule("FF-LIMBO-1", "FF-LOCATION-2")
def test_who_skips_the_first_turn_makes_the_first_move_later() -> None:
    table = given("end", at={1: None}, skips=[1])
    table.pick("Move to Osaka House").pass_on()
    assert (table.asked, table.at(1), table.prompt) == (1, None, "Move 1 Location")
    assert len(table.options) == 8


@pytest.mark.rule("FF-GHOST-5", "FF-HOUSE-1")
def test_a_blue_ghost_before_a_house_vanishes_when_its_player_goes_in() -> None:
    table = given("move", ghosts={"kiryu-house": ["crimson-butterfly"]}).pick("Move into Kiryu House")
    assert (table.haunted, table.discard) == ({}, ["crimson-butterfly"])


@pytest.mark.rule("FF-FOLLOW-1", "FF-FOLLOW-4")
def test_a_blue_chase_ghost_follows_instead_of_vanishing() -> None:
    table = given("move", ghosts={"kiryu-house": ["remaining-twin"]}, interiors=["rice-store"])
    table.pick("Move into Kiryu House")
    assert (table.haunted, table.discard) == ({"rice-store": ["remaining-twin"]}, [])


# Copies of a Ghost


@pytest.mark.rule("FF-FIGHT-2")
def test_between_copies_of_a_ghost_there_is_nothing_to_choose() -> None:
    table = given("fight", ghosts={"kiryu-house": ["broken-neck", "broken-neck-b", "ash-nun"]})
    assert table.labels == ["Fight the Broken Neck (Power 3)", "Fight the Ash Nun (Power 3)"]
    assert table.match.describe(0).pieces == ("broken-neck", "broken-neck-b")
    table.pick("Fight the Broken Neck", dice=[[6], [2]])
    assert table.album() == ["broken-neck"]


@pytest.mark.rule("FF-FIGHT-2", "FF-ATTACH-2")
def test_of_two_copies_the_one_under_an_action_is_told_apart() -> None:
    table = given(
        "fight", ghosts={"kiryu-house": ["broken-neck", "broken-neck-b"]}, attached={"zero-shot": "broken-neck-b"}
    )
    assert table.labels == ["Fight the Broken Neck (Power 3)", "Fight the Broken Neck with Zero Shot (Power 3)"]
    table.pick("Fight the Broken Neck with Zero Shot", dice=[[2], [1]])
    assert (table.album(), table.attached) == (["broken-neck"], {})


@pytest.mark.rule("FF-ATTACH-4")
def test_copies_at_two_locations_are_told_apart_by_them() -> None:
    table = given(
        hand=["futile-odds"], paths=TWO, ghosts={"loom-room": ["seeker"], "mill-stream": ["seeker"], "kiryu-house": []}
    )
    assert table.labels == [
        "Futile Odds on the Seeker at Mill Stream",
        "Futile Odds on the Seeker in the Loom Room",
        "Pass",
    ]
