"""The fights of Fatal Frame at the page: the lit step, and what the dice say."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .test_fatal_frame import GAME
from .test_learn import begin
from .visitor import Visitor, play_unseen

Come = Callable[..., Visitor]

WATCH = """window.lit = [];
new MutationObserver(() => {
  const fight = document.querySelector("[data-part=fight]");
  if (!fight) return;
  const lit = fight.querySelector("[aria-current=step]")?.textContent.trim() ?? "";
  const asked = Boolean(document.querySelector(".prompt[aria-busy=false] [data-option]"));
  window.lit.push([lit, asked, Boolean(fight.querySelector(".end"))]);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });"""
"""Records the lit step of a fight, whether a question is open, and whether the result is shown, at every change."""

GO_ON = """() => {
  document.querySelector(".bar .on")?.click();
  return document.querySelector(".prompt[aria-busy=false] [data-option]");
}"""
"""Continues what waits until a question is open."""


def led_to(me: Visitor, made: int) -> None:
    """Open the first match after this many choices."""
    table = begin(me, GAME)
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()


def test_the_lit_step_is_that_of_the_question_and_of_what_is_told(visitor: Come) -> None:
    me = visitor(pace="normal", motion="no-preference")
    me.page.add_init_script(WATCH)
    led_to(me, 20)
    for _ in range(2):
        me.legal()
        me.take(me.update["lesson"]["option"])
        me.page.wait_for_function(GO_ON)
        assert me.await_question()
    seen = me.page.evaluate("window.lit")
    asked = {lit[0] for lit, question, _ in seen if question}
    ended = {lit[0] for lit, _, end in seen if end}
    assert asked == {"4"}
    assert ended == {"6"}


def test_a_die_that_beats_the_power_says_so_and_the_guide_does_not_point_at_it(visitor: Come) -> None:
    me = visitor(motion="reduce")
    led_to(me, 5)
    die = me.page.locator("[data-piece='die-0']")
    expect(die).to_contain_text("3 ✔")
    expect(die).to_contain_text("already beats Power 2")
    expect(die).to_contain_text("+1 makes 4")
    expect(me.page.locator("[data-pointed]").first).to_be_attached()
    expect(me.page.locator("[data-pointed][data-piece='die-0']")).to_have_count(0)


def test_a_capture_is_told_while_the_fight_step_is_lit(visitor: Come) -> None:
    me = visitor(pace="slow")
    led_to(me, 5)
    me.take(me.update["lesson"]["option"])
    expect(me.page.locator(".scene.grand")).to_contain_text("You capture the Seeker")
    expect(me.page.locator("[aria-label='Steps of the turn'] [aria-current=step]")).to_contain_text("fight")


def test_a_scene_on_a_phone_shows_the_ghost_whole_and_says_each_thing_once(visitor: Come) -> None:
    me = visitor(390, 844, touch=True, pace="slow")
    led_to(me, 5)
    me.take(me.update["lesson"]["option"])
    scene = me.page.locator(".scene.grand")
    expect(scene).to_contain_text("You capture the Seeker")
    expect(scene.get_by_text("You capture the Seeker")).to_have_count(1)
    ring, words = scene.locator(".lens").bounding_box(), scene.locator(".told b").bounding_box()
    assert ring is not None and words is not None
    assert ring["x"] >= 0 and ring["x"] + ring["width"] <= 390
    assert abs(ring["width"] - ring["height"]) <= 1
    assert ring["y"] + ring["height"] <= words["y"]
    said = me.page.locator(".bar .text").bounding_box()
    assert said is not None and said["width"] <= 1
