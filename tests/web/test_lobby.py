"""Public tables with clocks, and turn notifications."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing

from playwright.sync_api import expect

from gloaming.server.http.app import create_app
from tests.server.house import House

from .visitor import ALL_SIZES, Visitor, await_person

Come = Callable[..., Visitor]

TOLD = """() => {
  window.told = [];
  window.Notification = class { constructor(title, more) { window.told.push(`${title}: ${more.body}`); } close() {} };
  window.Notification.permission = "granted";
  window.Notification.requestPermission = async () => "granted";
  Object.defineProperty(document, "hidden", { get: () => window.away === true });
}"""


def test_a_stranger_finds_a_table_and_its_clock_runs(visitor: Come, page: None) -> None:
    with closing(House(create_app(pause=0))) as house:
        me, stranger = visitor(at=house), visitor(at=house)
        me.page.add_init_script(f"({TOLD})()")
        me.page.goto("/")
        form = me.set_the_table("Don't Go In There")
        form.get_by_label("Seats").select_option("2")
        form.get_by_label("Player 2", exact=True).select_option("human")
        form.get_by_label("Public").check()
        expect(form.get_by_label("Time per choice").locator("[value='60']")).to_have_text("1 minute")
        form.get_by_label("Time per choice").select_option("300")
        form.get_by_label("Total time").select_option("600")
        me.photograph("open-to-all", accessible=True, sizes=ALL_SIZES)
        form.get_by_role("button", name="Open lobby").click()
        me.page.wait_for_url("**/table/*")
        expect(me.page.get_by_text("Waiting for Player 2")).to_be_visible()
        me.page.get_by_role("button", name="Settings").click()
        me.page.get_by_role("button", name="Turn on notifications").click()
        expect(me.page.get_by_role("button", name="Turn off notifications")).to_be_visible()
        me.page.keyboard.press("Escape")
        me.page.evaluate("window.away = true")
        stranger.page.goto("/")
        stranger.page.get_by_role("button", name="Open tables (1)").click()
        expect(stranger.page.get_by_text("Clock: 5 minutes per choice, 10 minutes in total")).to_be_visible()
        stranger.photograph("lobby", accessible=True, sizes=ALL_SIZES)
        stranger.page.get_by_role("button", name="Join Don't Go In There").click()
        stranger.page.wait_for_url("**/table/*")
        for person in (stranger, me):
            person.page.get_by_role("button", name="I am ready").click()
        seat = await_person((me, stranger))
        asked, other = (me, stranger) if seat == me.update["seat"] else (stranger, me)
        assert asked.await_question()
        expect(other.page.get_by_role("timer")).to_contain_text("Clock of Player")
        expect(asked.page.get_by_role("timer")).to_contain_text("total")
        asked.photograph("clock", accessible=True, sizes=ALL_SIZES)
        if asked is stranger:
            asked.take(0)
        expect(me.page).to_have_title(re.compile("^Your turn .* Don't Go In There"))
        me.page.wait_for_function("() => window.told.length > 0")
        assert me.page.evaluate("window.told[0]").startswith("Your turn ")
        for person in (me, stranger):
            person.page.close()
