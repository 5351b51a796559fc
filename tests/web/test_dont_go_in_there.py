"""Don't Go In There at the page: rooms with their meeples, and the cards that one owns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from .test_learn import begin
from .test_one_screen import MEASURES
from .visitor import ALL_SIZES, DESKTOP, DRAWN, PHONE, TABLET, Visitor, play_unseen

Come = Callable[..., Visitor]

GAME = "dont-go-in-there"

HIDDEN_LIGHTS = """() => [...document.querySelectorAll(".space")].filter((space) => {
  const meeple = space.querySelector(".meeple svg .body")?.getBoundingClientRect();
  const lights = [...space.querySelectorAll(".lights svg")].map((element) => element.getBoundingClientRect());
  return meeple && lights.some((light) => light.right > meeple.left + 1);
}).length"""

TYPES = """() => [...document.querySelectorAll(".tableau .type")].map((element) =>
  [element.textContent.trim(), element.checkVisibility() && element.clientWidth > 10])"""

UNSEEN = """() => [...document.querySelectorAll(".you .mini")].filter((element) => {
  const box = element.getBoundingClientRect();
  const place = element.closest(".place").getBoundingClientRect();
  return !element.querySelector("img")?.checkVisibility() || box.right > place.right || box.bottom > place.bottom;
}).length"""
"""The player's cards whose pictures are cut off."""

NO_DICE: dict[str, list[bool]] = {"rolled": []}


def after(me: Visitor, made: int) -> None:
    """Open the first match after this many choices."""
    table = begin(me, GAME)
    play_unseen([me], table, lambda now: None if now["lesson"]["made"] >= made else now["lesson"]["option"])
    me.page.goto(table)
    assert me.await_question()
    me.page.get_by_role("region", name="Guide").wait_for()
    me.page.evaluate(DRAWN)


@pytest.mark.parametrize("size", ALL_SIZES)
def test_a_meeple_stands_beside_the_flashlights_of_its_space(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    after(me, 8)
    assert me.page.locator(".space .meeple:visible").count() >= 3
    assert me.page.evaluate(HIDDEN_LIGHTS) == 0


@pytest.mark.parametrize("size", [DESKTOP, TABLET])
def test_the_cards_of_two_players_are_named_on_a_laptop(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    after(me, 11)
    named = dict(me.page.evaluate(TYPES))
    assert named == dict.fromkeys(("Amulet", "Cat", "Portrait", "Music Box"), True)


def until_held(me: Visitor, table: str, many: int) -> None:
    """Open the table as soon as a player owns this many cards."""

    def choose(now: dict[str, Any]) -> int | None:
        return None if max(len(player["tableau"]) for player in now["view"]["players"]) >= many else 0

    assert play_unseen([me], table, choose)
    me.page.goto(table)
    assert me.await_question()


def test_the_strip_of_players_stays_as_high_as_it_is_however_many_cards_they_own(visitor: Come) -> None:
    me = visitor()
    table = me.request_table("human", "random", "random", seed=5)
    heights = set()
    for many in (0, 4, 8):
        until_held(me, table, many)
        for size in (DESKTOP, TABLET):
            me.page.set_viewport_size(size)
            me.page.evaluate(DRAWN)
            height = me.page.evaluate("document.querySelector('.players').getBoundingClientRect().height")
            heights.add((size["width"], round(height)))
    assert len(heights) == 2, heights


def test_each_value_of_a_players_cards_is_seen_at_a_full_table_on_a_small_laptop(visitor: Come) -> None:
    me = visitor(**TABLET)
    until_held(me, me.request_table("human", *["random"] * 4, seed=5), 6)
    me.page.evaluate(DRAWN)
    covered = me.page.evaluate("""() => [...document.querySelectorAll(".tableau .value")].filter((element) => {
      const box = element.getBoundingClientRect();
      const there = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return there !== element;
    }).map((element) => element.parentElement.dataset.piece)""")
    assert covered == []


@pytest.mark.parametrize("size", ALL_SIZES)
def test_all_dice_of_a_roll_lie_in_one_row_and_are_seen_whole(visitor: Come, size: ViewportSize) -> None:
    me = visitor(**size)
    table = me.request_table("human", "random", seed=2)
    assert play_unseen(
        [me], table, lambda now: None if len((now["view"]["resolving"] or NO_DICE)["rolled"]) == 6 else 0
    )
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(MEASURES)
    me.page.evaluate(DRAWN)
    dice = me.page.locator(".room .dice .rolled:visible")
    assert dice.count() == 6
    assert dice.evaluate_all("(all) => all.filter((element) => !whole(element)).length") == 0
    assert len(set(dice.evaluate_all("(all) => all.map((element) => element.getBoundingClientRect().top)"))) == 1


@pytest.mark.parametrize("many", [6, 8])
def test_ones_own_cards_show_their_pictures_as_long_as_there_is_room(visitor: Come, many: int) -> None:
    me = visitor(**DESKTOP)
    table = me.request_table("human", "random", seed=5)
    assert play_unseen([me], table, lambda now: None if len(now["view"]["players"][0]["tableau"]) >= many else 0)
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    assert me.page.locator(".you .mini").count() >= many
    assert me.page.evaluate(UNSEEN) == 0


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
    seen = me.page.locator(".back .seen")
    expect(seen).to_contain_text("Seen by Player")
    assert seen.evaluate("(element) => element.offsetTop - element.parentElement.offsetTop") >= 0
    assert seen.evaluate("(element) => element.scrollWidth <= element.clientWidth")
