"""ann asks the workshop whether her Killer is fair."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, ViewportSize, expect

from gloaming.server.workshop.comparison_plan import BOT
from tests.server.house import House

from .test_workshop import field
from .visitor import AXE, Visitor

PHONE: ViewportSize = {"width": 390, "height": 844}


def test_a_killer_is_compared_with_the_printed_one(visitor: Callable[..., Visitor], house: House) -> None:
    house.comparisons.bot = "greedy"  # the slowest: the verdict, which comes after 100 deals, is far away
    me = visitor(drawn=True)
    me.page.goto("/workshop/final-girl")
    me.page.get_by_label("Search the box").fill("Hans the Butcher")
    me.page.get_by_role("button", name="Replace in my pack: Hans the Butcher", exact=True).click()
    panel = me.page.get_by_role("group", name="Is it fair?")
    start = panel.get_by_role("button", name="Compare with the box")
    expect(start).to_be_visible()
    start.focus()
    me.page.keyboard.press("Enter")
    expect(panel.get_by_text("Not certain yet", exact=True)).to_be_visible()
    expect(panel.get_by_role("progressbar", name="Deals played")).to_be_visible()
    # The copy is unchanged, so that the same deals end in the same way.
    same = re.compile(r"players won (\d+%) of [\d,]+ match(es)?, compared with \1 with the printed one")
    expect(panel.get_by_text(same)).to_be_visible()
    stop = panel.get_by_role("button", name="Stop")
    stop.focus()
    me.page.keyboard.press("Enter")
    expect(panel.get_by_text("Stopped after")).to_be_visible()
    again = panel.get_by_role("button", name="Compare again")
    expect(again).to_be_focused()
    check_panel(me, panel)
    me.photograph("workshop-fairness", sizes=[{"width": 1280, "height": 800}])
    me.page.set_viewport_size(PHONE)
    me.page.get_by_role("button", name="Card", exact=True).click()
    again.scroll_into_view_if_needed()
    check_panel(me, panel)
    me.photograph("workshop-fairness", sizes=[PHONE])


def test_a_comparison_stays_with_its_card_and_outlasts_a_problem(visitor: Callable[..., Visitor], house: House) -> None:
    house.comparisons.bot = BOT  # plays slowly enough for what happens meanwhile
    me = visitor()
    me.page.goto("/workshop/final-girl")
    panel = me.page.get_by_role("group", name="Is it fair?")
    start = panel.get_by_role("button", name="Compare with the box")
    for action in ("Walk", "Sprint"):
        me.page.get_by_label("Search the box").fill(action)
        me.page.get_by_role("button", name=f"Copy and change {action}", exact=True).click()
        expect(start).to_be_enabled()
    start.click()
    progress = panel.get_by_role("progressbar", name="Deals played")
    expect(progress).to_be_visible()
    cost = me.page.locator("form").get_by_label("Cost", exact=True).first
    before = cost.input_value()
    cost.fill("99")
    me.page.get_by_role("button", name="1 problem").wait_for()
    expect(progress).to_be_visible()
    expect(panel.get_by_text("Fix the problems of the pack to compare it.")).to_be_visible()
    cost.fill(before)
    expect(panel.get_by_text("Fix the problems")).to_be_hidden()
    expect(panel.get_by_text("Not certain yet", exact=True)).to_be_visible()
    me.page.get_by_role("button", name="Edit New Walk").click()
    expect(panel.get_by_text(re.compile("^New Sprint: .* deals played with and without your changes"))).to_be_visible()
    expect(panel.get_by_role("progressbar")).to_be_hidden()
    expect(start).to_be_enabled()
    panel.get_by_role("button", name="Open New Sprint").click()
    expect(progress).to_be_visible()
    field(me, "Name").fill("Dash")
    expect(progress).to_be_visible()
    field(me, "Name").fill("New Sprint")
    panel.get_by_role("button", name="Stop").click()
    again = panel.get_by_role("button", name="Compare again")
    expect(again).to_be_visible()
    me.page.get_by_role("button", name="Edit New Walk").click()
    expect(start).to_be_visible()
    expect(again).to_be_hidden()
    me.page.get_by_role("button", name="Edit New Sprint").click()
    expect(again).to_be_visible()
    again.click()
    expect(progress).to_be_visible()
    me.page.get_by_role("button", name="Remove New Sprint").click()
    me.page.get_by_role("button", name="Edit New Walk").click()
    panel.get_by_role("button", name="Stop new sprint").click()
    expect(panel.get_by_text(re.compile("^new sprint: "))).not_to_contain_text("played with and without")


def check_panel(me: Visitor, panel: Locator) -> None:
    """Check that nothing scrolls sideways, and that axe-core finds no violation in the panel."""
    me.check_width()
    me.page.evaluate(AXE.read_text(encoding="utf-8"))
    faults = panel.evaluate("async (panel) => (await axe.run(panel)).violations.map(({ help }) => help)")
    assert faults == []
