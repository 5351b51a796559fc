"""The workshop: cards made by mouse and by keyboard, drafts, faults at their fields, versions, links and matches."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from .visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]

TABLET = {"width": 820, "height": 1180}

CARDS = [
    ("dont-go-in-there", "Card type"),
    ("fatal-frame", "Ghost"),
    ("final-girl", "Action card"),
    ("follow-your-fear", "Spirit"),
    ("ghost-hunter", "Item"),
]
"""For each game, a kind of entry."""

STILL = "Date.now = () => 1_800_000_000_000;"
"""What is typed into a field is one step of undo, regardless of the typing speed."""


def open_workshop(me: Visitor, game: str) -> None:
    """Open the editor for a new pack."""
    me.page.goto(f"/workshop/{game}")
    me.page.get_by_role("heading", name="In the box").wait_for()
    me.page.get_by_role("button", name=re.compile("^Copy and change ")).first.wait_for()


def copy(me: Visitor, name: str) -> None:
    """Copy an entry of the box and wait until its form and card are there."""
    me.page.get_by_label("Search the box").fill(name)
    me.page.get_by_role("button", name=f"Copy and change {name}", exact=True).first.click()
    expect(field(me, "Name")).to_be_focused()


def field(me: Visitor, label: str) -> Locator:
    """The control of a field of the open entry."""
    return me.page.locator("form").get_by_label(label, exact=True).first


def await_ready(me: Visitor) -> None:
    """Wait until the draft has been checked and can be played."""
    expect(me.page.locator(".state")).to_contain_text(re.compile("Ready to play|^Saved"))


def start_match(me: Visitor) -> None:
    """Open a table with the pack from the dialog."""
    await_ready(me)
    me.page.get_by_role("button", name="Play", exact=True).click()
    me.page.get_by_role("dialog", name="Play").get_by_role("button", name="Start", exact=True).click()
    me.page.wait_for_url("**/table/*")


@pytest.mark.parametrize(("game", "singular"), CARDS)
def test_a_new_card_is_named_drawn_and_played_by_mouse(visitor: Come, game: str, singular: str) -> None:
    me = visitor()
    open_workshop(me, game)
    me.page.get_by_role("button", name="+ New").click()
    me.page.get_by_role("list", name="New entry").get_by_role("button", name=f"New {singular}", exact=True).click()
    field(me, "Name").fill("Lantern of Dusk")
    expect(me.page.get_by_role("region", name="The card")).to_contain_text("Lantern of Dusk")
    await_ready(me)
    me.check_accessible()
    start_match(me)
    assert me.await_question()
    packs = me.page.request.get(f"/api/tables/{me.page.url.rpartition('/')[2]}/packs").json()
    assert "lantern-of-dusk" in [change["id"] for change in packs[0]["changes"]]


def test_a_card_is_made_and_played_by_keyboard(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    keys = me.page.keyboard
    me.page.get_by_label("Search the box").focus()
    keys.type("walk")
    me.page.get_by_role("button", name="Copy and change Walk", exact=True).focus()
    keys.press("Enter")
    expect(field(me, "Name")).to_be_focused()
    keys.type("Run for it")
    me.page.get_by_role("button", name="Cost: one more").focus()
    keys.press("Space")
    add = me.page.locator("form").get_by_role("button", name=re.compile("^\\+ Add an effect")).first
    add.focus()
    keys.press("Enter")
    menu = me.page.get_by_role("dialog", name="What happens?")
    menu.get_by_role("button").nth(1).focus()
    keys.press("Enter")
    expect(menu).to_be_hidden()
    await_ready(me)
    me.page.get_by_role("button", name="Play", exact=True).focus()
    keys.press("Enter")
    me.page.get_by_role("dialog", name="Play").get_by_role("button", name="Start", exact=True).focus()
    keys.press("Enter")
    me.page.wait_for_url("**/table/*")
    assert me.await_question()


def test_undo_takes_back_what_was_typed_in_one_step(visitor: Come) -> None:
    me = visitor()
    me.page.add_init_script(STILL)
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    me.page.keyboard.type("Run for it")
    expect(field(me, "Name")).to_have_value("Run for it")
    me.page.keyboard.press("Control+z")
    expect(field(me, "Name")).to_have_value("New Walk")
    me.page.keyboard.press("Control+Shift+Z")
    expect(field(me, "Name")).to_have_value("Run for it")
    me.page.get_by_role("button", name="Undo").click()
    me.page.get_by_role("button", name="Undo").click()
    expect(me.page.get_by_text("Empty. Copy an entry")).to_be_visible()
    me.page.get_by_role("button", name="Play", exact=True).focus()
    me.page.keyboard.press("Enter")
    expect(me.page.get_by_role("dialog", name="Problems")).to_contain_text("The pack is empty.")


def test_undo_in_a_search_concerns_only_the_search(visitor: Come) -> None:
    me = visitor()
    me.page.add_init_script(STILL)
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    me.page.keyboard.type("Run for it")
    me.page.locator("form").get_by_role("button", name=re.compile("^\\+ Add an effect")).first.click()
    menu = me.page.get_by_role("dialog", name="What happens?")
    for search in (menu.get_by_label("Search"), me.page.get_by_label("Search the box")):
        search.fill("")
        search.press_sequentially("axe")
        expect(search).to_be_focused()
        search.press("Control+z")
        expect(search).not_to_have_value("axe")
        expect(field(me, "Name")).to_have_value("Run for it")
        if menu.is_visible():
            menu.get_by_role("button", name="Close").click()
            expect(menu).to_be_hidden()
    field(me, "Name").press("Control+z")
    expect(field(me, "Name")).to_have_value("New Walk")


def test_words_of_a_choice_are_explained(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "follow-your-fear")
    me.page.get_by_label("Kind", exact=True).select_option("Spirits")
    me.page.get_by_role("button", name=re.compile("^Copy and change ")).first.click()
    kind = field(me, "Kind")
    expect(kind.locator("option").first).to_have_text("Deck: in the decks of its type")
    expect(me.page.get_by_text("In the decks of its type.")).to_be_visible()
    kind.select_option("guide")
    meaning = me.page.get_by_text("Among the Spirit Guides, of which each player takes 1.")
    expect(meaning).to_be_visible()
    assert meaning.get_attribute("id") in (kind.get_attribute("aria-describedby") or "").split()
    me.check_accessible()


def test_a_copied_fear_brings_its_cards_which_follow_its_name(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "follow-your-fear")
    me.page.get_by_label("Kind", exact=True).select_option("Fears")
    me.page.get_by_role("button", name=re.compile("^Copy and change ")).first.click()
    expect(field(me, "Name")).to_be_focused()
    me.page.keyboard.type("The Deep")
    expect(me.page.get_by_role("region", name="The card")).to_contain_text("The Deep")
    await_ready(me)


def test_drafts_survive_a_reload_and_wait_in_the_workshop(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    me.page.keyboard.type("Run for it")
    me.page.get_by_label("Title of the pack").fill("Night Moves")
    me.page.reload()
    expect(me.page.get_by_label("Title of the pack")).to_have_value("Night Moves")
    me.page.get_by_role("button", name="Edit Run for it").click()
    expect(field(me, "Name")).to_have_value("Run for it")
    open_workshop(me, "fatal-frame")
    me.page.get_by_label("Title of the pack").fill("Second")
    me.page.goto("/workshop")
    shelf = me.page.get_by_role("region", name="Your packs")
    expect(shelf.get_by_role("button", name="Second Fatal Frame")).to_be_visible()
    me.check_accessible(phone=True)
    shelf.get_by_role("button", name="Night Moves").first.click()
    expect(me.page.get_by_label("Title of the pack")).to_have_value("Night Moves")


def test_a_fault_appears_at_its_field_and_leads_there(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    cost = field(me, "Cost")
    cost.fill("99")
    wrong = me.page.locator("form .fault")
    expect(wrong).to_have_count(1)
    expect(cost).to_have_attribute("aria-invalid", "true")
    described = cost.get_attribute("aria-describedby") or ""
    assert (wrong.get_attribute("id") or "") in described.split()
    me.check_accessible()
    me.page.get_by_role("button", name="1 problem").click()
    me.page.get_by_role("dialog", name="Problems").get_by_role("button", name="New Walk").click()
    expect(cost).to_be_focused()
    me.page.keyboard.press("Control+z")
    expect(wrong).to_have_count(0)
    await_ready(me)


def test_effects_are_chosen_from_a_menu_and_reordered(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    lines = me.page.get_by_role("group", name="2 successes", exact=True)
    verbs = lines.locator("[data-verb]")
    before = verbs.all_inner_texts()
    lines.get_by_role("button", name=re.compile("^\\+ Add an effect")).click()
    menu = me.page.get_by_role("dialog", name="What happens?")
    menu.get_by_role("searchbox").fill("heal")
    menu.get_by_role("button", name=re.compile("^Heal")).first.click()
    expect(verbs).to_have_count(len(before) + 1)
    added = verbs.last.inner_text()
    expect(verbs.last).to_be_focused()
    me.page.keyboard.press("Alt+ArrowUp")
    expect(verbs.nth(len(before) - 1)).to_have_text(added)
    await_ready(me)
    expect(lines.locator(".said").first).to_be_visible()
    expect(me.page.get_by_role("region", name="The card")).to_contain_text(re.compile("heal|health", re.IGNORECASE))


def test_changes_name_each_field_before_and_after(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    me.page.get_by_label("Search the box").fill("Walk")
    me.page.get_by_role("button", name="Replace in my pack: Walk", exact=True).click()
    me.page.get_by_role("button", name="Cost: one more").click()
    await_ready(me)
    me.page.get_by_role("button", name="Changes (1)").click()
    row = me.page.get_by_role("dialog", name="Changes").get_by_role("row").nth(1)
    expect(row).to_have_text(re.compile(r"Cost\s*0\s*1"))
    me.check_accessible()


def test_a_friend_sees_plays_and_copies_a_shared_pack(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    open_workshop(me, "follow-your-fear")
    copy(me, "Ember Fox")
    me.page.keyboard.type("Ash Fox")
    me.page.get_by_label("Title of the pack").fill("Foxes")
    await_ready(me)
    me.page.get_by_role("button", name="Save", exact=True).click()
    me.page.get_by_label("What has changed? (optional)").fill("First")
    me.page.get_by_role("button", name="Save pack").click()
    me.page.wait_for_url("**/workshop/pack/*")
    me.page.get_by_role("button", name="Share", exact=True).click()
    me.page.get_by_role("button", name="Share by link").click()
    link = me.page.get_by_role("textbox", name="Link").input_value()
    friend.page.goto(link)
    expect(friend.page.get_by_role("heading", name="Foxes")).to_be_visible()
    expect(friend.page.locator(".cards")).to_contain_text("Ash Fox")
    expect(friend.page.get_by_role("button", name="Save")).to_have_count(0)
    friend.check_accessible(phone=True)
    friend.page.get_by_role("button", name="Copy to my packs").click()
    expect(friend.page.get_by_label("Title of the pack")).to_have_value("Foxes (copy)")
    friend.page.goto(link)
    friend.page.get_by_role("button", name="Play", exact=True).click()
    friend.page.get_by_role("button", name="Start", exact=True).click()
    friend.page.wait_for_url("**/table/*")
    assert friend.await_question()


def test_another_browser_that_saved_first_is_not_overwritten_unasked(visitor: Come) -> None:
    me = visitor()
    open_workshop(me, "final-girl")
    copy(me, "Walk")
    await_ready(me)
    me.page.get_by_role("button", name="Save", exact=True).click()
    me.page.get_by_role("button", name="Save pack").click()
    me.page.wait_for_url("**/workshop/pack/*")
    other = me.another_tab()
    other.page.goto(me.page.url)
    other.page.get_by_role("button", name="Edit New Walk").click()
    for tab, title in ((me, "Mine"), (other, "Theirs")):
        tab.page.get_by_label("Title of the pack").fill(title)
        await_ready(tab)
        tab.page.get_by_role("button", name="Save", exact=True).click()
        tab.page.get_by_role("button", name="Save new version").click()
        if tab is me:
            expect(me.page.get_by_role("dialog", name="Save")).to_be_hidden()
    expect(other.page.get_by_role("alert")).to_contain_text("version 2")
    other.complaints.clear()  # the browser reports the answer 409
    other.page.get_by_role("button", name="Save mine as version 3").click()
    expect(other.page.get_by_role("dialog", name="Save")).to_be_hidden()
    other.page.locator("summary", has_text="More").first.click()
    other.page.get_by_role("button", name="Versions (3)").click()
    other.page.get_by_role("button", name="Open version 2").click()
    expect(other.page.get_by_label("Title of the pack")).to_have_value("Mine")


def test_people_see_the_cards_of_a_pack_before_they_join(visitor: Come) -> None:
    me, friend = visitor(), visitor()
    open_workshop(me, "follow-your-fear")
    copy(me, "Ember Fox")
    me.page.keyboard.type("Ash Fox")
    await_ready(me)
    me.page.get_by_role("button", name="Play", exact=True).click()
    dialog = me.page.get_by_role("dialog", name="Play")
    dialog.get_by_label("Seats").select_option("2 players")
    dialog.get_by_label("Player 2").select_option("A friend, by invite")
    dialog.get_by_role("button", name="Open lobby").click()
    me.page.wait_for_url("**/table/*")
    friend.page.goto(me.invite(1))
    friend.page.get_by_role("button", name="See the cards of the pack").click()
    expect(friend.page.get_by_role("dialog", name="Packs of this table")).to_contain_text("Ash Fox")
    friend.check_accessible()


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE], ids=["desktop", "tablet", "phone"])
def test_the_workshop_fits_every_screen(visitor: Come, size: dict[str, int]) -> None:
    me = visitor(size["width"], size["height"])
    me.page.goto("/workshop")
    me.page.get_by_role("link", name="Final Girl").wait_for()
    me.check_width()
    me.check_accessible()
    open_workshop(me, "final-girl")
    me.check_width()
    me.check_accessible()
    copy(me, "Walk")
    await_ready(me)
    me.check_width()
    me.check_accessible()
