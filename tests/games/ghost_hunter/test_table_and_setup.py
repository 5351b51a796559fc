"""Who sits at the table, what is laid out, and who the hunters are."""

from __future__ import annotations

import pytest

from gloaming.games.ghost_hunter import GAME
from tests.games.ghost_hunter.table import BOX, Position, card, given, new


def choose_hunters(table: Position, *names: str) -> Position:
    """The first to choose takes the first name, and so on."""
    for name in names:
        table.pick("character", [character.id for character in BOX.characters].index(name))
    return table


def begin(table: Position) -> Position:
    """Choose the first option until the first turn begins."""
    while not table.may("end-turn"):
        table.match.pick(0)
    return table


@pytest.mark.rule("GH-TABLE-1", "GH-TABLE-2", "GH-TABLE-4")
@pytest.mark.parametrize("persons", [2, 3, 4])
def test_two_to_four_persons_play_a_hunter_each(persons: int) -> None:
    table = new(persons)
    assert table.state.hunters == persons
    assert table.state.owner == tuple(range(persons))


@pytest.mark.rule("GH-TABLE-1", "GH-TABLE-3", "GH-TABLE-4", "GH-TABLE-5")
@pytest.mark.parametrize("hunters", [1, 2, 3])
def test_a_person_alone_plays_one_to_three_hunters_each_with_a_turn_and_cards_of_its_own(hunters: int) -> None:
    table = begin(new(1, characters=hunters))
    assert table.state.owner == (0,) * hunters
    assert len(table.state.minds) == len(table.state.held) == hunters
    whose = []
    for _ in range(hunters):
        whose.append(table.state.hunter)
        table.end()
    assert sorted(whose) == list(range(hunters))


@pytest.mark.rule("GH-TABLE-3")
def test_a_person_alone_plays_the_fallen_as_well() -> None:
    table = given("c-1 c-2", solo=True, fares={1: "enemy"}, turn=1)
    assert table.asked == 0 and table.may("fight", 0)


@pytest.mark.rule("GH-TABLE-6")
@pytest.mark.parametrize("persons", [2, 3, 4, 5])
def test_a_host_joins_as_one_more_person_without_a_hunter(persons: int) -> None:
    table = new(persons, host="yes")
    assert table.state.hunters == persons - 1
    assert table.state.host == persons - 1


@pytest.mark.rule("GH-TABLE-6")
def test_at_most_five_persons_play_and_the_fifth_is_the_host() -> None:
    assert max(GAME.seats) == 5
    assert new(5).state.host == 4


@pytest.mark.rule("GH-TABLE-7", "GH-SETUP-2")
def test_without_a_host_the_program_reads_the_setting_and_keeps_the_clues() -> None:
    table = begin(new(2, scenario=2))
    tale = BOX.scenarios[1]
    view = table.match.view(0)
    assert (view["setting"], view["special"]) == (tale.setting, list(tale.special))
    assert (
        view["prepared"][0] == "In the pile at the start: the Servants' Room and the Guest Room, and 10 random tiles."
    )
    assert all(clue.text not in str(view) + " ".join(table.told(0)) for clue in tale.clues)


@pytest.mark.rule("GH-TABLE-7")
def test_without_a_host_a_card_is_drawn_for_the_enemy_and_nobody_is_asked() -> None:
    table = given("c-2", monsters={"e-33": "t-17"})
    assert any(line.startswith("The Enemy draws") for line in table.told())


@pytest.mark.rule("GH-SETUP-1")
def test_the_table_chooses_one_of_thirteen_scenarios() -> None:
    assert [new(2, scenario=number).state.scenario_entry().id for number in (1, 13)] == ["scenario-1", "scenario-13"]


@pytest.mark.rule("GH-TABLE-8")
def test_a_short_night_has_a_smaller_house_and_a_weaker_enemy() -> None:
    table = begin(new(2, length="short"))
    tale = BOX.scenarios[0]
    assert len(table.state.piles[0]) == len(tale.piles[0].must) + 3
    boss = BOX.boss[0]
    assert [table.state.pool_of(boss, pool) for pool in (0, 1)] == [8, 8]
    log = " ".join(table.told(0))
    assert table.match.view(0)["prepared"][0].endswith("and 3 random tiles.")
    assert "It is a short night: The Night Porter begins with at most 8 HP and MP." in log


@pytest.mark.rule("GH-TABLE-8")
def test_a_short_night_gives_nothing_to_an_enemy_that_cannot_be_hurt_yet() -> None:
    table = begin(new(2, scenario=8, length="short"))
    assert table.state.pool_of(BOX.boss[7], 0) == -1


@pytest.mark.rule("GH-SETUP-3", "GH-PLACE-5")
def test_the_tiles_of_the_scenario_are_a_shuffled_pile_and_the_others_stay_in_the_box() -> None:
    first, second = new(2, seed=1), new(2, seed=2)
    tale = BOX.scenarios[0]
    pile = first.state.piles[0]
    assert {card(name) for name in tale.piles[0].must} <= set(pile)
    assert len(pile) == len(tale.piles[0].must) + tale.piles[0].random
    assert set(first.state.aside) == {card(name) for name in tale.aside}
    assert set(first.state.boxed) == {card(name) for name in tale.out}
    assert pile != second.state.piles[0]
    assert not {card("t-16"), card("t-19"), card("t-21")} & set(pile)


@pytest.mark.rule("GH-PLACE-5")
@pytest.mark.parametrize("scenario", range(1, 14))
def test_tiles_that_wait_for_partners_are_in_no_pile(scenario: int) -> None:
    table = new(2, scenario=scenario)
    for name in ("t-16", "t-19", "t-21"):
        assert all(card(name) not in pile for pile in table.state.piles)
        assert card(name) not in table.state.unused


@pytest.mark.rule("GH-SETUP-4", "GH-SETUP-5")
def test_event_item_and_insanity_cards_are_shuffled_without_those_that_the_scenario_takes_out() -> None:
    for scenario in range(1, 14):
        first, second = new(2, scenario=scenario, seed=1), new(2, scenario=scenario, seed=2)
        tale = BOX.scenarios[scenario - 1]
        s = first.state
        for names, pile in ((tale.out_events, s.event_cards), (tale.out_items, s.item_cards)):
            assert not {card(name) for name in names} & set(pile)
        if not s.law("monsters-only"):
            assert len(s.event_cards) == 55 - len(tale.out_events)
            assert len(s.item_cards) == 25 - len(tale.out_items)
        assert len(s.insanity) == 52
        assert (s.event_cards, s.item_cards, s.insanity) != (
            second.state.event_cards,
            second.state.item_cards,
            second.state.insanity,
        )


@pytest.mark.rule("GH-SETUP-6")
def test_hunters_choose_in_the_order_of_seats_and_nobody_chooses_the_same_character() -> None:
    table = new(3)
    seats = []
    for _ in range(3):
        seats.append(table.asked)
        table.match.pick(0)
    assert seats == [0, 1, 2]
    assert len(set(table.state.character)) == 3


@pytest.mark.rule("GH-SETUP-6")
def test_there_are_eight_characters_to_choose_from() -> None:
    assert len(new(2).options) == 8


@pytest.mark.rule("GH-SETUP-7")
def test_all_begin_on_the_start_tile() -> None:
    table = begin(new(3, scenario=4))
    assert [table.at(hunter) for hunter in range(3)] == ["t-17"] * 3


@pytest.mark.rule("GH-SETUP-8")
def test_what_lies_open_from_the_beginning_is_explored_and_asks_for_nothing() -> None:
    table = begin(new(2, scenario=3))
    assert set(table.state.laid) == set(table.state.explored)
    assert not any(table.mind(hunter) for hunter in (0, 1))
    assert table.options


@pytest.mark.rule("GH-SETUP-9")
def test_chance_decides_who_plays_first() -> None:
    assert {new(3, seed=seed).state.first for seed in range(12)} == {0, 1, 2}


@pytest.mark.rule("GH-CHAR-1", "GH-CHAR-2")
def test_a_sheet_has_a_class_four_abilities_and_two_pools() -> None:
    for sheet in BOX.characters:
        assert sheet.profession
        assert min(sheet.st, sheet.dx, sheet.iq, sheet.wp) >= 0
        assert sheet.hp > 0 and sheet.mp > 0
    table = given("c-2")
    assert (table.hp(0), table.mp(0)) == (28, 20)


@pytest.mark.rule("GH-CHAR-3", "GH-MOVE-1")
def test_each_turn_brings_two_movement_points_and_an_item_point_and_what_is_left_is_lost() -> None:
    table = given("c-2", items={0: "i-6 i-9"})
    assert table.state.points == 2 and table.state.item_point == 1
    table.pick("drop", "i-6")
    assert table.state.item_point == 0
    table.end()
    assert table.state.points == 2 and table.state.item_point == 1


@pytest.mark.rule("GH-CHAR-4", "GH-MOVE-9", "GH-SHEET-3")
def test_a_journalist_has_three_movement_points_and_stops_on_unexplored_tiles_all_the_same() -> None:
    table = given("c-3", tiles="t-38", events="e-28")
    assert table.state.points == 3
    table.open(0)
    assert table.at(0) == "t-38"
    assert not table.may("go") and not table.may("open")


@pytest.mark.rule("GH-CHAR-4", "GH-SHEET-6")
def test_a_nurse_heals_one_hunter_on_her_tile_once_a_turn() -> None:
    table = given("c-6 c-2", hurt={0: (5, 0), 1: (5, 0)})
    table.pick("treat", 1)
    assert table.hp(1) == 28 - 3
    assert not table.may("treat")


@pytest.mark.rule("GH-SHEET-1")
def test_a_mystic_may_make_mp_attacks() -> None:
    table = given("c-1 c-2", monsters={"e-33": "t-17"})
    assert table.may("attack", 0) and table.may("attack", 1)


@pytest.mark.rule("GH-SHEET-2", "GH-SHEET-5")
@pytest.mark.parametrize("who", ["c-2", "c-5"])
def test_others_make_hp_attacks_alone(who: str) -> None:
    table = given(f"{who} c-1", monsters={"e-33": "t-17"})
    assert not table.may("attack", 1)


@pytest.mark.rule("GH-SHEET-4", "GH-DOOR-9")
def test_a_diviner_turns_up_two_tiles_at_a_door_and_lays_one() -> None:
    table = given("c-4 c-2", tiles="t-38 t-33").open(0)
    assert [table.may("lay", tile) for tile in ("t-38", "t-33")] == [True, True]


@pytest.mark.rule("GH-SHEET-8", "GH-ACE-5")
def test_a_preacher_helps_hunters_two_doors_away_who_choose_the_numeral_themselves() -> None:
    lay = {"t-6": (0, -1), "t-7": (0, -2), "t-18": (0, -3)}
    minds = {0: "jack-of-clubs", 1: "9-of-clubs 2-of-clubs"}
    table = given("c-8 c-2", at={0: "t-17", 1: "t-7"}, lay=lay, minds=minds)
    table.pick("help", 1)
    assert table.asked == 1
    table.pick("ease", "9-of-clubs")
    assert table.mind(1) == ["2-of-clubs"] and table.mind(0) == []
    assert not given("c-8 c-2", at={0: "t-17", 1: "t-18"}, lay=lay, minds=minds).may("help")
    assert not given("c-2 c-8", at={0: "t-17", 1: "t-7"}, lay=lay, minds=minds).may("help")


@pytest.mark.rule(
    "GH-SHEET-1", "GH-SHEET-2", "GH-SHEET-3", "GH-SHEET-4", "GH-SHEET-5", "GH-SHEET-6", "GH-SHEET-7", "GH-SHEET-8"
)
def test_the_markers_of_a_sheet_stand_at_the_printed_numbers() -> None:
    for sheet in BOX.characters:
        table = given(f"{sheet.id} {'c-1' if sheet.id != 'c-1' else 'c-2'}")
        abilities = [table.state.ability(0, ability) for ability in range(4)]
        assert abilities == [sheet.st, sheet.dx, sheet.iq, sheet.wp]
        assert (table.hp(0), table.mp(0)) == (sheet.hp, sheet.mp)


@pytest.mark.rule("GH-CHAR-4")
def test_a_fallen_hunter_has_no_feat() -> None:
    table = given("c-3 c-2", fares={0: "enemy"})
    assert table.state.points == BOX.scenarios[0].enemy.moves


@pytest.mark.rule("GH-CHAR-4")
def test_some_characters_have_no_feat() -> None:
    assert any(not sheet.feat for sheet in BOX.characters)
    assert all(bool(sheet.feat) == bool(sheet.traits) for sheet in BOX.characters)


@pytest.mark.rule("GH-CHAR-5", "GH-CHAR-6")
def test_for_a_scenario_of_level_three_st_wp_and_mp_may_be_raised() -> None:
    scenario = next(number for number in range(1, 14) if BOX.scenarios[number - 1].level == 3)
    table = new(2, scenario=scenario)
    choose_hunters(table, "c-8", "c-2")
    for what in (0, 3, 5):
        table.pick("raise", what)
    s = table.state
    assert [s.ability(0, ability) for ability in range(4)] == [2, 0, 0, 3]
    assert (s.hp(0), s.mp(0)) == (24, 24)
    assert table.asked == 1


@pytest.mark.rule("GH-CHAR-7")
def test_a_raised_ability_is_at_most_one_above_the_highest_of_the_others() -> None:
    table = new(2, scenario=13)
    choose_hunters(table, "c-2", "c-1")
    table.pick("raise", 1).pick("raise", 1).pick("raise", 0)
    assert [table.state.ability(0, ability) for ability in range(4)] == [3, 3, 1, 0]
    table.pick("raise", 1)
    assert not table.may("raise", 1)
    assert table.may("raise", 0) and table.may("raise", 4) and table.may("raise", 5)


def test_events_about_a_players_only_hunter_are_told_to_that_player_as_you() -> None:
    match = begin(new(2)).match
    for seat in (0, 1):
        turns = [event for event in match.events(seat) if event["event"][0] == "turn"]
        told = [match.narrate(tuple(event["event"]), seat) for event in turns]
        assert told == ["Round 1: your turn." if event["event"][1] == seat else event["text"] for event in turns]


def test_a_person_alone_with_several_hunters_reads_their_names() -> None:
    match = begin(new(1, characters=2)).match
    event = next(event for event in match.events(0) if event["event"][0] == "turn")
    assert match.narrate(tuple(event["event"]), 0) == event["text"]
