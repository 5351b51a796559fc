"""The table: reasons, rules, shortcuts, announcements, lost connections."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute, expect

from gloaming.server.http.app import create_app
from tests.server.house import House

from .visitor import Visitor, await_person, play_unseen

Come = Callable[..., Visitor]

BOTS = ("random", "random")

SOCKET = "**/socket"

NOTE_BANNERS = """window.banners = [];
new MutationObserver(() => {
  const now = document.querySelector(".banner")?.textContent;
  if (now && now !== window.banners.at(-1)) window.banners.push(now);
}).observe(document, { childList: true, subtree: true });"""
"""Records the connection messages."""


def test_reloading_in_the_middle_of_a_choice_keeps_the_question(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    me.take(0)
    me.await_question()
    before = me.legal()
    me.page.reload()
    me.await_question()
    assert me.legal() == before
    me.check_controls()


def test_a_piece_that_may_not_be_chosen_says_why_and_names_the_clause(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    me.take(0)
    me.await_question()
    board, space = next(
        (number, space)
        for number, board in enumerate(me.update["view"]["boards"])
        for space, seat in enumerate(board["spaces"])
        if seat is not None
    )
    seat = me.update["view"]["boards"][board]["spaces"][space]
    before = me.asked
    me.page.locator(f"[data-piece='space-{board}-{space}']").click()
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text(f"Player {seat + 1} stands on this space.")
    rule = notice.get_by_role("button", name="Rule: Place a meeple")
    expect(rule).to_have_attribute("title", "DG-PLACE-1")
    rule.click()
    expect(me.page.get_by_role("dialog", name="Rules")).to_be_visible()
    expect(me.page.locator(".clause.here")).to_have_attribute("title", "DG-PLACE-1")
    expect(me.page.locator(".clause.here")).not_to_contain_text("DG-PLACE-1")
    assert me.asked == before


def test_a_hint_compares_what_a_bot_would_do_with_the_second_best_and_is_counted(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    before = me.asked
    me.page.get_by_role("button", name="Hint", exact=True).press("Enter")
    notice = me.page.locator(".notice")
    expect(notice).to_contain_text(
        re.compile(r"A bot would choose: .*\. [\d.]+ ghosts instead of .*\. Second best: .*[^.]\.(?!\.)")
    )
    me.check_accessible()
    assert me.asked == before
    me.await_update(lambda update: sum(update["hints"]) == 1)
    assert me.page.locator("[data-option]").first.get_attribute("title")


def test_the_pieces_of_a_hint_are_ringed_until_it_is_hidden(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    me.page.get_by_role("button", name="Hint", exact=True).press("Enter")
    expect(me.page.locator(".notice")).to_contain_text(re.compile("A bot would choose: [A-Z]"))
    ringed = me.page.locator("[data-region=board] [data-pointed=first]")
    expect(ringed).not_to_have_count(0)
    me.page.locator(".notice").get_by_role("button", name="Hide").click()
    expect(ringed).to_have_count(0)


def test_the_keyboard_can_ask_why_not_as_the_mouse_can(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    me.open_list()
    me.page.get_by_role("button", name="Why not?").press("Enter")
    pieces = me.page.get_by_label("Piece or place")
    pieces.wait_for()
    label = next(name for name in pieces.locator("option").all_text_contents() if " card: " in name)
    pieces.select_option(label=label)
    me.page.get_by_role("button", name="Ask", exact=True).press("Enter")
    expect(me.page.locator(".notice")).to_contain_text("Cards are taken when their room is resolved")
    me.take(0)
    assert me.await_question()
    me.open_list()
    expect(me.page.get_by_role("button", name="Why not?")).to_have_attribute("aria-expanded", "false")
    expect(pieces).to_have_count(0)


def test_the_rules_open_at_the_clause_of_the_question_and_can_be_searched(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    me.open_list()
    me.page.get_by_role("button", name="Rule: Place a meeple").click()
    rules = me.page.get_by_role("dialog", name="Rules")
    expect(rules.locator(".clause.here")).to_be_focused()
    expect(rules.locator(".clause.here")).to_be_in_viewport()
    me.check_accessible()
    me.page.get_by_label("Search the rules").fill("mirror")
    expect(rules.locator(".clause").first).to_contain_text("Mirror")
    assert 0 < rules.locator(".clause").count() < 20
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_be_hidden()
    expect(me.page.get_by_role("button", name="Rule: Place a meeple")).to_be_focused()


def test_a_question_mark_shows_the_keys_and_single_keys_can_be_turned_off(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS)
    me.await_question()
    me.page.keyboard.press("?")
    keys = me.page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(keys.locator("dt").nth(1)).to_be_visible()
    assert keys.locator("dt").all_inner_texts()[:2] == ["1 \N{EN DASH} 99", "0"], "the continue option has its own key"
    keys.get_by_label("Enable single-key shortcuts").uncheck()
    me.page.keyboard.press("Escape")
    before = me.asked
    me.page.keyboard.press("1")
    me.page.wait_for_timeout(200)
    assert me.asked == before
    me.page.reload()
    me.await_question()
    me.page.keyboard.press("?")
    expect(keys).to_be_hidden()


def test_your_turn_is_called_and_events_are_told_without_moving_the_focus(visitor: Come) -> None:
    me, other = visitor(), visitor()
    me.open_table("human", "human")
    me.seat_friend(other)
    await_person((me, other))
    first, second = (me, other) if me.update["waiting_for"] == 0 else (other, me)
    rules = second.page.get_by_role("button", name="Rules")
    rules.focus()
    first.await_question()
    first.take(0)
    second.await_question()
    expect(second.page.locator("[data-voice=assertive]")).to_have_text("Your turn. Place a meeple")
    expect(second.page.locator("[data-voice=polite]")).to_contain_text("places a meeple in the")
    expect(rules).to_be_focused()
    expect(first.question).to_be_focused()
    expect(first.question).to_contain_text("to move: “Place a meeple”")


@pytest.mark.parametrize(
    ("game", "title"), [("dont-go-in-there", "Don't Go In There"), ("follow-your-fear", "Follow Your Fear")]
)
def test_who_is_asked_in_the_turn_of_another_is_not_told_that_it_is_theirs(
    visitor: Come, game: str, title: str
) -> None:
    me = visitor()
    address = me.open_table("human", "random", game=game, seed=0)
    assert me.await_question()
    expect(me.question).to_contain_text("Your turn: ")

    def in_ones_own_turn(update: dict[str, Any]) -> int | None:
        return 0 if update["view"]["turn"] == update["view"]["seat"] else None

    assert play_unseen([me], address, in_ones_own_turn)
    me.page.goto(address)
    expect(me.question).to_contain_text("You choose: ")
    expect(me.page).to_have_title(re.compile(f"^You choose .* {title}"))
    expect(me.page.locator("[data-voice=assertive]")).to_have_text(f"You choose. {me.update['prompt']['prompt']}")


def test_a_choice_without_an_answer_is_sent_again_under_the_same_id(visitor: Come) -> None:
    me = visitor()
    heard: list[tuple[str, int]] = []
    sockets = 0

    def between(page_side: WebSocketRoute) -> None:
        nonlocal sockets
        sockets += 1
        number = sockets
        server_side = page_side.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "choose":
                heard.append((message["id"], number))
                if number == 1:
                    page_side.close(code=1012)
                    server_side.close()
                    return
            server_side.send(text)

        page_side.on_message(pass_on)

    me.page.route_web_socket(SOCKET, between)
    me.page.add_init_script(NOTE_BANNERS)
    me.open_table("human", *BOTS)
    me.await_question()
    log = me.page.locator(".log li")
    before = log.count()
    me.reveal(0).click()
    me.page.wait_for_function("() => window.banners.includes('Connection lost, reconnecting…')")
    expect(log.nth(before)).to_be_attached()
    expect(me.page.locator(".banner")).to_have_count(0)
    me.await_question()
    assert [number for _, number in heard] == [1, 2]
    assert heard[0][0] == heard[1][0]


def test_a_table_that_was_dropped_says_so_instead_of_reconnecting_for_ever(visitor: Come) -> None:
    with closing(House(create_app(pause=0, most_tables=1))) as small:
        me, other = visitor(at=small), visitor(at=small)
        me.open_table("random", "random")
        me.page.locator(".result").wait_for()
        other.open_table("human", "random")
        expect(me.page.locator(".banner")).to_contain_text("There is no such table")
        me.await_some(me.complaints)
        me.page.wait_for_timeout(1500)
        assert len(me.complaints) <= 3
        assert all("404" in complaint for complaint in me.complaints)
        me.leave()
        other.page.close()


def test_a_stale_choice_is_said_to_have_done_nothing(visitor: Come) -> None:
    me = visitor()

    def between(page_side: WebSocketRoute) -> None:
        server_side = page_side.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if message["type"] == "choose":
                message["rqid"] -= 1
            server_side.send(json.dumps(message))

        page_side.on_message(pass_on)

    me.page.route_web_socket(SOCKET, between)
    me.open_table("human", *BOTS)
    me.await_question()
    labels = me.offered()
    me.reveal(0).click()
    expect(me.page.locator(".notice")).to_contain_text("That question is no longer open. Nothing was changed.")
    expect(me.page.locator(".prompt[aria-busy=false]")).to_be_visible()
    assert me.offered() == labels


def test_an_spectator_sees_the_table_but_no_question(visitor: Come) -> None:
    me, spectator = visitor(), visitor()
    address = me.open_table("human", *BOTS)
    me.await_question()
    spectator.page.goto(address)
    expect(spectator.page.get_by_label("Seats")).to_have_text("You are a spectator. Hidden cards stay hidden.")
    expect(spectator.question).to_contain_text("Player 1 to move: “Place a meeple”")
    spectator.check_accessible()
    spectator.page.locator("[data-piece]").first.click()
    spectator.page.keyboard.press("1")
    assert me.await_question()
    assert spectator.options.count() == 0
    assert spectator.update["seat"] is spectator.update["prompt"] is None
    assert spectator.page.get_by_text("ghosts hidden").count() == 3


def test_an_address_without_a_table_says_so(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/table/nowhere")
    expect(me.page.get_by_role("alert")).to_contain_text("There is no such table")
    me.check_accessible(phone=True)
    assert any("404" in complaint for complaint in me.complaints)
    me.complaints.clear()


def test_a_table_of_bots_is_watched_to_its_result(visitor: Come) -> None:
    me = visitor()
    me.open_table("random", "random")
    me.page.locator(".result").wait_for()
    assert me.options.count() == 0


def test_nothing_scrolls_sideways_on_a_phone_at_any_kind_of_question(visitor: Come) -> None:
    me = visitor(360, 740)
    me.open_table("human", *BOTS, seed=11, options={"board-2": "hallway", "board-3": "secret-passage"})
    asked = set()
    for _ in range(12):
        assert me.await_question()
        asked.add(me.update["question"])
        me.check_width()
        expect(me.question).to_be_in_viewport()
        expect(me.reveal(0)).to_be_in_viewport()
        me.take(0)
    assert {"place a meeple", "take a Cursed card"} <= {label.rpartition(": ")[2] for label in asked} | {
        label[:1].lower() + label[1:] for label in asked
    }


def test_a_secret_card_that_one_has_seen_is_marked(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", *BOTS, seed=2, options={"board-3": "secret-passage"})
    me.await_question()
    cards = me.page.get_by_label("Cards above the Secret Passage, from the left").get_by_role("listitem")
    expect(cards.nth(2)).to_contain_text("Face down")
    label = next(any_label for any_label in me.legal() if any_label.startswith("Secret Passage"))
    me.take(me.legal().index(label))
    me.await_question()
    expect(cards.nth(2)).to_contain_text("Face down. ")
    expect(cards.nth(2)).to_contain_text(re.compile("Seen by you and Player|Only you have seen it"))


def test_a_die_on_the_board_is_clicked_to_turn_it(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", seed=5, options={"board-2": "hallway"})
    me.play_until("Change one die?", prefer="Hallway")
    rolled = me.update["view"]["resolving"]["rolled"]
    me.check_controls()
    before = me.asked
    me.page.get_by_label("The dice").get_by_role("listitem").nth(0).click()
    me.await_answer(before)
    expect(me.page.locator(".log")).to_contain_text(
        f"You turn {'a ghost into a blank' if rolled[0] else 'a blank into a ghost'}."
    )


def test_a_type_in_ones_tableau_is_clicked_to_name_it(visitor: Come) -> None:
    me = visitor()
    me.open_table("human", "random", seed=5, options={"types": ["tome", "mask", "cat", "portrait", "mirror"]})
    me.play_until("Name a card type to dispel", prefer="Take Tome")
    me.check_controls()
    before = me.asked
    chosen = me.update["prompt"]["options"][0]["pieces"][0]
    me.page.locator(f"[data-piece='{chosen}']").click()
    me.await_answer(before)
    name = chosen.removeprefix("type-").title()
    expect(me.page.locator(".log")).to_contain_text(f"You use the Tomes and name {name}.")


def test_reduced_motion_stops_every_transition(visitor: Come) -> None:
    still, moving = visitor(motion="reduce"), visitor(motion="no-preference")
    lasting = "() => getComputedStyle(document.querySelector('button.main')).transitionDuration"
    durations = []
    for person in (still, moving):
        person.page.goto("/")
        person.page.get_by_role("button", name="Play Don't Go In There").wait_for()
        durations.append(person.page.evaluate(lasting))
    assert durations[0] == "0s"
    assert durations[1] != "0s"


def test_the_policy_lets_nothing_inline_run(visitor: Come) -> None:
    me = visitor()
    response = me.page.goto("/")
    assert response is not None
    policy = response.headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy


def test_on_a_low_phone_nothing_covers_the_result_that_a_spectator_sees(visitor: Come) -> None:
    me, other = visitor(), visitor(width=844, height=390, touch=True)
    address = me.request_table("human", "random")
    play_unseen([me], address, lambda now: 0)
    other.page.goto(address)
    other.page.get_by_role("button", name="Match analysis").click(trial=True)
    expect(other.page.get_by_text("You are a spectator.")).to_have_count(0)
