"""Matches that are over: looked back on, brought as records; and reports of what went wrong."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from playwright.sync_api import expect

from gloaming.server.app import create_app
from tests.server.house import House

from .test_pictures import record
from .visitor import PATIENCE, Visitor

Come = Callable[..., Visitor]


def bring(person: Visitor, words: str) -> None:
    """Choose a file that holds these words as a record, on the front page."""
    person.page.goto("/")
    person.page.get_by_role("button", name="Look at a record").click()
    files = [{"name": "match.json", "mimeType": "application/json", "buffer": words.encode()}]
    person.page.get_by_label("The file of a record").set_input_files(files=files)  # type: ignore[arg-type]


def test_a_record_from_a_file_is_looked_back_on_with_buttons_arrows_and_slider(visitor: Come) -> None:
    me = visitor()
    page = me.page
    bring(me, json.dumps(record()))
    page.wait_for_url("**/table/*")
    slider = page.get_by_role("slider", name="Moment")
    expect(slider).to_have_attribute("aria-valuetext", "The end, after 90 choices.")
    expect(page.locator(".result")).to_be_visible()
    page.get_by_role("button", name="First moment").click()
    expect(page.get_by_role("heading", name="You look at the past")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".room")).to_have_count(3)
    expect(slider).to_have_attribute("aria-valuetext", "0 of 90 choices made. Player 1 chooses: Place a meeple")
    assert me.options.count() == 0
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator(".meeple")).to_have_count(1)
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".meeple")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    expect(slider).to_have_value("2", timeout=PATIENCE)
    page.get_by_role("button", name="Pause").click()
    slider.press("End")
    expect(page.locator(".result")).to_be_visible()
    slider.press("ArrowLeft")
    expect(slider).to_have_value("89")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("77")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^77 of 90"))
    page.get_by_role("button", name="Back to the end").click()
    expect(page.locator(".result")).to_be_visible()


def test_a_line_of_the_log_leads_to_the_moment_it_happened(visitor: Come) -> None:
    me = visitor()
    bring(me, json.dumps(record()))
    line = me.page.locator(".log button", has_text="places a meeple").nth(1)
    me.page.get_by_role("slider", name="Moment").wait_for()
    line.click()
    expect(me.page.get_by_role("slider", name="Moment")).to_have_value("2")
    expect(me.page.locator(".log li:not(.later) [aria-current=step]")).to_have_count(1)
    expect(me.page.locator(".log li:not(.later)", has_text="places a meeple")).to_have_count(2)
    expect(me.page.locator(".meeple")).to_have_count(2)
    expect(me.page.locator(".log .later").first).to_be_visible()
    me.check_accessible(phone=True)


def test_what_is_no_record_or_a_damaged_one_says_why(visitor: Come) -> None:
    me = visitor()
    bring(me, "a shopping list")
    expect(me.page.get_by_role("alert")).to_contain_text("That is no record")
    bring(me, json.dumps({**record(), "game": "no-such-game"}))
    expect(me.page.get_by_role("alert")).to_contain_text("no-such-game")
    me.check_accessible(phone=True)
    me.complaints.clear()


def report(person: Visitor, words: str) -> None:
    """Open a table and report a problem with it."""
    person.open_table("human", "random")
    person.await_question()
    person.page.get_by_role("button", name="Report a problem").click()
    dialog = person.page.get_by_role("dialog", name="Report a problem")
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Say in a few words")
    dialog.get_by_label("What went wrong").fill(words)
    dialog.get_by_role("button", name="Send").click()


def test_a_report_gives_a_number_to_quote(visitor: Come, page: None, tmp_path: Path) -> None:
    with closing(House(create_app(pause=0, data=tmp_path))) as keeping:
        me = visitor(at=keeping)
        report(me, "The third die never rolled.")
        number = me.page.locator(".report .number").inner_text()
        me.check_accessible(phone=True)
        kept = list((tmp_path / "reports").iterdir())
        assert len(kept) == 1
        assert number in kept[0].name
        assert "The third die never rolled." in kept[0].read_text()
        me.page.close()


def test_a_report_that_is_refused_says_the_servers_reason_and_keeps_the_words(visitor: Come) -> None:
    me = visitor()
    report(me, "x" * 600)
    dialog = me.page.get_by_role("dialog", name="Report a problem")
    expect(dialog.get_by_role("alert")).to_contain_text("this server keeps nothing")
    assert len(dialog.get_by_label("What went wrong").input_value()) == 512
    expect(dialog).to_contain_text("0 characters left")
    me.check_accessible(phone=True)
    me.complaints.clear()
