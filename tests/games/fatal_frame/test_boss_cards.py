"""Every Boss and the Camera Obscura: bonus and white text."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import Position, given

HAND = ["long-candle", "cold-draught", "sift-the-ashes"]

HELPERS = [(boss.id, helper) for boss in BOX.bosses for helper in boss.bonus]


def face(boss: str, *faces: int, **more: Any) -> Position:
    """Return a fight against a Boss at a Location without effect, with the Boss die last."""
    return given("fight", paths=["loom-room"], boss=boss, dice=faces, **more)


def test_the_four_bosses_have_power_5_and_3_beads() -> None:
    assert [(boss.id, boss.power, boss.life, boss.add) for boss in BOX.bosses] == [
        ("failed-kusabi", 5, 3, 2),
        ("mill-bride", 5, 3, 2),
        ("bell-abbot", 5, 3, 2),
        ("doll-mother", 5, 3, 2),
    ]


@pytest.mark.rule("FF-BOSSCARD-1")
@pytest.mark.rule("FF-BOSSCARD-2")
@pytest.mark.rule("FF-BOSSCARD-3")
@pytest.mark.rule("FF-BOSSCARD-4")
@pytest.mark.parametrize(("boss", "helper"), HELPERS)
def test_its_helper_in_your_album_adds_2_to_all_attack_dice(boss: str, helper: str) -> None:
    table = face(boss, 4, 1, album=[helper])
    assert table.events("added") == [["added", 0, 2, 6]]
    assert table.life() == 2
    assert face(boss, 4, 1, album={1: [helper]}).life() == 3
    assert face(boss, 4, 1).life() == 3


@pytest.mark.rule("FF-BOSSCARD-1", "FF-BOSSCARD-2", "FF-BOSSCARD-3", "FF-BOSSCARD-4")
@pytest.mark.parametrize("boss", [boss.id for boss in BOX.bosses])
def test_the_helpers_of_other_bosses_add_nothing(boss: str) -> None:
    album = [helper for helped, helper in HELPERS if helped != boss][:6]
    table = face(boss, 4, 1, album=album)
    assert table.events("added") == []


@pytest.mark.rule("FF-BOSSCARD-1")
def test_the_folklorist_helps_against_the_failed_kusabi_as_in_the_rulebook() -> None:
    assert ("failed-kusabi", "folklorist") in HELPERS


@pytest.mark.rule("FF-BOSSCARD-2", "FF-BOSSCARD-3", "FF-BOSSCARD-4")
@pytest.mark.parametrize("boss", ["mill-bride", "bell-abbot", "doll-mother"])
def test_two_of_its_helpers_add_no_more_than_one(boss: str) -> None:
    helpers = [helper for helped, helper in HELPERS if helped == boss]
    album = helpers if len(helpers) > 1 else helpers * 2
    assert face(boss, 2, 1, album=album).events("added") == [["added", 0, 2, 4]]


@pytest.mark.rule("FF-BOSSCARD-1", "FF-BOSSCARD-2", "FF-BOSSCARD-3", "FF-BOSSCARD-4")
@pytest.mark.parametrize("boss", [boss.id for boss in BOX.bosses])
def test_a_6_takes_a_bead_and_a_5_does_not(boss: str) -> None:
    assert face(boss, 6, 1).life() == 2
    assert face(boss, 5, 1).life() == 3
    assert face(boss, 6, 1, life=1).result.winners == (0,)


@pytest.mark.rule("FF-BOSSCARD-1", "FF-BOSSCARD-2", "FF-BOSSCARD-3", "FF-BOSSCARD-4")
@pytest.mark.parametrize("boss", [boss.id for boss in BOX.bosses])
def test_a_die_like_the_boss_die_throws_you_out(boss: str) -> None:
    table = face(boss, 3, 3)
    assert (table.room(), table.at(), table.boss()) == (None, "kureha-shrine", None)
    assert len(table.boss_pile) == 4


@pytest.mark.rule("FF-BOSSCARD-1")
def test_the_failed_kusabi_does_nothing_else() -> None:
    table = face("failed-kusabi", 1, 2, hand=HAND)
    assert (table.hand(), table.events("effect")) == (sorted(HAND), [])


@pytest.mark.rule("FF-BOSSCARD-2")
def test_the_bride_under_the_mill_takes_a_spirit_orb_for_an_odd_number() -> None:
    table = face("mill-bride", 3, 1, camera=["spirit-orb", "spirit-orb"]).stand()
    assert table.camera() == ["spirit-orb"]
    table = face("mill-bride", 4, 1, camera=["spirit-orb"]).stand()
    assert table.camera() == ["spirit-orb"]
    assert face("mill-bride", 3, 1, 2, camera=["14-film"]).camera() == ["14-film"]


@pytest.mark.rule("FF-BOSSCARD-2")
def test_the_boss_die_is_none_of_the_numbers_that_the_bride_looks_at() -> None:
    table = face("mill-bride", 4, 3, camera=["spirit-orb"]).stand()
    assert table.camera() == ["spirit-orb"]


@pytest.mark.rule("FF-BOSSCARD-3")
def test_the_abbot_of_the_buried_bell_takes_a_card_from_who_fails() -> None:
    table = face("bell-abbot", 5, 1, hand=HAND).pick("Discard Long Candle")
    assert table.hand() == ["cold-draught", "sift-the-ashes"]
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-BOSSCARD-3")
def test_who_takes_a_bead_off_the_abbot_has_not_failed_though_the_fight_is_lost() -> None:
    table = face("bell-abbot", 6, 1, hand=HAND)
    assert table.hand() == sorted(HAND)
    assert table.life() == 2
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-BOSSCARD-4")
def test_the_mother_of_dolls_takes_a_card_for_an_even_number_even_of_one_who_strikes_her() -> None:
    table = face("doll-mother", 6, 1, hand=HAND).pick("Discard Long Candle")
    assert table.life() == 2
    assert table.hand() == ["cold-draught", "sift-the-ashes"]
    assert face("doll-mother", 5, 2, hand=HAND).hand() == sorted(HAND)


@pytest.mark.rule("FF-BOSSCARD-4")
def test_the_mother_of_dolls_takes_one_card_for_several_even_numbers() -> None:
    table = face("doll-mother", 2, 4, 6, 1, camera=["61-film"], hand=HAND).pick("Discard Long Candle")
    assert len(table.hand()) == 2
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-CAMERA-1")
def test_the_camera_obscura() -> None:
    assert (BOX.camera.copies, BOX.camera.dice, BOX.camera.functions, BOX.camera.orbs) == (4, 1, 2, 3)
    for seat in range(4):
        table = given(
            "fight", seats=4, turn=seat, ghosts={"kiryu-house": ["seeker"]}, at={seat: "kiryu-house"}, dice=(3,)
        )
        assert table.album(seat) == ["seeker"]
