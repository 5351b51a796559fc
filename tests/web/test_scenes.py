"""Events told step by step at the chosen speed: scenes, beats and rolls, each once and in order."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from statistics import median
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from gloaming.server.http.app import create_app
from tests.server.house import House

from .test_learn import BEGIN
from .visitor import DESKTOP, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

STEADY = "performance.now = () => 0;"
"""A step is shown as long as it is planned, however long those before it have taken on a busy machine."""

HELD = """const later = window.setTimeout;
window.setTimeout = (what, after, ...more) => (after >= 90 && after < 10000 ? 0 : later(what, after, ...more));"""
"""Each step stays until it is continued."""

WATCH = """() => {
  window.shown = [];
  const look = () => document.querySelectorAll("[data-step]").forEach((element) => window.shown.push([
    element.textContent,
    document.querySelectorAll(".space[data-pointed]").length,
    element.getAnimations({ subtree: true }).length,
  ]));
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Records the text of every step, the number of highlighted spaces, and the running animations."""

ROLLS = {
    "dont-go-in-there": {"rolled": 2, "rolled-again": 2},
    "fatal-frame": {"rolled": 1},
    "final-girl": {"rolled": 0, "rolled-again": 0},
}
"""By game, the events that are rolls, with the number of arguments before the faces."""

TRAY = """() => {
  window.thrown = [];
  window.told = [];
  let open = false;
  const look = () => {
    const dice = document.querySelector("[data-part=tray] .dice.thrown, [data-part=fight] .dice");
    const pending = dice?.classList.contains("pending") ?? false;
    if (pending && !open) {
      const texts = [...document.querySelectorAll(".bar, .beats, #question, [aria-label=Guide]")];
      const lines = document.querySelectorAll(".log li:has(.line, .plain)").length;
      window.told.push([lines, texts.map((element) => element.textContent).join(" ")]);
    }
    if (!pending && open) window.thrown.push([...dice.querySelectorAll("[data-face]")].map((die) => +die.dataset.face));
    open = pending;
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""
"""Records the number of lines in the log and what else can be read while dice tumble, and the faces once they lie."""

PLAY = """async ({ count, seed }) => {
  const open = () => [...document.querySelectorAll(".prompt[aria-busy=false] [data-option]")];
  const wait = (milliseconds) => new Promise((done) => setTimeout(done, milliseconds));
  const over = () => document.querySelector(".result");
  const taken = [], numbers = [];
  while (taken.length < count && !over()) {
    while (!open().length && !over()) await wait(20);
    const options = open();
    if (!options.length) break;
    numbers.push(options.length);
    seed = (seed * 1103515245 + 12345) % 2147483648;
    const rqid = options.length;
    options[seed % options.length].click();
    const since = Date.now();
    while (open().length && Date.now() - since < 5000) await wait(5);
    while (!open().length && !over()) {
      document.querySelector(".bar.waits .on")?.click();
      await wait(20);
    }
    taken.push((Date.now() - since) / 1000);
  }
  return { taken, numbers };
}"""
"""Plays in the page, continues what waits, and measures the seconds from each choice to the next question."""


def bar(me: Visitor) -> Locator:
    """Return the line that stands in for the question while events are told."""
    return me.page.get_by_role("group", name="What is happening")


def ready(me: Visitor) -> Locator:
    """Return what is shown next: a step or an open question, or the result."""
    return me.page.locator(".bar, .result, .prompt[aria-busy=false] [data-option]").first


def grand(me: Visitor) -> Locator:
    """Return a scene with a title."""
    return me.page.locator("[data-step].grand")


def take(me: Visitor, number: int) -> None:
    """Take an option, whether it is in the list or on the board, and wait until the question is closed."""
    before = me.asked
    me.option(number).dispatch_event("click")
    me.await_answer(before)


def play_to(
    me: Visitor, sought: Locator, choose: Callable[[int], int] = lambda made: -1, *, hurry: bool = True
) -> None:
    """Continue steps and take options until something is shown.

    choose: returns the number of an option, counted round, from the number of options taken so far. How often the page
    is looked at depends on the machine, so it must not decide what is played. hurry: whether steps are continued; not
    where they pass by themselves, as what is sought could come between a look and the key.
    """
    made = 0
    ready(me).wait_for(state="attached")
    while not sought.count():
        assert not me.page.locator(".result").count(), "the match ended first"
        if bar(me).count():
            if hurry:
                me.page.keyboard.press("Enter")
        elif me.options.count():
            take(me, choose(made) % len(me.legal()))
            made += 1
        me.page.wait_for_timeout(50)


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("pace", ["slow", "normal", "brisk"])
def test_what_another_does_is_told_and_lit_before_the_next_question(
    visitor: Come, pace: Literal["slow", "normal", "brisk"], motion: Literal["reduce", "no-preference"]
) -> None:
    me = visitor(pace=pace, motion=motion)
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    me.page.evaluate(WATCH)
    take(me, 3)
    assert me.await_question()
    me.legal()
    expect(bar(me)).to_have_count(0)
    shown = me.page.evaluate("window.shown")
    assert any("Player 2 places a meeple" in text and lit == 1 for text, lit, _ in shown)
    if motion == "reduce":
        assert not any(moving for _, _, moving in shown)


def test_without_pace_nothing_is_staged(visitor: Come) -> None:
    me = visitor(pace="none")
    me.open_table("human", "random", seed=3)
    for _ in range(3):
        assert me.await_question()
        take(me, 0)
        expect(bar(me)).to_have_count(0)


def test_what_happened_since_ones_last_turn_is_read_step_by_step(visitor: Come) -> None:
    me = visitor(pace="none")
    address = me.open_table("human", "random", "random", seed=3)
    assert me.await_question()
    take(me, 0)
    assert me.await_question()
    me.page.goto(address)
    assert me.await_question()
    me.page.locator("button[data-sheet=log]:visible").click()
    me.page.get_by_role("button", name="Since your last turn").click()
    scene = bar(me)
    texts = []
    while scene.count():
        texts.append(scene.inner_text())
        scene.get_by_role("button", name="Continue").click()
    assert any("Player 2" in text for text in texts)
    assert any("Player 3" in text for text in texts)


def test_what_lies_on_the_table_no_longer_is_lit_at_the_place_where_it_lay(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(STEADY + HELD)
    me.open_table("human", "greedy", seed=2)
    play_to(me, bar(me).filter(has_text="Player 2 dispels"), lambda made: made * 5)
    expect(me.page.locator("[data-place=seat-1]").first).to_have_attribute("data-pointed", "first")


def test_who_plays_alone_reads_what_came_of_the_last_choice_also_after_an_absence(visitor: Come) -> None:
    me = visitor(pace="none")
    address = me.open_table("human", game="final-girl", seed=5)
    assert me.await_question()
    again = me.page.get_by_role("button", name="Since your last choice")
    expect(again).to_have_count(0)
    before = len(me.log())
    take(me, 0)
    assert me.await_question()
    news = " ".join(me.log()[before:])
    assert news
    me.page.goto("/")
    me.page.goto(address)
    assert me.await_question()
    me.page.locator("button[data-sheet=log]:visible").click()
    again.click()
    scene = bar(me)
    text = ""
    while scene.count():
        text += me.page.locator("[data-step] .told").inner_text()
        scene.get_by_role("button", name="Continue").click()
    assert text


def test_the_house_and_its_ghosts_are_seen_while_the_end_is_told(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(STEADY + HELD)
    address = me.request_table("human", "random", seed=3)
    me.page.goto(address)
    assert me.await_question()

    def near_the_end(update: dict[str, Any]) -> int | None:
        left = [card for board in update["view"]["boards"] for card in board["cards"] if card is not None]
        return None if not update["view"]["deck"] and len(left) <= 3 else 0

    assert play_unseen([me], address, near_the_end)
    me.page.goto(address)
    play_to(me, me.page.get_by_text("The ghosts are revealed", exact=True), lambda made: 0)
    expect(me.page.locator(".end")).to_be_visible()
    expect(me.page.locator(".end li")).to_have_count(2)


def test_what_rising_bloodlust_means_is_told_and_its_table_is_lit(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(STEADY + HELD)
    options = {"girl": "laurie", "setup": "moonlit-swim"}
    me.open_table("human", game="final-girl", seed=5, options=options)
    play_to(me, bar(me).filter(has_text="Bloodlust rises"))
    expect(bar(me)).to_contain_text("He now moves")
    lit = me.page.locator("[data-place=bloodlust][data-pointed]:visible")
    expect(lit.first).to_be_in_viewport()


def test_a_step_is_passed_by_a_click_and_the_question_waits_for_it(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(STEADY + HELD)
    me.open_table("human", game="final-girl", seed=5, options={"girl": "laurie", "setup": "moonlit-swim"})
    play_to(me, grand(me))
    expect(me.options).to_have_count(0)
    expect(me.question).to_be_hidden()
    me.check_accessible()
    while bar(me).count():
        bar(me).get_by_role("button", name="Continue").click()
    assert me.await_question()


def test_the_guide_waits_for_what_led_to_its_next_words_and_news_for_a_tap(visitor: Come) -> None:
    me = visitor(pace="brisk")
    me.page.goto("/")
    table = f"/table/{me.page.evaluate(BEGIN, {'game': 'ghost-hunter', 'lesson': 'first-match'})}"
    assert play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= 4 else now["lesson"]["option"])
    me.page.goto(table)
    guide = me.page.get_by_role("region", name="Guide")
    assert me.await_question()
    take(me, 0)
    expect(bar(me)).to_be_visible()
    me.page.wait_for_timeout(6000)
    expect(bar(me)).to_be_visible()
    expect(guide).not_to_contain_text("The Laboratory is one of three rooms")
    me.page.keyboard.press("Escape")
    expect(bar(me)).to_have_count(0)
    expect(guide).to_contain_text("The Laboratory is one of three rooms")


def test_enter_goes_on_and_escape_skips_to_the_next_question(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.open_table("human", "random", "random", seed=3)
    for key in ("Enter", "Escape"):
        assert me.await_question()
        take(me, 0)
        expect(bar(me)).to_be_visible()
        while not me.options.count():
            if bar(me).count():
                me.page.keyboard.press(key)
                if key == "Escape":
                    break
            me.page.wait_for_timeout(60)
        assert me.await_question()
        expect(bar(me)).to_have_count(0)


def test_great_moments_have_a_title_also_in_a_game_for_one(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(STEADY + HELD)
    me.open_table("human", game="final-girl", seed=5, options={"girl": "laurie", "setup": "moonlit-swim"})
    play_to(me, grand(me))
    expect(me.page.locator("[data-step].grand b")).not_to_be_empty()


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE, {"width": 844, "height": 390}])
def test_a_scene_is_drawn_over_the_board_and_moves_nothing(visitor: Come, size: dict[str, int]) -> None:
    me = visitor(**size, pace="slow", motion="reduce")
    me.page.add_init_script(STEADY + HELD)
    me.open_table("human", game="final-girl", seed=5, options={"girl": "laurie", "setup": "moonlit-swim"})
    assert me.await_question()
    boxes = """() => Object.fromEntries([...document.querySelectorAll("[data-region]")]
      .filter((region) => region.checkVisibility() && region.dataset.region !== "stage")
      .map((region) => [region.dataset.region, Object.values(region.getBoundingClientRect().toJSON()).slice(0, 4)]))"""
    before = me.page.evaluate(boxes)
    play_to(me, grand(me))
    after = me.page.evaluate(boxes)
    for name in ("board", "question"):
        assert all(abs(was - now) <= 4 for was, now in zip(before[name], after[name])), (name, before, after)
    scene = me.page.locator("[data-step]").bounding_box()
    assert scene is not None
    x, y, width, height = after["board"]
    assert abs(scene["x"] - x) <= 4 and abs(scene["y"] - y) <= 4
    assert scene["width"] <= width + 4 and scene["height"] <= height + 4


def rolls_of(me: Visitor, game: str, since: int) -> list[tuple[dict[str, Any], list[int]]]:
    """Return the rolls among the events from number `since`, each with its faces."""
    skipped = ROLLS[game]
    rolls = []
    for event in me.events[since:]:
        verb, *arguments = event["event"]
        if verb in skipped:
            faces = arguments[skipped[verb] :]
            boss = arguments[1:2] if game == "fatal-frame" else []
            rolls.append((event, [face for face in [*faces, *boss] if face] if boss else faces))
    return rolls


@pytest.mark.parametrize("game", list(ROLLS))
def test_every_roll_is_shown_and_nothing_is_said_of_it_before_the_dice_lie(visitor: Come, game: str) -> None:
    me = visitor(pace="brisk")
    me.page.add_init_script(STEADY)
    seats = ["human"] if game == "final-girl" else ["human", "random"]
    address = me.request_table(*seats, game=game, seed=3)
    me.page.goto(address)
    assert me.await_question()
    if game == "fatal-frame":
        fights = iter(range(400))
        play_unseen([me], address, lambda now: None if "attack" in now["question"] or next(fights, None) is None else 0)
        me.page.goto(address)
    ready(me).wait_for(state="attached")
    me.legal()
    me.page.evaluate(TRAY)
    since = len(me.events)
    for attempt in range(6):
        me.page.evaluate(PLAY, {"count": 8, "seed": 11 + attempt})
        if len(rolls_of(me, game, since)) >= 3:
            break
    rolls = rolls_of(me, game, since)
    assert rolls
    thrown, told = me.page.evaluate("[window.thrown, window.told]")
    assert [sorted(faces) for _, faces in rolls][: len(thrown)] == [sorted(faces) for faces in thrown]
    assert len(rolls) - len(thrown) <= 1, "the last one may still tumble"
    for (event, _), (lines, text) in zip(rolls, told):
        assert lines <= event["number"]
        assert " ".join(event["text"].split()) not in " ".join(text.split())


def test_a_failure_stays_until_one_continues(visitor: Come) -> None:
    me = visitor(pace="brisk")
    me.open_table("human", game="final-girl", seed=5, options={"girl": "laurie", "setup": "moonlit-swim"})
    waits = me.page.locator(".bar.waits")
    play_to(me, waits, lambda made: made, hurry=False)
    me.page.wait_for_timeout(5000)
    expect(waits).to_be_visible()
    expect(me.page.locator("[data-part=tray]").first).to_be_visible()
    waits.get_by_role("button", name="Continue").click()
    expect(waits).to_have_count(0)


GAMES = ["dont-go-in-there", "fatal-frame", "final-girl", "follow-your-fear", "ghost-hunter"]


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("game", GAMES)
def test_the_time_between_own_decisions_is_short_and_each_is_one(
    visitor: Come, game: str, record_property: Callable[[str, object], None]
) -> None:
    with closing(House(create_app())) as house:
        me = visitor(pace="normal", at=house)
        measure(me, game, record_property)
        me.page.goto("about:blank")


def measure(me: Visitor, game: str, record_property: Callable[[str, object], None]) -> None:
    """Play some choices with two bots on a server that paces them as usual."""
    seats = ["human"] if game == "final-girl" else ["human", "medium", "medium"]
    me.open_table(*seats, game=game, seed=3)
    played = me.page.evaluate(PLAY, {"count": 20, "seed": 7})
    taken = played["taken"]
    print(game, "median", round(median(taken), 1), "most", round(max(taken), 1), [round(time, 1) for time in taken])
    record_property("seconds", taken)
    assert min(played["numbers"]) > 1
    assert median(taken) < 6
    assert max(taken) <= 12


CAPTIONS = """() => {
  window.captions = [];
  const look = () => {
    const box = document.querySelector(".beats")?.getBoundingClientRect();
    if (!box) return;
    const lit = [...document.querySelectorAll(".space[data-pointed=first]")];
    const over = lit.some((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > box.top + 1 && top < box.bottom - 1;
    });
    window.captions.push([over, document.querySelector(".beats .now").textContent]);
  };
  new MutationObserver(() => requestAnimationFrame(look)).observe(document.body, {
    subtree: true, childList: true, attributes: true
  });
}"""
"""Records whether a caption covers a space that it reports on, and the words of the newest caption."""


def test_captions_cover_nothing_they_report_and_are_whole_sentences(visitor: Come) -> None:
    me = visitor(pace="slow")
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    me.page.evaluate(CAPTIONS)
    for _ in range(3):
        take(me, 0)
        if not me.await_question():
            break
    captions = me.page.evaluate("window.captions")
    assert captions
    assert [text for over, text in captions if over] == []
    assert [text for _, text in captions if not text.endswith(".")] == []
