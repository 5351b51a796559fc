"""Damage, Monsters and battles."""

from __future__ import annotations

import pytest

from gloaming.games.ghost_hunter.constants import HP, MP
from gloaming.games.ghost_hunter.generated.flows import DamageArgs
from gloaming.games.ghost_hunter.rules.harm import hurt, hurt_all
from tests.games.ghost_hunter.table import Position, Where, card, given, monster

HALL: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-39": (-1, -1), "t-6": (0, -2)}
"""The Ballroom north of the Entrance, with a Hall in its east and north and a Cross Corridor in its west."""


def turned_up(event: str, hunters: str = "c-2 c-1", **more: object) -> Position:
    """T-24, whose incident is none for those who fail nothing, is about to be entered, and an Event card turned up."""
    return given(hunters, lay={"t-12": (0, -1)}, unexplored="t-12", events=event, insanity="jack-of-clubs", **more)  # type: ignore[arg-type]


def ready(table: Position) -> Position:
    """Nobody uses an Item or a card before the cards are drawn."""
    while table.match.decision and ("ready",) in table.options:
        table.pick("ready")
    return table


# Damage


@pytest.mark.rule("GH-HURT-1")
def test_hp_damage_lowers_hp_and_mp_damage_mp() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-33": "t-18"}).judge(1, enemy=7).go(0)
    assert (table.hp(0), table.mp(0)) == (24, 20)
    table = given("c-2 c-1", lay=HALL, monsters={"e-32": "t-18"}).judge(1, enemy=7).go(0)
    assert (table.hp(0), table.mp(0)) == (28, 16)


@pytest.mark.rule("GH-HURT-2")
def test_nobody_recovers_more_than_they_have_taken() -> None:
    table = given("c-2 c-1", hurt={0: (3, 0)}, items={0: "i-10"}).pick("use", "i-10", 0)
    assert table.hp(0) == 28
    assert table.state.hp_damage[0] == 0


@pytest.mark.rule("GH-HURT-2", "GH-FALL-7")
def test_hp_of_minus_2_become_1_by_an_item_that_recovers_3() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-33": "t-18"}, hurt={0: (26, 0)}, items={0: "i-24"})
    table.judge(1, enemy=7).go(0).pick("ready").let()
    assert table.hp(0) == -2
    table.pick("use", "i-24", 0)
    assert table.hp(0) == 6
    assert table.fares(0) == "standing"


@pytest.mark.rule("GH-HURT-3")
def test_damage_is_announced_before_it_is_recorded() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-33": "t-18"}, minds={0: "jack-of-clubs"})
    table.judge(1, enemy=7).go(0).pick("ready")
    assert table.told(1)[-1] == "Mack Delaney is about to take 4 HP damage."
    assert table.hp(0) == 28
    table.let()
    assert "Mack Delaney takes 4 HP damage." in table.told(1)


@pytest.mark.rule("GH-HURT-4")
def test_several_who_are_hurt_are_dealt_with_clockwise_from_the_turn_player() -> None:
    table = turned_up("e-12", "c-5 c-6 c-8", turn=1, at="t-17")
    table.go(0)
    s = table.state
    hurt_all(s, [DamageArgs(-1, hunter, 1, 0, -1, 0, 0) for hunter in range(3)])
    order = [args[1] for step, args in reversed(s.places()) if s.program.names[step] == "damage/announce"]
    assert order == [1, 2, 0]


@pytest.mark.rule("GH-HURT-4")
def test_only_those_whom_damage_reaches_are_looked_after() -> None:
    table = given("c-2 c-1 c-3", fares={2: "fallen"})
    s = table.state
    before = s.places()
    nothing, fallen = DamageArgs(-1, 0, 0, 0, -1, 0, 0), DamageArgs(-1, 2, 1, 0, -1, 0, 0)
    hurt_all(s, [nothing, fallen])
    assert s.places() == before
    hurt_all(s, [nothing, DamageArgs(-1, 1, 0, 1, -1, 0, 0), fallen])
    begun = [(s.program.flow_of[step], tuple(args)) for step, args in s.places()[len(before) :]]
    assert begun == [("falls", (0b10, 0)), ("damage", (-1, 1, 0, 1, -1, 0, 0))]


@pytest.mark.rule("GH-HURT-1")
@pytest.mark.parametrize(("pool", "damage"), [(HP, (3, 0)), (MP, (0, 3))])
def test_damage_of_one_kind_is_of_that_kind_only(pool: int, damage: tuple[int, int]) -> None:
    s = given("c-2 c-1").state
    hurt(s, -1, 0, pool, 3)
    assert (s.named.hp, s.named.mp) == damage


@pytest.mark.rule("GH-EVENTCARD-37", "GH-STATE-2", "GH-ACE-10")
def test_the_iron_maiden_hurts_and_leaves_a_wound_that_bleeds() -> None:
    table = turned_up("e-52").judge(1).go(0).let()
    assert (table.hp(0), table.state.bleeding) == (26, 1)
    table.end().end().let()
    assert table.hp(0) == 25


# Monsters


@pytest.mark.rule("GH-MONSTER-1")
def test_a_monster_card_appears_and_the_turn_player_fights_it_at_once() -> None:
    table = ready(turned_up("e-33").judge(8, enemy=1).go(0).let())
    assert "The Dead Adventurer appears in the Corridor." in table.told()
    assert "A battle begins in the Corridor." in table.told()
    assert table.lair("e-33") == ""


@pytest.mark.rule("GH-MONSTER-2")
def test_a_pool_that_a_monster_lacks_takes_no_damage() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-32": "t-18"}).judge(10, enemy=1).go(0)
    assert table.state.hp_lost[monster("e-32")] == 0
    assert table.lair("e-32") == "t-18"


@pytest.mark.rule("GH-MONSTER-2", "GH-MONSTER-6", "GH-BATTLE-13")
def test_a_monster_falls_when_one_of_its_pools_is_empty() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-34": "t-18"}).judge(6, enemy=4).go(0)
    assert table.lair("e-34") == ""
    assert card("e-34") in table.state.event_discard
    assert table.state.battle == -1
    assert table.prompt == "Choose an action"


@pytest.mark.rule("GH-MONSTER-3")
def test_a_bonus_that_is_printed_on_the_card_counts() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-40": "t-18"}).judge(3, enemy=6).go(0)
    assert table.hp(0) == 26


@pytest.mark.rule("GH-MONSTER-4", "GH-BATTLE-14")
def test_a_monster_that_survives_stays_with_the_damage_that_it_has_taken() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-43": "t-18"}).judge(6, enemy=2).go(0)
    table.judge(5).pick("escape", "t-17")
    assert table.lair("e-43") == "t-18"
    assert table.state.hp_lost[monster("e-43")] == 5
    assert table.at(0) == "t-17"


@pytest.mark.rule("GH-MONSTER-5")
def test_with_five_monsters_on_the_map_a_further_one_is_discarded() -> None:
    there = dict.fromkeys(["e-32", "e-34", "e-35", "e-36", "e-37"], "t-6")
    where: dict[str, Where] = {"t-12": (0, -1), "t-6": (-1, 0)}
    table = given("c-2 c-1", lay=where, unexplored="t-12", events="e-33", insanity="jack-of-clubs", monsters=there)
    table.go(0).let()
    assert table.lair("e-33") == ""
    assert card("e-33") in table.state.event_discard


@pytest.mark.rule("GH-MONSTER-5")
def test_bosses_do_not_count_among_the_five() -> None:
    there = dict.fromkeys(["e-32", "e-34", "e-35", "e-36", "b-1"], "t-6")
    where: dict[str, Where] = {"t-12": (0, -1), "t-6": (-1, 0)}
    table = given("c-2 c-1", lay=where, unexplored="t-12", events="e-33", insanity="jack-of-clubs", monsters=there)
    table.judge(1, enemy=1).go(0).let()
    assert table.state.lair.count(card("t-12")) == 1


def roaming(**more: object) -> Position:
    """A round is about to begin in which Monsters walk: the Rats go from T-6 to the hunters on T-18."""
    return given(
        "c-2 c-1 c-5",
        lay=HALL,
        monsters={"e-36": "t-6"},
        roaming=(monster("e-36"), 1, 0),
        step="turn/begin_turn",
        **more,  # type: ignore[arg-type]
    )


@pytest.mark.rule("GH-MONSTER-7", "GH-BATTLE-2")
def test_where_a_monster_comes_the_first_in_turn_order_fights_the_first_round_alone() -> None:
    table = roaming(at={0: "t-17", 1: "t-18", 2: "t-18"}).judge(0, 5, 5, enemy=4)
    assert "A battle begins in the Ballroom." in table.told()
    assert (table.hp(1), table.hp(2)) == (18, 22)
    assert table.state.fighters == 2


@pytest.mark.rule("GH-MONSTER-8")
def test_a_turn_that_begins_beside_a_monster_begins_with_the_battle() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-18", monsters={"e-43": "t-18"})
    assert table.state.battle == card("t-18")
    assert table.prompt == "Fight on, or escape?"


@pytest.mark.rule("GH-MONSTER-9")
def test_after_a_battle_between_turns_play_goes_on_where_it_was() -> None:
    table = roaming(at={0: "t-18", 1: "t-17", 2: "t-17"}, items={0: "i-16"})
    while table.state.battle >= 0:
        table.judge(10, enemy=1)
        table.match.pick(0)
    assert (table.asked, table.prompt) == (0, "Choose an action")
    assert table.state.points == 2


# Battles


@pytest.mark.rule("GH-BATTLE-1", "GH-BATTLE-6")
def test_both_attack_at_the_same_time_in_each_battle_round() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-43": "t-18"}).judge(2, enemy=5).go(0)
    assert table.hp(0) == 26
    table.judge(8, enemy=5).pick("fight-on").pick("stay-out")
    assert table.state.hp_lost[monster("e-43")] == 4
    assert table.state.battle_round == 3


@pytest.mark.rule("GH-BATTLE-2")
def test_in_the_first_battle_round_nobody_escapes_and_nobody_helps() -> None:
    table = given("c-2 c-1", lay=HALL, at={0: "t-17", 1: "t-18"}, monsters={"e-43": "t-18"}, turn=0)
    table.judge(5, enemy=5).go(0)
    log = " ".join(table.told())
    assert "joins" not in log
    assert "Evangeline Tull draws" not in log
    assert (table.asked, table.prompt) == (0, "Fight on, or escape?")


@pytest.mark.rule("GH-BATTLE-3", "GH-BATTLE-4")
def test_both_sides_declare_before_the_battle_the_enemy_first_and_keep_to_it() -> None:
    table = given("c-1 c-2", lay=HALL, monsters={"e-41": "t-18"}).judge(5, enemy=5).go(0)
    assert "The Whispering Beauty attacks MP." in table.told()
    assert table.prompt == "Attack HP or MP?"
    table.pick("attack", 1)
    table.judge(5, enemy=5).pick("fight-on")
    lines = table.told()
    assert lines.count("Evangeline Tull attacks MP.") == 1
    assert lines.index("The Whispering Beauty attacks MP.") < lines.index("Evangeline Tull attacks MP.")


@pytest.mark.rule("GH-BATTLE-4")
def test_most_hunters_make_hp_attacks_and_an_item_gives_the_choice() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-41": "t-18"}).judge(5, enemy=5).go(0)
    assert "Mack Delaney attacks HP." in table.told()
    table = given("c-2 c-1", lay=HALL, monsters={"e-41": "t-18"}, items={0: "i-20"}).go(0)
    assert table.labels == ["Attack HP", "Attack MP"]


@pytest.mark.rule("GH-BATTLE-5", "GH-PISTOL-1")
def test_st_and_what_items_give_are_added_to_an_hp_attack_and_wp_to_an_mp_attack() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-43": "t-18"}, items={0: "i-16"}).judge(5, enemy=1).go(0)
    assert "Mack Delaney draws 5, for a result of 8." in table.told()
    table = given("c-1 c-2", lay=HALL, monsters={"e-41": "t-18"}, items={0: "i-16"}).judge(5, enemy=1).go(0)
    table.pick("attack", 1)
    assert "Evangeline Tull draws 5, for a result of 7." in table.told()


@pytest.mark.rule("GH-BATTLE-6")
def test_a_tie_deals_nothing() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-43": "t-18"}).judge(4, enemy=5).go(0)
    assert table.hp(0) == 28
    assert table.state.hp_lost[monster("e-43")] == 0


@pytest.mark.rule("GH-BATTLE-10", "GH-CHECK-3")
def test_a_black_card_is_drawn_for_a_monster() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-43": "t-18"}).judge(4, enemy=7).go(0)
    assert "The Enemy draws 7, before any bonus." in table.told()


@pytest.mark.rule("GH-BATTLE-11")
def test_before_a_further_battle_round_come_escape_then_help_then_attacks() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-43": "t-18"}).judge(4, enemy=5).go(0)
    assert (table.asked, table.prompt) == (0, "Fight on, or escape?")
    table.pick("fight-on")
    assert (table.asked, table.prompt) == (1, "Join the battle?")
    table.judge(4, enemy=5).pick("stay-out")
    assert table.prompt == "Fight on, or escape?"


@pytest.mark.rule("GH-BATTLE-12")
def test_whoever_falls_in_a_battle_round_has_still_dealt_theirs() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"b-1": "t-18", "e-33": "t-18"}, hurt={0: (27, 0)})
    table.state.hp_lost[monster("e-33")] = 4
    table.judge(4, enemy=5).go(0).pick("aim", "e-33")
    assert table.lair("e-33") == ""
    assert table.fares(0) == "fallen"


@pytest.mark.rule("GH-FALL-6")
def test_of_several_who_fall_at_the_same_time_none_can_help_another_afterwards() -> None:
    table = given("c-2 c-6", lay=HALL, at="t-17", monsters={"e-36": "t-18"}, hurt={0: (25, 0), 1: (21, 0)})
    table.judge(3, enemy=5).go(0).pick("fight-on")
    table.judge(1, 1, enemy=9).pick("join")
    assert (table.fares(0), table.fares(1)) == ("fallen", "fallen")
    lines = table.told()
    falls = [lines.index("Mack Delaney falls in the Ballroom."), lines.index("Agnes Kowal falls in the Ballroom.")]
    assert falls[1] == falls[0] + 1


@pytest.mark.rule("GH-BATTLE-13", "GH-ESCAPE-7")
def test_if_all_have_failed_to_escape_nobody_attacks_and_the_next_round_begins() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-43": "t-18"}).judge(3, enemy=5).go(0)
    table.judge(2).pick("escape", "t-17").pick("stay-out")
    assert (table.prompt, table.state.battle_round) == ("Fight on, or escape?", 3)
    assert table.hp(0) == 26


@pytest.mark.rule("GH-BATTLE-13", "GH-FALL-5")
def test_the_battle_ends_when_no_hunter_is_left_in_it() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-33": "t-18"}, hurt={0: (27, 0)}).judge(1, enemy=9).go(0)
    assert table.fares(0) == "fallen"
    assert table.lair("e-33") == "t-18"
    assert table.state.battle == -1
    assert table.asked == 1


@pytest.mark.rule("GH-BATTLE-14")
def test_after_the_battle_everybody_starts_where_they_are() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-43": "t-18"}).judge(5, enemy=2).go(0)
    table.pick("fight-on").pick("join").judge(9, 9, enemy=1).pick("attack", 0)
    assert table.lair("e-43") == ""
    table.end()
    assert (table.asked, table.at(1)) == (1, "t-18")


@pytest.mark.rule("GH-BATTLE-15")
def test_items_and_court_cards_may_be_used_during_a_battle() -> None:
    table = given(
        "c-2 c-1",
        lay=HALL,
        monsters={"e-43": "t-18"},
        at={0: "t-17", 1: "t-18"},
        hurt={1: (6, 0), 0: (5, 0)},
        items={0: "i-1 i-10"},
        minds={0: "ace-of-clubs 9-of-clubs"},
    )
    table.judge(5, enemy=6).go(0)
    assert (table.prompt, table.rule) == ("Use an Item or a card?", "GH-BATTLE-15")
    table.pick("use", "i-10", 1).pick("use", "i-1", 0).pick("ease", "9-of-clubs")
    assert (table.hp(0), table.hp(1), table.mp(0)) == (27, 18, 20)


@pytest.mark.rule("GH-BATTLE-16")
def test_a_battle_with_a_monster_that_was_left_is_a_new_one() -> None:
    table = given("c-1 c-2", lay=HALL, at={0: "t-17", 1: "t-6"}, monsters={"e-43": "t-18"}).judge(5, enemy=5).go(0)
    table.pick("attack", 1).judge(8).pick("escape", "t-17").pick("stay-out").end()
    table.judge(0, 5, enemy=5).go(2)
    assert (table.asked, table.state.battle_round) == (1, 2)
    table.judge(0, 9).pick("escape", "t-6").pick("stay-out").end()
    table.go(0)
    assert table.prompt == "Attack HP or MP?"


@pytest.mark.rule("GH-BATTLE-17")
def test_items_instead_of_a_normal_attack_are_named_before_the_cards_are_drawn() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-18", monsters={"e-43": "t-7"}, items={0: "i-13", 1: "i-12"})
    table.judge(5, enemy=5).go(1).pick("ready").pick("fight-on").pick("join").pick("attack", 0)
    before = len(table.told())
    assert (table.asked, table.prompt) == (0, "Use an Item or a card?")
    table.pick("ready")
    assert table.asked == 1
    assert not any(" draws " in line for line in table.told()[before:])


# Several


def two(**more: object) -> Position:
    """Mack fights the Dead Adventurer and the Giant Snake on T-18."""
    return given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-33": "t-18", "e-43": "t-18"}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("GH-MANY-1", "GH-MANY-8")
def test_against_several_enemies_each_names_one_in_each_battle_round_anew() -> None:
    table = two().judge(6, enemy=4).go(0)
    assert table.labels == ["Attack the Dead Adventurer", "Attack the Giant Snake"]
    table.pick("aim", "e-43")
    assert table.state.hp_lost[monster("e-43")] == 3
    table.judge(6, enemy=4).pick("fight-on").pick("stay-out").pick("aim", "e-33")
    assert table.state.hp_lost[monster("e-33")] == 4


@pytest.mark.rule("GH-MANY-2", "GH-MANY-6", "GH-ACE-9")
def test_one_black_card_serves_all_enemies_each_with_its_own_bonus_and_difference() -> None:
    table = two().judge(2, enemy=6).go(0).pick("aim", "e-43")
    assert table.told().count("The Enemy draws 6, before any bonus.") == 1
    assert "Mack Delaney takes 2 HP damage." in table.told()
    assert "Mack Delaney takes 3 HP damage." in table.told()
    assert table.hp(0) == 23


@pytest.mark.rule("GH-MANY-3")
def test_only_the_named_enemy_is_hit() -> None:
    table = two().judge(6, enemy=4).go(0).pick("aim", "e-43")
    assert table.state.hp_lost[monster("e-33")] == 0


def three(cards: tuple[int, int, int], enemy: int, name: str = "e-43") -> Position:
    """Mack (ST 2), Agnes and Ruth (ST 0) fight on T-18, Mack since before."""
    table = given("c-2 c-6 c-5", lay=HALL, at="t-17", monsters={name: "t-18"}).judge(5, enemy=5).go(0)
    table.pick("fight-on").pick("join")
    return table.judge(*cards, enemy=enemy).pick("join")


@pytest.mark.rule("GH-MANY-4", "GH-JOIN-7")
def test_an_enemy_hits_the_hunter_with_the_lowest_result() -> None:
    table = three((2, 3, 9), 5)
    assert [table.hp(hunter) for hunter in range(3)] == [28, 19, 22]
    assert table.state.hp_lost[monster("e-43")] == 1 + 3


@pytest.mark.rule("GH-MANY-4")
def test_several_with_the_same_lowest_result_are_all_hit() -> None:
    table = three((1, 3, 9), 5)
    assert [table.hp(hunter) for hunter in range(3)] == [28 - 3, 22 - 3, 22]


@pytest.mark.rule("GH-MANY-5", "GH-POWER-3")
def test_multiple_attack_hits_all_below_its_result() -> None:
    table = given("c-2 c-6 c-5", lay=HALL, at="t-17", monsters={"e-36": "t-18"}).judge(3, enemy=5).go(0)
    table.pick("fight-on").pick("join").judge(1, 4, 6, enemy=5).pick("join")
    assert [table.hp(hunter) for hunter in range(3)] == [28 - 2, 22 - 1, 22]


@pytest.mark.rule("GH-MANY-7", "GH-ESCAPE-7", "GH-FREE-3")
def test_who_failed_to_escape_or_makes_a_free_attack_is_not_compared() -> None:
    table = (
        given("c-2 c-6 c-5", lay=HALL, at="t-17", monsters={"e-43": "t-18"}, items={1: "i-12"}).judge(4, enemy=5).go(0)
    )
    table.judge(1).pick("escape", "t-17").pick("join").pick("join")
    table.judge(0, 1, 4, enemy=6).pick("use", "i-12", 1)
    assert [table.hp(hunter) for hunter in range(3)] == [27, 22, 22 - 3]


# Free AT


@pytest.mark.rule("GH-FREE-1", "GH-AMULET-1", "GH-ITEMCARD-12")
def test_a_free_attack_deals_the_value_of_the_card_without_a_bonus_and_the_enemy_draws_none() -> None:
    table = two(items={0: "i-12"}).judge(4).go(0).pick("aim", "e-43").pick("use", "i-12", 0)
    assert table.state.hp_lost[monster("e-43")] == 4
    assert table.state.hp_lost[monster("e-33")] == 4
    assert not any("The Enemy draws" in line for line in table.told())
    assert table.hp(0) == 28


@pytest.mark.rule("GH-FREE-2")
def test_a_free_attack_is_of_the_declared_kind() -> None:
    table = (
        given("c-2 c-1", lay=HALL, monsters={"e-32": "t-18"}, items={0: "i-12"}).judge(9).go(0).pick("use", "i-12", 0)
    )
    assert table.lair("e-32") == "t-18"
    table = given("c-1 c-2", lay=HALL, monsters={"e-32": "t-18"}, items={0: "i-12"}).judge(9).go(0)
    table.pick("attack", 1).pick("use", "i-12", 0)
    assert table.lair("e-32") == ""


@pytest.mark.rule("GH-DYNAMITE-1", "GH-FREE-1", "GH-ITEMCARD-13")
def test_dynamite_doubles_the_card_against_one_enemy_and_is_used_up() -> None:
    table = two(items={0: "i-13"}).judge(3).go(0).pick("aim", "e-43").pick("use", "i-13", 0)
    assert table.state.hp_lost[monster("e-43")] == 6
    assert table.state.hp_lost[monster("e-33")] == 0
    assert table.items(0) == []


@pytest.mark.rule("GH-DYNAMITE-1")
def test_the_enemy_still_draws_for_the_others() -> None:
    table = given("c-2 c-6", lay=HALL, at="t-17", monsters={"e-43": "t-18"}, items={0: "i-13"})
    table.judge(4, enemy=5).go(0).pick("ready").pick("fight-on").pick("join")
    table.judge(3, 2, enemy=4).pick("use", "i-13", 0)
    assert table.state.hp_lost[monster("e-43")] == 6
    assert table.hp(1) == 22 - 3


@pytest.mark.rule("GH-MONSTER-5", "GH-SCENE-39")
def test_a_scenario_brings_no_sixth_monster_either() -> None:
    there = dict.fromkeys(["e-32", "e-34", "e-35", "e-36", "e-37"], "t-36")
    table = given("c-2 c-1", scenario=3, at="t-39", monsters=there, events="e-33", step="turn/begin_turn")
    assert card("e-33") in table.state.event_discard
    assert "The Dead Adventurer finds no room in the house." in table.told()


@pytest.mark.rule("GH-EVENT-9", "GH-SCENE-39")
def test_a_monster_of_the_pile_comes_from_the_discards_when_the_pile_is_empty() -> None:
    table = given("c-2 c-1", scenario=3, at="t-39")
    s = table.state
    s.event_discard, s.event_cards = s.event_cards, ()
    table.end().end()
    assert len(s.lurking) == 1
