"""Cards that are not in the box, and how the rules treat them."""

from __future__ import annotations

import pytest
from rich.console import Console

from gloaming.cli.rendering.boards.final_girl import legend
from gloaming.games.final_girl.films import FILMS
from gloaming.games.final_girl.odds import likely, odds
from tests.games.final_girl import table as tables
from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import ITEM, given, new

HERE = "firepit"
OURS = 'source = "ours"\ngrade = "placeholder"\n'
KILLER = next(film.folder / "killer.toml" for film in FILMS if (film.folder / "killer.toml").exists())
LOCATION = next(film.folder / "location.toml" for film in FILMS if (film.folder / "location.toml").exists())


def item(id: str, says: str, name: str = "Torch") -> str:
    return f'[[item]]\nid = "{id}"\nname = "{name}"\nof = "camp-happy-trails"\n{says}\n{OURS}'


def event(id: str, says: str) -> str:
    return f'[[event]]\nid = "{id}"\nname = "A Knock"\nof = "camp-happy-trails"\n{says}\n{OURS}'


@pytest.mark.rule("FG-LUST-3")
def test_what_a_row_says_comes_next_wherever_a_victim_dies(with_cards: WithCards) -> None:
    row = '{ movement = 1, attack = 2, special = [{ verb = "draw-event" }] },\n'
    text = KILLER.read_text(encoding="utf-8")
    at, end = text.index("rows = ["), text.index("]\n\n[[finale]]")
    with_cards(killer=f"{text[:at]}rows = [\n{row * 4}{text[end:]}")
    table = given(
        "panic",
        at="sw-exit",
        killer="dock",
        victims={"dock": 1},
        events=["black-water"],
        event_deck=["a-late-bus"],
        killed_turn=1,
        dice=[1],
    )
    assert (table.dead, table.row, table.view["event_deck"]) == (1, 2, 0)
    assert table.victims == {"cabins": 2, "dock": 2, "firepit": 2}
    assert table.state.todo == ()


@pytest.mark.rule("FG-HEALTH-6", "FG-SETUP-18")
def test_a_girl_who_comes_back_to_life_in_the_set_up_ends_no_phase(with_cards: WithCards) -> None:
    ids = "sworn-together boyfriend girlfriend the-damned a-late-bus stubborn-kids hands-that-hold black-water"
    lose = 'effects = [{ verb = "lose", by = 9 }, { verb = "horror", by = 1 }]'
    with_cards(location="".join([event(id, lose) for id in [*ids.split(), "the-old-drain", "sleepwalkers"]]))
    tables = [new(seed, girl="laurie", setup="bonfire") for seed in range(12)]
    back = [table for table in tables if not table.over]
    assert 0 < len(back) < len(tables)
    for table in back:
        assert (table.phase, table.horror, table.events("phase-cut")) == ("Action phase", 5, [])


@pytest.mark.rule("FG-FOLLOW-1")
def test_fewer_followers_than_none_leave_her_alone_and_nine_are_the_most(with_cards: WithCards) -> None:
    fewer = 'stays = { verb = "more", to = "followers", by = -2 }'
    more = 'holds = { verb = "more", to = "followers", by = 5 }'
    with_cards(
        location=event("black-water", fewer) + event("stubborn-kids", fewer) + item("map", more) + item("whistle", more)
    )
    alone = given(at=HERE, victims={HERE: 3}, events=["black-water", "stubborn-kids"], hand=["walk"])
    assert [label for label in alone.play("Walk", 5, 5).labels if label.startswith("To South Path")] == [
        "To South Path"
    ]
    many = given(at=HERE, victims={HERE: 15}, backpack=["map", "whistle"], hand=["walk"]).play("Walk", 5, 5)
    assert len([label for label in many.labels if label.startswith("To South Path")]) == 10
    assert many.offers("To South Path with 9 Victims")


@pytest.mark.rule("FG-ITEM-2")
def test_followers_of_an_item_that_shows_hands_come_while_it_is_held(with_cards: WithCards) -> None:
    with_cards(location=item("whistle", 'hands = 1\nholds = { verb = "more", to = "followers", by = 1 }'))
    for held, backpack, most in ((["whistle"], [], 3), ([], ["whistle"], 2)):
        table = given(at=HERE, victims={HERE: 5}, held=held, backpack=backpack, hand=["walk"]).play("Walk", 5, 5)
        assert len([label for label in table.labels if label.startswith("To South Path")]) == most + 1


def for_roll(id: str, name: str, says: str) -> str:
    on_roll = f'on_roll = {{ verb = "roll-again", {says} }}'
    return (
        f'[[action]]\nid = "{id}"\nname = "{name}"\ncost = 4\ncopies = 1\nwhen = "roll"\n{on_roll}\ntext = "?"\n{OURS}'
    )


@pytest.mark.rule("FG-ROLL-6", "FG-ROLL-11")
def test_of_two_different_cards_for_a_roll_you_say_which_is_played(with_cards: WithCards) -> None:
    with_cards(actions=for_roll("planning", "Second Look", "one = 1, all = 0"))
    hand = ["focus", "close-call", "planning"]
    table = given(at=HERE, hand=hand, time=3).pick("Play Focus", dice=[1, 1, 5])
    assert [label for label in table.labels if "reroll" in label] == [
        "Close Call: reroll die 1 (a 1)",
        "Close Call: reroll all 2 dice for 2 Time",
        "Second Look: reroll die 1 (a 1) for 1 Time",
        "Second Look: reroll all 2 dice",
    ]
    free = given(at=HERE, hand=hand, time=3).pick("Play Focus", dice=[1, 1, 5])
    free.pick("Second Look: reroll all 2 dice", dice=[1, 6])
    assert (free.hand, free.time, free.dice) == (["close-call"], 3, [1, 6])
    table.pick("Second Look: reroll die 1 (a 1) for 1 Time", dice=[2])
    assert (table.hand, table.time, table.dice) == (["close-call"], 2, [2, 1])
    table.pick("Close Call: reroll die 2 (a 1)", dice=[5])
    assert (table.hand, table.time, table.horror) == ([], 1, 2)


@pytest.mark.rule("FG-ROLL-6")
def test_a_card_for_a_roll_may_be_for_one_die_or_for_all_alone(with_cards: WithCards) -> None:
    with_cards(actions=for_roll("planning", "One", "one = 2") + for_roll("improvise", "All", "all = 0"))
    table = given(at=HERE, hand=["focus", "planning", "improvise"], time=3).pick("Play Focus", dice=[1, 1])
    assert [label for label in table.labels if "reroll" in label] == [
        "All: reroll all 2 dice",
        "One: reroll die 1 (a 1) for 2 Time",
    ]
    red = given("killer", at=HERE, killer=HERE, hand=["guard", "planning", "improvise"], time=-1, terror=[])
    red.pick("Defend with Guard", dice=[1, 1])
    assert [label for label in red.labels if "reroll" in label] == ["All: reroll all 2 dice"]
    assert red.match.why_not(0, "planning") == ("Time is below zero: you cannot pay any.", "FG-ROLL-6")
    assert given(hand=["focus", "planning"]).match.why_not(0, "planning") == (
        "One is played after a Horror Roll.",
        "FG-ROLL-6",
    )
    sure = given(horror=0, hand=["focus", "planning", "close-call"]).pick("Play Focus", dice=[5, 6, 6])
    assert [label for label in sure.labels if "reroll" in label] == ["Close Call: reroll all 3 dice for 2 Time"]
    assert sure.match.why_not(0, "planning") == ("Rerolling these dice could not change the outcome.", "FG-ROLL-5")


@pytest.mark.rule("FG-ROLL-5", "FG-ROLL-6")
def test_a_card_for_a_roll_may_be_for_any_of_the_dice(with_cards: WithCards) -> None:
    with_cards(actions=for_roll("planning", "Any", "any = 1"))
    table = given(at=HERE, hand=["focus", "planning"], time=3, horror=0).pick("Play Focus", dice=[1, 6, 1])
    table.pick("Any: reroll any of the dice for 1 Time")
    assert (table.prompt, table.time, table.hand) == ("Reroll which dice?", 2, [])
    table.pick("Die 1").pick("Die 3", dice=[5, 1])
    assert (table.events("rolled-again")[-1], table.horror) == (["rolled-again", 5, 6, 1], 0)


@pytest.mark.rule("FG-ROLL-11")
@pytest.mark.parametrize(
    ("says", "words", "short"),
    [
        ("one = 0, all = 2", "reroll 1 die, or all dice for 2 Time", "reroll 1 die, or all dice for 2 Time"),
        ("one = 1, all = 0", "reroll 1 die for 1 Time, or all dice", "reroll 1 die for 1 Time, or all dice"),
        ("one = 0", "reroll 1 die", "reroll 1 die"),
        ("all = 3", "reroll all dice for 3 Time", "reroll all dice for 3 Time"),
        ("any = 0", "reroll any of the dice", "reroll any of the dice"),
        (
            "one = 0, any = 2",
            "reroll 1 die, or any of the dice for 2 Time",
            "reroll 1 die, or any of the dice for 2 Time",
        ),
    ],
)
def test_a_card_for_a_roll_says_the_same_everywhere(with_cards: WithCards, says: str, words: str, short: str) -> None:
    with_cards(actions=for_roll("planning", "Second Look", says))
    game = tables.GAME
    facts = next(entry["facts"] for entry in game.content() if entry["id"] == "action-planning")
    assert "".join("".join(part) for part in facts["roll"].pop("parts")) == f"After a roll: {short}"
    assert "".join("".join(part) for part in facts["roll"].pop("gist_parts")) == short[0].upper() + short[1:]
    assert facts["roll"] == {
        "words": f"After a Horror Roll, {words}",
        "short": f"After a roll: {short}",
        "gist": short[0].upper() + short[1:],
    }
    assert "two" not in facts
    table = given("planning", time=6, hand=[])
    label = next(number for number, offered in enumerate(table.labels) if offered.startswith("Buy Second Look"))
    assert table.match.decision is not None
    option = table.match.decision.options[label]
    assert odds(table.state, option) == f"After a Horror Roll, {words}."
    assert likely(table.state, option) == short
    console = Console(width=200, record=True)
    console.print(legend(table.view, game.box))
    assert f"After a Horror Roll, {words}." in console.export_text()


def action(id: str, name: str, says: str) -> str:
    return f'[[action]]\nid = "{id}"\nname = "{name}"\ncost = 0\ncopies = 1\ntext = "?"\n{says}\n{OURS}'


EACH = '{ verb = "either", for_each = "success", of = [[{ verb = "time", by = 1 }], [{ verb = "horror", by = -1 }]] }'


@pytest.mark.rule("FG-ROLL-1", "FG-ROLL-5", "FG-CARD-6")
def test_a_roll_that_a_card_makes_for_itself_is_no_roll_for_the_card(with_cards: WithCards) -> None:
    with_cards(actions=action("planning", "Lucky Break", f"success2 = [{EACH}]\nsuccess1 = []\nfailure = [[]]"))
    table = given(at=HERE, hand=["planning", "walk", "focus", "close-call"], horror=0, time=2)
    table.pick("Play Lucky Break", dice=[5, 6, 1])
    table.pick("Go on", dice=[5, 6, 4])
    assert table.dice == [5, 6, 4]
    assert table.prompt == "Change the roll?"
    table.pick("Discard 2 cards: die 3 (a 4)", "Discard Walk", "Discard Focus")
    table.pick("Go on", "Time +1.", "Time +1.", "Time +1.")
    assert table.time == 5


@pytest.mark.rule("FG-ITEM-12")
def test_a_weapon_adds_no_dice_to_a_roll_that_its_card_makes_for_itself(with_cards: WithCards) -> None:
    says = f"attack = true\nsuccess2 = [{EACH}]\nsuccess1 = []\nfailure = [[]]"
    with_cards(actions=action("weak-attack", "Weak Attack", says))
    table = given(
        girl="reiko", at=HERE, killer=HERE, hand=["weak-attack"], held=["reikos-axe"], options={"bonus": "on"}
    )
    table.pick("Play Weak Attack", "With Reiko's Axe", dice=[6, 6, 6])
    assert [len(event) - 1 for event in table.events("rolled")] == [3, 2]


@pytest.mark.rule("FG-STRIKE-5", "FG-STALK-1")
def test_a_dark_power_may_be_more_attack_or_more_moves(with_cards: WithCards) -> None:
    power = (
        '[[power]]\nid = "{}"\nname = "More"\nof = "hans-the-butcher"\ntrait = {{ verb = "more", to = "{}", by = 2 }}\n'
    )
    with_cards(killer=power.format("wide-swing", "attack") + OURS + power.format("well-fed", "moves") + OURS)
    table = given("killer", at=HERE, killer=HERE, powers=["wide-swing"], hand=["guard"], terror=[])
    assert table.labels[-1] == "Take 4 damage"
    for powers, where in (([], "south-path"), (["well-fed"], "lakeside-cabin")):
        terror = ["step-by-step", "fire"]
        table = given("killer", at="lakeside-cabin", killer="dock", powers=powers, hand=["walk"], terror=terror)
        assert table.killer == where


@pytest.mark.rule("FG-ROLL-9")
def test_no_more_than_nine_dice_wait_for_a_roll(with_cards: WithCards) -> None:
    with_cards(location=item("map", 'use = { when = "action", effects = [{ verb = "ease-rolls", dice = 6 }] }'))
    table = given(backpack=["map"]).pick("Use the Torch", "Use the Torch", "Use the Torch")
    assert (table.view["player"]["more_dice"], table.events("more-dice")) == (9, [["more-dice", 6], ["more-dice", 3]])


@pytest.mark.rule("FG-ITEM-17")
def test_a_name_with_braces_is_told_as_it_is(with_cards: WithCards) -> None:
    with_cards(location=LOCATION.read_text(encoding="utf-8").replace('name = "Dock"', 'name = "{0} Dock"'))
    table = given(backpack=["motorboat-keys"], boat=9)
    assert table.match.why_not(0, "item-motorboat-keys") == ("The boat lies at {0} Dock.", "FG-ITEM-17")
    table = given(backpack=["motorboat-keys"])
    assert table.match.why_not(0, "item-motorboat-keys") == ("There is no boat.", "FG-ITEM-17")


@pytest.mark.rule("FG-ITEM-28", "FG-ITEM-29")
def test_the_killer_phase_does_not_end_in_another(with_cards: WithCards) -> None:
    with_cards(
        location=item("map", 'use = { when = "action", effects = [{ verb = "end-killer-phase" }] }')
        + item("whistle", 'gain = [{ verb = "end-killer-phase" }]', "Bell")
    )
    table = given(at="dock", backpack=["map"], decks={"dock": ["whistle"]}, hand=["search", "walk"])
    assert not table.offers("Use the Torch")
    assert table.match.why_not(0, "item-map") == ("This is not the Killer phase.", "FG-ITEM-28")
    table.play("Search", 5, 1)
    assert (table.phase, ITEM["whistle"] in table.state.backpack) == ("Action phase", True)


@pytest.mark.rule("FG-TIME-6", "FG-CAMP-6")
def test_before_a_fire_that_may_turn_over_her_token_cards_can_be_discarded(with_cards: WithCards) -> None:
    with_cards(location=item("map", 'use = { when = "action", effects = [{ verb = "draw-terror" }] }'))
    table = given(at="cabins", backpack=["map"], terror=["fire", "fresh-tracks"], health=1, hand=["walk"])
    table.pick("Use the Torch")
    assert (table.rule, table.events("fire")) == ("FG-TIME-6", [])
    table.pick("Go on", dice=[1])
    assert table.result is not None
    safe = given(at="firepit", backpack=["map"], terror=["fire", "fresh-tracks"], health=1, hand=["walk"])
    assert safe.pick("Use the Torch").rule == "FG-ACT-2"


GIRL = """
[[girl]]
id = "laurie"
name = "Nell"
film = "the-happy-trails-horror"
health = 5
saves = [[{ verb = "time", by = 1 }], %s]
ultimate = { verb = "rush", within = 2 }
after = [{ verb = "time", by = 1 }]
bonus = "lauries-bow"
text = "?"
rule = "FG-GIRL-1"
source = "ours"
grade = "placeholder"
"""


@pytest.mark.rule("FG-SAVE-3")
@pytest.mark.parametrize(
    ("reward", "waits"),
    [
        (f"[{EACH}]", True),
        ('[{ verb = "act", target = "girl", moves = 0, attacks = 1 }]', True),
        ('[{ verb = "ease-rolls", three_and_four = "next-roll" }]', True),
        ('[{ verb = "either", of = [[{ verb = "horror", by = -1 }], [{ verb = "move", steps = 1 }]] }]', False),
    ],
)
def test_a_reward_that_makes_a_roll_or_lets_him_act_waits_until_the_roll_is_over(
    with_cards: WithCards, reward: str, waits: bool
) -> None:
    with_cards(girls=GIRL % reward)
    table = given(at="se-exit", victims={"se-exit": 1}, hand=["focus", "close-call", "walk"])
    table.pick("Play Focus", dice=[1, 1]).pick("Save a Victim, reward 2")
    assert (table.prompt.endswith("hange the roll?"), table.offers("Take reward 2")) == (True, not waits)
    table.pick("Go on")
    assert table.offers("Take reward 2") or not table.state.rewards
