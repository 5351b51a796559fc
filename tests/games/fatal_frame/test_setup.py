"""Objective, components and set-up."""

from __future__ import annotations

import pytest

import gloaming
from gloaming.games.fatal_frame.constants import MOST_DICE
from gloaming.games.fatal_frame.packs import BOX
from tests.games.fatal_frame.table import GAME, given, new


@pytest.mark.rule("FF-GOAL-1")
def test_two_to_four_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(gloaming.BadSetup):
            GAME.new(seats=seats, seed=0)


@pytest.mark.rule("FF-GOAL-2")
def test_album_points_come_from_album_ghosts_and_items() -> None:
    table = given(album=["seeker", "veiled-priest"], items=["temple-key", "prayer-bell"])
    assert table.points() == 1 + 2 + 4 + 3


@pytest.mark.rule("FF-GOAL-2")
def test_nothing_else_counts_for_points() -> None:
    table = given(hand=["temple-key", "seeker"], camera=["61-film"], ghosts={"kiryu-house": ["seeker"]})
    assert table.points() == 0


@pytest.mark.rule("FF-GOAL-3")
def test_points_open_the_shrine() -> None:
    ready = given("move", at="kureha-shrine", items=["temple-key", "wedding-comb"], album=["seeker"])
    assert ready.may("into Kureha Shrine")
    poor = given("move", at="kureha-shrine", items=["temple-key", "wedding-comb"])
    assert not poor.may("into Kureha Shrine")


@pytest.mark.rule("FF-COMP-1")
def test_four_attack_dice_and_twelve_beads_are_in_the_box() -> None:
    assert MOST_DICE == 4
    assert sum([boss.life for boss in BOX.bosses]) == 12


@pytest.mark.rule("FF-COMP-2")
def test_a_card_holds_where_it_contradicts_a_rule() -> None:
    table = given(hand=["snapshot"], ghosts={"kiryu-house": ["seeker"]}).pick("Snapshot")
    assert table.album() == ["seeker"]  # without a fight


@pytest.mark.rule("FF-COMP-3")
def test_the_main_deck_is_85_cards() -> None:
    assert BOX.first_boss == len(set(BOX.piece[: BOX.first_boss])) == 85


@pytest.mark.rule("FF-COMP-4")
def test_four_items_are_worth_4_and_four_are_worth_3() -> None:
    assert sorted([item.value for item in BOX.items]) == [3, 3, 3, 3, 4, 4, 4, 4]


@pytest.mark.rule("FF-COMP-5")
def test_there_are_9_exterior_and_20_interior_locations() -> None:
    assert (len(BOX.exteriors), len(BOX.interiors)) == (9, 20)


@pytest.mark.rule("FF-COMP-6")
def test_there_are_4_bosses_and_4_cameras() -> None:
    assert (len(BOX.bosses), BOX.camera.copies) == (4, 4)


@pytest.mark.rule("FF-COMP-7")
def test_five_exterior_locations_are_houses() -> None:
    assert {place.id: place.rooms for place in BOX.exteriors if place.rooms} == {
        "kureha-shrine": 1,
        "osaka-house": 2,
        "tachibana-house": 3,
        "kiryu-house": 3,
        "kurosawa-house": 4,
    }


@pytest.mark.rule("FF-COMP-8")
def test_no_action_is_there_twice_and_one_ghost_may_be_worth_more_than_2() -> None:
    assert {action.copies for action in BOX.actions} == {1}
    assert max([ghost.value for ghost in BOX.ghosts]) == 2
    company = ["seeker", "seeker", "sunken-woman", "limbo-woman", "well-child"]
    alone = given(album=company).points()
    assert given(album=[*company, "pallbearer"]).points() - alone == 5


@pytest.mark.rule("FF-COMP-9")
def test_what_the_rulebook_prints_is_marked_on_each_card() -> None:
    named = [*BOX.entry, *BOX.exteriors, *BOX.interiors, *BOX.bosses]
    assert {card.id for card in named if "name" in card.known} == {
        card.id for card in named if card.source == "rulebook"
    }
    assert {card.id for card in BOX.bosses if "bonus" in card.known} == {"failed-kusabi"}


@pytest.mark.rule("FF-SETUP-1", "FF-CAMERA-1")
def test_nobody_has_anything_but_a_camera() -> None:
    table = new(4)
    for seat in range(4):
        assert (table.camera(seat), table.album(seat), table.items(seat), table.points(seat)) == ([], [], [], 0)


@pytest.mark.rule("FF-SETUP-2")
def test_the_exterior_map_is_shuffled_face_down() -> None:
    table = new(3)
    assert [cell["location"] for cell in table.view(0)["village"]] == [None] * 9
    assert len({tuple(new(3, seed).state.exterior) for seed in range(5)}) == 5


@pytest.mark.rule("FF-SETUP-3")
def test_the_interior_locations_are_a_shuffled_deck_of_their_own() -> None:
    table = new(3)
    assert (len(table.interiors), table.interior_discard, table.discard) == (20, [], [])
    assert len({tuple(new(3, seed).interiors) for seed in range(5)}) == 5


@pytest.mark.rule("FF-SETUP-4")
def test_the_bosses_are_shuffled_and_set_aside() -> None:
    assert sorted(new(2).boss_pile) == ["bell-abbot", "doll-mother", "failed-kusabi", "mill-bride"]
    assert len({tuple(new(2, seed).boss_pile) for seed in range(12)}) > 3


@pytest.mark.rule("FF-SETUP-5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everyone_is_dealt_5_cards(seats: int) -> None:
    table = new(seats)
    first = table.turn
    assert [len(table.hand(seat)) for seat in range(seats)] == [6 if seat == first else 5 for seat in range(seats)]
    assert len(table.deck) == 85 - 5 * seats - 1  # the first turn has begun with a draw


@pytest.mark.rule("FF-SETUP-6")
def test_everyone_starts_on_the_camera() -> None:
    table = new(4)
    assert [table.at(seat) for seat in range(4)] == [None] * 4


@pytest.mark.rule("FF-SETUP-7")
def test_chance_says_who_begins() -> None:
    assert {new(4, seed).turn for seed in range(40)} == {0, 1, 2, 3}


@pytest.mark.rule("FF-SETUP-8", "FF-SHRINE-2")
@pytest.mark.parametrize(("seats", "points"), [(2, 9), (3, 7), (4, 6)])
def test_a_longer_game_asks_more_points(seats: int, points: int) -> None:
    assert new(seats).view()["threshold"] == points
    assert new(seats, longer=3).view()["threshold"] == points + 3
