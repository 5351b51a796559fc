"""Zoom, forced colours, focus rings, and a lost connection under axe-core; its other screens: test_pictures.py."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .visitor import Visitor

Come = Callable[..., Visitor]

LEAST_CONTRAST = 3.0

RINGS = """() => {
  const parts = (colour) => colour.match(/[\\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = parts(colour).map((element) => element / 255).map((element) =>
      element <= 0.04045 ? element / 12.92 : ((element + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!/, 0\\)$/.test(colour) && colour !== "transparent") return colour;
    }
    return "rgb(0, 0, 0)";
  };
  const element = document.activeElement;
  const style = getComputedStyle(element);
  if (style.outlineStyle === "none" || parseFloat(style.outlineWidth) < 2) return [element.outerHTML.slice(0, 80), 0];
  const [ring, back] = [light(style.outlineColor), light(ground(element))];
  return [element.outerHTML.slice(0, 80), (Math.max(ring, back) + 0.05) / (Math.min(ring, back) + 0.05)];
}"""


@pytest.mark.parametrize("size", [(640, 400), (320, 256)])
def test_at_200_and_400_per_cent_zoom_nothing_is_lost_and_a_choice_can_be_made(
    visitor: Come, size: tuple[int, int]
) -> None:
    me = visitor(*size, motion="reduce")
    me.page.goto("/")
    me.set_the_table("Don't Go In There").get_by_text("Setup options").click()
    me.check_width()
    me.page.goto("/join")
    me.check_width()
    me.open_table("human", "random", "random")
    me.await_question()
    me.check_width()
    for name in ("Rules", "Shortcuts", "Report a problem", "Settings"):
        button = me.page.get_by_role("button", name=name, exact=True)
        button.scroll_into_view_if_needed()
        button.click()
        me.check_width()
        close = me.page.get_by_role("dialog", name=name).get_by_role("button", name="Close")
        expect(close).to_be_in_viewport()
        close.click()
    for pane, part in (
        ("Rooms", ".room"),
        ("Rooms", ".card.piece"),
        ("Log", ".log h2"),
        ("Players", "[data-place=seat-2]"),
    ):
        me.page.get_by_role("group", name="Parts of the table").get_by_role("button", name=pane).click()
        me.page.locator(part).last.scroll_into_view_if_needed()
        expect(me.page.locator(part).last).to_be_in_viewport()
    me.options.last.scroll_into_view_if_needed()
    me.take(me.options.count() - 1)
    assert me.await_question()
    me.check_accessible()


def test_axe_finds_no_fault_while_the_connection_is_lost(visitor: Come) -> None:
    me = visitor()
    sides: list[WebSocketRoute] = []

    def between(page_side: WebSocketRoute) -> None:
        sides.append(page_side)
        if len(sides) == 1:
            page_side.connect_to_server()
        else:
            page_side.close(code=1012)

    me.page.route_web_socket("**/socket", between)
    me.open_table("human", "random")
    me.await_question()
    sides[0].close(code=1012)
    expect(me.page.locator(".banner")).to_contain_text("reconnecting")
    me.check_accessible()
    me.page.set_viewport_size({"width": 360, "height": 740})
    me.check_accessible()


def test_whatever_has_the_focus_wears_a_ring_of_three_to_one(visitor: Come) -> None:
    me = visitor(motion="reduce")
    for address in ("/", ""):
        if address:
            me.page.goto(address)
            me.page.get_by_role("button", name="Play Don't Go In There").wait_for()
        else:
            me.open_table("human", "random")
            me.await_question()
        for _ in range(14):
            me.page.keyboard.press("Tab")
            if me.page.evaluate("document.activeElement === document.body"):
                continue
            which, contrast = me.page.evaluate(RINGS)
            assert contrast >= LEAST_CONTRAST, which


def test_with_forced_colours_what_can_be_chosen_still_looks_different(visitor: Come) -> None:
    me = visitor(motion="reduce")
    me.page.emulate_media(forced_colors="active")
    me.open_table("human", "random", "random")
    me.await_question()
    edge = "(element) => { const s = getComputedStyle(element); return `${s.borderTopColor} ${s.borderTopStyle}`; }"
    me.take(0)
    me.await_question()
    opened = me.page.locator(".space.open").first.evaluate(edge)
    taken = me.page.locator(".space:not(.open)").first.evaluate(edge)
    assert opened != taken
    me.page.keyboard.press("Tab")
    assert me.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
