"""The analysis of a finished match: reading, clicking and keyboard control of the graph."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

import gloaming
from gloaming.bots import bot, play

from .test_pictures import record
from .test_replay import import_campaign, see_table
from .visitor import DESKTOP, DRAWN, PHONE, Visitor

Come = Callable[..., Visitor]


def opened(me: Visitor) -> Locator:
    """The graph of the record of a match of four."""
    import_campaign(me, json.dumps(record()))
    me.page.wait_for_url("**/table/*")
    me.page.get_by_role("button", name="Match analysis").click()
    return me.page.get_by_role("dialog", name="Match analysis")


def test_a_click_on_the_graph_or_a_turning_point_leads_to_its_moment(visitor: Come) -> None:
    me = visitor(motion="reduce")
    went = opened(me)
    graph = went.get_by_role("slider", name="Win probability graph")
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": 44 + (box["width"] - 78) / 2, "y": box["height"] / 2})
    expect(went).to_be_hidden()
    moment = me.page.get_by_role("slider", name="Position in the match", exact=True)
    expect(moment).to_have_value(re.compile("^4[4-6]$"))
    me.page.get_by_role("button", name="Match analysis").click()
    turn = went.locator("ol").get_by_role("listitem").first
    button = turn.get_by_role("button").get_attribute("aria-label") or ""
    number = int(button.removeprefix("Show choice "))
    assert re.search("\n1\n[+\u2212][0-9]+\n", turn.inner_text())
    assert re.search(r"Player \d: from \d+% to \d+%", turn.inner_text())
    turn.get_by_role("button", name=f"Show choice {number}").click()
    expect(moment).to_have_value(str(number - 1))
    expect(me.page.get_by_role("heading", name="You are watching a replay")).to_be_visible()


def test_by_keys_one_goes_through_the_graph_and_hears_the_chances(visitor: Come) -> None:
    me = visitor(motion="reduce")
    went = opened(me)
    graph = went.get_by_role("slider", name="Win probability graph")
    said = re.compile(r"^After 90 of 90 choices: Player 1 \d+%, Player 2 \d+%, Player 3 \d+%, Player 4 \d+%$")
    expect(graph).to_have_attribute("aria-valuetext", said)
    graph.press("Home")
    expect(graph).to_have_attribute("aria-valuenow", "0")
    graph.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    graph.press("PageUp")
    expect(graph).to_have_attribute("aria-valuenow", "11")
    graph.press("Enter")
    expect(went).to_be_hidden()
    expect(me.page.get_by_role("slider", name="Position in the match", exact=True)).to_have_value("11")


def test_all_of_it_is_there_in_words_and_axe_finds_no_fault(visitor: Come) -> None:
    me = visitor(motion="reduce")
    went = opened(me)
    expect(went.get_by_role("heading", name="Turning points")).to_be_visible()
    expect(went.get_by_role("status").last).to_contain_text(re.compile("Better:|no better choice"))
    went.get_by_text("All choices as a table").click()
    expect(went.get_by_role("row")).to_have_count(91)
    me.check_accessible(phone=True)


def test_one_player_alone_reads_of_the_chance_to_win(visitor: Come) -> None:
    me = visitor(motion="reduce")
    match = play(gloaming.game("final-girl").new(seats=1, seed=3), [bot("greedy:1")])
    import_campaign(me, json.dumps(match.record()))
    me.page.wait_for_url("**/table/*")
    me.page.get_by_role("button", name="Match analysis").click()
    graph = me.page.get_by_role("slider", name="Win probability graph")
    expect(graph).to_have_attribute("aria-valuetext", re.compile(r"^After \d+ of \d+ choices: Win probability \d+%$"))


CUT = """(all) => all.flatMap((select) => {
  const style = getComputedStyle(select);
  const pen = document.createElement("canvas").getContext("2d");
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  const room = select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - 18;
  return [...select.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room);
})"""
"""Select boxes whose text overlaps the arrow."""


def test_one_plays_on_from_a_moment_against_bots(visitor: Come) -> None:
    me = visitor(motion="reduce")
    import_campaign(me, json.dumps(record()))
    me.page.wait_for_url("**/table/*")
    first = me.page.url
    moment = see_table(me)
    start_next_match = me.page.get_by_role("button", name="Continue from here")
    expect(start_next_match).to_have_count(0)
    moment.fill("12")
    start_next_match.click()
    dialog = me.page.get_by_role("dialog", name="Continue from here")
    expect(dialog).to_contain_text("A new match starts after 12 choices of this one")
    dialog.get_by_label("Your seat").select_option("Player 3")
    dialog.get_by_label("Other players").select_option("Easy")
    me.check_accessible(phone=True)
    me.page.set_viewport_size(PHONE)
    me.page.evaluate(DRAWN)
    assert dialog.locator("select").evaluate_all(CUT) == []
    me.page.set_viewport_size(DESKTOP)
    dialog.get_by_role("button", name="Start match").press("Enter")
    me.page.wait_for_url(lambda url: "/table/" in url and url != first)
    assert me.await_question()
    assert [seat["kind"] for seat in me.update["seats"]] == ["easy", "easy", "human", "easy"]
    assert me.update["branch_point"] == 12
    me.take(0)
    me.page.go_back()
    expect(me.page.locator(".result")).to_be_visible()


def test_on_a_phone_one_is_told_to_tap_the_graph_which_leaves_room_for_its_text(visitor: Come) -> None:
    me = visitor(motion="reduce", touch=True)
    went = opened(me)
    expect(went).to_contain_text("tap the graph")
    expect(went).not_to_contain_text("arrow keys")
    expect(went.locator("ol li .place").first).to_have_text("Turning point 1")
    me.page.set_viewport_size({"width": 844, "height": 390})
    graph = went.get_by_role("slider", name="Win probability graph")
    expect(went.locator("ol li").first).to_be_visible()
    me.page.evaluate(DRAWN)
    box = graph.bounding_box()
    assert box and box["height"] < 390 * 0.4
