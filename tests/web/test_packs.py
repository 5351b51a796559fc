"""A server with packs names them on its front page and at its tables."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from gloaming import Shelf
from gloaming.server.http.app import create_app
from tests.games.fatal_frame.test_packs import SNOW_BRIDE
from tests.packs import pack
from tests.server.house import House

from . import test_fatal_frame
from .visitor import Visitor, play_unseen

Come = Callable[..., Visitor]


def test_the_packs_of_a_game_are_named_where_it_is_chosen_and_where_it_is_played(
    visitor: Come, page: None, tmp_path: Path
) -> None:
    with closing(House(create_app(pause=0, shelf=Shelf([pack(tmp_path / "well")])))) as house:
        me = visitor(at=house)
        test_fatal_frame.join_table(me)
        assert me.await_question()
        expect(me.page.locator("header .title p")).to_have_text("with The Well")
        me.check_accessible(phone=True)
        me.open_table("human", "random")
        assert me.await_question()
        expect(me.page.locator("header .title")).to_have_text("Don't Go In There")
        me.page.goto("/")
        me.page.get_by_role("button", name="Your tables").click()
        for title, named in (("Fatal Frame: the Card Game", 1), ("Don't Go In There", 0)):
            card = me.page.locator("article", has_text=title)
            expect(card.get_by_text("with The Well")).to_have_count(named)
            mine = me.page.get_by_role("dialog", name="Your tables").get_by_role("listitem").filter(has_text=title)
            expect(mine.get_by_text("with The Well")).to_have_count(named)
        me.check_accessible(phone=True)
        me.page.close()


def test_a_ghost_of_a_pack_is_dealt_drawn_and_told_in_the_log(visitor: Come, page: None, tmp_path: Path) -> None:
    def bride(update: dict[str, Any]) -> str:
        lying = [ghost["id"] for cell in update["village"] for ghost in cell["ghosts"]]
        return next((ghost for ghost in lying if ghost.startswith("snow-bride")), "")

    with closing(House(create_app(pause=0, shelf=Shelf([pack(tmp_path / "bride", SNOW_BRIDE)])))) as house:
        me = visitor(at=house)
        for seed in range(3, 30):
            address = test_fatal_frame.open_table(me, "human", "random", seed=seed)
            if play_unseen([me], address, lambda update: None if bride(update["view"]) else 0):
                break
        me.page.goto(address)
        assert me.await_question()
        drawn = me.page.locator(f"[data-piece='{bride(me.update['view'])}']").first
        expect(drawn).to_have_attribute("aria-label", re.compile("^Snow Bride: Ghost, Power 2, "))
        expect(me.page.locator(".log li").filter(has_text="Snow Bride").first).to_be_attached()
        entries = me.page.request.get(f"/api{address.replace('table', 'tables')}/content").json()
        assert next(entry for entry in entries if entry["id"] == "snow-bride")["text"] == "If you fail, discard 1 card."
        me.page.close()
