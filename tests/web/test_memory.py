""" "Your results": results, statistics and replays."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gloaming.server.http.routes import daily_routes
from gloaming.server.store import daily_store

from .visitor import Visitor, play_unseen

Come = Callable[..., Visitor]


def last(now: dict[str, Any]) -> int:
    return len(now["prompt"]["options"]) - 1


def matches(person: Visitor) -> Locator:
    """Open "Your results" on the front page."""
    person.page.goto("/")
    person.page.get_by_role("button", name="Your results").click()
    return person.page.get_by_role("dialog", name="Your results")


def test_a_newcomer_is_told_what_will_be_kept_here(visitor: Come) -> None:
    me = visitor()
    expect(matches(me)).to_contain_text("No matches yet")
    me.check_accessible(phone=True)


def test_a_match_that_is_over_is_listed_counted_and_a_click_from_its_look_back(visitor: Come) -> None:
    me = visitor()
    address = me.request_table("human", "random", seed=7)
    assert not play_unseen([me], address, last)
    mine = matches(me)
    entry = mine.get_by_role("listitem").filter(has_text="Don't Go In There")
    expect(entry).to_contain_text(re.compile("Won|2nd of 2"))
    expect(entry).to_contain_text("with Player 2 (Random)")
    expect(entry).to_contain_text("chosen seed")
    statistics = mine.get_by_role("region", name="Don't Go In There")
    expect(statistics).to_contain_text("1 match,")
    expect(statistics).to_contain_text("Bot: Random · 2 players")
    expect(statistics.get_by_role("row")).to_have_count(0)
    listed, counted = (locator.bounding_box() for locator in (entry, statistics))
    assert listed and counted and listed["y"] < counted["y"], "matches come first"
    me.check_accessible(phone=True)
    entry.get_by_role("link", name="Replay").click()
    me.page.wait_for_url(f"**{address}")
    me.page.locator(".result").wait_for()


def test_statistics_tell_apart_what_differs_and_say_once_what_all_matches_share(visitor: Come) -> None:
    me = visitor()
    for bot, seed in (("random", 7), ("greedy", 8)):
        assert not play_unseen([me], me.request_table("human", bot, seed=seed), last)
    statistics = matches(me).get_by_role("region", name="Don't Go In There")
    expect(statistics).to_contain_text("2 matches,")
    expect(statistics.get_by_role("row", name=re.compile("Bot: Random 1 [01]"))).to_be_visible()
    expect(statistics.get_by_role("row", name=re.compile("Bot: Hasty 1 [01]"))).to_be_visible()
    expect(statistics.get_by_text("2 players")).to_be_visible()
    expect(statistics.get_by_role("table")).to_have_count(1)


def daily(person: Visitor, title: str) -> Locator:
    """Open a game's daily challenge on the front page."""
    person.page.goto("/")
    person.press_more("Daily challenge", f"{title}")
    return person.page.get_by_role("dialog", name=f"Daily challenge: {title}")


def test_the_deal_of_the_day_is_played_once_and_its_results_are_told_to_the_others(
    visitor: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = daily_store.today()  # it may end during the test
    for module in (daily_store, daily_routes):
        monkeypatch.setattr(module, "today", lambda: day)
    me, friend = visitor(), visitor()
    deal = daily(me, "Don't Go In There")
    expect(deal).to_contain_text("You and 2 bots: Medium")
    expect(deal).to_contain_text("No finished attempts yet.")
    me.check_accessible(phone=True)
    deal.get_by_role("button", name="Play the daily challenge").click()
    me.page.wait_for_url("**/table/*")
    address = me.page.url.removeprefix(me.server)
    assert me.await_question()
    expect(me.page.get_by_role("button", name="Hint")).to_be_disabled()
    me.take(0)
    assert me.await_question()
    expect(me.page.get_by_role("region", name="Undo")).to_have_count(0)
    daily(me, "Don't Go In There").get_by_role("button", name="Continue your attempt").click()
    me.page.wait_for_url(f"**{address}")
    assert not play_unseen([me], address, last)
    me.page.goto(address)
    me.page.locator(".result").wait_for()
    mine = me.page.get_by_role("region", name="Daily challenge")
    expect(mine.get_by_role("listitem")).to_contain_text("1. You")
    expect(mine.get_by_role("listitem")).to_contain_text(re.compile(r"match: (Won|[123]\w\w of 3)"))
    expect(mine).to_contain_text(
        re.compile(r"You (won your match|placed [123]\w\w of 3 at your table)\. No other player has finished")
    )
    expect(me.page.get_by_role("link", name="Save the match")).to_have_count(0)
    me.check_accessible(phone=True)
    theirs = daily(friend, "Don't Go In There")
    expect(theirs.get_by_role("region", name="Today").get_by_role("listitem")).to_contain_text("1. Unnamed player")
    theirs.get_by_role("button", name="Play the daily challenge").click()
    friend.page.wait_for_url("**/table/*")
    address = friend.page.url.removeprefix(friend.server)
    assert not play_unseen([friend], address, lambda now: 0)
    theirs = daily(friend, "Don't Go In There").get_by_role("region", name="Today")
    expect(theirs).to_contain_text(re.compile("You rank (1st|2nd) of 2 players"))
    expect(daily(me, "Don't Go In There").get_by_role("button", name="Replay your attempt")).to_be_visible()
