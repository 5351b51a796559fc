"""Event and Trap cards, the checks that they ask for, and what they leave behind."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.ghost_hunter.rules.house import fold
from tests.games.ghost_hunter.table import BOX, Position, card, given

NORTH, EAST, SOUTH, WEST, STAIRS = 0, 1, 2, 3, 5
BASEMENT, SECOND = 0, 2
DULL = "jack-of-clubs queen-of-clubs king-of-clubs jack-of-hearts"
"""Insanity cards that lower nothing."""


def position(hunters: str = "c-2 c-1", **known: Any) -> Position:
    """A position in which nobody is asked without need."""
    known.setdefault("insanity", DULL)
    return given(hunters, quiet=True, **known)


def turned(event: str, *judge: int, **known: Any) -> Position:
    """A hunter enters a corridor north of the Entrance and turns an Event card up there; the next is harmless."""
    lay = {"t-12": (0, -1)} | known.pop("lay", {})
    at = known.pop("at", {0: "t-17", 1: "t-17"})
    table = position(lay=lay, at=at, unexplored="t-12", events=f"{event} e-24 e-24", **known)
    table.judge(*judge).go(NORTH)
    return table


def least(event: str) -> int:
    """What the check of a card asks for."""
    return int(BOX.event(card(event)).does[0].least)


def test_what_is_printed_on_an_event_card_is_told_when_it_is_drawn() -> None:
    table = turned("e-1", 9, 9)
    text = "draws the Event card Ceiling Collapse. Each hunter here: DX 6 or more, else 4 HP damage."
    assert any(line.endswith(text) for line in table.told())


def test_of_a_monster_that_is_drawn_its_name_is_told_for_it_lies_on_the_table() -> None:
    table = turned(BOX.monsters[0].id)
    assert any(line.endswith(f"draws the Event card {BOX.monsters[0].name}.") for line in table.told())


def test_what_an_item_does_is_told_when_it_is_found() -> None:
    table = turned("e-29", 9, items_pile="i-23")
    assert "Mack Delaney finds the Cross Key. Works as a Key. Maximum MP +10." in table.told()


ABILITIES = {"st": 2, "dx": 1, "iq": 1, "wp": 0}
"""The detective's."""


def pool_checks() -> list[tuple[str, str, int, int]]:
    """Cards whose check hurts a hunter who fails: the id, the ability, and the loss of HP and MP."""
    return [
        ("e-1", "dx", 4, 0),
        ("e-3", "dx", 3, 0),
        ("e-4", "wp", 0, 3),
        ("e-9", "wp", 0, 4),
        ("e-12", "dx", 4, 0),
        ("e-15", "wp", 0, 2),
        ("e-16", "iq", 1, 1),
        ("e-18", "wp", 0, 2),
        ("e-19", "wp", 0, 2),
        ("e-20", "wp", 0, 3),
        ("e-21", "wp", 0, 5),
        ("e-29", "iq", 0, 3),
        ("e-30", "wp", 0, 10),
        ("e-46", "dx", 5, 0),
        ("e-48", "st", 3, 0),
        ("e-49", "iq", 0, 3),
        ("e-50", "dx", 3, 0),
        ("e-51", "st", 4, 0),
        ("e-52", "dx", 2, 0),
        ("e-54", "iq", 4, 0),
        ("e-55", "wp", 0, 4),
    ]


@pytest.mark.rule("GH-EVENT-2", "GH-TRAP-1", "GH-CHECK-1", "GH-CHECK-2")
@pytest.mark.rule(
    "GH-EVENTCARD-1",
    "GH-EVENTCARD-3",
    "GH-EVENTCARD-4",
    "GH-EVENTCARD-9",
    "GH-EVENTCARD-12",
    "GH-EVENTCARD-15",
    "GH-EVENTCARD-16",
    "GH-EVENTCARD-18",
    "GH-EVENTCARD-19",
    "GH-EVENTCARD-20",
    "GH-EVENTCARD-21",
    "GH-EVENTCARD-29",
    "GH-EVENTCARD-30",
    "GH-EVENTCARD-46",
    "GH-EVENTCARD-48",
    "GH-EVENTCARD-49",
    "GH-EVENTCARD-50",
    "GH-EVENTCARD-51",
    "GH-EVENTCARD-52",
    "GH-EVENTCARD-54",
    "GH-EVENTCARD-55",
)
@pytest.mark.parametrize(("event", "ability", "hp", "mp"), pool_checks())
def test_whoever_fails_is_hurt_and_whoever_succeeds_is_not(event: str, ability: str, hp: int, mp: int) -> None:
    needed = least(event) - ABILITIES[ability]
    table = turned(event, needed - 1)
    assert (28 - table.hp(0), 20 - table.mp(0)) == (hp, mp)
    table = turned(event, needed)
    assert (table.hp(0), table.mp(0)) == (28, 20)


@pytest.mark.rule(
    "GH-EVENTCARD-2", "GH-EVENTCARD-14", "GH-EVENTCARD-17", "GH-EVENTCARD-19", "GH-EVENTCARD-23", "GH-EVENTCARD-53"
)
@pytest.mark.rule("GH-EVENT-2")
@pytest.mark.parametrize(
    ("event", "cards"), [("e-2", 1), ("e-14", 1), ("e-17", 1), ("e-19", 1), ("e-23", 2), ("e-53", 1)]
)
def test_whoever_fails_draws_insanity_cards(event: str, cards: int) -> None:
    check = BOX.event(card(event)).does[0]
    table = turned(event, least(event) - ABILITIES[check.ability] - 1)
    assert len(table.mind(0)) == 1 + cards, "one is the corridor's"
    table = turned(event, 9)
    assert len(table.mind(0)) == 1


@pytest.mark.rule("GH-EVENTCARD-3", "GH-EVENTCARD-49", "GH-EVENTCARD-53")
@pytest.mark.rule("GH-STATE-1")
@pytest.mark.parametrize("event", ["e-3", "e-49", "e-53"])
def test_whoever_is_dazed_has_one_movement_point_less_in_the_next_turn(event: str) -> None:
    table = turned(event, 1)
    assert table.state.dazed == 1
    table.end().end()
    assert table.state.points == 1 and table.state.dazed == 0
    table.end().end()
    assert table.state.points == 2


@pytest.mark.rule("GH-STATE-1", "GH-SCENE-42")
def test_whoever_is_dazed_has_at_least_one() -> None:
    table = position(dazed=1, led_by=0, companion=card("t-17"), companion_rule=(card("t-17"), 1, 0))
    assert table.state.points == 1


@pytest.mark.rule("GH-EVENTCARD-3", "GH-EVENTCARD-52")
@pytest.mark.rule("GH-STATE-4")
def test_dazed_or_bleeding_twice_is_no_more_than_once() -> None:
    table = turned("e-3", 1, dazed=1)
    table.end().end()
    assert table.state.points == 1
    table = turned("e-52", 1, bleeding=1)
    table.let().end().end()
    assert table.hp(0) == 28 - 1 - 2 - 1


@pytest.mark.rule("GH-STATE-4")
def test_the_fallen_neither_bleed_nor_are_dazed() -> None:
    table = position(hurt={0: (27, 0)}, bleeding=1, dazed=1)
    while table.may("let-it-be") or table.may("pass"):
        table.pick("let-it-be" if table.may("let-it-be") else "pass")
    assert table.fares(0) == "fallen"
    assert (table.state.bleeding, table.state.dazed) == (0, 0)


@pytest.mark.rule("GH-EVENTCARD-52")
@pytest.mark.rule("GH-STATE-2", "GH-MAIDEN-1")
def test_whoever_bleeds_takes_a_point_at_the_start_of_each_turn() -> None:
    table = turned("e-52", 3)
    assert table.state.bleeding == 1 and table.hp(0) == 26
    for left in (25, 24):
        table.end().end()
        assert table.hp(0) == left


# Checks


@pytest.mark.rule("GH-EVENTCARD-12")
@pytest.mark.rule("GH-CHECK-1", "GH-CHECK-2")
def test_the_bonus_of_the_ability_is_added_to_the_card() -> None:
    assert "Mack Delaney passes a check of DX 5 with 4 + 1." in turned("e-12", 4).told()
    assert "Mack Delaney fails a check of DX 5 with 3 + 1." in turned("e-12", 3).told()


@pytest.mark.rule("GH-CHECK-3")
def test_all_ten_cards_are_shuffled_again_for_every_check() -> None:
    table = position("c-2", at={0: "t-17"}, lay={"t-23": (0, -1)}, hurt={}, insanity=DULL)
    for _ in range(30):
        if table.over:
            break
        if table.may("go", NORTH):
            table.go(NORTH)
        elif table.may("go", SOUTH):
            table.go(SOUTH)
        else:
            table.end()
    drawn = [line.split(" with ")[1][0] for line in table.told() if "check of DX 5" in line]
    assert len(drawn) > len(set(drawn))


@pytest.mark.rule("GH-EVENTCARD-11", "GH-EVENTCARD-13")
@pytest.mark.rule("GH-CHECK-4", "GH-CHAR-4", "GH-CONFINED-3")
@pytest.mark.parametrize("event", ["e-11", "e-13"])
def test_a_safecracker_passes_the_checks_of_doors_without_drawing(event: str) -> None:
    table = turned(event, hunters="c-7 c-1")
    table.end().end()
    table.pick("break-out" if event == "e-11" else "pick-lock")
    assert "Sal Okonski passes without a check." in table.told()


@pytest.mark.rule("GH-EVENTCARD-30")
@pytest.mark.rule("GH-CHECK-5")
def test_with_wp_one_a_drawn_three_fails_against_five() -> None:
    table = turned("e-30", 3, hunters="c-5 c-1")
    assert "Dr Ruth Abendroth fails a check of WP 5 with 3 + 1." in table.told()


@pytest.mark.rule("GH-EVENTCARD-1", "GH-EVENTCARD-46")
@pytest.mark.rule("GH-TRAP-1", "GH-CHAR-4", "GH-SHEET-7")
def test_what_helps_with_traps_helps_with_cards_of_this_kind_alone() -> None:
    assert "Sal Okonski passes a check of DX 6 with 2 + 4." in turned("e-46", 2, hunters="c-7 c-1").told()
    assert "Sal Okonski fails a check of DX 6 with 2 + 2." in turned("e-1", 2, hunters="c-7 c-1").told()


@pytest.mark.rule("GH-EVENTCARD-47")
@pytest.mark.rule("GH-TRAP-1")
@pytest.mark.parametrize(("drawn", "lost"), [(5, 4), (6, 1)])
def test_a_pendulum_blade_always_hurts(drawn: int, lost: int) -> None:
    assert turned("e-47", drawn).hp(0) == 28 - lost


@pytest.mark.rule("GH-EVENTCARD-30", "GH-EVENTCARD-46")
@pytest.mark.rule("GH-EVENT-3", "GH-TRAP-1")
@pytest.mark.parametrize("event", ["e-30", "e-46"])
def test_damage_of_events_and_traps_can_be_cancelled(event: str) -> None:
    table = given(
        "c-2 c-1", lay={"t-12": (0, -1)}, unexplored="t-12", events=event, insanity=DULL, minds={0: "king-of-clubs"}
    )
    table.judge(1).go(NORTH)
    while not table.may("cancel"):
        table.pick("let-it-be")
    table.pick("cancel").let()
    assert (table.hp(0), table.mp(0)) == (28, 20)


# Several hunters


@pytest.mark.rule("GH-EVENTCARD-12")
@pytest.mark.rule("GH-EVENT-4", "GH-HURT-4")
def test_each_hunter_here_makes_a_check_the_turn_player_first_then_clockwise() -> None:
    table = position(
        "c-2 c-1 c-5 c-8",
        turn=2,
        at={0: "t-12", 1: "t-17", 2: "t-17", 3: "t-12"},
        lay={"t-12": (0, -1)},
        left={"t-12": "e-12"},
    )
    table.judge(5, 5, 5, 5).go(NORTH)
    who = [line.split(" passes")[0] for line in table.told() if "passes a check" in line or "fails a check" in line]
    who = [name.split(" fails")[0] for name in who]
    assert who == ["Dr Ruth Abendroth", "Rev. Isaiah Boone", "Mack Delaney"]


@pytest.mark.rule("GH-EVENTCARD-1", "GH-EVENTCARD-18", "GH-EVENTCARD-20")
@pytest.mark.rule("GH-EVENT-4")
@pytest.mark.parametrize(("event", "hunters"), [("e-1", [0, 1]), ("e-20", [0, 1, 2]), ("e-18", [0, 1, 2, 3])])
def test_here_next_door_and_on_this_floor(event: str, hunters: list[int]) -> None:
    table = position(
        "c-2 c-1 c-5 c-8",
        at={0: "t-17", 1: "t-12", 2: "t-17", 3: "t-39"},
        lay={"t-12": (0, -1), "t-39": (7, 7), "t-6": (0, 0, 0, SECOND)},
        left={"t-12": event},
    )
    table.judge(9, 9, 9, 9).go(NORTH)
    names = ["Mack Delaney", "Evangeline Tull", "Dr Ruth Abendroth", "Rev. Isaiah Boone"]
    checked = [
        n for n, name in enumerate(names) if any(line.startswith(f"{name} passes a check") for line in table.told())
    ]
    assert checked == hunters


@pytest.mark.rule("GH-EVENTCARD-12")
@pytest.mark.rule("GH-EVENT-4")
def test_enemy_players_are_not_meant() -> None:
    table = position(at={0: "t-17", 1: "t-12"}, lay={"t-12": (0, -1)}, left={"t-12": "e-12"}, fares={1: "enemy"})
    table.judge(9, 9).go(NORTH)
    assert not any("Evangeline Tull" in line and "check" in line for line in table.told())


@pytest.mark.rule("GH-EVENTCARD-51")
@pytest.mark.rule("GH-EVENT-3")
def test_if_a_hunter_falls_the_rest_of_the_card_goes_on_for_the_others() -> None:
    table = position(
        at={0: "t-17", 1: "t-12"}, lay={"t-12": (0, -1)}, left={"t-12": "e-51"}, hurt={0: (25, 0)}, insanity=DULL
    )
    table.judge(1, 1).go(NORTH)
    while table.may("let-it-be") or table.may("pass"):
        table.pick("let-it-be" if table.may("let-it-be") else "pass")
    assert table.fares(0) == "fallen"
    assert table.hp(1) == 14


@pytest.mark.rule("GH-EVENTCARD-27", "GH-EVENTCARD-28")
@pytest.mark.rule("GH-EVENT-2", "GH-EVENT-4")
@pytest.mark.parametrize(("event", "hp", "mp"), [("e-27", 8, 14), ("e-28", 14, 10)])
def test_sounds_and_springs_help_each_hunter_here(event: str, hp: int, mp: int) -> None:
    table = position(
        at={0: "t-17", 1: "t-12"}, lay={"t-12": (0, -1)}, left={"t-12": event}, hurt={0: (20, 10), 1: (10, 10)}
    )
    table.go(NORTH)
    assert (table.hp(0), table.mp(0)) == (hp, mp)
    assert (table.hp(1), table.mp(1)) == ((8, 19) if event == "e-27" else (14, 15))


# Choosing, looking, gaining and losing


@pytest.mark.rule("GH-EVENTCARD-6")
@pytest.mark.rule("GH-EVENT-5")
def test_a_place_laid_for_you_may_be_left() -> None:
    table = turned("e-6", hurt={0: (9, 0)})
    assert table.asked == 0
    table.pick("take-second", "e-6")
    assert table.hp(0) == 19
    table = turned("e-6", hurt={0: (9, 0)})
    table.pick("take-first", "e-6")
    assert table.hp(0) == 24 and len(table.mind(0)) == 2


@pytest.mark.rule("GH-EVENTCARD-10")
@pytest.mark.rule("GH-EVENT-5", "GH-EVENT-7")
def test_temptation_gives_an_item_and_a_card_or_asks_for_a_check() -> None:
    table = turned("e-10", items_pile="i-6")
    table.pick("take-first", "e-10")
    assert table.items(0) == ["i-6"] and len(table.mind(0)) == 2
    table = turned("e-10", 4, items_pile="i-6")
    table.pick("take-second", "e-10")
    assert table.mp(0) == 18 and table.items(0) == []


@pytest.mark.rule("GH-EVENTCARD-5")
@pytest.mark.rule("GH-EVENT-6")
def test_intuition_shows_three_tiles_to_one_hunter_who_puts_them_back_in_any_order() -> None:
    table = turned("e-5", 9, hurt={0: (0, 5)}, tiles="t-38 t-33 t-3")
    assert not any("Larder" in line for line in table.told(1))
    for place in (0, 0, 0):
        if table.may("top"):
            table.pick("top", place)
    assert sorted(table.state.piles[0][-3:]) == sorted([card("t-38"), card("t-33"), card("t-3")])
    assert table.mp(0) == 17
    shuffled = turned("e-5", 9, tiles="t-38 t-33 t-3")
    shuffled.pick("top", 2).pick("top", 0)
    assert shuffled.state.piles[0][-3] == card("t-38"), "what was on top lies lowest now"


@pytest.mark.rule("GH-EVENTCARD-15")
@pytest.mark.rule("GH-EVENT-6")
def test_of_an_odd_omen_the_single_card_may_go_under_the_pile() -> None:
    table = turned("e-15", 9)
    top = table.state.event_cards[-1]
    assert table.prompt == "Leave this card on top?"
    assert table.may("keep")
    table.pick("under")
    assert table.state.event_cards[0] == top


@pytest.mark.rule("GH-EVENT-6")
def test_nobody_is_asked_where_the_only_tile_of_a_pile_lies() -> None:
    table = position(items={0: "i-9"}, tiles="t-38")
    s = table.state
    s.unused += s.piles[0][:-1]
    s.piles[0] = s.piles[0][-1:]
    table.pick("use", "i-9", 0)
    assert any("looks at a card of the tile pile: Larder" in line for line in table.told(0))
    assert table.prompt == "Choose an action"
    assert table.state.piles[0] == (card("t-38"),)


@pytest.mark.rule("GH-EVENTCARD-46", "GH-MONSTER-2")
def test_rats_are_many_and_are_told_of_so() -> None:
    table = position(lay={"t-12": (0, -1)}, left={"t-12": "e-36"}, at={0: "t-17"}, items={0: "i-13"})
    table.go(NORTH)
    table.judge(9).pick("use", "i-13", 0)
    rats = [line for line in table.told() if line.startswith("The Rats")]
    assert rats == [
        "The Rats appear in the Corridor.",
        "The Rats attack HP.",
        "The Rats take 18 HP damage.",
        "The Rats are defeated.",
    ]


@pytest.mark.rule("GH-EVENTCARD-14", "GH-EVENTCARD-17")
@pytest.mark.rule("GH-EVENT-6")
@pytest.mark.parametrize("event", ["e-14", "e-17"])
def test_names_and_visions_show_cards_to_whoever_succeeds(event: str) -> None:
    table = turned(event, 9, hurt={0: (0, 5)})
    number = 3 if event == "e-14" else 2
    assert len([line for line in table.told(0) if "looks at a card of" in line]) == number
    while table.may("top"):
        table.match.pick(0)
    assert table.mp(0) == (15 if event == "e-14" else 18)


@pytest.mark.rule("GH-EVENTCARD-14")
@pytest.mark.rule("GH-EVENT-6")
def test_if_there_are_fewer_cards_those_are_looked_at() -> None:
    table = position(lay={"t-12": (0, -1)}, left={"t-12": "e-14"})
    s = table.state
    s.event_discard += s.event_cards[:-2]
    s.event_cards = s.event_cards[-2:]
    table.judge(9).go(NORTH)
    assert len([line for line in table.told(0) if "looks at a card of" in line]) == 2


@pytest.mark.rule("GH-EVENTCARD-29", "GH-EVENTCARD-50")
@pytest.mark.rule("GH-EVENT-7")
def test_the_telephone_gives_an_item_and_machinery_takes_one_of_choice() -> None:
    assert turned("e-29", 9, items_pile="i-6").items(0) == ["i-6"]
    table = turned("e-50", 1, items={0: "i-6 i-9"})
    assert table.may("lose", "i-6")
    table.pick("lose", "i-9")
    assert table.items(0) == ["i-6"] and table.state.item_discard == (card("i-9"),)


@pytest.mark.rule("GH-EVENTCARD-9")
@pytest.mark.rule("GH-EVENT-8")
def test_a_doppelganger_sends_back_one_room() -> None:
    table = turned("e-9", 1)
    assert table.at(0) == "t-17" and table.mp(0) == 16


@pytest.mark.rule("GH-EVENTCARD-9")
@pytest.mark.rule("GH-EVENT-8")
def test_who_came_from_nowhere_stays() -> None:
    table = position(at="t-12", lay={"t-12": (5, 5)}, left={"t-12": "e-9"})
    assert table.at(0) == "t-12"


@pytest.mark.rule("GH-EVENTCARD-27", "GH-EVENTCARD-28")
@pytest.mark.rule("GH-EVENT-9")
def test_a_settled_card_is_discarded_and_the_discards_make_a_new_pile_without_monsters_on_the_map() -> None:
    table = position(lay={"t-12": (0, -1), "t-6": (5, 5)}, unexplored="t-12", monsters={"e-33": "t-6"})
    s = table.state
    s.events_out += tuple(other for other in s.event_cards if other not in (card("e-28"), card("e-27")))
    s.event_discard, s.event_cards = (card("e-27"), card("e-28")), ()
    table.go(NORTH)
    log = " ".join(table.told())
    assert "The discarded Event cards are shuffled." in log
    assert len(table.state.event_cards) == 1 and len(table.state.event_discard) == 1
    assert table.lair("e-33") == "t-6"


@pytest.mark.rule("GH-EVENT-9")
def test_with_no_event_card_left_the_icon_does_nothing() -> None:
    table = position(lay={"t-12": (0, -1)}, unexplored="t-12")
    s = table.state
    s.events_out += s.event_cards
    s.event_cards = ()
    table.go(NORTH)
    assert table.at(0) == "t-12" and table.may("end-turn")


@pytest.mark.rule("GH-EVENTCARD-25")
@pytest.mark.rule("GH-EVENT-2")
def test_a_star_of_hope_heals_and_lets_discard_an_insanity_card() -> None:
    table = turned("e-25", hurt={0: (9, 9)}, minds={0: "2-of-clubs"})
    table.pick("ease", "2-of-clubs")
    assert (table.hp(0), table.mp(0)) == (24, 16)


@pytest.mark.rule("GH-EVENTCARD-2")
@pytest.mark.rule("GH-EVENT-2")
def test_the_wrong_reflection_calms_whoever_succeeds() -> None:
    assert turned("e-2", 9, hurt={0: (0, 9)}).mp(0) == 13


# One by one


@pytest.mark.rule("GH-EVENTCARD-7")
@pytest.mark.rule("GH-SECRET-1")
def test_a_secret_corridor_recovers_mp_but_no_maximum_and_places_a_door_marker() -> None:
    table = turned("e-7", 5, hurt={0: (0, 9)}, minds={0: "5-of-clubs"})
    assert (table.mp(0), table.state.most_mp(0)) == (10, 15)
    table.pick("mark", EAST)
    assert table.state.markers == (card("t-12") * 4 + EAST,)
    table = turned("e-7", 4, hurt={0: (0, 9)})
    assert table.mp(0) == 11 and table.state.markers == ()


@pytest.mark.rule("GH-EVENTCARD-7", "GH-EVENTCARD-22")
@pytest.mark.rule("GH-SECRET-2")
@pytest.mark.parametrize("event", ["e-7", "e-22"])
def test_where_no_door_marker_can_be_placed_the_card_has_no_effect(event: str) -> None:
    table = position(lay={"t-24": (0, -1)}, unexplored="t-24", events=event, hurt={0: (0, 9)})
    table.judge(9).go(NORTH)
    assert table.mp(0) == 13, "the clean air of the garden alone"
    assert not any("check" in line for line in table.told())
    assert card(event) in table.state.event_discard


@pytest.mark.rule("GH-EVENTCARD-8")
@pytest.mark.rule("GH-FOG-1", "GH-FOG-2", "GH-FOG-4")
def test_a_fog_leads_up_to_two_tiles_straight_on_and_leaves_the_rest() -> None:
    seen = set()
    for seed in range(12):
        table = position(lay=CROSS, at="t-6", left={"t-39": "e-8"}, seed=seed)
        table.go(NORTH)
        side = next(line.split()[-1] for line in table.told() if "is led to the" in line)
        seen.add((side, table.at(0)))
    assert seen <= {("north.", "t-33"), ("east.", "t-39"), ("south.", "t-12"), ("west.", "t-25")}
    assert len(seen) > 2


CROSS = {
    "t-6": (0, -2),
    "t-39": (0, -3),
    "t-18": (0, -4),
    "t-25": (-1, -3, 1),
    "t-28": (1, -3, 1),
    "t-33": (0, -5, 2),
    "t-12": (0, -1),
}
"""A hall with passages north, south and west, and a room whose wall is in the east."""


@pytest.mark.rule("GH-EVENTCARD-8")
@pytest.mark.rule("GH-FOG-3")
def test_a_fog_stops_on_a_tile_that_it_opens_which_is_settled_at_once() -> None:
    opened = False
    for seed in range(12):
        table = position(
            at="t-6",
            lay={"t-6": (5, 5), "t-39": (5, 4)},
            left={"t-39": "e-8"},
            seed=seed,
            events="e-24 e-5",
            tiles="t-38 t-8",
            items_pile="i-6 i-9",
        )
        table.go(NORTH)
        if table.at(0) == "t-38":
            opened = True
            assert table.items(0) == ["i-6"]
            assert table.state.points == 0
    assert opened


@pytest.mark.rule("GH-EVENTCARD-11")
@pytest.mark.rule("GH-CONFINED-1", "GH-CONFINED-2")
def test_whoever_is_confined_makes_a_check_before_leaving_and_each_failure_hurts_and_ends_movement() -> None:
    table = turned("e-11")
    assert table.mp(0) == 20
    table.end().end()
    assert not table.may("go") and not table.may("open")
    table.judge(2).pick("break-out")
    assert table.mp(0) == 18 and not table.may("break-out") and table.state.points == 0
    table.end().end()
    table.judge(3).pick("break-out").go(SOUTH)
    assert table.at(0) == "t-17"


@pytest.mark.rule("GH-EVENTCARD-11")
@pytest.mark.rule("GH-CONFINED-1")
def test_whoever_does_not_want_to_leave_makes_no_check() -> None:
    table = turned("e-11")
    for _ in range(4):
        table.end()
    assert table.mp(0) == 20 and table.state.confined == 1


@pytest.mark.rule("GH-EVENTCARD-11")
@pytest.mark.rule("GH-CONFINED-3")
@pytest.mark.parametrize("key", ["i-6", "i-16"])
def test_a_key_or_a_pistol_opens_the_door_without_a_check(key: str) -> None:
    table = turned("e-11", items={0: key})
    table.end().end().go(SOUTH)
    assert table.at(0) == "t-17" and table.items(0) == [key]
    table = turned("e-11", dropped={key: "t-12"})
    table.pick("pick-up", key).end().end()
    table.judge(1).pick("break-out").go(SOUTH)
    assert table.at(0) == "t-17"


@pytest.mark.rule("GH-EVENTCARD-26")
@pytest.mark.rule("GH-CONFINED-3")
def test_to_be_taken_off_the_tile_ends_it() -> None:
    table = position(at={0: "t-12", 1: "t-17"}, lay={"t-12": (0, -1)}, confined=1)
    fold(table.state, card("t-12"))
    assert table.at(0) == "t-17" and table.state.confined == 0
    table = position(at={0: "t-12", 1: "t-17"}, lay={"t-12": (0, -1)}, confined=1, left={"t-12": "e-26"})
    assert table.at(0) == "t-17" and table.state.confined == 0


@pytest.mark.rule("GH-EVENTCARD-11")
@pytest.mark.rule("GH-CONFINED-4")
def test_only_whoever_turned_the_card_up_is_confined() -> None:
    table = turned("e-11")
    table.end().go(NORTH).go(SOUTH)
    assert table.at(1) == "t-17"


@pytest.mark.rule("GH-CONFINED-5")
def test_whoever_is_confined_neither_escapes_nor_joins_next_door() -> None:
    table = position(
        at={0: "t-6", 1: "t-12"}, lay={"t-12": (0, -2), "t-6": (0, -1)}, confined=3, monsters={"e-35": "t-6"}
    )
    for _ in range(12):
        if not table.options or table.may("end-turn"):
            break
        assert not table.may("escape") and not (table.may("join") and table.asked == 1)
        table.judge(9, enemy=9).match.pick(0)


@pytest.mark.rule("GH-EVENTCARD-13")
@pytest.mark.rule("GH-LOCKED-1", "GH-LOCKED-2", "GH-LOCKED-3")
def test_all_doors_lock_but_the_one_by_which_the_hunter_came_in() -> None:
    table = turned("e-13", lay={"t-12": (0, -1), "t-6": (0, -2)})
    table.end().end()
    assert table.may("go", SOUTH) and not table.may("go", NORTH)
    points = table.state.points
    table.judge(4).pick("pick-lock")
    assert not table.may("go", NORTH) and not table.may("pick-lock") and table.state.points == points
    table.end().go(NORTH)
    table.judge(0, 6).pick("pick-lock").go(NORTH)
    assert table.at(1) == "t-6"


@pytest.mark.rule("GH-EVENTCARD-13")
@pytest.mark.rule("GH-LOCKED-1")
def test_nobody_passes_a_locked_door_from_the_other_side() -> None:
    table = turned("e-13", lay={"t-12": (0, -1), "t-6": (0, -2)}, at={0: "t-17", 1: "t-6"})
    table.end()
    assert not table.may("go", SOUTH)


@pytest.mark.rule("GH-EVENTCARD-13")
@pytest.mark.rule("GH-LOCKED-3")
def test_a_key_opens_the_locks_from_behind_a_locked_door_too() -> None:
    table = turned("e-13", lay={"t-12": (0, -1), "t-6": (0, -2)}, at={0: "t-17", 1: "t-6"}, items={1: "i-6"})
    table.end().pick("unlock", "t-12").go(SOUTH)
    assert table.at(1) == "t-12"


@pytest.mark.rule("GH-EVENTCARD-13")
@pytest.mark.rule("GH-LOCKED-3")
def test_stairs_are_no_doors() -> None:
    table = position(at="t-6", lay={"t-6": (0, -2), "t-1": (0, -1), "t-19": (0, 0, 0, SECOND)}, left={"t-1": "e-13"})
    table.go(SOUTH)
    assert table.may("go", STAIRS)


@pytest.mark.rule("GH-EVENTCARD-13")
@pytest.mark.rule("GH-LOCKED-4")
def test_if_the_hunter_came_in_by_no_door_one_door_drawn_by_lot_stays_open() -> None:
    left = set()
    for seed in range(8):
        table = position(
            at="t-19", lay={"t-39": (9, 9), "t-1": (0, -1), "t-19": (0, 0, 0, SECOND)}, left={"t-1": "e-13"}, seed=seed
        )
        table.go(STAIRS)
        doors = tuple(way for way in range(4) if table.may("open", way) or table.may("go", way))
        assert len(doors) == 1
        left.add(doors)
    assert len(left) > 1


@pytest.mark.rule("GH-EVENTCARD-22")
@pytest.mark.rule("GH-PICTURE-1", "GH-MOVE-10")
def test_a_moving_picture_shows_a_door_and_allows_an_extra_move_through_it_alone() -> None:
    table = turned("e-22", 4, tiles="t-38")
    table.pick("mark", EAST)
    assert [option for option in table.options if option[0] in ("go", "open")] == [("open", EAST)]
    assert table.prompt == "Choose an action; you have 1 extra move from Moving Picture"
    table.open(EAST)
    assert table.prompt == "Choose an action"
    assert table.at(0) == "t-38"
    table = turned("e-22", 3)
    assert not table.may("mark") and table.state.markers == ()


@pytest.mark.rule("GH-EVENTCARD-24")
@pytest.mark.rule("GH-WEAPON-1", "GH-EVENT-5")
def test_weapon_destruction_takes_a_weapon_of_choice() -> None:
    table = turned("e-24", items={0: "i-15 i-16 i-6"})
    assert table.may("lose", "i-15") and not table.may("lose", "i-6")
    table.pick("lose", "i-16")
    assert table.items(0) == ["i-15", "i-6"] and card("i-16") in table.state.item_discard
    assert turned("e-24", items={0: "i-6"}).items(0) == ["i-6"]


@pytest.mark.rule("GH-EVENTCARD-26")
@pytest.mark.rule("GH-SPACE-1", "GH-SPACE-2")
def test_contorted_space_time_changes_places_with_the_farthest() -> None:
    table = turned(
        "e-26", hunters="c-2 c-1 c-5", at={0: "t-17", 1: "t-17", 2: "t-7"}, lay={"t-7": (0, -3), "t-6": (0, -2)}
    )
    assert (table.at(0), table.at(2), table.at(1)) == ("t-7", "t-12", "t-17")


@pytest.mark.rule("GH-EVENTCARD-26")
@pytest.mark.rule("GH-SPACE-2")
@pytest.mark.parametrize("floor", [1, SECOND])
def test_whoever_cannot_be_reached_is_farthest_of_all(floor: int) -> None:
    table = turned(
        "e-26",
        hunters="c-2 c-1 c-5",
        at={0: "t-17", 1: "t-39", 2: "t-7"},
        lay={"t-7": (0, -3), "t-6": (0, -2), "t-39": (9, 9, 0, floor)},
    )
    assert table.at(0) == "t-39"


@pytest.mark.rule("GH-EVENTCARD-26")
@pytest.mark.rule("GH-SPACE-2")
def test_of_several_at_the_same_distance_the_turn_player_chooses() -> None:
    table = turned("e-26", hunters="c-2 c-1 c-5", at={0: "t-17", 1: "t-17", 2: "t-6"}, lay={"t-6": (0, -2)})
    assert table.asked == 0 and table.rule == "GH-SPACE-1"
    table.pick("swap-with", 2)
    assert table.at(0) == "t-6"


@pytest.mark.rule("GH-EVENTCARD-26")
@pytest.mark.rule("GH-SPACE-3")
def test_fallen_hunters_do_not_count_and_without_another_nothing_happens() -> None:
    table = turned("e-26", fares={1: "enemy"})
    assert table.at(0) == "t-12" and table.may("end-turn")


@pytest.mark.rule("GH-EVENTCARD-26")
@pytest.mark.rule("GH-SPACE-4", "GH-ROOM-7")
def test_whoever_comes_settles_what_is_left_and_the_turn_ends() -> None:
    table = position(
        at={0: "t-17", 1: "t-6"},
        lay={"t-6": (9, 9), "t-25": (0, -1, 2)},
        unexplored="t-25",
        events="e-26",
        items_pile="i-6",
    )
    table.go(NORTH)
    assert (table.at(0), table.at(1)) == ("t-6", "t-25")
    assert table.items(1) == ["i-6"] and table.state.left_items == ()
    assert table.asked == 1 and table.state.hunter == 1


@pytest.mark.rule("GH-EVENTCARD-52")
@pytest.mark.rule("GH-MAIDEN-1")
def test_the_iron_maiden_spares_whoever_succeeds() -> None:
    table = turned("e-52", 4)
    assert table.hp(0) == 28 and table.state.bleeding == 0


def test_every_event_and_trap_card_is_turned_up_somewhere_here() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [event.id for event in BOX.events if f'"{event.id}"' not in text and f'"{event.id} ' not in text] == []
