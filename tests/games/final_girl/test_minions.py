"""Minions: the general rules, with the Wolf, a kind of Minion that only these tests have."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tests.games.final_girl.table import SPACE, Position, given

HERE = "firepit"

pytestmark = pytest.mark.usefixtures("wolves")


def night(phase: str = "action", *minions: tuple[str, int], **more: object) -> Position:
    """Set up Minions, each given by its space and health. They have Attack 1 and Movement 1."""
    return given(
        phase,
        minions=tuple([SPACE[space] for space, _ in minions]),
        minion_health=tuple([left for _, left in minions]),
        **more,  # type: ignore[arg-type]
    )


def swing(
    *minions: tuple[str, int], card: str = "critical-blow", killer: str = HERE, dice: Sequence[int] = (6, 6)
) -> Position:
    """Attack at the Firepit."""
    table = night("action", *minions, at=HERE, killer=killer, hand=(card, "walk"))
    return table.pick(f"Play {card.replace('-', ' ').title()}", dice=dice)


@pytest.mark.rule("FG-MINION-1")
def test_you_attack_the_killer_or_the_minions_of_one_space() -> None:
    table = swing((HERE, 1), (HERE, 1), ("dock", 1))
    assert table.labels == ["The Killer", "The Wolfs at Firepit"]
    table.pick("The Killer")
    assert (table.killer_health, len(table.state.minions)) == (9, 3)


@pytest.mark.rule("FG-MINION-2", "FG-MINION-4")
def test_damage_is_divided_among_the_minions_and_the_rest_is_lost() -> None:
    table = swing((HERE, 2), (HERE, 2), killer="dock")
    assert table.labels == ["Wolf 1, 1 health", "Wolf 2, 2 health"], "both were alike: the first took a point"
    table.pick("Wolf 2")
    assert (table.state.minions, table.state.minion_health) == ((SPACE[HERE],), (1,))
    lost = swing((HERE, 1), ("dock", 1), killer=HERE)
    lost.pick("The Wolf")
    assert (lost.state.minions, lost.killer_health, lost.row) == ((SPACE["dock"],), 12, 1)


@pytest.mark.rule("FG-MINION-1", "FG-WEAPON-5")
def test_a_bow_reaches_minions_too() -> None:
    table = night("action", ("sports-courts", 1), killer="sports-courts", held=["archery-bow"])
    assert sorted(label[:20] for label in table.labels if label.startswith("Shoot")) == [
        "Shoot the Killer wit",
        "Shoot the Wolf at Sp",
    ]
    table.pick("Shoot the Wolf")
    assert (table.state.minions, table.killer_health) == ((), 12)


@pytest.mark.rule("FG-MINION-3")
def test_victims_follow_into_a_space_with_minions_unless_the_killer_is_there() -> None:
    brave = night("action", ("sports-courts", 1), victims={"sw-exit": 1}).play("Walk", 6, 6)
    assert brave.offers("To Sports Courts with 1 Victim")
    afraid = night("action", ("sports-courts", 1), killer="sports-courts", victims={"sw-exit": 1}).play("Walk", 6, 6)
    assert afraid.labels[0] == "To Sports Courts"
    assert not afraid.offers("To Sports Courts with")


@pytest.mark.rule("FG-MINION-5")
def test_minions_act_on_a_terror_card_before_the_killer_the_nearest_first() -> None:
    table = night(
        "killer",
        ("cabins", 1),
        ("sports-courts", 1),
        killer="nw-woods",
        hand=(),
        terror=["your-name", "fire", "fresh-tracks"],
    )
    assert [event[0] for event in table.events("minion-moved", "stalked", "attack")] == [
        "minion-moved",
        "attack",
        "minion-moved",
        "minion-moved",
        "stalked",
        "stalked",
        "attack",
    ]
    assert [event[1] for event in table.events("attack")] == [table.state.kinds[0], -1]
    assert table.health == 5 - 1 - 2


@pytest.mark.rule("FG-MINION-5")
def test_minions_go_for_targets_of_their_own() -> None:
    table = night(
        "killer", ("dock", 1), killer="nw-woods", victims={"lake": 1, "cabins": 1}, terror=["fresh-tracks", "fire"]
    )
    assert table.dead == 2
    assert (table.state.minions, table.killer) == ((SPACE["lake"],), "cabins")


@pytest.mark.rule("FG-MINION-5", "FG-HANS-7")
def test_a_rush_counts_the_victims_of_all_who_rushed() -> None:
    table = night(
        "killer",
        ("dock", 1),
        killer="nw-woods",
        victims={"lake": 1, "cabins": 1},
        terror=["horrific-hammer-rush", "fire"],
    )
    assert (table.dead, table.horror) == (2, 3 + 1 + 2)


@pytest.mark.rule("FG-MINION-7")
def test_the_killer_action_that_opens_the_phase_is_not_the_minions() -> None:
    table = night("killer", ("sw-exit", 1), hand=(), terror=["the-table-is-laid", "fire"])
    assert (table.health, table.events("attack")) == (5, [])
    finale = night("killer", ("sw-exit", 1), hand=(), revealed=True, terror=[], killer="lake")
    assert finale.health == 5


@pytest.mark.rule("FG-MINION-6")
def test_victims_with_a_minion_panic_when_someone_was_killed() -> None:
    table = night("panic", ("dock", 1), killer="lake", victims={"dock": 1}, killed_turn=1, dice=(5,))
    assert table.victims == {"south-path": 1}
    calm = night("panic", ("dock", 1), killer="lake", victims={"dock": 1})
    assert calm.victims == {"dock": 1}


@pytest.mark.rule("FG-MINION-4")
def test_a_minion_that_dies_by_retaliate_makes_no_further_attack_and_the_next_one_acts() -> None:
    table = night(
        "killer",
        ("sw-exit", 1),
        ("sports-courts", 1),
        ("cabins", 1),
        killer="utility-shed",
        hand=("retaliate",),
        terror=["your-name", "fire", "fresh-tracks"],
    )
    table.pick("Defend with Retaliate", dice=(5, 1))
    assert len(table.state.minions) == 2
    assert sorted(table.state.minions) == sorted([SPACE["sw-exit"], SPACE["sports-courts"]])
    assert table.health == 5 - 1


@pytest.mark.rule("FG-MINION-4")
def test_the_minions_that_die_in_a_fire_do_not_raise_bloodlust() -> None:
    table = night("killer", ("cabins", 1), ("dock", 1), ("cabins", 2), terror=["fire", "fresh-tracks"], dice=(1,))
    assert (table.state.minions, table.state.minion_health, table.row) == ((SPACE["dock"], SPACE["cabins"]), (1, 1), 1)


@pytest.mark.rule("FG-MINION-5", "FG-CAMP-5")
def test_victims_walk_toward_the_nearest_enemy_a_minion_too() -> None:
    table = night(
        "killer",
        ("utility-shed", 1),
        killer="sports-courts",
        victims={"north-woods": 1},
        terror=["toward-the-sound", "fire"],
    )
    assert table.events("drawn")[0][3] == SPACE["east-path"]


@pytest.mark.rule("FG-GIRL-4")
def test_reiko_can_rush_at_a_minion() -> None:
    table = night("action", ("nw-woods", 1), girl="reiko", ultimate=True, covered=range(5), killer="lake")
    table.pick("Rush to Wolf 1")
    assert table.girl == "nw-woods"


@pytest.mark.rule("FG-MINION-2")
def test_a_minion_that_survives_a_hit_is_logged_with_its_health() -> None:
    table = swing((HERE, 3), killer="dock")
    assert [line for line in table.told() if "Wolf" in line] == [
        "A Wolf at Firepit is hit: 2 health left.",
        "A Wolf at Firepit is hit: 1 health left.",
        "A Wolf dies at Firepit.",
    ]


@pytest.mark.rule("FG-MINION-2", "FG-MINION-4")
def test_minions_that_are_alike_are_not_asked_about_no_matter_which_of_them_acted_last() -> None:
    table = night("action", (HERE, 1), (HERE, 1), at=HERE, killer="dock", hand=("weak-attack", "walk"))
    table.state.actor = 1
    table.pick("Play Weak Attack", dice=(6, 6))
    assert (len(table.minions), table.prompt) == (1, "Play a card, or do something else")


@pytest.mark.rule("FG-REACT-3", "FG-MINION-2")
def test_when_you_strike_back_the_attacking_minion_is_marked() -> None:
    wolves = [(HERE, 1)] * 3
    table = night("killer", *wolves, at=HERE, killer="dock", hand=("retaliate",), terror=["your-name", "fire"])
    table.pick("Defend with Retaliate", dice=(5, 1))
    assert table.prompt == "Which Minion is hit?"
    assert table.labels == ["Wolf 1, 1 health (it is attacking you)", "Wolf 2, 1 health (it has not acted yet)"]


@pytest.mark.rule("FG-STALK-3", "FG-TARGET-3", "FG-STRIKE-2")
def test_a_tie_of_a_minion_names_it_and_its_space() -> None:
    def ask(**more: object) -> str:
        return night(
            "killer", ("sports-courts", 1), at="sw-exit", killer="dock", terror=["fresh-tracks"], **more
        ).question

    assert ask(victims={"cliff": 1}) == "Fresh Tracks: which way does the Wolf at Sports Courts go?"
    assert ask(victims={"nw-woods": 1, "lakeside-cabin": 1}) == (
        "Fresh Tracks: who is the target of the Wolf at Sports Courts?"
    )
    assert ask(victims={"sports-courts": 1}, specials={"boyfriend": "sports-courts"}) == (
        "Fresh Tracks: whom does the Wolf at Sports Courts attack?"
    )
