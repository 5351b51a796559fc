"""Browsers without cookies, which the server needs to identify a player."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import expect
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gloaming.server.http.app import create_app
from tests.server.house import House

from .visitor import Visitor

Come = Callable[..., Visitor]

NEEDED = "Gloaming needs one to know which seat is yours: allow cookies for"


class NoCookies:
    """Drops the cookies that an application sets, as some extensions and proxies do."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything else on."""

        async def stripped(message: Message) -> None:
            if "headers" in message:
                message["headers"] = [(name, value) for name, value in message["headers"] if name != b"set-cookie"]
            await send(message)

        await self._app(scope, receive, stripped)


@pytest.fixture
def stripping(page: None) -> Iterator[House]:
    """A server whose cookies never arrive."""
    app = create_app(pause=0)
    app.add_middleware(NoCookies)
    with closing(House(app)) as opened:
        yield opened


def block_cookies(person: Visitor) -> None:
    """Block cookies in a visitor's browser, as its settings do."""
    person.page.context.new_cdp_session(person.page).send("Emulation.setDocumentCookieDisabled", {"disabled": True})


@pytest.mark.parametrize("door", ["Play now", "First match"])
def test_who_blocks_cookies_learns_before_a_table_is_opened_that_they_are_needed(
    visitor: Come, house: House, door: str
) -> None:
    me = visitor()
    block_cookies(me)
    me.page.goto("/")
    asked: list[str] = []
    me.page.on("request", lambda request: asked.append(request.url) if request.method == "POST" else None)
    me.press_more(door, "Don't Go In There")
    expect(me.page.get_by_role("alert")).to_contain_text(f"{NEEDED} 127.0.0.1:{house.port}")
    assert asked == []
    assert me.page.url.endswith("/")
    me.check_accessible(phone=True)


def test_an_invitation_is_not_spent_by_who_blocks_cookies(visitor: Come) -> None:
    host, guest = visitor(), visitor()
    host.open_table("human", "human", seed=None)
    link = host.invite(1)
    block_cookies(guest)
    guest.page.goto(link)
    guest.page.get_by_role("button", name="Join").click()
    expect(guest.page.get_by_role("alert")).to_contain_text(NEEDED)
    friend = visitor()
    friend.accept(link)


def test_cookies_that_are_lost_on_their_way_are_noticed_when_a_table_is_opened(visitor: Come, stripping: House) -> None:
    me = visitor(at=stripping)
    me.page.goto("/")
    me.press_more("Play now", "Don't Go In There")
    expect(me.page.get_by_role("alert")).to_contain_text(NEEDED)
    assert me.page.url.endswith("/")
