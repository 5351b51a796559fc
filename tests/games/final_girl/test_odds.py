"""The odds of Horror Rolls, as hints and the page show them."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Position, given


def odds(table: Position, label: str) -> str:
    """Return the odds of the option whose button begins with a label."""
    return next(table.match.odds(i) for i, offered in enumerate(table.labels) if offered.startswith(label))


@pytest.mark.rule("FG-ROLL-1", "FG-ROLL-2", "FG-ROLL-4")
@pytest.mark.parametrize(
    ("horror", "text"),
    [
        (1, "no success: 30%, 1 success: 44%, 2 or more: 26%"),
        (4, "no success: 44%, 1 success: 44%, 2 or more: 11%"),
        (7, "no success: 67%, 1 success: 33%"),
    ],
)
def test_a_card_is_told_with_the_odds_of_as_many_dice_as_the_horror_level_gives(horror: int, text: str) -> None:
    assert odds(given(horror=horror), "Play Walk") == text


@pytest.mark.rule("FG-ROLL-5", "FG-ROLL-6")
def test_a_die_that_is_rolled_again_leaves_the_others_as_they_are() -> None:
    table = given(hand=["walk", "focus", "close-call"], horror=4)
    table.pick("Play Walk", dice=[5, 2])
    assert odds(table, "Close Call: reroll die 2") == "1 success: 67%, 2 or more: 33%"
    assert odds(table, "Close Call: reroll all") == "no success: 44%, 1 success: 44%, 2 or more: 11%"
    assert odds(table, "Go on") == ""


@pytest.mark.rule("FG-ITEM-23")
def test_an_item_is_told_with_odds_only_where_it_makes_a_horror_roll() -> None:
    table = given(backpack=["lucky-rabbits-foot", "energy-drink"], horror=7)
    assert odds(table, "Use the Lucky") == "no success: 67%, 1 success: 33%"
    assert odds(table, "Use the Energy") == ""
    assert odds(table, "Discard Walk") == ""


@pytest.mark.rule("FG-ITEM-12", "FG-WEAPON-3")
def test_a_weapon_is_told_with_the_dice_that_it_gives() -> None:
    table = given(girl="reiko", killer="sw-exit", held=["reikos-axe"], horror=4, options={"bonus": "on"})
    table.pick("Play Weak Attack")
    assert odds(table, "With Reiko") == "no success: 30%, 1 success: 44%, 2 or more: 26%"
    assert odds(table, "With bare") == "no success: 44%, 1 success: 44%, 2 or more: 11%"


@pytest.mark.rule("FG-ITEM-12", "FG-WEAPON-3")
def test_an_attack_is_told_with_the_odds_by_each_weapon_that_changes_its_dice() -> None:
    table = given(girl="reiko", at="dock", killer="dock", held=["reikos-axe"], horror=4, options={"bonus": "on"})
    assert odds(table, "Play Weak Attack") == (
        "no success: 44%, 1 success: 44%, 2 or more: 11%; "
        "with Reiko's Axe: no success: 30%, 1 success: 44%, 2 or more: 26%"
    )
    assert likely(table, "Play Weak Attack") == "a success: 56%, 70% with Reiko's Axe"
    assert likely(table, "Play Walk") == "a success: 56%"


@pytest.mark.rule("FG-CARD-5")
def test_a_card_that_is_to_be_had_is_told_with_what_it_does() -> None:
    table = given(at="sw-exit", victims={"sw-exit": 1}).pick("Save a Victim, reward 5", "Take reward 5")
    assert likely(table, "Take Search") == "2 successes: Best of 2 Items, Time -1"
    assert odds(table, "Take Search").startswith("Two successes: ")
    assert likely(table, "Take Close Call") == "reroll 1 die, or all dice for 2 Time"


def likely(table: Position, label: str) -> str:
    """Return the text next to the button that begins with a label."""
    return next(table.match.likely(i) for i, offered in enumerate(table.labels) if offered.startswith(label))


@pytest.mark.rule("FG-ROLL-1", "FG-ROLL-2", "FG-ROLL-10")
@pytest.mark.parametrize(("horror", "text"), [(1, "a success: 70%"), (4, "a success: 56%"), (7, "a success: 33%")])
def test_a_card_says_how_likely_a_success_is(horror: int, text: str) -> None:
    assert likely(given(horror=horror), "Play Walk") == text


@pytest.mark.rule("FG-ROLL-5")
def test_a_die_rolled_again_beside_a_success_says_how_likely_one_more_is() -> None:
    table = given(hand=["walk", "focus", "close-call"], horror=4)
    table.pick("Play Walk", dice=[5, 2])
    assert likely(table, "Close Call: reroll die 2") == "one more: 33%"
    assert likely(table, "Go on") == ""


@pytest.mark.rule("FG-WEAPON-5", "FG-ITEM-7")
def test_an_item_says_its_price_in_time() -> None:
    table = given(killer="sports-courts", held=["archery-bow"], backpack=["flashlight"], time=6)
    assert likely(table, "Shoot the Killer") == "2 Time, 1 damage"
    assert likely(table, "Use the Flashlight") == "1 Time: Look at the top Terror card"
    assert likely(table, "End") == ""


@pytest.mark.rule("FG-ITEM-7")
def test_a_button_that_uses_an_item_says_what_that_does() -> None:
    table = given(backpack=["mysterious-pills", "lucky-rabbits-foot", "map", "whistle"], horror=7)
    assert likely(table, "Use the Mysterious Pills") == "Horror -1 or Health +2"
    assert likely(table, "Use the Lucky") == (
        "For each success: Time +2 or Health +1 or Horror -1 or Move 1, a success: 33%"
    )
    assert likely(table, "Use the Map") == "Reveal or remove the top Items"
    assert likely(table, "Use the Whistle") == "1 Time: Adjacent Victims come, the Killer moves once toward you"


@pytest.mark.rule("FG-NOISE-1", "FG-NOISE-2")
def test_odds_tell_which_cards_make_noise() -> None:
    table = given(
        at="nave", killer="nave", hand=["walk", "weak-attack"], terror=["your-own-breath"],
        options={"killer": "the-walled-brother", "location": "harrowcell-priory"},
    )  # fmt: skip
    assert odds(table, "Play Walk").endswith("; makes Noise without a success")
    assert odds(table, "Play Weak Attack").endswith("; makes Noise")
    table.state.noise = tuple([3] * len(table.state.noise))
    assert "Noise" not in odds(table, "Play Walk")


@pytest.mark.rule("FG-MINION-1")
def test_the_choice_between_killer_and_minions_has_the_odds_of_the_attack() -> None:
    table = given(
        at="weir", killer="weir", minions=["weir"], hand=["weak-attack", "walk"], terror=["his-own-hands"], horror=4,
        options={"killer": "the-whipper-in", "location": "fallowmere-park"},
    )  # fmt: skip
    table.pick("Play Weak Attack")
    assert odds(table, "The Killer") == "no success: 44%, 1 success: 44%, 2 or more: 11%"
    assert odds(table, "The Hound") == "no success: 44%, 1 success: 44%, 2 or more: 11%; kills 1: 56%"


def hunt(*minions: str, **more: Any) -> Position:
    """Set up the girl at the Weir, with the Whipper-In far away and Hounds in these spaces."""
    usual: dict[str, Any] = {
        "hand": ["weak-attack", "furious-strike", "retaliate"],
        "terror": ["his-own-hands"],
        "horror": 4,
    }
    films = {"killer": "the-whipper-in", "location": "fallowmere-park", "bonus": "on"}
    killer = {"killer": "gatehouse"} | more
    return given(at="weir", minions=minions, options=films, **(usual | killer))


@pytest.mark.rule("FG-MINION-2")
@pytest.mark.parametrize(
    ("minions", "held", "card", "text"),
    [
        (["weir"], [], "Weak Attack", "kills 1: 56%"),
        (["weir"] * 3, [], "Weak Attack", "kills 1: 56%"),
        (["weir"] * 3, [], "Furious Strike", "kills 1: 44%, 2: 11%"),
        (["weir"] * 2, ["hay-fork"], "Furious Strike", "kills 2: 56%"),
        (["weir"] * 5, ["hay-fork"], "Furious Strike", "kills 3: 44%, 4: 11%"),
        (["coverts"] * 2, ["boar-spear"], "Weak Attack", "kills 2: 56%"),
    ],
)
def test_an_attack_on_minions_says_how_many_it_kills(minions: list[str], held: list[str], card: str, text: str) -> None:
    assert odds(hunt(*minions, held=held), f"Play {card}").endswith(f"11%; {text}")


@pytest.mark.rule("FG-MINION-1", "FG-MINION-2")
def test_each_space_and_each_weapon_has_its_own_odds() -> None:
    table = hunt("weir", "weir", "coverts", held=["boar-spear"])
    assert "kills" not in odds(table, "Play Weak Attack"), "there are two spaces to attack"
    table.pick("Play Weak Attack")
    assert odds(table, "The Hounds at Weir").endswith("; kills 2: 56%")
    assert odds(table, "The Hound at Coverts").endswith("; kills 1: 56%")
    table.pick("The Hounds at Weir")
    assert odds(table, "With the Boar Spear").endswith("; kills 2: 56%")
    assert odds(table, "With bare hands").endswith("; kills 1: 56%")


@pytest.mark.rule("FG-MINION-2", "FG-WEAPON-5", "FG-GIRL-2")
def test_a_shot_and_a_blow_with_an_ultimate_ability_say_how_many_they_kill() -> None:
    table = hunt(*["coverts"] * 3, held=["estate-shotgun"])
    assert odds(table, "Shoot the Hounds") == "kills 2: 100%"
    laurie = hunt(*["weir"] * 3, girl="laurie", ultimate=True, covered=range(6))
    assert odds(laurie, "Play Weak Attack").endswith("; kills 2: 56%")


@pytest.mark.rule("FG-MINION-2", "FG-REACT-3")
def test_a_reaction_says_how_many_minions_it_kills() -> None:
    table = hunt("weir", "weir", phase="killer", hand=["retaliate", "guard"], terror=["full-cry"])
    assert odds(table, "Defend with Retaliate").endswith("; kills 1: 44%, 2: 11%")
    assert "kills" not in odds(table, "Defend with Guard")


@pytest.mark.rule("FG-MINION-2")
def test_a_hint_compares_how_likely_a_minion_dies() -> None:
    table = hunt("weir", "weir")
    at = table.labels.index("Play Weak Attack (2 dice)")
    numbers = {number.name: number.text for number in table.match.forecast(at)}
    assert numbers == {"a Minion dies": "56%", "a success": "56%", "2 or more successes": "11%", "Time spent": "0"}
    table = hunt(killer="weir")
    at = table.labels.index("Play Weak Attack (2 dice)")
    assert "a Minion dies" not in {number.name for number in table.match.forecast(at)}
