"""Replays of finished matches and of records; problem reports."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

import gloaming
from gloaming.server.http.app import create_app
from gloaming.server.tables.live_match import MOST_EVENTS_SENT
from tests.server.house import House

from .test_pictures import record
from .visitor import DRAWN, PATIENCE, Visitor

Come = Callable[..., Visitor]


def import_campaign(person: Visitor, words: str) -> None:
    """Open a file with this text as a record on the front page."""
    person.page.goto("/")
    person.page.get_by_role("button", name="Open a saved match").click()
    files = [{"name": "match.json", "mimeType": "application/json", "buffer": words.encode()}]
    person.page.get_by_label("Match or campaign file").set_input_files(files=files)  # type: ignore[arg-type]


def see_table(person: Visitor) -> Locator:
    """Put the result away after a match. Returns the slider of the replay."""
    person.page.get_by_role("button", name="Show table").click()
    slider = person.page.get_by_role("slider", name="Position in the match", exact=True)
    slider.wait_for()
    return slider


def open_report(person: Visitor) -> Locator:
    """Open the form for a report. Returns it."""
    person.page.get_by_role("button", name="More and settings").click()
    person.page.get_by_role("button", name="Report a problem").click()
    return person.page.get_by_role("dialog", name="Report a problem")


def test_the_slider_of_a_long_match_stands_at_its_end(visitor: Come) -> None:
    me = visitor()
    import_campaign(me, json.dumps(record(seats=5)))
    me.page.wait_for_url("**/table/*")
    slider = see_table(me)
    expect(slider).to_have_attribute("aria-valuetext", "The end, after 108 choices.")
    expect(slider).to_have_value("108")
    slider.press("ArrowLeft")
    expect(slider).to_have_value("107")


def test_the_log_of_a_long_match_begins_with_its_newest_events_and_shows_earlier_ones_when_asked(
    visitor: Come,
) -> None:
    game, chance = gloaming.game("follow-your-fear"), random.Random(1)
    match = game.new(seats=2, seed=1)
    while match.decision is not None:
        match.pick(chance.randrange(len(match.decision.options)))
    assert match.event_count > 2 * MOST_EVENTS_SENT
    me = visitor()
    import_campaign(me, json.dumps(match.record()))
    me.page.wait_for_url("**/table/*")
    lines = me.page.locator(".log ol .line, .log ol .plain")
    expect(lines).to_have_count(MOST_EVENTS_SENT)
    expect(lines.last).to_have_text(match.events(None)[-1]["text"])
    more = me.page.get_by_role("button", name="Show earlier events")
    for asked in range(2, match.event_count // MOST_EVENTS_SENT + 1):
        more.click()
        expect(lines).to_have_count(asked * MOST_EVENTS_SENT)
    more.click()
    expect(lines).to_have_count(match.event_count)
    expect(lines.first).to_have_text(match.events(None)[0]["text"])
    expect(more).to_have_count(0)


def test_a_record_from_a_file_is_looked_back_on_with_buttons_arrows_and_slider(visitor: Come) -> None:
    me = visitor()
    page = me.page
    import_campaign(me, json.dumps(record()))
    page.wait_for_url("**/table/*")
    expect(page.locator(".result")).to_be_visible()
    slider = see_table(me)
    expect(page.locator(".result")).to_have_count(0)
    expect(slider).to_have_attribute("aria-valuetext", "The end, after 90 choices.")
    page.get_by_role("button", name="Go to start").click()
    expect(page.get_by_role("heading", name="You are watching a replay")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)
    expect(page.locator(".room")).to_have_count(3)
    expect(slider).to_have_attribute("aria-valuetext", "0 of 90 choices made. Player 1 to move: “Place a meeple”")
    assert me.options.count() == 0
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    expect(page.locator(".meeple")).to_have_count(1)
    page.get_by_role("button", name="Step back").click()
    expect(page.locator(".meeple")).to_have_count(0)
    page.get_by_role("button", name="Play", exact=True).click()
    # A moment lasts a second, and so does the time from one look of `expect` to the next.
    page.wait_for_function("(slider) => slider.value === '2'", arg=slider.element_handle())
    page.get_by_role("button", name="Pause").click()
    slider.press("End")
    expect(slider).to_have_value("90")
    slider.press("ArrowLeft")
    expect(slider).to_have_value("89")
    for _ in range(12):
        page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("77")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("^77 of 90"))
    page.get_by_role("button", name="Back to result").click()
    expect(page.locator(".result")).to_be_visible()


def test_on_a_phone_the_end_has_the_room_and_leads_to_the_look_back(visitor: Come) -> None:
    me = visitor(360, 740, touch=True)
    page = me.page
    import_campaign(me, json.dumps(record(seats=2)))
    page.wait_for_url("**/table/*")
    replay = page.get_by_role("button", name="Replay", exact=True)
    replay.wait_for()
    expect(page.locator("#result")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("list", name="Final standing")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("slider", name="Position in the match")).to_be_hidden()
    expect(replay).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Play again, same seats")).to_be_in_viewport(ratio=1)
    page.get_by_role("button", name="Match analysis").click()
    expect(page.get_by_role("dialog", name="Match analysis")).to_be_visible()
    page.keyboard.press("Escape")
    replay.click()
    expect(page.get_by_role("slider", name="Position in the match")).to_be_focused()
    expect(page.get_by_role("heading", name="You are watching a replay")).to_be_visible()
    expect(page.locator(".result")).to_have_count(0)
    page.get_by_role("button", name="Back to result").click()
    expect(page.locator(".result")).to_be_visible()


def test_a_line_of_the_log_leads_to_the_moment_it_happened(visitor: Come) -> None:
    me = visitor()
    import_campaign(me, json.dumps(record()))
    me.page.get_by_role("button", name="Replay", exact=True).wait_for()
    me.page.locator("button[data-sheet=log]:visible").click()
    me.page.locator(".log button", has_text="places a meeple").nth(1).click()
    expect(me.page.get_by_role("slider", name="Position in the match")).to_have_value("2")
    expect(me.page.locator(".log li:not(.later) [aria-current=step]")).to_have_count(1)
    expect(me.page.locator(".log li:not(.later)", has_text="places a meeple")).to_have_count(2)
    expect(me.page.locator(".meeple")).to_have_count(2)
    expect(me.page.locator(".log .later").first).to_be_visible()
    me.check_accessible(phone=True)


@pytest.mark.parametrize("seed", [2**53 + 1, 2**63 + 1, -(2**53) - 1, 3**80])
def test_a_record_with_a_large_seed_is_the_same_match(visitor: Come, seed: int) -> None:
    me = visitor()
    import_campaign(me, json.dumps(record(seed)))
    me.page.wait_for_url("**/table/*")
    opened = me.page.request.get(f"/api/tables/{me.page.url.rpartition('/')[2]}/record").json()
    assert opened["seed"] == seed


def test_what_is_no_record_or_a_damaged_one_says_why(visitor: Come) -> None:
    me = visitor()
    import_campaign(me, "a shopping list")
    expect(me.page.get_by_role("alert")).to_contain_text("This is not a saved match")
    import_campaign(me, json.dumps({**record(), "game": "no-such-game"}))
    expect(me.page.get_by_role("alert")).to_contain_text("no-such-game")
    me.check_accessible(phone=True)
    me.complaints.clear()


def report(person: Visitor, words: str) -> None:
    """Open a table and report a problem with it."""
    person.open_table("human", "random")
    person.await_question()
    dialog = open_report(person)
    dialog.get_by_role("button", name="Send").click()
    expect(dialog.get_by_role("alert")).to_contain_text("Describe in a few words")
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
    expect(dialog.get_by_role("alert")).to_contain_text("This server stores no data")
    assert len(dialog.get_by_label("What went wrong").input_value()) == 512
    expect(dialog).to_contain_text("0 characters left")
    me.check_accessible(phone=True)
    me.complaints.clear()


LAST_LINE = """(list) => {
  const inside = (box, around) => box.top >= around.top - 1 && box.bottom <= around.bottom + 1;
  const lines = [...list.querySelectorAll("li:not(.later)")];
  const last = lines.at(-1)?.getBoundingClientRect();
  return [lines.length, !last || inside(last, list.getBoundingClientRect())];
}"""

IN_PANEL = """(list) => {
  const [inner, outer] = [list.getBoundingClientRect(), list.closest(".log").getBoundingClientRect()];
  const upright = inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
  return upright && inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && outer.bottom <= innerHeight + 1;
}"""

AT_END = "(list) => list.scrollHeight - list.scrollTop - list.clientHeight < 24"


def test_the_log_follows_the_moment_forth_and_back_and_never_leaves_its_panel(visitor: Come) -> None:
    me = visitor()
    page = me.page
    import_campaign(me, json.dumps(record()))
    slider = see_table(me)
    lines = page.locator(".log ol")
    page.locator("button[data-sheet=log]:visible").click()
    page.get_by_role("button", name="Go to start").click()
    expect(slider).to_have_value("0")
    texts = []
    for number in [*range(1, 30), *range(28, 9, -3), 90]:
        slider.fill(str(number))
        expect(slider).to_have_value(str(number))
        expect(slider).to_have_attribute("aria-valuetext", re.compile(f"^{number} of |^The end, after {number} "))
        count, seen = 0, False
        for _ in range(PATIENCE // 20):
            count, seen = lines.evaluate(LAST_LINE)
            if seen:
                break
            page.wait_for_timeout(20)
        assert seen, number
        assert lines.evaluate(IN_PANEL)
        texts.append(count)
    assert texts[:29] == sorted(texts[:29])
    assert texts[29:-1] == sorted(texts[29:-1], reverse=True)
    assert lines.evaluate(AT_END)


def test_the_log_stays_at_its_end_in_its_panel_when_the_window_changes(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random", seed=5)
    lines = me.page.locator(".log ol")
    for _ in range(4):
        assert me.await_question()
        me.take(0)
    assert me.await_question()
    for width, height in ((1024, 768), (1440, 900), (1280, 640), (1280, 800)):
        me.page.set_viewport_size({"width": width, "height": height})
        me.page.evaluate(DRAWN)
        for _ in range(PATIENCE // 50):
            if lines.evaluate(AT_END):
                break
            me.page.wait_for_timeout(50)
        assert lines.evaluate(AT_END), (width, height)
        assert lines.evaluate(IN_PANEL), (width, height)


def test_the_log_can_be_narrowed_to_what_is_about_me(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", "random", seed=5)
    for _ in range(3):
        assert me.await_question()
        me.take(0)
    assert me.await_question()
    me.page.locator("button[data-sheet=log]:visible").click()
    all_of_it = me.log()
    me.page.get_by_role("button", name="Only my events").click()
    mine = me.log()
    assert 0 < len(mine) < len(all_of_it)
    me.page.get_by_role("button", name="Only my events").click()
    assert me.log() == all_of_it
