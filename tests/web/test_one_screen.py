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

from . import test_fatal_frame, test_follow_your_fear
from .test_album import HOLD
from .test_learn import BEGIN, begin
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

TABLES = sorted({*FULL_TABLES, *[(game.id, min(2, max(game.seats))) for game in gloaming.games().values()]})

MOST_WITHOUT_SCROLLING = 10
"""Up to this many options never scroll on a laptop."""

FEW = 3
"""Up to this many options fit at any size."""

MOST_SCREENS = 3
"""Maximum length of a tab on a phone, in screens."""

MOST_BESIDE_A_GUIDE = 6
"""Up to this many options do not scroll, even below a guide."""

LEAST_BOARD = 0.4
"""Minimum share of a phone's height for the board with a guide and a question."""

SAID = """() => [...document.querySelectorAll(".guide > p, .guide > .said")]
  .filter((element) => element.scrollHeight > element.clientHeight + 1).map(sized)"""
"""Texts of the guide that scroll."""

LED = "() => [...document.querySelectorAll('.guided')].filter((element) => !whole(element)).map(called)"
"""An option that the guide asks for and that is cut off."""

AT_ITS_END = """() => {
  const list = document.querySelector(".log ol");
  return list.scrollHeight - list.scrollTop - list.clientHeight < 2;
}"""
"""Wait until the log has scrolled to its newest line, one frame after the line is rendered."""

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

ON_A_LAPTOP = """(most) => {
  const faults = [];
  const fault = (wrong, text) => wrong && faults.push(text);
  const root = document.documentElement;
  fault(root.scrollHeight > innerHeight, `the page scrolls down: ${root.scrollHeight}`);
  fault(root.scrollWidth > innerWidth, `the page scrolls sideways: ${root.scrollWidth}`);
  const play = document.querySelector(".play");
  fault(play.scrollHeight > play.clientHeight + 1, `the board scrolls: ${play.scrollHeight} in ${play.clientHeight}`);
  const named = ["phase", "map", "vitals", "hand", "question", "log"].flatMap(parts);
  for (const part of [...named, ...parts("options"), ...document.querySelectorAll(".foot, .foot button")])
    fault(!whole(part), `not whole: ${called(part)}`);
  named.forEach((element, at) => named.slice(at + 1).forEach((other) =>
    fault(!apart(element, other), `overlapping: ${called(element)}, ${called(other)}`)));
  for (const name of ["phase", "vitals", "question", "options", "log"]) fault(!parts(name).length, `missing: ${name}`);
  const lines = [...document.querySelectorAll(".log li")];
  const [last, log] = [lines.at(-1), document.querySelector(".log ol")];
  if (last) {
    const [line, list] = [last.getBoundingClientRect(), log.getBoundingClientRect()];
    fault(line.bottom > list.bottom + 1.5 || list.height < 40, "the last line of the log is out of sight");
  }
  const options = document.querySelector("[data-part=options]");
  const many = options.querySelectorAll("[data-option]").length;
  for (const element of [options, ...parts("list")])
    fault(many <= most && element.scrollHeight > element.clientHeight + 1, `${many} options scroll`);
  const goesOn = options.querySelector(".last");
  if (goesOn) fault(!whole(goesOn), "the continue option is hidden");
  for (const node of document.querySelectorAll(".play *, .side *")) {
    if (node.closest(".unseen, svg, .log, .picture, .window, .night, .art") || !node.checkVisibility()) continue;
    const style = getComputedStyle(node);
    if (style.clipPath !== "none" && node.clientWidth <= 1) continue;
    // A long text of a small card ends in dots, and is read in the closer look.
    if (!node.textContent.trim() || style.webkitLineClamp !== "none") continue;
    const cuts = (overflow) => ["hidden", "clip"].includes(overflow);
    fault(cuts(style.overflowY) && node.scrollHeight > node.clientHeight + 1, `cut below: ${sized(node)}`);
    fault(cuts(style.overflowX) && node.scrollWidth > node.clientWidth + 1, `cut at the side: ${sized(node)}`);
  }
  for (const box of document.querySelectorAll(".room, .face, .cell, .option, .girl > .board, .space, .group")) {
    if (!box.checkVisibility()) continue;
    fault(box.scrollHeight > box.clientHeight + 3, `too high for its box: ${sized(box)}`);
    fault(box.scrollWidth > box.clientWidth + 3, `too wide for its box: ${sized(box)}`);
  }
  return faults;
}"""

ON_A_PHONE = """(most) => {
  const faults = [];
  const fault = (wrong, text) => wrong && faults.push(text);
  const root = document.documentElement;
  fault(root.scrollHeight > innerHeight, `the page scrolls down: ${root.scrollHeight}`);
  fault(root.scrollWidth > innerWidth, `the page scrolls sideways: ${root.scrollWidth}`);
  const play = document.querySelector(".play");
  play.scrollTop = play.scrollHeight;
  for (const name of ["vitals", "question"]) {
    fault(!parts(name).length, `missing: ${name}`);
    for (const part of parts(name)) if (!part.closest(".play")) fault(!whole(part), `not whole: ${called(part)}`);
  }
  for (const node of document.querySelectorAll(".foot button, .fold"))
    fault(!whole(node), `not whole: ${called(node)}`);
  play.scrollTop = 0;
  for (const map of parts("map")) fault(map.getBoundingClientRect().width > innerWidth, "the map is too wide");
  const guided = document.querySelector(".guide");
  for (const map of guided ? [] : parts("map"))
    for (const element of [map, ...map.querySelectorAll(".room, .cell, .space .plate")])
      fault(!whole(element), `not seen with the question open: ${called(element)}`);
  const sheet = parts("question")[0].getBoundingClientRect().height;
  fault(!guided && sheet > 0.45 * innerHeight, `the question takes ${sheet} px`);
  fault(play.scrollHeight > most * innerHeight, `a tab is too long: ${play.scrollHeight}`);
  return faults;
}"""

ASIDE = """() => [...document.querySelectorAll(".aside")].filter((element) => element.checkVisibility())
  .filter((element) => element.scrollHeight > element.clientHeight + 1)
  .map((element) => `the column next to the board scrolls: ${element.scrollHeight} in ${element.clientHeight}`)"""

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


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_all_parts_of_the_table_are_whole_and_apart_at_every_size_along_a_match(
    visitor: Come, game: str, seats: int
) -> None:
    me = visitor()
    join_table(me, game, seats)
    chance = random.Random(3)
    faults: list[str] = []
    for step in range(30):
        if not me.await_question():
            break
        if step % 6 == 0:
            for size in LAPTOPS:
                resize(me, size)
                at = f"question {step} at {size['width']}x{size['height']}"
                faults += [f"{at}: {fault}" for fault in me.page.evaluate(ON_A_LAPTOP, MOST_WITHOUT_SCROLLING)]
            resize(me, PHONE)
            for tab in me.page.locator(".panes button").all():
                tab.click()
                me.page.evaluate(DRAWN)  # A map that comes into sight is laid out by its size only then.
                at = f"question {step} on a phone, {tab.inner_text()}"
                faults += [f"{at}: {fault}" for fault in me.page.evaluate(ON_A_PHONE, MOST_SCREENS)]
            for size, text in ((DOUBLED, 100), (DOUBLED, 150), (PHONE, 150)):
                resize(me, size, text)  # type: ignore[arg-type]
                at = f"question {step} at {size['width']}x{size['height']}, text of {text} %"
                faults += [f"{at} cannot be reached: {problem}" for problem in me.page.evaluate(REACHED)]
                me.check_width()
            resize(me, LAPTOPS[0])
        choose(me, chance)
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize(("game", "seats"), FULL_TABLES)
def test_no_choice_is_covered_by_another_however_far_the_list_is_scrolled(visitor: Come, game: str, seats: int) -> None:
    me = visitor(**TABLET)
    join_table(me, game, seats)
    chance = random.Random(4)
    faults: list[str] = []
    for step in range(16):
        if not me.await_question():
            break
        for size in (TABLET, PHONE) if me.options.count() > FEW else ():
            resize(me, size)
            at = f"question {step} at {size['width']}x{size['height']}"
            faults += [f"{at}: {fault}" for fault in me.page.evaluate(COVERED)]
            me.unfold()
            faults += [f"{at}, all open: {fault}" for fault in me.page.evaluate(COVERED)]
        resize(me, TABLET)
        choose(me, chance)
    assert not faults, "\n".join(faults)


def check_aside(me: Visitor) -> None:
    """Check that neither the page nor the column next to the board scrolls on any laptop."""
    me.page.evaluate(MEASURES)
    faults: list[str] = []
    for size in LAPTOPS:
        resize(me, size)
        each_faults = me.page.evaluate(ASIDE) + me.page.evaluate(ON_A_LAPTOP, MOST_WITHOUT_SCROLLING)
        faults += [f"{size['width']}x{size['height']}: {fault}" for fault in each_faults]
    assert not faults, "\n".join(faults)


FIGHTS: dict[str, Callable[[dict[str, Any]], object]] = {
    "one's own in a house": lambda update: update["combat"] and update["players"][0]["inside"] is not None,
    "one's own with a Boss": lambda update: update["combat"] and update["players"][0]["boss"],
    "one's own with a Boss that is lost": lambda update: update["players"][0]["boss"] and update["failed"],
    "one that is over": lambda update: update["phase"] == "play" and update["players"][0]["inside"] is not None,
}
"""Positions of Fatal Frame whose fight takes up much space."""


@pytest.mark.parametrize("fight", FIGHTS)
def test_a_fight_and_the_decks_beside_the_village_need_no_scrolling(visitor: Come, fight: str) -> None:
    me = visitor()
    test_fatal_frame.reach(me, FIGHTS[fight], "human", "greedy", "greedy")
    check_aside(me)


@pytest.mark.parametrize("phase", ["spirit", "fear"])
def test_symbols_and_sums_beside_the_board_leave_the_piles_whole(visitor: Come, phase: str) -> None:
    me = visitor()
    test_fatal_frame.with_view(me, lambda update: update.update(symbols=[2, 1, 2], slots=update["slots"] + 2))
    test_follow_your_fear.reach(me, test_follow_your_fear.moving(phase), "human", *["random"] * 3)
    check_aside(me)


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game.id, played_by(game)) for game in gloaming.games().values()],
)
def test_on_a_phone_the_choices_fold_to_one_line_and_unfold_for_the_keyboard(
    visitor: Come, game: str, seats: int
) -> None:
    me = visitor(**PHONE)
    join_table(me, game, seats)
    sheet = me.page.locator("[data-part=question]")
    many = me.options.count()
    me.page.get_by_role("button", name="Collapse").click()
    button = me.page.get_by_role("button", name=f"{many} choices")
    expect(button).to_have_attribute("aria-expanded", "false")
    box = sheet.bounding_box()
    assert box is not None and box["height"] < 64
    me.check_controls()
    button.focus()
    me.page.keyboard.press("Tab")
    expect(me.page.get_by_role("button", name="Collapse")).to_have_attribute("aria-expanded", "true")
    expect(me.page.locator("[data-option]:focus")).to_be_in_viewport(ratio=0.95)
    me.page.get_by_role("button", name="Collapse").click()
    me.page.keyboard.press("1")


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_a_guide_leaves_board_and_question_in_sight(visitor: Come, game: str) -> None:
    me = visitor()
    me.page.goto("/")
    lesson = teaching(gloaming.game(game)).lessons[0]
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': game, 'lesson': lesson.id})}")
    me.page.locator(".guide").wait_for()
    assert me.await_question()
    me.page.evaluate(MEASURES)
    faults: list[str] = []
    for _ in range(8):
        for size in LAPTOPS:
            resize(me, size)
            faults += [f"{size}: {fault}" for fault in me.page.evaluate(ON_A_LAPTOP, MOST_BESIDE_A_GUIDE)]
        resize(me, PHONE)
        faults += [f"phone: {fault}" for fault in me.page.evaluate(ON_A_PHONE, MOST_SCREENS)]
        height = me.page.evaluate("document.querySelector('.play').getBoundingClientRect().height")
        faults += [f"phone: only {height} px of the board"] if height < LEAST_BOARD * PHONE["height"] else []
        more = me.page.locator(".guide").get_by_role("button", name="Next", exact=True)
        while more.count():
            more.click()
        me.page.evaluate(DRAWN)
        faults += [f"phone: what the guide says scrolls: {problem}" for problem in me.page.evaluate(SAID)]
        faults += [f"phone: the guide asks for what is out of sight: {problem}" for problem in me.page.evaluate(LED)]
        resize(me, LAPTOPS[0])
        me.take(me.update["lesson"]["option"] or 0)
        assert me.await_question()
    assert not faults, "\n".join(faults)


@pytest.mark.parametrize("game", list(gloaming.games()))
def test_all_that_a_guide_says_for_farewell_is_read_on_a_phone_without_scrolling(visitor: Come, game: str) -> None:
    me = visitor(**PHONE)
    me.page.goto("/")
    lesson = teaching(gloaming.game(game)).lessons[0]
    address = f"/table/{me.page.evaluate(BEGIN, {'game': game, 'lesson': lesson.id})}"
    assert play_unseen([me], address, lambda update: update["lesson"]["option"])
    me.page.goto(address)
    guide = me.page.locator(".guide")
    guide.wait_for()
    assert me.await_question()
    me.page.evaluate(MEASURES)
    more = guide.get_by_role("button", name="Next", exact=True)
    faults: list[str] = []
    for _ in range(sum(step.at == len(lesson.choices) for step in lesson.steps)):
        me.page.evaluate(DRAWN)
        faults += me.page.evaluate(SAID)
        if more.count():
            more.click()
    me.page.evaluate(DRAWN)
    shown = me.page.evaluate(
        "[...document.querySelectorAll('button')].filter(whole).map((element) => element.textContent.trim())"
    )
    assert {"Hint", "Undo", "More", "Close"} <= set(shown)
    assert not faults, "\n".join(faults)


def test_on_a_phone_the_offer_of_sound_takes_no_line_from_a_guide_and_a_board_with_dice(visitor: Come) -> None:
    me = visitor(**PHONE, offered=False)
    me.page.goto("/")
    address = f"/table/{me.page.evaluate(BEGIN, {'game': 'dont-go-in-there', 'lesson': 'first-match'})}"
    assert play_unseen(
        [me], address, lambda update: None if "Cursed card" in update["question"] else update["lesson"]["option"]
    )
    me.page.goto(address)
    assert me.await_question()
    offer = me.page.get_by_role("group", name="Sound", exact=True)
    more = me.page.locator(".guide").get_by_role("button", name="Next", exact=True)
    while more.count():
        more.click()
    me.page.evaluate(MEASURES)
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(SAID) == []
    top = "document.querySelector('.vitals').getBoundingClientRect().top"
    offered = me.page.evaluate(top)
    for tool in ("How to play", "Settings"):
        expect(me.page.get_by_role("button", name=tool, exact=True)).to_be_in_viewport(ratio=1)
    me.check_width()
    offer.get_by_role("button", name="No").click()
    expect(me.page.get_by_role("button", name="Rules", exact=True)).to_be_in_viewport(ratio=1)
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(top) == offered


def test_a_guide_that_has_to_be_scrolled_on_a_small_phone_says_that_there_is_more(visitor: Come) -> None:
    me = visitor(width=360, height=640)
    me.page.goto("/")
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': 'ghost-hunter', 'lesson': 'first-match'})}")
    assert me.await_question()
    said, sign = me.page.locator(".guide .said"), me.page.locator(".guide .more")
    expect(sign).to_be_visible()
    said.evaluate("(element) => element.scrollTo(0, element.scrollHeight)")
    expect(sign).to_have_count(0)
    me.page.locator(".guide").get_by_role("button", name="Next", exact=True).click()
    assert said.evaluate("(element) => element.scrollTop") == 0


def test_a_long_scene_leaves_the_board_and_what_goes_on_in_sight(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    me.open_table("human", "random", game="ghost-hunter", seed=5)
    banner = me.page.locator(".scene")
    while True:
        me.page.locator(".scene, .prompt[aria-busy=false] [data-option]:visible").first.wait_for()
        if "The scenario" in "".join(banner.all_inner_texts()):
            break
        banner.evaluate_all("(all) => all.forEach((element) => element.querySelector('button').click())")
        if not banner.count() and me.options.count():
            me.take(0)
        me.page.wait_for_timeout(50)
    me.page.evaluate(MEASURES)
    for size in [*LAPTOPS, PHONE]:
        resize(me, size)
        assert me.page.evaluate("whole(document.querySelector('.scene button'))"), size
    height = me.page.evaluate("document.querySelector('.play').getBoundingClientRect().height")
    assert height >= LEAST_BOARD * PHONE["height"]
    view = me.update["view"]
    assert f"{view['title']}. {view['setting']} {view['goal']}" in banner.inner_text()
    me.page.evaluate("window.told = document.querySelector('.scene .told')")
    for size in [*LAPTOPS, PHONE]:
        resize(me, size)
        assert (
            me.page.evaluate("(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(window.told)") <= 1
        ), size
    assert view["setting"] not in " ".join(me.log())


def test_a_scene_covers_neither_question_nor_options_nor_phases(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    join_table(me, "final-girl", 1)
    banner = me.page.locator(".scene")
    while not banner.count():
        me.take(me.options.count() - 1)
        assert me.await_question()
    for size in [*LAPTOPS, PHONE]:
        resize(me, size)
        assert banner.count()
        covered = """() => ["phase", "question", "options", "vitals", "log"].flatMap(parts)
          .filter((part) => !apart(part, document.querySelector(".scene"))).map(called)"""
        assert me.page.evaluate(covered) == [], size
        assert me.page.evaluate("whole(document.querySelector('.scene'))"), size


LINES = """() => {
  const list = document.querySelector(".log ol");
  return list.clientHeight / parseFloat(getComputedStyle(list).lineHeight);
}"""


@pytest.mark.parametrize(("game", "made"), [("dont-go-in-there", 2), ("final-girl", 17)])
def test_beside_a_guide_the_log_has_room_for_five_lines(visitor: Come, game: str, made: int) -> None:
    me = visitor()
    table = begin(me, game)
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    me.page.locator(".guide").wait_for()
    for size in LAPTOPS:
        resize(me, size)
        assert me.page.evaluate(LINES) >= 5, size


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
        how.locator(".picture > *").wait_for()
        me.page.evaluate(DRAWN)
        box = how.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= LAPTOPS[0]["height"]
        text = how.locator(".text")
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


def test_a_full_hand_is_whole_and_wide_enough_to_read_on_a_small_laptop_while_an_attack_is_open(visitor: Come) -> None:
    me = visitor()
    table = begin(me, "final-girl")
    play_unseen([me], table, lambda now: None if "defend yourself" in now["question"] else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(MEASURES)
    for size in LAPTOPS:
        resize(me, size)
        me.page.wait_for_function(AT_ITS_END)
        assert me.page.evaluate(ON_A_LAPTOP, MOST_WITHOUT_SCROLLING) == [], size
        widths = me.page.evaluate("[...document.querySelectorAll('.hand .card')].map((element) => element.offsetWidth)")
        assert len(widths) == 6
        assert min(widths) >= 100, size
    expect(me.page.get_by_text("Attack: you will take 2 damage.")).to_be_visible()
