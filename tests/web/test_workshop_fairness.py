"""ann asks the workshop whether her Killer is fair."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.house import House

from .visitor import Visitor

PHONE = {"width": 390, "height": 844}


def test_a_killer_is_compared_with_the_printed_one(visitor: Callable[..., Visitor], house: House) -> None:
    house.comparisons.bot = "random"
    me = visitor()
    me.page.goto("/workshop/final-girl")
    me.page.get_by_label("Search the box").fill("Hans the Butcher")
    me.page.get_by_role("button", name="Replace Hans the Butcher in my pack", exact=True).click()
    panel = me.page.get_by_role("group", name="Is it fair?")
    start = panel.get_by_role("button", name="Is it fair?")
    expect(start).to_be_visible()
    start.focus()
    me.page.keyboard.press("Enter")
    expect(panel.get_by_text("not certain yet")).to_be_visible()
    expect(panel.get_by_role("progressbar", name="Deals played")).to_be_visible()
    expect(panel.get_by_text("compared with 0% with the printed one")).to_be_visible()
    stop = panel.get_by_role("button", name="Stop")
    stop.focus()
    me.page.keyboard.press("Enter")
    expect(panel.get_by_text("Stopped after")).to_be_visible()
    again = panel.get_by_role("button", name="Compare again")
    expect(again).to_be_focused()
    me.page.set_viewport_size(PHONE)
    me.page.get_by_role("button", name="Card", exact=True).click()
    again.scroll_into_view_if_needed()
    me.check_width()
    me.check_accessible()
    me.page.set_viewport_size({"width": 1280, "height": 800})
    me.check_accessible()
    me.photograph("workshop-fairness")
