"""A lesson in the page: what the guide says, and when."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import gloaming
from gloaming.teaching import guided_events, teaching

from .visitor import PHONE, Visitor, play_unseen

Come = Callable[..., Visitor]

GAME = "fatal-frame"
LESSON = teaching(gloaming.game(GAME)).lessons[0]
EVENTS = guided_events(gloaming.game(GAME), LESSON)
BEGIN = """async (wanted) => {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/api/courses", { method: "POST", headers, body: JSON.stringify(wanted) });
  return (await response.json()).id;
}"""


def test_the_guide_remarks_only_on_what_happens_after_its_own_part(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'course': LESSON.id})}"
    ends = len(LESSON.choices)

    def guided(now: dict[str, Any]) -> int | None:
        course = now["course"]
        return None if course["made"] == ends - 1 else int(course["option"])

    assert play_unseen([me], table, guided)
    me.page.goto(table)
    assert me.await_question()
    me.take(LESSON.choices[-1])
    guide = me.page.get_by_role("region", name="The guide")
    farewell = next(step.say for step in LESSON.steps if step.at == ends)
    expect(guide).to_contain_text(farewell)
    assert me.await_question()
    me.take(0)
    assert me.await_question()
    assert "function" in {remark.event for remark in LESSON.remarks}, "one was used in the guided part"
    expect(guide).to_contain_text(farewell)


def test_what_the_guided_part_showed_is_not_remarked_on_after_a_reload_either(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'course': LESSON.id})}"
    ends = len(LESSON.choices)

    def past_the_guide(now: dict[str, Any]) -> int | None:
        course = now["course"]
        if course["made"] > ends:
            return None
        return 0 if course["option"] is None else int(course["option"])

    assert play_unseen([me], table, past_the_guide)
    remarked = {remark.event for remark in LESSON.remarks}
    me.page.goto(table)
    assert me.await_question()
    shown = {event["event"][0] for event in me.sitting["events"] if event["number"] < EVENTS}
    assert remarked & shown, "something that the guide remarks on happened in its own part"
    later = {event["event"][0] for event in me.sitting["events"] if event["number"] >= EVENTS}
    guide = me.page.get_by_role("region", name="The guide")
    said = guide.inner_text()
    for remark in LESSON.remarks:
        if remark.event not in later:
            assert remark.say not in said


def test_on_a_phone_the_option_that_the_guide_asks_for_is_in_sight_at_every_page_of_a_step(visitor: Come) -> None:
    me = visitor(**PHONE)
    me.page.goto("/")
    lesson = teaching(gloaming.game("final-girl")).lessons[0]
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': 'final-girl', 'course': lesson.id})}")
    guide = me.page.get_by_role("region", name="The guide")
    for _ in range(8):
        assert me.await_question()
        me.legal()
        option = me.sitting["course"]["option"]
        assert option is not None
        expect(me.option(option)).to_be_in_viewport(ratio=0.9)
        while guide.get_by_role("button", name="Go on").count():
            guide.get_by_role("button", name="Go on").click()
            expect(me.option(option)).to_be_in_viewport(ratio=0.9)
        me.take(option)
