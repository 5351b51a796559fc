"""Final Girl's films at the page: a night of each, the shelf with the scrapbook, Minions, and films of packs."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from gloaming import Shelf
from gloaming.games.final_girl import films
from gloaming.server.http.app import create_app
from tests.packs import packed
from tests.server.house import House

from .test_final_girl import GAME, check_result, idle, join_table, open_table
from .visitor import DRAWN, PHONE, Visitor, play_unseen

Come = Callable[..., Visitor]

NIGHTS = [
    ("the-whipper-in", "fallowmere-park", "odile"),
    ("the-walled-brother", "harrowcell-priory", "sister-agnese"),
    ("low-water", "harrowcell-priory", "bronagh"),
]

CLICKS = 30
"""Choices of a night that are made at random, on the board where possible, before the player gives up."""

MOST_STEPS = 200

SCRAPBOOK = "gloaming.final-girl.nights"

UNNAMED = """() => [...document.querySelectorAll("button, a, input, [role=img]")]
  .filter((node) => node.checkVisibility() && !node.labels?.length
    && !(node.ariaLabel || node.textContent.trim() || node.title))
  .map((node) => node.outerHTML.slice(0, 100))"""
"""What can be used or looked at, and has no name."""

UNFILLED = re.compile(r"undefined|\bNaN\b|\[object|[{}]")
"""Words of the page in which a value is missing."""

COVERED = """() => {
  const plates = [...document.querySelectorAll(".location .plate")].map((node) => node.getBoundingClientRect());
  const names = document.querySelectorAll(".location .tag, .location .pack b, .location .marker");
  return [...names].flatMap((node) => {
    const box = node.getBoundingClientRect();
    const own = node.closest(".space").querySelector(".plate").getBoundingClientRect();
    return plates.filter((plate) => plate.top !== own.top || plate.left !== own.left)
      .filter((plate) => Math.min(box.right, plate.right) - Math.max(box.left, plate.left) > 6
        && Math.min(box.bottom, plate.bottom) - Math.max(box.top, plate.top) > 6)
      .map(() => node.closest(".space").dataset.piece + ": " + node.textContent.trim());
  });
}"""
"""The names and numbers of Minions and markers that lie over the name of another space."""

OVERLAP = """(selectors) => {
  const [first, second] = selectors.map((selector) => document.querySelector(selector).getBoundingClientRect());
  return Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
}"""
"""How many pixels of height two parts have in common."""


def open_shelf(me: Visitor) -> Locator:
    """Open the shelf of nights from the front page."""
    me.page.goto("/")
    me.press_more("Choose a night", "Final Girl")
    shelf = me.page.get_by_role("dialog", name="Choose a night")
    expect(shelf.get_by_role("button", name="Start the night")).to_be_visible()
    return shelf


def survive(me: Visitor, *pairs: object) -> None:
    """Store pairs of Killer and Location as survived."""
    me.page.add_init_script(f"localStorage.setItem({SCRAPBOOK!r}, {json.dumps(json.dumps(pairs))})")


@pytest.mark.parametrize(("killer", "location", "girl"), NIGHTS)
def test_a_night_of_each_film_is_played_to_its_end_by_clicks(
    visitor: Come, killer: str, location: str, girl: str
) -> None:
    me = visitor()
    page = me.page
    join_table(me, 5, killer=killer, location=location, girl=girl)
    chance = random.Random(7)
    for step in range(MOST_STEPS):
        if not me.await_question():
            break
        assert page.evaluate(UNNAMED) == []
        assert UNFILLED.findall(page.locator("body").inner_text()) == []
        before = me.asked
        pieces = [piece for option in me.update["prompt"]["options"] for piece in option["pieces"]]
        single = [f'.piece.open[data-piece="{piece}"]:visible' for piece in pieces if pieces.count(piece) == 1]
        lit = page.locator(", ".join(single) or '[data-piece="none"]')
        if step >= CLICKS:
            me.take(idle(me))
        elif step % 2 and lit.count():
            lit.nth(chance.randrange(lit.count())).click()
        else:
            me.take(chance.randrange(me.options.count()))
        me.await_answer(before)
    check_result(me)
    view = me.update["view"]
    assert (view["killer"]["id"], view["location"], view["player"]["girl"]) == (killer, location, girl)
    me.check_accessible(phone=True)
    page.get_by_role("button", name="Match analysis").click()
    expect(page.get_by_role("dialog", name="Match analysis")).to_contain_text("Turning points")


@pytest.mark.parametrize(("killer", "location", "girl"), NIGHTS)
def test_on_a_full_map_no_name_of_minions_covers_a_space(visitor: Come, killer: str, location: str, girl: str) -> None:
    me = visitor(**PHONE)
    table = open_table(me, 6, killer=killer, location=location, girl=girl)
    chance = random.Random(6)

    def choose(now: dict[str, Any]) -> int | None:
        view = now["view"]
        crowded = len({minion["at"] for minion in view["minions"]}) >= 4 or len(view["markers"].get("noise", {})) >= 3
        return None if crowded else chance.randrange(len(now["prompt"]["options"]))

    assert play_unseen([me], table, choose)
    me.page.goto(table)
    assert me.await_question()
    me.page.evaluate(DRAWN)
    assert me.page.evaluate(COVERED) == []
    me.check_accessible()


def test_a_minor_dark_power_leaves_the_killers_face_in_sight(visitor: Come) -> None:
    me = visitor()
    for seed in range(20):
        table = open_table(me, seed, killer="the-whipper-in")
        if play_unseen(
            [me], table, lambda now: None if now["view"]["killer"]["minors"] else -1 + len(now["prompt"]["options"])
        ):
            break
    me.page.goto(table)
    assert me.await_question()
    expect(me.page.get_by_role("list", name="Minor Dark Powers").get_by_role("listitem")).to_have_count(1)
    expect(me.page.locator(".door svg")).to_have_attribute("viewBox", "-250 -4 530 347")
    assert me.page.evaluate(OVERLAP, [".head", ".cards"]) <= 0
    me.check_accessible(phone=True)


def test_without_a_killer_the_sheet_and_the_goal_speak_of_the_minions(visitor: Come) -> None:
    me = visitor(**PHONE)
    join_table(me, killer="low-water")
    assert me.await_question()
    me.page.locator("header").get_by_role("button", name="Enemies").click()
    enemies = me.page.get_by_role("group", name="Enemies")
    expect(enemies.get_by_role("heading", name="Low Water")).to_be_visible()
    expect(enemies).to_contain_text(re.compile(r"No Killer. \d+ Drowned, \d+ Victims"))
    me.check_accessible()


@pytest.mark.parametrize(("killer", "picture"), [("the-whipper-in", "death-"), ("low-water", "death-among-minions-")])
def test_the_picture_of_a_defeat_shows_a_killer_only_if_there_is_one(visitor: Come, killer: str, picture: str) -> None:
    me = visitor()
    table = open_table(me, killer=killer)
    assert not play_unseen([me], table, lambda now: len(now["prompt"]["options"]) - 1)
    me.page.goto(table)
    expect(me.page.locator("#verdict")).to_have_text("You died")
    shown = me.page.locator(".result .words img")
    expect(shown).to_have_attribute("src", re.compile(rf"/{picture}[\w-]{{8}}\.svg$"))
    expect(shown).to_have_js_property("complete", True)
    assert shown.evaluate("image => image.naturalWidth") > 0


@pytest.mark.parametrize("killer", ["the-whipper-in", "low-water"])
def test_reference_cards_are_read_in_the_killers_sheet(visitor: Come, killer: str) -> None:
    me = visitor()
    join_table(me, killer=killer)
    assert me.await_question()
    card = me.update["view"]["minion_cards"][0]
    me.page.get_by_role("button", name=re.compile(r"^Moves \d")).click()
    sheet = me.page.get_by_role("dialog")
    expect(sheet.locator(f'[data-piece="minion-{card["id"]}"]')).to_contain_text(f"{card['tokens']} more can come")
    me.check_accessible(phone=True)


def test_shelf_and_scrapbook_are_read_by_axe_at_any_size(visitor: Come) -> None:
    me = visitor()
    survive(me, "low-water harrowcell-priory")
    shelf = open_shelf(me)
    row = shelf.get_by_role("row", name="Low Water")
    expect(row.get_by_role("cell")).to_have_text([re.compile("^.$"), re.compile("^.$"), "✔ Survived"])
    me.check_accessible(phone=True)


def test_a_night_is_chosen_and_started_with_the_keyboard_alone(visitor: Come) -> None:
    me = visitor()
    shelf = open_shelf(me)
    press = me.page.keyboard.press
    expect(shelf.get_by_role("button", name="Close")).to_be_focused()
    for keys, name in (
        (["Tab"], "Hans the Butcher"),
        (["ArrowRight", "ArrowRight"], "The Walled Brother"),
        (["Tab", "ArrowDown"], "Fallowmere Park"),
        (["Tab", "ArrowRight"], "Laurie"),
    ):
        for key in keys:
            press(key)
        expect(shelf.get_by_role("radio", name=name)).to_be_focused()
        expect(shelf.get_by_role("radio", name=name)).to_be_checked()
    press("Tab")
    press("Tab")
    expect(shelf.get_by_label("Difficulty")).to_be_focused()
    press("Tab")
    press("Enter")
    assert me.await_question()
    view = me.update["view"]
    chosen = ("the-walled-brother", "fallowmere-park", "laurie")
    assert (view["killer"]["id"], view["location"], view["player"]["girl"]) == chosen


@pytest.mark.parametrize("kept", ["{", "null", "7", '{"a": 1}', '[1, null, "x", "the-cook nowhere"]'])
def test_a_damaged_scrapbook_is_an_empty_one(visitor: Come, kept: str) -> None:
    me = visitor()
    me.page.add_init_script(f"localStorage.setItem({SCRAPBOOK!r}, {json.dumps(kept)})")
    shelf = open_shelf(me)
    expect(shelf.get_by_role("table")).to_contain_text("The Whipper-In")
    expect(shelf.get_by_text("Survived", exact=False).filter(has_text="✔")).to_have_count(0)


def test_a_random_night_is_one_that_is_not_survived(visitor: Come) -> None:
    me = visitor()
    killers = ("hans-the-butcher", "the-whipper-in", "the-walled-brother", "low-water")
    places = ("camp-happy-trails", "fallowmere-park", "harrowcell-priory")
    pairs = [f"{killer} {place}" for killer in killers for place in places]
    survive(me, *(pair for pair in pairs if pair != "the-whipper-in harrowcell-priory"))
    shelf = open_shelf(me)
    shelf.get_by_role("button", name="Choose at random").click()
    expect(shelf.get_by_role("radio", name="The Whipper-In")).to_be_checked()
    expect(shelf.get_by_role("radio", name="Harrowcell Priory")).to_be_checked()


def test_play_opens_the_usual_night_if_the_last_one_is_gone(visitor: Come) -> None:
    me = visitor()
    gone = {GAME: {"game": GAME, "seats": ["human"], "options": {"killer": "the-cook"}}}
    me.page.add_init_script(f"localStorage.setItem('gloaming.setups', {json.dumps(json.dumps(gone))})")
    me.page.goto("/")
    me.page.get_by_role("article", name="Final Girl").get_by_role("button", name="Play", exact=False).first.click()
    assert me.await_question()


def cook(folder: Path) -> Path:
    """A pack with the Whipper-In's cards under other names and without drawings of their own."""
    source = Path(films.__file__).parent / "the_whipper_in"
    texts = {}
    for name in ("killer", "terrors"):
        text = (source / f"{name}.toml").read_text(encoding="utf-8")
        text = re.sub(r'(?m)^id = "(?!the-whipper-in")(.*)"', r'id = "the-cook-\1"', text)
        text = text.replace("the-whipper-in", "the-cook").replace("The Whipper-In", "The Cook")
        text = text.replace('"Hound"', '"Kitchen Boy"').replace('"Hounds"', '"Kitchen Boys"')
        texts[name] = re.sub(r"(?m)^(rule|ruling) = .*\n", "", text)
    return packed(folder, GAME, "The Cook", **texts)


def test_killer_and_minions_of_a_pack_are_drawn_with_figures_of_their_own(
    visitor: Come, page: None, tmp_path: Path
) -> None:
    with closing(House(create_app(pause=0, shelf=Shelf([cook(tmp_path / "cook")])))) as house:
        me = visitor(at=house)
        shelf = open_shelf(me)
        drawn = shelf.get_by_role("group", name="Killer").locator(".picture svg")
        faces = [re.sub("s\\d+-", "", face) for face in drawn.evaluate_all("(all) => all.map((svg) => svg.innerHTML)")]
        assert len(set(faces)) == len(faces) == 5
        me.check_accessible()
        shelf.get_by_role("radio", name="The Cook").check()
        shelf.get_by_role("button", name="Start the night").click()
        assert me.await_question()
        boys = me.page.locator('[data-piece^="minions-"]').first
        expect(boys).to_contain_text("2 Kitchen Boys")
        expect(boys.locator("svg.minion")).to_have_count(2)
        expect(me.page.get_by_role("list", name="Minions")).to_contain_text("2 on map, 3 left")
        me.check_accessible(phone=True)
        me.page.close()
