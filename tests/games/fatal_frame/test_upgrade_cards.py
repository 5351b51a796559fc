"""Every Upgrade: effect, cost and restrictions."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import given

QUIET = ["loom-room", "rice-store", "sand-garden"]
SEEKER = {"kiryu-house": ["seeker"]}


def test_how_many_there_are_of_each() -> None:
    assert {card.id: card.copies for card in BOX.upgrades} == {
        "14-film": 4,
        "61-film": 3,
        "spirit-orb": 8,
        "track": 2,
        "sense": 2,
        "blast": 2,
        "save": 1,
        "flash": 1,
        "darkroom": 1,
    }


# Film


@pytest.mark.rule("FF-UPGRADECARD-1", "FF-CAMERA-1")
@pytest.mark.rule("FF-UPGRADECARD-2")
@pytest.mark.parametrize(("camera", "dice"), [([], (1,)), (["14-film"], (1, 2)), (["61-film"], (1, 2, 3))])
def test_a_film_adds_to_the_one_die_of_the_camera(camera: list[str], dice: tuple[int, ...]) -> None:
    table = given("fight", ghosts={"kiryu-house": ["veiled-priest"]}, camera=camera, dice=dice)
    assert table.events("rolled") == [["rolled", 0, 0, *dice]]
    assert table.camera() == camera


@pytest.mark.rule("FF-UPGRADECARD-1", "FF-UPGRADECARD-2")
def test_a_film_takes_the_place_of_another_but_not_of_its_like() -> None:
    table = given(hand=["14-film", "61-film"], camera=["61-film"])
    assert table.labels == ["14-Film: replace 61-Film", "Pass"]
    table.pick("14-Film: replace 61-Film")
    assert (table.camera(), table.discard) == (["14-film"], ["61-film"])


# Spirit Orb


@pytest.mark.rule("FF-UPGRADECARD-3")
def test_a_spirit_orb_is_lost_to_add_1_to_one_die_of_your_choice() -> None:
    table = given("fight", ghosts=SEEKER, camera=["14-film", "spirit-orb", "spirit-orb"], dice=(1, 2))
    assert table.labels == [
        "Let the dice stand",
        "Spirit Orb: add 1 to attack die 1 (now 1)",
        "Spirit Orb: add 1 to attack die 2 (now 2)",
    ]
    table.pick("Spirit Orb: add 1 to attack die 1")
    assert table.dice == [2, 2]
    table.pick("Spirit Orb: add 1 to attack die 1")
    assert table.camera() == ["14-film"]
    assert table.album() == ["seeker"]


@pytest.mark.rule("FF-UPGRADECARD-3")
def test_a_spirit_orb_is_not_wasted_on_a_6_and_not_used_before_a_roll() -> None:
    table = given("fight", ghosts=SEEKER, camera=["spirit-orb"], dice=(6,))
    assert table.album() == ["seeker"]
    assert table.camera() == ["spirit-orb"]
    assert not given(camera=["spirit-orb"], hand=["track"]).may("Spirit Orb")


@pytest.mark.rule("FF-UPGRADECARD-3")
def test_a_spirit_orb_may_turn_the_boss_die() -> None:
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", camera=["spirit-orb"], dice=(2, 2))
    table.pick("Spirit Orb: add 1 to the Boss die")
    assert table.room() == "loom-room"
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-UPGRADECARD-3")
def test_a_camera_takes_3_spirit_orbs_and_no_fourth() -> None:
    assert given(hand=["spirit-orb"], camera=["spirit-orb"] * 2).may("Spirit Orb: add to your Camera")
    assert given(hand=["spirit-orb"], camera=["spirit-orb"] * 3).labels == ["Pass"]


# Functions


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_track_moves_to_an_adjacent_location_beside_the_move() -> None:
    table = given("move", camera=["track"], hand=["seeker", "sense"])
    table.pick("Use Track", "Pay with Seeker", "Move to Osaka House")
    assert table.at() == "osaka-house"
    assert table.hand() == ["sense"]
    assert table.prompt == "Move 1 Location"
    assert not table.may("Use Track")


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_track_costs_a_card_and_is_no_use_on_the_camera_or_in_the_midst_of_an_attack() -> None:
    assert not given("move", camera=["track"]).may("Use Track")
    assert not given("move", camera=["track"], hand=["seeker"], at=None).may("Use Track")
    table = given("fight", ghosts=SEEKER, camera=["track", "spirit-orb"], hand=["sense"])
    assert table.may("Use Track")
    table.pick("Fight the Seeker", dice=(1,))
    assert table.prompt == "Add to a die?"
    assert not table.may("Use Track")


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_track_before_the_fight_leads_to_the_ghosts_of_another_location() -> None:
    table = given("draw", ghosts={"osaka-house": ["seeker"]}, at="kureha-shrine", camera=["track"], deck=["sense"])
    assert table.prompt == "No Ghosts here. Use a Function before you move?"
    table.pick("Use Track").pick("Move to Osaka House", dice=(3,))
    assert table.album() == ["seeker"]
    assert table.prompt == "Move 1 Location"


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_track_before_the_fight_leads_to_the_boss_who_is_fought_at_once() -> None:
    items = ["wedding-comb", "temple-key", "prayer-bell"]
    table = given("draw", at="kureha-shrine", camera=["track"], items=items, boss_pile=["failed-kusabi"],
                  interiors=["loom-room"])  # fmt: skip
    table.pick("Use Track").pick("Move into Kureha Shrine", dice=(6, 1))
    assert table.life() == 2


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_track_before_the_fight_leads_on_through_a_house_and_out_of_it() -> None:
    ghosts = {"sand-garden": ["seeker"], "kiryu-house": ["lantern-widow"], "tachibana-house": ["night-watchman"]}
    for place, offered in (("sand-garden", "Sand Garden"), ("kiryu-house", "out of"), ("tachibana-house", "out to")):
        table = given("draw", paths=["loom-room", "sand-garden", "stair-well"], camera=["track"],
                      ghosts={place: ghosts[place]})  # fmt: skip
        table.pick("Use Track")
        table.pick(offered, dice=(3,))
        assert table.album() == ghosts[place]


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_without_a_fight_next_door_nobody_is_asked_before_the_fight() -> None:
    near = {"osaka-house": ["seeker"]}
    shrine: dict[str, Any] = {"at": "kureha-shrine", "camera": ["track"]}
    assert given("draw", **shrine, ghosts={"watch-tower": ["night-watchman"]}).prompt == "Move 1 Location"
    assert given("draw", **shrine, ghosts={**near, "kureha-shrine": ["seeker"]}).prompt == "Fight the Ghost"
    assert given("draw", at="kureha-shrine", ghosts=near).prompt == "Move 1 Location"
    assert given("draw", at=None, camera=["track"], ghosts=near).prompt == "Move 1 Location"
    assert given("draw", at="kureha-shrine", camera=["sense"], ghosts=near).prompt == "Move 1 Location"
    assert given("draw", **shrine, ghosts=near, rest="hand").prompt == "Move 1 Location"
    table = given("draw", **shrine, ghosts=near)
    assert table.pick("Use no Function").prompt == "Move 1 Location"


@pytest.mark.rule("FF-UPGRADECARD-4")
def test_ghosts_follow_who_tracks() -> None:
    table = given("end", ghosts=SEEKER, camera=["track"], hand=["sense"])
    table.pick("Use Track", "Move to Osaka House")
    assert table.ghosts("osaka-house") == ["seeker"]
    assert table.turn == 1


@pytest.mark.rule("FF-UPGRADECARD-5")
def test_sense_draws_a_card_for_a_card_once_a_turn() -> None:
    table = given("move", camera=["sense"], hand=["seeker"], deck=["track"]).pick("Use Sense")
    assert table.hand() == ["track"]
    assert table.discard == ["seeker"]
    assert not table.may("Use Sense")
    assert not given("move", camera=["sense"]).may("Use Sense")


@pytest.mark.rule("FF-UPGRADECARD-5")
def test_two_senses_are_used_once_each() -> None:
    table = given("move", camera=["sense", "sense"], hand=["seeker"], deck=["track", "blast"])
    table.pick("Use Sense", "Use Sense")
    assert table.hand() == ["blast"]
    assert not table.may("Use Sense")


@pytest.mark.rule("FF-UPGRADECARD-5")
@pytest.mark.parametrize("used", ["sense", "sense-b"])
def test_of_two_senses_the_used_one_is_replaced(used: str) -> None:
    table = given(hand=["save", "seeker"], camera=["sense", "sense"], used=[used]).pick("Save: replace Sense")
    assert table.may("Use Sense")


@pytest.mark.rule("FF-UPGRADECARD-6")
def test_blast_adds_2_to_one_die_for_a_card_and_stays() -> None:
    table = given("fight", ghosts={"kiryu-house": ["veiled-priest"]}, camera=["blast"], hand=["seeker"])
    assert not table.may("Use Blast")
    table = given(
        "fight", ghosts={"kiryu-house": ["veiled-priest"]}, camera=["blast", "14-film"], hand=["seeker"], dice=(3, 1)
    )
    table.pick("Blast: add 2 to attack die 1")
    assert table.album() == ["veiled-priest"]
    assert table.camera() == ["14-film", "blast"]


@pytest.mark.rule("FF-UPGRADECARD-6")
def test_blast_stops_at_6_reaches_the_boss_die_and_needs_its_cost() -> None:
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", camera=["blast"], hand=["seeker"], dice=(5, 5))
    table.pick("Blast: add 2 to the Boss die")
    assert table.room() == "loom-room"
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", camera=["blast"], hand=["seeker"], dice=(5, 2))
    table.pick("Blast: add 2 to attack die 1")
    assert table.life() == 2
    assert given("fight", ghosts=SEEKER, camera=["blast"], dice=(1,)).prompt == "Move or play?"


@pytest.mark.rule("FF-UPGRADECARD-7")
def test_save_keeps_every_ghost_effect_off_until_the_turn_ends() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "broken-neck"]}, camera=["save"], hand=["sense", "blast"])
    table.pick("Use Save").pick("Pay with Sense", dice=((3,), (1,)))
    assert table.hand() == ["blast"]
    assert table.prompt == "Move or play?"
    assert not table.may("Use Save")
    assert not table.view()["players"][0]["skips"]


@pytest.mark.rule("FF-UPGRADECARD-7")
def test_save_may_be_used_when_the_dice_have_fallen() -> None:
    table = given("fight", ghosts=SEEKER, camera=["save"], hand=["sense", "blast"]).pick("Fight", dice=(1,))
    assert table.prompt == "Use a Function before the dice count?"
    table.pick("Use Save", "Pay with Sense")
    assert table.hand() == ["blast"]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-UPGRADECARD-7")
@pytest.mark.parametrize(
    ("ghost", "dice", "shown"),
    [("ash-nun", (4,), None), ("charcoal-burner", (1, 4), "14-film"), ("blind-masseur", (3,), "spirit-orb")],
)
def test_save_keeps_the_white_text_off_that_stands(ghost: str, dice: tuple[int, ...], shown: str | None) -> None:
    camera = ["save", shown] if shown else ["save"]
    table = given("fight", ghosts={"kiryu-house": [ghost]}, camera=camera, hand=["sense"])
    table.pick("Use Save", dice=dice)
    if ghost == "blind-masseur":
        table.pick("Spirit Orb: add 1 to attack die 1")
    assert table.album() == [ghost]


@pytest.mark.rule("FF-UPGRADECARD-7")
def test_save_is_for_fights_and_not_for_locations() -> None:
    assert not given("move", camera=["save"], hand=["sense"]).may("Use Save")
    table = given("fight", ghosts=SEEKER, camera=["save"], hand=["sense", "blast"]).pick("Fight", dice=(1,))
    table.stand().pick("Discard Blast")
    assert table.prompt == "Move or play?"
    assert not table.may("Use Save")
    table = given(
        "fight", at="tachibana-house", ghosts={"tachibana-house": ["seeker"]}, camera=["save"], hand=["sense", "blast"]
    )
    table.pick("Use Save").pick("Pay with Sense", dice=(3,)).pick("Move to Cedar Steps")
    assert (table.discard, table.hand()) == (["sense", "blast"], [])


@pytest.mark.rule("FF-UPGRADECARD-7", "FF-FUNCTION-5")
@pytest.mark.parametrize(
    ("may", "more"),
    [
        (True, {"ghosts": SEEKER}),
        (True, {"ghosts": {"kiryu-house": ["ash-nun"]}}),
        (False, {"ghosts": {"kiryu-house": ["charcoal-burner"]}}),
        (True, {"ghosts": {"kiryu-house": ["charcoal-burner"]}, "camera": ["save", "sense", "14-film"]}),
        (True, {"ghosts": {"kiryu-house": ["charcoal-burner"]}, "camera": ["save", "flash", "spirit-orb"]}),
        (
            False,
            {
                "ghosts": {"kiryu-house": ["charcoal-burner"]},
                "attached": {"double-exposure": "charcoal-burner"},
                "camera": ["save", "sense", "61-film"],
                "flash": 1,
            },
        ),
        (False, {"ghosts": {"kiryu-house": ["blind-masseur"]}}),
        (True, {"ghosts": {"kiryu-house": ["blind-masseur"]}, "camera": ["save", "sense", "spirit-orb"]}),
        (False, {"ghosts": {"kiryu-house": ["toll-keeper"]}}),
        (True, {"ghosts": {"kiryu-house": ["toll-keeper"]}, "items": ["temple-key"]}),
        (False, {"ghosts": {"kiryu-house": ["toll-keeper"]}, "items": ["temple-key"], "album": ["folklorist"]}),
        (False, {"ghosts": {"kiryu-house": ["night-watchman"]}}),
        (True, {"ghosts": {"kiryu-house": ["night-watchman", "veiled-priest"]}}),
        (False, {"ghosts": SEEKER, "album": ["trapped-boy"]}),
        (False, {"ghosts": {"kiryu-house": ["limbo-woman"]}, "skips": [0]}),
        (True, {"ghosts": {"kiryu-house": ["limbo-woman"]}}),
        (False, {"ghosts": {"kiryu-house": ["crimson-butterfly", "folklorist"]}}),
        (True, {"ghosts": {"kiryu-house": ["crimson-butterfly", "veiled-priest"]}}),
        (False, {"ghosts": {"mosquito-net-room": ["well-child"]}, "paths": ["mosquito-net-room", "stair-well"]}),
        (False, {"paths": ["loom-room"], "boss": "failed-kusabi"}),
        (False, {"paths": ["loom-room"], "boss": "mill-bride"}),
        (True, {"paths": ["loom-room"], "boss": "mill-bride", "camera": ["save", "sense", "spirit-orb"]}),
        (True, {"paths": ["loom-room"], "boss": "failed-kusabi", "ghosts": {"loom-room": ["well-child"]}}),
        (False, {"paths": ["mosquito-net-room"], "boss": "mill-bride"}),
    ],
)
def test_save_is_not_wasted_where_no_ghost_effect_could_reach_one(may: bool, more: dict[str, Any]) -> None:
    table = given("fight", **{"camera": ["save", "sense"], "hand": ["blast"], **more})
    assert table.prompt == "Fight the Ghost"
    assert table.may("Use Save") == may


@pytest.mark.rule("FF-UPGRADECARD-7", "FF-FUNCTION-5")
@pytest.mark.parametrize(
    ("may", "stack"),
    [
        (False, ["ash-nun"]),
        (False, ["charcoal-burner"]),
        (True, ["blind-masseur"]),
        (True, ["broken-neck"]),
        (True, ["ash-nun", "veiled-priest"]),
    ],
)
def test_save_comes_too_late_for_what_has_changed_the_roll(may: bool, stack: list[str]) -> None:
    table = given("fight", ghosts={"kiryu-house": stack}, camera=["save", "sense", "spirit-orb"], hand=["blast"])
    table.pick("Fight the", dice=(2,))
    assert table.prompt == ("Add to a die?" if table.may("to attack die") else "Use a Function before the dice count?")
    assert table.may("Use Save") == may


@pytest.mark.rule("FF-UPGRADECARD-7", "FF-FUNCTION-5")
@pytest.mark.parametrize(("may", "dice"), [(True, (6, 2)), (False, (6, 6))])
def test_save_frees_no_orb_for_dice_that_all_show_6(may: bool, dice: tuple[int, ...]) -> None:
    table = given(
        "fight",
        ghosts={"kiryu-house": ["blind-masseur"]},
        camera=["save", "sense", "spirit-orb", "14-film"],
        hand=["blast", "track"],
    )
    table.pick("Fight the", dice=dice)
    assert table.prompt == "Use a Function before the dice count?"
    assert table.may("Use Save") == may


@pytest.mark.rule("FF-UPGRADECARD-7", "FF-UPGRADECARD-8", "FF-FUNCTION-5")
def test_save_and_flash_powder_together_make_a_second_die_against_the_charcoal_burner() -> None:
    ghosts = {"kiryu-house": ["charcoal-burner"]}
    table = given("fight", ghosts=ghosts, camera=["save", "flash", "spirit-orb"], hand=["blast"])
    assert not table.may("Use Flash Powder")
    table.pick("Use Save").pick("Use Flash Powder", dice=(1, 4))
    assert table.album() == ["charcoal-burner"]


@pytest.mark.rule("FF-UPGRADECARD-7", "FF-UPGRADECARD-8", "FF-FUNCTION-5")
def test_without_an_orb_for_flash_powder_save_wins_no_die_from_the_charcoal_burner() -> None:
    ghosts = {"kiryu-house": ["charcoal-burner"]}
    table = given("fight", ghosts=ghosts, camera=["save", "flash"], hand=["blast"], dice=(4,))
    assert (table.album(), table.hand()) == (["charcoal-burner"], ["blast"])  # no decision was needed


@pytest.mark.rule("FF-UPGRADECARD-7")
def test_save_is_over_with_the_turn() -> None:
    table = given("fight", ghosts=SEEKER, camera=["save"], hand=["sense"], warded=True, dice=(3,))
    table.pick("Move to Osaka House").pass_on()
    assert table.turn == 1
    assert not table.view()["warded"]


@pytest.mark.rule("FF-UPGRADECARD-8")
def test_flash_powder_costs_a_spirit_orb_for_one_more_die_in_one_attack() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "broken-neck"]}, camera=["flash", "spirit-orb"])
    table.pick("Use Flash Powder", dice=((1, 3), (4,)))
    assert [event[3:] for event in table.events("rolled")] == [[1, 3], [4]]
    assert table.camera() == ["flash"]


@pytest.mark.rule("FF-UPGRADECARD-8")
def test_flash_powder_makes_a_fourth_die_and_no_fifth() -> None:
    table = given("fight", ghosts=SEEKER, camera=["flash", "spirit-orb", "61-film"])
    table.pick("Use Flash Powder", dice=(1, 1, 1, 3))
    assert table.album() == ["seeker"]
    given(
        "fight", ghosts=SEEKER, camera=["61-film"], attached={"double-exposure": "seeker"}, flash=1, dice=(1, 1, 1, 3)
    )


@pytest.mark.rule("FF-UPGRADECARD-8", "FF-FUNCTION-5")
@pytest.mark.parametrize(
    ("may", "more"),
    [
        (True, {"ghosts": SEEKER}),
        (False, {"ghosts": SEEKER, "film": "61-film", "attached": {"double-exposure": "seeker"}}),
        (True, {"ghosts": SEEKER, "film": "14-film", "attached": {"double-exposure": "seeker"}}),
        (False, {"ghosts": {"nursery": ["well-child"]}, "paths": ["nursery", "stair-well"], "film": "61-film"}),
        (False, {"ghosts": {"crawl-space": ["well-child"]}, "paths": ["crawl-space", "stair-well"]}),
        (True, {"ghosts": {"crawl-space": ["well-child"]}, "paths": ["crawl-space", "stair-well"], "film": "14-film"}),
        (False, {"ghosts": {"kiryu-house": ["charcoal-burner"]}}),
        (True, {"ghosts": {"kiryu-house": ["charcoal-burner"]}, "warded": True}),
        (True, {"ghosts": {"kiryu-house": ["charcoal-burner", "broken-neck"]}}),
        (True, {"ghosts": {"kiryu-house": ["seeker", "charcoal-burner"]}}),
        (False, {"paths": ["nursery"], "film": "61-film"}),
        (True, {"paths": ["loom-room"], "film": "61-film"}),
    ],
)
def test_flash_powder_is_not_wasted_where_it_adds_no_die(may: bool, more: dict[str, Any]) -> None:
    film = [more["film"]] if "film" in more else []
    position = {name: value for name, value in more.items() if name != "film"}
    table = given("fight", camera=["flash", "spirit-orb", "sense", *film], hand=["blast"], **position)
    assert table.prompt == "Fight the Ghost"
    assert table.may("Use Flash Powder") == may


@pytest.mark.rule("FF-UPGRADECARD-8")
def test_flash_powder_needs_an_orb_and_an_attack_to_come() -> None:
    assert not given("move", camera=["flash", "spirit-orb"]).may("Use Flash Powder")
    table = given("fight", ghosts=SEEKER, camera=["flash", "spirit-orb"]).pick("Fight", dice=(1,))
    assert not table.may("Use Flash Powder")
    table.stand()
    assert table.prompt == "Move or play?"
    assert not table.may("Use Flash Powder")
    assert given("fight", ghosts=SEEKER, camera=["flash"], dice=(1,)).prompt == "Move or play?"


@pytest.mark.rule("FF-UPGRADECARD-9")
def test_the_darkroom_bath_takes_an_upgrade_out_of_the_discard_pile() -> None:
    table = given("move", camera=["darkroom"], hand=["seeker"], discard=["61-film", "seeker", "zero-shot"])
    table.pick("Use Darkroom Bath")
    assert table.labels == ["Take 61-Film", "Take nothing"]
    table.pick("Take 61-Film")
    assert table.hand() == ["61-film"]
    assert not table.may("Use Darkroom Bath")


@pytest.mark.rule("FF-UPGRADECARD-9")
def test_the_darkroom_bath_is_no_use_without_an_upgrade_there() -> None:
    table = given("move", camera=["darkroom"], hand=["sense"], discard=["seeker", "zero-shot"])
    assert not table.may("Use Darkroom Bath")


@pytest.mark.rule("FF-CAMERA-1")
def test_a_camera_holds_2_functions() -> None:
    table = given(hand=["sense"], camera=["save", "blast"])
    assert table.labels == ["Sense: replace Save", "Sense: replace Blast", "Pass"]
    assert given(hand=["blast"], camera=["save", "blast"]).labels == ["Blast: replace Save", "Pass"]


@pytest.mark.rule("FF-UPGRADECARD-3", "FF-ACTIONCARD-4")
def test_dice_that_show_the_same_are_told_apart_when_one_fell_as_a_6() -> None:
    table = given(
        "fight", paths=["loom-room"], boss="failed-kusabi", album=["remaining-twin"],
        camera=["14-film", "spirit-orb", "spirit-orb"],
        attached={"fatal-frame": "14-film", "futile-odds": "failed-kusabi"}, dice=(5, 6, 1),
    )  # fmt: skip
    assert table.dice == [4, 4]
    assert table.may("attack die 1")
    assert table.may("attack die 2")
    table.pick("Spirit Orb: add 1 to attack die 2").pick("Spirit Orb: add 1 to attack die 2")
    assert table.life() == 1
