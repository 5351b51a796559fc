"""The look of the table: cards seen closer, motion, settings, and what the log points at."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import gloaming

from .visitor import PATIENCE, Visitor, play_unseen

Come = Callable[..., Visitor]

COUNT_FLYING = """
window.flown = 0;
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) if (node.classList?.contains("flying")) window.flown += 1;
}).observe(document, { childList: true, subtree: true });
"""


TAP = """(card) => {
  for (const kind of ["pointerdown", "pointerup", "click"])
    card.dispatchEvent(new PointerEvent(kind, { pointerType: "touch", detail: 1, bubbles: true, cancelable: true }));
}"""
"""A finger that touches a card for no time at all."""


def test_a_card_under_the_pointer_or_with_the_focus_is_shown_large_with_its_whole_text(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random")
    me.await_question()
    cards = me.page.locator(".cards").first.locator(".card.piece")
    closer = me.page.locator(".closer")
    cards.nth(1).hover()
    expect(closer).to_be_visible()
    each_text = cards.nth(1).get_attribute("aria-label") or ""
    text = closer.locator(".text").inner_text()
    assert text.split(". ")[0] in each_text
    me.page.mouse.move(2, 2)
    expect(closer).to_have_count(0)
    me.page.get_by_role("button", name="Settings").focus()
    me.page.keyboard.press("Tab")
    expect(cards.first).to_be_focused()
    expect(closer).to_be_visible()
    me.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(closer.locator(".text")).to_have_text(text)
    me.page.keyboard.press("Escape")
    expect(closer).to_have_count(0)


def test_a_long_press_shows_a_card_and_is_no_choice(visitor: Come) -> None:
    me = visitor(360, 740)
    me.open_table("human", "random", "random")
    me.await_question()
    card = me.page.locator(".card.piece").first
    before = me.asked
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(me.page.locator(".closer")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    card.dispatch_event("click", {"detail": 1})
    expect(me.page.locator(".closer")).to_have_count(0)
    me.page.wait_for_timeout(150)
    expect(me.page.locator(".notice")).to_have_count(0)
    assert me.asked == before
    card.evaluate(TAP)
    expect(me.page.locator(".notice")).to_contain_text("Cards are taken when their room is resolved")


def test_a_card_that_comes_to_lie_under_a_resting_pointer_stays_small(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random")
    me.await_question()
    card = me.page.locator(".cards").first.locator(".card.piece").nth(1)
    for kind in ("pointerenter", "pointermove"):
        card.dispatch_event(kind, {"pointerType": "mouse", "movementX": 0, "movementY": 0})
    me.page.wait_for_timeout(500)
    expect(me.page.locator(".closer")).to_have_count(0)


def test_a_long_press_on_a_place_is_no_choice(visitor: Come) -> None:
    me = visitor(390, 844, touch=True)
    me.open_table("human", "random", "random")
    me.await_question()
    before = me.asked
    place = me.page.locator("[data-region=board] .piece.open").first
    box = place.bounding_box()
    assert box
    finger = me.page.context.new_cdp_session(me.page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    me.page.wait_for_timeout(1200)
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    me.page.wait_for_timeout(300)
    assert me.asked == before
    # On a busy machine, a tap may take as long as a press.
    for _ in range(PATIENCE // 500):
        place.tap()
        me.page.wait_for_timeout(500)
        prompt = me.update["prompt"]  # None while the bots choose
        if prompt is None or prompt["rqid"] != before:
            return
    raise AssertionError("a tap chooses nothing")


def test_the_name_of_a_card_tells_its_numbers_and_its_whole_effect(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", options={"types": ["ring", "cat", "clock", "doll", "mask"]})
    me.await_question()
    names = [card.get_attribute("aria-label") or "" for card in me.page.locator(".card.piece").all()]
    assert len(names) >= 8
    assert all(re.match(r".+ \d: \d Curses?, \d (die|dice)\. .+\.", name) for name in names)


def test_cards_travel_only_where_motion_is_wanted(visitor: Come) -> None:
    flown = []
    for motion in ("no-preference", "reduce"):
        me = visitor(motion=motion)
        me.page.add_init_script(COUNT_FLYING)
        me.open_table("human", "random", "random")
        me.play_until("Take a Cursed card", prefer="")
        me.take(0)
        me.await_question()
        me.page.wait_for_timeout(300)
        for _ in range(PATIENCE // 50 if motion == "no-preference" else 0):
            if me.page.evaluate("window.flown"):
                break
            me.page.wait_for_timeout(50)
        flown.append(me.page.evaluate("window.flown"))
        expect(me.page.locator(".flying")).to_have_count(0)
    assert flown[0] > 0
    assert flown[1] == 0


def test_settings_are_kept_and_motion_can_be_stopped_where_the_device_allows_it(visitor: Come) -> None:
    me = visitor(motion="no-preference")
    me.page.goto("/")
    root = me.page.locator("html")
    expect(root).to_have_attribute("data-motion", "full")
    me.page.get_by_role("button", name="Settings").click()
    panel = me.page.get_by_role("dialog", name="Settings")
    panel.get_by_role("group", name="Motion").get_by_label("None").check()
    panel.get_by_label("130%").check()
    panel.get_by_label("High contrast").check()
    me.check_accessible()
    expect(panel.get_by_label("Sound", exact=True)).not_to_be_checked()
    panel.get_by_label("Sound", exact=True).check()
    me.page.reload()
    for name, value in (("motion", "none"), ("text", "130"), ("contrast", "high")):
        expect(root).to_have_attribute(f"data-{name}", value)
    me.page.get_by_role("button", name="Settings").click()
    expect(panel.get_by_label("Sound", exact=True)).to_be_checked()
    assert me.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "20.8px"


def test_a_line_of_the_log_marks_its_pieces(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random")
    me.await_question()
    me.take(0)
    me.await_question()
    line = me.page.locator(".log button", has_text="places a meeple").last
    line.click()
    expect(me.page.locator(".space[data-pointed]")).to_have_count(1)
    me.page.keyboard.press("ArrowUp")
    expect(line).not_to_be_focused()
    me.page.get_by_role("button", name="Rules").focus()
    me.page.mouse.move(2, 2)
    expect(me.page.locator("[data-pointed]")).to_have_count(0)


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_the_table_at_the_largest_text_does_not_scroll_sideways_on_a_phone(visitor: Come, game: str) -> None:
    me = visitor(360, 740)
    me.page.goto("/")
    me.page.evaluate("localStorage.setItem('gloaming-settings', JSON.stringify({ text: 150, contrast: true }))")
    me.page.reload()
    me.page.get_by_role("button", name="Play Don't Go In There").wait_for()
    me.check_width()
    me.open_table(*["human", "random", "random"][: max(gloaming.game(game).seats)], game=game)
    me.await_question()
    me.check_width()


SIZES_FLYING = """
window.flown = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) if (node.classList?.contains("flying")) window.flown.push(node.style.width);
}).observe(document, { childList: true, subtree: true });
"""


def test_on_a_phone_no_card_flies_from_a_part_of_the_table_that_is_not_open(visitor: Come) -> None:
    me = visitor(360, 740, motion="no-preference")
    me.page.add_init_script(SIZES_FLYING)
    me.open_table("human", "random", "random")
    me.play_until("Take a Cursed card", prefer="")
    me.page.evaluate("window.flown = []")
    expect(me.page.locator("[data-region=rivals]")).to_be_hidden()
    me.take(0)
    me.await_question()
    me.page.wait_for_timeout(1500)
    assert "0px" not in me.page.evaluate("window.flown")


NAMES_FLYING = """
window.flown = [];
new MutationObserver((changes) => {
  for (const change of changes)
    for (const element of change.addedNodes)
      if (element.classList?.contains("flying") && element.textContent.trim())
        window.flown.push(element.textContent.trim().replace(/\\s+/g, " "));
}).observe(document, { childList: true, subtree: true });
"""


def test_the_card_that_is_taken_flies_not_the_one_that_is_dealt_in_its_place(visitor: Come) -> None:
    me = visitor(motion="no-preference", pace="none")
    me.page.add_init_script(NAMES_FLYING)
    table = me.request_table("human", "random", seed=3)
    taken = None
    while taken is None:
        # On a page that has just come nothing flies yet.
        assert play_unseen([me], table, lambda now: None if now["prompt"]["options"][0]["option"][0] == "claim" else 0)
        me.page.goto(table)
        assert me.await_question()
        known = len(me.log())
        me.take(0)
        assert me.await_question()
        news = me.log()[known:]
        claimed = re.fullmatch(r"You take (.+)\.", news[0])
        taken = claimed if any("opens, with" in line for line in news[:6]) else None
    me.page.wait_for_function("() => window.flown.length > 0")
    flown = me.page.evaluate("window.flown")
    assert flown[0].startswith(taken[1]), (taken[1], flown)
