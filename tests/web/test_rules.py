"""The rules dialog: a summary, then the clauses by section."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import gloaming
from gloaming.teaching import teaching

from .visitor import ALL_SIZES, PHONE, Visitor

Come = Callable[..., Visitor]


@pytest.mark.parametrize("game", gloaming.games())
def test_the_rules_begin_with_the_goal_and_the_turn(visitor: Come, game: str) -> None:
    me = visitor()
    me.open_table(*["human", "random"][: max(gloaming.game(game).seats)], game=game)
    assert me.await_question()
    me.page.get_by_role("button", name="Rules", exact=True).click()
    rules = me.page.get_by_role("dialog", name="Rules")
    how = teaching(gloaming.game(game)).how_to_play
    expect(rules.get_by_text(how.goal)).to_be_in_viewport()
    for part in how.turn:
        expect(rules.get_by_text(part.title, exact=True).first).to_be_in_viewport()
    expect(rules.locator("p.clause:visible")).to_have_count(0)
    for size in ALL_SIZES:
        me.page.set_viewport_size(size)
        me.check_accessible()
    me.page.set_viewport_size(PHONE)
    me.check_width()


def test_a_section_of_the_rules_opens_by_a_click_or_a_key(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random")
    assert me.await_question()
    me.page.get_by_role("button", name="Rules", exact=True).click()
    rules = me.page.get_by_role("dialog", name="Rules")
    rules.get_by_text("Place a meeple", exact=True).last.click()
    expect(rules.locator("p.clause:visible").first).to_contain_text("meeple")
    rules.locator("summary", has_text="Components").press("Enter")
    expect(rules.get_by_text("There are 6 ghost dice.")).to_be_in_viewport()
    rules.get_by_role("button", name="Rule for Take the cards").click()
    expect(rules.locator(".clause.here")).to_be_focused()
    expect(rules.locator(".clause.here")).to_contain_text("From the highest meeple")


def test_notes_on_doubtful_rules_are_shown_on_demand(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random")
    assert me.await_question()
    me.open_list()
    me.page.locator(".foot").get_by_role("button", name="Rule: Place a meeple").click()
    rules = me.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".clause.here")).to_be_in_viewport()
    rules.locator("summary", has_text="Components").click()
    expect(rules.get_by_text("shops give other numbers")).to_have_count(0)
    rules.get_by_label("Show notes on unclear rules").check()
    expect(rules.get_by_text("shops give other numbers")).to_be_visible()
