"""Searching for Items."""

from __future__ import annotations

import pytest

from tests.games.final_girl.table import given

DECKS = {"dock": ["knife", "axe", "map"], "cabins": []}


@pytest.mark.rule("FG-SEARCH-1")
def test_a_search_is_played_on_a_search_space_with_items() -> None:
    assert given(at="dock", hand=["search"], decks=DECKS).offers("Play Search")
    table = given(at="firepit", hand=["search"], decks=DECKS)
    assert not table.offers("Play Search")
    assert table.match.why_not(0, "search") == ("This is no Search space.", "FG-SEARCH-1")


@pytest.mark.rule("FG-SEARCH-2", "FG-SEARCH-4")
def test_the_top_item_is_taken_and_the_next_stays_as_it_lies() -> None:
    table = given(at="dock", hand=["search", "search"], decks=DECKS).play("Search", 5, 1)
    assert (table.held, table.seen_deck("dock")) == (["knife"], ["?", "?"])
    table = given(at="dock", hand=["search", "walk"], decks=DECKS, face_up=False).play("Search", 5, 1)
    assert (table.held, table.deck("dock")) == (["knife"], ["axe", "map"])


@pytest.mark.rule("FG-SEARCH-3", "FG-SEARCH-4")
def test_of_two_one_is_kept_and_the_other_goes_on_top_or_below() -> None:
    position = given(at="dock", hand=["search", "walk"], decks=DECKS).play("Search", 5, 6)
    assert position.labels == [
        "Keep the Knife; the Axe goes back on top, face up",
        "Keep the Knife; the Axe goes to the bottom, face down",
        "Keep the Axe; the Knife goes back on top, face up",
        "Keep the Axe; the Knife goes to the bottom, face down",
    ]
    table = given(at="dock", hand=["search", "walk"], decks=DECKS).play("Search", 5, 6)
    table.pick("Keep the Axe; the Knife goes back on top")
    assert (table.held, table.seen_deck("dock")) == (["axe"], ["item-knife", "?"])
    position.pick("Keep the Axe; the Knife goes to the bottom")
    assert position.seen_deck("dock") == ["?", "item-knife"]
    assert position.match.view(None)["decks"][1]["cards"] == ["?", "?"]


@pytest.mark.rule("FG-SEARCH-3")
def test_with_one_item_left_that_one_is_taken() -> None:
    table = given(at="dock", hand=["search", "walk"], decks={"dock": ["knife"]}).play("Search", 5, 6)
    assert (table.held, table.deck("dock"), table.time) == (["knife"], [], 5)


@pytest.mark.rule("FG-SEARCH-5")
def test_an_empty_deck_holds_nothing_more() -> None:
    table = given(at="cabins", hand=["search"], decks=DECKS)
    assert not table.offers("Play Search")
    assert table.match.why_not(0, "search") == ("There are no Items left here.", "FG-SEARCH-5")
    assert table.offers("Discard Search")
