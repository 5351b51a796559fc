"""The odds of an attack in hints and on the page."""

from __future__ import annotations

from typing import Any

import pytest

from .table import Position, given


def odds(table: Position, verb: str) -> list[str]:
    """Return the odds of the options of a verb."""
    return [table.match.odds(i) for i, option in enumerate(table.options) if option[0] == verb]


@pytest.mark.rule("FF-COMBAT-10")
@pytest.mark.parametrize(("camera", "dice"), [([], 1), (["14-film"], 2), (["61-film"], 3)])
def test_a_fight_is_told_with_the_chance_that_one_attack_defeats_the_ghost(camera: list[str], dice: int) -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "indigo-dyer"]}, camera=camera)
    state: Any = table.match._state
    power = state.box.power(table.options[0][1])
    assert odds(table, "fight") == [f"one attack defeats it: {round(100 * (1 - (power / 6) ** dice))}%"] * 2


@pytest.mark.rule("FF-BOSS-7", "FF-BOSS-5")
@pytest.mark.parametrize(("life", "does"), [(2, "removes a bead"), (1, "defeats it")])
def test_a_boss_is_told_with_the_chance_that_one_attack_takes_a_bead_off(life: int, does: str) -> None:
    at: dict[str, Any] = {"paths": ["study"], "boss": "failed-kusabi", "life": life, "album": ["folklorist"]}
    table = given("fight", camera=["14-film", "sense"], hand=["track"], **at)
    fight = next(i for i, option in enumerate(table.options) if option[0] == "fight")
    assert table.match.likely(fight) == f"{does}: {round(100 * (1 - (3 / 6) ** 2))}%"
    assert table.match.odds(fight) == f"one attack {does}: 75%"


@pytest.mark.rule("FF-COMBAT-10")
def test_a_ghost_played_on_oneself_is_told_with_the_chance_to_defeat_it() -> None:
    table = given("play", hand=["seeker"])
    odds_texts = [text for text in odds(table, "ghost") if text]
    assert len(odds_texts) == 1
    assert odds_texts[0].startswith("one attack by you defeats it: ")


@pytest.mark.rule("FF-COMBAT-7", "FF-COMBAT-8", "FF-FUNCTION-4")
def test_what_is_added_to_a_die_says_its_price_and_what_the_die_comes_to() -> None:
    table = given("fight", camera=["spirit-orb", "blast"], ghosts={"kiryu-house": ["seeker"]}, hand=["track"], dice=[2])
    assert dict(zip(table.labels, [table.match.likely(i) for i in range(len(table.options))], strict=True)) == {
        "Let the dice stand": "does not beat Power 2",
        "Spirit Orb: add 1 to attack die 1 (now 2)": "2 becomes 3, beats Power 2",
        "Blast: add 2 to attack die 1 (now 2)": "1 card; 2 becomes 4, beats Power 2",
    }


@pytest.mark.rule("FF-COMBAT-10")
def test_a_fight_says_how_likely_one_attack_is_enough() -> None:
    table = given("fight", ghosts={"kiryu-house": ["seeker", "indigo-dyer"]}, camera=["14-film"])
    state: Any = table.match._state
    power = state.box.power(table.options[0][1])
    assert table.match.likely(0) == f"defeats it: {round(100 * (1 - (power / 6) ** 2))}%"
