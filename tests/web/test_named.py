"""Players are "You" at their tables, and are asked for a name once, where others read it, without having to answer."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from .visitor import ALL_SIZES, Visitor

Come = Callable[..., Visitor]


def test_whom_others_will_read_is_asked_for_a_name_once_and_may_begin_without_an_answer(visitor: Come) -> None:
    me = visitor(asked=True)
    address = me.open_table("human", "human", seed=None)
    offer = me.page.get_by_role("form", name="Your name")
    expect(offer).to_be_visible()
    for size in ALL_SIZES:
        me.page.set_viewport_size(size)
        me.check_width()
        me.check_accessible()
    me.page.set_viewport_size(ALL_SIZES[0])
    offer.get_by_role("button", name="Not now").click()
    expect(offer).to_have_count(0)
    me.page.goto(address)
    expect(me.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(offer).to_have_count(0)
    me.page.get_by_role("button", name="Add a bot as Player 2").click()
    assert me.await_question()
    expect(offer).to_have_count(0)


def test_a_name_given_in_the_lobby_stands_at_ones_place_there_and_in_the_match(visitor: Come) -> None:
    me = visitor(asked=True)
    me.open_table("human", "human", seed=None)
    expect(me.page.get_by_role("heading", name="Player 1 you")).to_be_visible()
    me.page.get_by_label("Display name").fill("Mira")
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("heading", name="Mira you")).to_be_visible()
    expect(me.page.get_by_role("form", name="Your name")).to_have_count(0)
    me.page.get_by_role("button", name="Add a bot as Player 2").click()
    assert me.await_question()
    expect(me.page.get_by_role("heading", name="Mira you")).to_be_visible()


def test_who_has_no_name_is_you_at_ones_own_place(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random")
    assert me.await_question()
    mine = me.page.get_by_role("heading", name="Player 1 you")
    expect(mine.locator(".who")).to_have_text("you")
    expect(mine.locator(".name")).to_have_class(re.compile("unseen"))


@pytest.mark.parametrize(("game", "seats"), [("final-girl", ["human"]), ("dont-go-in-there", ["human", "random"])])
def test_where_nobody_else_reads_it_nobody_is_asked_for_a_name(visitor: Come, game: str, seats: list[str]) -> None:
    me = visitor(asked=True)
    me.open_table(*seats, game=game)
    assert me.await_question()
    expect(me.page.get_by_label("Display name")).to_have_count(0)


def test_on_a_phone_the_name_is_asked_for_without_covering_what_else_the_lobby_offers(visitor: Come) -> None:
    me = visitor(width=360, height=740, asked=True, touch=True)
    me.open_table("human", "human", seed=None)
    offer = me.page.get_by_role("form", name="Your name")
    offer.scroll_into_view_if_needed()
    asked = offer.bounding_box()
    assert asked is not None
    assert asked["x"] >= 0 and asked["x"] + asked["width"] <= 360
    me.check_width()
    expect(offer).to_be_in_viewport(ratio=1)
    me.page.get_by_role("button", name="Add a bot as Player 2").click()
    assert me.await_question()
    expect(offer).to_have_count(0)


def test_who_sets_a_table_for_people_is_asked_for_a_name_in_its_lobby(visitor: Come) -> None:
    me = visitor(asked=True)
    me.page.goto("/")
    form = me.set_the_table("Don't Go In There")
    expect(form.get_by_label("Seats")).to_be_visible()
    form.get_by_label("Player 2", exact=True).select_option("human")
    form.get_by_role("button", name="Open lobby").click()
    me.page.get_by_label("Display name").fill("Mira")
    me.page.get_by_role("form", name="Your name").get_by_role("button", name="Save").click()
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
