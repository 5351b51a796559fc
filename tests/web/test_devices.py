"""The same person on another device; signing out; having all deleted."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .visitor import ALL_SIZES, Visitor

Come = Callable[..., Visitor]


def devices(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name="Settings").click()
    return visitor.page.get_by_role("group", name="You, here and elsewhere")


def test_a_person_moves_to_a_phone_by_a_link_and_deletes_everything(visitor: Come) -> None:
    me, phone = visitor(), visitor(width=360, height=740)
    me.request_table("human", "random")
    me.page.goto("/")
    panel = devices(me)
    panel.get_by_role("button", name="Use another device, too").click()
    link = panel.get_by_role("textbox").input_value()
    me.photograph("devices", accessible=True, sizes=ALL_SIZES)
    phone.page.goto(link)
    phone.photograph("move", accessible=True, sizes=ALL_SIZES)
    phone.page.get_by_role("button", name="Be the same person here").click()
    expect(phone.page.get_by_text("You are the same person here now")).to_be_visible()
    assert "#" not in phone.page.url
    phone.page.get_by_role("link", name="To your tables").click()
    expect(phone.page.get_by_role("button", name="Your tables")).to_be_visible()
    panel = devices(phone)
    panel.get_by_role("button", name="Sign out").click()
    expect(panel.get_by_text("This browser forgets who you are.")).to_be_visible()
    panel.get_by_role("button", name="Yes, sign out").click()
    expect(phone.page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(phone.page.get_by_role("button", name="Your tables")).to_have_count(0)
    panel = me.page.get_by_role("group", name="You, here and elsewhere")
    panel.get_by_role("button", name="Delete what is stored of me").click()
    panel.get_by_role("button", name="Yes, delete it all").click()
    expect(me.page.get_by_role("button", name="Your tables")).to_have_count(0)
