"""What Monsters can do, each of the fifteen, and the Items that answer them."""

from __future__ import annotations

import pytest

from tests.games.ghost_hunter.table import Position, Where, card, given, monster

HALL: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-39": (-1, -1), "t-6": (0, -2)}
"""The Ballroom north of the Entrance, with a Hall in its east and north and a Cross Corridor in its west."""


def meet(name: str, own: int, black: int, hunters: str = "c-2 c-1", **more: object) -> Position:
    """The first hunter goes from T-17 to T-18, where a Monster is, and both draw."""
    settings: dict[str, object] = {"lay": HALL, "at": "t-17", "monsters": {name: "t-18"}, **more}
    return given(hunters, **settings).judge(own, enemy=black).go(0)  # type: ignore[arg-type]


@pytest.mark.rule("GH-KNIGHT-1", "GH-POWER-13", "GH-HOST-3")
def test_the_headless_knight_declares_before_each_battle_and_takes_no_hp_damage() -> None:
    table = meet("e-31", 9, 1, host=True)
    assert (table.asked, table.prompt, table.rule) == (2, "Does the Enemy attack HP or MP?", "GH-HOST-3")
    assert table.labels == ["Attack HP", "Attack MP"]
    table.pick("attack", 1)
    assert table.state.hp_lost[monster("e-31")] == 0
    table.judge(1, enemy=3).pick("fight-on").pick("stay-out")
    assert table.mp(0) == 19
    table.judge(9).pick("escape", "t-17").pick("stay-out").end()
    table.judge(0, 3, enemy=3).go(0)
    assert (table.asked, table.prompt) == (2, "Does the Enemy attack HP or MP?")


@pytest.mark.rule("GH-POWER-13", "GH-KNIGHT-1")
def test_without_a_host_chance_declares() -> None:
    declared = set()
    for throws in range(8):
        table = given("c-2 c-1", lay=HALL, monsters={"e-31": "t-18"}).judge(3, enemy=1)
        for _ in range(throws):
            table.state.dice.below(10)
        table.go(0)
        declared.add(next(line for line in table.told() if line.startswith("The Headless Knight attacks")))
    assert declared == {"The Headless Knight attacks HP.", "The Headless Knight attacks MP."}


@pytest.mark.rule("GH-POWER-12")
def test_who_wanders_goes_to_a_neighbouring_explored_tile_without_hunters_or_monsters() -> None:
    table = given(
        "c-2 c-1",
        lay=HALL,
        unexplored="t-39",
        at="t-17",
        monsters={"e-32": "t-18", "e-33": "t-7"},
        step="turn/begin_turn",
    )
    assert table.lair("e-32") == "t-6"
    assert table.lair("e-33") == "t-7"


@pytest.mark.rule("GH-POWER-12", "GH-MONSTER-4")
def test_a_wraith_hurts_minds_alone() -> None:
    table = meet("e-32", 1, 7)
    assert (table.hp(0), table.mp(0)) == (28, 16)


@pytest.mark.rule("GH-MONSTER-3")
def test_the_dead_adventurer_and_the_floating_head_have_no_ability() -> None:
    assert meet("e-33", 1, 7).hp(0) == 24
    table = meet("e-34", 1, 7, hunters="c-1 c-2").pick("attack", 1)
    assert table.mp(0) == 21


@pytest.mark.rule("GH-GOLEM-1", "GH-POWER-1")
def test_the_golem_deals_twice_the_difference_to_one_hunter_and_takes_no_mp_damage() -> None:
    table = meet("e-35", 1, 7)
    assert table.hp(0) == 28 - 8
    table = meet("e-35", 9, 1, hunters="c-1 c-2").pick("attack", 1)
    assert table.state.mp_lost[monster("e-35")] == 0
    table.judge(1).pick("escape", "t-17")
    assert table.hp(0) == 16
    table.pick("stay-out").judge(1).pick("escape", "t-17")
    assert table.hp(0) == 14


@pytest.mark.rule("GH-POWER-2")
def test_with_double_damage_a_7_against_a_1_deals_12() -> None:
    assert meet("e-35", 1, 7, hunters="c-5 c-1").hp(0) == 22 - 12


@pytest.mark.rule("GH-POWER-3")
def test_the_rats_hit_every_hunter_below_their_result() -> None:
    table = meet("e-36", 2, 4, hunters="c-5 c-6").pick("fight-on").judge(4, 3, enemy=5).pick("join")
    assert (table.hp(0), table.hp(1)) == (22 - 2 - 1, 22 - 2)


@pytest.mark.rule("GH-POWER-5", "GH-POWER-14")
def test_the_bloody_prophet_maddens_a_hunter_to_whom_it_deals_3_or_more() -> None:
    assert meet("e-37", 2, 7).mind(0) != []
    assert meet("e-37", 2, 6).mind(0) == []


@pytest.mark.rule("GH-POWER-14")
def test_what_was_cancelled_has_not_happened() -> None:
    table = meet("e-37", 1, 9, minds={0: "ace-of-clubs"}).pick("ready").pick("cancel")
    assert table.mind(0) == []
    table = meet("e-37", 1, 9, items={0: "i-18"}).pick("reflect")
    assert table.mind(0) == []
    assert table.lair("e-37") == ""


@pytest.mark.rule("GH-POWER-6")
def test_escape_checks_against_the_zombie_succeed_on_4() -> None:
    table = meet("e-38", 3, 5).judge(3).pick("escape", "t-17")
    assert "Mack Delaney passes a check of DX 4 with 3 + 1." in table.told()


@pytest.mark.rule("GH-POWER-6")
def test_with_several_enemies_all_of_them_must_be_slow() -> None:
    table = meet("e-38", 3, 5, monsters={"e-38": "t-18", "e-33": "t-18"}).pick("aim", "e-38")
    table.judge(3).pick("escape", "t-17")
    assert "Mack Delaney fails a check of DX 6 with 3 + 1." in table.told()


@pytest.mark.rule("GH-POWER-7")
def test_a_tie_with_the_dancing_skeleton_costs_2() -> None:
    assert meet("e-39", 4, 6).hp(0) == 26
    table = meet("e-39", 4, 6, monsters={"e-39": "t-18", "e-33": "t-18"}).pick("aim", "e-33")
    assert table.hp(0) == 28


@pytest.mark.rule("GH-POWER-8")
def test_armour_takes_1_off_each_hit_and_off_a_free_attack() -> None:
    assert meet("e-40", 6, 4).state.hp_lost[monster("e-40")] == 2
    table = meet("e-40", 4, 0, items={0: "i-12"}).pick("use", "i-12", 0)
    assert table.state.hp_lost[monster("e-40")] == 3


@pytest.mark.rule("GH-POWER-3")
def test_the_whispering_beauty_speaks_to_every_mind() -> None:
    table = meet("e-41", 4, 5).pick("fight-on").pick("join").judge(2, 3, enemy=5).pick("attack", 0)
    assert (table.mp(0), table.mp(1)) == (20 - 2, 25 - 3)


@pytest.mark.rule("GH-RAVEN-1", "GH-POWER-9")
def test_hp_attacks_hurt_the_stark_raven_only_with_a_pistol() -> None:
    table = meet("e-42", 9, 3)
    assert (table.lair("e-42"), table.hp(0)) == ("t-18", 28)
    assert table.state.hp_lost[monster("e-42")] == 0
    assert meet("e-42", 9, 3, items={0: "i-16"}).lair("e-42") == ""


@pytest.mark.rule("GH-RAVEN-1", "GH-POWER-9", "GH-AMULET-1")
@pytest.mark.parametrize("item", ["i-12", "i-13"])
def test_amulet_and_dynamite_hurt_the_stark_raven_without_one(item: str) -> None:
    assert meet("e-42", 4, 0, items={0: item}).pick("use", item, 0).lair("e-42") == ""


@pytest.mark.rule("GH-RAVEN-1", "GH-MIRROR-1")
def test_the_mirror_hurts_the_stark_raven_too() -> None:
    table = meet("e-42", 1, 9, items={0: "i-18"}).pick("reflect")
    assert (table.lair("e-42"), table.hp(0), table.items(0)) == ("", 28, [])


@pytest.mark.rule("GH-POWER-10")
def test_a_hunter_to_whom_the_giant_snake_deals_4_or_more_bleeds() -> None:
    assert meet("e-43", 2, 7).state.bleeding == 1
    assert meet("e-43", 3, 7).state.bleeding == 0


@pytest.mark.rule("GH-POWER-11")
def test_the_ghoul_recovers_1_in_each_pool_when_it_has_hurt_a_hunter() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-44": "t-18"})
    table.state.hp_lost[monster("e-44")] = 3
    table.state.mp_lost[monster("e-44")] = 1
    table.judge(1, enemy=7).go(0)
    assert (table.state.hp_lost[monster("e-44")], table.state.mp_lost[monster("e-44")]) == (2, 0)
    table.judge(1).pick("escape", "t-17")
    assert table.state.hp_lost[monster("e-44")] == 1


@pytest.mark.rule("GH-VAMPIRE-1", "GH-POWER-4")
def test_the_vampire_draws_two_cards_and_the_higher_counts() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-45": "t-18"})
    table.judge(1, enemy=3, enemy_too=8).go(0)
    assert any(
        line in table.told()
        for line in ("The Enemy draws 3 and 8, before any bonus.", "The Enemy draws 8 and 3, before any bonus.")
    )
    assert table.hp(0) == 28 - 5


@pytest.mark.rule("GH-VAMPIRE-1")
def test_all_ten_are_shuffled_before_it_draws_again() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-45": "t-18"}, minds={0: "2-of-clubs"})
    table.go(0).pick("ready").let()
    pairs = []
    for line in table.told():
        if line.startswith("The Enemy draws"):
            pairs.append(line)
    assert len(pairs) == 1
    first, second = [int(word.strip(",")) for word in pairs[0].split() if word.strip(",").isdigit()]
    assert first != second


@pytest.mark.rule("GH-POWER-4")
def test_other_enemies_in_the_same_battle_use_the_first_of_the_two() -> None:
    seen = set()
    for throws in range(6):
        table = given("c-5 c-1", lay=HALL, at="t-17", monsters={"e-45": "t-18", "e-33": "t-18"})
        table.judge(1, enemy=3, enemy_too=8)
        for _ in range(throws):
            table.state.dice.below(10)
        table.go(0).pick("aim", "e-45")
        first = 3 if "The Enemy draws 3 and 8, before any bonus." in table.told() else 8
        seen.add(first)
        assert table.hp(0) == 22 - 7 - (first - 1)
    assert seen == {3, 8}


@pytest.mark.rule("GH-PISTOL-1")
def test_the_pistol_gives_1_more_on_hp_attacks_and_is_a_weapon() -> None:
    assert meet("e-43", 4, 5, items={0: "i-16"}).state.hp_lost[monster("e-43")] == 1
    assert given("c-2 c-1").state.box.item(card("i-16")).weapon


@pytest.mark.rule("GH-MIRROR-1", "GH-MIRROR-2", "GH-ITEMCARD-18")
def test_the_mirror_deals_the_damage_in_the_same_pool_to_one_enemy() -> None:
    table = meet("e-43", 1, 6, items={0: "i-18"}).pick("reflect")
    assert table.state.hp_lost[monster("e-43")] == 4
    assert (table.hp(0), table.items(0)) == (28, [])
    two = {"e-43": "t-18", "e-33": "t-18"}
    table = meet("e-43", 1, 6, items={0: "i-18"}, monsters=two).pick("aim", "e-43").pick("reflect").let()
    assert table.state.hp_lost[monster("e-43")] + table.state.hp_lost[monster("e-33")] in (3, 4)
    assert table.hp(0) in (28 - 3, 28 - 4)


@pytest.mark.rule("GH-MIRROR-2")
def test_a_pool_that_the_enemy_lacks_takes_nothing() -> None:
    table = meet("e-31", 1, 9, items={0: "i-18"}, host=True).pick("attack", 0).pick("reflect")
    assert table.state.hp_lost[monster("e-31")] == 0
    assert table.hp(0) == 28


@pytest.mark.rule("GH-MIRROR-2", "GH-ESCAPE-6")
def test_the_mirror_does_not_answer_a_failed_escape() -> None:
    table = meet("e-43", 4, 5, items={0: "i-18"}).judge(1).pick("escape", "t-17")
    assert table.hp(0) == 27


@pytest.mark.rule("GH-MIRROR-1", "GH-MIRROR-2", "GH-ENEMY-4")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_mirror_answers_the_attack_of_an_enemy_player_who_takes_nothing(turn: int) -> None:
    table = given(
        "c-2 c-1", lay=HALL, at="t-18", fares={0: "enemy"}, hurt={0: (30, 0)}, items={1: "i-18"}, turn=turn
    ).judge(8, 3)
    table.pick("fight", 1 - turn).pick("reflect")
    assert (table.hp(1), table.items(1)) == (18, [])
    assert (table.state.hp_damage[0], table.fares(0), table.at(0)) == (30, "enemy", "t-18")
    assert "Evangeline Tull turns 5 HP damage back on Mack Delaney." in table.told()


@pytest.mark.rule("GH-MIRROR-1", "GH-SCENE-58")
def test_the_mirror_turns_the_attack_of_the_revealed_guest_back_on_them_and_may_beat_them() -> None:
    for damage, left in ((0, 20), (22, -2)):
        table = given(
            "c-2 c-1 c-3",
            scenario=7,
            guest=0,
            lay=HALL,
            at={0: "t-18", 1: "t-18", 2: "t-17"},
            fares={0: "guest"},
            hurt={0: (damage, 0)},
            items={1: "i-18"},
        ).judge(10, 4)
        table.pick("fight", 1).pick("attack", 0).pick("reflect")
        assert (table.hp(1), table.hp(0)) == (18, left)
        assert ("Mack Delaney is beaten." in table.told()) == (left < 0)
        assert (table.asked == 1) == (left < 0), "the Guest continues the turn unless beaten"
