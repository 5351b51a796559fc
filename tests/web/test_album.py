"""An album for people, in build/pictures: each screen, each step of the lessons and each scene, at three sizes.

`make pictures` takes it, in about ten minutes: to look at before and after a change of the page.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from itertools import count

import pytest

import gloaming
from gloaming.server.http.app import create_app
from gloaming.teaching import teaching
from tests.games.contract import contract, played_by
from tests.server.house import House

from .visitor import ALL_SIZES, Visitor, play_unseen, slug

Come = Callable[..., Visitor]

pytestmark = pytest.mark.pictures

BEGIN = """async (wanted) => {
  const headers = { "Content-Type": "application/json" };
  const response = await fetch("/api/lessons", { method: "POST", headers, body: JSON.stringify(wanted) });
  return (await response.json()).id;
}"""

HOLD = """const later = window.setTimeout;
window.setTimeout = (what, after, ...more) => (after >= 1300 && after < 10000 ? 0 : later(what, after, ...more));"""
"""At the slow speed, each step of a scene stays until it is continued."""

LESSONS = [(game.id, lesson.id) for game in gloaming.games().values() for lesson in teaching(game).lessons]

IN_PASSING = ["swap", "peeks", "looks into", "copies", "steals", "corrupts", "cleanses", "rolls", "moves"]
"""Events without a scene that are pictured when they first happen to another player."""


@pytest.mark.timeout(1200)
@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_each_step_of_a_lesson(visitor: Come, game: str, lesson: str) -> None:
    me = visitor()
    me.page.goto("/")
    taught = next(candidate for candidate in teaching(gloaming.game(game)).lessons if candidate.id == lesson)
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': game, 'lesson': lesson})}")
    guide = me.page.get_by_role("region", name="Guide")
    texts: set[str] = set()
    for number in count():
        assert me.await_question()
        me.legal()
        page = 0
        while True:
            texts.add(guide.locator("p").inner_text())
            me.photograph(f"lesson-{game}-{number:02}-{page}", sizes=ALL_SIZES)
            more = guide.get_by_role("button", name="Next", exact=True)
            if not more.count():
                break
            more.click()
            page += 1
        choice = me.update["lesson"]["option"]
        if choice is None:
            break
        me.take(choice)
    assert {step.say for step in taught.steps} <= texts


@pytest.mark.timeout(1800)
@pytest.mark.parametrize("game", list(gloaming.games()))
def test_each_scene(visitor: Come, game: str) -> None:
    me = visitor(pace="slow")
    me.page.add_init_script(HOLD)
    rules = gloaming.game(game)
    seats = ["human", "greedy", "greedy"][: played_by(rules)]
    me.open_table(*seats, game=game, seed=4)
    seen: set[str] = set()
    scene = me.page.get_by_role("group", name="What is happening")
    ready = me.page.locator(".bar, .result, .prompt[aria-busy=false] [data-option]").first
    made = 0
    while made < contract(rules).album:
        ready.wait_for(state="attached")
        if scene.count():
            title = scene.locator("b")
            text = scene.locator("p").inner_text()
            names = [title.inner_text()] if title.count() else [phrase for phrase in IN_PASSING if phrase in text]
            for named in names:
                if named not in seen:
                    seen.add(named)
                    me.photograph(f"scene-{game}-{slug(named)}", sizes=ALL_SIZES)
            me.page.keyboard.press("Enter")
            me.page.wait_for_timeout(30)
        elif me.page.locator(".result").count():
            break
        elif me.options.count():
            made += 1
            me.legal()
            if me.update["prompt"]:
                me.reveal(contract(rules).curious(me.update, made)).click()
                me.page.wait_for_timeout(100)
    assert len(seen) >= 4


def test_each_screen_before_a_table(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.page.get_by_role("button", name="More: ").first.wait_for()
    me.photograph("screen-front", sizes=ALL_SIZES)
    for game in gloaming.games().values():
        form = me.set_the_table(game.title)
        form.get_by_role("button", name="Start").wait_for()
        me.photograph(f"screen-set-the-table-{game.id}", sizes=ALL_SIZES)
        form.get_by_role("button", name="Close").click()
        me.page.get_by_role("button", name=f"How to play: {game.title}").click()
        me.page.get_by_role("dialog").get_by_role("heading").first.wait_for()
        me.page.wait_for_timeout(500)
        me.photograph(f"screen-learn-{game.id}", sizes=ALL_SIZES)
        me.page.keyboard.press("Escape")


def test_each_screen_of_what_was_played(visitor: Come) -> None:
    me = visitor()
    for game in gloaming.games().values():
        me.page.goto("/")
        me.press_more("Daily challenge", f"{game.title}")
        me.page.get_by_role("button", name="Play the daily challenge").click()
        me.page.wait_for_url("**/table/*")
        address = me.page.url.removeprefix(me.server)
        assert not play_unseen([me], address, contract(game).ending)
        me.page.goto(address)
        me.page.locator(".result, .prompt").first.wait_for()
        me.page.wait_for_load_state("networkidle")
        me.photograph(f"screen-daily-end-{game.id}", sizes=ALL_SIZES)
        me.page.goto("/")
        me.press_more("Daily challenge", f"{game.title}")
        me.page.get_by_role("heading", name="Yesterday").wait_for()
        me.photograph(f"screen-daily-{game.id}", sizes=ALL_SIZES)
        me.page.keyboard.press("Escape")
    me.page.get_by_role("button", name="Your results").click()
    me.page.get_by_role("heading", name="Matches", exact=True).wait_for()
    me.photograph("screen-matches", sizes=ALL_SIZES)


def test_each_screen_of_people_who_meet(visitor: Come, page: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.server.http.app.reachable_hosts", lambda host: ["192.168.1.20"])
    with closing(House(create_app(pause=0))) as house:
        me, friend = visitor(at=house), visitor(at=house)
        me.open_table("human", "human", seed=None)
        me.page.get_by_role("button", name="Invite Player 2").click()
        link = me.page.get_by_role("textbox", name="Link for Player 2").input_value()
        link = link.replace("192.168.1.20", "127.0.0.1")
        me.page.get_by_role("img", name="QR code").wait_for()
        me.photograph("screen-invite", sizes=ALL_SIZES)
        friend.page.goto(link)
        friend.page.get_by_role("button", name="Join").wait_for()
        friend.photograph("screen-invited", sizes=ALL_SIZES)
        me.page.keyboard.press("Escape")
        friend.accept(link)
        friend.page.locator("#question").wait_for()
        me.photograph("screen-greeting", sizes=ALL_SIZES)
        friend.page.keyboard.press("s")
        friend.page.get_by_role("button", name="Well played.").wait_for()
        friend.photograph("screen-say", sizes=ALL_SIZES)
        for person in (me, friend):
            person.page.close()


@pytest.mark.parametrize("button", ["How to play", "Rules", "Shortcuts", "Report a problem", "Sound", "Settings"])
def test_each_panel_of_a_table(visitor: Come, button: str) -> None:
    me = visitor()
    for game in gloaming.games().values():
        me.open_table(*["human", "random"][: max(game.seats)], game=game.id, seed=4)
        assert me.await_question()
        me.page.get_by_role("button", name=button, exact=True).click()
        me.page.get_by_role("dialog").get_by_role("heading").first.wait_for()
        me.page.wait_for_timeout(500)
        me.photograph(f"panel-{slug(button)}-{game.id}", sizes=ALL_SIZES)
