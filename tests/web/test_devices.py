"""Account settings: other devices, passkeys, signing out, deleting all data."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import CDPSession, Locator, expect

from tests.server.house import House

from .conftest import Served
from .visitor import ALL_SIZES, Visitor

Come = Callable[..., Visitor]


def devices(visitor: Visitor) -> Locator:
    visitor.page.get_by_role("button", name="Settings").click()
    return visitor.page.get_by_role("group", name="Account")


def test_a_person_moves_to_a_phone_by_a_link_and_deletes_everything(visitor: Come) -> None:
    me, phone = visitor(), visitor(width=360, height=740)
    me.request_table("human", "random")
    me.page.goto("/")
    panel = devices(me)
    panel.get_by_role("button", name="Add another device").click()
    link = panel.get_by_role("textbox").input_value()
    me.photograph("devices", accessible=True, sizes=ALL_SIZES)
    phone.page.goto(link)
    sign_in = phone.page.get_by_role("button", name="Sign in here")
    sign_in.wait_for()
    phone.photograph("move", accessible=True, sizes=ALL_SIZES)
    sign_in.click()
    expect(phone.page.get_by_text("This browser is now signed in")).to_be_visible()
    assert "#" not in phone.page.url
    phone.page.get_by_role("link", name="To your tables").click()
    expect(phone.page.get_by_role("button", name="Your tables")).to_be_visible()
    panel = devices(phone)
    panel.get_by_role("button", name="Sign out").click()
    expect(panel.get_by_text("This browser will forget your account.")).to_be_visible()
    panel.get_by_role("button", name="Yes, sign out").click()
    expect(phone.page.get_by_role("button", name="Play ").first).to_be_visible()
    expect(phone.page.get_by_role("button", name="Your tables")).to_have_count(0)
    panel = me.page.get_by_role("group", name="Account")
    panel.get_by_role("button", name="Delete my data").click()
    panel.get_by_role("button", name="Yes, delete everything").click()
    expect(me.page.get_by_role("button", name="Your tables")).to_have_count(0)


def test_a_link_says_whose_it_is_before_anyone_signs_in(visitor: Come) -> None:
    me, phone, late = visitor(), visitor(width=360, height=740), visitor()
    me.page.request.post("/api/me", data={"name": "Ann", "mark": "cat"}, headers={"Origin": me.server})
    me.page.goto("/")
    panel = devices(me)
    panel.get_by_role("button", name="Add another device").click()
    link = panel.get_by_role("textbox").input_value()
    phone.page.route("**/api/me/transfer/owner", lambda route: route.abort(), times=1)
    phone.page.goto(link)
    expect(phone.page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    phone.complaints.clear()  # the browser's own, about the lost request
    phone.page.get_by_role("button", name="Try again").click()
    expect(
        phone.page.get_by_text("This link signs this browser in as Ann, with Ann's tables and results.")
    ).to_be_visible()
    expect(phone.page.get_by_text("Continue only if you made this link yourself.")).to_be_visible()
    phone.photograph("move-named", accessible=True, sizes=ALL_SIZES)
    phone.page.get_by_role("button", name="Sign in as Ann").click()
    expect(
        phone.page.get_by_text("This browser is now signed in as Ann, with your tables and results.")
    ).to_be_visible()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text(
        "This link has already been used, or is older than 10 minutes. Make a new one"
    )
    expect(late.page.get_by_role("button")).to_have_count(0)
    late.complaints.clear()  # the browser's own, about a response with status 404


def at_home(served: House) -> Served:
    """The same server by host name: browsers do not allow passkeys for IP addresses."""

    class ByName:
        address = f"http://localhost:{served.port}"

    return ByName()


def key_ring(visitor: Visitor) -> CDPSession:
    """Chromium's virtual authenticator, which accepts every request."""
    session = visitor.page.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session


def press(visitor: Visitor, name: str) -> None:
    """Press a button by the keyboard."""
    button = visitor.page.get_by_role("button", name=name, exact=True)
    button.focus()
    expect(button).to_be_focused()
    visitor.page.keyboard.press("Enter")


def test_a_person_keeps_a_passkey_signs_out_and_comes_back_by_it(visitor: Come, house: House) -> None:
    me = visitor(at=at_home(house))
    key_ring(me)
    me.request_table("human", "random")
    me.page.goto("/")
    devices(me)
    press(me, "Passkeys and sessions")
    dialog = me.page.get_by_role("dialog", name="Passkeys and sessions")
    dialog.get_by_label("Passkey name").fill("My phone")
    me.page.keyboard.press("Enter")
    expect(dialog.get_by_role("status").filter(has_text="Passkey “My phone” added.")).to_be_visible()
    expect(dialog.get_by_text("Chrome on Linux")).to_be_visible()
    dialog.get_by_label("Passkey name").fill("Another")
    me.page.keyboard.press("Enter")
    expect(dialog.get_by_role("alert")).to_have_text("This device already has one of your passkeys.")
    me.page.keyboard.press("Escape")
    press(me, "Sign out")
    press(me, "Yes, sign out")
    expect(me.page.get_by_role("button", name="Your tables")).to_have_count(0)
    press(me, "Sign in")
    press(me, "Sign in with a passkey")
    expect(me.page.get_by_role("button", name="Your tables")).to_be_visible()
    devices(me)
    press(me, "Passkeys and sessions")
    expect(dialog.get_by_text("last used just now")).to_be_visible()
    me.photograph("passkeys", accessible=True, sizes=ALL_SIZES)  # the key ring is of no more use after that
    press(me, "Remove the passkey My phone")
    expect(dialog.get_by_role("status").filter(has_text="removed. Your device may still list it")).to_be_visible()
    expect(dialog.get_by_text("My phone", exact=True)).to_have_count(0)


def test_who_comes_back_is_told_how(visitor: Come, house: House) -> None:
    me = visitor(at=at_home(house))
    me.page.goto("/")
    press(me, "Sign in")
    expect(me.page.get_by_role("button", name="Sign in with a passkey")).to_be_visible()
    me.photograph("sign-in", accessible=True, sizes=ALL_SIZES)


def test_another_browser_is_signed_out_and_its_table_says_so(visitor: Come, house: House) -> None:
    me, other = visitor(), visitor()
    address = me.request_table("human", "random")
    me.page.goto("/")
    panel = devices(me)
    panel.get_by_role("button", name="Add another device").click()
    other.page.goto(panel.get_by_role("textbox").input_value())
    other.page.get_by_role("button", name="Sign in here").click()
    expect(other.page.get_by_text("This browser is now signed in")).to_be_visible()
    other.page.goto(address)
    assert other.await_question()
    press(me, "Passkeys and sessions")
    dialog = me.page.get_by_role("dialog", name="Passkeys and sessions")
    expect(dialog.get_by_text("Passkeys need a host name instead of an IP address")).to_be_visible()
    expect(dialog.get_by_role("link", name=f"http://localhost:{house.port}/")).to_be_visible()
    expect(dialog.get_by_role("button", name="Add a passkey")).to_have_count(0)
    me.photograph("signed-in", accessible=True, sizes=ALL_SIZES)
    press(me, "Sign out all others")
    expect(dialog.get_by_text("All other sessions were signed out.")).to_be_visible()
    expect(other.page.get_by_role("main").get_by_text("This browser has been signed out.")).to_be_visible()
