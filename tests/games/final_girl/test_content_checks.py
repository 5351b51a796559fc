"""Packs with errors: any value of a field is either refused with file, entry and field, or can be played."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from copy import deepcopy
from itertools import chain
from typing import Any

import pytest

import gloaming
from gloaming.engine.content.schema import word
from gloaming.engine.match.match import Game
from gloaming.engine.state.dice import seeded
from gloaming.games.final_girl.packs import CORE, TABLES
from gloaming.games.final_girl.vocabulary import VERBS
from tests.games.final_girl.conftest import Entry, With

PRINTED: dict[str, list[Entry]] = {table: [] for table in TABLES}
for _folder in CORE:
    for _path in sorted(_folder.glob("*.toml")):
        for _table, _entries in tomllib.loads(_path.read_text(encoding="utf-8")).items():
            PRINTED[_table] += _entries

CARD = {"source": "ours", "grade": "placeholder"}
CAMP = "camp-happy-trails"
HANS = "hans-the-butcher"
MOON = {"verb": "fire", "spaces": ["moon", "moon", "moon"]}
MORE_AT_MOON = {"verb": "add-victims", "count": 1, "at": ["girl-start", "moon"]}
HORROR = {"verb": "horror", "by": 1}
COMES = {"verb": "act", "target": "girl", "moves": 1, "attacks": 1}
EASE = {"verb": "ease-rolls", "three_and_four": "phase"}


def play(game: Game, seed: int, most: int = 800) -> None:
    """Play a random match and describe every view, event and reason."""
    options = {"bonus": "on", "epic": "forced"} if seed % 2 else {}
    match = game.new(seats=1, seed=seed, options=options)
    chance = seeded(seed)
    for number in range(most):
        if match.decision is None:
            break
        if number % 50 == 0:
            assert match.check() == []
            for piece in (*match.view(0)["tableau"], *match.view(0)["player"]["backpack"]):
                match.why_not(0, piece)
        match.pick(chance.below(len(match.decision.options)))
    assert match.check() == []
    assert match.events(0)
    game.content()


def printed(table: str, called: str, /, **changes: Any) -> Entry:
    """Return an entry of the box with some fields changed, or left out with None."""
    entry = {**deepcopy(next(candidate for candidate in PRINTED[table] if candidate["id"] == called)), **changes}
    return {key: value for key, value in entry.items() if value is not None}


def item(**fields: Any) -> Entry:
    return {"id": "torch", "name": "Torch", "of": CAMP, **CARD, **fields}


def action(**fields: Any) -> Entry:
    return {"id": "shout", "name": "Shout", "cost": 1, "copies": 1, "failure": [[]], "text": "Ho!", **CARD, **fields}


def event(**fields: Any) -> Entry:
    return {"id": "a-knock", "name": "A Knock", "of": CAMP, **CARD, **fields}


def terror(**fields: Any) -> Entry:
    return {"id": "a-step", "name": "A Step", "of": HANS, **CARD, **fields}


def use(when: str, *effects: Entry, **fields: Any) -> Entry:
    return {"when": when, "effects": list(effects), **fields}


def moved(number: int, **changes: Any) -> Entry:
    """Return the camp with one space changed."""
    camp = printed("location", CAMP)
    camp["spaces"][number] |= changes
    return camp


# What is named must be there


@pytest.mark.parametrize(
    ("table", "entry", "message"),
    [
        (
            "item",
            item(use=use("action", MOON)),
            r"item torch: field 'use.effects[0].spaces[0]': CAMP has no space 'moon'",
        ),
        (
            "item",
            item(gain=[MORE_AT_MOON]),
            "item torch: field 'gain[0].at[1]': CAMP has no space 'moon'; it has nw-woods",
        ),
        (
            "finale",
            printed("finale", "thirst", action=[MORE_AT_MOON, COMES]),
            "finale thirst: field 'action[0].at[1]': CAMP has no space 'moon'",
        ),
        ("finale", printed("finale", "thirst", revealed=[MOON]), "finale thirst: field 'revealed[0].spaces[0]': "),
        ("killer", printed("killer", HANS, first=[MORE_AT_MOON]), f"killer {HANS}: field 'first[0].at[1]': "),
        ("killer", printed("killer", HANS, final=[MOON]), f"killer {HANS}: field 'final[0].spaces[0]': "),
        (
            "killer",
            printed("killer", HANS, rows=[{"movement": 1, "attack": 1, "special": [MOON]}]),
            f"killer {HANS}: field 'rows[0].special[0].spaces[0]': ",
        ),
        (
            "terror",
            terror(effects=[{"verb": "either", "of": [[HORROR], [HORROR, MORE_AT_MOON]]}]),
            "terror a-step: field 'effects[0].of[1][1].at[1]': CAMP has no space 'moon'",
        ),
        (
            "power",
            printed("power", "well-fed", trait={"verb": "when-he-kills", "does": [MOON]}),
            "power well-fed: field 'trait.does[0].spaces[0]': ",
        ),
        ("event", event(effects=[MOON]), "event a-knock: field 'effects[0].spaces[0]': "),
        (
            "event",
            event(stays={"verb": "when", "on": "upkeep", "does": [MOON]}),
            "event a-knock: field 'stays.does[0].spaces[0]': ",
        ),
        (
            "event",
            event(stays={"verb": "tunnel", "between": ["dock", "moon"]}),
            "event a-knock: field 'stays.between[1]': ",
        ),
        (
            "event",
            event(special={"piece": "blue", "chosen": "nearest-girl", "dies": [MOON]}),
            "event a-knock: field 'special.dies[0].spaces[0]': ",
        ),
        ("girl", printed("girl", "laurie", after=[MOON]), "girl laurie: field 'after[0].spaces[0]': "),
        (
            "girl",
            printed("girl", "laurie", saves=[[HORROR], [{"verb": "take-action", "name": "nonsense"}]]),
            "girl laurie: field 'saves[1][0].name': there is no 'nonsense'; Action may be walk, focus",
        ),
        (
            "girl",
            printed("girl", "laurie", bonus="nothing-such"),
            "girl laurie: field 'bonus': there is no 'nothing-such'; bonus Item may be lauries-bow, reikos-axe",
        ),
        (
            "girl",
            printed("girl", "laurie", bonus="reikos-axe"),
            "girl laurie: field 'bonus': 'reikos-axe' belongs to reiko",
        ),
        (
            "item",
            item(hands=1, weapon={"least": 0, "most": 0, "damage": 1, "only": "nonsense"}),
            "item torch: field 'weapon.only': there is no 'nonsense'; Action may be",
        ),
        (
            "item",
            item(hands=1, weapon={"least": 0, "most": 0, "damage": 1, "dice": 1, "dice_for": "nonsense"}),
            "item torch: field 'weapon.dice_for': there is no 'nonsense'",
        ),
        (
            "item",
            item(hands=1, weapon={"least": 0, "most": 0, "damage": 1, "only": "walk"}),
            "item torch: field 'weapon.only': 'walk' is not an attack; the attacks are weak-attack",
        ),
        ("action", action(success2=[MOON]), "action shout: field 'success2[0].spaces[0]': "),
        ("action", action(failure=[[], [HORROR, MOON]]), "action shout: field 'failure[1][1].spaces[0]': "),
        ("setup", printed("setup", "bonfire", girl="moon"), "setup bonfire: field 'girl': CAMP has no space 'moon'"),
        ("setup", printed("setup", "bonfire", victims={"moon": 1}), "setup bonfire: field 'victims': CAMP has no"),
        ("item", item(of="moon"), f"item torch: field 'of': there is no 'moon'; Location may be {CAMP}"),
        (
            "terror",
            terror(of="laurie", effects=[HORROR]),
            "terror a-step: field 'of': there is no 'laurie'; Killer or Loc",
        ),
        (
            "finale",
            printed("finale", "thirst", id="hunger", of=CAMP),
            f"finale hunger: field 'of': there is no '{CAMP}'; Killer may",
        ),
        (
            "bonus",
            printed("bonus", "reikos-axe", id="nobodys-axe", owner="nobody"),
            "bonus nobodys-axe: field 'owner': there is no 'nobody'; Final Girl may be laurie, reiko",
        ),
        ("item", printed("bonus", "reikos-axe", id="torch"), "item torch: field 'of': [[item]] needs this field"),
        ("bonus", item(), "bonus torch: field 'owner': [[bonus]] needs this field"),
        (
            "location",
            moved(0, links={"moon": [1]}),
            f"location {CAMP}: space nw-woods: field 'links': 'moon' is not a space",
        ),
        (
            "location",
            printed("location", CAMP, decks=["lake"]),
            f"location {CAMP}: field 'decks': each must be a different space",
        ),
    ],
)
def test_what_a_card_names_at_whatever_depth_is_there(
    with_entries: With, table: str, entry: Entry, message: str
) -> None:
    with pytest.raises(gloaming.BadContent, match=re.escape(f"mine/{TABLES[table]}: {message.replace('CAMP', CAMP)}")):
        with_entries((table, entry))


def rink() -> list[tuple[str, Entry]]:
    """Return a small Location with everything it needs."""
    winter = printed(
        "location",
        CAMP,
        id="ice-rink",
        decks=["rink"],
        spaces=[
            {"id": "rink", "name": "Rink", "at": [1, 1], "links": {"bar": [1]}, "search": True},
            {"id": "bar", "name": "Bar", "at": [9, 9], "links": {"rink": [1]}, "exit": True},
        ],
    )
    return [
        ("location", winter),
        (
            "setup",
            printed("setup", "bonfire", id="night", of="ice-rink", girl="bar", killer="rink", victims={"bar": 2}),
        ),
        ("event", event(of="ice-rink", effects=[HORROR])),
        *[("item", item(id=f"puck-{number}", of="ice-rink")) for number in range(4)],
    ]


def test_a_card_of_no_location_names_spaces_that_every_location_has(with_entries: With) -> None:
    arrive = {"verb": "add-victims", "count": 1, "at": ["cabins", "killer-start"]}
    cards = rink()
    with_entries(*cards, ("terror", terror(of=CAMP, effects=[arrive])))
    with pytest.raises(
        gloaming.BadContent, match=r"terror a-step: .* has no space 'cabins'; it has .*; a card without a Loc"
    ):
        with_entries(*cards, ("terror", terror(effects=[arrive])))
    game = with_entries(*cards, ("terror", terror(effects=[{**arrive, "at": ["killer-start", "girl-start"]}])))
    match = game.new(seats=1, seed=1, options={"location": "ice-rink", "setup": "night"})
    assert match.view(0)["location"] == "ice-rink"


def test_a_location_without_an_exit_is_refused(with_entries: With) -> None:
    cards = rink()
    with_entries(*cards)
    cards[0][1]["spaces"][1]["exit"] = False
    with pytest.raises(gloaming.BadContent, match="location ice-rink: field 'spaces': at least one must be an Exit"):
        with_entries(*cards)


def test_nobody_sails_where_no_card_lays_down_a_boat(with_entries: With) -> None:
    ticket = item(id="ticket", of="ice-rink", use=use("action", {"verb": "sail"}))
    boat = item(id="boat", of="ice-rink", gain=[{"verb": "moor-boat"}])
    with pytest.raises(
        gloaming.BadContent,
        match=r"item ticket: field 'use.effects\[0\]': 'sail': needs a card at ice-rink with 'moor-boat', but",
    ):
        with_entries(*rink(), ("item", ticket))
    with_entries(*rink(), ("item", ticket), ("item", boat))
    with_entries(*rink(), ("item", ticket), ("action", action(success2=[{"verb": "moor-boat"}])))
    with_entries(*rink(), ("action", action(success2=[{"verb": "sail"}])))


def test_water_that_is_too_deep_for_a_trap_goes_by_its_own_name(with_entries: With) -> None:
    cards = rink()
    cards[0][1]["spaces"][1] |= {"name": "Ice Hole", "deep": True}
    trap = {"use": use("action", {"verb": "place-trap", "damage": 1})}
    game = with_entries(*[(table, entry | (trap if table == "item" else {})) for table, entry in cards])
    match = game.new(seats=1, seed=1, options={"location": "ice-rink"})
    state: Any = match._state
    puck = next(number for number, candidate in enumerate(state.box.items) if candidate.id == "puck-0")
    for deck in range(len(state.decks)):
        state.decks[deck] = ()
        state.decks_looked[deck] = ()
    state.backpack = (puck,)
    assert match.why_not(0, "item-puck-0") == ("It cannot lie in the Ice Hole.", "FG-ITEM-25")


@pytest.mark.parametrize("seed", range(3))
def test_where_there_is_no_water_the_boat_lies_nowhere(with_entries: With, seed: int) -> None:
    moors = {"gain": [{"verb": "moor-boat"}], "use": use("action", {"verb": "sail"})}
    cards = [(table, entry | (moors if table == "item" else {})) for table, entry in rink()]
    match = with_entries(*cards).new(seats=1, seed=seed, options={"location": "ice-rink"})
    chance = seeded(seed)
    while match.decision:
        assert match.view(0)["tokens"]["boat"] is None
        match.pick(chance.below(len(match.decision.options)))
    assert match.check() == []


# What makes no sense


@pytest.mark.parametrize(
    ("table", "entry", "message"),
    [
        (
            "item",
            item(hands=1, weapon={"least": 0, "most": 0, "damage": -5}),
            "item torch: field 'weapon.damage': a whole number, 0 or more",
        ),
        (
            "item",
            item(hands=1, weapon={"least": 2, "most": 1, "damage": 1}),
            "item torch: field 'weapon.least': 2 is more",
        ),
        ("item", item(weapon={"least": 0, "most": 0, "damage": 1}), "item torch: field 'hands': a weapon needs 1 or 2"),
        (
            "item",
            item(hands=1, weapon={"least": 0, "most": 0, "damage": 1, "dice": 1}),
            "item torch: field 'weapon.dice': set both 'dice' and 'dice_for'",
        ),
        (
            "item",
            item(hands=1, uses=3, weapon={"least": 0, "most": 0, "damage": 1, "alone": 1, "breaks": True}),
            "item torch: field 'weapon.alone': a weapon that stands alone cannot have 'only', 'dice', 'dice_for' or",
        ),
        (
            "item",
            item(hands=1, weapon={"least": 0, "most": 0, "damage": 1, "alone": 1}),
            "item torch: field 'uses': a weapon that stands alone needs them",
        ),
        ("item", item(use=use("action", HORROR, time=-3)), "item torch: field 'use.time': a whole number, 0 or more"),
        ("item", item(use=use("action", HORROR), uses=-2), "item torch: field 'uses': a whole number, 0 or more"),
        ("item", item(uses=2), "item torch: field 'uses': only a weapon that"),
        ("item", item(use=use("action", HORROR, discard=True), uses=2), "item torch: field 'uses': only a weapon that"),
        (
            "item",
            item(use=use("roll", HORROR)),
            "item torch: field 'use.effects': an Item for a roll has none",
        ),
        (
            "item",
            item(use=use("roll")),
            "item torch: field 'use.on_roll': an Item for a roll needs { verb = 'roll-again'",
        ),
        (
            "item",
            item(use=use("roll", on_roll={"verb": "roll-again", "one": 0})),
            "item torch: field 'use.on_roll': an Item for a roll needs { verb = 'roll-again'",
        ),
        (
            "item",
            item(use=use("action", HORROR, on_roll={"verb": "roll-again", "any": 0})),
            "item torch: field 'use.on_roll': only an Item with when = 'roll'",
        ),
        (
            "item",
            item(use=use("killer")),
            "item torch: field 'use.effects': an Item for a roll has none; any",
        ),
        (
            "item",
            item(use=use("killer", HORROR, once=True)),
            "item torch: field 'use.once': only an Item that is used",
        ),
        (
            "item",
            item(use=use("action", {"verb": "damage", "by": 1})),
            "item torch: field 'use.effects[0]': 'damage': only",
        ),
        (
            "item",
            item(use=use("killer", COMES)),
            "item torch: field 'use.effects[0]': 'act': an Enemy is already acting then",
        ),
        (
            "item",
            item(gain=[{"verb": "ignore"}]),
            "item torch: field 'gain[0]': 'ignore': only a card or Item with when = 'attacked'",
        ),
        ("item", item(holds={"verb": "pairs"}), "item torch: field 'holds': 'pairs': has no effect here"),
        (
            "item",
            item(holds={"verb": "more", "to": "attack", "by": 1}),
            "item torch: field 'holds': 'more': 'to' can only be followers or healing here, not 'attack'",
        ),
        (
            "item",
            item(holds={"verb": "more", "to": "healing", "by": -1}),
            "item torch: field 'holds.by': 1 to 5; for followers also -2 and -1",
        ),
        (
            "power",
            printed("power", "well-fed", trait={"verb": "rush", "within": 1}),
            "power well-fed: field 'trait': 'rush': has no effect here; use another trait, such as 'more'",
        ),
        (
            "terror",
            terror(minor={"health": 1, "trait": {"verb": "sweep"}}),
            "terror a-step: field 'minor.trait': 'sweep': has no effect here",
        ),
        ("terror", terror(), "terror a-step: field 'effects': set 'effects' or 'minor'"),
        (
            "terror",
            terror(effects=[HORROR], minor={"health": 1, "trait": {"verb": "more", "to": "attack", "by": 1}}),
            "terror a-step: field 'effects': set 'effects' or 'minor', not both",
        ),
        ("event", event(), "event a-knock: field 'effects': set exactly one of 'effects', 'stays' and 'special'"),
        (
            "event",
            event(effects=[HORROR], stays={"verb": "pairs"}),
            "event a-knock: field 'effects': set exactly one of",
        ),
        (
            "event",
            event(special={"piece": "blue", "chosen": "nearest-girl"}),
            "event a-knock: field 'special.piece': event boyfriend already uses the piece 'blue'",
        ),
        (
            "event",
            event(effects=[{"verb": "horror", "by": 0}]),
            "event a-knock: field 'effects[0].by': 0 changes nothing",
        ),
        (
            "event",
            event(effects=[{"verb": "either", "of": []}]),
            "event a-knock: field 'effects[0].of': a list of 1 or more",
        ),
        ("event", event(effects=[{"verb": "ease-rolls"}]), "event a-knock: field 'effects[0].dice': set either"),
        (
            "event",
            event(effects=[{"verb": "take-action", "name": "walk", "most_cost": 2}]),
            "event a-knock: field 'effects[0].most_cost': cannot be set for a named card",
        ),
        (
            "girl",
            printed("girl", "laurie", ultimate={"verb": "sweep"}),
            "girl laurie: field 'ultimate': 'sweep': has no effect here; use another trait, such as 'more', 'rush'",
        ),
        (
            "board",
            printed("board", "normal", rule="FG-ROLL-1"),
            "board normal: field 'rule': there is no such field",
        ),
        (
            "token",
            printed("token", "final-health-1", ruling="?"),
            "token final-health-1: field 'ruling': there is no such field",
        ),
        ("girl", printed("girl", "laurie", saves=[]), "girl laurie: field 'saves': a list of 1 or more"),
        (
            "killer",
            printed("killer", HANS, final=[{"verb": "either", "of": [[{"verb": "heal", "by": 1}], [HORROR]]}]),
            f"killer {HANS}: field 'final[0].of[1][0]': 'horror': the Final Effect would trigger itself",
        ),
        (
            "finale",
            printed("finale", "thirst", action=[HORROR]),
            "finale thirst: field 'action': needs an 'act' with target",
        ),
        ("action", action(failure=[]), "action shout: field 'failure': needs at least one line"),
        ("action", action(when="roll"), "action shout: field 'when': a card for a roll rerolls dice"),
        (
            "action",
            action(when="roll", failure=[]),
            "action shout: field 'on_roll': a card for a roll needs it, such as { verb = 'roll-again', one = 0",
        ),
        (
            "action",
            action(on_roll={"verb": "roll-again", "one": 0}),
            "action shout: field 'on_roll': only a card with when = 'roll'",
        ),
        (
            "action",
            action(when="roll", failure=[], on_roll={"verb": "roll-again"}),
            "action shout: field 'on_roll.one': set the cost of one die, or of",
        ),
        (
            "action",
            action(when="roll", failure=[], on_roll={"verb": "roll-again", "all": 13}),
            "action shout: field 'on_roll.all': a whole number, 12 at most",
        ),
        (
            "action",
            action(success2=[{"verb": "damage", "by": 1}]),
            "action shout: field 'success2[0]': 'damage': only Action cards",
        ),
        (
            "action",
            action(when="attacked", success1=[COMES]),
            "action shout: field 'success1[0]': 'act': an Enemy is already acting",
        ),
        (
            "action",
            action(when="attacked", success2=[EASE]),
            "action shout: field 'success2[0]': 'ease-rolls': three_and_four = 'phase' is only for effects in the Act",
        ),
        ("item", item(gain=[EASE]), "item torch: field 'gain[0]': 'ease-rolls': three_and_four = 'phase' is only for"),
        ("item", item(use=use("killer", EASE)), "item torch: field 'use.effects[0]': 'ease-rolls': three_and_four"),
        ("terror", terror(effects=[EASE]), "terror a-step: field 'effects[0]': 'ease-rolls': three_and_four = 'phase'"),
        (
            "event",
            event(stays={"verb": "when", "on": "upkeep", "does": [EASE]}),
            "event a-knock: field 'stays.does[0]': 'ease-rolls': three_and_four = 'phase' is only for effects in",
        ),
        ("board", printed("board", "normal", time=13), "board normal: field 'time': a whole number, 12 at most"),
        (
            "board",
            printed("board", "normal", dice=[-1] * 8),
            "board normal: field 'dice[0]': a whole number, 0 or more",
        ),
        (
            "setup",
            printed("setup", "bonfire", victims={"dock": 20, "lake": 2}),
            "setup bonfire: field 'victims': 22 Victims, but there are only 21 pieces",
        ),
        (
            "location",
            moved(0, id="Woods"),
            f"location {CAMP}: space Woods: field 'id': only lowercase letters, digits and single",
        ),
        (
            "location",
            moved(0, id="girl-start"),
            f"location {CAMP}: space girl-start: field 'id': is reserved",
        ),
        ("location", moved(0, id="dock"), f"location {CAMP}: space dock: field 'id': another space has the same id"),
        ("location", moved(0, name=" "), f"location {CAMP}: field 'spaces[0].name': a text with at least one letter"),
        ("location", moved(0, at=[1, 101]), f"location {CAMP}: field 'spaces[0].at[1]': a whole number, 100 at most"),
        (
            "location",
            moved(0, links={"nw-woods": [1]}),
            f"location {CAMP}: space nw-woods: field 'links': 'nw-woods' does not lead",
        ),
    ],
)
def test_what_makes_no_sense_is_refused(with_entries: With, table: str, entry: Entry, message: str) -> None:
    with pytest.raises(gloaming.BadContent, match=re.escape(f"mine/{TABLES[table]}: {message}")):
        with_entries((table, entry))


def test_what_stands_in_the_way_of_a_card_says_what_would_be_right(with_entries: With) -> None:
    with pytest.raises(gloaming.BadContent, match="'discard-terror', but no 'bloodlust' and no 'horror' above 0"):
        with_entries(("killer", printed("killer", HANS, final=[HORROR])))
    with pytest.raises(gloaming.BadContent, match=r"any = 0 }; its cost in Time is the field 'use.time'"):
        with_entries(("item", item(use=use("roll", on_roll={"verb": "roll-again", "any": 1}))))
    with_entries(("item", item(use={"when": "roll", "on_roll": {"verb": "roll-again", "any": 0}, "time": 1})))


def test_a_killer_with_epic_powers_alone_is_told_that_another_is_needed(with_entries: With) -> None:
    killer = printed("killer", HANS, id="the-cook")
    finale = printed("finale", "thirst", id="hunger", of="the-cook")
    power = printed("power", "well-fed", id="full", of="the-cook")
    with pytest.raises(gloaming.BadContent, match="at least one of its Dark Powers must not be 'epic'"):
        with_entries(("killer", killer), ("finale", finale), ("power", {**power, "epic": True}))
    with pytest.raises(gloaming.BadContent, match="10 Terror cards are needed"):
        with_entries(("killer", killer), ("finale", finale), ("power", power))


def test_a_space_that_no_way_leads_to_is_named(with_entries: With) -> None:
    camp = printed("location", CAMP)
    camp["spaces"] += [
        {"id": "moon", "name": "Moon", "at": [0, 0], "links": {"mars": [1]}},
        {"id": "mars", "name": "Mars", "at": [0, 9], "links": {"moon": [1]}},
    ]
    wrong = "space moon: field 'links': no path leads to Moon from North-west Woods; connect Moon with another space"
    with pytest.raises(gloaming.BadContent, match=wrong):
        with_entries(("location", camp))


@pytest.mark.parametrize(
    ("table", "entry", "message"),
    [
        (
            "action",
            action(id="item-knife"),
            "item knife: field 'id': the id 'item-knife' is already used by action item-knife",
        ),
        (
            "action",
            action(id="walk-b"),
            "action walk-b: field 'id': 'walk-b' is a piece of action 'walk'; to replace that entry write 'walk'",
        ),
        ("action", action(id="die-2"), "action die-2: field 'id': the id 'die-2' is already used by the table"),
        ("action", action(id="girl"), "action girl: field 'id': the id 'girl' is already used by the table"),
        (
            "action",
            action(id="victims-dock"),
            "action victims-dock: field 'id': the id 'victims-dock' is already used by the table",
        ),
        (
            "item",
            item(id="lauries-bow"),
            "item lauries-bow: field 'id': the id 'item-lauries-bow' is already used by bonus laur",
        ),
        (
            "terror",
            terror(id="your-name-b", effects=[HORROR]),
            "terror your-name-b: field 'id': the id 'terror-your-name-b' is already used by terror your-name",
        ),
        (
            "token",
            printed("token", "final-health-1", id="3"),
            "token 3: field 'id': the id 'token-3' is already used by the table",
        ),
    ],
)
def test_an_id_by_which_two_pieces_would_be_known_is_refused(
    with_entries: With, table: str, entry: Entry, message: str
) -> None:
    with pytest.raises(gloaming.BadContent, match=re.escape(message)):
        with_entries((table, entry))


def test_a_killer_and_a_location_are_called_differently(with_entries: With) -> None:
    film = [
        ("killer", printed("killer", HANS, id=CAMP)),
        ("finale", printed("finale", "thirst", id="other", of=CAMP)),
        ("power", printed("power", "well-fed", id="other", of=CAMP)),
    ]
    with pytest.raises(gloaming.BadContent, match=f"location {CAMP}: field 'id': a Killer already has the id '{CAMP}'"):
        with_entries(*film)


# Nonsense values


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    """Yield every text and number of an entry with its path of keys."""
    if isinstance(value, (dict, list)):
        for key, part in value.items() if isinstance(value, dict) else enumerate(value):
            yield from leaves(part, (*path, key))
    elif not isinstance(value, bool):
        yield path, value


def replaced(entry: Entry, path: tuple[str | int, ...], by: Any) -> Entry:
    """Return the entry with another text or number in one place."""
    other = deepcopy(entry)
    inner: Any = other
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = by
    return other


def fields_of(table: str) -> Iterator[tuple[Entry, tuple[str | int, ...], Any]]:
    """Yield each text and number of a table once: of each field of each verb."""
    seen = set()
    for entry in PRINTED[table]:
        for path, value in leaves(entry):
            inner: Any = entry
            for key in path[:-1]:
                inner = inner[key]
            verb = inner.get("verb", "") if isinstance(inner, dict) else ""
            words = tuple([key for key in path if isinstance(key, str)])
            place = words[: words.index("links") + 1] if "links" in words else words
            if words[0] != "victims" and (place, verb) not in seen:
                seen.add((place, verb))
                yield entry, path, value


@pytest.mark.sweep
@pytest.mark.parametrize("table", TABLES)
def test_a_field_of_nonsense_is_refused_or_can_be_played(with_entries: With, table: str) -> None:
    for entry, path, value in fields_of(table):
        for by in ("nonsense", "") if isinstance(value, str) else (-99, 10**6):
            cards = [(table, replaced(entry, path, by))]
            message = refusal(with_entries, cards)
            if not message:
                play(with_entries(*cards), seed=1)
                continue
            assert message.startswith(f"mine/{TABLES[table]}: {table} "), message
            assert re.search(r"field '", message), message
            if path[-1] != "id" and "links" not in path:
                assert any(str(key) in message for key in path[-2:]), message


def example(data: Any, verb: str) -> Entry | None:
    """Return an effect with a verb from the cards of the box."""
    if isinstance(data, dict):
        if data.get("verb") == verb:
            return data
        data = list(data.values())
    if isinstance(data, list):
        for part in data:
            effect = example(part, verb)
            if effect is not None:
                return effect
    return None


def lines(effect: Entry) -> Iterator[tuple[str, Entry]]:
    """Yield cards of each kind with an effect in each place where there is a line."""
    stays = {"verb": "when", "does": [effect]}
    special = {"piece": "orange", "chosen": "nearest-girl"}
    for when, id in (("action", "whistle"), ("attacked", "map"), ("killer", "fireworks")):
        yield "item", printed("item", id, use=use(when, effect, discard=True), holds=None)
    yield "item", printed("item", "flashlight", gain=[effect])
    yield "action", printed("action", "walk", success2=[effect], success1=[effect], failure=[[effect], []])
    yield "action", printed("action", "weak-attack", success2=[effect], success1=[effect], failure=[[effect]])
    yield "action", printed("action", "guard", success2=[effect], success1=[effect], failure=[[effect]])
    yield "girl", printed("girl", "laurie", saves=[[effect]] * 3, after=[effect])
    yield "killer", printed("killer", HANS, first=[effect, COMES])
    yield (
        "killer",
        printed("killer", HANS, final=[effect], rows=[{"movement": 1, "attack": 1, "special": [effect]}] * 3),
    )
    yield "finale", printed("finale", "thirst", action=[effect, COMES], revealed=[effect])
    yield "power", printed("power", "wide-swing", trait={"verb": "when-he-kills", "does": [effect]})
    yield "terror", printed("terror", "step-by-step", effects=[effect], copies=20)
    yield "event", printed("event", "a-late-bus", effects=[effect])
    yield "event", printed("event", "black-water", stays={**stays, "on": "upkeep"})
    yield "event", printed("event", "sleepwalkers", stays={**stays, "on": "further-save"})
    yield "event", printed("event", "the-damned", special={**special, "dies": [effect], "dies_with_you": [effect]})


def accepted(with_entries: With, entries: Iterator[tuple[str, Entry]]) -> list[tuple[str, Entry]]:
    """Return the entries that are left when each refused one is removed, as the message names it."""
    left = {(table, entry["id"]): entry for table, entry in entries}
    while True:
        cards = [(table, entry) for (table, _), entry in left.items()]
        message = refusal(with_entries, cards)
        if not message:
            return cards
        named = re.match(r"mine/[a-z]+\.toml: ([a-z]+) ([a-z-]+): field '", message)
        assert named is not None, message
        del left[named[1], named[2]]


def refusal(with_entries: With, cards: list[tuple[str, Entry]]) -> str:
    """Return the message if a pack of some entries is refused, else ""."""
    try:
        with_entries(*cards)
    except gloaming.BadContent as error:
        return str(error)
    return ""


@pytest.mark.parametrize("verb", sorted([word(verb) for verb in VERBS]))
def test_a_verb_is_refused_where_it_cannot_stand_and_can_be_played_everywhere_else(
    with_entries: With, verb: str
) -> None:
    play(with_entries(*accepted(with_entries, lines(effect_with(verb)))), seed=1, most=400)


@pytest.mark.sweep
@pytest.mark.parametrize("verb", sorted([word(verb) for verb in VERBS if word(verb) != "either"]))
def test_a_verb_among_others_to_choose_from_is_refused_or_can_be_played(with_entries: With, verb: str) -> None:
    either = {"verb": "either", "of": [[effect_with(verb)], [HORROR]]}
    game = with_entries(*accepted(with_entries, chain(lines(either), items_with(effect_with(verb)))))
    for seed in range(6):
        play(game, seed, most=2000)


def effect_with(verb: str) -> Entry:
    """What a card of the box says with a verb."""
    effect = example([card for entries in PRINTED.values() for card in entries], verb)
    assert effect is not None, f"no card of the box says {verb}"
    return effect | {"kind": "hound"} if verb == "spawn" else effect


def items_with(effect: Entry) -> Iterator[tuple[str, Entry]]:
    """Items that say it, of those that `lines` leaves as they are."""
    for id in ("energy-drink", "mysterious-pills", "lucky-dice"):
        yield "item", printed("item", id, use=use("action", effect, HORROR, time=1))
