"""Hans the Butcher: his board, his Terror cards, his Finales and his Dark Powers."""

from __future__ import annotations

from typing import Any

import pytest

from gloaming.games.final_girl.cards import Finale, Power, Terror
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import HANS, KILLER, Position, given, new

FAR = "sw-exit"


def draw(
    card: str, *then: str, killer: str = "swamp", at: str = FAR, hand: tuple[str, ...] = (), **more: object
) -> Position:
    """Set up the Killer phase in which a Terror card is drawn, with further cards below it."""
    rest = [*then, "your-name-b", "fresh-tracks-b"]
    return given("killer", at=at, killer=killer, hand=hand, terror=[card, *rest], **more)  # type: ignore[arg-type]


def left(*then: str) -> list[str]:
    """Return the Terror deck without its top card."""
    return [*then, "your-name-b", "fresh-tracks-b"]


# The board


@pytest.mark.rule("FG-HANS-1")
def test_his_board_is_as_published() -> None:
    hans = BOX.killers[KILLER]
    assert (hans.health, hans.horror) == (12, 4)
    assert [row.movement for row in hans.rows] == [1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3]
    assert [row.attack for row in hans.rows] == [2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5]
    s = new().state
    assert (s.killer_health, s.row) == (12, 0)


@pytest.mark.rule("FG-HANS-1")
@pytest.mark.parametrize(("row", "horror", "revealed"), [
    (2, 0, 0), (3, 1, 0), (4, 0, 0), (5, 1, 0), (6, 0, 1), (7, 0, 0), (8, 1, 0), (9, 0, 0), (10, 1, 0), (11, 0, 0),
])  # fmt: skip
def test_each_row_of_the_bloodlust_track(row: int, horror: int, revealed: int) -> None:
    table = draw("the-table-is-laid", row=row - 1, killer="lake", victims={"lake": 1}, horror=1)
    assert table.row == row
    assert table.horror == 1 + horror + 1
    assert len(table.state.powers_up) == revealed


@pytest.mark.rule("FG-HANS-1")
def test_his_first_action_is_an_attack_without_a_move() -> None:
    table = draw("a-stroke-of-luck", killer="lake", victims={"lake": 1, "dock": 1})
    assert (table.killer, table.victims) == ("lake", {"dock": 1})
    hit = draw("the-table-is-laid", killer="lake", at="lake")
    assert hit.health == 3


@pytest.mark.rule("FG-HANS-1", "FG-LUST-2", "FG-LUST-4")
def test_the_final_effect_heals_him_and_discards_a_terror_card() -> None:
    table = draw("fire", "at-the-window", row=11, killer="lake", victims={"lake": 1}, killer_health=5)
    assert (table.row, table.killer_health) == (11, 6)
    assert table.terror == left()
    assert "fire" not in [BOX.terror_ids[event[1]] for event in table.events("terror")]


@pytest.mark.rule("FG-LUST-4")
def test_with_an_empty_deck_the_final_effect_discards_nothing() -> None:
    table = given("killer", at=FAR, killer="lake", victims={"lake": 1}, row=11, terror=[], killer_health=5)
    assert table.killer_health == 6
    assert table.events("terror", "terror-discarded") == []


# Bloodlust


@pytest.mark.rule("FG-LUST-1", "FG-LUST-3")
def test_a_chain_of_bloodlust_is_resolved_row_by_row_before_the_card_goes_on() -> None:
    """Two Victims die by one card: rows 5 and 6 are reached, Horror rises, and the power is revealed between."""
    table = draw("horrific-hammer-rush", killer="lake", victims={"dock": 3}, row=4, horror=2, power="well-fed")
    verbs = [event[0] for event in table.events("killed", "bloodlust", "horror", "power")]
    assert verbs == ["killed", "bloodlust", "horror", "killed", "bloodlust", "power", "horror", "horror"]
    assert (table.row, table.horror) == (6, 5)


@pytest.mark.rule("FG-LUST-2", "FG-LUST-3")
def test_horror_beyond_its_track_raises_bloodlust_in_the_middle_of_a_chain() -> None:
    table = draw("at-the-window", horror=7, row=2)
    assert (table.row, table.horror) == (6, 7)


@pytest.mark.rule("FG-LUST-2")
def test_the_values_of_the_new_row_hold_from_the_next_attack_on() -> None:
    """The initial action kills a Victim and brings row 5: the Terror card's attack deals 3."""
    table = draw("your-name", killer="dock", at="dock", victims={"dock": 1}, row=4)
    assert (table.row, table.health) == (5, 2)


# Terror cards


@pytest.mark.rule("FG-HANS-2")
def test_swing_and_swing_again_takes_a_new_aim_for_the_second_swing() -> None:
    table = draw("no-room-to-swing", killer="lake", victims={"dock": 1, "se-exit": 1, "nw-woods": 2})
    assert (table.victims, table.killer, table.dead) == ({"nw-woods": 2}, "se-exit", 2)


@pytest.mark.rule("FG-HANS-3")
def test_a_face_at_the_window_frightens_and_comes_without_a_blow() -> None:
    table = draw("at-the-window", killer="cabins", victims={"sports-courts": 1})
    assert (table.horror, table.killer, table.dead) == (5, "sports-courts", 0)


@pytest.mark.rule("FG-HANS-4")
def test_step_by_step_goes_for_whoever_is_closest() -> None:
    table = draw("step-by-step", killer="sports-courts", victims={"cabins": 1})
    assert (table.horror, table.killer, table.health) == (4, FAR, 3)
    victim = draw("step-by-step", killer="sports-courts", victims={"nw-woods": 1}, at="dock")
    assert (victim.killer, victim.dead) == ("nw-woods", 1)


@pytest.mark.rule("FG-HANS-5")
def test_behind_the_door_puts_him_with_the_farthest_victim_and_draws_on() -> None:
    table = draw("behind-the-door", "at-the-window", killer="swamp", victims={"east-path": 1, "makeout-point": 1})
    assert table.killer == "makeout-point"
    assert table.horror == 3 + 1 + 2
    assert table.terror == left()


@pytest.mark.rule("FG-HANS-5")
def test_behind_the_door_never_goes_for_the_girl() -> None:
    table = draw("behind-the-door", "the-table-is-laid", killer="swamp", at="sw-exit", victims={"east-path": 1})
    assert table.killer == "east-path"
    nobody = draw("behind-the-door", "the-table-is-laid", killer="swamp")
    assert (nobody.killer, nobody.horror) == ("swamp", 5)


@pytest.mark.rule("FG-HANS-5", "FG-ITEM-19")
def test_behind_the_door_puts_the_fireworks_out_where_he_appears() -> None:
    table = draw("behind-the-door", "the-table-is-laid", victims={"cabins": 1}, fireworks=1)
    assert table.state.fireworks == -1


@pytest.mark.rule("FG-HANS-6")
def test_fresh_tracks_moves_twice_and_attacks_once() -> None:
    table = draw("fresh-tracks", killer="lake", victims={"se-exit": 2})
    assert (table.killer, table.dead) == ("se-exit", 1)
    far = draw("fresh-tracks", killer="utility-shed", victims={"camp-gate": 1})
    assert (far.killer, far.dead) == ("north-woods", 0)


@pytest.mark.rule("FG-HANS-7")
def test_horrific_hammer_rush_frightens_for_each_of_its_own_victims() -> None:
    table = draw("horrific-hammer-rush", killer="lake", victims={"lake": 1, "dock": 2, "nw-woods": 1})
    assert (table.dead, table.row) == (3, 4)
    assert table.horror == 3 + 1 + 2
    missed = draw("horrific-hammer-rush", killer="utility-shed", victims={"camp-gate": 1})
    assert (missed.killer, missed.dead, missed.horror) == ("north-woods", 0, 3)


@pytest.mark.rule("FG-HANS-8")
def test_your_name_on_the_wall_goes_past_victims_for_the_girl() -> None:
    table = draw("your-name", killer="nw-woods", victims={"sports-courts": 2, FAR: 1})
    assert (table.killer, table.health, table.dead) == (FAR, 3, 0)


@pytest.mark.rule("FG-HANS-9")
def test_keepsakes_counts_every_victim_of_the_killer_phase() -> None:
    table = draw("keepsakes", killer="lake", victims={"lake": 1, "dock": 2})
    assert (table.dead, table.row) == (3, 1 + 3 + 3)
    assert table.horror == 3 + 2


@pytest.mark.rule("FG-HANS-10")
def test_the_table_is_laid_heals_for_every_dead_victim_up_to_his_health() -> None:
    assert draw("the-table-is-laid", killer_health=5, dead=3).killer_health == 8
    assert draw("the-table-is-laid", killer_health=11, dead=3).killer_health == 12
    assert draw("the-table-is-laid", horror=2).horror == 3


@pytest.mark.rule("FG-HANS-2", "FG-HANS-6", "FG-HANS-7", "FG-HANS-9")
@pytest.mark.parametrize("card", ["no-room-to-swing", "fresh-tracks", "horrific-hammer-rush", "keepsakes"])
def test_without_victims_the_next_card_is_drawn_instead(card: str) -> None:
    table = draw(card, "at-the-window")
    assert table.terror == left()
    assert (table.horror, table.health) == (5, 5)


@pytest.mark.rule("FG-HANS-11", "FG-POWER-2")
def test_unholy_rage_makes_every_attack_stronger_while_it_lasts() -> None:
    assert draw("unholy-rage").state.minor_health == (2,)
    assert draw("the-table-is-laid", killer="lake", at="lake", minors={"unholy-rage": 1}).health == 2
    assert draw("the-table-is-laid", killer="lake", at="lake").health == 3


@pytest.mark.rule("FG-HANS-12", "FG-POWER-2")
def test_longer_strides_adds_a_space_to_every_move_icon() -> None:
    table = draw("your-name", killer="camp-gate", minors={"longer-strides": 2})
    assert BOX.killers[KILLER].rows[0].movement == 1
    assert (table.killer, table.health) == (FAR, 3)
    assert draw("your-name", killer="camp-gate").killer == "nw-woods"


@pytest.mark.rule("FG-HANS-11", "FG-HANS-12")
def test_the_view_shows_moves_and_damage_with_the_bonuses_of_dark_powers() -> None:
    killer = given(minors={"longer-strides": 2}).view["killer"]
    assert (killer["movement"], killer["attack"]) == (2, 2)
    killer = given(minors={"unholy-rage": 1}).view["killer"]
    assert (killer["movement"], killer["attack"]) == (1, 3)


# Finales


def finale(name: str, **more: object) -> Position:
    """A Killer phase with a Finale revealed."""
    return given("killer", finale=name, revealed=True, terror=[], hand=(), **more)  # type: ignore[arg-type]


@pytest.mark.rule("FG-HANS-13")
def test_the_last_light_reveals_a_second_dark_power() -> None:
    table = given("upkeep", finale="the-last-light", terror=[], power="well-fed")
    assert len(table.state.powers_up) == 2
    assert len(table.state.power_box) == 1
    known = given("upkeep", finale="the-last-light", terror=[], powers=["well-fed"], power="well-fed")
    assert len(known.state.powers_up) == 2


@pytest.mark.rule("FG-HANS-13")
def test_the_last_light_moves_twice_and_attacks_once() -> None:
    table = finale("the-last-light", at=FAR, killer="nw-woods", powers=["well-fed"], power="well-fed")
    assert (table.killer, table.health) == (FAR, 3)


@pytest.mark.rule("FG-HANS-14")
def test_thirst_raises_bloodlust_before_he_acts() -> None:
    table = finale("thirst", at=FAR, killer="nw-woods", row=4, horror=2)
    assert (table.row, table.horror, table.health) == (5, 3, 2)


@pytest.mark.rule("FG-HANS-14", "FG-LUST-2")
def test_thirst_feeds_the_final_effect_at_the_top_of_the_track() -> None:
    assert finale("thirst", at=FAR, killer="lake", row=11, killer_health=5).killer_health == 6


@pytest.mark.rule("FG-HANS-15")
def test_red_supper_moves_twice_and_attacks_twice() -> None:
    table = finale("red-supper", at=FAR, killer="nw-woods")
    assert (table.killer, table.health) == (FAR, 1)


# Dark Powers


@pytest.mark.rule("FG-POWER-1")
def test_a_dark_power_is_revealed_at_row_6_and_not_twice() -> None:
    table = draw("the-table-is-laid", killer="lake", victims={"lake": 1}, row=5, power="he-remembers-you")
    assert [BOX.powers[card].id for card in table.state.powers_up] == ["he-remembers-you"]
    assert table.state.power == ()


@pytest.mark.rule("FG-POWER-5")
def test_wide_swing_hits_the_girl_and_every_victim_with_each_icon() -> None:
    table = draw("the-table-is-laid", killer="lake", at="lake", victims={"lake": 3, "dock": 1}, powers=["wide-swing"])
    assert (table.health, table.dead, table.victims) == (3, 3, {"dock": 1})
    alone = draw("the-table-is-laid", killer="lake", victims={"lake": 2}, powers=["wide-swing"])
    assert (alone.health, alone.dead) == (5, 2)


@pytest.mark.rule("FG-POWER-5", "FG-STRIKE-5")
def test_wide_swing_hits_everybody_with_the_row_as_it_was_when_the_icon_began() -> None:
    table = draw("the-table-is-laid", killer="lake", at="lake", victims={"lake": 3}, powers=["wide-swing"], row=4)
    assert (table.dead, table.row, table.health) == (3, 7, 5 - 2)


@pytest.mark.rule("FG-POWER-5", "FG-POWER-1")
def test_a_dark_power_that_a_swing_reveals_counts_from_the_next_icon() -> None:
    table = draw(
        "a-stroke-of-luck", killer="lake", victims={"lake": 3}, powers=["wide-swing"], power="well-fed", row=5,
        killer_health=5,
    )  # fmt: skip
    assert (table.dead, table.killer_health) == (3, 5)


@pytest.mark.rule("FG-POWER-5", "FG-POWER-1")
def test_a_wide_swing_revealed_in_mid_attack_counts_from_the_next_icon() -> None:
    table = draw("horrific-hammer-rush", killer="lake", victims={"dock": 4}, row=5, power="wide-swing", horror=1)
    assert table.dead == 4
    assert [event[0] for event in table.events("attack", "power", "killed")][:4] == [
        "attack",
        "killed",
        "power",
        "attack",
    ]


@pytest.mark.rule("FG-POWER-6")
def test_he_remembers_you_attacks_the_girl_once_more() -> None:
    power: dict[str, Any] = {"powers": ["he-remembers-you"], "power": "he-remembers-you"}
    assert draw("the-table-is-laid", killer="lake", at="lake", **power).health == 1
    shielded = draw("the-table-is-laid", killer="lake", at="lake", victims={"lake": 1}, **power)
    assert (shielded.health, shielded.dead) == (5, 1)


@pytest.mark.rule("FG-POWER-7")
def test_well_fed_heals_for_victims_that_he_kills_himself() -> None:
    power: dict[str, Any] = {"powers": ["well-fed"], "power": "well-fed"}
    assert draw("the-table-is-laid", killer="lake", victims={"lake": 1}, killer_health=5, **power).killer_health == 7
    burnt = draw("fire", killer="lake", victims={"cabins": 2}, killer_health=5, dice=(1,), **power)
    assert (burnt.dead, burnt.killer_health) == (2, 5)


@pytest.mark.rule("FG-POWER-1", "FG-POWER-7")
def test_a_power_that_a_kill_reveals_does_not_count_for_that_kill() -> None:
    table = draw("a-stroke-of-luck", killer="lake", victims={"lake": 1}, row=5, power="well-fed", killer_health=5)
    assert (table.row, table.killer_health) == (6, 5)


@pytest.mark.rule("FG-POWER-8", "FG-POWER-9")
def test_slaughterhouse_raises_bloodlust_twice_for_each_victim_he_kills() -> None:
    more: dict[str, Any] = {"powers": ["slaughterhouse"], "power": "slaughterhouse", "options": {"epic": "forced"}}
    assert draw("a-stroke-of-luck", killer="lake", victims={"lake": 1}, **more).row == 3
    assert draw("fire", killer="lake", victims={"cabins": 1}, dice=(1,), **more).row == 2


@pytest.mark.rule("FG-POWER-9")
@pytest.mark.parametrize(("epic", "powers"), [("off", 3), ("shuffled", 4), ("forced", 4)])
def test_the_epic_dark_power_comes_as_the_set_up_says(epic: str, powers: int) -> None:
    laid = set()
    for seed in range(30):
        s = new(seed, epic=epic).state
        assert len(s.power + s.power_box) == powers
        laid.add(BOX.powers[s.power[0]].id)
    names = {power.id for power in BOX.powers if power.of == HANS}
    assert laid == {"off": names - {"slaughterhouse"}, "shuffled": names, "forced": {"slaughterhouse"}}[epic]


@pytest.mark.rule("FG-POWER-3", "FG-POWER-4")
def test_damage_goes_to_minor_dark_powers_in_your_order() -> None:
    table = given(
        at="lake",
        killer="lake",
        hand=("critical-blow", "walk"),
        minors={"unholy-rage": 2, "longer-strides": 2},
    )
    table.pick("Play Critical Blow", dice=(6, 6))
    assert table.rule == "FG-POWER-4"
    table.pick("Longer Strides")
    assert (table.state.minor_health, table.killer_health) == ((1,), 12)
    assert len(table.state.terror_discard) == 1


@pytest.mark.rule("FG-POWER-3", "FG-POWER-4")
@pytest.mark.parametrize(("rage", "left"), [(1, 10), (2, 11), (3, 12)])
def test_damage_that_is_enough_for_all_minor_dark_powers_spills_over_without_a_question(rage: int, left: int) -> None:
    table = given(
        at="lake",
        killer="lake",
        hand=("critical-blow", "walk"),
        held=["axe"],
        minors={"unholy-rage": rage, "longer-strides": 2},
    )
    table.pick("Play Critical Blow", "With the Axe", dice=(6, 6))
    assert table.rule == "FG-ACT-2"
    assert (table.state.minors, table.killer_health) == ((), left)
    assert len(table.state.terror_discard) == 2


@pytest.mark.rule("FG-POWER-3")
def test_what_a_minor_dark_power_takes_the_killer_does_not() -> None:
    table = given(at="lake", killer="lake", hand=("weak-attack", "walk"), minors={"unholy-rage": 2})
    table.play("Weak Attack", 6, 6)
    assert (table.state.minor_health, table.killer_health) == ((1,), 12)
    assert "power-lost" not in [event[0] for event in table.events()]


def test_every_card_of_his_is_named_here() -> None:
    from pathlib import Path

    text = Path(__file__).read_text(encoding="utf-8")
    cards: tuple[Finale | Power | Terror, ...] = (*BOX.finales, *BOX.powers, *BOX.terrors)
    assert [card.id for card in cards if card.of == HANS and f'"{card.id}' not in text] == []
