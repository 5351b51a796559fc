"""Every Action: its effect and its targets."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import Position, given

QUIET = ["loom-room", "rice-store", "sand-garden"]
OTHER = ["stair-well", "locked-closet", "earthen-kitchen"]
RICH = ["wedding-comb", "temple-key", "prayer-bell"]


def plays(table: Position) -> list[str]:
    """Return the options to play a card, without passing."""
    return [label for label in table.labels if label != "Pass"]


def shrine(*faces: int, **more: Any) -> Position:
    """Return a fight in the Shrine, with the Boss die last."""
    more.setdefault("boss", "failed-kusabi")
    return given("fight", paths=["loom-room"], dice=faces, **more)


def test_no_action_is_there_twice_and_all_of_them_go_to_the_discard_pile_but_those_that_lie_on_something() -> None:
    assert len(BOX.actions) == len({card.id for card in BOX.actions}) == 19
    assert {card.copies for card in BOX.actions} == {1}


# On a Ghost that attacks you


@pytest.mark.rule("FF-ACTIONCARD-1")
@pytest.mark.rule("FF-ACTIONCARD-5")
@pytest.mark.rule("FF-ACTIONCARD-6")
@pytest.mark.parametrize(
    ("action", "name"),
    [("zero-shot", "Zero Shot"), ("double-exposure", "Double Exposure"), ("steady-hand", "Steady Hand")],
)
def test_it_is_played_on_a_ghost_at_your_location_or_your_boss(action: str, name: str) -> None:
    ghosts = {"kiryu-house": ["seeker", "veiled-priest"], "tachibana-house": ["broken-neck"]}
    table = given(hand=[action], ghosts=ghosts)
    assert plays(table) == [f"{name} on the Seeker", f"{name} on the Veiled Priest"]
    assert plays(given(hand=[action], ghosts={"tachibana-house": ["broken-neck"]})) == []
    table = given(hand=[action], paths={0: ["loom-room"]}, boss="mill-bride", ghosts={"loom-room": ["well-child"]})
    assert plays(table) == [f"{name} on the Well Child", f"{name} on the Bride Under the Mill"]
    seats = given(seats=3, hand=[action], paths={1: ["loom-room"]}, boss={1: "mill-bride"})
    assert plays(seats) == []


@pytest.mark.rule("FF-ACTIONCARD-1")
def test_zero_shot_lies_on_the_ghost_until_it_is_fought_and_adds_2() -> None:
    table = given(hand=["zero-shot"], ghosts={"kiryu-house": ["seeker"]}).pick("Zero Shot on the Seeker")
    assert table.attached == {"zero-shot": "seeker"}
    assert table.discard == []
    table = given(
        "fight", ghosts={"kiryu-house": ["veiled-priest"]}, attached={"zero-shot": "veiled-priest"}, dice=(3,)
    )
    assert table.album() == ["veiled-priest"]
    assert table.discard == ["zero-shot"]
    table = given(
        "fight", ghosts={"kiryu-house": ["veiled-priest"]}, attached={"zero-shot": "veiled-priest"}, dice=(2,)
    )
    assert table.album() == []
    assert (table.attached, table.discard) == ({}, ["zero-shot"])


@pytest.mark.rule("FF-ACTIONCARD-1")
def test_zero_shot_waits_where_the_weaker_ghost_is_not_beaten() -> None:
    table = given(
        "fight",
        ghosts={"kiryu-house": ["seeker", "veiled-priest"]},
        attached={"zero-shot": "veiled-priest"},
        dice=(1,),
    )
    assert table.attached == {"zero-shot": "veiled-priest"}


@pytest.mark.rule("FF-ACTIONCARD-1")
def test_zero_shot_helps_whoever_fights_the_ghost_and_is_lost_with_it() -> None:
    table = given(
        "fight", turn=1, at={0: "osaka-house", 1: "kiryu-house"}, ghosts={"kiryu-house": ["veiled-priest"]},
        attached={"zero-shot": "veiled-priest"}, dice=(3,),
    )  # fmt: skip
    assert table.album(1) == ["veiled-priest"]
    table = given(
        "move", paths=QUIET, ghosts={"loom-room": ["trapped-boy"]}, attached={"zero-shot": "trapped-boy"}
    ).pick("Move to the Rice Store")
    assert (table.attached, sorted(table.discard)) == ({}, ["trapped-boy", "zero-shot"])


@pytest.mark.rule("FF-ACTIONCARD-1", "FF-ACTIONCARD-2")
def test_zero_shot_and_futile_odds_on_the_bloody_kimono_as_in_the_rulebook() -> None:
    both = {"zero-shot": "bloody-kimono", "futile-odds": "bloody-kimono"}
    table = given("fight", paths=QUIET, ghosts={"loom-room": ["bloody-kimono"]}, attached=both, dice=(6,))
    assert table.events("added", "subtracted") == [["added", 0, 2, 6], ["subtracted", 0, 2, 4]]
    assert table.album() == []


@pytest.mark.rule("FF-ACTIONCARD-1", "FF-ACTIONCARD-2")
def test_on_a_boss_they_change_attack_dice_and_not_the_boss_die() -> None:
    table = shrine(4, 2, attached={"zero-shot": "failed-kusabi"})
    assert table.life() == 2
    assert table.events("rolled") == [["rolled", 0, 2, 4]]
    table = shrine(6, 4, attached={"futile-odds": "failed-kusabi"})
    assert table.events("thrown-out") == [["thrown-out", 0, 4]]


@pytest.mark.rule("FF-ACTIONCARD-2")
def test_futile_odds_goes_on_any_ghost_in_play() -> None:
    ghosts = {"kiryu-house": ["seeker"], "osaka-house": ["veiled-priest"], "rice-store": ["well-child"]}
    paths = {1: QUIET, 2: ["stair-well"]}
    table = given(seats=3, hand=["futile-odds"], ghosts=ghosts, paths=paths, boss={2: "bell-abbot"})
    assert sorted(plays(table)) == [
        "Futile Odds on the Abbot of the Buried Bell",
        "Futile Odds on the Seeker",
        "Futile Odds on the Veiled Priest",
        "Futile Odds on the Well Child",
    ]
    assert plays(given(hand=["futile-odds"])) == []
    table.pick("Futile Odds on the Abbot")
    assert table.attached == {"futile-odds": "bell-abbot"}


@pytest.mark.rule("FF-ACTIONCARD-2")
def test_futile_odds_subtracts_2_in_one_fight_as_in_the_rulebook() -> None:
    table = given(
        "fight", ghosts={"kiryu-house": ["broken-neck"]}, camera=["spirit-orb", "spirit-orb"],
        attached={"futile-odds": "broken-neck"}, dice=(5,),
    )  # fmt: skip
    assert table.dice == [3]
    table.pick("Spirit Orb: add 1 to attack die 1").stand()
    assert table.album() == ["broken-neck"]
    assert table.camera() == ["spirit-orb"]
    assert "futile-odds" in table.discard


@pytest.mark.rule("FF-ACTIONCARD-2")
def test_futile_odds_puts_no_die_below_1() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, attached={"futile-odds": "seeker"}, dice=(2,))
    assert table.events("subtracted") == [["subtracted", 0, 2, 1]]


@pytest.mark.rule("FF-ACTIONCARD-5")
def test_double_exposure_rolls_one_die_more_and_no_fifth() -> None:
    ghosts = {"kiryu-house": ["seeker"]}
    table = given("fight", ghosts=ghosts, attached={"double-exposure": "seeker"}, dice=(1, 3))
    assert table.album() == ["seeker"]
    assert table.discard == ["double-exposure"]
    table = given("fight", ghosts=ghosts, attached={"double-exposure": "seeker"}, camera=["61-film"], dice=(1, 1, 1, 3))
    assert table.album() == ["seeker"]
    four = given(
        "fight", ghosts=ghosts, attached={"double-exposure": "seeker"}, camera=["61-film"], flash=1, dice=(1, 1, 1, 3)
    )
    assert four.album() == ["seeker"]
    table = shrine(6, 6, 1, attached={"double-exposure": "failed-kusabi"})
    assert table.life() == 1


@pytest.mark.rule("FF-ACTIONCARD-6")
def test_steady_hand_keeps_you_in_the_shrine_and_adds_1() -> None:
    table = shrine(1, 2, attached={"steady-hand": "failed-kusabi"})
    assert table.room() == "loom-room"
    assert table.events("stood-firm") == [["stood-firm", 0]]
    assert (table.attached, table.discard) == ({}, ["steady-hand"])
    assert shrine(5, 1, attached={"steady-hand": "failed-kusabi"}).life() == 2
    assert shrine(2, 2).room() is None


@pytest.mark.rule("FF-ACTIONCARD-6")
def test_steady_hand_is_for_one_fight_and_for_other_ghosts_an_addition() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker"]}, attached={"steady-hand": "seeker"}, dice=(2,))
    assert table.album() == ["seeker"]
    table = given(
        "fight", paths=["loom-room"], boss="failed-kusabi", ghosts={"loom-room": ["well-child"]},
        attached={"steady-hand": "well-child"}, dice=((2,), (2, 2)),
    )  # fmt: skip
    assert table.room() is None


# Fatal Frame


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_fatal_frame_is_attached_to_your_own_film_and_stays() -> None:
    assert plays(given(hand=["fatal-frame"], camera={0: ["spirit-orb"], 1: ["61-film"]})) == []
    table = given(hand=["fatal-frame"], camera=["14-film", "spirit-orb"])
    table.pick("Fatal Frame")
    assert table.attached == {"fatal-frame": "14-film"}
    ghosts = {"kiryu-house": ["seeker"]}
    table = given("fight", ghosts=ghosts, camera=["14-film"], attached={"fatal-frame": "14-film"}, dice=(3, 1))
    assert table.attached == {"fatal-frame": "14-film"}
    assert table.hand() == []


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_with_fatal_frame_a_6_as_rolled_takes_2_beads() -> None:
    frame = {"fatal-frame": "61-film"}
    assert shrine(6, 1, 2, 3, camera=["61-film"], attached=frame).life() == 1
    assert shrine(6, 6, 1, 2, camera=["61-film"], attached=frame).result.winners == (0,)
    assert shrine(6, 1, 2, 3, camera=["61-film"]).life() == 2
    table = shrine(5, 1, 1, 3, camera=["61-film"], attached=frame, album=["remaining-twin"])
    assert table.life() == 2


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_with_fatal_frame_a_6_that_does_not_beat_the_boss_in_the_end_takes_no_bead() -> None:
    frame = {"fatal-frame": "14-film", "futile-odds": "failed-kusabi"}
    assert shrine(6, 2, 5, camera=["14-film"], attached=frame).life() == 3


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_with_fatal_frame_a_6_as_rolled_that_beats_a_ghost_draws_one_card() -> None:
    more: dict[str, Any] = {"camera": ["14-film"], "attached": {"fatal-frame": "14-film"}, "deck": ["track"]}
    ghosts = {"kiryu-house": ["seeker"]}
    assert given("fight", ghosts=ghosts, dice=(6, 6), **more).hand() == ["track"]
    assert given("fight", ghosts=ghosts, dice=(5, 5), **more).hand() == []
    more["attached"] = {"fatal-frame": "14-film", "futile-odds": "veiled-priest"}
    assert given("fight", ghosts={"kiryu-house": ["veiled-priest"]}, dice=(6, 1), **more).hand() == []
    assert given("fight", ghosts=ghosts, dice=(6,), deck=["track"]).hand() == []


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_fatal_frame_is_lost_with_its_film_when_it_is_lost() -> None:
    table = given(
        "fight", paths=QUIET, ghosts={"loom-room": ["woman-in-box"]}, camera=["14-film"],
        attached={"fatal-frame": "14-film"}, dice=(2, 1),
    )  # fmt: skip
    assert (table.attached, sorted(table.discard)) == ({}, ["14-film", "fatal-frame"])
    table = given(hand=["lens-crack"], camera={1: ["61-film"]}, attached={"fatal-frame": "61-film"}).pick(
        "Crack in the"
    )
    assert (table.attached, sorted(table.discard)) == ({}, ["61-film", "fatal-frame", "lens-crack"])


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_fatal_frame_lost_to_the_ghost_effect_draws_nothing_in_that_attack() -> None:
    table = given(
        "fight", paths=QUIET, ghosts={"loom-room": ["woman-in-box"]}, camera=["14-film"],
        attached={"fatal-frame": "14-film"}, dice=(6, 1), deck=["track"],
    )  # fmt: skip
    assert (table.album(), table.hand()) == (["woman-in-box"], [])


@pytest.mark.rule("FF-ACTIONCARD-4")
def test_fatal_frame_is_lost_with_its_film_when_it_is_replaced() -> None:
    table = given(hand=["61-film"], camera=["14-film"], attached={"fatal-frame": "14-film"}).pick("61-Film: replace")
    assert (table.attached, sorted(table.discard)) == ({}, ["14-film", "fatal-frame"])


@pytest.mark.rule("FF-ACTIONCARD-4", "FF-ACTIONCARD-8")
def test_fatal_frame_goes_with_its_film_when_it_is_stolen() -> None:
    table = given(hand=["light-fingers"], camera={1: ["61-film"]}, attached={"fatal-frame": "61-film"})
    table.pick("Light Fingers: take 61-Film from Player 2")
    assert (table.camera(0), table.camera(1)) == (["61-film"], [])
    assert table.attached == {"fatal-frame": "61-film"}


# Taking from other players


@pytest.mark.rule("FF-ACTIONCARD-7")
def test_crack_in_the_lens_costs_another_player_the_film() -> None:
    cameras = {0: ["14-film"], 1: ["61-film", "track"], 2: ["spirit-orb"]}
    table = given(seats=3, hand=["lens-crack"], camera=cameras)
    assert plays(table) == ["Crack in the Lens: Player 2 loses 61-Film"]
    table.pick("Crack in the Lens")
    assert table.camera(1) == ["track"]
    assert sorted(table.discard) == ["61-film", "lens-crack"]


@pytest.mark.rule("FF-ACTIONCARD-8")
def test_light_fingers_takes_any_upgrade_that_fits() -> None:
    cameras = {0: [], 1: ["61-film", "track", "spirit-orb"], 2: ["sense"]}
    table = given(seats=3, hand=["light-fingers"], camera=cameras)
    assert plays(table) == [
        "Light Fingers: take 61-Film from Player 2",
        "Light Fingers: take Track from Player 2",
        "Light Fingers: take Spirit Orb from Player 2",
        "Light Fingers: take Sense from Player 3",
    ]
    table.pick("Light Fingers: take Track")
    assert (table.camera(0), table.camera(1)) == (["track"], ["61-film", "spirit-orb"])
    assert table.discard == ["light-fingers"]


@pytest.mark.rule("FF-ACTIONCARD-8")
@pytest.mark.parametrize(
    ("mine", "theirs", "fits"),
    [
        (["14-film"], "61-film", False),
        (["blast", "save"], "sense", False),
        (["blast"], "blast", True),
        (["spirit-orb"] * 3, "spirit-orb", False),
        (["spirit-orb"] * 2, "spirit-orb", True),
        (["14-film", "blast", "save", "spirit-orb"], "spirit-orb", True),
    ],
)
def test_light_fingers_takes_nothing_that_does_not_fit(mine: list[str], theirs: str, fits: bool) -> None:
    assert (plays(given(hand=["light-fingers"], camera={0: mine, 1: [theirs]})) != []) == fits


@pytest.mark.rule("FF-ACTIONCARD-9")
def test_torn_page_costs_another_player_an_item_of_your_choice() -> None:
    table = given(seats=3, hand=["torn-page"], items={0: ["temple-key"], 1: ["wedding-comb", "prayer-bell"]})
    assert plays(table) == ["Torn Page: Player 2 loses Wedding Comb", "Torn Page: Player 2 loses Small Prayer Bell"]
    table.pick("Torn Page: Player 2 loses Wedding Comb")
    assert (table.items(0), table.items(1)) == (["temple-key"], ["prayer-bell"])


@pytest.mark.rule("FF-ACTIONCARD-10")
def test_faded_print_costs_another_player_an_album_ghost_of_your_choice() -> None:
    table = given(hand=["faded-print"], album={0: ["seeker"], 1: ["remaining-twin", "seeker"]})
    assert plays(table) == ["Faded Print: Player 2 loses Remaining Twin", "Faded Print: Player 2 loses Seeker"]
    table.pick("Faded Print: Player 2 loses Remaining Twin")
    assert (table.album(0), table.album(1)) == (["seeker"], ["seeker"])
    assert plays(given(hand=["faded-print"], album={0: ["seeker"]})) == []


@pytest.mark.rule("FF-ACTIONCARD-13")
def test_cold_draught_takes_a_card_at_random_from_every_other_hand() -> None:
    table = given(seats=3, hand={0: ["cold-draught", "seeker"], 1: ["track", "sense"], 2: ["blast"]}).pick(
        "Cold Draught"
    )
    assert table.hand(0) == ["seeker"]
    assert [event[1] for event in table.events("discarded")] == [1, 2]
    assert table.hand(2) == []
    assert plays(given(hand=["cold-draught"])) == []


@pytest.mark.rule("FF-ACTIONCARD-18")
def test_held_breath_makes_another_player_skip_a_turn() -> None:
    table = given(seats=3, hand=["held-breath"], skips=[2])
    assert plays(table) == ["Held Breath: Player 2 skips their next turn"]
    table.pick("Held Breath: Player 2")
    assert table.turn == 0
    assert table.events("skipped") == [["skipped", 1], ["skipped", 2]]
    assert plays(given(hand=["held-breath"], skips=[1])) == []


# Moving players


@pytest.mark.rule("FF-ACTIONCARD-3")
def test_quick_escape_moves_any_player_to_any_adjacent_location() -> None:
    table = given(seats=3, hand=["quick-escape"], at={0: "kiryu-house", 1: "osaka-house", 2: None})
    assert sorted(plays(table)) == [
        "Quick Escape: move Player 2 into Osaka House (2 rooms)",
        "Quick Escape: move Player 2 to Kiryu House",
        "Quick Escape: move Player 2 to Kureha Shrine",
        "Quick Escape: move Player 2 to Mill Stream",
        "Quick Escape: move yourself into Kiryu House (3 rooms)",
        "Quick Escape: move yourself to Drying Field",
        "Quick Escape: move yourself to Kurosawa House",
        "Quick Escape: move yourself to Osaka House",
        "Quick Escape: move yourself to Tachibana House",
    ]


@pytest.mark.rule("FF-ACTIONCARD-3")
def test_quick_escape_on_yourself_brings_ghosts_along_and_what_the_location_does() -> None:
    table = given(hand=["quick-escape"], ghosts={"kiryu-house": ["limbo-woman"]}, at={1: "tachibana-house"},
                  discard=["spirit-orb"])  # fmt: skip
    table.pick("Quick Escape: move yourself to Drying Field")
    assert table.ghosts("drying-field") == ["limbo-woman"]
    assert table.camera() == ["spirit-orb"]


@pytest.mark.rule("FF-ACTIONCARD-3")
def test_quick_escape_on_another_leaves_ghosts_behind_and_does_nothing_there() -> None:
    ghosts = {"osaka-house": ["limbo-woman", "remaining-twin"]}
    table = given(hand=["quick-escape"], at={1: "osaka-house"}, ghosts=ghosts)
    table.pick("Quick Escape: move Player 2 to Mill Stream")
    assert table.ghosts("mill-stream") == []
    assert table.ghosts("osaka-house") == ["limbo-woman"]
    assert "remaining-twin" in table.discard
    assert table.events("drew") == [["drew", 1, -1]]
    assert table.turn == 1


@pytest.mark.rule("FF-ACTIONCARD-3")
def test_quick_escape_opens_the_shrine_for_nobody_and_takes_another_out_of_it() -> None:
    table = given(hand=["quick-escape"], at={0: "mill-stream", 1: "kureha-shrine"}, items={0: RICH})
    assert not table.may("into Kureha Shrine")
    assert given(hand=["quick-escape"], at={0: "mill-stream", 1: "kureha-shrine"}, items={1: RICH}).may(
        "move Player 2 into Kureha Shrine"
    )
    table = given(hand=["quick-escape"], paths={1: ["loom-room"]}, boss={1: "doll-mother"}, life={1: 1})
    table.pick("Quick Escape: move Player 2 out of Kureha Shrine")
    assert (table.boss(1), table.life(1), len(table.boss_pile)) == (None, 0, 4)


@pytest.mark.rule("FF-ACTIONCARD-16")
def test_wrong_door_puts_another_player_out_of_a_house() -> None:
    table = given(
        seats=3, hand=["wrong-door"], paths={0: QUIET, 1: OTHER[:2]}, ghosts={"stair-well": ["seeker"]}
    )  # fmt: skip
    assert plays(table) == ["Wrong Door: move Player 2 out of Osaka House"]
    table.pick("Wrong Door: move Player 2")
    assert (table.at(1), table.room(1), table.path(1)) == ("osaka-house", None, [])
    assert sorted(table.discard) == ["seeker", "wrong-door"]
    assert sorted(table.interior_discard) == sorted(OTHER[:2])
    assert plays(given(hand=["wrong-door"])) == []


@pytest.mark.rule("FF-ACTIONCARD-16")
def test_wrong_door_sends_the_boss_of_another_back() -> None:
    table = given(hand=["wrong-door"], paths={1: ["loom-room"]}, boss={1: "mill-bride"}, life={1: 1})
    table.pick("Wrong Door")
    assert (table.at(1), table.boss(1), len(table.boss_pile)) == ("kureha-shrine", None, 4)


@pytest.mark.rule("FF-ACTIONCARD-17")
def test_borrowed_sandals_move_one_location_and_another_if_you_like() -> None:
    table = given(hand=["borrowed-sandals"], at="kureha-shrine", deck=["track"]).pick("Borrowed Sandals")
    assert table.prompt == "Move 1 Location"
    table.pick("Move to Osaka House")
    assert table.prompt == "Move 1 more Location?"
    table.pick("Move to Mill Stream")
    assert table.at() == "mill-stream"
    assert table.hand() == ["track"]
    table = given(hand=["borrowed-sandals"], at="kureha-shrine").pick(
        "Borrowed Sandals", "Move to Osaka", "Stop moving"
    )
    assert table.at() == "osaka-house"
    assert table.turn == 1


@pytest.mark.rule("FF-ACTIONCARD-17")
def test_borrowed_sandals_after_a_lost_fight_and_into_a_house() -> None:
    table = given("fight", ghosts={"kiryu-house": ["crimson-butterfly"]}, hand=["borrowed-sandals"], dice=(1,))
    table.pick("Play, but do not move", "Borrowed Sandals", "Move into Kiryu House", "Stop moving")
    assert len(table.path()) == 3
    assert "crimson-butterfly" in table.discard


# On Ghosts


@pytest.mark.rule("FF-ACTIONCARD-14")
def test_salt_line_drives_off_a_ghost_in_play_wherever_it_is_and_no_boss() -> None:
    ghosts = {"kiryu-house": ["seeker", "veiled-priest"], "osaka-house": ["broken-neck"]}
    table = given(hand=["salt-line"], ghosts=ghosts, attached={"zero-shot": "veiled-priest"})
    assert plays(table) == [
        "Salt Line: discard the Broken Neck",
        "Salt Line: discard the Seeker",
        "Salt Line: discard the Veiled Priest",
    ]
    other = given(hand=["salt-line"], ghosts=ghosts).pick("Salt Line: discard the Broken Neck")
    assert (other.ghosts("osaka-house"), sorted(other.discard)) == ([], ["broken-neck", "salt-line"])
    table.pick("Salt Line: discard the Veiled Priest")
    assert table.ghosts("kiryu-house") == ["seeker"]
    assert sorted(table.discard) == ["salt-line", "veiled-priest", "zero-shot"]
    assert plays(given(hand=["salt-line"], paths=["loom-room"], boss="failed-kusabi")) == []


@pytest.mark.rule("FF-ACTIONCARD-15")
def test_calling_bell_moves_a_ghost_to_where_it_could_be_played() -> None:
    ghosts = {
        "kiryu-house": ["broken-neck"],
        "osaka-house": ["seeker"],
        "watch-tower": ["toll-keeper"],
        "stair-well": ["bloody-kimono"],
    }
    at = {0: "kiryu-house", 1: "osaka-house"}
    table = given(seats=3, hand=["calling-bell"], at=at, paths={2: OTHER}, ghosts=ghosts)
    assert sorted(plays(table)) == [
        "Calling Bell: move the Broken Neck to Player 3",
        "Calling Bell: move the Seeker to Player 3",
        "Calling Bell: move the Seeker to yourself",
    ]
    table.pick("Calling Bell: move the Broken Neck to Player 3")
    assert table.ghosts("stair-well") == ["broken-neck", "bloody-kimono"]
    assert table.ghosts("kiryu-house") == []


@pytest.mark.rule("FF-ACTIONCARD-15")
def test_calling_bell_brings_bound_ghosts_and_what_lies_on_them_but_no_boss() -> None:
    table = given(
        hand=["calling-bell"], ghosts={"watch-tower": ["toll-keeper"]}, attached={"futile-odds": "toll-keeper"}
    ).pick("Calling Bell: move the Toll Keeper to yourself")
    assert table.ghosts("kiryu-house") == ["toll-keeper"]
    assert table.attached == {"futile-odds": "toll-keeper"}
    assert plays(given(hand=["calling-bell"], paths={1: ["loom-room"]})) == []
    assert plays(given(hand=["calling-bell"], at={1: None}, ghosts={"kiryu-house": ["seeker"]})) == []


@pytest.mark.rule("FF-ACTIONCARD-15", "FF-STACK-1")
def test_calling_bell_calls_a_ghost_to_all_who_are_at_one_location() -> None:
    at = {0: "mill-stream", 1: "mill-stream", 2: "osaka-house"}
    table = given(seats=3, hand=["calling-bell"], at=at, ghosts={"watch-tower": ["seeker"]})
    assert plays(table) == [
        "Calling Bell: move the Seeker to yourself and Player 2",
        "Calling Bell: move the Seeker to Player 3",
    ]
    table.pick("Calling Bell: move the Seeker to yourself and", dice=[4])
    assert table.album(1) == ["seeker"]  # Player 2 had the first turn and fought it
    assert "The Seeker is moved to Player 1 and Player 2." in table.told(0)


@pytest.mark.rule("FF-ACTIONCARD-15")
def test_calling_bell_may_stack_a_ghost_on_a_boss() -> None:
    table = given(hand=["calling-bell"], paths={1: ["loom-room"]}, ghosts={"watch-tower": ["veiled-priest"]})
    table.pick("Calling Bell: move the Veiled Priest to Player 2")
    assert table.ghosts("loom-room") == ["veiled-priest"]


@pytest.mark.rule("FF-ACTIONCARD-19")
def test_snapshot_captures_a_ghost_of_power_3_or_less_without_a_fight() -> None:
    ghosts = {"kiryu-house": ["limbo-woman", "broken-neck", "veiled-priest"], "tachibana-house": ["seeker"]}
    table = given(hand=["snapshot", "track"], ghosts=ghosts, attached={"futile-odds": "limbo-woman"})
    assert [label for label in plays(table) if label.startswith("Snapshot")] == [
        "Snapshot: capture the Limbo Woman",
        "Snapshot: capture the Broken Neck",
    ]
    table.pick("Snapshot: capture the Limbo Woman")
    assert table.album() == ["limbo-woman"]
    assert (table.skips(), table.ghosts("kiryu-house")) == (False, ["broken-neck", "veiled-priest"])
    assert sorted(table.discard) == ["futile-odds", "snapshot"]
    assert plays(given(hand=["snapshot"], paths=["loom-room"], boss="failed-kusabi")) == []


@pytest.mark.rule("FF-ACTIONCARD-19")
def test_snapshot_into_a_full_album_makes_room() -> None:
    six = ["seeker", "sunken-woman", "broken-neck", "twins-doll", "pallbearer", "loom-girl"]
    table = given(hand=["snapshot"], album=six, ghosts={"kiryu-house": ["limbo-woman"]}).pick("Snapshot")
    assert table.prompt == "Your Album is full. Discard which Ghost?"
    table.pick("Give up Seeker")
    assert len(table.album()) == 6
    assert sorted(table.discard) == ["seeker", "snapshot"]


# On yourself


@pytest.mark.rule("FF-ACTIONCARD-11")
def test_sift_the_ashes_takes_any_card_of_the_discard_pile_but_itself() -> None:
    pile = ["seeker", "wedding-comb", "61-film", "zero-shot"]
    table = given(hand=["sift-the-ashes"], discard=pile).pick("Sift the Ashes")
    assert table.labels == ["Take Seeker", "Take Wedding Comb", "Take 61-Film", "Take Zero Shot", "Take nothing"]
    table.pick("Take Wedding Comb")
    assert table.hand() == ["wedding-comb"]
    assert sorted(table.discard) == ["61-film", "seeker", "sift-the-ashes", "zero-shot"]
    assert plays(given(hand=["sift-the-ashes"])) == []


@pytest.mark.rule("FF-ACTIONCARD-12")
def test_long_candle_draws_3_cards_and_the_hand_may_be_large_until_the_turn_ends() -> None:
    hand = ["long-candle", "seeker", "track", "sense", "blast"]
    table = given(hand=hand, deck=["save", "darkroom", "flash"]).pick("Long Candle")
    assert len(table.hand()) == 7
    assert table.prompt == "Discard a card"
    table.pick("Discard Seeker", "Discard Track")
    assert table.hand() == ["blast", "darkroom", "flash", "save", "sense"]


@pytest.mark.rule("FF-ACTIONCARD-12")
def test_an_action_being_played_is_not_shuffled_into_the_deck() -> None:
    hand = ["long-candle", "broken-neck", "track", "sense", "blast", "save"]
    table = given(hand=hand, discard=["seeker"], rest="hand").pick("Long Candle")
    assert "seeker" in table.hand()
    assert table.prompt == "Discard a card"
    assert table.discard == ["long-candle"]
