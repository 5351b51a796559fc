"""The worked examples of the rulebook, with the hunters of this box who come nearest to them."""

from __future__ import annotations

import pytest

from tests.games.ghost_hunter.table import Position, Where, card, given, monster

HALL: dict[str, Where] = {"t-18": (0, -1)}
"""The Ballroom north of the Entrance."""


def raised(*hunters: tuple[int, int, int, int, int, int]) -> list[int]:
    """Raises of ST, DX, IN, WP, HP and MP of each hunter, below 0 where the example has less."""
    return [card_name for hunter in hunters for card_name in hunter]


@pytest.mark.rule("GH-BATTLE-5", "GH-BATTLE-6", "GH-MANY-1")
def test_the_higher_result_deals_the_difference() -> None:
    table = given("c-2 c-7", lay={"t-6": (0, -1)}, unexplored="t-6", events="e-33", insanity="2-of-clubs")
    table.judge(9, enemy=4).go(0).let().pick("ready")
    assert table.lair("e-33") == ""


# Player A, who has received 2, 5 and 7, and whom Player B saves


@pytest.mark.rule("GH-MAD-7", "GH-ACE-3", "GH-ACE-5", "GH-ACE-12", "GH-ACE-13")
def test_player_a_is_saved_from_insanity_by_two_cards_of_player_b() -> None:
    table = given(
        "c-2 c-6",
        lay={"t-12": (0, -1)},
        unexplored="t-12",
        events="e-30",
        insanity="jack-of-spades",
        minds={0: "2-of-clubs 5-of-clubs 7-of-clubs", 1: "ace-of-hearts queen-of-hearts"},
    )
    table.state.replies[0] = 2
    assert (table.state.first_mp(0), table.state.most_mp(0)) == (20, 6)
    table.judge(3).go(0)
    while table.prompt != "Do something about this damage?":
        table.pick("let-it-be")
    assert "Mack Delaney is about to take 10 MP damage." in table.told()
    assert "Mack Delaney would fall." in table.told()
    assert table.asked == 1
    assert table.may("cancel")
    table.pick("help", 0)
    assert len(table.mind(0)) == 3
    table.pick("help", 0)
    table.let().give_up()
    left = [name for name in table.mind(0) if not name.startswith("jack")]
    assert len(left) == 1
    lowered = int(left[0].split("-")[0])
    assert table.state.most_mp(0) == 20 - lowered
    assert table.mp(0) == 20 - lowered - 10
    assert table.fares(0) == "standing"


@pytest.mark.rule("GH-MAD-7")
def test_the_numbers_of_player_a() -> None:
    def mp(minds: str, damage: int = 10) -> tuple[int, int]:
        table = given("c-2 c-6", minds={0: minds}, hurt={0: (0, damage)}, fares={0: "fallen"}, turn=1)
        return table.state.most_mp(0), table.mp(0)

    assert mp("2-of-clubs 5-of-clubs 7-of-clubs", 0) == (6, 6)
    assert mp("2-of-clubs 5-of-clubs 7-of-clubs") == (6, -4)
    assert mp("5-of-clubs 7-of-clubs") == (8, -2)
    assert mp("5-of-clubs") == (15, 5)


# Monster B, Player A with a Pistol, and Player C with the Amplifier


def monster_b() -> Position:
    """A (ST 1, DX 0, a Pistol, 20 MP) goes to T-18, where B is, with MP 10 alone; C (WP 1, I-20) is next door.

    The Wraith stands for B: 4 MP more are given to it, as damage below 0.
    """
    table = given(
        "c-2 c-6",
        lay=HALL,
        at="t-17",
        monsters={"e-32": "t-18"},
        items={0: "i-16", 1: "i-20 i-7"},
        minds={1: "jack-of-clubs ace-of-clubs"},
        raises=raised((-1, -1, 0, 0, 0, 0), (0, 0, 0, 0, 0, 0)),
    )
    table.state.mp_lost[monster("e-32")] = -4
    return table


@pytest.mark.rule("GH-BATTLE-7", "GH-BATTLE-8")
def test_monster_b_causes_2_points_of_mp_damage() -> None:
    table = monster_b().judge(4, enemy=8).go(0)
    assert "Mack Delaney draws 4, for a result of 6." in table.told()
    table.let()
    assert (table.mp(0), table.hp(0)) == (18, 28)


@pytest.mark.rule("GH-BATTLE-9", "GH-JOIN-5", "GH-ESCAPE-2", "GH-BATTLE-14")
def test_player_a_escapes_and_player_c_takes_over_with_an_mp_attack() -> None:
    table = monster_b().judge(4, enemy=8).go(0).let()
    table.judge(7, 8, enemy=2).pick("escape", "t-17").pick("join").pick("attack", 1).pick("ready")
    assert (table.at(0), table.at(1)) == ("t-17", "t-18")
    assert table.state.pool_of(monster("e-32"), 1) == 3


@pytest.mark.rule("GH-ESCAPE-5")
def test_had_player_a_failed_it_would_have_cost_1_mp() -> None:
    table = monster_b().judge(4, enemy=8).go(0).let().judge(5).pick("escape", "t-17").let()
    assert table.mp(0) == 17


# Character A, with 12 HP damage, 3 MP damage, a 3, a 5, an 8 and a Court card


def character_a(**more: object) -> Position:
    """20 HP and 20 MP at first, and B with a Court card next door."""
    settings: dict[str, object] = {
        "lay": {"t-12": (0, -1)},
        "unexplored": "t-12",
        "insanity": "jack-of-spades",
        "minds": {0: "3-of-clubs 5-of-clubs 8-of-clubs king-of-clubs", 1: "queen-of-hearts"},
        "hurt": {0: (12, 3)},
        "raises": raised((-2, -1, -1, 0, -4, 0), (0, 0, 0, 0, 0, 0)),
        **more,
    }
    return given("c-2 c-6", **settings)  # type: ignore[arg-type]


@pytest.mark.rule("GH-MAD-8", "GH-ACE-2", "GH-ACE-12")
def test_character_a_uses_the_court_card_and_character_b_helps() -> None:
    table = character_a(events="e-9")
    assert (table.hp(0), table.mp(0), table.state.most_mp(0)) == (8, 1, 4)
    table.judge(1).go(0)
    while table.prompt != "Do something about this damage?":
        table.pick("let-it-be")
    table.pick("ease", "8-of-clubs")
    assert table.state.most_mp(0) == 12
    while table.asked != 1:
        table.pick("let-it-be")
    table.pick("help", 0)
    assert table.state.most_mp(0) in (15, 17)


@pytest.mark.rule("GH-MAD-8")
def test_the_numbers_of_character_a() -> None:
    def mp(minds: str) -> int:
        return character_a(minds={0: minds}, hurt={0: (12, 8)}, fares={0: "fallen"}, turn=1).mp(0)

    assert mp("3-of-clubs 5-of-clubs 8-of-clubs") == -4
    assert mp("3-of-clubs 5-of-clubs") == 4
    assert mp("5-of-clubs") == 7


@pytest.mark.rule("GH-POWER-2", "GH-FALL-7", "GH-FALL-3", "GH-FALL-5")
def test_character_a_meets_double_damage_is_saved_by_an_item_and_falls_in_flight() -> None:
    table = character_a(
        lay=HALL, unexplored="", monsters={"e-35": "t-18"}, hurt={0: (8, 0)}, minds={}, items={0: "i-1 i-6"}, at="t-17"
    )
    assert table.hp(0) == 12
    table.judge(1, enemy=7).go(0).pick("ready").let()
    assert table.hp(0) == 0
    table.pick("use", "i-1", 0)
    assert table.hp(0) == 4
    table.pick("stay-out") if table.may("stay-out") else None
    table.judge(1).pick("escape", "t-17").pick("stay-out").judge(1).pick("escape", "t-17")
    assert (table.hp(0), table.fares(0)) == (0, "fallen")
    assert table.lair("e-35") == "t-18"
    assert table.state.dropped == (card("i-6"),)


# The questions and answers


@pytest.mark.rule("GH-FREE-1")
def test_q1_a_free_attack_cannot_be_defended_against() -> None:
    table = given("c-2 c-6", lay=HALL, monsters={"e-43": "t-18"}, items={0: "i-13"}).judge(3).go(0)
    table.pick("use", "i-13", 0)
    assert table.state.hp_lost[monster("e-43")] == 6


@pytest.mark.rule("GH-BATTLE-4")
def test_q2_without_an_item_or_feat_nobody_makes_mp_attacks() -> None:
    assert (
        given("c-2 c-6", lay=HALL, monsters={"e-43": "t-18"}).judge(5, enemy=6).go(0).prompt == "Fight on, or escape?"
    )


@pytest.mark.rule("GH-MAD-4", "GH-MAD-5")
def test_q5_mp_recover_to_the_current_maximum() -> None:
    table = given("c-2 c-6", minds={0: "8-of-clubs"}, hurt={0: (0, 2)}, items={0: "i-7"})
    assert (table.state.most_mp(0), table.mp(0)) == (12, 10)
    assert table.pick("use", "i-7", 0).mp(0) == 12


@pytest.mark.rule("GH-FALL-2", "GH-BATTLE-15")
def test_q7_and_q11_companions_in_the_same_battle_save_each_other_with_items() -> None:
    table = given("c-2 c-6", lay=HALL, at="t-17", monsters={"e-43": "t-18"}, items={1: "i-10"}, hurt={0: (26, 0)})
    table.judge(4, enemy=5).go(0).pick("fight-on").pick("join").judge(1, 6, enemy=5).pick("ready").let()
    assert table.prompt == "Save this hunter?"
    assert table.asked == 1
    table.pick("use", "i-10", 0)
    assert table.fares(0) == "standing"


@pytest.mark.rule("GH-ENEMY-13")
def test_q8_items_get_an_enemy_player_back_too() -> None:
    table = given("c-2 c-6", fares={0: "enemy"}, hurt={0: (29, 0)}, items={1: "i-1"}, turn=1).pick("use", "i-1", 0)
    assert table.fares(0) == "standing"


@pytest.mark.rule("GH-JOIN-6", "GH-CARRY-5")
def test_q9_who_has_escaped_joins_again_and_nobody_exchanges_items_meanwhile() -> None:
    table = given("c-2 c-6", lay=HALL, at="t-17", monsters={"e-43": "t-18"}, items={0: "i-6"})
    table.judge(4, enemy=5).go(0).judge(9).pick("escape", "t-17").pick("join").judge(0, 6, enemy=5)
    table.pick("fight-on")
    assert (table.asked, table.prompt) == (0, "Join the battle?")
    assert not table.may("give")


@pytest.mark.rule("GH-MANY-2", "GH-MANY-4")
def test_q10_several_enemies_share_a_card_and_hit_the_lowest() -> None:
    table = given("c-2 c-6", lay=HALL, at="t-17", monsters={"e-43": "t-18", "e-33": "t-18"})
    table.judge(4, enemy=5).go(0).pick("aim", "e-43").pick("fight-on").pick("join")
    table.judge(4, 3, enemy=5).pick("aim", "e-43").pick("aim", "e-33")
    assert (table.hp(0), table.hp(1)) == (28, 22 - 3 - 2)


@pytest.mark.rule("GH-MOVE-7", "GH-MOVE-6", "GH-ESCAPE-2")
def test_q12_a_monster_must_be_fought_and_an_enemy_player_need_not() -> None:
    table = given("c-2 c-6", lay=HALL, at={0: "t-18", 1: "t-17"}, fares={0: "enemy"}, hurt={0: (30, 0)}, turn=1)
    table.go(0)
    assert table.state.battle == -1
    assert table.state.points == 1


@pytest.mark.rule("GH-MONSTER-4")
def test_q14_where_a_monster_is_left_is_marked() -> None:
    table = given("c-2 c-6", lay=HALL, at="t-17", monsters={"e-43": "t-18"}).judge(4, enemy=5).go(0)
    table.judge(9).pick("escape", "t-17").pick("stay-out")
    assert table.match.view(1)["monsters"][0]["tile"] == "t-18"
