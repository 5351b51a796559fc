"""The Killer phase: Killer Actions, Terror cards, attacks, and defenses."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import Any

import pytest

from gloaming.games.final_girl.films import FILMS
from tests.games.final_girl.conftest import WithCards, minion
from tests.games.final_girl.table import CAMP, SPACE, Position, given

QUIET = ["at-the-window"]


def drawn(table: Position) -> list[str]:
    """Return the discarded Terror cards."""
    return [str(card) for card in table.view["terror_discard"]]


def walked(table: Position) -> list[str]:
    """Return the spaces to which the Killer has moved, in words."""
    return [text.removeprefix("The Killer moves to ") for text in table.told() if text.startswith("The Killer moves")]


# The phase


@pytest.mark.rule("FG-KILL-1")
def test_first_comes_the_killer_action() -> None:
    table = given("killer", at="dock", killer="firepit", victims={"firepit": 2}, terror=QUIET, dice=[1])
    verbs = [event[0] for event in table.events("killed", "terror")]
    assert verbs == ["killed", "terror"]
    assert (sum(table.victims.values()), table.dead) == (1, 1)


@pytest.mark.rule("FG-KILL-2")
def test_then_the_top_terror_card_is_drawn() -> None:
    table = given("killer", terror=["step-by-step", "at-the-window"])
    assert (drawn(table), table.horror) == (["terror-step-by-step"], 4)
    assert table.terror == ["at-the-window"]


@pytest.mark.rule("FG-KILL-2")
def test_with_an_empty_deck_nothing_is_drawn() -> None:
    table = given("killer", terror=[])
    assert (drawn(table), table.horror, table.phase) == ([], 3, "Action phase")


@pytest.mark.rule("FG-KILL-3")
def test_a_terror_card_goes_from_top_to_bottom_and_is_discarded() -> None:
    table = given("killer", at="sports-courts", killer="firepit", hand=["walk", "guard"], terror=["step-by-step"])
    verbs = [event[0] for event in table.events("terror", "horror", "stalked")]
    assert verbs == ["terror", "horror", "stalked"]
    assert (table.killer, drawn(table)) == ("lakeside-cabin", ["terror-step-by-step"])


@pytest.mark.rule("FG-KILL-4")
def test_target_moves_and_attacks_come_one_after_the_other_and_anew_when_repeated() -> None:
    victims = {"south-path": 1, "dock": 1, "cliff": 2}
    table = given("killer", killer="firepit", victims=victims, terror=["no-room-to-swing"])
    assert [event[0] for event in table.events("stalked", "attack")] == ["stalked", "attack", "stalked", "attack"]
    assert (walked(table), table.victims) == (["South Path.", "Dock."], {"cliff": 2})


@pytest.mark.rule("FG-KILL-5")
def test_the_next_terror_card_is_resolved_too() -> None:
    table = given("killer", victims={"firepit": 1}, terror=["behind-the-door", "at-the-window", "your-name"])
    assert drawn(table) == ["terror-behind-the-door", "terror-at-the-window"]
    assert table.horror == 6


@pytest.mark.rule("FG-KILL-5")
def test_with_an_empty_deck_no_next_card_is_drawn_and_the_finale_waits_for_upkeep() -> None:
    table = given("killer", victims={"firepit": 1}, terror=["behind-the-door"])
    assert (drawn(table), table.killer) == (["terror-behind-the-door"], "firepit")
    assert [event[0] for event in table.events("terror", "finale")] == ["terror", "finale"]


@pytest.mark.rule("FG-KILL-6", "FG-TERM-1")
def test_without_victims_a_card_that_needs_them_gives_way_to_the_next() -> None:
    table = given("killer", at="dock", killer="firepit", terror=["horrific-hammer-rush", "at-the-window", "your-name"])
    assert drawn(table) == ["terror-horrific-hammer-rush", "terror-at-the-window"]
    assert (table.horror, table.health) == (5, 5)


@pytest.mark.rule("FG-TERM-2")
def test_a_card_discarded_off_the_deck_does_nothing() -> None:
    table = given(
        "killer", at="camp-gate", killer="firepit", victims={"firepit": 1}, row=11,
        terror=["at-the-window", "step-by-step"],
    )  # fmt: skip
    assert drawn(table) == ["terror-at-the-window", "terror-step-by-step"]
    assert table.horror == 4


# Targets


@pytest.mark.rule("FG-TARGET-1", "FG-TARGET-2")
@pytest.mark.parametrize(
    ("terror", "at", "reached"),
    [
        ("fresh-tracks", "south-path", "cliff"),
        ("your-name", "firepit", "firepit"),
        ("step-by-step", "south-path", "south-path"),
        ("step-by-step", "firepit", "lake"),
    ],
)
def test_the_target_is_a_victim_or_the_girl_or_whoever_is_closest(terror: str, at: str, reached: str) -> None:
    table = given("killer", at=at, killer="dock", victims={"cliff": 1}, terror=[terror], hand=["walk", "focus"])
    if table.prompt == "Who is the target?":
        table.pick("To Cliff")
    assert table.killer == reached


@pytest.mark.rule("FG-TARGET-1")
def test_the_target_is_fixed_when_the_action_begins() -> None:
    victims = {"cabins": 1, "firepit": 2}
    table = given(
        "killer", at="lakeside-cabin", killer="sports-courts", victims=victims, terror=["fresh-tracks"], dice=[1]
    )
    assert (walked(table), table.victims) == (["Lakeside Cabin.", "Firepit."], {"cabins": 1, "firepit": 1})


@pytest.mark.rule("FG-TARGET-2")
def test_closest_is_counted_along_the_lines() -> None:
    victims = {"makeout-point": 4, "nw-woods": 1}
    table = given("killer", at="sw-exit", killer="cabins", victims=victims, terror=["fresh-tracks"])
    assert table.victims == {"makeout-point": 4}


@pytest.mark.rule("FG-TARGET-3")
def test_of_targets_equally_close_the_larger_group_is_chosen_special_victims_counted() -> None:
    victims = {"cabins": 2, "firepit": 2}
    table = given(
        "killer", killer="sports-courts", victims=victims, specials={"boyfriend": "cabins"}, terror=["fresh-tracks"]
    )
    assert walked(table) == ["North-west Woods.", "Cabins."]


@pytest.mark.rule("FG-TARGET-3", "FG-AMBI-1")
def test_groups_equally_close_and_large_are_yours_to_choose_from() -> None:
    table = given("killer", killer="sports-courts", victims={"cabins": 2, "firepit": 2}, terror=["fresh-tracks"])
    assert (table.prompt, table.labels) == (
        "Who is the target?",
        ["2 Victims at Cabins", "2 Victims at Firepit"],
    )
    table.pick("2 Victims at Cabins")
    assert table.killer == "cabins"


@pytest.mark.rule("FG-TARGET-3")
def test_who_stands_where_the_killer_may_go_is_named() -> None:
    table = given(
        "killer",
        killer="sports-courts",
        victims={"cabins": 1, "firepit": 2},
        specials={"boyfriend": "cabins"},
        terror=["fresh-tracks"],
    )
    assert table.labels == ["1 Victim and the Boyfriend at Cabins", "2 Victims at Firepit"]


@pytest.mark.rule("FG-TARGET-3", "FG-AMBI-3")
def test_nobody_is_asked_whom_he_goes_for_where_he_takes_the_same_way_to_each_and_comes_to_none() -> None:
    far = {"lake": 1, "north-woods": 1}
    table = given("killer", killer="makeout-point", victims=far, row=1, terror=["step-by-step"])
    assert (table.phase, table.events("tie")) == ("Action phase", [])
    assert len(table.events("stalked")) == 1
    table = given("killer", killer="makeout-point", victims=far, row=6, terror=["step-by-step"])
    assert (table.prompt, table.labels) == (
        "Who is the target?",
        ["1 Victim at North Woods", "1 Victim at Lake"],
    )


@pytest.mark.rule("FG-TARGET-3")
def test_between_the_girl_and_victims_equally_close_he_goes_for_the_victims() -> None:
    table = given("killer", at="dock", killer="south-path", victims={"firepit": 1}, terror=["step-by-step"])
    assert (table.killer, table.health, table.dead) == ("firepit", 5, 1)
    table = given("killer", at="dock", killer="south-path", victims={"sports-courts": 3}, terror=["step-by-step"])
    assert (table.killer, table.health) == ("dock", 3)


@pytest.mark.rule("FG-TARGET-4")
def test_without_a_victim_an_action_for_victims_moves_nowhere_and_hits_the_girl() -> None:
    swing = ["no-room-to-swing"]
    table = given("killer", at="south-path", killer="firepit", victims={"south-path": 1}, terror=swing)
    assert (table.killer, table.health, table.dead) == ("south-path", 3, 1)
    table = given("killer", at="dock", killer="firepit", victims={"south-path": 1}, terror=swing)
    assert (table.killer, table.health, table.dead) == ("south-path", 5, 1)


# Where the Killer goes


@pytest.mark.rule("FG-STALK-1")
@pytest.mark.parametrize(("row", "spaces"), [(1, 2), (6, 4), (11, 6)])
def test_each_move_icon_is_worth_the_spaces_of_the_row(row: int, spaces: int) -> None:
    table = given("killer", at="camp-gate", killer="firepit", row=row, terror=["at-the-window"])
    while table.prompt == "Which way?":
        table.pick("To North-west Woods") if table.offers("To North-west Woods") else table.match.pick(0)
    assert len(walked(table)) == min(spaces, 5)


@pytest.mark.rule("FG-STALK-1")
def test_without_a_move_icon_he_stays() -> None:
    table = given("killer", at="south-path", killer="firepit", terror=[])
    assert (table.killer, table.health) == ("firepit", 5)


@pytest.mark.rule("FG-STALK-2")
def test_he_takes_the_shortest_way_and_stays_where_his_target_is() -> None:
    table = given("killer", killer="cabins", victims={"firepit": 1}, row=6, terror=["fresh-tracks"])
    assert walked(table) == ["North-west Woods.", "Sports Courts.", "Lakeside Cabin.", "Firepit."]
    table = given("killer", at="dock", killer="dock", victims={"dock": 2}, terror=["fresh-tracks"])
    assert (walked(table), table.dead) == ([], 2)


@pytest.mark.rule("FG-STALK-3")
def test_of_two_shortest_ways_you_choose() -> None:
    table = given("killer", at="sw-exit", killer="sports-courts", victims={"cliff": 1}, terror=["fresh-tracks"])
    assert (table.prompt, table.rule) == ("Which way?", "FG-STALK-3")
    assert table.labels == ["To Lakeside Cabin", "To North-west Woods"]
    table.pick("To North-west Woods")
    assert table.killer == "north-path"


def fresh_tracks(row: int = 11, **more: Any) -> Position:
    """He goes from the North Woods to a Victim at the Firepit, by the Lake or by the Swamp: 2 spaces, 4, or all 5."""
    settings = {"at": "sw-exit", "hand": ["walk"], **more}
    return given(
        "killer", killer="north-woods", victims={"firepit": 1}, row=row, terror=["fresh-tracks", "fire"], **settings
    )


@pytest.mark.rule("FG-STALK-3", "FG-AMBI-3")
@pytest.mark.parametrize("ties", ["choose", "worst", "chance"])
@pytest.mark.parametrize(("row", "end"), [(11, "firepit"), (6, "south-path")])
def test_no_way_is_asked_for_where_he_comes_to_the_same_space_by_each(ties: str, row: int, end: str) -> None:
    table = fresh_tracks(row=row, options={"ties": ties})
    assert (table.prompt, table.killer, table.events("tie")) == ("Play a card, or do something else", end, [])
    split = fresh_tracks(row=1, options={"ties": ties})
    assert len(split.events("tie")) == 1
    if ties == "choose":
        assert (split.prompt, split.labels) == ("Which way?", ["To Cliff", "To East Path"])


@pytest.mark.rule("FG-STALK-3", "FG-ITEM-19", "FG-ITEM-25")
@pytest.mark.parametrize(
    ("trap", "is_choice"),
    [("lake", True), ("swamp", True), ("south-path", False), ("firepit", False), ("nw-woods", False)],
)
def test_a_way_is_asked_for_where_a_trap_lies_on_one_and_not_on_the_other(trap: str, is_choice: bool) -> None:
    table = fresh_tracks(trap=SPACE[trap], trap_damage=2)
    assert (table.prompt == "Which way?") == is_choice
    if is_choice:
        hurt = [fresh_tracks(trap=SPACE[trap], trap_damage=2).pick(way) for way in ("To Cliff", "To East Path")]
        assert sorted([position.killer_health for position in hurt]) == [10, 12]


@pytest.mark.rule("FG-STALK-3", "FG-ITEM-29")
def test_a_way_past_her_is_asked_for_where_she_has_an_item_against_him() -> None:
    for space in ("lake", "swamp", "east-path", "dock"):
        assert fresh_tracks(at=space, held=["pepper-spray"]).prompt == "Which way?"
        assert fresh_tracks(at=space).prompt != "Which way?"
        assert fresh_tracks(at=space, backpack=["pepper-spray"]).prompt != "Which way?"
    for space in ("south-path", "firepit", "nw-woods"):
        assert fresh_tracks(at=space, held=["pepper-spray"]).prompt != "Which way?"
    past = fresh_tracks(at="swamp", held=["pepper-spray"]).pick("To East Path")
    assert past.rule == "FG-ITEM-29"


def linked(*roads: str) -> str:
    """Return the camp with only these lines between its spaces; all other spaces are behind the cliff."""
    links: dict[str, list[str]] = {name: [] for name in SPACE}
    pairs = list(dict.fromkeys([pair for road in roads for pair in pairwise(road.split())]))
    rest = [name for name in SPACE if not any([name in pair for pair in pairs])]
    for start, end in [*pairs, *pairwise(["cliff", *rest])]:
        links[start].append(end)
        links[end].append(start)
    camp = next(film for film in FILMS if film.id == CAMP)
    text = (camp.folder / "location.toml").read_text(encoding="utf-8")
    for name, neighbors in links.items():
        faces = ", ".join([f"{end} = [{face}]" for face, end in enumerate(neighbors, 1)])
        text, changes = re.subn(rf'(?s)(\nid = "{name}"\n.*?\nlinks = ).*?\n', rf"\1{{ {faces} }}\n", text, count=1)
        assert changes == 1
    return text


STEM = "north-woods cabins north-path"
"""He starts in the North Woods; four spaces of the five are gone, to the Lake or the Swamp before the Firepit."""


@pytest.mark.rule("FG-STALK-3", "FG-AMBI-1")
@pytest.mark.parametrize("ties", ["choose", "chance"])
@pytest.mark.parametrize("likely", [True, False])
def test_a_way_is_drawn_where_it_changes_how_likely_he_comes_to_a_space(
    with_cards: WithCards, ties: str, likely: bool
) -> None:
    with_cards(
        location=linked(
            f"{STEM} camp-gate lake firepit",
            "cabins utility-shed east-path lake" if likely else "cabins utility-shed east-path swamp",
            "east-path swamp firepit",
            "north-woods nw-woods se-exit dock lake",
            "dock swamp",
            "firepit sw-exit cliff",
        )
    )
    table = fresh_tracks(row=6, options={"ties": ties})
    first = "tie" if likely and ties == "chance" else "stalked"
    assert table.events("tie", "stalked")[0][0] == first


@pytest.mark.rule("FG-STALK-3", "FG-AMBI-2")
def test_to_the_worst_he_takes_the_way_that_is_nearest_to_her_where_it_leads_elsewhere(with_cards: WithCards) -> None:
    with_cards(
        location=linked(
            f"{STEM} camp-gate lake firepit",
            "cabins utility-shed east-path swamp firepit",
            "north-woods nw-woods se-exit camp-gate",
            "nw-woods dock east-path",
            "north-path sports-courts lakeside-cabin",
            "dock lakeside-cabin",
            "firepit sw-exit cliff",
        )
    )
    at = {"at": "lakeside-cabin"}
    table = fresh_tracks(row=6, options={"ties": "worst"}, **at)
    assert [event[0] for event in table.events("tie", "stalked")] == [
        "tie",
        "stalked",
        "tie",
        "stalked",
        "stalked",
        "stalked",
    ]
    assert table.killer == "swamp"
    assert fresh_tracks(row=6, **at).events("tie", "stalked")[0][0] == "stalked"


@pytest.mark.rule("FG-STALK-3", "FG-MINION-5")
def test_a_minion_passes_what_lies_in_wait_for_the_killer(with_cards: WithCards) -> None:
    with_cards(killer=minion(movement=3))
    table = given(
        "killer",
        at="firepit",
        killer="firepit",
        hand=[],
        terror=["at-the-window", "fire"],
        minions=(SPACE["north-woods"],),
        trap=SPACE["lake"],
        trap_damage=2,
        held=["pepper-spray"],
    )
    while table.rule == "FG-ITEM-29" or table.prompt == "Defend yourself?":
        table.match.pick(len(table.labels) - 1)
    assert "Which way?" not in table.prompt
    assert table.state.minions == (SPACE["firepit"],)


@pytest.mark.rule("FG-STALK-4")
def test_he_stops_at_his_target_and_passes_everyone_else() -> None:
    table = given("killer", at="dock", killer="firepit", victims={"south-path": 2}, row=6, terror=["your-name"])
    assert (table.killer, table.victims, table.health) == ("dock", {"south-path": 2}, 2)
    table = given("killer", at="sw-exit", killer="firepit", victims={"south-path": 2}, row=11, terror=["fresh-tracks"])
    assert (table.killer, table.dead) == ("south-path", 1)


# The Killer's attacks


@pytest.mark.rule("FG-STRIKE-1", "FG-STRIKE-3", "FG-VICTIM-1")
def test_an_attack_kills_one_victim_and_the_rest_of_its_damage_is_lost() -> None:
    table = given("killer", killer="firepit", victims={"firepit": 3}, row=9, terror=[], dice=[1, 1])
    assert (table.victims, table.dead, table.row) == ({"firepit": 2}, 1, 10)


@pytest.mark.rule("FG-STRIKE-1")
def test_an_attack_reaches_nobody_outside_his_space() -> None:
    table = given("killer", at="south-path", killer="firepit", victims={"south-path": 1}, terror=[])
    assert (table.victims, table.health) == ({"south-path": 1}, 5)


@pytest.mark.rule("FG-STRIKE-1")
def test_the_log_tells_that_an_attack_hits_no_one() -> None:
    table = given("killer", at="south-path", killer="firepit", victims={"dock": 1}, terror=[])
    assert "The Killer attacks, but no one is at Firepit." in table.told()


@pytest.mark.rule("FG-STRIKE-1", "FG-STRIKE-4")
def test_of_several_attacks_that_hit_no_one_the_log_tells_once() -> None:
    table = given("killer", at="cliff", killer="dock", victims={"swamp": 1}, terror=["horrific-hammer-rush"], dice=[1])
    told = [text for text in table.told() if text.startswith("The Killer attacks")]
    assert told == [
        "The Killer attacks, but no one is at Dock.",
        "The Killer attacks a Victim at Swamp.",
        "The Killer attacks, but no one is at Swamp.",
    ]


@pytest.mark.rule("FG-STALK-2")
def test_the_log_tells_that_he_stays_where_his_target_is() -> None:
    table = given("killer", at="cliff", killer="dock", victims={"dock": 3}, terror=QUIET)
    assert "The Killer stays at Dock: the target is there already." in table.told()


@pytest.mark.rule("FG-STRIKE-2")
def test_victims_are_hit_before_the_girl_unless_she_is_the_target() -> None:
    table = given("killer", at="firepit", killer="firepit", victims={"firepit": 1}, terror=[])
    assert (table.health, table.dead) == (5, 1)
    table = given("killer", at="firepit", killer="south-path", victims={"firepit": 2}, terror=["your-name"])
    assert (table.health, table.dead) == (3, 0)


@pytest.mark.rule("FG-STRIKE-2")
def test_which_of_several_kinds_of_victims_is_hit_is_a_tie() -> None:
    table = given("killer", killer="firepit", victims={"firepit": 1}, specials={"boyfriend": "firepit"}, terror=[])
    assert (table.prompt, table.labels) == ("Who is hit?", ["The Boyfriend", "A Victim"])
    table.pick("A Victim", dice=[1])
    assert table.specials == {"boyfriend": "firepit"}


@pytest.mark.rule("FG-STRIKE-4")
def test_a_further_icon_hits_another_target_the_girl_when_no_victim_is_left() -> None:
    table = given(
        "killer", at="south-path", killer="firepit", victims={"south-path": 1}, terror=["horrific-hammer-rush"]
    )
    assert (table.dead, table.health) == (1, 3)
    table = given("killer", at="dock", killer="firepit", victims={"south-path": 1}, terror=["horrific-hammer-rush"])
    assert (table.dead, table.health) == (1, 5)


@pytest.mark.rule("FG-STRIKE-5")
@pytest.mark.parametrize(("row", "left"), [(1, 1), (2, 1)])
def test_each_attack_on_the_girl_deals_the_damage_of_the_row(row: int, left: int) -> None:
    table = given("killer", at="firepit", killer="firepit", row=row, terror=[], revealed=True, finale="red-supper")
    assert table.events("hurt") == [["hurt", 2], ["hurt", 2]]
    assert table.health == left


@pytest.mark.rule("FG-STRIKE-6")
def test_who_cannot_reach_his_target_attacks_whoever_is_there() -> None:
    table = given("killer", at="dock", killer="firepit", victims={"cliff": 1}, terror=["fresh-tracks"])
    assert (table.killer, table.health, table.dead) == ("dock", 3, 0)
    table = given("killer", at="cliff", killer="firepit", victims={"dock": 1}, terror=["your-name"])
    assert (table.killer, table.health, table.dead) == ("dock", 5, 1)


@pytest.mark.rule("FG-STRIKE-2", "FG-AMBI-3")
def test_who_is_hit_is_no_question_where_all_there_die() -> None:
    finale = {"killer": "dock", "at": "sw-exit", "terror": [], "revealed": True, "finale": "red-supper"}
    both: dict[str, Any] = {**finale, "victims": {"dock": 1}, "specials": {"boyfriend": "dock"}}
    table = given("killer", **both)
    assert (table.dead, table.victims, table.specials, table.events("tie")) == (2, {}, {}, [])
    three = given("killer", **{**both, "victims": {"dock": 2}})
    assert three.prompt.endswith("ho is hit?")
    with_her = given("killer", **{**both, "at": "dock", "hand": ["walk"]})
    assert (with_her.dead, with_her.time) == (2, 12), "his death brings her Time whenever he dies"
    for events, power, is_choice in (("girlfriend", "wide-swing", True), ("girlfriend", "well-fed", False)):
        hers: dict[str, Any] = {**both, "at": "dock", "hand": ["walk"], "specials": {events: "dock"}}
        table = given("killer", **{**hers, "powers": ["well-fed"] if power == "well-fed" else []}, power=power)
        assert table.prompt.endswith("ho is hit?") == is_choice, "Horror may raise Bloodlust, and that reveal his power"


@pytest.mark.rule("FG-STRIKE-2", "FG-CAMP-10")
def test_who_is_hit_is_no_question_where_one_follows_the_other_in_death() -> None:
    pair: dict[str, Any] = {"killer": "dock", "at": "sw-exit", "terror": [], "specials": {"boyfriend": "dock"}}
    table = given("killer", victims={"dock": 1}, events=["sworn-together"], **pair)
    assert (table.dead, table.events("tie")) == (2, [])
    assert given("killer", victims={"dock": 1}, **pair).prompt.endswith("ho is hit?")


@pytest.mark.rule("FG-STRIKE-2", "FG-ITEM-29")
def test_who_is_hit_is_asked_where_pepper_spray_may_save_the_other() -> None:
    table = given(
        "killer", at="dock", killer="dock", held=["pepper-spray"], hand=["walk"], victims={"dock": 1},
        specials={"girlfriend": "dock"}, terror=[], revealed=True, finale="red-supper",
    )  # fmt: skip
    while table.prompt.startswith("Use an Item"):
        table.pick("Go on")
    assert table.prompt.endswith("ho is hit?")


@pytest.mark.rule("FG-TARGET-3", "FG-AMBI-3")
@pytest.mark.parametrize(
    ("killer", "goals"),
    [
        ("sports-courts", ("east-path", "cliff")),
        ("north-path", ("se-exit", "dock")),
        ("nw-woods", ("swamp", "lake")),
    ],
)
def test_nobody_is_asked_whom_he_goes_for_where_the_same_ways_lead_to_each(killer: str, goals: tuple[str, str]) -> None:
    victims = dict.fromkeys(goals, 1)
    table = given("killer", at=goals[0], killer=killer, terror=["no-room-to-swing"], victims=victims)
    assert not table.prompt.endswith("ho is the target?")


# Reactions


@pytest.mark.rule("FG-REACT-1")
def test_only_reactions_are_played_when_you_are_attacked() -> None:
    hand = ["guard", "retaliate", "walk", "close-call", "planning", "improvise"]
    table = given("killer", at="firepit", killer="firepit", hand=hand, terror=[])
    assert (table.prompt, table.rule) == ("Defend yourself?", "FG-REACT-2")
    assert table.labels == ["Defend with Guard", "Defend with Retaliate", "Take 2 damage"]
    table.pick("Defend with Guard", dice=[1, 1])
    assert table.offers("Close Call: reroll die 1")


@pytest.mark.rule("FG-REACT-1")
def test_a_reaction_is_not_played_in_the_action_phase() -> None:
    table = given(at="firepit", killer="firepit", hand=["guard", "retaliate", "walk"])
    assert not table.offers("Play Guard")
    assert not table.offers("Play Retaliate")


@pytest.mark.rule("FG-REACT-3")
def test_the_roll_of_a_reaction_goes_on_and_the_damage_is_taken_when_you_defend_no_more() -> None:
    table = given("killer", at="dock", killer="dock", row=5, hand=["guard", "guard", "walk", "focus"], terror=[])
    assert table.labels[-1] == "Take 3 damage"
    table.pick("Defend with Guard", dice=[3, 1])
    assert (table.prompt, table.labels[-1]) == ("Change the roll?", "Go on")
    table.pick("Go on")
    assert (table.prompt, table.labels) == ("Defend yourself?", ["Defend with Guard", "Take 2 damage"])
    assert table.pick("Take 2 damage").health == 3


@pytest.mark.rule("FG-REACT-2")
def test_several_answer_one_attack_one_at_a_time_on_what_is_left() -> None:
    table = given("killer", at="firepit", killer="firepit", row=5, hand=["guard", "guard", "walk"], terror=[])
    table.pick("Defend with Guard", dice=[1, 2])
    assert table.view["damage"] == 2
    table.pick("Defend with Guard", dice=[5, 1])
    assert (table.health, table.discard) == (5, ["guard", "guard"])


@pytest.mark.rule("FG-REACT-2")
def test_with_no_damage_left_the_attack_is_over() -> None:
    table = given("killer", at="firepit", killer="firepit", hand=["guard", "guard", "walk"], terror=[])
    table.pick("Defend with Guard", dice=[5, 5])
    assert (table.phase, table.health, table.hand) == ("Action phase", 5, ["guard", "walk"])


@pytest.mark.rule("FG-REACT-2")
def test_each_attack_takes_its_own_reaction() -> None:
    table = given("killer", at="firepit", killer="firepit", hand=["guard", "guard", "walk"], terror=[], revealed=True)
    table.pick("Defend with Guard", dice=[5, 5])
    assert table.prompt == "Defend yourself?"
    table.pick("Take 2 damage")
    assert (table.health, table.hand) == (3, ["guard", "walk"])


@pytest.mark.rule("FG-REACT-4")
def test_reactions_do_not_protect_victims() -> None:
    table = given("killer", at="firepit", killer="firepit", victims={"firepit": 1}, hand=["guard", "walk"], terror=[])
    assert (table.dead, table.hand, table.phase) == (1, ["guard", "walk"], "Action phase")


@pytest.mark.rule("FG-REACT-4")
def test_reactions_do_not_answer_a_loss_of_health() -> None:
    table = given("killer", at="cabins", killer="dock", hand=["guard", "walk"], terror=["fire"], dice=[1])
    assert (table.health, table.hand, table.phase) == (4, ["guard", "walk"], "Action phase")


# Victims


@pytest.mark.rule("FG-VICTIM-1")
def test_a_victims_death_raises_bloodlust_whatever_its_cause() -> None:
    table = given("killer", at="firepit", killer="dock", victims={"cabins": 2}, terror=["fire"], dice=[1])
    assert (table.dead, table.row) == (2, 3)


@pytest.mark.rule("FG-VICTIM-2")
def test_new_victims_come_as_long_as_there_are_pieces() -> None:
    table = given("killer", killer="dock", terror=["the-legend-is-true"], event_deck=[], supply=1)
    assert (table.victims, table.state.supply) == ({"nw-woods": 1}, 0)
    table = given("killer", killer="dock", terror=["the-legend-is-true"], event_deck=[], supply=0)
    assert (table.victims, table.horror) == ({}, 4)


# Ties


@pytest.mark.rule("FG-AMBI-2")
def test_the_worst_for_you_is_what_is_nearest_to_you() -> None:
    victims = {"cabins": 2, "firepit": 2}
    for at, reached in (("north-path", "cabins"), ("dock", "firepit")):
        table = given(
            "killer", at=at, killer="sports-courts", victims=victims, terror=["fresh-tracks"], options={"ties": "worst"}
        )
        assert table.killer == reached


@pytest.mark.rule("FG-AMBI-1")
def test_chance_breaks_ties_without_a_question() -> None:
    victims = {"cabins": 2, "firepit": 2}
    reached = set()
    for face in range(1, 7):
        table = given(
            "killer", killer="sports-courts", victims=victims, terror=["fresh-tracks"], options={"ties": "chance"},
            dice=[face, face],
        )  # fmt: skip
        reached.add(table.killer)
    assert reached == {"cabins", "firepit"}


@pytest.mark.rule("FG-AMBI-3")
@pytest.mark.parametrize(
    ("ties", "text"), [("choose", "you choose"), ("worst", "the worst for you is taken"), ("chance", "chance decides")]
)
def test_the_log_tells_that_a_tie_was_broken_and_how(ties: str, text: str) -> None:
    victims = {"cabins": 2, "firepit": 2}
    table = given("killer", killer="sports-courts", victims=victims, terror=["fresh-tracks"], options={"ties": ties})
    assert f"Tie between 2 options: {text}." in table.told()
    table = given(
        "killer", killer="sports-courts", victims={"cabins": 2}, terror=["fresh-tracks"], options={"ties": ties}
    )
    assert not [line for line in table.told() if line.startswith("A tie")]


# The example of the rulebook


@pytest.mark.rule("FG-KILL-1", "FG-KILL-3", "FG-TARGET-3", "FG-STALK-1", "FG-STALK-4", "FG-STRIKE-1", "FG-STRIKE-3")
def test_hanss_kills() -> None:
    victims = {"sports-courts": 1, "cabins": 2, "firepit": 3}
    table = given(
        "killer", at="lakeside-cabin", killer="sports-courts", victims=victims, row=4, horror=3,
        terror=["horrific-hammer-rush"], dice=[1], power="well-fed",
    )  # fmt: skip
    assert (walked(table), table.health) == (["Lakeside Cabin.", "Firepit."], 5)
    assert (table.dead, table.row, table.horror) == (3, 7, 3 + 1 + 2)
    assert table.view["killer"]["powers"] == ["power-well-fed"]
    assert table.victims == {"cabins": 2, "firepit": 1}
    logged = [event[:2] for event in table.events("bloodlust", "horror", "power", "terror")]
    assert [event[0] for event in logged] == [
        "bloodlust", "horror", "terror", "bloodlust", "power", "bloodlust", "horror", "horror",
    ]  # fmt: skip


@pytest.mark.rule("FG-REACT-3", "FG-MINION-4")
@pytest.mark.parametrize("minion_health", [1, 2])
def test_striking_back_at_a_minion_leaves_the_rest_of_its_attack_as_it_was(
    with_cards: WithCards, minion_health: int
) -> None:
    with_cards(killer=minion(attack=4))
    here = (SPACE["firepit"],)
    table = given(
        "killer", at="firepit", killer=None, hand=["retaliate", "walk"], terror=["step-by-step"], minions=here,
        minion_health=(minion_health,),
    )  # fmt: skip
    table.pick("Defend with Retaliate", dice=[5, 1])
    assert (table.health, table.state.damage, table.state.wound) == (5 - 2, 0, 0)
    assert len(table.state.minions) == minion_health - 1


@pytest.mark.rule("FG-TARGET-3", "FG-AMBI-3")
@pytest.mark.parametrize("ties", ["choose", "worst", "chance"])
def test_without_a_move_icon_no_target_is_asked_for_it_changes_nothing(ties: str) -> None:
    table = given(
        "killer", killer="firepit", at="cabins", victims={"south-path": 1, "lakeside-cabin": 1}, terror=[],
        options={"ties": ties},
    )  # fmt: skip
    assert (table.events("tie"), table.phase) == ([], "Action phase")
