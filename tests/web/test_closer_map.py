"""Maps can be zoomed and panned in their frame, without moving the page."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

import gloaming
from tests.games.contract import contract, played_by

from .visitor import DESKTOP, PHONE, Visitor

Come = Callable[..., Visitor]

GAMES = [(game.id, played_by(game)) for game in gloaming.games().values() if contract(game).with_map]

STILL = "() => [scrollX, scrollY, visualViewport.scale, document.querySelector('.play').scrollTop]"

MANY_TIMES = """(frame) =>
  frame.querySelector(".map").getBoundingClientRect().width / frame.getBoundingClientRect().width"""


def join_table(me: Visitor, game: str, seats: int) -> Locator:
    """Open a table, fold the choices where they fold, and return the frame of the map."""
    me.open_table("human", *["random"] * (seats - 1), game=game, seed=5)
    assert me.await_question()
    for tab in me.page.locator(".panes button").all()[:1]:
        tab.click()
    for fold in me.page.get_by_role("button", name="Collapse").all():
        fold.click()
    return me.page.locator("[data-map]")


class Fingers:
    """Fingers on the glass of a phone."""

    def __init__(self, me: Visitor) -> None:
        self._line = me.page.context.new_cdp_session(me.page)
        self._line.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})

    def lie(self, *points: tuple[float, float], kind: str = "touchMove") -> None:
        """Put, move or lift fingers."""
        touches: list[dict[str, Any]] = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(points)]
        self._line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def spread(self, x: float, y: float, start: float, end: float) -> None:
        """Move 2 fingers apart or together around a point, from one distance to another."""
        for step in range(9):
            far = start + (end - start) * step / 8
            self.lie((x - far, y), (x + far, y), kind="touchMove" if step else "touchStart")
        self.lie(kind="touchEnd")

    def draw(self, x: float, y: float, by: float) -> None:
        """Draw one finger upwards."""
        for step in range(9):
            self.lie((x, y - by * step / 8), kind="touchMove" if step else "touchStart")
        self.lie(kind="touchEnd")

    def tap_twice(self, x: float, y: float) -> None:
        """Tap twice on a point, with timestamps 0.1 seconds apart."""
        begun = time.time()
        for after, kind in ((0.0, "touchStart"), (0.02, "touchEnd"), (0.1, "touchStart"), (0.12, "touchEnd")):
            points = [{"x": x, "y": y, "id": 0}] if kind == "touchStart" else []
            touch = {"type": kind, "touchPoints": points, "timestamp": begun + after}
            self._line.send("Input.dispatchTouchEvent", touch)


def middle(frame: Locator) -> tuple[float, float]:
    """The middle of the frame on the screen."""
    box = frame.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def await_closer(frame: Locator, many_times: float, about: float) -> None:
    """Wait until the map has about this zoom factor."""
    frame.page.wait_for_function(
        f"([frame, times, about]) => Math.abs(({MANY_TIMES})(frame) - times) < about",
        arg=[frame.element_handle(), many_times, about],
    )


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_two_fingers_bring_a_map_closer_and_one_moves_it_in_its_frame(visitor: Come, game: str, seats: int) -> None:
    me = visitor(**PHONE)
    frame = join_table(me, game, seats)
    fingers = Fingers(me)
    x, y = middle(frame)
    before, asked = me.page.evaluate(STILL), me.asked
    place = "(frame, [x, y]) => document.elementFromPoint(x, y)?.closest('[data-piece], [data-map]')?.dataset.piece"
    lies_there = frame.evaluate(place, [x, y])
    if game == "follow-your-fear":
        x, y = middle(frame.locator(f"[data-piece={lies_there}]").first)
    fingers.spread(x, y, 40, 100)
    await_closer(frame, 2.5, 0.15)
    if game == "follow-your-fear":
        assert frame.evaluate(place, [x, y]) == lies_there
    at = frame.evaluate("(frame) => frame.scrollTop")
    fingers.draw(x, y, 90)
    me.page.wait_for_function("([frame, at]) => frame.scrollTop > at + 40", arg=[frame.element_handle(), at])
    assert me.page.evaluate(STILL) == before
    me.check_width()
    me.check_accessible()
    fingers.spread(x, y, 100, 20)
    await_closer(frame, 1, 0.000001)
    assert me.page.evaluate(STILL) == before
    assert me.asked == asked


def test_a_double_tap_brings_a_map_closer_and_another_shows_it_whole(visitor: Come) -> None:
    me = visitor(**PHONE)
    frame = join_table(me, "final-girl", 1)
    fingers = Fingers(me)
    x, y = middle(frame)
    before, asked = me.page.evaluate(STILL), me.asked
    for many_times in (2, 1):
        fingers.tap_twice(x, y)
        await_closer(frame, many_times, 0.01)
        me.page.wait_for_timeout(600)
    assert me.page.evaluate(STILL) == before
    assert me.asked == asked


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_button_brings_a_map_closer_at_what_can_be_chosen(
    visitor: Come, game: str, seats: int, size: dict[str, int]
) -> None:
    me = visitor(**size)
    frame = join_table(me, game, seats)
    me.zoom_map()
    await_closer(frame, 2, 0.05)
    open_piece = frame.locator(".piece.open").first
    if open_piece.count():
        expect(open_piece).to_be_in_viewport()
    me.check_width()
    me.zoom_map()
    await_closer(frame, 1, 0.000001)
    assert math.isclose(frame.evaluate("(frame) => frame.scrollWidth - frame.clientWidth"), 0, abs_tol=1)


SCROLLED = "(frame) => [frame.scrollLeft, frame.scrollTop]"


@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_a_mouse_drags_a_closer_map_and_chooses_nothing_by_that(visitor: Come, game: str, seats: int) -> None:
    me = visitor()
    frame = join_table(me, game, seats)
    me.zoom_map()
    frame.evaluate("(frame) => frame.scrollTo(80, 80)")
    (x, y), asked = middle(frame), me.asked
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 50, y + 40, steps=6)
    assert frame.evaluate(SCROLLED) == pytest.approx([30, 40], abs=1)
    me.page.mouse.up()
    me.page.mouse.move(x + 90, y + 90, steps=3)
    assert frame.evaluate(SCROLLED) == pytest.approx([30, 40], abs=1)
    assert me.asked == asked
    assert not me.page.locator(".notice").count()


def test_a_click_that_trembles_on_a_closer_map_is_a_choice(visitor: Come) -> None:
    me = visitor()
    frame = join_table(me, "fatal-frame", 3)
    me.zoom_map()
    piece = frame.locator(".piece.open").first
    piece.scroll_into_view_if_needed()
    box = piece.bounding_box()
    assert box is not None
    x, y, asked = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, me.asked
    at = frame.evaluate(SCROLLED)
    me.page.mouse.move(x, y)
    me.page.mouse.down()
    me.page.mouse.move(x + 2, y + 2)
    assert frame.evaluate(SCROLLED) == at
    me.page.mouse.up()
    me.await_answer(asked)
