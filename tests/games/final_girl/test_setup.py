"""Set-up, step by step, on fresh matches."""

from __future__ import annotations

from typing import Any

import pytest

import gloaming
from gloaming.games.final_girl.packs import BOX
from tests.games.final_girl.table import GAME, ITEM, KILLER, LOCATION, SPACE, given, new

FULL = ["focus", "focus", "short-rest", "walk", "walk", "weak-attack"]


@pytest.mark.rule("FG-SETUP-1", "FG-SETUP-8")
def test_killer_and_location_are_chosen_and_their_boards_lie_out() -> None:
    view = new(killer="hans-the-butcher", location="camp-happy-trails").view
    assert (view["killer"]["id"], view["location"]) == ("hans-the-butcher", "camp-happy-trails")
    assert len(view["spaces"]) == len(SPACE)
    assert len({killer.id for killer in BOX.killers}) == len(BOX.killers) > 0
    assert len({location.id for location in BOX.locations}) == len(BOX.locations) > 0
    with pytest.raises(gloaming.BadSetup, match="killer"):
        new(killer="nobody")


@pytest.mark.rule("FG-SETUP-2")
def test_the_girl_is_chosen_or_left_to_chance() -> None:
    assert new(girl="reiko").view["player"]["girl"] == "reiko"
    assert {new(seed).view["player"]["girl"] for seed in range(20)} == {"laurie", "reiko"}
    assert GAME.seats == range(1, 2)


@pytest.mark.rule("FG-SETUP-3", "FG-SETUP-16")
@pytest.mark.parametrize(("board", "time"), [("normal", 6), ("extreme", 5)])
def test_the_side_of_the_board_says_dice_and_time(board: str, time: int) -> None:
    player = new(board=board).view["player"]
    assert (player["extreme"], player["time"]) == (board == "extreme", time)
    assert (player["covered"], player["ultimate"]) == ([], False)


@pytest.mark.rule("FG-SETUP-5", "FG-SETUP-6")
def test_the_six_free_cards_are_the_hand_and_17_the_tableau() -> None:
    table = new()
    assert (table.hand, len(table.tableau), table.discard) == (FULL, 17, [])
    assert max([table.tableau.count(name) for name in table.tableau]) == 2


@pytest.mark.rule("FG-SETUP-7")
@pytest.mark.parametrize("victims", [21, 24])
def test_the_box_holds_so_many_ordinary_victims(victims: int) -> None:
    for seed in range(10):
        table = new(seed, victims=str(victims))
        assert sum(table.victims.values()) + table.state.supply == victims
        assert len(table.state.special_at) == 3


@pytest.mark.rule("FG-SETUP-9")
def test_a_finale_and_a_dark_power_lie_face_down() -> None:
    finales, powers = set(), set()
    for seed in range(30):
        state = new(seed).state
        assert (len(state.finale), len(state.finale_box), len(state.power), len(state.power_box)) == (1, 2, 1, 2)
        finales.add(state.finale)
        powers.add(state.power)
    assert (len(finales), len(powers)) == (3, 3)
    view = new().view
    assert (view["killer"]["finale"], view["killer"]["powers"], view["killer"]["hidden_powers"]) == (None, [], 1)


@pytest.mark.rule("FG-SETUP-10")
def test_ten_terror_cards_of_both_boxes_are_dealt_face_down() -> None:
    packs = set()
    for seed in range(5):
        table = new(seed)
        assert len(table.terror) == 10
        assert table.view["terror"] == ["?"] * 10
        packs |= {BOX.terrors[card].of for card in table.state.terror}
    assert packs == {"hans-the-butcher", "camp-happy-trails"}
    assert len(BOX.terrors_of(KILLER, LOCATION)) == 24


@pytest.mark.rule("FG-SETUP-11")
def test_three_item_decks_of_four_have_their_top_cards_up() -> None:
    decks = new().view["decks"]
    assert [deck["space"] for deck in decks] == ["cabins", "dock", "utility-shed"]
    for deck in decks:
        assert deck["cards"][0].startswith("item-")
        assert deck["cards"][1:] == ["?"] * 3


@pytest.mark.rule("FG-SETUP-12")
def test_the_setup_card_says_who_is_where() -> None:
    table = new(setup="capture-the-flag")
    assert (table.girl, table.killer) == ("makeout-point", "south-path")
    drawn = {new(seed).view["setup"] for seed in range(30)}
    assert len(drawn) == 5


@pytest.mark.rule("FG-SETUP-12")
def test_victims_stand_where_the_setup_card_puts_them() -> None:
    for seed in range(30):
        table = new(seed, setup="bonfire")
        if BOX.events[(table.state.events_here + table.state.event_discard)[0]].id == "stubborn-kids":
            assert table.victims == {"makeout-point": 2, "lakeside-cabin": 1, "firepit": 6, "south-path": 1}
            return
    raise AssertionError("no seed draws an Event that moves nobody")


@pytest.mark.rule("FG-SETUP-13")
def test_nobody_sees_the_final_health_tokens() -> None:
    assert sorted([token.health for token in BOX.tokens]) == [0, 0, 0, 0, 0, 0, 1, 2, 3]
    state = new().state
    assert (len(state.girl_token), len(state.killer_token), len(state.token_box)) == (1, 1, 7)
    hidden = {field.name: field.seen for field in GAME.rules.fields if "token" in field.name}
    assert hidden == {"girl_token": "nobody", "killer_token": "nobody", "token_box": "nobody", "tokens_shown": "all"}
    backs = {BOX.tokens[new(seed).state.girl_token[0]].health for seed in range(40)}
    assert backs == {0, 1, 2, 3}


@pytest.mark.rule("FG-SETUP-14")
@pytest.mark.parametrize(("girl", "health"), [("laurie", 5), ("reiko", 6)])
def test_both_start_with_full_health_the_token_counted(girl: str, health: int) -> None:
    table = new(girl=girl)
    assert (table.health, table.killer_health) == (health, 12)


@pytest.mark.rule("FG-SETUP-15", "FG-SETUP-17")
def test_bloodlust_starts_at_the_bottom_and_horror_where_the_killer_says() -> None:
    table = new()
    assert (table.row, table.horror) == (1, 4)


@pytest.mark.rule("FG-SETUP-18")
def test_one_event_is_drawn_and_holds() -> None:
    for seed in range(20):
        table = new(seed)
        assert len(table.events("event")) == 1
        assert table.view["event_deck"] == 9


def test_a_world_imagined_by_the_girl_keeps_what_she_knows_and_deals_the_rest_anew() -> None:
    table = given(decks={"dock": ["knife", "axe", "map"]}, power="well-fed", girl_token=3)
    world = table.match.imagine(0, seed=5)
    assert world.view(0) == table.match.view(0)
    worlds: list[Any] = [table.match.imagine(0, seed)._state for seed in range(40)]
    assert len({imagined.girl_token for imagined in worlds}) > 3
    assert len({imagined.power for imagined in worlds}) == 3
    assert {imagined.decks[1][0] for imagined in worlds} == {ITEM["knife"]}
    assert len({imagined.decks[1][1:] for imagined in worlds}) > 3
