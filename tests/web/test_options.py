"""Every legal option has one control, reached by mouse, keyboard, number and filter."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from .visitor import DRAWN, PATIENCE, Visitor

Come = Callable[..., Visitor]

SOCKET = "**/socket"

LEAST_TARGET = 44
LEAST_INLINE = 24

PATIENT = """const later = window.setTimeout;
window.patient = true;
window.setTimeout = (what, after, ...more) => (after === 1000 && window.patient ? 0 : later(what, after, ...more));"""
"""Wait for a second digit regardless of the typing speed."""

SMALL = """(least) => [...document.querySelectorAll("button, select, summary, input, textarea, a[href], [role=slider]")]
  .filter((node) => node.checkVisibility() && !node.closest(".unseen, .skip") && !node.matches(".line, .clause"))
  .map((element) => [element, (element.closest("label") ?? element).getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < least || box.width < least))
  .map(([element, box]) => `${element.outerHTML.slice(0, 80)} ${box.width} x ${box.height}`)"""

SMALL_LINES = """(least) => [...document.querySelectorAll(".line, .clause")]
  .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < least)
  .map((element) => element.textContent)"""

TOPS = "(all) => all.map((element) => element.getBoundingClientRect().top)"

TABBED_TWICE = """() => [...document.querySelectorAll(".piece.open")]
  .filter((element) => element.matches("button, a, input") || element.querySelector("button, a, input"))
  .map((element) => element.dataset.piece)"""


@pytest.mark.parametrize("seed", [21, 22, 23])
def test_at_every_step_of_a_match_each_option_is_one_control_and_no_piece_is_a_second(visitor: Come, seed: int) -> None:
    me = visitor(motion="reduce")
    me.open_table("human", "random", seed=seed)
    chance = random.Random(seed)
    steps = 0
    while me.await_question():
        me.check_controls()
        assert me.page.evaluate(TABBED_TWICE) == []
        before = me.asked
        pieces = me.page.locator(".piece.open")
        if chance.random() < 0.5 and pieces.count():
            pieces.nth(chance.randrange(pieces.count())).click()
        else:
            me.reveal(chance.randrange(me.options.count())).click()
        me.await_answer(before)
        steps += 1
    assert steps > 12


@pytest.mark.parametrize("width", [1280, 360])
def test_every_target_is_large_enough_for_a_finger(visitor: Come, width: int) -> None:
    me = visitor(width, 740)
    me.page.goto("/")
    me.set_the_table("Don't Go In There").get_by_role("button", name="Start").wait_for()
    assert me.page.evaluate(SMALL, LEAST_TARGET) == []
    me.open_table("human", "random", "random")
    me.await_question()
    assert me.page.evaluate(SMALL, LEAST_TARGET) == []
    assert me.page.evaluate(SMALL_LINES, LEAST_INLINE) == []


def test_cards_are_legible_and_the_rooms_stay_where_they_are_from_question_to_question(visitor: Come) -> None:
    me = visitor(motion="reduce")
    me.open_table("human", "random", "random", seed=5, options={"board-2": "hallway"})
    tops: dict[tuple[bool, ...], set[tuple[float, ...]]] = {}
    asked: set[str] = set()
    while len(asked) < 3 and me.await_question():
        asked.add(me.update["question"].rpartition(": ")[2].lower())
        me.page.evaluate(DRAWN)
        cards = me.page.locator(".card.piece").all()
        widths = [box["width"] for box in (card.bounding_box() for card in cards) if box]
        assert min(widths) >= 120
        removed = tuple(board["room"] is None for board in me.update["view"]["boards"])
        tops.setdefault(removed, set()).add(tuple(me.page.locator(".room").evaluate_all(TOPS)))
        me.take(me.options.count() - 1)
    assert len(asked) == 3
    for seen in tops.values():  # a removed board leaves its height to the others
        assert all(max(places) - min(places) < 1 for places in zip(*seen, strict=True)), tops


def with_options(person: Visitor, count: int, *places: str, goes_on: int = -1, folded: int = 0) -> list[int]:
    """Give all later questions this many options at alternating places. Return the options that the page sends.

    goes_on: the option that only continues, or -1. folded: the number of last options under a collapsed heading.
    """
    sent: list[int] = []

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "table-update" and message["prompt"]:
                message["prompt"]["options"] = [
                    {
                        "option": ["open", at],
                        "label": f"Open door {at + 1}",
                        "pieces": [places[at % len(places)]] if places else [],
                        "group": places[at % len(places)] if places else "",
                        "goes_on": at == goes_on,
                        "folded": "Seldom" if at >= count - folded else "",
                    }
                    for at in range(count)
                ]
            page_side.send(json.dumps(message))

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "choose":
                sent.append(message["option"])
                message["option"] = 0
            server_side.send(json.dumps(message))

        server_side.on_message(to_page)
        page_side.on_message(to_server)

    person.page.route_web_socket(SOCKET, between)
    return sent


def await_sent(person: Visitor, sent: list[int], wanted: list[int]) -> None:
    """Wait until the page has sent these options, and the next question is open."""
    for _ in range(PATIENCE // 30):
        if sent == wanted:
            break
        person.page.wait_for_timeout(30)
    assert sent == wanted
    person.await_question()


def test_options_of_one_place_stand_together_and_their_numbers_count_up_as_one_reads(visitor: Come) -> None:
    me = visitor()
    sent = with_options(me, 5, "board-0", "board-1")
    me.open_table("human", "random", seed=5)
    me.await_question()
    expect(me.page.locator("[data-option] kbd")).to_have_text(["1", "2", "3", "4", "5"])
    assert me.offered() == [f"Open door {number}" for number in (1, 2, 3, 4, 5)]
    me.page.keyboard.press("2")
    await_sent(me, sent, [2])
    me.reveal(3).click()
    await_sent(me, sent, [2, 3])
    me.page.get_by_role("button", name="Hint", exact=True).click()
    advised = me.page.locator(".notice.hint")
    expect(advised).to_contain_text("A bot would choose")
    number = re.findall(r"\d+", advised.inner_text())[0]
    expect(me.page.locator(".option.guided kbd")).to_have_text(number)


@pytest.mark.parametrize("goes_on", [0, 2, 4])
def test_numbers_begin_at_1_and_leave_none_out_wherever_the_option_that_goes_on_stands(
    visitor: Come, goes_on: int
) -> None:
    me = visitor()
    sent = with_options(me, 5, goes_on=goes_on)
    me.open_table("human", "random", seed=5)
    me.await_question()
    expect(me.page.locator("[data-option] kbd")).to_have_text(["1", "2", "3", "4", "0"])
    others = [option for option in range(5) if option != goes_on]
    me.page.keyboard.press("3")
    await_sent(me, sent, [others[2]])
    me.page.keyboard.press("0")
    await_sent(me, sent, [others[2], goes_on])
    me.page.keyboard.press("4")
    await_sent(me, sent, [others[2], goes_on, others[3]])


def test_options_beyond_nine_are_taken_by_two_figures_one_and_enter_or_one_and_a_wait(visitor: Come) -> None:
    me = visitor()
    me.page.add_init_script(PATIENT)
    sent = with_options(me, 25)
    me.open_table("human", "random")
    me.await_question()
    expect(me.options.nth(22).locator("kbd")).to_have_text("23")
    me.page.keyboard.type("23")
    await_sent(me, sent, [22])
    me.page.keyboard.press("3")
    await_sent(me, sent, [22, 2])
    me.page.keyboard.press("2")
    expect(me.page.locator(".typed")).to_have_text("Number 2…")
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".typed")).to_have_count(0)
    me.page.keyboard.press("1")
    me.page.keyboard.press("Enter")
    await_sent(me, sent, [22, 2, 0])
    me.page.evaluate("window.patient = false")
    me.page.keyboard.press("2")
    await_sent(me, sent, [22, 2, 0, 1])


@pytest.mark.parametrize("width", [1280, 1024, 360])
def test_a_list_that_scrolls_counts_what_lies_above_and_below(visitor: Come, width: int) -> None:
    me = visitor(width, 740)
    with_options(me, 45)
    me.open_table("human", "random")
    me.await_question()
    said = me.page.locator("[data-part=options] .hidden")
    expect(said).to_have_text(re.compile(r"^\s*▾ \d+ more below\s*$"))
    beneath = int(re.findall(r"\d+", said.inner_text())[0])
    assert 20 < beneath < 45
    options = me.page.locator("[data-part=list]")
    first = options.bounding_box()
    me.option(44).focus()
    expect(said).to_have_text(re.compile(r"^\s*▴ \d+ more above\s*$"))
    assert options.bounding_box() == first, "at the end, no option moves under the pointer"
    me.option(22).scroll_into_view_if_needed()
    options.evaluate("(list) => list.scrollTo(0, list.scrollHeight / 2)")
    expect(said).to_have_text(re.compile(r"^\s*▴ \d+ more above\s*▾ \d+ more below\s*$"))
    lists, line = (me.page.locator(f"[data-part=options] {part}").bounding_box() for part in (".list", ".hidden"))
    assert lists is not None and line is not None
    assert lists["y"] + lists["height"] <= line["y"] + 1, "it covers no option"
    me.check_accessible()


def test_an_option_that_is_cut_at_the_foot_of_the_list_counts_as_below(visitor: Come) -> None:
    me = visitor(360, 740)
    with_options(me, 6)
    me.open_table("human", "random")
    me.await_question()
    said = me.page.locator("[data-part=options] .hidden")
    seen = me.page.locator("[data-part=list]")
    for cut in range(0, 44, 4):
        seen.evaluate(
            """(list, cut) => {
              const last = list.querySelector("[data-option='1']").getBoundingClientRect().bottom;
              list.style.flex = "none";
              list.style.height = `${last - cut - list.getBoundingClientRect().top + list.scrollTop}px`;
            }""",
            cut,
        )
        me.page.evaluate(DRAWN)
        expect(said).to_have_text(re.compile(f"▾ {5 if cut > 1 else 4} more below"))


def test_a_closed_heading_counts_as_one_below_whatever_waits_under_it(visitor: Come) -> None:
    me = visitor(1280, 740)
    with_options(me, 12, folded=9)
    me.open_table("human", "random")
    me.await_question()
    me.open_list()
    expect(me.page.locator(".heading")).to_have_text(re.compile(r"Seldom \(9\)"))
    me.page.locator("[data-part=list]").evaluate(
        "(list) => { list.style.flex = 'none'; list.style.height = '3.5rem'; list.scrollTop = 0; }"
    )
    expect(me.page.locator("[data-part=options] .hidden")).to_have_text(re.compile("▾ 3 more below"))
    me.page.locator("[data-part=list]").evaluate("(list) => list.style.height = '40rem'")
    expect(me.page.locator("[data-part=options] .hidden")).to_have_count(0)


def test_many_options_are_narrowed_by_words_and_enter_takes_the_only_one_left(visitor: Come) -> None:
    me = visitor(360, 740)
    sent = with_options(me, 25)
    me.open_table("human", "random")
    me.await_question()
    assert me.options.count() == 25
    me.page.keyboard.press("/")
    field = me.page.get_by_role("searchbox", name="Filter options")
    expect(field).to_be_focused()
    me.page.keyboard.type("door 2")
    expect(me.options).to_have_count(7)
    me.page.keyboard.press("Enter")
    me.check_accessible()
    assert sent == []
    me.page.keyboard.type("4")
    expect(me.options).to_have_count(1)
    expect(me.options.locator(".short")).to_have_text("Open door 24")
    me.page.keyboard.press("Enter")
    await_sent(me, sent, [23])
    expect(field).to_have_value("")
    assert me.options.count() == 25


def test_single_keys_turned_off_leave_the_filter_to_the_tab_key(visitor: Come) -> None:
    me = visitor()
    sent = with_options(me, 25)
    me.open_table("human", "random")
    me.page.evaluate("localStorage.setItem('gloaming-keys', 'off')")
    me.page.reload()
    me.await_question()
    me.page.keyboard.press("/")
    me.page.keyboard.type("12")
    field = me.page.get_by_role("searchbox", name="Filter options")
    expect(field).not_to_be_focused()
    assert sent == []
    field.focus()
    me.page.keyboard.type("door 12")
    me.page.keyboard.press("Enter")
    await_sent(me, sent, [11])
