"""Camp Happy Trails: its map, its Setup cards, Events and Special Victims, and its Terror cards."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.games.final_girl.cards import Event, Setup, Terror
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import CAMP, EVENT, MAP, SPACE, Position, given, new

FAR = "sw-exit"


def draw(card: str, *then: str, killer: str = "swamp", at: str = FAR, **more: object) -> Position:
    """Set up the Killer phase in which a Terror card is drawn, with further cards below it."""
    terror = [card, *then, "your-name-b", "fresh-tracks-b"]
    return given("killer", at=at, killer=killer, hand=(), terror=terror, **more)  # type: ignore[arg-type]


def event(card: str, *, killer: str = "swamp", at: str = FAR, **more: object) -> Position:
    """Set up the Killer phase in which an Event is drawn; Two More at the Gate adds two Victims at the Swamp."""
    return draw("two-at-the-gate", killer=killer, at=at, event_deck=[card], **more)


# The map


@pytest.mark.rule("FG-CAMP-9")
def test_the_map_is_as_published() -> None:
    faces = {
        "nw-woods": "cabins 1234 sports-courts 5 north-path 6",
        "cabins": "nw-woods 34 north-path 56",
        "north-path": "cabins 123 nw-woods 45 camp-gate 6",
        "camp-gate": "north-path 12 north-woods 3456",
        "north-woods": "cliff 1234 camp-gate 5 east-path 6",
        "utility-shed": "east-path 3456",
        "east-path": "north-woods 1234 utility-shed 5 swamp 6",
        "swamp": "se-exit 1234 east-path 56",
        "se-exit": "dock 1234 south-path 5 swamp 6",
        "dock": "lake 1234 south-path 5 se-exit 6",
        "lake": "dock 5 cliff 6",
        "cliff": "lake 1234 makeout-point 5 north-woods 6",
        "makeout-point": "cliff 3456",
        "south-path": "dock 123 firepit 4 lakeside-cabin 5 se-exit 6",
        "firepit": "south-path 2345 lakeside-cabin 6",
        "lakeside-cabin": "south-path 1234 firepit 5 sports-courts 6",
        "sports-courts": "lakeside-cabin 123 nw-woods 45 sw-exit 6",
        "sw-exit": "sports-courts 123456",
    }
    assert list(SPACE) == list(faces)
    for name, text in faces.items():
        words = text.split()
        wanted = [-1] * 7
        for other, numbers in zip(words[::2], words[1::2], strict=True):
            for face in numbers:
                wanted[int(face)] = SPACE[other]
        assert MAP.panic[SPACE[name]] == tuple(wanted), name


@pytest.mark.rule("FG-CAMP-9")
def test_exits_item_decks_water_and_the_lake() -> None:
    names = list(SPACE)
    assert [name for name in names if MAP.exit[SPACE[name]]] == ["camp-gate", "se-exit", "sw-exit"]
    assert [name for name in names if MAP.deck[SPACE[name]] >= 0] == ["cabins", "utility-shed", "dock"]
    assert [name for name in names if MAP.deep[SPACE[name]]] == ["lake"]
    assert [name for name in names if MAP.water[SPACE[name]]] == [
        "cabins", "east-path", "swamp", "dock", "cliff", "makeout-point", "lakeside-cabin", "sports-courts"
    ]  # fmt: skip


SETUP_CARDS = {
    "the-map-in-the-attic": (
        "sports-courts",
        "swamp",
        {"utility-shed": 2, "north-woods": 1, "cabins": 2, "makeout-point": 1, "lakeside-cabin": 1, "dock": 2,
         "firepit": 1},
    ),
    "capture-the-flag": (
        "makeout-point",
        "south-path",
        {"nw-woods": 2, "north-path": 1, "utility-shed": 1, "east-path": 2, "sports-courts": 2, "swamp": 2},
    ),
    "the-silent-hour": (
        "sports-courts",
        "lake",
        {"nw-woods": 1, "utility-shed": 1, "makeout-point": 2, "cliff": 1, "east-path": 1, "lakeside-cabin": 1,
         "dock": 1, "swamp": 1, "firepit": 1},
    ),
    "moonlit-swim": (
        "dock",
        "east-path",
        {"nw-woods": 1, "north-path": 1, "cabins": 1, "makeout-point": 2, "cliff": 2, "lake": 1, "firepit": 2},
    ),
    "bonfire": ("swamp", "nw-woods", {"makeout-point": 2, "lakeside-cabin": 1, "firepit": 6, "south-path": 1}),
}  # fmt: skip


@pytest.mark.rule("FG-CAMP-20")
@pytest.mark.parametrize("name", SETUP_CARDS)
def test_a_setup_card_says_where_everyone_is(name: str) -> None:
    girl, killer, victims = SETUP_CARDS[name]
    card = next(card for card in BOX.setups if card.id == name)
    assert (card.girl, card.killer, card.victims, sum(card.victims.values())) == (girl, killer, victims, 10)
    quiet = next(table for seed in range(99) if (table := new(seed, setup=name)).state.events_here)
    assert (quiet.girl, quiet.killer) == (girl, killer)


@pytest.mark.rule("FG-CAMP-20")
def test_there_are_five_setup_cards_and_one_is_drawn() -> None:
    assert [card.id for card in BOX.setups if card.of == CAMP] == list(SETUP_CARDS)
    assert {BOX.setups[new(seed).state.setup].id for seed in range(60)} == set(SETUP_CARDS)


# Terror cards


@pytest.mark.rule("FG-CAMP-1", "FG-EVENT-1")
def test_the_legend_is_true_brings_two_where_the_killer_started_and_an_event() -> None:
    table = draw("the-legend-is-true", killer="lake", event_deck=["stubborn-kids"])
    assert (table.victims, table.horror) == ({"nw-woods": 2}, 4)
    assert table.state.events_here == (EVENT["stubborn-kids"],)


@pytest.mark.rule("FG-CAMP-4")
def test_two_more_at_the_gate_arrive_where_the_girl_started() -> None:
    table = draw("two-at-the-gate", killer="lake", event_deck=[])
    assert (table.victims, table.horror) == ({"swamp": 2}, 4)


@pytest.mark.rule("FG-CAMP-2")
def test_a_stroke_of_luck_is_the_top_card_of_any_deck() -> None:
    table = draw("a-stroke-of-luck", decks={"cabins": ["map", "axe"], "dock": ["fireworks"], "utility-shed": []})
    assert table.question == "A Stroke of Luck: take the top card of which deck?"
    assert table.labels == ["The Item deck at the Cabins (Map on top)", "The Item deck at the Dock (Fireworks on top)"]
    table.pick("The Item deck at the Cabins")
    assert (table.backpack, table.deck("cabins")) == (["map"], ["axe"])
    nothing = draw("a-stroke-of-luck", decks={"cabins": [], "dock": [], "utility-shed": []})
    assert nothing.backpack == []


@pytest.mark.rule("FG-CAMP-3")
def test_scatter_panics_all_outside_the_girls_space_then_he_strikes_and_stalks() -> None:
    table = draw("scatter", killer="lake", victims={FAR: 1, "utility-shed": 1, "makeout-point": 1}, dice=(3, 1))
    panicked = table.events("panicked")
    assert len(panicked) == 2
    assert table.victims == {FAR: 1, "east-path": 1, "makeout-point": 1}
    assert (table.killer, table.dead) == ("cliff", 0)


@pytest.mark.rule("FG-CAMP-3")
def test_after_scatter_he_strikes_who_stands_with_him_before_he_moves() -> None:
    table = draw("scatter", killer="lake", at="lake", victims={"makeout-point": 1}, dice=(1,))
    assert (table.health, table.killer) == (5 - 2 - 2, "cliff")


@pytest.mark.rule("FG-CAMP-5")
def test_toward_the_sound_every_victim_takes_a_step_toward_him() -> None:
    table = draw("toward-the-sound", killer="lake", victims={"makeout-point": 2, "south-path": 1, "dock": 1})
    assert table.victims.get("cliff", 0) + table.dead >= 1
    assert [event[0] for event in table.events("drawn")] == ["drawn"] * 4
    assert table.dead == 1


@pytest.mark.rule("FG-CAMP-5")
def test_with_two_ways_as_short_you_choose_for_each_victim() -> None:
    table = draw("toward-the-sound", killer="south-path", victims={"north-woods": 2})
    assert table.rule == "FG-CAMP-5"
    table.pick("A Victim from North Woods to Cliff", "A Victim from North Woods to East Path")
    assert table.victims == {"cliff": 1, "east-path": 1}


@pytest.mark.rule("FG-CAMP-8")
def test_nobody_is_coming_panics_those_with_him_twice() -> None:
    table = draw("nobody-is-coming", killer="nw-woods", victims={"nw-woods": 2, "dock": 1}, dice=(1, 1, 1))
    assert table.dead == 1, (
        "the initial action kills one; the other runs to the Cabins and stays there, also afterwards"
    )
    assert table.victims == {"cabins": 1, "dock": 1}
    assert table.killer == "cabins"


@pytest.mark.rule("FG-CAMP-3", "FG-CAMP-5", "FG-CAMP-8")
@pytest.mark.parametrize("card", ["scatter", "toward-the-sound", "nobody-is-coming"])
def test_without_victims_the_next_card_is_drawn_instead(card: str) -> None:
    table = draw(card, "at-the-window")
    assert table.horror == 5
    assert table.terror == ["your-name-b", "fresh-tracks-b"]


@pytest.mark.rule("FG-CAMP-6")
@pytest.mark.parametrize(
    ("face", "space"),
    [(1, "cabins"), (2, "cabins"), (3, "utility-shed"), (4, "utility-shed"), (5, "dock"), (6, "dock")],
)
def test_a_fire_kills_victims_and_burns_the_item_deck(face: int, space: str) -> None:
    everywhere = {"cabins": 2, "utility-shed": 2, "dock": 2}
    table = draw("fire", victims=everywhere, killer="lake", dice=(face, 1, 1, 1, 1, 1))
    assert (table.dead, table.row) == (2, 3)
    assert space not in table.victims
    assert [deck for deck in everywhere if table.deck(deck) == []] == [space]


@pytest.mark.rule("FG-CAMP-6")
def test_a_fire_hurts_the_girl_and_enemies_who_are_there_and_nobody_else() -> None:
    table = draw("fire", at="cabins", killer="dock", dice=(1,))
    assert (table.health, table.killer_health) == (4, 12)
    other = draw("fire", at="cabins", killer="dock", dice=(6,))
    assert (other.health, other.killer_health) == (5, 11)


@pytest.mark.rule("FG-CAMP-6", "FG-POWER-3", "FG-POWER-4")
def test_a_fire_burns_minor_dark_powers_first_in_your_order() -> None:
    minors = {"unholy-rage": 1, "longer-strides": 2}
    table = draw("fire", at="cabins", killer="cabins", health=5, minors=minors, dice=(1,), row=1)
    assert table.rule == "FG-POWER-4"
    table.pick("Longer Strides")
    assert (table.state.minor_health, table.killer_health) == ((1, 1), 12)
    assert table.health == 5 - 3 - 1


@pytest.mark.rule("FG-CAMP-6", "FG-END-3", "FG-ITEM-29")
@pytest.mark.parametrize("minors", [{"unholy-rage": 2}, {"unholy-rage": 2, "longer-strides": 2}])
def test_a_fire_hurts_her_and_his_powers_at_one_time_and_a_spray_comes_after(minors: dict[str, int]) -> None:
    table = given(
        "killer",
        at="cabins",
        killer="cabins",
        victims={"cabins": 2},
        row=4,
        minors=minors,
        terror=["fire", "fresh-tracks"],
        held=["pepper-spray"],
        health=5,
    )
    while table.rule == "FG-ITEM-29":
        assert table.events("fire") == []
        table.pick("Go on", dice=(1,))
    if len(minors) > 1:
        assert (table.rule, table.events("hurt")) == ("FG-POWER-4", [])
        table.pick("Longer Strides")
    verbs = [event[0] for event in table.events("fire", "killed", "power", "power-hurt", "hurt")]
    assert verbs == ["killed", "fire", "killed", "power", "power-hurt", "hurt"]
    assert (table.health, table.state.minor_health[-1], table.phase) == (4, 1, "Action phase")


@pytest.mark.rule("FG-CAMP-6", "FG-HEALTH-6")
def test_a_fire_that_brings_her_back_to_life_has_burnt_his_power_too() -> None:
    table = given(
        "killer",
        at="cabins",
        killer="cabins",
        minors={"unholy-rage": 1},
        terror=["fire", "fresh-tracks"],
        hand=[],
        row=1,
        health=4,
        girl_token=2,
        dice=(1,),
    )
    assert (table.health, table.state.minors, table.events("phase-cut")) == (2, (), [["phase-cut", 3]])


@pytest.mark.rule("FG-CAMP-6")
def test_when_both_die_in_a_fire_the_girl_has_won() -> None:
    table = draw("fire", at="cabins", killer="cabins", health=3, killer_health=1, dice=(1,))
    assert table.over
    assert table.state.girl_dead and table.state.killer_dead
    assert list(table.result.winners) == [0]


@pytest.mark.rule("FG-CAMP-6")
def test_a_fire_that_kills_her_alone_is_a_defeat_even_if_he_comes_back() -> None:
    table = draw("fire", at="cabins", killer="cabins", health=3, killer_health=1, killer_token=2, dice=(1,))
    assert table.over
    assert list(table.result.winners) == []


@pytest.mark.rule("FG-CAMP-7")
def test_asleep_in_a_bunk_is_one_victim_and_horror() -> None:
    table = draw("asleep-in-a-bunk", killer="lake")
    assert (table.victims, table.horror) == ({"cabins": 1}, 5)


# Events


@pytest.mark.rule("FG-EVENT-2")
def test_events_that_last_stay_beside_the_others_and_those_that_do_not_are_discarded() -> None:
    table = event("stubborn-kids", events=["hands-that-hold"])
    assert table.state.events_here == (EVENT["hands-that-hold"], EVENT["stubborn-kids"])
    once = event("a-late-bus", events=["hands-that-hold"])
    assert once.state.events_here == (EVENT["hands-that-hold"],)
    assert EVENT["a-late-bus"] in once.state.event_discard


@pytest.mark.rule("FG-EVENT-3")
def test_an_event_that_finds_no_victim_is_discarded_and_no_other_is_drawn() -> None:
    table = draw("the-legend-is-true", killer="lake", event_deck=["boyfriend", "stubborn-kids"], supply=0)
    assert table.specials == {}
    assert EVENT["boyfriend"] in table.state.event_discard
    assert table.state.event_deck == (EVENT["stubborn-kids"],)


@pytest.mark.rule("FG-EVENT-4")
def test_with_no_event_left_nothing_happens() -> None:
    table = draw("two-at-the-gate", killer="lake", event_deck=[])
    assert table.events("event") == []


@pytest.mark.rule("FG-CAMP-10")
def test_sworn_together_the_second_of_exactly_two_dies_too() -> None:
    two = draw("the-table-is-laid", killer="lake", victims={"lake": 2}, events=["sworn-together"])
    assert (two.dead, two.row) == (2, 3)
    three = draw("a-stroke-of-luck", killer="lake", victims={"lake": 3}, events=["sworn-together"])
    assert three.events("follows-in-death") == []
    assert three.state.dead == 1
    mixed = draw("the-table-is-laid", killer="lake", victims={"lake": 1}, specials={"boyfriend": "lake"},
                 events=["sworn-together"])  # fmt: skip
    assert (mixed.dead, mixed.specials) == (2, {})


@pytest.mark.rule("FG-CAMP-10", "FG-POWER-7")
def test_who_follows_in_death_was_not_killed_by_him() -> None:
    table = draw("fire", killer="lake", victims={"lake": 2}, events=["sworn-together"], powers=["well-fed"],
                 killer_health=5, dice=(1,))  # fmt: skip
    assert (table.dead, table.killer_health) == (2, 6)


@pytest.mark.rule("FG-CAMP-10", "FG-POWER-5", "FG-POWER-7", "FG-POWER-8")
@pytest.mark.parametrize("victims", [2, 3])
def test_who_follows_in_death_under_a_wide_swing_was_killed_by_it_all_the_same(victims: int) -> None:
    fed = draw("a-stroke-of-luck", killer="lake", victims={"lake": victims}, events=["sworn-together"],
               powers=["wide-swing", "well-fed"], killer_health=5)  # fmt: skip
    assert (fed.dead, fed.killer_health, fed.row) == (victims, 5 + victims, 1 + victims)
    slaughter = draw("a-stroke-of-luck", killer="lake", victims={"lake": victims}, events=["sworn-together"],
                     powers=["wide-swing", "slaughterhouse"], options={"epic": "shuffled"})  # fmt: skip
    assert (slaughter.dead, slaughter.row) == (victims, 1 + 2 * victims)


@pytest.mark.rule("FG-CAMP-11", "FG-SPECIAL-1")
def test_the_boyfriend_is_the_victim_closest_to_the_girl() -> None:
    table = event("boyfriend", killer="lake", victims={"cabins": 1, "firepit": 2})
    assert table.rule == "FG-SPECIAL-1"
    assert table.labels == ["The Victim at Cabins", "The Victim at Firepit"]
    near = event("boyfriend", killer="lake", victims={"nw-woods": 1, "firepit": 2})
    assert near.specials == {"boyfriend": "nw-woods"}
    assert "nw-woods" not in near.victims
    assert near.state.supply == 21 - 2 - 2


@pytest.mark.rule("FG-CAMP-11", "FG-SPECIAL-2", "FG-SPECIAL-3")
@pytest.mark.parametrize(("at", "time"), [("lake", 12), ("dock", 6)])
def test_if_the_boyfriend_dies_in_your_space_you_start_with_12_time(at: str, time: int) -> None:
    table = draw("the-table-is-laid", killer="lake", at=at, specials={"boyfriend": "lake"})
    assert (table.specials, table.dead, table.time) == ({}, 1, time)
    assert EVENT["boyfriend"] in table.state.event_discard
    assert table.state.next_time == 0


@pytest.mark.rule("FG-CAMP-12")
def test_the_girlfriend_follows_into_the_killers_space_and_others_do_not() -> None:
    table = given(
        at="sports-courts", killer=FAR, victims={"sports-courts": 2}, specials={"girlfriend": "sports-courts"}
    ).play("Walk", 6, 6)
    into = [label for label in table.labels if label.startswith("To South-west Exit")]
    assert into == ["To South-west Exit", "To South-west Exit with the Girlfriend"]


@pytest.mark.rule("FG-CAMP-12")
def test_with_the_girlfriend_you_roll_one_die_more() -> None:
    here = given(specials={"girlfriend": FAR}).pick("Play Focus", dice=(3, 3, 3))
    away = given(specials={"girlfriend": "dock"}).pick("Play Focus", dice=(3, 3))
    assert (len(here.dice), len(away.dice)) == (3, 2)


@pytest.mark.rule("FG-CAMP-12", "FG-SPECIAL-3")
@pytest.mark.parametrize(("at", "horror"), [("lake", 7), ("dock", 2)])
def test_if_the_girlfriend_dies_in_your_space_horror_rises_by_5(at: str, horror: int) -> None:
    table = draw("the-table-is-laid", killer="lake", at=at, specials={"girlfriend": "lake"}, horror=1)
    assert table.horror == horror


@pytest.mark.rule("FG-CAMP-13")
def test_the_damned_is_farthest_from_the_killer() -> None:
    table = event("the-damned", killer="swamp", at="dock", victims={"cabins": 1, "lake": 1})
    assert table.specials == {"the-damned": "cabins"}


@pytest.mark.rule("FG-CAMP-13")
def test_the_killer_goes_for_the_damned_past_everyone_and_hits_it_first() -> None:
    more = {"victims": {"dock": 2, "se-exit": 1}, "specials": {"the-damned": "se-exit"}}
    table = draw("your-name", killer="lake", at="dock", **more)
    assert (table.killer, table.dead, table.specials, table.health) == ("se-exit", 1, {}, 5)
    assert table.row == 1 + 1 + 2


@pytest.mark.rule("FG-CAMP-13", "FG-SPECIAL-3")
def test_the_damned_can_be_saved_only_as_the_last_living_victim() -> None:
    assert not given(specials={"the-damned": FAR}, victims={"dock": 1}).offers("Save")
    table = given(specials={"the-damned": FAR})
    table.pick("Save the Damned, reward 1")
    assert (table.specials, table.state.saved) == ({}, 1)
    assert EVENT["the-damned"] in table.state.event_discard


@pytest.mark.rule("FG-CAMP-14")
def test_a_late_bus_brings_two_to_each_of_three_spaces() -> None:
    table = event("a-late-bus", killer="lake")
    assert table.victims == {"swamp": 2, "cabins": 2, "dock": 2, "firepit": 2}
    short = event("a-late-bus", killer="lake", supply=5)
    assert sum(short.victims.values()) == 5


@pytest.mark.rule("FG-CAMP-15")
def test_stubborn_kids_one_victim_fewer_follows() -> None:
    table = given(at="sports-courts", victims={"sports-courts": 2}, events=["stubborn-kids"]).play("Walk", 6, 6)
    assert table.offers("To South-west Exit with 1 Victim")
    assert not table.offers("To South-west Exit with 2")


@pytest.mark.rule("FG-CAMP-15", "FG-ITEM-14")
def test_stubborn_kids_and_a_whistle_cancel_out() -> None:
    table = given(
        at="sports-courts", victims={"sports-courts": 3}, events=["stubborn-kids"], backpack=["whistle"]
    ).play("Walk", 6, 6)
    assert table.offers("To South-west Exit with 2")
    assert not table.offers("To South-west Exit with 3")


@pytest.mark.rule("FG-CAMP-16")
def test_hands_that_hold_on_make_every_save_but_the_first_cost_health() -> None:
    table = given(victims={FAR: 3}, events=["hands-that-hold"])
    table.pick("Save a Victim, reward 1", "Save a Victim, reward 2")
    assert table.health == 4
    table.pick("Save a Victim, reward 5")
    assert table.health == 3
    assert given(victims={FAR: 1}, events=["hands-that-hold"]).pick("Save a Victim, reward 1").health == 5


@pytest.mark.rule("FG-CAMP-17")
def test_black_water_kills_who_is_in_the_lake_and_who_enters_it() -> None:
    table = event("black-water", killer="cabins", victims={"lake": 2})
    assert (table.dead, table.victims) == (2, {"swamp": 2})
    walked = given(at="dock", victims={"dock": 1}, events=["black-water"]).play("Walk", 6, 6)
    walked.pick("To Lake with 1 Victim")
    assert (walked.dead, walked.row) == (1, 2)
    panic = given("panic", killer="dock", victims={"dock": 1}, killed_turn=1, events=["black-water"], dice=(1,))
    assert (panic.dead, panic.victims) == (1, {})


@pytest.mark.rule("FG-CAMP-17", "FG-CAMP-10")
def test_two_special_victims_sworn_together_drown_once_each() -> None:
    table = event(
        "black-water", killer="cabins", specials={"boyfriend": "lake", "girlfriend": "lake"}, events=["sworn-together"]
    )
    assert (table.dead, table.specials) == (2, {})


@pytest.mark.rule("FG-CAMP-18")
def test_the_old_drain_links_two_of_three_spaces_for_the_girl_alone() -> None:
    table = event("the-old-drain", killer="lake")
    assert len(table.labels) == 3
    table.pick("Utility Shed and Cabins")
    assert table.state.tunnel == (SPACE["utility-shed"], SPACE["cabins"])
    walk = given(at="cabins", events=["the-old-drain"], tunnel=(1, 5)).play("Walk", 6, 6)
    assert walk.offers("To Utility Shed")
    other = given(at="dock", events=["the-old-drain"], tunnel=(1, 5)).play("Walk", 6, 6)
    assert not other.offers("To Cabins")
    killer = draw("your-name", killer="utility-shed", at="cabins", events=["the-old-drain"], tunnel=(1, 5))
    assert killer.killer == "north-woods"


@pytest.mark.rule("FG-CAMP-19")
def test_sleepwalkers_draw_the_nearest_victim_toward_the_killer_each_upkeep() -> None:
    table = given(
        "upkeep", killer="lake", victims={"makeout-point": 1, "nw-woods": 3, "lake": 2}, events=["sleepwalkers"]
    )
    assert table.victims == {"cliff": 1, "nw-woods": 3, "lake": 2}
    tie = given("upkeep", killer="lake", victims={"dock": 1, "cliff": 1}, events=["sleepwalkers"])
    assert tie.rule == "FG-CAMP-19"
    tie.pick("A Victim from Cliff")
    assert tie.victims == {"dock": 1, "lake": 1}
    assert given("upkeep", killer="lake", victims={"lake": 2}, events=["sleepwalkers"]).victims == {"lake": 2}


# Special Victims


@pytest.mark.rule("FG-SPECIAL-1")
def test_a_special_victim_counts_panics_follows_and_dies_like_any_other() -> None:
    panic = given("panic", killer="dock", specials={"boyfriend": "dock"}, killed_turn=1, dice=(6,))
    assert panic.specials == {"boyfriend": "se-exit"}
    follow = given(at="sports-courts", specials={"boyfriend": "sports-courts"}, victims={"sports-courts": 2})
    follow.play("Walk", 6, 6).pick("To South-west Exit with 1 Victim and the Boyfriend")
    assert follow.specials == {"boyfriend": FAR}
    assert not follow.offers("To Sports Courts with 2 Victims")
    goes = draw("step-by-step", killer="lake", at="utility-shed", specials={"boyfriend": "dock"}, victims={"cliff": 1})
    assert goes.rule == "FG-TARGET-3"


@pytest.mark.rule("FG-SPECIAL-2")
def test_a_special_victim_that_is_saved_takes_its_event_along() -> None:
    table = given(specials={"girlfriend": FAR}).pick("Save the Girlfriend, reward 2")
    assert EVENT["girlfriend"] in table.state.event_discard
    assert table.state.rewards == (1,)


def test_every_card_of_the_camp_is_named_here() -> None:
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    cards: tuple[Event | Setup | Terror, ...] = (*BOX.events, *BOX.setups, *BOX.terrors)
    assert [card.id for card in cards if card.of == CAMP and f'"{card.id}"' not in text] == []
    assert len(MAP.spaces) == 18


@pytest.mark.rule("FG-CAMP-16")
def test_a_save_that_costs_health_says_so() -> None:
    table = given(victims={"sw-exit": 2}, events=["hands-that-hold"])
    assert table.offers("Save a Victim, reward 2: Time +2")
    assert not any(["lose" in label for label in table.labels])
    table.pick("Save a Victim, reward 1")
    assert "Save a Victim, reward 2: Time +2, but lose 1 health" in table.labels


@pytest.mark.rule("FG-CAMP-17")
def test_moving_with_victims_into_black_water_warns() -> None:
    table = given(at="dock", victims={"dock": 2}, events=["black-water"]).play("Walk", 5, 5)
    assert "To Lake" in table.labels
    assert "To Lake with 1 Victim, who dies there" in table.labels
    assert "To Lake with 2 Victims, who die there" in table.labels
    assert "To South Path with 2 Victims" in table.labels


def test_a_save_of_a_release_that_did_not_know_what_says_a_line_is_loaded() -> None:
    table = draw("a-stroke-of-luck", decks={"cabins": ["map", "axe"], "dock": ["fireworks"]})
    save = table.match.save()
    running = save["stack"].index("effects/end" if "effects/end" in save["stack"] else "effects/next_effect")
    args = [[] if number == running else given for number, given in enumerate(save["args"])]
    loaded = gloaming.load({**save, "args": args})
    assert (loaded.question, table.match.question) == (
        "Take the top card of which deck?",
        "A Stroke of Luck: take the top card of which deck?",
    )


def test_a_save_of_a_card_that_is_not_there_is_damaged() -> None:
    table = draw("a-stroke-of-luck", decks={"cabins": ["map", "axe"], "dock": ["fireworks"]})
    save = table.match.save()
    args = [[60001] if given else given for given in save["args"]]
    with pytest.raises(gloaming.DamagedSave):
        gloaming.load({**save, "args": args})


def test_a_roll_in_a_save_of_a_release_that_did_not_know_what_for_is_for_the_card_that_is_played() -> None:
    for table, card in (
        (given("killer", at="cabins", killer="cabins", hand=["guard", "close-call"], horror=0), "Defend with Guard"),
        (given(backpack=["lucky-rabbits-foot"], hand=["close-call"], horror=0), "Use the Lucky"),
    ):
        table.pick(card, dice=[5, 1, 1])
        save = table.match.save()
        roll = (
            save["stack"].index("horror roll/count_successes") if "horror roll/count_successes" in save["stack"] else -1
        )
        args = [[] if number == roll % len(save["args"]) else given for number, given in enumerate(save["args"])]
        assert args != save["args"]
        assert gloaming.load({**save, "args": args}).save() == save
