"""One is "You" at one's own table, and is asked once for a name, which bars no way."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .visitor import ALL_SIZES, Visitor

Come = Callable[..., Visitor]


def test_who_sits_down_without_a_name_is_asked_once_and_may_play_on_without_an_answer(visitor: Come) -> None:
    me = visitor(asked=True)
    address = me.open_table("human", "random")
    assert me.await_question()
    offer = me.page.get_by_role("form", name="Your name")
    expect(offer).to_be_visible()
    for size in ALL_SIZES:
        me.page.set_viewport_size(size)
        me.check_width()
        me.check_accessible()
    me.page.set_viewport_size(ALL_SIZES[0])
    me.take(0)
    assert me.await_question()
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    me.page.goto(address)
    assert me.await_question()
    expect(offer).to_have_count(0)


def test_a_name_given_at_the_table_stands_at_ones_place(visitor: Come) -> None:
    me = visitor(asked=True)
    me.open_table("human", "random")
    assert me.await_question()
    mine = me.page.get_by_role("heading", name="Player 1 you")
    expect(mine.locator(".who")).to_have_text("you")
    expect(mine.locator(".name")).to_have_class(re.compile("unseen"))
    me.page.get_by_label("What are you called?").fill("Mira")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name="Mira you")).to_be_visible()
    expect(me.page.get_by_role("form", name="Your name")).to_have_count(0)


def test_alone_nobody_is_asked_for_a_name(visitor: Come) -> None:
    me = visitor(asked=True)
    me.open_table("human", game="final-girl")
    assert me.await_question()
    expect(me.page.get_by_role("form", name="Your name")).to_have_count(0)
