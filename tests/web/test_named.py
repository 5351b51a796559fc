"""Players are "You" at their tables, and are asked for a name once without blocking the table."""

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
    me.page.get_by_label("Display name").fill("Mira")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name="Mira you")).to_be_visible()
    expect(me.page.get_by_role("form", name="Your name")).to_have_count(0)


def test_alone_nobody_is_asked_for_a_name(visitor: Come) -> None:
    me = visitor(asked=True)
    me.open_table("human", game="final-girl")
    assert me.await_question()
    expect(me.page.get_by_role("form", name="Your name")).to_have_count(0)


def test_on_a_phone_no_offer_covers_the_strip_of_vitals(visitor: Come) -> None:
    me = visitor(width=360, height=740, asked=True, offered=False)
    me.open_table("human", "random")
    assert me.await_question()
    for offer in (me.page.get_by_role("form", name="Your name"), me.page.get_by_role("group", name="Sound")):
        offer.wait_for()
        asked, strip = offer.bounding_box(), me.page.locator(".vitals").bounding_box()
        assert asked is not None and strip is not None
        assert asked["y"] + asked["height"] <= strip["y"]
        assert asked["x"] >= 0 and asked["x"] + asked["width"] <= 360
        me.check_width()
        offer.get_by_role("button").last.click()


def test_who_sets_a_table_for_people_is_asked_for_a_name_before_sitting_down(visitor: Come) -> None:
    me = visitor(asked=True)
    me.page.goto("/")
    form = me.set_the_table("Don't Go In There")
    name = form.get_by_label("Display name")
    expect(form.get_by_label("Seats")).to_be_visible()
    expect(name).to_have_count(0)
    form.get_by_label("Player 2", exact=True).select_option("human")
    name.fill("Mira")
    form.get_by_role("button", name="Start").click()
    expect(me.page.get_by_role("heading", name="Mira you")).to_be_visible()
    expect(me.page.get_by_role("form", name="Your name")).to_have_count(0)


def test_who_is_invited_is_asked_for_a_name_above_the_seat_and_not_again(visitor: Come) -> None:
    me, friend = visitor(), visitor(asked=True)
    me.open_table("human", "human", seed=None)
    friend.page.goto(me.invite(1))
    name = friend.page.get_by_label("Display name")
    sit = friend.page.get_by_role("button", name="Join")
    sit.wait_for()
    above, below = name.bounding_box(), sit.bounding_box()
    assert above is not None and below is not None
    assert above["y"] + above["height"] <= below["y"]
    friend.page.set_viewport_size(ALL_SIZES[-1])
    expect(sit).to_be_in_viewport(ratio=1)
    name.press("Enter")
    friend.page.wait_for_url("**/table/*")
    friend.question.wait_for()
    expect(friend.page.get_by_role("form", name="Your name")).to_have_count(0)


def test_a_stranger_who_sits_down_at_an_open_table_is_asked_there(visitor: Come) -> None:
    me, stranger = visitor(), visitor(asked=True)
    me.open_table("human", "human", seed=None, listed=True)
    stranger.page.goto("/")
    stranger.page.get_by_role("button", name="Open tables").click()
    stranger.page.get_by_label("Display name").fill("Ola")
    stranger.page.get_by_role("button", name="Join Don't Go In There").first.click()
    expect(stranger.page.get_by_role("heading", name="Ola you")).to_be_visible()
