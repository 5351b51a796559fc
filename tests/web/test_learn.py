"""Lessons in the page: the texts of the guide."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

import gloaming
from gloaming.server.http.app import create_app
from gloaming.teaching import guided_events, teaching
from tests.server.house import House

from .visitor import DESKTOP, DRAWN, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

GAME = "fatal-frame"
LESSON = teaching(gloaming.game(GAME)).lessons[0]
EVENTS = guided_events(gloaming.game(GAME), LESSON)
BEGIN = """async (wanted) => {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/api/lessons", { method: "POST", headers, body: JSON.stringify(wanted) });
  return (await response.json()).id;
}"""


def test_the_guide_remarks_only_on_what_happens_after_its_own_part(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'lesson': LESSON.id})}"
    ends = len(LESSON.choices)

    def guided(now: dict[str, Any]) -> int | None:
        course = now["lesson"]
        return None if course["made"] == ends - 1 else int(course["option"])

    assert play_unseen([me], table, guided)
    me.page.goto(table)
    assert me.await_question()
    me.take(LESSON.numbers[-1])
    guide = guide_of(me)
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
    table = f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'lesson': LESSON.id})}"
    ends = len(LESSON.choices)

    def past_the_guide(now: dict[str, Any]) -> int | None:
        course = now["lesson"]
        if course["made"] > ends:
            return None
        return 0 if course["option"] is None else int(course["option"])

    assert play_unseen([me], table, past_the_guide)
    remarked = {remark.event for remark in LESSON.remarks}
    me.page.goto(table)
    assert me.await_question()
    shown = {event["event"][0] for event in me.events if event["number"] < EVENTS}
    assert remarked & shown, "something that the guide remarks on happened in its own part"
    later = {event["event"][0] for event in me.events if event["number"] >= EVENTS}
    guide = guide_of(me)
    said = guide.inner_text()
    for remark in LESSON.remarks:
        if remark.event not in later:
            assert remark.say not in said


def check_option_in_sight(me: Visitor, option: int) -> None:
    """Check that an option is chosen by a button in sight, or by pieces of which at least a part is."""
    button = me.page.locator(f":is(.choices > :not(.panel), .panel.open) [data-option='{option}']")
    if button.count():
        expect(button).to_be_in_viewport(ratio=0.9)
        return
    pieces = me.update["prompt"]["options"][option]["pieces"]
    lit = [me.page.locator(f".piece.open[data-piece='{piece}']:visible") for piece in pieces]
    assert any(piece.count() for piece in lit), f"nothing is lit for option {option}"
    for piece in lit:
        if piece.count():
            expect(piece.first).to_be_in_viewport(ratio=0.2)


def test_on_a_phone_the_option_that_the_guide_asks_for_is_in_sight_at_every_page_of_a_step(visitor: Come) -> None:
    me = visitor(**PHONE)
    me.page.goto(begin(me, "final-girl"))
    guide = guide_of(me)
    for _ in range(8):
        assert me.await_question()
        me.legal()
        guide.wait_for()
        me.page.locator(".prompt[data-looked]").wait_for()
        option = me.update["lesson"]["option"]
        assert option is not None
        check_option_in_sight(me, option)
        for _ in pages(guide):
            check_option_in_sight(me, option)
        me.take(option)


def guide_of(me: Visitor) -> Locator:
    """The part of the page that guides."""
    return me.page.get_by_role("region", name="Guide", exact=True)


def pages(guide: Locator) -> Iterator[None]:
    """Turn to each further page of the guide's text."""
    on = guide.get_by_role("button", name="Next", exact=True)
    while on.count():
        on.click()
        yield


COVERED = """() => {
  const box = (name) => document.querySelector(`[data-region=${name}]`).getBoundingClientRect();
  const guide = document.querySelector(".guide").getBoundingClientRect();
  return [guide.bottom > box("question").top + 1 && "question", guide.top < box("board").bottom - 1 && "board"]
    .filter(Boolean);
}"""
"""What the guide lies on: the question, or the board."""

CUT_WORDS = f"""async () => {{
  await ({DRAWN})();
  return [...document.querySelectorAll(".guide, .guide > p, .guide > .said")]
    .filter((element) => element.scrollHeight > element.clientHeight + 1).map((element) => element.textContent);
}}"""


def guided_to_the_end(visitor: Come, game: str) -> tuple[Visitor, Locator]:
    """Return a visitor on a phone at the end of the guided part, and the guide."""
    me = visitor(**PHONE, touch=True)
    table = begin(me, game)
    play_unseen([me], table, lambda now: now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    return me, guide_of(me)


@pytest.mark.parametrize(
    ("game", "said"),
    [("dont-go-in-there", "The Library is now open"), ("final-girl", "Two successes"), ("fatal-frame", "on your own")],
)
def test_on_a_phone_the_guide_is_a_line_between_board_and_question_and_opens_over_the_boards_foot(
    visitor: Come, game: str, said: str
) -> None:
    me, guide = guided_to_the_end(visitor, game)
    guide.wait_for()
    for _ in pages(guide):
        pass
    expect(guide).to_contain_text(said)
    me.page.evaluate(DRAWN)
    assert guide.evaluate("(element) => element.offsetHeight") < 56
    assert me.page.evaluate(COVERED) == []
    guide.get_by_role("button", name="Read").click()
    assert me.page.evaluate(CUT_WORDS) == []
    assert me.page.evaluate(COVERED) == ["board"]
    expect(guide).to_be_in_viewport(ratio=1)
    guide.get_by_role("button", name="Less").click()
    me.page.evaluate(DRAWN)
    assert guide.evaluate("(element) => element.offsetHeight") < 56
    assert me.page.evaluate(COVERED) == []
    expect(me.page.get_by_role("button", name="Hint", exact=True)).to_be_in_viewport(ratio=1)
    expect(me.page.get_by_role("button", name="Undo", exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", ["dont-go-in-there", "final-girl"])
def test_on_a_phone_all_that_a_guide_says_is_read_without_scrolling(visitor: Come, game: str) -> None:
    me = visitor(**PHONE, touch=True)
    me.page.goto(begin(me, game))
    guide = guide_of(me)
    while True:
        assert me.await_question()
        me.legal()
        guide.get_by_role("button", name="Read").click()
        assert me.page.evaluate(CUT_WORDS) == []
        for _ in pages(guide):
            assert me.page.evaluate(CUT_WORDS) == []
        guide.get_by_role("button", name="Less").click()
        option = me.update["lesson"]["option"]
        if option is None:
            break
        me.take(option)


def test_on_a_phone_all_three_cards_can_be_chosen_from_in_sight_while_the_guide_speaks(visitor: Come) -> None:
    me = visitor(**PHONE)
    table = begin(me, "dont-go-in-there")
    play_unseen([me], table, lambda now: None if len(now["prompt"]["options"]) == 3 else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    guide_of(me).wait_for()
    me.page.evaluate(DRAWN)
    cards = me.page.locator("[data-part=board] .piece.open")
    expect(cards).to_have_count(3)
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=0.98)
    assert me.page.evaluate(COVERED) == []


FRAMES_CUT = """() => [...document.querySelectorAll("[data-pointed]")].filter((element) => {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const wide = parseFloat(style.outlineWidth) + parseFloat(style.outlineOffset) - 0.6;
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    const { overflow, overflowClipMargin } = getComputedStyle(at);
    if (overflow === "visible") continue;
    const by = at.getBoundingClientRect();
    const out = wide - (overflow === "clip" ? parseFloat(overflowClipMargin) || 0 : 0);
    if (box.left - out < by.left || box.right + out > by.right) return true;
    if (box.top - out < by.top || box.bottom + out > by.bottom) return true;
  }
  return false;
}).filter((element) => element.checkVisibility()).map((element) => element.textContent)"""


@pytest.mark.parametrize(
    ("game", "size", "made"),
    [("dont-go-in-there", PHONE, 0), ("dont-go-in-there", DESKTOP, 6), ("final-girl", DESKTOP, 0)],
)
def test_the_frame_around_what_the_guide_points_at_is_seen_on_all_sides(
    visitor: Come, game: str, size: ViewportSize, made: int
) -> None:
    me = visitor(**size)
    table = begin(me, game)
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    guide = guide_of(me)
    guide.wait_for()
    if game == "final-girl":
        guide.get_by_role("button", name="Next", exact=True).click()
    me.page.locator("[data-pointed]:visible").first.wait_for()
    while True:
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(FRAMES_CUT) == []
        if not guide.get_by_role("button", name="Next", exact=True).count():
            break
        guide.get_by_role("button", name="Next", exact=True).click()


def test_on_a_phone_all_places_are_seen_at_once_while_the_guide_asks_for_one(visitor: Come) -> None:
    me = visitor(**PHONE)
    table = begin(me, "dont-go-in-there")
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    guide_of(me).wait_for()
    me.page.evaluate(DRAWN)
    places = me.page.locator("[data-part=board] .piece.open[data-piece^=space-]")
    assert places.count() == me.options.count() > 8
    for place in places.all():
        expect(place).to_be_in_viewport(ratio=0.9)
    assert me.page.evaluate(COVERED) == []


def test_what_a_line_of_the_log_marks_leaves_the_guides_mark_and_looks_otherwise(visitor: Come) -> None:
    me = visitor()
    table = begin(me, "dont-go-in-there")
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    led = me.page.locator("[data-pointed=first]:visible")
    led.first.wait_for()
    marked = led.count()
    me.page.get_by_role("button", name="Log", exact=True).click()
    me.page.mouse.move(2, 2)
    me.page.locator(".log button", has_text="in the Nursery").first.hover()
    other = me.page.locator("[data-pointed=also]:visible")
    expect(other.first).to_be_attached()
    expect(led).to_have_count(marked)
    styles = [
        locator.evaluate("(element) => getComputedStyle(element).outlineStyle") for locator in (led.first, other.first)
    ]
    assert styles == ["dashed", "dotted"]
    me.page.mouse.move(2, 2)
    expect(other).to_have_count(0)
    expect(led).to_have_count(marked)


def begin(me: Visitor, game: str) -> str:
    """Begin the first lesson of a game: the address of its table."""
    me.page.goto("/")
    lesson = teaching(gloaming.game(game)).lessons[0]
    return f"/table/{me.page.evaluate(BEGIN, {'game': game, 'lesson': lesson.id})}"


def first_night(me: Visitor, made: int) -> str:
    """Return the table address of the first match of Ghost Hunter 13 after this many choices."""
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': 'ghost-hunter', 'lesson': 'first-match'})}"
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    return table


def test_on_a_phone_what_the_guide_speaks_of_is_in_sight_on_each_page(visitor: Come) -> None:
    me = visitor(**PHONE)
    me.page.goto(first_night(me, 5))
    guide = guide_of(me)
    guide.wait_for()
    lit = me.page.locator("[data-pointed]:visible")
    expect(lit.first).to_be_in_viewport()
    for _ in pages(guide):
        expect(lit.first).to_be_in_viewport()


@pytest.mark.parametrize(("made", "piece"), [(7, "i-2"), (18, "pools"), (32, "i-22")])
def test_on_a_phone_what_the_guide_speaks_of_first_is_lit_in_sight(visitor: Come, made: int, piece: str) -> None:
    me = visitor(**PHONE)
    me.page.goto(first_night(me, made))
    lit = f":is([data-piece={piece}], [data-place={piece}])[data-pointed]:visible"
    expect(me.page.locator(lit).first).to_be_in_viewport(ratio=0.4)


def test_on_a_phone_the_end_is_in_sight_whatever_part_of_the_table_was_open(visitor: Come) -> None:
    me = visitor(**PHONE)
    ends = len(teaching(gloaming.game("ghost-hunter")).lessons[0].choices)
    me.page.goto(first_night(me, ends))
    while me.await_question():
        asked, options = me.asked, me.legal()
        wanted = next(at for at, label in enumerate(options) if label in ("Fight without an Item", "Do nothing"))
        if "The case" not in me.page.locator(".risen h2").all_inner_texts():
            me.page.get_by_role("button", name="The case", exact=True).click()
        me.page.keyboard.type(me.key(wanted))
        me.await_answer(asked)
    expect(me.page.locator(".result .verdict")).to_be_in_viewport(ratio=1)
    expect(me.page.locator(".risen")).to_have_count(0)


def test_on_a_laptop_what_comes_after_the_end_is_in_sight_without_scrolling(visitor: Come) -> None:
    me = visitor(**TABLET)
    ends = len(teaching(gloaming.game("ghost-hunter")).lessons[0].choices)
    me.page.goto(first_night(me, ends))
    while me.await_question():
        options = [option["label"] for option in me.update["prompt"]["options"]]
        me.take(next(at for at, label in enumerate(options) if label in ("Fight without an Item", "Do nothing")))
    expect(me.page.locator(".result")).to_be_visible()
    for name in ("Play again", "Replay", "Match analysis"):
        expect(me.page.locator(".result").get_by_role("button", name=name)).to_be_in_viewport(ratio=1)


def test_on_a_phone_the_aim_of_a_challenge_leaves_the_choices_in_sight(visitor: Come) -> None:
    me = visitor(**PHONE)
    me.page.goto("/")
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': 'ghost-hunter', 'lesson': 'checking-out'})}")
    assert me.await_question()
    challenge = me.page.get_by_role("region", name="Challenge", exact=True)
    expect(challenge).to_be_in_viewport(ratio=1)
    assert me.page.evaluate(COVERED) == []
    check_option_in_sight(me, 0)
    me.check_accessible()
    challenge.get_by_role("button", name="Read").click()
    expect(challenge.get_by_role("heading")).to_be_visible()
    challenge.get_by_role("button", name="Show a clue").click()
    expect(challenge).to_contain_text("come in from next door", ignore_case=True)
    assert me.page.evaluate(CUT_WORDS) == []
    assert me.page.evaluate(COVERED) == ["board"]
    me.check_accessible()


def test_on_a_phone_choices_beside_a_guide_are_high_enough_and_none_is_cut_without_a_sign(visitor: Come) -> None:
    me = visitor(**PHONE, touch=True)
    for game, last in (("dont-go-in-there", 4), ("fatal-frame", 8)):
        me.page.goto(begin(me, game))
        for _ in range(last):
            assert me.await_question()
            me.legal()
            guide_of(me).wait_for()
            option = me.update["lesson"]["option"]
            me.reveal(option)
            me.page.evaluate(DRAWN)
            me.page.wait_for_function(SAYS_WHAT_IS_HIDDEN)
            heights = me.page.locator(":is(.choices > :not(.panel), .panel.open) [data-option]").evaluate_all(
                "(all) => all.map((element) => element.getBoundingClientRect().height)"
            )
            assert min(heights) >= 28
            me.take(option)


SAYS_WHAT_IS_HIDDEN = """() => {
  const open = document.querySelector(".panel.open [data-part=list]");
  if (!open) return true;
  const list = open.getBoundingClientRect();
  const cut = [...open.querySelectorAll("[data-option]")].some((element) => {
    const box = element.getBoundingClientRect();
    const head = element.closest(".group").querySelector("h3")?.offsetHeight ?? 0;
    return box.top < list.top + head - 6 || box.bottom > Math.min(list.bottom, innerHeight) + 1;
  });
  return document.querySelectorAll(".prompt .hidden").length === Number(cut);
}"""
"""Whether the open list shows the count of hidden options exactly if an option is cut off."""


def test_what_the_farewell_speaks_of_is_lit_until_one_has_chosen(visitor: Come) -> None:
    me = visitor()
    table = begin(me, "dont-go-in-there")
    play_unseen([me], table, lambda now: now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    expect(me.page.locator("[data-piece=cat-4]").first).to_have_attribute("data-pointed", re.compile("."))
    guide_of(me).get_by_role("button", name="Next", exact=True).click()
    lit = me.page.locator("[data-place=board-2][data-pointed]")
    expect(lit).to_have_count(1)
    me.take(0)
    assert me.await_question()
    expect(lit).to_have_count(0)


def test_what_the_guide_asked_for_is_ticked_off_while_others_choose(visitor: Come) -> None:
    with closing(House(create_app(pause=3))) as slow:
        me = visitor(at=slow)
        me.page.goto(begin(me, "dont-go-in-there"))
        assert me.await_question()
        guide = guide_of(me)
        on = guide.get_by_role("button", name="Next", exact=True)
        expect(on).to_be_visible()
        while on.count():
            on.click()
        expect(guide).not_to_contain_text("Done:")
        me.take(me.update["lesson"]["option"])
        expect(guide).to_contain_text("✓ Done:")
        assert me.await_question()
        expect(guide).not_to_contain_text("Done:")
        me.page.close()


def open_how_to_play(me: Visitor, game: str) -> Locator:
    """Open How to play on the front page: by its button, or on a phone under More."""
    title = gloaming.game(game).title
    me.page.goto("/")
    more = me.page.get_by_role("button", name=f"More: {title}")
    more.wait_for()
    how = me.page.get_by_role("button", name=f"How to play: {title}")
    if not how.count():
        more.click()
    how.click()
    dialog = me.page.get_by_role("dialog", name=f"How to play {title}")
    dialog.locator(".example").wait_for()
    return dialog


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", list(gloaming.games()))
def test_how_to_play_shows_the_board_and_cards_it_talks_about(visitor: Come, game: str, size: ViewportSize) -> None:
    me = visitor(**size)
    rules = gloaming.game(game)
    how = teaching(rules).how_to_play
    names = {piece: entry["name"] for entry in rules.content() for piece in [entry["id"], *entry["pieces"]]}
    dialog = open_how_to_play(me, game)
    assert how.board is not None
    pages = [(how.board.labels, []), *[(part.labels, part.shows) for part in how.turn]]
    for number, (labels, shows) in enumerate(pages):
        if number:
            dialog.get_by_role("button", name="Next").click()
            expect(dialog.get_by_role("heading", name=how.turn[number - 1].title, exact=True)).to_be_visible()
        for label in labels:
            shown = dialog.locator(f"[data-label={label.piece}]")
            expect(shown).to_be_visible()
            expect(shown).to_have_text(label.text)
            expect(dialog.locator(".example")).to_have_attribute("aria-label", re.compile(re.escape(label.text)))
        cards = dialog.get_by_role("list", name="Examples").locator("> li")
        expect(cards).to_have_count(len(shows))
        for card in shows:
            expect(cards.filter(has_text=re.sub(r" \d+$", "", names[card])).first).to_be_attached()
        me.check_width()
        me.check_accessible()


def test_how_to_play_is_read_with_the_keyboard(visitor: Come) -> None:
    me = visitor()
    dialog = open_how_to_play(me, "final-girl")
    onward = dialog.get_by_role("button", name="Next")
    onward.focus()
    me.page.keyboard.press("Enter")
    expect(dialog.get_by_role("heading", name="Action")).to_be_visible()
    expect(onward).to_be_focused()
    dialog.get_by_role("button", name="End and tips").press("Enter")
    expect(dialog.get_by_text("You win when the Killer has no health left")).to_be_visible()
    expect(onward).to_have_attribute("aria-disabled", "true")
    onward.press("Enter")
    expect(dialog.get_by_role("heading", name="End and tips")).to_be_visible()
    dialog.get_by_role("button", name="Back").press("Enter")
    expect(dialog.get_by_role("heading", name="Symbols")).to_be_visible()
    dialog.get_by_role("button", name="Goal").press("Enter")
    controls = dialog.locator(".example :is(button, [tabindex])")
    reached = controls.evaluate_all("(all) => all.filter((control) => !control.closest('[inert]')).length")
    assert reached == 0


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_how_to_play_opens_over_a_table_and_leaves_it_as_it_was(visitor: Come, game: str) -> None:
    me = visitor()
    me.page.goto(begin(me, game))
    assert me.await_question()
    me.page.get_by_role("region", name="Guide", exact=True).wait_for()
    me.page.evaluate(DRAWN)
    board = me.page.locator("[data-region=board]")
    before = board.inner_text()
    me.page.get_by_role("button", name="Help: how to play").click()
    dialog = me.page.get_by_role("dialog", name="How to play")
    dialog.locator(".example").wait_for()
    me.check_accessible()
    dialog.get_by_role("button", name="Close").click()
    me.page.evaluate(DRAWN)
    assert board.inner_text() == before
    me.check_controls()
