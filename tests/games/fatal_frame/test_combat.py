"""The Fight phase, the steps of an attack, Ghost Effects, and the Photo Album."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.fatal_frame.table import Position, given

TWO = ["loom-room", "stair-well"]
SIX = ["seeker", "seeker", "sunken-woman", "limbo-woman", "well-child", "ash-nun"]


@pytest.mark.rule("FF-TERM-3", "FF-TERM-4", "FF-TERM-2")
@pytest.mark.parametrize(
    ("ghost", "die", "has", "told"),
    [
        ("night-watchman", 1, {}, "Player 1 has no Spirit Orb to lose."),
        ("night-watchman", 1, {"camera": ["spirit-orb"]}, "Player 1 loses Spirit Orb."),
        (
            "night-watchman",
            1,
            {"camera": ["spirit-orb"], "album": ["loom-girl"]},
            "The Loom Girl protects Player 1: no Spirit Orb is lost.",
        ),
        ("seeker", 1, {}, "Player 1 has no card to discard."),
    ],
)
def test_an_effect_that_finds_nothing_to_take_says_so(ghost: str, die: int, has: Any, told: str) -> None:
    table = given("fight", ghosts={"kiryu-house": [ghost]}, dice=[die], **has)
    if table.prompt == "Add to a die?":
        table.stand()
    assert told in table.told()


def faced(table: Position) -> int:
    """Return the number of fights."""
    return len(table.events("faced"))


# 2. Fight all Ghosts at your current Location


@pytest.mark.rule("FF-FIGHT-1", "FF-FIGHT-4")
def test_all_ghosts_at_the_location_are_fought_while_one_succeeds() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "ash-nun"]}, dice=[[3], [5]])
    assert (table.album(), table.prompt) == (["seeker", "ash-nun"], "Move 1 Location")


@pytest.mark.rule("FF-FIGHT-1")
def test_a_fight_cannot_be_declined() -> None:
    table = given("fight", camera=["sense"], hand=["track"], ghosts={"kiryu-house": ["seeker"]})
    assert [label for label in table.labels if not label.startswith("Use ")] == ["Fight the Seeker (Power 2)"]


@pytest.mark.rule("FF-FIGHT-1")
def test_ghosts_elsewhere_are_not_fought() -> None:
    table = given("fight", ghosts={"osaka-house": ["seeker"], "tachibana-house": ["ash-nun"]})
    assert faced(table) == 0


RHONDA = {"loom-room": ["veiled-priest", "sunken-woman", "seeker"]}


@pytest.mark.rule("FF-FIGHT-2", "FF-FIGHT-4")
def test_example_rhonda_fights_the_seeker_then_the_sunken_woman_then_the_veiled_priest() -> None:
    table = given("fight", paths=TWO, ghosts=RHONDA, dice=[[3], [4], [5]])
    assert table.album() == ["seeker", "sunken-woman", "veiled-priest"]


@pytest.mark.rule("FF-FIGHT-3")
def test_example_rhonda_fails_against_the_seeker_and_fights_neither_of_the_others() -> None:
    table = given("fight", paths=TWO, ghosts=RHONDA, dice=[2])
    assert (faced(table), table.album()) == (1, [])
    assert table.ghosts("loom-room") == ["seeker", "sunken-woman", "veiled-priest"]


@pytest.mark.rule("FF-FIGHT-3")
def test_a_failure_half_way_up_the_stack_ends_the_combat() -> None:
    table = given("fight", paths=TWO, ghosts=RHONDA, dice=[[3], [3]])
    assert (table.album(), table.ghosts("loom-room")) == (["seeker"], ["sunken-woman", "veiled-priest"])
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-FIGHT-5")
def test_after_a_failure_one_moves_and_does_not_play() -> None:
    table = given("fight", ghosts={"kiryu-house": ["night-watchman"]}, hand=["14-film"], dice=[2])
    table.pick("Move, but do not play", "Move to Osaka House")
    assert (table.asked, table.at(), table.hand()) == (1, "osaka-house", ["14-film"])


@pytest.mark.rule("FF-FIGHT-5")
def test_after_a_failure_one_plays_and_does_not_move() -> None:
    table = given("fight", ghosts={"kiryu-house": ["night-watchman"]}, hand=["14-film"], dice=[2])
    table.pick("Play, but do not move", "14-Film: add to your Camera")
    assert (table.asked, table.at(), table.camera()) == (1, "kiryu-house", ["14-film"])


@pytest.mark.rule("FF-FIGHT-5")
def test_after_a_victory_one_does_both() -> None:
    table = given("fight", ghosts={"kiryu-house": ["night-watchman"]}, hand=["14-film"], dice=[4])
    table.pick("Move to Osaka House", "14-Film: add to your Camera")
    assert (table.at(), table.camera()) == ("osaka-house", ["14-film"])


@pytest.mark.rule("FF-FIGHT-6")
def test_the_play_after_a_failure_has_its_second_card_and_may_be_passed() -> None:
    table = given("fight", ghosts={"kiryu-house": ["night-watchman"]}, hand=["lantern-widow", "14-film"], dice=[2])
    table.pick("Play, but do not move")
    assert "Pass" in table.labels
    table.pick("Lantern Widow (Power 1) on yourself", "14-Film: add to your Camera")
    assert table.camera() == ["14-film"]


@pytest.mark.rule("FF-FIGHT-7")
def test_of_two_players_at_a_location_the_one_whose_turn_it_is_fights() -> None:
    both = {0: "mill-stream", 1: "mill-stream"}
    table = given("turn", turn=1, at=both, ghosts={"mill-stream": ["seeker"]}, dice=[3])
    assert (table.album(0), table.album(1)) == ([], ["seeker"])


# Combat


@pytest.mark.rule("FF-COMBAT-1")
def test_the_steps_come_in_their_order() -> None:
    table = given(
        "fight",
        camera=["spirit-orb", "14-film"],
        album=["remaining-twin"],
        hand=["track"],
        ghosts={"kiryu-house": ["ash-nun"]},
        dice=[2, 1],
    )
    table.pick("Spirit Orb: add 1 to attack die 1")
    verbs = [event[0] for event in table.events()]
    steps = ["faced", "rolled", "added", "subtracted", "lost", "raised", "failed"]
    assert [verb for verb in verbs if verb in steps] == steps


@pytest.mark.rule("FF-COMBAT-2")
def test_each_ghost_is_rolled_against_once() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "ash-nun"]}, dice=[[3], [1]])
    assert [event[3:] for event in table.events("rolled")] == [[3], [1]]


@pytest.mark.rule("FF-COMBAT-3")
def test_the_dice_are_those_of_camera_film_location_and_actions() -> None:
    table = given(
        "fight", paths=["nursery", "study"], ghosts={"nursery": ["seeker"]}, camera=["14-film"], dice=[1, 1, 3]
    )
    assert table.album() == ["seeker"]


@pytest.mark.rule("FF-COMBAT-4")
def test_never_more_than_four_dice_are_rolled() -> None:
    table = given(
        "fight",
        paths=["nursery", "study"],
        ghosts={"nursery": ["seeker"]},
        attached={"double-exposure": "seeker"},
        camera=["61-film"],
        dice=[1, 1, 1, 3],
    )
    assert table.album() == ["seeker"]


@pytest.mark.rule("FF-COMBAT-4")
def test_never_less_than_one_die_is_rolled() -> None:
    table = given("fight", ghosts={"kiryu-house": ["charcoal-burner"]}, dice=[4])
    assert table.album() == ["charcoal-burner"]


@pytest.mark.rule("FF-COMBAT-5")
def test_automatic_additions_are_summed_and_added_to_every_die() -> None:
    table = given(
        "fight",
        album=["remaining-twin"],
        camera=["14-film"],
        ghosts={"kiryu-house": ["veiled-priest"]},
        attached={"zero-shot": "veiled-priest"},
        dice=[1, 2],
    )
    assert table.events("added") == [["added", 0, 3, 4, 5]]
    assert table.album() == ["remaining-twin", "veiled-priest"]


@pytest.mark.rule("FF-COMBAT-6")
def test_automatic_subtractions_are_summed_and_come_after_the_additions() -> None:
    table = given(
        "fight",
        album=["remaining-twin"],
        ghosts={"kiryu-house": ["ash-nun"]},
        attached={"futile-odds": "ash-nun"},
        dice=[6],
    )
    assert table.events("added", "subtracted") == [["added", 0, 1, 6], ["subtracted", 0, 3, 3]]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-COMBAT-6", "FF-COMBAT-7", "FF-ATTACH-2")
def test_example_joe_rolls_5_on_the_broken_neck_with_futile_odds_and_needs_an_orb() -> None:
    table = given(
        "fight",
        camera=["spirit-orb", "spirit-orb"],
        ghosts={"kiryu-house": ["broken-neck"]},
        attached={"futile-odds": "broken-neck"},
        dice=[5],
    )
    assert table.dice == [3]
    table.pick("Spirit Orb: add 1 to attack die 1").stand()
    assert (table.album(), table.camera()) == (["broken-neck"], ["spirit-orb"])
    assert table.discard == ["spirit-orb", "futile-odds"]


@pytest.mark.rule("FF-COMBAT-7", "FF-ORB-1")
def test_orbs_go_on_one_die_or_several() -> None:
    table = given(
        "fight",
        camera=["spirit-orb"] * 3 + ["14-film"],
        ghosts={"kiryu-house": ["veiled-priest"]},
        hand=["track"],
        dice=[1, 3],
    )
    table.pick("to attack die 2", "to attack die 1", "to attack die 2")
    assert table.events("raised") == [["raised", 0, 1, 4], ["raised", 0, 0, 2], ["raised", 0, 1, 5]]
    assert (table.camera(), table.album()) == (["14-film"], ["veiled-priest"])


@pytest.mark.rule("FF-ORB-1")
def test_an_orb_is_lost_and_adds_1_to_one_die_alone() -> None:
    table = given(
        "fight",
        camera=["spirit-orb", "61-film"],
        ghosts={"kiryu-house": ["seeker"]},
        hand=["track", "sense"],
        dice=[1, 1, 1],
    )
    table.pick("Spirit Orb: add 1 to attack die 1")
    assert table.events("raised") == [["raised", 0, 0, 2]]
    assert (table.camera(), table.discard, table.prompt) == (["61-film"], ["spirit-orb"], "Discard a card")


@pytest.mark.rule("FF-COMBAT-7", "FF-ATTACH-1")
@pytest.mark.parametrize(("attached", "dice"), [({}, [1, 3]), ({"fatal-frame": "61-film"}, [1, 2, 3])])
def test_dice_alike_are_told_apart_only_where_a_6_counts_as_it_fell(attached: dict[str, str], dice: list[int]) -> None:
    table = given(
        "fight",
        paths=["crawl-space", "silkworm-loft", "loom-room"],
        inside=1,
        camera=["61-film", "spirit-orb"],
        album=["remaining-twin"],
        ghosts={"silkworm-loft": ["veiled-priest"]},
        attached=attached,
        dice=[6, 5, 1],
    )
    assert table.dice == [5, 5, 1]
    offered = [f"Spirit Orb: add 1 to attack die {die} (now {table.dice[die - 1]})" for die in dice]
    assert table.labels == ["Let the dice stand", *offered]


@pytest.mark.rule("FF-ORB-1")
def test_orbs_in_hand_do_not_count() -> None:
    table = given("fight", hand=["spirit-orb"], ghosts={"kiryu-house": ["night-watchman"]}, dice=[2])
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-COMBAT-7")
def test_blast_adds_2_to_one_die() -> None:
    table = given("fight", camera=["blast"], hand=["seeker"], ghosts={"kiryu-house": ["night-watchman"]}, dice=[2])
    assert table.labels == ["Let the dice stand", "Blast: add 2 to attack die 1 (now 2)"]
    table.pick("Blast")
    assert (table.album(), table.discard) == (["night-watchman"], ["seeker"])


@pytest.mark.rule("FF-COMBAT-8")
def test_dice_are_seen_as_they_stand_before_anything_is_assigned() -> None:
    table = given(
        "fight",
        camera=["spirit-orb", "14-film"],
        album=["remaining-twin"],
        ghosts={"kiryu-house": ["ash-nun"]},
        attached={"futile-odds": "ash-nun"},
        dice=[4, 6],
    )
    assert table.dice == [2, 3]
    assert table.labels[1:] == [
        "Spirit Orb: add 1 to attack die 1 (now 2)",
        "Spirit Orb: add 1 to attack die 2 (now 3)",
    ]


@pytest.mark.rule("FF-COMBAT-8")
def test_nothing_is_added_to_a_6() -> None:
    table = given("fight", camera=["spirit-orb", "14-film"], ghosts={"kiryu-house": ["seeker"]}, dice=[6, 3])
    assert [label for label in table.labels if "Orb" in label] == ["Spirit Orb: add 1 to attack die 2 (now 3)"]
    table = given("fight", camera=["spirit-orb"], ghosts={"kiryu-house": ["seeker"]}, dice=[6])
    assert table.album() == ["seeker"]  # no decision is needed


@pytest.mark.rule("FF-COMBAT-8")
def test_after_the_ghost_effect_it_is_too_late() -> None:
    table = given(
        "fight",
        camera=["spirit-orb"],
        hand=["track"] * 2 + ["sense"],
        ghosts={"kiryu-house": ["lantern-widow"]},
        dice=[1],
    ).stand()
    assert (table.prompt, table.may("Orb")) == ("Discard a card", False)


BLOODY = {"loom-room": ["bloody-kimono"]}


@pytest.mark.rule("FF-COMBAT-9")
@pytest.mark.parametrize(("fell", "final"), [(6, 6), (5, 6), (3, 5), (2, 4)])
def test_example_zero_shot_on_the_bloody_kimono(fell: int, final: int) -> None:
    table = given("fight", paths=TWO, ghosts=BLOODY, attached={"zero-shot": "bloody-kimono"}, dice=[fell])
    assert table.events("added") == [["added", 0, 2, final]]
    assert table.album() == (["bloody-kimono"] if final > 4 else [])


@pytest.mark.rule("FF-COMBAT-9")
def test_example_zero_shot_and_futile_odds_on_the_bloody_kimono() -> None:
    table = given(
        "fight",
        paths=TWO,
        ghosts=BLOODY,
        attached={"zero-shot": "bloody-kimono", "futile-odds": "bloody-kimono"},
        dice=[6],
    )
    assert table.events("added", "subtracted") == [["added", 0, 2, 6], ["subtracted", 0, 2, 4]]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-COMBAT-9")
def test_no_die_goes_below_1() -> None:
    table = given(
        "fight",
        camera=["spirit-orb"],
        ghosts={"kiryu-house": ["seeker"]},
        attached={"futile-odds": "seeker"},
        dice=[2],
    )
    assert table.dice == [1]
    table.pick("to attack die 1")
    assert table.events("raised") == [["raised", 0, 0, 2]]


@pytest.mark.rule("FF-COMBAT-10")
@pytest.mark.parametrize(("faces", "album"), [([1, 2, 2], []), ([1, 3, 2], ["seeker"]), ([3, 3, 3], ["seeker"])])
def test_one_die_above_the_power_defeats_the_ghost(faces: list[int], album: list[str]) -> None:
    table = given("fight", camera=["61-film"], ghosts={"kiryu-house": ["seeker"]}, dice=faces)
    assert table.album() == album


@pytest.mark.rule("FF-COMBAT-10")
@pytest.mark.parametrize(("face", "album"), [(4, []), (5, ["veiled-priest"])])
def test_to_equal_the_power_is_not_enough(face: int, album: list[str]) -> None:
    assert given("fight", ghosts={"kiryu-house": ["veiled-priest"]}, dice=[face]).album() == album


# Ghost Effects


@pytest.mark.rule("FF-EFFECT-1")
def test_the_effect_happens_even_if_the_ghost_is_beaten() -> None:
    table = given("fight", hand=["track"], ghosts={"kiryu-house": ["broken-neck"]}, dice=[5])
    assert (table.album(), table.discard) == (["broken-neck"], ["track"])


@pytest.mark.rule("FF-EFFECT-1")
def test_what_happens_on_a_failure_does_not_happen_on_a_victory() -> None:
    table = given("fight", hand=["track"], ghosts={"kiryu-house": ["seeker"]}, dice=[3])
    assert (table.hand(), table.album()) == (["track"], ["seeker"])


@pytest.mark.rule("FF-EFFECT-1")
def test_the_effect_looks_at_the_final_rolls() -> None:
    table = given("fight", camera=["spirit-orb"], hand=["track"], ghosts={"kiryu-house": ["broken-neck"]}, dice=[5])
    table.pick("to attack die 1")  # 6 is even
    assert (table.hand(), table.album()) == (["track"], ["broken-neck"])


@pytest.mark.rule("FF-EFFECT-2")
def test_failing_is_to_have_no_die_above_the_power() -> None:
    table = given(
        "fight", camera=["spirit-orb", "14-film"], hand=["track"], ghosts={"kiryu-house": ["seeker"]}, dice=[1, 2]
    )
    table.pick("to attack die 2")
    assert (table.hand(), table.album()) == (["track"], ["seeker"])


@pytest.mark.rule("FF-EFFECT-3")
@pytest.mark.parametrize("faces", [[1, 3, 5], [1, 2, 4], [5, 5, 6]])
def test_an_odd_number_counts_once_however_many_dice_show_one(faces: list[int]) -> None:
    table = given(
        "fight", camera=["61-film"], hand=["track", "blast"], ghosts={"kiryu-house": ["broken-neck"]}, dice=faces
    ).pick("Discard Blast")
    assert table.hand() == ["track"]


@pytest.mark.rule("FF-EFFECT-3")
def test_without_an_odd_number_nothing_happens() -> None:
    table = given("fight", camera=["14-film"], hand=["track"], ghosts={"kiryu-house": ["broken-neck"]}, dice=[2, 4])
    assert (table.hand(), table.album()) == (["track"], ["broken-neck"])


@pytest.mark.rule("FF-EFFECT-4")
def test_to_lose_the_film_does_not_take_the_dice_that_it_gave() -> None:
    table = given("fight", paths=TWO, camera=["14-film"], ghosts={"loom-room": ["woman-in-box"]}, dice=[1, 4])
    assert (table.camera(), table.album()) == ([], ["woman-in-box"])


@pytest.mark.rule("FF-EFFECT-5")
def test_text_on_how_to_roll_counts_from_the_start_of_the_attack() -> None:
    fewer = given("fight", camera=["14-film"], ghosts={"kiryu-house": ["charcoal-burner"]}, dice=[6])
    assert fewer.album() == ["charcoal-burner"]
    less = given("fight", ghosts={"kiryu-house": ["ash-nun"]}, dice=[4])
    assert less.album() == []
    without = given("fight", camera=["spirit-orb"], ghosts={"kiryu-house": ["blind-masseur"]}, dice=[3])
    assert (without.prompt, without.camera()) == ("Move or play?", ["spirit-orb"])


# The Crimson Butterfly


@pytest.mark.rule("FF-BUTTERFLY-1")
@pytest.mark.parametrize(
    ("faces", "drawn"), [([2, 2, 3], 1), ([4, 4, 4], 1), ([1, 2, 3], 0)], ids=["doubles", "triples", "none"]
)
def test_doubles_draw_one_card_with_the_crimson_butterfly(faces: list[int], drawn: int) -> None:
    table = given(
        "fight",
        album=["crimson-butterfly"],
        camera=["61-film"],
        ghosts={"kiryu-house": ["toll-keeper"]},
        deck=["track", "blast"],
        dice=faces,
    )
    assert table.hand() == ["track"][:drawn]


@pytest.mark.rule("FF-BUTTERFLY-1")
def test_doubles_are_those_that_fell_not_those_that_were_made() -> None:
    table = given(
        "fight",
        album=["crimson-butterfly"],
        camera=["14-film", "spirit-orb"],
        ghosts={"kiryu-house": ["toll-keeper"]},
        dice=[4, 5],
    )
    table.pick("to attack die 1")
    assert (table.hand(), table.album()) == ([], ["crimson-butterfly", "toll-keeper"])


@pytest.mark.rule("FF-BUTTERFLY-1")
def test_the_boss_die_makes_no_doubles() -> None:
    table = given("fight", album=["crimson-butterfly"], paths=["loom-room"], dice=[2, 2])
    assert table.hand() == []


@pytest.mark.rule("FF-BUTTERFLY-1")
def test_every_roll_of_a_stack_may_bring_doubles() -> None:
    table = given(
        "fight",
        album=["crimson-butterfly"],
        camera=["14-film"],
        ghosts={"kiryu-house": ["night-watchman", "toll-keeper"]},
        deck=["track", "blast", "sense"],
        dice=[[4, 4], [5, 5]],
    )
    assert table.hand() == ["blast", "track"]


# The Photo Album


@pytest.mark.rule("FF-ALBUM-1")
def test_a_defeated_ghost_goes_into_the_album() -> None:
    table = given("fight", ghosts={"kiryu-house": ["veiled-priest"]}, dice=[5])
    assert (table.album(), table.points(), table.haunted) == (["veiled-priest"], 2, {})


@pytest.mark.rule("FF-ALBUM-2")
def test_six_ghosts_fit_into_the_album() -> None:
    table = given("fight", album=SIX[:5], ghosts={"kiryu-house": ["ash-nun"]}, dice=[5])
    assert (len(table.album()), table.prompt) == (6, "Move 1 Location")


@pytest.mark.rule("FF-ALBUM-3")
@pytest.mark.parametrize("given_up", ["Seeker", "Veiled Priest"])
def test_with_a_seventh_one_of_the_seven_goes(given_up: str) -> None:
    table = given("fight", album=SIX, ghosts={"kiryu-house": ["veiled-priest"]}, dice=[5])
    assert table.labels == [
        f"Give up {name}"
        for name in ("Seeker", "Sunken Woman", "Limbo Woman", "Well Child", "Ash Nun", "Veiled Priest")
    ]
    table.pick(f"Give up {given_up}")
    gone = given_up.lower().replace(" ", "-")
    left = [*SIX, "veiled-priest"]
    left.remove(gone)
    assert (sorted(table.album()), table.discard) == (sorted(left), [gone])


@pytest.mark.rule("FF-ALBUM-3", "FF-FIGHT-4")
def test_the_fights_go_on_after_the_album_was_thinned() -> None:
    table = given("fight", album=SIX, ghosts={"kiryu-house": ["night-watchman", "veiled-priest"]}, dice=[[4], [5]])
    table.pick("Give up Seeker", dice=[5])
    assert table.prompt == "Your Album is full. Discard which Ghost?"
    table.pick("Give up Seeker")
    assert table.album() == [*SIX[2:], "night-watchman", "veiled-priest"]


@pytest.mark.rule("FF-ALBUM-3")
def test_a_seventh_ghost_captured_by_a_card_thins_the_album_too() -> None:
    table = given(hand=["snapshot"], album=SIX, ghosts={"kiryu-house": ["limbo-woman"]})
    table.pick("Snapshot", "Give up Ash Nun")
    assert (len(table.album()), table.discard) == (6, ["ash-nun", "snapshot"])


# Every case


@pytest.mark.rule("FF-COMBAT-5", "FF-COMBAT-6", "FF-COMBAT-9", "FF-COMBAT-10")
@pytest.mark.parametrize("futile_odds", [False, True])
@pytest.mark.parametrize("zero_shot", [False, True])
@pytest.mark.parametrize("twin", [False, True])
def test_every_die_comes_out_as_the_order_of_steps_says(twin: bool, zero_shot: bool, futile_odds: bool) -> None:
    attached = {"zero-shot": "broken-neck"} if zero_shot else {}
    attached |= {"futile-odds": "broken-neck"} if futile_odds else {}
    album = ["remaining-twin"] if twin else []
    for face in range(1, 7):
        table = given("fight", album=album, ghosts={"kiryu-house": ["broken-neck"]}, attached=attached, dice=[face])
        final = max(1, min(6, face + twin + 2 * zero_shot) - 2 * futile_odds)
        assert table.album() == album + ["broken-neck"] * (final > 3)


@pytest.mark.rule("FF-EFFECT-3", "FF-TERM-3")
@pytest.mark.parametrize("faces", [[2, 4, 6], [4, 1, 1]])
def test_example_the_woman_in_box_takes_one_upgrade_however_many_even_dice_there_are(faces: list[int]) -> None:
    table = given("fight", paths=TWO, camera=["61-film", "sense"], ghosts={"loom-room": ["woman-in-box"]}, dice=faces)
    table.pick("Lose Sense")
    assert (table.camera(), table.album()) == (["61-film"], ["woman-in-box"])
