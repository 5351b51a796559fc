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
        me.page.locator(".bar .on, .prompt[aria-busy=false] [data-option]").first.wait_for(state="attached")
        while me.page.locator(".bar").count():
            me.page.locator(".bar .on").dispatch_event("click")
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
