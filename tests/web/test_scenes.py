"""Moves of other players and scenes, played step by step at the chosen speed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from gloaming.engine.phrases import begun

from .test_album import HOLD
from .test_learn import BEGIN
from .visitor import DESKTOP, DRAWN, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

WATCH = """() => {
  window.shown = [];
  const look = () => document.querySelectorAll(".scene").forEach((element) => window.shown.push([
    element.textContent,
    document.querySelectorAll(".space[data-pointed]").length,
    element.getAnimations({ subtree: true }).length,
  ]));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Records the text of every step, the number of highlighted spaces, and the running animations."""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("pace", ["slow", "normal", "brisk"])
def test_what_another_does_is_told_and_lit_before_the_next_question(
    visitor: Come, pace: Literal["slow", "normal", "brisk"], motion: Literal["reduce", "no-preference"]
) -> None:
    me = visitor(pace=pace, motion=motion)
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    before = me.asked
    me.page.evaluate(WATCH)
    me.option(3).click()
    me.await_answer(before)
    assert me.await_question()
    me.legal()
    expect(me.page.get_by_role("group", name="What happened")).to_have_count(0)
    shown = me.page.evaluate("window.shown")
    assert any("Player 2 places a meeple" in text and lit == 1 for text, lit, _ in shown)
    if motion == "reduce":
        assert not any(moving for _, _, moving in shown)


def test_a_step_is_passed_by_a_click_and_one_may_choose_while_it_is_shown(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    me.option(3).click()
    scene = me.page.get_by_role("group", name="What happened")
    scene.get_by_role("button", name="Continue").click()
    expect(scene).to_have_count(0)
    assert me.await_question()
    me.check_accessible(phone=True)
    me.option(0).click()
    assert me.await_question()


def test_the_guide_turns_no_page_while_a_scene_goes_on_by_a_button_of_that_name(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': 'ghost-hunter', 'lesson': 'first-match'})}"
    assert play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= 4 else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    me.option(0).click()
    go_on = me.page.get_by_role("button", name="Continue")
    expect(me.page.get_by_role("group", name="What happened").get_by_role("button", name="Continue")).to_be_visible()
    expect(me.page.get_by_role("region", name="Guide")).to_contain_text("The Laboratory is one of three rooms")
    expect(go_on).to_have_count(1)
    me.page.keyboard.press("Escape")
    expect(me.page.get_by_role("group", name="What happened")).to_have_count(0)
    expect(me.page.get_by_role("region", name="Guide").get_by_role("button", name="Next", exact=True)).to_be_visible()
    expect(go_on).to_have_count(0)


def test_the_question_waits_dimmed_for_what_led_to_it_and_enter_or_escape_go_on(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", "random", "random", seed=3)
    assert me.await_question()
    scene = me.page.get_by_role("group", name="What happened")
    dimmed = me.page.locator(".prompt.later")
    for key in ("Enter", "Escape"):
        me.option(0).click()
        expect(scene).to_be_visible()
        while scene.count() or not me.options.count():  # What the next bot does may not have come yet.
            if scene.count():
                if me.options.count():
                    expect(dimmed.locator("#question")).to_contain_text(f"Then {asked_in_whose_turn(me)}:")
                me.page.keyboard.press(key)
            me.page.wait_for_timeout(60)
        assert me.await_question()
        expect(dimmed).to_have_count(0)
        expect(me.question).to_contain_text(begun(f"{asked_in_whose_turn(me)}:"))


def asked_in_whose_turn(me: Visitor) -> str:
    """Return the start of the question: it may come during another player's turn."""
    view = me.update["view"]
    return "your turn" if view["turn"] == view["seat"] else "you choose"


def test_great_moments_have_a_title_also_in_a_game_for_one(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    options = {"girl": "laurie", "setup": "moonlit-swim"}
    me.open_table("human", game="final-girl", seed=5, options=options)
    grand = me.page.locator(".scene.grand")
    for _ in range(60):
        assert me.await_question()
        if grand.count():
            break
        me.take(me.options.count() - 1)
    expect(grand.locator("b")).not_to_be_empty()
    me.check_accessible(phone=True)


def test_without_pace_nothing_is_staged(visitor: Come) -> None:
    me = visitor(pace="none")
    me.open_table("human", "random", seed=3)
    for _ in range(3):
        assert me.await_question()
        me.take(0)
        expect(me.page.get_by_role("group", name="What happened")).to_have_count(0)


def test_what_happened_since_ones_last_turn_is_read_step_by_step(visitor: Come) -> None:
    me = visitor(pace="none")
    address = me.open_table("human", "random", "random", seed=3)
    assert me.await_question()
    me.take(0)
    assert me.await_question()
    me.page.goto(address)
    assert me.await_question()
    me.page.get_by_role("button", name="Since your last turn").click()
    scene = me.page.get_by_role("group", name="What happened")
    texts = []
    while scene.count():
        texts.append(scene.inner_text())
        scene.get_by_role("button", name="Continue").click()
    assert any("Player 2" in text for text in texts)
    assert any("Player 3" in text for text in texts)


def test_what_lies_on_the_table_no_longer_is_lit_at_the_place_where_it_lay(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", "greedy", seed=2)
    scene = me.page.get_by_role("group", name="What happened")
    ready = me.page.locator("[aria-label='What happened'], .prompt[aria-busy=false] [data-option]:visible").first
    made = 0
    while made < 20:
        ready.wait_for()
        if scene.count() and "Player 2 dispels" in scene.inner_text():
            break
        if scene.count():
            scene.evaluate_all("(all) => all.forEach((element) => element.querySelector('button')?.click())")
        elif me.options.count():
            me.option(made * 5 % len(me.legal())).click()
            made += 1
        me.page.wait_for_timeout(50)
    expect(me.page.locator("[data-place=seat-1]").first).to_have_attribute("data-pointed", "first")


def test_who_plays_alone_reads_what_came_of_the_last_choice_also_after_an_absence(visitor: Come) -> None:
    me = visitor(pace="none")
    address = me.open_table("human", game="final-girl", seed=5)
    assert me.await_question()
    again = me.page.get_by_role("button", name="Since your last choice")
    expect(again).to_have_count(0)
    before = len(me.log())
    me.take(0)
    assert me.await_question()
    news = " ".join(me.log()[before:])
    assert news
    me.page.goto("/")
    me.page.goto(address)
    assert me.await_question()
    again.click()
    scene = me.page.get_by_role("group", name="What happened")
    text = ""
    while scene.count():
        text += scene.locator(".told").inner_text()
        scene.get_by_role("button", name="Continue").click()
    assert text and all(sentence in news for sentence in text.split(". ")[:1])


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (1024, 768)])
def test_the_banner_leaves_the_phases_in_view(visitor: Come, width: int, height: int) -> None:
    me = visitor(width, height, pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", game="final-girl", seed=5, options={"girl": "laurie", "setup": "moonlit-swim"})
    scene = me.page.locator(".scene")
    for _ in range(60):
        assert me.await_question()
        if scene.count():
            break
        before = me.asked
        me.page.keyboard.press("0") if me.options.last.locator("kbd").inner_text() == "0" else me.options.last.click()
        me.await_answer(before)
    banner, strip = scene.bounding_box(), me.page.locator(".strip").first.bounding_box()
    assert banner is not None and strip is not None
    across = banner["x"] < strip["x"] + strip["width"] and strip["x"] < banner["x"] + banner["width"]
    down = banner["y"] < strip["y"] + strip["height"] and strip["y"] < banner["y"] + banner["height"]
    assert not (across and down), (banner, strip)


def test_on_a_phone_the_banner_stands_below_the_board_and_the_place_told_of_is_in_sight(visitor: Come) -> None:
    me = visitor(**PHONE, pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", "random", "random", seed=3)
    assert me.await_question()
    scene = me.page.get_by_role("group", name="What happened")
    count = 0
    while count < 12:
        me.page.locator("[aria-label='What happened'], .prompt[aria-busy=false] [data-option]:visible").first.wait_for()
        if not scene.count():
            me.legal()
            me.page.locator("[data-option]").last.press("Enter")
            me.page.wait_for_timeout(100)
            continue
        count += 1
        banner, board = scene.bounding_box(), me.page.locator(".play").bounding_box()
        assert banner is not None and board is not None
        assert board["y"] + board["height"] <= banner["y"] + 1
        lit = me.page.locator("[data-pointed]:visible")
        if lit.count():
            expect(lit.first).to_be_in_viewport()
        me.page.keyboard.press("Enter")
        me.page.wait_for_timeout(60)


def test_the_house_and_its_ghosts_are_seen_while_the_end_is_told(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    address = me.request_table("human", "random", seed=3)
    me.page.goto(address)
    assert me.await_question()

    def near_the_end(update: dict[str, Any]) -> int | None:
        left = [card for board in update["view"]["boards"] for card in board["cards"] if card is not None]
        return None if not update["view"]["deck"] and len(left) <= 3 else 0

    assert play_unseen([me], address, near_the_end)
    me.page.goto(address)
    scene = me.page.get_by_role("group", name="What happened")
    while True:
        me.page.locator("[aria-label='What happened'], .prompt[aria-busy=false] [data-option]:visible").first.wait_for()
        if me.page.get_by_text("The ghosts are revealed", exact=True).count():
            break
        if scene.count():
            me.page.keyboard.press("Enter")
        else:
            me.legal()
            me.option(0).click()
        me.page.wait_for_timeout(60)
    expect(me.page.locator(".end")).to_be_visible()
    expect(me.page.locator(".end li")).to_have_count(2)


def test_a_scene_is_told_over_the_table_as_it_was_and_the_log_does_not_run_ahead(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", game="final-girl", seed=5, options={"girl": "laurie", "setup": "moonlit-swim"})
    scene = me.page.get_by_role("group", name="What happened")
    for _ in range(120):
        me.page.locator(
            "[aria-label='What happened'], .result, .prompt[aria-busy=false] [data-option]:visible"
        ).first.wait_for()
        if not scene.count():
            me.legal()
            me.options.last.press("Enter")
            me.page.wait_for_timeout(80)
            continue
        text = scene.locator(".told").inner_text()
        lines = me.log()
        assert lines[-1].split(".")[0] in text
        known = me.events
        deaths = [event["number"] for event in known if event["event"][0] == "killed"]
        later = [any_scene for any_scene in me.update["scenes"] if deaths and any_scene["event_count"] <= deaths[-1]]
        if later and text.startswith("Terror"):
            dead_now = me.update["view"]["dead"]
            assert later[0]["view"]["dead"] < dead_now
            expect(me.page.locator("[data-part=phase]")).to_contain_text(f"{later[0]['view']['dead']} dead")
            while scene.count():
                me.page.keyboard.press("Enter")
                me.page.wait_for_timeout(60)
            expect(me.page.locator("[data-part=phase]")).to_contain_text(f"{dead_now} dead")
            return
        me.page.keyboard.press("Enter")
        me.page.wait_for_timeout(60)
    raise AssertionError("nobody died after a Terror card")


def test_what_rising_bloodlust_means_is_told_and_its_table_is_lit_at_any_size(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    options = {"girl": "laurie", "setup": "moonlit-swim"}
    me.open_table("human", game="final-girl", seed=5, options=options)
    scene = me.page.get_by_role("group", name="What happened")
    while True:
        me.page.locator("[aria-label='What happened'], .prompt[aria-busy=false] [data-option]:visible").first.wait_for()
        if "Bloodlust rises" in "".join(scene.all_inner_texts()):
            break
        if scene.count():
            me.page.keyboard.press("Enter")
        else:
            me.legal()
            me.page.locator("[data-option]").last.press("Enter")
        me.page.wait_for_timeout(50)
    expect(scene).to_contain_text("for each Move icon")
    for size in (DESKTOP, TABLET, PHONE):
        me.page.set_viewport_size(size)
        lit = me.page.locator("[data-place=bloodlust][data-pointed]:visible")
        expect(lit).to_have_count(1)
        expect(lit).to_be_in_viewport()
    me.page.evaluate(DRAWN)
    banner, question = scene.bounding_box(), me.question.bounding_box()
    assert banner is not None and question is not None
    assert banner["y"] < question["y"]
