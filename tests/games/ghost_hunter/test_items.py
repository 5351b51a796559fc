"""Items: getting, using, exchanging and losing them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from gloaming.games.ghost_hunter import GAME
from gloaming.games.ghost_hunter.state import changed
from tests.games.ghost_hunter.damaged import pack_of
from tests.games.ghost_hunter.table import BOX, Position, card, given, position, round_on

NORTH, EAST, SOUTH, WEST = range(4)

ALWAYS_WORKS = (f"{BOX.names[card('i-6')]} works all the time while you own it, and cannot be used.", "GH-ITEM-2")
FIRST = 1
HP, MP = 0, 1


def test_an_item_is_used_with_its_article_as_it_is_dropped() -> None:
    table = position(items={0: "i-1"}, hurt={0: (5, 0)})
    used = [label for label in table.labels if label.startswith("Use ")]
    dropped = [label for label in table.labels if label.startswith("Drop ")]
    assert used and all(label.startswith("Use the ") for label in used)
    assert dropped and all(label.startswith("Drop the ") for label in dropped)


# For an Item point


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-CARRY-1", "GH-CARRY-2", "GH-CARRY-3")
def test_an_item_may_be_given_to_a_hunter_on_the_tile_who_agrees() -> None:
    table = position(items={0: "i-6"})
    table.pick("give", "i-6", 1)
    assert table.asked == 1
    table.pick("agree")
    assert table.items(1) == ["i-6"] and table.items(0) == []


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-CARRY-2", "GH-CARRY-3")
def test_an_item_may_be_received() -> None:
    table = position(items={1: "i-6"})
    table.pick("ask-for", "i-6", 1).pick("agree")
    assert table.items(0) == ["i-6"]


@pytest.mark.rule("GH-ITEMCARD-6", "GH-ITEMCARD-9")
@pytest.mark.rule("GH-CARRY-2")
def test_one_item_may_be_given_for_another() -> None:
    table = position(items={0: "i-6", 1: "i-9"})
    table.pick("swap", "i-6", "i-9").pick("agree")
    assert (table.items(0), table.items(1)) == (["i-9"], ["i-6"])


@pytest.mark.rule("GH-CARRY-2", "GH-CARRY-3")
def test_an_exchange_says_who_gives_what_to_whom_for_what() -> None:
    table = position(items={0: "i-6", 1: "i-9"})
    ours, theirs = (table.match.game.box.names[table.match.game.box.ids.index(item)] for item in ("i-6", "i-9"))
    me, other = (table.state.sheet(hunter).name for hunter in (0, 1))
    assert f"Give the {ours} to {other} for the {theirs}" in table.labels
    table.pick("swap", "i-6", "i-9")
    assert table.match.describe(0).label == f"Agree: get the {ours} from {me}, give the {theirs}"
    assert table.match.describe(0).pieces == ("i-6", "i-9")
    for kind, label in (("give", f"Agree: get the {ours} from {me}"), ("ask-for", f"Agree: give the {theirs} to {me}")):
        offered = position(items={0: "i-6", 1: "i-9"}).pick(kind, "i-6" if kind == "give" else "i-9", 1)
        assert offered.match.describe(0).label == label


@pytest.mark.rule("GH-CARRY-2")
@pytest.mark.parametrize("items", [{0: "i-6"}, {1: "i-6"}, {0: "i-6", 1: "i-9"}])
def test_where_few_offers_of_items_can_be_made_a_button_says_all(items: dict[int, str]) -> None:
    table = position("c-2 c-1", items=items)
    choices = [table.match.describe(at) for at in range(len(table.options))]
    offers = [
        choice
        for choice, option in zip(choices, table.options, strict=True)
        if option[0] in ("give", "ask-for", "swap")
    ]
    assert len(offers) == (3 if len(items) == 2 else 1)
    assert [offer.within or offer.label for offer in offers] == [offer.label for offer in offers]


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-CARRY-3")
def test_an_offer_that_is_declined_changes_nothing_and_uses_the_point() -> None:
    table = position(items={1: "i-6"})
    table.pick("ask-for", "i-6", 1).pick("decline")
    assert table.items(1) == ["i-6"]
    assert not table.may("ask-for")


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-CARRY-3", "GH-TABLE-3")
def test_a_person_with_several_hunters_is_not_asked_to_agree_with_themselves() -> None:
    table = position(items={0: "i-6"}, solo=True)
    table.pick("give", "i-6", 1)
    assert table.items(1) == ["i-6"]


@pytest.mark.rule("GH-CARRY-3")
def test_nothing_is_exchanged_with_an_enemy_player() -> None:
    table = position(items={0: "i-6"}, fares={1: "enemy"})
    assert not table.may("give") and table.may("drop")


@pytest.mark.rule("GH-ITEMCARD-6", "GH-ITEMCARD-9")
@pytest.mark.rule("GH-CARRY-1")
def test_only_one_of_them_once_a_turn_and_only_on_the_same_tile() -> None:
    table = position(items={0: "i-6"}, dropped={"i-9": "t-17"}, at={0: "t-17", 1: "t-6"}, lay={"t-6": (0, -1)})
    assert not table.may("give")
    table.pick("pick-up", "i-9")
    assert not table.may("drop") and not table.may("pick-up")
    round_on(table).pick("drop", "i-9")
    assert table.state.dropped == (card("i-9"),)


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-CARRY-4")
def test_between_two_steps_an_item_may_be_picked_up() -> None:
    table = position(lay={"t-6": (0, -1), "t-7": (0, -2)}, dropped={"i-6": "t-6"})
    table.go(NORTH).pick("pick-up", "i-6").go(NORTH)
    assert table.at(0) == "t-7" and table.items(0) == ["i-6"]


@pytest.mark.rule("GH-ITEMCARD-9")
@pytest.mark.rule("GH-CARRY-5")
def test_during_a_battle_nobody_exchanges_picks_up_or_drops() -> None:
    table = position(items={0: "i-6 i-10"}, hurt={0: (5, 0)}, dropped={"i-9": "t-17"}, monsters={"e-35": "t-17"})
    for _ in range(4):
        assert not any(table.may(verb) for verb in ("give", "drop", "pick-up", "ask-for", "swap"))
        if table.over or table.may("end-turn"):
            break
        table.judge(5, 5, enemy=5).match.pick(0)


@pytest.mark.rule("GH-ITEMCARD-6", "GH-ITEMCARD-9")
@pytest.mark.rule("GH-CARRY-6")
def test_dropped_items_lie_face_up_and_each_takes_an_item_point() -> None:
    table = position(dropped={"i-6": "t-17", "i-9": "t-17"})
    assert table.may("pick-up", "i-6") and table.may("pick-up", "i-9")
    table.pick("pick-up", "i-6")
    assert not table.may("pick-up", "i-9")


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-CARRY-7", "GH-CARRY-8")
def test_what_a_tile_yields_takes_no_item_point_and_may_be_given_away_in_the_same_turn() -> None:
    table = position("c-2 c-1", tiles="t-38", items_pile="i-6", at={0: "t-17", 1: "t-17"})
    table.open(NORTH)
    assert table.items(0) == ["i-6"] and table.state.item_point == 1
    table.pick("drop", "i-6")
    assert table.items(0) == []


@pytest.mark.rule("GH-ITEMCARD-6", "GH-ITEMCARD-9")
@pytest.mark.rule("GH-CARRY-7", "GH-ROOM-5", "GH-ROOM-11")
def test_a_tile_yields_one_item_a_turn() -> None:
    table = position(tiles="t-37", items_pile="i-6 i-9")
    table.open(NORTH).match.pick(0)
    assert table.items(0) == ["i-6"]
    assert not table.may("find")
    round_on(table).pick("find")
    assert table.items(0) == ["i-6", "i-9"]


@pytest.mark.rule("GH-ITEMCARD-25")
@pytest.mark.rule("GH-CARRY-9")
def test_a_hunter_may_own_any_number_of_items() -> None:
    table = position(items={0: " ".join(f"i-{number}" for number in range(1, 25))}, dropped={"i-25": "t-17"})
    table.pick("pick-up", "i-25")
    assert len(table.items(0)) == 25


# Using them


@pytest.mark.rule("GH-ITEMCARD-6")
@pytest.mark.rule("GH-ITEM-1")
def test_an_item_that_is_turned_up_is_the_finders_and_seen_by_all() -> None:
    table = position(tiles="t-38", items_pile="i-6")
    table.open(NORTH)
    assert "i-6" in str(table.match.view(1))
    assert any("finds the Key" in line for line in table.told(1))


@pytest.mark.rule("GH-ITEMCARD-10", "GH-ITEMCARD-15")
@pytest.mark.rule("GH-ITEM-2")
def test_a_disposable_item_is_discarded_out_of_the_game_and_a_continuous_one_works_without_a_word() -> None:
    table = position(items={0: "i-10 i-15"}, hurt={0: (9, 0)})
    assert not table.may("use", "i-15", 0)
    table.pick("use", "i-10", 0)
    assert table.hp(0) == 26
    assert table.state.item_discard == (card("i-10"),)
    assert all(item.use in ("disposable", "continuous") for item in BOX.items)


@pytest.mark.rule("GH-ITEMCARD-7", "GH-ITEMCARD-8", "GH-ITEMCARD-10")
@pytest.mark.rule("GH-ITEM-3")
def test_any_number_of_items_may_be_used_in_a_turn() -> None:
    table = position(items={0: "i-7 i-8 i-10"}, hurt={0: (9, 9)})
    table.pick("use", "i-7", 0).pick("use", "i-8", 0).pick("use", "i-10", 0)
    assert (table.hp(0), table.mp(0)) == (26, 17)


@pytest.mark.rule("GH-ITEMCARD-10")
@pytest.mark.rule("GH-ITEM-4", "GH-ITEM-5")
def test_in_a_battle_items_are_used_on_hunters_on_the_tile() -> None:
    table = position(items={0: "i-10"}, hurt={0: (9, 0)}, monsters={"e-35": "t-17"}, at={0: "t-17", 1: "t-17"})
    assert table.state.battle == card("t-17")
    table.judge(9, enemy=1).pick("use", "i-10", 0)
    assert table.hp(0) == 26


@pytest.mark.rule("GH-ITEMCARD-10")
@pytest.mark.rule("GH-ITEM-5")
def test_items_are_used_on_others_on_the_same_tile_and_not_next_door() -> None:
    table = position(items={0: "i-10"}, hurt={1: (9, 0)})
    table.pick("use", "i-10", 1)
    assert table.hp(1) == 16
    table = position(items={0: "i-10"}, hurt={1: (9, 0)}, at={0: "t-17", 1: "t-6"}, lay={"t-6": (0, -1)})
    assert not table.may("use")


def trapped(event: str, hunters: str = "c-2 c-1", **known: Any) -> Position:
    """The turn player goes to the Larder, where an Event card was left, and everybody fails its check."""
    lay = {"t-38": (0, -1)}
    return given(hunters, lay=lay, left={"t-38": event}, judge=(1, 1, 1), **known).go(NORTH)


@pytest.mark.rule("GH-ITEM-3", "GH-ITEM-4", "GH-EVENT-3")
def test_items_are_used_in_answer_to_damage_before_it_is_recorded() -> None:
    table = trapped("e-50", items={0: "i-1"}, hurt={0: (9, 0)}, insanity="2-of-clubs")
    assert (table.asked, table.prompt) == (0, "Do something about this damage?")
    table.pick("use", "i-1", 0)
    assert table.told()[-1] == "Mack Delaney takes 3 HP damage.", (
        "without the Item, which is used before it would be lost"
    )
    assert (table.hp(0), table.items(0)) == (28 - 9 + 4 - 3, [])
    saved = trapped("e-46", items={0: "i-1"}, hurt={0: (26, 0)}).pick("use", "i-1", 0)
    assert saved.fares(0) == "standing"
    assert "Mack Delaney is about to fall: no HP left." not in saved.told()


@pytest.mark.rule("GH-ITEM-6", "GH-ACE-15")
def test_nobody_is_asked_for_an_answer_whose_items_could_do_nothing() -> None:
    table = trapped("e-46", items={0: "i-7 i-25", 1: "i-1"})
    assert table.prompt == "Choose an action"
    assert table.hp(0) == 28 - 5


@pytest.mark.rule("GH-ITEM-4", "GH-ITEM-5")
def test_in_anothers_turn_only_ones_own_damage_is_answered_with_items() -> None:
    here = {0: "t-17", 1: "t-38", 2: "t-38"}
    table = trapped("e-12", "c-2 c-1 c-3", at=here, items={1: "i-1"}, hurt={0: (9, 0), 1: (5, 0), 2: (5, 0)})
    assert table.asked == 1
    assert [option for option in table.options if option[0] == "use"] == [("use", card("i-1"), 1)]
    table.pick("use", "i-1", 1)
    assert [table.hp(hunter) for hunter in range(3)] == [28 - 13, 18 - 5 + 4 - 4, 20 - 9]
    table = trapped("e-12", at={0: "t-17", 1: "t-38"}, items={0: "i-1"}, hurt={1: (5, 0)})
    assert (table.asked, table.may("use", "i-1", 1)) == (0, True), "in the hunter's own turn, on others on the tile too"


@pytest.mark.rule("GH-ITEM-3", "GH-ITEM-4")
def test_after_an_insanity_card_items_are_used_in_ones_own_turn_alone() -> None:
    table = given("c-2 c-1", tiles="t-14", items={0: "i-7"}, hurt={0: (0, 5)}, insanity="4-of-clubs").open(NORTH)
    while table.prompt != "Do something about this Insanity card?":
        table.match.pick(0)
    assert table.pick("use", "i-7", 0).mp(0) == 20 - 4 - 2
    table = given("c-2 c-1", scenario=2, fares={1: "enemy"}, turn=1, items={0: "i-7"}, hurt={0: (0, 5)})
    assert not table.pick("haunt", 0).may("use")


@pytest.mark.rule("GH-ITEM-6")
def test_an_item_that_could_do_nothing_cannot_be_used() -> None:
    table = position(items={0: "i-1 i-7 i-10 i-25"})
    assert not table.may("use")


@pytest.mark.rule("GH-ITEMCARD-21")
@pytest.mark.rule("GH-ITEM-7", "GH-GRIMOIRE-1", "GH-GRIMOIRE-2")
@pytest.mark.parametrize("way", ["find", "pick-up", "ask-for"])
def test_what_an_item_does_once_is_done_by_whoever_gets_it_in_whatever_way(way: str) -> None:
    if way == "find":
        table = position(tiles="t-38", items_pile="i-21")
        table.judge(9).open(NORTH)
    elif way == "pick-up":
        table = position(dropped={"i-21": "t-17"})
        table.judge(9).pick("pick-up", "i-21")
    else:
        table = position(items={1: "i-21"})
        table.judge(9).pick("ask-for", "i-21", 1).pick("agree")
    assert "Mack Delaney can make MP attacks." in table.told()


@pytest.mark.rule("GH-ITEM-8", "GH-EVENT-7")
def test_with_an_empty_item_pile_nothing_is_found() -> None:
    table = position(tiles="t-38")
    s = table.state
    s.item_discard += s.item_cards
    s.item_cards = ()
    table.open(NORTH)
    assert table.at(0) == "t-38" and table.items(0) == []


@pytest.mark.rule("GH-ITEMCARD-15", "GH-ITEMCARD-16")
@pytest.mark.rule("GH-ITEM-9")
def test_bonuses_of_several_items_add_up_and_weapons_are_a_kind_of_item() -> None:
    table = position(items={0: "i-15 i-16"})
    assert table.state.bonus(0, "hp_attack") == 2
    assert {item.id for item in BOX.items if item.weapon} == {"i-15", "i-16"}


# One by one


@pytest.mark.rule("GH-ITEMCARD-1", "GH-ITEMCARD-2")
@pytest.mark.parametrize("ointment", ["i-1", "i-2"])
@pytest.mark.rule("GH-STATE-3", "GH-MAIDEN-1")
def test_an_ointment_heals_and_stops_bleeding(ointment: str) -> None:
    table = position(items={0: ointment}, hurt={1: (9, 0)}, bleeding=2)
    table.pick("use", ointment, 1)
    assert table.hp(1) == 18 - 5
    assert table.state.bleeding == 0


@pytest.mark.rule("GH-ITEMCARD-10")
@pytest.mark.rule("GH-STATE-3", "GH-MAIDEN-1")
def test_the_potion_of_stamina_heals_and_does_not_stop_bleeding() -> None:
    table = position(items={0: "i-10"}, hurt={0: (9, 0)}, bleeding=1)
    table.pick("use", "i-10", 0)
    assert table.hp(0) == 28 - 10 + 7 and table.state.bleeding == 1


@pytest.mark.rule("GH-ITEMCARD-3")
@pytest.mark.rule("GH-ITEM-2", "GH-CHECK-1", "GH-CHECK-4")
def test_a_storm_lantern_helps_on_in_checks_and_keeps_the_lights_on() -> None:
    table = position("c-5", items={0: "i-3"}, tiles="t-12", events="e-5")
    table.judge(2).open(NORTH)
    assert any("passes a check of IN 5 with 2 + 3" in line for line in table.told())
    table = position("c-5", items={0: "i-3"}, tiles="t-12", events="e-18")
    table.open(NORTH)
    assert "Dr Ruth Abendroth passes without a check." in table.told()


@pytest.mark.rule("GH-ITEMCARD-7", "GH-ITEMCARD-8")
@pytest.mark.parametrize("tranquilizer", ["i-7", "i-8"])
@pytest.mark.rule("GH-ITEM-5")
def test_a_tranquilizer_recovers_three_mp(tranquilizer: str) -> None:
    table = position(items={0: tranquilizer}, hurt={1: (0, 9)})
    table.pick("use", tranquilizer, 1)
    assert table.mp(1) == 25 - 6


@pytest.mark.rule("GH-ITEMCARD-9")
@pytest.mark.rule("GH-EVENT-6")
def test_a_diary_shows_three_tiles_and_recovers_two_mp() -> None:
    table = position(items={0: "i-9"}, hurt={0: (0, 5)}, tiles="t-38 t-33 t-3")
    table.pick("use", "i-9", 0)
    seen = [line.split(": ")[-1] for line in table.told(0) if "looks at" in line]
    assert seen == ["Larder.", "Closet.", "Reception Room."]
    assert not any("Larder" in line for line in table.told(1))
    while table.may("top"):
        table.match.pick(0)
    assert table.mp(0) == 17


@pytest.mark.rule(
    "GH-ITEMCARD-6", "GH-ITEMCARD-16", "GH-ITEMCARD-17", "GH-ITEMCARD-19", "GH-ITEMCARD-22", "GH-ITEMCARD-23"
)
@pytest.mark.rule("GH-KEY-1")
@pytest.mark.parametrize("key", ["i-6", "i-16", "i-17", "i-19", "i-22", "i-23"])
def test_keys_and_the_pistol_open_locks_and_are_not_used_up(key: str) -> None:
    table = _locked(key)
    table.pick("unlock", "t-17")
    assert table.may("open", NORTH)
    assert table.items(0) == [key]


def _locked(*items: str) -> Position:
    """The Entrance with its northern door locked."""
    table = position(items={0: " ".join(items)} if items else {})
    table.state.locks = changed(table.state.locks, card("t-17"), 1 << NORTH)
    return round_on(table)


@pytest.mark.rule(
    "GH-ITEMCARD-6", "GH-ITEMCARD-16", "GH-ITEMCARD-17", "GH-ITEMCARD-19", "GH-ITEMCARD-22", "GH-ITEMCARD-23"
)
@pytest.mark.rule("GH-KEY-1")
def test_nothing_else_opens_locks() -> None:
    rest = [item.id for item in BOX.items if item.id not in ("i-6", "i-16", "i-17", "i-19", "i-22", "i-23")]
    assert not _locked(*rest).may("unlock")


@pytest.mark.rule("GH-ITEMCARD-17")
@pytest.mark.rule("GH-KEY-2", "GH-MAD-9")
def test_whoever_turns_up_the_skeleton_key_first_may_discard_an_insanity_card() -> None:
    table = position(tiles="t-38", items_pile="i-17", minds={0: "10-of-clubs jack-of-clubs"})
    table.open(NORTH)
    assert table.may("ease", "10-of-clubs") and table.may("ease", "jack-of-clubs") and table.may("pass")
    table.pick("ease", "10-of-clubs")
    assert table.mind(0) == ["jack-of-clubs"]


@pytest.mark.rule("GH-ITEMCARD-17")
@pytest.mark.rule("GH-KEY-2")
def test_the_skeleton_key_gives_that_only_when_turned_up_for_the_first_time() -> None:
    table = position(dropped={"i-17": "t-17"}, minds={0: "10-of-clubs"})
    table.pick("pick-up", "i-17")
    assert table.mind(0) == ["10-of-clubs"] and table.may("end-turn")


@pytest.mark.rule("GH-ITEMCARD-14")
@pytest.mark.rule("GH-MAPITEM-1")
def test_a_map_lays_two_tiles_behind_doors_of_the_map_turned_as_the_hunter_likes() -> None:
    table = position(items={0: "i-14"}, tiles="t-3 t-38")
    table.pick("use", "i-14", 0)
    assert table.rule == "GH-MAPITEM-1"
    table.pick("beside", "t-17", EAST)
    assert len([option for option in table.options if option[0] == "turn"]) == 3
    table.match.pick(0)
    assert not any(option[:2] == ("beside", card("t-3")) for option in table.options)
    table.pick("beside", "t-17", NORTH)
    assert table.lies("t-38") == (0, -1, 0, FIRST)
    assert not {card("t-3"), card("t-38")} & set(table.state.explored)


@pytest.mark.rule("GH-MAPITEM-1", "GH-DOOR-5")
def test_a_tile_of_a_map_is_turned_by_where_its_own_doors_lead() -> None:
    table = position(items={0: "i-14"}, tiles="t-3 t-38").pick("use", "i-14", 0).pick("beside", "t-17", EAST)
    assert [label for label in table.labels if "doors" in label] == [
        "As it lies (doors north, east and west)",
        "A half turn (doors east, south and west)",
        "Three quarter turns (doors north, south and west)",
    ]


@pytest.mark.rule("GH-MAPITEM-1")
@pytest.mark.parametrize(
    ("other", "first", "second"),
    [
        ((2, -1), "north-western Hall", "south-eastern Hall"),
        ((1, 3), "northern Hall", "southern Hall"),
        ((1, -2, 0, 2), "Hall on the first floor", "Hall on the second floor"),
    ],
)
def test_of_two_tiles_of_one_name_each_door_of_a_map_says_which(
    other: tuple[int, ...], first: str, second: str
) -> None:
    table = position(items={0: "i-14"}, lay={"t-6": (1, -2), "t-7": other}, tiles="t-3 t-38").pick("use", "i-14", 0)
    assert f"At the {first}, beyond the door in the north" in table.labels
    assert f"At the {second}, beyond the door in the north" in table.labels
    assert len(set(table.labels)) == len(table.labels)


@pytest.mark.rule("GH-ITEMCARD-14")
@pytest.mark.rule("GH-MAPITEM-2")
def test_what_finds_no_place_goes_back_to_the_pile() -> None:
    table = position(items={0: "i-14"}, lay={"t-6": (0, -1), "t-12": (-1, 0), "t-38": (5, 5)}, tiles="t-3 t-33")
    s = table.state
    s.locks = changed(s.locks, card("t-6"), 15)
    s.locks = changed(changed(s.locks, card("t-38"), 15), card("t-12"), 15)
    before = len(s.piles[0])
    table.pick("use", "i-14", 0)
    while table.may("beside") or table.may("turn"):
        table.match.pick(0)
    assert table.lies("t-3") is not None and table.lies("t-33") is None
    assert len(table.state.piles[0]) == before - 1


@pytest.mark.rule("GH-ITEMCARD-14")
@pytest.mark.rule("GH-MAPITEM-2")
def test_a_tile_of_a_pair_brings_its_partner_and_one_that_fits_nowhere_is_replaced() -> None:
    table = position(at="t-16", lay={"t-16": (0, 0, 0, 0)}, items={0: "i-14"}, tiles="t-1 t-20 t-38")
    table.state.locks = changed(table.state.locks, card("t-17"), 15)
    table.pick("use", "i-14", 0)
    assert "The Staircase (up) cannot be laid here and goes back to the pile." in table.told()
    assert "The Chute cannot be laid here and goes back to the pile." in table.told()
    table = position(items={0: "i-14"}, tiles="t-1 t-38")
    table.pick("use", "i-14", 0).pick("beside", "t-17", NORTH)
    while table.may("turn"):
        table.match.pick(0)
    assert table.lies("t-19") is not None
    table.pick("beside", "t-17", EAST)
    assert table.lies("t-38") is not None


@pytest.mark.rule("GH-ITEMCARD-21")
@pytest.mark.rule("GH-GRIMOIRE-1")
def test_whoever_has_read_the_grimoire_makes_mp_attacks_with_or_without_it() -> None:
    table = position(dropped={"i-21": "t-17"}, lay={"t-6": (0, -1)}, monsters={"e-33": "t-6"})
    table.judge(5).pick("pick-up", "i-21")
    assert "Mack Delaney can make MP attacks." in table.told()
    s = table.state
    s.held[0] = ()
    s.item_discard += (card("i-21"),)
    table.go(NORTH)
    assert table.may("attack", MP)


@pytest.mark.rule("GH-ITEMCARD-21")
@pytest.mark.rule("GH-GRIMOIRE-1")
def test_whoever_fails_the_check_has_learned_nothing() -> None:
    table = position(dropped={"i-21": "t-17"}, lay={"t-6": (0, -1)}, monsters={"e-33": "t-6"})
    table.judge(4).pick("pick-up", "i-21").go(NORTH)
    assert "Mack Delaney fails a check of IN 6 with 4 + 1." in table.told()
    assert not table.may("attack", MP)


@pytest.mark.rule("GH-ITEMCARD-21")
@pytest.mark.rule("GH-GRIMOIRE-2")
def test_each_hunter_checks_the_grimoire_once() -> None:
    table = position(dropped={"i-21": "t-17"})
    table.judge(4).pick("pick-up", "i-21")
    table.end().end()
    table.pick("drop", "i-21")
    round_on(table).pick("pick-up", "i-21")
    assert len([line for line in table.told() if "check of IN 6" in line]) == 1


@pytest.mark.rule("GH-ITEMCARD-22")
@pytest.mark.rule("GH-BUNCH-1")
def test_the_bunch_of_keys_lets_its_reader_make_mp_attacks_while_they_own_it() -> None:
    table = position(dropped={"i-22": "t-17"}, lay={"t-6": (0, -1)}, monsters={"e-33": "t-6"})
    table.judge(5).pick("pick-up", "i-22").go(NORTH)
    assert table.may("attack", MP)
    table = position(items={0: "i-22"}, reads_keys=1, lay={"t-6": (0, -1)}, monsters={"e-33": "t-6"})
    table.pick("drop", "i-22").go(NORTH)
    assert not table.may("attack", MP)


@pytest.mark.rule("GH-ITEMCARD-23")
@pytest.mark.rule("GH-CROSS-1")
def test_the_cross_key_adds_ten_to_the_maximum_mp_even_above_the_initial_mp() -> None:
    table = position(dropped={"i-23": "t-17"}, minds={0: "5-of-clubs"}, hurt={0: (0, 2)})
    assert table.mp(0) == 13
    table.pick("pick-up", "i-23")
    assert table.mp(0) == 23


@pytest.mark.rule("GH-ITEMCARD-23")
@pytest.mark.rule("GH-CROSS-2")
def test_whoever_loses_the_cross_key_has_ten_less_and_may_be_about_to_fall() -> None:
    table = position(items={0: "i-23"}, minds={0: "9-of-clubs 10-of-clubs"}, hurt={0: (0, 5)})
    assert table.mp(0) == 6
    table.pick("give", "i-23", 1).pick("agree")
    assert "Mack Delaney is about to fall: no MP left." in table.told()
    assert table.mp(1) == 35


@pytest.mark.rule("GH-ITEMCARD-24")
@pytest.mark.rule("GH-DOLL-1")
def test_the_doll_hurts_the_mind_and_heals_the_body_of_the_same_hunter() -> None:
    table = position(items={0: "i-24"}, hurt={1: (10, 0)})
    table.pick("use", "i-24", 1)
    assert (table.hp(1), table.mp(1)) == (16, 22)
    table = position(items={0: "i-24"}, hurt={0: (10, 0)})
    table.pick("use", "i-24", 0)
    assert (table.hp(0), table.mp(0)) == (26, 17)


@pytest.mark.rule("GH-ITEMCARD-24")
@pytest.mark.rule("GH-DOLL-1")
def test_the_damage_of_the_doll_can_be_cancelled() -> None:
    table = given("c-2 c-1", items={0: "i-24"}, hurt={1: (10, 0)}, minds={1: "jack-of-clubs"})
    table.pick("use", "i-24", 1)
    table.pick("cancel").let()
    assert (table.hp(1), table.mp(1)) == (16, 25)


@pytest.mark.rule("GH-ITEMCARD-25")
@pytest.mark.rule("GH-SCEPTER-1")
def test_the_scepter_lets_one_hunter_discard_up_to_three_cards_of_their_own_choice() -> None:
    table = position(items={0: "i-25"}, minds={1: "2-of-clubs 9-of-clubs 10-of-clubs 8-of-clubs"})
    table.pick("use", "i-25", 1)
    assert table.asked == 1
    table.pick("ease", "10-of-clubs").pick("ease", "9-of-clubs").pick("ease", "8-of-clubs")
    assert table.mind(1) == ["2-of-clubs"] and table.asked == 0


@pytest.mark.rule("GH-ITEMCARD-25")
@pytest.mark.rule("GH-SCEPTER-1")
def test_fewer_cards_may_be_discarded_with_the_scepter() -> None:
    table = position(items={0: "i-25"}, minds={0: "2-of-clubs 9-of-clubs"})
    table.pick("use", "i-25", 0).pick("ease", "9-of-clubs").pick("pass")
    assert table.mind(0) == ["2-of-clubs"]


@pytest.mark.rule("GH-ITEMCARD-19")
@pytest.mark.rule("GH-TOWERKEY-1", "GH-STATE-3", "GH-MAIDEN-1")
def test_with_the_key_of_tower_nobody_bleeds() -> None:
    table = position(items={0: "i-19"}, tiles="t-12", events="e-52")
    table.judge(1).open(NORTH)
    assert table.state.bleeding == 0 and table.hp(0) == 26
    table = position(dropped={"i-19": "t-17"}, bleeding=1)
    table.pick("pick-up", "i-19")
    assert table.state.bleeding == 0 and table.items(0) == ["i-19"]


@pytest.mark.rule("GH-ITEMCARD-11")
@pytest.mark.rule("GH-DRILL-1")
def test_a_drill_is_used_up() -> None:
    table = position(at="t-12", lay={"t-12": (0, -1)}, items={0: "i-11"})
    table.pick("use", "i-11", 0).pick("mark", EAST)
    assert table.items(0) == [] and table.may("open", EAST)


@pytest.mark.rule("GH-CARRY-2")
def test_many_offers_of_items_stand_together_by_hunter_and_a_few_do_not() -> None:
    many = position(items={0: "i-6 i-10", 1: "i-9"}, dropped={"i-11": "t-17"})
    other = many.state.sheet(1).name
    choices = [many.match.describe(at) for at in range(len(many.options))]
    offers = [
        choice for choice, option in zip(choices, many.options, strict=True) if option[0] in ("give", "ask-for", "swap")
    ]
    names = dict(zip(many.match.game.box.ids, many.match.game.box.names, strict=True))
    assert {offer.group for offer in offers} == {f"With {other}"}
    assert f"{names['i-6']} for {names['i-9']}" in [offer.within for offer in offers]
    assert {choice.group for choice in choices if choice not in offers} >= {"Ways", "Here", ""}
    assert {choice.folded for choice in choices} == {"", "Swap Items", "Drop an Item", "Mood and standing answer"}
    few = position(items={0: "i-6", 1: "i-9"})
    assert not {few.match.describe(at).group for at in range(len(few.options))} & {"Ways", "Here", f"With {other}"}


@pytest.mark.rule("GH-ITEM-2", "GH-ITEM-6")
def test_why_an_item_cannot_be_used_says_the_first_thing_that_it_would_do() -> None:
    held = "i-1 i-7 i-3 i-12 i-18 i-25"
    done: dict[str, Any] = {"step": "hunter's turn/goes_on", "item_point": 0}
    table = given("c-2 c-1", items={0: held}, **done)
    assert table.why_not(0, "i-1") == ("There is no HP damage to recover.", "GH-ITEM-6")
    assert table.why_not(0, "i-7") == ("There is no MP damage to recover.", "GH-ITEM-6")
    assert table.why_not(0, "i-3") == (
        "Storm Lantern works all the time while you own it, and cannot be used.",
        "GH-ITEM-2",
    )
    assert table.why_not(0, "i-12") == ("This is an attack: use it in a battle.", "GH-FREE-1")
    assert table.why_not(0, "i-18") == ("Use this to answer the damage of an attack.", "GH-MIRROR-1")
    assert table.why_not(0, "i-25") == ("There are no Insanity cards to discard.", "GH-SCEPTER-1")
    assert not any(table.may("use", name, 0) for name in held.split())
    hurt = given("c-2 c-1", items={0: held}, hurt={0: (1, 0)}, **done)
    assert hurt.why_not(0, "i-1") is None
    assert hurt.may("use", "i-1", 0)


@pytest.mark.rule("GH-ITEM-5")
def test_an_item_that_helps_somebody_else_here_needs_no_excuse() -> None:
    table = given("c-2 c-1", items={0: "i-1"}, hurt={1: (3, 0)})
    assert table.may("use", "i-1", 1)
    assert table.why_not(0, "i-1") is None


@pytest.mark.rule("GH-BATTLE-15", "GH-BATTLE-17", "GH-FREE-1")
def test_a_helper_in_a_battle_is_told_why_an_item_cannot_be_used() -> None:
    table = position(items={1: "i-7 i-12 i-6"}, monsters={"e-43": "t-17"}, at={0: "t-17", 1: "t-17"})
    table.judge(5, enemy=5).pick("join").pick("attack", 0)
    assert (table.asked, table.prompt) == (1, "Use an Item or a card?")
    assert table.why_not(1, "i-12") is None
    assert table.why_not(1, "i-7") == ("There is no MP damage to recover.", "GH-ITEM-6")
    assert table.why_not(1, "i-6") == ALWAYS_WORKS
    assert table.why_not(1, "t-17") == ("It is Player 1's turn.", "GH-TURN-1")


@pytest.mark.rule("GH-ITEM-3", "GH-CARRY-4")
def test_what_cannot_be_used_or_taken_in_the_middle_of_something_waits() -> None:
    table = position(
        lay={"t-38": (0, -1)},
        left={"t-38": "e-46"},
        dropped={"i-1": "t-38", "i-2": "t-17"},
        items={0: "i-10 i-11 i-6 i-18"},
        hurt={0: (24, 0)},
        judge=(1,),
    ).go(NORTH)
    assert table.prompt == "Do something about this damage?"
    assert table.why_not(0, "i-10") is None
    assert table.why_not(0, "i-11") == ("Only Items that restore something can be used now.", "GH-ITEM-3")
    assert table.why_not(0, "i-6") == ALWAYS_WORKS
    assert table.why_not(0, "i-18") == ("Use this to answer the damage of an attack.", "GH-MIRROR-1")
    assert table.why_not(0, "i-1") == ("Answer the open question first.", "GH-CARRY-4")
    assert table.why_not(0, "i-2") == ("It lies on another tile.", "GH-CARRY-1")
    table = position(items={0: "i-10"}, hurt={0: (9, 0)}, tiles="t-32").open(NORTH)
    assert table.prompt == "Choose a rotation"
    assert table.why_not(0, "i-10") == ("Answer the open question first.", "GH-ITEM-3")


@pytest.mark.rule("GH-ENEMY-3")
def test_an_enemy_player_is_told_that_enemies_carry_nothing() -> None:
    table = position(
        fares={0: "enemy"}, hurt={0: (30, 0)}, dropped={"i-1": "t-17"}, at={0: "t-17", 1: "t-17"}, items={1: "i-7"}
    )
    for item in ("i-1", "i-7"):
        assert table.why_not(0, item) == ("Enemy-players carry no Items.", "GH-ENEMY-3")


@pytest.mark.rule("GH-BATTLE-15")
def test_in_a_battle_why_not_answers_for_items_as_well() -> None:
    table = given("c-2 c-1", items={0: "i-1 i-7 i-12 i-13"}, hurt={0: (0, 3)}, monsters={"e-41": "t-17"})
    assert table.prompt == "Use an Item or a card?"
    assert table.why_not(0, "i-12") is None
    assert table.why_not(0, "i-1") == ("There is no HP damage to recover.", "GH-ITEM-6")
    table.pick("use", "i-12", 0)
    assert table.why_not(0, "i-13") == (
        "This hunter has already declared an Item attack in this battle round.",
        "GH-BATTLE-17",
    )


# Items of packs, whose effects reach several


def with_item(folder: Path, **effect: Any) -> Any:
    """The game with a pack in which Item i-6 is used up for one thing."""
    item = {"id": "i-6", "name": "Mine", "use": "disposable", "does": [effect], "source": "ours"}
    return GAME.with_packs(pack_of(folder / "mine", "item", item))


@pytest.mark.rule("GH-SCEPTER-1", "GH-EVENT-4")
def test_an_item_that_calms_every_hunter_asks_each_who_has_a_card(tmp_path: Path) -> None:
    game = with_item(tmp_path, verb="calm", cards=1, who="all")
    minds = {1: "9-of-clubs 8-of-clubs", 2: "7-of-clubs"}
    table = position(
        "c-2 c-1 c-3 c-4", game=game, items={0: "i-6"}, minds=minds, at={1: "t-17", 2: "t-12"}, lay={"t-12": (0, -1)}
    )
    assert table.why_not(0, "i-6") is None
    table.pick("use", "i-6", 0)
    assert table.asked == 1
    table.pick("ease", "9-of-clubs")
    assert table.asked == 2
    table.pick("ease", "7-of-clubs")
    assert table.asked == 0 and table.prompt != "Discard an Insanity card?"
    assert [table.mind(hunter) for hunter in range(4)] == [[], ["8-of-clubs"], [], []]
    [listed] = [entry for entry in table.match.game.content() if entry["id"] == "i-6"]
    assert listed["text"] == "Each hunter: discard up to 1 Insanity card of your choice."


@pytest.mark.rule("GH-SCEPTER-1", "GH-ITEM-6")
def test_nobody_is_calmed_where_no_hunter_concerned_has_a_card(tmp_path: Path) -> None:
    game = with_item(tmp_path, verb="calm", cards=1, who="here")
    where: dict[str, Any] = {"at": {1: "t-12"}, "lay": {"t-12": (0, -1)}, "step": "hunter's turn/goes_on"}
    away = position(game=game, items={0: "i-6"}, minds={1: "9-of-clubs"}, item_point=0, **where)
    assert away.why_not(0, "i-6") == ("There are no Insanity cards to discard.", "GH-SCEPTER-1")
    assert not away.may("use")


@pytest.mark.rule("GH-HURT-2", "GH-ITEM-6")
def test_an_item_that_heals_several_may_be_used_by_one_who_is_whole(tmp_path: Path) -> None:
    game = with_item(tmp_path, verb="heal", pool="hp", points=4, who="here")
    where: dict[str, Any] = {"at": {1: "t-17", 2: "t-12"}, "lay": {"t-12": (0, -1)}}
    done: dict[str, Any] = {"step": "hunter's turn/goes_on", "item_point": 0}
    table = position("c-2 c-1 c-3", game=game, items={0: "i-6"}, hurt={1: (5, 0), 2: (3, 0)}, **where, **done)
    assert table.why_not(0, "i-6") is None
    table.pick("use", "i-6", 0)
    assert table.state.hp_damage == [0, 1, 3]
    away = position("c-2 c-1 c-3", game=game, items={0: "i-6"}, hurt={1: (0, 2), 2: (3, 0)}, **where, **done)
    assert away.why_not(0, "i-6") == ("There is no HP damage to recover.", "GH-ITEM-6")
    assert not away.may("use")


@pytest.mark.rule("GH-ITEM-5")
@pytest.mark.parametrize(
    ("does", "on"),
    [
        ([{"verb": "heal", "pool": "hp", "points": 4, "who": "here"}], [0]),
        ([{"verb": "madden", "cards": 1, "who": "all"}, {"verb": "calm", "cards": 2, "who": "floor"}], [0]),
        ([{"verb": "heal", "pool": "hp", "points": 4, "who": "here"}, {"verb": "antidote"}], [0, 1, 2]),
        ([{"verb": "heal", "pool": "hp", "points": 4, "who": "one"}], [0, 1, 2]),
    ],
)
def test_on_whom_an_item_is_used_is_asked_only_where_it_matters(
    tmp_path: Path, does: list[dict[str, Any]], on: list[int]
) -> None:
    item = {"id": "i-6", "name": "Bell", "use": "disposable", "does": does, "source": "ours"}
    game = GAME.with_packs(pack_of(tmp_path / "mine", "item", item))
    done: dict[str, Any] = {"step": "hunter's turn/goes_on", "item_point": 0, "at": {1: "t-17", 2: "t-17"}}
    minds = {0: "9-of-clubs", 2: "7-of-clubs"}
    hurt = {0: (1, 0), 1: (5, 0), 2: (3, 0)}
    table = position("c-2 c-1 c-3", game=game, items={0: "i-6"}, hurt=hurt, minds=minds, **done)
    assert [option[2] for option in table.options if option[0] == "use"] == on


@pytest.mark.rule("GH-SECRET-2", "GH-EVENT-4")
def test_who_could_place_a_door_marker_makes_the_check_although_another_could_not(tmp_path: Path) -> None:
    finds = {"verb": "check", "ability": "none", "least": 1, "who": "all", "passed": [{"verb": "door-marker"}]}
    game = with_item(tmp_path, **finds)
    where: dict[str, Any] = {"at": {0: "t-6", 1: "t-12"}, "lay": {"t-12": (0, -1), "t-6": (1, 0)}}
    table = position(game=game, items={0: "i-6"}, **where).pick("use", "i-6", 0)
    assert (table.asked, table.prompt) == (1, "Choose a wall for the door marker")
    assert [event for event in table.events() if event[0] == "no-wall"] == [["no-wall", card("t-6")]]


@pytest.mark.rule("GH-HURT-1", "GH-EVENT-4")
def test_an_item_that_hurts_several_says_whom(tmp_path: Path) -> None:
    game = with_item(tmp_path, verb="hurt", pool="hp", points=2, who="floor")
    table = position(game=game, items={0: "i-6"})
    [listed] = [entry for entry in table.match.game.content() if entry["id"] == "i-6"]
    assert listed["text"] == "Each hunter on this floor: 2 HP damage."
    table.pick("use", "i-6", 0).let()
    assert table.state.hp_damage == [2, 2]
