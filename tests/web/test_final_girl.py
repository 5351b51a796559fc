"""Final Girl at the page: alone at the table, from the front page to the end."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize, expect

from gloaming.games.final_girl.packs import BOX

from .test_learn import begin
from .test_look import COUNT_FLYING
from .test_options import LEAST_INLINE, LEAST_TARGET, PATIENT, SMALL, SMALL_LINES
from .visitor import DESKTOP, DRAWN, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

GAME = "final-girl"

SETUPS = {setup.id: setup.of for setup in BOX.setups}

MOST_STEPS = 500

MINOR_FIRST = 9
"""A deal whose first Terror card is a Minor Dark Power."""

EAGER = ("Save", "Take the reward", "Play Search", "Play Sprint", "Play Walk")


def open_table(person: Visitor, seed: int = 3, **options: str) -> str:
    """Open a table of the game. Returns its address."""
    return person.request_table("human", game=GAME, seed=seed, options=options)


def join_table(person: Visitor, seed: int = 3, **options: str) -> None:
    """Open a table of the game and go to it."""
    person.page.goto(open_table(person, seed, **options))


def idle(person: Visitor) -> int:
    """Choose the last option, as a player who gives up."""
    return person.options.count() - 1


def check_result(person: Visitor) -> None:
    """Check the result text and the numbers of saved and dead Victims."""
    view = person.update["view"]
    expect(person.page.locator("#result")).to_have_text(person.update["reason"])
    for word, number in (("Saved", view["saved"]), ("Dead", view["dead"])):
        expect(person.page.locator(".end dl > div").filter(has_text=word).locator("b").first).to_have_text(str(number))
    assert person.page.get_by_text("Player 1").count() == 0


def test_a_whole_match_is_played_with_the_mouse_alone_from_the_front_page(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    me.fix_deals(3)  # in a few other deals, one who gives up lives no longer than 12 choices
    page.goto("/")
    card = page.get_by_role("article", name="Final Girl")
    expect(card.get_by_text("Solo")).to_be_visible()
    me.press_more("Play now", "Final Girl")
    chance = random.Random(2)
    steps = 0
    while me.await_question() and steps < MOST_STEPS:
        before = me.asked
        options = me.update["prompt"]["options"]
        lit = page.locator("[data-region=board] .piece.open, [data-region=hand] .piece.open")
        offered = sorted(set(lit.evaluate_all("(all) => all.map((element) => element.dataset.piece)")))
        piece = chance.choice(offered) if offered and steps <= 40 and steps % 2 else ""
        numbers = [at for at, option in enumerate(options) if piece in option["pieces"]]
        if steps > 40 or len(numbers) != 1:
            me.take(idle(me))
        else:
            page.locator(f'[data-piece="{piece}"]:visible').first.click()
        me.await_answer(before)
        steps += 1
    assert steps > 12
    check_result(me)
    me.check_accessible()
    former = page.url
    page.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != former)
    assert me.await_question()


def test_a_whole_match_is_played_with_the_keyboard_alone(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    page.add_init_script(PATIENT)
    join_table(me, 4)
    steps = 0
    while me.await_question() and steps < MOST_STEPS:
        before = me.asked
        count = me.options.count()
        for figure in me.key(count - 1):
            page.keyboard.press(figure)
        me.await_answer(before)
        expect(page.locator("#question, #result")).to_be_focused()
        steps += 1
    assert steps > 8
    check_result(me)


def test_a_night_is_chosen_from_the_shelf(visitor: Come) -> None:
    me = visitor(motion="reduce")
    page = me.page
    page.goto("/")
    me.press_more("Choose a night", "Final Girl")
    shelf = page.get_by_role("dialog", name="Choose a night")
    for group, choice in (("Killer", "The Whipper-In"), ("Location", "Harrowcell Priory"), ("Final Girl", "Bronagh")):
        shelf.get_by_role("group", name=group).get_by_role("radio", name=choice).check()
    shelf.get_by_label("Setup card").select_option("work-hour")
    shelf.get_by_label("Difficulty").select_option("extreme")
    shelf.get_by_role("button", name="Start the night").click()
    assert me.await_question()
    view = me.update["view"]
    assert (view["killer"]["id"], view["location"]) == ("the-whipper-in", "harrowcell-priory")
    assert (view["player"]["girl"], view["player"]["extreme"], view["setup"]) == ("bronagh", True, "work-hour")
    expect(page.get_by_role("list", name="Minions")).to_contain_text(f"{len(view['minions'])} on map")


def test_a_click_on_the_card_that_lies_on_a_deck_chooses_the_deck(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me, 40)
    while me.await_question() and not me.update["prompt"]["prompt"].endswith("of which deck?"):
        me.take(idle(me))
    before = me.asked
    option = me.update["prompt"]["options"][0]
    me.page.locator(f'.deck[data-piece="{option["pieces"][0]}"] [data-piece^="item-"]').click()
    me.await_answer(before)
    expect(me.page.get_by_text("This cannot be chosen now.")).to_have_count(0)


def test_tab_comes_to_one_space_of_the_map_and_the_arrows_to_the_others(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    spaces = me.page.get_by_role("list", name="Spaces").get_by_role("img")
    expect(spaces).to_have_count(18)
    assert spaces.evaluate_all("(all) => all.filter((element) => element.tabIndex === 0).length") == 1
    spaces.nth(0).focus()
    me.page.keyboard.press("ArrowRight")
    expect(spaces.nth(1)).to_be_focused()
    text = str(spaces.nth(1).get_attribute("aria-label"))
    assert text.startswith("Cabins, a Search space, on the water.")
    assert "Panic leads to North-west Woods (3 or 4) and North Path (5 or 6)." in text


@pytest.mark.parametrize("setup", SETUPS)
def test_a_match_from_each_setup_card_reaches_its_end(visitor: Come, setup: str) -> None:
    me = visitor(motion="reduce")
    join_table(me, 6, location=SETUPS[setup], setup=setup, ties="worst")
    assert me.await_question()
    assert me.update["view"]["setup"] == setup
    assert sum(space["victims"] for space in me.update["view"]["spaces"]) >= 8
    steps = 0
    while me.await_question() and steps < MOST_STEPS:
        if steps < 6:
            me.check_controls()
        me.take(idle(me))
        steps += 1
    check_result(me)


@pytest.mark.parametrize("width", [1280, 360])
def test_every_target_is_large_enough_for_a_finger_and_nothing_scrolls_sideways(visitor: Come, width: int) -> None:
    me = visitor(width, 740, motion="reduce")
    join_table(me)
    for _ in range(8):
        assert me.await_question()
        assert me.page.evaluate(SMALL, LEAST_TARGET) == []
        assert me.page.evaluate(SMALL_LINES, LEAST_INLINE) == []
        me.check_width()
        me.take(0)


def test_map_killer_hand_and_vitals_are_in_sight_together_on_a_laptop(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    for name in ("Camp Happy Trails", "Hans the Butcher", "Decks", "Hand: 6 cards"):
        box = me.page.get_by_role("region", name=name, exact=True).bounding_box()
        assert box is not None
        assert box["y"] >= 0, name
        assert box["y"] + box["height"] <= 800, name
    vitals = me.page.locator("[data-part=vitals]")
    expect(vitals).to_contain_text("Goal: kill Hans the Butcher")
    expect(vitals).to_contain_text("12 health left")
    expect(vitals).to_contain_text("you roll 2 dice")


def test_the_phase_is_named_for_those_who_see_and_those_who_hear(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    seen: set[str] = set()
    steps = 0
    while len(seen) < 2 and me.await_question() and steps < 60:
        now = me.page.locator("[aria-label^='Phases'] [aria-current=step]")
        expect(now).to_contain_text(me.update["view"]["phase"].removesuffix(" phase"))
        expect(now).to_contain_text("phase, now")
        seen.add(me.update["view"]["phase"])
        me.take(idle(me))
        steps += 1
    assert len(seen) == 2


def test_the_dice_and_the_girl_move_while_a_match_goes_on(visitor: Come) -> None:
    me = visitor(motion="no-preference")
    me.page.add_init_script(COUNT_FLYING)
    join_table(me, 3, setup="bonfire")
    moved = False
    while not moved and me.await_question():
        legal = me.legal()
        me.take(next((at for at, label in enumerate(legal) if label.startswith(("To ", *EAGER))), len(legal) - 1))
        moved = bool(me.page.evaluate("window.flown"))
    assert moved


def test_the_front_page_offers_every_set_up_option_of_the_game(visitor: Come) -> None:
    me = visitor()
    page = me.page
    page.goto("/")
    card = me.set_the_table("Final Girl")
    card.get_by_text("Setup options").click()
    card.get_by_label("Final Girl", exact=True).select_option("reiko")
    card.get_by_label("Setup card").select_option("moonlit-swim")
    card.get_by_label("Player board").select_option("extreme")
    card.get_by_label("Epic Dark Power").select_option(index=1)
    card.get_by_label("Bonus Items").select_option("on")
    card.get_by_label("Ties").select_option(index=1)
    me.check_accessible()
    card.get_by_role("button", name="Start").click()
    page.wait_for_url("**/table/*")
    assert me.await_question()
    view = me.update["view"]
    assert (view["player"]["girl"], view["player"]["extreme"], view["setup"]) == ("reiko", True, "moonlit-swim")


def test_sheets_at_a_large_text_on_a_phone_do_not_scroll_sideways(visitor: Come) -> None:
    me = visitor(360, 740, motion="reduce")
    join_table(me)
    assert me.await_question()
    for name in ("Killer", "Log"):
        me.page.evaluate("document.documentElement.dataset.text = '100'")
        me.page.locator("header").get_by_role("button", name=name).click()
        me.page.evaluate("document.documentElement.dataset.text = '130'")
        me.check_width()


def test_what_goes_on_stands_last_under_the_key_0_and_the_card_that_asks_is_lit(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    last = me.options.last
    expect(last.locator("kbd")).to_have_text("0")
    expect(last).to_contain_text("End the Action phase")
    before = me.asked
    me.page.keyboard.press("0")
    me.await_answer(before)
    assert me.events[-1]["event"][0] != "dropped"
    while me.await_question() and not me.update["prompt"].get("links"):
        me.take(0)
    name = me.question.locator(".word")
    link = me.update["prompt"]["links"][0]
    expect(name).to_have_text(me.update["prompt"]["prompt"][link["at"] : link["end"]])


def after(me: Visitor, made: int) -> None:
    """Open the first match after this many choices."""
    table = begin(me, GAME)
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    me.page.get_by_role("region", name="Guide").wait_for()
    me.page.evaluate(DRAWN)


def test_all_cards_of_the_tableau_lie_over_the_map_while_one_buys(visitor: Come) -> None:
    me = visitor()
    after(me, 15)
    for size in (DESKTOP, TABLET):
        me.page.set_viewport_size(size)
        me.page.evaluate(DRAWN)
        cut = me.page.evaluate("""() => {
          const board = document.querySelector("[data-region=board]").getBoundingClientRect();
          return [...document.querySelectorAll(".tableau .card")].filter((element) => {
            const box = element.getBoundingClientRect();
            return box.bottom > board.bottom || box.top < board.top;
          }).map((element) => element.textContent.trim());
        }""")
        assert cut == [], size
    me.page.get_by_role("button", name="See the map").click()
    expect(me.page.locator(".tableau")).to_have_count(0)
    me.page.get_by_role("button", name="Help: how to play").click()
    me.page.get_by_role("dialog", name="How to play").locator(".example").wait_for()
    me.page.get_by_role("dialog", name="How to play").get_by_role("button", name="Close").click()
    expect(me.page.locator(".tableau")).to_have_count(0)
    me.page.get_by_role("button", name="See the cards").click()
    expect(me.page.locator(".tableau .card").first).to_be_visible()


def test_the_cards_to_be_had_can_be_looked_at_at_any_time(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    cards = me.page.get_by_role("region", name="Decks").get_by_role("button", name="Action Tableau")
    cards.click()
    expect(me.page.get_by_role("list", name="Item decks").get_by_role("listitem")).to_have_count(3)
    cards.click()
    expect(me.page.get_by_role("list", name="Item decks")).to_have_count(0)


def test_cards_to_be_had_say_that_they_show_what_two_successes_bring(visitor: Come) -> None:
    me = visitor()
    after(me, 15)
    tableau = me.page.locator(".tableau")
    expect(tableau.locator(".card", has_text="Sprint").first).to_contain_text("2+ Move")
    expect(tableau.locator(".card", has_text="Close Call").first).not_to_contain_text("2+")


def test_a_small_hand_leaves_room_for_the_rewards(visitor: Come) -> None:
    me = visitor()
    after(me, 8)
    assert len(me.update["view"]["player"]["hand"]) <= 4
    rewards = me.page.locator(".rewards")
    expect(rewards).to_be_visible()
    numbers = rewards.get_by_role("listitem").all_inner_texts()
    assert [text.strip()[0] for text in numbers] == list("123456")


def test_who_moves_chooses_the_number_of_victims_first_and_then_a_lit_place(visitor: Come) -> None:
    me = visitor()
    after(me, 1)
    while not me.update["prompt"]["prompt"].endswith("move where?"):
        me.take(me.update["lesson"]["option"])
        assert me.await_question()
    along = me.page.get_by_role("group", name="Take Victims along")
    expect(along.get_by_role("button")).to_have_text(["0", "1", "2"])
    expect(along.get_by_role("button", name="2")).to_have_attribute("aria-pressed", "true")
    options = me.update["prompt"]["options"]
    chosen, company = options[me.update["lesson"]["option"]]["pieces"]
    number = int(company.split("-")[1])
    assert number
    along.get_by_role("button", name="0").click()
    along.get_by_role("button", name=str(number)).click()
    places = {option["pieces"][0] for option in options if company in option["pieces"]}
    lit = me.page.locator(".location .space.open")
    assert set(lit.evaluate_all("(all) => all.map((element) => element.dataset.piece)")) == places
    before = me.asked
    me.page.locator(f'.space[data-piece="{chosen}"]').click()
    me.await_answer(before)
    moved = next(event for event in reversed(me.events) if event["event"][0] == "moved")
    assert moved["event"][3] == number


def test_a_keyword_is_explained_under_the_pointer_and_on_a_tap(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    note = me.page.locator("[popover]:popover-open")
    me.page.locator("[data-piece=horror] button").hover()
    expect(note).to_contain_text("how many dice you roll")
    me.page.mouse.move(2, 2)
    expect(note).to_have_count(0)
    touched = visitor(**PHONE, touch=True)
    join_table(touched)
    assert touched.await_question()
    touched.page.wait_for_timeout(500)  # taps right after a new question are ignored
    touched.page.locator("[data-piece=time] button").tap()
    expect(touched.page.locator("[popover]:popover-open")).to_contain_text("pays for cards")


def test_bloodlust_is_a_blade_and_its_table_opens_on_a_click(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    expect(me.page.get_by_role("img", name="Bloodlust 1 of 11")).to_be_visible()
    me.page.get_by_role("button", name="Moves 1").click()
    rows = me.page.get_by_role("dialog", name="Hans the Butcher").locator("tbody tr")
    expect(rows.nth(0)).to_contain_text(re.compile(r"Health\s\+1, .1 Terror"))
    expect(rows.nth(1)).to_contain_text("11")
    expect(rows.nth(1)).not_to_contain_text("Terror")
    expect(rows.nth(2)).to_contain_text(re.compile(r"Horror\s\+1"))
    me.check_accessible()


def test_each_roll_lies_in_the_tray_with_the_lines_of_its_card(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    option = next(at for at, label in enumerate(me.legal()) if label.startswith("Play Focus"))
    me.take(option)
    while me.await_question() and not any(event["event"][0] == "successes" for event in me.events):
        me.take(idle(me))
    number = next(event["event"][1] for event in me.events if event["event"][0] == "successes")
    tray = me.page.get_by_role("region", name="Dice tray")
    expect(tray.get_by_role("listitem")).to_have_count(3)
    expect(tray.locator("[aria-current=true]")).to_contain_text(["0", "1", "2+"][min(number, 2)])
    expect(tray).to_contain_text("No success" if number == 0 else "success")


def test_a_die_in_the_tray_is_raised_with_a_click(visitor: Come) -> None:
    me = visitor()
    join_table(me, seed=2)  # its first Focus rolls one die that can be raised
    assert me.await_question()
    me.take(next(at for at, label in enumerate(me.legal()) if label.startswith("Play Focus")))
    assert me.await_question()
    before = me.asked
    me.page.get_by_role("region", name="Dice tray").locator(".piece.open").click()
    me.await_answer(before)
    assert me.await_question()
    assert {option["option"][0] for option in me.update["prompt"]["options"]} == {"spend"}


TARGETS = """() => [...document.querySelectorAll(".location .space")].map((space) => {
  const { left, top, right, bottom } = space.getBoundingClientRect();
  return [space.dataset.piece, left, top, right, bottom];
})"""


@pytest.mark.parametrize(
    ("width", "height", "least"), [(390, 844, 60), (360, 740, 58), (844, 390, 66), (667, 375, 66), (1280, 800, 66)]
)
def test_places_are_large_and_far_enough_apart_for_a_finger(visitor: Come, width: int, height: int, least: int) -> None:
    me = visitor(width, height)
    join_table(me)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    places = me.page.evaluate(TARGETS)
    assert len(places) == 18
    for name, left, top, right, bottom in places:
        assert right - left >= 56 and bottom - top >= 44, name
    centers = {name: complex((left + right) / 2, (top + bottom) / 2) for name, left, top, right, bottom in places}
    for name, center in centers.items():
        for other, spot in centers.items():
            assert name >= other or abs(center - spot) >= least - 4, (name, other)


STANDING = """() => [...document.querySelectorAll(".location .space")].flatMap((space) => {
  const plate = space.querySelector(".plate").getBoundingClientRect();
  return [...space.querySelectorAll(".victims b, .her .figure, .him .figure")]
    .filter((element) => element.checkVisibility() && element.getBoundingClientRect().bottom > plate.top + 4)
    .map((element) => `${space.dataset.piece}: ${element.textContent || element.parentElement.className}`);
})"""
"""Who stands in a place and is hidden by its plate, however many lines that has."""


def test_whoever_is_at_a_place_stands_above_its_name_at_any_size(visitor: Come) -> None:
    me = visitor()
    after(me, 4)
    expect(me.page.get_by_role("region", name="Guide")).to_contain_text("A green place is an Exit")
    for size in (DESKTOP, TABLET, PHONE):
        me.page.set_viewport_size(size)
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(STANDING) == [], size


def test_the_killers_sheet_says_which_terror_card_was_last(visitor: Come) -> None:
    me = visitor()
    join_table(me, MINOR_FIRST)
    while me.await_question() and not me.update["view"]["terror_discard"]:
        me.take(idle(me))
    me.page.get_by_role("button", name=re.compile(r"^Moves \d")).click()
    sheet = me.page.get_by_role("dialog", name="Hans the Butcher")
    expect(sheet).to_contain_text("Last Terror card")
    expect(sheet).to_contain_text(f"Terror deck: {len(me.update['view']['terror'])} card")


def test_the_girls_sheet_shows_her_rewards_and_items(visitor: Come) -> None:
    me = visitor()
    after(me, 17)
    me.page.get_by_role("button", name="Laurie: rewards and Items").click()
    sheet = me.page.get_by_role("dialog", name="Laurie")
    expect(sheet.get_by_role("list", name="Rewards").get_by_role("listitem")).to_have_count(6)
    expect(sheet).to_contain_text("2 of 6 taken")
    expect(sheet.locator(".item")).to_contain_text(["Axe"])
    me.check_accessible()


HIDDEN_NAMES = """() => {
  const girl = document.querySelector(".location .her").getBoundingClientRect();
  return [...document.querySelectorAll(".location .name")].filter((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const name = range.getBoundingClientRect();
    return Math.min(girl.right, name.right) - Math.max(girl.left, name.left) > 2
      && Math.min(girl.bottom, name.bottom) - Math.max(girl.top, name.top) > 2;
  }).map((element) => element.textContent);
}"""
"""The names on the map on which the girl stands."""


@pytest.mark.parametrize("setup", SETUPS)
def test_on_a_phone_the_girl_stands_on_no_name_where_she_starts(visitor: Come, setup: str) -> None:
    me = visitor(**PHONE)
    join_table(me, location=SETUPS[setup], setup=setup)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(HIDDEN_NAMES) == [], setup


def test_who_is_attacked_chooses_between_defending_and_taking_the_damage(visitor: Come) -> None:
    me = visitor()
    after(me, 21)
    assert me.legal() == ["Defend with Guard", "Take 2 damage"]


COVERED = """() => {
  const deep = (element, other) =>
    Math.min(element.right, other.right) - Math.max(element.left, other.left) > 2
    && Math.min(element.bottom, other.bottom) - Math.max(element.top, other.top) > 2;
  const box = (element) => element.getBoundingClientRect();
  const others = document.querySelectorAll(".location .figure .body, .location .victims b, .location .plate");
  const taken = [...others].map(box);
  const numbers = [...document.querySelectorAll(".panic span")];
  const map = box(document.querySelector(".location"));
  return numbers.filter((number) => {
    const its = box(number);
    const crossed = numbers.some((other) => other !== number && deep(its, box(other)));
    const outside = its.left < map.left || its.right > map.right || its.top < map.top || its.bottom > map.bottom;
    return crossed || outside || taken.some((other) => deep(its, other));
  }).map((number) => `${number.dataset.path}: ${number.textContent}`);
}"""
"""Numbers of paths that lie under figures, names or each other, or outside of the map."""


@pytest.mark.parametrize("size", [DESKTOP, TABLET, PHONE])
def test_the_numbers_of_its_paths_show_when_one_points_at_a_place(visitor: Come, size: ViewportSize) -> None:
    links = {space.id: space.links for location in BOX.locations for space in location.spaces}
    me = visitor(**size)
    join_table(me)
    assert me.await_question()
    numbers = me.page.locator(".panic span")
    expect(numbers).to_have_count(0)
    for place in ("cabins", "south-path", "north-woods", "se-exit"):
        me.page.locator(f"[data-piece=space-{place}] .plate").hover()
        expect(numbers).to_have_count(len(links[place]))
        paths = numbers.evaluate_all("(all) => all.map((element) => [element.dataset.path, element.textContent])")
        for path, text in paths:
            faces = links[place][path.split(">")[1]]
            assert path.split(">")[0] == place
            assert {str(faces[0]), str(faces[-1])} <= set(text)
        if size != PHONE:  # there they may lie over the names of other places
            assert me.page.evaluate(COVERED) == [], place
    me.page.mouse.move(2, 2)
    expect(numbers).to_have_count(0)
