"""The Panic phase, the Upkeep phase and the Finale."""

from __future__ import annotations

import pytest

from tests.games.final_girl.table import Position, given


def panicked(table: Position) -> list[int]:
    """Return the faces rolled for panic."""
    return [event[2] for event in table.events("panicked")]


# The Panic phase


@pytest.mark.rule("FG-PANIC-1")
def test_after_a_death_the_victims_with_the_killer_panic_and_no_others() -> None:
    victims = {"firepit": 2, "south-path": 1, "dock": 2}
    table = given("panic", at="dock", killer="firepit", victims=victims, killed_turn=1, dice=[1, 1])
    assert panicked(table) == [1, 1]
    assert (table.victims, table.girl) == (victims, "dock")


@pytest.mark.rule("FG-PANIC-1")
def test_without_a_death_nobody_panics_nor_does_the_girl() -> None:
    table = given("panic", killer="firepit", victims={"firepit": 2}, killed_turn=0)
    assert (panicked(table), table.victims) == ([], {"firepit": 2})
    table = given("panic", at="firepit", killer="firepit", killed_turn=1)
    assert (panicked(table), table.girl) == ([], "firepit")


@pytest.mark.rule("FG-PANIC-1")
def test_a_death_in_the_action_phase_counts_too() -> None:
    table = given(
        at="dock", victims={"dock": 1, "firepit": 1}, killer="lakeside-cabin", events=["black-water"],
        terror=["at-the-window", "at-the-window"],
    )  # fmt: skip
    table.play("Walk", 5, 1).pick("To Lake with 1 Victim")
    assert (table.dead, panicked(table)) == (1, [])
    table.end_phase().pick("Go on", dice=[6])
    assert (table.killer, panicked(table), table.victims) == ("firepit", [6], {"lakeside-cabin": 1})


@pytest.mark.rule("FG-PANIC-2", "FG-PANIC-3")
@pytest.mark.parametrize(
    ("face", "space"),
    [(1, "firepit"), (2, "south-path"), (5, "south-path"), (6, "lakeside-cabin")],
)
def test_the_die_leads_along_a_path_or_nowhere(face: int, space: str) -> None:
    table = given("panic", killer="firepit", victims={"firepit": 1}, killed_turn=1, dice=[face])
    assert (panicked(table), table.victims) == ([face], {space: 1})


@pytest.mark.rule("FG-PANIC-4", "FG-PANIC-5")
def test_all_panic_once_special_victims_too_and_nobody_is_asked() -> None:
    table = given(
        "panic", killer="firepit", victims={"firepit": 2}, specials={"boyfriend": "firepit"}, killed_turn=1,
        dice=[6, 3, 1],
    )  # fmt: skip
    assert panicked(table) == [6, 3, 1]
    assert (table.victims, table.specials) == ({"firepit": 1, "south-path": 1}, {"boyfriend": "lakeside-cabin"})
    assert table.phase == "Action phase"


@pytest.mark.rule("FG-PANIC-6", "FG-PANIC-7")
def test_a_card_makes_victims_panic_without_a_death_and_into_the_killers_space() -> None:
    table = given("killer", at="firepit", killer="east-path", victims={"utility-shed": 1}, terror=["scatter"], dice=[3])
    assert panicked(table) == [3]
    assert table.dead == 1


# The Upkeep phase


@pytest.mark.rule("FG-UPKEEP-1", "FG-UPKEEP-2", "FG-UPKEEP-3")
def test_upkeep_reveals_the_finale_then_does_what_cards_ask_then_asks_for_items() -> None:
    table = given(
        "upkeep", killer="firepit", victims={"dock": 1}, terror=[], events=["sleepwalkers"], held=["knife"],
        backpack=["axe"],
    )  # fmt: skip
    assert [event[0] for event in table.events("finale", "drawn")] == ["finale", "drawn"]
    assert table.rule == "FG-ITEM-4"
    table.pick("Hold the Axe")
    assert (table.held, table.backpack, table.phase) == (["axe"], ["knife"], "Action phase")


@pytest.mark.rule("FG-UPKEEP-2")
def test_without_such_cards_upkeep_asks_for_nothing() -> None:
    table = given("upkeep", killer="firepit", victims={"dock": 1}, held=["knife"])
    assert (table.victims, table.phase, table.events("drawn")) == ({"dock": 1}, "Action phase", [])


# The Finale


@pytest.mark.rule("FG-FINALE-1")
def test_the_finale_is_revealed_when_no_terror_card_is_left() -> None:
    assert given("upkeep", terror=["at-the-window"]).view["killer"]["finale"] is None
    assert given("upkeep", terror=[]).view["killer"]["finale"] == "finale-red-supper"
    assert given("killer", terror=["at-the-window"]).view["killer"]["finale"] == "finale-red-supper"


@pytest.mark.rule("FG-FINALE-2")
def test_a_dark_power_still_face_down_is_revealed_with_it() -> None:
    assert given("upkeep", terror=[], power="well-fed").view["killer"]["powers"] == ["power-well-fed"]
    table = given("upkeep", terror=[], power="well-fed", powers=["well-fed"])
    assert table.view["killer"]["powers"] == ["power-well-fed"]


@pytest.mark.rule("FG-FINALE-3", "FG-FINALE-4")
def test_the_finales_action_replaces_the_initial_one_and_no_card_is_drawn() -> None:
    table = given("killer", at="dock", killer="firepit", terror=["your-name"], revealed=True)
    assert (table.killer, table.health) == ("dock", 1)
    assert table.events("terror") == []
    table = given("killer", at="dock", killer="firepit", terror=[])
    assert (table.killer, table.health) == ("firepit", 5)


@pytest.mark.rule("FG-FINALE-5", "FG-FINALE-6")
def test_a_second_dark_power_is_revealed_at_once() -> None:
    table = given("upkeep", terror=[], finale="the-last-light", power="well-fed")
    powers = table.view["killer"]["powers"]
    assert powers[0] == "power-well-fed"
    assert len(powers) == 2
    assert "power-slaughterhouse" not in powers
    assert table.phase == "Action phase"
    table.to_killer()
    assert len(table.view["killer"]["powers"]) == 2


@pytest.mark.rule("FG-FINALE-5")
def test_the_epic_power_comes_second_only_where_it_is_in_the_game() -> None:
    seen: set[str] = set()
    for face in range(1, 7):
        for other in range(1, 7):
            table = given(
                "upkeep", terror=[], finale="the-last-light", options={"epic": "shuffled"}, dice=[face, other]
            )
            seen |= set(table.view["killer"]["powers"])
    assert "power-slaughterhouse" in seen


# Examples of the rulebook


@pytest.mark.rule("FG-PANIC-1", "FG-PANIC-2", "FG-PANIC-3")
def test_panic_at_the_firepit() -> None:
    table = given(
        "panic", at="firepit", killer="firepit", victims={"firepit": 3, "south-path": 1}, killed_turn=2, dice=[3, 6, 1]
    )
    assert table.victims == {"firepit": 1, "south-path": 2, "lakeside-cabin": 1}
    assert table.girl == "firepit"


@pytest.mark.rule("FG-UPKEEP-3")
def test_adelaides_hands() -> None:
    held, backpack = ["first-aid-kit", "pepper-spray"], ["mysterious-pills", "lucky-dice", "axe"]
    table = given(at="firepit", killer="firepit", health=2, held=held, backpack=backpack)
    assert table.offers("Use the Mysterious Pills")
    table.pick("Play Weak Attack", dice=[5, 1])
    assert not table.offers("With the Axe")
    assert table.offers("Use the Lucky Dice")
    table.pick("Go on")
    assert (table.killer_health, table.health) == (11, 1)
    table.play("Short Rest", 5, 1, 1)
    assert table.health == 3
    table.end_phase().pick("Go on", "Use the Pepper Spray")
    assert (table.rule, table.health) == ("FG-ITEM-4", 3)
    table.pick("Hold the Axe")
    assert (table.held, sorted(table.backpack)) == (["axe"], ["first-aid-kit", "lucky-dice", "mysterious-pills"])
