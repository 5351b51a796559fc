"""The browser's "back" closes a dialog before it leaves the page."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from .visitor import Visitor

Come = Callable[..., Visitor]


def test_back_closes_a_dialog_of_a_table_and_then_leaves_the_table(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    address = me.open_table("human", "random")
    assert me.await_question()
    rules = me.page.get_by_role("dialog", name="Rules")
    for _ in range(2):
        me.page.get_by_role("button", name="Rules", exact=True).click()
        expect(rules).to_be_visible()
        me.page.go_back()
        expect(rules).to_be_hidden()
        assert me.page.url.endswith(address)
        assert me.update["prompt"]
    me.page.go_back()
    expect(me.page.get_by_role("heading", name="Choose a game")).to_be_attached()


def test_a_dialog_that_was_closed_leaves_nothing_for_back_to_close(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.open_table("human", "random")
    assert me.await_question()
    rules = me.page.get_by_role("dialog", name="Rules")
    for close in ("Escape", "Close"):
        me.page.get_by_role("button", name="Rules", exact=True).click()
        if close == "Escape":
            me.page.keyboard.press("Escape")
        else:
            rules.get_by_role("button", name="Close").click()
        expect(rules).to_be_hidden()
        me.page.wait_for_function("() => !history.state?.dialogs")
    me.page.go_back()
    expect(me.page.get_by_role("heading", name="Choose a game")).to_be_attached()


def test_back_closes_the_last_of_several_dialogs(visitor: Come) -> None:
    me = visitor()
    me.request_table("human", "random")
    me.page.goto("/")
    me.page.get_by_role("button", name="Settings").click()
    settings = me.page.get_by_role("dialog", name="Settings")
    me.page.get_by_role("button", name="Passkeys and sessions").click()
    devices = me.page.get_by_role("dialog", name="Passkeys and sessions")
    expect(devices).to_be_visible()
    me.page.go_back()
    expect(devices).to_be_hidden()
    expect(settings).to_be_visible()
    me.page.go_back()
    expect(settings).to_be_hidden()
    assert me.page.url.endswith("/")


def test_back_from_a_table_that_a_dialog_led_to_shows_the_page_before_it_without_the_dialog(visitor: Come) -> None:
    me = visitor()
    me.request_table("human", "random")
    me.page.goto("/")
    me.page.get_by_role("button", name="Your tables").click()
    me.page.get_by_role("dialog", name="Your tables").get_by_role("link").first.click()
    assert me.await_question()
    me.page.go_back()
    expect(me.page.get_by_role("button", name="Your tables")).to_be_visible()
    expect(me.page.get_by_role("dialog", name="Your tables")).to_be_hidden()


def test_back_closes_a_dialog_also_after_forward_led_to_another_that_was_closed(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    settings = me.page.get_by_role("dialog", name="Settings")
    for _ in range(2):
        me.page.get_by_role("button", name="Settings").click()
        expect(settings).to_be_visible()
        me.page.go_back()
        expect(settings).to_be_hidden()
        me.page.go_forward()
        me.page.wait_for_function("() => !history.state?.dialogs")


def test_back_closes_a_dialog_also_after_a_reload_while_one_was_open(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    settings = me.page.get_by_role("dialog", name="Settings")
    me.page.get_by_role("button", name="Settings").click()
    expect(settings).to_be_visible()
    me.page.reload()
    me.page.get_by_role("button", name="Settings").click()
    expect(settings).to_be_visible()
    me.page.go_back()
    expect(settings).to_be_hidden()
