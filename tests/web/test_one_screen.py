"""One screen: the boxes of the table's parts, measured along matches at every size."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import ViewportSize, expect

import gloaming
from gloaming.teaching import teaching
from tests.games.contract import full, played_by
from tests.games.fatal_frame.photographer import wish

from .test_learn import begin
from .visitor import DRAWN, PATIENCE, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

LAPTOPS: list[ViewportSize] = [
    {"width": 1280, "height": 800},
    {"width": 1440, "height": 900},
    {"width": 1024, "height": 768},
]
DOUBLED: ViewportSize = {"width": 640, "height": 400}
"""A screen of 1280x800 at a zoom of 200 %."""

FULL_TABLES = [(game.id, full(game)) for game in gloaming.games().values()]
"""With the most options that fit."""

TALL: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 844, "height": 390}

MOST_MOVED = 4
"""Pixels by which a region may move or grow during a match."""

MOST_EMPTY = 0.04
"""Maximum share of the screen for a rectangle that shows nothing."""

CALM = 450
"""Milliseconds until taps count after the question or a sheet has changed."""

TABLES = sorted({*FULL_TABLES, *[(game.id, min(2, max(game.seats))) for game in gloaming.games().values()]})

MEASURES = """
window.parts = (name) => [...document.querySelectorAll(`[data-part=${name}]`)].filter((node) => node.checkVisibility());
window.clipped = (node) => {
  // The visible part of a node: its box clipped by all ancestors.
  const box = node.getBoundingClientRect();
  const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom };
  const cut = (by) => {
    seen.left = Math.max(seen.left, by.left);
    seen.top = Math.max(seen.top, by.top);
    seen.right = Math.min(seen.right, by.right);
    seen.bottom = Math.min(seen.bottom, by.bottom);
  };
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
    if (getComputedStyle(at).overflow !== "visible") cut(at.getBoundingClientRect());
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  return seen;
};
window.whole = (node) => {
  const [box, seen] = [node.getBoundingClientRect(), clipped(node)];
  return ["left", "top", "right", "bottom"].every((side) => Math.abs(box[side] - seen[side]) <= 1.5);
};
window.apart = (element, other) => {
  const [a, b] = [element.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
};
window.called = (node) =>
  `${node.dataset.part ?? node.dataset.piece ?? node.className} "${node.textContent.trim().slice(0, 30)}"`;
window.sized = (node) =>
  `${called(node)} ${node.scrollWidth}x${node.scrollHeight} in ${node.clientWidth}x${node.clientHeight}`;
true;
"""

COVERED = """() => {
  const faults = new Set();
  const options = [...document.querySelectorAll("[data-option], [data-holds]")]
    .filter((option) => option.checkVisibility());
  const name = (element) => element.textContent.trim().slice(0, 30);
  const apartAsSeen = (element, other) => {
    const [a, b] = [clipped(element), clipped(other)];
    const none = (box) => box.right <= box.left || box.bottom <= box.top;
    return none(a) || none(b) ||
      a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  };
  const shown = (element) => {
    const box = element.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y]));
    return points.every(([x, y]) => {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      return hit !== null && element.contains(hit);
    });
  };
  for (const element of [null, ...options]) {
    element?.scrollIntoView({ block: "nearest" });
    if (element && !shown(element)) faults.add(`covered or cut where it was scrolled to: ${name(element)}`);
    options.forEach((a, at) => options.slice(at + 1).forEach((b) =>
      apartAsSeen(a, b) || faults.add(`overlapping: ${name(a)}, ${name(b)}`)));
  }
  return [...faults];
}"""
"""Options that lie on one another, as the list stands or where one has been scrolled into sight."""

REGIONS = """() => Object.fromEntries(
  [...document.querySelectorAll("[data-region]")]
    .map((region) => [region.dataset.region, region.getBoundingClientRect()])
    .filter(([name, box]) => !["stage", "telling"].includes(name) && box.width && box.height)
    .map(([name, { x, y, width, height }]) => [name, [x, y, x + width, y + height]]))"""
"""The corners of the regions in sight."""

EMPTY = """() => {
  const CELL = 6;
  const [across, down] = [Math.ceil(innerWidth / CELL), Math.ceil(innerHeight / CELL)];
  const full = Array.from({ length: down }, () => new Uint8Array(across));
  const mark = ({ left, top, right, bottom }) => {
    for (let y = Math.max(0, Math.floor(top / CELL)); y < Math.min(down, Math.ceil(bottom / CELL)); y += 1)
      for (let x = Math.max(0, Math.floor(left / CELL)); x < Math.min(across, Math.ceil(right / CELL)); x += 1)
        full[y][x] = 1;
  };
  for (const node of document.querySelectorAll(".ground *")) {
    if (!node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (node.closest(".unseen, .panel:not(.open)")) continue;
    const box = node.getBoundingClientRect();
    const seen = clipped(node);
    if (seen.right <= seen.left || seen.bottom <= seen.top) continue;
    const style = getComputedStyle(node);
    if (node.matches("img, svg, canvas, input, select, [data-region=board]") || style.backgroundImage.includes("url("))
      mark(seen);
    for (const [side, at] of [["Top", box.top], ["Bottom", box.bottom]])
      if (parseFloat(style[`border${side}Width`]) && !/rgba\\(.*, 0\\)/.test(style[`border${side}Color`]))
        mark({ ...seen, top: at - 1, bottom: at + 1 });
    for (const [side, at] of [["Left", box.left], ["Right", box.right]])
      if (parseFloat(style[`border${side}Width`]) && !/rgba\\(.*, 0\\)/.test(style[`border${side}Color`]))
        mark({ ...seen, left: at - 1, right: at + 1 });
    for (const text of node.childNodes)
      if (text.nodeType === Node.TEXT_NODE && text.textContent.trim()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        for (const line of range.getClientRects())
          mark({
            left: Math.max(line.left, seen.left), top: Math.max(line.top, seen.top),
            right: Math.min(line.right, seen.right), bottom: Math.min(line.bottom, seen.bottom),
          });
      }
  }
  const heights = new Array(across).fill(0);
  let most = { area: 0 };
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) heights[x] = full[y][x] ? 0 : heights[x] + 1;
    for (let x = 0; x < across; x += 1)
      for (let to = x, low = Infinity; to < across && heights[to]; to += 1) {
        low = Math.min(low, heights[to]);
        const area = low * (to - x + 1);
        if (area > most.area)
          most = { area, x: x * CELL, y: (y - low + 1) * CELL, w: (to - x + 1) * CELL, h: low * CELL };
      }
  }
  return { ...most, share: (most.area * CELL * CELL) / (innerWidth * innerHeight) };
}"""
"""The largest rectangle without text, picture, border or board."""

FINE_PRINT = """() => [...document.querySelectorAll(".ground *")]
  .filter((node) => node.checkVisibility() && !node.closest("svg, .unseen, kbd, [aria-hidden=true]"))
  .filter((node) => [...node.childNodes].some((text) => text.nodeType === Node.TEXT_NODE && text.textContent.trim()))
  .filter((node) => parseFloat(getComputedStyle(node).fontSize) < 11.9)
  .map((node) => `${getComputedStyle(node).fontSize}: ${called(node)}`)"""
"""Texts of less than 12 px."""

SMALL_TARGETS = """() => [...document.querySelectorAll(".ground button, .ground a[href]")]
  .filter((node) => node.checkVisibility())
  .filter((node) => !node.closest(".skip, .panel:not(.open), .unseen, .telling:not(.open) header"))
  .filter((node) => !node.matches(".line, .word"))
  .map((node) => [node, node.getBoundingClientRect()])
  .filter(([, box]) => box.width > 1 && (box.height < 43.9 || box.width < 43.9))
  .map(([node, box]) => `${box.width} x ${box.height}: ${called(node)}`)"""
"""Buttons of less than 44 px, but for those within a text."""

ON_ONE_SCREEN = """() => {
  const faults = [];
  const fault = (wrong, text) => wrong && faults.push(text);
  const root = document.documentElement;
  fault(root.scrollHeight > innerHeight, `the page scrolls down: ${root.scrollHeight}`);
  fault(root.scrollWidth > innerWidth, `the page scrolls sideways: ${root.scrollWidth}`);
  const regions = [...document.querySelectorAll("[data-region]")].filter((region) => {
    const box = region.getBoundingClientRect();
    return region.dataset.region !== "stage" && box.width && box.height;
  });
  for (const region of regions) fault(!whole(region), `not whole: ${region.dataset.region}`);
  regions.forEach((region, at) => regions.slice(at + 1).forEach((other) =>
    fault(!apart(region, other), `overlapping: ${region.dataset.region}, ${other.dataset.region}`)));
  for (const name of ["board", "question"])
    fault(!regions.some((region) => region.dataset.region === name), `missing: ${name}`);
  for (const node of document.querySelectorAll("#question, .choices > .on .option, .listed, .tools button"))
    if (node.checkVisibility()) fault(!whole(node), `not whole: ${called(node)}`);
  const asked = document.querySelector("[data-region=question]")?.getBoundingClientRect();
  for (const node of document.querySelectorAll(".choices > :is(.on, .chips, .undo)")) {
    const box = node.getBoundingClientRect();
    fault(asked && box.width && box.right > asked.right + 1.5, `next to the question: ${called(node)}`);
  }
  for (const line of [
    "#question, .manner, .prompt .steps, .chips .option, .listed, .choices > .undo, .choices > .on",
    ".home, header > .title, [data-part=phase], .tools .tool",
  ]) {
    const side = [...document.querySelectorAll(line)].filter((node) => {
      const box = clipped(node);
      return node.checkVisibility() && box.right - box.left > 2 && box.bottom - box.top > 2;
    });
    side.forEach((node, at) => side.slice(at + 1).forEach((other) =>
      fault(!apart(node, other) && whole(node) && whole(other), `overlapping: ${called(node)}, ${called(other)}`)));
  }
  return faults;
}"""
"""What does not fit the screen."""

ABOVE_SCENES = """() => {
  // A scene fills the rectangle of the board.
  const stage = document.querySelector("[data-region=stage]");
  const scene = document.createElement("div");
  scene.style.cssText = "align-self: stretch; background: black";
  stage.append(scene);
  const above = [...document.querySelectorAll("[data-region=board] *")].filter((node) => {
    const box = clipped(node);
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return box.right > box.left && box.bottom > box.top && node.contains(document.elementFromPoint(x, y));
  });
  scene.remove();
  return above.map((node) => `above scenes: ${called(node)}`);
}"""
"""Parts of the board that cover a scene."""

REACHED = """() => {
  const hit = (node) => {
    node.scrollIntoView({ block: "center" });
    const box = node.getBoundingClientRect();
    const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return there !== null && (node.contains(there) || there.contains(node));
  };
  return [...document.querySelectorAll("#question, [data-option], .foot button")]
    .filter((element) => !hit(element)).map((element) => element.textContent.trim());
}"""


def join_table(me: Visitor, game: str, seats: int, seed: int = 5) -> None:
    """Open a table against bots that play at random, and wait for the question."""
    me.open_table("human", *["random"] * (seats - 1), game=game, seed=seed)
    assert me.await_question()
    me.page.evaluate(MEASURES)


def choose(me: Visitor, chance: random.Random) -> None:
    """Take an option, so that much of the game is seen."""
    options: list[dict[str, Any]] = me.update["prompt"]["options"]
    if me.update["game"] == "fatal-frame":
        me.take(wish(me.update["view"], options))
    else:
        me.take(chance.randrange(len(options)))


def resize(me: Visitor, size: ViewportSize, text: Literal[100, 150] = 100) -> None:
    """Another size of the window and of the text."""
    me.page.set_viewport_size(size)
    me.page.evaluate("(text) => void (document.documentElement.dataset.text = text)", str(text))
    me.page.evaluate(DRAWN)


def moved_by(regions: dict[str, list[float]], first: dict[str, list[float]]) -> dict[str, float]:
    """Return how far the corners of regions are from where they were."""
    return {
        name: max(abs(now - then) for now, then in zip(box, first[name], strict=True))
        for name, box in regions.items()
        if name in first
    }


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_region_keeps_its_place_and_size_during_a_match(visitor: Come, game: str, seats: int) -> None:
    me = visitor()
    join_table(me, game, seats)
    chance = random.Random(3)
    first: dict[str, dict[str, list[float]]] = {}
    faults: list[str] = []
    for step in range(15):
        if not me.await_question():
            break
        for size in (LAPTOPS[0], LAPTOPS[2], TALL, LANDSCAPE) if step % 3 == 0 else ():
            resize(me, size)
            at = f"{size['width']}x{size['height']}"
            now = me.page.evaluate(REGIONS)
            first.setdefault(at, now)
            faults += [
                f"question {step} at {at}: {name} moved by {by:.0f} px"
                for name, by in moved_by(now, first[at]).items()
                if by > MOST_MOVED
            ]
            faults += [f"question {step} at {at}: {fault}" for fault in me.page.evaluate(ON_ONE_SCREEN)]
        resize(me, LAPTOPS[0])
        choose(me, chance)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("size", [LAPTOPS[0], TALL, LANDSCAPE])
def test_the_result_lies_on_the_board_with_what_comes_next_in_sight(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    table = me.request_table("human", *["random"] * 4, seed=5)
    assert not play_unseen([me], table, lambda now: 0)
    me.page.goto(table)
    me.page.locator(".result").wait_for()
    me.page.evaluate(MEASURES)
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(ON_ONE_SCREEN) == []
    finale, board = (me.page.locator(part).bounding_box() for part in (".finale", "[data-region=board]"))
    assert finale is not None and board is not None
    assert finale["y"] >= board["y"] - 1
    assert me.page.evaluate("whole(document.querySelector('.finale'))")
    for name in ("Play again, same seats", "Save the match"):
        expect(me.page.locator(".next > *", has_text=name)).to_be_in_viewport(ratio=0.99)
    me.page.get_by_role("button", name="Show table").click()
    expect(me.page.locator(".result")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOPS[0], TALL, LANDSCAPE])
@pytest.mark.parametrize("game", list(gloaming.games()))
def test_no_large_part_of_the_screen_is_empty_and_all_is_legible_and_large_enough(
    visitor: Come, game: str, size: ViewportSize
) -> None:
    me = visitor(**LAPTOPS[0], drawn=True)
    join_table(me, game, played_by(gloaming.game(game)))
    chance = random.Random(5)
    faults: list[str] = []
    for step in range(8):
        if not me.await_question():
            break
        resize(me, size)
        empty = me.page.evaluate(EMPTY)
        if empty["share"] > MOST_EMPTY:
            faults.append(f"question {step}: {empty['share']:.1%} of the screen is empty: {empty}")
        faults += [f"question {step}: {fault}" for fault in me.page.evaluate(FINE_PRINT)]
        faults += [f"question {step}: {fault}" for fault in me.page.evaluate(SMALL_TARGETS)]
        resize(me, LAPTOPS[0])
        choose(me, chance)
    assert not faults, "\n".join(sorted(set(faults)))


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_late_in_a_match_all_is_still_legible_large_enough_and_below_scenes(visitor: Come, game: str) -> None:
    me = visitor(drawn=True)
    seats = played_by(gloaming.game(game))
    table = me.request_table("human", *["random"] * (seats - 1), game=game, seed=5)
    chance, left = random.Random(5), iter([True] * 60)
    play_unseen([me], table, lambda now: chance.randrange(len(now["prompt"]["options"])) if next(left, False) else None)
    me.page.goto(table)
    me.page.locator("[data-option], .result").first.wait_for(state="attached")
    me.page.evaluate(MEASURES)
    faults: list[str] = []
    for size in (LAPTOPS[0], TALL, LANDSCAPE):
        resize(me, size)
        at = f"{size['width']}x{size['height']}"
        for measure in (FINE_PRINT, SMALL_TARGETS, ABOVE_SCENES):
            faults += [f"{at}: {fault}" for fault in me.page.evaluate(measure)]
    assert not faults, "\n".join(faults)


def test_the_list_of_options_opens_over_the_right_column_and_covers_neither_board_nor_question(visitor: Come) -> None:
    me = visitor()
    join_table(me, "dont-go-in-there", 3)
    for size in (*LAPTOPS, TALL):
        resize(me, size)
        me.open_list()
        panel = "!apart(document.querySelector('.panel.open'), document.querySelector('[data-region=%s]'))"
        assert me.page.evaluate(panel % "board") is False, size
        assert me.page.evaluate("whole(document.querySelector('.panel.open'))"), size
        me.page.get_by_role("button", name="Close list").click()


def test_the_keyboard_opens_the_list_at_its_first_option_and_escape_closes_it(visitor: Come) -> None:
    me = visitor()
    join_table(me, "dont-go-in-there", 3)
    expect(me.page.locator(".panel.open")).to_have_count(0)
    me.question.focus()
    me.page.keyboard.press("Tab")
    expect(me.page.locator(".panel.open [data-option]:focus")).to_be_in_viewport()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".panel.open")).to_have_count(0)
    me.check_controls()


TWO_TAPS = """async (list) => {
  const tap = () => [
    new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }),
    new MouseEvent("click", { detail: 1, bubbles: true, cancelable: true }),
  ];
  const [first, second] = [tap(), tap()];
  first.forEach((event) => list.dispatchEvent(event));
  await new Promise((done) => setTimeout(done, 500));
  if (!document.querySelector(".panel.open")) throw new Error("the list is not open");
  second.forEach((event) => document.querySelector(".listed").dispatchEvent(event));
}"""
"""Taps twice on the button that opens and closes the list; the busy page notices the second tap half a second later."""


def test_a_tap_right_after_the_question_has_changed_is_ignored(visitor: Come) -> None:
    me = visitor(**TALL, touch=True)
    join_table(me, "dont-go-in-there", 3)
    place = me.page.locator(".board .piece.open").last
    before = me.asked
    me.page.wait_for_timeout(CALM)
    me.page.locator(".listed").evaluate(TWO_TAPS)
    close = me.page.get_by_role("button", name="Close list")
    expect(me.page.locator(".panel.open")).to_have_count(1)
    me.page.wait_for_timeout(CALM)
    close.tap()
    expect(me.page.locator(".panel.open")).to_have_count(0)
    me.page.wait_for_timeout(CALM)
    place.tap()
    me.await_answer(before)


def test_on_a_phone_the_log_is_a_sheet_that_gives_the_focus_back(visitor: Come) -> None:
    me = visitor(**TALL)
    join_table(me, "dont-go-in-there", 3)
    log = me.page.get_by_role("button", name="Log", exact=True).first
    expect(me.page.locator(".log")).to_be_hidden()
    log.press("Enter")
    expect(me.page.locator(".log li").last).to_be_in_viewport()
    expect(me.page.get_by_role("button", name="Close log")).to_be_focused()
    me.check_accessible()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".log")).to_be_hidden()
    expect(log).to_be_focused()


@pytest.mark.parametrize(("game", "seats"), FULL_TABLES)
def test_no_choice_is_covered_by_another_however_far_the_list_is_scrolled(visitor: Come, game: str, seats: int) -> None:
    me = visitor(**TABLET)
    join_table(me, game, seats)
    chance = random.Random(4)
    faults: list[str] = []
    for step in range(16):
        if not me.await_question():
            break
        for size in (TABLET, PHONE) if me.options.count() > 3 else ():
            resize(me, size)
            me.open_list()
            at = f"question {step} at {size['width']}x{size['height']}"
            faults += [f"{at}: {fault}" for fault in me.page.evaluate(COVERED)]
            me.unfold()
            faults += [f"{at}, all open: {fault}" for fault in me.page.evaluate(COVERED)]
        resize(me, TABLET)
        choose(me, chance)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_a_guide_moves_neither_board_nor_question_whatever_it_says(visitor: Come, game: str) -> None:
    me = visitor()
    me.page.goto(begin(me, game))
    assert me.await_question()
    me.page.locator(".guide").wait_for()
    me.page.evaluate(MEASURES)
    first: dict[str, dict[str, list[float]]] = {}
    faults: list[str] = []
    for step in range(4):
        for size in (LAPTOPS[0], TALL, LANDSCAPE):
            resize(me, size)
            at = f"{size['width']}x{size['height']}"
            board = me.page.locator("[data-region=board]").bounding_box()
            if board is None or board["width"] * board["height"] < 0.35 * size["width"] * size["height"]:
                faults.append(f"step {step} at {at}: little of the screen is board: {board}")
            more = me.page.locator(".guide").get_by_role("button", name="Next", exact=True)
            while True:
                now = {name: box for name, box in me.page.evaluate(REGIONS).items() if name in ("board", "question")}
                moved = moved_by(now, first.setdefault(at, now))
                faults += [f"{step} at {at}: {name} by {by:.0f} px" for name, by in moved.items() if by > MOST_MOVED]
                if not more.count():
                    break
                more.click()
        resize(me, LAPTOPS[0])
        me.take(me.update["lesson"]["option"] or 0)
        assert me.await_question()
    assert not faults, "\n".join(faults)


def test_what_scrolls_in_a_panel_says_that_there_is_more(visitor: Come) -> None:
    me = visitor(**PHONE)
    me.page.goto("/")
    me.page.get_by_role("button", name="Settings").click()
    panel = me.page.get_by_role("dialog", name="Settings")
    panel.get_by_role("heading", name="Credits").wait_for()
    me.page.wait_for_load_state("networkidle")
    more = panel.get_by_text("▾ more")
    expect(more).to_be_in_viewport()
    for _ in range(PATIENCE // 100):  # What comes later makes it longer.
        panel.evaluate("(panel) => panel.scrollTo(0, panel.scrollHeight)")
        me.page.wait_for_timeout(100)
        if not more.count():
            break
    expect(more).to_have_count(0)


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_each_page_of_how_to_play_is_read_on_one_screen(visitor: Come, game: str) -> None:
    me = visitor()
    me.page.goto("/")
    me.page.get_by_role("button", name=f"How to play: {gloaming.game(game).title}").click()
    how = me.page.locator(".how")
    how.wait_for()
    onward = how.get_by_role("button", name="Next")
    places = set()
    for _ in teaching(gloaming.game(game)).how_to_play.turn:
        onward.click()
        how.locator(".page > .picture > *").wait_for()
        me.page.evaluate(DRAWN)
        box = how.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOPS[0]["height"]
        text = how.locator(".page > .text")
        assert text.evaluate("(text) => text.scrollHeight <= text.clientHeight + 1")
        places.add(tuple((onward.bounding_box() or {}).values()))
    assert len(places) == 1, "Next stays under the pointer"


SLICED = """() => {
  const list = document.querySelector(".log ol");
  const inset = parseFloat(/inset\\(([\\d.]+)px/.exec(list.style.clipPath)?.[1] ?? "0");
  const top = list.getBoundingClientRect().top + inset;
  const range = document.createRange();
  range.selectNodeContents(list);
  const lines = [...range.getClientRects()].filter((line) => line.height < 30);
  const cut = lines.filter((line) => line.top < top - 3 && line.bottom > top + 3);
  const seen = (element) => element.checkVisibility({ opacityProperty: true });
  const marks = [...list.querySelectorAll(".who svg")].filter(seen);
  const boxes = marks.map((element) => element.getBoundingClientRect());
  const halved = boxes.filter((box) => box.top < top - 1 && box.bottom > top + 1);
  return { cut: cut.length + halved.length, scrolls: list.scrollHeight > list.clientHeight + 30 };
}"""


def test_at_the_end_of_the_log_the_first_line_in_sight_is_whole(visitor: Come) -> None:
    me = visitor(drawn=True)
    join_table(me, "dont-go-in-there", 3)
    for _ in range(4):
        me.take(0)
        assert me.await_question()
    for size in LAPTOPS:
        resize(me, size)
        assert me.page.evaluate(SLICED) == {"cut": 0, "scrolls": True}, size
