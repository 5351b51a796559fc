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

SETUPS = [setup.id for setup in BOX.setups]

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
    page.goto("/")
    card = page.get_by_role("article", name="Final Girl")
    expect(card.get_by_text("Solo")).to_be_visible()
    me.press_more("Play now", "Final Girl")
    chance = random.Random(2)
    steps = 0
    while me.await_question() and steps < MOST_STEPS:
        me.check_controls()
        before = me.asked
        pieces = page.locator(".piece.open")
        offered = sorted(set(pieces.evaluate_all("(all) => all.map((element) => element.dataset.piece)")))
        if steps > 40:
            me.option(idle(me)).click()
        elif steps % 2 and offered:
            piece = chance.choice(offered)
            numbers = [at for at, option in enumerate(me.update["prompt"]["options"]) if piece in option["pieces"]]
            page.locator(f'[data-piece="{piece}"]').first.click()
            if len(numbers) > 1:
                expect(page.locator(f"[data-option='{numbers[0]}']")).to_be_focused()
                page.locator(f"[data-option='{chance.choice(numbers)}']").click()
        else:
            me.options.nth(chance.randrange(me.options.count())).click()
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
        if steps < 5:
            page.locator("[data-option='0']").focus()
            for _ in range(min(steps, count - 1)):
                page.keyboard.press("ArrowDown")
            expect(me.options.nth(min(steps, count - 1))).to_be_focused()
            page.keyboard.press("Enter")
        else:
            for figure in me.key(count - 1):
                page.keyboard.press(figure)
        me.await_answer(before)
        expect(page.locator("#question, #result")).to_be_focused()
        steps += 1
    assert steps > 12
    check_result(me)


def test_a_click_on_the_card_that_lies_on_a_deck_chooses_the_deck(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me, 40)
    while me.await_question() and not me.update["prompt"]["prompt"].endswith("of which deck?"):
        before = me.asked
        me.option(idle(me)).click()
        me.await_answer(before)
    before = me.asked
    option = me.update["prompt"]["options"][0]
    me.page.locator(f'[data-piece="{option["pieces"][0]}"] [data-piece^="item-"]').click()
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
    join_table(me, 6, setup=setup, ties="worst")
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


def test_map_boards_hand_and_question_are_in_sight_together_on_a_laptop(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    for name in ("Camp Happy Trails", "Hans the Butcher", "Laurie", "Hand: 6 cards"):
        box = me.page.get_by_role("region", name=name).bounding_box()
        assert box is not None
        assert box["y"] >= 0, name
        assert box["y"] + box["height"] <= 800, name


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


def test_boards_open_at_the_largest_text_on_a_phone_do_not_scroll_sideways(visitor: Come) -> None:
    me = visitor(360, 740, motion="reduce")
    join_table(me)
    assert me.await_question()
    for name in ("Map", "Hand", "Killer", "Cards", "Log"):
        me.page.evaluate("document.documentElement.dataset.text = '100'")
        me.page.get_by_role("group", name="Parts of the table").get_by_role("button", name=name).click()
        me.check_accessible()
        me.page.evaluate("document.documentElement.dataset.text = '150'")
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


def test_all_cards_of_the_tableau_are_seen_on_a_laptop_while_one_buys(visitor: Come) -> None:
    me = visitor()
    after(me, 15)
    for size in (DESKTOP, TABLET):
        me.page.set_viewport_size(size)
        me.page.evaluate(DRAWN)
        cut = me.page.evaluate("""() => {
          const panel = document.querySelector("section[data-pane=cards]").getBoundingClientRect();
          return [...document.querySelectorAll(".tableau .card")].filter((element) => {
            const box = element.getBoundingClientRect();
            return box.bottom > panel.bottom || box.top < panel.top;
          }).map((element) => element.textContent.trim());
        }""")
        assert cut == [], size


def test_cards_to_be_had_say_that_they_show_what_two_successes_bring(visitor: Come) -> None:
    me = visitor()
    after(me, 15)
    tableau = me.page.locator(".tableau")
    expect(tableau.locator(".card", has_text="Sprint").first).to_contain_text("2+ Move")
    expect(tableau.locator(".card", has_text="Close Call").first).not_to_contain_text("2+")


def test_beside_a_small_hand_the_cards_to_be_had_go_down_to_the_end(visitor: Come) -> None:
    me = visitor()
    after(me, 8)
    assert len(me.update["view"]["player"]["hand"]) <= 4
    boxes = [me.page.locator(selector).bounding_box() for selector in (".drawer", "[data-part=hand]")]
    cards, hand = [box["y"] + box["height"] for box in boxes if box is not None]
    assert cards == pytest.approx(hand, abs=8)


def test_on_a_phone_the_map_says_which_faces_lead_out_of_the_killers_space(visitor: Come) -> None:
    me = visitor(**PHONE)
    after(me, 17)
    guide = me.page.get_by_role("region", name="Guide")
    guide.get_by_role("button", name="Next", exact=True).click()
    expect(guide).to_contain_text("the path marked 5")
    numbers = me.page.locator(".panic span")
    expect(numbers).to_have_count(3)
    assert sorted(numbers.all_inner_texts()) == ["1\N{EN DASH}4", "5", "6"]


COVERED = """() => {
  const deep = (element, other) =>
    Math.min(element.right, other.right) - Math.max(element.left, other.left) > 2
    && Math.min(element.bottom, other.bottom) - Math.max(element.top, other.top) > 2;
  const text = (node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const drawn = (nodes) => nodes.map((node) => node.getBoundingClientRect());
  const seen = (query) => [...document.querySelectorAll(query)].filter((element) => element.checkVisibility());
  const figures = drawn(seen(".location .figure .body, .location .victims b, .location .plate"));
  const numbers = seen(".panic span").map((element) => [element, element.getBoundingClientRect()]);
  const crossed = numbers.filter(([span, box]) => numbers.some(([other, its]) => span !== other && deep(box, its)));
  const read = seen(".pile .title, .pile .outcome").flatMap(text);
  const over = (query, others) =>
    seen(query).filter((element) => others.some((other) => deep(element.getBoundingClientRect(), other)));
  const textOf = (matches) => matches.map((element) => element.textContent);
  const paths = [...over(".panic span", figures), ...crossed.map(([element]) => element)];
  return { paths: textOf(paths), cards: textOf(over(".count", read)) };
}"""
"""Numbers of paths that lie under figures, their count, names or each other, and numbers of cards that lie on words."""


def test_numbers_of_paths_lie_beside_figures_and_numbers_of_cards_beside_words(visitor: Come) -> None:
    me = visitor()
    me.page.goto(begin(me, GAME))
    assert me.await_question()
    me.page.get_by_role("region", name="Guide").wait_for()
    larger: ViewportSize = {"width": 1440, "height": 900}
    for size in (DESKTOP, larger):
        me.page.set_viewport_size(size)
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(COVERED) == {"paths": [], "cards": []}, size


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


def test_cards_that_go_on_below_say_so_and_rewards_bear_their_numbers(visitor: Come) -> None:
    me = visitor(**TABLET)
    after(me, 20)
    cards = me.page.get_by_role("region", name="Cards", exact=True)
    more = cards.get_by_text("▾ more")
    expect(more).to_be_in_viewport()
    # What the guide speaks of has been brought into sight.
    expect(cards.locator(".piece", has_text="Furious Strike")).to_be_in_viewport(ratio=1)
    me.page.locator("section[data-pane=cards]").hover()
    me.page.mouse.wheel(0, 5000)  # who scrolls is not led back to what the guide speaks of
    expect(more).to_have_count(0)
    saves = me.page.get_by_role("list", name="Victims saved").get_by_role("listitem").all_inner_texts()
    assert [re.search(r"\d", line)[0] for line in saves] == list("123456")  # type: ignore[index]


AXE_SEEN = """() => {
  const cards = "section[data-pane=cards]";
  const [panel, axe, sign] = [cards, ".deck [data-piece=item-axe]", `${cards} > .below .more`]
    .map((element) => document.querySelector(element)?.getBoundingClientRect());
  return axe.top >= panel.top && axe.bottom <= (sign?.top ?? panel.bottom) + 8;
}"""
"""Whether the Axe is completely visible among the cards, not covered by the "more" sign."""


def test_what_the_guide_lights_stays_in_sight_until_the_panel_is_scrolled_by_hand(visitor: Come) -> None:
    me = visitor()
    after(me, 8)
    expect(me.page.get_by_role("region", name="Guide")).to_contain_text("the Axe at the Dock")
    for size in (DESKTOP, TABLET):
        me.page.set_viewport_size(size)
        me.page.wait_for_function(AXE_SEEN)
    # What is drawn later takes room.
    me.page.locator(".tableau").evaluate("(element) => { element.style.paddingBottom = '6rem'; }")
    me.page.wait_for_function(AXE_SEEN)
    cards = me.page.get_by_role("region", name="Cards", exact=True)
    cards.hover()
    me.page.mouse.wheel(0, -2000)
    me.page.wait_for_function("() => document.querySelector('section[data-pane=cards]').scrollTop === 0")
    me.page.locator(".tableau").evaluate("(element) => { element.style.paddingBottom = '9rem'; }")
    me.page.evaluate(DRAWN)
    assert cards.evaluate("(panel) => panel.scrollTop") == 0


def test_the_final_effect_stands_apart_from_what_the_highest_row_does_when_it_is_reached(visitor: Come) -> None:
    me = visitor()
    join_table(me)
    assert me.await_question()
    rows = me.page.locator("table[data-place=bloodlust] tbody tr")
    expect(rows.nth(0)).to_contain_text(re.compile(r"Final Effect: Health\s\+1, .1 Terror"))
    expect(rows.nth(1)).to_contain_text("11")
    expect(rows.nth(1)).not_to_contain_text("Terror")
    expect(rows.nth(2)).to_contain_text(re.compile(r"Horror\s\+1"))


def test_the_killers_board_says_which_terror_card_it_shows(visitor: Come) -> None:
    me = visitor()
    join_table(me, MINOR_FIRST)
    seen: set[str] = set()
    while len(seen) < 3 and me.await_question():
        view = me.update["view"]
        last = "drawn" if view["terror_drawn"] else "lying" if view["terror_discard"] else "none"
        seen.add("a Minor Dark Power" if last == "none" and view["killer"]["minors"] else last)
        shown = me.page.locator("[data-place=terror]:visible")
        if shown.count():
            text = {"drawn": "", "lying": "Last discarded: ", "none": "No Terror card has been discarded yet."}[last]
            expect(shown).to_contain_text(text)
            assert "has been drawn" not in shown.inner_text()
        me.take(idle(me))


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
    join_table(me, setup=setup)
    assert me.await_question()
    me.page.get_by_role("group", name="Parts of the table").get_by_role("button", name="Map").click()
    for _ in range(2):
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(HIDDEN_NAMES) == [], setup
        me.page.get_by_role("button", name=re.compile("Collapse|choices")).click()


def test_on_a_phone_no_number_of_a_path_is_drawn_away_from_the_killer_or_cut(visitor: Come) -> None:
    me = visitor(**PHONE)
    after(me, 17)
    me.page.get_by_role("button", name="Collapse").click()
    numbers = me.page.locator(".panic span")
    expect(numbers).to_have_count(3)
    me.page.evaluate(DRAWN)
    outside = """(all) => all.filter((element) => {
      const [box, map] = [element, element.closest(".location")].map((part) => part.getBoundingClientRect());
      return box.left < map.left || box.right > map.right || box.top < map.top || box.bottom > map.bottom;
    }).length"""
    assert numbers.evaluate_all(outside) == 0


def test_who_is_attacked_chooses_between_defending_and_taking_the_damage(visitor: Come) -> None:
    me = visitor()
    after(me, 21)
    assert me.legal() == ["Defend with Guard", "Take 2 damage"]


def test_a_tall_hand_leaves_the_map_the_room_for_the_numbers_of_all_paths(visitor: Come) -> None:
    me = visitor()
    table = begin(me, GAME)
    attacked = 21
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= attacked else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    expect(me.page.get_by_text("you will take 2 damage")).to_be_visible()
    for size in (DESKTOP, TABLET):
        me.page.set_viewport_size(size)
        me.page.evaluate(DRAWN)
        assert me.page.evaluate(COVERED)["paths"] == [], size


PATHS = """() => {
  const box = (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const camp = document.querySelector(".location svg").getBoundingClientRect();
  return {
    numbers: [...document.querySelectorAll(".panic span")].map((element) =>
      [element.dataset.path.split(">"), element.textContent, box(element)]),
    places: Object.fromEntries([...document.querySelectorAll(".location .space")].map((element) =>
      [element.dataset.piece.replace("space-", ""), [...element.querySelectorAll(".plate, .figure")].map(box)])),
    lines: [...document.querySelectorAll(".location line.road")].map((element) =>
      ["x1", "y1", "x2", "y2"].map((end) => element[end].baseVal.value + (end[0] === "x" ? camp.left : camp.top))),
  };
}"""
"""The numbers of the paths, each with its path; the plates of the spaces, who stands there, and the lines between."""


def middle(box: list[float]) -> complex:
    """The middle of a box of left, top, right and bottom."""
    return complex(box[0] + box[2], box[1] + box[3]) / 2


def away(spot: complex, line: tuple[complex, complex]) -> float:
    """How far a spot is from a line between two others."""
    start, end = line
    along = ((spot - start) / (end - start)).real
    return abs(spot - start - (end - start) * max(0.0, min(along, 1.0)))


def gap(spot: complex, box: list[float]) -> float:
    """How far a spot is from a box."""
    left, top, right, bottom = box
    return abs(spot - complex(min(max(spot.real, left), right), min(max(spot.imag, top), bottom)))


@pytest.mark.parametrize("made", [4, 17, 21])
def test_each_number_of_a_path_stands_on_its_own_path_beside_the_place_that_is_left(visitor: Come, made: int) -> None:
    links = {space.id: space.links for location in BOX.locations for space in location.spaces}
    me = visitor()
    after(me, made)
    killer = next(space["id"] for space in me.update["view"]["spaces"] if space["killer"])
    for size in (DESKTOP, TABLET):
        me.page.set_viewport_size(size)
        me.page.evaluate(DRAWN)
        seen = me.page.evaluate(PATHS)
        places = seen["places"]
        lines = [(complex(*line[:2]), complex(*line[2:])) for line in seen["lines"]]
        texts = set()
        for (place, other), text, box in seen["numbers"]:
            where = f"{text} from {place} to {other} at {size}"
            assert set(text) >= {str(face) for face in (links[place][other][0], links[place][other][-1])}, where
            ends = {middle(places[place][0]), middle(places[other][0])}
            own = min(lines, key=lambda line: sum(min(abs(spot - end) for spot in line) for end in ends))
            spot = middle(box)
            dots = [own[0] + (own[1] - own[0]) * part / 200 for part in range(201)]
            assert min(gap(dot, box) for dot in dots) < 4, where
            assert all(away(spot, own) < away(spot, line) for line in lines if line is not own), where
            assert min(gap(spot, any_spot) for any_spot in places[place]) < min(
                gap(spot, any_spot) for any_spot in places[other]
            ), where
            texts.add((place, other))
        assert {(killer, other) for other in links[killer]} <= texts, size
        alone = {(place, other) for place, other in texts if (other, place) not in texts and place in links[other]}
        assert {place for place, _ in alone} <= {killer}, size
