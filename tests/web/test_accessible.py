"""What axe-core says of every screen, and the ways of the keyboard and the screen reader."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from .visitor import Visitor

Come = Callable[..., Visitor]

QUESTIONS = {
    "basement": {"Place a meeple", "Roll all the dice again?"},
    "hallway": {"Place a meeple", "Take a Cursed card", "Name a card type to dispel", "Change one die?"},
}


@pytest.mark.parametrize("width", [1280, 360])
def test_axe_finds_no_fault_with_the_start_page_and_its_form(visitor: Come, width: int) -> None:
    me = visitor(width)
    me.page.goto("/")
    me.page.get_by_role("button", name="Play now").wait_for()
    me.check_accessible()
    me.page.get_by_text("Set the table").click()
    me.page.get_by_text("Set-up options").click()
    me.check_accessible()


@pytest.mark.parametrize("room", QUESTIONS)
def test_axe_finds_no_fault_with_any_kind_of_question(visitor: Come, room: str) -> None:
    me = visitor(motion="reduce")
    types = ["tome", "mask", "cat", "portrait", "mirror"]
    seen: set[str] = set()
    for seed in range(5, 12):
        me.open_table("human", "random", seed=seed, options={"types": types, "board-2": room})
        while not QUESTIONS[room] <= seen and me.await_question():
            legal = me.legal()
            asked = me.sitting["question"]
            if asked not in seen:
                seen.add(asked)
                me.check_accessible()
                me.photograph("question-" + asked.lower().replace(" ", "-").strip("?"))
            liked = ("Take Tome", room.title())
            me.take(next((at for at, label in enumerate(legal) if label.startswith(liked)), len(legal) - 1))
    assert QUESTIONS[room] <= seen
