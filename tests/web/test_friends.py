"""People at one table: invited by a link, looking on, asking to undo, away."""

from __future__ import annotations

import json
from collections.abc import Callable

from playwright.sync_api import WebSocketRoute, expect

from .visitor import Visitor

Come = Callable[..., Visitor]


def test_a_friend_sits_down_by_a_link_whose_code_leaves_the_address(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    address = me.open_table("human", "human", seed=None)
    me.check_accessible()
    link = me.invite(1)
    code = link.partition("#")[2]
    assert len(code) > 15
    assert "/join#" in link
    me.check_accessible()
    addresses: list[str] = []
    friend.page.on("request", lambda request: addresses.append(request.url))
    friend.page.goto(link)
    friend.page.wait_for_url(f"**{address}")
    expect(friend.page.get_by_role("heading", name="Player 2 you")).to_be_visible()
    assert all(code not in one for one in addresses if "/api/" in one)
    expect(me.page.get_by_label("Seats")).to_have_count(0)
    assert friend.sitting["seat"] == 1
    friend.page.go_back()
    assert code not in friend.page.url


def test_a_code_that_was_used_seats_nobody_else_and_says_so(visitor: Come) -> None:
    me, friend, late = visitor(), visitor(), visitor()
    me.open_table("human", "human", "human", seed=None)
    link = me.invite(1)
    friend.page.goto(link)
    friend.page.wait_for_url("**/table/*")
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_be_visible()
    assert late.page.url.endswith("/join")
    late.check_accessible()
    late.page.get_by_label("Code or link").fill(me.invite(2))
    late.page.get_by_role("button", name="Sit down").click()
    late.page.wait_for_url("**/table/*")
    expect(late.page.get_by_role("heading", name="Player 3 you")).to_be_visible()
    assert len(late.complaints) == 1
    late.complaints.clear()


def test_a_table_closed_to_onlookers_shows_them_nothing(visitor: Come) -> None:
    me, stranger = visitor(), visitor()
    me.page.goto("/")
    me.page.get_by_text("Set the table").click()
    me.page.get_by_label("Others may look on").uncheck()
    me.page.get_by_role("button", name="Start").click()
    me.await_question()
    stranger.page.goto(me.page.url)
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert stranger.page.locator(".piece").count() == 0
    assert stranger.sitting == {}
    stranger.check_accessible()
    stranger.complaints.clear()


def told(visitor: Visitor, **more: object) -> list[dict[str, object]]:
    """From now on the server's Sittings come with other fields. Returns what the page sends besides choices."""
    sent: list[dict[str, object]] = []

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def to_page(text: str | bytes) -> None:
            message = json.loads(text)
            page_side.send(json.dumps({**message, **more} if message["type"] == "sitting" else message))

        def to_server(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] in ("take-back", "consent", "stand-in", "return"):
                sent.append(message)
                page_side.send(json.dumps({"type": "answer", "id": message["id"], "status": "taken", "reason": ""}))
            else:
                server_side.send(text)

        server_side.on_message(to_page)
        page_side.on_message(to_server)

    visitor.page.route_web_socket("**/socket", between)
    return sent


def test_undo_is_one_button_and_leads_the_focus_back_to_the_question(visitor: Come) -> None:
    me = visitor()
    sent = told(me, undo={"seat": 0, "free": True, "asked": False, "agreed": [], "needed": []})
    me.open_table("human", "random")
    me.await_question()
    me.page.get_by_role("button", name="Undo", exact=True).press("Enter")
    expect(me.question).to_be_focused()
    assert [message["type"] for message in sent] == ["take-back"]
    me.check_accessible()


def test_an_undo_that_others_must_agree_to_says_so_before_and_while_it_waits(visitor: Come) -> None:
    for asked, words in ((False, "Ask to undo"), (True, "You ask to take back the last choice; Player 2 can agree.")):
        me = visitor()
        needed = [1] if asked else []
        told(me, undo={"seat": 0, "free": False, "asked": asked, "agreed": [], "needed": needed})
        me.open_table("human", "random")
        me.await_question()
        expect(me.page.get_by_role("region", name="Undo")).to_contain_text(words)
        assert me.page.get_by_role("button", name="Agree").count() == 0


def test_who_is_asked_for_an_undo_agrees_or_refuses(visitor: Come) -> None:
    for word, agree in (("Agree", True), ("Refuse", False)):
        me = visitor()
        sent = told(me, undo={"seat": 1, "free": False, "asked": True, "agreed": [], "needed": [0]})
        me.open_table("human", "random")
        me.await_question()
        question = me.page.get_by_role("region", name="Undo")
        expect(question).to_contain_text("Player 2 asks to take back the last choice.")
        me.check_accessible()
        question.get_by_role("button", name=word).click()
        expect(me.question).to_be_focused()
        assert [(message["type"], message["agree"]) for message in sent] == [("consent", agree)]


def test_a_person_long_away_can_be_stood_in_for_and_comes_back(visitor: Come) -> None:
    here = {"kind": "human", "taken": True, "you": False, "present": True, "replaceable": False, "stand_in": False}
    mine, away = {**here, "name": "Player 1", "you": True}, {**here, "name": "Player 2", "present": False}
    me, back = visitor(), visitor()
    sent = told(me, seats=[mine, {**away, "replaceable": True}])
    me.open_table("human", "random")
    me.await_question()
    expect(me.page.get_by_role("heading", name="Player 2 a person away")).to_be_visible()
    me.check_accessible()
    me.page.get_by_role("button", name="Let a bot play for Player 2").click()
    expect(me.question).to_be_focused()
    assert [(message["type"], message["seat"]) for message in sent] == [("stand-in", 1)]
    sent = told(back, seats=[{**mine, "stand_in": True}, away])
    back.open_table("human", "random")
    back.page.get_by_role("button", name="Take my seat back").click()
    expect(back.question).to_be_focused()
    assert [message["type"] for message in sent] == ["return"]
