"""Several people at a table: invitations, spectators, undo requests, absent players."""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import Locator, Route, expect

from gloaming.server.http.app import create_app
from tests.server.house import House

from .visitor import DESKTOP, DRAWN, PHONE, Visitor, await_person

Come = Callable[..., Visitor]

STAYS = """const later = window.setTimeout;
window.setTimeout = (what, after, ...more) => (after === 6000 ? 0 : later(what, after, ...more));"""
"""Messages stay until the next one."""

NOTE_VOICE = """window.voiced = [];
new MutationObserver(() => {
  const now = document.querySelector("[data-voice=polite]")?.textContent.trim();
  if (now && now !== window.voiced.at(-1)) window.voiced.push(now);
}).observe(document, { childList: true, subtree: true });"""
"""Records the announcements for screen readers, which replace each other."""


def test_a_friend_sits_down_by_a_link_whose_code_leaves_the_address(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    address = me.open_table("human", "human", seed=None)
    expect(me.page.get_by_role("status").filter(has_text="Waiting for Player 2")).to_be_visible()
    me.check_accessible(phone=True)
    link = me.invite(1)
    code = link.partition("#")[2]
    assert len(code) > 15
    assert "/join?game=dont-go-in-there#" in link or "/join#" in link
    me.check_accessible(phone=True)
    addresses: list[str] = []
    friend.page.on("request", lambda request: addresses.append(request.url))
    friend.page.goto(link)
    expect(friend.page.get_by_text("You are invited to play")).to_be_visible()
    expect(friend.page.get_by_role("heading", name="Don't Go In There")).to_be_visible()
    expect(friend.page.get_by_text(re.compile("2 players, 20.35 minutes"))).to_be_visible()
    friend.check_accessible(phone=True)
    friend.page.get_by_label("Display name").fill("Bob")
    friend.page.get_by_label("raven").check()
    friend.page.get_by_role("button", name="Join").click()
    friend.page.wait_for_url(f"**{address}")
    assert all(code not in any_address for any_address in addresses if "/api/" in any_address)
    me.await_update(lambda update: not update["lobby"])
    await_person((me, friend))
    assert friend.update["seat"] == 1
    friend.page.go_back()
    assert code not in friend.page.url


def test_whoever_sits_down_is_called_what_they_have_typed(visitor: Come) -> None:
    me, friend = visitor(), visitor(width=360, height=740)
    me.open_table("human", "human", seed=None)
    expect(me.page.get_by_text("Nothing is dealt yet.")).to_be_visible()
    expect(me.options).to_have_count(0)
    assert me.update["view"] == {}
    friend.page.goto(me.invite(1))
    expect(friend.page.get_by_role("button", name="Join")).to_be_in_viewport(ratio=1)
    friend.page.get_by_label("Display name").fill("Bob")
    friend.page.get_by_role("button", name="Join").click()
    friend.page.wait_for_url("**/table/*")
    me.await_update(lambda update: update["seats"][1]["called"] == "Bob")
    me.await_update(lambda update: not update["dice"]["mixing"])
    assert 1 in me.update["dice"]["taken"], "a player who joins by an invite adds to the dice"


def test_a_name_typed_before_the_server_has_said_who_one_is_counts(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    me.open_table("human", "human", seed=None)
    held: list[Route] = []
    friend.page.route(
        "**/api/me", lambda route: held.append(route) if route.request.method == "GET" else route.continue_()
    )
    friend.page.goto(me.invite(1))
    friend.page.get_by_label("Display name").fill("Bob")
    friend.page.get_by_role("button", name="Join").click()
    friend.await_some(held)  # Asked who one is.
    for route in held:
        route.continue_()
    friend.page.wait_for_url("**/table/*")
    me.await_update(lambda update: update["seats"][1]["called"] == "Bob")


def test_an_invitation_says_who_can_come_by_it(visitor: Come, page: None, monkeypatch: pytest.MonkeyPatch) -> None:
    me = visitor()
    me.open_table("human", "human", seed=None)
    assert me.invite(1).startswith(me.server)
    expect(me.page.get_by_text("Only this computer can open this link.")).to_be_visible()
    expect(me.page.locator("body")).not_to_contain_text("gloaming serve")
    monkeypatch.setattr("gloaming.server.http.app.reachable_hosts", lambda host: ["10.0.0.9", "10.0.0.8"])
    with closing(House(create_app(pause=0))) as house:
        me = visitor(at=house)
        me.open_table("human", "human", seed=None)
        link = me.invite(1)
        assert link.startswith(f"http://10.0.0.9:{house.port}/join?game=dont-go-in-there#")
        expect(me.page.get_by_role("img", name="QR code of the link for Player 2")).to_be_visible()
        me.page.get_by_text("The link does not open?").click()
        expect(me.page.get_by_text(f"http://10.0.0.8:{house.port}/join?game=dont-go-in-there#")).to_be_visible()
        me.check_accessible(phone=True)
        me.page.reload()
        expect(me.page.get_by_role("textbox", name="Link for Player 2")).to_have_value(link)
        me.page.close()


def test_people_are_greeted_and_say_set_phrases_that_can_be_muted(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    for person in (me, friend):
        person.page.add_init_script(STAYS)
    me.page.add_init_script(NOTE_VOICE)
    me.open_table("human", "human", seed=None)
    friend.page.request.post("/api/me", data={"name": "Bob", "mark": "moth"}, headers={"Origin": friend.server})
    friend.accept(me.invite(1))
    expect(me.page.locator(".spoken")).to_contain_text("Bob joined")
    board, said = me.page.locator(".play").bounding_box(), me.page.locator(".spoken .greets").bounding_box()
    assert board and said and board["x"] + board["width"] <= said["x"] + 1, "it covers nobody's place"
    me.page.wait_for_function("() => window.voiced.some((element) => element.includes('Bob joined at seat 2.'))")
    await_person((me, friend))
    friend.page.get_by_role("button", name="Say", exact=True).wait_for()
    friend.page.keyboard.press("s")
    phrase = friend.page.get_by_role("button", name="Well played.")
    friend.check_accessible(phone=True)
    phrase.press("Enter")
    expect(friend.page.get_by_role("dialog")).to_have_count(0)
    expect(me.page.locator(".spoken")).to_contain_text("Bob “Well played.”")
    expect(me.page.locator("[data-voice=polite]")).to_contain_text("Bob says: Well played.")
    expect(friend.page.locator(".spoken")).to_contain_text("“Well played.”")
    bubble, place = (me.page.locator(at).bounding_box() for at in ("[data-said='1']", "[data-place=seat-1]"))
    assert bubble is not None and place is not None
    assert abs(bubble["x"] - place["x"]) < 2
    assert 0 <= bubble["y"] - place["y"] < 20
    assert bubble["x"] + bubble["width"] <= place["x"] + place["width"] + 1
    me.page.set_viewport_size(PHONE)
    me.page.evaluate(DRAWN)
    friend.page.keyboard.press("s")
    friend.page.get_by_role("button", name="Don't go in there!").click()
    expect(me.page.locator("[data-said='1']")).to_contain_text("Don't go in there!")
    bubble, strip = (me.page.locator(at).bounding_box() for at in (".spoken", ".vitals"))
    assert bubble is not None and strip is not None
    assert bubble["y"] >= 0 and bubble["y"] + bubble["height"] <= strip["y"] + 1
    me.page.set_viewport_size(DESKTOP)
    me.page.get_by_role("button", name="Say", exact=True).click()
    me.page.get_by_role("checkbox", name="Bob").uncheck()
    me.page.get_by_role("button", name="Good luck to us all.").click()
    expect(friend.page.locator(".spoken")).to_contain_text("“Good luck to us all.”")
    friend.page.keyboard.press("s")
    friend.page.get_by_role("button", name="That was cruel.").click()
    expect(friend.page.locator(".spoken")).to_contain_text("“That was cruel.”")
    expect(me.page.locator("[data-voice=polite]")).not_to_contain_text("That was cruel.")
    assert "cruel" not in me.page.locator(".spoken").inner_text()
    me.page.reload()
    me.page.get_by_role("button", name="Say", exact=True).click()
    expect(me.page.get_by_role("checkbox", name="Bob")).not_to_be_checked()


def test_a_code_that_was_used_seats_nobody_else_and_says_so(visitor: Come) -> None:
    me, friend, late = visitor(), visitor(), visitor()
    me.open_table("human", "human", "human", seed=None)
    link = me.invite(1)
    friend.accept(link)
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_be_visible()
    assert late.page.url.endswith("/join")
    late.check_accessible(phone=True)
    late.page.get_by_label("Invitation link or code").fill(me.invite(2))
    late.page.get_by_role("button", name="Show invitation").click()
    late.page.get_by_role("button", name="Join").click()
    late.page.wait_for_url("**/table/*")
    late.await_update(lambda update: update.get("seat") == 2)
    assert len(late.complaints) == 1, late.complaints
    late.complaints.clear()


def test_a_table_closed_to_spectators_shows_them_nothing(visitor: Come) -> None:
    me, stranger = visitor(), visitor()
    me.page.goto("/")
    me.set_the_table("Don't Go In There").get_by_label("Allow spectators").uncheck()
    me.page.get_by_role("button", name="Start").click()
    me.await_question()
    stranger.page.goto(me.page.url)
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert stranger.page.locator(".piece").count() == 0
    assert stranger.update == {}
    stranger.check_accessible(phone=True)
    stranger.complaints.clear()


def undo(person: Visitor) -> Locator:
    """Return the undo section."""
    return person.page.get_by_role("region", name="Undo")


def two(come: Come, **more: Any) -> tuple[str, Visitor, Visitor]:
    """Return the address of a table with 2 people, the person to move, and the other."""
    me, friend = (come(motion="reduce", **more) for _ in range(2))
    address = me.open_table("human", "human", seed=None)
    me.seat_friend(friend)
    await_person((me, friend))
    return (address, me, friend) if me.update["waiting_for"] == 0 else (address, friend, me)


def test_undo_is_one_button_that_brings_the_question_back_and_the_focus_to_it(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random")
    me.await_question()
    offered, log = me.legal(), me.log()
    me.take(0)
    me.await_question()
    assert me.legal() != offered
    assert len(me.log()) > len(log)
    me.check_accessible(phone=True)
    undo(me).get_by_role("button", name="Undo", exact=True).press("Enter")
    expect(me.page.locator(".notice")).to_contain_text("The last choice was undone.")
    expect(me.question).to_be_focused()
    assert me.legal() == offered
    assert me.log() == log
    expect(undo(me)).to_have_count(0)


def test_an_undo_after_others_have_chosen_is_asked_for_refused_and_agreed_to(visitor: Come) -> None:
    _, first, second = two(visitor)
    number = first.update["seat"] + 1
    other = second.update["seat"] + 1
    offered = first.legal()
    first.take(0)
    assert second.await_question()
    second.take(second.options.count() - 1)
    assert await_person((first, second)) is not None
    ask = undo(first).get_by_role("button", name="Ask to undo")
    ask.click()
    expect(undo(first)).to_contain_text(f"You asked to undo the last choice. Waiting for Player {other}.")
    expect(undo(second)).to_contain_text(f"Player {number} asks to undo the last choice.")
    expect(second.page.locator("[data-voice=assertive]")).to_contain_text(f"Player {number} asks to undo")
    for person in (first, second):
        person.check_accessible(phone=True)
    undo(second).get_by_role("button", name="Decline").click()
    expect(second.question).to_be_focused()
    expect(first.page.locator(".notice")).to_contain_text("Your choice was not undone.")
    ask.click()
    undo(second).get_by_role("button", name="Agree").click()
    for person in (first, second):
        expect(person.page.locator(".notice")).to_contain_text("The last choice was undone.")
    assert first.await_question()
    assert first.legal() == offered


def test_a_person_long_away_is_stood_in_for_and_takes_the_seat_back(visitor: Come, page: None) -> None:
    with closing(House(create_app(pause=0, away=0.3))) as hasty:
        address, away, me = two(visitor, at=hasty)
        seat = away.update["seat"] + 1
        away.page.close()
        expect(me.page.get_by_role("heading", name=f"Player {seat} a person away")).to_be_visible()
        substitute = me.page.get_by_role("button", name=f"Let a bot play for Player {seat}")
        substitute.wait_for()
        me.check_accessible(phone=True)
        substitute.click()
        expect(me.page.get_by_role("heading", name=f"Player {seat} a substitute bot plays")).to_be_visible()
        assert me.await_question()
        expect(me.question).to_be_focused()
        back = away.another_tab()
        back.page.goto(address)
        back.page.get_by_text("A substitute bot is playing for you.").wait_for()
        back.check_accessible(phone=True)
        back.page.get_by_role("button", name="Take my seat back").click()
        expect(back.question).to_be_focused()
        expect(me.page.get_by_role("heading", name=f"Player {seat} a person")).to_be_visible()
        for person in (me, back):
            person.page.close()


def gather(me: Visitor, friend: Visitor) -> None:
    """Open a table with a lobby from the front page, and let a friend join it."""
    for person, name in ((me, "Wren"), (friend, "Moss")):
        person.page.request.post("/api/me", data={"name": name, "mark": ""}, headers={"Origin": person.server})
    me.page.goto("/")
    me.page.get_by_role("button", name="Invite friends").click()
    dialog = me.page.get_by_role("dialog", name="Play with friends")
    dialog.get_by_role("button", name="Don't Go In There").click()
    me.page.wait_for_url("**/table/*")
    friend.accept(me.page.get_by_role("textbox", name="Link for Player 2").input_value())


def test_two_people_meet_in_the_lobby_play_and_want_a_rematch(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    gather(me, friend)
    rows = me.page.locator("[data-seat]")
    expect(rows.nth(1)).to_contain_text("Moss")
    friend.page.get_by_role("button", name="How to play").last.click()
    expect(rows.nth(1)).to_contain_text("Reading the rules")
    friend.page.keyboard.press("Escape")
    expect(rows.nth(1)).to_contain_text("At the table")
    expect(friend.page.get_by_role("status").filter(has_text="Waiting for you and ")).to_be_visible()
    friend.page.get_by_role("textbox", name="Write to the table").fill("Is the Ring <b>good</b>?")
    friend.page.keyboard.press("Enter")
    expect(me.page.get_by_role("log")).to_contain_text("Moss Is the Ring <b>good</b>?")
    me.check_accessible(phone=True)
    assert me.update["view"] == {} and me.page.locator(".piece").count() == 0
    me.page.get_by_role("button", name="I am ready").click()
    expect(me.page.get_by_role("status").filter(has_text="Waiting for Moss")).to_be_visible()
    expect(friend.page.get_by_role("status").filter(has_text="Waiting for you")).to_be_visible()
    friend.page.get_by_role("button", name="I am ready").click()
    await_person((me, friend))
    assert set(me.update["dice"]["taken"]) == {0, 1}, "both have added to the dice"
    friend.page.get_by_role("button", name="Settings").click()
    friend.page.get_by_role("button", name="Resign").click()
    friend.page.get_by_role("button", name="Yes, resign").click()
    me.page.get_by_role("button", name="Rematch, seats swapped").click()
    me.page.get_by_text("Waiting for Moss").wait_for()
    assert me.update["seat"] == 1
    friend.page.get_by_role("link", name="Join the rematch").click()
    friend.page.get_by_role("button", name="I am ready").click()
    assert await_person((me, friend)) is not None
    assert friend.update["seat"] == 0


def test_lines_are_muted_reported_and_turned_off(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    gather(me, friend)
    write = friend.page.get_by_role("textbox", name="Write to the table")
    write.fill("You are doomed")
    write.press("Enter")
    log = me.page.get_by_role("log")
    expect(log).to_contain_text("You are doomed")
    me.page.get_by_role("button", name="Report or mute").click()
    me.page.get_by_role("button", name="Report: You are doomed").click()
    expect(me.page.get_by_text("Reported to the operator")).to_be_visible()
    me.page.get_by_role("button", name="Mute Moss").click()
    expect(log).to_have_count(0)
    me.page.get_by_role("button", name="Show Moss again").click()
    expect(log).to_contain_text("You are doomed")
    me.page.get_by_role("button", name="Chat: on").click()
    expect(friend.page.get_by_text("The host has turned off the chat.")).to_be_visible()
    expect(write).to_have_count(0)


def test_the_host_starts_with_a_bot_when_nobody_comes(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.page.get_by_role("button", name="Invite friends").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Don't Go In There").click()
    # An invite that is asked for after the match has started is refused.
    me.page.get_by_role("textbox", name="Link for Player 2").wait_for()
    me.page.get_by_role("button", name="Start with bots").click()
    assert me.await_question()
    assert [seat["kind"] for seat in me.update["seats"]] == ["human", "medium"]


def test_a_recent_player_is_invited_on_their_front_page(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    gather(me, friend)
    for person in (me, friend):
        person.page.get_by_role("button", name="I am ready").click()
    await_person((me, friend))
    friend.page.get_by_role("button", name="Settings").click()
    friend.page.get_by_role("button", name="Resign").click()
    friend.page.get_by_role("button", name="Yes, resign").click()
    me.await_update(lambda update: update["ended"])
    me.page.goto("/")
    me.page.get_by_role("button", name="Invite friends").click()
    me.page.get_by_role("dialog").get_by_role("button", name="Don't Go In There").click()
    me.page.get_by_role("button", name="Invite Moss again").click()
    expect(me.page.get_by_text("The invite waits on their front page.")).to_be_visible()
    friend.page.goto("/")
    call = friend.page.get_by_role("region", name="Invite", exact=True)
    expect(call).to_contain_text("Wren invites you to Don't Go In There.")
    friend.check_accessible(phone=True)
    call.get_by_role("button", name="Join").click()
    friend.page.wait_for_url("**/table/*")
    expect(me.page.locator("[data-seat]").nth(1)).to_contain_text("Moss")


def test_on_a_phone_an_invite_brings_its_link_into_sight(visitor: Come) -> None:
    me = visitor(width=360, height=640)
    me.open_table("human", "human", "human", seed=None, lobby=True)
    me.page.get_by_role("button", name="Invite Player 2").click()
    link = me.page.get_by_role("textbox", name="Link for Player 2")
    expect(link).to_be_in_viewport()
    ready = me.page.get_by_role("button", name="I am ready").locator("xpath=..")
    box, bar = link.bounding_box(), ready.bounding_box()
    assert box and bar and box["y"] + box["height"] <= bar["y"]
    assert bar["height"] <= 110
