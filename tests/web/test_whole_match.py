"""Whole matches in the browser."""

from __future__ import annotations

import random
from collections.abc import Callable

from playwright.sync_api import expect
from typer.testing import CliRunner

from gloaming.cli import app

from .visitor import Visitor

Come = Callable[..., Visitor]


def test_a_whole_match_is_played_with_the_mouse_from_the_start_page_to_the_result(visitor: Come) -> None:
    me = visitor()
    page = me.page
    page.goto("/")
    page.get_by_role("button", name="Play Don't Go In There").wait_for()
    card = me.set_the_table("Don't Go In There")
    for seat in (2, 3):
        card.get_by_label(f"Player {seat}").select_option("random")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    chance = random.Random(4)
    steps = 0
    while me.await_question():
        me.check_controls()
        before = me.asked
        pieces = page.locator(".piece.open")
        if steps % 2 and pieces.count():
            pieces.nth(chance.randrange(pieces.count())).click()
        else:
            me.options.nth(chance.randrange(me.options.count())).click()
        me.await_answer(before)
        steps += 1
    assert steps > 12
    result = me.update["view"]["result"]
    expect(page.locator("#result")).to_have_text(me.update["reason"])
    text = "You win" if result["winners"] == [0] else "You and Player" if 0 in result["winners"] else "Player"
    assert me.update["reason"].startswith(text)
    expect(page.locator("#verdict")).to_have_text("You won" if 0 in result["winners"] else "You lost")
    page.get_by_text("Were the dice fair?").click()
    me.check_accessible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the match").click()
    checked = CliRunner().invoke(app, ["verify", str(download.value.path()), "--commitment", me.update["commitment"]])
    assert checked.exit_code == 0, checked.output
    former = page.url
    page.get_by_role("button", name="Play again, same seats").click()
    page.wait_for_url(lambda url: url != former)
    assert me.await_question()


def test_a_whole_match_is_played_with_the_keyboard_alone(visitor: Come) -> None:
    me = visitor()
    page = me.page
    page.goto("/")
    page.get_by_role("button", name="Play Don't Go In There").wait_for()
    _tab_to(me, "[aria-label^='More: ']")
    page.keyboard.press("Enter")
    _tab_to(me, "[aria-label^='Create table']")
    page.keyboard.press("Enter")
    card = page.get_by_role("dialog")
    card.get_by_role("button", name="Start").wait_for()
    for seat in (2, 3):
        _tab_to(me, f".seat:nth-child({seat + 1}) select")
        page.keyboard.press("Home")
        page.keyboard.press("ArrowDown")
        expect(card.get_by_label(f"Player {seat}")).to_have_value("random")
    _tab_to(me, "button[type=submit]")
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    steps = 0
    while me.await_question():
        before = me.asked
        count = me.options.count()
        if steps < 6:
            me.check_controls()
            _tab_to(me, "[data-option]")
            for _ in range(min(steps, count - 1)):
                page.keyboard.press("ArrowDown")
            expect(me.options.nth(min(steps, count - 1))).to_be_focused()
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(me.key(min(count, 9) - 1))
        me.await_answer(before)
        expect(page.locator("#question, #result")).to_be_focused()
        steps += 1
    expect(page.locator("#result")).to_be_focused()
    assert steps > 12


def _tab_to(person: Visitor, selector: str) -> None:
    for _ in range(60):
        if person.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not reach {selector}")
