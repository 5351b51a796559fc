"""Pages that are open while the server is upgraded to another build of the page."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from playwright.sync_api import expect

from gloaming.server.http.app import create_app
from gloaming.server.http.static_files import BUILT
from tests.server.house import House

from .visitor import Visitor

Come = Callable[..., Visitor]

RELOADS = 15_000
"""Milliseconds until an idle page reloads."""

HELD = """const later = window.setTimeout;
window.held = [];
window.setTimeout = (what, after, ...more) => (after === 2500 ? held.push(what) : later(what, after, ...more));"""
"""The page reloads when `read_notice` has read why, however long that takes."""


class Release:
    """A server whose page can be exchanged for another build."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "page"
        shutil.copytree(BUILT, self.folder)
        self._house = House(create_app(page=self.folder, pause=0))
        self.address = self._house.address

    def upgrade(self, *, without: str = "") -> None:
        """Exchange the page for one whose assets all have other names. without: a component whose script is missing."""
        assets = self.folder / "assets"
        names = {path.name: f"{path.stem}-2{path.suffix}" for path in assets.iterdir()}
        known = re.compile("|".join(re.escape(name) for name in names))
        for path in [self.folder / "index.html", *assets.glob("*.js"), *assets.glob("*.css")]:
            text = path.read_text(encoding="utf-8")
            path.write_text(known.sub(lambda faults: names[faults[0]], text), encoding="utf-8")
        for path in [*assets.iterdir()]:
            path.rename(assets / names[path.name])
        if without:
            for path in assets.glob(f"{without}-*.js"):
                path.unlink()

    def close(self) -> None:
        """End the server."""
        self._house.close()


@pytest.fixture
def release(page: None, tmp_path: Path) -> Iterator[Release]:
    """A server that can be upgraded."""
    with closing(Release(tmp_path)) as opened:
        yield opened


def loads(me: Visitor) -> list[str]:
    """The addresses of the pages that are loaded from now on."""
    faults: list[str] = []
    me.page.on("load", lambda page: faults.append(page.url))
    return faults


def read_notice(me: Visitor) -> None:
    """Wait until the page says that it was updated, and let it reload."""
    expect(me.page.locator(".update")).to_contain_text("Gloaming was updated")
    me.page.evaluate("() => { for (const work of held) work(); }")


def test_a_page_whose_parts_are_gone_says_so_and_reloads(release: Release, visitor: Come) -> None:
    me = visitor(at=release)
    me.page.add_init_script(HELD)
    me.page.goto("/")
    open_record = me.page.get_by_role("button", name="Open a saved match")
    expect(open_record).to_be_visible()
    loaded = loads(me)
    release.upgrade()
    open_record.click()
    read_notice(me)
    me.await_some(loaded)
    open_record.click()
    expect(me.page.get_by_label("Match or campaign file")).to_be_visible()
    me.leave()


def test_nothing_typed_is_lost_by_a_reload(release: Release, visitor: Come) -> None:
    me = visitor(at=release)
    me.page.goto("/")
    me.page.get_by_role("button", name="Open a saved match").click()
    me.page.get_by_text("Paste text instead").click()
    text = me.page.get_by_label("Text of the file")
    text.fill("half of it")
    loaded = loads(me)
    release.upgrade()
    me.page.evaluate(
        "import('/assets/gone.js').catch((payload) => window.dispatchEvent("
        "Object.assign(new Event('vite:preloadError'), { payload })))"
    )
    notice = me.page.locator(".update")
    expect(notice).to_contain_text("when you have finished your entry", timeout=RELOADS)
    me.page.wait_for_timeout(4_000)
    assert loaded == []
    expect(text).to_have_value("half of it")
    me.page.keyboard.press("Escape")
    me.await_some(loaded)
    expect(notice).to_have_count(0)
    me.leave()


def test_a_choice_that_is_begun_is_not_lost_by_a_reload(release: Release, visitor: Come) -> None:
    me = visitor(at=release)
    me.open_table("human", "random", "random", "random", seed=3)
    assert me.await_question()
    release.upgrade()
    loaded = loads(me)
    me.page.evaluate("document.querySelector('.table').dataset.unsent = ''")
    me.page.keyboard.press("?")
    expect(me.page.locator(".update")).to_contain_text("Gloaming was updated")
    me.page.wait_for_timeout(5_000)
    assert loaded == []
    me.page.evaluate("delete document.querySelector('.table').dataset.unsent")
    me.await_some(loaded)
    assert me.await_question()
    me.leave()


def test_a_page_whose_new_build_lacks_a_part_too_does_not_reload_for_ever(release: Release, visitor: Come) -> None:
    me = visitor(at=release)
    me.page.goto("/")
    open_record = me.page.get_by_role("button", name="Open a saved match")
    expect(open_record).to_be_visible()
    loaded = loads(me)
    release.upgrade(without="OpenRecord")
    open_record.click()
    me.await_some(loaded)
    open_record.click()
    expect(me.page.locator(".update")).to_contain_text("could not be loaded")
    me.page.wait_for_timeout(5_000)
    assert len(loaded) == 1
    me.page.get_by_role("button", name="Close").click()
    expect(me.page.locator(".update")).to_have_count(0)
    me.leave()


def test_an_invitation_outlives_the_reload(release: Release, visitor: Come) -> None:
    host, guest = visitor(at=release), visitor(at=release)
    guest.page.add_init_script(HELD)
    host.open_table("human", "human", seed=None)
    link = host.invite(1)
    host.page.goto("about:blank")
    guest.page.goto("/")
    loaded = loads(guest)
    release.upgrade()
    guest.page.evaluate("(link) => history.pushState(null, '', link)", link)
    guest.page.evaluate("window.dispatchEvent(new PopStateEvent('popstate'))")
    read_notice(guest)
    guest.await_some(loaded)
    expect(guest.page.get_by_role("button", name="Join")).to_be_visible()
    guest.page.reload()
    guest.page.get_by_role("button", name="Join").click()
    guest.page.wait_for_url("**/table/*")
    guest.leave()


def test_a_finished_match_whose_result_is_gone_reloads_to_it(release: Release, visitor: Come) -> None:
    me = visitor(at=release)
    me.page.add_init_script(HELD)
    me.open_table("human", "random", seed=3)
    assert me.await_question()
    release.upgrade()
    loaded = loads(me)
    while me.options.count():
        me.take(0)
        me.page.locator(".update, .prompt[aria-busy=false] [data-option]:visible").first.wait_for()
    read_notice(me)
    me.await_some(loaded)
    expect(me.page.locator("#result")).to_be_visible()
    me.leave()
