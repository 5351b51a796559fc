"""From a new entry in the workshop to the end of a match with it, by mouse and by keyboard."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, expect

from .test_options import PATIENT
from .test_workshop import CARDS, Come, await_ready, copy, field, open_workshop
from .visitor import Visitor, play_unseen

SHORTEST = {"follow-your-fear": ("Rounds", "5"), "dont-go-in-there": ("Meeples", "4")}
"""For some games, the number that makes matches as short as possible."""


def create(me: Visitor, singular: str, name: str) -> None:
    """Make a new entry with the mouse and name it."""
    me.page.get_by_role("button", name="+ New").click()
    me.page.get_by_role("list", name="New entry").get_by_role("button", name=f"New {singular}", exact=True).click()
    field(me, "Name").fill(name)


def open_play(me: Visitor) -> Locator:
    """Open the dialog that starts a match with the draft."""
    await_ready(me)
    me.page.get_by_role("button", name="Play", exact=True).click()
    dialog = me.page.get_by_role("dialog", name="Play")
    dialog.get_by_role("button", name="Start", exact=True).wait_for()
    return dialog


def hold_checks(me: Visitor) -> list[Route]:
    """Hold back the checks of drafts from now on. The list collects them."""
    held: list[Route] = []
    me.page.route("**/api/workshop/check", lambda route: held.append(route))
    return held


def release(me: Visitor, held: list[Route]) -> None:
    """Let the last check pass once it was sent."""
    me.await_some(held)
    held[-1].continue_()


def set_short(dialog: Locator, game: str) -> None:
    """Choose few seats, bots that think for a short time, and the shortest match."""
    seats = dialog.get_by_label("Seats")
    if seats.count():
        seats.select_option(index=0)
    if dialog.get_by_label("Player 2").count():
        dialog.get_by_label("Player 2").select_option("random")
    if game in SHORTEST:
        label, number = SHORTEST[game]
        dialog.get_by_text("Setup options").click()
        dialog.get_by_role("spinbutton", name=re.compile(label, re.IGNORECASE)).fill(number)


def with_mouse(me: Visitor, option: int) -> None:
    """Click the button of an option."""
    me.take(option)


def with_keys(me: Visitor, option: int) -> None:
    """Type the number of an option, with Enter if another figure could follow. The page must be PATIENT."""
    before = me.asked
    for figure in me.key(option):
        me.page.keyboard.press(figure)
    if me.page.locator(".typed").count():
        me.page.keyboard.press("Enter")
    me.await_answer(before)


def play_to_the_end(me: Visitor, answer: Callable[[Visitor, int], None] = with_mouse, most: int = 40) -> None:
    """Choose options at random until the result is shown.

    most: the number of choices in the page; a longer match continues without the page, which is faster.
    """
    me.page.wait_for_url("**/table/*")
    address = me.page.url
    chance = random.Random(8)
    for _ in range(most):
        if not me.await_question():
            break
        answer(me, chance.randrange(len(me.legal())))
    else:
        assert not play_unseen([me], address, lambda now: chance.randrange(len(now["prompt"]["options"])))
        me.page.goto(address)
    expect(me.page.locator("#result")).to_be_visible()
    me.await_update(lambda update: update.get("reason"))
    expect(me.page.locator("#result")).to_have_text(me.update["reason"])


def check_pack(me: Visitor, id: str) -> None:
    """Check that the table plays with the new entry."""
    packs = me.page.request.get(f"/api/tables/{me.page.url.rpartition('/')[2]}/packs").json()
    assert id in [change["id"] for change in packs[0]["changes"]]


@pytest.mark.parametrize(("game", "singular"), CARDS)
def test_a_new_card_is_played_to_the_end_of_a_match_by_mouse(visitor: Come, game: str, singular: str) -> None:
    me = visitor()
    open_workshop(me, game)
    create(me, singular, "Lantern of Dusk")
    dialog = open_play(me)
    set_short(dialog, game)
    dialog.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(me)
    check_pack(me, "lantern-of-dusk")


@pytest.mark.parametrize(("game", "singular"), [CARDS[0], CARDS[2]])
def test_a_new_card_is_played_to_the_end_of_a_match_by_keyboard(visitor: Come, game: str, singular: str) -> None:
    me = visitor()
    me.page.add_init_script(PATIENT)
    open_workshop(me, game)
    keys = me.page.keyboard
    me.page.get_by_role("button", name="+ New").focus()
    keys.press("Enter")
    me.page.get_by_role("button", name=f"New {singular}", exact=True).first.focus()
    keys.press("Enter")
    expect(field(me, "Name")).to_be_focused()
    keys.type("Lantern of Dusk")
    await_ready(me)
    me.page.get_by_role("button", name="Play", exact=True).focus()
    keys.press("Enter")
    start = me.page.get_by_role("dialog", name="Play").get_by_role("button", name="Start", exact=True)
    start.focus()
    keys.press("Enter")
    play_to_the_end(me, with_keys, 60)
    check_pack(me, "lantern-of-dusk")


def test_a_new_scenario_is_played_to_its_end(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "ghost-hunter")
    me.page.get_by_label("Search the box").fill("The Mansion with 1000 Rooms")
    me.page.get_by_role("button", name="Copy and change The Mansion with 1000 Rooms", exact=True).click()
    field(me, "Title").fill("The House on the Dyke")
    me.page.locator("form .said").first.click()
    me.page.get_by_role("button", name="Copy rule 1", exact=True).click()
    me.page.get_by_role("button", name="Remove rule 2", exact=True).click()
    dialog = open_play(me)
    expect(dialog.get_by_label("Scenario")).to_have_value("14")
    set_short(dialog, "ghost-hunter")
    dialog.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(me)
    check_pack(me, "the-house-on-the-dyke")


def test_play_waits_until_the_draft_has_been_checked(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    me.page.get_by_label("Kind", exact=True).select_option("location")
    copy(me, "Camp Happy Trails")
    await_ready(me)
    held = hold_checks(me)
    field(me, "Name").fill("The Drowned Camp")
    me.page.get_by_role("button", name="Play", exact=True).click()
    dialog = me.page.get_by_role("dialog", name="Play")
    expect(dialog).to_contain_text("Checking the pack…")
    release(me, held)
    expect(dialog.get_by_label("Location")).to_have_value("the-drowned-camp")
    expect(dialog).not_to_contain_text("Checking the pack…")


def test_play_shows_the_problems_that_the_check_finds(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    await_ready(me)
    held = hold_checks(me)
    field(me, "Name").fill("")
    me.page.get_by_role("button", name="Play", exact=True).click()
    expect(me.page.get_by_role("dialog", name="Play")).to_contain_text("Checking the pack…")
    release(me, held)
    expect(me.page.get_by_role("dialog", name="Problems")).to_contain_text("Name: A name needs at least one letter.")


def test_a_new_location_is_played_to_the_end(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    me.page.get_by_label("Kind", exact=True).select_option("location")
    copy(me, "Camp Happy Trails")
    field(me, "Name").fill("The Drowned Camp")
    me.page.locator("form").get_by_role("button", name="Add space").click()
    space = me.page.locator("form").get_by_role("group", name="Space ")
    space.get_by_label("Name", exact=True).fill("Old Mill")
    me.page.keyboard.press("Tab")
    space.get_by_role("combobox", name="Connect to").select_option(index=1)
    space.get_by_role("button", name="Connect", exact=True).click()
    dialog = open_play(me)
    expect(dialog.get_by_label("Location")).to_have_value("the-drowned-camp")
    dialog.get_by_role("button", name="Start", exact=True).click()
    play_to_the_end(me)
    check_pack(me, "the-drowned-camp")
