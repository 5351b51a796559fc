"""The reasons why something is not allowed, and their clauses."""

from __future__ import annotations

import pytest

from tests.games.final_girl.conftest import WithCards
from tests.games.final_girl.table import SPACE, Position, given


def why(table: Position, piece: str) -> str | None:
    """Return the clause that forbids a piece, or None."""
    refusal = table.match.why_not(0, piece)
    return None if refusal is None else refusal[1]


@pytest.mark.parametrize(
    ("piece", "clause"),
    [
        ("walk", None),
        ("weak-attack", "FG-ATTACK-1"),
        ("search", "FG-PLAN-1"),
        ("focus-b", "FG-PLAN-6"),
        ("guard", "FG-REACT-1"),
        ("close-call", "FG-ROLL-6"),
        ("sprint", None),
        ("space-sports-courts", "FG-MOVE-1"),
        ("space-nowhere", None),
        ("item-axe", "FG-ITEM-2"),
        ("item-knife", "FG-WEAPON-3"),
        ("item-map", None),
        ("item-fireworks", None),
        ("nonsense", None),
    ],
)
def test_in_the_action_phase(piece: str, clause: str | None) -> None:
    table = given(
        hand=["walk", "weak-attack", "guard", "close-call", "focus", "sprint"], discard=["focus"], held=["knife"],
        backpack=["axe", "map"],
    )  # fmt: skip
    assert why(table, piece) == clause


def test_on_the_way() -> None:
    table = given(at="firepit").play("Walk", 5, 5)
    assert why(table, "space-firepit") == "FG-MOVE-1"
    assert why(table, "space-dock") == "FG-BOARD-1"
    assert why(table, "space-south-path") is None
    assert why(table, "focus") == "FG-ACT-2"


def test_in_the_planning_phase() -> None:
    table = given("planning", time=2, hand=["walk", "focus", "focus"], backpack=["map"])
    assert why(table, "search") is None
    assert why(table, "long-rest") == "FG-PLAN-1"
    assert why(table, "walk") == "FG-ACT-2"
    assert why(table, "item-map") == "FG-ITEM-7"
    table = given("planning", time=-1, hand=["walk", "focus", "focus"])
    assert table.match.why_not(0, "search") == ("It costs 2 Time, and you have 0.", "FG-PLAN-1")


def test_an_item_used_once_waits_for_the_next_action_phase() -> None:
    table = given(backpack=["flashlight"]).pick("Use the Flashlight", "Leave it on top")
    assert why(table, "item-flashlight") == "FG-ITEM-7"


def test_a_search_space_without_items() -> None:
    assert why(given(at="dock", hand=["search"], decks={"dock": []}), "search") == "FG-SEARCH-5"


def words(table: Position, piece: str) -> tuple[str, str] | None:
    """Return why a piece cannot be chosen, in words, with the clause."""
    return table.match.why_not(0, piece)


def test_items_that_cost_time_say_so() -> None:
    table = given(time=0, backpack=["whistle"])
    assert words(table, "item-whistle") == ("It costs 1 Time, and you have 0.", "FG-ITEM-7")
    table = given(time=1, backpack=["bear-trap"])
    assert words(table, "item-bear-trap") == ("It costs 2 Time, and you have 1.", "FG-ITEM-7")
    assert words(given(time=2, backpack=["bear-trap"]), "item-bear-trap") is None
    used = given(backpack=["whistle"]).pick("Use the Whistle")
    assert words(used, "item-whistle") == ("It has already been used in this Action phase.", "FG-ITEM-7")


def test_the_bear_trap_cannot_lie_in_the_lake() -> None:
    refusal = words(given(at="lake", backpack=["bear-trap"]), "item-bear-trap")
    assert refusal == ("It cannot lie in the Lake.", "FG-ITEM-25")


def test_a_bow_says_how_far_it_shoots_and_what_it_costs() -> None:
    near = given(at="firepit", killer="firepit", held=["archery-bow"])
    assert words(near, "item-archery-bow") == ("No Enemy is at its range: 1 to 2 spaces away.", "FG-WEAPON-1")
    poor = given(at="firepit", killer="south-path", held=["archery-bow"], time=1)
    assert words(poor, "item-archery-bow") == ("It costs 2 Time, and you have 1.", "FG-WEAPON-5")
    assert words(given(at="firepit", killer="south-path", held=["archery-bow"]), "item-archery-bow") is None
    killing = given("planning", held=["archery-bow"])
    assert why(killing, "item-archery-bow") == "FG-WEAPON-5"


def test_the_boat_is_used_where_it_lies() -> None:
    table = given(backpack=["motorboat-keys"], boat=SPACE["dock"])
    assert words(table, "item-motorboat-keys") == ("The boat lies at Dock.", "FG-ITEM-17")
    table = given(at="dock", backpack=["motorboat-keys"], boat=SPACE["dock"], time=1)
    assert words(table, "item-motorboat-keys") == ("It costs 2 Time, and you have 1.", "FG-ITEM-7")
    assert why(given("planning", backpack=["motorboat-keys"]), "item-motorboat-keys") == "FG-ITEM-7"


def test_the_flashlight_needs_a_terror_card_to_look_at() -> None:
    table = given(backpack=["flashlight"], terror=[])
    assert words(table, "item-flashlight") == ("No Terror card is left to look at.", "FG-ITEM-26")


def test_when_the_phase_is_over_and_rewards_wait_nothing_else_is_to_be_had() -> None:
    table = given(
        at="sports-courts",
        victims={"sw-exit": 3},
        time=0,
        hand=["walk", "focus", "guard"],
        held=["knife"],
        backpack=["energy-drink", "lucky-dice"],
    )
    table.play("Walk", 6, 6).pick("To South-west Exit")
    table.pick("Save a Victim, reward 1", "Save a Victim, reward 3", "Stop here", "Go on")
    assert table.time == -1
    assert [label[:13] for label in table.labels] == ["Take reward 1", "Take reward 3"]
    over = ("The Action phase is over: you can only take your remaining rewards.", "FG-ACT-4")
    for piece in ("focus", "guard", "item-energy-drink", "item-lucky-dice", "item-knife"):
        assert words(table, piece) == over, piece
    assert why(table, "walk") == "FG-PLAN-6"
    assert why(table, "search") == "FG-PLAN-1"


def test_an_item_says_when_it_is_used() -> None:
    table = given(
        at="cabins",
        killer="cabins",
        held=["pepper-spray", "bin-lid"],
        backpack=["lucky-dice", "map"],
    )
    assert words(table, "item-lucky-dice") == ("It is used after a Horror Roll.", "FG-ROLL-5")
    assert words(table, "item-bin-lid") == ("It is used when you are attacked.", "FG-ITEM-7")
    spray = ("It is used in the Killer phase, with the Killer in your space.", "FG-ITEM-29")
    assert words(table, "item-pepper-spray") == spray
    assert words(table, "item-map") is None
    elsewhere = given("killer", at="cabins", killer="dock", terror=["at-the-window"], held=["pepper-spray", "bin-lid"])
    assert words(elsewhere, "item-pepper-spray") == spray
    attacked = given("killer", at="cabins", killer="cabins", held=["pepper-spray", "bin-lid"], backpack=["lucky-dice"])
    assert attacked.prompt == "Defend yourself?"
    assert words(attacked, "item-pepper-spray") is None
    assert words(attacked, "item-bin-lid") is None
    assert words(attacked, "item-lucky-dice") == ("It is used after a Horror Roll.", "FG-ROLL-5")


def test_a_weapon_says_that_it_is_named_with_an_attack() -> None:
    table = given(at="cabins", killer="cabins", held=["knife"], backpack=["first-aid-kit"], hand=["weak-attack"])
    named = ("It is a weapon: you choose it when you attack with an Action card.", "FG-WEAPON-3")
    assert words(table, "item-knife") == named
    attack = given(at="cabins", killer="cabins", held=["knife", "old-revolver"], hand=["weak-attack"])
    attack.pick("Play Weak Attack")
    assert words(attack, "item-knife") is None
    assert words(attack, "item-old-revolver") == ("It does not fit this attack.", "FG-WEAPON-1")
    kit = given(held=["first-aid-kit"])
    by_itself = ("It works by itself: you do not use it.", "FG-ITEM-7")
    assert words(kit, "item-first-aid-kit") == by_itself


def test_an_item_against_the_killer_says_what_it_lacks(with_cards: WithCards) -> None:
    spray = 'use = { when = "killer", time = 4, effects = [{ verb = "end-killer-phase" }] }'
    with_cards(
        location=f'[[item]]\nid = "pepper-spray"\nname = "Spray"\nof = "camp-happy-trails"\n{spray}\n'
        'source = "ours"\ngrade = "placeholder"\n'
    )
    table = given("killer", at="cabins", killer="cabins", hand=["guard"], backpack=["pepper-spray"], time=3)
    assert table.prompt == "Defend yourself?"
    assert words(table, "item-pepper-spray") == ("It costs 4 Time, and you have 3.", "FG-ITEM-7")


@pytest.mark.rule("FG-ROLL-5", "FG-ROLL-6")
def test_a_card_for_a_roll_that_is_on_offer_is_not_denied() -> None:
    table = given(hand=["weak-attack", "close-call", "close-call", "walk"], killer="sw-exit", dice=[1, 2])
    table.pick("Play Weak Attack")
    assert [label[:10] for label in table.labels].count("Close Call") == 3
    assert (why(table, "close-call"), why(table, "close-call-b")) == (None, None)
    [first, second, both] = [
        table.match.describe(i).pieces for i, label in enumerate(table.labels) if label.startswith("Close Call")
    ]
    assert (first, second, both) == (("close-call", "die-0"), ("close-call", "die-1"), ("close-call",))


@pytest.mark.rule("FG-ROLL-6")
def test_a_card_that_only_lacks_time_for_all_the_dice_says_so() -> None:
    table = given(
        "killer", at="cabins", killer="cabins", hand=["guard", "close-call"], backpack=["lucky-dice"], time=-1, horror=0
    )
    table.pick("Defend with Guard", dice=[5, 6, 6])
    assert table.labels == ["Use the Lucky Dice", "Go on"]
    assert words(table, "close-call") == ("Time is below zero: you cannot pay any.", "FG-ROLL-6")


ROLL = ("First finish the roll.", "FG-ROLL-4")
CHANGE = ("First finish this change of the roll.", "FG-ROLL-5")
DEFENCE = ("First finish this defense.", "FG-REACT-2")
ACTION = ("First finish the action.", "FG-ACT-2")


@pytest.mark.rule("FG-ACT-2", "FG-ROLL-5")
def test_in_the_middle_of_an_action_it_is_to_be_finished_first() -> None:
    table = given(
        at="cabins",
        killer="cabins",
        held=["knife"],
        backpack=["lucky-dice"],
        hand=["weak-attack", "walk", "guard", "close-call"],
    )
    table.pick("Play Weak Attack")
    assert table.prompt == "Attack with what?"
    assert words(table, "walk") == ACTION
    assert why(table, "guard") == "FG-REACT-1"
    assert why(table, "item-lucky-dice") == "FG-ROLL-5"
    table.pick("With the Knife", dice=[1, 2])
    assert table.prompt == "Change the roll?"
    assert words(table, "walk") == ROLL
    table.pick("Use the Lucky Dice")
    assert table.prompt == "Reroll which dice?"
    assert (words(table, "walk"), words(table, "close-call")) == (ROLL, CHANGE)
    assert words(given(at="firepit").play("Walk", 5, 5), "focus") == ACTION


@pytest.mark.rule("FG-REACT-2", "FG-ITEM-29")
def test_in_the_middle_of_a_defence_it_is_to_be_finished_first() -> None:
    table = given(
        "killer",
        at="cabins",
        killer="cabins",
        held=["pepper-spray", "bin-lid"],
        backpack=["lucky-dice", "map", "whistle"],
        hand=["guard", "guard", "close-call", "close-call", "walk"],
    )
    table.pick("Defend with Guard", dice=[1, 2])
    assert table.prompt == "Change the roll?"
    for piece in ("item-pepper-spray", "item-bin-lid", "guard-b"):
        assert words(table, piece) == ROLL, piece
    assert (words(table, "close-call"), words(table, "item-lucky-dice")) == (None, None)
    assert words(table, "item-whistle") == ("It is used between actions in the Action phase.", "FG-ITEM-7")
    assert why(table, "walk") == "FG-ACT-2"
    back = given("killer", at="cabins", killer="cabins", held=["knife", "pepper-spray"], hand=["retaliate", "guard"])
    back.pick("Defend with Retaliate")
    assert back.prompt == "Strike back with what?"
    assert (words(back, "guard"), words(back, "item-pepper-spray")) == (DEFENCE, DEFENCE)


@pytest.mark.rule("FG-ITEM-29")
def test_an_item_against_the_killer_that_is_kept_waits_for_what_comes() -> None:
    table = given(
        "killer",
        at="cabins",
        killer="cabins",
        held=["pepper-spray"],
        terror=["at-the-window"],
        specials={"boyfriend": "cabins", "girlfriend": "cabins"},
        hand=[],
    )
    table.pick("Go on")
    assert table.prompt == "Who is hit?"
    assert words(table, "item-pepper-spray") == (
        "You can use it after something else has happened.",
        "FG-ITEM-29",
    )


@pytest.mark.rule("FG-ATTACK-1", "FG-WEAPON-1")
@pytest.mark.parametrize(("weapon", "card"), [("archery-bow", "weak-attack"), ("old-revolver", "furious-strike")])
def test_an_attack_out_of_reach_speaks_of_weapons_that_go_with_its_card(weapon: str, card: str) -> None:
    table = given(at="dock", killer="lake", held=[weapon], hand=["weak-attack", "furious-strike"])
    assert words(table, card) == (
        "No Enemy is in your space or in reach of a weapon you hold that works with this card.",
        "FG-ATTACK-1",
    )


@pytest.mark.rule("FG-REACT-2")
def test_a_second_copy_of_a_reaction_that_is_on_offer_is_not_denied() -> None:
    table = given("killer", at="dock", killer="dock", hand=["guard", "guard", "walk"], terror=[])
    assert table.prompt == "Defend yourself?"
    assert (words(table, "guard"), words(table, "guard-b")) == (None, None)
    assert why(table, "walk") == "FG-ACT-2"


@pytest.mark.rule("FG-ROLL-3")
def test_the_last_card_in_order_is_chosen_second_for_a_conversion() -> None:
    table = given(hand=["focus", "walk", "retaliate", "furious-strike"]).pick("Play Focus", dice=[3, 1])
    table.pick("Discard 2 cards")
    assert table.prompt.endswith("iscard 2 cards, the left one first")
    assert words(table, "furious-strike") == ("Choose the other card first, then this one.", "FG-ROLL-3")
    assert (words(table, "walk"), words(table, "retaliate")) == (None, None)
    defend = given("killer", at="dock", killer="dock", hand=["guard", "guard", "walk", "furious-strike"], row=5)
    defend.pick("Defend with Guard", dice=[3, 1]).pick("Discard 2 cards")
    assert words(defend, "furious-strike") == ("Choose the other card first, then this one.", "FG-ROLL-3")


@pytest.mark.rule("FG-ROLL-3")
def test_a_card_before_the_first_one_is_no_second() -> None:
    table = given(hand=["focus", "walk", "retaliate", "guard", "furious-strike"]).pick("Play Focus", dice=[3, 1])
    table.pick("Discard 2 cards", "Discard Guard")
    assert table.prompt.endswith("iscard the second card, further right")
    assert words(table, "walk") == ("It can only be the first of the two cards.", "FG-ROLL-3")


@pytest.mark.rule("FG-ITEM-17", "FG-ITEM-19")
def test_where_boat_and_fireworks_do_not_go() -> None:
    boat = given(at="dock", backpack=["motorboat-keys"], boat=SPACE["dock"]).pick("Use the Motorboat Keys")
    assert boat.rule == "FG-ITEM-17"
    assert words(boat, "space-firepit") == ("The boat can go only to water spaces.", "FG-ITEM-17")
    assert words(boat, "space-dock") == ("You and the boat are there already.", "FG-ITEM-17")
    assert words(boat, "space-swamp") is None
    fireworks = given(at="dock", backpack=["fireworks"]).pick("Use the Fireworks")
    assert words(fireworks, "space-lake") == ("The lure cannot lie in the Lake.", "FG-ITEM-19")
    assert why(fireworks, "space-cabins") == "FG-ITEM-19"
    assert words(fireworks, "space-se-exit") is None


@pytest.mark.rule("FG-STALK-2", "FG-TARGET-3", "FG-HANS-5")
def test_where_the_killer_does_not_go() -> None:
    way = given("killer", at="sw-exit", killer="sports-courts", victims={"cliff": 1}, terror=["fresh-tracks"])
    assert way.prompt.endswith("hich way?")
    assert words(way, "space-sw-exit") == ("It is not next on a shortest way to the target.", "FG-STALK-2")
    assert words(way, "space-nw-woods") is None
    victims = {"cabins": 1, "firepit": 1}
    for card, prompt, clause in (
        ("fresh-tracks", "ho is the target?", "FG-TARGET-3"),
        ("behind-the-door", "here does he appear?", "FG-HANS-5"),
    ):
        table = given("killer", at="swamp", killer="sports-courts", victims=victims, terror=[card, "fire"])
        assert table.prompt.endswith(prompt)
        assert (why(table, "space-swamp"), why(table, "space-cabins")) == (clause, None)


@pytest.mark.rule("FG-CAMP-13")
def test_the_damned_is_saved_last() -> None:
    table = given(at="se-exit", victims={"dock": 1}, specials={"the-damned": "se-exit"})
    assert words(table, "victim-orange") == ("The Damned can be saved only when no other Victim lives.", "FG-CAMP-13")
    last = given(at="se-exit", specials={"the-damned": "se-exit"})
    assert words(last, "victim-orange") is None


HUNT = {"killer": "the-whipper-in", "location": "fallowmere-park"}


@pytest.mark.rule("FG-MINION-10")
def test_victims_whom_minions_hold_do_not_follow() -> None:
    table = given(
        at="boathouse", killer="kennels", options=HUNT, minions=["boathouse"], victims={"boathouse": 1, "mere": 1},
        terror=["his-own-hands"],
    )  # fmt: skip
    assert why(table, "victims-boathouse") == "FG-MINION-10"
    assert why(table, "victims-mere") is None


@pytest.mark.rule("FG-MINION-1", "FG-MINION-2")
def test_only_enemies_in_reach_can_be_attacked() -> None:
    table = given(
        at="weir", killer="weir", options=HUNT, minions=["weir"], hand=["weak-attack", "walk"], terror=["his-own-hands"]
    )
    table.pick("Play Weak Attack")
    assert table.labels == ["The Killer", "The Hound at Weir"]
    assert why(table, "space-mere") == "FG-ATTACK-1"


@pytest.mark.rule("FG-MINION-1")
def test_a_reference_card_says_how_minions_are_attacked() -> None:
    table = given(at="weir", killer="gatehouse", options=HUNT, minions=["coverts"], terror=["his-own-hands"])
    assert words(table, "minion-hound") == (
        "Attack Minions with an Action card or a weapon that reaches their space.", "FG-MINION-1",
    )  # fmt: skip


@pytest.mark.rule("FG-MINION-12", "FG-MINION-13")
def test_a_killer_who_is_not_there_cannot_be_attacked() -> None:
    none = given(killer=None, options={"killer": "low-water"}, terror=["slack-tide"], power="names-on-the-stone")
    assert why(none, "killer") == "FG-MINION-12"
    away = given(
        at="nave", killer=None, options={"killer": "the-walled-brother", "location": "harrowcell-priory"},
        terror=["your-own-breath"],
    )  # fmt: skip
    assert why(away, "killer") == "FG-MINION-13"
    assert why(given(), "killer") is None
