"""Final Girl at the page: what the Killer does, and that the text of every card can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from .test_final_girl import GAME, after, join_table, open_table
from .test_learn import BEGIN
from .visitor import DRAWN, PHONE, Visitor, play_unseen

Come = Callable[..., Visitor]

CUT = """(cards) => [...document.querySelectorAll(cards)].filter((card) => {
  const lines = card.querySelector(".lines");
  const face = card.querySelector(".face");
  return lines.offsetTop + lines.offsetHeight > face.offsetHeight || lines.scrollWidth > lines.offsetWidth;
}).map((card) => `${card.querySelector(".lines").offsetHeight} of ${card.offsetHeight}: ${card.ariaLabel}`)"""
"""The cards with a text that does not lie within them."""

OUT = """(parts) => {
  const all = [...document.querySelectorAll(parts)].map((part) => [part, part.getBoundingClientRect()]);
  return all.filter(([, box]) => box.left < 0 || box.right > innerWidth || box.bottom > innerHeight)
    .map(([part]) => part.textContent);
}"""
"""The texts of the parts that leave the window."""


def begin_challenge(me: Visitor, challenge: str) -> None:
    """Open a challenge."""
    me.page.goto("/")
    me.page.goto(f"/table/{me.page.evaluate(BEGIN, {'game': GAME, 'lesson': challenge})}")
    assert me.await_question()
    me.page.evaluate(DRAWN)


def choose(me: Visitor, *wanted: str) -> None:
    """Take the first option whose label begins with one of these, or else the last option."""
    legal = me.legal()
    me.take(next((at for at, label in enumerate(legal) if label.startswith(wanted)), len(legal) - 1))


def test_the_killer_action_before_each_terror_card_is_on_the_table(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    killer = me.page.get_by_role("region", name="Hans the Butcher", exact=True)
    action = killer.get_by_role("button", name="Killer Action, every turn: attacks once.")
    expect(action).to_be_in_viewport(ratio=1)
    action.focus()
    me.page.keyboard.press("Tab")
    me.page.keyboard.press("Shift+Tab")
    expect(me.page.locator(".note:popover-open")).to_contain_text("The first step of every Killer phase")
    me.page.keyboard.press("Escape")
    killer.get_by_role("button", name="Moves").click()
    sheet = me.page.get_by_role("dialog", name="Hans the Butcher")
    expect(sheet).to_contain_text("Killer Action: attacks once.")


def test_on_a_phone_the_killers_sheet_shows_his_action(visitor: Come) -> None:
    me = visitor(**PHONE, motion="reduce")
    join_table(me)
    assert me.await_question()
    me.page.locator("header").get_by_role("button", name="Killer").click()
    expect(me.page.get_by_text("Killer Action, every turn: attacks once.")).to_be_in_viewport(ratio=1)


def test_minor_dark_powers_are_in_sight_and_count(visitor: Come) -> None:
    me = visitor(motion="reduce")
    begin_challenge(me, "longer-strides")
    minor = me.page.get_by_role("list", name="Minor Dark Powers").get_by_role("listitem")
    expect(minor).to_be_in_viewport(ratio=1)
    expect(minor).to_contain_text("Damage first:")
    expect(me.page.get_by_role("button", name="Moves 4")).to_be_in_viewport(ratio=1)
    expect(me.page.locator("[data-part=vitals]")).to_contain_text("2 first, then 11")
    decks = me.page.get_by_role("region", name="Decks").bounding_box()
    assert decks is not None
    assert decks["height"] < 70


def test_every_card_of_a_large_hand_shows_all_its_results(visitor: Come) -> None:
    me = visitor(motion="reduce")
    begin_challenge(me, "longer-strides")
    assert len(me.update["view"]["player"]["hand"]) == 9
    assert me.page.evaluate(CUT, "[data-region=hand] .card") == []
    assert me.page.evaluate(OUT, "[data-region=hand] :is(.card, .cost, .item)") == []


def test_the_tableau_shows_the_results_of_every_roll_on_a_laptop(visitor: Come) -> None:
    me = visitor(motion="reduce")
    after(me, 15)
    results = me.page.locator(".tableau .card", has_text="Furious Strike").locator(".outcome")
    expect(results).to_contain_text(["Deal 2 damage", "Deal 1 damage", "phase ends"])
    assert me.page.evaluate(CUT, ".tableau .card") == []


def test_the_tableau_shows_all_results_of_all_15_cards(visitor: Come) -> None:
    me = visitor(motion="reduce")
    table = open_table(me)

    def choose_unseen(now: dict[str, Any]) -> int | None:
        if now["view"]["planning"] and now["view"]["round"] > 1:
            return None
        labels = [option["label"] for option in now["prompt"]["options"]]
        return next((at for at, label in enumerate(labels) if label.startswith("Discard")), len(labels) - 1)

    assert play_unseen([me], table, choose_unseen)
    me.page.goto(table)
    assert me.await_question()
    expect(me.page.locator(".tableau .card")).to_have_count(15)
    assert me.page.evaluate(CUT, ".tableau .card") == []


def test_a_special_victim_has_its_name_on_the_map(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    assert me.await_question()
    assert me.update["view"]["events"] == ["event-boyfriend"]
    expect(me.page.locator(".location .tag")).to_have_text("Boyfriend")
    expect(me.page.get_by_role("button", name="Event: Boyfriend")).to_be_in_viewport(ratio=1)


def test_equal_lines_of_the_log_are_one(visitor: Come) -> None:
    me = visitor(motion="reduce")
    join_table(me)
    while me.await_question() and not any(label.startswith("Take all free cards: 2 Focus") for label in me.legal()):
        choose(me, "Discard Focus")
    choose(me, "Take all free cards")
    assert me.await_question()
    expect(me.page.locator(".log li", has_text="You take Focus.")).to_have_text("You take Focus. \u00d72")
