"""First matches and challenges of every game, from the front page on: with the mouse, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

import gloaming
from gloaming.teaching import teaching
from tests.courses import solution_of

from .visitor import Visitor

Come = Callable[..., Visitor]
Taking = Callable[[Visitor, int], None]

GAMES = list(gloaming.games())
AT = "() => document.activeElement.dataset.option"


def with_the_mouse(person: Visitor, option: int) -> None:
    person.take(option)


def with_the_keyboard(person: Visitor, option: int) -> None:
    before = person.asked
    page = person.page
    for _ in range(40):
        if page.evaluate(AT) is not None:
            break
        page.keyboard.press("Tab")
    for _ in range(80):
        if page.evaluate(AT) == str(option):
            break
        page.keyboard.press("ArrowDown")
    assert page.evaluate(AT) == str(option)
    page.keyboard.press("Enter")
    person.await_answer(before)


def press(control: Locator, taking: Taking) -> None:
    """Click a control, or go to it by the keyboard and press Enter."""
    if taking is with_the_mouse:
        control.click()
        return
    control.wait_for()
    for _ in range(120):
        if control.evaluate("(wanted) => wanted === document.activeElement"):
            break
        control.page.keyboard.press("Tab")
    expect(control).to_be_focused()
    control.page.keyboard.press("Enter")


@pytest.mark.parametrize("taking", [with_the_mouse, with_the_keyboard])
@pytest.mark.parametrize("game", GAMES)
def test_a_first_match_is_led_from_the_front_page_to_what_comes_next(visitor: Come, game: str, taking: Taking) -> None:
    me = visitor()
    title = gloaming.game(game).title
    lesson = teaching(gloaming.game(game)).lessons[0]
    me.page.goto("/")
    press(me.page.get_by_role("button", name=f"Play {title}"), taking)
    guide = me.page.get_by_role("region", name="Guide", exact=True)
    led = 0
    while me.await_question():
        me.legal()
        course = me.update["lesson"]
        steps = [step for step in lesson.steps if step.at == course["made"]]
        for number, step in enumerate(steps):
            expect(guide.locator("p").first).to_have_text(step.say)
            if course["option"] is not None and step.point:
                expect(me.page.locator("[data-pointed]").first).to_be_attached()
            if number + 1 < len(steps):
                press(guide.get_by_role("button", name="Next", exact=True), taking)
        if course["option"] is None:
            break
        taking(me, course["option"])
        led += 1
    assert led >= 5
    press(guide.get_by_role("button", name="More options"), taking)
    expect(guide.get_by_role("button", name="Play a full match")).to_be_visible()
    press(guide.get_by_role("button", name="How to play"), taking)
    expect(me.page.get_by_role("dialog", name="How to play")).to_be_visible()
    me.page.keyboard.press("Escape")
    press(guide.get_by_role("button", name="Try a challenge"), taking)
    expect(me.page.get_by_role("region", name="Challenge", exact=True)).to_be_visible()


@pytest.mark.parametrize(("taking", "which"), [(with_the_mouse, 0), (with_the_keyboard, 1)])
@pytest.mark.parametrize("game", GAMES)
def test_a_challenge_is_solved_counted_and_followed_by_the_next(
    visitor: Come, game: str, taking: Taking, which: int
) -> None:
    me = visitor()
    title = gloaming.game(game).title
    challenges = teaching(gloaming.game(game)).challenges
    me.page.goto("/")
    press(me.page.get_by_role("button", name=f"More: {title}"), taking)
    press(me.page.get_by_role("button", name=f"Challenges 0/{len(challenges)}: {title}"), taking)
    press(me.page.get_by_role("dialog").get_by_role("button", name=challenges[which].title, exact=True), taking)
    region = me.page.get_by_role("region", name="Challenge", exact=True)
    expect(region).to_contain_text(challenges[which].summary)
    for choice in solution_of(gloaming.game(game), challenges[which]):
        assert me.await_question()
        me.legal()
        taking(me, choice)
    expect(region.get_by_role("heading", name=f"Solved: {challenges[which].title}")).to_be_visible()
    me.page.get_by_role("link", name="Gloaming").click()
    me.page.get_by_role("button", name=f"More: {title}").click()
    expect(me.page.get_by_role("button", name=f"Challenges 1/{len(challenges)}: {title}")).to_be_visible()
    me.page.keyboard.press("Escape")
    me.page.wait_for_function("() => !history.state?.dialogs")
    expect(me.page.get_by_role("navigation", name="More")).not_to_contain_text("waiting for you")
    me.page.go_back()
    press(region.get_by_role("button", name=f"Next challenge: {challenges[which + 1].title}"), taking)
    expect(region).to_contain_text(challenges[which + 1].summary)
