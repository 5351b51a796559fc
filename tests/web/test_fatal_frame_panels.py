"""What stands around the board of Fatal Frame: players, hand, Camera, and the village while it is revealed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from .test_fatal_frame import join_table, liked, with_view
from .test_fatal_frame_fights import led_to
from .visitor import Visitor

Come = Callable[..., Visitor]

PLACES = "[data-region=rivals] li[data-place^='seat-']"

REVEALED = """window.revealed = [];
new MutationObserver(() => {
  const name = /is revealed: (.*?)\\.$/.exec(document.querySelector(".bar .text")?.textContent ?? "")?.[1];
  if (name) window.revealed.push(document.querySelector(`.cell[data-name="${name}"]`) !== null);
}).observe(document, { subtree: true, childList: true, characterData: true });"""
"""Records at every change whether a Location that is being announced lies face up."""


def test_a_choice_of_players_moves_no_panel(visitor: Come) -> None:
    me = visitor()
    led_to(me, 8)
    places = me.page.locator(PLACES)
    before = [place.bounding_box() for place in places.all()]
    me.page.locator('.piece.open[data-piece="night-watchman"]:visible').first.click()
    expect(places.locator(".aim")).to_have_count(2)
    assert [place.bounding_box() for place in places.all()] == before


@pytest.mark.parametrize(
    ("seats", "width", "height"), [(2, 1280, 800), (3, 1280, 800), (4, 1280, 800), (2, 1024, 768), (3, 1024, 768)]
)
def test_every_player_is_seen_whole_with_a_bar_of_points(visitor: Come, seats: int, width: int, height: int) -> None:
    def change(update: dict[str, Any]) -> None:
        rival = update["players"][1]
        rival["album"] = ["seeker", "well-child", "folklorist"]
        if seats == 2:
            ghost = {"id": "veiled-priest", "attached": []}
            rooms = [("loom-room", [ghost]), ("nursery", []), ("bath-house", [])]
            rival["path"] = [{"id": room, "ghosts": ghosts} for room, ghosts in rooms]
            rival.update(at=4, inside=0)

    me = visitor(width, height)
    with_view(me, change)
    join_table(me, "human", *["greedy"] * (seats - 1))
    assert me.await_question()
    places = me.page.locator(PLACES)
    expect(places).to_have_count(seats)
    for place in places.all():
        expect(place).to_be_in_viewport(ratio=0.99)
        bar = place.locator(".goal .bar").bounding_box()
        assert bar is not None and bar["width"] >= 32
    if seats == 2:
        expect(places.nth(1).locator(".where")).to_contain_text("Loom Room, Nursery, Bath House")


def test_a_photograph_shows_what_it_counts_in_its_album(visitor: Come) -> None:
    album = ["pallbearer", "seeker", "well-child", "folklorist", "loom-girl"]
    me = visitor()
    with_view(me, lambda update: update["players"][0].update(album=album))
    join_table(me)
    assert me.await_question()
    prints = me.page.locator("li[data-place='seat-0'] .print:not(.none)")
    expect(prints.locator("b")).to_have_text(["4", "1", "1", "1", "1"])
    prints.first.focus()
    me.page.keyboard.press("ArrowRight")
    me.page.keyboard.press("ArrowLeft")
    expect(me.page.locator(".face.large")).to_contain_text("In your Album")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_rules_of_six_cards_in_hand_are_read_to_their_end(visitor: Come, width: int) -> None:
    cards = ["lens-crack", "loom-girl", "futile-odds", "charcoal-sketch", "glass-negative", "zero-shot"]
    me = visitor(width, 844)
    with_view(me, lambda update: update["players"][0].update(hand=cards))
    join_table(me)
    assert me.await_question()
    texts = me.page.locator(".held .words :is(.text, .where)")
    expect(texts).to_have_count(len(cards))
    for text in texts.all():
        expect(text).not_to_contain_text("…")


def test_on_a_phone_a_full_camera_leaves_the_points_free(visitor: Come) -> None:
    def change(update: dict[str, Any]) -> None:
        me = update["players"][0]
        me.update(points=13, ready=True)
        me["camera"] |= {
            "film": {"id": "14-film", "attached": []},
            "orbs": ["spirit-orb", "spirit-orb-b", "spirit-orb-c"],
            "functions": [{"id": "track", "used": True}, {"id": "flash", "used": False}],
        }

    me = visitor(360, 740, touch=True)
    with_view(me, change)
    join_table(me)
    assert me.await_question()
    line = me.page.locator(".vitals-line")
    expect(line.locator(".caption")).to_be_visible()
    points, last = line.locator(".goal").bounding_box(), line.locator(".part:visible").last.bounding_box()
    assert points is not None and last is not None
    assert last["x"] + last["width"] <= points["x"]
    assert points["x"] + points["width"] <= 360


def test_a_location_lies_face_up_when_it_is_told_of(visitor: Come) -> None:
    me = visitor(pace="brisk", motion="no-preference")
    me.page.add_init_script(REVEALED)
    join_table(me)
    revealed: list[bool] = []
    while not revealed:  # On a busy machine, a step may be left out so that the next question does not come late.
        assert me.await_question()
        me.take(liked(me))
        assert me.await_question()
        revealed = me.page.evaluate("window.revealed")
    assert all(revealed)
