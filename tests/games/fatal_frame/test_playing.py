"""Playing cards: Ghosts and stacks, Items, Upgrades, Actions and attachments."""

from __future__ import annotations

import pytest

from gloaming.engine.state.dice import seeded
from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import given

TWO = ["loom-room", "stair-well"]
PASS = ["Pass"]


# Play 1 card


@pytest.mark.rule("FF-PLAY-1")
def test_one_card_is_played_and_the_turn_ends() -> None:
    table = given(hand=["14-film", "spirit-orb"]).pick("14-Film: add to your Camera")
    assert (table.camera(), table.hand(), table.asked) == (["14-film"], ["spirit-orb"], 1)


@pytest.mark.rule("FF-PLAY-2")
def test_after_a_ghost_a_second_card_of_any_kind_may_follow() -> None:
    table = given(hand=["seeker", "14-film"]).pick("Seeker (Power 2) on yourself")
    assert (table.prompt, table.labels) == ("Play a second card?", ["14-Film: add to your Camera", "Pass"])
    table.pick("14-Film")
    assert (table.camera(), table.asked) == (["14-film"], 1)


@pytest.mark.rule("FF-PLAY-3")
def test_the_second_card_may_be_a_ghost_but_there_is_no_third() -> None:
    table = given(hand=["ash-nun", "seeker", "lantern-widow"])
    table.pick("Ash Nun (Power 3) on yourself", "Seeker (Power 2) on yourself")
    assert table.asked == 1
    assert table.hand() == ["lantern-widow"]


@pytest.mark.rule("FF-PLAY-3")
def test_nothing_but_a_ghost_brings_a_second_card() -> None:
    table = given(hand=["long-candle", "14-film"], deck=["seeker", "track", "sense"]).pick("Long Candle")
    assert table.asked == 1


@pytest.mark.rule("FF-PLAY-4")
def test_one_may_pass() -> None:
    table = given(hand=["seeker", "14-film"]).pick("Pass")
    assert (table.hand(), table.asked) == (["14-film", "seeker"], 1)


@pytest.mark.rule("FF-PLAY-4")
def test_passing_is_asked_even_of_an_empty_hand() -> None:
    assert given().labels == PASS


@pytest.mark.rule("FF-PLAY-4", "FF-PLAY-2")
def test_the_second_card_may_be_passed_too() -> None:
    table = given(hand=["seeker", "14-film"]).pick("Seeker (Power 2) on yourself", "Pass")
    assert (table.hand(), table.asked) == (["14-film"], 1)


@pytest.mark.rule("FF-PLAY-5")
def test_using_a_card_on_the_table_is_no_play() -> None:
    table = given(hand=["14-film", "seeker"], camera=["sense"], deck=["track"])
    table.pick("Use Sense", "Pay with Seeker", "14-Film: add to your Camera")
    assert (table.camera(), table.hand()) == (["14-film", "sense"], ["track"])


@pytest.mark.rule("FF-PLAY-5", "FF-BOY-1")
def test_playing_a_card_is_no_discard() -> None:
    table = given(hand=["long-candle"], album=["trapped-boy"], deck=["seeker", "track", "blast"]).pick("Long Candle")
    assert table.discard == ["long-candle"]
    assert table.hand() == ["blast", "seeker", "track"]


# Stacks of Ghosts


@pytest.mark.rule("FF-STACK-1")
def test_a_ghost_is_played_on_oneself_or_an_opponent() -> None:
    table = given(seats=3, at={2: None}, hand=["seeker"])
    assert table.labels == ["Seeker (Power 2) on yourself", "Seeker (Power 2) on Player 2", "Pass"]
    table.pick("Seeker (Power 2) on Player 2")
    assert table.haunted == {"tachibana-house": ["seeker"]}


@pytest.mark.rule("FF-STACK-1", "FF-GHOST-6")
def test_who_is_at_one_location_is_chosen_together() -> None:
    at = {0: "mill-stream", 1: "osaka-house", 2: "mill-stream", 3: "osaka-house"}
    table = given(seats=4, at=at, hand=["seeker"])
    assert table.labels == [
        "Seeker (Power 2) on Player 2 and Player 4",
        "Seeker (Power 2) on yourself and Player 3",
        "Pass",
    ]
    for piece in ("seat-0", "seat-1", "seat-2", "seat-3"):
        assert table.why_not(0, piece) is None
    table.pick("Seeker (Power 2) on yourself")
    assert table.haunted == {"mill-stream": ["seeker"]}
    (played,) = [event for event in table.state.events if event[0] == "haunted"]
    assert [table.match.narrate(played, seat) for seat in range(3)] == [
        "You play the Ghost Seeker on yourself and Player 3.",
        "Player 1 plays the Ghost Seeker on themselves and Player 3.",
        "Player 1 plays the Ghost Seeker on themselves and you.",
    ]


@pytest.mark.rule("FF-STACK-1", "FF-FIGHT-7")
def test_of_those_at_one_location_a_ghost_is_aimed_at_who_fights_it_first() -> None:
    table = given(seats=3, turn=1, at={0: "mill-stream", 1: "mill-stream", 2: "mill-stream"}, hand=["seeker"])
    assert table.options == [("ghost", BOX.kind_number["seeker"], 2), ("pass",)]
    table.pick("Seeker (Power 2) on yourself, Player 1 and Player 3").pick("Pass", dice=[4])
    assert (table.asked, table.album(2)) == (2, ["seeker"])


@pytest.mark.rule("FF-STACK-1", "FF-LOCATION-7")
def test_who_is_inside_the_house_is_not_with_those_before_it() -> None:
    table = given(seats=3, at={0: "osaka-house", 1: "osaka-house", 2: "osaka-house"}, paths={1: TWO}, hand=["seeker"])
    assert table.labels == ["Seeker (Power 2) on Player 2", "Seeker (Power 2) on yourself and Player 3", "Pass"]


@pytest.mark.rule("FF-STACK-2")
@pytest.mark.parametrize(
    ("ghost", "outside", "inside"),
    [("night-watchman", True, False), ("sunken-woman", False, True), ("seeker", True, True)],
)
def test_the_zone_must_fit(ghost: str, outside: bool, inside: bool) -> None:
    table = given(at={1: "mill-stream"}, paths=TWO, hand=[ghost])
    assert (table.may("on Player 2"), table.may("on yourself")) == (outside, inside)


@pytest.mark.rule("FF-STACK-3")
def test_a_ghost_that_is_played_is_not_fought_at_once() -> None:
    table = given(seats=3, hand=["seeker"], at={1: "mill-stream"}).pick("Seeker (Power 2) on yourself", "Pass")
    assert (table.asked, table.events("faced"), table.ghosts("kiryu-house")) == (1, [], ["seeker"])


@pytest.mark.rule("FF-STACK-3")
def test_it_is_fought_in_the_next_fight_phase_of_the_player_there() -> None:
    table = given(hand=["seeker"]).pick("Seeker (Power 2) on Player 2").pick("Pass", dice=[4])
    assert (table.asked, table.album(1)) == (1, ["seeker"])


@pytest.mark.rule("FF-STACK-4")
def test_on_a_stack_only_a_weaker_ghost_can_be_played() -> None:
    table = given(hand=["seeker", "ash-nun", "lantern-widow"], ghosts={"kiryu-house": ["limbo-woman", "veiled-priest"]})
    mine = [label for label in table.labels if "yourself" in label]
    assert mine == ["Lantern Widow (Power 1) on yourself"]
    table.pick("Lantern Widow (Power 1) on yourself")
    assert table.ghosts("kiryu-house") == ["lantern-widow", "limbo-woman", "veiled-priest"]


@pytest.mark.rule("FF-STACK-4")
def test_nothing_can_be_played_on_a_ghost_of_power_1() -> None:
    table = given(hand=["lantern-widow"], ghosts={"kiryu-house": ["lantern-widow"]})
    assert not table.may("on yourself")


@pytest.mark.rule("FF-STACK-4", "FF-FIGHT-3")
def test_example_joe_stacks_the_woman_in_box_on_mikes_folklorist_but_not_the_twins_doll() -> None:
    joe, mike = 0, 1
    table = given(
        turn=joe, hand=["twins-doll", "woman-in-box"], paths={mike: TWO}, ghosts={"loom-room": ["folklorist"]}
    )
    assert table.labels == ["Woman in Box (Power 3) on Player 2", "Pass"]
    table.pick("Woman in Box")
    assert table.ghosts("loom-room") == ["woman-in-box", "folklorist"]
    table.pick("Pass", dice=[3])
    assert (table.asked, table.prompt) == (mike, "Move or play?")
    assert table.ghosts("loom-room") == ["woman-in-box", "folklorist"]


# Items


@pytest.mark.rule("FF-ITEM-1")
def test_every_item_has_a_value_and_a_list_of_locations() -> None:
    assert all([item.value in (3, 4) and len(item.locations) >= 5 for item in BOX.items])


@pytest.mark.rule("FF-ITEM-2")
def test_an_item_is_played_at_a_location_of_its_list() -> None:
    table = given(paths=["study", "loom-room"], hand=["family-register", "wedding-comb"])
    assert table.labels == ["Sealed Family Register: 4 points", "Pass"]
    table.pick("Sealed Family Register")
    assert (table.items(), table.points()) == (["family-register"], 4)


@pytest.mark.rule("FF-ITEM-2")
def test_no_item_is_played_on_the_map() -> None:
    assert given(hand=["family-register", "wedding-comb"]).labels == PASS


@pytest.mark.rule("FF-ITEM-3")
def test_no_item_is_played_where_a_ghost_is() -> None:
    table = given(paths=["study", "loom-room"], hand=["family-register"], ghosts={"study": ["seeker"]})
    assert table.labels == PASS


@pytest.mark.rule("FF-ITEM-3")
def test_ghosts_elsewhere_on_the_path_do_not_matter() -> None:
    table = given(paths=["study", "loom-room"], hand=["family-register"], ghosts={"loom-room": ["sunken-woman"]})
    assert table.may("Family Register")


@pytest.mark.rule("FF-ITEM-3")
def test_no_item_follows_a_ghost_that_one_has_played_on_oneself() -> None:
    table = given(paths=["study", "loom-room"], hand=["family-register", "seeker"])
    assert table.may("Family Register")
    table.pick("Seeker (Power 2) on yourself")
    assert (table.prompt, table.labels) == ("Play a second card?", PASS)


@pytest.mark.rule("FF-ITEM-3", "FF-PLAY-2")
def test_an_item_may_follow_a_ghost_played_on_another() -> None:
    table = given(paths=["study", "loom-room"], hand=["family-register", "seeker"])
    table.pick("Seeker (Power 2) on Player 2", "Sealed Family Register")
    assert table.points() == 4


@pytest.mark.rule("FF-ITEM-3")
def test_no_item_is_played_before_a_boss() -> None:
    table = given(paths=["study"], hand=["family-register"])
    assert table.labels == PASS


@pytest.mark.rule("FF-ITEM-4")
def test_items_lie_before_their_owner_as_many_as_there_are_and_not_in_the_album() -> None:
    seven = [item.id for item in BOX.items if item.id != "family-register"]
    table = given(paths=["study", "loom-room"], hand=["family-register"], items=seven, album=["seeker"] * 2)
    table.pick("Sealed Family Register")
    assert (len(table.items()), table.points(), len(table.album())) == (8, 30, 2)
    assert len(table.view(1)["players"][0]["items"]) == 8


@pytest.mark.rule("FF-ITEM-5")
def test_items_can_be_lost() -> None:
    table = given("fight", items=["prayer-bell"], ghosts={"kiryu-house": ["toll-keeper"]}, dice=[1])
    assert (table.items(), table.discard, table.points()) == ([], ["prayer-bell"], 0)


# The Camera and its Upgrades


@pytest.mark.rule("FF-CAMERA-1")
def test_a_camera_rolls_1_die_and_holds_1_film_2_functions_and_3_orbs() -> None:
    assert (BOX.camera.dice, BOX.camera.functions, BOX.camera.orbs) == (1, 2, 3)
    assert BOX.camera.says(BOX.names) == "Roll 1 attack die. It holds 1 Film, 2 Functions and 3 Spirit Orbs."
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, dice=[3])
    assert table.events("rolled") == [["rolled", 0, 0, 3]]


@pytest.mark.rule("FF-UPGRADE-1")
def test_upgrades_are_played_onto_ones_own_camera_anywhere() -> None:
    table = given(hand=["14-film", "spirit-orb", "track"], ghosts={"kiryu-house": ["seeker"]})
    assert [label for label in table.labels if "add to your Camera" in label] == [
        "14-Film: add to your Camera",
        "Spirit Orb: add to your Camera",
        "Track: add to your Camera",
    ]
    table.pick("Track: add to your Camera")
    assert (table.camera(0), table.camera(1)) == (["track"], [])


@pytest.mark.rule("FF-UPGRADE-2")
def test_a_camera_takes_nothing_that_does_not_fit() -> None:
    full = ["61-film", "track", "sense", "spirit-orb", "spirit-orb", "spirit-orb"]
    table = given(camera={0: full, 1: ["blast", "spirit-orb", "14-film"]}, hand=["light-fingers"])
    assert not table.may("Light Fingers")
    room = given(camera={0: full[1:], 1: ["blast", "spirit-orb", "14-film"]}, hand=["light-fingers"])
    assert [label for label in room.labels if "Light" in label] == ["Light Fingers: take 14-Film from Player 2"]


@pytest.mark.rule("FF-UPGRADE-2", "FF-UPGRADE-6")
def test_no_fourth_orb_comes_out_of_the_discard_pile() -> None:
    table = given("move", at="mill-stream", camera=["spirit-orb"] * 3, discard=["spirit-orb"])
    table.pick("Drying Field")
    assert (len(table.camera()), table.discard) == (3, ["spirit-orb"])


@pytest.mark.rule("FF-UPGRADE-3")
@pytest.mark.parametrize(("film", "faces"), [([], [1]), (["14-film"], [1, 1]), (["61-film"], [1, 1, 1])])
def test_a_film_adds_its_dice_to_every_attack(film: list[str], faces: list[int]) -> None:
    table = given("fight", camera=film, ghosts={"kiryu-house": ["night-watchman"]}, dice=faces)
    assert table.events("rolled") == [["rolled", 0, 0, *faces]]
    assert table.camera() == film


@pytest.mark.rule("FF-UPGRADE-4")
@pytest.mark.parametrize(("old", "new"), [("14-film", "61-film"), ("61-film", "14-film")])
def test_example_a_61_film_takes_the_place_of_a_14_film_and_the_other_way_round(old: str, new: str) -> None:
    table = given(hand=[new], camera=[old]).pick(f"{new.title()}: replace {old.title()}")
    assert (table.camera(), table.discard) == ([new], [old])


@pytest.mark.rule("FF-UPGRADE-5")
@pytest.mark.parametrize("film", ["14-film", "61-film"])
def test_example_no_61_film_takes_the_place_of_a_61_film(film: str) -> None:
    assert given(hand=[film], camera=[film]).labels == PASS


@pytest.mark.rule("FF-UPGRADE-4")
def test_example_a_save_function_is_replaced_by_a_blast_function() -> None:
    table = given(hand=["blast"], camera=["save", "track"])
    assert [label for label in table.labels if label.startswith("Blast")] == [
        "Blast: replace Save",
        "Blast: replace Track",
    ]
    table.pick("Blast: replace Save")
    assert (table.camera(), table.discard) == (["blast", "track"], ["save"])


@pytest.mark.rule("FF-UPGRADE-5")
def test_two_identical_functions_lie_side_by_side_but_do_not_replace_each_other() -> None:
    table = given(hand=["sense"], camera=["sense"]).pick("Sense: add to your Camera")
    assert table.camera() == ["sense", "sense"]
    table = given(hand=["sense"], camera=["sense", "track"])
    assert [label for label in table.labels if label.startswith("Sense")] == ["Sense: replace Track"]


@pytest.mark.rule("FF-UPGRADE-6")
def test_no_fourth_orb_can_be_played_nor_take_the_place_of_one() -> None:
    assert given(hand=["spirit-orb"], camera=["spirit-orb"] * 3).labels == PASS
    assert given(hand=["spirit-orb"], camera=["spirit-orb"] * 2).may("Spirit Orb: add to your Camera")


# Actions


@pytest.mark.rule("FF-ACTION-1")
def test_an_action_is_done_and_discarded() -> None:
    table = given(hand=["long-candle"], deck=["seeker", "track", "blast"]).pick("Long Candle")
    assert (table.hand(), table.discard) == (["blast", "seeker", "track"], ["long-candle"])


@pytest.mark.rule("FF-ACTION-2")
def test_an_action_is_played_only_where_it_can_do_something() -> None:
    idle = ["zero-shot", "snapshot", "salt-line", "wrong-door", "torn-page", "sift-the-ashes", "fatal-frame"]
    assert given(hand=idle).labels == PASS


@pytest.mark.rule("FF-ACTION-2")
def test_the_long_candle_is_not_played_where_no_card_is_left() -> None:
    assert given(hand=["long-candle"], rest="hand").labels == PASS


@pytest.mark.rule("FF-ACTION-2", "FF-BOY-1")
def test_the_cold_draught_is_not_played_where_nobody_would_discard() -> None:
    hands = {0: ["cold-draught"], 1: ["track"]}
    assert given(hand=hands).may("Cold Draught")
    assert not given(hand=hands, album={1: ["trapped-boy"]}).may("Cold Draught")
    assert not given(hand=["cold-draught"]).may("Cold Draught")


@pytest.mark.rule("FF-ACTION-3")
def test_who_plays_the_action_chooses_what_the_other_loses() -> None:
    table = given(
        seats=3,
        hand=["torn-page"],
        items={0: ["temple-key"], 1: ["prayer-bell", "wedding-comb"], 2: ["medicine-chest"]},
    )
    assert [label for label in table.labels if "Torn Page" in label] == [
        "Torn Page: Player 2 loses Small Prayer Bell",
        "Torn Page: Player 2 loses Wedding Comb",
        "Torn Page: Player 3 loses Pedlar's Medicine Chest",
    ]
    table.pick("Torn Page: Player 2 loses Wedding Comb")
    assert (table.items(1), table.discard) == (["prayer-bell"], ["wedding-comb", "torn-page"])


@pytest.mark.rule("FF-ACTION-4")
def test_chance_chooses_what_others_discard() -> None:
    gone = set()
    for seed in range(12):
        table = given(hand={0: ["cold-draught"], 1: ["track", "sense", "blast"]})
        table.state.dice = seeded(seed)
        table.pick("Cold Draught")
        gone.add(table.discard[0])
        assert table.discard[1:] == ["cold-draught"]
    assert gone == {"track", "sense", "blast"}


# Attachments


@pytest.mark.rule("FF-ATTACH-1")
def test_what_is_attached_to_a_card_is_lost_with_it() -> None:
    table = given(hand=["lens-crack"], camera={1: ["14-film"]}, attached={"fatal-frame": "14-film"}).pick(
        "Crack in the Lens"
    )
    assert (table.attached, table.camera(1)) == ({}, [])
    assert table.discard == ["14-film", "fatal-frame", "lens-crack"]


@pytest.mark.rule("FF-ATTACH-1")
def test_what_is_attached_to_a_ghost_goes_with_a_path() -> None:
    table = given("move", paths=TWO, ghosts={"loom-room": ["sunken-woman"]}, attached={"futile-odds": "sunken-woman"})
    table.pick("Move out of Osaka House")
    assert (table.attached, table.discard) == ({}, ["sunken-woman", "futile-odds"])


@pytest.mark.rule("FF-ATTACH-1")
def test_what_is_attached_to_a_blue_ghost_is_lost_when_it_vanishes() -> None:
    table = given("move", ghosts={"kiryu-house": ["crimson-butterfly"]}, attached={"zero-shot": "crimson-butterfly"})
    table.pick("Move to Osaka House")
    assert table.discard == ["crimson-butterfly", "zero-shot"]


@pytest.mark.rule("FF-ATTACH-2")
@pytest.mark.parametrize(("face", "album"), [(1, ["seeker"]), (0, [])])
def test_an_action_on_a_ghost_lasts_for_the_next_fight_won_or_lost(face: int, album: list[str]) -> None:
    attached = {"zero-shot": "seeker"} if face else {"futile-odds": "seeker"}
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, attached=attached, dice=[face or 4])
    assert (table.album(), table.attached) == (album, {})
    assert table.discard == list(attached)


@pytest.mark.rule("FF-ATTACH-2")
def test_it_waits_until_that_ghost_is_fought_and_helps_whoever_fights() -> None:
    table = given(
        "fight",
        turn=1,
        ghosts={"tachibana-house": ["seeker", "broken-neck"]},
        attached={"zero-shot": "broken-neck"},
        dice=[2],
    )
    assert table.attached == {"zero-shot": "broken-neck"}  # the Seeker was not beaten
    table = given(
        "fight",
        turn=1,
        ghosts={"tachibana-house": ["seeker", "broken-neck"]},
        attached={"zero-shot": "broken-neck"},
        dice=[[3], [2]],
    )
    assert table.album(1) == ["seeker", "broken-neck"]


@pytest.mark.rule("FF-ATTACH-3")
def test_a_ghost_that_attacks_you_is_one_at_your_location() -> None:
    table = given(hand=["zero-shot"], ghosts={"kiryu-house": ["seeker", "broken-neck"], "tachibana-house": ["ash-nun"]})
    assert table.labels == ["Zero Shot on the Seeker", "Zero Shot on the Broken Neck", "Pass"]
    table.pick("Zero Shot on the Broken Neck")
    assert (table.attached, table.discard) == ({"zero-shot": "broken-neck"}, [])


@pytest.mark.rule("FF-ATTACH-3")
def test_the_boss_whom_one_faces_attacks_too() -> None:
    table = given(hand=["zero-shot"], paths={0: ["loom-room"]})
    assert table.labels == ["Zero Shot on the Failed Kusabi", "Pass"]


@pytest.mark.rule("FF-ATTACH-4")
def test_a_ghost_in_play_is_any_on_the_table() -> None:
    table = given(
        hand=["futile-odds"],
        paths={1: ["loom-room"]},
        ghosts={"kiryu-house": ["seeker"], "mill-stream": ["toll-keeper"], "loom-room": ["sunken-woman"]},
        album={1: ["broken-neck"]},
    )
    assert sorted(table.labels) == [
        "Futile Odds on the Failed Kusabi",
        "Futile Odds on the Seeker",
        "Futile Odds on the Sunken Woman",
        "Futile Odds on the Toll Keeper",
        "Pass",
    ]


@pytest.mark.rule("FF-ATTACH-5")
def test_what_is_attached_goes_along_when_its_card_is_stolen() -> None:
    table = given(hand=["light-fingers"], camera={1: ["14-film"]}, attached={"fatal-frame": "14-film"})
    table.pick("Light Fingers: take 14-Film")
    assert (table.camera(0), table.attached) == (["14-film"], {"fatal-frame": "14-film"})


@pytest.mark.rule("FF-ATTACH-5")
def test_what_is_attached_goes_along_when_its_ghost_is_led_away() -> None:
    table = given(
        seats=3,
        hand=["calling-bell"],
        at={2: "mill-stream"},
        ghosts={"kiryu-house": ["seeker"]},
        attached={"zero-shot": "seeker"},
    )
    table.pick("Calling Bell: move the Seeker to Player 3")
    assert (table.haunted, table.attached) == ({"mill-stream": ["seeker"]}, {"zero-shot": "seeker"})


@pytest.mark.rule("FF-ATTACH-6")
def test_what_lies_on_a_ghost_that_is_captured_without_a_fight_is_discarded() -> None:
    table = given(hand=["snapshot"], ghosts={"kiryu-house": ["seeker"]}, attached={"zero-shot": "seeker"})
    table.pick("Snapshot: capture the Seeker")
    assert (table.album(), table.attached, table.discard) == (["seeker"], {}, ["zero-shot", "snapshot"])
