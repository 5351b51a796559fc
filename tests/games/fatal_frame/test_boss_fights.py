"""Boss Ghosts: their die, their life, and being thrown out of the Shrine."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.engine.state.dice import seeded
from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import Position, given

NINE: dict[str, Any] = {"items": ["temple-key", "wedding-comb"], "album": ["seeker"]}
ROOM = ["loom-room"]


def enter(seats: int = 2, **more: Any) -> Position:
    """Let a player with enough points enter the Shrine."""
    table = given("move", seats=seats, at="kureha-shrine", interiors=ROOM, **NINE, **more)
    return table.pick("Move into Kureha Shrine")


@pytest.mark.rule("FF-BOSS-1")
def test_every_boss_has_power_5_and_3_beads() -> None:
    assert {(boss.power, boss.life) for boss in BOX.bosses} == {(5, 3)}


@pytest.mark.rule("FF-BOSS-2", "FF-BOSS-3")
def test_a_boss_waits_in_the_shrine_with_three_beads() -> None:
    table = enter(boss_pile=["mill-bride", "doll-mother"])
    assert (table.boss(), table.life()) == ("mill-bride", 3)
    assert "mill-bride" not in table.boss_pile


@pytest.mark.rule("FF-BOSS-2")
def test_it_is_not_fought_on_arrival() -> None:
    table = enter()
    assert (table.prompt, table.events("faced")) == ("Play 1 card", [])


@pytest.mark.rule("FF-BOSS-2")
def test_it_is_fought_from_the_next_fight_phase_on() -> None:
    table = enter(seats=2).pass_on()
    table.pick("Move to Kureha Shrine").pick("Pass", dice=[1, 2])
    assert [event[0] for event in table.events("faced", "struck")] == ["faced", "struck"]


@pytest.mark.rule("FF-BOSS-2")
def test_players_in_the_shrine_at_one_time_face_different_bosses() -> None:
    table = given("move", at={0: "kureha-shrine"}, paths={1: ["study"]}, boss={1: "mill-bride"}, interiors=ROOM, **NINE)
    table.pick("Move into Kureha Shrine")
    assert table.boss(1) == "mill-bride"
    assert table.boss(0) not in (None, "mill-bride")
    assert len(table.boss_pile) == 2


@pytest.mark.rule("FF-BOSS-4")
def test_the_boss_die_is_rolled_with_the_attack_dice() -> None:
    table = given("fight", paths=ROOM, camera=["61-film"], dice=[1, 2, 3, 4])
    assert table.events("rolled") == [["rolled", 0, 4, 1, 2, 3]]


@pytest.mark.rule("FF-BOSS-4")
def test_no_boss_die_is_rolled_against_other_ghosts() -> None:
    table = given("fight", paths=ROOM, ghosts={"loom-room": ["seeker"]}, dice=[1])
    assert table.events("rolled") == [["rolled", 0, 0, 1]]


@pytest.mark.rule("FF-BOSS-5", "FF-COMBAT-5")
@pytest.mark.parametrize(("face", "life"), [(4, 2), (5, 2), (6, 2), (3, 3)])
def test_example_with_the_folklorist_2_is_added_against_the_failed_kusabi(face: int, life: int) -> None:
    table = given("fight", paths=ROOM, album=["folklorist"], dice=[face, 1])
    assert table.events("added") == [["added", 0, 2, min(6, face + 2)]]
    assert table.life() == life


@pytest.mark.rule("FF-BOSS-5")
def test_without_the_named_ghost_nothing_is_added() -> None:
    table = given("fight", paths=ROOM, album=["veiled-priest"], items=["temple-key"], dice=[5, 1])
    assert (table.events("added"), table.life()) == ([], 3)


@pytest.mark.rule("FF-BOSS-5")
def test_two_named_ghosts_add_once() -> None:
    table = given("fight", paths=ROOM, boss="doll-mother", album=["twins-doll", "twins-doll"], dice=[1, 5])
    assert table.events("added") == [["added", 0, 2, 3]]


@pytest.mark.rule("FF-BOSS-6")
def test_automatic_changes_leave_the_boss_die_alone() -> None:
    table = given(
        "fight",
        paths=ROOM,
        album=["folklorist"],
        camera=["spirit-orb"],
        attached={"futile-odds": "failed-kusabi"},
        dice=[3, 4],
    )
    assert (table.dice, table.boss_die) == ([3], 4)


@pytest.mark.rule("FF-BOSS-6", "FF-BOSS-8")
def test_example_an_orb_on_the_boss_die_keeps_one_in_the_shrine() -> None:
    table = given("fight", paths=ROOM, camera=["14-film", "spirit-orb"], dice=[5, 2, 5])
    assert table.may("Spirit Orb: add 1 to the Boss die (now 5)")
    table.pick("Spirit Orb: add 1 to the Boss die")
    assert (table.boss(), table.room(), table.prompt) == ("failed-kusabi", "loom-room", "Move or play?")


@pytest.mark.rule("FF-BOSS-6")
def test_blast_raises_the_boss_die_too() -> None:
    table = given("fight", paths=ROOM, camera=["blast"], hand=["track"], dice=[2, 2])
    table.pick("Blast: add 2 to the Boss die")
    assert (table.room(), table.events("raised")) == ("loom-room", [["raised", 0, -1, 4]])


@pytest.mark.rule("FF-BOSS-6")
def test_a_boss_die_of_6_is_not_raised() -> None:
    table = given("fight", paths=ROOM, camera=["spirit-orb"], dice=[5, 6])
    assert [label for label in table.labels if "Orb" in label] == ["Spirit Orb: add 1 to attack die 1 (now 5)"]


@pytest.mark.rule("FF-BOSS-6")
def test_to_raise_an_attack_die_may_bring_one_into_the_boss_dies_way() -> None:
    table = given("fight", paths=ROOM, camera=["spirit-orb"], dice=[1, 2]).pick("to attack die 1")
    assert table.room() is None


@pytest.mark.rule("FF-BOSS-7", "FF-WIN-1")
def test_example_three_6s_beat_any_boss_in_one_turn() -> None:
    for boss in BOX.bosses:
        table = given("fight", paths=ROOM, boss=boss.id, camera=["61-film"], dice=[6, 6, 6, 6])
        assert (table.over, table.result.winners) == (True, (0,))


@pytest.mark.rule("FF-BOSS-7")
@pytest.mark.parametrize(("faces", "life"), [([6, 6, 1], 1), ([6, 5, 5], 2), ([5, 5, 5], 3)])
def test_every_die_above_its_power_takes_a_bead(faces: list[int], life: int) -> None:
    table = given("fight", paths=ROOM, camera=["61-film"], dice=[*faces, 2])
    assert (table.life(), table.prompt) == (life, "Move or play?")


@pytest.mark.rule("FF-BOSS-8")
def test_a_die_that_equals_the_boss_die_throws_one_out() -> None:
    table = given("fight", paths=["tea-room"], boss_pile=["mill-bride"], camera=["14-film"], dice=[3, 1, 3])
    assert (table.at(), table.room(), table.path(), table.boss()) == ("kureha-shrine", None, [], None)
    assert table.interior_discard == ["tea-room"]
    assert "failed-kusabi" in table.boss_pile
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-BOSS-8")
def test_dice_that_differ_from_the_boss_die_do_not() -> None:
    table = given("fight", paths=ROOM, camera=["14-film"], dice=[3, 1, 2])
    assert table.boss() == "failed-kusabi"


@pytest.mark.rule("FF-BOSS-8")
def test_a_die_that_has_just_taken_a_bead_counts_and_the_damage_is_lost() -> None:
    table = given("fight", paths=ROOM, camera=["14-film"], dice=[6, 1, 6])
    assert [event[3:] for event in table.events("struck")] == [[1, 2]]
    assert table.boss() is None


@pytest.mark.rule("FF-BOSS-8")
def test_the_final_dice_count_not_those_that_fell() -> None:
    table = given("fight", paths=ROOM, album=["remaining-twin"], dice=[2, 2])
    assert table.boss() == "failed-kusabi"
    table = given("fight", paths=ROOM, album=["remaining-twin"], dice=[2, 3])
    assert table.boss() is None


@pytest.mark.rule("FF-BOSS-8")
def test_a_boss_without_beads_throws_nobody_out() -> None:
    table = given("fight", paths=ROOM, life=1, camera=["14-film"], dice=[6, 1, 6])
    assert table.over


@pytest.mark.rule("FF-BOSS-9")
def test_a_boss_that_one_leaves_goes_back_and_is_whole_again() -> None:
    table = given("fight", paths=ROOM, life=2, dice=[3, 5], **NINE).pick("Move, but do not play")
    assert (table.asked, table.boss(), table.life(), len(table.boss_pile)) == (1, None, 0, 4)


@pytest.mark.rule("FF-BOSS-9")
def test_those_set_aside_are_shuffled_when_a_boss_goes_back() -> None:
    next_up = set()
    for seed in range(40):
        table = given("fight", paths=ROOM, dice=[3, 5])
        table.state.dice = seeded(seed)
        table.pick("Move, but do not play")
        next_up.add(table.boss_pile[0])
    assert len(next_up) == 4


@pytest.mark.rule("FF-BOSS-9")
def test_ghosts_stacked_in_the_shrine_are_discarded_when_one_is_put_out() -> None:
    table = given(
        turn=1,
        hand=["wrong-door"],
        paths={0: ROOM},
        ghosts={"loom-room": ["seeker"]},
        attached={"zero-shot": "failed-kusabi"},
    )
    table.pick("Wrong Door: move Player 1")
    assert (table.boss(), table.haunted, table.attached) == (None, {}, {})
    assert sorted(table.discard) == ["seeker", "wrong-door", "zero-shot"]


@pytest.mark.rule("FF-BOSS-10", "FF-STACK-4")
def test_ghosts_can_be_stacked_on_a_boss() -> None:
    table = given(hand=["veiled-priest", "toll-keeper"], paths={1: ROOM})
    assert [label for label in table.labels if "Player 2" in label] == ["Veiled Priest (Power 4) on Player 2"]
    table.pick("Veiled Priest (Power 4) on Player 2").pick("Pass", dice=[4])
    assert table.ghosts("loom-room") == ["veiled-priest"]


@pytest.mark.rule("FF-BOSS-10")
def test_they_are_fought_before_the_boss() -> None:
    table = given("fight", paths=ROOM, ghosts={"loom-room": ["seeker", "veiled-priest"]}, dice=[[3], [5], [4, 1]])
    assert len(table.events("captured")) == 2
    assert table.prompt == "Move or play?"


@pytest.mark.rule("FF-BOSS-11", "FF-FIGHT-5")
def test_not_to_defeat_the_boss_is_to_fail() -> None:
    table = given("fight", paths=ROOM, camera=["14-film"], dice=[6, 6, 1])
    assert (table.life(), table.prompt) == (1, "Move or play?")


@pytest.mark.rule("FF-BOSS-11")
def test_who_was_thrown_out_may_go_in_again_at_once() -> None:
    table = given("fight", paths=ROOM, dice=[3, 3], **NINE)
    table.pick("Move, but do not play", "Move into Kureha Shrine")
    assert table.life() == 3
    assert table.boss() is not None


@pytest.mark.rule("FF-BOSS-12")
def test_beads_stay_off_while_one_stays_inside() -> None:
    table = given("fight", paths=ROOM, camera=["14-film"], dice=[6, 4, 2])
    table.pick("Play, but do not move").pass_on()
    table.pick("Move to Kureha Shrine").pick("Pass", dice=[6, 4, 1])
    assert (table.asked, table.life()) == (0, 1)


@pytest.mark.rule("FF-BOSS-13")
@pytest.mark.parametrize(("action", "life"), [("zero-shot", 2), ("futile-odds", 3)])
def test_what_affects_a_ghost_affects_a_boss(action: str, life: int) -> None:
    table = given("fight", paths=ROOM, attached={action: "failed-kusabi"}, dice=[5, 1])
    assert (table.life(), table.attached, table.discard) == (life, {}, [action])


@pytest.mark.rule("FF-BOSS-14", "FF-FIGHT-3")
def test_who_fails_against_a_ghost_on_the_boss_does_not_roll_against_the_boss() -> None:
    table = given("fight", paths=ROOM, camera=["61-film"], ghosts={"loom-room": ["veiled-priest"]}, dice=[4, 4, 4])
    assert (len(table.events("rolled")), table.life(), table.prompt) == (1, 3, "Move or play?")


@pytest.mark.rule("FF-GHOST-6", "FF-BOSS-10")
def test_the_boss_comes_in_the_same_phase_once_the_stack_is_beaten() -> None:
    table = given("fight", paths=ROOM, life=1, ghosts={"loom-room": ["seeker"]}, dice=[[3], [6, 6]])
    assert table.over


@pytest.mark.rule("FF-BOSS-6", "FF-BOSS-7", "FF-BOSS-8")
@pytest.mark.parametrize("folklorist", [False, True])
def test_every_roll_of_one_die_against_the_boss_die(folklorist: bool) -> None:
    for face in range(1, 7):
        for boss_die in range(1, 7):
            table = given("fight", paths=ROOM, album=["folklorist"] * folklorist, dice=[face, boss_die])
            final = min(6, face + 2 * folklorist)
            assert table.events("struck")[0][3:] == [int(final == 6), 3 - (final == 6)]
            assert (table.boss() is None) == (final == boss_die)
            assert table.prompt == "Move or play?"
