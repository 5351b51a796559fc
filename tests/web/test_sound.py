"""The sound of a table: music, ambience and effects, and their measured volumes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import gloaming

from .test_album import HOLD
from .test_scenes import STEADY
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

NOTE_LOUDEST = """() => {
  window.loudest = 0;
  setInterval(() => (window.loudest = Math.max(window.loudest, window.heard())), 100);
}"""
"""Notes the greatest loudness from now on, as an effect is short."""

GO_ON = """() => {
  const options = [...document.querySelectorAll("[data-option]:not([aria-disabled=true])")];
  const last = options.sort((one, other) => one.dataset.option - other.dataset.option).at(-1);
  const go = [...document.querySelectorAll("button")].find((button) => button.textContent.startsWith("Continue"));
  (go ?? last)?.click();
}"""
"""Continue, or take the last option."""

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
def test_a_match_is_silent_until_sound_is_turned_on_and_then_has_quiet_music(
    visitor: Come, table: dict[str, Any]
) -> None:
    me = join_table(visitor, **table)
    assert loudness(me.page) == 0
    me.page.keyboard.press("m")
    me.page.wait_for_timeout(3000)
    await_true(me.page, "window.heard() > 0.001")
    assert me.page.evaluate("window.highest()") < 0.5
    me.page.keyboard.press("m")
    await_true(me.page, "window.heard() < 0.0001")


def sound_panel(me: Visitor) -> Locator:
    me.page.get_by_role("button", name="Sound", exact=True).click()
    return me.page.get_by_role("dialog", name="Sound")


def test_music_and_effects_have_volumes_of_their_own(visitor: Come) -> None:
    me = join_table(visitor)
    panel = sound_panel(me)
    panel.get_by_role("checkbox", name="Sound", exact=True).check()
    panel.get_by_label("Effects").fill("0")
    panel.get_by_label("Music").fill("100")
    me.page.wait_for_timeout(3000)
    await_true(me.page, "window.heard() > 0.002")
    loud = loudness(me.page)
    panel.get_by_label("Music").fill("20")
    await_true(me.page, f"window.heard() < {loud / 4}")
    panel.get_by_label("Music").fill("0")
    await_true(me.page, "window.heard() < 0.0001")
    expect(panel.get_by_role("status").nth(1)).to_have_text("off")
    me.page.evaluate(NOTE_LOUDEST)
    panel.get_by_label("Effects").fill("100")
    await_true(me.page, "window.loudest > 0.001")
    me.page.reload()
    assert me.await_question()
    panel = sound_panel(me)
    expect(panel.get_by_label("Effects")).to_have_value("100")
    expect(panel.get_by_label("Music")).to_have_value("0")


def test_the_volume_of_an_earlier_version_is_kept(visitor: Come) -> None:
    me = visitor()
    me.page.add_init_script(
        "if (!localStorage.getItem('came')) localStorage.setItem('gloaming-settings',"
        " JSON.stringify({ sound: true, volume: 30, bed: false, pace: 'none', nameOffered: true }));"
        " localStorage.setItem('came', 'yes');"
    )
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    panel = sound_panel(me)
    expect(panel.get_by_role("checkbox", name="Sound", exact=True)).to_be_checked()
    expect(panel.get_by_label("Effects")).to_have_value("30")
    expect(panel.get_by_label("Music")).to_have_value("0")


def test_music_is_loaded_only_once_sound_is_on(visitor: Come) -> None:
    me = visitor()
    scripts: list[str] = []
    me.page.on("request", lambda request: scripts.append(request.url))
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    me.option(0).focus()
    assert not [url for url in scripts if "score" in url or "bed" in url]
    me.page.keyboard.press("m")
    for _ in range(PATIENCE // 100):
        if any("score" in url for url in scripts):
            return
        me.page.wait_for_timeout(100)
    raise AssertionError(f"never loaded: {scripts}")


def test_the_bed_gives_way_to_a_great_moment(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(TAP)
    me.page.add_init_script(STEADY + HOLD)
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
    while not grand.count():
        me.page.evaluate(GO_ON)
        me.page.wait_for_timeout(100)
    expect(grand).to_be_visible()
    await_true(me.page, "window.aims.at(-1) < 0.5")
    me.page.keyboard.press("Escape")
    await_true(me.page, "window.aims.at(-1) === 1")


def test_on_a_phone_the_sound_panel_is_whole_and_says_why_the_volumes_are_off(visitor: Come) -> None:
    me = visitor(**PHONE, touch=True)
    me.open_table("human", "random")
    assert me.await_question()
    assert me.page.locator("button kbd:visible").count() == 0, "there are no keys"
    me.page.get_by_role("button", name="More").click()
    panel = sound_panel(me)
    me.check_accessible()
    expect(panel.get_by_label("Music")).to_be_disabled()
    expect(panel.get_by_text("Turn on sound to change the volumes.")).to_be_visible()
    frame, group = panel.bounding_box(), panel.get_by_role("group").bounding_box()
    assert frame is not None and group is not None
    assert group["x"] + group["width"] < frame["x"] + frame["width"]
    panel.get_by_role("checkbox", name="Sound", exact=True).check()
    expect(panel.get_by_label("Music")).to_be_enabled()
    expect(panel.get_by_label("Effects")).to_be_enabled()
