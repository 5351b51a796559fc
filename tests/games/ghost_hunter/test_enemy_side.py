"""Fallen hunters, the Enemy side, and the host."""

from __future__ import annotations

import pytest

from gloaming import Match
from gloaming.games.ghost_hunter.constants import LOST
from gloaming.games.ghost_hunter.rules.enemies import proclaim
from gloaming.games.ghost_hunter.rules.house import enemies
from tests.games.ghost_hunter.table import BOX, Position, Where, card, given, monster, new

HALL: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-39": (-1, -1), "t-6": (0, -2)}
"""The Ballroom north of the Entrance, with a Hall in its east and north and a Cross Corridor in its west."""


# Falling


@pytest.mark.rule("GH-FALL-1", "GH-FALL-3", "GH-ENEMY-3")
def test_unconscious_or_insane_a_hunter_falls_and_drops_all_items() -> None:
    for hurt in ((27, 0), (0, 19)):
        name = "e-33" if hurt[0] else "e-32"
        table = given(
            "c-2 c-1", lay=HALL, at="t-17", monsters={name: "t-18"}, hurt={0: hurt}, items={0: "i-6 i-16"}, minds={}
        )
        table.judge(1, enemy=9).go(0)
        assert table.fares(0) == "fallen"
        assert table.items(0) == []
        assert table.state.dropped == (card("i-6"), card("i-16"))
        assert table.state.dropped_at == (card("t-18"), card("t-18"))
        assert table.at(0) == "t-18"


@pytest.mark.rule("GH-FALL-2", "GH-ACE-13")
def test_a_fall_is_announced_and_prevented_before_it_is_recorded() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-33": "t-18"}, hurt={0: (26, 0)}, items={0: "i-10 i-6"})
    table.judge(1, enemy=7).go(0).pick("ready").let()
    assert "Mack Delaney would fall." in table.told(1)
    assert "Mack Delaney is about to fall: no HP left." in table.told(1)
    table.pick("use", "i-10", 0)
    assert (table.fares(0), table.hp(0), table.items(0)) == ("standing", 5, ["i-6"])
    assert "Mack Delaney is saved." in table.told(1)


@pytest.mark.rule("GH-FALL-3")
def test_damage_and_insanity_cards_stay_with_a_fallen_character_and_the_turn_ends() -> None:
    table = given("c-2 c-1", lay=HALL, at="t-17", monsters={"e-33": "t-18"}, hurt={0: (27, 3)}, minds={0: "4-of-clubs"})
    table.judge(1, enemy=9).go(0).pick("ready").let().give_up()
    assert table.mind(0) == ["4-of-clubs"]
    assert table.state.mp_damage[0] == 3
    assert table.asked == 1


@pytest.mark.rule("GH-FALL-4", "GH-ENEMY-1")
def test_after_one_round_out_the_same_person_plays_an_enemy_player() -> None:
    table = given("c-2 c-1", fares={0: "fallen"}, hurt={0: (30, 0)}, turn=1)
    table.end()
    assert table.asked == 1
    assert "Mack Delaney rises on the other side." in table.told()
    table.end()
    assert (table.asked, table.rule) == (0, "GH-ENEMY-2")


@pytest.mark.rule("GH-FALL-7")
def test_a_failed_escape_fells_who_has_just_been_saved() -> None:
    table = given("c-2 c-1", lay=HALL, monsters={"e-35": "t-18"}, hurt={0: (27, 0)}, items={0: "i-1"})
    table.judge(6, enemy=9).go(0).pick("use", "i-1", 0)
    assert (table.hp(0), table.fares(0)) == (3, "standing")
    table.judge(1).pick("escape", "t-17").pick("stay-out").judge(1).pick("escape", "t-17")
    assert (table.hp(0), table.fares(0)) == (-1, "fallen")


@pytest.mark.rule("GH-FALL-6", "GH-HURT-4", "GH-END-7")
def test_those_whom_one_card_fells_fall_at_the_same_time_and_have_lost_alike() -> None:
    table = given(
        "c-2 c-4 c-1",
        lay={"t-38": (0, -1)},
        at="t-38",
        left={"t-38": "e-12"},
        hurt={0: (27, 0), 1: (19, 0)},
        fares={2: "enemy"},
        judge=(1, 1),
    )
    lines = table.told()
    assert table.over
    fell = lines.index("Mack Delaney falls in the Larder.")
    assert lines[fell + 1] == "Lin Boyu falls in the Larder."
    assert lines.index("Lin Boyu is about to fall: no HP left.") < fell
    assert table.result.winners == (2,)


@pytest.mark.rule("GH-FALL-6", "GH-END-7")
def test_who_had_fallen_before_the_last_moment_has_won() -> None:
    table = given("c-2 c-4", at="t-17", hurt={0: (27, 0), 1: (20, 0)}, fares={1: "fallen"}, bleeding=1)
    assert table.over
    assert table.result.winners == (1,)


# The turn of an Enemy-player


def enemy(scenario: int = 1, **more: object) -> Position:
    """The turn of Mack, an Enemy-player on T-18, with Evangeline."""
    settings: dict[str, object] = {
        "scenario": scenario,
        "lay": HALL,
        "at": "t-18",
        "fares": {0: "enemy"},
        "hurt": {0: (30, 0)},
        **more,
    }
    return given("c-2 c-1", **settings)  # type: ignore[arg-type]


@pytest.mark.rule("GH-ENEMY-1", "GH-ENEMY-2")
def test_an_enemy_player_moves_and_does_one_deed_before_or_after() -> None:
    table = enemy().judge(5, 5)
    assert table.state.points == 2
    table.judge(5, 5).pick("fight", 1)
    assert not table.may("fight")
    table.go(0)
    assert table.at(0) == "t-6"


@pytest.mark.rule("GH-ENEMY-3", "GH-MOVE-7")
def test_enemy_players_pass_hunters_and_monsters_open_no_doors_and_settle_no_tiles() -> None:
    table = enemy(monsters={"e-43": "t-6"}, at={0: "t-18", 1: "t-7"}, unexplored="t-6 t-39")
    assert not table.may("open")
    table.go(0)
    assert table.at(0) == "t-6"
    assert card("t-6") not in table.state.explored
    assert table.state.battle == -1
    assert not table.may("open")
    table.go(2)
    assert table.at(0) == "t-18"


@pytest.mark.rule("GH-ENEMY-4")
def test_nothing_hurts_an_enemy_player() -> None:
    table = enemy(
        turn=1, at={0: "t-6", 1: "t-18"}, unexplored="t-6", events="e-12", insanity="jack-of-clubs jack-of-hearts"
    )
    before = (table.hp(0), table.mp(0))
    table.judge(0, 1).go(0).let()
    assert (table.hp(0), table.mp(0)) == before
    assert table.hp(1) == 14


@pytest.mark.rule("GH-ENEMY-5")
def test_in_a_battle_the_hunter_takes_the_difference_in_the_pool_named() -> None:
    table = enemy().judge(8, 3).pick("fight", 1)
    assert "Mack Delaney attacks Evangeline Tull: 10 against 5." in table.told()
    assert table.hp(1) == 18 - 5
    table = enemy(scenario=10).judge(8, 3).pick("fight", 1)
    assert "Mack Delaney attacks Evangeline Tull: 8 against 5." in table.told()
    assert table.mp(1) == 25 - 3


@pytest.mark.rule("GH-ENEMY-5")
def test_who_could_make_either_attack_on_an_enemy_player_makes_the_better_one_unasked() -> None:
    mind = enemy(turn=1, items={1: "i-16"}).judge(9, 1).pick("fight", 0)
    assert "Evangeline Tull attacks Mack Delaney: 3 against 11." in mind.told()
    fists = given("c-2 c-1", fares={1: "enemy"}, psychic=1, items={0: "i-16"}).judge(4, 9).pick("fight", 1)
    assert "Mack Delaney attacks Evangeline Tull: 7 against 9." in fists.told()


@pytest.mark.rule("GH-ENEMY-6")
def test_beaten_the_enemy_player_goes_back_and_misses_the_next_turn() -> None:
    table = enemy(came_from=[card("t-39"), card("t-17")]).judge(1, 9).pick("fight", 1)
    assert (table.at(0), table.hp(0)) == ("t-39", -2)
    table.end().end()
    assert table.asked == 1


@pytest.mark.rule("GH-ENEMY-6")
def test_who_came_by_no_door_is_moved_by_lot_to_a_tile_next_door() -> None:
    table = enemy(came_from=[-1, -1]).judge(1, 9).pick("fight", 1)
    assert table.at(0) in ("t-17", "t-6", "t-7", "t-39")


@pytest.mark.rule("GH-ENEMY-6")
def test_in_such_a_battle_round_nobody_escapes_and_nobody_joins() -> None:
    table = given("c-2 c-1 c-6", lay=HALL, at="t-18", fares={0: "enemy"}, hurt={0: (30, 0)}).judge(9, 3, 3)
    table.pick("fight", 1)
    assert not any("joins" in line or "escapes" in line for line in table.told())
    assert table.hp(2) == 22


@pytest.mark.rule("GH-ENEMY-7")
def test_a_hunter_may_begin_such_a_battle_once_in_a_turn() -> None:
    table = enemy(turn=1).judge(9, 1)
    table.pick("fight", 0)
    assert table.hp(1) == 18 - 8
    assert not table.may("fight")
    assert not table.may("go")
    assert not given("c-2 c-1", turn=1, fares={0: "fallen"}, hurt={0: (30, 0)}).may("fight")


@pytest.mark.rule("GH-ENEMY-8")
def test_to_haunt_makes_a_hunter_of_choice_draw() -> None:
    table = enemy(scenario=2, insanity="4-of-clubs").pick("haunt", 1)
    assert table.mind(1) == ["4-of-clubs"]


@pytest.mark.rule("GH-ENEMY-8", "GH-ENEMY-17", "GH-SCENE-43")
def test_who_haunts_on_the_tile_of_the_companion_costs_her_nerve() -> None:
    table = enemy(scenario=2, companion=card("t-18"), nerve=5, companion_rule=(card("t-17"), 1, 0)).pick("haunt", 1)
    assert table.state.nerve == 4
    her: dict[str, object] = {
        "companion": card("t-17"),
        "nerve": 5,
        "companion_rule": (card("t-29"), 1, 0),
        "led_by": 1,
    }
    table = given("c-2 c-1 c-3", scenario=2, fares={0: "enemy"}, **her).pick("haunt", 2)  # type: ignore[arg-type]
    assert table.state.nerve == 4, "she is as frightened for others as for who leads her"


@pytest.mark.rule("GH-SCENE-43", "GH-TALE-2")
def test_clara_runs_home_once_and_is_lost_for_good_the_second_time() -> None:
    clara: dict[str, object] = {"companion": card("t-18"), "nerve": 1, "companion_rule": (card("t-29"), 1, 0)}
    lay = {**HALL, "t-29": (3, 3)}
    table = enemy(scenario=2, lay=lay, **clara).pick("haunt", 1)
    assert table.match.view(0)["companion"] == {"name": "Clara", "tile": "t-29", "led_by": None, "nerve": 3}
    assert table.match.view(0)["counts"] == {"times that Clara was lost": 1}
    assert not table.over
    table = enemy(scenario=2, lay=lay, **clara)
    table.state.counts[BOX.counter["Clara_lost"]] = 1
    table.pick("haunt", 1).let()
    assert table.over
    assert "completed" not in table.result.reason


@pytest.mark.rule("GH-ENEMY-9")
def test_to_lure_makes_the_boss_that_roams_go_1_tile_more_at_once() -> None:
    boss = {"monsters": {"b-8": "t-7"}, "at": "t-6"}
    assert not enemy(scenario=8, **boss).may("lure")
    table = enemy(scenario=8, roaming=(monster("b-8"), 1, 0), **boss).pick("lure")
    assert table.lair("b-8") == "t-18"
    assert not enemy(scenario=8, roaming=(monster("b-8"), 1, 0), **{**boss, "at": {0: "t-6", 1: "t-39"}}).may("lure")


@pytest.mark.rule("GH-ENEMY-10")
def test_to_open_breaks_the_shutter_of_the_tile() -> None:
    here = {0: "t-39", 1: "t-39"}
    table = enemy(scenario=3, lay={}, at=here, sealed=(card("t-39"),)).pick("break-shutter")
    assert table.state.sealed == ()
    assert not enemy(scenario=3, lay={}, at=here).may("break-shutter")


@pytest.mark.rule("GH-ENEMY-11")
def test_to_advance_turns_the_clock_on_at_most_once_a_round() -> None:
    table = given("c-2 c-1 c-6", scenario=4, fares={0: "enemy", 1: "enemy"}, hurt={0: (30, 0), 1: (30, 0)})
    table.pick("advance")
    assert table.state.round == 2
    assert "Mack Delaney advances the clock: it is round 2." in table.told()
    assert table.asked == 1
    assert not table.may("advance")


@pytest.mark.rule("GH-ENEMY-11")
def test_who_has_moved_cannot_advance() -> None:
    table = enemy(scenario=4, at={0: "t-18", 1: "t-17"})
    assert table.may("advance")
    assert not table.go(0).may("advance")


@pytest.mark.rule("GH-ENEMY-17")
def test_what_the_text_adds_may_be_done_too() -> None:
    where: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-6": (0, -2)}
    table = given("c-2 c-1", scenario=5, lay=where, fares={0: "enemy"}, hurt={0: (30, 0)}, at="t-26")
    table.pick("rearrange", "t-7", "t-6")
    assert table.lies("t-7") == (0, -2, 0, 1)
    assert not table.may("go")
    assert table.may("haunt", 1)


# The way back


@pytest.mark.rule("GH-ENEMY-12", "GH-ENEMY-13")
def test_whoever_is_cured_on_the_same_tile_is_a_hunter_again_at_once() -> None:
    table = enemy(turn=1, fares={0: "fallen"}, hurt={0: (30, 0)}, items={1: "i-10"}).pick("use", "i-10", 0)
    assert (table.fares(0), table.hp(0)) == ("standing", 5)
    table.end()
    assert (table.asked, table.rule) == (0, "GH-TURN-3")
    assert table.items(0) == []


@pytest.mark.rule("GH-ENEMY-13")
def test_cures_of_several_turns_add_up_and_a_feat_cures_too() -> None:
    table = given("c-2 c-6", lay=HALL, fares={0: "enemy"}, hurt={0: (30, 0)}, turn=1, at="t-17").pick("treat", 0)
    assert (table.fares(0), table.hp(0)) == ("enemy", 0)
    table.end().end().pick("treat", 0)
    assert (table.fares(0), table.hp(0)) == ("standing", 2)


@pytest.mark.rule("GH-ENEMY-13")
def test_an_enemy_player_is_cured_only_on_the_same_tile() -> None:
    table = enemy(
        turn=1,
        at={0: "t-6", 1: "t-18"},
        hurt={0: (0, 18)},
        minds={0: "3-of-clubs", 1: "ace-of-clubs"},
        items={1: "i-7"},
    )
    assert not table.may("help", 0)
    assert not table.may("use")


@pytest.mark.rule("GH-ENEMY-12", "GH-ENEMY-14")
def test_a_hunter_buys_another_back_with_an_item() -> None:
    table = enemy(scenario=11, turn=1, items={1: "i-6"}, hurt={0: (30, 4)}, minds={0: "9-of-clubs 8-of-clubs"})
    table.pick("ransom", "i-6", 0)
    assert (table.fares(0), table.hp(0), table.mp(0)) == ("standing", 5, 5)
    assert len(table.mind(0)) == 1
    assert card("i-6") in table.state.item_discard
    assert not enemy(turn=1, items={1: "i-6"}).may("ransom")


@pytest.mark.rule("GH-ENEMY-12", "GH-ENEMY-15")
def test_where_the_way_back_is_never_nobody_comes_back() -> None:
    table = enemy(scenario=9, turn=1, items={1: "i-10"}, minds={0: "3-of-clubs", 1: "ace-of-clubs"})
    assert not table.may("use")
    assert not table.may("help")
    assert not table.may("ransom")


@pytest.mark.rule("GH-ENEMY-16")
def test_whoever_comes_back_has_the_turn_at_their_place_from_that_tile() -> None:
    table = enemy(turn=1, hurt={0: (28, 0)}, items={1: "i-1"}, skips=1).pick("use", "i-1", 0).end()
    assert (table.asked, table.at(0), table.rule) == (0, "t-18", "GH-TURN-3")


# The Ninth Guest


def against_guest(**more: object) -> Position:
    """The turn of Mack, with Evangeline, who is the Ninth Guest and has shown it, on his tile; Dot is elsewhere."""
    settings: dict[str, object] = {
        "lay": HALL,
        "at": {0: "t-18", 1: "t-18", 2: "t-17"},
        "fares": {1: "guest"},
        **more,
    }
    return given("c-2 c-1 c-3", scenario=7, guest=1, **settings)  # type: ignore[arg-type]


@pytest.mark.rule("GH-SCENE-58", "GH-BATTLE-6", "GH-ENEMY-5")
def test_an_attack_on_the_guest_hurts_in_its_own_kind() -> None:
    for attack, left in ((0, (18 - 6, 25)), (1, (18, 25 - 6))):
        table = against_guest(psychic=1).judge(7 if attack == 0 else 9, 3)
        table.pick("fight", 1).pick("attack", attack)
        assert (table.hp(1), table.mp(1)) == left


@pytest.mark.rule("GH-ENEMY-7")
def test_it_is_told_who_has_begun_a_fight_with_an_enemy_player() -> None:
    table = against_guest().judge(8, 1).pick("fight", 1)
    assert "Mack Delaney attacks Evangeline Tull: 10 against 1." in table.told()
    table = enemy(turn=1).judge(9, 1).pick("fight", 0)
    assert "Evangeline Tull attacks Mack Delaney: 3 against 11." in table.told()
    assert table.hp(1) == 18 - 8


@pytest.mark.rule("GH-SCENE-58")
def test_the_guest_who_is_beaten_has_no_more_turns_and_never_returns() -> None:
    table = against_guest(hurt={1: (17, 0)}).judge(9, 1).pick("fight", 1)
    assert "Evangeline Tull is beaten." in table.told()
    assert not any("pushed back" in text for text in table.told())
    assert table.match.view(0)["hunters"][1]["tile"] is None
    assert enemies(table.state) == [], "nor chooses anything for the Enemy side"
    for _ in range(3):
        table.end()
        assert table.asked == 2
        table.end()
        assert table.asked == 0
    assert not any("Evangeline Tull is next" in text for text in table.told())


@pytest.mark.rule("GH-SCENE-58", "GH-ENEMY-2")
def test_the_turn_of_the_guest_ends_when_the_guest_is_beaten_in_it() -> None:
    table = against_guest(hurt={1: (17, 0)}, turn=1).judge(9, 1).pick("fight", 0)
    assert "Evangeline Tull is beaten." in table.told()
    assert table.asked == 2


@pytest.mark.rule("GH-SCENE-58", "GH-ENEMY-6")
def test_the_guest_who_is_only_wounded_goes_back_and_misses_a_turn() -> None:
    table = against_guest().judge(9, 1).pick("fight", 1)
    assert table.at(1) != "t-18"
    assert table.hp(1) == 18 - 10
    assert table.end().asked == 2
    assert table.end().asked == 0
    assert table.end().asked == 1


@pytest.mark.rule("GH-SCENE-58", "GH-SCENE-66")
def test_a_guest_who_had_fallen_before_the_card_was_shown_never_returns_and_has_the_point_of_the_table() -> None:
    fallen: dict[str, object] = {
        "fares": {1: "enemy"},
        "hurt": {1: (18, 0)},
        "items": {0: "i-10"},
        "minds": {0: "ace-of-clubs", 1: "3-of-clubs"},
    }
    table = against_guest(**fallen)
    assert table.may("use", "i-10", 1), "nobody knows yet"
    assert table.may("help", 1)
    table.pick("use", "i-10", 1)
    assert table.fares(1) == "standing"
    table = against_guest(**fallen)
    proclaim(table.state, "reveal")
    table.look()
    assert "Evangeline Tull is the Ninth Guest." in table.told()
    assert not table.may("use", "i-10", 1)
    assert not table.may("help", 1)
    table.state.outcome = LOST
    table.end()
    assert table.result.winners == (1,)
    assert table.result.scores == (0, 1, 0)


@pytest.mark.rule("GH-SCENE-58", "GH-ENEMY-3")
def test_the_guest_who_shows_the_card_drops_all_items_and_tokens() -> None:
    letter = BOX.token_names.index("letter")
    table = against_guest(fares={}, items={1: "i-16 i-10"}, carried=[(), (letter,), ()], bleeding=2)
    proclaim(table.state, "reveal")
    table.look()
    assert (table.fares(1), table.hp(1), table.items(1)) == ("guest", 18, [])
    assert table.may("pick-up", "i-16")
    assert table.may("carry", letter)
    assert not table.match.view(0)["hunters"][1]["bleeding"]


@pytest.mark.rule("GH-SCENE-58", "GH-CROSS-2")
def test_a_guest_whom_the_cross_key_alone_held_up_is_beaten_by_showing_the_card() -> None:
    table = against_guest(fares={}, items={1: "i-23"}, hurt={1: (0, 30)})
    proclaim(table.state, "reveal")
    table.look()
    assert "Evangeline Tull is beaten." in table.told()
    assert table.may("pick-up", "i-23")


# The host


@pytest.mark.rule("GH-HOST-1", "GH-HOST-4")
def test_the_host_knows_the_clues_and_no_more_of_hands_and_piles_than_others() -> None:
    table = given("c-2 c-1", host=True, minds={0: "4-of-clubs"}, insanity="5-of-hearts")
    hosts, hunters = table.match.view(2), table.match.view(1)
    assert len(hosts["script"]) == len(BOX.scenarios[0].clues)
    assert hunters["script"] == []
    assert "4-of-clubs" not in str(hosts)
    assert "5-of-hearts" not in str(hosts)


@pytest.mark.rule("GH-HOST-2")
def test_the_host_plays_no_hunter_and_wins_with_the_enemy() -> None:
    table = new(3, host="yes")
    assert table.state.hunters == 2
    assert table.state.host == 2
    table = given("c-2 c-1", host=True, fares={0: "fallen"}, hurt={0: (30, 0), 1: (17, 0)}, turn=1, bleeding=2)
    assert table.over
    assert 2 in table.result.winners
    assert table.result.sides == ("the Enemy", "the hunters", "the Enemy")


@pytest.mark.rule("GH-HOST-3", "GH-SCENE-41")
def test_the_host_chooses_where_a_roaming_monster_goes_among_ways_of_the_same_length() -> None:
    where: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-6": (0, -2), "t-24": (1, -2)}
    there = {"lay": where, "at": "t-18", "monsters": {"b-1": "t-24"}, "roaming": (monster("b-1"), 1, 0)}
    table = given("c-2 c-1", host=True, step="turn/begin_turn", **there)  # type: ignore[arg-type]
    assert (table.asked, table.rule) == (2, "GH-HOST-3")
    table.pick("walk", monster("b-1"), card("t-7"))
    assert table.lair("b-1") == "t-7"
    seen = set()
    for seed in range(8):
        table = given("c-2 c-1", step="match/take_turns", **there)  # type: ignore[arg-type]
        seen.add(table.lair("b-1"))
        assert isinstance(table.match, Match), seed
    assert seen <= {"t-7", "t-6"}


@pytest.mark.rule("GH-HOST-5")
def test_until_a_hunter_has_fallen_the_host_makes_choices_that_need_no_pawn() -> None:
    where: dict[str, Where] = {"t-18": (0, -1), "t-7": (1, -1), "t-6": (0, -2)}
    table = given("c-2 c-1", scenario=5, host=True, lay=where, at="t-26", step="turn/begin_turn")
    assert (table.asked, table.rule) == (2, "GH-HOST-5")
    before = table.lies("t-7"), table.lies("t-6")
    table.pick("rearrange", "t-7", "t-6")
    assert (table.lies("t-6"), table.lies("t-7")) == before
    fallen = {"fares": {0: "enemy"}, "hurt": {0: (30, 0)}}
    table = given("c-2 c-1", scenario=5, host=True, lay=where, at="t-26", step="turn/begin_turn", **fallen)  # type: ignore[arg-type]
    assert table.asked == 0
