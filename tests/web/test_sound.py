"""The sound of a table: a first question, the background ambience, and the measured volume."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import gloaming

from .test_album import HOLD
from .visitor import PATIENCE, PHONE, Visitor

Come = Callable[..., Visitor]

TAP = """
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...rest) {
  if (to instanceof AudioDestinationNode) {
    window.tap = to.context.createAnalyser();
    window.tap.fftSize = 32768;
    connect.call(this, window.tap);
  }
  return connect.call(this, to, ...rest);
};
window.heard = () => {
  if (!window.tap) return 0;
  const samples = new Float32Array(window.tap.fftSize);
  window.tap.getFloatTimeDomainData(samples);
  return Math.sqrt(samples.reduce((sum, element) => sum + element * element, 0) / samples.length);
};
window.highest = () => {
  const samples = new Float32Array(window.tap.fftSize);
  window.tap.getFloatTimeDomainData(samples);
  return samples.reduce((most, element) => Math.max(most, Math.abs(element)), 0);
};
"""
"""Measures the audio output: the mean loudness of the last 0.7 seconds, from 0 to 1."""

TABLES: list[dict[str, Any]] = [
    {"game": game.id, "seats": ["human", "random"][: max(game.seats)]} for game in gloaming.games().values()
]


def join_table(come: Come, *, game: str = "dont-go-in-there", seats: list[str] | None = None, **more: Any) -> Visitor:
    """Come to a table and listen."""
    me = come(**more)
    me.page.add_init_script(TAP)
    me.open_table(*(seats or ["human", "random"]), game=game, seed=3)
    assert me.await_question()
    return me


def loudness(page: Page) -> float:
    return float(page.evaluate("window.heard()"))


def await_true(page: Page, test: str) -> None:
    """Poll an expression; the content security policy does not allow waiting in the page."""
    for _ in range(PATIENCE // 100):
        if page.evaluate(test):
            return
        page.wait_for_timeout(100)
    raise AssertionError(f"never {test}: {loudness(page)}")


@pytest.mark.parametrize("table", TABLES, ids=[table["game"] for table in TABLES])
def test_sound_is_offered_at_the_first_match_and_a_quiet_bed_is_heard(visitor: Come, table: dict[str, Any]) -> None:
    me = join_table(visitor, **table, offered=False)
    offer = me.page.get_by_role("group", name="Sound", exact=True)
    assert loudness(me.page) == 0
    me.check_accessible(phone=True)
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    me.page.wait_for_timeout(3000)
    await_true(me.page, "window.heard() > 0.001")
    assert me.page.evaluate("window.highest()") < 0.5
    me.page.keyboard.press("m")
    await_true(me.page, "window.heard() < 0.0001")
    me.page.reload()
    assert me.await_question()
    expect(offer).to_have_count(0)


def test_who_wants_no_sound_hears_none_and_is_not_asked_again(visitor: Come) -> None:
    me = join_table(visitor, offered=False)
    me.page.get_by_role("group", name="Sound", exact=True).get_by_role("button", name="No").click()
    me.reveal(0).click()
    me.page.reload()
    assert me.await_question()
    expect(me.page.get_by_role("group", name="Sound", exact=True)).to_have_count(0)
    assert loudness(me.page) == 0


def test_volume_and_bed_are_at_hand(visitor: Come) -> None:
    me = join_table(visitor)
    me.page.get_by_role("button", name="Sound").click()
    panel = me.page.get_by_role("dialog", name="Sound")
    panel.get_by_label("Sound effects").check()
    panel.get_by_label("Volume").fill("100")
    me.page.wait_for_timeout(3000)
    await_true(me.page, "window.heard() > 0.002")
    loud = loudness(me.page)
    panel.get_by_label("Volume").fill("20")
    await_true(me.page, f"window.heard() < {loud / 4}")
    panel.get_by_label("Background ambience").uncheck()
    await_true(me.page, "window.heard() < 0.0001")
    me.page.reload()
    assert me.await_question()
    me.page.get_by_role("button", name="Sound").click()
    expect(panel.get_by_label("Volume")).to_have_value("20")
    expect(panel.get_by_label("Background ambience")).not_to_be_checked()


def test_the_bed_gives_way_to_a_great_moment(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(TAP)
    me.page.add_init_script(HOLD)
    me.page.add_init_script(
        "const target = AudioParam.prototype.setTargetAtTime; window.aims = [];"
        "AudioParam.prototype.setTargetAtTime = function (to, ...rest) { window.aims.push(to);"
        " return target.call(this, to, ...rest); };"
    )
    options = {"girl": "laurie", "setup": "moonlit-swim"}
    me.open_table("human", game="final-girl", seed=5, options=options)
    assert me.await_question()
    me.page.keyboard.press("m")
    grand = me.page.locator(".scene.grand")
    for _ in range(60):
        assert me.await_question()
        if grand.count():
            break
        me.take(me.options.count() - 1)
    expect(grand).to_be_visible()
    await_true(me.page, "window.aims.at(-1) < 0.5")
    me.page.keyboard.press("Escape")
    await_true(me.page, "window.aims.at(-1) === 1")


def test_on_a_phone_the_sound_panel_is_whole_and_says_why_the_background_sound_is_off(visitor: Come) -> None:
    me = visitor(**PHONE, touch=True)
    me.open_table("human", "random")
    assert me.await_question()
    assert me.page.locator("button kbd:visible").count() == 0, "there are no keys"
    me.page.get_by_role("button", name="Sound", exact=True).click()
    panel = me.page.get_by_role("dialog", name="Sound")
    background = panel.get_by_role("checkbox", name="Background ambience (turn on sound first)")
    expect(background).to_be_disabled()
    expect(background).not_to_be_checked()
    frame, group = panel.bounding_box(), panel.get_by_role("group").bounding_box()
    assert frame is not None and group is not None
    assert group["x"] + group["width"] < frame["x"] + frame["width"]
    panel.get_by_role("checkbox", name="Sound effects").check()
    expect(panel.get_by_role("checkbox", name="Background ambience", exact=True)).to_be_checked()
