"""Don't Go In There at the page: rooms with prices and meeples, sets of cards, and the race for the fewest Curses."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from .test_one_screen import MEASURES
from .visitor import ALL_SIZES, DESKTOP, DRAWN, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

TALL: ViewportSize = {"width": 390, "height": 844}
LANDSCAPE: ViewportSize = {"width": 667, "height": 375}

HIDDEN_LIGHTS = """() => [...document.querySelectorAll(".space")].filter((space) => {
  const meeple = space.querySelector(".meeple svg .body")?.getBoundingClientRect();
  const lights = [...space.querySelectorAll(".lights svg")].map((element) => element.getBoundingClientRect());
  return meeple && lights.some((light) => light.right > meeple.left + 1 && light.left < meeple.right - 1
    && light.bottom > meeple.top + 1 && light.top < meeple.bottom - 1);
}).length"""
"""The spaces whose meeple covers a flashlight."""

OVERPRINTED = """() => [...document.querySelectorAll(".space")].flatMap((space) => {
  const parts = [...space.querySelectorAll(".name, .pick, .meeple svg .body, .lights svg")].map((part) => {
    const range = document.createRange();
    range.selectNodeContents(part);
    return [part.closest(".name, .pick, .meeple, .lights").classList[0],
      part.textContent && part.checkVisibility() && part.offsetWidth > 1
        ? range.getBoundingClientRect() : part.tagName === "SPAN" ? null : part.getBoundingClientRect()];
  }).filter(([, box]) => box);
  return parts.flatMap(([name, one], at) => parts.slice(at + 1).filter(([other, two]) => name !== other
    && one.right > two.left + 2 && one.left < two.right - 2 && one.bottom > two.top + 3 && one.top < two.bottom - 3)
    .map(([other]) => `${space.dataset.piece}: ${name} over ${other}`));
})"""
"""The parts of spaces that lie on each other."""

UNSEEN = """() => [...document.querySelectorAll(".you .mini")].filter((element) => {
  const box = element.getBoundingClientRect();
  const place = element.closest(".place").getBoundingClientRect();
  const cut = box.right > place.right + 1 || box.bottom > place.bottom + 1;
  return cut || !element.querySelector("img")?.checkVisibility();
}).length"""
"""The player's cards whose pictures are cut off."""

COVERED = """() => [...document.querySelectorAll("[data-region=hand] .value")].filter((element) => {
  const box = element.getBoundingClientRect();
  const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return there !== element;
}).map((element) => element.parentElement.dataset.piece)"""

SIDES = "(all) => all.map((element) => [element.offsetWidth, element.offsetHeight])"

NO_DICE: dict[str, list[bool]] = {"rolled": []}


def varied(now: dict[str, Any]) -> int:
    """Choose one of all options, a different one at each question."""
    choice: int = now["rqid"] * 7 % len(now["prompt"]["options"])
    return choice


def until(me: Visitor, table: str, stop: Callable[[dict[str, Any]], object]) -> None:
    """Play until the visitor is asked at such a view, and open the table."""
    assert play_unseen([me], table, lambda now: None if stop(now["view"]) else varied(now))
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(DRAWN)


def held(many: int) -> Callable[[dict[str, Any]], bool]:
    """Whether a player owns this many cards."""
    return lambda view: max(len(player["tableau"]) for player in view["players"]) >= many


def choosing_a_space(view: dict[str, Any]) -> bool:
    return view["resolving"] is None and len(view["players"][0]["tableau"]) > 3


# Rooms


@pytest.mark.parametrize("size", [{"width": 360, "height": 640}, TALL])
def test_on_a_phone_no_word_of_a_space_lies_on_another(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    table = me.request_table("human", *["random"] * 2, seed=5)
    until(me, table, lambda view: view["resolving"] is not None)
    assert me.page.locator(".pick").count() == 1
    assert me.page.evaluate(OVERPRINTED) == []


@pytest.mark.parametrize("size", [*ALL_SIZES, TALL, LANDSCAPE])
def test_a_meeple_covers_no_flashlight_of_its_space(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    table = me.request_table("human", *["random"] * 3, seed=5)
    until(me, table, lambda view: sum(seat is not None for board in view["boards"] for seat in board["spaces"]) > 3)
    assert me.page.locator(".space .meeple:visible").count() > 3
    assert me.page.evaluate(HIDDEN_LIGHTS) == 0


@pytest.mark.parametrize("size", [TALL, LANDSCAPE])
def test_a_phone_shows_all_rooms_with_their_rules_and_spaces_for_a_thumb(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size, touch=True)
    until(me, me.request_table("human", "random", "random", seed=5), choosing_a_space)
    for sides in me.page.locator(".space").evaluate_all(SIDES):
        assert min(sides) >= 44, sides
    rooms = me.page.locator(".room")
    assert rooms.count() == 3
    for number in range(3):
        expect(rooms.nth(number).locator("header p")).to_be_visible()
    if size == TALL:
        board = me.page.locator("[data-region=board]").bounding_box()
        assert board is not None and board["height"] >= 0.59 * size["height"]


def test_a_lit_space_says_how_many_ghosts_it_costs(visitor: Come) -> None:
    me = visitor(**DESKTOP)
    until(me, me.request_table("human", "random", "random", seed=5), choosing_a_space)
    options = me.update["prompt"]["options"]
    assert len(options) > 3
    for option in options:
        space = me.page.locator(f".space[data-piece={option['pieces'][0]}]")
        number = option["likely"].removeprefix("≈").split()[0].replace("no", "0")
        expect(space.locator(".cost")).to_contain_text(number)
        assert space.get_attribute("title") == option["odds"]
    assert me.page.locator(".space .cost").count() == len(options)


def test_a_space_is_chosen_in_its_room(visitor: Come) -> None:
    me = visitor(**DESKTOP)
    until(me, me.request_table("human", "random", "random", seed=5), choosing_a_space)
    asked = me.asked
    piece = me.update["prompt"]["options"][2]["pieces"][0]
    me.page.locator(f".space[data-piece={piece}]").click()
    me.await_answer(asked)
    placed = next(
        event["event"] for event in me.events[::-1] if event["event"][0] == "placed" and not event["event"][1]
    )
    assert f"space-{placed[2]}-{placed[4]}" == piece


@pytest.mark.parametrize("size", [PHONE, TALL, LANDSCAPE])
def test_on_a_phone_all_dice_of_a_roll_lie_in_one_row_in_their_room(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size, touch=True)
    table = me.request_table("human", "random", seed=2)
    until(me, table, lambda view: len((view["resolving"] or NO_DICE)["rolled"]) == 6)
    me.page.evaluate(MEASURES)
    dice = me.page.locator(".room .rolled .rolled:visible")
    assert dice.count() == 6
    assert dice.evaluate_all("(all) => all.filter((element) => !whole(element)).length") == 0
    assert len(set(dice.evaluate_all("(all) => all.map((element) => element.getBoundingClientRect().top)"))) == 1


def test_a_die_is_turned_by_a_click_on_it(visitor: Come) -> None:
    me = visitor(**DESKTOP)

    def choose(now: dict[str, Any]) -> int | None:
        return None if any(option["label"] == "Turn a ghost into a blank" for option in now["prompt"]["options"]) else 0

    for seed in range(20):
        table = me.request_table("human", "random", seed=seed, options={"board-2": "hallway"})
        if play_unseen([me], table, choose):
            break
    me.page.goto(table)
    assert me.await_question()
    asked = me.asked
    ghost = next(o["pieces"][0] for o in me.update["prompt"]["options"] if o["label"].startswith("Turn a ghost"))
    me.page.locator(f".room [data-piece={ghost}]").click()
    me.await_answer(asked)
    assert any(event["event"][0] == "changed" for event in me.events)


def test_on_a_phone_who_has_seen_a_card_that_lies_face_down_is_read_within_its_back(visitor: Come) -> None:
    me = visitor(**PHONE)

    def seen_by_two(update: dict[str, Any]) -> int | None:
        rooms = [board for board in update["view"]["boards"] if board["room"] == "secret-passage"]
        others = {seat for board in rooms for seat in board["spaces"] if seat}
        asked = [option["label"] for option in update["prompt"]["options"]]
        elsewhere = [at for at, label in enumerate(asked) if not label.startswith("Secret Passage")]
        return None if len(others) > 1 and len(asked) > 7 else (elsewhere or [0])[0]

    for seed in range(20):
        table = me.request_table("human", *["random"] * 3, seed=seed, options={"board-3": "secret-passage"})
        if play_unseen([me], table, seen_by_two):
            break
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    board = next(board for board in me.update["view"]["boards"] if board["room"] == "secret-passage")
    pool = me.page.locator(f'[data-place="{board["id"]}"] .pool')
    expect(pool).to_have_text(f"{board['dice'] + 1} or {board['dice'] + 2} dice")
    seen = me.page.locator(".back .seen")
    expect(seen).to_contain_text("Seen by Player")
    assert seen.evaluate("(element) => element.offsetTop - element.parentElement.offsetTop") >= 0
    assert seen.evaluate("(element) => element.scrollWidth <= element.clientWidth")


# Players


def test_the_places_of_players_stay_as_high_as_they_are_however_many_cards_they_own(visitor: Come) -> None:
    me = visitor()
    table = me.request_table("human", "random", "random", seed=5)
    heights = set()
    for many in (0, 4, 8):
        until(me, table, held(many))
        for size in (DESKTOP, TABLET):
            me.page.set_viewport_size(size)
            me.page.evaluate(DRAWN)
            height = me.page.evaluate("document.querySelector('.players').getBoundingClientRect().height")
            heights.add((size["width"], round(height)))
    assert len(heights) == 2, heights


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_Curses_of_each_card_are_seen_at_a_full_table(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    until(me, me.request_table("human", *["random"] * 4, seed=5), held(6))
    assert me.page.evaluate(COVERED) == []


@pytest.mark.parametrize("many", [6, 8])
def test_the_visitors_cards_show_their_pictures(visitor: Come, many: int) -> None:
    me = visitor(**DESKTOP)
    table = me.request_table("human", "random", seed=5)
    assert play_unseen([me], table, lambda now: None if len(now["view"]["players"][0]["tableau"]) >= many else 0)
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    assert me.page.locator(".you .mini").count() >= many
    assert me.page.evaluate(UNSEEN) == 0


def test_a_set_says_what_its_next_card_brings(visitor: Come) -> None:
    me = visitor(**DESKTOP)
    until(me, me.request_table("human", "random", "random", seed=5), held(5))
    sets = me.update["view"]["players"][0]["sets"]
    told = me.page.locator(".you p.told")
    for number, held_set in enumerate(sets):
        me.page.locator(".you .set").nth(number).hover(position={"x": 6, "y": 6})
        expect(told).to_contain_text(held_set["have"])
        expect(told).to_contain_text(held_set["brings"])


def test_the_race_shows_who_has_the_fewest_Curses_and_the_goal_how_many_cards_are_left(visitor: Come) -> None:
    me = visitor(**DESKTOP)
    until(me, me.request_table("human", "random", "random", seed=2), held(5))
    view = me.update["view"]
    curses = [player["curses"] for player in view["players"]]
    rows = me.page.get_by_role("list", name="Curses of all players").get_by_role("listitem")
    for seat, number in enumerate(curses):
        behind = number - min(curses)
        stands = f"{behind} behind" if behind else "tied for fewest" if curses.count(number) > 1 else "fewest"
        expect(rows.nth(seat)).to_contain_text(stands)
        expect(rows.nth(seat).locator("b")).to_have_text(str(number))
    lying = sum(card is not None for board in view["boards"] for card in board["cards"])
    vitals = me.page.locator("[data-region=vitals]")
    expect(vitals).to_contain_text("Fewest Curses wins.")
    expect(vitals).to_contain_text(f"{view['deck'] + lying} cards left")


def test_keywords_are_explained_on_hover_and_tap(visitor: Come) -> None:
    me = visitor(**DESKTOP)
    until(me, me.request_table("human", "random", seed=5), held(2))
    closer = me.page.locator(".closer[aria-hidden]")
    me.page.locator("[data-region=vitals] .term").hover()
    expect(closer).to_contain_text("Fewer are better")
    me.page.mouse.move(640, 5)
    expect(closer).to_have_count(0)
    me.page.locator(".room header").first.click()
    room = me.update["view"]["boards"][0]["room"]
    expect(closer.locator("h4")).to_have_text(room.replace("-", " ").title())
    me.page.mouse.click(640, 5)
    expect(closer).to_have_count(0)
    me.page.locator(".types li").first.click()
    expect(closer).to_contain_text("Dispel. Turn a card face down.")
