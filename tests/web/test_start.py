"""The start page."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from .visitor import DESKTOP, DRAWN, PHONE, TABLET, Visitor

Come = Callable[..., Visitor]


def set_the_table(person: Visitor) -> Locator:
    """Go to the start page and open the form of its game. Returns the form."""
    person.page.goto("/")
    return person.set_the_table("Don't Go In There")


def test_the_start_page_names_the_game_its_seats_and_its_minutes(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    game = me.page.get_by_role("article", name="Don't Go In There")
    expect(game.get_by_text(re.compile("2.5 players, 20.35 min"))).to_be_visible()


def test_one_click_starts_a_match_against_medium_bots(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.press_more("Play now", "Don't Go In There")
    assert me.await_question()
    assert [seat["kind"] for seat in me.update["seats"]] == ["human", "medium", "medium"]
    assert me.update["dice"]["taken"] == [0], "who plays adds to the dice"


def test_bots_are_one_list_from_the_weakest_and_each_says_how_it_plays(visitor: Come) -> None:
    me = visitor()
    seat = set_the_table(me).get_by_label("Player 2")
    expect(seat.locator("option")).to_have_text(
        ["A person", "Bot: Random", "Bot: Easy", "Bot: Medium", "Bot: Hard", "Bot: Hardest"]
    )
    seat.select_option("easy")
    described = me.page.locator("#" + str(seat.get_attribute("aria-describedby")))
    expect(described).not_to_be_empty()


def test_a_bot_of_a_level_can_be_given_a_style_which_shows_at_the_table(visitor: Come) -> None:
    me = visitor()
    card = set_the_table(me)
    card.get_by_label("Seats").select_option("2")
    style = card.get_by_label("Style of seat 2")
    expect(style.locator("option")).to_have_text(["Plain", "Careful", "Reckless"])
    card.get_by_label("Player 2").select_option("random")
    expect(style).to_have_count(0)
    card.get_by_label("Player 2").select_option("easy")
    style.select_option("careful")
    expect(card.get_by_text("Careful: avoids ghosts")).to_be_visible()
    me.check_accessible(phone=True)
    me.page.get_by_role("button", name="Start").click()
    me.page.wait_for_url("**/table/*")
    assert me.await_question()
    assert [seat["kind"] for seat in me.update["seats"]] == ["human", "easy:careful"]
    heading = me.page.get_by_role("heading", name="Player 2 (Easy careful)")
    expect(heading.locator("svg")).to_have_count(2)
    assert str(heading.get_attribute("title")).startswith("Easy careful: avoids ghosts")


def test_set_up_options_chosen_on_the_start_page_hold_at_the_table(visitor: Come) -> None:
    me = visitor()
    page = me.page
    card = set_the_table(me)
    card.get_by_label("Seats").select_option("2")
    card.get_by_label("Player 2").select_option("random")
    card.get_by_text("Setup options").click()
    chosen = ["Clock", "Holy Water", "Mirror", "Ring", "Twin"]
    for name in chosen:
        page.get_by_label(name, exact=True).check()
    page.get_by_label("Room board 1").select_option("nursery")
    page.get_by_label("Meeples").fill("7")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    assert me.await_question()
    view = me.update["view"]
    assert view["types"] == ["clock", "holy-water", "mirror", "ring", "twin"]
    assert view["boards"][0]["room"] == "nursery"
    assert view["meeples"] == 7


def test_too_few_card_types_are_named_before_the_table_opens(visitor: Come) -> None:
    me = visitor()
    set_the_table(me).get_by_text("Setup options").click()
    me.page.get_by_label("Ring").check()
    me.page.get_by_role("button", name="Start").click()
    error = "Card types: choose 6, or none for a random selection. Chosen: 1."
    expect(me.page.get_by_role("alert")).to_contain_text(error)
    assert me.page.url.endswith("/")


def test_my_tables_lead_back_to_a_match_in_progress(visitor: Come) -> None:
    me = visitor()
    address = me.open_table("human", "random")
    me.await_question()
    me.page.get_by_role("link", name="Gloaming").click()
    me.page.get_by_role("button", name="Your tables").click()
    mine = me.page.get_by_role("dialog", name="Your tables")
    expect(mine.get_by_role("heading", name="In progress")).to_be_visible()
    entry = mine.get_by_role("listitem").filter(has_text="your turn")
    expect(entry).to_contain_text("you (1) and Player 2 (Random)")
    expect(entry).to_contain_text("created by you, just now")
    mine.get_by_role("link", name="Don't Go In There").click()
    me.page.wait_for_url(f"**{address}")
    assert me.await_question()


def test_my_tables_keep_what_has_ended_apart_and_wait_for_nobody_there(visitor: Come) -> None:
    me = visitor()
    me.open_table("random", "random")
    me.page.locator(".result").wait_for()
    me.page.get_by_role("link", name="Gloaming").click()
    me.page.get_by_role("button", name="Your tables").click()
    mine = me.page.get_by_role("dialog", name="Your tables")
    expect(mine.get_by_role("heading", name="Finished")).to_be_visible()
    expect(mine.get_by_role("heading", name="In progress")).to_have_count(0)
    expect(mine).not_to_contain_text("your turn")
    mine.get_by_role("link", name="Don't Go In There").click()
    me.page.locator(".result").wait_for()


def test_the_back_button_leaves_the_table(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.press_more("Play now", "Don't Go In There")
    me.await_question()
    me.page.go_back()
    expect(me.page.get_by_role("button", name=re.compile("^(Play |Continue: )")).first).to_be_visible()
    expect(me.page).to_have_title("Gloaming")


@pytest.mark.parametrize("size", [DESKTOP, TABLET], ids=lambda size: str(size["width"]))
def test_five_games_are_seen_at_once_on_a_laptop(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    me.page.goto("/")
    expect(me.page.get_by_role("article")).to_have_count(5)
    me.page.evaluate(DRAWN)
    assert me.page.evaluate("document.documentElement.scrollHeight") <= size["height"]
    pictures = me.page.locator("article img").evaluate_all("(all) => all.map((element) => element.clientHeight)")
    assert min(pictures) >= 52, "what a game looks like is seen too"
    me.check_accessible(phone=True)
    me.check_width()


def test_a_newcomer_is_drawn_to_the_first_match_and_whoever_has_played_it_to_a_match(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    start = me.page.get_by_role("region", name="Start")
    expect(start).to_contain_text("New here?")
    expect(me.page.locator(".front .main")).to_have_count(1)
    me.page.get_by_role("button", name="Play Don't Go In There").click()
    me.page.get_by_role("region", name="Guide").wait_for()
    me.page.goto("/")
    me.page.evaluate("localStorage.setItem('gloaming.learned', '[\"fatal-frame/first-match\"]')")
    me.page.reload()
    expect(me.page.get_by_text("New here?")).to_have_count(0)
    me.page.get_by_role("button", name="Play Fatal Frame").click()
    assert me.await_question()
    assert [seat["kind"] for seat in me.update["seats"]] == ["human", "medium", "medium"]


def test_a_match_in_progress_is_the_first_thing_on_the_front_page(visitor: Come) -> None:
    me = visitor()
    address = me.open_table("human", "random")
    me.await_question()
    me.page.goto("/")
    first = me.page.get_by_role("region", name="Continue")
    expect(first).to_contain_text("Don't Go In There, your turn")
    expect(me.page.get_by_role("button", name="Sign in")).to_be_visible()
    me.check_accessible(phone=True)
    first.get_by_role("button", name="Continue").click()
    me.page.wait_for_url(f"**{address}")
    me.page.goto("/")
    me.page.get_by_role("button", name="Continue: Don't Go In There").click()
    me.page.wait_for_url(f"**{address}")


def test_play_opens_a_table_as_set_last(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    me.page.evaluate("localStorage.setItem('gloaming.learned', '[\"dont-go-in-there/first-match\"]')")
    me.page.reload()
    form = me.set_the_table("Don't Go In There")
    form.get_by_label("Seats").select_option("2")
    form.get_by_label("Player 2").select_option("random")
    form.get_by_role("button", name="Start").click()
    me.await_question()
    while me.await_question():
        me.take(0)
    me.page.goto("/")
    me.page.get_by_role("button", name="Play Don't Go In There").click()
    assert me.await_question()
    assert [seat["kind"] for seat in me.update["seats"]] == ["human", "random"]


def test_a_scenario_is_chosen_by_its_title(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    form = me.set_the_table("Ghost Hunter 13")
    scenario = form.get_by_label("Scenario")
    expect(scenario.locator("option")).to_have_count(13)
    scenario.select_option(label="3: Four Walls till Morning")
    expect(form.get_by_text("Medium: plays fairly well")).to_have_count(1)
    me.check_accessible(phone=True)
    me.page.set_viewport_size(PHONE)
    me.page.evaluate(DRAWN)
    boxes = scenario.bounding_box(), form.bounding_box()
    assert boxes[0] and boxes[1] and boxes[0]["width"] > 0.85 * boxes[1]["width"], "its title is read whole"
    form.get_by_role("button", name="Start").click()
    me.page.wait_for_url("**/table/*")
    me.await_question()
    assert me.update["view"]["title"] == "Four Walls till Morning"


ROOM = """(select) => {
  const alone = select.cloneNode();
  alone.style.cssText = "position: absolute; width: max-content; max-width: none";
  alone.append(select.selectedOptions[0].cloneNode(true));
  select.after(alone);
  const wanted = alone.offsetWidth;
  alone.remove();
  return select.offsetWidth - wanted;
}"""


def test_the_form_says_that_the_fear_is_chosen_at_the_table_and_what_is_left_to_chance(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    form = me.set_the_table("Follow Your Fear")
    form.get_by_text("Setup options").click()
    expect(form.get_by_label("Fear").locator("option").first).to_have_text("At the table")
    me.page.goto("/")
    form = me.set_the_table("Final Girl")
    form.get_by_text("Setup options").click()
    expect(form.get_by_label("Final Girl").locator("option").first).to_have_text("At random")


@pytest.mark.parametrize("title", ["Follow Your Fear", "Final Girl", "Ghost Hunter 13"])
def test_what_is_chosen_at_first_is_read_whole_on_a_phone(visitor: Come, title: str) -> None:
    me = visitor(**PHONE)
    me.page.goto("/")
    form = me.set_the_table(title)
    form.get_by_text("Setup options").click()
    me.page.evaluate(DRAWN)
    for choice in form.locator(".seat select, details select").all():
        assert choice.evaluate(ROOM) >= 0, choice.get_attribute("id")


def test_one_seat_is_one_player(visitor: Come) -> None:
    me = visitor()
    me.page.goto("/")
    seats = me.set_the_table("Ghost Hunter 13").get_by_label("Seats").locator("option")
    expect(seats).to_have_text(["1 player", "2 players", "3 players", "4 players", "5 players"])
