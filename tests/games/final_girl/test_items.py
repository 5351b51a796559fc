"""Items, one after the other: what each does, and its limits."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.constants import KILLER_PHASE, NORMAL, NOWHERE
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import CAMP, EVENT, ITEM, SPACE, Position, given, new

HERE = "firepit"
OFF = "sw-exit"
AGAINST = "Use an Item against the Killer?"


def fight(*held: str, hand: tuple[str, ...] = ("weak-attack", "walk"), **more: object) -> Position:
    """The girl and the Killer in one space."""
    return given(at=HERE, killer=HERE, held=held, hand=hand, **more)  # type: ignore[arg-type]


# All Items


@pytest.mark.rule("FG-ITEM-1", "FG-ITEM-3")
def test_a_new_item_goes_into_free_hands_or_else_into_the_backpack() -> None:
    empty = given(at="dock", hand=("search", "walk"), decks={"dock": ["knife"]}).play("Search", 5, 1)
    assert (empty.held, empty.backpack) == (["knife"], [])
    full = given(at="dock", hand=("search", "walk"), held=["axe"], decks={"dock": ["knife"]}).play("Search", 5, 1)
    assert (full.held, full.backpack) == (["axe"], ["knife"])
    small = given(at="dock", hand=("search", "walk"), decks={"dock": ["energy-drink"]}).play("Search", 5, 1)
    assert (small.held, small.backpack) == ([], ["energy-drink"])


@pytest.mark.rule("FG-ITEM-2")
def test_an_item_with_hands_does_nothing_in_the_backpack() -> None:
    table = fight(backpack=["axe"]).play("Weak Attack", 6, 6)
    assert table.killer_health == 11
    assert not given(backpack=["archery-bow"], killer="sports-courts").offers("Shoot")
    assert given(held=["archery-bow"], killer="sports-courts").offers("Shoot")


@pytest.mark.rule("FG-ITEM-3", "FG-ITEM-4")
def test_two_hands_hold_two_small_weapons_or_one_large_one() -> None:
    table = given("upkeep", held=["axe"], backpack=["knife", "pepper-spray", "map"])
    assert table.rule == "FG-ITEM-4"
    arranged = [option[1:] for option in table.options if option[0] == "arrange"]
    held = {tuple(sorted([item for item in hands if item != NOWHERE])) for hands in arranged}
    knife, spray, axe = ITEM["knife"], ITEM["pepper-spray"], ITEM["axe"]
    assert held == {(axe,), (knife,), (spray,), tuple(sorted((knife, spray))), ()}


@pytest.mark.rule("FG-ITEM-4")
def test_items_are_rearranged_on_a_gain_and_in_the_upkeep_phase_only() -> None:
    table = given(at="dock", hand=("search", "walk"), held=["axe"], decks={"dock": ["knife"]})
    assert not any(option[0] == "arrange" for option in table.options)
    table.play("Search", 5, 1)
    assert table.rule == "FG-ITEM-4"


@pytest.mark.rule("FG-ITEM-5", "FG-ITEM-18")
def test_the_third_arrow_discards_the_bow() -> None:
    table = given(at=OFF, killer="sports-courts", held=["archery-bow"], time=6)
    for left in (11, 10, 9):
        assert table.held == ["archery-bow"]
        table.pick("Shoot the Killer")
        assert table.killer_health == left
    assert (table.held, table.time) == ([], 0)
    assert table.state.item_discard == (ITEM["archery-bow"],)


@pytest.mark.rule("FG-ITEM-6")
def test_a_bonus_item_is_shuffled_in_only_where_the_set_up_says_so() -> None:
    bow = ITEM["lauries-bow"]
    off = new(girl="laurie").state
    assert bow not in [item for pile in (*off.decks, off.item_box) for item in pile]
    places = set()
    for seed in range(12):
        s = new(seed, girl="laurie", bonus="on").state
        assert ITEM["reikos-axe"] not in [item for pile in (*s.decks, s.item_box) for item in pile]
        places.add(bow in s.item_box)
    assert places == {True, False}


@pytest.mark.rule("FG-ITEM-6", "FG-ITEM-11")
def test_a_bonus_item_works_for_its_owner_alone() -> None:
    hers = given(at=OFF, killer="sports-courts", held=["lauries-bow"], options={"bonus": "on"})
    assert hers.offers("Shoot")
    other = given(at=OFF, killer="sports-courts", options={"bonus": "on"})
    other.state.held = (ITEM["lauries-bow"],)
    other.state.girl = 1
    assert not any(option[0] == "shoot" for option in _actions(other))


def _actions(table: Position) -> list[tuple[object, ...]]:
    from gloaming.games.final_girl.rules.action_phase import actions

    return list(actions(table.state))


@pytest.mark.rule("FG-ITEM-7")
def test_an_item_is_used_between_actions_if_its_time_is_there() -> None:
    table = given(backpack=["bear-trap", "energy-drink"], time=2, hand=("walk", "focus"))
    assert table.offers("Use the Bear Trap")
    table.play("Walk", 6, 6)
    assert table.prompt == "Move where?"
    assert not table.offers("Use the")
    table.pick("Stop here")
    assert table.time == 1
    assert not table.offers("Use the Bear Trap")
    assert table.offers("Use the Energy Drink")


@pytest.mark.rule("FG-ITEM-8", "FG-ITEM-26")
def test_what_is_for_once_in_each_action_phase_comes_back_in_the_next() -> None:
    table = given(backpack=["flashlight"])
    table.pick("Use the Flashlight", "Leave it")
    assert not table.offers("Use the Flashlight")
    table.to_killer()
    assert table.offers("Use the Flashlight")


@pytest.mark.rule("FG-ITEM-9")
def test_no_item_can_be_dropped() -> None:
    table = given("upkeep", held=["knife"], backpack=["axe", "map"])
    for number in range(len(table.labels)):
        tried = table.match.copy()
        tried.pick(number)
        state = tried._state
        assert sorted((*state.held, *state.backpack)) == sorted([ITEM["knife"], ITEM["axe"], ITEM["map"]])  # type: ignore[attr-defined]


# Weapons


@pytest.mark.rule("FG-ITEM-10", "FG-WEAPON-3", "FG-WEAPON-4")
@pytest.mark.parametrize(("weapon", "damage"), [("knife", 2), ("axe", 3), ("baseball-bat", 2)])
def test_a_weapon_adds_its_damage(weapon: str, damage: int) -> None:
    table = fight(weapon).pick("Play Weak Attack", "With the", dice=(6, 5))
    table.pick(*["Go on"] * (table.prompt == "Change the roll?"))
    assert table.killer_health == 12 - damage


@pytest.mark.rule("FG-WEAPON-4")
def test_a_weapon_adds_nothing_to_a_card_that_fails() -> None:
    table = fight("axe", hand=("weak-attack",)).pick("Play Weak Attack", "With the Axe", dice=(1, 2))
    assert (table.killer_health, table.health) == (12, 4)


@pytest.mark.rule("FG-WEAPON-4")
def test_a_weapon_adds_once_to_a_card_of_three_damage() -> None:
    table = fight("knife", hand=("critical-blow", "walk")).pick("Play Critical Blow", "With the Knife", dice=(6, 6))
    assert table.killer_health == 12 - 3 - 1


@pytest.mark.rule("FG-WEAPON-3")
def test_one_of_two_weapons_is_named_before_the_roll_or_none() -> None:
    table = fight("knife", "old-revolver")
    table.pick("Play Weak Attack")
    assert table.labels == ["With the Knife", "With bare hands"]
    table.pick("With bare hands", dice=(6, 6))
    assert table.killer_health == 11


@pytest.mark.rule("FG-WEAPON-1", "FG-ITEM-24")
def test_the_old_revolver_reaches_exactly_one_space_with_a_weak_attack_only() -> None:
    table = given(at=OFF, killer="sports-courts", held=["old-revolver"], hand=("weak-attack", "furious-strike"))
    assert not table.offers("Play Furious Strike")
    table.play("Weak Attack", 6, 6)
    assert table.killer_health == 10
    assert not given(at=OFF, killer="nw-woods", held=["old-revolver"]).offers("Play Weak Attack")
    close = fight("old-revolver").play("Weak Attack", 6, 6)
    assert close.killer_health == 11


@pytest.mark.rule("FG-WEAPON-1")
def test_a_weapon_of_range_0_does_not_reach_the_next_space() -> None:
    assert not given(at=OFF, killer="sports-courts", held=["axe"]).offers("Play Weak Attack")


@pytest.mark.rule("FG-WEAPON-2")
def test_a_weapon_modifies_retaliate() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["knife"], hand=("retaliate",))
    table.pick("Defend with Retaliate", "With the Knife", dice=(6, 6))
    assert (table.killer_health, table.health) == (12 - 2 - 1, 5)


@pytest.mark.rule("FG-WEAPON-5", "FG-ITEM-18", "FG-WEAPON-1")
@pytest.mark.parametrize(
    ("killer", "reached"), [(OFF, False), ("sports-courts", True), ("nw-woods", True), ("cabins", False)]
)
def test_the_archery_bow_reaches_one_or_two_spaces_without_a_roll(killer: str, reached: bool) -> None:
    table = given(at=OFF, killer=killer, held=["archery-bow"], time=2)
    assert table.offers("Shoot") is reached
    if reached:
        table.pick("Shoot")
        assert (table.killer_health, table.time, table.hand) == (11, 0, sorted(table.hand))
        assert "rolled" not in [event[0] for event in table.events()]


@pytest.mark.rule("FG-WEAPON-5", "FG-ITEM-18")
def test_the_archery_bow_needs_two_time_and_modifies_no_card() -> None:
    assert not given(at=OFF, killer="sports-courts", held=["archery-bow"], time=1).offers("Shoot")
    assert fight("archery-bow").play("Weak Attack", 6, 6).killer_health == 11
    assert not given(at=OFF, killer="sports-courts", held=["archery-bow"]).offers("Play Weak Attack")


@pytest.mark.rule("FG-ITEM-11")
@pytest.mark.parametrize(("killer", "reached"), [(OFF, False), ("sports-courts", True), ("cabins", True)])
def test_lauries_bow_reaches_three_spaces_for_one_time(killer: str, reached: bool) -> None:
    table = given(at=OFF, killer=killer, held=["lauries-bow"], options={"bonus": "on"}, time=1)
    assert table.offers("Shoot") is reached
    if reached:
        assert (table.pick("Shoot").killer_health, table.time) == (11, 0)
    assert not given(at=OFF, killer="north-path", held=["lauries-bow"], options={"bonus": "on"}, time=0).offers("Shoot")


@pytest.mark.rule("FG-ITEM-12")
def test_reikos_axe_adds_two_damage_and_a_die_to_a_weak_attack_alone() -> None:
    def swing(card: str, *dice: int) -> Position:
        table = given(
            girl="reiko", at=HERE, killer=HERE, held=["reikos-axe"], hand=(card, "walk"), options={"bonus": "on"}
        )
        return table.pick(f"Play {card.replace('-', ' ').title()}", "With Reiko", dice=dice)

    assert len(swing("weak-attack", 6, 6, 1).events("rolled")[0]) == 1 + 3
    strike = swing("furious-strike", 6, 6)
    assert len(strike.events("rolled")[0]) == 1 + 2
    assert strike.killer_health == 12 - 2 - 2


@pytest.mark.rule("FG-ITEM-13", "FG-WEAPON-6")
def test_the_metal_bat_may_break_a_minor_dark_power_before_its_damage() -> None:
    table = fight("baseball-bat", minors={"unholy-rage": 2, "longer-strides": 2})
    table.pick("Play Weak Attack", "With the", dice=(6, 6))
    table.pick("Discard Unholy Rage")
    assert table.state.minor_health == () and table.killer_health == 12
    spared = fight("baseball-bat", minors={"unholy-rage": 2}).pick("Play Weak Attack", "With the", dice=(6, 6))
    spared.pick("Discard none")
    assert (spared.state.minors, spared.killer_health) == ((), 12)


@pytest.mark.rule("FG-ITEM-13", "FG-WEAPON-6")
def test_the_metal_bat_breaks_nothing_without_damage() -> None:
    table = fight("baseball-bat", minors={"unholy-rage": 2}, hand=("weak-attack",))
    table.pick("Play Weak Attack", "With the", dice=(1, 1))
    assert table.state.minor_health == (2,)


# The others


@pytest.mark.rule("FG-ITEM-14")
def test_the_whistle_calls_the_neighbours_and_then_the_enemies_come() -> None:
    table = given(
        at="sports-courts",
        killer="cabins",
        backpack=["whistle"],
        victims={"nw-woods": 2, "lakeside-cabin": 1, "firepit": 3},
        specials={"boyfriend": "sw-exit"},
    )
    table.pick("Use the Whistle")
    assert table.victims == {"sports-courts": 3, "firepit": 3}
    assert table.specials == {"boyfriend": "sports-courts"}
    assert (table.killer, table.time, table.dead, table.health) == ("nw-woods", 5, 0, 5)
    assert not table.offers("Use the Whistle")


@pytest.mark.rule("FG-ITEM-14")
def test_the_whistle_lets_a_third_victim_follow() -> None:
    table = given(at="sports-courts", victims={"sports-courts": 4}, backpack=["whistle"]).play("Walk", 6, 6)
    assert table.offers("To South-west Exit with 3 Victims")
    without = given(at="sports-courts", victims={"sports-courts": 4}).play("Walk", 6, 6)
    assert not without.offers("To South-west Exit with 3 Victims")


@pytest.mark.rule("FG-ITEM-14", "FG-CAMP-18")
def test_the_whistle_is_heard_through_the_drain() -> None:
    table = given(
        at="cabins", backpack=["whistle"], victims={"dock": 1}, events=["the-old-drain"], tunnel=(1, 9), killer="swamp"
    )
    assert table.pick("Use the Whistle").victims == {"cabins": 1}


@pytest.mark.rule("FG-ITEM-14", "FG-CAMP-17")
def test_the_whistle_warns_of_victims_who_would_die_where_they_are_called() -> None:
    water: dict[str, Any] = {"at": "lake", "backpack": ["whistle"], "events": ["black-water"], "killer": "sw-exit"}
    table = given(victims={"dock": 2, "cliff": 1}, **water)
    assert table.offers("Use the Whistle (3 Victims come and die there)")
    assert table.pick("Use the Whistle").dead == 3
    single = given(victims={"dock": 1}, **water)
    assert single.offers("Use the Whistle (1 Victim comes and dies there)")
    for calm in (given(**water), given(at="lake", backpack=["whistle"], victims={"dock": 2})):
        assert "Use the Whistle" in calm.labels


@pytest.mark.rule("FG-ITEM-15")
@pytest.mark.parametrize("choice", ["Time +3", "Move up to 1 space"])
def test_the_energy_drink_gives_time_or_a_move_once(choice: str) -> None:
    table = given(backpack=["energy-drink"], time=1).pick("Use the Energy Drink", choice)
    if choice.startswith("Move"):
        table.pick("To Sports Courts")
        assert (table.girl, table.time) == ("sports-courts", 1)
    else:
        assert (table.girl, table.time) == ("sw-exit", 4)
    assert table.backpack == []


@pytest.mark.rule("FG-ITEM-16", "FG-ITEM-5")
def test_the_bin_lid_takes_one_damage_off_three_times() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["bin-lid"], hand=(), row=10)
    table.pick("Defend with the Bin Lid", "Defend with the Bin Lid", "Defend with the Bin Lid")
    assert (table.health, table.held) == (4, [])
    once = given("killer", at=HERE, killer=HERE, held=["bin-lid"], hand=()).pick("Defend with the Bin Lid")
    assert once.state.uses[ITEM["bin-lid"]] == 2
    assert once.pick("Take 1 damage").health == 4


@pytest.mark.rule("FG-ITEM-16")
def test_the_bin_lid_stops_no_lost_health_and_does_nothing_in_the_backpack() -> None:
    assert fight("bin-lid", hand=("weak-attack",)).play("Weak Attack", 1, 1).health == 4
    packed = given("killer", at=HERE, killer=HERE, backpack=["bin-lid"], hand=(), terror=["the-table-is-laid", "fire"])
    assert packed.health == 3


@pytest.mark.rule("FG-ITEM-17")
def test_the_boat_lies_at_the_nearest_water_and_carries_victims_to_any_other() -> None:
    table = given(at="cabins", hand=("search", "walk"), decks={"cabins": ["motorboat-keys"]}, victims={"cabins": 3})
    table.play("Search", 5, 1)
    assert table.state.boat == 1
    table.pick("Use the Motorboat Keys")
    assert not table.offers("Sail to Cabins")
    assert "Sail to Lake" not in table.labels
    table.pick("Sail to Swamp with 2 Victims")
    assert (table.girl, table.victims, table.time) == ("swamp", {"cabins": 1, "swamp": 2}, 3)
    assert table.offers("Use the Motorboat Keys")


@pytest.mark.rule("FG-ITEM-17")
def test_the_boat_must_be_here_and_cost_its_time() -> None:
    away = given(at="cabins", backpack=["motorboat-keys"], boat=7)
    assert not away.offers("Use the Motorboat Keys")
    late = given(at="cabins", backpack=["motorboat-keys"], boat=1, time=1)
    assert not late.offers("Use the Motorboat Keys")


@pytest.mark.rule("FG-ITEM-17")
def test_with_two_water_spaces_as_near_you_choose_where_the_boat_lies() -> None:
    table = given("killer", at="nw-woods", terror=["a-stroke-of-luck", "fire"], decks={"dock": ["motorboat-keys"]})
    table.pick("The Item deck at the Dock")
    assert table.labels == ["The boat at Cabins", "The boat at Sports Courts"]


@pytest.mark.rule("FG-ITEM-19")
def test_fireworks_draw_the_killer_until_he_is_there() -> None:
    table = given(
        at="sports-courts",
        killer="firepit",
        backpack=["fireworks"],
        victims={"firepit": 1, "south-path": 1},
        hand=("walk",),
        terror=["step-by-step", "the-table-is-laid", "fire"],
    )
    table.pick("Use the Fireworks")
    assert table.time == 4
    assert sorted(table.labels) == [
        f"The lure at {name}" for name in ("Lakeside Cabin", "North-west Woods", "South-west Exit", "Sports Courts")
    ]
    table.pick("The lure at Lakeside Cabin")
    assert table.backpack == []
    table.to_killer()
    assert table.killer == "lakeside-cabin"
    assert table.state.fireworks == -1


@pytest.mark.rule("FG-ITEM-19")
def test_fireworks_go_neither_into_the_lake_nor_off_for_one_time() -> None:
    table = given(at="dock", backpack=["fireworks"]).pick("Use the Fireworks")
    assert "The lure at Lake" not in table.labels
    assert not given(backpack=["fireworks"], time=1).offers("Use the Fireworks")


@pytest.mark.rule("FG-ITEM-20")
def test_lucky_dice_roll_any_of_the_dice_again_once() -> None:
    table = given(backpack=["lucky-dice"], hand=("focus", "walk")).pick("Play Focus", dice=(1, 2))
    table.pick("Use the Lucky Dice", "Die 2", dice=(6,))
    assert table.horror == 2
    assert table.backpack == []


@pytest.mark.rule("FG-ITEM-20")
def test_lucky_dice_help_in_the_killer_phase_too() -> None:
    table = given("killer", at=HERE, killer=HERE, backpack=["lucky-dice"], hand=("guard",))
    table.pick("Defend with Guard", dice=(1, 1)).pick("Use the Lucky Dice")
    table.pick("Die 2", dice=(5, 5))
    assert table.health == 5


@pytest.mark.rule("FG-ITEM-21")
def test_mysterious_pills_calm_or_heal() -> None:
    calm = given(backpack=["mysterious-pills"], health=1).pick("Use the Mysterious Pills", "Horror -1")
    assert (calm.horror, calm.health, calm.backpack) == (2, 1, [])
    heal = given(backpack=["mysterious-pills"], health=4).pick("Use the Mysterious Pills", "Recover 2")
    assert (heal.horror, heal.health) == (3, 5)


@pytest.mark.rule("FG-ITEM-22")
def test_the_first_aid_kit_adds_one_to_what_an_action_card_heals() -> None:
    assert given(held=["first-aid-kit"], hand=("short-rest", "walk"), health=2).play("Short Rest", 6, 6).health == 5
    assert given(backpack=["first-aid-kit"], hand=("short-rest", "walk"), health=2).play("Short Rest", 6, 6).health == 4


@pytest.mark.rule("FG-ITEM-22")
def test_the_first_aid_kit_adds_nothing_to_pills_or_to_a_reward_taken_in_mid_walk() -> None:
    pills = given(held=["first-aid-kit"], backpack=["mysterious-pills"], health=1)
    assert pills.pick("Use the Mysterious Pills", "Recover 2").health == 3
    walk = given(at="sports-courts", victims={"sports-courts": 1}, held=["first-aid-kit"], health=1)
    walk.play("Walk", 6, 6).pick("To South-west Exit with 1 Victim")
    walk.pick("Save a Victim, reward 3", "Take reward")
    assert walk.health == 2


@pytest.mark.rule("FG-ITEM-23")
def test_the_rabbits_foot_gives_a_choice_for_each_success() -> None:
    table = given(backpack=["lucky-rabbits-foot"], health=2, hand=("walk",)).pick("Use the Lucky", dice=(5, 6))
    assert table.labels == ["Time +2.", "Recover 1 health.", "Horror -1.", "Move up to 1 space."]
    table.pick("Recover 1", "Horror -1")
    assert (table.health, table.horror, table.time, table.backpack) == (3, 2, 6, [])


@pytest.mark.rule("FG-ITEM-23")
def test_the_rabbits_foot_without_luck_is_only_gone() -> None:
    table = given(backpack=["lucky-rabbits-foot"], hand=("walk",)).pick("Use the Lucky", dice=(1, 2))
    assert (table.backpack, table.prompt) == ([], "Play a card, or do something else")


@pytest.mark.rule("FG-ITEM-25")
def test_the_bear_trap_bites_and_ends_the_killer_phase() -> None:
    table = given(
        at="sports-courts",
        killer="nw-woods",
        backpack=["bear-trap"],
        hand=("walk",),
        terror=["your-name", "the-table-is-laid", "fire"],
    )
    table.pick("Use the Bear Trap")
    assert (table.time, table.backpack) == (4, [])
    table.to_killer()
    assert (table.killer, table.killer_health, table.health) == ("sports-courts", 10, 5)
    assert table.state.trap == -1
    assert table.terror == ["the-table-is-laid", "fire"]


@pytest.mark.rule("FG-ITEM-25")
def test_the_bear_trap_goes_not_into_the_lake() -> None:
    assert not given(at="lake", backpack=["bear-trap"]).offers("Use the Bear Trap")


@pytest.mark.rule("FG-ITEM-25", "FG-POWER-3")
def test_the_bear_trap_bites_minor_dark_powers_first() -> None:
    table = given(
        "killer",
        at="sw-exit",
        killer="nw-woods",
        trap=16,
        trap_damage=2,
        minors={"unholy-rage": 1},
        terror=["your-name", "fire"],
    )
    assert (table.state.minors, table.killer_health) == ((), 11)


@pytest.mark.usefixtures("wolves")
@pytest.mark.rule("FG-ITEM-25")
def test_the_bear_trap_lets_alone_who_stands_in_it_while_a_minion_walks() -> None:
    table = given(
        "killer",
        at="sw-exit",
        killer="nw-woods",
        trap=0,
        trap_damage=2,
        minions=(2,),
        terror=["at-the-window", "fire"],
    )
    assert table.killer_health == 12
    assert table.state.trap == 0


@pytest.mark.rule("FG-ITEM-25", "FG-HANS-5")
def test_the_bear_trap_lets_alone_who_is_put_where_he_stands() -> None:
    table = given(
        "killer",
        at="sw-exit",
        killer="cabins",
        trap=1,
        trap_damage=2,
        terror=["behind-the-door", "the-table-is-laid", "fire"],
    )
    assert (table.killer_health, table.state.trap) == (12, 1)


@pytest.mark.rule("FG-ITEM-25")
def test_outside_the_killer_phase_the_bear_trap_ends_his_move() -> None:
    table = given(
        at="sw-exit", killer="cabins", trap=0, trap_damage=2, backpack=["whistle"], minors={"longer-strides": 2}
    )
    table.pick("Use the Whistle")
    assert (table.killer, table.killer_health, table.state.minors) == ("nw-woods", 12, ())
    assert table.prompt == "Play a card, or do something else"


@pytest.mark.rule("FG-ITEM-26")
@pytest.mark.parametrize("bury", [False, True])
def test_the_flashlight_shows_the_top_terror_card_which_may_go_below(bury: bool) -> None:
    table = given(backpack=["flashlight"], terror=["fire", "step-by-step", "your-name"])
    table.pick("Use the Flashlight")
    assert "Fire!" in table.told()[-1]
    table.pick("Put it on the bottom" if bury else "Leave it on top")
    below = ["step-by-step", "your-name", "fire"]
    assert table.terror == (below if bury else ["fire", "step-by-step", "your-name"])
    assert table.time == 5


@pytest.mark.rule("FG-ITEM-26")
def test_the_flashlight_finds_nothing_where_no_terror_card_is_left() -> None:
    assert not given(backpack=["flashlight"], terror=[]).offers("Use the Flashlight")


@pytest.mark.rule("FG-ITEM-27")
def test_the_map_turns_up_hidden_cards_or_removes_open_ones() -> None:
    decks: dict[str, list[str]] = {"cabins": ["knife", "axe"], "dock": ["fireworks"], "utility-shed": []}
    table = given(backpack=["map"], decks=decks)
    table.pick("Use the Map", "Remove the top Item at the Cabins")
    assert table.seen_deck("cabins") == ["item-axe"]
    table.pick("Leave the Item deck at the Dock")
    assert table.deck("dock") == ["fireworks"]
    hidden = given(backpack=["map"], decks=decks, face_up=False)
    hidden.pick("Use the Map", "Reveal the top Item at the Cabins")
    assert hidden.deck("cabins") == ["knife", "axe"]
    assert "knife" in str(hidden.seen_deck("cabins")[0])


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_ends_the_killer_phase_before_anything_is_done() -> None:
    table = given(
        "killer", at=HERE, killer=HERE, held=["pepper-spray"], victims={HERE: 2}, terror=["fire", "your-name"]
    )
    table.pick("Use the Pepper Spray")
    assert (table.victims, table.terror, table.held) == ({HERE: 2}, ["fire", "your-name"], [])


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_can_wait_for_the_terror_card_or_the_attack() -> None:
    table = given(
        "killer", at=HERE, killer="lakeside-cabin", held=["pepper-spray"], hand=(), terror=["your-name", "fire"]
    )
    assert (table.killer, table.prompt) == (HERE, "Defend yourself?")
    table.pick("Use the Pepper Spray")
    assert table.health == 5


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_saves_a_victim_who_is_about_to_be_hit() -> None:
    table = given(
        "killer", at=HERE, killer=HERE, held=["pepper-spray"], victims={HERE: 1}, terror=["fire", "your-name"]
    )
    assert table.prompt == AGAINST
    table.pick("Use the Pepper Spray")
    assert table.victims == {HERE: 1}


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_undoes_a_terror_card_that_has_been_turned_up() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=(), terror=["at-the-window", "fire"])
    table.pick("Take 2 damage", "Go on")
    assert (table.health, table.prompt) == (3, AGAINST)
    table.pick("Use the Pepper Spray")
    assert table.horror == 3


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
@pytest.mark.parametrize("card", ["horrific-hammer-rush", "keepsakes"])
def test_pepper_spray_is_offered_after_each_attack_before_what_follows(card: str) -> None:
    table = given(
        "killer", at=HERE, killer=HERE, held=["pepper-spray"], victims={HERE: 4}, terror=[card, "your-name"], row=1
    )
    assert (table.prompt, table.dead) == (AGAINST, 0)
    table.pick("Go on")
    assert (table.prompt, table.dead, len(table.terror)) == (AGAINST, 1, 2)
    table.pick("Go on")
    assert (table.prompt, table.dead, len(table.terror)) == (AGAINST, 1, 1)
    table.pick("Go on")
    assert (table.prompt, table.dead) == (AGAINST, 2)
    table.pick("Go on")
    assert (table.prompt, table.dead, table.row, table.horror) == (AGAINST, 3, 4, 4)
    table.pick("Use the Pepper Spray")
    assert (table.row, table.horror) == (4, 4)


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_is_offered_when_behind_the_door_puts_him_with_you() -> None:
    table = given(
        "killer", at=HERE, killer="cliff", held=["pepper-spray"], victims={HERE: 1}, terror=["behind-the-door", "fire"]
    )
    assert (table.killer, table.prompt, table.horror) == (HERE, AGAINST, 3)
    table.pick("Use the Pepper Spray")
    assert (table.horror, table.terror) == (3, ["fire"])


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_is_offered_after_the_killer_action_before_the_terror_card_is_drawn() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=(), terror=["at-the-window", "fire"])
    assert (table.prompt, table.health) == ("Defend yourself?", 5)
    table.pick("Take 2 damage")
    assert (table.prompt, table.health, len(table.terror)) == (AGAINST, 3, 2)
    table.pick("Use the Pepper Spray")
    assert len(table.terror) == 2


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_is_offered_again_once_a_dark_power_is_revealed() -> None:
    table = given(
        "killer",
        at=HERE,
        killer=HERE,
        held=["pepper-spray"],
        hand=["walk"],
        terror=["step-by-step", "fire"],
        horror=7,
        row=5,
        power="he-remembers-you",
        girl_token=3,
    )
    table.pick("Take 3 damage", "Go on", "Go on")
    assert (table.prompt, table.health, table.row) == ("Defend yourself?", 2, 6)
    table.pick("Use the Pepper Spray")
    assert (table.health, table.phase) == (2, "Action phase")


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
@pytest.mark.parametrize("hand", [(), ("guard",)])
@pytest.mark.parametrize(
    ("finale", "terror", "rises"),
    [("", ["step-by-step"], (1, 0)), ("", ["behind-the-door", "step-by-step"], (2, 0)), ("thirst", [], (0, 1))],
)
def test_pepper_spray_is_offered_before_an_attack_once_horror_or_bloodlust_has_risen(
    hand: tuple[str, ...], finale: str, terror: list[str], rises: tuple[int, int]
) -> None:
    table = given(
        "killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=hand, terror=terror, finale=finale or "thirst",
        revealed=finale != "",
    )  # fmt: skip
    health = 5
    if not finale:
        table.pick("Take 2 damage")
        health = 3
    while (table.horror - 3, table.row - 1) != rises:
        assert table.prompt == AGAINST
        table.pick("Go on")
    assert (table.prompt, table.health) == ("Defend yourself?", health)
    table.pick("Use the Pepper Spray")
    assert (table.health, table.held) == (health, [])


@pytest.mark.rule("FG-ITEM-29")
@pytest.mark.parametrize("hand", [(), ("guard",)])
def test_pepper_spray_is_not_offered_before_an_effect_that_would_change_nothing(hand: tuple[str, ...]) -> None:
    table = given(
        "killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=hand, terror=["the-table-is-laid"], horror=4
    )
    table.pick("Take 2 damage", "Go on", "Go on")
    assert (table.horror, table.phase != "Killer phase") == (5, True)


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_is_offered_between_the_effects_of_a_card_that_each_change_something() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=(), terror=["asleep-in-a-bunk"])
    table.pick("Take 2 damage", "Go on", "Go on")
    assert (table.prompt, table.victims, table.horror) == (AGAINST, {"cabins": 1}, 3)
    assert table.pick("Use the Pepper Spray").horror == 3


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_is_never_offered_twice_with_nothing_in_between() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=["walk"], terror=["your-name", "fire"])
    for health in (5, 3):
        assert (table.prompt, table.health) == ("Defend yourself?", health)
        table.pick("Take 2 damage")
        if health == 5:
            assert (table.prompt, len(table.terror)) == (AGAINST, 2)
            table.pick("Go on")
    assert (table.health, table.phase) == (1, "Action phase")


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_is_not_offered_when_nothing_more_would_happen() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=["walk"], terror=[])
    assert table.pick("Take 2 damage").phase == "Action phase"


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_may_wait_for_what_a_reaction_brings() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=["guard"], terror=["fire"])
    table.pick("Defend with Guard", dice=[1, 1])
    assert (table.prompt, table.view["damage"]) == ("Defend yourself?", 1)
    assert table.pick("Use the Pepper Spray").health == 5


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29", "FG-EVENT-1")
@pytest.mark.parametrize("event", ["black-water", "a-late-bus", "boyfriend"])
def test_pepper_spray_is_offered_once_an_event_is_drawn_before_it_takes_effect(event: str) -> None:
    table = given(
        "killer",
        at="dock",
        killer="dock",
        hand=(),
        held=["pepper-spray"],
        terror=["two-at-the-gate", "step-by-step"],
        event_deck=[event],
        victims={"lake": 2},
    )
    table.pick("Take 2 damage", "Go on", "Go on", "Go on", "Go on")
    assert (table.prompt, table.view["event_deck"]) == (AGAINST, 0)
    assert (sum(table.victims.values()), table.specials) == (4, {})
    table.pick("Use the Pepper Spray")
    assert (table.dead, sum(table.victims.values()), table.specials) == (0, 4, {})
    assert (table.view["events"], len(table.view["event_discard"])) == ([], 10)


@pytest.mark.rule("FG-ITEM-29", "FG-EVENT-1")
def test_an_event_for_which_pepper_spray_is_kept_takes_effect_without_another_question() -> None:
    table = given(
        "killer", at="dock", killer="dock", hand=["walk"], held=["pepper-spray"], victims={"lake": 2},
        terror=["two-at-the-gate", "step-by-step"], event_deck=["black-water"],
    )  # fmt: skip
    table.pick("Take 2 damage", "Go on", "Go on", "Go on", "Go on", "Go on")
    assert (table.dead, table.phase) == (2, "Action phase")


@pytest.mark.rule("FG-ITEM-29", "FG-EVENT-3")
def test_an_event_that_is_ignored_asks_for_no_pepper_spray() -> None:
    table = given(
        "killer", at="dock", killer="dock", hand=["walk"], held=["pepper-spray"], terror=["two-at-the-gate"],
        event_deck=["boyfriend"], supply=0,
    )  # fmt: skip
    table.pick("Take 2 damage", "Go on", "Go on", "Go on")
    assert ["event-ignored", EVENT["boyfriend"]] in table.events()
    assert table.phase == "Action phase"


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29", "FG-PANIC-7")
def test_pepper_spray_is_offered_before_each_die_for_panic_in_the_killer_phase() -> None:
    victims = {"makeout-point": 2, "cliff": 1}
    table = given(
        "killer", at="dock", killer="dock", hand=(), held=["pepper-spray"], terror=["scatter", "fire"], victims=victims
    )
    table.pick("Take 2 damage", "Go on")
    for rolled in range(3):
        assert (table.prompt, len(table.events("panicked"))) == (AGAINST, rolled)
        if rolled < 2:
            table.pick("Go on", dice=[5])
    table.pick("Use the Pepper Spray")
    assert (len(table.events("panicked")), sum(table.victims.values()), table.health) == (2, 3, 3)


@pytest.mark.rule("FG-ITEM-29", "FG-PANIC-1")
def test_panic_after_the_killer_phase_asks_for_no_pepper_spray() -> None:
    table = given("panic", at="dock", killer="dock", held=["pepper-spray"], victims={"dock": 2}, killed_turn=1)
    assert len(table.events("panicked")) == 2


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_pepper_spray_needs_the_killer_in_your_space_and_a_hand() -> None:
    assert not given(
        "killer", at=HERE, killer="dock", held=["pepper-spray"], terror=["the-table-is-laid", "fire"]
    ).offers("Use")
    assert not given(
        "killer", at=HERE, killer=HERE, backpack=["pepper-spray"], hand=(), terror=["fire", "your-name"]
    ).offers("Use")


CHARM = """
[[item]]
id = "pepper-spray"
name = "Charm"
of = "camp-happy-trails"
hands = 1
use = { when = "killer", discard = true, effects = [{ verb = "horror", by = -2 }] }
source = "ours"
grade = "placeholder"
"""

MIRROR = """
[[item]]
id = "knife"
name = "Mirror"
of = "camp-happy-trails"
hands = 1
uses = 2
use = { when = "killer", time = 4, effects = [{ verb = "bloodlust", by = 1 }] }
source = "ours"
grade = "placeholder"
"""


@pytest.mark.rule("FG-ITEM-29")
def test_what_an_item_against_the_killer_says_is_done_and_the_killer_phase_goes_on(
    with_cards: WithCards,
) -> None:
    with_cards(location=CHARM)
    table = given(
        "killer", at=HERE, killer=HERE, held=["pepper-spray"], victims={HERE: 2}, terror=["fire", "your-name"]
    )
    table.pick("Use the Charm")
    assert (table.horror, table.held, table.dead) == (1, [], 1)
    assert ["item-discarded", ITEM["pepper-spray"]] in table.events()
    assert not table.events("phase-cut")


@pytest.mark.rule("FG-ITEM-5", "FG-ITEM-7")
def test_an_item_against_the_killer_costs_its_time_and_a_marker_and_may_follow_another(
    with_cards: WithCards,
) -> None:
    with_cards(location=CHARM + MIRROR)
    held = ["knife", "pepper-spray"]
    table = given("killer", at=HERE, killer=HERE, held=held, victims={HERE: 2}, terror=["fire", "your-name"], row=1)
    assert (table.prompt, table.labels) == (AGAINST, ["Use the Mirror", "Use the Charm", "Go on"])
    table.pick("Use the Mirror")
    assert (table.row, table.time, table.view["player"]["uses"], table.dead) == (2, 2, {"item-knife": 1}, 0)
    assert table.events("used", "item-discarded", "bloodlust") == [["used", ITEM["knife"]], ["bloodlust", 1]]
    assert (table.prompt, table.labels) == (AGAINST, ["Use the Charm", "Go on"])
    table.pick("Use the Charm")
    assert (table.held, table.dead) == (["knife"], 1)
    assert table.events("horror", "killed")[:3] == [["horror", 2], ["horror", 1], ["killed", NORMAL, SPACE[HERE]]]


@pytest.mark.rule("FG-ITEM-28")
def test_pepper_spray_is_used_up_and_ends_the_phase_in_that_order() -> None:
    table = given("killer", at=HERE, killer=HERE, held=["pepper-spray"], hand=(), terror=["fire", "your-name"])
    table.pick("Take 2 damage", "Use the Pepper Spray")
    logged = table.events("used", "item-discarded", "phase-cut")
    assert logged == [["item-discarded", ITEM["pepper-spray"]], ["phase-cut", KILLER_PHASE]]


@pytest.mark.rule("FG-ITEM-2", "FG-ITEM-5", "FG-ITEM-7")
def test_an_item_for_a_roll_works_in_a_hand_alone_and_costs_its_time_and_a_marker(
    with_cards: WithCards,
) -> None:
    with_cards(
        location=MIRROR.replace(
            'when = "killer", time = 4, effects = [{ verb = "bloodlust", by = 1 }]',
            'when = "roll", time = 4, on_roll = { verb = "roll-again", any = 0 }',
        )
    )
    packed = given(at=HERE, backpack=["knife"], hand=["weak-attack", "focus"]).pick("Play Focus", dice=[1, 1])
    assert not packed.offers("Use the Mirror")
    table = given(at=HERE, held=["knife"], hand=["weak-attack", "focus"]).pick("Play Focus", dice=[1, 1])
    table.pick("Use the Mirror")
    assert (table.time, table.view["player"]["uses"]) == (2, {"item-knife": 1})
    assert table.events("used") == [["used", ITEM["knife"]]]
    table.pick("Reroll the marked dice")
    assert not table.offers("Use the Mirror")


@pytest.mark.rule("FG-ITEM-26")
def test_the_flashlight_asks_nothing_of_the_last_terror_card() -> None:
    table = given(backpack=["flashlight"], terror=["your-name"]).pick("Use the Flashlight")
    assert (table.prompt, table.events("peeked", "buried")) == (
        "Play a card, or do something else",
        [["peeked", table.state.terror[0]]],
    )


@pytest.mark.rule("FG-ITEM-12", "FG-ROLL-7")
def test_the_dice_shown_on_an_attack_count_those_of_the_weapon() -> None:
    table = given(
        girl="reiko", options={"bonus": "on"}, at=HERE, killer=HERE, held=["reikos-axe"], hand=["weak-attack", "walk"]
    )
    assert table.offers("Play Weak Attack (2 dice, 3 with Reiko's Axe)")
    table.pick("Play Weak Attack")
    assert table.labels == ["With Reiko's Axe (3 dice)", "With bare hands (2 dice)"]


@pytest.mark.rule("FG-WEAPON-3", "FG-HEALTH-6")
def test_no_weapon_is_asked_for_where_any_blow_turns_over_his_token() -> None:
    last: dict[str, Any] = {"at": HERE, "killer": HERE, "held": ["knife"]}
    for card in ("Weak Attack", "Furious Strike", "Critical Blow"):
        hand = [card.lower().replace(" ", "-"), "walk"]
        single = given(hand=hand, killer_health=1, **last)
        assert not single.pick(f"Play {card}").prompt.endswith("ttack with what?")
        two = given(hand=hand, killer_health=3, **last)
        assert two.pick(f"Play {card}").prompt.endswith("ttack with what?")
    minor = given(hand=["weak-attack"], killer_health=1, minors={"unholy-rage": 2}, **last)
    assert minor.pick("Play Weak Attack").prompt.endswith("ttack with what?")
    axe = given(
        girl="reiko", options={"bonus": "on"}, at=HERE, killer=HERE, held=["reikos-axe"], hand=["weak-attack"],
        killer_health=1,
    )  # fmt: skip
    assert axe.pick("Play Weak Attack").prompt.endswith("ttack with what?"), "it rolls a die more"


@pytest.mark.rule("FG-WEAPON-3")
def test_bare_hands_stand_after_the_weapons() -> None:
    table = given(at=HERE, killer=HERE, held=["knife"], hand=["weak-attack", "walk"]).pick("Play Weak Attack")
    assert table.labels == ["With the Knife", "With bare hands"]
    table = given("killer", at=HERE, killer=HERE, held=["knife"], hand=["retaliate"], terror=[])
    assert table.pick("Defend with Retaliate").labels == ["With the Knife", "With bare hands"]


def test_every_item_of_the_film_is_named_here() -> None:
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    own = [card.id for card in BOX.items if card.of == CAMP or card.owner in ("laurie", "reiko")]
    assert [id for id in own if f'"{id}"' not in text] == []


@pytest.mark.rule("FG-ITEM-6")
@pytest.mark.parametrize(
    ("girl", "item", "name"),
    [("reiko", "axe", "the Axe"), ("reiko", "reikos-axe", "Reiko's Axe"), ("laurie", "lauries-bow", "Laurie's Bow")],
)
def test_an_item_named_after_its_owner_stands_in_sentences_without_an_article(girl: str, item: str, name: str) -> None:
    table = given("upkeep", girl=girl, held=[item], backpack=["knife"], options={"bonus": "on"})
    assert f"Hold {name} (no change)" in table.labels
