"""The Final Girls: each reward, each Ultimate Ability, and the rewards after it."""

from __future__ import annotations

import pytest

from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import Position, given

EXIT = "sw-exit"


def save(girl: str, space: int, **more: object) -> Position:
    """Save a Victim for one of her spaces, counted from 1, and take the reward."""
    table = given(girl=girl, victims={EXIT: 1}, **more)  # type: ignore[arg-type]
    return table.pick(f"Save a Victim, reward {space}", "Take reward")


def last_of(girl: str, **more: object) -> Position:
    """Set up her last free space with two Victims to save."""
    spaces = len(next(entry for entry in BOX.girls if entry.id == girl).saves)
    return given(girl=girl, covered=range(spaces - 1), victims={EXIT: 2}, **more)  # type: ignore[arg-type]


@pytest.mark.rule("FG-GIRL-1")
def test_laurie_is_as_published() -> None:
    laurie = BOX.girls[0]
    assert (laurie.id, laurie.health, len(laurie.saves), laurie.bonus) == ("laurie", 5, 6, "lauries-bow")


@pytest.mark.rule("FG-GIRL-1")
@pytest.mark.parametrize(
    ("space", "horror", "time", "health"), [(1, 2, 6, 3), (2, 3, 8, 3), (3, 3, 6, 4), (4, 3, 8, 3)]
)
def test_lauries_rewards(space: int, horror: int, time: int, health: int) -> None:
    table = save("laurie", space, health=3)
    assert (table.horror, table.time, table.health) == (horror, time, health)


@pytest.mark.rule("FG-GIRL-1")
def test_lauries_fifth_reward_is_an_action_card_of_at_most_2() -> None:
    table = save("laurie", 5)
    assert sorted(table.labels) == ["Take Close Call", "Take Guard", "Take Search", "Take Sprint"]
    table.pick("Take Guard")
    assert "guard" in table.hand


@pytest.mark.rule("FG-GIRL-1")
def test_lauries_sixth_reward_is_a_move() -> None:
    table = save("laurie", 6)
    table.pick("To Sports Courts")
    assert (table.girl, table.prompt) == ("sports-courts", "Play a card, or do something else")


@pytest.mark.rule("FG-GIRL-3")
def test_reiko_is_as_published() -> None:
    reiko = BOX.girls[1]
    assert (reiko.id, reiko.health, len(reiko.saves), reiko.bonus) == ("reiko", 6, 5, "reikos-axe")


@pytest.mark.rule("FG-GIRL-3")
def test_reikos_rewards() -> None:
    assert save("reiko", 1).time == 8
    assert save("reiko", 2, health=2).health == 3
    assert "planning" in save("reiko", 3).hand
    for space in (4, 5):
        assert save("reiko", space).pick("To Sports Courts").girl == "sports-courts"


@pytest.mark.rule("FG-GIRL-3")
def test_planning_that_is_not_in_the_tableau_cannot_be_taken() -> None:
    table = save("reiko", 3, hand=("walk", "focus", "planning"))
    assert table.hand == ["focus", "planning", "walk"]


@pytest.mark.rule("FG-GIRL-1", "FG-GIRL-3")
@pytest.mark.parametrize("girl", ["laurie", "reiko"])
def test_after_the_last_space_each_victim_gives_one_time(girl: str) -> None:
    table = last_of(girl).pick("Save a Victim, reward", "Take reward")
    if table.prompt == "Move where?":
        table.pick("Stop here")
    assert table.state.ultimate
    time = table.time
    table.pick("Save a Victim", "Take the reward")
    assert table.time == time + 1


@pytest.mark.rule("FG-GIRL-2")
def test_laurie_hits_an_enemy_in_her_space_for_one_more() -> None:
    ready = {"ultimate": True, "covered": range(6)}
    table = given(at="dock", killer="dock", hand=("weak-attack", "walk"), **ready)  # type: ignore[arg-type]
    assert table.play("Weak Attack", 6, 6).killer_health == 10
    missed = given(at="dock", killer="dock", hand=("weak-attack", "walk"), **ready)  # type: ignore[arg-type]
    assert missed.play("Weak Attack", 1, 1).killer_health == 12


@pytest.mark.rule("FG-GIRL-2")
def test_lauries_ability_does_nothing_from_afar_or_before_it_is_hers() -> None:
    far = given(at="dock", killer="lake", held=["archery-bow"], ultimate=True, covered=range(6)).pick(
        "Shoot the Killer"
    )
    assert far.killer_health == 11
    early = given(at="dock", killer="dock", hand=("weak-attack", "walk")).play("Weak Attack", 6, 6)
    assert early.killer_health == 11


@pytest.mark.rule("FG-GIRL-4")
def test_reiko_rushes_at_an_enemy_within_two_spaces_once_in_each_action_phase() -> None:
    table = given(girl="reiko", killer="nw-woods", ultimate=True, covered=range(5), victims={EXIT: 1})
    table.pick("Rush to the Killer")
    assert (table.girl, table.time, table.victims) == ("nw-woods", 6, {EXIT: 1})
    assert not table.offers("Rush")
    table.play("Walk", 6, 6).pick("To Sports Courts", "Stop here")
    assert not table.offers("Rush")


@pytest.mark.rule("FG-GIRL-4")
@pytest.mark.parametrize(("killer", "ultimate"), [("cabins", True), ("nw-woods", False), (EXIT, True)])
def test_reiko_rushes_neither_too_far_nor_too_early_nor_to_where_she_is(killer: str, ultimate: bool) -> None:
    covered = range(5) if ultimate else ()
    assert not given(girl="reiko", killer=killer, ultimate=ultimate, covered=covered).offers("Rush")


@pytest.mark.rule("FG-GIRL-4")
def test_reiko_may_rush_again_in_the_next_action_phase() -> None:
    table = given(
        girl="reiko",
        killer="nw-woods",
        ultimate=True,
        covered=range(5),
        terror=["the-table-is-laid", "fire"],
        rushed=True,
    )
    table.to_killer()
    assert table.offers("Rush")
