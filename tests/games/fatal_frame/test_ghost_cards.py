"""Every Ghost of the main deck: its facts and effects."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import Position, given

QUIET = ["loom-room", "rice-store", "sand-garden"]
"""Interior Locations without effects."""

HAND = ["long-candle", "cold-draught", "sift-the-ashes"]


def fight(ghost: str, *faces: int, **more: Any) -> Position:
    """Return a fight against a single Ghost in its zone, with these faces."""
    zone = {printed.id: printed.zone for printed in BOX.ghosts}[ghost]
    if zone == "interior":
        path = more.pop("paths", QUIET)
        return given("fight", paths=path, ghosts={path[0]: [ghost]}, dice=faces, **more)
    return given("fight", ghosts={"kiryu-house": [ghost]}, dice=faces, **more)


# Printed facts

PRINTED = [
    ("seeker", 2, "both", True, "red", 1, 2),
    ("sunken-woman", 3, "interior", False, "red", 1, 2),
    ("veiled-priest", 4, "both", True, "red", 2, 2),
    ("folklorist", 4, "both", True, "blue", 1, 1),
    ("twins-doll", 4, "interior", False, "red", 2, 2),
    ("woman-in-box", 3, "interior", False, "red", 1, 2),
    ("broken-neck", 3, "both", True, "red", 1, 2),
    ("bloody-kimono", 4, "interior", True, "red", 2, 2),
    ("remaining-twin", 4, "both", True, "blue", 1, 1),
    ("crimson-butterfly", 2, "both", False, "blue", 1, 1),
    ("trapped-boy", 3, "interior", False, "blue", 1, 1),
    ("limbo-woman", 2, "both", True, "red", 1, 2),
    ("lantern-widow", 1, "exterior", True, "red", 1, 2),
    ("night-watchman", 2, "exterior", False, "red", 1, 2),
    ("well-child", 1, "interior", False, "red", 1, 2),
    ("blind-masseur", 3, "both", True, "red", 2, 1),
    ("ash-nun", 3, "both", False, "red", 2, 1),
    ("charcoal-burner", 3, "exterior", True, "red", 2, 1),
    ("indigo-dyer", 2, "exterior", True, "red", 1, 1),
    ("silkworm-maid", 3, "interior", True, "red", 1, 1),
    ("toll-keeper", 3, "exterior", False, "red", 2, 1),
    ("pallbearer", 4, "both", True, "red", 0, 1),
    ("loom-girl", 2, "interior", False, "red", 1, 1),
]


def test_what_is_printed_on_the_ghosts() -> None:
    assert [
        (ghost.id, ghost.power, ghost.zone, ghost.chase, "blue" if ghost.blue else "red", ghost.value, ghost.copies)
        for ghost in BOX.ghosts
    ] == PRINTED


@pytest.mark.parametrize(("ghost", "power"), [(row[0], row[1]) for row in PRINTED])
def test_a_die_must_be_higher_than_its_power(ghost: str, power: int) -> None:
    veil = 1 if ghost == "ash-nun" else 0
    table = fight(ghost, power + veil)
    assert table.album() == []
    assert table.prompt == "Move or play?"
    table = fight(ghost, power + veil + 1)
    assert table.album() == [ghost]
    assert table.prompt == "Move 1 Location"


@pytest.mark.parametrize(("ghost", "value"), [(row[0], row[5]) for row in PRINTED])
def test_what_it_is_worth_in_an_album(ghost: str, value: int) -> None:
    assert given(album=[ghost]).points() == value


@pytest.mark.parametrize(("ghost", "zone"), [(row[0], row[2]) for row in PRINTED])
def test_where_it_may_be_played(ghost: str, zone: str) -> None:
    outside = given(hand=[ghost], paths={1: QUIET})
    assert outside.may("on yourself") == (zone != "interior")
    assert outside.may("on Player 2") == (zone != "exterior")


@pytest.mark.parametrize(("ghost", "zone", "chase"), [(row[0], row[2], row[3]) for row in PRINTED])
def test_whether_it_follows(ghost: str, zone: str, chase: bool) -> None:
    if zone == "interior":
        table = given("move", paths=QUIET, ghosts={"loom-room": [ghost]}).pick("Move to the Rice Store")
        assert table.ghosts("rice-store") == ([ghost] if chase else [])
    else:
        table = given("move", ghosts={"kiryu-house": [ghost]}).pick("Move to Osaka House")
        assert table.ghosts("osaka-house") == ([ghost] if chase else [])


@pytest.mark.parametrize(
    ("ghost", "filament"),
    [(row[0], row[4]) for row in PRINTED if not row[3]],
    ids=[row[0] for row in PRINTED if not row[3]],
)
def test_whether_it_vanishes_when_left_alone(ghost: str, filament: str) -> None:
    if {row[0]: row[2] for row in PRINTED}[ghost] == "interior":
        place = "loom-room"
        table = given("move", paths=QUIET, ghosts={place: [ghost]}).pick("Move to the Rice Store")
    else:
        place = "kiryu-house"
        table = given("move", ghosts={place: [ghost]}).pick("Move to Osaka House")
    assert table.ghosts(place) == ([ghost] if filament == "red" else [])
    assert table.discard == ([] if filament == "red" else [ghost])


# White text triggered by dice


@pytest.mark.parametrize(
    ("ghost", "fails", "beats"),
    [
        pytest.param("seeker", (2,), (3,), marks=pytest.mark.rule("FF-GHOSTCARD-1")),
        pytest.param("veiled-priest", (4,), (5,), marks=pytest.mark.rule("FF-GHOSTCARD-3")),
        pytest.param("lantern-widow", (1,), (2,), marks=pytest.mark.rule("FF-GHOSTCARD-13")),
    ],
)
def test_who_fails_discards(ghost: str, fails: tuple[int, ...], beats: tuple[int, ...]) -> None:
    count = 1 if ghost == "seeker" else 2
    table = fight(ghost, *fails, hand=HAND)
    for _ in range(count):
        assert table.prompt == "Discard a card"
        table.pick(table.labels[0])
    assert table.prompt == "Move or play?"
    assert len(table.hand()) == 3 - count
    table = fight(ghost, *beats, hand=HAND)
    assert table.prompt == "Move 1 Location"
    assert table.hand() == sorted(HAND)


@pytest.mark.rule("FF-GHOSTCARD-3")
def test_the_veiled_priest_takes_what_there_is() -> None:
    table = fight("veiled-priest", 1, hand=["track"])
    assert table.hand() == []
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-GHOSTCARD-1")
def test_the_seeker_asks_nothing_of_an_empty_hand() -> None:
    assert fight("seeker", 1).prompt == "Move or play?"


@pytest.mark.rule("FF-GHOSTCARD-2")
def test_the_sunken_woman_takes_a_spirit_orb_from_who_fails() -> None:
    table = fight("sunken-woman", 3, camera=["spirit-orb", "spirit-orb", "track"]).stand()
    assert table.camera() == ["spirit-orb", "track"]
    assert table.discard == ["spirit-orb"]
    table = fight("sunken-woman", 4, camera=["spirit-orb"]).stand()
    assert table.camera() == ["spirit-orb"]


@pytest.mark.rule("FF-GHOSTCARD-2")
def test_the_sunken_woman_takes_no_other_upgrade() -> None:
    table = fight("sunken-woman", 3, 2, camera=["14-film", "track"])
    assert table.camera() == ["14-film", "track"]


@pytest.mark.rule("FF-GHOSTCARD-5")
def test_the_twins_doll_takes_a_card_for_an_even_number_even_when_beaten() -> None:
    table = fight("twins-doll", 6, hand=HAND)
    assert table.prompt == "Discard a card"
    table.pick("Discard Long Candle")
    assert table.album() == ["twins-doll"]
    table = fight("twins-doll", 5, hand=HAND)
    assert table.hand() == sorted(HAND)


@pytest.mark.rule("FF-GHOSTCARD-5")
def test_the_twins_doll_takes_one_card_for_several_even_numbers() -> None:
    table = fight("twins-doll", 2, 4, 6, hand=HAND, camera=["61-film"]).pick("Discard Long Candle")
    assert table.prompt == "Move 1 Location"
    assert len(table.hand()) == 2


@pytest.mark.rule("FF-GHOSTCARD-6")
def test_the_woman_in_box_takes_an_upgrade_of_your_choice_for_an_even_number() -> None:
    table = fight("woman-in-box", 2, 5, 3, camera=["61-film", "track"])
    assert table.prompt == "Lose which card?"
    assert sorted(table.labels) == ["Lose 61-Film", "Lose Track"]
    table.pick("Lose Track")
    assert table.album() == ["woman-in-box"]
    assert table.camera() == ["61-film"]
    assert fight("woman-in-box", 1, 5, 3, camera=["61-film"]).camera() == ["61-film"]


@pytest.mark.rule("FF-GHOSTCARD-6")
def test_the_loss_of_a_film_does_not_change_the_roll() -> None:
    table = fight("woman-in-box", 2, 5, 3, camera=["61-film"])
    assert table.camera() == []
    assert table.album() == ["woman-in-box"]


@pytest.mark.rule("FF-GHOSTCARD-6")
def test_the_woman_in_box_looks_at_final_dice() -> None:
    table = fight("woman-in-box", 4, camera=["spirit-orb", "track"])
    table.pick("Spirit Orb: add 1 to attack die 1")
    assert table.camera() == ["track"]
    assert table.album() == ["woman-in-box"]


@pytest.mark.rule("FF-GHOSTCARD-7")
def test_broken_neck_takes_a_card_for_an_odd_number() -> None:
    table = fight("broken-neck", 5, hand=HAND).pick("Discard Sift the Ashes")
    assert table.album() == ["broken-neck"]
    table = fight("broken-neck", 2, hand=HAND)
    assert table.hand() == sorted(HAND)
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-GHOSTCARD-8")
def test_the_bloody_kimono_takes_an_upgrade_from_who_fails() -> None:
    table = fight("bloody-kimono", 4, 2, camera=["14-film", "sense"])
    table.pick("Lose 14-Film")
    assert table.camera() == ["sense"]
    table = fight("bloody-kimono", 5, 2, camera=["14-film", "sense"])
    assert table.camera() == ["14-film", "sense"]


@pytest.mark.rule("FF-GHOSTCARD-12")
def test_the_limbo_woman_makes_who_fails_skip_a_turn() -> None:
    table = fight("limbo-woman", 2)
    assert table.skips()
    table.pick("Play, but do not move", "Pass")
    assert table.turn == 1
    table.pick("Move to Kureha Shrine").pass_on()
    assert table.turn == 1
    assert table.events("skipped") == [["skipped", 0]]
    assert not table.skips()


@pytest.mark.rule("FF-GHOSTCARD-12")
def test_the_limbo_woman_beaten_holds_nobody() -> None:
    assert not fight("limbo-woman", 3).skips()


@pytest.mark.rule("FF-GHOSTCARD-14")
def test_the_night_watchman_takes_a_spirit_orb_for_an_odd_number() -> None:
    table = fight("night-watchman", 3, camera=["spirit-orb", "spirit-orb"]).stand()
    assert table.album() == ["night-watchman"]
    assert table.camera() == ["spirit-orb"]
    table = fight("night-watchman", 2, camera=["spirit-orb"]).stand()
    assert table.camera() == ["spirit-orb"]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-GHOSTCARD-15")
@pytest.mark.parametrize("face", [1, 2, 3, 6])
def test_the_well_child_takes_a_card_whatever_is_rolled(face: int) -> None:
    table = fight("well-child", face, hand=HAND).pick("Discard Cold Draught")
    assert table.hand() == ["long-candle", "sift-the-ashes"]
    assert table.album() == ([] if face == 1 else ["well-child"])


@pytest.mark.rule("FF-GHOSTCARD-21")
def test_the_toll_keeper_takes_an_item_from_who_fails() -> None:
    table = fight("toll-keeper", 3, items=["wedding-comb", "prayer-bell"])
    table.pick("Lose Small Prayer Bell")
    assert table.items() == ["wedding-comb"]
    assert fight("toll-keeper", 4, items=["wedding-comb"]).items() == ["wedding-comb"]
    assert fight("toll-keeper", 3, 1, camera=["14-film"]).camera() == ["14-film"]


# Lasting white text


@pytest.mark.rule("FF-GHOSTCARD-16")
def test_no_spirit_orb_may_be_used_against_the_blind_masseur() -> None:
    table = fight("blind-masseur", 3, hand=["sense"], camera=["spirit-orb", "blast"])
    assert not table.may("Spirit Orb")
    assert table.may("Blast: add 2 to attack die 1")
    table.stand()
    assert table.camera() == ["blast", "spirit-orb"]
    assert fight("blind-masseur", 3, camera=["spirit-orb"]).prompt == "Move or play?"


@pytest.mark.rule("FF-GHOSTCARD-16")
def test_a_spirit_orb_may_still_pay_for_flash_powder_before_the_blind_masseur() -> None:
    table = fight("blind-masseur", camera=["spirit-orb", "flash"])
    table.pick("Use Flash Powder", dice=(1, 4))
    assert table.album() == ["blind-masseur"]


@pytest.mark.rule("FF-GHOSTCARD-17")
def test_the_ash_nun_subtracts_1_from_all_attack_dice() -> None:
    table = fight("ash-nun", 4, 1, camera=["14-film", "spirit-orb"])
    assert table.dice == [3, 1]
    table.stand()
    assert table.album() == []
    assert fight("ash-nun", 5).album() == ["ash-nun"]


@pytest.mark.rule("FF-GHOSTCARD-17")
def test_the_ash_nun_takes_nothing_from_the_attack_on_another() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "ash-nun"]}, dice=((3,), (4,)))
    assert table.album() == ["seeker"]
    assert table.ghosts("kiryu-house") == ["ash-nun"]


@pytest.mark.rule("FF-GHOSTCARD-18")
@pytest.mark.parametrize(("film", "dice"), [("61-film", (2, 2)), ("14-film", (2,))])
def test_the_charcoal_burner_takes_a_die(film: str, dice: tuple[int, ...]) -> None:
    table = fight("charcoal-burner", *dice, camera=[film])
    assert table.events("rolled")[0][3:] == list(dice)


@pytest.mark.rule("FF-GHOSTCARD-18")
def test_the_charcoal_burner_leaves_one_die() -> None:
    assert fight("charcoal-burner", 4).album() == ["charcoal-burner"]


# Red text


@pytest.mark.rule("FF-GHOSTCARD-4")
def test_the_folklorist_keeps_items_from_torn_page() -> None:
    given_items = {1: ["wedding-comb"]}
    assert given(hand=["torn-page"], items=given_items).may("Torn Page")
    assert not given(hand=["torn-page"], items=given_items, album={1: ["folklorist"]}).may("Torn Page")
    assert given(hand=["torn-page"], items=given_items, album={0: ["folklorist"]}).may("Torn Page")


@pytest.mark.rule("FF-GHOSTCARD-4")
def test_the_folklorist_keeps_items_from_the_toll_keeper() -> None:
    table = fight("toll-keeper", 1, items=["wedding-comb"], album=["folklorist"])
    assert table.items() == ["wedding-comb"]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-GHOSTCARD-4")
def test_the_folklorist_does_nothing_on_the_map_and_keeps_no_upgrades() -> None:
    table = given("fight", paths=QUIET, ghosts={"loom-room": ["folklorist"]}, items=["wedding-comb"], dice=(4,))
    assert given(
        hand=["torn-page"], items={1: ["wedding-comb"]}, paths={1: QUIET}, ghosts={"loom-room": ["folklorist"]}
    ).may("Torn Page")
    assert table.items() == ["wedding-comb"]
    assert given(hand=["light-fingers"], camera={1: ["track"]}, album={1: ["folklorist"]}).may("Light Fingers")


@pytest.mark.rule("FF-GHOSTCARD-9")
def test_the_remaining_twin_adds_1_to_all_attack_dice() -> None:
    table = fight("seeker", 2, 6, album=["remaining-twin"], camera=["14-film", "spirit-orb"])
    assert table.dice == [3, 6]
    table.stand()
    assert table.album() == ["remaining-twin", "seeker"]
    assert fight("seeker", 2, album={1: ["remaining-twin"]}).album() == []


@pytest.mark.rule("FF-GHOSTCARD-9")
def test_the_remaining_twin_helps_at_once_against_the_next_in_the_stack() -> None:
    ghosts = {"loom-room": ["remaining-twin"]}
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", ghosts=ghosts, dice=((5,), (5, 1)))
    assert table.album() == ["remaining-twin"]
    assert table.life() == 2


@pytest.mark.rule("FF-GHOSTCARD-9")
def test_the_remaining_twin_does_not_add_to_the_boss_die() -> None:
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", album=["remaining-twin"], camera=["spirit-orb"],
                  dice=(2, 4))  # fmt: skip
    assert (table.dice, table.boss_die) == ([3], 4)


@pytest.mark.rule("FF-GHOSTCARD-10", "FF-BUTTERFLY-1")
def test_the_crimson_butterfly_draws_a_card_for_doubles() -> None:
    table = fight("seeker", 4, 4, album=["crimson-butterfly"], camera=["14-film"], deck=["track"])
    assert table.hand() == ["track"]
    assert fight("seeker", 4, 3, album=["crimson-butterfly"], camera=["14-film"]).hand() == []
    assert fight("seeker", 4, 4, camera=["14-film"]).hand() == []


@pytest.mark.rule("FF-GHOSTCARD-10", "FF-BUTTERFLY-1")
def test_the_crimson_butterfly_draws_one_card_for_three_alike_and_none_for_the_boss_die() -> None:
    table = fight("seeker", 4, 4, 4, album=["crimson-butterfly"], camera=["61-film"])
    assert len(table.hand()) == 1
    table = given("fight", paths=["loom-room"], boss="failed-kusabi", album=["crimson-butterfly"], dice=(3, 3))
    assert table.hand() == []


@pytest.mark.rule("FF-GHOSTCARD-10", "FF-BUTTERFLY-1")
def test_the_crimson_butterfly_looks_at_the_dice_as_rolled() -> None:
    table = fight("seeker", 3, 4, album=["crimson-butterfly"], camera=["14-film", "spirit-orb"])
    table.pick("Spirit Orb: add 1 to attack die 1")
    assert table.hand() == []
    table = fight("ash-nun", 1, 2, album=["crimson-butterfly"], camera=["14-film"])
    assert table.events("subtracted")[0][3:] == [1, 1]
    assert table.hand() == []


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-1")
@pytest.mark.parametrize(
    ("ghost", "face"),
    [
        ("seeker", 1),
        ("veiled-priest", 1),
        ("twins-doll", 2),
        ("broken-neck", 1),
        ("well-child", 3),
        ("lantern-widow", 1),
    ],
)
def test_with_the_trapped_boy_no_ghost_effect_forces_a_discard(ghost: str, face: int) -> None:
    table = fight(ghost, face, hand=HAND, album=["trapped-boy"])
    assert table.prompt == "Discard a card"
    table.pick("Discard nothing")
    assert table.hand() == sorted(HAND)
    assert table.prompt in ("Move or play?", "Move 1 Location")


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-1")
def test_with_the_trapped_boy_one_may_still_discard_and_stop_after_one() -> None:
    table = fight("veiled-priest", 1, hand=HAND, album=["trapped-boy"]).pick("Discard Long Candle")
    assert table.prompt == "Discard a card"
    table.pick("Discard nothing")
    assert table.hand() == ["cold-draught", "sift-the-ashes"]


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-1")
@pytest.mark.parametrize("room", ["well-shaft", "sickroom", "tea-room"])
def test_with_the_trapped_boy_no_location_forces_a_discard(room: str) -> None:
    table = given("move", paths=["loom-room", room, "rice-store"], hand=HAND, album=["trapped-boy"])
    table.pick("Move to the").pick("Discard nothing")
    assert len(table.hand()) == (5 if room == "tea-room" else 3)


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-1")
def test_with_the_trapped_boy_neither_cedar_steps_nor_cold_draught_nor_a_boss_force_a_discard() -> None:
    table = given("move", at="tachibana-house", hand=HAND, album=["trapped-boy"]).pick("Move to Cedar Steps")
    table.pick("Discard nothing")
    assert table.hand() == sorted(HAND)
    table = given(seats=3, hand={0: ["cold-draught"], 1: ["seeker"], 2: ["track"]}, album={1: ["trapped-boy"]})
    table.pick("Cold Draught")
    assert table.discard == ["track", "cold-draught"]
    assert given(hand={0: ["cold-draught"], 1: ["seeker"]}, album={1: ["trapped-boy"]}).labels == ["Pass"]
    table = given("fight", paths=["loom-room"], boss="bell-abbot", hand=HAND, album=["trapped-boy"], dice=(2, 3))
    table.pick("Discard nothing")
    assert table.hand() == sorted(HAND)


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-1")
@pytest.mark.parametrize(("boss", "faces"), [("bell-abbot", (2, 3)), ("doll-mother", (4, 3))])
def test_with_the_trapped_boy_no_boss_forces_a_discard(boss: str, faces: tuple[int, ...]) -> None:
    table = given("fight", paths=["loom-room"], boss=boss, hand=HAND, album=["trapped-boy"], dice=faces)
    assert table.labels[-1].startswith("Discard nothing")
    table.pick("Discard nothing")
    assert table.hand() == sorted(HAND)


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-1")
def test_with_the_trapped_boy_the_hand_may_stay_large() -> None:
    seven = [*HAND, "track", "sense", "save", "blast"]
    table = given("discard", hand=seven, album=["trapped-boy"]).pick("Discard nothing")
    assert table.hand() == sorted(seven)
    assert table.turn == 1


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-2")
@pytest.mark.parametrize("hand", [[], ["long-candle"]])
def test_with_the_trapped_boy_functions_cost_no_card(hand: list[str]) -> None:
    table = given(hand=hand, camera=["sense"], album=["trapped-boy"], deck=["track"])
    table.pick("Use Sense", *["Discard nothing" for _ in hand])
    assert table.hand() == sorted([*hand, "track"])


@pytest.mark.rule("FF-GHOSTCARD-11", "FF-BOY-2")
def test_the_trapped_boy_keeps_nothing_on_the_table() -> None:
    table = fight("woman-in-box", 2, 2, camera=["14-film"], album=["trapped-boy"])
    assert table.camera() == []
    table = given(camera=["flash"], album=["trapped-boy"], hand=["track"])
    assert not table.may("Use Flash Powder")


@pytest.mark.rule("FF-GHOSTCARD-19")
@pytest.mark.parametrize(("album", "kept"), [([], 5), (["indigo-dyer"], 7)])
def test_the_indigo_dyer_lets_2_more_cards_be_held(album: list[str], kept: int) -> None:
    eight = [*HAND, "track", "sense", "save", "blast", "darkroom"]
    table = given("discard", hand=eight, album=album)
    for _ in range(8 - kept):
        assert table.prompt == "Discard a card"
        table.pick(table.labels[0])
    assert table.turn == 1
    assert len(table.hand()) == kept


@pytest.mark.rule("FF-GHOSTCARD-20")
def test_the_silkworm_maid_draws_a_card_for_each_capture_but_her_own() -> None:
    table = given(
        "fight", ghosts={"kiryu-house": ["seeker", "broken-neck"]}, album=["silkworm-maid"], dice=((3,), (4,))
    )
    assert table.album() == ["silkworm-maid", "seeker", "broken-neck"]
    assert len(table.hand()) == 2
    assert fight("silkworm-maid", 4).hand() == []
    assert fight("seeker", 2, album=["silkworm-maid"]).hand() == []


@pytest.mark.rule("FF-GHOSTCARD-20")
def test_the_silkworm_maid_draws_for_a_snapshot_too() -> None:
    table = given(hand=["snapshot"], album=["silkworm-maid"], ghosts={"kiryu-house": ["seeker"]}, deck=["track"])
    table.pick("Snapshot: capture the Seeker")
    assert table.hand() == ["track"]


@pytest.mark.rule("FF-GHOSTCARD-22")
def test_the_pallbearer_is_worth_1_for_each_other_ghost() -> None:
    rest = ["veiled-priest", "seeker", "seeker", "loom-girl", "trapped-boy"]
    assert given(album=["pallbearer"]).points() == 0
    assert given(album=["pallbearer", "veiled-priest"]).points() == 3
    assert given(album=["pallbearer", *rest]).points() == 5 + 2 + 4
    assert given(album=["pallbearer"], items=["wedding-comb"]).points() == 4


@pytest.mark.rule("FF-GHOSTCARD-23")
def test_the_loom_girl_keeps_upgrades_from_ghosts_and_thieves() -> None:
    table = fight("woman-in-box", 2, camera=["track"], album=["loom-girl"])
    assert table.camera() == ["track"]
    table = fight("sunken-woman", 1, camera=["spirit-orb"], album=["loom-girl"]).stand()
    assert table.camera() == ["spirit-orb"]
    table = given(hand=["light-fingers", "lens-crack"], camera={1: ["61-film"]}, album={1: ["loom-girl"]})
    assert table.labels == ["Pass"]


@pytest.mark.rule("FF-GHOSTCARD-23")
def test_the_loom_girl_does_not_hinder_what_one_gives_up_oneself() -> None:
    table = fight("seeker", camera=["spirit-orb", "flash"], album=["loom-girl"])
    table.pick("Use Flash Powder", dice=(1, 2))
    assert table.camera() == ["flash"]
    table = fight("seeker", 2, camera=["spirit-orb"], album=["loom-girl"]).pick("Spirit Orb: add 1 to attack die 1")
    assert table.album() == ["loom-girl", "seeker"]
    table = given(hand=["14-film"], camera=["61-film"], album=["loom-girl"]).pick("14-Film: replace 61-Film")
    assert table.camera() == ["14-film"]
    assert given(hand=["torn-page"], items={1: ["wedding-comb"]}, album={1: ["loom-girl"]}).may("Torn Page")
