"""What packs can say beyond the cards of the box: owners of ids, one-way links, deck sizes, fewer dice, Upkeep."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import gloaming
from gloaming.engine.content.schema import named
from gloaming.games.final_girl.cards import Event, Terror
from gloaming.games.final_girl.clauses import killer_board
from gloaming.games.final_girl.content_checks import ELSEWHERE
from gloaming.games.final_girl.items import Item
from gloaming.games.final_girl.packs import BOX, read_box
from gloaming.games.final_girl.sentences import titled
from tests.games.final_girl import table as tables
from tests.games.final_girl.conftest import With, WithCards, toml
from tests.games.final_girl.table import CAMP, HANS, SPACE, Position, given
from tests.games.final_girl.test_content_checks import (
    HORROR,
    event,
    item,
    printed,
    rink,
    terror,
    use,
)
from tests.packs import packed

UPKEEP = {"verb": "when", "on": "upkeep", "does": [HORROR]}


# Ids and their owners


def knife(of: str = "ice-rink") -> str:
    """Return a Location's knife with the id of Camp's."""
    return toml("item", printed("item", "knife", of=of, rule=None))


def test_a_pack_cannot_replace_an_item_of_another_location_unawares(tmp_path: Path) -> None:
    location = "".join([toml(table, entry) for table, entry in rink()]) + knife()
    folder = packed(tmp_path / "rink", "final-girl", location=location)
    message = (
        "rink/location.toml: item knife: field 'of': 'knife' is an entry of 'camp-happy-trails'; choose another id"
    )
    with pytest.raises(gloaming.BadContent, match=re.escape(message)):
        read_box(folder)
    with (folder / "pack.toml").open("a", encoding="utf-8") as manifest:
        manifest.write('replaces = ["knife"]\n')
    assert {entry.of for entry in read_box(folder).items if entry.id == "knife"} == {"ice-rink"}


def test_a_pack_replaces_an_item_of_the_same_location_as_before(tmp_path: Path) -> None:
    folder = packed(tmp_path / "sharper", "final-girl", location=knife(CAMP).replace('damage" = 1', 'damage" = 3'))
    weapons = [entry.weapon for entry in read_box(folder).items if entry.id == "knife"]
    assert [weapon.damage for weapon in weapons if weapon is not None] == [3]


@pytest.mark.rule("FG-ITEM-6")
def test_new_items_and_bonus_items_come_after_those_of_earlier_films(tmp_path: Path) -> None:
    """Saves store the numbers of cards, so these stay when a film is added."""
    own = [entry.id for entry in BOX.items]
    assert own[:3] == ["lauries-bow", "reikos-axe", "baseball-bat"]
    folder = packed(
        tmp_path / "torch", "final-girl", location=toml("item", item(holds={"verb": "more", "to": "healing", "by": 1}))
    )
    assert [entry.id for entry in read_box(folder).items] == [*own, "torch"]


def test_the_names_of_spaces_that_cards_print_follow_from_their_ids() -> None:
    cards: list[Event | Item | Terror] = [*BOX.events, *BOX.items, *dict.fromkeys(BOX.terrors)]
    for location in BOX.locations:
        names = {space.id: space.name for space in location.spaces}
        own = [card for card in cards if card.of == location.id]
        used = {id for card in own for _, kind, id in named(card) if kind.kind in ELSEWHERE and id in names}
        assert used
        assert {id: titled(id) for id in used} == {id: names[id] for id in used}


# Maps and decks


@pytest.mark.rule("FG-BOARD-1", "FG-STALK-2")
def test_an_arrow_is_followed_one_way_alone(with_entries: With) -> None:
    cards = rink()
    spaces = cards[0][1]["spaces"]
    spaces.append({"id": "roof", "name": "Roof", "at": [5, 5], "links": {"rink": [1], "bar": [2]}, "one_way": ["rink"]})
    spaces[1]["links"]["roof"] = [2]
    game = with_entries(*cards)
    place = game.box.maps[-1]
    roof, rink_, bar = (place.number[id] for id in ("roof", "rink", "bar"))
    assert (place.distance[roof][rink_], place.distance[rink_][roof]) == (1, 2)
    assert place.toward[roof][rink_] == (bar,)
    assert place.toward[rink_][roof] == (rink_,)
    match = game.new(seats=1, seed=2, options={"location": "ice-rink"})
    while match.decision:
        match.pick(len(match.choices or ()) % len(match.decision.options))
    assert match.check() == []
    spaces[2]["one_way"] = []
    with pytest.raises(
        gloaming.BadContent, match="space roof: field 'links': 'rink' does not lead back; name it in 'one_way'"
    ):
        with_entries(*cards)
    spaces[2]["one_way"] = ["bar"]
    with pytest.raises(gloaming.BadContent, match="space roof: field "):
        with_entries(*cards)


@pytest.mark.rule("FG-BOARD-1")
def test_from_every_space_a_way_leads_to_every_other(with_entries: With) -> None:
    cards = rink()
    spaces = cards[0][1]["spaces"]
    spaces.append({"id": "cellar", "name": "Cellar", "at": [5, 5], "links": {}})
    spaces[1]["links"]["cellar"] = [2]
    spaces[1]["one_way"] = ["cellar"]
    wrong = (
        "space cellar: field 'links': no path leads from Cellar to [^;]*; connect Cellar with another space both ways"
    )
    with pytest.raises(gloaming.BadContent, match=wrong):
        with_entries(*cards)


@pytest.mark.rule("FG-SETUP-11")
def test_a_location_says_how_many_items_each_of_its_decks_has(with_entries: With) -> None:
    cards = rink()
    cards[0][1]["deck_sizes"] = [3]
    match = with_entries(*cards).new(seats=1, seed=1, options={"location": "ice-rink"})
    state: Any = match._state
    assert ([len(deck) for deck in state.decks], len(state.item_box)) == ([3], 1)
    cards[0][1]["deck_sizes"] = [5]
    with pytest.raises(gloaming.BadContent, match="field 'decks': 5 Items are needed, not 4"):
        with_entries(*cards)
    cards[0][1]["deck_sizes"] = [2, 2]
    with pytest.raises(gloaming.BadContent, match="field 'deck_sizes': 1 numbers, one for each of 'decks', or none"):
        with_entries(*cards)


@pytest.mark.rule("FG-SETUP-10")
def test_a_killer_says_how_many_cards_the_terror_deck_has(with_entries: With) -> None:
    def dealt(size: int) -> int:
        entry = printed("killer", HANS, terror_cards=size)
        state: Any = with_entries(("killer", entry)).new(seats=1, seed=1)._state
        assert len(state.terror) + len(state.terror_box) == len(state.box.terrors_of(state.killer, state.location))
        return len(state.terror)

    assert (dealt(3), dealt(14)) == (3, 14)
    assert killer_board(BOX.killers[0]) == killer_board(replace(BOX.killers[0], terror_cards=10))
    assert "The Terror deck has 14 cards." in killer_board(replace(BOX.killers[0], terror_cards=14))
    with pytest.raises(gloaming.BadContent, match=r"at .*ice-rink: 17 Terror cards are needed .*, not 16"):
        with_entries(*rink(), ("killer", printed("killer", HANS, terror_cards=17)))
    with pytest.raises(gloaming.BadContent, match="field 'terror_cards'"):
        with_entries(("killer", printed("killer", HANS, terror_cards=21)))


# Tokens and links of which a match has one


def snare(id: str, effect: dict[str, Any]) -> tuple[str, dict[str, Any]]:
    """Return an Item of Camp Happy Trails that is used for 1 Time."""
    return "item", item(id=id, name=id.title(), use=use("action", effect, time=1))


@pytest.fixture
def with_two(with_cards: WithCards) -> None:
    """Add a second trap and a second lure to Camp Happy Trails."""
    cards = (
        *(snare("wire", {"verb": "place-trap", "damage": 1}), snare("radio", {"verb": "place-fireworks"})),
        snare("bell", {"verb": "place-fireworks"}),
    )
    with_cards(location="".join([toml(table, entry) for table, entry in cards]))


@pytest.mark.rule("FG-ITEM-25")
@pytest.mark.usefixtures("with_two")
def test_one_trap_is_set_at_a_time() -> None:
    table = given(at="dock", backpack=["bear-trap", "wire"], time=6).pick("Use the Bear Trap")
    assert table.why_not(0, "item-wire") == ("A trap is already set at Dock.", "FG-ITEM-25")


@pytest.mark.rule("FG-ITEM-19")
@pytest.mark.usefixtures("with_two")
def test_a_new_lure_replaces_the_one_on_the_map() -> None:
    table = given(at="dock", backpack=["radio", "bell"], time=6)
    table.pick("Use the Radio", "The lure at Dock")
    table.pick("Use the Bell", "The lure at South Path")
    assert table.state.fireworks == SPACE["south-path"]


@pytest.mark.rule("FG-CAMP-18")
def test_a_location_has_one_event_that_links_spaces(with_entries: With) -> None:
    drain = {"verb": "tunnel", "between": ["cabins", "dock"]}
    message = "event culvert: field 'stays': 'tunnel': only one Event of a Location can have it, and event "
    with pytest.raises(gloaming.BadContent, match=message):
        with_entries(("event", event(id="culvert", stays=drain)))


# Fewer dice


@pytest.mark.rule("FG-ROLL-7", "FG-ROLL-8", "FG-ROLL-9")
def test_a_card_takes_dice_from_the_next_roll_but_never_the_last_one(with_cards: WithCards) -> None:
    fewer = {"verb": "ease-rolls", "dice": -1}
    with_cards(terrors=toml("terror", terror(effects=[fewer])))
    table = given("killer", hand=["focus", "walk"], terror=["a-step", "fire"], horror=0)
    assert "The next Horror Roll gets 1 fewer die." in table.told()
    assert rolled(table) == BOX.boards[0].dice[0] - 1
    box = tables.GAME.box
    assert box.terrors[box.terror_of["terror-a-step"]].says() == "Roll 1 fewer die on the next Horror Roll."
    assert rolled(given(hand=["focus", "walk"], more_dice=-5)) == 1


def rolled(table: Position) -> int:
    """Play Focus and return the number of its dice."""
    return len(table.pick("Play Focus", dice=[1, 1]).events("rolled")[-1]) - 1


@pytest.mark.rule("FG-ROLL-7")
def test_a_special_victim_and_a_weapon_can_cost_dice(with_cards: WithCards) -> None:
    boyfriend = printed("event", "boyfriend", rule=None)
    boyfriend["special"]["dice"] = -1
    weapon = {"least": 0, "most": 0, "damage": 3, "dice": -1, "dice_for": "weak-attack"}
    with_cards(location=toml("event", boyfriend) + toml("item", item(hands=1, weapon=weapon)))
    free = rolled(given(hand=["focus", "walk"], horror=0))
    assert rolled(given(hand=["focus", "walk"], horror=0, specials={"boyfriend": "sw-exit"})) == free - 1
    says = {entry.id: entry.says() for entry in (*tables.GAME.box.events, *tables.GAME.box.items)}
    assert "With it in your space, you roll 1 fewer die." in says["boyfriend"]
    assert says["torch"] == "Adds 3 damage; a Weak Attack with it rolls 1 fewer die."
    assert says["riding-crop"] == "A Weak Attack with it rolls 1 more die."


# Effects in every Upkeep phase


@pytest.mark.rule("FG-UPKEEP-2")
@pytest.mark.parametrize(
    ("files", "more"),
    [
        ({"killer": toml("power", printed("power", "well-fed", trait=UPKEEP, rule=None))}, {"powers": ["well-fed"]}),
        (
            {"terrors": toml("terror", terror(minor={"health": 1, "trait": UPKEEP}))},
            {"minors": {"a-step": 1}},
        ),
        ({"location": toml("item", item(holds=UPKEEP))}, {"backpack": ["torch"]}),
        ({"location": toml("event", event(stays=UPKEEP))}, {"events": ["a-knock"]}),
        (
            {"girls": toml("girl", printed("girl", "laurie", ultimate=UPKEEP, rule=None))},
            {"ultimate": True, "covered": range(6)},
        ),
        (
            {"killer": toml("finale", printed("finale", "thirst", upkeep=[HORROR], rule=None))},
            {"finale": "thirst", "revealed": True, "terror": []},
        ),
    ],
    ids=["Dark Power", "Minor Dark Power", "Item", "Event", "Ultimate Ability", "Finale"],
)
def test_any_card_in_play_can_have_an_effect_in_every_upkeep_phase(
    with_cards: WithCards, files: dict[str, str], more: dict[str, Any]
) -> None:
    with_cards(**files)
    assert given("upkeep", **more).horror == 4


@pytest.mark.rule("FG-UPKEEP-2", "FG-ITEM-2")
def test_an_item_that_needs_hands_does_nothing_in_the_backpack(with_cards: WithCards) -> None:
    with_cards(location=toml("item", item(hands=1, holds=UPKEEP)))
    assert given("upkeep", backpack=["torch"]).horror == 3
    assert given("upkeep", held=["torch"]).horror == 4


# Tables that may be empty


def test_a_pack_may_leave_out_the_table_of_minions(tmp_path: Path) -> None:
    folder = packed(tmp_path / "torch", "final-girl", location=toml("item", item(holds=UPKEEP)))
    assert read_box(folder).minions == BOX.minions


# What the rulebook allows and no card of the box does


@pytest.mark.rule("FG-PANIC-8")
@pytest.mark.parametrize(
    ("faces", "space", "told"),
    [
        ((6,), "lakeside-cabin", "She panics, rolls a 6 and runs to Lakeside Cabin."),
        ((1, 6), "lakeside-cabin", "She panics, rolls a 1 and stays."),
    ],
)
def test_a_card_can_let_the_final_girl_panic(
    with_cards: WithCards, faces: tuple[int, ...], space: str, told: str
) -> None:
    panics = {"verb": "panic", "who": "girl", "times": len(faces)}
    with_cards(terrors=toml("terror", terror(effects=[panics])))
    start = "firepit"
    table = given("killer", at=start, victims={start: 2}, hand=["walk"], terror=["a-step", "fire"], dice=faces)
    assert told in table.told()
    assert (table.girl, table.victims) == (space, {start: 2})


@pytest.mark.rule("FG-ROLL-1", "FG-CARD-6")
def test_a_terror_card_can_call_for_a_horror_roll(with_cards: WithCards) -> None:
    """Most Action cards require one, and some other cards."""
    either = {
        "verb": "either",
        "for_each": "success",
        "of": [[{"verb": "time", "by": 2}], [{"verb": "horror", "by": -1}]],
    }
    with_cards(terrors=toml("terror", terror(effects=[either])))
    table = given("killer", hand=["walk"], terror=["a-step", "fire"], dice=(5, 1))
    assert table.prompt == "Choose one"
    assert table.pick("Time +2").time == 8


@pytest.mark.rule("FG-EVENT-5")
@pytest.mark.parametrize("until", ["upkeep", "saved", "killed", "end"])
def test_an_event_is_discarded_when_it_says_so(with_cards: WithCards, until: str) -> None:
    stays = {"verb": "more", "to": "followers", "by": 1}
    with_cards(location=toml("event", event(stays=stays, until=until)))

    def events(phase: str, **more: Any) -> Position:
        return given(phase, events=["a-knock"], hand=["walk"], **more)

    left = {
        "upkeep": events("upkeep"),
        "saved": events("action", victims={"sw-exit": 1}).pick("Save a Victim, reward 1"),
        "killed": events("killer", killer="dock", victims={"dock": 1}, terror=["asleep-in-a-bunk", "fire"]),
    }
    gone = {"upkeep": {"upkeep", "killed"}, "saved": {"saved"}, "killed": {"killed"}, "end": set()}
    assert {moment for moment, table in left.items() if not table.view["events"]} == gone[until]
    text = {
        "upkeep": " Discard this at the end of the Upkeep phase.",
        "saved": " Discard this when a Victim is saved.",
        "killed": " Discard this when a Victim dies.",
        "end": "",
    }
    says = next(card.says() for card in tables.GAME.box.events if card.id == "a-knock")
    assert says == f"1 more Victim may follow you.{text[until]}"


@pytest.mark.rule("FG-SPECIAL-4")
def test_a_special_victim_can_be_added(with_cards: WithCards) -> None:
    special = {"piece": "blue", "chosen": "none", "at": "killer-start", "fearless": True}
    with_cards(location=toml("event", printed("event", "boyfriend", special=special, rule=None)))
    table = given(
        "killer", killer="lake", hand=["walk"], event_deck=["boyfriend"], terror=["the-legend-is-true", "fire"],
        victims={"dock": 1},
    )  # fmt: skip
    assert table.specials == {"boyfriend": "nw-woods"}
    assert table.victims == {"dock": 1, "nw-woods": 2}
    assert table.match.check() == []
    says = next(card.says() for card in tables.GAME.box.events if card.id == "boyfriend")
    assert says.startswith("Add the Boyfriend, a new Victim, where the Killer started. It follows you even into")


@pytest.mark.rule("FG-SPECIAL-4", "FG-CAMP-17")
def test_a_special_victim_added_in_a_deadly_space_dies(with_cards: WithCards) -> None:
    special = {"piece": "blue", "chosen": "none", "at": "lake"}
    with_cards(location=toml("event", printed("event", "boyfriend", special=special, rule=None)))
    table = given(
        "killer", hand=["walk"], events=["black-water"], event_deck=["boyfriend"],
        terror=["two-at-the-gate", "fire"],
    )  # fmt: skip
    assert (table.specials, table.dead) == ({}, 1)
    assert table.match.check() == []


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        (event(effects=[HORROR], until="saved"), "event a-knock: field 'until': only an Event with 'stays'"),
        (event(special={"piece": "white", "chosen": "none"}), "event a-knock: field 'special.at': set it if chosen"),
        (
            event(special={"piece": "white", "chosen": "nearest-girl", "at": "dock"}),
            "event a-knock: field 'special.at': set it if chosen",
        ),
        (
            event(special={"piece": "white", "chosen": "none", "at": "moon"}),
            "event a-knock: field 'special.at': camp-happy-trails has no space 'moon'",
        ),
    ],
)
def test_timing_and_places_that_do_not_fit_are_refused(with_entries: With, entry: dict[str, Any], message: str) -> None:
    with pytest.raises(gloaming.BadContent, match=message):
        with_entries(("event", entry))
